Feature: Victory

Scenario: [CF 10.1, CF 10.3] exactly fifty is enough in classic
  Given Ada has 48 crystals
  When the game runs to its end
  Then Ada wins

Scenario: [CF 10.1] the only player left wins
  Given Ben has 1 hit point
  And Ada's Attack lane holds a Basic Trooper
  When the game runs to its end
  Then Ada wins

Scenario: [CF 10.2] crystals count only at the check
  Given a card "Palace" (20 crystals, 1 production, 0/0/0)
  And Ada's hand holds "Palace"
  And Ada has 55 crystals
  Then the game goes on
  When Ada plays "Palace" to the Production lane
  And the next round begins
  Then Ada has 37 crystals
  And the game goes on

Scenario: [CF 10.2] crystals gained after the classic check wait for the next
  Given a card "Earn": "Aftermath: Gain 1 crystal."
  And Ada's Attack lane holds "Earn" (entered this round)
  And Ada has 47 crystals
  When the round ends
  Then Ada has 50 crystals
  And the game goes on
  When the game runs to its end
  Then Ada wins

Scenario: [CF 10.3, CF 16.9] exactly fifty is not enough later
  Given the edition is each of current and alternating
  And Ada has 47 crystals
  When the round ends
  Then Ada has 50 crystals
  And the game goes on

Scenario: [CF 10.3, CF 16.9] the target is a switch
  Given the switch crystal_target is 30
  And Ben has 28 crystals
  When the game runs to its end
  Then Ben wins

Scenario: [CF 10.4] of several the most crystals win
  Given Ada has 50 crystals
  And Ben has 51 crystals
  When the game runs to its end
  Then Ben wins

Scenario: [CF 10.4] then hit points
  Given each player has 50 crystals
  And Ada has 19 hit points
  When the game runs to its end
  Then Ben wins

Scenario: [CF 10.4] then attack power
  Given each player has 50 crystals
  And Ada has 19 hit points
  And Ada's Attack lane holds a Basic Trooper
  When the game runs to its end
  Then Ada wins

Scenario: [CF 10.4] then production power
  Given each player has 50 crystals
  And Ben's Production lane holds a Basic Trooper
  When the game runs to its end
  Then Ben wins

Scenario: [CF 10.4] and what is still equal is a draw
  Given each player has 50 crystals
  When the game runs to its end
  Then the game is a draw between Ada and Ben

Scenario: [CF 10.4] three players, one of them below the target
  Given 3 players
  And each player has 50 crystals
  And Cy has 10 crystals and 40 hit points
  When the game runs to its end
  Then the game is a draw between Ada and Ben

Scenario: [CF 10.5] ties are broken by what the lanes read
  Given each player has 50 crystals
  And Ada's Production lane holds a card of power 3 and 4 corruption
  When the game runs to its end
  Then Ben wins

Scenario: [CF 10.6] with the switch the first in priority order wins
  Given the switch priority_wins_first is true
  And Ada has 50 crystals
  And Ben has 60 crystals
  When the game runs to its end
  Then Ada wins

Scenario: [CF 10.5] a disabled card and a reallocated lane break no tie
  Given a card "Stand Down": "Deploy: Reallocate your Attack lane."
  And Ada's hand holds "Stand Down"
  And Ada's Production lane holds a card of power 4 (disabled)
  And Ben's Production lane holds a Basic Trooper
  And each player has 50 crystals
  When Ada plays "Stand Down" to the Mining lane
  And the game runs to its end
  Then Ben wins
