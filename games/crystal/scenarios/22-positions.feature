Feature: Positions that begin in the middle of a phase

Scenario: [CF 3.1, CF 3.7] the slot of a later player begins after its draw and its limit
  Given it is Ben's Deploy
  And Ben's hand holds 1 other card
  And Ben's deck is 2 other cards
  And Ben has 3 tech left
  Then Ben has 3 tech left
  And Ben's hand has 1 card
  And Ben's deck has 2 cards
  And Ben is offered to pass
  And Ada has priority

Scenario: [CF 3.7] the limit of that slot is the power of the position
  Given 3 players
  And Ben has priority
  And it is Ada's Deploy
  And Ada's Production lane holds a card of power 3
  Then Ada has 4 tech left
  And Ada's basic deck has 40 cards
  When Ada passes
  Then it is the Attack phase

Scenario: [CF 4.1] those before had their slots and those after have theirs
  Given 3 players
  And Cy has priority
  And it is Ada's Deploy
  When Ada passes
  Then it is Ben's Deploy
  And Ben's hand is a Basic Trooper
  When Ben passes
  Then it is the Attack phase

Scenario: [CF 4.8] where turns go round nobody has passed
  Given the edition is alternating
  And 3 players
  And it is Ben's Deploy
  And each player has 9 crystals and 9 unused production
  When Ben plays a Basic Trooper to the Mining lane
  Then it is Cy's Deploy
  When Cy passes
  And Ada plays a Basic Trooper to the Mining lane
  And Ben passes
  And Ada passes
  Then it is the Battle

Scenario: [CF 4.8, CF 3.1] who had a turn before has drawn, who comes after has not
  Given the switch deploy_mode is "alternating"
  And 3 players
  And it is Ben's Deploy
  When Ben passes
  Then it is Cy's Deploy
  And Cy's hand is a Basic Trooper
  When Cy passes
  Then it is Ada's Deploy
  And Ada's hand is empty

Scenario: [CF 3.4] the draw of a later player
  Given the edition is each of current and alternating
  And 3 players
  And it is Ben's Draw
  And each player's deck is 3 other cards
  Then Ben is offered to draw
  And Ada's hand is empty
  When Ben draws
  And Cy does not draw
  Then it is Ada's Deploy
  And Ada's deck has 3 cards
  And Ben's hand is "Filler 1"

Scenario: [CF 3.4] the first choice of a phase is offered at its beginning
  Given the edition is current
  And Ben has priority
  And it is the Draw
  And each player's deck is 3 other cards
  Then Ben is offered to draw
  And Ada is not offered to draw
  And Ada is asked nothing
  And it is the Draw
  When Ben draws
  Then Ben's hand has 1 card

Scenario: [CF 8.2] player by player those before have had their Aftermath
  Given 3 players
  And a card "Gift": "Aftermath: You may gain 1 crystal."
  And each player's Mining lane holds "Gift" (entered this round)
  And it is Ben's Aftermath
  When Ben activates "Gift"
  And Ben chooses yes
  And Cy activates "Gift"
  And Cy chooses yes
  Then it is the Regroup
  And Ada has 5 crystals
  And Ben has 6 crystals

Scenario: [CF 8.6] card by card it is simply that player's turn
  Given the edition is alternating
  And 3 players
  And a card "Gift": "Aftermath: You may gain 1 crystal."
  And each player's Mining lane holds "Gift" (entered this round)
  And it is Cy's Aftermath
  When Cy passes
  Then it is Ada's Aftermath
  When Ada passes
  Then it is Ben's Aftermath

Scenario: [CF 4.2] a try is not about the draw that nobody scripted
  Given a card "Titan" (60 crystals)
  And Ben's hand holds "Titan"
  And Ben's deck is 2 other cards
  When Ada passes
  And Ben tries to play "Titan" to the Mining lane
  Then it is refused with CF 4.2
  And Ben's hand has 2 cards

Scenario: [CF 3.2] to pass before the draw is refused
  Given Ben's deck is 2 other cards
  When Ada passes
  And Ben tries to pass
  Then it is refused with CF 3.2
  And Ben's hand is empty

Scenario: [CF 9.2] a try that is about a silent choice is made there
  Given it is the Regroup
  And Ada's Mining lane holds 3 corruption
  When Ada tries to keep 4 corruption on the Mining lane
  Then it is refused with CF 9.2
  When Ada tries to keep 3 corruption on the Mining lane
  Then it is accepted
  And Ada's Mining lane has 3 corruption
