Feature: Effects in general

Scenario: [CF 12.1, CF 13.28] KW-MAY-1 no skips cost and effect together
  Given a card "Clinic": "Deploy: You may discard a card from your hand to gain 5 hit points."
  And Ada's hand holds "Clinic" and 2 other cards
  When Ada plays "Clinic" to the Mining lane
  And Ada chooses no
  Then Ada's hand has 2 cards
  And Ada has 20 hit points

Scenario: [CF 12.1, CF 12.5] KW-MAY-1 yes does both
  Given a card "Clinic": "Deploy: You may discard a card from your hand to gain 5 hit points."
  And Ada's hand holds "Clinic" and 2 other cards
  When Ada plays "Clinic" to the Mining lane
  And Ada chooses yes
  And Ada chooses "Filler 2"
  Then Ada's hand is "Filler 1"
  And Ada has 25 hit points

Scenario: [CF 12.1] a no skips what depends on it and nothing else
  Given a card "Envoy":
    | Deploy: Gain 1 crystal. You may pay 2 crystals. If you do, gain 4 hit points.
    | Deploy: Deal 1 damage to each opponent.
  And Ada's hand holds "Envoy"
  When Ada plays "Envoy" to the Mining lane
  And Ada chooses no
  Then Ada has 6 crystals
  And Ada has 20 hit points
  And Ben has 19 hit points

Scenario: [CF 12.2] one question for each opponent
  Given 3 players
  And a card "Extortion": "Deploy: For each opponent, you may pay 1 crystal to deal 1 damage to that opponent."
  And Ada's hand holds "Extortion"
  When Ada plays "Extortion" to the Mining lane
  And Ada chooses no
  And Ada chooses yes
  Then Ben has 20 hit points
  And Cy has 19 hit points
  And Ada has 4 crystals

Scenario: [CF 12.2] the player named before "may" decides
  Given a card "Truce": "Deploy: Each opponent may pay 1 crystal to gain 2 hit points."
  And Ada's hand holds "Truce"
  When Ada plays "Truce" to the Mining lane
  Then Ada is asked nothing
  When Ben chooses yes
  Then Ben has 22 hit points
  And Ben has 4 crystals

Scenario: [CF 12.3] KW-MAY-2 a may that cannot be paid is not asked
  Given the edition is current
  And a card "Courier": "Deploy: Draw a card. You may pay 2 crystals to draw a card."
  And Ada's hand holds "Courier"
  And Ada's deck is 3 other cards
  And Ada has 1 crystal
  When Ada plays "Courier" to the Mining lane
  Then Ada's hand is "Filler 1"
  And Ada is not offered to choose yes

Scenario: [CF 12.3] a may that could do nothing is not asked
  Given a card "Hawk" (3/3/3): "Deploy: You may destroy a card with power 2 or less in any player's lanes."
  And Ada's hand holds "Hawk"
  When Ada plays "Hawk" to the Mining lane
  Then Ada is not offered to choose yes
  And Ada's Mining lane holds "Hawk"

Scenario: [CF 12.4, CF 13.20, CF 13.28] KW-DISCARD-1 and KW-MUST-1 do as much as possible
  Given a card "Purge": "Aftermath: Discard 3 cards from your hand."
  And it is the Aftermath
  And Ada's Mining lane holds "Purge" (entered this round)
  And Ada's hand holds 1 other card
  When the Aftermath resolves
  Then Ada's hand is empty
  And Ada's discard pile has 1 card

Scenario: [CF 12.4] KW-MUST-2 without a target the rest goes on
  Given the edition is current
  And a card "Sweep" (3/3/3): "Deploy: Destroy a card with power 2 or less in any player's lanes. Draw a card."
  And Ada's hand holds "Sweep"
  And Ada's deck is 2 other cards
  And Ben's Mining lane holds a card of power 3
  When Ada plays "Sweep" to the Mining lane
  Then Ben's Mining lane holds "Power 3"
  And Ada's hand is "Filler 1"

Scenario: [CF 12.5, CF 12.3] KW-DISCARD-2 an empty hand cannot pay
  Given a card "Pawn": "Deploy: You may discard a card from your hand to gain 3 crystals."
  And Ada's hand holds "Pawn"
  When Ada plays "Pawn" to the Mining lane
  Then Ada has 5 crystals
  And Ada is not offered to choose yes

Scenario: [CF 12.6] "then" needs something done before it
  Given the edition is current
  And a card "Trade": "Deploy: Discard a card from your hand, then draw 2 cards."
  And Ada's hand holds "Trade"
  And Ada's deck is 3 other cards
  When Ada plays "Trade" to the Mining lane
  Then Ada's hand is empty

Scenario: [CF 12.6] "and" does not
  Given a card "Barter": "Deploy: Discard a card from your hand and gain 2 crystals."
  And Ada's hand holds "Barter"
  When Ada plays "Barter" to the Mining lane
  Then Ada has 7 crystals

Scenario: [CF 12.7] only branches whose condition and cost hold are offered
  Given a card "Crossroads": "Deploy: Choose one: pay 2 crystals to gain 3 hit points; or (3+ corruption) gain 3 crystals; or deal 1 damage to each opponent."
  And Ada's hand holds "Crossroads"
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Crossroads" to the Attack lane
  Then Ada is offered to choose "pay 2 crystals"
  And Ada is not offered to choose "gain 3 crystals"
  And Ada is offered to choose "deal 1 damage"
  When Ada chooses "deal 1 damage"
  Then Ben has 19 hit points

Scenario: [CF 12.7] with no branch nothing happens
  Given a card "Dead End": "Deploy: Choose one: pay 9 crystals to gain 3 hit points; or (3+ corruption) gain 3 crystals."
  And Ada's hand holds "Dead End"
  When Ada plays "Dead End" to the Attack lane
  Then Ada has 5 crystals
  And Ada has 20 hit points

Scenario: [CF 12.8] instead replaces the earlier number
  Given a card "Warhead": "Deploy: Deal 2 damage to each opponent. If you have at least 3 corruption, deal 3 damage instead."
  And Ada's hand holds "Warhead"
  And Ada's Mining lane holds 3 corruption
  When Ada plays "Warhead" to the Attack lane
  Then Ben has 17 hit points

Scenario: [CF 12.8] without its condition the earlier number stands
  Given a card "Warhead": "Deploy: Deal 2 damage to each opponent. If you have at least 3 corruption, deal 3 damage instead."
  And Ada's hand holds "Warhead"
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Warhead" to the Attack lane
  Then Ben has 18 hit points

Scenario: [CF 12.9, CF 13.28] KW-MAX-1 the cap is of the ability, not of the lane
  Given a card "Hive": "Deploy: Add 1 boost to this lane for each Drone you control (max: 3)."
  And Ada's hand holds "Hive"
  And Ada's Mining lane holds 5 Drone cards of power 1
  And Ada's Attack lane holds 4 boosts
  When Ada plays "Hive" to the Attack lane
  Then Ada's Attack lane has 7 boosts

Scenario: [CF 12.9] KW-MAX-2 each copy has its own cap
  Given a card "Hauler": "Aftermath: Gain 2 crystals for each card in your Mining lane (max: 8)."
  And it is the Aftermath
  And Ada's Mining lane holds 6 cards of power 0
  And Ada's Attack lane holds 2 "Hauler" (entered this round)
  And Ada has 0 crystals
  When the Aftermath resolves
  Then Ada has 16 crystals

Scenario: [CF 12.9] a cap per lane caps each lane
  Given a card "Grid": "Deploy: For each of your lanes, add 1 boost to that lane for each Drone or Satellite in that lane (max: 2 per lane)."
  And Ada's hand holds "Grid"
  And Ada's Mining lane holds 3 Drone cards of power 1
  And Ada's Attack lane holds 4 Satellite cards of power 1
  And Ada's Production lane holds a Drone card of power 1
  When Ada plays "Grid" to the Mining lane
  Then Ada's Mining lane has 2 boosts
  And Ada's Attack lane has 2 boosts
  And Ada's Production lane has 1 boost

Scenario: [CF 12.10] a target is one player
  Given 3 players
  And a card "Dart": "Deploy: Deal 2 damage to target opponent."
  And Ada's hand holds "Dart"
  When Ada plays "Dart" to the Mining lane
  Then Ada is not offered to choose Ada
  When Ada chooses Cy
  Then Ben has 20 hit points
  And Cy has 18 hit points

Scenario: [CF 12.11] a mandatory target may have to be your own
  Given a card "Sweep" (3/3/3): "Deploy: Destroy a card with power 2 or less in any player's lanes."
  And Ada's hand holds "Sweep"
  And Ada's Attack lane holds a card of power 2
  When Ada plays "Sweep" to the Mining lane
  Then Ada's Attack lane is empty
  And Ada's discard pile is "Power 2"

Scenario: [CF 12.11] targets are chosen after the yes
  Given a card "Hawk" (3/3/3): "Deploy: You may destroy a card with power 2 or less in any player's lanes."
  And Ada's hand holds "Hawk"
  And Ben's Attack lane holds a card of power 1 and a card of power 2
  When Ada plays "Hawk" to the Mining lane
  Then Ada is not offered to choose Ben's "Power 1"
  When Ada chooses yes
  And Ada chooses Ben's "Power 2"
  Then Ben's attack is 1

Scenario: [CF 12.12] lane tokens are not part of a card's power
  Given a card "Sweep" (3/3/3): "Deploy: For each opponent, destroy a card with power 2 or less in their lanes."
  And Ada's hand holds "Sweep"
  And Ben's Attack lane holds a card of power 2 and 5 boosts
  When Ada plays "Sweep" to the Mining lane
  Then Ben's Attack lane is empty
  And Ben's attack is 5

Scenario: [CF 12.12] the value is that of the lane the card is in
  Given a card "Sweep" (3/3/3): "Deploy: For each opponent, destroy a card with power 2 or less in their lanes."
  And Ada's hand holds "Sweep"
  And Ben's Attack lane holds a card of power 1/5/1
  When Ada plays "Sweep" to the Mining lane
  Then Ben's attack is 5

Scenario: [CF 12.13] cards up to a total power
  Given a card "Pulse" (3/3/3): "Deploy: For each opponent, you may disable any number of cards with total power 3 or less in the corresponding lane."
  And Ada's hand holds "Pulse"
  And Ben's Attack lane holds a card of power 1, a card of power 2 and a card of power 3
  When Ada plays "Pulse" to the Attack lane
  And Ada chooses yes
  And Ada chooses Ben's "Power 1" and Ben's "Power 2"
  Then Ben's attack is 3

Scenario: [CF 12.13] cards above the total are refused together
  Given a card "Pulse" (3/3/3): "Deploy: For each opponent, you may disable any number of cards with total power 3 or less in the corresponding lane."
  And Ada's hand holds "Pulse"
  And Ben's Attack lane holds a card of power 1, a card of power 2 and a card of power 3
  When Ada plays "Pulse" to the Attack lane
  And Ada chooses yes
  And Ada tries to choose Ben's "Power 1" and Ben's "Power 3"
  Then it is refused with CF 12.13
  When Ada chooses Ben's "Power 3"
  Then Ben's attack is 3

Scenario: [CF 12.14] disabled cards are counted like others
  Given a card "Census": "Deploy: Gain 1 crystal for each Drone you control."
  And Ada's hand holds "Census"
  And Ada's Mining lane holds a Drone card of power 2 (disabled) and a Drone card of power 1
  When Ada plays "Census" to the Attack lane
  Then Ada has 7 crystals

Scenario: [CF 12.15] halves as the text says
  Given it is the Aftermath
  And Ada's Mining lane holds "Invisible Hand" (entered this round)
  And Ben's hand holds 3 other cards
  When Ben chooses "take damage"
  Then Ben has 18 hit points
  And Ben's hand has 3 cards

Scenario: [CF 12.16] other leaves the card itself out
  Given Ada's hand holds "Repair Drones"
  And Ada has 4 crystals and 2 tech left
  And Ada's Mining lane holds 2 Drone cards of power 1
  When Ada plays "Repair Drones" to the Attack lane
  Then Ada's Attack lane has 2 boosts
  And Ada has 22 hit points

Scenario: [CF 12.17] this lane, for a card that has just left it
  Given it is the Aftermath
  And Ada's Attack lane holds "Drop Troopers" (entered this round)
  When Ada chooses yes
  Then Ada's Attack lane holds 3 Basic Troopers
  And Ada's discard pile is "Drop Troopers"
  And Ada's basic deck has 37 cards

Scenario: [CF 12.18] cards in hand are not controlled
  Given a card "Census": "Deploy: Gain 1 crystal for each Drone you control."
  And Ada's hand holds "Census" and "Hunter Drone"
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Census" to the Attack lane
  Then Ada has 6 crystals

Scenario: [CF 12.20] damage that was prevented was not dealt
  Given a card "Leech": "Deploy: Deal 3 damage to each opponent. Gain 1 hit point for each damage dealt this way."
  And Ada's hand holds "Leech"
  And Ben has 2 prevention
  When Ada plays "Leech" to the Mining lane
  Then Ben has 19 hit points
  And Ada has 21 hit points

Scenario: [CF 12.20] damage to several players is counted together
  Given a card "Leech": "Deploy: Deal 3 damage to each opponent. Gain 1 hit point for each damage dealt this way."
  And 3 players
  And Ada's hand holds "Leech"
  When Ada plays "Leech" to the Mining lane
  Then Ada has 26 hit points

Scenario: [CF 12.20] damage taken away by Shields was not dealt
  Given a card "Leech": "Deploy: Deal 3 damage to target opponent. Gain 1 hit point for each damage dealt this way."
  And Ada's hand holds "Leech"
  And Ben's Attack lane holds 2 Shields
  When Ada plays "Leech" to the Mining lane
  And Ben removes 2 Shields
  Then Ben has 19 hit points
  And Ada has 21 hit points

Scenario: [CF 12.20] all the corruption there was
  Given a card "Clean": "Deploy: Remove all corruption from your lanes. Gain 1 crystal for each corruption removed this way."
  And Ada's hand holds "Clean"
  And Ada's Mining lane holds 2 corruption
  And Ada's Attack lane holds 1 corruption
  When Ada plays "Clean" to the Mining lane
  Then Ada has 8 crystals

Scenario: [CF 12.20] no more corruption than there was
  Given a card "Clean": "Deploy: Remove 5 corruption from your Mining lane. Gain 1 crystal for each corruption removed this way."
  And Ada's hand holds "Clean"
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Clean" to the Mining lane
  Then Ada's Mining lane has 0 corruption
  And Ada has 7 crystals

Scenario: [CF 12.20] as many boosts as were removed
  Given a card "Burn": "Deploy: Remove all boosts from your Attack lane. Deal 1 damage to each opponent for each boost removed this way."
  And Ada's hand holds "Burn"
  And Ada's Attack lane holds 3 boosts
  When Ada plays "Burn" to the Mining lane
  Then Ben has 17 hit points

Scenario: [CF 12.20] no more crystals than were lost
  Given a card "Levy": "Deploy: Target opponent loses 4 crystals. Gain that many crystals."
  And Ada's hand holds "Levy"
  And Ben has 3 crystals
  When Ada plays "Levy" to the Mining lane
  Then Ben has 0 crystals
  And Ada has 8 crystals

Scenario: [CF 12.20] no more cards than were drawn
  Given the edition is current
  And a card "Trade": "Deploy: Draw 3 cards. Gain that many crystals."
  And Ada's hand holds "Trade"
  And Ada's deck holds 2 other cards
  And Ada has 5 crystals
  When Ada plays "Trade" to the Mining lane
  Then Ada has 7 crystals
  And Ada has 19 hit points

Scenario: [CF 12.20] cards that were shifted
  Given a card "Sweep": "Deploy: Shift 2. Gain 1 crystal for each card shifted this way."
  And Ada's hand holds "Sweep"
  And Ada's Mining lane holds a card of power 1
  And Ada's Attack lane holds a card of power 2
  When Ada plays "Sweep" to the Production lane
  And Ada chooses "Power 1" and "Power 2"
  And Ada chooses the Attack lane
  And Ada chooses the Mining lane
  Then Ada has 7 crystals

Scenario: [CF 13.14] each player takes damage at once, and all may fall
  Given a card "Gas": "Deploy: Each player takes 2 damage."
  And Ada's hand holds "Gas"
  And each player has 2 hit points
  When Ada plays "Gas" to the Mining lane
  Then the game is a draw between Ada and Ben

Scenario: [CF 6.8] players who lose hit points by one sentence lose them together
  Given a card "Fever": "Deploy: Each player loses 2 hit points."
  And Ada's hand holds "Fever"
  And each player has 2 hit points
  When Ada plays "Fever" to the Mining lane
  Then the game is a draw between Ada and Ben
