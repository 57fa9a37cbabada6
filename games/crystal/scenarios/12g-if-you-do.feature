Feature: One "if you do" after another
  # Each asks about the part nearest to it.

Background:
  Given the edition is current
  And 3 players
  And each player has 10 crystals and 5 unused production
  And each player's deck is 10 cards of power 0

Scenario: [CF 12.1] a no to the nested part leaves out what depends on it
  Given a card "Z" (1/1/1): "Deploy: You may discard a card. If you do, you may destroy a card with power 2 or less. If you do, draw a card."
  And Ada's hand holds "Z" and 1 other card
  And Ben's Mining lane holds a card of power 1
  When Ada plays "Z" to the Attack lane
  And Ada chooses yes
  And Ada chooses no
  Then Ada's hand is empty

Scenario: [CF 12.1] and a yes to both does not
  Given a card "Z" (1/1/1): "Deploy: You may discard a card. If you do, you may destroy a card with power 0. If you do, draw a card."
  And Ada's hand holds "Z" and 1 other card
  And Ben's Mining lane holds a card of power 0
  When Ada plays "Z" to the Attack lane
  And Ada chooses yes
  And Ada chooses yes
  Then Ben's Mining lane is empty
  And Ada's hand has 1 card

Scenario: [CF 12.1] whoever is asked the nearer part
  Given a card "Z" (1/1/1): "Deploy: You may discard a card. If you do, target opponent may pay 2 crystals. If they do, gain 4 crystals."
  And Ada's hand holds "Z" and 1 other card
  When Ada plays "Z" to the Attack lane
  And Ada chooses yes
  And Ada chooses Ben
  And Ben chooses no
  Then Ada has 10 crystals

Scenario: [CF 12.1] yours after theirs
  Given a card "Z" (1/1/1): "Deploy: Target opponent may discard a card. If they do, you may pay 2 crystals. If you do, draw 3 cards."
  And Ada's hand holds "Z"
  And Ben's hand holds 1 other card
  When Ada plays "Z" to the Attack lane
  And Ada chooses Ben
  And Ben chooses yes
  And Ada chooses no
  Then Ada's hand is empty
  And Ada has 10 crystals

Scenario: [CF 12.1, CF 13.6] of a Cooldown as well
  Given a card "Z" (permanent): "Cooldown: You may discard a card. If you do, you may pay 1 crystal. If you do, gain 5 crystals."
  And Ada has "Z" in play
  And Ada's hand holds 1 other card
  When Ada uses "Z"
  And Ada chooses no
  Then Ada has 10 crystals
