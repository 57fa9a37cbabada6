Feature: Megalaxian Mining Corporation at its limits

Scenario: [CF 5.2, CF 12.8] Advanced Mining Rig reads the power of the lane with its tokens
  Given the edition is current
  And Ada has "Advanced Mining Rig" in play
  And Ada has 0 crystals and 1 production
  And Ada's Mining lane holds a card of power 6, 2 boosts and 1 corruption
  When Ada uses "Advanced Mining Rig"
  Then Ada has 5 crystals
  And Ada has 0 production

Scenario: [CF 13.7] it is not used in the Aftermath
  Given the edition is each of current and alternating
  And Ada has "Advanced Mining Rig" in play
  And Ada has 3 production
  And it is the Aftermath
  Then Ada is not offered to use "Advanced Mining Rig"

Scenario: [CF 12.7] Armoured Transport without Troopers can shift, or do nothing
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Armoured Transport"
  And Ada has 8 crystals and 1 production
  And Ada's basic deck is empty
  When Ada plays "Armoured Transport" to the Mining lane
  Then Ada is offered to choose no
  When Ada tries to choose "put a Basic"
  Then it is refused
  When Ada chooses no
  Then Ada's Mining lane is "Armoured Transport"

Scenario: [CF 13.41] Basic Training waits for a Basic card, Trooper or not
  Given the edition is current
  And Ada has "Basic Training" in play
  And Ada's hand holds "Juggernaut", "Boring Machine" and "Field Lab"
  And Ada has 20 crystals and 12 production
  When Ada uses "Basic Training"
  And Ada plays "Field Lab" to the Mining lane
  Then "Juggernaut" costs Ada 11 crystals and 6 production
  And "Boring Machine" costs Ada 3 crystals and 3 production
  When Ada plays "Boring Machine" to the Mining lane
  Then "Juggernaut" costs Ada 12 crystals and 6 production

Scenario: [CF 13.41, CF 9.1] until the round ends
  Given the edition is current
  And Ada has "Basic Training" in play
  And each player's deck is 9 other cards
  When Ada uses "Basic Training"
  And Ada passes
  And the next round begins
  And play reaches Ada's Deploy
  Then a Basic Trooper costs Ada 2 crystals and 1 production

Scenario: [CF 13.48, CF 13.29] Deployment Strategist moves three, and may go home
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 5 crystals
  And Ada's Mining lane holds "Deployment Strategist" (entered this round), a card of power 3, a card of power 2, a card of power 1
  When the Aftermath resolves
  And Ada tries to choose "Power 3", "Power 2", "Power 1" and "Deployment Strategist"
  Then it is refused
  When Ada chooses "Power 3", "Power 2" and "Power 1"
  And Ada chooses the Attack lane
  And Ada chooses the Attack lane
  And Ada chooses the Attack lane
  And Ada returns it
  Then Ada's attack is 6
  And Ada's hand is "Deployment Strategist"
  And Ada has 5 crystals

Scenario: [CF 13.29] who cannot pay, returns it and keeps the crystals
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 4 crystals
  And Ada's Mining lane holds "Deployment Strategist" (entered this round)
  When the Aftermath resolves
  And Ada chooses nothing
  Then Ada's hand is "Deployment Strategist"
  And Ada has 4 crystals

Scenario: [CF 13.2, CF 12.10] Fissure sends a Basic Trooper to its own pile
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Fissure"
  And Ada has 10 crystals and 3 production
  And Cy's Mining lane holds a Basic Trooper and a card of power 9 (disabled)
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Fissure" to the Attack lane
  And Ada chooses Cy's "Basic Trooper"
  Then Cy's hand is empty
  And Cy's Mining lane is "Power 9"

Scenario: [CF 13.41, CF 11.8] High Tech Operations: one card is cheaper, and the next is not
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "High Tech Operations" and "Ore Hauler"
  And Ada has 14 crystals and 4 production
  When Ada plays "High Tech Operations" to the Mining lane
  Then "Ore Hauler" costs Ada 5 crystals and 0 production
  And a Basic Trooper costs Ada 2 crystals and 0 production
  When Ada plays "Ore Hauler" to the Mining lane
  Then a Basic Trooper costs Ada 2 crystals and 1 production
  And Ada has 1 production

Scenario: [CF 13.41] of two in a row the first serves the second
  Given the edition is each of classic and current
  And Ada's hand holds 2 "High Tech Operations" and "Paragon Division"
  And Ada has 20 crystals and 8 production
  When Ada plays "High Tech Operations" to the Mining lane
  And Ada plays "High Tech Operations" to the Mining lane
  Then Ada has 3 production
  And "Paragon Division" costs Ada 8 crystals and 3 production

Scenario: [CF 12.18, CF 12.3] Long-term Contract counts no Mercenary of an opponent
  Given the edition is each of current and alternating
  And Ada has "Long-term Contract" in play
  And it is the Aftermath
  And Ben's Mining lane holds a Mercenary card of power 1
  Then Ada is not offered to use "Long-term Contract"

Scenario: [CF 13.64, CF 12.14] but the disabled ones of its player
  Given the edition is each of current and alternating
  And Ada has "Long-term Contract" in play
  And it is Ada's Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds a Mercenary card of power 1 (disabled) and "Repair Crew"
  When Ada uses "Long-term Contract"
  Then Ada's "Long-term Contract" has 2 crystals
  And Ada has 0 crystals

Scenario: [CF 13.64] what lies on it pays for an ability
  Given the edition is each of current and alternating
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 2 crystals
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds "Repair Crew" (entered this round)
  When Ada activates "Repair Crew"
  And Ada chooses yes
  Then Ada has 22 hit points
  And Ada's "Long-term Contract" has 1 crystal

Scenario: [CF 13.64] but for no card
  Given the edition is each of current and alternating
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 9 crystals
  And Ada has 1 crystal and 3 production
  Then Ada is not offered to play a Basic Trooper to the Mining lane

Scenario: [CF 13.64] it pays together with the supply
  Given the edition is alternating
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 2 crystals
  And it is the Aftermath
  And Ada has 1 crystal
  And Ada's Mining lane holds "Tectonic Disruption" (entered this round)
  When Ada activates "Tectonic Disruption"
  And Ada chooses yes
  Then Ben has 18 hit points
  And Ada has 0 crystals
  And Ada's "Long-term Contract" has 0 crystals

Scenario: [CF 12.12, CF 13.29] Merc Squad sends back what is disabled
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 2 crystals
  And Ada's Attack lane holds "Merc Squad" (entered this round)
  And Ben's Mining lane holds a card of power 2
  And Cy's Mining lane holds a card of power 9 (disabled)
  When the Aftermath resolves
  And Ada pays
  Then Cy's hand is "Power 9"
  And Ben's hand is empty
  And Ada has 0 crystals

Scenario: [CF 12.11, CF 13.29] or itself, and then nothing is asked
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 2 crystals
  And Ada's Production lane holds "Merc Squad" (entered this round)
  When the Aftermath resolves
  Then Ada's hand is "Merc Squad"
  And Ada has 2 crystals

Scenario: [CF 12.14, CF 13.30] Mining Technician counts the Production lane from elsewhere
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Attack lane holds "Mining Technician" (entered this round)
  And Ada's Production lane holds 2 Basic Troopers
  When the Aftermath resolves
  Then Ada has 4 crystals
  And Ada's hand is "Mining Technician"

Scenario: [CF 12.7] Off-world Contract hires for exactly three crystals
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Off-world Contract"
  And Ada has 7 crystals and 2 production
  When Ada plays "Off-world Contract" to the Attack lane
  And Ada chooses "pay 3 crystals"
  Then Ada has 0 crystals
  And Ada's Attack lane holds "Off-world Contract" and a Basic Trooper

Scenario: [CF 12.3] and asks nothing of one
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Off-world Contract"
  And Ada has 5 crystals and 2 production
  When Ada plays "Off-world Contract" to the Attack lane
  Then Ada has 1 crystal
  And Ada is not offered to choose no

Scenario: [CF 12.1] or nobody
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Off-world Contract"
  And Ada has 9 crystals and 2 production
  When Ada plays "Off-world Contract" to the Attack lane
  And Ada chooses no
  Then Ada has 5 crystals

Scenario: [CF 12.14] Ore Hauler counts all cards of its own Mining lane
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Attack lane holds "Ore Hauler" (entered this round)
  And Ada's Mining lane holds a card of power 0, a card of power 3 (disabled), a Basic Trooper
  And Ben's Mining lane holds 4 Basic Troopers
  When the Aftermath resolves
  Then Ada has 3 crystals

Scenario: [CF 12.5] Paragon Division buys five boosts at most
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Paragon Division"
  And Ada has 20 crystals and 4 production
  When Ada plays "Paragon Division" to the Mining lane
  And Ada tries to choose 6
  Then it is refused
  When Ada chooses 5
  Then Ada's Attack lane has 5 boosts
  And Ada has 7 crystals

Scenario: [CF 12.5] or none
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Paragon Division"
  And Ada has 20 crystals and 4 production
  When Ada plays "Paragon Division" to the Mining lane
  And Ada chooses 0
  Then Ada's Attack lane has 0 boosts
  And Ada has 12 crystals

Scenario: [CF 12.10, CF 12.33] Recoil looks at opponents only
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Production lane holds "Recoil" (entered this round) and a card of power 1
  And Ben's Production lane holds a card of power 4
  And Cy's Attack lane holds a card of power 3 and a Basic Trooper
  When the Aftermath resolves
  And Ada chooses Cy's "Power 3"
  Then Ben's hand is empty
  And Cy's hand is "Power 3"
  And Ada's Production lane is "Recoil" and "Power 1"

Scenario: [CF 12.1, CF 12.14] Seismic Manipulation elsewhere counts what is in the Mining lane
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 9 crystals
  And Ada's Attack lane holds "Seismic Manipulation" (entered this round)
  And Ada's Mining lane holds 2 Basic Troopers
  When Ada activates "Seismic Manipulation"
  And Ada chooses no
  And Ada chooses yes
  Then Ben has 19 hit points
  And Cy has 19 hit points
  And Ada has 7 crystals
  And Ada is not offered to choose yes

Scenario: [CF 12.17, CF 13.9] Shift Work fills the lane that was left
  Given the edition is current
  And Ada has "Shift Work" in play
  And Ada's hand holds "Transference"
  And Ada has 3 crystals and 2 production
  And Ada's Mining lane holds a card of power 4
  When Ada plays "Transference" to the Production lane
  And Ada chooses "Power 4"
  And Ada chooses the Attack lane
  And Ada uses "Shift Work"
  Then Ada's Mining lane is a Basic Trooper
  And Ada has 0 production

Scenario: [CF 12.5] for production only
  Given the edition is current
  And Ada has "Shift Work" in play
  And Ada's hand holds "Transference"
  And Ada has 3 crystals and 1 production
  And Ada's Mining lane holds a card of power 4
  When Ada plays "Transference" to the Production lane
  And Ada chooses "Power 4"
  And Ada chooses the Attack lane
  Then Ada is not offered to use "Shift Work"
  And Ada's Mining lane is empty

Scenario: [CF 13.6, CF 13.9] once, though two are shifted
  Given the edition is current
  And Ada has "Shift Work" in play
  And it is the Aftermath
  And Ada has 5 crystals and 3 production
  And Ada's Production lane holds "Deployment Strategist" (entered this round)
  And Ada's Mining lane holds a card of power 4 and a card of power 3
  When the Aftermath resolves
  And Ada chooses "Power 4" and "Power 3"
  And Ada chooses the Attack lane
  And Ada chooses nothing
  And Ada chooses the Attack lane
  And Ada uses "Shift Work"
  And Ada pays
  Then Ada's Mining lane is a Basic Trooper
  And Ada's "Shift Work" is exhausted

Scenario: [CF 12.5] Tectonic Disruption is not for the poor
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 2 crystals
  And Ada's Attack lane holds "Tectonic Disruption" (entered this round)
  When the Aftermath resolves
  Then Ben has 20 hit points
  And Ada has 2 crystals

Scenario: [CF 12.3] nor is Warmachine
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 4 crystals
  And Ben's Attack lane holds a card of power 5
  And Ada's Production lane holds "Warmachine" (entered this round)
  When the Aftermath resolves
  Then Ben's Attack lane holds "Power 5"

Scenario: [CF 12.12, CF 13.2] Warmachine sends back one of each opponent, a Trooper to its pile
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada has 5 crystals
  And Ben's Attack lane holds a Basic Trooper
  And Cy's Attack lane holds a card of power 3 and a card of power 9 (disabled)
  And Ada's Production lane holds "Warmachine" (entered this round)
  When Ada activates "Warmachine"
  And Ada chooses yes
  And Ada chooses "Power 9"
  Then Ben's hand is empty
  And Ben's Attack lane is empty
  And Cy's hand is "Power 9"

Scenario: [CF 12.9] Weapons Upgrade sells eight boosts at most
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Weapons Upgrade"
  And Ada has 60 crystals and 4 production
  And Ada's Attack lane holds 9 cards of power 1
  When Ada plays "Weapons Upgrade" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  Then Ada's Attack lane has 8 boosts
  And Ada has 39 crystals
  And Ada is not offered to choose yes

Scenario: [CF 13.64, CF 13.29] Long-term Contract pays a Mercenary
  Given the edition is each of current and alternating
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 2 crystals
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds "Research Assistant" (entered this round)
  When Ada activates "Research Assistant"
  And Ada pays
  Then Ada's Mining lane is "Research Assistant"
  And Ada's "Long-term Contract" has 0 crystals
