Feature: What a moment is about, and what a sentence points at

Scenario: [CF 13.48] two cards of one player swap places
  Given a card "Swap": "Deploy: Swap a card in your Attack lane with a card in your Mining lane."
  And Ada's hand holds "Swap"
  And Ada's Attack lane holds a card of power 5
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  When Ada plays "Swap" to the Production lane
  And Ada chooses "Power 1"
  Then Ada's attack is 1
  And Ada's mining is 9
  And Ada's basic deck has 40 cards

Scenario: [CF 13.48] this card swaps with another
  Given 3 players
  And a card "Swap" (1/4/1): "Deploy: Swap this card with a card in your Mining lane."
  And Ada's hand holds "Swap"
  And Ada's Mining lane holds a card of power 3
  And Ben's Mining lane holds a card of power 9
  When Ada plays "Swap" to the Attack lane
  Then Ada's Mining lane holds "Swap"
  And Ada's attack is 3
  And Ben's mining is 11

Scenario: [CF 13.48] nothing swaps where one of the two is missing
  Given a card "Swap": "Deploy: You may swap a card in your Attack lane with a card in your Mining lane. Gain 1 crystal."
  And Ada's hand holds "Swap"
  And Ada's Attack lane holds a card of power 5
  When Ada plays "Swap" to the Production lane
  Then Ada's attack is 5
  And Ada has 6 crystals
  And Ada is not offered to choose yes

Scenario: [CF 12.2] the card that was revealed is the one drawn
  Given the edition is current
  And a card "Peek" (1/1/1): "Deploy: Reveal the top card of your deck. If it is a Drone, draw it. Otherwise, gain 1 crystal."
  And a card "Gnat" (Drone)
  And Ada's hand holds 2 "Peek"
  And Ada's deck is "Gnat" and "Air Strike"
  When Ada plays "Peek" to the Mining lane
  Then Ada's hand holds "Gnat"
  And Ada's Mining lane holds "Peek"
  When Ada plays "Peek" to the Mining lane
  Then Ada's deck is "Air Strike"
  And Ada has 4 crystals

Scenario: [CF 13.66] the one card that was looked at can be drawn
  Given the edition is current
  And a card "Peek" (1/1/1): "Deploy: Look at the top card of your deck. You may draw it."
  And Ada's hand holds "Peek"
  And Ada's deck is "Battalion" and "Air Strike"
  When Ada plays "Peek" to the Mining lane
  And Ada chooses yes
  Then Ada's hand is "Battalion"
  And Ada's deck is "Air Strike"
  And Ada's Mining lane holds "Peek"

Scenario: [CF 12.2] the card that was returned is the one played for 0 crystals
  Given the edition is current
  And a card "Loop" (1/1/1): "Deploy: Return an Infiltration card you control to your hand. You may play it for 0 crystals."
  And a card "Mole" (Infiltration, 5 crystals, 0 production, 2/2/2)
  And Ada's hand holds "Loop"
  And Ada's Attack lane holds "Mole"
  When Ada plays "Loop" to the Mining lane
  And Ada chooses yes
  And Ada chooses the Production lane
  Then Ada's Production lane holds "Mole"
  And Ada has 3 crystals

Scenario: [CF 13.9] a card hears its own destruction, also in a later round
  Given a card "Egg" (2/2/2): "When this card is destroyed, deal 2 damage to each opponent."
  And a card "Bomb": "Deploy: Destroy a card in target opponent's lanes with power 2 or less."
  And Ben's Attack lane holds "Egg" and a card of power 1
  And Ada's hand holds 2 "Bomb"
  When Ada plays "Bomb" to the Mining lane
  And Ada chooses "Power 1"
  Then Ada has 20 hit points
  When Ada plays "Bomb" to the Mining lane
  Then Ada has 18 hit points
  And Ben has 20 hit points

Scenario: [CF 13.9] with three players the controller of the destroyed card is who answers
  Given 3 players
  And a card "Egg" (2/2/2): "When this card is destroyed, deal 1 damage to each opponent. Gain crystals equal to its power."
  And a card "Bomb": "Deploy: Destroy another card you control."
  And Cy's Attack lane holds "Egg" (entered this round)
  And Cy's hand holds "Bomb"
  When Ada passes
  And Ben passes
  And Cy plays "Bomb" to the Mining lane
  Then Ada has 19 hit points
  And Ben has 19 hit points
  And Cy has 20 hit points
  And Cy has 7 crystals

Scenario: [CF 13.9] this card shifted is not another card shifted
  Given the edition is current
  And a card "Wheel" (1/1/1): "When this card is shifted, gain 2 crystals."
  And a card "Lever": "Deploy: Shift a card."
  And Ada's Mining lane holds "Wheel" (entered this round)
  And Ada's Attack lane holds a card of power 4
  And Ada's hand holds 2 "Lever"
  When Ada plays "Lever" to the Production lane
  And Ada chooses "Power 4"
  And Ada chooses the Production lane
  Then Ada has 3 crystals
  When Ada plays "Lever" to the Production lane
  And Ada chooses "Wheel"
  And Ada chooses the Production lane
  Then Ada has 5 crystals

Scenario: [CF 13.9] this card discarded from the hand, and this card returned
  Given a card "Relic" (3/3/3):
    | When this card is discarded, gain 2 crystals.
    | When this card is returned to your hand, gain 3 crystals.
  And a card "Toss": "Deploy: Discard a card."
  And a card "Lasso": "Deploy: Return a card in your Attack lane to your hand."
  And Ada's hand holds "Lasso" and "Toss"
  And Ada's Attack lane holds "Relic"
  When Ada plays "Lasso" to the Mining lane
  Then Ada has 8 crystals
  When Ada plays "Toss" to the Mining lane
  Then Ada has 10 crystals
  And Ada's discard pile is "Relic"

Scenario: [CF 13.9] another card you control
  Given a card "Nest" (1/1/1): "When another card you control is destroyed, gain 2 crystals."
  And a card "Bomb": "Deploy: Destroy a card in your Attack lane."
  And Ada's Attack lane holds "Nest" (entered this round) and a card of power 3
  And Ada's hand holds 2 "Bomb"
  When Ada plays "Bomb" to the Mining lane
  And Ada chooses "Power 3"
  Then Ada has 7 crystals
  When Ada plays "Bomb" to the Mining lane
  Then Ada has 7 crystals

Scenario: [CF 13.9] returned to your hand, not to that of an opponent
  Given the edition is current
  And a card "Works" (permanent): "Whenever a card is returned to your hand, gain 1 crystal."
  And a card "Lasso": "Deploy: Return a card in target opponent's lanes to their hand. Return a card in your Attack lane to your hand."
  And Ada has "Works" in play
  And Ada's hand holds "Lasso"
  And Ada's Attack lane holds a card of power 2
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Lasso" to the Mining lane
  Then Ada has 4 crystals

Scenario: [CF 13.9] a token on this lane, and on no other
  Given the edition is current
  And a card "Wheel" (1/1/1): "When a boost token is added to this lane, gain 2 crystals."
  And a card "Horn": "Deploy: Add 1 boost to your Attack lane. Add 1 boost to your Mining lane."
  And Ada's Mining lane holds "Wheel" (entered this round)
  And Ada's hand holds "Horn"
  When Ada plays "Horn" to the Production lane
  Then Ada has 5 crystals

Scenario: [CF 13.9] who shifts a card is who does it
  Given the edition is current
  And a card "Man" (permanent): "When you shift a card, gain 1 crystal."
  And a card "Push": "Deploy: Displace a card with power 1 or less."
  And Ada has "Man" in play
  And Ben has "Man" in play
  And Ada's hand holds "Push"
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Push" to the Mining lane
  And Ada chooses the Production lane
  Then Ben has 3 crystals
  And Ada has 4 crystals

Scenario: [CF 13.9] who returns a card is who does it
  Given the edition is current
  And a card "Man" (permanent): "When you return a card to hand, gain 1 crystal."
  And a card "Push": "Deploy: Return a card in target opponent's lanes to their hand."
  And Ada has "Man" in play
  And Ben has "Man" in play
  And Ada's hand holds "Push"
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Push" to the Mining lane
  Then Ben has 3 crystals
  And Ada has 4 crystals

Scenario: [CF 13.9] who is told to discard is the one who discards
  Given the edition is current
  And a card "Man" (permanent): "When you discard a card, gain 1 crystal."
  And a card "Push": "Deploy: Target opponent discards a card."
  And Ada has "Man" in play
  And Ben has "Man" in play
  And Ada's hand holds "Push"
  And Ben's hand holds 1 other card
  When Ada plays "Push" to the Mining lane
  Then Ben has 4 crystals
  And Ada has 3 crystals

Scenario: [CF 13.9] a card shifted to a named lane
  Given the edition is current
  And a card "Man" (permanent): "When you shift a card to your Attack lane, gain 1 crystal."
  And a card "Lever": "Deploy: Shift a card."
  And Ada has "Man" in play
  And Ada's hand holds "Lever"
  And Ada's Mining lane holds a card of power 2
  When Ada plays "Lever" to the Mining lane
  And Ada chooses "Power 2"
  And Ada chooses the Attack lane
  Then Ada has 4 crystals

Scenario: [CF 13.9] a Drone or a Satellite, and the lane it was in
  Given the edition is current
  And a card "Man" (permanent): "When a Drone in your Attack lane or a Satellite is destroyed, gain 1 crystal."
  And a card "Bomb": "Deploy: Destroy all other cards you control."
  And Ada has "Man" in play
  And Ada's hand holds "Bomb"
  And Ada's Mining lane holds a Drone card of power 2
  And Ada's Attack lane holds a Drone card of power 2, a Satellite card of power 3 and a card of power 4
  When Ada plays "Bomb" to the Production lane
  Then Ada has 5 crystals

Scenario: [CF 12.12] the power a destroyed card had
  Given a card "Rec": "Deploy: Destroy a card in target opponent's lanes. Gain crystals equal to its power."
  And Ada's hand holds "Rec"
  And Ben's Attack lane holds a Drone card of power 2/5/3
  When Ada plays "Rec" to the Mining lane
  Then Ada has 10 crystals

Scenario: [CF 12.12] the power a destroyed card had while it was disabled
  Given a card "Rec": "Deploy: Destroy a card in target opponent's lanes. Gain crystals equal to its power."
  And Ada's hand holds "Rec"
  And Ben's Attack lane holds a Drone card of power 2/5/3 (disabled)
  When Ada plays "Rec" to the Mining lane
  Then Ada has 5 crystals

Scenario: [CF 12.12] the power of a card that is returned as a cost
  Given a card "Recall" (1/1/1): "Deploy: Return an Infiltration card you control to your hand to add boosts to this lane equal to its power + 2."
  And Ada's hand holds "Recall"
  And Ada's Attack lane holds an Infiltration card of power 4
  When Ada plays "Recall" to the Mining lane
  Then Ada's Mining lane has 6 boosts

Scenario: [CF 12.12] a card that stays is worth what it is worth there
  Given a card "Move": "Deploy: Shift a card. Gain crystals equal to its power."
  And Ada's hand holds "Move"
  And Ada's Attack lane holds a card of power 2/5/3
  When Ada plays "Move" to the Attack lane
  And Ada chooses "Power 2/5/3"
  And Ada chooses the Production lane
  Then Ada has 8 crystals

Scenario: [CF 13.26] gambit by its keyword
  Given a card "Gamble": "Deploy: Gambit 2."
  And Ada's hand holds "Gamble"
  When Ada plays "Gamble" to the Mining lane
  Then Ada's Attack lane has 2 gambit tokens
  And Ada has 5 crystals

Scenario: [CF 12.5] an opponent's card pays for nothing
  Given a card "Mech" (0 crystals, 3 tech): "You may discard a Satellite in play to play this card for 0 tech."
  And Ada's hand holds "Mech"
  And Ben's Mining lane holds a Satellite card of power 1
  Then Ada is not offered to play "Mech" to the Attack lane

Scenario: [CF 12.5] one's field is one's lanes
  Given a card "Dig": "When Played: You may remove a Tech card in your field to gain 5 crystals."
  And Ada's hand holds 2 "Dig"
  And Ben's Attack lane holds a Tech card of power 3
  When Ada plays "Dig" to the Mining lane
  Then Ada is not offered to choose yes

Scenario: [CF 12.5] a card is paid from one's own lanes unless the text says whose
  Given a card "Burn": "Deploy: You may destroy a card with power 2 or less to gain 3 crystals."
  And Ada's hand holds "Burn"
  And Ada's Attack lane holds a card of power 3
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Burn" to the Attack lane
  Then Ada is not offered to choose Ben's "Power 1"

Scenario: [CF 13.20] discarding from play is from one's own lanes
  Given a card "Assault" (3/3/3): "Deploy: Discard up to 2 cards in play to add 2 boosts to your Attack lane for each."
  And Ada's hand holds "Assault"
  And Ada's Mining lane holds a card of power 1
  And Ben's Mining lane holds a card of power 2
  When Ada plays "Assault" to the Attack lane
  Then Ada is not offered to choose Ben's "Power 2"

Scenario: [CF 13.46] Shields in the glossary's own words stand on the Attack lane
  Given a card "Wall": "Deploy: Add 2 Shield tokens to your Attack lane. Gain 1 Shield."
  And a card "Ram": "Deploy: Remove a Shield from target opponent's Attack lane."
  And Ada's hand holds "Wall" and "Wall"
  And Ben's hand holds "Ram"
  When Ada plays "Wall" to the Mining lane
  Then Ada's Attack lane has 3 Shields
  When Ada passes
  And Ben plays "Ram" to the Mining lane
  Then Ada's Attack lane has 2 Shields
  And Ada's attack is 0

Scenario: [CF 13.22] a basic card is a Basic Trooper of one's own deck
  Given the edition is current
  And a card "Levy": "Deploy: Draw a basic card. Draw 2 Basic Troopers."
  And Ada's hand holds "Levy"
  And Ada's deck holds 4 other cards
  And Ada's basic deck holds 15 cards
  When Ada plays "Levy" to the Mining lane
  Then Ada's basic deck has 12 cards
  And Ada's hand is 3 "Basic Trooper"
  And Ada's deck has 4 cards

Scenario: [CF 13.52] Spread says what it spreads
  Given 3 players
  And a card "Plague": "Deploy: Spread up to 2 corruption."
  And Ada's hand holds "Plague"
  And Ada's Attack lane holds 3 corruption
  When Ada plays "Plague" to the Mining lane
  And Ada chooses 2 on the Attack lane
  Then Ada's Attack lane has 1 corruption
  And Ben's Attack lane has 2 corruption
  And Cy's Attack lane has 2 corruption

Scenario: [CF 13.21] Displace N moves up to N cards of opponents
  Given 3 players
  And a card "Push": "Deploy: Displace 2."
  And Ada's hand holds "Push"
  And Ada's Attack lane holds a card of power 1
  And Ben's Attack lane holds a card of power 2
  And Cy's Attack lane holds a card of power 3
  When Ada plays "Push" to the Mining lane
  Then Ada is not offered to choose Ada's "Power 1"
  When Ada chooses Ben's "Power 2" and Cy's "Power 3"
  And Ada chooses the Mining lane
  And Ada chooses the Production lane
  Then Ben's mining is 4
  And Cy's production is 4
  And Ada's attack is 1

Scenario: [CF 13.21] from their lane to their lane
  Given a card "Push": "Deploy: Displace target opponent's card from their Attack lane to their Mining lane."
  And Ada's hand holds "Push"
  And Ada's Attack lane holds a card of power 1
  And Ben's Production lane holds a card of power 4
  And Ben's Attack lane holds a card of power 2
  When Ada plays "Push" to the Mining lane
  Then Ben's mining is 4
  And Ben's production is 5
  And Ada's attack is 1

Scenario: [CF 12.15] a half without a word about rounding goes up
  Given a card "Tithe": "Deploy: Lose half your crystals. Gain hit points equal to half the number of cards in your hand."
  And Ada's hand holds "Tithe" and 3 other cards
  When Ada plays "Tithe" to the Mining lane
  Then Ada has 2 crystals
  And Ada has 22 hit points

Scenario: [CF 13.41] one more card at 1 tech less
  Given a card "Aide" (1 tech): "Deploy: You may play one more card at 1 tech less this turn."
  And a card "Gun" (0 crystals, 1 tech, 2/2/2)
  And Ada's hand holds "Aide" and 2 "Gun"
  And Ada has 2 tech left
  When Ada plays "Aide" to the Mining lane
  And Ada chooses yes
  And Ada plays "Gun" to the Attack lane
  Then Ada has 1 tech left
  When Ada plays "Gun" to the Attack lane
  Then Ada has 0 tech left

Scenario: [CF 13.41] less of the tech requirement of the next card
  Given a card "Aide" (0 tech): "Deploy: Reduce the tech requirement of your next card by 1."
  And a card "Gun" (0 crystals, 1 tech, 2/2/2)
  And Ada's hand holds "Aide" and "Gun"
  And Ada has 1 tech left
  When Ada plays "Aide" to the Mining lane
  And Ada plays "Gun" to the Attack lane
  Then Ada has 1 tech left

Scenario: [CF 13.41] so much less tech
  Given a card "Gun" (0 crystals, 2 tech, 2/2/2): "Costs 1 less tech for each other Infiltration card you control."
  And Ada's Attack lane holds an Infiltration card of power 1
  And Ada's hand holds "Gun"
  And Ada has 1 tech left
  When Ada plays "Gun" to the Attack lane
  Then Ada has 0 tech left

Scenario: [CF 13.20] at random nobody chooses
  Given 3 players
  And a card "Fire": "Deploy: Each opponent discards a random card from their hand."
  And Ada's hand holds "Fire" and 2 other cards
  And Ben's hand holds 3 other cards
  And Cy's hand holds 1 other card
  When Ada plays "Fire" to the Mining lane
  Then Ben's hand has 2 cards
  And Ben's discard pile has 1 card
  And Cy's hand is empty
  And Ada's hand has 2 cards

Scenario: [CF 12.4] each opponent buys off their own
  Given 3 players
  And a card "Threat": "Deploy: Each opponent loses 2 hit points unless they discard a card."
  And Ada's hand holds "Threat" and 2 other cards
  And Ben's hand holds 1 other card
  When Ada plays "Threat" to the Mining lane
  And Ben chooses yes
  Then Ben's hand is empty
  And Ben has 20 hit points
  And Cy has 18 hit points
  And Ada's hand has 2 cards

Scenario: [CF 13.29] Pay Cost with its moment
  Given a card "Merc" (3/3/3): "End of Turn: Pay Cost 5."
  And Ada's hand holds "Merc"
  When Ada plays "Merc" to the Attack lane
  And the Aftermath begins
  And Ada chooses "return it"
  Then Ada's hand is "Merc"

Scenario: [CF 13.14] no damage taken this turn
  Given a card "Calm": "Aftermath: If you took no damage this turn, gain 2 crystals."
  And a card "Bolt": "Deploy: Deal 1 damage to target opponent."
  And it is the Aftermath
  And Ada's Mining lane holds "Calm" (entered this round)
  And Ada has 0 crystals
  When the Aftermath resolves
  Then Ada has 2 crystals

Scenario: [CF 13.35] from the hand into a lane
  Given a card "Door": "Deploy: Put a card from your hand into your Mining lane."
  And a card "Probe" (1/1/1)
  And Ada's hand holds "Door" and "Probe"
  When Ada plays "Door" to the Attack lane
  Then Ada's Mining lane holds "Probe"

Scenario: [CF 13.34] another player's prevention
  Given 3 players
  And a card "Ward": "Deploy: Target player prevents 3 damage. Prevent 1."
  And Ada's hand holds "Ward"
  When Ada plays "Ward" to the Mining lane
  And Ada chooses Cy
  Then Cy has 3 prevention
  And Ada has 1 prevention
  And Ben has 0 prevention

Scenario: [CF 13.6, CF 13.9] a Cooldown that waits for something waits in every round, in a lane too
  Given the edition is current
  And a card "Watch" (1/1/1): "Cooldown: When one of your cards is destroyed, gain 2 crystals."
  And a card "Raze": "Deploy: Destroy a Drone."
  And each player's deck holds 5 other cards
  And Ada's Mining lane holds "Watch"
  And Ada's Attack lane holds 2 Drone cards of power 2
  And Ada has 3 crystals
  And Ada's hand holds "Raze" and "Raze"
  When Ada plays "Raze" to the Production lane
  Then Ada is offered to use "Watch"
  When Ada uses "Watch"
  Then Ada has 5 crystals
  When Ada plays "Raze" to the Production lane
  Then Ada's Attack lane is empty
  And Ada has 5 crystals

Scenario: [CF 13.6, CF 9.1] and is ready again in the next round
  Given the edition is current
  And a card "Watch" (0/0/0): "Cooldown: When one of your cards is destroyed, gain 2 crystals."
  And a card "Note" (0/0/0): "When one of your cards is destroyed, gain 9 crystals."
  And a card "Raze" (0/0/0): "Deploy: Destroy a Drone."
  And each player's deck holds 5 other cards
  And Ada's Attack lane holds 2 Drone cards of power 0
  And Ada has 0 crystals and 2 unused production
  And Ada's hand holds "Watch", "Note" and "Raze"
  When Ada plays "Watch" to the Mining lane
  And Ada plays "Note" to the Mining lane
  And the next round begins
  And play reaches Ada's Deploy
  Then Ada has 3 crystals
  When Ada plays "Raze" to the Production lane
  And Ada uses "Watch"
  Then Ada has 5 crystals
