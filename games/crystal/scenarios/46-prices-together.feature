Feature: Prices that add up, and what uses up a saving

Background:
  Given the edition is current
  And each player has 10 crystals and 9 unused production
  And a card "Tank" (5 crystals, 2 production, 2/2/2)
  And a card "Bee" (Drone, 4 crystals, 2 production, 1/1/1)
  And a card "Fill" (1/1/1)
  And each player's discard pile holds "Tank"

Scenario: [CF 13.41] two savings for the next card add up and are both used
  Given a card "L": "Deploy: Your next card costs 2 crystals less this turn."
  And Ada's hand holds "L" and "Tank"
  And a card "P" (permanent): "Cooldown: Reduce the cost of your next card by 2 crystals this turn."
  And Ada has "P" in play
  And Ada's hand holds "Tank"
  When Ada plays "L" to the Mining lane
  And Ada uses "P"
  Then "Tank" costs Ada 1 crystal and 2 production
  When Ada plays "Tank" to the Mining lane
  Then "Tank" costs Ada 5 crystals and 2 production
  And Ada has 9 crystals

Scenario: [CF 13.41] one for any card and one for Drones: a Drone uses both up, a Tank the one
  Given a card "L": "Deploy: Your next card costs 1 crystal less this turn."
  And a card "D": "Deploy: The next Drone you play this turn costs 1 crystal less."
  And Ada's hand holds "L", "D", "Tank", "Bee" and "Bee"
  When Ada plays "D" to the Mining lane
  And Ada plays "L" to the Mining lane
  Then "Bee" costs Ada 2 crystals and 2 production
  And "Tank" costs Ada 4 crystals and 2 production
  When Ada plays "Tank" to the Mining lane
  Then "Bee" costs Ada 3 crystals and 2 production
  When Ada plays "Bee" to the Mining lane
  Then "Bee" costs Ada 4 crystals and 2 production

Scenario: [CF 13.41] a Basic Trooper uses it up
  Given a card "L": "Deploy: Your next card costs 2 crystals less this turn."
  And Ada's hand holds "L" and "Tank"
  When Ada plays "L" to the Mining lane
  And Ada plays a Basic Trooper to the Mining lane
  Then Ada has 10 crystals
  And "Tank" costs Ada 5 crystals and 2 production

Scenario: [CF 13.41, CF 4.11] a card that an ability plays for 0 uses it up too
  Given a card "L":
    | Deploy: Your next card costs 2 crystals less this turn.
    | Deploy: You may play a card from your hand for 0 crystals.
  And Ada's hand holds "L" and "Fill"
  When Ada plays "L" to the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then "Tank" costs Ada 5 crystals and 2 production

Scenario: [CF 13.41, CF 13.36] a card put into play does not
  Given a card "L":
    | Deploy: Your next card costs 2 crystals less this turn.
    | Deploy: Put a card from your hand into play.
  And Ada's hand holds "L" and "Fill"
  When Ada plays "L" to the Mining lane
  And Ada chooses the Attack lane
  Then "Tank" costs Ada 3 crystals and 2 production

Scenario: [CF 13.41] only yours: an opponent's play does not use it up
  Given a card "L" (permanent): "Cooldown: Your next card costs 2 crystals less this turn."
  And Ada has priority
  And a card "Make": "Deploy: Target opponent plays a card from their hand."
  And Ada's hand holds "Make"
  And Ben's hand holds "Fill"
  And Ada has "L" in play
  When Ada plays "Make" to the Mining lane
  And Ben chooses the Attack lane
  And Ada uses "L"
  Then "Tank" costs Ada 3 crystals and 2 production

Scenario: [CF 11.6] floor at 0 with several reductions, an increase counts before the floor
  Given a card "A": "Your cards cost 4 crystals less."
  And a card "B": "Cards your opponents play cost 2 crystals more."
  And Ada's Mining lane holds "A" and "A"
  And Ben's Mining lane holds "B"
  Then "Tank" costs Ada 0 crystals and 2 production
  And "Tank" costs Ben 5 crystals and 2 production

Scenario: [CF 11.6] increase and reduction add up before the floor
  Given a card "A": "Your cards cost 6 crystals less."
  And a card "B": "Cards your opponents play cost 2 crystals more."
  And Ada's Mining lane holds "A"
  And Ben's Mining lane holds "B"
  Then "Tank" costs Ada 1 crystal and 2 production

Scenario: [CF 11.7] the card played does not count for its own price
  Given a card "H" (Drone, 5 crystals): "Costs 1 crystal less for each Drone you control."
  And Ada's Mining lane holds "Bee" and "Bee"
  And Ada's hand holds "H"
  When Ada plays "H" to the Mining lane
  Then Ada has 7 crystals

Scenario: [CF 11.7, CF 4.11] replayed: what has left does not count
  Given a card "H" (Drone, 5 crystals): "Costs 1 crystal less for each Drone you control."
  And a card "Re": "Deploy: Return a Drone you control to your hand. You may play it."
  And Ada's Mining lane holds "H" and "Bee"
  And Ada's hand holds "Re"
  When Ada plays "Re" to the Attack lane
  And Ada chooses "H"
  And Ada chooses yes
  And Ada chooses the Production lane
  Then Ada has 6 crystals

Scenario: [CF 11.5] an extra payment with a Drone takes the place of the production
  Given a card "X" (5 crystals, 2 production): "You may discard a Drone you control to play this card for 0 production."
  And Ada's hand holds "X"
  And Ada has 1 unused production
  And Ada's Mining lane holds "Bee"
  When Ada plays "X" to the Attack lane
  Then Ada's Mining lane is empty
  And Ada has 1 unused production
  And Ada has 5 crystals

Scenario: [CF 11.5, CF 13.9] the discarded card is heard before the card enters
  Given a card "X" (5 crystals, 2 production): "You may discard a Drone you control to play this card for 0 production."
  And a card "Ear" (permanent): "When a card is discarded, gain 1 crystal for each card you control."
  And Ada has "Ear" in play
  And Ada's hand holds "X"
  And Ada's Mining lane holds "Bee" and "Fill"
  When Ada plays "X" to the Attack lane
  And Ada chooses yes
  Then Ada has 6 crystals

Scenario: [CF 11.5] the extra payment from the hand cannot be the card itself
  Given a card "X" (5 crystals, 2 production): "You may discard a card from your hand to play this card for 0 crystals."
  And Ada's hand holds "X"
  And Ada has 4 crystals
  When Ada tries to play "X" to the Attack lane
  Then it is refused

Scenario: [CF 11.5] and with another card it can
  Given a card "X" (5 crystals, 2 production): "You may discard a card from your hand to play this card for 0 crystals."
  And Ada's hand holds "X" and "Fill"
  And Ada has 4 crystals
  When Ada plays "X" to the Attack lane
  Then Ada has 4 crystals
  And Ada's hand is empty
  And Ada's discard pile holds "Fill"

Scenario: [CF 13.69, CF 11.6] enlisting is reduced by nothing
  Given the edition is alternating
  And a card "A": "Your cards cost 2 crystals less."
  And a card "Elf" (7 crystals, 3 production, 4/4/3): "Enlist 3/1."
  And Ada's Mining lane holds "A"
  And Ada's hand holds "Elf"
  When Ada plays "Elf" to the Attack lane
  And Ada enlists it
  Then Ada has 7 crystals

Scenario: [CF 13.69, CF 4.11] free play offers no Enlist
  Given the edition is alternating
  And a card "Elf" (7 crystals, 3 production, 4/4/3): "Enlist 3/1."
  And a card "Call": "Deploy: You may play a card from your hand for free."
  And Ada's hand holds "Elf" and "Call"
  And it is the Deploy
  When Ada plays "Call" to the Mining lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada has 10 crystals
  And Ada's Attack lane holds "Elf"
  When the round ends
  Then Ada's Attack lane holds "Elf"

Scenario: [CF 11.2, CF 14.3] with 0 unused production a card of 0 production can be played
  Given a card "Z" (1 crystal, 0 production, 1/1/1)
  And Ada has 0 unused production
  And Ada's hand holds "Z" and "Tank"
  Then Ada is not offered to play "Tank" to the Mining lane
  When Ada plays "Z" to the Mining lane
  Then Ada has 9 crystals

Scenario: [CF 11.4] what a card gives pays not for itself but for what its ability plays
  Given a card "G" (5 crystals): "Deploy: Gain 5 crystals. You may play a card from your hand."
  And Ada has 5 crystals
  And Ada's hand holds "G" and "Tank"
  When Ada plays "G" to the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  Then Ada has 0 crystals
  And Ada's Mining lane holds "Tank"

Scenario: [CF 12.27] "as long as" price ends when its card leaves
  Given a card "Off": "As long as you control a Drone, cards you play cost 2 crystals less."
  And a card "Kill": "Deploy: Destroy a Drone."
  And Ada's Mining lane holds "Off" and "Bee"
  And Ada's hand holds "Kill" and "Tank"
  Then "Tank" costs Ada 3 crystals and 2 production
  When Ada plays "Kill" to the Attack lane
  Then "Tank" costs Ada 5 crystals and 2 production

Scenario: [CF 13.41, CF 9.1] and not in the next round
  Given a card "L": "Deploy: Your next Drone costs 3 crystals less this turn."
  And Ada's hand holds "L" and "Bee"
  When Ada plays "L" to the Mining lane
  And the next round begins
  Then "Bee" costs Ada 4 crystals and 2 production

Scenario: [CF 13.41] production and crystals of the next, each used up by one card
  Given a card "L": "Deploy: Your next card costs 1 crystal less this turn. Your next card costs 1 production less this turn."
  And Ada's hand holds "L", "Tank" and "Bee"
  When Ada plays "L" to the Mining lane
  Then "Tank" costs Ada 4 crystals and 1 production
  When Ada plays "Tank" to the Mining lane
  Then "Bee" costs Ada 4 crystals and 2 production

Scenario: [CF 13.41, CF 13.57] a permanent uses it up, an upgrade copy too
  Given a card "P" (permanent, 3 crystals, 1 production): "Cooldown: Draw a card."
  And a card "L": "Deploy: Your next card costs 2 crystals less this turn."
  And Ada has "P" in play
  And Ada's hand holds "L", "P" and "Tank"
  When Ada plays "L" to the Mining lane
  Then "P" costs Ada 1 crystal and 1 production
  When Ada plays "P"
  Then Ada has 9 crystals
  And "Tank" costs Ada 5 crystals and 2 production

Scenario: [CF 13.68, CF 13.41] a card played face down uses it up
  Given a card "Spy" (4 crystals, 1 production, 2/2/2): "Stealth."
  And a card "L": "Deploy: Your next card costs 2 crystals less this turn."
  And Ada's hand holds "L", "Spy" and "Tank"
  When Ada plays "L" to the Mining lane
  And Ada plays "Spy" to the Mining lane
  And Ada plays it face down
  Then Ada has 8 crystals
  And "Tank" costs Ada 5 crystals and 2 production
