Feature: A text runs as it is understood, or it is refused

Background:
  Given the edition is current

Scenario: [CF 11.9, CF 12.45] one card does not pay for two parts of a cost
  When the text "Deploy: You may discard two cards from your hand and shuffle a card from your hand into your deck to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may destroy a Drone you control and discard a Drone you control to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may scuttle a card and discard a card in your lanes to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may return a card you control to your hand and destroy a card you control to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may destroy a card you control and disable a card you control to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may discard a random card and discard a card to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: Deal 2 damage to target opponent unless they discard a card and discard a Drone." is read
  Then it is refused

Scenario: [CF 11.9, CF 12.45] this card may be one of those that another part names
  When the text "Deploy: You may destroy this card and destroy a Drone you control to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may destroy this card and a Drone you control to gain 9 crystals." is read
  Then it is refused

Scenario: [CF 11.9, CF 12.45] one token and one crystal pay once
  When the text "Deploy: You may remove a boost from one of your lanes and remove 2 boosts from your lanes to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may spend 2 corruption and remove 2 corruption from your Mining lane to gain 9 crystals." is read
  Then it is refused
  When the text "Deploy: You may pay 3 crystals and give 3 crystals to target opponent to draw a card." is read
  Then it is refused

Scenario: [CF 12.45] this card and another one
  Given a card "Wreck" (Drone): "Deploy: You may destroy this card and another Drone you control to gain 9 crystals."
  And Ada has 5 crystals
  And Ada's hand holds "Wreck"
  When Ada plays "Wreck" to the Attack lane
  Then Ada has 5 crystals
  And Ada's Attack lane has 1 card

Scenario: [CF 12.45] this card and another one are there
  Given a card "Wreck" (Drone): "Deploy: You may destroy this card and another Drone you control to gain 9 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's hand holds "Wreck"
  When Ada plays "Wreck" to the Attack lane
  And Ada chooses yes
  Then Ada has 14 crystals
  And Ada's Attack lane is empty
  And Ada's Mining lane is empty

Scenario: [CF 11.9, CF 12.45] different places and supplies pay for different parts
  Given a card "Deal": "Deploy: You may pay 3 crystals, discard a card and destroy a Drone you control to gain 9 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's hand holds "Deal" and 1 other card
  When Ada plays "Deal" to the Attack lane
  And Ada chooses yes
  Then Ada has 11 crystals
  And Ada's hand is empty
  And Ada's Mining lane is empty

Scenario: [CF 12.46] what has happened is not undone by "instead"
  When the text "When this card is destroyed, add 2 boosts to this lane instead." is read
  Then it is refused
  When the text "When this card is destroyed, return it to your hand instead." is read
  Then it is refused
  When the text "Cooldown: When an opponent discards a card, you may draw a card instead." is read
  Then it is refused

Scenario: [CF 12.8, CF 12.46] "instead" that replaces an earlier clause stays
  Given a card "Echo" (permanent): "When you discard a card, gain 1 crystal. If you control a Drone, gain 3 crystals instead."
  And a card "Purge": "Deploy: Discard a card from your hand."
  And Ada has 5 crystals
  And Ada has "Echo" in play
  And Ada's Attack lane holds a Drone card of power 1
  And Ada's hand holds "Purge" and 1 other card
  When Ada plays "Purge" to the Attack lane
  Then Ada has 8 crystals

Scenario: [CF 12.47] what answers itself without end is refused
  When the text "Whenever you add boosts to a lane, add an additional boost." is read
  Then it is refused
  When the text "When a boost is added to this lane, add a boost to this lane." is read
  Then it is refused
  When the text "When a boost is added to this lane, you may add a boost to this lane." is read
  Then it is refused
  When the text "When you shift a card, shift a card." is read
  Then it is refused
  When the text "When a boost is removed from a lane, move a boost from this lane to another of your lanes." is read
  Then it is refused

Scenario: [CF 12.47] what comes to an end is not
  When the text "When you discard a card, discard a card." is read
  Then it is accepted
  When the text "When a boost is added to your Mining lane, add a boost to your Attack lane." is read
  Then it is accepted
  When the text "When a boost is added to this lane, you may pay 1 crystal to add a boost to this lane." is read
  Then it is accepted
  When the text "When a boost is added to this lane, if this lane has 3 or fewer boosts, add a boost to this lane." is read
  Then it is accepted
  When the text "Cooldown: When a boost is added to this lane, add a boost to this lane." is read
  Then it is accepted

Scenario: [CF 12.12] a card that lies in no lane has no power to be asked for
  When the text "Deploy: Return a card with power 2 or less from your discard pile to your hand." is read
  Then it is refused
  When the text "Deploy: Put a card with power 2 or less from your hand into play in this lane." is read
  Then it is refused
  When the text "Deploy: Discard a card from your hand. If you do, deal damage equal to its power to target opponent." is read
  Then it is refused
  When the text "Deploy: Look at the top card of your deck. If its power is 3 or more, discard it." is read
  Then it is refused
  When the text "Deploy: Discard the top card of your deck. If it is a Drone, add boosts to this lane equal to its power." is read
  Then it is refused
  When the text "Deploy: Each opponent discards a card and loses crystals equal to its power." is read
  Then it is refused
  When the text "Cooldown: When you discard a card, you may gain crystals equal to its power." is read
  Then it is refused
  When the text "Deploy: Gain 1 crystal for each card with power 2 or less in your discard pile." is read
  Then it is refused

Scenario: [CF 12.12] a card that comes into a lane has power there
  Given a card "Ramp": "Deploy: Put a card from your hand into play in your Mining lane. Gain crystals equal to its power."
  And a card "Titan" (4/5/6)
  And Ada has 5 crystals
  And Ada's hand holds "Ramp" and "Titan"
  When Ada plays "Ramp" to the Attack lane
  Then Ada has 9 crystals

Scenario: [CF 12.12] a card discarded from a lane had power there
  Given a card "Melt": "Deploy: Discard a card in your Mining lane. Gain crystals equal to its power."
  And Ada has 5 crystals
  And Ada's Mining lane holds a card of power 4
  And Ada's hand holds "Melt"
  When Ada plays "Melt" to the Attack lane
  Then Ada has 9 crystals

Scenario: [CF 12.48] after a look at a hand a card is chosen from it, or the text says where
  When the text "Deploy: Look at target opponent's hand. Choose a card and discard it." is read
  Then it is refused
  When the text "Deploy: Look at target opponent's hand. Choose a Drone. They discard it." is read
  Then it is refused
  When the text "Deploy: Look at target opponent's hand. You choose a card; they discard it." is read
  Then it is refused
  When the text "Deploy: Look at target opponent's hand. Choose a card in their lanes. Destroy it." is read
  Then it is accepted

Scenario: [CF 12.48] a card in the hand that was seen
  Given a card "Spy": "Deploy: Look at target opponent's hand. Choose a Drone in their hand. They discard it."
  And a card "Bee" (Drone)
  And Ben's hand holds "Bee" and 1 other card
  And Ben's Mining lane holds a Drone card of power 2
  And Ada's hand holds "Spy"
  When Ada plays "Spy" to the Attack lane
  Then Ben's discard pile is "Bee"
  And Ben's Mining lane has 1 card

Scenario: [CF 12.49] that much after a card was scuttled
  When the text "Deploy: Scuttle another card, then deal that much damage to target opponent." is read
  Then it is refused
  When the text "Deploy: Scuttle a Drone to gain that many crystals." is read
  Then it is refused
  When the text "Deploy: Scuttle any number of Drones to deal that much damage to target opponent." is read
  Then it is refused
  When the text "Deploy: Scuttle any number of Drones to draw that many cards." is read
  Then it is accepted

Scenario: [CF 12.12, CF 12.49] its power says so much
  Given a card "Ram": "Deploy: Scuttle another card, then deal damage equal to its power to target opponent."
  And Ada's Mining lane holds a card of power 4
  And Ada's hand holds "Ram"
  When Ada plays "Ram" to the Attack lane
  Then Ben has 16 hit points
  And Ada has 24 hit points

Scenario: [CF 12.17] this lane is the new one after the card was shifted
  Given a card "Tug": "Deploy: Add 1 boost to this lane. Shift this card to your Mining lane, then add 2 boosts to this lane."
  And Ada's hand holds "Tug"
  When Ada plays "Tug" to the Attack lane
  Then Ada's Attack lane has 1 boost
  And Ada's Mining lane has 2 boosts

Scenario: [CF 12.17] this lane in the next sentence, and where the card stayed
  Given a card "Tug": "Deploy: You may shift this card to your Mining lane. Add 2 boosts to this lane."
  And Ada's hand holds 2 "Tug"
  When Ada plays "Tug" to the Attack lane
  And Ada chooses yes
  Then Ada's Mining lane has 2 boosts
  When Ada plays "Tug" to the Attack lane
  And Ada chooses no
  Then Ada's Attack lane has 2 boosts

Scenario: [CF 12.17] a card that left its lane speaks of the one it was in
  Given a card "Fuse": "Deploy: Destroy this card. Add 2 boosts to this lane."
  And Ada's hand holds "Fuse"
  When Ada plays "Fuse" to the Attack lane
  Then Ada's Attack lane has 2 boosts

Scenario: [CF 14.3] a permanent lies in no lane, and what its text says of one is refused
  When the text "Cooldown: Discard this card to draw 3 cards." (permanent) is read
  Then it is refused with CF 14.3
  When the text "Cooldown: Destroy this card to draw 3 cards." (permanent) is read
  Then it is refused with CF 14.3
  When the text "Cooldown: Add a boost to this lane." (permanent) is read
  Then it is refused with CF 14.3
  When the text "Cooldown: If this card is in your Mining lane, gain 1 crystal." (permanent) is read
  Then it is refused with CF 14.3
  When the text "Cooldown: Gain crystals equal to the power of this card." (permanent) is read
  Then it is refused with CF 12.12
  When the text "Cooldown: Discard this card to draw 3 cards." is read
  Then it is accepted
  When the text "Cooldown: Return this card to your hand to draw 3 cards." (permanent) is read
  Then it is accepted

Scenario: [CF 12.45] a card that was chosen is known to lie apart from the hand
  When the text "Deploy: Choose a Drone you control. You may destroy it and discard a card to draw 2 cards." is read
  Then it is accepted
  When the text "Deploy: Choose a Drone you control. Return it to your hand. You may discard it and discard a card from your hand to draw 3 cards." is read
  Then it is refused

Scenario: [CF 12.46] an ability waits for one moment
  When the text "Deploy: When you play a Drone, draw a card." is read
  Then it is refused
  When the text "Cooldown: Aftermath: When you play a Drone, draw a card." (permanent) is read
  Then it is refused
  When the text "When this card is destroyed, when you play a Drone, draw a card." is read
  Then it is refused
  When the text "Cooldown: During your Deploy phase, when you play a Drone, draw a card." (permanent) is read
  Then it is accepted
