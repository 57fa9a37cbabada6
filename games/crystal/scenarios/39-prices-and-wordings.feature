Feature: Prices for a while, free cards, and what lies where

Background:
  Given the edition is current
  And a card "Tank" (5 crystals, 2 production)
  And a card "Bee" (Drone, 4 crystals, 2 production)

Scenario: [CF 13.41] the time may stand before the verb
  Given a card "L": "Deploy: Your next card this turn costs 2 crystals less."
  And Ada's hand holds "L" and "Tank"
  When Ada plays "L" to the Mining lane
  Then "Tank" costs Ada 3 crystals and 2 production

Scenario: [CF 13.41] the next card of a kind, and no other
  Given a card "L": "Deploy: The next Drone you play this turn costs 2 crystals less."
  And Ada's hand holds "L", "Tank" and "Bee"
  When Ada plays "L" to the Mining lane
  Then "Tank" costs Ada 5 crystals and 2 production
  And "Bee" costs Ada 2 crystals and 2 production

Scenario: [CF 13.41, CF 11.6] the next card is free, once
  Given a card "L": "Deploy: The next card you play this turn is free."
  And Ada's hand holds "L", "Tank" and "Bee"
  And Ada has 0 crystals and 0 unused production
  When Ada plays "L" to the Mining lane
  Then "Tank" costs Ada 0 crystals and 0 production
  When Ada plays "Tank" to the Mining lane
  Then "Bee" costs Ada 4 crystals and 2 production

Scenario: [CF 11.6] a price that is set is set after all reductions
  Given a card "L": "Deploy: Your next Drone costs 3 crystals this turn."
  And a card "M": "Deploy: Your Drones cost 2 crystals less this turn."
  And Ada's hand holds "L", "M" and "Bee"
  When Ada plays "L" to the Mining lane
  And Ada plays "M" to the Mining lane
  Then "Bee" costs Ada 3 crystals and 2 production

Scenario: [CF 12.27] cards that somebody else plays
  Given 3 players
  And a card "L": "Deploy: The next card target opponent plays this turn costs 2 crystals more."
  And a card "M": "Deploy: Cards your opponents play this turn cost 1 crystal more."
  And Ada's hand holds "L", "M" and "Tank"
  And Ben's hand holds "Tank"
  And Cy's hand holds "Tank"
  When Ada plays "L" to the Mining lane
  And Ada chooses Ben
  And Ada plays "M" to the Mining lane
  Then "Tank" costs Ben 8 crystals and 2 production
  And "Tank" costs Cy 6 crystals and 2 production
  And "Tank" costs Ada 5 crystals and 2 production

Scenario: [CF 12.27] of one opponent or of each must be said
  When the text "Deploy: The next card an opponent plays costs 2 crystals more." is read
  Then it is refused

Scenario: [CF 12.27] a price that stands
  Given a card "L": "Drones you play cost 1 crystal."
  And Ada's Mining lane holds "L"
  And each player's hand holds "Bee"
  Then "Bee" costs Ada 1 crystal and 2 production
  And "Bee" costs Ben 4 crystals and 2 production

Scenario: [CF 11.6, CF 4.11] free of all of its price, or of its crystals
  Given a card "L": "Deploy: You may play a Drone from your hand for free."
  And a card "M": "Deploy: You may play a Drone from your hand without paying its crystal cost."
  And Ada's hand holds "L", "M" and "Bee"
  And Ada has 0 crystals and 1 unused production
  When Ada plays "M" to the Mining lane
  Then Ada is not offered to choose yes
  When Ada plays "L" to the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada's Attack lane holds "Bee"
  And Ada has 0 crystals and 1 unused production

Scenario: [CF 12.28] cards that there are, and that a lane has
  Given a card "L": "Deploy: If there is another Drone in this lane, gain 1 crystal. If your Mining lane has 3 or more cards, gain 10 crystals."
  And a card "M": "Deploy: If an opponent's Attack lane has no cards, gain 1 crystal. If there are 2 or more Drones in your lanes, gain 10 crystals."
  And Ada's hand holds "L" and "M"
  And Ada has 0 crystals
  And Ada's Mining lane holds "Bee"
  When Ada plays "L" to the Mining lane
  Then Ada has 1 crystal
  When Ada plays "M" to the Mining lane
  Then Ada has 2 crystals

Scenario: [CF 12.44] what a player did or has is asked of any player
  Given 3 players
  And a card "L": "Aftermath: If an opponent took damage this turn, gain 1 crystal. If each opponent took damage this turn, gain 10 crystals."
  And a card "H": "Deploy: Deal 1 damage to target opponent."
  And Ada's hand holds "L" and "H"
  And Ada has 0 crystals
  And Ada's Attack lane holds a card of power 0
  When Ada plays "L" to the Attack lane
  And Ada plays "H" to the Attack lane
  And Ada chooses Ben
  And the Aftermath resolves
  Then Ada has 4 crystals

Scenario: [CF 12.9] a maximum in other words
  Given a card "L": "Deploy: Gain 2 crystals for each Drone you control, up to 5 crystals."
  And Ada's hand holds "L"
  And Ada has 0 crystals
  And Ada's Mining lane holds 4 Drone cards of power 1
  When Ada plays "L" to the Mining lane
  Then Ada has 5 crystals

Scenario: [CF 13.34, CF 12.29] as much is prevented as was paid
  Given a card "L": "Deploy: You may pay X crystals to prevent X damage."
  And Ada's hand holds "L"
  And Ada has 4 crystals
  When Ada plays "L" to the Mining lane
  And Ada chooses yes
  And Ada chooses 3
  Then Ada has 3 prevention

Scenario: [CF 2.3, CF 16.12] a moment in other words
  Given a card "L":
    | At the start of the next round, gain 5 crystals.
    | At the end of the turn, draw a card.
  And Ada's hand holds "L"
  And Ada has 0 crystals
  And Ada's deck is 5 other cards
  When Ada plays "L" to the Attack lane
  And the Aftermath resolves
  Then Ada's hand has 1 card
  When the next round begins
  Then Ada has 8 crystals

Scenario: [CF 14.2] what comes each round stays in play for it
  Given a card "L" (permanent): "At the start of each round, gain 5 crystals."
  And Ada has "L" in play
  And Ada has 0 crystals
  When the next round begins
  Then Ada has 8 crystals
  When the text "At the start of each round, gain 5 crystals." is read
  Then it is refused

Scenario: [CF 14.2] what is done later is a line of its own
  When the text "Deploy: At the start of the next round, draw a card." is read
  Then it is refused
  When the text "Deploy: Draw a card. At the end of the turn, discard a card." is read
  Then it is not understood

Scenario: [CF 12.21] a condition behind two things could be about either
  When the text "Deploy: Draw 2 cards, then discard a card if you control a Drone." is read
  Then it is not understood
  When the text "Deploy: Gain 2 crystals and draw a card if you control a Drone." is read
  Then it is not understood
  When the text "Deploy: If you control a Drone, draw 2 cards, then discard a card." is read
  Then it is accepted
  When the text "Deploy: You may pay 1 crystal to draw a card if you control a Drone." is read
  Then it is accepted

Scenario: [CF 12.21] more than what somebody else has
  Given a card "L": "Deploy: If your attack is higher than target opponent's attack, gain 1 crystal. If there is a Boost token on your Mining lane, gain 10 crystals."
  And Ada's hand holds "L"
  And Ada has 0 crystals
  And Ada's Attack lane holds a card of power 3
  And Ben's Attack lane holds a card of power 2
  When Ada plays "L" to the Mining lane
  Then Ada has 1 crystal

Scenario: [CF 12.28] cards in each opponent's lane, in one of theirs, in all of theirs
  Given 3 players
  And a card "L": "Deploy: If there is a Drone in each opponent's Mining lane, gain 1 crystal."
  And a card "M": "Deploy: If there are 2 or more Drones in an opponent's Mining lane, gain 10 crystals."
  And a card "N": "Deploy: If there are 2 or more Drones in your opponents' Mining lanes, gain 20 crystals."
  And Ada's hand holds "L", "M" and "N"
  And Ada has 0 crystals
  And Cy's Mining lane holds "Bee"
  When Ada plays "L" to the Mining lane
  Then Ada has 0 crystals
  When Ada plays "M" to the Mining lane
  Then Ada has 0 crystals
  When Ada plays "N" to the Mining lane
  Then Ada has 0 crystals

Scenario: [CF 12.28] and where they have them
  Given 3 players
  And a card "L": "Deploy: If there is a Drone in each opponent's Mining lane, gain 1 crystal."
  And a card "M": "Deploy: If there are 2 or more Drones in an opponent's Mining lane, gain 10 crystals."
  And a card "N": "Deploy: If there are 2 or more Drones in your opponents' Mining lanes, gain 20 crystals."
  And Ada's hand holds "L", "M" and "N"
  And Ada has 0 crystals
  And Ben's Mining lane holds "Bee"
  And Cy's Mining lane holds "Bee"
  When Ada plays "L" to the Mining lane
  Then Ada has 1 crystal
  When Ada plays "M" to the Mining lane
  Then Ada has 1 crystal
  When Ada plays "N" to the Mining lane
  Then Ada has 21 crystals
