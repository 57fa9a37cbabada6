Feature: Cards that come after their player's turn of a phase
  # Round again, while somebody has something left; who passed in Aftermath has not.

Background:
  Given 3 players
  And the edition is alternating
  And a card "Late" (1/1/1): "Battle: Gain 1 hit point."
  And a card "Late Income" (1/1/1): "Operations: Gain 1 hit point."
  And a card "Late End" (1/1/1): "Aftermath: Gain 1 hit point."
  And a card "Late Regroup" (1/1/1): "Regroup: Gain 1 hit point."

Scenario: [CF 5.1] what enters for a player whose Battle abilities are over has its own
  Given a card "Herald" (1/1/1): "Battle: Each opponent puts a card from their hand into play."
  And Ada's hand holds "Late"
  And Cy's hand holds "Late"
  And Ben's Attack lane holds "Herald" (entered this round)
  And each player has 10 hit points
  When the Battle resolves
  And Cy chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ada has 10 hit points
  And Cy has 10 hit points

Scenario: [CF 7.1] and in Income
  Given a card "Herald" (1/1/1): "Operations: Each opponent puts a card from their hand into play."
  And Ada's hand holds "Late Income"
  And Cy's hand holds "Late Income"
  And Ben's Attack lane holds "Herald" (entered this round)
  And each player has 10 hit points
  And it is the Income
  When the Income resolves
  And Cy chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ada has 11 hit points
  And Cy has 11 hit points

Scenario: [CF 7.1, CF 13.39] who reallocated Mining has none
  Given a card "Herald" (1/1/1): "Operations: Each opponent puts a card from their hand into play."
  And a card "Switch": "Deploy: Reallocate your Mining lane."
  And Ada's hand holds "Switch" and "Late Income"
  And Cy's hand holds "Late Income"
  And Ben's Attack lane holds "Herald" (entered this round)
  And each player has 10 hit points
  When Ada plays "Switch" to the Attack lane
  And the Income resolves
  And Cy chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ada has 9 hit points
  And Cy has 10 hit points

Scenario: [CF 8.6, CF 8.7] who passed in Aftermath does nothing more, mandatory or not
  Given a card "Herald" (1/1/1): "Aftermath: You may choose a player; that player puts a card from their hand into play."
  And a card "Spare" (1/1/1): "Aftermath: You may gain 5 hit points."
  And Ada's Mining lane holds "Spare" (entered this round)
  And Ada's hand holds "Late End"
  And Ben's Attack lane holds "Herald" (entered this round)
  And it is the Aftermath
  And each player has 10 hit points
  When Ada passes
  And Ben activates "Herald"
  And Ben chooses yes
  And Ben chooses Ada
  And Ada chooses the Mining lane
  Then Ada's Mining lane holds "Late End"
  And Ada has 10 hit points
  And it is the Regroup

Scenario: [CF 5.1, CF 9.1] and in Regroup, before the round is tidied up
  Given a card "Herald" (0/0/0): "Regroup: Each opponent puts a card from their hand into play."
  And Ada's hand holds "Late Regroup"
  And Ben's Mining lane holds "Herald" (entered this round)
  And each player has 10 hit points
  And it is the Regroup
  When the Regroup resolves
  And Ada chooses the Mining lane
  Then Ada has 11 hit points

Scenario: [CF 5.1] what could do nothing in its turn and can now
  Given a card "Buyer" (0/0/0): "Battle: You may pay 3 crystals to gain 3 hit points."
  And a card "Gift" (0/0/0): "Battle: Each opponent gains 3 crystals."
  And each player has 10 hit points
  And each player has 0 crystals
  And Ada's Mining lane holds "Buyer" (entered this round)
  And Ben's Mining lane holds "Gift" (entered this round)
  When the Battle resolves
  And Ada chooses yes
  Then Ada has 13 hit points

Scenario: [CF 5.1, CF 6.6] nobody waits for one who is out
  Given a card "Grief" (0/0/0): "Battle: Each opponent puts a card from their hand into play. Each opponent loses 5 hit points."
  And Ada has 5 hit points
  And Ada's hand holds "Late"
  And Cy's hand holds "Late"
  And Ben's Mining lane holds "Grief" (entered this round)
  When the Battle resolves
  And Cy chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ada is out
  And Cy has 16 hit points
  And it is the Income
