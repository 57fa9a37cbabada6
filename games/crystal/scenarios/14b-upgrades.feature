Feature: Upgrades of what is no Cooldown

Background:
  Given a card "Gate" (permanent):
    | Your Drones cost 1 crystal less.
    | Upgrade: Your Drones cost 2 crystals less instead.
  And a card "Aura" (permanent):
    | Your Drones have +1 power.
    | Upgrade: Your Drones have +2 power instead.
  And a card "Post" (permanent):
    | When you play a Drone, gain 1 crystal.
    | Upgrade: Gain 3 crystals instead.
  And a card "Tick" (permanent):
    | Aftermath: Gain 1 crystal.
    | Upgrade: Gain 3 crystals instead.
  And a card "Wasp" (Drone, 4 crystals)
  And a card "Bee" (Drone, 1/1/1)
  And Ada's hand holds "Wasp" and "Bee"

Scenario: [CF 13.57] of a price: one copy only, the first line
  Given the edition is current
  And Ada has "Gate" in play
  Then "Wasp" costs Ada 3 crystals

Scenario: [CF 13.59] without upgrades the second line is never in force
  Given the edition is alternating
  And Ada has "Gate" in play
  Then "Wasp" costs Ada 3 crystals

Scenario: [CF 13.57] upgraded, the other instead, not both
  Given the edition is current
  And Ada has "Gate" (upgraded) in play
  Then "Wasp" costs Ada 2 crystals

Scenario: [CF 13.57] of power, with one copy
  Given the edition is current
  And Ada has "Aura" in play
  And Ada's Attack lane holds "Bee"
  Then Ada's attack is 2

Scenario: [CF 13.57] of power, upgraded
  Given the edition is current
  And Ada has "Aura" (upgraded) in play
  And Ada's Attack lane holds "Bee"
  Then Ada's attack is 3

Scenario: [CF 13.57, CF 4.5] of a "when"
  Given the edition is current
  And Ada has 5 crystals
  And Ada has "Post" (upgraded) in play
  When Ada plays "Bee" to the Mining lane
  Then Ada has 8 crystals

Scenario: [CF 13.57, CF 8.1] of Aftermath
  Given the edition is current
  And Ada has "Tick" (upgraded) in play
  When the Aftermath resolves
  Then Ada has 9 crystals

Scenario: [CF 13.57, CF 13.6] an Upgrade that says no "instead" is that line and something more, each with its own "may"
  Given the edition is current
  And a card "Gen" (permanent):
    | Cooldown: You may gain 1 crystal.
    | Upgrade: You may gain 3 crystals.
  And Ada has "Gen" (upgraded) in play
  And Ada has 5 crystals
  When Ada uses the Upgrade of "Gen"
  And Ada chooses no
  And Ada chooses yes
  Then Ada has 8 crystals
  And Ada's "Gen" is exhausted

Scenario: [CF 13.6] to use it is to say yes where the "may" is all of it, and only there
  Given the edition is current
  And a card "Gen" (permanent): "Cooldown: You may gain 1 crystal."
  And a card "Mill" (permanent): "Cooldown: You may gain 1 crystal. Gain 2 hit points."
  And Ada has "Gen" and "Mill" in play
  And Ada has 5 crystals
  When Ada uses "Gen"
  Then Ada has 6 crystals
  When Ada uses "Mill"
  And Ada chooses no
  Then Ada has 6 crystals
  And Ada has 22 hit points
