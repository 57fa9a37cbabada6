Feature: Alternating turns with permanents, and what comes at the end of a round

Background:
  Given 3 players
  And the edition is alternating
  And a card "Fill" (1/1/1)
  And a card "Bee" (Drone, 1/1/1)
  And each player has 10 crystals and 9 unused production

Scenario: [CF 14.5, CF 4.8] alternating: a faction ability before the card, another after, none while others play
  Given a card "A1" (permanent): "Cooldown: During your Deploy phase, gain 1 crystal."
  And a card "A2" (permanent): "Cooldown: Gain 2 crystals."
  And Ada has "A1" and "A2" in play
  And each player's hand holds "Fill" and "Fill"
  When Ada uses "A1"
  And Ada plays "Fill" to the Mining lane
  And Ada is done
  Then it is Ben's Deploy
  When Ada tries to use "A2"
  Then it is refused
  When Ben plays "Fill" to the Mining lane
  And Cy plays "Fill" to the Mining lane
  And Ada uses "A2"
  And Ada passes
  Then it is Ben's Deploy
  And Ada has 13 crystals

Scenario: [CF 4.10] the last goes on alone, turn after turn, using permanents each turn
  Given a card "A2" (permanent): "Cooldown: Gain 2 crystals."
  And Cy has "A2" in play
  And Cy's hand holds 3 "Fill"
  When Ada passes
  And Ben passes
  And Cy plays "Fill" to the Mining lane
  And Cy is done
  And Cy plays "Fill" to the Mining lane
  And Cy is done
  And Cy uses "A2"
  And Cy plays "Fill" to the Mining lane
  Then Cy has 12 crystals
  And Cy's hand is empty

Scenario: [CF 4.11, CF 4.8] what an ability plays is not the card of the turn
  Given a card "A2" (permanent): "Cooldown: You may play a card from your hand."
  And Ada has "A2" in play
  And Ada's hand holds "Fill" and "Bee"
  When Ada uses "A2"
  And Ada chooses "Fill"
  And Ada chooses the Mining lane
  Then it is Ada's Deploy
  When Ada plays "Bee" to the Mining lane
  Then Ada's hand is empty
  And it is Ben's Deploy

Scenario: [CF 4.9, CF 4.11] who has only let an ability play a card and ends has passed
  Given a card "A2" (permanent): "Cooldown: You may play a card from your hand."
  And Ada has "A2" in play
  And Ada's hand holds "Fill" and "Bee"
  And Ben's hand holds "Fill"
  When Ada uses "A2"
  And Ada chooses "Fill"
  And Ada chooses the Mining lane
  And Ada passes
  And Ben plays "Fill" to the Mining lane
  And Cy passes
  Then it is Ben's Deploy

Scenario: [CF 4.9] who passed may still have cards played by another's text
  Given a card "Make" (0/0/0): "Deploy: Target opponent plays a card from their hand."
  And Ada's hand holds "Fill"
  And Ben's hand holds "Make"
  When Ada passes
  And Ben plays "Make" to the Mining lane
  And Ben chooses Ada
  And Ada chooses the Attack lane
  Then Ada's Attack lane holds "Fill"
  And it is Cy's Deploy

Scenario: [CF 13.12] gained as a counter it lies on no lane
  Given a card "G" (0/0/0): "Deploy: Gain 2 corruption."
  And Ada's hand holds "G"
  When Ada plays "G" to the Mining lane
  Then Ada has 2 corruption
  And Ada's Mining lane has 1 card

Scenario: [CF 13.12] spent from the counter
  Given a card "S" (0/0/0): "Deploy: You may spend 3 corruption to deal 2 damage to each opponent."
  And Ada has 3 corruption
  And Ada's hand holds "S" and "S"
  When Ada plays "S" to the Mining lane
  And Ada chooses yes
  Then Ada has 0 corruption
  And Cy has 18 hit points
  And it is Ben's Deploy

Scenario: [CF 13.69, CF 13.42] an enlisted card that was returned and played in full stays
  Given a card "Elf" (5 crystals, 2 production, 1/1/1): "Enlist 1/0."
  And a card "Back" (0/0/0): "Deploy: Return a card you control with power 1 or more to your hand."
  And Ada's hand holds "Elf" and "Back"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And Ben passes
  And Cy passes
  And Ada plays "Back" to the Attack lane
  And Ada plays "Elf" to the Mining lane
  And Ada plays it as printed
  And the round ends
  Then Ada's Mining lane holds "Elf"

Scenario: [CF 13.69, CF 13.21] an enlisted card displaced to another lane goes home from there
  Given a card "Elf" (5 crystals, 2 production, 1/1/1): "Enlist 1/0."
  And a card "Push" (0/0/0): "Deploy: Displace a card."
  And Ada's hand holds "Elf"
  And Ben's hand holds "Push"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And Ben plays "Push" to the Mining lane
  And Ben chooses the Attack lane
  And the round ends
  Then Ada's hand is "Elf"

Scenario: [CF 13.69, CF 13.18] disabled and enlisted: goes home and comes back able
  Given a card "Elf" (5 crystals, 2 production, 1/1/1): "Enlist 1/0."
  And a card "Dis" (0/0/0): "Deploy: Disable all other cards."
  And Ada's hand holds "Elf"
  And Ben's hand holds "Dis"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And Ben plays "Dis" to the Mining lane
  And the round ends
  Then Ada's hand is "Elf"

Scenario: [CF 13.51, CF 13.33] a Solo card after postponing, as the first card
  Given a card "Wait" (permanent): "Cooldown: Postpone priority."
  And a card "Wolf" (1/1/1): "Solo."
  And Ada has "Wait" in play
  And Ada's hand holds "Wolf"
  When Ada uses "Wait"
  And Ben passes
  And Cy passes
  And Ada plays "Wolf" to the Mining lane
  Then it is the Battle

Scenario: [CF 13.33] postponed once a round only
  Given a card "Wait" (permanent): "Cooldown: Postpone priority."
  And a card "Wait 2" (permanent): "Cooldown: Postpone priority."
  And Ada has "Wait" and "Wait 2" in play
  And Ada's hand holds "Fill"
  When Ada uses "Wait"
  And Ben passes
  And Cy passes
  And Ada tries to use "Wait 2"
  Then it is refused with CF 13.32

Scenario: [CF 12.19, CF 4.9] players cannot play cards: they are asked to pass or use permanents
  Given a card "Ban" (1/1/1): "Deploy: Your opponents cannot play cards this turn."
  And a card "A2" (permanent): "Cooldown: Gain 2 crystals."
  And Ben has "A2" in play
  And Ada's hand holds "Ban"
  And Ben's hand holds "Fill"
  When Ada plays "Ban" to the Mining lane
  And Ben uses "A2"
  And Ben tries to play "Fill" to the Mining lane
  Then it is refused
  When Ben passes
  Then Ben has 12 crystals

Scenario: [CF 6.2, CF 13.34] prevention of 3 against two events in order, then Shields
  Given a card "Hit" (0/0/0): "Deploy: Deal 2 damage to each opponent."
  And Ben has 3 prevention
  And Ben's Attack lane holds 1 Shield
  And Ada's hand holds "Hit" and "Hit"
  When Ada plays "Hit" to the Mining lane
  Then Ben has 1 prevention
  And Ben has 20 hit points
  When Ben passes
  And Cy passes
  And Ada plays "Hit" to the Mining lane
  And Ben removes 1 Shield
  Then Ben has 20 hit points
  And Cy has 16 hit points

Scenario: [CF 9.6, CF 10.4] the round limit with equal crystals and hit points: attack decides
  Given the switch round_limit is 2
  And Cy's Attack lane holds "Fill"
  And it is the Regroup
  When the game runs to its end
  Then Cy wins by the round limit

Scenario: [CF 8.9, CF 10.2] crystals gained in Aftermath count, spent ones do not
  Given a card "Gain" (0/0/0): "Aftermath: Gain 5 crystals."
  And a card "Spend" (0/0/0): "Aftermath: Lose 9 crystals."
  And Ada's Mining lane holds "Gain" (entered this round)
  And Ben's Mining lane holds "Spend" (entered this round)
  And Ada has 46 crystals
  And Ben has 55 crystals
  And it is the Aftermath
  When the Aftermath resolves
  Then Ada wins by crystals

Scenario: [CF 5.6, CF 13.26] gambit with two at the top
  Given Ada's Attack lane holds 2 "Fill" and 1 gambit
  And Ben's Attack lane holds 2 "Fill" and 1 gambit
  And Cy's Attack lane holds "Fill" and 1 gambit
  And it is the Battle
  When the Battle resolves
  Then Cy has 16 hit points
  And Ada has 20 hit points
