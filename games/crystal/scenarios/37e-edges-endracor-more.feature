Feature: Endracor Federation at its limits, the rest

Scenario: [CF 13.61, CF 13.70] Recalibration turns two of three boosts of an opponent
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Recalibration"
  And Ada has 2 crystals and 1 production
  And Ben's Mining lane holds 3 boosts
  When Ada plays "Recalibration" to the Attack lane
  And Ada chooses "turn 1 boost"
  And Ada chooses "turn 1 boost"
  Then Ben's Mining lane has 2 corruption
  And Ben's Mining lane has 1 boost
  And Ada is not offered to choose no

Scenario: [CF 12.17, CF 11.6] Redeploy goes to another lane for production alone, and is a Deploy anew
  Given the edition is alternating
  And Ada has "Redeploy" in play
  And Ada has 0 crystals and 1 production
  And Ada's deck is 3 other cards
  And Ada's Mining lane holds "Covert Ops"
  When Ada uses "Redeploy"
  And Ada chooses yes
  And Ada tries to choose the Mining lane
  Then it is refused
  When Ada chooses the Attack lane
  Then Ada's Attack lane is "Covert Ops"
  And Ada has 0 production
  And Ada has 1 corruption
  And Ada's hand is "Filler 1"

Scenario: [CF 12.3] without production the card stays in the hand
  Given the edition is alternating
  And Ada has "Redeploy" in play
  And Ada has 9 crystals and 0 production
  And Ada's Mining lane holds "Covert Ops"
  When Ada uses "Redeploy"
  Then Ada's hand is "Covert Ops"
  And Ada's Mining lane is empty

Scenario: [CF 12.3] it calls back Infiltration cards of its own player only
  Given the edition is alternating
  And Ada has "Redeploy" in play
  And Ben's Mining lane holds "Covert Ops"
  And Ada's Mining lane holds "Master Plan"
  Then Ada is not offered to use "Redeploy"

Scenario: [CF 12.1] who says no may play it for its price, to the same lane
  Given the edition is current
  And Ada has "Redeploy" in play
  And Ada has 2 crystals and 1 production
  And Ada's deck is 3 other cards
  And Ada's Mining lane holds "Covert Ops"
  When Ada uses "Redeploy"
  And Ada chooses no
  And Ada plays "Covert Ops" to the Mining lane
  And Ada chooses 1 on the Mining lane
  Then Ada has 0 crystals

Scenario: [CF 11.7, CF 11.8] what is redeployed has its own reductions
  Given the edition is current
  And Ada has "Redeploy" in play
  And Ada has 0 crystals and 5 production
  And Ada's Mining lane holds "Heist" and "Covert Ops"
  When Ada uses "Redeploy"
  And Ada chooses "Heist"
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada has 0 production
  And Ada's Attack lane is "Heist"

Scenario: [CF 12.13] Shock Troopers: three of four ones
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Shock Troopers"
  And Ada has 5 crystals and 2 production
  And Ben's Attack lane holds 4 cards of power 1
  And Cy's Attack lane holds a card of power 4
  When Ada plays "Shock Troopers" to the Attack lane
  And Ada chooses yes
  And Ada tries to choose "Power 1", "Power 1", "Power 1" and "Power 1"
  Then it is refused
  When Ada chooses "Power 1", "Power 1" and "Power 1"
  Then Ben's attack is 1
  And Cy's attack is 4
  And Ada is not offered to choose yes

Scenario: [CF 13.65] in the lane opposite their own
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Shock Troopers"
  And Ada has 5 crystals and 2 production
  And Ben's Attack lane holds a card of power 1
  And Ben's Mining lane holds a card of power 3
  When Ada plays "Shock Troopers" to the Mining lane
  And Ada chooses yes
  And Ada chooses "Power 3"
  Then Ben's "Power 3" is disabled
  And Ben's "Power 1" is not disabled

Scenario: [CF 12.13, CF 12.26] Sleeper Agents have the whole number for each opponent
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Sleeper Agents"
  And Ada has 16 crystals and 6 production
  And Ada's Mining lane holds 2 Infiltration cards of power 1
  And Ben's Attack lane holds 2 cards of power 1
  And Cy's Mining lane holds a card of power 2
  When Ada plays "Sleeper Agents" to the Attack lane
  And Ada chooses yes
  And Ada chooses "Power 1" and "Power 1"
  And Ada chooses yes
  And Ada chooses "Power 2"
  Then Ben's attack is 0
  And Cy's "Power 2" is disabled

Scenario: [CF 12.3, CF 12.16] and nothing without others of their kind
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Sleeper Agents"
  And Ada has 16 crystals and 6 production
  And Ben's Attack lane holds 2 cards of power 1
  When Ada plays "Sleeper Agents" to the Attack lane
  Then Ada is not offered to choose yes

Scenario: [CF 13.68] Sniper Squad seen by all is limited
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Sniper Squad"
  And Ada has 5 crystals and 3 production
  And Ben's Attack lane holds a card of power 3 and a card of power 4
  And each player's deck is 3 other cards
  When Ada plays "Sniper Squad" to the Mining lane
  And Ada plays it as printed
  And the Aftermath resolves
  And Ada tries to choose Ben's "Power 4"
  Then it is refused
  When Ada chooses Ben's "Power 3"
  Then Ben's discard pile is "Power 3"

Scenario: [CF 13.68] and hidden is not
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Sniper Squad"
  And Ada has 5 crystals and 3 production
  And Ben's Attack lane holds a card of power 3 and a card of power 9
  And each player's deck is 3 other cards
  When Ada plays "Sniper Squad" to the Mining lane
  And Ada plays it face down
  And the Aftermath resolves
  And Ada chooses Ben's "Power 9"
  Then Ben's discard pile is "Power 9"

Scenario: [CF 12.11] with nobody in reach it must hit itself
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Attack lane holds "Sniper Squad" (entered this round)
  And Ben's Attack lane holds a card of power 4
  When the Aftermath resolves
  Then Ada's discard pile is "Sniper Squad"

Scenario: [CF 13.63] Spread Dissent gives three at most, and fewer
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Spread Dissent"
  And Ada has 6 crystals and 4 production
  And Ada's Mining lane holds 2 corruption
  And Ada's Attack lane holds 2 corruption
  When Ada plays "Spread Dissent" to the Attack lane
  And Ada tries to choose 2 on the Mining lane and 2 on the Attack lane
  Then it is refused
  When Ada chooses 1 on the Mining lane
  And Ada chooses the Production lane
  Then Ben's Production lane has 1 corruption
  And Ada's Mining lane has 1 corruption

Scenario: [CF 12.8] Stealth Strike one below its threshold
  Given 3 players
  And the edition is alternating
  And it is the Aftermath
  And Ada has 4 corruption
  And Ada's Attack lane holds "Stealth Strike" (entered this round)
  When the Aftermath resolves
  Then Ben has 18 hit points
  And Cy has 18 hit points

Scenario: [CF 12.10] Suspicious Malfunction finds one card of each opponent, or none
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Suspicious Malfunction"
  And Ada has 8 crystals and 3 production
  And Ben's Production lane holds a card of power 4
  And Cy's Production lane holds a Basic Trooper and a card of power 3
  When Ada plays "Suspicious Malfunction" to the Attack lane
  And Ada chooses Cy's "Basic Trooper"
  Then Cy's production is 4
  And Ben's "Power 4" is not disabled

Scenario: [CF 13.10] Temporary Pardon is for lanes of its player, and for what comes later
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Temporary Pardon" and "Arms Dealer"
  And Ada has 6 crystals and 2 production
  And Ada's Mining lane holds 2 corruption
  And Ben's Attack lane holds 3 corruption
  When Ada plays "Temporary Pardon" to the Production lane
  And Ada plays "Arms Dealer" to the Attack lane
  And Ada chooses 1 on the Attack lane
  Then Ada's attack is 1
  And Ben's attack is -3
  And Ada's Mining lane has 2 corruption

Scenario: [CF 13.10, CF 5.3] two Tentative Arrangements
  Given 3 players
  And the edition is each of classic, classic-2024 and current
  And Ada's hand holds 2 "Tentative Arrangement"
  And Ada has 8 crystals and 2 production
  When Ada plays "Tentative Arrangement" to the Production lane
  And Ada plays "Tentative Arrangement" to the Production lane
  Then Ben's attack is -2
  And Cy's attack is -2
  And Ada's attack is 0

Scenario: [CF 12.12] Trade Embargo stops at a power of two
  Given 3 players
  And the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Trade Embargo"
  And Ada has 3 crystals and 1 production
  And Ben's Attack lane holds a card of power 3
  And Cy's Attack lane holds a Basic Trooper
  When Ada plays "Trade Embargo" to the Attack lane
  And Ada tries to choose Ben's "Power 3"
  Then it is refused
  When Ada chooses Cy's "Basic Trooper"
  Then Ada's Attack lane has 1 corruption
  And Cy's attack is 0

Scenario: [CF 4.11, CF 4.8] what is redeployed is not the card of the turn
  Given the edition is alternating
  And Ada has "Redeploy" in play
  And Ada has 2 crystals and 3 production
  And Ada's deck is 3 other cards
  And Ada's Mining lane holds "Covert Ops"
  When Ada uses "Redeploy"
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada is offered to play a Basic Trooper to the Mining lane

Scenario: [CF 14.2, CF 12.15] and has its Aftermath anew
  Given the edition is alternating
  And Ada has "Redeploy" in play
  And Ada has 2 crystals and 1 production
  And Ada's Mining lane holds "Invisible Hand"
  And Ben's hand holds 4 other cards
  When Ada uses "Redeploy"
  And Ada chooses yes
  And Ada chooses the Attack lane
  And the Aftermath resolves
  And Ben chooses "take damage"
  Then Ben has 17 hit points

Scenario: [CF 13.11, CF 13.63] Illegal Marketplace is paid for corruption that is still there
  Given the edition is classic
  And Ada's hand holds "Illegal Marketplace" and "Spread Dissent"
  And Ada has 12 crystals and 5 production
  When Ada plays "Illegal Marketplace" to the Attack lane
  And Ada chooses 2 on the Attack lane
  And Ada plays "Spread Dissent" to the Mining lane
  And Ada chooses 2 on the Attack lane
  And Ada chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ben's Mining lane has 2 corruption
  When the Aftermath resolves
  Then Ada has 7 crystals

Scenario: [CF 6.6] Shock Troopers ask of nobody who is out
  Given 3 players
  And Cy is out
  And the edition is current
  And Ada's hand holds "Shock Troopers"
  And Ada has 5 crystals and 2 production
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Shock Troopers" to the Attack lane
  And Ada chooses yes
  And Ada chooses "Power 1"
  Then Ben's "Power 1" is disabled
