Feature: For each, each of them, you and they

Scenario: [CF 12.14] "for each" multiplies the cards that are chosen
  Given a card "Purge": "Deploy: Destroy a card in your opponents' lanes for each Drone you control."
  And Ada's Mining lane holds 2 Drone cards of power 1
  And Ben's Attack lane holds a card of power 1, a card of power 2 and a card of power 3
  And Ada's hand holds "Purge"
  When Ada plays "Purge" to the Mining lane
  And Ada chooses "Power 1" and "Power 3"
  Then Ben's Attack lane holds a card of power 2
  And Ben's discard pile has 2 cards

Scenario: [CF 12.2] "you" is the player who has the card, whoever acts
  Given a card "Tribute": "Deploy: Each opponent loses 1 crystal for each card you control."
  And each player has 9 crystals
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  And Ada's hand holds "Tribute"
  When Ada plays "Tribute" to the Attack lane
  Then Ben has 6 crystals

Scenario: [CF 12.2] "they" is the one named
  Given a card "Upkeep": "Deploy: Each opponent loses 1 crystal for each card they control."
  And each player has 9 crystals
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  And Ben's Mining lane holds a card of power 1
  And Ada's hand holds "Upkeep"
  When Ada plays "Upkeep" to the Attack lane
  Then Ben has 8 crystals

Scenario: [CF 12.6] each player's own "that many"
  Given the edition is current
  And a card "Reshuffle": "Deploy: Each player discards their hand, then draws that many cards."
  And Ada's hand holds "Reshuffle" and 1 other cards
  And Ben's hand holds 3 other cards
  And Ada's deck holds 5 other cards
  And Ben's deck holds 5 other cards
  When Ada plays "Reshuffle" to the Mining lane
  Then Ada's hand has 1 card
  And Ben's hand has 3 cards

Scenario: [CF 12.2] who is named before "or" chooses
  Given a card "Levy": "Deploy: Target opponent loses 3 crystals or discards a card."
  And Ben has 5 crystals
  And Ben's hand holds "Air Strike"
  And Ada's hand holds "Levy"
  When Ada plays "Levy" to the Mining lane
  Then Ben is offered to choose "lose 3 crystals"
  When Ben chooses "lose 3 crystals"
  Then Ben has 2 crystals

Scenario: [CF 12.10] one token from each of your lanes
  Given a card "Cleansing": "Deploy: Remove 1 corruption token from each of your lanes."
  And Ada's Mining lane holds 2 corruption
  And Ada's Attack lane holds 1 corruption
  And Ada's hand holds "Cleansing"
  When Ada plays "Cleansing" to the Production lane
  Then Ada's Mining lane has 1 corruption
  And Ada's Attack lane has 0 corruption

Scenario: [CF 13.20] down to a number
  Given a card "Audit": "Deploy: Each opponent discards down to 1 card."
  And Ben's hand holds "Air Strike", "Battalion" and "Audit"
  And Ada's hand holds "Audit"
  When Ada plays "Audit" to the Mining lane
  And Ben chooses "Air Strike"
  And Ben chooses "Battalion"
  Then Ben's hand is "Audit"

Scenario: [CF 13.22] until there are so many
  Given the edition is current
  And a card "Resupply": "Deploy: Draw until you have 3 cards in hand."
  And Ada's hand holds "Resupply" and 1 other cards
  And Ada's deck holds 5 other cards
  When Ada plays "Resupply" to the Mining lane
  Then Ada's hand has 3 cards

Scenario: [CF 12.5] X is what was paid
  Given a card "Overload": "Deploy: You may pay X crystals to deal X damage to target opponent."
  And Ada has 4 crystals
  And Ada's hand holds "Overload"
  When Ada plays "Overload" to the Mining lane
  And Ada chooses yes
  And Ada chooses 3
  Then Ada has 1 crystals
  And Ben has 17 hit points

Scenario: [CF 12.18] power while the card is in play
  Given a card "Banner": "Your other Drones get +2 power."
  And Ada's Attack lane holds "Banner" and a Drone card of power 1
  And Ben's Attack lane holds a Drone card of power 1
  Then Ada's attack is 3
  And Ben's attack is 1

Scenario: [CF 11.6] prices while the card is in play, and under a condition
  Given the edition is current
  And a card "Foundry": "Your Drones cost 2 crystals less."
  And a card "Worker" (Drone, 5 crystals, 1 production)
  And a card "Tower" (4 crystals, 1 production): "Costs 3 crystals less if you control a Drone."
  And Ada's Mining lane holds "Foundry"
  And Ada's hand holds "Worker" and "Tower"
  And Ben's hand holds "Worker"
  Then "Worker" costs Ada 3 crystals and 1 production
  And "Tower" costs Ada 4 crystals and 1 production

Scenario: [CF 12.11] the owner of the card that was chosen
  Given a card "Refund": "Deploy: Destroy a card in an opponent's lanes. Its owner gains 2 crystals."
  And Ben's Mining lane holds a card of power 2
  And Ben has 1 crystals
  And Ada's hand holds "Refund"
  When Ada plays "Refund" to the Mining lane
  Then Ben has 3 crystals
  And Ben's Mining lane is empty

Scenario: [CF 12.2] each one's own number of cards in hand
  Given a card "Overload": "Deploy: Deal damage to each opponent equal to the number of cards in their hand."
  And Ben's hand holds 3 other cards
  And Ben has 20 hit points
  And Ada's hand holds "Overload" and 1 other cards
  When Ada plays "Overload" to the Mining lane
  Then Ben has 17 hit points

Scenario: [CF 12.2] "each other player" is other than the one named before in the sentence
  Given a card "Blast": "Deploy: Deal 2 damage to target player and 1 damage to each other player."
  And each player has 20 hit points
  And Ada's hand holds "Blast"
  When Ada plays "Blast" to the Mining lane
  And Ada chooses Ben
  Then Ben has 18 hit points
  And Ada has 19 hit points

Scenario: [CF 12.2] "that player" is the one the event speaks of
  Given the edition is current
  And a card "Toll" (permanent): "When an opponent plays a card, that player loses 1 crystal."
  And a card "Gnat" (Drone): "Deploy: Gain 2 crystals."
  And Ben has "Toll" in play
  And Ada has 5 crystals
  And Ben has 5 crystals
  And Ada's hand holds "Gnat"
  When Ada plays "Gnat" to the Mining lane
  Then Ada has 6 crystals
  And Ben has 5 crystals

Scenario: [CF 12.6] "if you do not" answers a no
  Given a card "Ransom": "Deploy: You may pay 5 crystals. If you do not, discard this card."
  And Ada has 9 crystals
  And Ada's hand holds "Ransom"
  When Ada plays "Ransom" to the Mining lane
  And Ada chooses no
  Then Ada has 9 crystals
  And Ada's Mining lane is empty
  And Ada's discard pile has 1 card

Scenario: [CF 12.6] "if you do not" is not reached by a yes
  Given a card "Ransom": "Deploy: You may pay 5 crystals. If you do not, discard this card."
  And Ada has 9 crystals
  And Ada's hand holds "Ransom"
  When Ada plays "Ransom" to the Mining lane
  And Ada chooses yes
  Then Ada has 4 crystals
  And Ada's Mining lane holds "Ransom"

Scenario: [CF 12.10] one of two lanes named together
  Given a card "Support": "Deploy: Add 1 Boost token to your Attack or Mining lane."
  And Ada's hand holds "Support"
  When Ada plays "Support" to the Production lane
  And Ada chooses the Mining lane
  Then Ada's Mining lane has 1 boost
  And Ada's Attack lane has 0 boost

Scenario: [CF 12.2] players told apart by what they have
  Given 3 players
  And a card "Justice": "Deploy: Deal 1 damage to each opponent with more hit points than you."
  And Ada has 10 hit points
  And Ben has 12 hit points
  And Cy has 10 hit points
  And Ada's hand holds "Justice"
  When Ada plays "Justice" to the Mining lane
  Then Ben has 11 hit points
  And Cy has 10 hit points
  And Ada has 10 hit points

Scenario: [CF 12.2] the one who has the most
  Given 3 players
  And a card "Tithe": "Deploy: The opponent with the most crystals loses 2 crystals."
  And Ada has 20 crystals
  And Ben has 6 crystals
  And Cy has 7 crystals
  And Ada's hand holds "Tithe"
  When Ada plays "Tithe" to the Mining lane
  Then Ben has 6 crystals
  And Cy has 5 crystals
