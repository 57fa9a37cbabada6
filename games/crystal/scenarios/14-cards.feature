Feature: Cards and permanents

Scenario: [CF 14.1] what a card shows
  Given Ada's hand holds "Control Tower"
  And Ada's Attack lane holds "Control Tower"
  And Ada's Mining lane holds "Control Tower"
  And Ada's Production lane holds "Control Tower"
  Then "Control Tower" costs Ada 5 crystals and 2 production
  And Ada's mining is 4
  And Ada's attack is 1
  And Ada's production is 4

Scenario: [CF 14.2] abilities come once, in the round the card enters
  Given a card "Sting": "Aftermath: Deal 2 damage to each opponent."
  And Ada's hand holds "Sting"
  When Ada plays "Sting" to the Mining lane
  And the round ends
  Then Ben has 18 hit points
  When the Aftermath resolves
  Then Ben has 18 hit points

Scenario: [CF 14.3] in current a faction ability is played from beside the deck
  Given the edition is current
  And Ada's faction is Outer Rim Raiders
  Then Ada is offered to play "Mining Expedition"
  And Ada is offered to play "Rocket Barrage"
  When Ada plays "Mining Expedition"
  Then Ada has 0 crystals and 0 unused production
  And Ada's hand is empty

Scenario: [CF 14.3] and a permanent of the deck from the hand
  Given the edition is current
  And Ada's hand holds "Fortifications"
  And Ada has 5 crystals
  When Ada plays "Fortifications"
  Then Ada has 2 crystals and 0 unused production
  When Ada uses "Fortifications"
  Then Ada's Attack lane has 3 Shields
  And Ada has 0 crystals

Scenario: [CF 14.4] a permanent over the limit replaces one
  Given the edition is current
  And Ada has "Troop Mobility" in play
  And Ada has "Targetted Strike" in play
  And Ada's hand holds "Fortifications"
  When Ada plays "Fortifications"
  And Ada chooses "Troop Mobility"
  Then Ada's discard pile is "Troop Mobility"
  And Ada is offered to pass
  And Ada is not offered to use "Troop Mobility"

Scenario: [CF 13.57, CF 14.4] an upgraded one makes room with both its copies
  Given the edition is current
  And Ada has "Troop Mobility" (upgraded) in play
  And Ada has "Targetted Strike" in play
  And Ada's hand holds "Fortifications"
  When Ada plays "Fortifications"
  And Ada chooses "Troop Mobility"
  Then Ada's discard pile is "Troop Mobility" and "Troop Mobility"

Scenario: [CF 14.5, CF 16.10] in alternating both abilities are there from the start
  Given the edition is alternating
  And Ada's faction is Outer Rim Raiders
  And Ada's hand holds 1 other card
  Then Ada is offered to use "Mining Expedition"
  When Ada uses "Mining Expedition"
  Then Ada has 5 crystals

Scenario: [CF 14.6, CF 16.10] in classic there are none
  Given Ada's faction is Outer Rim Raiders
  And Ada's hand holds 1 other card
  And Ada has 9 crystals and 9 tech left
  Then Ada is not offered to play "Mining Expedition"
  And Ada is not offered to use "Mining Expedition"

Scenario: [CF 14.7] permanents work in every round
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: During your Deploy phase, gain 1 crystal."
  And Ben has "Dynamo" in play
  And each player's deck holds 5 other cards
  And Ben has priority
  And Ben has 0 crystals
  When Ben uses "Dynamo"
  And the next round begins
  And Ada passes
  And Ben uses "Dynamo"
  Then Ben has 5 crystals

Scenario: [CF 14.8] a permanent played forbids Solo
  Given the edition is current
  And a card "Lone Wolf" (4/4/4): "Solo."
  And Ada's hand holds "Lone Wolf" and "Fortifications"
  When Ada plays "Fortifications"
  Then Ada is not offered to play "Lone Wolf" to the Attack lane

Scenario: [CF 14.2, CF 4.5] a card of an earlier round no longer answers, even beside one that does
  Given a card "Old Scout": "When you play a Drone: Gain 1 crystal."
  And a card "New Scout": "When you play a Drone: Gain 3 crystals."
  And a card "Gnat" (Drone)
  And Ada's Mining lane holds "Old Scout"
  And Ada's hand holds "New Scout" and "Gnat"
  When Ada plays "New Scout" to the Mining lane
  And Ada plays "Gnat" to the Attack lane
  Then Ada has 8 crystals
