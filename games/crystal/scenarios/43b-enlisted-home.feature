Feature: What was enlisted goes home
  # A return like any other: it is answered, and can be forbidden.

Background:
  Given 3 players
  And the edition is alternating
  And each player has 10 crystals and 9 unused production
  And a card "Home" (permanent): "When a card is returned to hand, gain 1 crystal."

Scenario: [CF 13.69, CF 13.9] an enlisted card that goes home is returned, and that is heard
  Given a card "Elf" (5 crystals, 2 production, 1/1/1): "Enlist 1/0."
  And Ben has "Home" in play
  And Ada's hand holds "Elf"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And the round ends
  Then Ada's hand is "Elf"
  And Ben has 14 crystals

Scenario: [CF 13.69, CF 13.9] an enlisted card hears that it goes home
  Given a card "Elf" (5 crystals, 2 production, 1/1/1):
    | Enlist 1/0.
    | When this card returns to your hand, gain 4 hit points.
  And Ada's hand holds "Elf"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And the round ends
  Then Ada's hand is "Elf"
  And Ada has 24 hit points

Scenario: [CF 13.69, CF 12.19] one that cannot be returned stays
  Given a card "Elf" (5 crystals, 2 production, 1/1/1): "Enlist 1/0."
  And a card "Anchor": "Cards in this lane cannot be returned."
  And Ada's Mining lane holds "Anchor"
  And Ada's hand holds "Elf"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And the round ends
  Then Ada's Mining lane holds "Elf"
  When the round ends
  Then Ada's Mining lane holds "Elf"

Scenario: [CF 13.69, CF 6.6] what answers the first may end the player of the second
  Given a card "Elf" (5 crystals, 2 production, 1/1/1): "Enlist 1/0."
  And a card "Wrath" (permanent): "When a card is returned to hand, deal 9 damage to each opponent."
  And Ben has "Wrath" in play
  And Ada has 9 hit points
  And Ada's hand holds "Elf" and "Elf"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And Ben passes
  And Cy passes
  And Ada plays "Elf" to the Mining lane
  And Ada enlists it
  And the round ends
  Then Ada is out
  And Cy has 11 hit points
