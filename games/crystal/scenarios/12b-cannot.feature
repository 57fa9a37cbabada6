Feature: What cannot be done

Scenario: [CF 12.19] cards in this lane cannot be destroyed
  Given a card "Bunker": "Cards in this lane cannot be destroyed."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's Mining lane holds "Bunker" and a card of power 1
  And Ada's Attack lane holds a card of power 2
  And Ben's Mining lane holds a card of power 3
  And Ada's hand holds "Raid"
  When Ada plays "Raid" to the Attack lane
  Then Ada's Mining lane holds "Bunker" and a card of power 1
  And Ada's discard pile is "Power 2"
  And Ben's Mining lane is empty

Scenario: [CF 12.19] the rule ends when its card leaves
  Given a card "Bunker": "Cards in this lane cannot be destroyed."
  And a card "Clearance": "Deploy: Return a card you control with power 0 to your hand. Destroy all cards with power 1 or more."
  And Ada's Mining lane holds "Bunker" and a card of power 1
  And Ada's hand holds "Clearance"
  When Ada plays "Clearance" to the Attack lane
  And Ada chooses "Bunker"
  Then Ada's hand is "Bunker"
  And Ada's Mining lane is empty

Scenario: [CF 12.19] what is forbidden is not offered
  Given a card "Shell": "This card cannot be destroyed."
  And a card "Shot": "Deploy: Destroy a card in an opponent's lanes."
  And Ben's Mining lane holds "Shell"
  And Ben's Attack lane holds a card of power 2
  And Ada's hand holds "Shot"
  When Ada plays "Shot" to the Attack lane
  Then Ben's Mining lane holds "Shell"
  And Ben's Attack lane is empty

Scenario: [CF 12.19] and pays for nothing
  Given a card "Shell": "This card cannot be discarded."
  And a card "Trade": "Deploy: You may discard a card from your Mining lane to draw a card."
  And Ada's Mining lane holds "Shell"
  And Ada's hand holds "Trade"
  And Ada's deck is "Air Strike"
  When Ada plays "Trade" to the Attack lane
  Then Ada's hand is empty
  And Ada's Mining lane holds "Shell"

Scenario: [CF 12.19] for this turn, on a card that is chosen, and it outlives its source
  Given a card "Cover": "Deploy: Target card you control cannot be destroyed or shifted this turn. Destroy this card."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  And Ada's hand holds "Cover" and "Raid"
  When Ada plays "Cover" to the Attack lane
  And Ada chooses "Power 1"
  And Ada plays "Raid" to the Attack lane
  Then Ada's Mining lane holds a card of power 1
  And Ada's discard pile is "Power 2" and "Cover"

Scenario: [CF 12.19] cards in this lane, for this turn, also those that come later
  Given a card "Smoke": "Deploy: Cards in this lane cannot be destroyed this turn."
  And a card "Raid": "Deploy: Destroy all other cards in play."
  And Ada's hand holds "Smoke", "Raid" and a card of power 1
  And Ada's Attack lane holds a card of power 2
  When Ada plays "Smoke" to the Mining lane
  And Ada plays "Power 1" to the Mining lane
  And Ada plays "Raid" to the Attack lane
  Then Ada's Mining lane holds "Smoke" and a card of power 1
  And Ada's discard pile is "Power 2"

Scenario: [CF 12.19, CF 3.2] opponents cannot draw this turn, in no phase and by no text
  Given a card "Jammer": "Deploy: Your opponents cannot draw cards this turn."
  And a card "Study": "Deploy: Draw 2 cards."
  And Ada's hand holds "Jammer"
  And Ben's hand holds "Study"
  And Ben's deck is "Air Strike" and "Battalion"
  When Ada plays "Jammer" to the Mining lane
  And Ada passes
  And Ben plays "Study" to the Mining lane
  Then Ben's hand is empty
  And Ben's deck has 2 cards

Scenario: [CF 12.19] nobody plays a kind of card
  Given a card "Ban": "Players cannot play Drones."
  And a card "Worker" (Drone): "Deploy: Draw a card."
  And Ada's Mining lane holds "Ban"
  And Ada's hand holds "Worker" and a card of power 1
  Then Ada is offered to play "Power 1" to the Mining lane
  When Ada tries to play "Worker" to the Mining lane
  Then it is refused with CF 12.19

Scenario: [CF 12.19, CF 7.2] who cannot gain crystals has no income
  Given a card "Embargo": "Each opponent cannot gain crystals."
  And Ada's Attack lane holds "Embargo"
  And each player has 5 crystals
  When the Mining phase resolves
  Then Ben has 5 crystals
  And Ada has 7 crystals

Scenario: [CF 12.19, CF 6.2] no damage for one round
  Given a card "Dome": "Deploy: You cannot take damage this turn."
  And Ada's hand holds "Dome"
  And Ben's Attack lane holds a card of power 4
  When Ada plays "Dome" to the Mining lane
  And the Attack phase resolves
  Then Ada has 20 hit points

Scenario: [CF 12.19] a protection of the same life is stronger
  Given a card "Ban": "Players cannot draw cards."
  And a card "Charter": "You can draw cards; nothing can prevent this."
  And a card "Study": "Deploy: Draw a card."
  And Ada's Mining lane holds "Ban" and "Charter"
  And Ada's hand holds "Study"
  And Ada's deck is "Air Strike" and "Battalion"
  When Ada plays "Study" to the Mining lane
  And Ada draws from the faction deck
  Then Ada's hand is "Air Strike"
