Feature: Priority, slots and turns at a table of four

Background:
  Given 4 players
  And a card "Earner" (0/0/0): "Aftermath: Gain 1 crystal."
  And a card "Grab" (0/0/0): "Deploy: Take priority."
  And a card "Later" (0/0/0): "Deploy: Postpone priority."
  And a card "Fill" (0/0/0)
  And a card "Blast" (0/0/0): "Deploy: Deal 5 damage to target opponent."
  And each player has 5 crystals

Scenario: [CF 13.53, CF 4.12, CF 9.5] taken in Deploy: slots stand, later phases begin with the taker
  Given the edition is current
  And a card "Say" (0/0/0): "Battle: Each opponent loses 1 crystal."
  And Cy's hand holds "Grab"
  When play reaches Cy's Deploy
  And Cy plays "Grab" to the Mining lane
  And Cy passes
  Then it is Dot's Deploy
  And Cy has priority
  When the next round begins
  Then Dot has priority
  And it is Dot's Deploy

Scenario: [CF 13.31, CF 9.5] the holder postpones: the token goes left, the slot to the end
  Given the edition is current
  And Ada's hand holds "Later" and "Fill"
  When Ada plays "Later" to the Mining lane
  Then it is Ben's Deploy
  And Ben has priority
  When Ben passes
  And Cy passes
  And Dot passes
  Then it is Ada's Deploy
  And Ada is offered to play "Fill" to the Mining lane
  When the next round begins
  Then Cy has priority

Scenario: [CF 13.31] who does not hold the token only moves the slot
  Given the edition is current
  And Cy's hand holds "Later"
  When play reaches Cy's Deploy
  And Cy plays "Later" to the Mining lane
  Then it is Dot's Deploy
  And Ada has priority
  When Dot passes
  Then it is Cy's Deploy

Scenario: [CF 13.31, CF 6.6] postponed by the holder, who then falls in another's slot
  Given the edition is current
  And Ada's hand holds "Later"
  And Ben's hand holds "Blast"
  And Ada has 5 hit points
  When Ada plays "Later" to the Mining lane
  And Ben plays "Blast" to the Mining lane
  And Ben chooses Ada
  And Ben passes
  And Cy passes
  And Dot passes
  Then Ada is out
  And the round is 2
  When the next round begins
  Then Cy has priority

Scenario: [CF 13.53, CF 6.6] who took the token and falls leaves it to the left
  Given the edition is current
  And Ben's hand holds "Grab"
  And Dot's hand holds "Blast"
  And Ben has 5 hit points
  When play reaches Ben's Deploy
  And Ben plays "Grab" to the Mining lane
  And play reaches Dot's Deploy
  And Dot plays "Blast" to the Mining lane
  And Dot chooses Ben
  Then Ben is out
  And Cy has priority

Scenario: [CF 4.8, CF 4.10, CF 6.6] alternating: the last one goes on alone and may fall
  Given the edition is alternating
  And a card "Recoil" (0/0/0): "Deploy: Lose 5 hit points."
  And Dot's hand holds "Fill" and "Recoil"
  And Dot has 5 hit points
  When Ada passes
  And Ben passes
  And Cy passes
  And Dot plays "Fill" to the Mining lane
  And Dot is done
  Then it is Dot's Deploy
  When Dot plays "Recoil" to the Mining lane
  And the Battle begins
  Then Dot is out
  And Ada has priority

Scenario: [CF 4.9, CF 4.5] who has passed answers a card all the same
  Given the edition is alternating
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And Ben's Mining lane holds "Toll" (entered this round)
  And Cy's hand holds "Fill"
  When Ada passes
  And Ben passes
  And Cy plays "Fill" to the Mining lane
  Then Ben has 6 crystals

Scenario: [CF 13.33] alternating: postponing skips one turn, with four
  Given the edition is alternating
  And Ben's hand holds "Fill"
  And a card "Wait" (permanent): "Cooldown: Postpone priority."
  And Ben has "Wait" in play
  When Ada passes
  And Ben uses "Wait"
  Then it is Cy's Deploy
  When Cy passes
  And Dot passes
  Then it is Ben's Deploy
  And Ben is offered to play "Fill" to the Mining lane
  And Ben is not offered to use "Wait"

Scenario: [CF 8.6] alternating Aftermath goes round from the holder, one card each
  Given the edition is alternating
  And a card "Pay" (0/0/0): "Aftermath: You may pay 1 crystal to gain 1 hit point."
  And Cy has priority
  And it is the Aftermath
  And Ada's Mining lane holds "Pay" (entered this round) and "Pay" (entered this round)
  And Ada's Attack lane holds "Earner" (entered this round)
  And Cy's Mining lane holds "Pay" (entered this round)
  And Dot's Mining lane holds "Pay" (entered this round)
  When Cy passes
  And Dot activates "Pay"
  And Dot chooses yes
  Then Ada is not offered to pass
  When Ada activates "Earner"
  And Ada activates "Pay"
  And Ada chooses no
  And Ada passes
  Then Ada has 6 crystals
  And Dot has 21 hit points
  And it is the Regroup

Scenario: [CF 8.6, CF 6.6] one who falls in their own Aftermath turn, and the one after them
  Given the edition is alternating
  And a card "Grief" (0/0/0): "Aftermath: Each player loses 5 hit points."
  And it is the Aftermath
  And Ada's Mining lane holds "Grief" (entered this round)
  And Cy's Mining lane holds "Earner" (entered this round)
  And Dot's Mining lane holds "Earner" (entered this round)
  And Ada has 5 hit points
  And Cy has 5 hit points
  When the Aftermath resolves
  Then Ada is out
  And Cy is out
  And Dot has 6 crystals
  And Ben has priority

Scenario: [CF 4.9, CF 13.51] alternating: a Solo card is the pass of its player
  Given the edition is alternating
  And a card "Lone" (0/0/0): "Solo."
  And Ben's hand holds "Lone" and "Fill"
  And Cy's hand holds "Fill"
  When Ada passes
  And Ben plays "Lone" to the Mining lane
  Then it is Cy's Deploy
  When Cy plays "Fill" to the Mining lane
  And Cy is done
  And Dot passes
  Then it is Cy's Deploy

Scenario: [CF 4.8, CF 6.6] alternating: who passed and falls changes nothing for the order
  Given the edition is alternating
  And Cy's hand holds "Blast" and "Fill"
  And Dot's hand holds "Fill"
  And Ben has 5 hit points
  When Ada passes
  And Ben passes
  And Cy plays "Blast" to the Mining lane
  And Cy chooses Ben
  And Cy is done
  Then it is Dot's Deploy
  When Dot plays "Fill" to the Mining lane
  And Dot is done
  Then it is Cy's Deploy

Scenario: [CF 4.8, CF 6.6] alternating: the player of the turn falls by an answer
  Given the edition is alternating
  And a card "Mine" (0/0/0): "When an opponent plays a card, deal 5 damage to them."
  And Cy's Mining lane holds "Mine" (entered this round)
  And Ada's hand holds "Fill"
  And Ada has 5 hit points
  When Ada plays "Fill" to the Mining lane
  Then Ada is out
  And it is Ben's Deploy
  And Ben has priority

Scenario: [CF 13.65] the corresponding lane of the target, of three
  Given the edition is current
  And a card "Hit" (0/0/0): "Deploy: Destroy a card in target opponent's corresponding lane."
  And Ada's hand holds "Hit"
  And Ben's Attack lane holds a card of power 1
  And Cy's Attack lane holds a card of power 2
  And Cy's Mining lane holds a card of power 3
  When Ada plays "Hit" to the Attack lane
  And Ada chooses Cy's "Power 2"
  Then Cy's Attack lane is empty
  And Cy's Mining lane has 1 card
  And Ben's Attack lane has 1 card

Scenario: [CF 13.21] Displace asks whose card, among all opponents
  Given the edition is current
  And a card "Push" (0/0/0): "Deploy: Displace a card."
  And Ada's hand holds "Push"
  And Ben's Attack lane holds a card of power 1
  And Dot's Attack lane holds a card of power 2
  When Ada plays "Push" to the Mining lane
  And Ada chooses Dot's "Power 2"
  And Ada chooses the Production lane
  Then Dot's Production lane has 1 card
  And Dot's Attack lane is empty

Scenario: [CF 3.4] the draw from the holder on
  Given the edition is current
  And Dot has priority
  And it is the Draw
  And each player's deck is 3 other cards
  When Dot does not draw
  And Ada draws
  And Ben does not draw
  And Cy draws
  Then it is Dot's Deploy
  And Ada's hand has 1 card
  And Ben's hand is empty
  And Cy's hand has 1 card

Scenario: [CF 3.7] a limit is that of the moment of one's own slot
  Given the edition is classic
  And a card "Cut" (0/0/0): "Deploy: Destroy a card."
  And Ada's hand holds "Cut"
  And Cy's Production lane holds a card of power 4
  And Ben's Production lane holds a card of power 3
  When Ada plays "Cut" to the Mining lane
  And Ada chooses Cy's "Power 4"
  And play reaches Ben's Deploy
  Then Ben has 4 allowance
  When play reaches Cy's Deploy
  Then Cy has 1 allowance

Scenario: [CF 13.37, CF 13.39] Mining reallocated: no income, no Operations, the others have theirs
  Given the edition is current
  And a card "Reroute" (0/0/0): "Deploy: Reallocate your Mining lane."
  And a card "Op" (0/0/0): "Operations: Gain 1 hit point."
  And Ada's hand holds "Reroute"
  And Ada's Attack lane holds "Op" (entered this round)
  And Cy's Attack lane holds "Op" (entered this round)
  And each player has 0 crystals
  When Ada plays "Reroute" to the Attack lane
  And the Income resolves
  Then Ada has 0 crystals
  And Ada has 20 hit points
  And Cy has 21 hit points
  And Ben has 3 crystals

Scenario: [CF 12.10, CF 6.6] a target that fell is chosen no more
  Given the edition is current
  And a card "Twice" (0/0/0): "Deploy: Deal 5 damage to target opponent. Deal 5 damage to target opponent."
  And Ada's hand holds "Twice"
  And Ben has 5 hit points
  When Ada plays "Twice" to the Mining lane
  And Ada chooses Ben
  Then Ada is not offered to choose Ben
  When Ada chooses Dot
  Then Dot has 15 hit points

Scenario: [CF 4.11, CF 6.7] who is made to play by another and falls by it
  Given the edition is current
  And a card "Force" (0/0/0): "Deploy: Each opponent plays a card from their hand. Gain 3 crystals."
  And a card "Recoil" (0/0/0): "Deploy: Lose 5 hit points. Gain 9 crystals."
  And Ada's hand holds "Force"
  And Ben's hand holds "Recoil"
  And Cy's hand holds "Fill"
  And Ben has 5 hit points
  When Ada plays "Force" to the Mining lane
  And Ben chooses the Mining lane
  And Cy chooses the Mining lane
  Then Ben is out
  And Cy's hand is empty
  And Ada has 8 crystals
  And it is Ada's Deploy

Scenario: [CF 13.9, CF 6.6] a Cooldown of a fallen player's permanent is asked of nobody
  Given the edition is current
  And a card "Eye" (permanent): "Cooldown: When an opponent plays a card, you may gain 1 hit point."
  And Cy has "Eye" in play
  And Ben has "Eye" in play
  And Cy has 5 hit points
  And Ada's hand holds "Blast" and "Fill"
  When Ada plays "Blast" to the Mining lane
  And Ada chooses Cy
  And Ben chooses yes
  Then Cy is out
  And Ben has 21 hit points
  When Ada plays "Fill" to the Mining lane
  Then it is Ada's Deploy
