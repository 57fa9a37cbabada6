Feature: Deploy

Scenario: [CF 4.1] slots go from the priority holder to the left
  Given 3 players
  And Ben has priority
  Then it is Ben's Deploy
  When Ben passes
  Then it is Cy's Deploy
  When Cy passes
  Then it is Ada's Deploy
  When Ada passes
  Then it is the Attack phase

Scenario: [CF 4.1] any number of cards can be played in one slot
  Given Ada's hand holds 2 Basic Troopers
  And Ada has 4 crystals and 2 tech left
  When Ada plays a Basic Trooper to the Mining lane
  And Ada plays a Basic Trooper to the Attack lane
  Then Ada has 0 crystals and 0 tech left
  And Ada's mining is 3
  And Ada's attack is 1
  And it is Ada's Deploy

Scenario: [CF 4.2] not enough crystals
  Given Ada's hand holds a Basic Trooper
  And Ada has 1 crystal
  Then Ada is not offered to play a Basic Trooper to the Mining lane
  When Ada tries to play a Basic Trooper to the Mining lane
  Then it is refused with CF 4.2

Scenario: [CF 4.2] not enough tech
  Given Ada's hand holds a Basic Trooper
  And Ada has 0 tech left
  When Ada tries to play a Basic Trooper to the Mining lane
  Then it is refused with CF 4.2

Scenario: [CF 4.2, CF 11.1] the tech of all cards of the round is added up
  Given a card "Probe" (1 tech, 1/1/1)
  And a card "Array" (3 tech, 3/3/3)
  And Ada's hand holds "Probe" and "Array"
  And Ada has 4 tech left
  When Ada plays "Probe" to the Mining lane
  Then Ada is offered to play "Array" to the Mining lane
  When Ada plays "Array" to the Mining lane
  Then Ada has 0 tech left

Scenario: [CF 4.2, CF 11.1] one tech short for the second card
  Given a card "Probe" (1 tech, 1/1/1)
  And a card "Array" (3 tech, 3/3/3)
  And Ada's hand holds "Probe" and "Array"
  And Ada has 3 tech left
  When Ada plays "Probe" to the Mining lane
  Then Ada is not offered to play "Array" to the Mining lane

Scenario: [CF 4.2] nobody plays in another player's slot
  Given Ben's hand holds a Basic Trooper
  When Ben tries to play a Basic Trooper to the Attack lane
  Then it is refused with CF 4.2

Scenario: [CF 4.3] pay first, then the abilities in written order
  Given a card "Broker" (3 crystals, 1 tech, 1/1/1):
    | Deploy: Gain 2 crystals.
    | Deploy: You may pay 2 crystals to deal 1 damage to each opponent.
  And Ada's hand holds "Broker"
  And Ada has 3 crystals
  When Ada plays "Broker" to the Mining lane
  Then Ada has 2 crystals
  And Ada's Mining lane holds "Broker"
  When Ada chooses yes
  Then Ada has 0 crystals
  And Ben has 19 hit points

Scenario: [CF 4.4] one card is resolved before the next is played
  Given a card "Offer": "Deploy: You may gain 1 crystal."
  And Ada's hand holds "Offer" and a Basic Trooper
  When Ada plays "Offer" to the Mining lane
  Then Ada is not offered to play a Basic Trooper to the Mining lane
  And Ada is offered to choose yes
  When Ada chooses no
  Then Ada is offered to play a Basic Trooper to the Mining lane

Scenario: [CF 4.5] the card's own text before Drone Swarm
  Given the edition is alternating
  And Ada has "Drone Swarm" in play
  And Ada's hand holds "Drone Commander"
  And Ada's Attack lane holds 2 Basic Troopers
  And Ada has 7 crystals and 3 unused production
  When Ada plays "Drone Commander" to the Attack lane
  And play reaches Ben's Deploy
  Then Ada's Attack lane has 3 boosts
  And Ada's attack is 9

Scenario: [CF 4.5] Drone Swarm before the card's own text
  Given the edition is alternating
  And Ada has "Drone Swarm" in play
  And Ada's hand holds "Drone Commander"
  And Ada's Attack lane holds 2 Basic Troopers
  And Ada has 7 crystals and 3 unused production
  When Ada plays "Drone Commander" to the Attack lane
  And Ada resolves "Drone Swarm" first
  Then Ada's Attack lane has 1 boost
  And Ada's attack is 7

Scenario: [CF 4.6, CF 13.1] KW-TROOPER-1 Troopers straight from their deck
  Given the edition is current
  And Ada has 6 crystals and 3 unused production
  And Ada's basic deck holds 15 cards
  When Ada plays a Basic Trooper to the Mining lane
  And Ada plays a Basic Trooper to the Mining lane
  And Ada plays a Basic Trooper to the Attack lane
  Then Ada has 0 crystals and 0 unused production
  And Ada's mining is 5
  And Ada's attack is 1
  And Ada's basic deck has 12 cards
  And Ada's hand is empty

Scenario: [CF 4.6] no Trooper in another player's slot, nor when the basic deck is empty
  Given the edition is current
  And Ada's basic deck holds 0 cards
  And each player has 9 crystals
  Then Ada is not offered to play a Basic Trooper to the Attack lane
  When Ben tries to play a Basic Trooper to the Attack lane
  Then it is refused with CF 4.2

Scenario: [CF 4.7] in classic a Trooper is played from the hand only
  Given Ada has 9 crystals
  Then Ada is not offered to play a Basic Trooper to the Attack lane

Scenario: [CF 4.8] one card each in turn, a Trooper being such a card
  Given the edition is alternating
  And each player has 9 crystals
  And each player has 9 unused production
  When Ada plays a Basic Trooper to the Mining lane
  Then it is Ben's Deploy
  When Ben plays a Basic Trooper to the Mining lane
  Then it is Ada's Deploy
  When Ada plays a Basic Trooper to the Attack lane
  Then Ada's attack is 1
  And it is Ben's Deploy

Scenario: [CF 4.8] permanents before and after the card of a deploy turn
  Given the edition is alternating
  And a card "Dynamo" (permanent): "Cooldown: During your Deploy phase, gain 1 crystal."
  And a card "Turbine" (permanent): "Cooldown: During your Deploy phase, gain 2 crystals."
  And Ada has "Dynamo" in play
  And Ada has "Turbine" in play
  And Ada has 2 crystals and 2 unused production
  When Ada uses "Dynamo"
  And Ada plays a Basic Trooper to the Mining lane
  Then it is Ada's Deploy
  And Ada is not offered to play a Basic Trooper to the Mining lane
  When Ada uses "Turbine"
  Then Ada has 3 crystals
  And it is Ben's Deploy

Scenario: [CF 4.8] a deploy turn can end with a permanent unused
  Given the edition is alternating
  And a card "Dynamo" (permanent): "Cooldown: During your Deploy phase, gain 1 crystal."
  And Ada has "Dynamo" in play
  And Ada has 4 crystals and 2 unused production
  When Ada plays a Basic Trooper to the Mining lane
  And Ada is done
  Then it is Ben's Deploy
  When Ben passes
  Then it is Ada's Deploy
  And Ada is offered to use "Dynamo"
  And Ada is offered to play a Basic Trooper to the Mining lane

Scenario: [CF 4.9] a pass without a card ends Deploy for that player, permanents included
  Given the edition is alternating
  And a card "Dynamo" (permanent): "Cooldown: During your Deploy phase, gain 1 crystal."
  And Ada has "Dynamo" in play
  And Ben has 9 crystals and 9 unused production
  When Ada passes
  And Ben plays a Basic Trooper to the Mining lane
  Then it is Ben's Deploy
  And Ada is asked nothing
  When Ada tries to use "Dynamo"
  Then it is refused with CF 4.8

Scenario: [CF 4.9] using a permanent is not playing a card
  Given the edition is alternating
  And a card "Dynamo" (permanent): "Cooldown: During your Deploy phase, gain 1 crystal."
  And Ada has "Dynamo" in play
  When Ada uses "Dynamo"
  And Ada passes
  And Ben passes
  Then it is the Attack phase

Scenario: [CF 4.10] the last player goes on alone until they pass
  Given the edition is alternating
  And 3 players
  And Cy has 9 crystals and 9 unused production
  When Ada passes
  And Ben passes
  And Cy plays a Basic Trooper to the Mining lane
  And Cy plays a Basic Trooper to the Attack lane
  And Cy plays a Basic Trooper to the Attack lane
  Then it is Cy's Deploy
  And Cy's attack is 2
  When Cy passes
  Then it is the Attack phase

Scenario: [CF 4.11] a replay by a faction ability triggers Deploy and leaves the deploy turn
  Given the edition is alternating
  And Ada has "Redeploy" in play
  And Ada's Mining lane holds "Covert Ops"
  And Ada's deck is 3 other cards
  And Ada has 0 crystals and 1 unused production
  When Ada uses "Redeploy"
  And Ada chooses "Covert Ops"
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada's Attack lane holds "Covert Ops"
  And Ada has 1 corruption
  And Ada has 0 crystals and 0 unused production
  And Ada's hand is "Filler 1"
  And it is Ada's Deploy

Scenario: [CF 4.11] Troopers put into play are not the card of a deploy turn
  Given the edition is alternating
  And a card "Muster": "Deploy: Put 2 Basic Troopers into play in this lane."
  And Ada's hand holds "Muster"
  When Ada plays "Muster" to the Attack lane
  Then Ada's attack is 2
  And it is Ben's Deploy

Scenario: [CF 4.12, CF 13.53] the order of Deploy does not follow the token
  Given 3 players
  And a card "Coup": "Deploy: Take priority."
  And Ben's hand holds "Coup"
  When Ada passes
  And Ben plays "Coup" to the Mining lane
  And Ben passes
  Then Ben has priority
  And it is Cy's Deploy
  When Cy passes
  Then it is the Attack phase

Scenario: [CF 4.8, CF 4.9, CF 8.6, CF 16.14] a whole alternating round: abilities, a disable, a pass, then Aftermath in turns
  Given the edition is alternating
  And a card "Shadow Step" (Infiltration, 2 crystals, 1 production, 1/1/1): "Deploy: For each opponent, disable a card with power 1 or less in their lanes."
  And Ada has "Corrupt Policies" in play
  And Ada has 2 corruption and 2 crystals and 2 unused production
  And Ada's hand holds "Shadow Step"
  And Ben has "Rocket Barrage" in play
  And Ben's hand holds "Scrap Heap"
  And Ben's Mining lane holds "Air Strike"
  And Ben's discard pile holds 2 other cards
  And Ben has 4 crystals and 3 unused production
  When Ada uses "Corrupt Policies"
  And Ada chooses "lose 2 corruption"
  Then Ada has 0 corruption and 7 crystals
  When Ada plays "Shadow Step" to the Attack lane
  Then Ben's "Air Strike" is disabled
  And it is Ben's Deploy
  When Ben plays "Scrap Heap" to the Production lane
  Then it is Ben's Deploy
  When Ben is done
  Then it is Ada's Deploy
  When Ada passes
  Then it is Ben's Deploy
  When Ben plays a Basic Trooper to the Attack lane
  And Ben is done
  And Ben passes
  Then it is the Attack phase
  When the Aftermath begins
  Then each player has 20 hit points
  And Ada has 8 crystals
  And Ben has 3 crystals
  When Ben uses "Rocket Barrage"
  Then Ada has 19 hit points
  When Ben activates "Scrap Heap"
  Then Ben has 5 crystals
