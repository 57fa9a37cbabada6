Feature: Aftermath

Background:
  Given a card "Toll": "Aftermath: Gain 1 crystal for each card in this lane."
  And a card "Sting": "Aftermath: Deal 2 damage to each opponent."
  And a card "Gift": "Aftermath: You may gain 1 crystal."
  And a card "Bonus": "Aftermath: You may gain 2 crystals."

Scenario: [CF 8.1] only cards of this round do anything in Aftermath
  Given it is the Aftermath
  And Ada's Mining lane holds "Sting" (entered this round)
  And Ada's Attack lane holds "Sting"
  When the Aftermath resolves
  Then Ben has 18 hit points

Scenario: [CF 8.2] the priority holder resolves theirs first
  Given it is the Aftermath
  And Ada's Mining lane holds "Sting" (entered this round)
  And Ben's Mining lane holds "Sting" (entered this round)
  And each player has 2 hit points
  When the game runs to its end
  Then Ada wins

Scenario: [CF 8.2] a player takes their cards in any order
  Given a card "Fee": "Aftermath: You may pay 7 crystals to deal 1 damage to each opponent."
  And a card "Earn": "Aftermath: Gain 2 crystals."
  And it is the Aftermath
  And Ada's Mining lane holds "Fee" (entered this round)
  And Ada's Attack lane holds "Earn" (entered this round)
  When Ada activates "Earn"
  And Ada chooses yes
  Then Ada has 0 crystals
  And Ben has 19 hit points

Scenario: [CF 8.3, CF 13.30] the abilities of one card go in written order
  Given a card "Hired Gun" (Mercenary, 2 crystals, 1 production, 3/3/3):
    | Aftermath: Gain 1 crystal.
    | Aftermath: Pay 5 crystals or return this card to your hand.
  And it is the Aftermath
  And Ada has 4 crystals
  And Ada's Mining lane holds "Hired Gun" (entered this round)
  When Ada pays
  Then Ada has 0 crystals
  And Ada's Mining lane holds "Hired Gun"

Scenario: [CF 8.4] an ability reads the lane its card is in now
  Given a card "Lever": "Deploy: Shift 1."
  And Ada's hand holds "Toll" and "Lever"
  And Ada's Attack lane holds 2 Basic Troopers
  When Ada plays "Toll" to the Mining lane
  And Ada plays "Lever" to the Production lane
  And Ada chooses "Toll"
  And Ada chooses the Attack lane
  And the Aftermath resolves
  Then Ada has 10 crystals

Scenario: [CF 8.5] KW-DESTROY-2 a destroyed card loses its Aftermath
  Given a card "Snip": "Deploy: For each opponent, destroy a card with power 0 or less in their lanes."
  And Ada's hand holds "Toll"
  And Ben's hand holds "Snip"
  When Ada plays "Toll" to the Mining lane
  And Ada passes
  And Ben plays "Snip" to the Production lane
  And the Aftermath resolves
  Then Ada has 7 crystals

Scenario: [CF 8.6] alternating: one card each, and a pass ends it
  Given the edition is alternating
  And it is the Aftermath
  And Ada's Mining lane holds "Gift" (entered this round) and "Bonus" (entered this round)
  And Ben's Mining lane holds "Gift" (entered this round) and "Bonus" (entered this round)
  And each player has 0 crystals
  When Ada activates "Gift"
  And Ada chooses yes
  Then it is Ben's Aftermath
  When Ben passes
  Then it is Ada's Aftermath
  When Ada activates "Bonus"
  And Ada chooses yes
  Then Ada has 3 crystals
  And Ben has 0 crystals
  And it is the Regroup

Scenario: [CF 8.7] a mandatory ability cannot be passed over
  Given the edition is alternating
  And it is the Aftermath
  And Ada's Mining lane holds "Sting" (entered this round) and "Gift" (entered this round)
  And Ben's Mining lane holds "Gift" (entered this round)
  When Ada tries to pass
  Then it is refused with CF 8.7
  When Ada activates "Sting"
  Then Ben has 18 hit points
  When Ben passes
  Then Ada is offered to pass
  When Ada passes
  Then it is the Regroup

Scenario: [CF 8.8] a permanent in one's own Aftermath does not use up the turn
  Given the edition is alternating
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And Ada has "Dynamo" in play
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds "Gift" (entered this round)
  When Ada uses "Dynamo"
  Then Ada has 1 crystal
  And it is Ada's Aftermath
  And Ada is offered to activate "Gift"

Scenario: [CF 8.8] also when players resolve Aftermath one after the other
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And Ben has "Dynamo" in play
  And it is the Aftermath
  And Ben has 0 crystals
  When Ben uses "Dynamo"
  Then Ben has 1 crystal

Scenario: [CF 8.9, CF 10.3] the later check stands after Aftermath
  Given the edition is each of current and alternating
  And a card "Earn": "Aftermath: Gain 1 crystal."
  And Ada's Attack lane holds "Earn" (entered this round)
  And Ada has 47 crystals
  When the Operations resolves
  Then Ada has 50 crystals
  And the game goes on
  When the game runs to its end
  Then Ada wins
  And the log cites CF 8.9

Scenario: [CF 8.3, CF 8.6] alternating: one activation resolves all abilities of a card
  Given the edition is alternating
  And a card "Double" (1/1/1):
    | Aftermath: Gain 1 crystal.
    | Aftermath: Deal 1 damage to each opponent.
  And it is the Aftermath
  And Ada's Mining lane holds "Double" (entered this round) and "Gift" (entered this round)
  And Ben's Mining lane holds "Gift" (entered this round)
  And Ada has 0 crystals
  When Ada activates "Double"
  Then Ada has 1 crystal
  And Ben has 19 hit points
  And it is Ben's Aftermath
