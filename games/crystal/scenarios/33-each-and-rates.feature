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
