Feature: Costs and allowance

Scenario: [CF 11.1] a card takes crystals and production
  Given a card "Rig" (4 crystals, 2 production, 2/2/2)
  And Ada's hand holds "Rig"
  And Ada has 5 crystals and 3 unused production
  Then "Rig" costs Ada 4 crystals and 2 production
  When Ada plays "Rig" to the Mining lane
  Then Ada has 1 crystal and 1 unused production

Scenario: [CF 11.2] abilities spend what is left of the allowance
  Given the edition is each of classic and current
  And a card "Smelter" (1 production): "Deploy: You may spend 1 unused production to gain 3 crystals."
  And Ada's hand holds "Smelter"
  And Ada has 0 crystals and 2 unused production
  When Ada plays "Smelter" to the Mining lane
  And Ada chooses yes
  Then Ada has 3 crystals and 0 unused production

Scenario: [CF 11.3, CF 13.5] boosts on Production give nothing to spend now
  Given the edition is each of classic and current
  And Ada's hand holds "Field Lab"
  And Ada has 5 crystals and 2 unused production
  When Ada plays "Field Lab" to the Mining lane
  Then Ada has 3 crystals and 1 unused production
  And Ada's production is 4

Scenario: [CF 11.3, CF 13.48] KW-SHIFT-2 a card that leaves Production leaves the limit alone
  Given a card "Lever": "Deploy: Shift 1."
  And Ada's hand holds "Lever"
  And Ada's Production lane holds a card of power 2 and a card of power 1
  And Ada has 1 tech left
  When Ada plays "Lever" to the Attack lane
  And Ada chooses "Power 2"
  And Ada chooses the Mining lane
  Then Ada has 1 tech left
  And Ada's production is 2

Scenario: [CF 11.4] KW-CRYSTAL-1 a card cannot pay for itself
  Given a card "Geode" (5 crystals, 1 production, 1/1/1): "Deploy: Gain 5 crystals."
  And Ada's hand holds "Geode"
  And Ada has 4 crystals
  When Ada tries to play "Geode" to the Mining lane
  Then it is refused with CF 4.2

Scenario: [CF 11.4, CF 13.24] KW-CRYSTAL-2 its crystals pay for the next card
  Given a card "Geode" (5 crystals, 1 production, 1/1/1): "Deploy: Gain 5 crystals."
  And a card "Dome" (6 crystals, 0/0/0)
  And Ada's hand holds "Geode" and "Dome"
  And Ada has 6 crystals
  When Ada plays "Geode" to the Mining lane
  Then Ada has 6 crystals
  When Ada plays "Dome" to the Mining lane
  Then Ada has 0 crystals

Scenario: [CF 11.5] an extra payment is chosen before paying
  Given a card "Depot" (5 crystals): "You may discard a card from your hand to reduce this card's cost by 2 crystals."
  And Ada's hand holds "Depot" and 1 other card
  When Ada plays "Depot" to the Mining lane
  And Ada chooses yes
  Then Ada has 2 crystals
  And Ada's discard pile is "Filler 1"

Scenario: [CF 11.5] the extra payment may be refused
  Given a card "Depot" (5 crystals): "You may discard a card from your hand to reduce this card's cost by 2 crystals."
  And Ada's hand holds "Depot" and 1 other card
  When Ada plays "Depot" to the Mining lane
  And Ada chooses no
  Then Ada has 0 crystals
  And Ada's hand is "Filler 1"

Scenario: [CF 11.5] a card that only the extra payment makes payable
  Given a card "Depot" (5 crystals): "You may discard a card from your hand to reduce this card's cost by 2 crystals."
  And Ada's hand holds "Depot" and 1 other card
  And Ada has 3 crystals
  When Ada plays "Depot" to the Mining lane
  Then Ada has 0 crystals
  And Ada's discard pile is "Filler 1"

Scenario: [CF 11.5] it cannot pay with itself
  Given a card "Depot" (5 crystals): "You may discard a card from your hand to reduce this card's cost by 2 crystals."
  And Ada's hand holds "Depot"
  And Ada has 3 crystals
  Then Ada is not offered to play "Depot" to the Mining lane

Scenario: [CF 11.6, CF 13.40] KW-RCOST-1 two less for each Satellite
  Given Ada's hand holds "Hive Network"
  And Ada's Mining lane holds 3 Satellite cards of power 1
  Then "Hive Network" costs Ada 18 crystals and 6 production

Scenario: [CF 11.6, CF 13.40] KW-RCOST-2 never below zero, and no refund
  Given a card "Beacon" (4 crystals): "This card costs 2 crystals less for each Satellite you control."
  And Ada's hand holds "Beacon"
  And Ada's Mining lane holds 3 Satellite cards of power 1
  Then "Beacon" costs Ada 0 crystals and 0 production
  When Ada plays "Beacon" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 11.6] a card that an ability plays for nothing costs its production still
  Given a card "Depot": "Deploy: You may play a Drone from your hand for 0 crystals."
  And a card "Dear Drone" (Drone, 9 crystals, 1 tech, 1/1/1): ""
  And a card "Huge Drone" (Drone, 9 crystals, 7 tech, 1/1/1): ""
  And a card "Dear Man" (9 crystals, 1/1/1): ""
  And Ada has 0 crystals and 1 tech left
  And Ada's hand holds "Depot", "Dear Drone", "Huge Drone" and "Dear Man"
  When Ada plays "Depot" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  Then Ada's Mining lane is "Dear Drone"
  And Ada has 0 crystals and 0 tech left

Scenario: [CF 11.6] what is played for 0 crystals costs none
  Given a card "Depot": "Deploy: Return a card to your hand, then play it for 0 crystals."
  And Ada has 0 crystals and 1 tech left
  And Ada's hand holds "Depot"
  And Ada's Mining lane holds a card of power 2
  When Ada plays "Depot" to the Attack lane
  And Ada chooses "Power 2"
  And Ada chooses the Production lane
  Then Ada's Production lane is "Power 2"
  And Ada has 0 crystals

Scenario: [CF 11.6] a replaced price comes after reductions
  Given a card "Pilot": "Deploy: Reduce the cost of your next card by 1 production this turn."
  And Ada's hand holds "Pilot" and "Orbital Drop Mech"
  And Ada's Mining lane holds a Satellite card of power 1
  And Ada has 8 crystals and 1 unused production
  When Ada plays "Pilot" to the Attack lane
  And Ada plays "Orbital Drop Mech" to the Attack lane
  Then Ada has 0 crystals and 1 unused production
  And Ada's Mining lane is empty

Scenario: [CF 11.7] a card does not count for its own reduction
  Given a card "Orbiter" (Satellite, 6 crystals): "This card costs 2 crystals less for each Satellite you control."
  And Ada's hand holds 2 "Orbiter"
  And Ada has 10 crystals
  Then "Orbiter" costs Ada 6 crystals and 0 production
  When Ada plays "Orbiter" to the Mining lane
  Then Ada has 4 crystals
  And "Orbiter" costs Ada 4 crystals and 0 production

Scenario: [CF 11.8, CF 13.40] KW-RTECH-1 the tech saved is left for other cards
  Given a card "Vault Job" (6 tech): "This card costs 1 production less for each other Infiltration card you control."
  And Ada's hand holds "Vault Job"
  And Ada's Mining lane holds 3 Infiltration cards of power 1
  And Ada has 4 tech left
  When Ada plays "Vault Job" to the Mining lane
  Then Ada has 1 tech left

Scenario: [CF 11.9] an ability whose cost cannot be paid is not offered
  Given the edition is current
  And Ada has "Orbital Mining Rig" in play
  And Ada has 2 unused production
  Then Ada is not offered to use "Orbital Mining Rig"

Scenario: [CF 11.9] the refusal of an ability that cannot be paid says so
  Given the edition is current
  And Ada has "Orbital Mining Rig" in play
  And Ada has 2 unused production
  When Ada tries to use "Orbital Mining Rig"
  Then it is refused with CF 11.9
