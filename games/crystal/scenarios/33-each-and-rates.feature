Feature: Each of several, and so much for each

Background:
  Given the edition is current

Scenario: [CF 11.5] what an extra payment saves is settled before it is paid
  When the text "You may discard any number of cards to reduce this card's cost by 2 crystals for each card discarded this way." is read
  Then it is refused
  When the text "You may disable any number of your Drones to reduce this card's cost by 1 crystal for each Drone disabled this way." is read
  Then it is refused
  When the text "You may discard a card to reduce this card's cost by 1 crystal for each Drone you control." is read
  Then it is refused
  When the text "You may discard up to 3 cards to reduce this card's cost by 2 crystals per card." is read
  Then it is refused
  When the text "You may destroy up to 3 of your Drones to reduce this card's cost by 2 crystals for each." is read
  Then it is refused
  When the text "You may remove any number of boosts from your lanes to reduce this card's cost by 1 crystal for each boost removed this way." is read
  Then it is refused
  When the text "You may discard up to 3 cards to reduce this card's cost by 6 crystals (2 per card)." is read
  Then it is refused
  When the text "You may remove up to 3 boosts from your lanes to reduce this card's cost by 3 crystals (1 per token)." is read
  Then it is refused
  When the text "You may discard a card to reduce this card's cost by 2 crystals (max 4)." is read
  Then it is refused
  When the text "You may discard a card instead of paying its crystal cost for each Drone you control." is read
  Then it is refused
  When the text "An opponent may discard a card to reduce this card's cost by 2 crystals." is read
  Then it is refused

Scenario: [CF 11.5] a fixed amount is saved
  Given a card "Depot" (5 crystals): "You may discard a card from your hand to reduce this card's cost by 2 crystals."
  And Ada has 5 crystals
  And Ada's hand holds "Depot" and 1 other card
  When Ada plays "Depot" to the Attack lane
  And Ada chooses yes
  Then Ada has 2 crystals
  And Ada's hand is empty

Scenario: [CF 12.10] a card in each of your lanes is asked of every lane
  Given a card "Sweep": "Deploy: If you control a Drone in each of your lanes, gain 3 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's hand holds "Sweep"
  When Ada plays "Sweep" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.10] each of your lanes has one
  Given a card "Sweep": "Deploy: If you control a Drone in each of your lanes, gain 3 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's Attack lane holds a Drone card of power 2
  And Ada's Production lane holds a Drone card of power 2
  And Ada's hand holds "Sweep"
  When Ada plays "Sweep" to the Attack lane
  Then Ada has 8 crystals

Scenario: [CF 12.10] two cards in each lane are not two in all
  Given a card "Sweep": "Deploy: Gain 3 crystals unless you control at least 2 cards in each of your lanes."
  And Ada has 5 crystals
  And Ada's Mining lane holds 3 other cards
  And Ada's Production lane holds 3 other cards
  And Ada's hand holds "Sweep"
  When Ada plays "Sweep" to the Attack lane
  Then Ada has 8 crystals

Scenario: [CF 12.10] each of your other lanes leaves this one out
  Given a card "Sweep": "Deploy: If you control a Drone in each of your other lanes, gain 3 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's Production lane holds a Drone card of power 2
  And Ada's hand holds "Sweep"
  When Ada plays "Sweep" to the Attack lane
  Then Ada has 8 crystals

Scenario: [CF 12.10] the lanes of an opponent, one by one
  Given a card "Sweep": "Deploy: If an opponent controls a Drone in each of their lanes, gain 3 crystals."
  And Ada has 5 crystals
  And Ben's Mining lane holds a Drone card of power 2
  And Ben's Attack lane holds a Drone card of power 2
  And Ada's Production lane holds a Drone card of power 2
  And Ada's hand holds "Sweep"
  When Ada plays "Sweep" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 11.6] a price asks every lane
  Given a card "Depot" (5 crystals): "If you control a Drone in each of your lanes, this card costs 2 crystals less."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's Attack lane holds a Drone card of power 2
  And Ada's hand holds "Depot"
  When Ada plays "Depot" to the Attack lane
  Then Ada has 0 crystals

Scenario: [CF 12.10] all of them, together or each
  When the text "Deploy: If you control a Drone in all of your lanes, draw 2 cards." is read
  Then it is refused
  When the text "Deploy: If you control at least 2 cards in all of your lanes, draw 2 cards." is read
  Then it is refused
  When the text "Deploy: If you control a Drone in all lanes, draw 2 cards." is read
  Then it is refused
  When the text "Deploy: If you control a Drone in each of your opponents' lanes, draw 2 cards." is read
  Then it is refused
  When the text "Deploy: If you do not control a Drone in each of your lanes, draw 2 cards." is read
  Then it is refused
  When the text "Deploy: If you control a Drone and a Building in each of your lanes, draw 2 cards." is read
  Then it is refused
  When the text "Deploy: If you control more Drones in each of your lanes than an opponent, draw 2 cards." is read
  Then it is refused
  When the text "Deploy: You may destroy a card in all of your other lanes to gain 3 crystals." is read
  Then it is refused
  When the text "Deploy: If you control a Drone in your lanes, draw 2 cards." is read
  Then it is accepted

Scenario: [CF 11.9] a card in each of your other lanes is paid in full or not at all
  Given a card "Melt": "Deploy: Destroy a card in each of your other lanes to gain 3 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's hand holds "Melt"
  When Ada plays "Melt" to the Attack lane
  Then Ada has 5 crystals
  And Ada's Mining lane has 1 card

Scenario: [CF 11.9] both other lanes pay
  Given a card "Melt": "Deploy: Destroy a card in each of your other lanes to gain 3 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's Production lane holds a Drone card of power 2
  And Ada's hand holds "Melt"
  When Ada plays "Melt" to the Attack lane
  Then Ada has 8 crystals
  And Ada's Mining lane is empty
  And Ada's Production lane is empty

Scenario: [CF 11.9] a token from each of your lanes is paid in full or not at all
  Given a card "Melt": "Deploy: Remove a boost from each of your lanes to gain 3 crystals."
  And Ada has 5 crystals
  And Ada's Mining lane holds 2 boosts
  And Ada's hand holds "Melt"
  When Ada plays "Melt" to the Attack lane
  Then Ada has 5 crystals
  And Ada's Mining lane has 2 boosts

Scenario: [CF 12.19] that lane is settled when the rule is made
  Given a card "Dome": "Deploy: Choose one of your lanes. Cards in that lane cannot be destroyed this turn."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's Production lane holds a card of power 1
  And Ada's Attack lane holds a card of power 2
  And Ben's Production lane holds a card of power 3
  And Ada's hand holds "Dome", "Raid" and a card of power 4
  When Ada plays "Dome" to the Production lane
  And Ada chooses "the Production lane"
  And Ada plays "Power 4" to the Production lane
  And Ada plays "Raid" to the Mining lane
  Then Ada's Production lane holds a card of power 1, "Dome" and "Power 4"
  And Ada's discard pile is "Power 2"
  And Ben's Production lane is empty

Scenario: [CF 12.19] that lane may be an opponent's
  Given a card "Dome": "Deploy: Choose a lane. Cards in that lane cannot be destroyed this turn."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's Production lane holds a card of power 1
  And Ben's Production lane holds a card of power 3
  And Ada's hand holds "Dome" and "Raid"
  When Ada plays "Dome" to the Production lane
  And Ada chooses Ben
  And Ada chooses "the Production lane"
  And Ada plays "Raid" to the Mining lane
  Then Ada's Production lane is empty
  And Ben's Production lane holds a card of power 3

Scenario: [CF 12.19] your Drones in the lane of an opponent are none
  Given a card "Dome": "Deploy: Choose a lane. Your Drones in that lane cannot be destroyed this turn."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's Production lane holds a Drone card of power 1
  And Ada's hand holds "Dome" and "Raid"
  When Ada plays "Dome" to the Production lane
  And Ada chooses Ben
  And Ada chooses "the Production lane"
  And Ada plays "Raid" to the Mining lane
  Then Ada's Production lane is empty

Scenario: [CF 12.19] one lane after another
  Given a card "Dome": "Deploy: For each of your lanes with a Drone, cards in that lane cannot be destroyed this turn."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's Production lane holds a Drone card of power 1
  And Ada's Attack lane holds a Drone card of power 2
  And Ada's hand holds "Dome" and "Raid"
  When Ada plays "Dome" to the Mining lane
  And Ada plays "Raid" to the Mining lane
  Then Ada's Production lane has 1 card
  And Ada's Attack lane has 1 card
  And Ada's Mining lane is "Raid"

Scenario: [CF 12.19] the lane of what happened
  Given a card "Watch": "When you play a Drone, cards in that lane cannot be destroyed this turn."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And a card "Gnat" (Drone)
  And Ada's Production lane holds a card of power 2
  And Ada's hand holds "Watch", "Gnat" and "Raid"
  When Ada plays "Watch" to the Mining lane
  And Ada plays "Gnat" to the Production lane
  And Ada plays "Raid" to the Attack lane
  Then Ada's Production lane has 2 cards
  And Ada's Mining lane is empty

Scenario: [CF 12.19] a permanent hears of it too
  When the text "When you play a Drone, cards in that lane cannot be destroyed this turn." (permanent) is read
  Then it is accepted

Scenario: [CF 12.19] the player is settled too
  Given a card "Dome": "Deploy: Choose target opponent. Their Drones cannot be destroyed this turn."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's Attack lane holds a Drone card of power 2
  And Ben's Attack lane holds a Drone card of power 3
  And Ada's hand holds "Dome" and "Raid"
  When Ada plays "Dome" to the Mining lane
  And Ada plays "Raid" to the Mining lane
  Then Ada's Attack lane is empty
  And Ben's Attack lane has 1 card

Scenario: [CF 12.19] what is known only now is no part of what lasts
  When the text "Deploy: Pay X crystals. Cards with power X or less cannot be destroyed this turn." is read
  Then it is refused
  When the text "Deploy: Choose a Drone. Cards with power equal to its power cannot be destroyed this turn." is read
  Then it is refused
  When the text "When you play a card, your cards with power equal to its power cannot be destroyed this turn." is read
  Then it is refused
