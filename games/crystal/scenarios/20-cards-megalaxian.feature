Feature: Cards of the Megalaxian Mining Corporation

Scenario: [CF 12.7] Off-world Contract offers what can be paid for
  Given the edition is current
  And Ada's hand holds "Off-world Contract"
  And Ada has 6 crystals and 2 unused production
  And Ada's deck is 2 other cards
  When Ada plays "Off-world Contract" to the Mining lane
  And Ada tries to choose "pay 3 crystals"
  Then it is refused
  When Ada chooses "pay 2 crystals"
  Then Ada has 0 crystals
  And Ada's hand is "Filler 1"

Scenario: [CF 12.16] Ore Hauler counts itself in the Mining lane
  Given the edition is current
  And Ada's hand holds "Ore Hauler"
  And Ada has 5 crystals and 1 unused production
  And Ada's Mining lane holds 2 Basic Troopers
  When Ada plays "Ore Hauler" to the Mining lane
  And the Aftermath resolves
  Then Ada has 10 crystals

Scenario: [CF 12.5] Paragon Division buys no more boosts than its player can pay for
  Given the edition is current
  And Ada's hand holds "Paragon Division"
  And Ada has 11 crystals and 4 unused production
  When Ada plays "Paragon Division" to the Mining lane
  And Ada tries to choose 4
  Then it is refused
  When Ada chooses 3
  Then Ada has 0 crystals
  And Ada's attack is 3

Scenario: [CF 12.1, CF 12.3] Seismic Manipulation asks once for each card while it can be paid
  Given 3 players
  And it is the Aftermath
  And Ada has 5 crystals
  And Ada's Mining lane holds "Seismic Manipulation" (entered this round) and 3 cards of power 1
  When Ada chooses yes
  And Ada chooses yes
  Then Ben has 18 hit points
  And Cy has 18 hit points
  And Ada has 1 crystal
  And Ada is not offered to choose yes

Scenario: [CF 12.5] Tectonic Disruption sells damage
  Given it is the Aftermath
  And Ada has 3 crystals
  And Ada's Production lane holds "Tectonic Disruption" (entered this round)
  When Ada chooses yes
  Then Ben has 18 hit points
  And Ada has 0 crystals

Scenario: [CF 13.22] Third Party Research draws, and an empty deck costs what it costs
  Given the edition is current
  And it is the Aftermath
  And Ada has 3 crystals
  And Ada's deck is 1 other card
  And Ada's Production lane holds "Third Party Research" (entered this round)
  When Ada chooses yes
  Then Ada has 0 crystals
  And Ada's hand is "Filler 1"
  And Ada has 19 hit points

Scenario: [CF 13.42] Warmachine sends back one attacker of each opponent
  Given 3 players
  And it is the Aftermath
  And Ada has 5 crystals
  And Ben's Attack lane holds a card of power 5 and a card of power 6
  And Cy's Mining lane holds a card of power 5
  And Ada's Production lane holds "Warmachine" (entered this round)
  When Ada chooses yes
  Then Ben's hand is "Power 5"
  And Ben's Attack lane holds a card of power 6
  And Cy's Mining lane holds a card of power 5

Scenario: [CF 12.7] Armoured Transport unloads a Basic Trooper
  Given the edition is current
  And Ada's hand holds "Armoured Transport"
  And Ada has 8 crystals and 1 unused production
  When Ada plays "Armoured Transport" to the Mining lane
  And Ada chooses "put a Basic Trooper"
  Then Ada's Mining lane holds "Armoured Transport" and a Basic Trooper

Scenario: [CF 12.7, CF 13.48] or shifts a card, which may be itself
  Given the edition is current
  And Ada's hand holds "Armoured Transport"
  And Ada has 8 crystals and 1 unused production
  When Ada plays "Armoured Transport" to the Mining lane
  And Ada chooses "shift 1"
  And Ada chooses "Armoured Transport"
  And Ada chooses the Attack lane
  Then Ada's attack is 2

Scenario: [CF 13.40, CF 13.41] Basic Training makes the next Basic card cheaper, and only that one
  Given the edition is current
  And Ada has "Basic Training" in play
  And Ada has 5 crystals and 5 unused production
  When Ada uses "Basic Training"
  Then a Basic Trooper costs Ada 1 crystal and 1 production
  When Ada plays a Basic Trooper to the Mining lane
  Then Ada has 4 crystals
  And a Basic Trooper costs Ada 2 crystals and 1 production

Scenario: [CF 13.29, CF 13.48] Deployment Strategist moves cards, then wants its pay
  Given the edition is current
  And it is the Aftermath
  And Ada has 5 crystals
  And Ada's Mining lane holds "Deployment Strategist" (entered this round) and a card of power 3
  When Ada chooses "Deployment Strategist"
  And Ada chooses the Attack lane
  And Ada pays
  Then Ada's Attack lane holds "Deployment Strategist"
  And Ada has 0 crystals

Scenario: [CF 13.42] Fissure takes any one card out of a Mining lane
  Given Ada's hand holds "Fissure"
  And Ada has 10 crystals and 3 tech left
  And Ben's Mining lane holds a card of power 9
  When Ada plays "Fissure" to the Attack lane
  Then Ben's hand is "Power 9"
  And Ada's Attack lane holds "Fissure"

Scenario: [CF 12.4] and where there is no other, its own
  Given Ada's hand holds "Fissure"
  And Ada has 10 crystals and 3 tech left
  When Ada plays "Fissure" to the Mining lane
  Then Ada's hand is "Fissure"

Scenario: [CF 13.29] Merc Squad sends a small card back and goes home unpaid
  Given the edition is current
  And it is the Aftermath
  And Ada has 1 crystal
  And Ada's Attack lane holds "Merc Squad" (entered this round)
  And Ben's Mining lane holds a card of power 1
  When the Aftermath resolves
  Then Ben's hand is "Power 1"
  And Ada's hand is "Merc Squad"

Scenario: [CF 13.29, CF 13.30] Mining Technician may pay with what it has just earned
  Given the edition is current
  And it is the Aftermath
  And Ada has 1 crystal
  And Ada's Production lane holds "Mining Technician" (entered this round) and a card of power 1
  When Ada pays
  Then Ada has 0 crystals
  And Ada's Production lane holds "Mining Technician" and a card of power 1

Scenario: [CF 13.24] Motherload pays for more than itself
  Given Ada's hand holds "Motherload"
  And Ada has 0 crystals and 3 tech left
  When Ada plays "Motherload" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 13.30] Research Assistant that went home is asked anew when it comes back
  Given the edition is current
  And Ada's hand holds "Research Assistant"
  And Ada has 2 crystals and 1 unused production
  And Ada's deck is 5 other cards
  When Ada plays "Research Assistant" to the Attack lane
  And the Aftermath resolves
  And Ada returns it
  Then Ada's hand has 2 cards
  And Ada has 3 crystals

Scenario: [CF 12.1] Weapons Upgrade asks once for each card in the Attack lane
  Given Ada's hand holds "Weapons Upgrade"
  And Ada has 40 crystals and 4 tech left
  And Ada's Attack lane holds 2 cards of power 1
  When Ada plays "Weapons Upgrade" to the Attack lane
  And Ada chooses yes
  And Ada chooses no
  And Ada chooses yes
  Then Ada's Attack lane has 2 boosts
  And Ada has 31 crystals
