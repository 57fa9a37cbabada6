Feature: Cards that play cards, and what hears them

Background:
  Given 3 players
  And the edition is current
  And a card "Fill" (1/1/1)
  And a card "Bee" (Drone, 1/1/1)
  And a card "Hear" (1/1/1): "When you play a card, gain 1 crystal."
  And a card "Toll" (1/1/1): "When an opponent plays a card, gain 1 crystal."
  And a card "Call" (0/0/0): "Deploy: You may play a card from your hand for 0 crystals."
  And each player has 10 crystals and 9 unused production

Scenario: [CF 4.5] a card played by the Deploy ability of another is answered for itself, the first too
  Given Ada's Mining lane holds "Hear" (entered this round)
  And Ben's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Call" and "Fill"
  When Ada plays "Call" to the Attack lane
  And Ada resolves "Call" first
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada has 12 crystals
  And Ben has 12 crystals

Scenario: [CF 4.5] and so where the listener answers first
  Given Ada's Mining lane holds "Hear" (entered this round)
  And Ben's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Call" and "Fill"
  When Ada plays "Call" to the Attack lane
  And Ada resolves "Hear" first
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada has 12 crystals
  And Ben has 12 crystals

Scenario: [CF 13.9] the listener that is itself played by the Deploy ability answers nothing
  Given Ada's hand holds "Call" and "Hear"
  When Ada plays "Call" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada has 10 crystals

Scenario: [CF 4.5] three deep, each answered by every listener once
  Given Ben's Mining lane holds "Toll" (entered this round) and "Toll" (entered this round)
  And Ada's hand holds "Call", "Call" and "Fill"
  When Ada plays "Call" to the Attack lane
  And Ada chooses yes
  And Ada chooses "Call"
  And Ada chooses the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  Then Ben has 16 crystals

Scenario: [CF 13.50, CF 4.11] a Solo card that an ability would play second cannot be
  Given a card "Wolf" (3/3/3): "Solo."
  And Ada's hand holds "Call" and "Wolf"
  When Ada plays "Call" to the Attack lane
  Then Ada's hand is "Wolf"
  And it is Ada's Deploy

Scenario: [CF 13.50, CF 13.51] a Solo card that a permanent plays first ends the slot
  Given a card "Gate" (permanent): "Cooldown: You may play a card from your hand for 0 crystals."
  And a card "Wolf" (3/3/3): "Solo."
  And Ada has "Gate" in play
  And Ada's hand holds "Wolf" and "Fill"
  When Ada uses "Gate"
  And Ada chooses "Wolf"
  And Ada chooses the Attack lane
  Then it is Ben's Deploy

Scenario: [CF 13.51] a Solo card played in another's slot does not end one's own to come
  Given a card "Wolf" (3/3/3): "Solo."
  And a card "Make" (0/0/0): "Deploy: Target opponent plays a card from their hand."
  And Ada's hand holds "Make"
  And Ben's hand holds "Wolf"
  When Ada plays "Make" to the Mining lane
  And Ada chooses Ben
  And Ben chooses the Attack lane
  Then it is Ada's Deploy
  When Ada passes
  Then it is Ben's Deploy

Scenario: [CF 4.11] who plays in another's slot pays with what they have
  Given a card "Make" (0/0/0): "Deploy: Target opponent plays a card from their hand."
  And a card "Cost" (4 crystals, 2 production, 1/1/1)
  And Ada's hand holds "Make"
  And Ben's hand holds "Cost"
  When Ada plays "Make" to the Mining lane
  And Ada chooses Ben
  And Ben chooses the Attack lane
  Then Ben has 6 crystals and 7 unused production
  And Ada has 10 crystals

Scenario: [CF 4.11] and who cannot pay does not play
  Given a card "Make" (0/0/0): "Deploy: Target opponent plays a card from their hand. If they do, gain 3 crystals."
  And a card "Cost" (14 crystals, 2 production, 1/1/1)
  And Ada's hand holds "Make"
  And Ben's hand holds "Cost"
  When Ada plays "Make" to the Mining lane
  And Ada chooses Ben
  Then Ben's hand has 1 card
  And Ada has 10 crystals

Scenario: [CF 13.68, CF 4.11] a card an ability plays may be played face down
  Given a card "Spy" (4 crystals, 2/2/2): "Stealth."
  And Ada's hand holds "Call" and "Spy"
  When Ada plays "Call" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada plays it face down
  Then Ada's hidden Mining lane is "Spy"
  And Ada has 10 crystals

Scenario: [CF 11.5, CF 4.11] a card an ability plays with its extra payment
  Given a card "X" (5 crystals, 12 production): "You may discard a Drone you control to play this card for 0 production."
  And Ada's hand holds "Call" and "X"
  And Ada's Mining lane holds "Bee"
  When Ada plays "Call" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  Then Ada's Mining lane is "X"
  And Ada has 10 crystals and 9 unused production

Scenario: [CF 13.6] one Cooldown, two events of one card: used at the first
  Given a card "Perm" (permanent): "Cooldown: When a Boost token is added to a lane, you may gain 1 crystal."
  And a card "Three" (0/0/0): "Deploy: Add 1 boost to each of your lanes."
  And Ada has "Perm" in play
  And Ada's hand holds "Three"
  When Ada plays "Three" to the Attack lane
  And Ada uses "Perm"
  Then Ada has 11 crystals
  And Ada is not offered to use "Perm"

Scenario: [CF 13.6] or at the third
  Given a card "Perm" (permanent): "Cooldown: When a Boost token is added to a lane, you may gain 1 crystal."
  And a card "Three" (0/0/0): "Deploy: Add 1 boost to each of your lanes."
  And Ada has "Perm" in play
  And Ada's hand holds "Three"
  When Ada plays "Three" to the Attack lane
  And Ada chooses no
  And Ada chooses no
  And Ada uses "Perm"
  Then Ada has 11 crystals

Scenario: [CF 13.9] destroyed by an answer to its own entering: its Deploy is lost
  Given a card "Trap" (permanent): "When a card enters play, destroy that card."
  And a card "Boon" (1/1/1): "Deploy: Gain 3 crystals."
  And Ben has "Trap" in play
  And Ada's hand holds "Boon"
  When Ada plays "Boon" to the Attack lane
  Then Ada's Attack lane is empty
  And Ada has 10 crystals

Scenario: [CF 13.9] of two traps the second finds nothing
  Given a card "Trap" (permanent): "When a card enters play, destroy that card. Gain 1 crystal."
  And a card "Boon" (1/1/1): "Deploy: Gain 3 crystals."
  And Ben has "Trap" in play
  And Cy has "Trap" in play
  And Ada's hand holds "Boon"
  When Ada plays "Boon" to the Attack lane
  Then Ben has 11 crystals
  And Cy has 11 crystals
  And Ada has 10 crystals

Scenario: [CF 13.9, CF 12.40] "its owner" of a card that was destroyed
  Given a card "Mourn" (permanent): "When a card is destroyed, its owner draws a card."
  And a card "Kill" (0/0/0): "Deploy: Destroy a Drone."
  And Ben has "Mourn" in play
  And Cy's Mining lane holds "Bee"
  And Cy's deck is 3 other cards
  And Ada's hand holds "Kill"
  When Ada plays "Kill" to the Attack lane
  Then Cy's hand has 1 card

Scenario: [CF 13.9] "when you destroy" asks who does it
  Given a card "Glee" (permanent): "When you destroy a card, gain 1 crystal."
  And a card "Kill" (0/0/0): "Deploy: Each player destroys a card they control."
  And each player has "Glee" in play
  And Ben's Mining lane holds "Bee"
  And Cy's Mining lane holds "Bee"
  And Ada's hand holds "Kill"
  When Ada plays "Kill" to the Attack lane
  Then Ada has 11 crystals
  And Ben has 11 crystals
  And Cy has 11 crystals

Scenario: [CF 13.9] "when you discard": who is told to discard discards
  Given a card "Glee" (permanent): "When you discard a card, gain 1 crystal."
  And a card "Purge" (0/0/0): "Deploy: Target opponent discards a card."
  And each player has "Glee" in play
  And Ben's hand holds "Bee"
  And Ada's hand holds "Purge"
  When Ada plays "Purge" to the Attack lane
  And Ada chooses Ben
  Then Ada has 10 crystals
  And Ben has 11 crystals

Scenario: [CF 13.9] "when you discard": who looks and chooses for them
  Given a card "Glee" (permanent): "When you discard a card, gain 1 crystal."
  And a card "Purge" (0/0/0): "Deploy: Look at target opponent's hand, then choose a card for them to discard."
  And each player has "Glee" in play
  And Ben's hand holds "Bee"
  And Ada's hand holds "Purge"
  When Ada plays "Purge" to the Attack lane
  And Ada chooses Ben
  Then Ada has 10 crystals
  And Ben has 11 crystals

Scenario: [CF 13.9, CF 13.48] "when you shift": a displaced card is shifted by who displaces
  Given a card "Glee" (permanent): "When you shift a card, gain 1 crystal."
  And a card "Push" (0/0/0): "Deploy: Displace a card."
  And each player has "Glee" in play
  And Ben's Mining lane holds "Bee"
  And Ada's hand holds "Push"
  When Ada plays "Push" to the Attack lane
  And Ada chooses the Attack lane
  Then Ada has 11 crystals
  And Ben has 10 crystals

Scenario: [CF 13.63, CF 13.9] transferred corruption is removed and added
  Given a card "Col" (permanent): "When a corruption token is removed, gain 1 crystal."
  And a card "Tra" (0/0/0): "Deploy: Transfer 2 corruption to target opponent's Mining lane."
  And Ben has "Col" in play
  And Ada's Mining lane holds 2 corruption
  And Ada's hand holds "Tra"
  When Ada plays "Tra" to the Attack lane
  And Ada chooses Cy
  Then Ben has 11 crystals

Scenario: [CF 4.4] a permanent is not used while a card resolves
  Given a card "Gen" (permanent): "Cooldown: Gain 1 crystal."
  And a card "May" (0/0/0): "Deploy: You may draw a card."
  And Ada has "Gen" in play
  And Ada's deck is 2 other cards
  And Ada's hand holds "May"
  When Ada plays "May" to the Mining lane
  And Ada tries to use "Gen"
  Then it is refused
  When Ada chooses no
  And Ada uses "Gen"
  Then Ada has 11 crystals

Scenario: [CF 13.31] postpone with a card unresolved: later abilities of the card are done first
  Given a card "Wait" (1/1/1):
    | Deploy: Postpone priority.
    | Deploy: Gain 2 crystals.
  And Ada's hand holds "Wait" and "Fill"
  When Ada plays "Wait" to the Mining lane
  Then Ada has 12 crystals
  And it is Ben's Deploy
  And Ben has priority
  When Ben passes
  And Cy passes
  Then it is Ada's Deploy
  When Ada plays "Fill" to the Mining lane
  And Ada passes
  Then it is the Battle

Scenario: [CF 8.6, CF 13.53] Take priority in alternating Aftermath: the order of turns goes on
  Given the edition is alternating
  And a card "Crown" (1/1/1): "Aftermath: Take priority."
  And a card "Heal" (1/1/1): "Aftermath: Gain 1 hit point."
  And Ben's Mining lane holds "Crown" (entered this round) and "Heal" (entered this round)
  And Cy's Mining lane holds "Heal" (entered this round)
  And it is the Aftermath
  When Ben activates "Crown"
  Then Ben has priority
  And Cy has 21 hit points
  And Ben has 21 hit points

Scenario: [CF 6.7, CF 8.6] a player falls in alternating Aftermath by own card, others go on
  Given the edition is alternating
  And a card "Die" (1/1/1): "Aftermath: Lose 30 hit points."
  And a card "Heal" (1/1/1): "Aftermath: Gain 1 hit point."
  And Ada's Mining lane holds "Die" (entered this round) and "Heal" (entered this round)
  And Cy's Mining lane holds "Heal" (entered this round)
  And it is the Aftermath
  When Ada activates "Die"
  Then Ada is out
  And Cy has 21 hit points

Scenario: [CF 12.47] what copies of it on both sides would answer without end
  When the text "When a Boost token is added to your Mining lane, each opponent adds 1 boost to their Mining lane." is read
  Then it is refused

Scenario: [CF 14.2] "when" of a unit in a later round is over, Cooldown is not
  Given a card "Cd" (1/1/1): "Cooldown: When you play a card, gain 1 crystal."
  And Ada's Mining lane holds "Hear" and "Cd"
  And Ada's hand holds "Fill"
  When Ada plays "Fill" to the Attack lane
  And Ada chooses yes
  Then Ada has 11 crystals

Scenario: [CF 4.11] played out of the discard pile and off the deck
  Given a card "Raise" (0/0/0): "Deploy: You may play a card from your discard pile for 0 crystals."
  And a card "Top" (0/0/0): "Deploy: You may play the top card of your deck for 0 crystals."
  And a card "Boon" (3 crystals, 1/1/1): "Deploy: Gain 3 hit points."
  And Ada's discard pile holds "Boon"
  And Ada's deck is "Boon" and "Fill"
  And Ben's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Raise" and "Top"
  When Ada plays "Raise" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  And Ada plays "Top" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada has 26 hit points
  And Ben has 14 crystals
  And Ada's deck is "Fill"
