Feature: The same said in other words

Scenario: [CF 5.2] tokens by their full name
  Given each player's Attack lane holds 3 boost tokens, 1 corruption token and 2 Shield tokens
  Then each player's Attack lane has 3 boosts
  And each player's Attack lane has 1 corruption token
  And each player's attack is 2
  And Ada's Attack power is 2
  And Ben's Mining power is 2
  And each player's tech power is 1
  And Ben's Attack lane holds 2 Shield tokens

Scenario: [CF 1.11] the decks and hands of everybody
  Given 3 players
  And each player's deck is 10 other cards
  And each player's hand is empty
  And each player's basic deck holds 7 cards
  And each player's Mining lane holds a Basic Trooper
  Then each player's deck has 10 cards
  And each player's hand is empty
  And each player's hand has 0 cards
  And each player's basic deck has 7 cards
  And each player's Mining lane holds a Basic Trooper
  And each player's Attack lane is empty
  And each player's mining is 3

Scenario: [CF 4.3] a card is played in a lane
  Given a card "Lamp" (1 crystal, 2/3/1)
  And Ada's hand holds "Lamp" and a Basic Trooper
  And Ada has 3 tech and 5 crystals
  Then Ada is offered to play "Lamp" in the Battlefield lane
  And Ada has 3 production
  When Ada plays "Lamp" in the Attack lane
  And Ada plays a Basic Trooper into the Mining lane
  Then Ada's attack is 3
  And Ada's mining is 3

Scenario: [CF 1.4, CF 1.6] hit points by other names, and who has no priority
  Given each player has 7 HP
  Then Ada has 7 hitpoints
  And Ben does not have priority
  And Ada has priority
  And Ben is not out

Scenario: [CF 6.5] a tie is a draw
  Given 3 players
  And a card "Storm": "Deploy: Deal 5 damage to each player."
  And Ada's hand holds "Storm"
  And each player has 5 hit points
  When Ada plays "Storm" to the Mining lane
  Then the game is a draw
  And the game is a tie
  And the game is a tie between Ada, Ben and Cy

Scenario: [CF 12.7] a branch by the words on the card
  Given a card "Fork": "Deploy: Draw a card or gain two crystals."
  And Ada's hand holds 2 "Fork"
  And Ada's deck is 3 other cards
  And Ada's basic deck holds 0 cards
  And Ada has 0 crystals
  When Ada plays "Fork" to the Mining lane
  And Ada chooses "draw a card"
  Then Ada's hand has 2 cards
  When Ada plays "Fork" to the Mining lane
  And Ada chooses "gain two crystals"
  Then Ada has 2 crystals

Scenario: [CF 13.6] one of two abilities by what it does, behind its headings
  Given the edition is current
  And a card "Mine" (permanent):
    | Cooldown: During your Deploy phase, you may gain 1 crystal.
    | Cooldown: During your Deploy phase, you may draw 1 card.
  And Ada has "Mine" in play
  And Ada's deck is 3 other cards
  When Ada uses "Mine" to draw a card
  Then Ada's hand has 1 card
