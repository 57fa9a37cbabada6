Feature: What is offered tells nothing of hidden hands

Background:
  Given 3 players
  And the edition is current

Scenario: [CF 1.11] a branch does not depend on a hidden hand
  Given a card "Hunt": "Deploy: Choose one: target opponent discards a Drone; or gain 1 crystal; or gain 1 hit point."
  And Ada's hand holds "Hunt"
  And Ben's hand holds 2 other cards
  And Cy's hand holds 2 other cards
  When Ada plays "Hunt" to the Mining lane
  Then Ada is offered to choose "target opponent discards"
  When Ada chooses "target opponent discards"
  And Ada chooses Ben
  Then Ben's hand has 2 cards

Scenario: [CF 1.11, CF 13.6] nor does a Cooldown
  Given a card "Eye" (permanent): "Cooldown: Each opponent discards a Drone."
  And a card "Bee" (Drone, 1/1/1)
  And Ada has "Eye" in play
  And Ben's hand holds 2 other cards
  And Cy's hand holds "Bee"
  When Ada uses "Eye"
  Then Ben's hand has 2 cards
  And Cy's hand is empty

Scenario: [CF 1.11, CF 12.3] where there are no cards at all nothing can be done
  Given a card "Eye" (permanent): "Cooldown: Each opponent discards a Drone."
  And Ada has "Eye" in play
  Then Ada is not offered to use "Eye"

Scenario: [CF 12.1] one's own hand one knows
  Given a card "Trade": "Deploy: Each opponent may discard a Drone. If they do not, they lose 1 crystal."
  And Ada's hand holds "Trade"
  And Ben's hand holds 1 other card
  And Ben has 5 crystals
  And Cy has 5 crystals
  When Ada plays "Trade" to the Mining lane
  Then Ben has 4 crystals
  And Cy has 4 crystals
