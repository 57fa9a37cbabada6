Feature: Regroup and pass

Scenario: [CF 9.1] Regroup ends what lasts a round
  Given the edition is current
  And Ada's Attack lane holds a card of power 2 (disabled), 2 boosts, 3 Shields and 1 gambit token
  And Ada has "Conflux" (exhausted) in play
  And Ada has 2 prevention
  When the Regroup resolves
  Then Ada's Attack lane has 0 boosts
  And Ada's Attack lane has 0 Shields
  And Ada's Attack lane has 0 gambit tokens
  And Ada has 0 prevention
  And Ada's attack is 2
  And Ada's "Conflux" is not exhausted

Scenario: [CF 9.2] the owner keeps as much corruption as they like, lane by lane
  Given it is the Regroup
  And Ada's Mining lane holds 3 corruption
  And Ada's Attack lane holds 1 corruption
  And Ben's Mining lane holds 2 corruption
  When the Regroup resolves
  And Ada keeps 2 corruption on the Mining lane
  Then Ada's Mining lane has 2 corruption
  And Ada's Attack lane has 0 corruption
  And Ben's Mining lane has 0 corruption

Scenario: [CF 9.3] the older way: corruption stays and is paid off at the start
  Given the switch corruption_removal is "pay-at-start"
  And it is the Regroup
  And Ada's Mining lane holds 3 corruption
  When the next round begins
  And Ada chooses 2 on the Mining lane
  Then Ada has 1 crystal
  And Ada's Mining lane has 1 corruption

Scenario: [CF 9.4] boosts that stay count in the next limit
  Given the switch boost_life is "permanent"
  And it is the Regroup
  And Ada's Production lane holds 2 boosts
  When play reaches Ada's Deploy
  Then Ada has 3 tech left
  And Ada's Production lane has 2 boosts

Scenario: [CF 9.4, CF 13.5] boosts of the round do not
  Given it is the Regroup
  And Ada's Production lane holds 2 boosts
  When play reaches Ada's Deploy
  Then Ada has 1 tech left

Scenario: [CF 9.5] the token passes to the left
  Given 3 players
  And Cy has priority
  When the next round begins
  Then Ada has priority
  And it is Ada's Deploy

Scenario: [CF 9.6] the round limit: most crystals
  Given the round is 60
  And Ben has 6 crystals
  When the game runs to its end
  Then Ben wins
  And the log cites CF 9.6

Scenario: [CF 9.6, CF 10.4] the round limit: everything equal
  Given the round is 60
  When the game runs to its end
  Then the game is a draw between Ada and Ben

Scenario: [CF 9.6] before the limit the game goes on
  Given the round is 59
  When the next round begins
  Then the round is 60
  And the game goes on

Scenario: [CF 9.1, CF 13.6] Collections Agency is not used a second time in the Regroup of the round
  Given the edition is current
  And a card "Wash": "Deploy: Remove a corruption token from your Attack lane."
  And Ada has "Collections Agency" in play
  And Ada's hand holds "Wash"
  And Ada's Attack lane holds 1 corruption
  And Ada's Production lane holds 1 corruption
  And each player's deck is 9 other cards
  And Ada has 0 crystals
  When Ada plays "Wash" to the Mining lane
  And Ada uses "Collections Agency"
  Then Ada has 2 crystals
  When the next round begins
  Then Ada has 5 crystals

Scenario: [CF 9.1, CF 13.4] a boost added in Regroup does not reach the next round
  Given the edition is current
  And a card "Echo" (permanent): "When a corruption token is removed, add a boost token to your Attack lane."
  And Ada has "Echo" in play
  And each player's deck is 9 other cards
  And Ada's Production lane holds 1 corruption
  And it is the Regroup
  When the next round begins
  Then Ada's attack is 0

Scenario: [CF 9.1] nor does a price of this turn
  Given the edition is current
  And a card "Echo" (permanent): "When a corruption token is removed, cards cost 1 crystal more this turn."
  And a card "Thing" (2 crystals)
  And Ada has "Echo" in play
  And each player's deck is 9 other cards
  And Ada's hand holds "Thing"
  And Ada's Production lane holds 1 corruption
  And it is the Regroup
  When the next round begins
  Then "Thing" costs Ada 2 crystals
