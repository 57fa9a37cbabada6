Feature: Tokens that are turned into others

Scenario: [CF 13.70, CF 13.9] a corruption that becomes a boost has been removed
  Given the edition is current
  And Ada has "Collections Agency" in play
  And Ada has 2 crystals and 1 production
  And Ada's hand holds "Recalibration"
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Recalibration" to the Attack lane
  And Ada chooses "turn 1 corruption"
  And Ada uses "Collections Agency"
  And Ada chooses "turn 1 corruption"
  Then Ada's Mining lane has 2 boosts
  And Ada's Mining lane has 0 corruption
  And Ada has 2 crystals

Scenario: [CF 13.70, CF 13.9] and a boost that becomes a corruption has been added
  Given the edition is current
  And Ada has "Coordinated Maneuvers" in play
  And Ada has 2 crystals and 1 production
  And Ada's hand holds "Recalibration"
  And Ben's Mining lane holds 2 boosts
  When Ada plays "Recalibration" to the Attack lane
  And Ada chooses "turn 1 boost"
  And Ada uses "Coordinated Maneuvers"
  And Ada chooses no
  Then Ben's Mining lane has 1 boost
  And Ben's Mining lane has 2 corruption

Scenario: [CF 13.70] of too few none is turned
  Given a card "Mill" (3/3/3): "Deploy: Turn 2 corruption on any lane into 3 boosts. If you do, gain 7 crystals."
  And Ada's hand holds "Mill"
  And Ada's Mining lane holds 1 corruption
  And Ada has 0 crystals
  When Ada plays "Mill" to the Attack lane
  Then Ada's Mining lane has 1 corruption
  And Ada's Mining lane has 0 boosts
  And Ada has 0 crystals

Scenario: [CF 13.70] of more than enough as many as are said
  Given a card "Mill" (3/3/3): "Deploy: Turn 2 corruption on any lane into 3 boosts. If you do, gain 7 crystals."
  And Ada's hand holds "Mill"
  And Ada's Mining lane holds 3 corruption
  And Ada has 0 crystals
  When Ada plays "Mill" to the Attack lane
  Then Ada's Mining lane has 1 corruption
  And Ada's Mining lane has 3 boosts
  And Ada has 7 crystals
