Feature: Income

Scenario: [CF 7.1] an Operations ability counts in the same income
  Given a card "Pump": "Operations: Add 2 boosts to your Mining lane."
  And Ada's Production lane holds "Pump" (entered this round)
  When the Mining phase resolves
  Then Ada has 9 crystals

Scenario: [CF 7.1, CF 14.2] not in later rounds
  Given a card "Pump": "Operations: Add 2 boosts to your Mining lane."
  And Ada's Production lane holds "Pump"
  When the Mining phase resolves
  Then Ada has 7 crystals

Scenario: [CF 7.2] crystals equal to mining power, for all at once
  Given Ada's Mining lane holds a card of power 3
  When the Mining phase resolves
  Then Ada has 10 crystals
  And Ben has 7 crystals

Scenario: [CF 7.3] production is set, not added
  Given the edition is current
  And Ada has 5 unused production
  And Ada's Production lane holds a Basic Trooper
  When the Operations resolves
  Then Ada has 2 unused production

Scenario: [CF 7.3] a card of this round gives production for the next
  Given the edition is current
  When Ada plays a Basic Trooper to the Production lane
  Then Ada has 0 unused production
  When the next round begins
  Then Ada has 2 unused production

Scenario: [CF 7.3] with a tech limit nothing is set in Income
  Given Ada has 4 tech left
  When the Mining phase resolves
  Then Ada has 4 tech left

Scenario: [CF 7.4] the classic crystal check stands at the end of Income
  Given Ada has 48 crystals
  When the Attack phase resolves
  Then the game goes on
  When the game runs to its end
  Then Ada wins
  And the log cites CF 7.4
