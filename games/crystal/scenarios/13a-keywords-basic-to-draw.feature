Feature: Keywords, Basic Trooper to Draw

Background:
  Given a card "Snipe" (3/3/3): "Deploy: For each opponent, destroy a card with power 2 or less in their lanes."
  And a card "Static" (3/3/3): "Deploy: For each opponent, disable a card with power 9 or less in their lanes."
  And a card "Lever": "Deploy: Shift 1."

Scenario: [CF 13.1, CF 13.56] a Trooper is 1/1/1 for 2 crystals and 1 production
  Given the edition is each of classic and current
  And Ada's Attack lane holds a Basic Trooper
  And Ada's Mining lane holds a Basic Trooper
  And Ada's Production lane holds a Basic Trooper
  And a card "Roll Call": "Deploy: Gain 1 crystal for each Basic card you control."
  And Ada's hand holds "Roll Call"
  And Ada has 0 crystals
  Then Ada's attack is 1
  And Ada's production is 2
  And a Basic Trooper costs Ada 2 crystals and 1 production
  When Ada plays "Roll Call" to the Attack lane
  Then Ada has 3 crystals

Scenario: [CF 13.2] KW-TROOPER-2 a destroyed Trooper returns to the basic deck
  Given Ada's hand holds "Snipe"
  And Ben's Attack lane holds a Basic Trooper
  And Ben's basic deck holds 10 cards
  And Ben's discard pile holds 4 other cards
  When Ada plays "Snipe" to the Mining lane
  Then Ben's basic deck has 11 cards
  And Ben's discard pile has 4 cards

Scenario: [CF 13.2] a Trooper returned from a lane, or discarded from a hand, too
  Given a card "Rout": "Deploy: For each opponent, return a card with power 1 or less in their lanes to its owner's hand."
  And a card "Purge": "Deploy: Discard a card from your hand."
  And Ada's hand holds "Rout", "Purge" and a Basic Trooper
  And Ben's Attack lane holds a Basic Trooper
  When Ada plays "Rout" to the Mining lane
  Then Ben's hand is empty
  And Ben's basic deck has 41 cards
  When Ada plays "Purge" to the Mining lane
  Then Ada's hand is empty
  And Ada's discard pile is empty
  And Ada's basic deck has 41 cards

Scenario: [CF 13.3] a Trooper in a lane pays for a discard
  Given a card "Press Gang": "Deploy: You may discard a card from your Attack lane to gain 3 crystals."
  And Ada's hand holds "Press Gang"
  And Ada's Attack lane holds a Basic Trooper
  When Ada plays "Press Gang" to the Mining lane
  And Ada chooses yes
  Then Ada has 8 crystals
  And Ada's discard pile is empty
  And Ada's basic deck has 41 cards

Scenario: [CF 13.4] KW-BOOST-1 boosts count in Battle and end in Regroup
  Given a card "Horn": "Deploy: Add 3 boosts to your Attack lane."
  And Ada's hand holds "Horn"
  And Ada's Attack lane holds a card of power 2 and a card of power 1
  And Ben's Attack lane holds a card of power 4
  When Ada plays "Horn" to the Mining lane
  Then Ada's attack is 6
  When the Attack phase resolves
  Then Ben has 18 hit points
  When the Regroup resolves
  Then Ada's attack is 3

Scenario: [CF 13.5] KW-BOOST-2 boosts on Production count for the next round
  Given the edition is current
  And Ada's hand holds "Field Lab"
  And Ada has 5 crystals and 2 unused production
  And Ada's Production lane holds a Basic Trooper
  When Ada plays "Field Lab" to the Mining lane
  Then Ada has 1 unused production
  When the Operations resolves
  Then Ada has 5 unused production
  When the Regroup resolves
  Then Ada's production is 2
  And Ada has 5 unused production

Scenario: [CF 13.6] KW-COOL-1 once a round, ready again after Regroup
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And Ada has "Dynamo" in play
  And each player's deck holds 5 other cards
  When Ada uses "Dynamo"
  Then Ada's "Dynamo" is exhausted
  And Ada is not offered to use "Dynamo"
  When the Regroup resolves
  Then Ada's "Dynamo" is not exhausted
  When play reaches Ada's Deploy
  Then Ada is offered to use "Dynamo"

Scenario: [CF 13.6] the refusal of a second use says so
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And Ada has "Dynamo" in play
  When Ada uses "Dynamo"
  And Ada tries to use "Dynamo"
  Then it is refused with CF 13.6

Scenario: [CF 13.6] to use is to say yes to the first may
  Given the edition is current
  And Ada has "Mining Expedition" in play
  And Ada's hand holds 2 other cards
  When Ada uses "Mining Expedition"
  And Ada chooses "Filler 1"
  Then Ada has 5 crystals
  And Ada's hand is "Filler 2"

Scenario: [CF 13.7] KW-COOL-2 not in another player's slot
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And Ben has "Dynamo" in play
  Then Ben is asked nothing
  When Ben tries to use "Dynamo"
  Then it is refused with CF 4.2

Scenario: [CF 13.7] a named phase excludes the other
  Given the edition is current
  And Ada has "Advanced Mining Rig" in play
  And a card "Gift": "Aftermath: You may gain 1 crystal."
  And Ada's Mining lane holds "Gift" (entered this round)
  And Ada has 3 unused production
  Then Ada is offered to use "Advanced Mining Rig"
  When Ada passes
  And the Aftermath begins
  And Ada activates "Gift"
  Then Ada is not offered to use "Advanced Mining Rig"
  When Ada chooses no
  Then Ada has 6 crystals

Scenario: [CF 13.7] the refusal in a phase that the text does not name says so
  Given the edition is current
  And Ada has "Advanced Mining Rig" in play
  And a card "Gift": "Aftermath: You may gain 1 crystal."
  And it is the Aftermath
  And Ada's Mining lane holds 2 "Gift" (entered this round)
  And Ada has 3 unused production
  When Ada tries to use "Advanced Mining Rig"
  Then it is refused with CF 13.7

Scenario: [CF 13.8] several in one slot
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And a card "Turbine" (permanent): "Cooldown: Gain 2 crystals."
  And Ada has "Dynamo" in play
  And Ada has "Turbine" in play
  When Ada uses "Dynamo"
  And Ada uses "Turbine"
  Then Ada has 6 crystals

Scenario: [CF 13.9] a Cooldown that begins with when
  Given the edition is current
  And Ada has "Shift Work" in play
  And Ada's hand holds 2 "Lever"
  And Ada's Attack lane holds a card of power 4
  And Ada has 2 unused production
  When Ada plays "Lever" to the Production lane
  And Ada chooses "Power 4"
  And Ada chooses the Mining lane
  And Ada chooses yes
  Then Ada's Attack lane holds a Basic Trooper
  And Ada has 1 unused production
  When Ada plays "Lever" to the Production lane
  And Ada chooses "Power 4"
  And Ada chooses the Attack lane
  Then Ada is not offered to choose yes

Scenario: [CF 13.10, CF 13.11] gaining lane corruption puts tokens where you like
  Given the edition is each of classic and current
  And a card "Bargain": "Deploy: Gain 3 corruption."
  And Ada's hand holds "Bargain"
  When Ada plays "Bargain" to the Mining lane
  And Ada chooses 2 on the Production lane and 1 on the Attack lane
  Then Ada's Production lane has 2 corruption
  And Ada's attack is -1
  And Ada's production is 0

Scenario: [CF 13.11] spending lane corruption removes tokens of your choice
  Given a card "Launder": "Deploy: You may spend 2 corruption to gain 3 crystals."
  And Ada's hand holds "Launder"
  And Ada's Mining lane holds 2 corruption
  And Ada's Attack lane holds 1 corruption
  When Ada plays "Launder" to the Production lane
  And Ada chooses yes
  And Ada chooses 1 on the Mining lane and 1 on the Attack lane
  Then Ada has 8 crystals
  And Ada's mining is 1
  And Ada's attack is 0

Scenario: [CF 13.12] as a counter corruption touches no lane and stays
  Given the edition is alternating
  And a card "Bargain": "Deploy: Gain 3 corruption."
  And Ada's hand holds "Bargain"
  When Ada plays "Bargain" to the Mining lane
  Then Ada has 3 corruption
  And Ada's mining is 3
  When the Regroup resolves
  Then Ada has 3 corruption

Scenario: [CF 13.12] as a counter it is spent
  Given the edition is alternating
  And a card "Launder": "Deploy: You may spend 2 corruption to gain 3 crystals."
  And Ada's hand holds "Launder"
  And Ada has 3 corruption
  When Ada plays "Launder" to the Mining lane
  And Ada chooses yes
  Then Ada has 1 corruption
  And Ada has 6 crystals

Scenario: [CF 13.13] with the older floor no lane falls below its base
  Given the switch corruption_floor is "base"
  And Ada's Mining lane holds a card of power 2 and 6 corruption
  And Ada's Attack lane holds 3 corruption
  Then Ada's mining is 2
  And Ada's attack is 0

Scenario: [CF 13.16] KW-DESTROY-1 the card goes, the tokens stay
  Given Ada's hand holds "Snipe"
  And Ben's Mining lane holds a card of power 2 and 1 boost
  Then Ben's mining is 5
  When Ada plays "Snipe" to the Attack lane
  Then Ben's discard pile is "Power 2"
  And Ben's Mining lane has 1 boost
  And Ben's mining is 3

Scenario: [CF 13.16] permanents are in no lane
  Given the edition is current
  And Ada's hand holds "Snipe"
  And Ben has "Conflux" in play
  When Ada plays "Snipe" to the Attack lane
  Then Ben's discard pile is empty

Scenario: [CF 13.17] KW-DISABLE-1 zero this round, whole again after Regroup
  Given Ada's hand holds "Static"
  And Ada's Attack lane holds a card of power 4
  And Ben's Attack lane holds a card of power 9
  When Ada plays "Static" to the Mining lane
  Then Ben's attack is 0
  And Ben's "Power 9" has power 0
  When the Attack phase resolves
  Then Ben has 16 hit points
  When the Regroup resolves
  Then Ben's "Power 9" has power 9

Scenario: [CF 13.17] KW-DISABLE-2 a disabled 9 is a legal "2 or less"
  Given Ada's hand holds "Snipe"
  And Ben's Attack lane holds a card of power 9 (disabled)
  When Ada plays "Snipe" to the Mining lane
  Then Ben's Attack lane is empty

Scenario: [CF 13.17] disabling again pays for nothing
  Given Ada's hand holds "Annihilator Drone"
  And Ada has 15 crystals and 6 tech left
  And Ada's Mining lane holds a Drone card of power 1 (disabled) and a Drone card of power 2
  When Ada plays "Annihilator Drone" to the Attack lane
  And Ada chooses yes
  And Ada chooses "Drone 2"
  Then Ada's Attack lane has 2 boosts

Scenario: [CF 13.18] disabled stays disabled in another lane
  Given Ada's hand holds "Lever"
  And Ada's Attack lane holds a card of power 4 (disabled)
  When Ada plays "Lever" to the Production lane
  And Ada chooses "Power 4"
  And Ada chooses the Mining lane
  Then Ada's mining is 2
  And "Power 4" is disabled

Scenario: [CF 13.18] but not after leaving the lanes
  Given a card "Recall": "Deploy: Return a card in your Attack lane to its owner's hand."
  And a card "Tank" (4/4/4)
  And Ada's hand holds "Recall"
  And Ada's Attack lane holds "Tank" (disabled)
  When Ada plays "Recall" to the Production lane
  And Ada plays "Tank" to the Attack lane
  Then Ada's attack is 4
  And "Tank" is not disabled

Scenario: [CF 13.19] in classic a disabled card still has its Aftermath
  Given a card "Earn": "Aftermath: Gain 1 crystal."
  And it is the Aftermath
  And Ada's Mining lane holds "Earn" (entered this round, disabled)
  When the Aftermath resolves
  Then Ada has 6 crystals

Scenario: [CF 13.19, CF 16.7] later it has not
  Given the edition is each of current and alternating
  And a card "Earn": "Aftermath: Gain 1 crystal."
  And it is the Aftermath
  And Ada's Mining lane holds "Earn" (entered this round, disabled)
  When the Aftermath resolves
  Then Ada has 3 crystals

Scenario: [CF 13.20] the discarding player chooses
  Given a card "Demand": "Deploy: Each opponent must discard a card from their hand."
  And Ada's hand holds "Demand"
  And Ben's hand holds 2 other cards
  When Ada plays "Demand" to the Mining lane
  And Ben chooses "Filler 2"
  Then Ben's hand is "Filler 1"
  And Ben's discard pile is "Filler 2"

Scenario: [CF 13.21] KW-DISPLACE-1 an opponent's card to another lane of theirs
  Given the edition is current
  And a card "Decoy": "Deploy: Displace a card with power 4 or less."
  And Ada's hand holds "Decoy"
  And Ben's Attack lane holds a card of power 3/4/2
  When Ada plays "Decoy" to the Mining lane
  And Ada chooses the Mining lane
  Then Ben's attack is 0
  And Ben's mining is 6

Scenario: [CF 13.21] never to the same lane and never to another player
  Given 3 players
  And a card "Decoy": "Deploy: Displace a card with power 4 or less."
  And Ada's hand holds "Decoy"
  And Ada's Mining lane holds a card of power 1
  And Ben's Attack lane holds a card of power 2
  And Cy's Attack lane holds a card of power 3
  When Ada plays "Decoy" to the Mining lane
  Then Ada is not offered to choose "Power 1"
  When Ada chooses Ben's "Power 2"
  Then Ada is not offered to choose the Attack lane
  When Ada chooses the Production lane
  Then Ben's production is 3

Scenario: [CF 13.22, CF 3.6] KW-DRAW-1 each card not drawn costs a hit point
  Given the edition is current
  And a card "Courier": "Deploy: Draw 2 cards."
  And Ada's hand holds "Courier"
  And Ada's deck is 1 other card
  When Ada plays "Courier" to the Mining lane
  Then Ada's hand is "Filler 1"
  And Ada's deck is empty
  And Ada has 19 hit points

Scenario: [CF 13.22] in classic each card comes from the deck you name
  Given a card "Courier": "Deploy: Draw 2 cards."
  And Ada's hand holds "Courier"
  And Ada's deck is 3 other cards
  When Ada plays "Courier" to the Mining lane
  And Ada draws from the basic deck
  And Ada draws from the faction deck
  Then Ada's hand is "Filler 1" and a Basic Trooper

Scenario: [CF 13.23] drawn cards can be played at once, and the discard pile stays
  Given the edition is current
  And a card "Courier": "Deploy: Draw 2 cards."
  And a card "Tank" (4/4/4)
  And Ada's hand holds "Courier"
  And Ada's deck is "Tank"
  And Ada's discard pile holds 3 other cards
  When Ada plays "Courier" to the Mining lane
  Then Ada's discard pile has 3 cards
  And Ada has 19 hit points
  When Ada plays "Tank" to the Attack lane
  Then Ada's attack is 4

Scenario: [CF 13.6, CF 13.7] a Cooldown on a card in a lane, in every edition
  Given the edition is each of classic, classic-2024, current and alternating
  And a card "Still": "Cooldown: Gain 1 crystal."
  And Ada's Mining lane holds "Still"
  And Ada has 2 crystals
  When Ada uses "Still"
  Then Ada has 3 crystals
  And Ada's "Still" is exhausted
  When Ada tries to use "Still"
  Then it is refused with CF 13.6
  When the round ends
  Then Ada's "Still" is not exhausted

Scenario: [CF 13.6, CF 8.8] it may wait for its owner's Aftermath turn
  Given the edition is each of classic and alternating
  And 3 players
  And a card "Still": "Cooldown: Gain 1 crystal."
  And Ben's Mining lane holds "Still"
  And Ben has 0 crystals
  And it is the Aftermath
  When Ben uses "Still"
  Then Ben has 1 crystal

Scenario: [CF 13.7] never in another player's slot
  Given a card "Still": "Cooldown: Gain 1 crystal."
  And Ben's Mining lane holds "Still"
  When Ben tries to use "Still"
  Then it is refused
  When play reaches Ben's Deploy
  Then Ben is offered to use "Still"
