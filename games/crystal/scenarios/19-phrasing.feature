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

Scenario: [CF 13.44] a search that says what it does
  Given a card "A"
  And a card "B"
  And a card "C"
  And a card "Scope": "Deploy: Look at the top 2 cards of your deck, then put them back on top or bottom in any order."
  And Ada's deck is "A", "B" and "C"
  And Ada's hand is "Scope"
  When Ada plays "Scope" to the Mining lane
  And Ada puts "A" on the bottom
  Then Ada's deck is "B", "C" and "A"

Scenario: [CF 13.48, CF 13.21] shift and displace in the glossary's own words
  Given a card "Mover": "Deploy: Move a card from one lane to another."
  And a card "Pusher": "Deploy: Move an opponent's card from one lane to another."
  And Ada's Mining lane holds a card of power 4
  And Ben's Attack lane holds a card of power 3/4/2
  And Ada's hand is "Mover" and "Pusher"
  When Ada plays "Mover" to the Tech lane
  And Ada chooses "Power 4"
  And Ada chooses the Attack lane
  Then Ada's attack is 4
  When Ada plays "Pusher" to the Tech lane
  And Ada chooses the Mining lane
  Then Ben's attack is 0
  And Ben's mining is 5

Scenario: [CF 13.40, CF 13.41] so much less, the number before the word
  Given a card "Boss": "Deploy: The next card you play this turn costs 2 less crystals."
  And a card "Works": "Your Drones cost 1 less crystal."
  And a card "Five" (Drone, 5 crystals)
  And Ada's Attack lane holds "Works"
  And Ada's hand is "Boss" and "Five"
  Then "Five" costs Ada 4 crystals
  When Ada plays "Boss" to the Mining lane
  Then "Five" costs Ada 2 crystals

Scenario: [CF 12.10, CF 13.37] controlled by an opponent; reallocated as tech
  Given 3 players
  And a card "Zap": "Deploy: Destroy a card controlled by target opponent."
  And a card "Divert": "Deploy: Reallocate your Attack lane as tech."
  And Ben's Attack lane holds a card of power 2
  And Cy's Attack lane holds a card of power 2
  And Ada's Attack lane holds a card of power 3
  And Ada's hand is "Zap" and "Divert"
  When Ada plays "Zap" to the Mining lane
  And Ada chooses Cy
  And Ada chooses "Power 2"
  Then Cy's Attack lane is empty
  When Ada plays "Divert" to the Mining lane
  Then Ada has 4 tech left
