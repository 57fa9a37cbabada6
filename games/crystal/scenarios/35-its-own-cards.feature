Feature: Verbs that know their cards, and whose hand it is

Scenario: [CF 12.11, CF 13.66] a verb about one card, or about Basic Troopers, is told of no others
  When the text "Deploy: Look at target opponent's hand, then choose a Drone for them to discard." is read
  Then it is refused
  When the text "Deploy: Look at target opponent's hand, then choose 2 cards for them to discard." is read
  Then it is refused
  When the text "Deploy: Add a Drone to this lane." is read
  Then it is refused
  When the text "Deploy: Add a card from your hand to this lane." is read
  Then it is refused
  When the text "Deploy: Add 2 Basic Troopers to this lane." is read
  Then it is accepted
  When the text "Deploy: Add a Basic card to this lane." is read
  Then it is accepted

Scenario: [CF 13.22] whose deck and whose hand
  When the text "Deploy: Target opponent draws a card from your deck." is read
  Then it is refused
  When the text "Deploy: Target opponent draws until you have 2 cards in hand." is read
  Then it is refused
  When the text "Deploy: Each opponent discards down to 1 card in your hand." is read
  Then it is refused
  When the text "Deploy: Draw until they have 3 cards in hand." is read
  Then it is refused
  When the text "Deploy: Each player draws until they have 3 cards in hand." is read
  Then it is accepted

Scenario: [CF 13.22] each from a pile of their own
  Given 3 players
  And a card "Dredge": "Deploy: Each opponent draws a card from their discard pile."
  And Ada's hand holds "Dredge"
  And Ben's discard pile is 1 other card
  And Cy's discard pile is 1 other card
  When Ada plays "Dredge" to the Mining lane
  Then Ben's hand has 1 card
  And Cy's hand has 1 card

Scenario: [CF 13.41] target opponent's next card is theirs
  Given a card "Sale": "Deploy: Reduce the cost of target opponent's next card by 1 crystal."
  And a card "Thing" (2 crystals, 1/1/1)
  And Ada's hand holds "Sale" and "Thing"
  And Ben's hand holds "Thing"
  When Ada plays "Sale" to the Mining lane
  Then "Thing" costs Ada 2 crystals
  And "Thing" costs Ben 1 crystal

Scenario: [CF 11.5] of two extra payments on one card neither could be told from the other
  When the text "You may discard a card to reduce this card's cost by 2 crystals. You may lose 3 hit points to reduce this card's cost by 3 crystals." is read
  Then it is refused
