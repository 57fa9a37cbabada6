Feature: Cards of the Cybernetic Collective

Scenario: [CF 14.2] Collector Drone is paid for the boosts of its own lane
  Given the edition is each of current and alternating
  And Ada's hand holds "Collector Drone"
  And Ada has 5 crystals and 3 unused production
  And Ada's Mining lane holds 2 boosts
  And Ada's Production lane holds 4 boosts
  When Ada plays "Collector Drone" to the Production lane
  And the Aftermath resolves
  Then Ada has 9 crystals

Scenario: [CF 13.4] Energy Reflector Array boosts a lane once, however many Drones are in it
  Given the edition is current
  And Ada's hand holds "Energy Reflector Array"
  And Ada has 10 crystals and 6 unused production
  And Ada's Mining lane holds 3 Drone cards of power 1
  And Ada's Attack lane holds a Drone card of power 1
  When Ada plays "Energy Reflector Array" to the Production lane
  And Ada chooses "add 2 Boost tokens"
  Then Ada's Mining lane has 2 boosts
  And Ada's Attack lane has 2 boosts
  And Ada's Production lane has 0 boosts

Scenario: [CF 12.7, CF 13.46] and without a Drone only its Shields are left to choose
  Given the edition is current
  And Ada's hand holds "Energy Reflector Array"
  And Ada has 10 crystals and 6 unused production
  When Ada plays "Energy Reflector Array" to the Mining lane
  And Ada tries to choose "add 2 Boost"
  Then it is refused
  When Ada chooses "Shield 5"
  Then Ada's Attack lane has 5 Shields

Scenario: [CF 14.2] Shield Generator boosts the Attack lane from wherever it is
  Given Ada's hand holds "Shield Generator"
  And Ada has 3 crystals and 1 tech left
  When Ada plays "Shield Generator" to the Production lane
  And Ada chooses "add 1 Boost token"
  Then Ada's Attack lane has 1 boost
  And Ada's Production lane has 0 boosts

Scenario: [CF 14.2] Strike Drone disables one small card of each opponent
  Given 3 players
  And Ada's hand holds "Strike Drone"
  And Ada has 12 crystals and 3 tech left
  And Ben's Mining lane holds a card of power 3
  And Ben's Attack lane holds a card of power 5
  And Cy's Production lane holds a card of power 2
  When Ada plays "Strike Drone" to the Attack lane
  Then Ben's "Power 3" is disabled
  And Cy's "Power 2" is disabled
  And Ben's "Power 5" is not disabled

Scenario: [CF 12.8] and a larger one instead, where its lane has three boosts
  Given 3 players
  And Ada's hand holds "Strike Drone"
  And Ada has 12 crystals and 3 tech left
  And Ada's Attack lane holds 3 boosts
  And Ben's Mining lane holds a card of power 3
  And Ben's Attack lane holds a card of power 5
  And Cy's Mining lane holds a card of power 5
  When Ada plays "Strike Drone" to the Attack lane
  And Ada chooses Ben's "Power 5"
  Then Ben's "Power 5" is disabled
  And Ben's "Power 3" is not disabled
  And Cy's "Power 5" is disabled

Scenario: [CF 4.5] Drone Swarm may come first and help Strike Drone
  Given the edition is alternating
  And Ada has "Drone Swarm" in play
  And Ada's hand holds "Strike Drone"
  And Ada has 12 crystals and 3 unused production
  And Ada's Attack lane holds 2 Drone cards of power 1
  And Ben's Attack lane holds a card of power 5
  When Ada plays "Strike Drone" to the Attack lane
  And Ada resolves "Drone Swarm" first
  Then Ben's "Power 5" is disabled
  And Ada's Attack lane has 3 boosts

Scenario: [CF 13.48] Transference shifts a card of its player
  Given Ada's hand holds "Transference"
  And Ada has 3 crystals and 1 tech left
  And Ada's Mining lane holds a card of power 4
  When Ada plays "Transference" to the Mining lane
  And Ada chooses "Power 4"
  And Ada chooses the Attack lane
  Then Ada's attack is 4

Scenario: [CF 13.25] Alloy Plating heals as it is played
  Given Ada's hand holds "Alloy Plating"
  And Ada has 3 crystals, 1 tech left and 11 hit points
  When Ada plays "Alloy Plating" to the Mining lane
  Then Ada has 13 hit points

Scenario: [CF 12.14] Attack Drones count the other Drones of everybody
  Given 3 players
  And Ada's hand holds "Attack Drones"
  And Ada has 4 crystals and 2 tech left
  And Ada's Production lane holds 2 Drone cards of power 1
  And Ben's Mining lane holds a Drone card of power 1
  And Cy's Production lane holds a Satellite card of power 1
  When Ada plays "Attack Drones" to the Mining lane
  Then Ada's Mining lane has 3 boosts
  When the Aftermath resolves
  And Ada chooses yes
  And Ada chooses Cy
  Then Cy has 18 hit points
  And Ben has 20 hit points

Scenario: [CF 12.14] Automated Drones count the other Drones of everybody
  Given Ada's hand holds "Automated Drones"
  And Ada has 4 crystals and 2 tech left
  And Ada's deck holds 3 other cards
  And Ben's Attack lane holds 2 Drone cards of power 2
  When Ada plays "Automated Drones" to the Production lane
  Then Ada's Production lane has 2 boosts
  When the Aftermath resolves
  Then Ada's hand has 2 cards

Scenario: [CF 12.16] Repair Drones do not count themselves
  Given Ada's hand holds "Repair Drones"
  And Ada has 4 crystals and 2 tech left
  And Ada has 15 hit points
  And Ben's Mining lane holds a Drone card of power 0
  When Ada plays "Repair Drones" to the Attack lane
  Then Ada's Attack lane has 1 boost
  And Ada has 17 hit points

Scenario: [CF 12.9, CF 13.34] Defense Satellite prevents no more than its maximum
  Given Ada's hand holds "Defense Satellite"
  And Ada has 8 crystals and 4 tech left
  And Ada's Mining lane holds 5 Satellite cards of power 1
  When Ada plays "Defense Satellite" to the Mining lane
  Then Ada has 20 prevention

Scenario: [CF 13.6] Discharge burns a boost to hurt every opponent
  Given 3 players
  And the edition is current
  And Ada has "Discharge" in play
  And Ada's Mining lane holds 2 boosts
  When Ada uses "Discharge"
  And Ada chooses the Mining lane
  Then Ben has 18 hit points
  And Cy has 18 hit points
  And Ada's Mining lane has 1 boost

Scenario: [CF 13.57] and up to three of them when it is upgraded
  Given the edition is current
  And Ada has "Discharge" (upgraded) in play
  And Ada's Mining lane holds 2 boosts
  When Ada uses the Upgrade of "Discharge"
  And Ada chooses 2 on the Mining lane
  Then Ben has 16 hit points
  And Ada's Mining lane has 0 boosts

Scenario: [CF 12.12, CF 12.16] Jamming Satellite reaches as high as its player has Satellites, itself included
  Given Ada's hand holds "Jamming Satellite"
  And Ada has 4 crystals and 3 tech left
  And Ada's Mining lane holds a Satellite card of power 1
  And Ben's Attack lane holds a card of power 2 and a card of power 3
  And Ben's Mining lane holds 3 Satellite cards of power 5
  When Ada plays "Jamming Satellite" to the Mining lane
  And Ada tries to choose Ben's "Power 3"
  Then it is refused
  When Ada chooses Ben's "Power 2"
  Then Ben's attack is 3

Scenario: [CF 13.4] Overcharge Weapons adds its boosts to the Attack lane
  Given Ada's hand holds "Overcharge Weapons"
  And Ada has 6 crystals and 1 tech left
  When Ada plays "Overcharge Weapons" to the Mining lane
  Then Ada's attack is 3

Scenario: [CF 12.10] Planetary Assault Laser hits the player it is aimed at
  Given 3 players
  And the edition is current
  And Ada has "Planetary Assault Laser" in play
  And Ada has 3 unused production
  When Ada uses "Planetary Assault Laser"
  Then Ada is offered to choose Ada
  When Ada chooses Cy
  Then Cy has 17 hit points
  And Ben has 20 hit points
  And Ada has 1 unused production

Scenario: [CF 12.9] Thermal Imaging Satellite pays for four Satellites at most
  Given Ada's hand holds "Thermal Imaging Satellite"
  And Ada has 4 crystals and 2 tech left
  And Ada's Attack lane holds 5 Satellite cards of power 0
  When Ada plays "Thermal Imaging Satellite" to the Attack lane
  And the Aftermath resolves
  Then Ada has 10 crystals
