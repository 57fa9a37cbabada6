Feature: Cards of the Endracor Federation

Scenario: [CF 13.11] Divert Resources counts the corruption on its player's lanes
  Given Ada's hand holds "Divert Resources"
  And Ada has 6 crystals and 2 tech left
  And Ada's Attack lane holds 1 corruption
  When Ada plays "Divert Resources" to the Mining lane
  And Ada chooses 2 on the Production lane
  Then Ada's Production lane has 2 corruption
  When the Aftermath resolves
  Then Ada has 8 crystals

Scenario: [CF 13.12] and the counter of its player where corruption is one
  Given the edition is alternating
  And Ada's hand holds "Divert Resources"
  And Ada has 6 crystals and 2 unused production
  And Ada has 3 corruption
  When Ada plays "Divert Resources" to the Attack lane
  Then Ada has 5 corruption
  When the Aftermath resolves
  Then Ada has 8 crystals

Scenario: [CF 12.15] Master Plan turns half a price into corruption, rounded up
  Given the edition is alternating
  And a card "Plain 1"
  And a card "Plain 2"
  And Ada's hand holds "Master Plan"
  And Ada has 5 crystals and 3 unused production
  And Ada's deck is "Stealth Strike", "Plain 1" and "Plain 2"
  When Ada plays "Master Plan" to the Mining lane
  And Ada puts "Stealth Strike" on top and "Plain 1", "Plain 2" on the bottom
  And the Aftermath begins
  And Ada activates "Master Plan"
  And Ada chooses yes
  Then Ada has 3 corruption
  And Ada's discard pile is "Stealth Strike"

Scenario: [CF 12.3, CF 13.45] and with an empty deck it does nothing and costs nothing
  Given the edition is alternating
  And Ada's hand holds "Master Plan"
  And Ada has 5 crystals and 3 unused production
  When Ada plays "Master Plan" to the Mining lane
  And the Aftermath resolves
  Then Ada has 0 corruption
  And Ada has 20 hit points

Scenario: [CF 14.2] Network Hack orders two cards of each opponent's deck
  Given 3 players
  And the edition is alternating
  And a card "First"
  And a card "Second"
  And a card "Third"
  And Ada's hand holds "Network Hack"
  And Ada has 3 crystals and 1 unused production
  And Ben's deck is "First", "Second" and "Third"
  And Cy's deck is "First"
  When Ada plays "Network Hack" to the Mining lane
  And the Aftermath resolves
  And Ada chooses "Second"
  Then Ben's deck is "Second", "Third" and "First"
  And Cy's deck is "First"
  And Ada has 1 corruption

Scenario: [CF 12.8] Orbital Bombardment below its threshold
  Given 3 players
  And the edition is alternating
  And Ada's hand holds "Orbital Bombardment"
  And Ada has 15 crystals and 6 unused production
  And Ada has 5 corruption
  When Ada plays "Orbital Bombardment" to the Mining lane
  And the Aftermath resolves
  Then Ben has 17 hit points
  And Cy has 17 hit points

Scenario: [CF 12.8] and at it, its own corruption counted
  Given the edition is alternating
  And Ada's hand holds "Orbital Bombardment"
  And Ada has 15 crystals and 6 unused production
  And Ada has 6 corruption
  When Ada plays "Orbital Bombardment" to the Production lane
  And the Aftermath resolves
  Then Ben has 15 hit points

Scenario: [CF 12.13, CF 13.65] Shock Troopers disable any cards whose power adds up to 3 at most
  Given the edition is current
  And Ada's hand holds "Shock Troopers"
  And Ada has 5 crystals and 2 unused production
  And Ben's Attack lane holds a card of power 1, a card of power 2 and a card of power 3
  And Ben's Mining lane holds a card of power 0
  When Ada plays "Shock Troopers" to the Attack lane
  And Ada chooses yes
  And Ada tries to choose "Power 1" and "Power 3"
  Then it is refused
  When Ada chooses "Power 1" and "Power 2"
  Then Ben's attack is 3

Scenario: [CF 13.40] Stealth Strike is cheaper for each Infiltration card
  Given the edition is alternating
  And Ada's hand holds "Stealth Strike"
  And Ada has 8 crystals and 3 unused production
  And Ada has 3 corruption
  And Ada's Mining lane holds 2 Infiltration cards of power 1
  Then "Stealth Strike" costs Ada 8 crystals and 3 production
  When Ada plays "Stealth Strike" to the Mining lane
  And the Aftermath resolves
  Then Ben has 17 hit points

Scenario: [CF 12.12] Suspicious Malfunction reaches the Production lanes only
  Given the edition is current
  And Ada's hand holds "Suspicious Malfunction"
  And Ada has 8 crystals and 3 unused production
  And Ben's Production lane holds a card of power 3 and a card of power 4
  And Ben's Mining lane holds a card of power 1
  When Ada plays "Suspicious Malfunction" to the Attack lane
  Then Ben's "Power 3" is disabled
  And Ben's "Power 1" is not disabled
  And Ben's production is 5

Scenario: [CF 12.10] Arms Dealer hurts one opponent and corrupts its player
  Given 3 players
  And Ada's hand holds "Arms Dealer"
  And Ada has 3 crystals and 1 tech left
  When Ada plays "Arms Dealer" to the Mining lane
  And Ada chooses 1 on the Attack lane
  And Ada chooses Cy
  Then Ada's attack is -1
  And Cy has 18 hit points
  And Ben has 20 hit points

Scenario: [CF 13.61] Bribery works once alone
  Given the edition is current
  And Ada's hand holds "Bribery"
  And Ada has 10 crystals and 2 unused production
  When Ada plays "Bribery" to the Mining lane
  And Ada chooses yes
  Then Ben's Mining lane has 2 corruption
  And Ada has 3 crystals
  And Ada is not offered to choose yes

Scenario: [CF 13.54, CF 13.61] and up to three times as the third Infiltration card
  Given the edition is current
  And Ada's hand holds "Bribery"
  And Ada has 10 crystals and 2 unused production
  And Ada's Mining lane holds 2 Infiltration cards of power 1
  When Ada plays "Bribery" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  Then Ben's Mining lane has 6 corruption
  And Ada has 1 crystal
  And Ada is not offered to choose yes

Scenario: [CF 13.9] Collections Agency is paid when its player's corruption goes
  Given the edition is current
  And Ada has "Collections Agency" in play
  And Ada's Mining lane holds 2 corruption
  And Ada has 0 crystals
  When the round ends
  And Ada uses "Collections Agency"
  Then Ada has 3 crystals

Scenario: [CF 13.9] and when that of anybody else goes
  Given 3 players
  And the edition is current
  And Ada has "Collections Agency" in play
  And Cy's Attack lane holds 1 corruption
  And Ada has 0 crystals
  When the round ends
  And Ada uses "Collections Agency"
  Then Ada has 5 crystals

Scenario: [CF 13.9, CF 13.63] and when it is transferred
  Given the edition is current
  And Ada has "Collections Agency" in play
  And Ada's hand holds "Strife"
  And Ada's Mining lane holds 2 corruption
  And Ada has 6 crystals and 1 unused production
  When Ada plays "Strife" to the Attack lane
  And Ada chooses "move up to 2"
  And Ada chooses 2 on the Mining lane
  And Ada chooses the Mining lane
  And Ada uses "Collections Agency"
  And Ada chooses the Production lane
  Then Ada has 2 crystals
  And Ben's Production lane has 1 corruption

Scenario: [CF 13.63] Strife transfers corruption to lanes of choice
  Given 3 players
  And Ada's hand holds "Strife"
  And Ada has 6 crystals and 1 tech left
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Strife" to the Attack lane
  And Ada chooses "move up to 2"
  And Ada chooses 2 on the Mining lane
  And Ada chooses Ben
  And Ada chooses the Attack lane
  And Ada chooses Cy
  And Ada chooses the Mining lane
  Then Ada's Mining lane has 0 corruption
  And Ben's Attack lane has 1 corruption
  And Cy's Mining lane has 1 corruption

Scenario: [CF 13.9] Coordinated Maneuvers add one more corruption
  Given the edition is current
  And Ada has "Coordinated Maneuvers" in play
  And Ada's hand holds "Tentative Arrangement"
  And Ada has 6 crystals and 1 unused production
  When Ada plays "Tentative Arrangement" to the Mining lane
  And Ada uses "Coordinated Maneuvers"
  Then Ben's Attack lane has 2 corruption

Scenario: [CF 13.6, CF 13.57] and upgraded two, for one of the lanes
  Given 3 players
  And the edition is current
  And Ada has "Coordinated Maneuvers" (upgraded) in play
  And Ada's hand holds "Tentative Arrangement"
  And Ada has 6 crystals and 1 unused production
  When Ada plays "Tentative Arrangement" to the Mining lane
  And Ada uses the Upgrade of "Coordinated Maneuvers"
  Then Ben's Attack lane has 3 corruption
  And Cy's Attack lane has 1 corruption

Scenario: [CF 12.8, CF 12.16] Corporate Espionage needs two others to do more
  Given 3 players
  And the edition is current
  And Ada's hand holds "Corporate Espionage" and "Corporate Espionage"
  And Ada has 12 crystals and 6 unused production
  And Ada's Mining lane holds an Infiltration card of power 1
  When Ada plays "Corporate Espionage" to the Mining lane
  Then Ben's Mining lane has 1 corruption
  When Ada plays "Corporate Espionage" to the Attack lane
  Then Ben's Mining lane has 3 corruption
  And Cy's Mining lane has 3 corruption

Scenario: [CF 13.10] Deep Rooted Malfeasance doubles what is on every lane
  Given Ada's hand holds "Deep Rooted Malfeasance"
  And Ada has 12 crystals and 1 tech left
  And Ada's Mining lane holds 1 corruption
  And Ben's Mining lane holds 3 corruption
  And Ben's Attack lane holds 2 corruption
  When Ada plays "Deep Rooted Malfeasance" to the Mining lane
  Then Ada's Mining lane has 2 corruption
  And Ben's Mining lane has 6 corruption
  And Ben's Attack lane has 4 corruption

Scenario: [CF 13.66] Heist takes a card of choice from each hand
  Given 3 players
  And the edition is current
  And a card "Tank"
  And a card "Bank"
  And Ada's hand holds "Heist"
  And Ada has 12 crystals and 4 unused production
  And Ada's Mining lane holds 2 Infiltration cards of power 1
  And Ben's hand holds "Tank" and "Bank"
  And Cy's hand holds "Tank"
  Then "Heist" costs Ada 12 crystals and 4 production
  When Ada plays "Heist" to the Mining lane
  And the Aftermath resolves
  And Ada chooses "Bank"
  Then Ben's hand is "Tank"
  And Ben's discard pile is "Bank"
  And Cy's hand is empty

Scenario: [CF 12.9] Illegal Marketplace pays ten crystals at most
  Given Ada's hand holds "Illegal Marketplace"
  And Ada has 6 crystals and 1 tech left
  And Ada's Mining lane holds 4 corruption
  When Ada plays "Illegal Marketplace" to the Attack lane
  And Ada chooses 2 on the Mining lane
  And the Aftermath resolves
  Then Ada has 10 crystals

Scenario: [CF 13.61] Recalibration turns tokens over, twice
  Given Ada's hand holds "Recalibration"
  And Ada has 2 crystals and 1 tech left
  And Ada's Mining lane holds 1 corruption
  And Ben's Attack lane holds 1 boost
  When Ada plays "Recalibration" to the Attack lane
  And Ada chooses "turn 1 corruption"
  And Ada chooses "turn 1 boost"
  And Ada chooses Ben
  And Ada chooses the Attack lane
  Then Ada's Mining lane has 1 boost
  And Ben's Attack lane has 1 corruption

Scenario: [CF 12.13, CF 12.16] Sleeper Agents reach as high as there are others of their kind
  Given Ada's hand holds "Sleeper Agents"
  And Ada has 16 crystals and 6 tech left
  And Ada's Mining lane holds 3 Infiltration cards of power 1
  And Ben's Attack lane holds a card of power 1
  And Ben's Mining lane holds a card of power 2
  And Ben's Production lane holds a card of power 3
  When Ada plays "Sleeper Agents" to the Attack lane
  And Ada chooses yes
  And Ada chooses "Power 1" and "Power 2"
  Then Ben's attack is 0
  And Ben's mining is 2

Scenario: [CF 13.63] Spread Dissent gives each token to a lane of choice
  Given 3 players
  And Ada's hand holds "Spread Dissent"
  And Ada has 6 crystals and 4 tech left
  And Ada's Mining lane holds 4 corruption
  When Ada plays "Spread Dissent" to the Attack lane
  And Ada chooses 3 on the Mining lane
  And Ada chooses Ben
  And Ada chooses the Mining lane
  And Ada chooses Cy
  And Ada chooses the Mining lane
  And Ada chooses Ben
  And Ada chooses the Attack lane
  Then Ben's Mining lane has 1 corruption
  And Ben's Attack lane has 1 corruption
  And Cy's Mining lane has 1 corruption
  And Ada's Mining lane has 1 corruption

Scenario: [CF 13.10] Temporary Pardon lifts corruption for this turn only
  Given the edition is current
  And Ada's hand holds "Temporary Pardon"
  And Ada has 3 crystals and 1 unused production
  And Ada's Attack lane holds 3 corruption
  And Ada's Mining lane holds 1 corruption
  And each player's deck holds 5 other cards
  When Ada plays "Temporary Pardon" to the Attack lane
  Then Ada's attack is 1
  And Ada's mining is 3
  When the next round begins
  And Ada keeps 3 corruption on the Attack lane
  Then Ada's attack is -2

Scenario: [CF 13.11] Toxic Environment corrupts a lane of its player
  Given the edition is current
  And Ada has "Toxic Environment" in play
  When Ada uses "Toxic Environment"
  And Ada chooses 1 on the Attack lane
  Then Ada's attack is -1

Scenario: [CF 13.12] or its player
  Given the edition is alternating
  And Ada has "Toxic Environment" in play
  When Ada uses "Toxic Environment"
  Then Ada has 1 corruption

Scenario: [CF 12.10, CF 12.11] Trade Embargo may hit any player, its own too
  Given Ada's hand holds "Trade Embargo"
  And Ada has 3 crystals and 1 tech left
  And Ben's Attack lane holds a card of power 2
  When Ada plays "Trade Embargo" to the Mining lane
  Then Ada is offered to choose Ada's "Trade Embargo"
  When Ada chooses Ben's "Power 2"
  Then Ben's attack is 0
  And Ada's Mining lane has 1 corruption
