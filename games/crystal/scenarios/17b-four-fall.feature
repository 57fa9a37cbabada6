Feature: At a table of four somebody falls
  # In every phase: who is out has nothing more, the others go on.

Background:
  Given 4 players
  And the edition is current
  And a card "Earner" (0/0/0): "Aftermath: Gain 1 crystal."
  And a card "Blast" (0/0/0): "Deploy: Deal 5 damage to target opponent."
  And a card "Storm" (0/0/0): "Deploy: Deal 5 damage to each opponent. Gain 2 crystals."
  And a card "Quake" (0/0/0): "Deploy: Each player takes 5 damage. Gain 2 crystals."
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And each player has 5 crystals

Scenario: [CF 2.3, CF 6.6] who falls at the start of the round has no abilities of theirs, the next has
  Given a card "Fuse" (0/0/0): "Start of next round: Each opponent loses 2 hit points."
  And a card "Glow" (0/0/0): "Start of next round: Gain 7 crystals."
  And Ada's hand holds "Fuse"
  And Cy's hand holds "Glow"
  And Dot's hand holds "Glow"
  And Dot has priority
  And it is Ada's Deploy
  And Cy has 2 hit points
  When Ada plays "Fuse" to the Mining lane
  And play reaches Cy's Deploy
  And Cy plays "Glow" to the Mining lane
  And the next round begins
  Then Cy is out
  And it is Ada's Deploy

Scenario: [CF 2.3, CF 6.6] the holder falls at the start by their own card, the others go on
  Given a card "Fuse" (0/0/0): "Start of next round: Lose 2 hit points."
  And a card "Glow" (0/0/0): "Start of next round: Gain 7 crystals."
  And Ben's hand holds "Fuse"
  And Cy's hand holds "Glow"
  And Ben has 2 hit points
  And the switch base_mining is 0
  When play reaches Ben's Deploy
  And Ben plays "Fuse" to the Mining lane
  And play reaches Cy's Deploy
  And Cy plays "Glow" to the Mining lane
  And the next round begins
  Then Ben is out
  And Cy has 12 crystals
  And Cy has priority
  And it is Cy's Deploy

Scenario: [CF 3.6, CF 6.1, CF 6.8] who falls while drawing draws no more, and the others draw
  Given a card "Flood" (0/0/0): "Deploy: Each player draws 2 cards."
  And Ada's hand holds "Flood"
  And Ben has 1 hit point
  And Ada's deck is 5 other cards
  And Cy's deck is 5 other cards
  And Dot's deck is 5 other cards
  When Ada plays "Flood" to the Mining lane
  Then Ben is out
  And Ada's hand has 2 cards
  And Cy's hand has 2 cards
  And Dot's hand has 2 cards
  And it is Ada's Deploy

Scenario: [CF 3.6, CF 6.7] who draws first and falls by it ends what is theirs
  Given a card "Flood" (0/0/0): "Deploy: Each player draws 2 cards. Gain 5 crystals."
  And Ada's hand holds "Flood"
  And Ada has 1 hit point
  And Ben's deck is 5 other cards
  And Cy's deck is 5 other cards
  And Dot's deck is 5 other cards
  When Ada plays "Flood" to the Mining lane
  Then Ada is out
  And it is Ben's Deploy

Scenario: [CF 6.2, CF 6.6] two fall in one event in Deploy, the slot goes on and the fourth has theirs
  Given Ada's hand holds "Storm" and "Earner"
  And Ben has 5 hit points
  And Cy has 3 hit points
  When Ada plays "Storm" to the Mining lane
  Then Ben is out
  And Cy is out
  And Ada has 7 crystals
  And Dot has 15 hit points
  When Ada passes
  Then it is Dot's Deploy

Scenario: [CF 6.5] all four fall in one event
  Given a card "Nova": "Deploy: Each player takes 20 damage."
  And Ada's hand holds "Nova"
  When Ada plays "Nova" to the Mining lane
  Then the game is a draw between Ada, Ben, Cy and Dot

Scenario: [CF 6.7] the dealer falls by their own event: the rest is not done, the others took it
  Given Ada's hand holds "Quake"
  And Ada has 5 hit points
  When Ada plays "Quake" to the Mining lane
  Then Ada is out
  And Ben has 15 hit points
  And Dot has 15 hit points
  And it is Ben's Deploy
  And Ben has priority

Scenario: [CF 6.6, CF 4.12] a holder who falls in their slot: the order of Deploy stands, Aftermath begins with the next
  Given Ada has 5 hit points
  And Ada's hand holds "Quake"
  And Dot's Mining lane holds "Earner" (entered this round)
  When Ada plays "Quake" to the Mining lane
  And play reaches Dot's Deploy
  Then Ben has priority
  When the next round begins
  Then Cy has priority
  And it is Cy's Deploy

Scenario: [CF 6.2, CF 13.34, CF 13.47] prevention before shields, each of three
  Given Ada's Attack lane holds a card of power 5
  And Ben has 2 prevention
  And Ben's Attack lane holds 4 Shields
  And Cy has 9 prevention
  And Cy's Attack lane holds 4 Shields
  And Dot's Attack lane holds 1 Shield
  When the Attack phase resolves
  Then Ben is offered to remove 3 Shields
  And Ben is not offered to remove 4 Shields
  When Ben removes 3 Shields
  And Dot removes no Shields
  Then Ben has 20 hit points
  And Cy has 20 hit points
  And Cy has 4 prevention
  And Dot has 15 hit points

Scenario: [CF 6.2, CF 13.47] shields in an event of an ability: from the holder on, not from who dealt it
  Given Cy has priority
  And it is Ada's Deploy
  And Ada's hand holds "Storm"
  And Ben's Attack lane holds 1 Shield
  And Cy's Attack lane holds 1 Shield
  And Dot's Attack lane holds 1 Shield
  When Ada plays "Storm" to the Mining lane
  Then Cy is offered to remove 1 Shield
  When Cy removes 1 Shield
  And Dot removes no Shields
  And Ben removes 1 Shield
  Then Ben has 16 hit points
  And Cy has 16 hit points
  And Dot has 15 hit points

Scenario: [CF 6.6, CF 13.47] shields of one who fell are not asked about
  Given Ada's hand holds "Storm" and "Storm"
  And Ben has 4 hit points
  And Ben's Attack lane holds 1 Shield
  When Ada plays "Storm" to the Mining lane
  And Ben removes no Shields
  Then Ben is out
  When Ada plays "Storm" to the Mining lane
  Then Cy has 10 hit points

Scenario: [CF 13.26] gambit tokens of all the highest and one's own
  Given Ada's Attack lane holds a card of power 5 and 2 gambit tokens
  And Dot's Attack lane holds a card of power 5 and 1 gambit token
  And Ben's Attack lane holds a card of power 3 and 1 gambit token
  When the Attack phase resolves
  Then Ben has 14 hit points
  And Cy has 12 hit points
  And Ada has 20 hit points

Scenario: [CF 13.27] no gambit where all are equal
  Given Ada's Attack lane holds 2 gambit tokens
  When the Attack phase resolves
  Then each player has 20 hit points

Scenario: [CF 13.38, CF 5.4] a reallocated Attack lane of three
  Given a card "Stand Down" (0/3/0): "Deploy: Reallocate your Attack lane."
  And Ada's hand holds "Stand Down"
  And Ben's Attack lane holds a card of power 3
  And Cy's Attack lane holds a card of power 1
  And Ada's Attack lane holds a card of power 4
  When Ada plays "Stand Down" to the Attack lane
  Then Ada's attack is 0
  When the Attack phase resolves
  Then Ada has 17 hit points
  And Cy has 18 hit points
  And Dot has 17 hit points

Scenario: [CF 6.6, CF 7.4, CF 10.2] crystals of one who fell in Battle do not win
  Given the edition is classic
  And Cy has 99 crystals
  And Cy has 3 hit points
  And Ada's Attack lane holds a card of power 3
  When the Mining phase resolves
  Then Cy is out
  And the game goes on

Scenario: [CF 6.6, CF 13.14] nothing is stolen from one who fell
  Given a card "Raid" (0/0/0): "Deploy: Deal 5 damage to target opponent. Steal 2 crystals from them."
  And Ada's hand holds "Raid"
  And Ben has 5 hit points
  When Ada plays "Raid" to the Mining lane
  And Ada chooses Ben
  Then Ben is out
  And Ada has 5 crystals

Scenario: [CF 6.6] what a fallen player's permanent said of prices ends with them
  Given a card "Tax" (permanent): "Your opponents' cards cost 2 crystals more."
  And a card "Thing" (1 crystal, 0/0/0)
  And Ben has "Tax" in play
  And Ben has 5 hit points
  And Ada's hand holds "Blast" and "Thing"
  Then "Thing" costs Ada 3 crystals and 0 production
  When Ada plays "Blast" to the Mining lane
  And Ada chooses Ben
  Then Ben is out
  And "Thing" costs Ada 1 crystal and 0 production

Scenario: [CF 6.7, CF 12.2] for each opponent, one of whom falls in its turn
  Given a card "Round" (0/0/0): "Deploy: For each opponent, you may deal 5 damage to them. If you do, gain 1 crystal."
  And Ada's hand holds "Round"
  And Cy has 5 hit points
  When Ada plays "Round" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  Then Cy is out
  And Ada has 8 crystals
  And Dot has 15 hit points

Scenario: [CF 6.1, CF 6.7] each opponent does two things, one of them falls by the first
  Given a card "Squeeze" (0/0/0): "Deploy: Each opponent loses 5 hit points and loses 1 crystal."
  And Ada's hand holds "Squeeze"
  And Cy has 5 hit points
  When Ada plays "Squeeze" to the Mining lane
  Then Cy is out
  And Ben has 4 crystals
  And Dot has 4 crystals

Scenario: [CF 6.7, CF 13.9] an answer to a destruction kills the next who would answer
  Given a card "Trap" (permanent): "When a Drone is destroyed, each opponent loses 2 hit points."
  And a card "Cheer" (permanent): "When a Drone is destroyed, gain 1 crystal."
  And a card "Raze" (0/0/0): "Deploy: Destroy a Drone. Gain 3 crystals."
  And Ben has "Trap" in play
  And Cy has "Cheer" in play
  And Dot has "Cheer" in play
  And Cy has 2 hit points
  And Dot's Mining lane holds a Drone card of power 0
  And Ada's hand holds "Raze"
  When Ada plays "Raze" to the Mining lane
  Then Cy is out
  And Dot has 6 crystals
  And Ada has 8 crystals

Scenario: [CF 6.6, CF 8.2] Aftermath passes over who fell in it, from the holder to the left
  Given a card "Backfire" (0/0/0): "Aftermath: Deal 5 damage to target opponent."
  And Cy has priority
  And it is the Aftermath
  And Dot's Mining lane holds "Backfire" (entered this round)
  And Ada's Mining lane holds "Earner" (entered this round)
  And Ben's Mining lane holds "Earner" (entered this round)
  And Ada has 5 hit points
  When the Aftermath resolves
  And Dot chooses Ada
  Then Ada is out
  And Ben has 6 crystals

Scenario: [CF 6.6, CF 9.2] the token moves in Regroup before corruption is asked about
  Given the edition is classic
  And a card "Grim" (0/0/0): "Regroup: Each opponent loses 2 hit points."
  And it is the Regroup
  And Dot's Mining lane holds "Grim" (entered this round)
  And Ada has 2 hit points
  And Ben's Mining lane holds 1 corruption
  And Cy's Mining lane holds 2 corruption
  When the Regroup resolves
  And Ben keeps 1 corruption on the Mining lane
  And Cy keeps 1 corruption on the Mining lane
  Then Ada is out
  And Ben has priority

Scenario: [CF 6.4] the last but one falls in the middle of Battle abilities: no comparison follows
  Given a card "Spike" (0/0/0): "Battle: Each opponent loses 5 hit points."
  And Ada's Mining lane holds "Spike" (entered this round)
  And Ada has 3 hit points
  And Ben has 5 hit points
  And Cy has 5 hit points
  And Dot has 5 hit points
  And Ben's Attack lane holds a card of power 9
  When the game runs to its end
  Then Ada wins by elimination

Scenario: [CF 6.7, CF 5.1] one who falls before their turn of Battle has none
  Given a card "Spike" (0/0/0): "Battle: Deal 5 damage to target opponent."
  And Ada's Mining lane holds "Spike" (entered this round)
  And Ben's Mining lane holds "Spike" (entered this round)
  And Cy's Mining lane holds "Spike" (entered this round)
  And Ben has 5 hit points
  When the Battle resolves
  And Ada chooses Ben
  And Cy chooses Ada
  Then Ben is out
  And Ada has 15 hit points
  And Dot has 20 hit points

Scenario: [CF 6.6, CF 7.1] Operations of the one to fall come too late
  Given a card "Spike" (0/0/0): "Operations: Deal 5 damage to target opponent."
  And it is the Income
  And Cy has priority
  And Cy's Mining lane holds "Spike" (entered this round)
  And Ada's Mining lane holds "Spike" (entered this round)
  And Ada has 5 hit points
  When the Income resolves
  And Cy chooses Ada
  Then Ada is out
  And Dot has 20 hit points
