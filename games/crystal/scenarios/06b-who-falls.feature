Feature: Who falls, and what goes on
  # What is left of the abilities of a player who is out is not done; those of the others are.

Background:
  Given 3 players
  And the edition is current

Scenario: [CF 6.7, CF 4.1] Ben falls by his own answer in Ada's slot
  Given a card "Grief" (permanent): "When you discard a card, lose 2 hit points."
  And a card "Squeeze" (0 crystals, 0 production): "Deploy: Each opponent discards a card. Gain 4 crystals."
  And Ben has "Grief" in play
  And Ben has 2 hit points
  And Ben's hand holds 1 other card
  And Cy's hand holds 1 other card
  And Ada has 3 crystals
  And Ada's hand holds "Squeeze"
  When Ada plays "Squeeze" to the Mining lane
  Then Ben is out
  And Cy's hand is empty
  And Ada has 7 crystals
  And it is Ada's Deploy

Scenario: [CF 6.7, CF 4.5] who falls by answering a card does not end the slot of who played it
  Given a card "Grief" (permanent): "When an opponent plays a card, lose 2 hit points."
  And a card "Cheer" (permanent): "When an opponent plays a card, gain 1 crystal."
  And a card "Dig": "Deploy: Gain 4 crystals."
  And Ben has "Grief" in play
  And Ben has 2 hit points
  And Cy has "Cheer" in play
  And Cy has 0 crystals
  And Ada has 0 crystals
  And Ada's hand holds "Dig" and "Dig"
  When Ada plays "Dig" to the Mining lane
  Then Ben is out
  And Cy has 1 crystal
  And Ada has 4 crystals
  And it is Ada's Deploy

Scenario: [CF 6.7, CF 13.9] what was destroyed may take its player along, and no more
  Given a card "Sweep": "Deploy: Destroy each Drone. Gain 2 crystals."
  And a card "Bee" (Drone, 1/1/1): "When this card is destroyed, draw a card."
  And Ben's Mining lane holds "Bee"
  And Ben has 1 hit point
  And Cy's Mining lane holds a Drone card of power 1
  And Ada has 0 crystals
  And Ada's hand holds "Sweep"
  When Ada plays "Sweep" to the Mining lane
  Then Ben is out
  And Cy's Mining lane is empty
  And Ada has 2 crystals

Scenario: [CF 6.7, CF 5.1] nor does it end the Battle abilities of another
  Given a card "Grief" (permanent): "When you discard a card, lose 2 hit points."
  And a card "Squeeze" (0/0/0): "Battle: Each opponent discards a card. Gain 4 crystals."
  And Ada's Mining lane holds "Squeeze" (entered this round) and "Squeeze" (entered this round)
  And Ben has "Grief" in play
  And Ben has 2 hit points
  And Ben's hand holds 1 other card
  And Cy's hand holds 2 other cards
  And Ada has 0 crystals
  When the Battle resolves
  And Cy chooses "Filler 1"
  Then Ben is out
  And Cy's hand is empty
  And Ada has 8 crystals

Scenario: [CF 6.7, CF 9.2] the rest of a fallen player's ability in Regroup
  Given it is the Regroup
  And a card "Leech" (permanent): "When a corruption token is removed, lose 2 hit points. Deal 3 damage to each opponent."
  And Ben has "Leech" in play
  And Ben has 2 hit points
  And Cy's Attack lane holds 4 corruption
  When the Regroup resolves
  Then Ben is out
  And Ada has 20 hit points

Scenario: [CF 6.7, CF 13.9] an answer can end the ability it answers, and the others are still heard
  Given a card "Trap" (permanent): "When a Drone is destroyed, deal 5 damage to each opponent."
  And a card "Cheer" (permanent): "When a Drone is destroyed, gain 1 crystal."
  And a card "Raze": "Deploy: Destroy a Drone. Destroy a Satellite."
  And Ben has "Trap" in play
  And Cy has "Cheer" in play
  And Cy has 0 crystals
  And Ben's Mining lane holds a Drone card of power 1 and a Satellite card of power 1
  And Ada has 5 hit points
  And Ada's hand holds "Raze"
  When Ada plays "Raze" to the Mining lane
  Then Ada is out
  And Cy has 1 crystal
  And Ben's Mining lane has 1 card
  And it is Ben's Deploy

Scenario: [CF 6.7, CF 11.5] who falls while paying plays nothing
  Given a card "Blood" (9 crystals, 1/1/1): "You may take 3 damage to play this card for 0 crystals."
  And Ada has 3 hit points
  And Ada has 0 crystals
  And Ada's hand holds "Blood"
  When Ada plays "Blood" to the Mining lane
  Then Ada is out
  And Ada's Mining lane is empty
  And it is Ben's Deploy
