Feature: Who falls in the middle of things
  # What the others do and answer is theirs.

Background:
  Given 4 players
  And the edition is current
  And a card "Fill" (0/0/0)
  And each player has 5 crystals
  And each player's deck is 9 other cards

Scenario: [CF 6.7, CF 4.11] a card that Ada made Ben play ends Ada, and goes on
  Given a card "Force" (0/0/0): "Deploy: Target opponent plays a card from their hand. Gain 9 crystals."
  And a card "Revenge" (0/0/0): "Deploy: Deal 5 damage to each opponent. Gain 4 crystals."
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And Cy's Mining lane holds "Toll" (entered this round)
  And Dot's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Force"
  And Ben's hand holds "Revenge"
  And Ada has 5 hit points
  When Ada plays "Force" to the Mining lane
  And Ada chooses Ben
  And Ben chooses the Mining lane
  Then Ada is out
  And Ben has 9 crystals
  And Cy has 7 crystals
  And Dot has 7 crystals
  And it is Ben's Deploy

Scenario: [CF 6.6, CF 13.9] no token is added to the lanes of one who is out
  Given a card "Curse" (0/0/0): "Deploy: For each opponent, deal 5 damage to them; add a Boost token to their Mining lane."
  And a card "Tally" (permanent): "When a Boost token is added to an opponent's lane, gain 1 crystal."
  And Ada's hand holds "Curse"
  And Dot has "Tally" in play
  And Cy has 5 hit points
  When Ada plays "Curse" to the Mining lane
  Then Cy is out
  And Dot has 6 crystals
  And Cy's Mining lane has 0 boosts

Scenario: [CF 6.6] what a fallen player said for the round lasts
  Given a card "Ban" (0/0/0): "Deploy: Your opponents cannot draw cards this turn."
  And a card "Deep" (0/0/0): "Deploy: Draw a card. Deal 5 damage to target opponent. Draw a card."
  And Ada's hand holds "Ban"
  And Ben's hand holds "Deep"
  And Ada has 5 hit points
  When Ada plays "Ban" to the Mining lane
  And play reaches Ben's Deploy
  And Ben plays "Deep" to the Mining lane
  And Ben chooses Ada
  Then Ada is out
  And Ben's hand is empty

Scenario: [CF 6.6, CF 12.19] what a fallen player's permanent forbade is allowed
  Given a card "Wall" (permanent): "Your opponents cannot draw cards."
  And a card "Deep" (0/0/0): "Deploy: Draw a card. Deal 5 damage to target opponent. Draw a card."
  And Ada has "Wall" in play
  And Ben's hand holds "Deep"
  And Ada has 5 hit points
  When play reaches Ben's Deploy
  And Ben plays "Deep" to the Mining lane
  And Ben chooses Ada
  Then Ada is out
  And Ben's hand has 1 card

Scenario: [CF 8.6, CF 8.2] what enters in a later player's Aftermath is resolved by its player
  Given a card "Herald" (0/0/0): "Aftermath: Each opponent puts a card from their hand into play."
  And a card "End" (0/0/0): "Aftermath: Gain 1 hit point."
  And it is the Aftermath
  And Cy's Mining lane holds "Herald" (entered this round)
  And Ada's hand holds "End"
  And Dot's hand holds "End"
  When the Aftermath resolves
  And Dot chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ada has 21 hit points
  And Dot has 21 hit points

Scenario: [CF 6.4, CF 3.6] the game is over when all but one fall in the Draw phase
  Given it is the Draw
  And Ada's deck is empty
  And Ben's deck is empty
  And Cy's deck is empty
  And Ada has 1 hit point
  And Ben has 1 hit point
  And Cy has 1 hit point
  When Ada draws
  And Ben draws
  And Cy draws
  Then Dot wins by elimination

Scenario: [CF 6.7, CF 12.34] each is asked to pay or falls, one after another
  Given a card "Levy" (0/0/0): "Deploy: Deal 5 damage to each opponent unless they pay 3 crystals."
  And Ada's hand holds "Levy"
  And Ben has 2 crystals
  And Ben has 5 hit points
  And Cy has 5 hit points
  When Ada plays "Levy" to the Mining lane
  And Cy chooses yes
  And Dot chooses no
  Then Ben is out
  And Cy has 2 crystals
  And Cy has 5 hit points
  And Dot has 15 hit points

Scenario: [CF 6.7] you fall in the middle of "for each opponent"
  Given a card "Feud" (0/0/0): "Deploy: For each opponent, deal 5 damage to them; lose 5 hit points."
  And Ada's hand holds "Feud"
  And Ada has 10 hit points
  When Ada plays "Feud" to the Mining lane
  Then Ada is out
  And Ben has 15 hit points
  And Cy has 15 hit points
  And Dot has 20 hit points
  And it is Ben's Deploy

Scenario: [CF 6.7, CF 13.9] the player of the destroyed card falls before its own answer
  Given a card "Fang" (0/0/0): "When a Drone is destroyed, deal 5 damage to target opponent."
  And a card "Bee" (Drone, 0/0/0): "When this card is destroyed, gain 4 crystals."
  And a card "Raze" (0/0/0): "Deploy: Destroy a Drone. Gain 1 crystal."
  And Ada's hand holds "Raze"
  And Ada's Mining lane holds "Fang" (entered this round)
  And Cy's Mining lane holds "Bee"
  And Cy has 5 hit points
  When Ada plays "Raze" to the Mining lane
  And Ada chooses Cy
  Then Cy is out
  And Ada has 6 crystals
  And it is Ada's Deploy

Scenario: [CF 6.6, CF 4.8] alternating: who falls by what answers the entering is passed over
  Given the edition is alternating
  And a card "Net" (0/0/0): "When a card enters play, deal 5 damage to target opponent."
  And Ben's Mining lane holds "Net" (entered this round)
  And Ada's hand holds "Fill"
  And Ada has 5 hit points
  When Ada plays "Fill" to the Mining lane
  And Ben chooses Ada
  Then Ada is out
  And it is Ben's Deploy

Scenario: [CF 6.7, CF 13.9, CF 4.5] an answer to the entering kills the player, and those who answer the playing are heard
  Given a card "Net" (0/0/0): "When a card enters play, deal 5 damage to target opponent."
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And a card "Dig" (0/0/0): "Deploy: Gain 5 crystals."
  And Ben's Mining lane holds "Net" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Dig"
  And Ada has 5 hit points
  When Ada plays "Dig" to the Mining lane
  And Ben chooses Ada
  Then Ada is out
  And Cy has 6 crystals
  And it is Ben's Deploy

Scenario: [CF 6.7, CF 13.9, CF 4.5] the same where an ability plays the card
  Given a card "Net" (0/0/0): "When a card enters play, deal 5 damage to target opponent."
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And a card "Caller" (permanent): "Cooldown: Play a card from your hand."
  And Ada has "Caller" in play
  And Ben's Mining lane holds "Net" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Fill"
  And Ada has 5 hit points
  When Ada uses "Caller"
  And Ada chooses the Mining lane
  And Ben chooses Ada
  Then Ada is out
  And Cy has 6 crystals
  And it is Ben's Deploy

Scenario: [CF 6.7, CF 12.2] the third who is asked still is, when the second falls by their answer
  Given a card "Ask" (0/0/0): "Deploy: Each opponent may lose 5 hit points to gain 3 crystals."
  And Ada's hand holds "Ask"
  And Ben has 5 hit points
  When Ada plays "Ask" to the Mining lane
  And Ben chooses yes
  And Cy chooses yes
  And Dot chooses no
  Then Ben is out
  And Cy has 8 crystals
  And Cy has 15 hit points
  And Dot has 5 crystals

Scenario: [CF 6.7, CF 12.42] bought off by the first who will, one of whom is out
  Given a card "Deal" (0/0/0): "Deploy: Deal 5 damage to target opponent. Draw 2 cards unless an opponent pays 2 crystals."
  And Ada's hand holds "Deal"
  And Ben has 5 hit points
  When Ada plays "Deal" to the Mining lane
  And Ada chooses Ben
  And Cy chooses no
  And Dot chooses yes
  Then Ada's hand is empty
  And Dot has 3 crystals

Scenario: [CF 6.6, CF 13.53] who takes the token when an opponent plays, and falls later
  Given a card "Snatch" (0/0/0): "When an opponent plays a card, take priority."
  And a card "Bolt" (0/0/0): "Deploy: Deal 5 damage to target opponent."
  And Cy's Mining lane holds "Snatch" (entered this round)
  And Cy has 5 hit points
  And Ada's hand holds "Fill"
  And Ben's hand holds "Bolt"
  When Ada plays "Fill" to the Mining lane
  Then Cy has priority
  And it is Ada's Deploy
  When Ada passes
  And Ben plays "Bolt" to the Mining lane
  And Ben chooses Cy
  Then Cy is out
  And Dot has priority
  And it is Ben's Deploy
  When the next round begins
  Then Ada has priority

Scenario: [CF 6.6, CF 8.8] a player out in their own Aftermath by a Cooldown
  Given a card "Rite" (permanent): "Cooldown: Each player loses 5 hit points."
  And it is the Aftermath
  And Ben has "Rite" in play
  And Ben has 5 hit points
  And Dot has "Rite" in play
  When the Aftermath resolves
  And Ben uses "Rite"
  And Dot uses "Rite"
  Then Ben is out
  And Ada has 10 hit points
  And it is the Regroup

Scenario: [CF 9.2, CF 6.6] a token removed in Regroup ends its player: lanes left are not asked about
  Given the edition is classic
  And a card "Leech" (0/0/0): "When a corruption token is removed, each opponent loses 5 hit points."
  And it is the Regroup
  And Dot's Mining lane holds "Leech" (entered this round)
  And Ada's Mining lane holds 1 corruption
  And Ada's Attack lane holds 2 corruption
  And Ada has 5 hit points
  And Cy's Mining lane holds 1 corruption
  When the Regroup resolves
  And Ada keeps no corruption on the Mining lane
  And Cy keeps 1 corruption on the Mining lane
  Then Ada is out
  And Ben has 15 hit points
  And Cy has 15 hit points

Scenario: [CF 13.64, CF 6.6] crystals on a fallen player's permanent are gone
  Given a card "Vault" (permanent): "Cooldown: Put 1 crystal on this card."
  And a card "Bolt" (0/0/0): "Deploy: Deal 5 damage to target opponent."
  And Ben has "Vault" in play
  And Ben's "Vault" holds 3 crystals
  And Ben has 5 hit points
  And Ada's hand holds "Bolt"
  When Ada plays "Bolt" to the Mining lane
  And Ada chooses Ben
  Then Ben is out
  And it is Ada's Deploy

Scenario: [CF 13.48, CF 12.32] each other lane of every player at a table of four
  Given a card "Wave" (0/0/0): "Deploy: Add a Boost token to each other lane."
  And Ada's hand holds "Wave"
  When Ada plays "Wave" to the Attack lane
  Then Ada's Attack lane has 0 boosts
  And Ada's Mining lane has 1 boost
  And Ben's Attack lane has 1 boost
  And Dot's Production lane has 1 boost

Scenario: [CF 6.5, CF 6.8] two fall by a loss and the last two by the next sentence
  Given a card "Doom" (0/0/0): "Deploy: Each player loses 5 hit points. Each player loses 5 hit points."
  And Ada's hand holds "Doom"
  And Ben has 5 hit points
  And Cy has 5 hit points
  And Ada has 10 hit points
  And Dot has 10 hit points
  When Ada plays "Doom" to the Mining lane
  Then the game is a draw between Ada and Dot
