Feature: Battle

Scenario: [CF 5.4] the two-player example, 7 against 3
  Given Ada's Attack lane holds a card of power 7
  And Ben's Attack lane holds a card of power 3
  When the Attack phase resolves
  Then Ben has 16 hit points
  And Ada has 20 hit points

Scenario: [CF 5.5] the three-player example, 7 against 3 and 5
  Given 3 players
  And Ada's Attack lane holds a card of power 7
  And Ben's Attack lane holds a card of power 3
  And Cy's Attack lane holds a card of power 5
  When the Attack phase resolves
  Then Ada has 20 hit points
  And Ben has 16 hit points
  And Cy has 18 hit points

Scenario: [CF 5.1] a Battle ability counts in the comparison
  Given a card "Charge": "Battle: Add 2 boosts to this lane."
  And Ada's hand holds "Charge"
  When Ada plays "Charge" to the Attack lane
  Then Ada's attack is 0
  When the Attack phase resolves
  Then Ben has 18 hit points

Scenario: [CF 5.1] hit points gained in Battle come before the damage
  Given a card "Medic": "Battle: Gain 3 hit points."
  And Ben's Mining lane holds "Medic" (entered this round)
  And Ben has 2 hit points
  And Ada's Attack lane holds a card of power 4
  When the Attack phase resolves
  Then Ben has 1 hit point

Scenario: [CF 5.1] Battle abilities resolve from the priority holder
  Given a card "Jab": "Battle: Deal 2 damage to each opponent."
  And Ada's Mining lane holds "Jab" (entered this round)
  And Ben's Mining lane holds "Jab" (entered this round)
  And each player has 2 hit points
  And Ben has priority
  When the game runs to its end
  Then Ben wins

Scenario: [CF 5.2] base, cards, boosts and corruption make the power of a lane
  Given Ada's Attack lane holds a card of power 2, a card of power 1, 3 boosts and 1 corruption
  And Ada's Mining lane holds a card of power 4 and 2 corruption
  Then Ada's attack is 5
  And Ada's mining is 4

Scenario: [CF 5.2] a card has a value for each lane
  Given Ada's Attack lane holds a card of power 3/4/2
  And Ada's Mining lane holds a card of power 3/4/2
  And Ada's Production lane holds a card of power 3/4/2
  Then Ada's attack is 4
  And Ada's mining is 5
  And Ada's production is 3

Scenario: [CF 5.3] corruption can push an attack below zero
  Given Ada's Attack lane holds a Basic Trooper and 3 corruption
  And Ben's Attack lane holds a card of power 3
  When the Attack phase resolves
  Then Ada's attack is -2
  And Ada has 15 hit points

Scenario: [CF 5.3] KW-CORR-2 the difference is signed
  Given Ada's Attack lane holds a card of power 3
  And Ben's Attack lane holds a Basic Trooper and 3 corruption
  When the Attack phase resolves
  Then Ben's attack is -2
  And Ben has 15 hit points

Scenario: [CF 5.3, CF 13.10] KW-CORR-1 mining stops at zero and the tokens stay
  Given the edition is current
  And Ada's Mining lane holds a Basic Trooper and 6 corruption
  When the Operations resolves
  Then Ada's mining is 0
  And Ada has 3 crystals
  And Ada's Mining lane has 6 corruption

Scenario: [CF 5.3] a later boost counts against all the corruption
  Given a card "Surge": "Deploy: Add 5 boosts to your Mining lane."
  And Ada's hand holds "Surge"
  And Ada's Mining lane holds 6 corruption
  Then Ada's mining is 0
  When Ada plays "Surge" to the Attack lane
  Then Ada's mining is 1

Scenario: [CF 5.4, CF 5.5] with three players the highest attack may be negative
  Given 3 players
  And Ada's Attack lane holds 1 corruption
  And Ben's Attack lane holds 2 corruption
  And Cy's Attack lane holds 4 corruption
  When the Attack phase resolves
  Then Ada has 20 hit points
  And Ben has 19 hit points
  And Cy has 17 hit points

Scenario: [CF 5.6] all who share the highest attack are unhurt, and each has dealt the damage
  Given 3 players
  And a card "Victor": "Aftermath: If you dealt battle damage this turn, gain 5 crystals."
  And Ada's Attack lane holds a card of power 5
  And Ben's Attack lane holds a card of power 5
  And Cy's Attack lane holds a card of power 3
  And each player's Production lane holds "Victor" (entered this round)
  When the Aftermath resolves
  Then Ada has 20 hit points
  And Ben has 20 hit points
  And Cy has 18 hit points
  And Ada has 12 crystals
  And Ben has 12 crystals
  And Cy has 7 crystals

Scenario: [CF 5.7, CF 6.4] battle damage to all is one event
  Given 3 players
  And Ada's Attack lane holds a card of power 5
  And Ben has 5 hit points
  And Cy has 4 hit points
  When the game runs to its end
  Then Ben is out
  And Cy is out
  And Ada wins
  And the log cites CF 5.4
