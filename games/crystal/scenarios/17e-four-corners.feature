Feature: More corners of tables of four

Background:
  Given 4 players
  And the edition is current
  And a card "Fill" (0/0/0)
  And each player has 5 crystals
  And each player's deck is 9 other cards

Scenario: [CF 13.9, CF 12.47] moments answered by several players in the order from who did it
  Given a card "Watch" (0/0/0): "When a card is destroyed, gain crystals equal to your hit points."
  And a card "Raze" (0/0/0): "Deploy: Destroy a Drone."
  And Ada's hand holds "Raze"
  And Dot's Mining lane holds a Drone card of power 0
  And Cy's Mining lane holds "Watch" (entered this round)
  When Ada plays "Raze" to the Mining lane
  Then Cy has 25 crystals

Scenario: [CF 13.9] each of three watchers hears a moment, the fallen does not
  Given a card "Spite" (0/0/0): "When a card is destroyed, each opponent loses 5 hit points."
  And a card "Raze" (0/0/0): "Deploy: Destroy a Drone."
  And Ada's hand holds "Raze"
  And Ada's Attack lane holds a Drone card of power 0
  And Ben's Mining lane holds "Spite" (entered this round)
  And Cy's Mining lane holds "Spite" (entered this round)
  And Dot's Mining lane holds "Spite" (entered this round)
  And Cy has 5 hit points
  And Ada has 11 hit points
  When Ada plays "Raze" to the Mining lane
  Then Cy is out
  And Ada has 1 hit point
  And Ben has 15 hit points
  And Dot has 15 hit points

Scenario: [CF 4.4, CF 6.6] a card of mine is destroyed by an answer before its later abilities
  Given a card "Duo" (0/0/0):
    | Deploy: Gain 1 crystal.
    | Deploy: Gain 2 crystals.
  And a card "Counter" (0/0/0): "When a card enters play, destroy it."
  And Dot's Mining lane holds "Counter" (entered this round)
  And Ada's hand holds "Duo"
  When Ada plays "Duo" to the Mining lane
  Then Ada's discard pile holds "Duo"
  And Ada has 5 crystals

Scenario: [CF 13.31, CF 4.1] everybody postpones
  Given a card "Later" (0/0/0): "Deploy: Postpone priority."
  And each player's hand holds "Later" and "Fill"
  When Ada plays "Later" to the Mining lane
  And Ben plays "Later" to the Mining lane
  And Cy plays "Later" to the Mining lane
  And Dot plays "Later" to the Mining lane
  Then it is Ada's Deploy
  When Ada passes
  Then it is Ben's Deploy
  When Ben passes
  Then it is Cy's Deploy
  When Cy passes
  Then it is Dot's Deploy
  When Dot passes
  And the next round begins
  Then the round is 3

Scenario: [CF 13.31, CF 13.53] everybody postpones: the token went to the left of each who held it
  Given a card "Later" (0/0/0): "Deploy: Postpone priority."
  And each player's hand holds "Later"
  When Ada plays "Later" to the Mining lane
  Then Ben has priority
  When Ben plays "Later" to the Mining lane
  Then Cy has priority
  When Cy plays "Later" to the Mining lane
  Then Dot has priority
  When Dot plays "Later" to the Mining lane
  Then Ada has priority
  And it is Ada's Deploy

Scenario: [CF 13.32] who has postponed cannot again
  Given a card "Later" (0/0/0): "Deploy: Postpone priority."
  And Ada's hand holds "Later" and "Later"
  When Ada plays "Later" to the Mining lane
  And Ben passes
  And Cy passes
  And Dot passes
  And Ada plays "Later" to the Mining lane
  Then it is Ada's Deploy
  And Ben has priority

Scenario: [CF 8.2, CF 13.53] priority taken in Aftermath changes the next round and not this phase
  Given a card "Grab" (0/0/0): "Aftermath: Take priority."
  And a card "Earn" (0/0/0): "Aftermath: Gain 1 crystal."
  And it is the Aftermath
  And Ben's Mining lane holds "Grab" (entered this round)
  And Cy's Mining lane holds "Earn" (entered this round)
  And Ada's Mining lane holds "Earn" (entered this round)
  When the Aftermath resolves
  Then Ada has 6 crystals
  And Cy has 6 crystals
  And Ben has priority

Scenario: [CF 9.5, CF 13.53] priority taken in Regroup passes on
  Given a card "Grab" (0/0/0): "Regroup: Take priority."
  And it is the Regroup
  And Cy's Mining lane holds "Grab" (entered this round)
  When the next round begins
  Then Dot has priority

Scenario: [CF 5.6, CF 13.26] three share the highest attack
  Given Ada's Attack lane holds a card of power 2 and 1 gambit token
  And Ben's Attack lane holds a card of power 2 and 1 gambit token
  And Cy's Attack lane holds a card of power 2 and 1 gambit token
  When the Attack phase resolves
  Then Dot has 15 hit points
  And Ada has 20 hit points

Scenario: [CF 5.4, CF 5.3] all below zero
  Given the edition is classic
  And Ada's Attack lane holds 1 corruption
  And Ben's Attack lane holds 3 corruption
  And Cy's Attack lane holds 2 corruption
  And Dot's Attack lane holds 4 corruption
  When the Attack phase resolves
  Then Ada has 20 hit points
  And Ben has 18 hit points
  And Cy has 19 hit points
  And Dot has 17 hit points

Scenario: [CF 6.6, CF 5.4] the highest attack of one who fell in the Battle abilities counts for nothing
  Given a card "Spike" (0/0/0): "Battle: Deal 5 damage to target opponent."
  And Ada's Mining lane holds "Spike" (entered this round)
  And Ben's Attack lane holds a card of power 9
  And Ben has 5 hit points
  And Cy's Attack lane holds a card of power 1
  When the Battle resolves
  And Ada chooses Ben
  Then Ada has 19 hit points
  And Cy has 20 hit points
  And Dot has 19 hit points

Scenario: [CF 13.64, CF 9.2, CF 6.6] the holder falls while corruption is paid off
  Given the edition is classic
  And the switch corruption_removal is "pay-at-start"
  And the switch corruption_price is 1
  And a card "Leech" (0/0/0): "Cooldown: When a corruption token is removed, each opponent loses 5 hit points."
  And Dot's Mining lane holds "Leech"
  And Ada's Mining lane holds 1 corruption
  And Ada's Attack lane holds 1 corruption
  And Ada has 5 hit points
  And Dot has priority
  And it is the Regroup
  When the next round begins
  Then Ada has priority

Scenario: [CF 12.51, CF 13.20] several hands, some empty
  Given a card "Rob" (0/0/0): "Deploy: Discard a card from an opponent's hand."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Fill"
  And Dot's hand holds "Fill" and "Fill"
  When Ada plays "Rob" to the Mining lane
  Then Ada is offered to choose Ben
  And Ada is offered to choose Dot
  And Ada is not offered to choose Cy
  When Ada chooses Dot
  Then Dot's hand has 1 card

Scenario: [CF 6.7, CF 8.3] a card whose first Aftermath ability ends its player has no second
  Given a card "Last" (0/0/0):
    | Aftermath: Lose 5 hit points.
    | Aftermath: Each opponent loses 5 hit points.
  And it is the Aftermath
  And Ada's Mining lane holds "Last" (entered this round)
  And Ada has 5 hit points
  When the Aftermath resolves
  Then Ada is out
  And Ben has 20 hit points

Scenario: [CF 6.7, CF 13.29] pay or return of one who falls is not asked
  Given a card "Merc" (0/0/0): "Aftermath: Pay 3 crystals or return this card to your hand."
  And a card "Storm" (0/0/0): "Aftermath: Each opponent loses 5 hit points."
  And it is the Aftermath
  And Ada's Mining lane holds "Storm" (entered this round)
  And Ben's Mining lane holds "Merc" (entered this round)
  And Ben has 5 hit points
  When the Aftermath resolves
  Then Ben is out

Scenario: [CF 3.1, CF 3.7, CF 6.6] classic: who falls in the slot of another neither draws nor has a limit
  Given the edition is classic
  And a card "Bolt" (0/0/0): "Deploy: Deal 5 damage to target opponent."
  And Ada's hand holds "Bolt"
  And Ben has 5 hit points
  When Ada plays "Bolt" to the Mining lane
  And Ada chooses Ben
  And Ada passes
  And Cy draws from the deck
  Then it is Cy's Deploy
  And Cy's hand has 1 card

Scenario: [CF 4.9, CF 8.6] who passed in Deploy has not passed in Aftermath
  Given the edition is alternating
  And a card "Earn" (0/0/0): "Aftermath: You may gain 1 crystal."
  And Ada's Mining lane holds "Earn" (entered this round)
  When Ada passes
  And Ben passes
  And Cy passes
  And Dot passes
  And the Aftermath begins
  Then Ada is offered to activate "Earn"
  When Ada activates "Earn"
  And Ada chooses yes
  Then it is the Regroup
