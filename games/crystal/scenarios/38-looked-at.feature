Feature: Cards that were looked at

Background:
  Given the edition is current
  And a card "A" (Drone)
  And a card "B"
  And a card "C"
  And a card "D"
  And Ada's deck is "A", "B", "C" and "D"
  And Ben's deck is "A", "B" and "C"

Scenario: [CF 13.45] the deck is whole again for what does not speak of them
  Given a card "L": "Deploy: Look at the top card of your deck. Draw a card."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  Then Ada's hand is "A"

Scenario: [CF 13.45] also after a no
  Given a card "L": "Deploy: Look at the top card of your deck. You may put it on the bottom. Draw a card."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada chooses no
  Then Ada's hand is "A"

Scenario: [CF 13.45] and in a branch that does not speak of it
  Given a card "L": "Deploy: Look at the top card of your deck. If it is a Drone, discard it. Otherwise, draw a card."
  And Ada's hand holds "L"
  And Ada's deck is "B" and "C"
  When Ada plays "L" to the Mining lane
  Then Ada's hand is "B"

Scenario: [CF 13.45] a question asked of it is over when it is answered
  Given a card "L": "Deploy: Look at the top card of your deck. Draw a card if it is a Drone."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  Then Ada's hand is "A"

Scenario: [CF 13.45] each time it is looked again
  Given a card "L": "Deploy: Look at the top card of your deck; you may discard it. Repeat 2."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada chooses no
  And Ada chooses yes
  Then Ada's discard pile is "A"
  And Ada's deck is "B", "C" and "D"

Scenario: [CF 13.45] several are revealed, and everybody knows them then
  Given a card "L": "Deploy: Reveal the top 3 cards of your deck."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  Then Ben sees "A", "B" and "C" in Ada's deck
  And Ada's deck is "A", "B", "C" and "D"

Scenario: [CF 13.45] all of a kind, and the rest
  Given a card "L": "Deploy: Reveal the top 3 cards of your deck. Put all Drones from among them into your hand and the rest on the bottom of your deck."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  Then Ada's hand is "A"
  And Ada's deck is "D", "B" and "C"

Scenario: [CF 13.45] one of them, and the rest in an order
  Given a card "L": "Deploy: Look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom in any order."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada chooses "A"
  And Ada chooses "C"
  Then Ada's hand is "A"
  And Ada's deck is "D", "C" and "B"

Scenario: [CF 13.45] a card that is revealed from among them is the one that is drawn
  Given a card "L": "Deploy: Look at the top 3 cards of your deck. You may reveal a Drone from among them and draw it. Put the rest on the bottom of your deck."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada chooses yes
  Then Ada's hand is "A"
  And Ada's deck is "D", "B" and "C"

Scenario: [CF 13.45] one of them is drawn, the others lie as they did
  Given a card "L": "Deploy: Look at the top 3 cards of your deck. You may draw one of them."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada chooses yes
  And Ada chooses "B"
  Then Ada's hand is "B"
  And Ada's deck is "A", "C" and "D"

Scenario: [CF 13.45] one of them is played and paid
  Given a card "P" (2 crystals, 1 production)
  And a card "L": "Deploy: Look at the top 3 cards of your deck. You may play one of them. Put the rest back in any order."
  And Ada's hand holds "L"
  And Ada has 5 crystals
  And Ada's deck is "A", "P", "B" and "C"
  When Ada plays "L" to the Mining lane
  And Ada chooses yes
  And Ada chooses "P"
  And Ada chooses the Attack lane
  And Ada chooses "A"
  Then Ada's Attack lane holds "P"
  And Ada has 3 crystals
  And Ada's deck is "B", "A" and "C"

Scenario: [CF 13.45] put back in any order
  Given a card "L": "Deploy: Look at the top 3 cards of your deck, then put them back in any order."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada puts "C", "A" and "B" on top
  Then Ada's deck is "C", "A", "B" and "D"

Scenario: [CF 13.44] put back on the top or bottom is a search
  Given a card "L": "Deploy: Look at the top 2 cards of target opponent's deck. Put them back on the top or bottom in any order. Draw a card."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada puts "B" on top and "A" on the bottom
  Then Ben's deck is "B", "C" and "A"
  And Ada's hand is "A"

Scenario: [CF 13.45] a search of whose cards the text speaks
  Given a card "L": "Deploy: For each opponent, search the top 2 cards of their deck; you may discard one of the cards."
  And Ada's hand holds "L"
  When Ada plays "L" to the Mining lane
  And Ada chooses yes
  And Ada chooses "A"
  And Ada puts "B" on top
  Then Ben's discard pile is "A"
  And Ben's deck is "B" and "C"

Scenario: [CF 13.45] who looks puts back
  Given 3 players
  And a card "L": "Deploy: Each opponent looks at the top 2 cards of their deck. Target opponent looks at the top card of their deck."
  And Ada's hand holds "L"
  And Cy's deck is "C" and "D"
  When Ada plays "L" to the Mining lane
  And Ada chooses Cy
  Then Ben's deck is "A", "B" and "C"
  And Cy's deck is "C" and "D"

Scenario: [CF 13.45] cards stay with their owners
  When the text "Deploy: Look at the top 2 cards of target opponent's deck. Put one of them into your hand." is read
  Then it is refused
  When the text "Deploy: Look at the top card of target opponent's deck. You may draw it." is read
  Then it is refused
  When the text "Deploy: For each opponent, look at the top card of their deck; you may put it on the bottom of your deck." is read
  Then it is refused

Scenario: [CF 12.48] one of those, or one that lies elsewhere?
  When the text "Deploy: Reveal the top 3 cards of your deck. Put a Drone into your hand." is read
  Then it is refused
  When the text "Deploy: Look at the top 3 cards of your deck. Put a Drone into play." is read
  Then it is refused
  When the text "Deploy: Look at target opponent's hand. Discard a card." is read
  Then it is refused
  When the text "Deploy: Look at the top 3 cards of your deck. Discard a card from your hand." is read
  Then it is accepted
  When the text "Deploy: Look at the top 3 cards of your deck. Draw a card and discard the rest." is read
  Then it is refused
  When the text "Deploy: Put them back in any order." is read
  Then it is refused

Scenario: [CF 12.40] which cards were looked at is another in each branch
  When the text "Deploy: Choose one: look at the top 2 cards of target opponent's deck; or look at the top 3 cards of your deck. Draw one of them." is read
  Then it is refused
  When the text "Deploy: Choose one: look at the top 3 cards of your deck, then draw one of them; or draw a card." is read
  Then it is accepted

Scenario: [CF 13.49] cards of a hand on top in any order
  Given a card "L": "Deploy: Put 2 cards from your hand on top of your deck in any order."
  And Ada's hand holds "L", "A", "B" and "C"
  And Ada's deck is "D" and "D"
  When Ada plays "L" to the Mining lane
  And Ada chooses "C"
  And Ada chooses "A"
  Then Ada's deck is "A", "C", "D" and "D"

Scenario: [CF 13.57, CF 13.45] an upgrade of a loop goes on in its turns
  Given 3 players
  And a card "N" (permanent):
    | Cooldown: For each opponent, search the top 2 cards of their deck.
    | Upgrade: You may also discard one of the cards.
  And Ada has "N" (upgraded) in play
  And Ben's deck is "A", "B" and "C"
  And Cy's deck is "A", "B" and "C"
  When Ada uses the Upgrade of "N"
  And Ada chooses yes
  And Ada chooses "A"
  And Ada puts "B" on top
  And Ada chooses no
  And Ada puts "B" on top and "A" on the bottom
  Then Ben's discard pile is "A"
  And Ben's deck is "B" and "C"
  And Cy's deck is "B", "C" and "A"
