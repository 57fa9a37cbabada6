Feature: A cap in the turns of a loop, an upgraded cap, and two places for one card

Scenario: [CF 12.9] done again for each opponent, a cap bounds each of these turns
  Given 3 players
  And a card "Shock": "Deploy: For each opponent, deal 2 damage (max: 6) for each Corruption token on their lanes."
  And Ada's hand holds "Shock"
  And Ben's Mining lane holds 4 corruption
  And Cy's Attack lane holds 5 corruption
  When Ada plays "Shock" to the Mining lane
  Then Ben has 14 hit points
  And Cy has 14 hit points

Scenario: [CF 12.9] also where "for each opponent" stands behind
  Given 3 players
  And a card "Toll": "Deploy: Gain 2 crystals for each Corruption token on their lanes (max: 6) for each opponent."
  And Ada's hand holds "Toll"
  And Ada has 0 crystals
  And Ben's Mining lane holds 4 corruption
  And Cy's Attack lane holds 1 corruption
  When Ada plays "Toll" to the Mining lane
  Then Ada has 8 crystals

Scenario: [CF 12.9] and for each lane
  Given a card "Rig": "Deploy: For each of your lanes, gain 1 crystal for each Drone in that lane (max: 2)."
  And Ada's hand holds "Rig"
  And Ada has 0 crystals
  And Ada's Mining lane holds 3 Drone cards of power 1
  And Ada's Attack lane holds 3 Drone cards of power 1
  When Ada plays "Rig" to the Mining lane
  Then Ada has 4 crystals

Scenario: [CF 12.9] a number that only the players multiply is bounded as a whole
  Given 4 players
  And a card "Tithe": "Deploy: Gain 2 crystals for each opponent (max: 4)."
  And a card "Levy": "Deploy: For each opponent, gain 2 crystals (max: 4)."
  And Ada's hand holds "Tithe" and "Levy"
  And Ada has 0 crystals
  When Ada plays "Tithe" to the Mining lane
  Then Ada has 4 crystals
  When Ada plays "Levy" to the Mining lane
  Then Ada has 8 crystals

Scenario: [CF 12.9] turns of cards are one product, within each player's turn
  Given 3 players
  And a card "Lure": "Deploy: For each opponent, for each Drone they control, you may gain 2 crystals (max: 3)."
  And Ada's hand holds "Lure"
  And Ada has 0 crystals
  And Ben's Mining lane holds 3 Drone cards of power 1
  And Cy's Mining lane holds 2 Drone cards of power 1
  When Ada plays "Lure" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  Then Ada has 3 crystals
  When Ada chooses yes
  And Ada chooses yes
  Then Ada has 6 crystals

Scenario: [CF 12.9] what is multiplied by cards alone is one amount, whoever takes it
  Given 3 players
  And a card "Hail": "Deploy: Deal 1 damage to each opponent for each Drone (max: 3)."
  And Ada's hand holds "Hail"
  And Ben's Mining lane holds 5 Drone cards of power 1
  When Ada plays "Hail" to the Mining lane
  Then Ben has 17 hit points
  And Cy has 17 hit points

Scenario: [CF 12.9] one clause has one cap
  When the text "Deploy: Gain 2 crystals for each Drone you control (max: 8). (max: 4)." is read
  Then it is not understood
  When the text "Deploy: You may gain 1 crystal. Repeat 2. If you control a Drone, repeat 5." is read
  Then it is not understood

Scenario: [CF 13.57] an upgraded cap takes the place of the one above it
  Given the edition is current
  And a card "Bank" (permanent):
    | Cooldown: Gain 1 crystal for each Drone you control (max: 2).
    | Upgrade: (max: 4).
  And Ada has "Bank" (upgraded) in play
  And Ada has 0 crystals
  And Ada's Mining lane holds 3 Drone cards of power 1
  When Ada uses the Upgrade of "Bank"
  Then Ada has 3 crystals

Scenario: [CF 13.57] and so does how often something is repeated
  Given the edition is current
  And a card "Bank" (permanent):
    | Cooldown: You may pay 1 crystal to gain 2 hit points. Repeat 2.
    | Upgrade: Repeat 3.
  And Ada has "Bank" (upgraded) in play
  And Ada has 9 crystals
  And Ada has 10 hit points
  When Ada uses the Upgrade of "Bank"
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  Then Ada has 16 hit points
  And Ada is not offered to choose yes

Scenario: [CF 12.11] a card lies in one place
  When the text "Deploy: Return a card in your Mining lane from your discard pile to your hand." is read
  Then it is refused
  When the text "Deploy: Destroy a card in your Mining lane in your Attack lane." is read
  Then it is refused
  When the text "Deploy: Put a card in your hand from your discard pile into play." is read
  Then it is refused
  When the text "Deploy: Gain 1 crystal for each card in your hand in your discard pile." is read
  Then it is refused
  When the text "Deploy: Return a Drone in play from your discard pile to your hand." is read
  Then it is refused
  When the text "Deploy: Destroy a discarded card in your Mining lane." is read
  Then it is refused
  When the text "Deploy: Gain 1 crystal for each Boost token on your lanes on your Mining lane." is read
  Then it is refused

Scenario: [CF 12.11] in a hand or a pile nobody controls it
  When the text "Deploy: Gain 1 crystal for each Drone you control in your discard pile." is read
  Then it is refused
  When the text "Deploy: If you control a card in your hand, draw a card." is read
  Then it is refused

Scenario: [CF 12.11] and it is one player's
  When the text "Deploy: Destroy one of target opponent's cards in your Mining lane." is read
  Then it is refused
  When the text "Deploy: Destroy target opponent's card you control." is read
  Then it is refused
  When the text "Deploy: Disable a friendly card in target opponent's Mining lane." is read
  Then it is refused
  When the text "Deploy: If an opponent controls a Drone in your Mining lane, draw a card." is read
  Then it is refused

Scenario: [CF 12.11] one's own cards in a lane of somebody else are none
  Given 3 players
  And a card "Purge": "Deploy: For each lane, destroy each card you control in that lane with power 1 or less."
  And Ada's hand holds "Purge"
  And Ada's Mining lane holds a card of power 1
  And Ben's Mining lane holds a card of power 2
  When Ada plays "Purge" to the Attack lane
  Then Ada's Mining lane is empty
  And Ben's Mining lane has 1 card

Scenario: [CF 13.35] troopers in lanes are so many in all
  Given a card "Levy": "Deploy: Put 3 Basic Troopers into play in your lanes."
  And Ada's hand holds "Levy"
  When Ada plays "Levy" to the Mining lane
  And Ada chooses 1 on the Mining lane and 2 on the Attack lane
  Then Ada's Mining lane holds a Basic Trooper
  And Ada's Attack lane is 2 Basic Troopers
  And Ada's Production lane is empty

Scenario: [CF 13.48] a card goes to one lane, whichever are named
  Given a card "Rout": "Deploy: Shift up to 2 of target opponent's cards to other lanes."
  And a card "A"
  And a card "B"
  And Ada's hand holds "Rout"
  And Ben's Attack lane holds "A" and "B"
  When Ada plays "Rout" to the Attack lane
  And Ada chooses "A" and "B"
  And Ada chooses the Mining lane
  And Ada chooses the Production lane
  Then Ben's Mining lane holds "A"
  And Ben's Production lane holds "B"
  When the text "Deploy: Shift a card to each of your lanes." is read
  Then it is refused
  When the text "Deploy: Put a card from your hand into play in all lanes." is read
  Then it is refused

Scenario: [CF 12.28] so many tokens on each lane, or in all, must be said
  When the text "Deploy: Add 2 Boost tokens to your lanes." is read
  Then it is refused
  When the text "Deploy: Add 2 Boost tokens to each of your lanes." is read
  Then it is accepted
  When the text "Deploy: Add 2 Boost tokens to any of your lanes." is read
  Then it is accepted
