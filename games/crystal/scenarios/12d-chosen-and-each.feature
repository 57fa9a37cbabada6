Feature: Chosen, each of them, all of them

Scenario: [CF 12.10] "an opponent" in a question is at least one of them
  Given 3 players
  And a card "Underdog": "Deploy: If an opponent has more crystals than you, gain 2 crystals."
  And Ada's hand holds "Underdog"
  And Ada has 6 crystals
  And Ben has 2 crystals
  And Cy has 9 crystals
  When Ada plays "Underdog" to the Mining lane
  Then Ada has 8 crystals

Scenario: [CF 12.10] "each opponent" in a question is every one of them
  Given 3 players
  And a card "Underdog": "Deploy: If each opponent has more crystals than you, gain 2 crystals."
  And Ada's hand holds "Underdog"
  And Ada has 6 crystals
  And Ben has 2 crystals
  And Cy has 9 crystals
  When Ada plays "Underdog" to the Mining lane
  Then Ada has 6 crystals

Scenario: [CF 12.10] a target is chosen before anything is asked of it
  Given 3 players
  And a card "Underdog": "Deploy: If target opponent has more crystals than you, gain 2 crystals."
  And Ada's hand holds "Underdog"
  And Ada has 6 crystals
  And Ben has 2 crystals
  And Cy has 9 crystals
  When Ada plays "Underdog" to the Mining lane
  And Ada chooses Cy
  Then Ada has 8 crystals

Scenario: [CF 12.10] and the rest of the sentence is about that player
  Given 3 players
  And a card "Toll": "Deploy: If target opponent has at least 3 crystals, they lose 2 crystals."
  And Ada's hand holds "Toll"
  And Ada has 6 crystals
  And Ben has 2 crystals
  And Cy has 9 crystals
  When Ada plays "Toll" to the Mining lane
  And Ada chooses Cy
  Then Cy has 7 crystals

Scenario: [CF 12.10] "all opponents" have it only if none has less
  Given 3 players
  And a card "Plenty": "Deploy: If all opponents have at least 3 crystals, gain 2 crystals."
  And Ada's hand holds "Plenty"
  And Ben has 2 crystals
  When Ada plays "Plenty" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.10] more Drones than you: each of them must control more
  Given 3 players
  And a card "Outnumbered": "Deploy: If each opponent controls more Drones than you, gain 2 crystals."
  And Ada's hand holds "Outnumbered"
  And Ben's Attack lane holds a Drone card of power 3
  When Ada plays "Outnumbered" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.10] more Drones than an opponent: than one of them
  Given 3 players
  And a card "Outnumber": "Deploy: If you control more Drones than an opponent, gain 2 crystals."
  And Ada's hand holds "Outnumber"
  And Ada's Attack lane holds a Drone card of power 3
  And Ben's Attack lane holds a Drone card of power 3
  When Ada plays "Outnumber" to the Attack lane
  Then Ada has 7 crystals

Scenario: [CF 12.10] more Drones than the opponent who is chosen
  Given 3 players
  And a card "Outnumber": "Deploy: If you control more Drones than target opponent, gain 2 crystals."
  And Ada's hand holds "Outnumber"
  And Ada's Attack lane holds a Drone card of power 3
  And Ben's Attack lane holds a Drone card of power 3
  When Ada plays "Outnumber" to the Attack lane
  And Ada chooses Ben
  Then Ada has 5 crystals

Scenario: [CF 12.10] a Drone in a lane is one in any lane of yours
  Given 3 players
  And a card "Watch": "Deploy: If you control a Drone in a lane, gain 2 crystals."
  And Ada's hand holds "Watch"
  And Ada's Attack lane holds a Drone card of power 3
  When Ada plays "Watch" to the Attack lane
  Then Ada has 7 crystals

Scenario: [CF 12.14] the power of one opponent's lane is enough
  Given 3 players
  And a card "Envy": "Deploy: If the power of an opponent's Mining lane is 5 or more, gain 2 crystals."
  And Ada's hand holds "Envy"
  And Cy's Mining lane holds a card of power 5
  When Ada plays "Envy" to the Attack lane
  Then Ada has 7 crystals

Scenario: [CF 12.10] "each of your lanes" is asked of every lane
  Given 3 players
  And a card "Balance": "Deploy: If each of your lanes has at least 1 boost, gain 2 crystals."
  And Ada's hand holds "Balance"
  And Ada's Mining lane holds 1 boost
  When Ada plays "Balance" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.10] "your opponents control no Drones" fails with one Drone of one of them
  Given 3 players
  And a card "Patrol": "Deploy: If your opponents control no Drones, gain 2 crystals."
  And Ada's hand holds "Patrol"
  And Ben's Mining lane holds a Drone card of power 1
  When Ada plays "Patrol" to the Mining lane
  Then Ada has 5 crystals

Scenario: [CF 12.10] as many crystals as the chosen opponent has
  Given 3 players
  And a card "Mirror": "Deploy: Gain crystals equal to target opponent's crystals."
  And Ada's hand holds "Mirror"
  And Ben has 2 crystals
  And Cy has 9 crystals
  When Ada plays "Mirror" to the Mining lane
  And Ada chooses Cy
  Then Ada has 14 crystals

Scenario: [CF 12.10] whose crystals they are is asked after the yes
  Given 3 players
  And a card "Mirror": "Deploy: You may pay 1 crystal to gain crystals equal to an opponent's crystals."
  And Ada's hand holds "Mirror"
  And Ben has 2 crystals
  And Cy has 9 crystals
  When Ada plays "Mirror" to the Mining lane
  And Ada chooses yes
  And Ada chooses Ben
  Then Ada has 6 crystals

Scenario: [CF 12.14] the power of the chosen opponent's lane
  Given a card "Envy": "Deploy: Gain crystals equal to the power of target opponent's Mining lane."
  And Ada's hand holds "Envy"
  And Ben's Mining lane holds a card of power 5
  When Ada plays "Envy" to the Attack lane
  Then Ada has 12 crystals

Scenario: [CF 12.10] half of each opponent's crystals is another number for each
  Given 3 players
  And a card "Levy": "Deploy: Steal half of each opponent's crystals, rounded up."
  And Ada's hand holds "Levy"
  And Ada has 0 crystals
  And Ben has 3 crystals
  And Cy has 9 crystals
  When Ada plays "Levy" to the Mining lane
  Then Ada has 7 crystals
  And Ben has 1 crystal

Scenario: [CF 12.10] half of the chosen opponent's crystals comes from that opponent
  Given 3 players
  And a card "Heist": "Deploy: Steal half of target opponent's crystals, rounded up."
  And Ada's hand holds "Heist"
  And Ada has 0 crystals
  And Ben has 3 crystals
  And Cy has 9 crystals
  When Ada plays "Heist" to the Mining lane
  And Ada chooses Cy
  Then Ada has 5 crystals
  And Cy has 4 crystals

Scenario: [CF 12.10] so many of the chosen opponent's crystals
  Given 3 players
  And a card "Heist": "Deploy: Steal 2 of target opponent's crystals."
  And Ada's hand holds "Heist"
  And Ada has 0 crystals
  And Ben has 3 crystals
  And Cy has 9 crystals
  When Ada plays "Heist" to the Mining lane
  And Ada chooses Cy
  Then Ada has 2 crystals
  And Cy has 7 crystals

Scenario: [CF 12.14] tokens are counted on the lanes of the player who is chosen
  Given 3 players
  And a card "Census": "Deploy: Gain 1 crystal for each Corruption token on target opponent's lanes."
  And Ada's hand holds "Census"
  And Cy's Mining lane holds 2 corruption
  When Ada plays "Census" to the Attack lane
  And Ada chooses Cy
  Then Ada has 7 crystals

Scenario: [CF 12.14] or on the lanes of all opponents together
  Given 3 players
  And a card "Census": "Deploy: Gain 1 crystal for each Corruption token on your opponents' lanes."
  And Ada's hand holds "Census"
  And Cy's Mining lane holds 2 corruption
  And Ben's Mining lane holds 1 corruption
  And Ada's Mining lane holds 4 corruption
  When Ada plays "Census" to the Attack lane
  Then Ada has 8 crystals

Scenario: [CF 12.14] cards are counted in one player's lane
  Given 3 players
  And a card "Census": "Deploy: Gain 1 crystal for each card in target opponent's Mining lane."
  And Ada's hand holds "Census"
  And Ben's Mining lane holds a card of power 5
  And Cy's Mining lane holds 2 cards of power 5
  When Ada plays "Census" to the Attack lane
  And Ada chooses Cy
  Then Ada has 7 crystals

Scenario: [CF 12.14] and in one player's hand
  Given 3 players
  And a card "Census": "Deploy: Gain 1 crystal for each card in target opponent's hand."
  And Ada's hand holds "Census"
  And Ben's hand holds 3 other cards
  And Cy's hand holds 2 other cards
  When Ada plays "Census" to the Attack lane
  And Ada chooses Cy
  Then Ada has 7 crystals

Scenario: [CF 12.14] one of your lanes is chosen before its cards are counted
  Given 3 players
  And a card "Census": "Deploy: Gain 1 crystal for each card in one of your lanes."
  And Ada's hand holds "Census"
  And Ada's Production lane holds 2 cards of power 1
  And Ada's Mining lane holds 3 cards of power 1
  When Ada plays "Census" to the Attack lane
  And Ada chooses the Production lane
  Then Ada has 7 crystals

Scenario: [CF 12.10] the opponent who is chosen may buy it off, and nobody else
  Given 3 players
  And a card "Bribe": "Deploy: Gain 2 crystals unless target opponent pays 1 crystal."
  And Ada's hand holds "Bribe"
  When Ada plays "Bribe" to the Attack lane
  And Ada chooses Cy
  And Cy chooses yes
  Then Ada has 5 crystals
  And Cy has 4 crystals
