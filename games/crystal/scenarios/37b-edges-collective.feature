Feature: Cybernetic Collective at its limits

Scenario: [CF 13.17, CF 12.5] Annihilator Drone may disable itself, but none twice and none of an opponent
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Annihilator Drone"
  And Ada has 15 crystals and 6 production
  And Ada's Mining lane holds a Drone card of power 2 and a Drone card of power 3 (disabled)
  And Ben's Mining lane holds a Drone card of power 4
  When Ada plays "Annihilator Drone" to the Attack lane
  And Ada chooses yes
  Then Ada is not offered to choose "Drone 4"
  And Ada is not offered to choose "Drone 3"
  When Ada chooses "Drone 2" and "Annihilator Drone"
  Then Ada's Attack lane has 4 boosts
  And Ada's attack is 4

Scenario: [CF 12.20] both its ways add up
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Annihilator Drone" and "Hunter Drone"
  And Ada has 15 crystals and 6 production
  And Ada's Mining lane holds 3 Drone cards of power 0
  When Ada plays "Annihilator Drone" to the Production lane
  And Ada chooses yes
  And Ada chooses "Drone 0", "Drone 0" and "Drone 0"
  And Ada chooses yes
  And Ada chooses "Hunter Drone"
  Then Ada's Production lane has 8 boosts

Scenario: [CF 13.61, CF 12.5] Arc Drill burns five boosts of its own player at most
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Arc Drill"
  And Ada has 10 crystals and 4 production
  And Ada's Mining lane holds 3 boosts
  And Ada's Attack lane holds 4 boosts
  And Ben's Attack lane holds 4 boosts
  When Ada plays "Arc Drill" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  Then Ada has 10 crystals
  And Ada's Attack lane has 2 boosts
  And Ada is not offered to choose yes

Scenario: [CF 12.3] and asks nothing where there is none of them
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Arc Drill"
  And Ada has 10 crystals and 4 production
  And Ben's Attack lane holds 4 boosts
  When Ada plays "Arc Drill" to the Attack lane
  Then Ada is not offered to choose yes

Scenario: [CF 13.61] a no is the last word
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Arc Drill"
  And Ada has 10 crystals and 4 production
  And Ada's Attack lane holds 4 boosts
  When Ada plays "Arc Drill" to the Attack lane
  And Ada chooses yes
  And Ada chooses no
  Then Ada has 2 crystals
  And Ada is not offered to choose yes

Scenario: [CF 12.14] Collector Drone counts the boosts of its lane, whatever corrupts it
  Given the edition is each of classic, classic-2024 and current
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds "Collector Drone" (entered this round), 3 boosts and 3 corruption
  And Ada's Attack lane holds 5 boosts
  When the Aftermath resolves
  Then Ada has 3 crystals

Scenario: [CF 14.2] each of two copies
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 "Collector Drone" (entered this round) and 3 boosts
  When the Aftermath resolves
  Then Ada has 6 crystals

Scenario: [CF 12.18] Defense Satellite alone prevents five
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Defense Satellite"
  And Ada has 8 crystals and 4 production
  And Ben's Mining lane holds 3 Satellite cards of power 1
  When Ada plays "Defense Satellite" to the Mining lane
  Then Ada has 5 prevention

Scenario: [CF 12.9, CF 13.34] a second one prevents as much again, up to a cap of its own
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Defense Satellite" and "Defense Satellite"
  And Ada has 16 crystals and 8 production
  And Ada's Mining lane holds 3 Satellite cards of power 1
  When Ada plays "Defense Satellite" to the Mining lane
  And Ada plays "Defense Satellite" to the Mining lane
  Then Ada has 40 prevention

Scenario: [CF 12.5] Discharge burns no boosts of an opponent
  Given the edition is current
  And Ada has "Discharge" in play
  And Ben's Mining lane holds 2 boosts
  Then Ada is not offered to use "Discharge"

Scenario: [CF 12.9, CF 13.57] upgraded it burns three at most, from any lanes
  Given 3 players
  And the edition is current
  And Ada has "Discharge" (upgraded) in play
  And Ada's Mining lane holds 2 boosts
  And Ada's Attack lane holds 3 boosts
  When Ada uses the Upgrade of "Discharge"
  And Ada tries to choose 2 on the Mining lane and 2 on the Attack lane
  Then it is refused
  When Ada chooses 1 on the Mining lane and 2 on the Attack lane
  Then Ben has 14 hit points
  And Cy has 14 hit points
  And Ada's Attack lane has 1 boost

Scenario: [CF 13.55, CF 4.5] Drone Commander makes Drones of Basic cards, and of those that come after it
  Given the edition is current
  And Ada's hand holds "Drone Commander" and "Rallying Call"
  And Ada has "Drone Swarm" in play
  And Ada has 9 crystals and 5 production
  And Ada's Attack lane holds 2 Basic Troopers
  When Ada plays "Drone Commander" to the Attack lane
  And Ada resolves "Drone Commander" first
  Then Ada's Attack lane has 3 boosts
  When Ada plays a Basic Trooper to the Attack lane
  Then Ada's Attack lane has 7 boosts

Scenario: [CF 4.5] not before its turn comes
  Given the edition is current
  And Ada's hand holds "Drone Commander"
  And Ada has "Drone Swarm" in play
  And Ada has 9 crystals and 5 production
  And Ada's Attack lane holds 2 Basic Troopers
  When Ada plays "Drone Commander" to the Attack lane
  And Ada resolves "Drone Swarm" first
  Then Ada's Attack lane has 1 boost

Scenario: [CF 4.5, CF 12.27] Drone Swarm hears its own player only
  Given the edition is each of current and alternating
  And Ben has "Drone Swarm" in play
  And Ada's hand holds "Hunter Drone"
  And Ada has 2 crystals and 1 production
  And Ada's deck is 1 other card
  When Ada plays "Hunter Drone" to the Attack lane
  And Ada puts "Filler 1" on top
  Then Ada's Attack lane has 0 boosts
  And Ben's Attack lane has 0 boosts

Scenario: [CF 13.65] EMP Blast looks into the lane opposite its own
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "EMP Blast"
  And Ada has 4 crystals and 3 production
  And Ben's Attack lane holds a card of power 3 and a card of power 4
  And Cy's Mining lane holds a card of power 1
  And Cy's Attack lane holds a card of power 4
  When Ada plays "EMP Blast" to the Attack lane
  Then Ben's "Power 3" is disabled
  And Ben's "Power 4" is not disabled
  And Cy's "Power 1" is not disabled
  And Cy's "Power 4" is not disabled

Scenario: [CF 13.4, CF 12.14] Energy Reflector Array: a disabled Drone is a Drone, and itself is none
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Energy Reflector Array"
  And Ada has 10 crystals and 6 production
  And Ada's Mining lane holds a Drone card of power 1 (disabled)
  And Ben's Attack lane holds a Drone card of power 1
  When Ada plays "Energy Reflector Array" to the Attack lane
  And Ada chooses "add 2 Boost"
  Then Ada's Mining lane has 2 boosts
  And Ada's Attack lane has 0 boosts
  And Ben's Attack lane has 0 boosts

Scenario: [CF 11.6, CF 12.18] Hive Network is not cheaper than free, and not for Satellites of others
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Hive Network"
  And Ada has 0 crystals and 6 production
  And Ada's Mining lane holds 13 Satellite cards of power 0
  And Ben's Attack lane holds 2 Satellite cards of power 0
  Then "Hive Network" costs Ada 0 crystals and 6 production
  When Ada plays "Hive Network" to the Production lane
  Then Ada's Mining lane has 8 boosts
  And Ben's Attack lane has 0 boosts
  And Ada has 0 crystals

Scenario: [CF 13.54] one that is a Drone and a Satellite counts once
  Given the edition is each of classic, classic-2024, current and alternating
  And a card "Both" (Drone, Satellite, 1/1/1)
  And Ada's hand holds "Hive Network"
  And Ada has 24 crystals and 6 production
  And Ada's Mining lane holds "Both" and a Drone card of power 1
  When Ada plays "Hive Network" to the Mining lane
  Then Ada's Mining lane has 2 boosts

Scenario: [CF 12.12] Jamming Satellite alone reaches a power of one
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Jamming Satellite"
  And Ada has 4 crystals and 3 production
  And Ben's Mining lane holds a card of power 2
  When Ada plays "Jamming Satellite" to the Mining lane
  Then Ben's "Power 2" is not disabled
  And Ada's "Jamming Satellite" is not disabled

Scenario: [CF 12.11] and must be turned on itself where nothing else is in reach
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Jamming Satellite"
  And Ada has 4 crystals and 3 production
  And Ada's Mining lane holds a Satellite card of power 9
  When Ada plays "Jamming Satellite" to the Mining lane
  Then Ada's "Jamming Satellite" is disabled

Scenario: [CF 11.5] Orbital Drop Mech lands for a Satellite
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Orbital Drop Mech"
  And Ada has 8 crystals and 0 production
  And Ada's Mining lane holds a Satellite card of power 1
  When Ada plays "Orbital Drop Mech" to the Attack lane
  Then Ada has 0 crystals
  And Ada's discard pile is "Satellite 1"
  And Ada's attack is 7

Scenario: [CF 11.5, CF 12.1] or for its price
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Orbital Drop Mech"
  And Ada has 8 crystals and 5 production
  And Ada's Mining lane holds a Satellite card of power 1
  When Ada plays "Orbital Drop Mech" to the Attack lane
  And Ada chooses no
  Then Ada has 0 production
  And Ada's discard pile is empty

Scenario: [CF 12.5] no Satellite of an opponent or of the hand will do
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Orbital Drop Mech" and "Jamming Satellite"
  And Ada has 8 crystals and 4 production
  And Ben's Mining lane holds a Satellite card of power 1
  Then Ada is not offered to play "Orbital Drop Mech" to the Attack lane

Scenario: [CF 4.2] and its crystals are paid
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Orbital Drop Mech"
  And Ada has 7 crystals and 9 production
  And Ada's Mining lane holds a Satellite card of power 1
  Then Ada is not offered to play "Orbital Drop Mech" to the Attack lane

Scenario: [CF 13.60] Seeker Drone swarms with its own lane, three at most
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Seeker Drone"
  And Ada has 4 crystals and 2 production
  And Ada's Mining lane holds 4 Drone cards of power 1
  And Ben's Mining lane holds a Drone card of power 1
  When Ada plays "Seeker Drone" to the Mining lane
  Then Ada's Mining lane has 3 boosts

Scenario: [CF 13.60] itself and the disabled included
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Seeker Drone"
  And Ada has 4 crystals and 2 production
  And Ada's Mining lane holds a Drone card of power 1 (disabled) and 2 boosts
  And Ada's Attack lane holds 4 Drone cards of power 1
  When Ada plays "Seeker Drone" to the Mining lane
  Then Ada's Mining lane has 4 boosts

Scenario: [CF 12.8] Strike Drone with boosts on other lanes only
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Strike Drone"
  And Ada has 12 crystals and 3 production
  And Ada's Attack lane holds 2 boosts
  And Ada's Mining lane holds 9 boosts
  And Ben's Attack lane holds a card of power 4
  And Cy's Mining lane holds a card of power 3
  When Ada plays "Strike Drone" to the Attack lane
  Then Ben's "Power 4" is not disabled
  And Cy's "Power 3" is disabled

Scenario: [CF 12.18] Thermal Imaging Satellite is paid for itself
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds "Thermal Imaging Satellite" (entered this round)
  And Ben's Mining lane holds 2 Satellite cards of power 1
  When the Aftermath resolves
  Then Ada has 2 crystals

Scenario: [CF 12.9] two copies have a cap each
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 "Thermal Imaging Satellite" (entered this round) and 3 Satellite cards of power 1
  When the Aftermath resolves
  Then Ada has 16 crystals

Scenario: [CF 13.48] Transference may leave all where it is
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Transference"
  And Ada has 3 crystals and 1 production
  And Ada's Mining lane holds a card of power 4
  And Ben's Mining lane holds a card of power 4
  When Ada plays "Transference" to the Mining lane
  Then Ada is not offered to choose Ben's "Power 4"
  When Ada chooses nothing
  Then Ada's attack is 0

Scenario: [CF 13.48] or move itself, to another lane
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Transference"
  And Ada has 3 crystals and 1 production
  When Ada plays "Transference" to the Mining lane
  And Ada chooses "Transference"
  And Ada tries to choose the Mining lane
  Then it is refused
  When Ada chooses the Attack lane
  Then Ada's attack is 2

Scenario: [CF 4.5, CF 13.60] Drone Swarm and Seeker Drone add up
  Given the edition is current
  And Ada has "Drone Swarm" in play
  And Ada's hand holds "Seeker Drone"
  And Ada has 4 crystals and 2 production
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Seeker Drone" to the Mining lane
  And Ada resolves "Drone Swarm" first
  Then Ada's Mining lane has 4 boosts

Scenario: [CF 12.14] Attack Drones count the disabled Drones of an opponent
  Given the edition is current
  And Ada's hand holds "Attack Drones"
  And Ada has 4 crystals and 2 production
  And Ben's Mining lane holds 2 Drone cards of power 1 (disabled)
  When Ada plays "Attack Drones" to the Mining lane
  Then Ada's Mining lane has 2 boosts

Scenario: [CF 8.4] Collector Drone reads the lane it was shifted to
  Given the edition is current
  And Ada's hand holds "Collector Drone" and "Transference"
  And Ada has 8 crystals and 4 production
  And Ada's Attack lane holds 3 boosts
  When Ada plays "Collector Drone" to the Production lane
  And Ada plays "Transference" to the Production lane
  And Ada chooses "Collector Drone"
  And Ada chooses the Attack lane
  And the Aftermath resolves
  Then Ada has 6 crystals

Scenario: [CF 13.57, CF 13.8] a second Discharge lies on the first, and both permanents are used in one slot
  Given the edition is current
  And Ada's hand holds 2 "Discharge" and "Conflux"
  And Ada has 9 crystals and 3 production
  When Ada plays "Discharge"
  And Ada plays "Discharge"
  Then Ada's "Discharge" is upgraded
  And Ada has 3 crystals
  When Ada plays "Conflux"
  And Ada uses "Conflux"
  And Ada chooses the Mining lane
  And Ada uses "Discharge"
  And Ada chooses the Mining lane
  Then Ben has 18 hit points
