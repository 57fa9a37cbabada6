Feature: What is offered tells nothing of hidden hands

Background:
  Given 3 players
  And the edition is current
  And a card "Bee" (Drone, 1/1/1)
  And a card "Sat" (Satellite, 1/1/1)

Scenario: [CF 1.11] a branch does not depend on a hidden hand
  Given a card "Hunt": "Deploy: Choose one: target opponent discards a Drone; or gain 1 crystal; or gain 1 hit point."
  And Ada's hand holds "Hunt"
  And Ben's hand holds 2 other cards
  And Cy's hand holds 2 other cards
  When Ada plays "Hunt" to the Mining lane
  Then Ada is offered to choose "target opponent discards"
  When Ada chooses "target opponent discards"
  And Ada chooses Ben
  Then Ben's hand has 2 cards

Scenario: [CF 1.11, CF 13.6] nor does a Cooldown
  Given a card "Eye" (permanent): "Cooldown: Each opponent discards a Drone."
  And Ada has "Eye" in play
  And Ben's hand holds 2 other cards
  And Cy's hand holds "Bee"
  When Ada uses "Eye"
  Then Ben's hand has 2 cards
  And Cy's hand is empty

Scenario: [CF 1.11, CF 12.3] where there are no cards at all nothing can be done
  Given a card "Eye" (permanent): "Cooldown: Each opponent discards a Drone."
  And Ada has "Eye" in play
  Then Ada is not offered to use "Eye"

Scenario: [CF 12.1] one's own hand one knows
  Given a card "Trade": "Deploy: Each opponent may discard a Drone. If they do not, they lose 1 crystal."
  And Ada's hand holds "Trade"
  And Ben's hand holds 1 other card
  And Ben has 5 crystals
  And Cy has 5 crystals
  When Ada plays "Trade" to the Mining lane
  Then Ben has 4 crystals
  And Cy has 4 crystals

Scenario: [CF 12.51] one names whose card, and chance takes it
  Given a card "Rob": "Deploy: Discard a card from an opponent's hand."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee" and "Bee"
  And Cy's hand holds "Bee" and "Sat"
  When Ada plays "Rob" to the Mining lane
  Then Ada is offered to choose Ben
  And Ada is offered to choose Cy
  When Ada chooses Cy
  Then Cy's hand has 1 card
  And Ben's hand has 2 cards

Scenario: [CF 12.51] an empty hand is none
  Given a card "Rob": "Deploy: Discard a card from an opponent's hand."
  And Ada's hand holds "Rob"
  And Cy's hand holds "Bee" and "Sat"
  When Ada plays "Rob" to the Mining lane
  Then Cy's hand has 1 card

Scenario: [CF 12.51] none of the kind there is
  Given a card "Rob": "Deploy: You may discard a Drone from an opponent's hand. If you do, gain 2 crystals."
  And Ada's hand holds "Rob"
  And Ada has 0 crystals
  And Ben's hand holds "Sat" and "Sat"
  And Cy's hand holds "Bee" and "Sat"
  When Ada plays "Rob" to the Mining lane
  And Ada chooses yes
  And Ada chooses Ben
  Then Ben's hand has 2 cards
  And Ada has 0 crystals

Scenario: [CF 12.51] one of the kind
  Given a card "Rob": "Deploy: You may discard a Drone from an opponent's hand. If you do, gain 2 crystals."
  And Ada's hand holds "Rob"
  And Ada has 0 crystals
  And Ben's hand holds "Sat" and "Sat"
  And Cy's hand holds "Bee", "Sat" and "Sat"
  When Ada plays "Rob" to the Mining lane
  And Ada chooses yes
  And Ada chooses Cy
  Then Cy's hand is 2 "Sat"
  And Ada has 2 crystals

Scenario: [CF 12.51, CF 13.66] after a look all are known
  Given a card "Spy": "Deploy: Look at target opponent's hand. Discard a card from their hand."
  And Ada's hand holds "Spy"
  And Ben's hand holds "Bee" and "Sat"
  When Ada plays "Spy" to the Mining lane
  And Ada chooses Ben
  And Ada chooses "Sat"
  Then Ben's hand is "Bee"

Scenario: [CF 12.51, CF 13.42] a card that returned to the hand is known
  Given a card "Lift": "Deploy: Return an opponent's card to their hand. Discard a card from an opponent's hand."
  And Ada's hand holds "Lift"
  And Ben's hand holds "Bee" and "Sat"
  And Ben's Mining lane holds "Bee"
  And Cy's hand holds "Sat"
  When Ada plays "Lift" to the Mining lane
  And Ada chooses Ben's "Bee" in the Mining lane
  Then Ada is offered to choose Ben's "Bee"
  And Ada is offered to choose Ben
  And Ada is offered to choose Cy
  And Ada is not offered to choose Ben's "Sat"
  When Ada chooses Ben's "Bee"
  Then Ben's hand is "Bee" and "Sat"

Scenario: [CF 12.51] several, one after another
  Given a card "Rob": "Deploy: Discard up to 2 cards from your opponents' hands."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee" and "Bee"
  And Cy's hand holds "Sat" and "Sat"
  When Ada plays "Rob" to the Mining lane
  And Ada chooses Ben
  And Ada chooses Cy
  Then Ben's hand has 1 card
  And Cy's hand has 1 card

Scenario: [CF 12.51] or fewer
  Given a card "Rob": "Deploy: Discard up to 2 cards from your opponents' hands."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee" and "Bee"
  And Cy's hand holds "Sat" and "Sat"
  When Ada plays "Rob" to the Mining lane
  And Ada chooses Ben
  And Ada chooses nothing
  Then Ben's hand has 1 card
  And Cy's hand has 2 cards

Scenario: [CF 12.51] two of one opponent
  Given a card "Rob": "Deploy: Discard 2 Drones from an opponent's hand."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Sat" and "Sat"
  And Cy's hand holds "Bee", "Sat" and "Bee"
  When Ada plays "Rob" to the Mining lane
  Then Ada is offered to choose Ben
  When Ada chooses Cy
  Then Cy's hand is "Sat"

Scenario: [CF 12.51] of each opponent
  Given a card "Rob": "Deploy: Discard a card from each opponent's hand."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee" and "Bee"
  And Cy's hand holds "Sat" and "Bee"
  When Ada plays "Rob" to the Mining lane
  Then Ben's hand has 1 card
  And Cy's hand has 1 card

Scenario: [CF 12.51] a card that is chosen and spoken of
  Given a card "Rob": "Deploy: Choose a card in an opponent's hand. Discard it."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee" and "Bee"
  And Cy's hand holds "Sat" and "Bee"
  When Ada plays "Rob" to the Mining lane
  And Ada chooses Cy
  Then Cy's hand has 1 card

Scenario: [CF 12.51] put into play, in a lane of its owner
  Given a card "Rob": "Deploy: Put a card from an opponent's hand into play."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee"
  And Cy's hand holds "Sat"
  When Ada plays "Rob" to the Mining lane
  And Ada chooses Cy
  And Ada chooses the Attack lane
  Then Cy's Attack lane holds "Sat"

Scenario: [CF 12.51] a player's hand: one's own cards are known
  Given a card "Rob": "Deploy: Discard a card from a player's hand."
  And Ada's hand holds "Rob", "Bee" and "Sat"
  And Ben's hand holds "Bee" and "Bee"
  When Ada plays "Rob" to the Mining lane
  Then Ada is offered to choose Ben
  And Ada is not offered to choose Cy
  And Ada is not offered to choose Ada
  When Ada chooses "Sat"
  Then Ada's hand is "Bee"

Scenario: [CF 12.51] who is made to choose
  Given a card "Rob": "Deploy: Target opponent discards a card from another opponent's hand."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee" and "Bee"
  And Cy's hand holds "Bee" and "Bee"
  When Ada plays "Rob" to the Mining lane
  And Ada chooses Ben
  Then Cy's hand has 1 card

Scenario: [CF 12.51] a card out of an opponent's deck
  Given a card "Dig": "Deploy: Put a card from an opponent's deck into play."
  And Ada's hand holds "Dig"
  And Ben's deck is "Bee", "Sat" and "Bee"
  And Cy's deck is "Sat"
  When Ada plays "Dig" to the Mining lane
  And Ada chooses Cy
  And Ada chooses the Attack lane
  Then Cy's Attack lane holds "Sat"
  And Cy's deck is empty

Scenario: [CF 12.51, CF 4.11] a card that is played out of a hidden hand
  Given each player has 5 crystals
  And a card "Pull" (0/0/0): "Deploy: Play a card from an opponent's hand."
  And a card "Dig" (2 crystals, 0/0/0): "Deploy: Gain 1 crystal."
  And Ada's hand holds "Pull"
  And Ben's hand holds "Dig"
  And Cy's hand holds "Dig"
  When Ada plays "Pull" to the Mining lane
  And Ada chooses Cy
  And Cy chooses the Attack lane
  Then Cy has 4 crystals
  And Ben has 5 crystals

Scenario: [CF 12.51, CF 12.21] a Cooldown that asks about hidden hands is offered whatever they hold
  Given a card "Fill" (0/0/0)
  And each player has 5 crystals
  And a card "Scan" (permanent): "Cooldown: If an opponent has a Drone in hand, gain 1 crystal."
  And Ada has "Scan" in play
  And Ben's hand holds 2 "Fill"
  When Ada uses "Scan"
  Then Ada has 5 crystals
  And Ada's "Scan" is exhausted

Scenario: [CF 12.51, CF 12.21] and not where no hand has a card
  Given each player has 5 crystals
  And a card "Scan" (permanent): "Cooldown: If an opponent has a Drone in hand, gain 1 crystal."
  And Ada has "Scan" in play
  Then Ada is not offered to use "Scan"

Scenario: [CF 12.51, CF 12.21] or otherwise
  Given a card "Fill" (0/0/0)
  And each player has 5 crystals
  And a card "Scan" (permanent): "Cooldown: If an opponent has a Drone in hand, gain 1 crystal. Otherwise, gain 2 hit points."
  And Ada has "Scan" in play
  And Ben's hand holds 2 "Fill"
  When Ada uses "Scan"
  Then Ada has 22 hit points

Scenario: [CF 12.51, CF 12.1] whether a may is asked
  Given a card "Fill" (0/0/0)
  And each player has 5 crystals
  And a card "Peep" (0/0/0): "Deploy: You may gain 1 crystal for each Drone in an opponent's hand."
  And Ada's hand holds "Peep"
  And Ben's hand holds "Fill"
  When Ada plays "Peep" to the Mining lane
  And Ada chooses yes
  And Ada chooses Ben
  Then Ada has 5 crystals

Scenario: [CF 12.51, CF 11.9] what nobody can tell to be there pays for nothing
  When the text "Deploy: You may discard a Drone from an opponent's hand to gain 2 crystals." is read
  Then it is refused

Scenario: [CF 12.51, CF 11.9] any card of a hand is there or not
  Given a card "Fill" (0/0/0)
  And each player has 5 crystals
  And a card "Tithe" (0/0/0): "Deploy: You may discard a card from an opponent's hand to gain 2 crystals."
  And Ada's hand holds "Tithe" and "Tithe"
  And Ben's hand holds "Fill"
  When Ada plays "Tithe" to the Mining lane
  And Ada chooses yes
  Then Ada has 7 crystals
  And Ben's hand is empty
  When Ada plays "Tithe" to the Mining lane
  Then Ada has 7 crystals

Scenario: [CF 12.51] what stands in sight cannot ask which cards are hidden
  When the text "As long as an opponent has a Drone in hand, your Drones get +1 power." is read
  Then it is refused
  When the text "Your Drones get +1 power for each Drone in your hand." is read
  Then it is refused
  When the text "Costs 1 crystal less for each Drone in your opponents' hands." is read
  Then it is refused
  When the text "Cards cost 1 crystal more for each Drone in your hand." is read
  Then it is refused

Scenario: [CF 12.51] but how many, and of one's own for one's own price
  When the text "Costs 1 crystal less for each Drone in your hand." is read
  Then it is accepted
  When the text "Your Drones cost 1 crystal less for each Drone in your hand." is read
  Then it is accepted
  When the text "Your Drones get +1 power for each card in your hand." is read
  Then it is accepted
