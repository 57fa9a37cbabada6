Feature: Decks

Scenario: [CF 15.1] twenty cards, two copies, one faction
  When this deck is checked for Outer Rim Raiders:
    | 2 Air Strike
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
  Then it is accepted

Scenario: [CF 15.1, CF 16.11] nineteen are too few
  When this deck is checked for Outer Rim Raiders:
    | 1 Air Strike
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
  Then it is refused with CF 15.1

Scenario: [CF 15.2, CF 16.11] three copies are too many
  When this deck is checked for Outer Rim Raiders:
    | 3 Air Strike
    | 1 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
  Then it is refused with CF 15.2

Scenario: [CF 15.3] a card of another faction
  When this deck is checked for Outer Rim Raiders:
    | 2 Hunter Drone
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
  Then it is refused with CF 15.3

Scenario: [CF 15.3] Basic Troopers are no part of a faction deck
  When this deck is checked for Outer Rim Raiders:
    | 2 Basic Trooper
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
  Then it is refused with CF 15.3

Scenario: [CF 15.6] a list may name the two faction abilities that lie beside it
  Given the edition is each of classic, current and alternating
  When this deck is checked for Outer Rim Raiders:
    | 2 Air Strike
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
    | 1 Mining Expedition
    | 1 Rocket Barrage
  Then it is accepted

Scenario: [CF 15.6] one of them twice are not two
  Given the edition is each of classic, current and alternating
  When this deck is checked for Outer Rim Raiders:
    | 2 Air Strike
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
    | 2 Mining Expedition
  Then it is refused with CF 15.6

Scenario: [CF 15.6, CF 14.3] nor is one alone
  Given the edition is current
  When this deck is checked for Cybernetic Collective:
    | 2 Annihilator Drone
    | 2 Collector Drone
    | 2 Drone Commander
    | 2 EMP Blast
    | 2 Energy Reflector Array
    | 2 Hunter Drone
    | 2 Seeker Drone
    | 2 Shield Generator
    | 2 Strike Drone
    | 2 Transference
    | 1 Drone Swarm
  Then it is refused with CF 15.6

Scenario: [CF 15.4] permanents in a deck where there are none
  Given the edition is each of classic and alternating
  When this deck is checked for Outer Rim Raiders:
    | 2 Fortifications
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
  Then it is refused with CF 15.4

Scenario: [CF 15.4] and where they are played
  Given the edition is current
  When this deck is checked for Outer Rim Raiders:
    | 2 Fortifications
    | 2 Battalion
    | 2 Bombing Run
    | 2 Control Tower
    | 2 Drop Troopers
    | 2 Personnel Carrier
    | 2 Raiding Party
    | 2 Rallying Call
    | 2 Scrap Heap
    | 2 UAV Scout
  Then it is accepted

Scenario: [CF 15.5] lane corruption in an edition that has none
  Given the edition is alternating
  When this deck is checked for Endracor Federation:
    | 2 Strife
    | 2 Divert Resources
    | 2 Invisible Hand
    | 2 Master Plan
    | 2 Network Hack
    | 2 Orbital Bombardment
    | 2 Planetary Blockade
    | 2 Shock Troopers
    | 2 Stealth Strike
    | 2 Suspicious Malfunction
  Then it is refused with CF 15.5
