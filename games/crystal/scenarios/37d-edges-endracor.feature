Feature: Endracor Federation at its limits

Scenario: [CF 13.61, CF 12.3] Bribery pays for every opponent at once, while there are crystals
  Given 3 players
  And the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Bribery"
  And Ada has 7 crystals and 2 production
  And Ada's Mining lane holds 2 Infiltration cards of power 1
  When Ada plays "Bribery" to the Attack lane
  And Ada chooses yes
  Then Ben's Mining lane has 2 corruption
  And Cy's Mining lane has 2 corruption
  And Ada is not offered to choose yes

Scenario: [CF 12.18] Infiltration cards of an opponent do not help
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Bribery"
  And Ada has 10 crystals and 2 production
  And Ada's Mining lane holds an Infiltration card of power 1
  And Ben's Mining lane holds 3 Infiltration cards of power 1
  When Ada plays "Bribery" to the Attack lane
  And Ada chooses yes
  Then Ben's Mining lane has 2 corruption
  And Ada is not offered to choose yes

Scenario: [CF 13.9] Coordinated Maneuvers answer the corruption of their own lanes
  Given the edition is current
  And Ada has "Coordinated Maneuvers" in play
  And Ada's hand holds "Arms Dealer"
  And Ada has 3 crystals and 1 production
  When Ada plays "Arms Dealer" to the Mining lane
  And Ada chooses 1 on the Production lane
  And Ada uses "Coordinated Maneuvers"
  Then Ada's Production lane has 2 corruption
  And Ben has 18 hit points

Scenario: [CF 12.27] but not what an opponent adds
  Given the edition is current
  And Ada has "Coordinated Maneuvers" in play
  And Ben's hand holds "Tentative Arrangement"
  And Ben has 4 crystals and 1 production
  When Ada passes
  And Ben plays "Tentative Arrangement" to the Mining lane
  Then Ada's Attack lane has 1 corruption
  And Ada is not offered to use "Coordinated Maneuvers"

Scenario: [CF 13.9] of two lanes the second may be meant
  Given 3 players
  And the edition is current
  And Ada has "Coordinated Maneuvers" in play
  And Ada's hand holds "Tentative Arrangement"
  And Ada has 4 crystals and 1 production
  When Ada plays "Tentative Arrangement" to the Mining lane
  And Ada chooses nothing
  And Ada uses "Coordinated Maneuvers"
  Then Ben's Attack lane has 1 corruption
  And Cy's Attack lane has 2 corruption

Scenario: [CF 12.16, CF 12.14] Corporate Espionage with exactly two others, one disabled
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Corporate Espionage"
  And Ada has 5 crystals and 3 production
  And Ada's Mining lane holds an Infiltration card of power 1 and an Infiltration card of power 2 (disabled)
  When Ada plays "Corporate Espionage" to the Attack lane
  Then Ben's Mining lane has 2 corruption
  And Ben's Attack lane has 0 corruption

Scenario: [CF 12.7] Corrupt Policies below the lowest tier
  Given the edition is current
  And Ada has "Corrupt Policies" in play
  And Ada's Mining lane holds 1 corruption
  And Ada's deck is 2 other cards
  Then Ada is not offered to use "Corrupt Policies"

Scenario: [CF 12.7, CF 13.11] at it, over two lanes
  Given the edition is current
  And Ada has "Corrupt Policies" in play
  And Ada's Mining lane holds 1 corruption
  And Ada's Attack lane holds 1 corruption
  And Ada's deck is 2 other cards
  When Ada uses "Corrupt Policies"
  Then Ada's hand is "Filler 1"
  And Ada's Attack lane has 1 corruption

Scenario: [CF 12.5, CF 12.12] where corruption is spent, one card in reach of the highest price
  Given 3 players
  And the edition is alternating
  And Ada has "Corrupt Policies" in play
  And Ada has 5 corruption and 0 crystals
  And Cy's Production lane holds a card of power 9 and a card of power 10
  And Ben's Mining lane holds a card of power 1
  And Ada's deck is 2 other cards
  When Ada uses "Corrupt Policies"
  And Ada chooses "lose 5 corruption"
  And Ada tries to choose Cy's "Power 10"
  Then it is refused
  When Ada chooses Cy's "Power 9"
  Then Ada has 0 corruption
  And Cy's "Power 9" is disabled
  And Ben's "Power 1" is not disabled

Scenario: [CF 12.7] and what cannot be paid is not offered
  Given the edition is alternating
  And Ada has "Corrupt Policies" in play
  And Ada has 4 corruption and 0 crystals
  And Ada's deck is 2 other cards
  When Ada uses "Corrupt Policies"
  And Ada tries to choose "lose 5 corruption"
  Then it is refused
  When Ada chooses "lose 2 corruption"
  Then Ada has 2 corruption and 5 crystals

Scenario: [CF 12.2] the highest tier is a choice for each opponent
  Given 3 players
  And the edition is current
  And Ada has "Corrupt Policies" in play
  And Ada's Production lane holds 9 corruption
  And Ben's Attack lane holds a card of power 5
  And Ben's Mining lane holds a card of power 4
  And Cy's Mining lane holds a card of power 6
  When Ada uses "Corrupt Policies"
  And Ada chooses "for each opponent"
  And Ada chooses "Power 4"
  Then Ben's "Power 4" is disabled
  And Ben's "Power 5" is not disabled
  And Cy's "Power 6" is not disabled
  And Ada's Production lane has 9 corruption

Scenario: [CF 11.6, CF 12.4] Heist is not cheaper than nothing, and an empty hand loses nothing
  Given 3 players
  And the edition is each of current and alternating
  And Ada's hand holds "Heist"
  And Ada has 12 crystals and 0 production
  And Ada's Mining lane holds 7 Infiltration cards of power 1
  And Cy's hand holds "Air Strike"
  Then "Heist" costs Ada 12 crystals and 0 production
  When Ada plays "Heist" to the Attack lane
  And the Aftermath resolves
  Then Cy's discard pile is "Air Strike"
  And Ben's discard pile is empty

Scenario: [CF 11.7] it does not count itself, nor those of an opponent
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds 2 "Heist"
  And Ada has 12 crystals and 5 production
  And Ben's Mining lane holds 7 Infiltration cards of power 1
  Then "Heist" costs Ada 12 crystals and 6 production
  And Ada is not offered to play "Heist" to the Attack lane

Scenario: [CF 12.9] Illegal Marketplace: two copies, two caps
  Given the edition is alternating
  And it is the Aftermath
  And Ada has 0 crystals and 20 corruption
  And Ada's Attack lane holds 2 "Illegal Marketplace" (entered this round)
  When the Aftermath resolves
  Then Ada has 20 crystals

Scenario: [CF 12.15] Invisible Hand: half of three is two, half of one is one, of none nothing
  Given 4 players
  And the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Attack lane holds "Invisible Hand" (entered this round)
  And Ben's hand holds 3 other cards
  And Dot's hand holds 1 other card
  When the Aftermath resolves
  And Ben chooses "take damage"
  And Dot chooses "take damage"
  Then Ben has 18 hit points
  And Cy has 20 hit points
  And Dot has 19 hit points
  And Ben's hand has 3 cards

Scenario: [CF 13.20] or a card of the own choice
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Attack lane holds "Invisible Hand" (entered this round)
  And Ben's hand holds "Air Strike" and "Battalion"
  When the Aftermath resolves
  And Ben chooses "discard a card"
  And Ben chooses "Battalion"
  Then Ben has 20 hit points
  And Ben's hand is "Air Strike"

Scenario: [CF 12.15] Master Plan: half of one is one
  Given the edition is each of alternating
  And it is the Aftermath
  And Ada's Attack lane holds "Master Plan" (entered this round)
  And Ada's deck is "Air Strike" and "Battalion"
  When Ada activates "Master Plan"
  And Ada chooses yes
  Then Ada has 1 corruption
  And Ada's discard pile is "Air Strike"

Scenario: [CF 13.11, CF 12.15] half of six is three, on lanes of choice
  Given the edition is each of classic, classic-2024 and current
  And it is the Aftermath
  And Ada's Attack lane holds "Master Plan" (entered this round)
  And Ada's deck is "Annihilator Drone" and "Battalion"
  When Ada activates "Master Plan"
  And Ada chooses yes
  And Ada chooses 2 on the Mining lane and 1 on the Attack lane
  Then Ada's Mining lane has 2 corruption

Scenario: [CF 12.15] half of nothing is nothing
  Given the edition is alternating
  And a card "Zero" (Drone, 3 crystals, 0 production, 1/1/1)
  And it is the Aftermath
  And Ada's Attack lane holds "Master Plan" (entered this round)
  And Ada's deck is "Zero"
  When Ada activates "Master Plan"
  And Ada chooses yes
  Then Ada has 0 corruption
  And Ada's discard pile is "Zero"
  And Ada has 20 hit points

Scenario: [CF 12.8, CF 13.11] Orbital Bombardment at its threshold, counted over the lanes
  Given 3 players
  And the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Orbital Bombardment"
  And Ada has 15 crystals and 6 production
  And Ada's Mining lane holds 6 corruption
  And each player's deck is 4 other cards
  When Ada plays "Orbital Bombardment" to the Production lane
  And Ada chooses 2 on the Production lane
  And the Aftermath resolves
  Then Ben has 15 hit points
  And Cy has 15 hit points
  And Ada has 20 hit points

Scenario: [CF 12.8] and one below it
  Given the edition is alternating
  And it is the Aftermath
  And Ada has 7 corruption
  And Ada's Attack lane holds "Orbital Bombardment" (entered this round)
  When the Aftermath resolves
  Then Ben has 17 hit points

Scenario: [CF 13.66, CF 12.14] Planetary Blockade takes a card from each hand, cheaper for disabled helpers
  Given 3 players
  And the edition is each of current and alternating
  And Ada's hand holds "Planetary Blockade"
  And Ada has 11 crystals and 4 production
  And Ada's Attack lane holds an Infiltration card of power 1 and an Infiltration card of power 2 (disabled)
  And Ben's hand holds "Air Strike" and "Battalion"
  And Cy's hand holds "Heist" and "Covert Ops"
  Then "Planetary Blockade" costs Ada 11 crystals and 4 production
  When Ada plays "Planetary Blockade" to the Attack lane
  And the Aftermath resolves
  And Ada chooses "Battalion"
  And Ada chooses "Heist"
  Then Ben's discard pile is "Battalion"
  And Cy's discard pile is "Heist"

Scenario: [CF 13.66] two of them take two
  Given the edition is each of current and alternating
  And it is the Aftermath
  And Ada's Attack lane holds 2 "Planetary Blockade" (entered this round)
  And Ben's hand holds "Air Strike", "Battalion" and "UAV Scout"
  When the Aftermath resolves
  And Ada chooses "Battalion"
  And Ada chooses "Air Strike"
  Then Ben's hand is "UAV Scout"

Scenario: [CF 12.7] Recalibration without a token
  Given the edition is each of classic, classic-2024 and current
  And Ada's hand holds "Recalibration"
  And Ada has 2 crystals and 1 production
  When Ada plays "Recalibration" to the Attack lane
  Then Ada is not offered to choose no
