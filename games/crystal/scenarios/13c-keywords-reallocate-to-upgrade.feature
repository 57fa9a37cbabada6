Feature: Keywords, Reallocate to Upgrade

Background:
  Given a card "Reroute": "Deploy: Reallocate your Mining lane."
  And a card "Stand Down": "Deploy: Reallocate your Attack lane."
  And a card "Lever": "Deploy: Shift 1."
  And a card "Recall": "Deploy: Return a card in your Attack lane to its owner's hand."
  And a card "Salvage": "Deploy: Scuttle a card in your Attack lane."
  And a card "Lone Wolf" (4/4/4):
    | Solo.
    | Deploy: Gain 2 hit points.

Scenario: [CF 13.37, CF 13.39] KW-REALL-1 cards of this round do not count, and Mining is skipped
  Given Ada's Mining lane holds a Basic Trooper
  And Ada's hand holds "Reroute" and a Basic Trooper
  When Ada plays a Basic Trooper to the Mining lane
  Then Ada's mining is 4
  And Ada has 0 tech left
  When Ada plays "Reroute" to the Production lane
  Then Ada has 3 tech left
  And Ada's mining is 0
  When the Mining phase resolves
  Then Ada has 3 crystals

Scenario: [CF 13.37, CF 13.38] KW-REALL-2 corruption counts, and Battle uses zero
  Given Ada's Attack lane holds a card of power 3, a card of power 2 and 1 corruption
  And Ada's hand holds "Stand Down"
  And Ada has 0 tech left
  And Ben's Attack lane holds a card of power 3
  When Ada plays "Stand Down" to the Production lane
  Then Ada has 4 tech left
  When the Attack phase resolves
  Then Ada has 17 hit points

Scenario: [CF 13.38] later cards do not bring the lane back, and each lane goes once
  Given Ada's Attack lane holds a card of power 2
  And Ada's hand holds 2 "Stand Down" and a Basic Trooper
  When Ada plays "Stand Down" to the Production lane
  Then Ada has 3 tech left
  When Ada plays a Basic Trooper to the Attack lane
  Then Ada's attack is 0
  When Ada plays "Stand Down" to the Production lane
  Then Ada has 2 tech left
  When the Regroup resolves
  Then Ada's attack is 3

Scenario: [CF 13.39] no Operations abilities, but still in the victory check
  Given a card "Pump": "Operations: Deal 1 damage to each opponent."
  And Ada's hand holds "Reroute"
  And Ada's Production lane holds "Pump" (entered this round)
  And Ada has 50 crystals
  When Ada plays "Reroute" to the Production lane
  And the game runs to its end
  Then Ada wins
  And Ben has 20 hit points
  And Ada has 50 crystals

Scenario: [CF 13.41] KW-RTECH-2 the next card only
  Given a card "Probe" (1 tech, 1/1/1)
  And Ada's hand holds "High Tech Operations" and 2 "Probe"
  And Ada has 5 crystals and 4 tech left
  When Ada plays "High Tech Operations" to the Mining lane
  Then Ada has 1 tech left
  When Ada plays "Probe" to the Mining lane
  Then Ada has 1 tech left
  When Ada plays "Probe" to the Mining lane
  Then Ada has 0 tech left

Scenario: [CF 13.42] KW-RET-1 a card of this round returns without refund
  Given a card "Dome" (5 crystals, 1 tech, 2/2/2)
  And Ada's hand holds "Dome" and "Recall"
  When Ada plays "Dome" to the Attack lane
  And Ada plays "Recall" to the Mining lane
  Then Ada's hand is "Dome"
  And Ada has 0 crystals and 0 tech left

Scenario: [CF 13.42] KW-RET-2 to hand, even if it never was there
  Given a card "Dome" (5 crystals, 1 tech, 2/2/2)
  And a card "Exhume": "Deploy: Put a card from your discard pile into play in this lane."
  And Ada's hand holds "Exhume" and "Recall"
  And Ada's discard pile holds "Dome"
  And Ada's Attack lane holds 1 boost
  When Ada plays "Exhume" to the Attack lane
  And Ada plays "Recall" to the Mining lane
  And Ada chooses "Dome"
  Then Ada's hand is "Dome"
  And Ada's Attack lane has 1 boost

Scenario: [CF 13.43] KW-SCUT-1 hit points by the card's own value
  Given Ada's hand holds "Salvage"
  And Ada's Attack lane holds a card of power 2/5/3 and 3 boosts
  When Ada plays "Salvage" to the Mining lane
  Then Ada has 25 hit points
  And Ada's discard pile is "Power 2/5/3"

Scenario: [CF 13.43] KW-SCUT-2 nothing for a disabled card
  Given Ada's hand holds "Salvage"
  And Ada's Attack lane holds a card of power 2/5/3 (disabled) and 3 boosts
  When Ada plays "Salvage" to the Mining lane
  Then Ada has 20 hit points
  And Ada's Attack lane is empty

Scenario: [CF 13.43, CF 13.2] KW-SCUT-3 a Trooper gives one and goes to its deck
  Given Ada's hand holds "Salvage"
  And Ada's Attack lane holds a Basic Trooper
  When Ada plays "Salvage" to the Mining lane
  Then Ada has 21 hit points
  And Ada's basic deck has 41 cards
  And Ada's discard pile is empty

Scenario: [CF 13.44] KW-SEARCH-1 each card on top or bottom
  Given a card "Scan": "Deploy: Search 3."
  And Ada's hand holds "Scan"
  And Ada's deck is 4 other cards
  When Ada plays "Scan" to the Mining lane
  And Ada puts "Filler 2" on top and "Filler 1", "Filler 3" on the bottom
  Then Ada's deck is "Filler 2", "Filler 4", "Filler 1" and "Filler 3"
  And Ben does not see Ada's deck

Scenario: [CF 13.45] KW-SEARCH-2 fewer cards, all of them
  Given a card "Scan": "Deploy: Search 3."
  And Ada's hand holds "Scan"
  And Ada's deck is 1 other card
  When Ada plays "Scan" to the Mining lane
  And Ada puts "Filler 1" on top
  Then Ada's deck is "Filler 1"
  And Ada has 20 hit points

Scenario: [CF 13.45] an empty deck costs nothing to search
  Given the edition is current
  And a card "Scan": "Deploy: Search 3."
  And Ada's hand holds "Scan"
  When Ada plays "Scan" to the Mining lane
  Then Ada has 20 hit points

Scenario: [CF 13.46, CF 13.47] KW-SHIELD-1 shields in Battle
  Given a card "Wall": "Deploy: Shield 3."
  And Ada's hand holds "Wall"
  And Ada's Attack lane holds a card of power 2
  And Ben's Attack lane holds a card of power 7
  When Ada plays "Wall" to the Mining lane
  Then Ada's Attack lane has 3 Shields
  And Ada's attack is 2
  When the Attack phase resolves
  And Ada removes 3 Shields
  Then Ada has 18 hit points
  And Ada's Attack lane has 0 Shields

Scenario: [CF 13.47] KW-SHIELD-2 how many is the owner's choice, event by event
  Given a card "Pin": "Deploy: Deal 1 damage to each opponent."
  And Ada's hand holds "Pin"
  And Ada's Attack lane holds a card of power 3
  And Ben's Attack lane holds 3 Shields
  When Ada plays "Pin" to the Mining lane
  And Ben removes no Shields
  Then Ben has 19 hit points
  When the Attack phase resolves
  And Ben removes 3 Shields
  Then Ben has 19 hit points

Scenario: [CF 13.48] KW-SHIFT-1 the card counts where it now is
  Given the edition is current
  And Ada's hand holds "Lever"
  And Ada's Mining lane holds a card of power 4/1/2
  When Ada plays "Lever" to the Production lane
  And Ada chooses "Power 4/1/2"
  And Ada chooses the Attack lane
  And the Operations resolves
  Then Ben has 19 hit points
  And Ada has 6 crystals

Scenario: [CF 13.48] a shift triggers no Deploy ability, and needs another lane
  Given a card "Clinic": "Deploy: Gain 3 hit points."
  And Ada's hand holds "Lever"
  And Ada's Mining lane holds "Clinic"
  When Ada plays "Lever" to the Production lane
  And Ada chooses "Clinic"
  Then Ada is not offered to choose the Mining lane
  When Ada chooses the Attack lane
  Then Ada has 20 hit points

Scenario: [CF 13.49] KW-SHUF-1 after a shuffle nothing is known
  Given a card "Scan": "Deploy: Search 1."
  And a card "Stow": "Deploy: Shuffle a card from your hand into your deck."
  And a card "Tank" (4/4/4)
  And Ada's hand holds "Scan", "Stow" and "Tank"
  And Ada's deck is 10 other cards
  When Ada plays "Scan" to the Mining lane
  And Ada puts "Filler 1" on top
  And Ada plays "Stow" to the Mining lane
  Then Ada's deck has 11 cards
  And the top of Ada's deck is "Filler 1" with chance 1/11
  And the top of Ada's deck is "Tank" with chance 1/11

Scenario: [CF 13.50] KW-SOLO-1 not after another card
  Given Ada's hand holds "Lone Wolf" and a Basic Trooper
  When Ada plays a Basic Trooper to the Mining lane
  Then Ada is not offered to play "Lone Wolf" to the Attack lane
  When Ada tries to play "Lone Wolf" to the Attack lane
  Then it is refused with CF 13.50

Scenario: [CF 13.51] KW-SOLO-2 its abilities resolve and the slot is over
  Given Ada's hand holds "Lone Wolf" and a Basic Trooper
  When Ada plays "Lone Wolf" to the Attack lane
  Then Ada has 22 hit points
  And it is Ben's Deploy

Scenario: [CF 13.51] the last player's Solo leads to the Attack phase
  Given Ben's hand holds "Lone Wolf"
  When Ada passes
  And Ben plays "Lone Wolf" to the Attack lane
  Then it is the Attack phase

Scenario: [CF 13.51] in alternating order Solo is the first card and the pass
  Given the edition is alternating
  And Ada's hand holds "Lone Wolf"
  And each player has 9 crystals
  And each player has 9 unused production
  When Ada plays "Lone Wolf" to the Attack lane
  And Ben plays a Basic Trooper to the Mining lane
  Then it is Ben's Deploy
  And Ada is asked nothing

Scenario: [CF 13.52] KW-SPREAD-1 every opponent gets all of it
  Given 4 players
  And a card "Plague": "Deploy: Spread 3."
  And Ada's hand holds "Plague"
  And Ada's Attack lane holds 2 corruption
  And Ada's Mining lane holds 1 corruption
  When Ada plays "Plague" to the Production lane
  And Ada chooses 2 on the Attack lane and 1 on the Mining lane
  Then Ada's Attack lane has 0 corruption
  And Ada's Mining lane has 0 corruption
  And Ben's Attack lane has 2 corruption
  And Cy's Attack lane has 2 corruption
  And Dot's Attack lane has 2 corruption
  And Dot's Mining lane has 1 corruption

Scenario: [CF 13.52] KW-SPREAD-2 without tokens nothing
  Given a card "Plague": "Deploy: Spread 3."
  And Ada's hand holds "Plague"
  When Ada plays "Plague" to the Production lane
  Then Ben's Attack lane has 0 corruption

Scenario: [CF 13.52] a lane without tokens gives none
  Given a card "Plague": "Deploy: Spread 3."
  And Ada's hand holds "Plague"
  And Ada's Attack lane holds 2 corruption
  When Ada plays "Plague" to the Mining lane
  And Ada chooses 1 on the Attack lane
  Then Ada's Attack lane has 1 corruption
  And Ben's Attack lane has 1 corruption

Scenario: [CF 13.52] two lanes with tokens, the first without
  Given a card "Plague": "Deploy: Spread 3."
  And Ada's hand holds "Plague"
  And Ada's Attack lane holds 2 corruption
  And Ada's Production lane holds 1 corruption
  When Ada plays "Plague" to the Mining lane
  And Ada chooses 0 on the Mining lane, 2 on the Attack lane and 1 on the Production lane
  Then Ben's Mining lane has 0 corruption
  And Ben's Attack lane has 2 corruption
  And Ben's Production lane has 1 corruption

Scenario: [CF 13.53, CF 9.5] KW-TAKE-1 first from the next phase on
  Given 3 players
  And a card "Coup": "Deploy: Take priority."
  And Ben's hand holds "Coup"
  When Ada passes
  And Ben plays "Coup" to the Mining lane
  And the next round begins
  Then Cy has priority
  And it is Cy's Deploy

Scenario: [CF 13.53] KW-TAKE-2 the new holder's Aftermath comes first
  Given a card "Coup": "Deploy: Take priority."
  And a card "Sting": "Aftermath: Deal 2 damage to each opponent."
  And Ada's hand holds "Sting"
  And Ben's hand holds "Sting" and "Coup"
  And each player has 2 hit points
  When Ada plays "Sting" to the Mining lane
  And Ada passes
  And Ben plays "Sting" to the Mining lane
  And Ben plays "Coup" to the Mining lane
  And the game runs to its end
  Then Ben wins

Scenario: [CF 13.53, CF 10.4] taking priority does not decide a crystal victory
  Given a card "Coup": "Deploy: Take priority."
  And Ben's hand holds "Coup"
  And Ada has 52 crystals
  And Ben has 50 crystals
  When Ada passes
  And Ben plays "Coup" to the Mining lane
  And the game runs to its end
  Then Ada wins

Scenario: [CF 13.54] KW-TYPE-1 two types, one card
  Given a card "Hybrid" (Drone, Satellite, 1/1/1)
  And a card "Tally": "Deploy: Gain 1 crystal for each Drone or Satellite you control."
  And Ada's hand holds "Tally"
  And Ada's Mining lane holds "Hybrid"
  When Ada plays "Tally" to the Attack lane
  Then Ada has 6 crystals

Scenario: [CF 13.55] KW-TYPE-2 an added type lasts the round
  Given a card "Relay": "Deploy: Basic cards count as Drones this turn."
  And a card "Tally": "Deploy: Gain 1 crystal for each Drone in your Mining lane."
  And Ada's hand holds "Relay", 2 "Tally" and a Basic Trooper
  And Ada's Mining lane holds 2 Basic Troopers and a Drone card of power 1
  When Ada plays "Relay" to the Production lane
  And Ada plays a Basic Trooper to the Mining lane
  And Ada plays "Tally" to the Production lane
  Then Ada has 7 crystals
  When the next round begins
  And Ben passes
  And Ada plays "Tally" to the Production lane
  Then Ada has 14 crystals

Scenario: [CF 13.56] other Basic cards are not Basic Troopers
  Given Ada's hand holds "Rallying Call"
  And Ada's Attack lane holds "Juggernaut" and 2 Basic Troopers
  When Ada plays "Rallying Call" to the Attack lane
  Then Ada's Attack lane has 2 boosts

Scenario: [CF 13.57] KW-UPG-2 either version may be used
  Given the edition is current
  And a card "Mine" (permanent, 3 crystals, 1 production):
    | Cooldown: During your Deploy phase, gain 2 crystals.
    | Upgrade: Gain 5 crystals instead.
  And Ada has "Mine" in play
  And Ada's hand holds 2 "Mine"
  And Ada has 6 crystals and 2 unused production
  When Ada plays "Mine"
  Then Ada has 3 crystals and 1 unused production
  And Ada is offered to use "Mine"
  And Ada is offered to use the Upgrade of "Mine"
  And Ada is not offered to play "Mine"
  When Ada uses the Upgrade of "Mine"
  Then Ada has 8 crystals
  And Ada is not offered to use "Mine"

Scenario: [CF 13.58] KW-UPG-1 the copy does not ready it
  Given the edition is current
  And a card "Mine" (permanent, 3 crystals, 1 production):
    | Cooldown: During your Deploy phase, gain 2 crystals.
    | Upgrade: Gain 5 crystals instead.
  And Ada has "Mine" in play
  And Ada's hand holds "Mine"
  When Ada uses "Mine"
  And Ada plays "Mine"
  Then Ada's "Mine" is exhausted
  And Ada is not offered to use the Upgrade of "Mine"
  When the Regroup resolves
  Then Ada's "Mine" is not exhausted

Scenario: [CF 13.59, CF 16.10] without copies Upgrade lines are not in force
  Given the edition is alternating
  And Ada has "Fortifications" in play
  Then Ada is offered to use "Fortifications"
  And Ada is not offered to use the Upgrade of "Fortifications"

Scenario: [CF 13.50, CF 13.32] Solo after a postponed slot in which nothing was played
  Given the edition is current
  And a card "Patience" (permanent): "Cooldown: During your Deploy phase, postpone priority."
  And Ada has "Patience" in play
  And Ada's hand holds "Lone Wolf"
  When Ada uses "Patience"
  And Ben passes
  Then it is Ada's Deploy
  And Ada is offered to play "Lone Wolf" to the Attack lane

Scenario: [CF 13.50, CF 13.32] a card played before postponing still counts
  Given the edition is current
  And a card "Patience" (permanent): "Cooldown: During your Deploy phase, postpone priority."
  And Ada has "Patience" in play
  And Ada's hand holds "Lone Wolf"
  When Ada plays a Basic Trooper to the Mining lane
  And Ada uses "Patience"
  And Ben passes
  Then Ada is not offered to play "Lone Wolf" to the Attack lane

Scenario: [CF 13.51] no permanent after a Solo card
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And Ada has "Dynamo" in play
  And Ada's hand holds "Lone Wolf"
  When Ada plays "Lone Wolf" to the Attack lane
  Then it is Ben's Deploy
  And Ada's "Dynamo" is not exhausted
