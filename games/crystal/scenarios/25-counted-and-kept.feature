Feature: What is counted is what was done, and what is kept is what it was

Scenario: [CF 12.25] "this way" is what was done by the verb that is said, whatever came between
  Given the edition is current
  And a card "Press": "Deploy: Destroy all other cards in your Mining lane. Draw a card. Gain 1 crystal for each card destroyed this way."
  And Ada has 0 crystals
  And Ada's Mining lane holds 3 cards of power 1
  And Ada's deck holds 5 other cards
  And Ada's hand holds "Press"
  When Ada plays "Press" to the Attack lane
  Then Ada has 3 crystals

Scenario: [CF 12.25, CF 12.20] damage that was dealt, though a card was drawn since
  Given the edition is current
  And a card "Ray": "Deploy: Deal 3 damage to target opponent. Draw a card. Gain 1 crystal for each damage dealt this way."
  And Ada has 0 crystals
  And Ada's deck holds 5 other cards
  And Ada's hand holds "Ray"
  And Ben has 1 prevention
  When Ada plays "Ray" to the Attack lane
  Then Ada has 2 crystals

Scenario: [CF 12.25] what a cost took is counted too
  Given the edition is current
  And a card "Trade": "Deploy: Discard 2 cards to deal 3 damage to target opponent. Gain 1 crystal for each card discarded this way."
  And Ada has 0 crystals
  And Ada's hand holds "Trade" and 2 other cards
  When Ada plays "Trade" to the Attack lane
  Then Ada has 2 crystals

Scenario: [CF 12.25] only those that the noun fits
  Given the edition is current
  And a card "Sift" (1/1/1): "Deploy: Discard the top 3 cards of your deck. Gain 1 crystal for each Drone discarded this way."
  And a card "Bee" (Drone, 1/1/1)
  And Ada's hand holds "Sift"
  And Ada has 0 crystals
  And Ada's deck is "Bee", "Battalion", "Bee" and "Bee"
  When Ada plays "Sift" to the Attack lane
  Then Ada has 2 crystals

Scenario: [CF 12.25] their power and their player are those before it was done
  Given the edition is current
  And a card "Purge": "Deploy: Destroy all other cards. Gain 1 crystal for each card with power 2 or more destroyed this way. Draw a card for each card you control destroyed this way."
  And Ada's hand holds "Purge"
  And Ada has 0 crystals
  And Ada's deck holds 9 other cards
  And Ada's Mining lane holds a card of power 1 and a card of power 3
  And Ben's Mining lane holds a card of power 2
  When Ada plays "Purge" to the Attack lane
  Then Ada has 2 crystals
  And Ada's hand has 2 cards

Scenario: [CF 12.25] two sentences that do it count together
  Given the edition is current
  And a card "Sweep": "Deploy: Destroy all other Drones. Destroy all Satellites. Gain 1 crystal for each card destroyed this way."
  And Ada's hand holds "Sweep"
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 Drone cards of power 1 and a Satellite card of power 1
  When Ada plays "Sweep" to the Attack lane
  Then Ada has 3 crystals

Scenario: [CF 12.25] a sentence that does it itself counts its own
  Given the edition is current
  And a card "Till": "Deploy: Pay 2 crystals to draw a card. Pay 1 crystal to gain 1 hit point for each crystal paid this way."
  And Ada's hand holds "Till"
  And Ada has 5 crystals
  And Ada's deck holds 9 other cards
  When Ada plays "Till" to the Attack lane
  Then Ada has 21 hit points

Scenario: [CF 12.25] tokens of the kind that is said
  Given the edition is current
  And a card "Wash": "Deploy: Remove 2 corruption tokens from your Mining lane. Remove a Boost token from your Mining lane. Gain 1 crystal for each corruption token removed this way."
  And Ada's hand holds "Wash"
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 corruption and 1 boost
  When Ada plays "Wash" to the Attack lane
  Then Ada has 2 crystals

Scenario: [CF 12.25] of all players together after a loop, of each inside it
  Given 3 players
  And the edition is current
  And a card "Levy": "Deploy: For each opponent, destroy a card in their lanes. Gain 1 crystal for each card destroyed this way."
  And a card "Toll": "Deploy: For each opponent, destroy a card in their lanes; they gain 1 crystal for each card destroyed this way."
  And Ada's hand holds "Levy" and "Toll"
  And each player has 0 crystals
  And Ben's Mining lane holds 2 cards of power 1
  And Cy's Mining lane holds 2 cards of power 1
  When Ada plays "Levy" to the Attack lane
  Then Ada has 2 crystals
  When Ada plays "Toll" to the Attack lane
  Then Ben has 1 crystal
  And Cy has 1 crystal

Scenario: [CF 12.26] after a no nothing of an earlier turn of the loop is left
  Given 3 players
  And the edition is current
  And a card "Alms": "Deploy: For each opponent, you may pay up to 3 crystals; gain 1 hit point for each crystal paid this way."
  And Ada has 9 crystals
  And Ada's hand holds "Alms"
  When Ada plays "Alms" to the Attack lane
  And Ada chooses yes
  And Ada chooses 3
  And Ada chooses no
  Then Ada has 23 hit points

Scenario: [CF 12.26] nor the number that was paid
  Given 3 players
  And the edition is current
  And a card "Dole": "Deploy: For each opponent, you may pay up to 3 crystals; gain that many hit points."
  And Ada has 9 crystals
  And Ada's hand holds "Dole"
  When Ada plays "Dole" to the Attack lane
  And Ada chooses yes
  And Ada chooses 3
  And Ada chooses no
  Then Ada has 23 hit points

Scenario: [CF 12.26] nor the card
  Given 3 players
  And the edition is current
  And a card "Cull": "Deploy: For each opponent, you may destroy a card; if it is a Drone, gain 1 crystal."
  And Ada has 0 crystals
  And Ada's hand holds "Cull"
  And Ben's Mining lane holds a Drone card of power 1
  And Cy's Mining lane holds a Satellite card of power 1
  When Ada plays "Cull" to the Attack lane
  And Ada chooses yes
  And Ada chooses no
  Then Ada has 1 crystal

Scenario: [CF 12.26] nor where a condition did not hold
  Given 3 players
  And the edition is current
  And a card "Raid": "Deploy: For each opponent, if they have at least 5 crystals, destroy a card in their lanes; they lose 1 crystal for each card destroyed this way."
  And Ada's hand holds "Raid"
  And Ben has 6 crystals
  And Cy has 2 crystals
  And Ben's Mining lane holds a card of power 1
  And Cy's Mining lane holds a card of power 1
  When Ada plays "Raid" to the Attack lane
  Then Ben has 5 crystals
  And Cy has 2 crystals

Scenario: [CF 13.55] one card counts as another type, and no other does
  Given the edition is current
  And a card "Mask" (1/1/1): "Deploy: This card counts as a Drone this turn. Gain 1 crystal for each Drone you control."
  And Ada has 0 crystals
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  And Ada's hand holds "Mask"
  When Ada plays "Mask" to the Attack lane
  Then Ada has 1 crystal

Scenario: [CF 13.55] the target is chosen
  Given the edition is current
  And a card "Paint" (1/1/1): "Deploy: Target card counts as a Drone this turn. Gain 1 crystal for each Drone you control."
  And Ada has 0 crystals
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  And Ada's hand holds "Paint"
  When Ada plays "Paint" to the Attack lane
  And Ada chooses "Power 2"
  Then Ada has 1 crystal

Scenario: [CF 12.27] cards you play are yours alone
  Given the edition is current
  And a card "Dock" (1/1/1): "Drones you play cost 1 crystal less."
  And a card "Bee" (Drone, 5 crystals, 1/1/1)
  And Ada's Mining lane holds "Dock"
  And Ada's hand holds "Bee"
  And Ben's hand holds "Bee"
  Then "Bee" costs Ada 4 crystals and 0 production
  And "Bee" costs Ben 5 crystals and 0 production

Scenario: [CF 12.27] cards of which nobody is said to play them are everybody's, after a trigger too
  Given the edition is current
  And a card "Tax" (1/1/1): "Deploy: Cards cost 1 crystal more this turn."
  And a card "Rebate" (1/1/1): "Deploy: Cards you play this turn cost 1 crystal less."
  And Ada's hand holds "Tax" and "Rebate"
  When Ada plays "Tax" to the Attack lane
  Then "Basic Trooper" costs Ada 3 crystals and 1 production
  And "Basic Trooper" costs Ben 3 crystals and 1 production
  When Ada plays "Rebate" to the Attack lane
  Then "Basic Trooper" costs Ada 2 crystals and 1 production
  And "Basic Trooper" costs Ben 3 crystals and 1 production

Scenario: [CF 12.27] less for each opponent
  Given 4 players
  And the edition is current
  And a card "Fleet" (5 crystals, 1/1/1): "Costs 1 crystal less for each opponent."
  And Ada's hand holds "Fleet"
  Then "Fleet" costs Ada 2 crystals and 0 production

Scenario: [CF 12.27] an additional card for so much less, not for so much
  Given the edition is current
  And a card "Ramp" (1/1/1): "Deploy: You may play an additional card for 2 crystals less."
  And a card "Hulk" (5 crystals, 1/1/1)
  And Ada's hand holds "Ramp" and "Hulk"
  When Ada plays "Ramp" to the Attack lane
  And Ada chooses yes
  Then "Hulk" costs Ada 3 crystals and 0 production
  When the text "Deploy: You may play an additional card for 2 crystals." is read
  Then it is not understood
  When the text "Deploy: You may play an additional card for 2 production." is read
  Then it is not understood

Scenario: [CF 12.17] the lane a card came from is where it was, not where it went
  Given the edition is current
  And a card "Vane" (1/1/1): "Deploy: Shift another card you control. Add a Boost token to the lane it came from."
  And Ada's Mining lane holds a card of power 2
  And Ada's hand holds "Vane"
  When Ada plays "Vane" to the Attack lane
  And Ada chooses the Production lane
  Then Ada's Mining lane has 1 boost
  And Ada's Production lane has 0 boosts

Scenario: [CF 12.17] it is a lane of the player who had the card
  Given the edition is current
  And a card "Scorch" (1/1/1): "Deploy: Destroy a card in target opponent's lanes. Add a corruption token to the lane it was in."
  And Ben's Production lane holds a card of power 2
  And Ada's hand holds 2 "Scorch"
  When Ada plays "Scorch" to the Attack lane
  Then Ben's Production lane has 1 corruption
  And Ada's Production lane has 0 corruption
  When Ada plays "Scorch" to the Attack lane
  Then Ben's Production lane has 1 corruption
  And Ben's Mining lane has 0 corruption
  And Ada's Mining lane has 0 corruption

Scenario: [CF 12.17] the lane of a card that somebody else lost
  Given the edition is current
  And a card "Crow" (1/1/1): "When an opponent's card is destroyed, add a corruption token to the lane it was in."
  And a card "Bolt" (1/1/1): "Deploy: Destroy a card in target opponent's lanes."
  And Ben's Production lane holds a card of power 2
  And Ada's Attack lane holds "Crow" (entered this round)
  And Ada's hand holds "Bolt"
  When Ada plays "Bolt" to the Attack lane
  Then Ben's Production lane has 1 corruption
  And Ada's Production lane has 0 corruption

Scenario: [CF 12.13] no more cards than the number beside the total
  Given the edition is current
  And a card "Jam" (1/1/1): "Deploy: Disable up to 2 of target opponent's cards with total power 5 or less."
  And Ben's Mining lane holds a card of power 1 and a Drone card of power 1 and a Satellite card of power 1
  And Ada's hand holds "Jam"
  When Ada plays "Jam" to the Attack lane
  And Ada chooses "Power 1"
  And Ada chooses "Drone 1"
  Then Ben's "Power 1" is disabled
  And Ben's "Drone 1" is disabled
  And Ben's "Satellite 1" is not disabled

Scenario: [CF 12.13, CF 12.4] so many cards must be chosen while their total allows it
  Given the edition is current
  And a card "Ram" (8/8/8): "Deploy: Destroy 2 cards with total power 3 or less."
  And Ben's Mining lane holds a card of power 1 and a Drone card of power 2 and a Satellite card of power 1
  And Ada's hand holds "Ram"
  When Ada plays "Ram" to the Attack lane
  Then Ada is not offered to choose nothing
  When Ada chooses "Drone 2"
  And Ada chooses "Power 1"
  Then Ben's Mining lane holds "Satellite 1"
  And Ben's discard pile has 2 cards

Scenario: [CF 6.8] everybody's own loss is one event
  Given the edition is current
  And a card "Plague" (1/1/1): "Deploy: Each player loses hit points equal to the number of cards in their hand."
  And each player has 2 hit points
  And Ada's hand holds "Plague" and 2 other cards
  And Ben's hand holds 2 other cards
  When Ada plays "Plague" to the Attack lane
  Then the game is a draw between Ada and Ben

Scenario: [CF 13.14, CF 6.5] everybody's own damage is one event
  Given the edition is current
  And a card "Storm" (1/1/1): "Deploy: Each player takes 1 damage for each card in their hand."
  And each player has 2 hit points
  And Ada's hand holds "Storm" and 2 other cards
  And Ben's hand holds 2 other cards
  When Ada plays "Storm" to the Attack lane
  Then the game is a draw between Ada and Ben

Scenario: [CF 13.14, CF 13.34] each is hit by the own amount, and prevents the own part
  Given 3 players
  And the edition is current
  And a card "Hail": "Deploy: Deal damage to each opponent equal to the number of cards in their hand. Gain 1 crystal for each damage dealt this way."
  And Ada has 0 crystals
  And Ada's hand holds "Hail"
  And Ben's hand holds 3 other cards
  And Cy's hand holds 2 other cards
  And Ben has 1 prevention
  When Ada plays "Hail" to the Attack lane
  Then Ben has 18 hit points
  And Cy has 18 hit points
  And Ada has 4 crystals

Scenario: [CF 12.10] tokens on the move go to one target
  Given 3 players
  And the edition is current
  And a card "Dump" (1/1/1): "Deploy: Move all corruption tokens from your Production lane to target opponent's lanes."
  And Ada's Production lane holds 2 corruption
  And Ada's hand holds "Dump"
  When Ada plays "Dump" to the Attack lane
  And Ada chooses Ben
  And Ada chooses the Mining lane
  And Ada chooses the Attack lane
  Then Ben's Mining lane has 1 corruption
  And Ben's Attack lane has 1 corruption
  And Ada's Production lane has 0 corruption

Scenario: [CF 12.28] tokens on several lanes are counted together
  Given the edition is current
  And a card "Sum": "Deploy: If there are 3 or more corruption tokens on your lanes, gain 2 crystals."
  And a card "Total": "Deploy: If you have at least 3 corruption tokens on your lanes, gain 3 crystals."
  And a card "Whole": "Deploy: If your lanes have at least 3 corruption tokens, gain 4 crystals."
  And a card "Apiece": "Deploy: If each of your lanes has at least 1 corruption token, gain 9 crystals."
  And Ada has 0 crystals
  And Ada's hand holds "Sum", "Total", "Whole" and "Apiece"
  And Ada's Mining lane holds 2 corruption
  And Ada's Attack lane holds 1 corruption
  When Ada plays "Sum" to the Attack lane
  Then Ada has 2 crystals
  When Ada plays "Total" to the Attack lane
  Then Ada has 5 crystals
  When Ada plays "Whole" to the Attack lane
  Then Ada has 9 crystals
  When Ada plays "Apiece" to the Attack lane
  Then Ada has 9 crystals

Scenario: [CF 12.28, CF 12.10] of each opponent the own lanes together
  Given 3 players
  And the edition is current
  And a card "Blight": "Deploy: If there are 2 or more corruption tokens on each opponent's lanes, gain 2 crystals."
  And a card "Blot": "Deploy: If an opponent's lanes have 3+ corruption tokens, gain 3 crystals."
  And a card "Murk": "Deploy: If your opponents' lanes have at least 4 corruption tokens, gain 4 crystals."
  And Ada has 0 crystals
  And Ada's hand holds "Blight", "Blot" and "Murk"
  And Ben's Mining lane holds 1 corruption
  And Ben's Attack lane holds 1 corruption
  And Cy's Mining lane holds 2 corruption
  When Ada plays "Blight" to the Attack lane
  Then Ada has 2 crystals
  When Ada plays "Blot" to the Attack lane
  Then Ada has 2 crystals
  When Ada plays "Murk" to the Attack lane
  Then Ada has 6 crystals

Scenario: [CF 12.29] X is what was paid
  Given the edition is current
  And a card "Swap": "Deploy: Pay X crystals to gain X hit points."
  And Ada has 5 crystals
  And Ada's hand holds "Swap"
  When Ada plays "Swap" to the Attack lane
  And Ada chooses 4
  Then Ada has 24 hit points
  And Ada has 1 crystal

Scenario: [CF 12.26, CF 12.17] nor the lane a card came from
  Given 3 players
  And the edition is current
  And a card "Pyre": "Deploy: For each opponent, destroy a card in their lanes; add a corruption token to the lane it was in."
  And Ada's hand holds "Pyre"
  And Ben's Production lane holds a card of power 1
  When Ada plays "Pyre" to the Attack lane
  Then Ben's Production lane has 1 corruption
  And Cy's Production lane has 0 corruption

Scenario: [CF 12.17, CF 12.4] "that lane" is none if none was chosen
  Given the edition is current
  And a card "Lamp": "Deploy: You may add a Boost token to one of your lanes. Add a corruption token to that lane."
  And Ada's hand holds 2 "Lamp"
  When Ada plays "Lamp" to the Attack lane
  And Ada chooses no
  Then Ada's Mining lane has 0 corruption
  And Ada's Attack lane has 0 corruption
  And Ada's Production lane has 0 corruption
  When Ada plays "Lamp" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Production lane
  Then Ada's Production lane has 1 corruption

Scenario: [CF 12.25] a loop's turns each name the number, and afterwards it is that of all of them
  Given 3 players
  And the edition is current
  And a card "Tithe": "Deploy: For each opponent, they pay 2 crystals. Gain that many crystals."
  And Ada has 0 crystals
  And Ben has 5 crystals
  And Cy has 5 crystals
  And Ada's hand holds "Tithe"
  When Ada plays "Tithe" to the Attack lane
  Then Ada has 4 crystals

Scenario: [CF 12.29] or lost
  Given the edition is current
  And a card "Sink": "Deploy: Lose X crystals. Gain X hit points."
  And Ada has 5 crystals
  And Ada's hand holds "Sink"
  When Ada plays "Sink" to the Attack lane
  And Ada chooses 3
  Then Ada has 23 hit points
  And Ada has 2 crystals

Scenario: [CF 6.8, CF 13.14] all forms of an own amount
  Given 3 players
  And the edition is current
  And a card "Ebb": "Deploy: All players lose 1 hit point for each card in their hand (max: 2)."
  And a card "Sting": "Deploy: Deal 1 damage to each player for each card in their hand."
  And each player has 10 hit points
  And Ada's hand holds "Ebb" and "Sting"
  And Ben's hand holds 3 other cards
  And Cy's hand holds 2 other cards
  When Ada plays "Ebb" to the Attack lane
  Then Ada has 9 hit points
  And Ben has 8 hit points
  And Cy has 8 hit points
  When Ada plays "Sting" to the Attack lane
  Then Ada has 9 hit points
  And Ben has 5 hit points
  And Cy has 6 hit points

Scenario: [CF 6.5, CF 13.14] opponents that fall by their own amounts fall together
  Given 3 players
  And the edition is current
  And a card "Quake": "Deploy: Each player takes damage equal to the number of cards they control."
  And each player has 1 hit point
  And Ada's hand holds "Quake"
  And Ben's Mining lane holds a card of power 1
  And Cy's Mining lane holds 2 cards of power 1
  When Ada plays "Quake" to the Attack lane
  Then the game is a draw between Ada, Ben and Cy

Scenario: [CF 12.10] tokens of several lanes go to one target, too
  Given 3 players
  And the edition is current
  And a card "Flood" (1/1/1): "Deploy: Move any number of corruption tokens from your lanes to target opponent's lanes."
  And Ada's Mining lane holds 1 corruption
  And Ada's Attack lane holds 1 corruption
  And Ada's hand holds "Flood"
  When Ada plays "Flood" to the Attack lane
  And Ada chooses Cy
  And Ada chooses 1 on the Mining lane and 1 on the Attack lane
  And Ada chooses the Production lane
  And Ada chooses the Mining lane
  Then Cy's Production lane has 1 corruption
  And Cy's Mining lane has 1 corruption
