Feature: Editions

Scenario: [CF 16.1] a wrong value is refused
  When the switch crystal_target is set to "many"
  Then it is refused with CF 16.1
  When the switch deploy_mode is set to "sideways"
  Then it is refused with CF 16.1
  When the switch crystal_targett is set to 40
  Then it is refused with CF 16.1
  When the switch crystal_target is set to 40
  Then it is accepted

Scenario: [CF 16.2] starting values are switches
  Given the switch start_hit_points is 30
  And the switch start_crystals is 8
  And the switch base_attack is 2
  Then each player has 30 hit points
  And each player has 8 crystals
  And Ada's attack is 2

Scenario: [CF 16.3] the size of the starting hand is a switch
  Given the edition is current
  And it is the setup
  And the token falls to Ben
  And the switch hand_draw is 3
  And the switch hand_keep is 2
  And Ada's deck is 20 other cards
  And Ben's deck is 20 other cards
  When the game is set up
  And Ben keeps "Filler 1" and "Filler 2"
  And Ada keeps "Filler 1" and "Filler 3"
  Then Ada's hand is "Filler 1" and "Filler 3"
  And Ada's deck has 18 cards

Scenario: [CF 16.4] the number of cards drawn is a switch
  Given the edition is current
  And the switch draw_count is 2
  And it is the Draw
  And Ada's deck is 5 other cards
  And Ben's deck is 5 other cards
  When Ada draws
  Then Ada's hand is "Filler 1" and "Filler 2"

Scenario: [CF 16.4] a mandatory draw in a phase of its own
  Given the edition is current
  And the switch draw_optional is false
  And it is the Draw
  And Ada's deck is 5 other cards
  And Ben's deck is 5 other cards
  When play reaches Ada's Deploy
  Then Ada's hand has 1 card
  And Ben's hand has 1 card

Scenario: [CF 16.5] Troopers in hand are a switch
  Given the edition is current
  And the switch basics_in_hand is true
  And Ada has 9 crystals
  Then Ada is not offered to play a Basic Trooper to the Mining lane

Scenario: [CF 16.6] classic order with alternating Deploy
  Given the switch deploy_mode is "alternating"
  And each player's hand holds 2 Basic Troopers
  And each player has 9 crystals
  And each player has 5 tech left
  When Ada plays a Basic Trooper to the Mining lane
  Then it is Ben's Deploy

Scenario: [CF 16.7] whether disabling stops Aftermath is a switch
  Given the switch disable_stops_aftermath is true
  And a card "Earn": "Aftermath: Gain 1 crystal."
  And it is the Aftermath
  And Ada's Mining lane holds "Earn" (entered this round, disabled)
  When the Aftermath resolves
  Then Ada has 5 crystals

Scenario: [CF 16.8] corruption as a counter is a switch
  Given the edition is current
  And the switch corruption is "player"
  And a card "Bargain": "Deploy: Gain 2 corruption."
  And Ada's hand holds "Bargain"
  When Ada plays "Bargain" to the Mining lane
  Then Ada has 2 corruption
  And Ada's mining is 3

Scenario: [CF 16.9] so is the time of the check
  Given the switch crystal_check is "end-of-aftermath"
  And a card "Earn": "Aftermath: Gain 1 crystal."
  And Ada's Attack lane holds "Earn" (entered this round)
  And Ada has 47 crystals
  When the game runs to its end
  Then Ada wins
  And the log cites CF 8.9

Scenario: [CF 16.9] and the round limit
  Given the switch round_limit is 2
  And Ada has 6 crystals
  When the game runs to its end
  Then Ada wins
  And the log cites CF 9.6

Scenario: [CF 16.10] the number of permanents is a switch
  Given the edition is current
  And the switch permanent_limit is 1
  And Ada has "Troop Mobility" in play
  And Ada's hand holds "Fortifications"
  When Ada plays "Fortifications"
  Then Ada's discard pile is "Troop Mobility"

Scenario: [CF 16.11] the size of a deck is a switch
  Given the switch deck_size is 4
  When this deck is checked for Endracor Federation:
    | 2 Covert Ops
    | 2 Master Plan
  Then it is accepted

Scenario: [CF 16.12] other names of lanes and phases are the same
  Given the edition is each of classic and current
  And a card "Old Print": "When Played: Add 2 boosts to your Research lane."
  And a card "Older Print": "End of Turn: Gain 1 crystal."
  And Ada's hand holds "Old Print"
  And Ada's Mining lane holds "Older Print" (entered this round)
  And Ada has 0 crystals
  When Ada plays "Old Print" to the Mining lane
  Then Ada's tech is 3
  And Ada's Production lane has 2 boosts
  When the Mining phase resolves
  And the End of Turn begins
  And the Aftermath resolves
  Then the log cites CF 8.1

Scenario: [CF 16.13] classic is the edition if none is named
  Given Ada has priority
  Then each player has 5 crystals
  And Ada's mining is 2

Scenario: [CF 16.14] a card is what our sets say under its name
  Given the edition is current
  And Ada's hand holds "Covert Ops"
  And Ada's deck is 2 other cards
  When Ada plays "Covert Ops" to the Attack lane
  And Ada chooses 1 on the Mining lane
  Then Ada's Mining lane has 1 corruption
  And Ada's hand is "Filler 1"

Scenario: [CF 3.5] in the own slot too the first draw is skipped
  Given it is the setup
  And the token falls to Ada
  And the switch skip_first_draw is true
  And the switch hand_draw is 0
  And each player's deck is 20 other cards
  When the game is set up
  Then Ada's hand is empty
  And it is Ada's Deploy
  When play reaches Ben's Deploy
  Then Ben's hand is empty
  When the next round begins
  Then Ben's hand has 1 card

Scenario: [CF 3.2] an optional draw in the own slot
  Given the switch draw_optional is true
  And it is the Start of Round
  And each player's deck is 3 other cards
  When Ada does not draw
  And play reaches Ben's Deploy
  Then Ada's hand is empty
  And Ben's hand has 1 card
