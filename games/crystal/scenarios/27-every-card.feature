Feature: Abilities of cards that nothing else plays

Scenario: [CF 12.9, CF 12.14] Hive Network counts Drones and Satellites lane by lane, up to eight
  Given Ada's hand holds "Hive Network"
  And Ada has 24 crystals and 6 tech left
  And Ada's Mining lane holds 9 Drone cards of power 0 and a Satellite card of power 0
  And Ada's Attack lane holds a Satellite card of power 0 and a card of power 1
  And Ben's Attack lane holds 2 Drone cards of power 0
  When Ada plays "Hive Network" to the Production lane
  Then Ada has 4 crystals
  And Ada's Mining lane has 8 boosts
  And Ada's Attack lane has 1 boost
  And Ada's Production lane has 0 boosts
  And Ben's Attack lane has 0 boosts

Scenario: [CF 13.16, CF 12.12] Bombing Run destroys one weak card of anybody
  Given Ada's hand holds "Bombing Run"
  And Ada has 10 crystals and 5 tech left
  And Ada's Mining lane holds a card of power 2
  And Ben's Attack lane holds a card of power 3 and a card of power 4
  When Ada plays "Bombing Run" to the Attack lane
  And Ada chooses yes
  And Ada tries to choose Ben's "Power 4"
  Then it is refused
  And Ada is offered to choose "Power 2"
  When Ada chooses Ben's "Power 3"
  Then Ben's discard pile is "Power 3"
  And Ben's attack is 4

Scenario: [CF 12.7, CF 13.42] Control Tower calls an Aerial card back
  Given Ada's hand holds "Control Tower"
  And Ada has 5 crystals and 2 tech left
  And Ada's discard pile holds "Battalion" and "Air Strike"
  And Ada's deck is 3 other cards
  When Ada plays "Control Tower" to the Mining lane
  And Ada chooses "return an Aerial card"
  Then Ada's hand is "Air Strike"
  And Ada's discard pile is "Battalion"

Scenario: [CF 12.7, CF 13.44] or searches
  Given Ada's hand holds "Control Tower"
  And Ada has 5 crystals and 2 tech left
  And Ada's discard pile holds "Air Strike"
  And Ada's deck is 4 other cards
  When Ada plays "Control Tower" to the Mining lane
  And Ada chooses "Search 3"
  And Ada puts "Filler 3" on top and "Filler 1", "Filler 2" on the bottom
  Then Ada's deck is "Filler 3", "Filler 4", "Filler 1" and "Filler 2"
  And Ada's hand is empty

Scenario: [CF 13.44] Hunter Drone searches one card
  Given Ada's hand holds "Hunter Drone"
  And Ada's deck is 3 other cards
  When Ada plays "Hunter Drone" to the Mining lane
  And Ada puts "Filler 1" on the bottom
  Then Ada's deck is "Filler 2", "Filler 3" and "Filler 1"

Scenario: [CF 13.44] Third Party Research searches three when it is deployed
  Given Ada's hand holds "Third Party Research"
  And Ada has 5 crystals and 2 tech left
  And Ada's deck is 4 other cards
  When Ada plays "Third Party Research" to the Mining lane
  And Ada puts "Filler 2", "Filler 1" on top and "Filler 3" on the bottom
  Then Ada's deck is "Filler 2", "Filler 1", "Filler 4" and "Filler 3"

Scenario: [CF 12.7, CF 13.6] Material Replicator turns production into boosts
  Given the edition is current
  And Ada has "Material Replicator" in play
  And Ada has 2 unused production
  And Ada's deck is 2 other cards
  When Ada uses "Material Replicator"
  And Ada chooses "Spend 1 unused production to add"
  And Ada chooses the Attack lane
  Then Ada's Attack lane has 2 boosts
  And Ada has 1 unused production
  And Ada's hand is empty
  And Ada's "Material Replicator" is exhausted

Scenario: [CF 12.7, CF 12.5] or into a card, and does nothing without production
  Given the edition is current
  And Ada has "Material Replicator" in play
  And Ada has 1 unused production
  And Ada's deck is 2 other cards
  When Ada uses "Material Replicator"
  And Ada chooses "Spend 1 unused production to draw"
  Then Ada's hand is "Filler 1"
  And Ada has 0 unused production
  And Ada is not offered to use "Material Replicator"

Scenario: [CF 13.6] Conflux boosts one lane
  Given the edition is current
  And Ada has "Conflux" in play
  When Ada uses "Conflux"
  And Ada chooses the Mining lane
  Then Ada's Mining lane has 1 boost
  And Ada's Attack lane has 0 boosts
  And Ada's "Conflux" is exhausted

Scenario: [CF 13.57] and upgraded every lane of its player
  Given the edition is current
  And Ada has "Conflux" (upgraded) in play
  When Ada uses the Upgrade of "Conflux"
  Then Ada's Mining lane has 1 boost
  And Ada's Attack lane has 1 boost
  And Ada's Production lane has 1 boost
  And Ben's Attack lane has 0 boosts

Scenario: [CF 12.8] Advanced Mining Rig gains three
  Given the edition is current
  And Ada has "Advanced Mining Rig" in play
  And Ada has 0 crystals and 2 unused production
  And Ada's Mining lane holds a card of power 6
  When Ada uses "Advanced Mining Rig"
  Then Ada has 3 crystals
  And Ada has 1 unused production

Scenario: [CF 12.8] and five instead where the Mining lane has ten
  Given the edition is current
  And Ada has "Advanced Mining Rig" in play
  And Ada has 0 crystals and 2 unused production
  And Ada's Mining lane holds a card of power 7
  When Ada uses "Advanced Mining Rig"
  Then Ada has 5 crystals
  And Ada has 1 unused production

Scenario: [CF 12.1, CF 13.16] Air Strike is given for one weak card of each opponent
  Given 3 players
  And it is the Aftermath
  And Ada's Attack lane holds "Air Strike" (entered this round)
  And Ben's Mining lane holds a card of power 3
  And Ben's Attack lane holds a card of power 2
  And Cy's Mining lane holds a card of power 1
  When Ada chooses yes
  Then Ada's discard pile is "Air Strike"
  And Ben's discard pile is "Power 2"
  And Ben's Mining lane holds a card of power 3
  And Cy's discard pile is "Power 1"

Scenario: [CF 12.1] and without a yes nothing happens
  Given it is the Aftermath
  And Ada's Attack lane holds "Air Strike" (entered this round)
  And Ben's Attack lane holds a card of power 2
  When Ada chooses no
  Then Ada's discard pile is empty
  And Ben's discard pile is empty

Scenario: [CF 12.20, CF 13.20] Annihilator Drone grows by the Drones of the hand
  Given Ada's hand holds "Annihilator Drone", "Hunter Drone", "Repair Drones", "Battalion"
  And Ada has 15 crystals and 6 tech left
  When Ada plays "Annihilator Drone" to the Attack lane
  And Ada chooses no
  And Ada chooses yes
  And Ada tries to choose "Battalion"
  Then it is refused
  When Ada chooses "Hunter Drone" and "Repair Drones"
  Then Ada's Attack lane has 4 boosts
  And Ada's hand is "Battalion"

Scenario: [CF 13.35] Battalion comes with three Basic Troopers, wherever its player wants
  Given Ada's hand holds "Battalion"
  And Ada has 7 crystals and 3 tech left
  And Ada's basic deck holds 5 cards
  When Ada plays "Battalion" to the Mining lane
  And Ada chooses 2 on the Attack lane and 1 on the Production lane
  Then Ada's attack is 2
  And Ada's Production lane holds a Basic Trooper
  And Ada's Mining lane holds "Battalion"
  And Ada's basic deck has 2 cards
  And Ada has 0 crystals

Scenario: [CF 12.7] Corrupt Policies offer what the corruption allows
  Given the edition is current
  And Ada has "Corrupt Policies" in play
  And Ada's Mining lane holds 5 corruption
  And Ada has 0 crystals
  And Ada's deck is 2 other cards
  And Ben's Attack lane holds a card of power 5
  When Ada uses "Corrupt Policies"
  And Ada tries to choose "for each opponent, disable"
  Then it is refused
  When Ada chooses "gain 3 crystals"
  Then Ada has 3 crystals
  And Ada's Mining lane has 5 corruption
  And Ada's hand is empty

Scenario: [CF 12.7, CF 13.17] with nine of it, to disable a card of each opponent
  Given the edition is current
  And Ada has "Corrupt Policies" in play
  And Ada's Mining lane holds 9 corruption
  And Ben's Attack lane holds a card of power 5 and a card of power 6
  And Ben's Production lane holds a card of power 1
  When Ada uses "Corrupt Policies"
  And Ada chooses "for each opponent, disable"
  Then Ben's "Power 5" is disabled
  And Ben's "Power 6" is not disabled
  And Ben's "Power 1" is not disabled

Scenario: [CF 13.57, CF 13.46] Fortifications upgraded shield five for the same price
  Given the edition is current
  And Ada has "Fortifications" (upgraded) in play
  And Ada has 3 crystals
  When Ada uses the Upgrade of "Fortifications"
  Then Ada's Attack lane has 5 Shields
  And Ada has 1 crystal

Scenario: [CF 13.11] Invisible Hand corrupts a lane of its player
  Given Ada's hand holds "Invisible Hand"
  And Ada has 4 crystals and 1 tech left
  When Ada plays "Invisible Hand" to the Mining lane
  And Ada chooses 1 on the Attack lane
  Then Ada's Attack lane has 1 corruption
  And Ben's Attack lane has 0 corruption

Scenario: [CF 13.6, CF 12.5] Orbital Mining Rig sells production
  Given the edition is current
  And Ada has "Orbital Mining Rig" in play
  And Ada has 0 crystals and 4 unused production
  When Ada uses "Orbital Mining Rig"
  Then Ada has 5 crystals
  And Ada has 1 unused production
  And Ada's "Orbital Mining Rig" is exhausted

Scenario: [CF 13.42] Recoil sends back a weak card of each opponent
  Given 3 players
  And it is the Aftermath
  And Ada's Attack lane holds "Recoil" (entered this round)
  And Ada's Mining lane holds a card of power 1
  And Ben's Attack lane holds a card of power 3 and a card of power 4
  And Cy's Mining lane holds a card of power 2
  When the Aftermath resolves
  Then Ben's hand is "Power 3"
  And Cy's hand is "Power 2"
  And Ada's hand is empty

Scenario: [CF 12.5, CF 13.20] Scrap Heap gives a card of the hand for one of the deck
  Given Ada's hand holds "Scrap Heap" and "Battalion"
  And Ada has 2 crystals and 1 tech left
  And Ada's deck is 2 other cards
  When Ada plays "Scrap Heap" to the Mining lane
  And Ada chooses yes
  And Ada draws from the deck
  Then Ada's hand is "Filler 1"
  And Ada's discard pile is "Battalion"

Scenario: [CF 13.6, CF 13.4] Targetted Strike is paid for with production
  Given the edition is current
  And Ada has "Targetted Strike" in play
  And Ada has 3 unused production
  When Ada uses "Targetted Strike"
  Then Ada's Attack lane has 3 boosts
  And Ada has 1 unused production

Scenario: [CF 13.48, CF 13.54] Troop Mobility shifts Basic and Infantry cards
  Given the edition is current
  And Ada has "Troop Mobility" in play
  And Ada's Mining lane holds "Battalion" and a card of power 2
  When Ada uses "Troop Mobility"
  And Ada chooses "Battalion"
  And Ada chooses the Attack lane
  Then Ada's Attack lane holds "Battalion"
  And Ada's Mining lane holds a card of power 2

Scenario: [CF 13.48, CF 13.57] and upgraded any card of its player
  Given the edition is current
  And Ada has "Troop Mobility" (upgraded) in play
  And Ada's Mining lane holds a card of power 2
  And Ben's Attack lane holds a card of power 3
  When Ada uses the Upgrade of "Troop Mobility"
  And Ada chooses the Production lane
  Then Ada's Production lane holds a card of power 2
  And Ben's Attack lane holds a card of power 3
