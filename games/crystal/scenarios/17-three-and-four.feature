Feature: Tables of three and four

Background:
  Given a card "Bolt": "Deploy: Deal 2 damage to target opponent."
  And a card "Storm": "Deploy: Deal 2 damage to your opponents."
  And a card "Recoil": "Deploy: Deal 2 damage to yourself. Gain 9 crystals."
  And a card "Earner": "Aftermath: Gain 1 crystal."
  And a card "Backfire": "Aftermath: Deal 2 damage to yourself. Gain 9 crystals."
  And a card "Later": "Deploy: Postpone priority."
  And a card "Grab": "Deploy: Take priority."

Scenario: [CF 5.4, CF 5.5] four players: each is compared with the highest only
  Given 4 players
  And Ada's Attack lane holds a card of power 7
  And Ben's Attack lane holds a card of power 3
  And Cy's Attack lane holds a card of power 5
  When the Attack phase resolves
  Then Ada has 20 hit points
  And Ben has 16 hit points
  And Cy has 18 hit points
  And Dot has 13 hit points

Scenario: [CF 5.6] four players: two at the top, two below
  Given 4 players
  And Ada's Attack lane holds a card of power 2
  And Ben's Attack lane holds a card of power 6
  And Dot's Attack lane holds a card of power 6
  When the Attack phase resolves
  Then Ada has 16 hit points
  And Ben has 20 hit points
  And Cy has 14 hit points
  And Dot has 20 hit points

Scenario: [CF 6.6, CF 7.2] two of four fall in Battle, the others go on
  Given 4 players
  And Cy's Attack lane holds a card of power 6
  And Ada has 6 hit points
  And Ben has 6 hit points
  When the Mining phase resolves
  Then Ada is out
  And Ben is out
  And the game goes on
  And Cy has priority
  And Cy has 7 crystals
  And Dot has 7 crystals and 14 hit points

Scenario: [CF 6.6, CF 9.5] the token passes over a seat that is out
  Given 4 players
  And Ada's hand holds "Bolt"
  And Ben has 2 hit points
  When Ada plays "Bolt" to the Mining lane
  And Ada chooses Ben
  Then Ben is out
  When the next round begins
  Then Cy has priority
  And it is Cy's Deploy

Scenario: [CF 6.6] the token of one who falls skips others who fell with them
  Given 4 players
  And Dot's hand holds "Storm"
  And Dot has priority
  And Ada has 2 hit points
  And Ben has 2 hit points
  And it is Dot's Deploy
  When Dot plays "Storm" to the Mining lane
  Then Ada is out
  And Ben is out
  When the next round begins
  Then Cy has priority

Scenario: [CF 6.6, CF 8.5] who falls in Battle has no Aftermath
  Given 3 players
  And it is the Attack phase
  And Ben's Mining lane holds "Earner" (entered this round)
  And Cy's Mining lane holds "Earner" (entered this round)
  And Ada's Attack lane holds a card of power 4
  And Ben has 4 hit points
  When the Aftermath resolves
  Then Ben is out
  And Cy has 8 crystals

Scenario: [CF 6.7, CF 8.2] what is left of an ability is dropped, the next player's Aftermath is not
  Given 3 players
  And it is the Aftermath
  And Ada's Mining lane holds "Backfire" (entered this round)
  And Ada's Attack lane holds "Earner" (entered this round)
  And Ben's Mining lane holds "Earner" (entered this round)
  And Ada has 2 hit points
  When the Aftermath resolves
  Then Ada is out
  And Ben has 6 crystals
  And Ben has priority

Scenario: [CF 6.7, CF 6.6] who falls in their own slot has no more of it
  Given 3 players
  And Ada's hand holds "Recoil" and "Bolt"
  And Ada has 2 hit points
  When Ada plays "Recoil" to the Mining lane
  Then Ada is out
  And it is Ben's Deploy
  And Ada's hand is empty
  And Ada's Mining lane is empty

Scenario: [CF 6.6, CF 4.8] alternating turns pass over a seat that is out
  Given the edition is alternating
  And 3 players
  And Ada's hand holds "Bolt" and "Earner"
  And Cy's hand holds "Earner"
  And each player has 3 unused production
  And Ben has 2 hit points
  When Ada plays "Bolt" to the Mining lane
  And Ada chooses Ben
  Then Ben is out
  When Ada is done
  Then it is Cy's Deploy
  When Cy plays "Earner" to the Mining lane
  And Cy is done
  Then it is Ada's Deploy

Scenario: [CF 3.6, CF 6.6] who falls in the Draw phase is out before Deploy, and the others draw
  Given the edition is current
  And 3 players
  And it is the Draw
  And Ada has 1 hit point
  And Ben's deck is 2 other cards
  And Cy's deck is 2 other cards
  When Ada draws
  Then Ada is out
  When Ben draws
  And Cy draws
  Then it is Ben's Deploy
  And Cy's hand has 1 card

Scenario: [CF 13.31, CF 13.32] three players: the rest of the slot comes after both others
  Given 3 players
  And Ada's hand holds "Later" and "Earner"
  When Ada plays "Later" to the Mining lane
  Then it is Ben's Deploy
  And Ben has priority
  When Ben passes
  Then it is Cy's Deploy
  When Cy passes
  Then it is Ada's Deploy
  And Ada is offered to play "Earner" to the Mining lane
  When Ada passes
  Then it is the Attack phase

Scenario: [CF 13.31] two postponed slots come in the order of the table, after the third
  Given 3 players
  And Ada's hand holds "Later"
  And Ben's hand holds "Later"
  When Ada plays "Later" to the Mining lane
  And play reaches Ben's Deploy
  And Ben plays "Later" to the Mining lane
  Then it is Cy's Deploy
  When Cy passes
  Then it is Ada's Deploy
  When Ada passes
  Then it is Ben's Deploy
  And Cy has priority

Scenario: [CF 13.31, CF 6.6] a postponed slot of one who is out is not taken up
  Given 3 players
  And Ada's hand holds "Later"
  And Ben's hand holds "Bolt"
  And Ada has 2 hit points
  When Ada plays "Later" to the Mining lane
  And play reaches Ben's Deploy
  And Ben plays "Bolt" to the Mining lane
  And Ben chooses Ada
  Then Ada is out
  When Ben passes
  And Cy passes
  Then it is the Attack phase

Scenario: [CF 13.53, CF 8.2, CF 9.5] the new holder's Aftermath first, then to the left, then the pass
  Given 3 players
  And a card "Sting": "Aftermath: Deal 2 damage to target opponent."
  And Cy's hand holds "Grab"
  And it is Cy's Deploy
  And Ada's Mining lane holds "Sting" (entered this round)
  And Cy's Mining lane holds "Sting" (entered this round)
  And Ada has 2 hit points
  When Cy plays "Grab" to the Attack lane
  Then Cy has priority
  When the Aftermath begins
  And Cy chooses Ada
  Then Ada is out
  When the next round begins
  Then Ben has priority

Scenario: [CF 10.4] four players, two above the target with equal crystals
  Given 4 players
  And each player has 50 crystals
  And Ada has 40 crystals
  And Dot has 47 crystals
  And Ben has 12 hit points
  And Cy has 13 hit points
  When the game runs to its end
  Then Cy wins

Scenario: [CF 10.4] three players, a draw between two of them
  Given 3 players
  And each player has 50 crystals
  And Ada has 49 crystals
  When the game runs to its end
  Then the game is a draw between Ben and Cy

Scenario: [CF 10.6] three players: the first to the left of the holder who passes the test
  Given 3 players
  And the switch priority_wins_first is true
  And Ben has priority
  And Ada has 60 crystals
  And Cy has 50 crystals
  When the game runs to its end
  Then Cy wins

Scenario: [CF 9.6, CF 10.4] the round limit at a table of three, one seat out
  Given 3 players
  And the round is 60
  And Ada's hand holds "Bolt"
  And Ben has 2 hit points and 40 crystals
  And Cy has 19 hit points
  When Ada plays "Bolt" to the Production lane
  And Ada chooses Ben
  And the game runs to its end
  Then Ada wins

Scenario: [CF 12.10] "your opponents" are all of them, in one event
  Given 4 players
  And Ben's hand holds "Storm"
  And it is Ben's Deploy
  When Ben plays "Storm" to the Mining lane
  Then Ada has 18 hit points
  And Ben has 20 hit points
  And Cy has 18 hit points
  And Dot has 18 hit points

Scenario: [CF 12.2, CF 6.6] a seat that is out is no opponent
  Given 3 players
  And a card "Toll": "Deploy: For each opponent, gain 1 crystal."
  And Ada's hand holds "Bolt" and "Toll"
  And Ben has 2 hit points
  When Ada plays "Bolt" to the Mining lane
  And Ada chooses Ben
  Then Ben is out
  When Ada plays "Toll" to the Mining lane
  Then Ada has 6 crystals

Scenario: [CF 6.2, CF 13.47] one event, each shielded player asked once, from the holder to the left
  Given 4 players
  And Cy has priority
  And Cy's Attack lane holds a card of power 3
  And Ada's Attack lane holds 2 Shields
  And Dot's Attack lane holds 2 Shields
  When the Attack phase resolves
  Then Dot is offered to remove 2 Shields
  When Dot removes 1 Shield
  Then Ada is offered to remove 2 Shields
  When Ada removes 2 Shields
  Then Dot has 18 hit points
  And Ada has 19 hit points
  And Ben has 17 hit points

Scenario: [CF 13.26] gambit tokens of a player in the middle hurt nobody else
  Given 3 players
  And Ada's Attack lane holds a card of power 5
  And Ben's Attack lane holds a card of power 3 and 2 gambit tokens
  When the Attack phase resolves
  Then Ben has 16 hit points
  And Cy has 15 hit points

Scenario: [CF 9.2, CF 6.6] a seat that is out is asked about no corruption
  Given 3 players
  And it is the Attack phase
  And Ada's Attack lane holds a card of power 3
  And Ben's Mining lane holds 2 corruption
  And Ben has 3 hit points
  And Cy's Mining lane holds 2 corruption
  When the round ends
  And Cy keeps 1 corruption on the Mining lane
  Then Ben is out
  And Cy's Mining lane has 1 corruption

Scenario: [CF 6.5] who was out before has no part in the draw
  Given 4 players
  And a card "Nova": "Deploy: Each player takes 20 damage."
  And Ada's hand holds "Nova"
  And Cy is out
  When Ada plays "Nova" to the Mining lane
  Then the game is a draw between Ada, Ben and Dot

Scenario: [CF 6.6, CF 12.44] who is out has neither most nor fewest
  Given 4 players
  And a card "Boast" (0/0/0): "Deploy: If you have the most crystals, gain 4 hit points."
  And Ada's hand holds "Boast"
  And Cy is out
  And Ada has 6 crystals
  When Ada plays "Boast" to the Mining lane
  Then Ada has 24 hit points

Scenario: [CF 6.6, CF 12.27] who is out is no opponent in a price
  Given 4 players
  And a card "Cheap" (6 crystals, 0/0/0): "Costs 1 crystal less for each opponent."
  And Ada's hand holds "Cheap"
  And Cy is out
  Then "Cheap" costs Ada 4 crystals and 0 production

Scenario: [CF 13.52] Spread gives each opponent who is in the game as much on the same lanes
  Given 4 players
  And the edition is classic
  And a card "Plague" (0/0/0): "Deploy: Spread 2."
  And Ada's hand holds "Plague"
  And Ada's Mining lane holds 2 corruption
  And Ada's Production lane holds 1 corruption
  And Cy is out
  When Ada plays "Plague" to the Mining lane
  And Ada chooses 1 on the Mining lane and 1 on the Production lane
  Then Ben's Mining lane has 1 corruption
  And Ben's Production lane has 1 corruption
  And Dot's Mining lane has 1 corruption
  And Dot's Production lane has 1 corruption
  And Ada's Mining lane has 1 corruption
  And Ada's Production lane has 0 corruption

Scenario: [CF 13.63] transferred one after another to lanes of different opponents
  Given 4 players
  And the edition is classic
  And a card "Give" (0/0/0): "Deploy: Transfer up to 2 corruption to your opponents' lanes."
  And Ada's hand holds "Give"
  And Ada's Mining lane holds 2 corruption
  And Dot is out
  When Ada plays "Give" to the Production lane
  And Ada chooses 2 on the Mining lane
  And Ada chooses Ben
  And Ada chooses the Attack lane
  And Ada chooses Cy
  And Ada chooses the Mining lane
  Then Ben's Attack lane has 1 corruption
  And Cy's Mining lane has 1 corruption

Scenario: [CF 10.6, CF 6.6] the first in priority order who is still there wins
  Given 4 players
  And the edition is current
  And the switch priority_wins_first is true
  And Ada is out
  And Ben has priority
  And Dot has 99 crystals
  And Cy has 98 crystals
  When the game runs to its end
  Then Cy wins by crystals
