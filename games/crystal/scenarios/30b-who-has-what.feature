Feature: Who has what, and how much was done

Background:
  Given the edition is current
  And 3 players
  And each player has 10 crystals
  And each player's deck is 10 other cards

Scenario: [CF 12.21] less than so many
  Given a card "Alms": "Deploy: If you have less than 5 crystals, gain 2 crystals."
  And Ada has 4 crystals
  And Ada's hand holds "Alms"
  When Ada plays "Alms" to the Attack lane
  Then Ada has 6 crystals

Scenario: [CF 12.21] and not exactly so many
  Given a card "Alms": "Deploy: If you have fewer than 5 crystals, gain 2 crystals. If you have more than 5 crystals, gain 3 crystals."
  And Ada has 5 crystals
  And Ada's hand holds "Alms"
  When Ada plays "Alms" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.44] whoever shares the fewest has them
  Given a card "Repair": "Deploy: If you have the fewest hit points, gain 2 hit points."
  And Ada has 12 hit points
  And Ben has 12 hit points
  And Ada's hand holds "Repair"
  When Ada plays "Repair" to the Attack lane
  Then Ada has 14 hit points

Scenario: [CF 12.44] who has more has not the fewest
  Given a card "Repair": "Deploy: If you have the fewest hit points, gain 2 hit points. If you control the most Drones, gain 1 crystal."
  And Ben has 12 hit points
  And Cy's Mining lane holds a Drone card of power 1
  And Ada's hand holds "Repair"
  When Ada plays "Repair" to the Attack lane
  Then Ada has 20 hit points
  And Ada has 10 crystals

Scenario: [CF 12.21] an empty hand
  Given a card "Last": "Deploy: If your hand is empty, draw 2 cards. If target opponent's hand is empty, gain 1 crystal."
  And Cy's hand holds 1 other card
  And Ada's hand holds "Last"
  When Ada plays "Last" to the Attack lane
  And Ada chooses Cy
  Then Ada's hand has 2 cards
  And Ada has 10 crystals

Scenario: [CF 12.21] who has priority
  Given a card "First": "Deploy: If you have priority, draw a card."
  And Ada's hand holds "First"
  And Ben's hand holds "First"
  When Ada plays "First" to the Attack lane
  And Ada passes
  And Ben plays "First" to the Attack lane
  Then Ada's hand has 1 card
  And Ben's hand is empty

Scenario: [CF 12.21] no opponent has, and you do not control
  Given a card "Alone": "Deploy: If no opponent has 5 or more crystals, gain 1 crystal. If you don't control a Drone, gain 2 crystals. If no opponent controls a Drone, gain 4 crystals."
  And Ben's Mining lane holds a Drone card of power 1
  And Ada has 0 crystals
  And Cy has 4 crystals
  And Ben has 4 crystals
  And Ada's hand holds "Alone"
  When Ada plays "Alone" to the Attack lane
  Then Ada has 3 crystals

Scenario: [CF 12.44] each opponent with so many
  Given a card "Tax": "Deploy: Each opponent with 5 or more crystals loses 2 crystals. Each opponent who controls a Drone loses 1 crystal. Each player with no cards in hand draws a card."
  And Ben has 5 crystals
  And Cy has 4 crystals
  And Cy's Mining lane holds a Drone card of power 1
  And Ben's hand holds 1 other card
  And Ada's hand holds "Tax"
  When Ada plays "Tax" to the Attack lane
  Then Ben has 3 crystals
  And Cy has 3 crystals
  And Ada's hand has 1 card
  And Ben's hand has 1 card
  And Cy's hand has 1 card

Scenario: [CF 12.44] a target is one of them
  Given a card "Strike": "Deploy: Deal 3 damage to target opponent who controls a Drone."
  And Cy's Mining lane holds a Drone card of power 1
  And Ada's hand holds "Strike"
  When Ada plays "Strike" to the Attack lane
  Then Cy has 17 hit points
  And Ben has 20 hit points

Scenario: [CF 12.3] and a may is not asked where there is none
  Given a card "Strike": "Deploy: You may deal 3 damage to target opponent who controls a Drone."
  And Ada's hand holds "Strike"
  When Ada plays "Strike" to the Attack lane
  And Ada passes
  Then Ben has 20 hit points
  And Cy has 20 hit points

Scenario: [CF 12.25] cards drawn and crystals lost this way
  Given a card "Haul": "Deploy: Draw 2 cards. Gain 1 crystal for each card drawn this way. Each opponent loses 3 crystals. Gain 1 crystal for each crystal lost this way."
  And Ada's deck is 1 other card
  And Cy has 1 crystal
  And Ada has 0 crystals
  And Ada's hand holds "Haul"
  When Ada plays "Haul" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.20] twice that many
  Given a card "Trade": "Deploy: Discard 2 cards, then gain twice that many crystals."
  And Ada's hand holds "Trade" and 2 other cards
  When Ada plays "Trade" to the Attack lane
  Then Ada has 14 crystals

Scenario: [CF 12.12] this card's power
  Given a card "Pump" (3/4/5): "Deploy: Gain crystals equal to this card's power."
  And Ada's hand holds "Pump"
  When Ada plays "Pump" to the Attack lane
  Then Ada has 14 crystals

Scenario: [CF 12.44] as long as
  Given a card "Rally" (permanent): "As long as you control a Drone, your Satellites get +2 power."
  And Ada has "Rally" in play
  And Ada's Attack lane holds a Satellite card of power 1
  And Ada's Mining lane holds a Drone card of power 1
  And Ben's Attack lane holds a Satellite card of power 1
  Then Ada's attack is 3
  And Ben's attack is 1

Scenario: [CF 12.44] while there is none it does not hold
  Given a card "Rally" (permanent): "While you control a Drone, your Satellites get +2 power."
  And Ada has "Rally" in play
  And Ada's Attack lane holds a Satellite card of power 1
  Then Ada's attack is 1
  When the text "Deploy: As long as you control a Drone, draw a card." is read
  Then it is refused
