Feature: Cards of the Outer Rim Raiders

Scenario: [CF 14.2] Personnel Carrier unloads a Basic Trooper where its player wants
  Given it is the Aftermath
  And Ada's Production lane holds "Personnel Carrier" (entered this round)
  When Ada chooses "put a Basic Trooper"
  And Ada chooses the Attack lane
  Then Ada's attack is 1

Scenario: [CF 12.7] and with none left it can only draw
  Given the edition is current
  And it is the Aftermath
  And Ada's basic deck is empty
  And Ada's Attack lane holds "Personnel Carrier" (entered this round)
  And Ada's deck is 3 other cards
  When the Aftermath resolves
  And Ada tries to choose "put a Basic Trooper"
  Then it is refused

Scenario: [CF 12.3] Raiding Party is discarded to hurt every opponent
  Given 3 players
  And it is the Aftermath
  And Ada's Production lane holds "Raiding Party" (entered this round)
  When Ada chooses yes
  Then Ben has 18 hit points
  And Cy has 18 hit points
  And Ada's discard pile is "Raiding Party"

Scenario: [CF 14.2] UAV Scout keeps one of two cards and discards the other
  Given the edition is current
  And Ada's hand holds "UAV Scout"
  And Ada has 3 crystals and 2 unused production
  And Ada's deck is 3 other cards
  When Ada plays "UAV Scout" to the Mining lane
  And Ada chooses "Filler 2"
  Then Ada's hand is "Filler 2"
  And Ada's discard pile is "Filler 1"
  And Ada's deck has 1 card

Scenario: [CF 12.4] and of a single card makes what it can, without a loss
  Given the edition is each of current and alternating
  And Ada's hand holds "UAV Scout"
  And Ada has 3 crystals and 2 unused production
  And Ada's deck is 1 other card
  When Ada plays "UAV Scout" to the Attack lane
  Then Ada's hand is "Filler 1"
  And Ada's discard pile is empty
  And Ada has 20 hit points

Scenario: [CF 13.3] Frontal Assault spends what lies in its lane, Basic Troopers and itself too
  Given Ada's hand holds "Frontal Assault"
  And Ada has 8 crystals and 1 tech left
  And Ada's Attack lane holds 2 Basic Troopers and a card of power 1
  When Ada plays "Frontal Assault" to the Attack lane
  And Ada chooses yes
  And Ada chooses "Basic Trooper" and "Frontal Assault"
  And Ada chooses Ben
  Then Ben has 16 hit points
  And Ada's discard pile is "Frontal Assault"

Scenario: [CF 13.22] Reinforcements replace themselves in the hand
  Given the edition is current
  And Ada's hand holds "Reinforcements"
  And Ada has 5 crystals and 1 unused production
  And Ada's deck is "Battalion" and "Air Strike"
  When Ada plays "Reinforcements" to the Mining lane
  Then Ada's hand is "Battalion"

Scenario: [CF 13.42] Replacement Parts bring back one discarded card of choice
  Given Ada's hand holds "Replacement Parts"
  And Ada has 9 crystals and 1 tech left
  And Ada's discard pile holds "Battalion" and "Air Strike"
  When Ada plays "Replacement Parts" to the Attack lane
  And Ada chooses yes
  And Ada chooses "Battalion"
  Then Ada's hand is "Battalion"
  And Ada's discard pile is "Air Strike"

Scenario: [CF 13.57] Targetted Strike upgraded is paid once, in the new way
  Given the edition is current
  And Ada has "Targetted Strike" (upgraded) in play
  And Ada has 1 unused production
  Then Ada is not offered to use "Targetted Strike"
  When Ada uses the Upgrade of "Targetted Strike"
  Then Ada's attack is 3
  And Ada has 0 unused production

Scenario: [CF 14.5] Rocket Barrage needs one Aerial card, and is stronger with three
  Given the edition is alternating
  And Ada has "Rocket Barrage" in play
  And Ada's Mining lane holds 3 Aerial cards of power 0
  And Ada has 1 unused production
  When Ada uses "Rocket Barrage"
  Then Ben has 18 hit points
  And Ada has 0 unused production
