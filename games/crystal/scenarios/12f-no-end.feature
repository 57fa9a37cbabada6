Feature: What would have no end
  # Some fifty deep nothing is triggered any more: a game is never lost to it.

Scenario: [CF 12.50, CF 4.11] a card that replays itself
  Given a card "Ouro" (1/1/1): "Deploy: Return this card to your hand. You may play it to a different lane for 0 crystals."
  And Ada's hand holds "Ouro"
  When Ada plays "Ouro" to the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  Then Ada is not offered to choose yes
  And it is Ada's Deploy

Scenario: [CF 12.50, CF 13.9] two cards that answer each other
  Given the edition is current
  And a card "Tick" (permanent): "When a boost is added to your Mining lane, add a boost to your Attack lane."
  And a card "Tock" (permanent): "When a boost is added to your Attack lane, add a boost to your Mining lane."
  And a card "Wind": "Deploy: Add a boost to your Mining lane."
  And Ada has "Tick" in play
  And Ada has "Tock" in play
  And Ada's hand holds "Wind"
  When Ada plays "Wind" to the Production lane
  Then it is Ada's Deploy
  And Ada's Mining lane holds 10 boosts
