Feature: Who does it, and which others

Background:
  Given the edition is current

Scenario: [CF 12.30] a verb in the form of the imperative is yours again
  Given a card "Toll": "Deploy: Target opponent discards a card, then draw a card."
  And Ada's hand holds "Toll"
  And Ada's deck holds 3 other cards
  And Ben's deck holds 3 other cards
  And Ben's hand holds 2 other cards
  When Ada plays "Toll" to the Attack lane
  And Ben chooses "Filler 4"
  Then Ada's hand has 1 card
  And Ben's hand has 1 card

Scenario: [CF 12.30] each opponent loses, and you gain
  Given a card "Toll": "Deploy: Each opponent loses 2 crystals and gain 1 crystal."
  And Ada's hand holds "Toll"
  And each player has 5 crystals
  When Ada plays "Toll" to the Attack lane
  Then Ada has 6 crystals
  And Ben has 3 crystals

Scenario: [CF 12.30] after several players the plain verb is theirs, however many things it takes
  Given 3 players
  And a card "Toll": "Deploy: Your opponents lose 1 crystal and take 2 damage."
  And Ada's hand holds "Toll"
  And each player has 5 crystals
  When Ada plays "Toll" to the Attack lane
  Then Ada has 20 hit points
  And Ben has 18 hit points
  And Cy has 18 hit points

Scenario: [CF 12.30] and one thing too
  Given a card "Toll": "Deploy: Your opponents lose 1 crystal and lose 1 hit point."
  And Ada's hand holds "Toll"
  And each player has 5 crystals
  When Ada plays "Toll" to the Attack lane
  Then Ada has 20 hit points
  And Ben has 19 hit points

Scenario: [CF 12.30] all players do all of it
  Given a card "Flood": "Deploy: All players discard their hand and draw 3 cards."
  And Ada's hand holds "Flood" and 2 other cards
  And Ben's hand holds 1 other cards
  And each player's deck holds 5 other cards
  When Ada plays "Flood" to the Attack lane
  Then Ada's hand has 3 cards
  And Ben's hand has 3 cards

Scenario: [CF 12.30] they choose, and they bear it
  Given a card "Toll": "Deploy: For each opponent, they discard a card or lose 2 hit points."
  And Ada's hand holds "Toll"
  And Ben's hand holds 1 other cards
  When Ada plays "Toll" to the Attack lane
  And Ben chooses "lose 2 hit points"
  Then Ben has 18 hit points
  And Ada has 20 hit points

Scenario: [CF 12.30] three things in a row
  Given a card "Toll": "Deploy: Each opponent loses 1 crystal, discards a card and takes 1 damage."
  And Ada's hand holds "Toll"
  And Ben's hand holds 1 other cards
  And each player has 5 crystals
  When Ada plays "Toll" to the Attack lane
  Then Ben's hand is empty
  And Ben has 4 crystals
  And Ben has 19 hit points
  And Ada has 20 hit points

Scenario: [CF 12.30] an "and" before a "then"
  Given a card "Toll": "Deploy: Each opponent loses 1 crystal and takes 1 damage, then draws a card."
  And Ada's hand holds "Toll"
  And each player's deck holds 3 other cards
  And each player has 5 crystals
  When Ada plays "Toll" to the Attack lane
  Then Ben's hand has 1 card
  And Ada's hand is empty

Scenario: [CF 12.30] what is discarded does not say who discards it
  Given a card "Toll": "Deploy: Target opponent loses 1 crystal, then discards 2 random cards."
  And Ada's hand holds "Toll" and 2 other cards
  And Ben's hand holds 2 other cards
  And each player has 5 crystals
  When Ada plays "Toll" to the Attack lane
  Then Ben's hand is empty
  And Ada's hand has 2 cards

Scenario: [CF 12.30] who may not draw loses as well
  Given 3 players
  And a card "Ban": "Deploy: Target opponent cannot draw cards this turn and loses 2 crystals."
  And Ada's hand holds "Ban"
  And each player has 5 crystals
  When Ada plays "Ban" to the Attack lane
  And Ada chooses Cy
  Then Cy has 3 crystals
  And Ada has 5 crystals

Scenario: [CF 12.30] one player is chosen once, whoever acts in between
  Given 3 players
  And a card "Toll": "Deploy: Target opponent loses 1 crystal, draw a card and takes 1 damage."
  And Ada's hand holds "Toll"
  And Ada's deck holds 3 other cards
  And each player has 5 crystals
  When Ada plays "Toll" to the Attack lane
  And Ada chooses Cy
  Then Cy has 4 crystals
  And Cy has 19 hit points
  And Ada's hand has 1 card

Scenario: [CF 12.16] "another" in a condition leaves out the card itself
  Given a card "Loner" (Drone, 1/1/1): "Deploy: If you control another Drone, gain 2 crystals."
  And Ada has 5 crystals
  And Ada's hand holds "Loner"
  When Ada plays "Loner" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.16] and counts the others
  Given a card "Loner" (Drone, 1/1/1): "Deploy: If you control another Drone, gain 2 crystals."
  And Ada has 5 crystals
  And Ada's hand holds "Loner"
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Loner" to the Attack lane
  Then Ada has 7 crystals

Scenario: [CF 12.16] "unless you control another card"
  Given a card "Loner" (Drone, 1/1/1): "Aftermath: Destroy this card unless you control another Drone."
  And Ada's hand holds "Loner"
  When Ada plays "Loner" to the Attack lane
  And the round ends
  Then Ada's Attack lane is empty

Scenario: [CF 12.16] power as long as there is another
  Given a card "Pack" (Drone, 1/1/1): "If you control another Drone, this card gets +2 power."
  And Ada's hand holds "Pack"
  When Ada plays "Pack" to the Attack lane
  Then Ada's attack is 1

Scenario: [CF 12.16] lanes with another Drone
  Given a card "Pack" (Drone, 1/1/1): "Deploy: Add a Boost token to each of your lanes with another Drone."
  And Ada's hand holds "Pack"
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Pack" to the Attack lane
  Then Ada's Mining lane has 1 boost
  And Ada's Attack lane has 0 boosts

Scenario: [CF 12.14] lanes with so many cards
  Given a card "Survey": "Deploy: Add a Boost token to each of your lanes with 2 Drones."
  And Ada's hand holds "Survey"
  And Ada's Mining lane holds 2 Drone cards of power 1
  And Ada's Production lane holds a Drone card of power 1
  When Ada plays "Survey" to the Attack lane
  Then Ada's Mining lane has 1 boost
  And Ada's Production lane has 0 boosts

Scenario: [CF 12.31] each other opponent than the one named in the sentence before
  Given 3 players
  And a card "Fork": "Deploy: Deal 2 damage to target opponent. Deal 1 damage to each other opponent."
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ada chooses Ben
  Then Ben has 18 hit points
  And Cy has 19 hit points

Scenario: [CF 12.31] each other player may be you
  Given 3 players
  And a card "Favour": "Deploy: Target player gains 1 crystal. Each other player loses 1 crystal."
  And each player has 5 crystals
  And Ada's hand holds "Favour"
  When Ada plays "Favour" to the Attack lane
  And Ada chooses Ben
  Then Ben has 6 crystals
  And Ada has 4 crystals
  And Cy has 4 crystals

Scenario: [CF 12.31] another opponent is not the one who was chosen
  Given 4 players
  And a card "Fork": "Deploy: Deal 2 damage to target opponent. Deal 1 damage to another opponent."
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ada chooses Ben
  Then Ada is not offered to choose Ben
  When Ada chooses Dot
  Then Dot has 19 hit points

Scenario: [CF 12.31] nor is it where the two stand in one sentence
  Given 3 players
  And a card "Fork": "Deploy: Deal 2 damage to target opponent and 1 damage to another opponent."
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ada chooses Cy
  Then Ben has 19 hit points
  And Cy has 18 hit points

Scenario: [CF 12.31] in a loop it is another than the one whose turn it is
  Given 3 players
  And a card "Feud": "Deploy: For each opponent, deal 1 damage to each other opponent."
  And Ada's hand holds "Feud"
  When Ada plays "Feud" to the Attack lane
  Then Ben has 19 hit points
  And Cy has 19 hit points

Scenario: [CF 12.31] who was not named after all leaves nobody out
  Given 3 players
  And a card "Fork": "Deploy: You may deal 2 damage to target opponent. Deal 1 damage to each other opponent."
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ada chooses no
  Then Ben has 19 hit points
  And Cy has 19 hit points

Scenario: [CF 12.31] other than you, where you were named last
  Given 3 players
  And a card "Feast": "Deploy: Target opponent loses 1 crystal. You gain 2 crystals and each other player gains 1 crystal."
  And each player has 5 crystals
  And Ada's hand holds "Feast"
  When Ada plays "Feast" to the Attack lane
  And Ada chooses Cy
  Then Ada has 7 crystals
  And Ben has 6 crystals
  And Cy has 5 crystals

Scenario: [CF 12.32] each other lane is every lane but this one
  Given a card "Wave": "Deploy: Add a Boost token to each other lane."
  And Ada's hand holds "Wave"
  When Ada plays "Wave" to the Attack lane
  Then Ada's Mining lane has 1 boost
  And Ada's Attack lane has 0 boosts
  And Ben's Mining lane has 1 boost
  And Ben's Attack lane has 1 boost

Scenario: [CF 12.32] cards in each other lane
  Given a card "Quake" (1/1/1): "Deploy: Destroy all cards in each other lane."
  And Ada's hand holds "Quake"
  And Ada's Mining lane holds a card of power 1
  And Ada's Attack lane holds a card of power 1
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Quake" to the Attack lane
  Then Ben's Attack lane is empty
  And Ada's Mining lane is empty
  And Ada's discard pile has 1 card

Scenario: [CF 12.32] other than the lane named in the sentence
  Given a card "Tide": "Deploy: Add 2 Boost tokens to your Mining lane and 1 Boost token to each of your other lanes."
  And Ada's hand holds "Tide"
  When Ada plays "Tide" to the Attack lane
  Then Ada's Mining lane has 2 boosts
  And Ada's Attack lane has 1 boost
  And Ada's Production lane has 1 boost

Scenario: [CF 12.32] from one lane to one of the others
  Given a card "Haul": "Deploy: Move a corruption token from your Mining lane to one of your other lanes."
  And Ada's hand holds "Haul"
  And Ada's Mining lane holds 1 corruption
  When Ada plays "Haul" to the Attack lane
  Then Ada is not offered to choose the Mining lane
  When Ada chooses the Attack lane
  Then Ada's Attack lane has 1 corruption

Scenario: [CF 12.2] in a loop each is looked at and answered for
  Given 3 players
  And a card "Spy": "Deploy: For each opponent, look at the top card of their deck; you may discard it."
  And Ada's hand holds "Spy"
  And Ben's deck holds 3 other cards
  And Cy's deck holds 3 other cards
  When Ada plays "Spy" to the Attack lane
  And Ada chooses no
  And Ada chooses yes
  Then Ben's discard pile is empty
  And Cy's discard pile has 1 card

Scenario: [CF 13.20] what is looked at can be discarded, or stays where it was
  Given a card "Spy": "Deploy: Look at the top card of target opponent's deck. You may discard it."
  And Ada's hand holds "Spy"
  And Ben's deck is "Battalion", "Air Strike" and 2 other cards
  When Ada plays "Spy" to the Attack lane
  And Ada chooses yes
  Then Ben's discard pile is "Battalion"
  And Ben's deck has 3 cards

Scenario: [CF 12.30] each looks at a card of their own and may leave it
  Given a card "Scry": "Deploy: Each player looks at the top card of their deck, then discards it."
  And Ada's hand holds "Scry"
  And Ada's deck is "Battalion" and 2 other cards
  And Ben's deck is "Air Strike" and 2 other cards
  When Ada plays "Scry" to the Attack lane
  Then Ben's discard pile is "Air Strike"
  And Ada's deck has 2 cards

Scenario: [CF 12.33] "for each" before a clause multiplies it
  Given 3 players
  And a card "Volley" (Drone, 1/1/1): "Deploy: For each Drone you control, deal 1 damage to target opponent."
  And Ada's hand holds "Volley"
  And Ada's Mining lane holds 2 Drone cards of power 1
  When Ada plays "Volley" to the Attack lane
  And Ada chooses Cy
  Then Cy has 17 hit points
  And Ben has 20 hit points

Scenario: [CF 12.33] both halves of it
  Given 3 players
  And a card "Volley": "Deploy: For each of your Drones, gain 1 crystal and deal 1 damage to target opponent."
  And Ada's hand holds "Volley"
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 Drone cards of power 1
  When Ada plays "Volley" to the Attack lane
  And Ada chooses Cy
  Then Cy has 18 hit points
  And Ada has 2 crystals

Scenario: [CF 12.33] a clause that speaks of the card is done for each
  Given a card "Freeze": "Deploy: For each card in your Mining lane, disable it."
  And Ada's hand holds "Freeze"
  And Ada's Mining lane holds 2 Drone cards of power 1
  When Ada plays "Freeze" to the Attack lane
  Then Ada's Mining lane holds 2 Drone cards of power 1 (disabled)

Scenario: [CF 12.33] for each lane, whoever's it is
  Given a card "Census": "Deploy: Gain 2 crystals for each lane with a Drone."
  And Ada's hand holds "Census"
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 Drone cards of power 1
  And Ben's Attack lane holds a Drone card of power 1
  When Ada plays "Census" to the Attack lane
  Then Ada has 4 crystals

Scenario: [CF 12.33] and before the clause too
  Given a card "Census": "Deploy: For each lane with a Drone, gain 2 crystals."
  And Ada's hand holds "Census"
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 Drone cards of power 1
  And Ben's Attack lane holds a Drone card of power 1
  When Ada plays "Census" to the Attack lane
  Then Ada has 4 crystals

Scenario: [CF 12.34] the one who is hit may buy it off
  Given 3 players
  And a card "Threat": "Deploy: Deal 2 damage to target opponent unless they pay 3 crystals."
  And Ada's hand holds "Threat"
  And each player has 5 crystals
  When Ada plays "Threat" to the Attack lane
  And Ada chooses Cy
  And Cy chooses yes
  Then Cy has 2 crystals
  And Cy has 20 hit points

Scenario: [CF 12.34] each of several buys off their own
  Given 3 players
  And a card "Threat": "Deploy: Deal 2 damage to each opponent unless they pay 3 crystals."
  And Ada's hand holds "Threat"
  And each player has 5 crystals
  When Ada plays "Threat" to the Attack lane
  And Ben chooses no
  And Cy chooses yes
  Then Ben has 18 hit points
  And Ben has 5 crystals
  And Cy has 20 hit points
  And Cy has 2 crystals

Scenario: [CF 12.34] whose card it is
  Given a card "Threat": "Deploy: Destroy one of target opponent's cards unless they pay 2 crystals."
  And Ada's hand holds "Threat"
  And each player has 5 crystals
  And Ben's Mining lane holds a card of power 2
  When Ada plays "Threat" to the Attack lane
  And Ben chooses no
  Then Ben's Mining lane is empty

Scenario: [CF 12.8, CF 12.34] "instead" asks about the one who is chosen
  Given 3 players
  And a card "Bolt": "Deploy: Deal 1 damage to target opponent. If they have 3 or more cards in hand, deal 2 damage instead."
  And Ada's hand holds "Bolt"
  And Cy's hand holds 3 other cards
  When Ada plays "Bolt" to the Attack lane
  And Ada chooses Cy
  Then Cy has 18 hit points
  And Ben has 20 hit points

Scenario: [CF 12.21] a "may" before its condition
  Given a card "Scout": "Deploy: You may gain 2 crystals if you control a Drone."
  And Ada's hand holds "Scout"
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Scout" to the Attack lane
  And Ada chooses yes
  Then Ada has 7 crystals

Scenario: [CF 12.21] "unless" may stand first
  Given a card "Loner": "Deploy: Unless you control a Drone, gain 2 crystals."
  And Ada's hand holds "Loner"
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Loner" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.21] both must be there
  Given a card "Pair": "Deploy: If you control a Drone and a Satellite, gain 2 crystals."
  And Ada's hand holds "Pair"
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Pair" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.21] or one of the two
  Given a card "Pair": "Deploy: If you control a Drone or a Satellite, gain 2 crystals."
  And Ada's hand holds "Pair"
  And Ada has 5 crystals
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Pair" to the Attack lane
  Then Ada has 7 crystals

Scenario: [CF 12.21] two questions
  Given a card "Pair": "Deploy: If you control a Drone and target opponent has at least 3 crystals, gain 2 crystals."
  And Ada's hand holds "Pair"
  And each player has 5 crystals
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Pair" to the Attack lane
  Then Ada has 7 crystals

Scenario: [CF 12.12] as strong as what was paid
  Given a card "Bid": "Deploy: Pay X crystals to destroy a card with power X or less."
  And Ada's hand holds "Bid"
  And Ada has 5 crystals
  And Ben's Mining lane holds a card of power 2 and a card of power 4
  When Ada plays "Bid" to the Attack lane
  And Ada chooses 3
  Then Ada is not offered to choose "Power 4"
  When Ada chooses "Power 2"
  Then Ben's Mining lane holds a card of power 4
