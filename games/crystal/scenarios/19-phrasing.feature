Feature: Other ways to say the same in a scenario

# The rules cited are checked elsewhere; what is tried here are the words of the steps.

Scenario: [CF 1.1] players by number, numbers in words
  Given four players
  And player 3 has seven crystals
  Then Cy has 7 crystals
  And Player 4 has 5 crystals

Scenario: [CF 1.4] all players at once, capitals, a full stop
  Given all players have 10 Crystals.
  Then all players have ten crystals.

Scenario: [CF 5.2] singular and plural
  Given Ada's Attack lane holds one Basic Trooper, two boosts, and 1 Shield
  And Ada has 1 hit points
  Then Ada's attack is 3
  And Ada's Attack lane has 2 boosts
  And Ada's Attack lane has a Shield
  And Ada has 1 hit point

Scenario: [CF 1.11] piles in order, empty ones
  Given Ada's deck is "Air Strike", "Battalion", and 3 other cards
  And Ada's hand is empty
  And Ada's basic deck is empty
  Then Ada's deck has 5 cards
  And Ada's hand has no cards
  And Ada's basic deck has 0 cards

Scenario: [CF 2.1] phases with and without the word
  Given the edition is "current"
  And it is Ben's Deploy phase
  When the Battle phase begins
  Then it is the battle
  When the Operations phase resolves
  Then Ada has 6 crystals

Scenario: [CF 6.4] the kind of victory
  Given Ben has 1 hit point
  And Ada's Attack lane holds a card of power 4
  When the game runs to its end
  Then Ada wins by elimination
  And the log says "Ben is out"

Scenario: [CF 10.1] and the other kind
  Given Ada has 50 crystals
  When the game runs to its end
  Then Ada wins by crystals

Scenario: [CF 4.2] a refusal without its clause
  Given Ada's hand holds "Bombing Run"
  When Ada tries to play "Bombing Run" to the Attack lane
  Then it is refused
