Feature: Damage and elimination

Background:
  Given a card "Bolt": "Deploy: Deal 2 damage to each opponent."
  And a card "Blast": "Deploy: Deal 3 damage to each player."
  And a card "Recoil Gun": "Deploy: Deal 2 damage to yourself. Gain 5 hit points."

Scenario: [CF 13.14] KW-DMG-1 ability damage counts at once
  Given Ada's hand holds "Bolt"
  And Ben has 5 hit points
  When Ada plays "Bolt" to the Mining lane
  Then Ben has 3 hit points
  And it is Ada's Deploy

Scenario: [CF 6.1, CF 6.4, CF 13.14] KW-DMG-2 the game can end in Deploy
  Given 3 players
  And Ada's hand holds "Bolt"
  And Ben has 2 hit points
  And Cy has 1 hit point
  When Ada plays "Bolt" to the Mining lane
  Then Ben is out
  And Cy is out
  And Ada wins
  And it is Ada's Deploy

Scenario: [CF 6.1] exactly zero after Battle is out
  Given Ben has 4 hit points
  And Ada's Attack lane holds a card of power 4
  When the game runs to its end
  Then Ben is out
  And Ada wins

Scenario: [CF 6.2] Prevent is used before Shields are offered
  Given a card "Volley": "Deploy: Deal 4 damage to each opponent."
  And Ada's hand holds "Volley"
  And Ben has 2 prevention
  And Ben's Attack lane holds 3 Shields
  When Ada plays "Volley" to the Mining lane
  And Ben removes 2 Shields
  Then Ben has 20 hit points
  And Ben has 0 prevention
  And Ben's Attack lane has 1 Shield

Scenario: [CF 6.2] in one event every player hit decides, the priority holder first
  Given 3 players
  And Ada's hand holds "Blast"
  And each player's Attack lane holds 1 Shield
  When Ada plays "Blast" to the Mining lane
  And Ada removes 1 Shield
  And Ben removes no Shields
  And Cy removes 1 Shield
  Then Ada has 18 hit points
  And Ben has 17 hit points
  And Cy has 18 hit points

Scenario: [CF 6.3, CF 6.7] KW-HP-2 a gain after reaching zero does not save
  Given Ada's hand holds "Recoil Gun"
  And Ada has 1 hit point
  When Ada plays "Recoil Gun" to the Mining lane
  Then Ada is out
  And Ben wins

Scenario: [CF 6.7, CF 13.15] whoever survives the first sentence goes on with the second
  Given Ada's hand holds "Recoil Gun"
  And Ada has 3 hit points
  When Ada plays "Recoil Gun" to the Mining lane
  Then Ada has 6 hit points

Scenario: [CF 6.5] all fall together: a draw, whatever the crystals
  Given Ada's hand holds "Blast"
  And each player has 3 hit points
  And Ada has 49 crystals
  When Ada plays "Blast" to the Mining lane
  Then the game is a draw between Ada and Ben

Scenario: [CF 6.5] the last one standing wins even if two fall together
  Given 3 players
  And Ada's hand holds "Blast"
  And each player has 3 hit points
  And Cy has 4 hit points
  When Ada plays "Blast" to the Mining lane
  Then Cy wins

Scenario: [CF 6.5] those who fell earlier have no part in a draw
  Given 3 players
  And Ada's hand holds "Bolt" and "Blast"
  And Ada has 3 hit points
  And Ben has 5 hit points
  And Cy has 2 hit points
  When Ada plays "Bolt" to the Mining lane
  Then Cy is out
  When Ada plays "Blast" to the Mining lane
  Then the game is a draw between Ada and Ben

Scenario: [CF 6.6] an eliminated player's cards leave, and the seat is skipped
  Given 3 players
  And Ada's hand holds "Bolt"
  And Ben has 1 hit point
  And Ben's Attack lane holds a card of power 9
  When Ada plays "Bolt" to the Mining lane
  Then Ben is out
  And Ben's Attack lane is empty
  And the game goes on
  When Ada passes
  Then it is Cy's Deploy
  When the Attack phase resolves
  Then Ada has 20 hit points

Scenario: [CF 6.6] the token of an eliminated player moves on to the left
  Given 3 players
  And Ada's hand holds "Recoil Gun"
  And Ada has 2 hit points
  When Ada plays "Recoil Gun" to the Mining lane
  Then Ada is out
  And Ben has priority
  And it is Ben's Deploy

Scenario: [CF 6.8] a loss for an empty deck is not damage
  Given the edition is current
  And it is the Draw
  And Ada has 2 prevention
  And Ada's Attack lane holds 3 Shields
  When Ada draws
  Then Ada has 19 hit points
  And Ada has 2 prevention
  And Ada's Attack lane has 3 Shields

Scenario: [CF 6.9, CF 13.25] KW-HP-1 hit points have no upper limit
  Given a card "Clinic": "Deploy: Gain 3 hit points."
  And Ada's hand holds "Clinic"
  When Ada plays "Clinic" to the Mining lane
  Then Ada has 23 hit points

Scenario: [CF 13.15, CF 13.47] Shields work against damage from oneself
  Given Ada's hand holds "Recoil Gun"
  And Ada's Attack lane holds 2 Shields
  When Ada plays "Recoil Gun" to the Mining lane
  And Ada removes 2 Shields
  Then Ada has 25 hit points
