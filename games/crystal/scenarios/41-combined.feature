Feature: Several rules at once

Scenario: [CF 6.2, CF 13.26, CF 13.47] Prevent, Shields and gambit at a table of three
  Given 3 players
  And Ada's Attack lane has a card of power 9 and 1 gambit
  And Ben's Attack lane has a card of power 3, 2 Shields and 1 gambit
  And Ben has 3 prevention
  And Cy's Attack lane has a card of power 5 and 1 Shield
  When combat resolves
  And Ben removes 2 Shield tokens
  And Cy removes no Shields
  Then Ben has 17 hit points
  And Ben has 0 prevention
  And Cy has 15 hit points
  And Cy's Attack lane has 1 Shield
  And Ada has 20 hit points

Scenario: [CF 13.37, CF 13.17] what is disabled or corrupted is not reallocated, what is boosted is
  Given the edition is each of classic and current
  And Ada's Attack lane holds a card of power 4, a disabled card of power 3, 2 boosts and 3 corruption
  And a card "Divert" (0/5/0): "Deploy: Reallocate your Attack lane."
  And Ada has 0 allowance
  And Ada's hand is "Divert"
  When Ada plays "Divert" to the Attack lane
  Then Ada has 3 allowance
  And Ada's attack is 0

Scenario: [CF 13.18, CF 13.43] disabled, shifted, then scuttled for nothing
  Given the edition is each of classic, current and alternating
  And Ada's Mining lane holds a card of power 6
  And a card "Wrecker": "Deploy: Disable another card you control. Shift it to your Attack lane. Scuttle it."
  And Ada's hand is "Wrecker"
  When Ada plays "Wrecker" to the Production lane
  Then Ada has 20 hit points
  And Ada's discard pile is a card of power 6

Scenario: [CF 13.43, CF 13.48] a card that was shifted is scuttled for its value in the new lane
  Given Ada's Mining lane holds a card of power 6/2/1
  And a card "Wrecker": "Deploy: Shift a card in your Mining lane to your Attack lane, then scuttle it."
  And Ada's hand is "Wrecker"
  When Ada plays "Wrecker" to the Tech lane
  Then Ada has 22 hit points

Scenario: [CF 13.32, CF 13.50] who postponed by an ability and has played nothing may play a Solo card, and the round goes on
  Given the edition is current
  And a card "Clock" (permanent): "Cooldown: Postpone priority."
  And a card "Loner": "Solo."
  And Ada has "Clock" in play
  And Ada's hand is "Loner"
  When Ada uses "Clock"
  Then it is Ben's Deploy
  When Ben passes
  And Ada plays "Loner" to the Attack lane
  Then it is the Battle
  And Ben has priority

Scenario: [CF 13.31, CF 13.53] the token is postponed, and taken back in the rest of the slot
  Given 3 players
  And a card "Later": "Deploy: Postpone priority."
  And a card "Grab": "Deploy: Take priority."
  And Ada's hand is "Later" and "Grab"
  When Ada plays "Later" to the Mining lane
  Then Ben has priority
  When Ben passes
  And Cy passes
  And Ada plays "Grab" to the Mining lane
  Then Ada has priority
  When Ada passes
  And the round ends
  Then Ben has priority

Scenario: [CF 13.31] whoever has not the token postpones without it
  Given 3 players
  And a card "Later": "Deploy: Postpone priority."
  And Ben's hand is "Later"
  When play reaches Ben's Deploy
  And Ben plays "Later" to the Mining lane
  Then Ada has priority
  And it is Cy's Deploy
  When Cy passes
  Then it is Ben's Deploy

Scenario: [CF 13.31, CF 13.32] all three postpone: the token comes round, and nobody postpones twice
  Given 3 players
  And a card "Later": "Deploy: Postpone priority."
  And each player's hand holds 2 "Later"
  When Ada plays "Later" to the Mining lane
  And Ben plays "Later" to the Mining lane
  And Cy plays "Later" to the Mining lane
  Then Ada has priority
  And it is Ada's Deploy
  When Ada plays "Later" to the Mining lane
  Then it is Ada's Deploy
  When Ada passes
  Then it is Ben's Deploy

Scenario: [CF 4.12, CF 13.53] the last of four takes priority before a postponed slot goes on
  Given 4 players
  And a card "Later": "Deploy: Postpone priority."
  And a card "Grab": "Deploy: Take priority."
  And Ada's hand is "Later"
  And Dot's hand is "Grab"
  When Ada plays "Later" to the Mining lane
  And Ben passes
  And Cy passes
  And Dot plays "Grab" to the Mining lane
  And Dot passes
  Then it is Ada's Deploy
  When Ada passes
  And the round ends
  Then Ada has priority

Scenario: [CF 13.44, CF 13.22, CF 3.6] a search of one card, then more draws than there are cards
  Given the edition is each of current and alternating
  And a card "A"
  And a card "Probe": "Deploy: Search 3. Draw 3 cards."
  And Ada's deck is "A"
  And Ada's hand is "Probe"
  When Ada plays "Probe" to the Mining lane
  Then Ada's hand is "A"
  And Ada has 18 hit points

Scenario: [CF 13.36, CF 13.60] a Drone that is put into play does not swarm, but has its Aftermath
  Given a card "Wasp" (Drone, 1/1/1):
    | Deploy: Swarming 5.
    | Aftermath: Gain 2 crystals.
  And a card "Nest" (Drone): "Deploy: Put a Drone from your hand into play in your Attack lane."
  And Ada's hand is "Nest" and "Wasp"
  When Ada plays "Nest" to the Attack lane
  Then Ada's Attack lane has 0 boosts
  When the Aftermath resolves
  Then Ada has 9 crystals

Scenario: [CF 13.55, CF 13.60] Basic cards that count as Drones are swarmed with
  Given a card "Mask": "Deploy: Basic cards count as Drones this turn."
  And a card "Wasp" (Drone, 1/1/1): "Deploy: Swarming (max: 5)."
  And Ada's Attack lane holds 3 Troopers
  And Ada's hand is "Mask" and "Wasp"
  When Ada plays "Mask" to the Tech lane
  And Ada plays "Wasp" to the Attack lane
  Then Ada's Attack lane has 4 boosts

Scenario: [CF 13.52, CF 5.3] spread corruption stands below the floor and takes nothing more
  Given the edition is each of classic and current
  And Ada's Mining lane holds 6 corruption
  And a card "Gossip": "Deploy: Spread 6."
  And Ada's hand is "Gossip"
  And each player has 0 crystals
  When Ada plays "Gossip" to the Attack lane
  And Ada chooses 6 on the Mining lane
  And the Mining phase resolves
  Then Ben's crystals are 0
  And Ben's Mining lane has 6 corruption

Scenario: [CF 13.69, CF 13.41] an enlisted card pays its own price and uses up the saving for the next
  Given the edition is alternating
  And a card "Recruit" (6 crystals, 2 production, 3/3/3): "Enlist 2/1"
  And a card "Boss": "Deploy: The next card you play this turn costs 1 crystal less."
  And a card "Five" (5 crystals)
  And Ada's hand is "Boss", "Recruit" and "Five"
  And Ada has 10 crystals and 5 unused production
  When Ada plays "Boss" to the Mining lane
  And Ben passes
  And Ada plays "Recruit" to the Attack lane
  And Ada enlists it
  Then Ada has 8 crystals and 4 unused production
  And "Five" costs Ada 5 crystals
  When the Regroup resolves
  Then Ada's hand holds "Recruit"

Scenario: [CF 13.29, CF 4.4] a Mercenary that its earlier ability destroyed is not asked for its pay
  Given a card "Merc" (Mercenary, 3/3/3):
    | Aftermath: Destroy this card.
    | Aftermath: Pay 3 crystals or return this card to your hand.
  And Ada's hand is "Merc"
  When Ada plays "Merc" to the Attack lane
  And the Aftermath resolves
  Then Ada's discard pile is "Merc"
  And Ada has 7 crystals

Scenario: [CF 13.30, CF 8.2] what another card earns in Aftermath pays, if it is resolved first
  Given a card "Merc": "Aftermath: Pay 3 crystals or return this card to your hand."
  And a card "Till": "Aftermath: Gain 3 crystals."
  And the switch base_mining is 0
  And Ada has 0 crystals
  And Ada's hand is "Merc" and "Till"
  When Ada plays "Merc" to the Attack lane
  And Ada plays "Till" to the Attack lane
  And the Aftermath resolves
  And Ada resolves "Till" first
  And Ada pays
  Then Ada's Attack lane holds "Merc"
  And Ada's crystals are 0

Scenario: [CF 6.6, CF 5.4] who fell in Deploy has no attack to be compared with
  Given 3 players
  And Cy's Attack lane holds a card of power 9
  And Cy has 1 hit point
  And a card "Shot": "Deploy: Deal 1 damage to target opponent."
  And Ada's hand is "Shot"
  When Ada plays "Shot" to the Attack lane
  And Ada chooses Cy
  And the Battle resolves
  Then Ada and Ben have 20 hit points

Scenario: [CF 6.5] the last two of four fall together
  Given 4 players
  And Cy and Dot are out
  And Ada and Ben have 2 hit points
  And a card "Nuke": "Deploy: Each player takes 3 damage."
  And Ada's hand is "Nuke"
  When Ada plays "Nuke" to the Mining lane
  Then the game is a draw between Ada and Ben

Scenario: [CF 8.6] alternating Aftermath at a table of three: who passed is not asked again
  Given 3 players
  And the edition is alternating
  And a card "Bite": "Aftermath: You may gain 1 crystal."
  And each player's Mining lane holds 2 "Bite" (entered this round)
  When play reaches Ada's Aftermath turn
  And Ada activates "Bite"
  And Ada chooses yes
  Then it is Ben's Aftermath
  When Ben passes
  Then it is Cy's Aftermath
  When Cy activates "Bite"
  And Cy chooses no
  Then it is Ada's Aftermath
  When Ada activates "Bite"
  And Ada chooses yes
  Then it is Cy's Aftermath

Scenario: [CF 13.7, CF 13.6] out of turn a Cooldown is refused, ready or not
  Given the edition is current
  And a card "Pump" (permanent): "Cooldown: You may gain 1 crystal."
  And each player has "Pump" in play
  When Ben tries to use "Pump"
  Then it is refused with CF 13.7
  When Ada uses "Pump"
  And the Battle begins
  And Ben tries to use "Pump"
  Then it is refused with CF 13.7
  When Ada tries to use "Pump"
  Then it is refused with CF 13.6
