Feature: Corruption at a table of four, reallocated lanes, and who falls with whom

Background:
  Given 4 players
  And the edition is current
  And each player has 10 crystals and 9 unused production
  And a card "Fill" (1/1/1)

Scenario: [CF 13.52] each of three opponents gets each lane's number
  Given a card "Spr" (0/0/0): "Deploy: Spread 3."
  Given Ada's Attack lane holds 2 corruption
  And Ada's Mining lane holds 2 corruption
  And Ada's hand holds "Spr"
  When Ada plays "Spr" to the Production lane
  And Ada chooses 1 on the Mining lane and 2 on the Attack lane
  Then Ada's Mining lane has 1 corruption
  And Ben's Attack lane has 2 corruption
  And Cy's Mining lane has 1 corruption
  And Dot's Attack lane has 2 corruption

Scenario: [CF 13.52, CF 6.6] who is out gets none
  Given a card "Spr" (0/0/0): "Deploy: Spread 3."
  And Ada's Attack lane holds 2 corruption
  And Ada's hand holds "Spr" and "Zap"
  And a card "Zap" (0/0/0): "Deploy: Target opponent loses 30 hit points."
  When Ada plays "Zap" to the Production lane
  And Ada chooses Cy
  And Ada plays "Spr" to the Production lane
  And Ada chooses 2 on the Attack lane
  Then Ben's Attack lane has 2 corruption
  And Dot's Attack lane has 2 corruption

Scenario: [CF 13.52, CF 13.9] removals and additions are heard, each lane of each
  Given a card "Spr" (0/0/0): "Deploy: Spread 3."
  Given a card "Rem" (permanent): "When a corruption token is removed, gain 1 crystal."
  And a card "Add" (permanent): "When a corruption token is added to a lane, gain 1 crystal."
  And Ben has "Rem" in play
  And Cy has "Add" in play
  And Ada's Attack lane holds 2 corruption
  And Ada's Mining lane holds 1 corruption
  And Ada's hand holds "Spr"
  When Ada plays "Spr" to the Production lane
  And Ada chooses 1 on the Mining lane and 2 on the Attack lane
  Then Ben has 12 crystals
  And Cy has 16 crystals

Scenario: [CF 13.63] transfer: each token to an opponent's lane of choice
  Given a card "Tra" (0/0/0): "Deploy: Transfer up to 3 corruption to your opponents' lanes."
  Given Ada's Attack lane holds 2 corruption
  And Ada's Mining lane holds 1 corruption
  And Ada's hand holds "Tra"
  When Ada plays "Tra" to the Production lane
  And Ada chooses 1 on the Mining lane and 1 on the Attack lane
  And Ada chooses Cy
  And Ada chooses the Mining lane
  And Ada chooses Dot
  And Ada chooses the Production lane
  Then Cy's Mining lane has 1 corruption
  And Dot's Production lane has 1 corruption
  And Ada's Attack lane has 1 corruption

Scenario: [CF 13.63] transfer to each opponent's Mining lane
  Given a card "T2" (0/0/0): "Deploy: Transfer 2 corruption to target opponent's Attack lane."
  And Ada's Mining lane holds 3 corruption
  And Ada's hand holds "T2"
  When Ada plays "T2" to the Production lane
  And Ada chooses Dot
  Then Dot's Attack lane has 2 corruption
  And Ada's Mining lane has 1 corruption

Scenario: [CF 13.63] transfer without up to: as many as there are
  Given a card "T2" (0/0/0): "Deploy: Transfer 3 corruption to your opponents' lanes."
  And Ada's Mining lane holds 1 corruption
  And Ada's hand holds "T2"
  When Ada plays "T2" to the Production lane
  And Ada chooses Dot
  And Ada chooses the Attack lane
  Then Dot's Attack lane has 1 corruption
  And Ada's Mining lane has 0 corruption

Scenario: [CF 13.11] gain and spend corruption as lane tokens
  Given a card "G" (0/0/0): "Deploy: Gain 2 corruption."
  And a card "S" (0/0/0): "Deploy: You may spend 2 corruption to draw a card."
  And Ada's deck is 3 other cards
  And Ada's hand holds "G" and "S"
  When Ada plays "G" to the Mining lane
  And Ada chooses 1 on the Mining lane and 1 on the Attack lane
  And Ada plays "S" to the Mining lane
  And Ada chooses yes
  Then Ada's Mining lane has 0 corruption
  And Ada's Attack lane has 0 corruption
  And Ada's hand has 1 card

Scenario: [CF 13.11] spending with too few is not asked
  Given a card "S" (0/0/0): "Deploy: You may spend 2 corruption to draw a card."
  And Ada's Mining lane holds 1 corruption
  And Ben's Mining lane holds 5 corruption
  And Ada's hand holds "S"
  When Ada plays "S" to the Mining lane
  Then Ada is not offered to choose yes
  And Ada's Mining lane has 1 corruption

Scenario: [CF 13.12] as a counter: gained, read, spent, kept
  Given the edition is alternating
  And a card "G" (0/0/0): "Deploy: Gain 2 corruption."
  And a card "S" (0/0/0):
    | Aftermath: If you have at least 2 corruption, gain 1 hit point.
    | Aftermath: You may spend 1 corruption to gain 3 hit points.
  And Ada's hand holds "G"
  And Ada's Mining lane holds "S" (entered this round)
  When Ada plays "G" to the Mining lane
  Then Ada has 2 corruption
  And Ada's mining is 3
  When the Aftermath resolves
  And Ada chooses yes
  Then Ada has 24 hit points
  When the next round begins
  Then Ada has 1 corruption

Scenario: [CF 13.12] as a counter: all three opponents gain
  Given the edition is alternating
  And a card "G" (0/0/0): "Deploy: Each opponent gains 2 corruption. If an opponent has at least 3 corruption, gain 1 crystal."
  And Cy has 1 corruption
  And Ada's hand holds "G"
  When Ada plays "G" to the Mining lane
  Then Ben has 2 corruption
  And Cy has 3 corruption
  And Ada has 11 crystals

Scenario: [CF 15.5] lane words with counters are refused
  Given the edition is alternating
  When the text "Deploy: Spread 2." is read
  Then it is refused
  When the text "Deploy: Add 1 corruption to each opponent's Mining lane." is read
  Then it is refused

Scenario: [CF 13.37, CF 13.13] reallocate with the floor at the base
  Given the switch corruption_floor is "base"
  And a card "Re" (0/0/0): "Deploy: Reallocate your Mining lane."
  And Ada's hand holds "Re"
  And Ada has 0 unused production
  And Ada's Mining lane holds "Fill" and 6 corruption
  When Ada plays "Re" to the Attack lane
  Then Ada has 3 unused production
  And Ada's mining is 0

Scenario: [CF 13.37] reallocate with the floor at zero
  Given a card "Re" (0/0/0): "Deploy: Reallocate your Mining lane."
  And Ada's hand holds "Re"
  And Ada has 0 unused production
  And Ada's Mining lane holds "Fill" and 6 corruption
  When Ada plays "Re" to the Attack lane
  Then Ada has 0 unused production

Scenario: [CF 13.37] what entered this round counts not
  Given a card "Re" (0/0/0): "Deploy: Reallocate your Mining lane."
  And Ada's hand holds "Re" and "Fill"
  And Ada has 1 unused production
  And Ada's Mining lane holds "Fill" and 1 boost
  When Ada plays "Fill" to the Mining lane
  And Ada plays "Re" to the Attack lane
  Then Ada has 6 unused production

Scenario: [CF 13.38, CF 5.4] attack reallocated reads 0 whatever comes
  Given a card "Re" (0/0/0): "Deploy: Reallocate your Attack lane."
  And a card "Tank" (5/5/5)
  And Ada's hand holds "Re" and "Tank"
  And Ada's Attack lane holds 2 "Tank"
  And Ben's Attack lane holds "Fill"
  When Ada plays "Re" to the Mining lane
  And Ada plays "Tank" to the Attack lane
  And Ada passes
  And the Battle resolves
  Then Ada has 19 hit points

Scenario: [CF 13.38] once a lane a round
  Given a card "Re" (0/0/0): "Deploy: You may reallocate your Attack lane."
  And Ada's hand holds "Re" and "Re"
  And Ada has 0 unused production
  And Ada's Attack lane holds "Fill" and "Fill"
  When Ada plays "Re" to the Mining lane
  And Ada chooses yes
  Then Ada has 2 unused production
  When Ada plays "Re" to the Mining lane
  Then Ada is not offered to choose yes
  And Ada has 2 unused production

Scenario: [CF 3.6, CF 6.1] each player draws 2 from decks too small: two fall, one after another
  Given a card "Dr" (0/0/0): "Deploy: Each player draws 2 cards."
  And Ada's hand holds "Dr"
  And Ada's deck is 5 other cards
  And Ben's deck is 1 other card
  And Ben has 1 hit point
  And Cy has 2 hit points
  And Dot's deck is 5 other cards
  When Ada plays "Dr" to the Mining lane
  Then Ben is out
  And Cy is out
  And Dot's hand has 2 cards
  And Ada's hand has 2 cards

Scenario: [CF 6.4, CF 3.6] the last one standing among drawers wins before their own draws
  Given a card "Dr" (0/0/0): "Deploy: Each player draws 2 cards."
  And Ada's hand holds "Dr"
  And Ada has 2 hit points
  And Ben has 2 hit points
  And Cy has 2 hit points
  And Dot has 2 hit points
  When Ada plays "Dr" to the Mining lane
  Then Ada wins

Scenario: [CF 6.5, CF 6.8] all lose hit points together and fall together
  Given a card "Dr" (0/0/0): "Deploy: Each player loses 3 hit points."
  And Ada's hand holds "Dr"
  And each player has 2 hit points
  When Ada plays "Dr" to the Mining lane
  Then the game is a draw between Ada, Ben, Cy and Dot

Scenario: [CF 6.5, CF 13.14] all take damage together, one prevents
  Given a card "Dr" (0/0/0): "Deploy: Each player takes 3 damage."
  And Ada's hand holds "Dr"
  And each player has 2 hit points
  And Cy has 2 prevention
  When Ada plays "Dr" to the Mining lane
  Then Cy wins

Scenario: [CF 13.47, CF 6.2] two with Shields in one event, priority holder first
  Given a card "Dr" (0/0/0): "Deploy: Each player takes 3 damage."
  And Ada's hand holds "Dr"
  And Cy's Attack lane holds 2 Shields
  And Ada's Attack lane holds 3 Shields
  When Ada plays "Dr" to the Mining lane
  And Ada removes 3 Shields
  And Cy removes 1 Shields
  Then Ada has 20 hit points
  And Cy has 18 hit points
  And Ben has 17 hit points

Scenario: [CF 9.2] who keeps corruption: priority holder first, lane by lane
  Given Ben has priority
  And Ada's Mining lane holds 2 corruption
  And Ben's Attack lane holds 3 corruption
  And it is the Regroup
  When the Regroup resolves
  And Ben keeps 2 corruption on the Attack lane
  And Ada keeps 1 corruption on the Mining lane
  Then Ben's Attack lane has 2 corruption
  And Ada's Mining lane has 1 corruption

Scenario: [CF 9.3] paid at the start instead
  Given the switch corruption_removal is "pay-at-start"
  And Ada's Mining lane holds 4 corruption
  And Ada has 0 crystals
  And it is the Income
  And Ada's Production lane holds "Fill"
  When the next round begins
  Then Ada's Mining lane has 4 corruption

Scenario: [CF 5.3] a mining lane far below zero yields nothing and loses nothing
  Given Ada's Mining lane holds "Fill" and 9 corruption
  And it is the Income
  When the Income resolves
  Then Ada has 10 crystals
  And Ada's Mining lane has 9 corruption
