Feature: The table and setup

Scenario: [CF 1.1] every other player is an opponent, and turns go to the left
  Given 4 players
  And a card "Flare": "Deploy: Deal 1 damage to each opponent."
  And Ada's hand holds "Flare"
  When Ada plays "Flare" to the Mining lane
  Then Ben has 19 hit points
  And Cy has 19 hit points
  And Dot has 19 hit points
  And Ada has 20 hit points
  When Ada passes
  Then it is Ben's Deploy

Scenario: [CF 1.2] three lanes with a base power each
  Given Ada has priority
  Then Ada's mining is 2
  And Ada's attack is 0
  And Ada's production is 1

Scenario: [CF 1.2, CF 16.2] later printings mine one more
  Given the edition is each of current and alternating
  Then Ada's mining is 3
  And Ada's attack is 0
  And Ada's production is 1

Scenario: [CF 1.3] a base card is not a card in its lane
  Given a card "Census": "Deploy: Gain 1 crystal for each card in your Mining lane."
  And Ada's hand holds "Census"
  And Ada has 0 crystals
  When Ada plays "Census" to the Attack lane
  Then Ada has 0 crystals
  And Ada's mining is 2

Scenario: [CF 1.3, CF 13.16] a base card cannot be destroyed
  Given a card "Crater": "Deploy: For each opponent, destroy a card with power 9 or less in their lanes."
  And Ada's hand holds "Crater"
  When Ada plays "Crater" to the Attack lane
  Then Ben's mining is 2
  And Ben's discard pile is empty

Scenario: [CF 1.4, CF 16.2] classic players begin with 20 hit points and 5 crystals
  Given it is the setup
  And the token falls to Ada
  And Ada's deck is 20 other cards
  And Ben's deck is 20 other cards
  When the game is set up
  And Ada chooses nothing
  And Ben chooses nothing
  Then each player has 20 hit points
  And each player has 5 crystals
  And Ada has 1 tech left
  And the round is 1

Scenario: [CF 1.4, CF 16.2] later printings begin with 3 crystals and 1 production
  Given the edition is each of current and alternating
  And Ada has priority
  Then each player has 20 hit points
  And each player has 3 crystals
  And each player has 1 unused production

Scenario: [CF 1.5] the basic deck holds what the edition says, 40 standing for no limit
  Given the edition is each of classic, classic-2024 and current
  Then Ada's basic deck has 40 cards

Scenario: [CF 1.5, CF 16.5] fifteen Troopers in alternating
  Given the edition is alternating
  Then Ben's basic deck has 15 cards

Scenario: [CF 1.6] the first token falls to each player with equal chance
  Given 3 players
  And it is the setup
  Then the chance that Ada has priority is 1/3
  And the chance that Ben has priority is 1/3
  And the chance that Cy has priority is 1/3

Scenario: [CF 1.6, CF 1.7] the token is settled before hands, and its holder chooses first
  Given it is the setup
  And the token falls to Ben
  And Ada's deck is 20 other cards
  And Ben's deck is 20 other cards
  When the game is set up
  Then Ben is offered to choose nothing
  And Ada is asked nothing
  When Ben chooses nothing
  And Ada chooses nothing
  Then Ben has priority
  And it is Ben's Deploy

Scenario: [CF 1.7, CF 1.10] cards sent to the bottom are replaced by Troopers
  Given it is the setup
  And the token falls to Ben
  And Ada's deck is 9 other cards
  And Ben's deck is 9 other cards
  When the game is set up
  And Ben chooses nothing
  And Ada puts "Filler 3", "Filler 1" on the bottom
  Then Ada's hand is "Filler 2", "Filler 4", "Filler 5", "Filler 6", "Filler 7" and 2 Basic Troopers
  And Ada's deck is "Filler 8", "Filler 9", "Filler 3" and "Filler 1"
  And Ada's basic deck has 38 cards

Scenario: [CF 1.8, CF 1.10] the older printing takes seven cards from either deck
  Given the edition is classic-2024
  And it is the setup
  And the token falls to Ben
  And Ada's deck is 9 other cards
  And Ben's deck is 9 other cards
  When the game is set up
  And Ada draws from the basic deck
  And Ada draws from the faction deck
  And Ada draws from the basic deck
  And Ada draws from the faction deck
  And Ada draws from the faction deck
  And Ada draws from the faction deck
  And Ada draws from the faction deck
  Then Ada's hand is "Filler 1", "Filler 2", "Filler 3", "Filler 4", "Filler 5" and 2 Basic Troopers
  And Ada's deck has 4 cards

Scenario: [CF 1.9, CF 16.3] later printings keep four of seven
  Given the edition is each of current and alternating
  And it is the setup
  And the token falls to Ben
  And the switch skip_first_draw is true
  And Ada's deck is 20 other cards
  And Ben's deck is 20 other cards
  When the game is set up
  And Ben keeps "Filler 1", "Filler 2", "Filler 3" and "Filler 4"
  And Ada keeps "Filler 4", "Filler 5", "Filler 6" and "Filler 7"
  Then Ada's hand is "Filler 4", "Filler 5", "Filler 6" and "Filler 7"
  And Ada's deck has 16 cards
  And the top of Ada's deck is "Filler 1" with chance 1/16

Scenario: [CF 1.9] keeping another number of cards is refused
  Given the edition is current
  And it is the setup
  And the token falls to Ada
  And Ada's deck is 20 other cards
  And Ben's deck is 20 other cards
  When the game is set up
  And Ada tries to keep "Filler 1" and "Filler 2"
  Then it is refused with CF 1.9
  When Ada keeps "Filler 1", "Filler 2", "Filler 3" and "Filler 4"
  And Ben keeps "Filler 1", "Filler 2", "Filler 3" and "Filler 4"
  Then Ada's hand has 4 cards

Scenario: [CF 1.11] hands are secret, discard piles are not
  Given Ada's hand holds "Air Strike"
  And Ada's deck is 3 other cards
  And Ada's discard pile holds "Battalion"
  Then Ben does not see Ada's hand
  And Ben does not see Ada's deck
  And Ben sees "Battalion" in Ada's discard pile
  And Ada sees "Air Strike" in Ada's hand

Scenario: [CF 1.10, CF 1.7] the hand stays seven
  Given it is the setup
  And the switch basic_deck_size is 2
  And the switch draw_count is 0
  And the token falls to Ada
  And each player's deck is 20 other cards
  When the game is set up
  And Ada chooses "Filler 1" and "Filler 2"
  And Ada chooses "Filler 1"
  And Ben chooses nothing
  Then Ada's hand has 7 cards
