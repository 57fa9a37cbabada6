Feature: Listeners of several players

Background:
  Given 3 players
  And the edition is current
  And a card "Fill" (1/1/1)
  And a card "Bee" (Drone, 1/1/1)
  And a card "Hear" (1/1/1): "When you play a card, gain 1 crystal."
  And a card "Toll" (1/1/1): "When an opponent plays a card, gain 1 crystal."
  And a card "Ent" (1/1/1): "When a card enters play, gain 1 crystal."
  And a card "Grave" (permanent): "When a card is destroyed, gain 1 crystal."
  And a card "Bin" (permanent): "When a card is discarded, gain 1 crystal."
  And a card "Home" (permanent): "When a card is returned to hand, gain 1 crystal."
  And a card "Slide" (permanent): "When a card is shifted, gain 1 crystal."
  And a card "Add" (permanent): "When a Boost token is added to a lane, gain 1 crystal."
  And a card "Rem" (permanent): "When a Boost token is removed from a lane, gain 1 crystal."
  And each player has 10 crystals and 9 unused production
  And each player's deck is 9 other cards

Scenario: [CF 4.5] one card, answers of everybody: once each
  Given Ada's Mining lane holds "Hear" (entered this round) and "Ent" (entered this round)
  And Ben's Mining lane holds "Toll" (entered this round) and "Ent" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round) and "Hear" (entered this round)
  And Ada's hand holds "Fill"
  When Ada plays "Fill" to the Attack lane
  Then Ada has 12 crystals
  And Ben has 12 crystals
  And Cy has 11 crystals

Scenario: [CF 13.9] a card that waits for entering enters itself: it hears itself once
  Given Ada's hand holds "Ent"
  When Ada plays "Ent" to the Attack lane
  Then Ada has 11 crystals

Scenario: [CF 13.9, CF 4.5] a listener of play put into play by the Deploy of the card played
  Given a card "Bring" (1/1/1): "Deploy: Put a card from your hand into play."
  And Ada's hand holds "Bring" and "Hear"
  When Ada plays "Bring" to the Attack lane
  And Ada chooses the Mining lane
  Then Ada has 10 crystals

Scenario: [CF 13.9] destroyed several at once: answered for each
  Given a card "Wipe" (0/0/0): "Deploy: Destroy all Drones."
  And Ben has "Grave" in play
  And Cy's Mining lane holds "Bee" and "Bee"
  And Ada's Attack lane holds "Bee"
  And Ada's hand holds "Wipe"
  When Ada plays "Wipe" to the Mining lane
  Then Ben has 13 crystals

Scenario: [CF 13.9] discards of several players are heard one for one
  Given a card "Purge" (0/0/0): "Deploy: Each player discards a card."
  And Ben has "Bin" in play
  And each player's hand holds "Fill"
  And Ada's hand holds "Purge"
  When Ada plays "Purge" to the Mining lane
  Then Ben has 13 crystals

Scenario: [CF 13.9] discarding a whole hand
  Given a card "Purge" (0/0/0): "Deploy: Discard your hand."
  And Ben has "Bin" in play
  And Ada's hand holds 4 "Fill"
  And Ada's hand holds "Purge"
  When Ada plays "Purge" to the Mining lane
  Then Ben has 14 crystals

Scenario: [CF 13.2, CF 13.9] a trooper that is destroyed or discarded was destroyed or discarded all the same
  Given a card "Kill" (0/0/0): "Deploy: Destroy a Basic Trooper."
  And a card "Drop" (0/0/0): "Deploy: Discard a Basic Trooper you control."
  And Ben has "Bin" and "Grave" in play
  And Ada's Mining lane holds 2 Basic Troopers
  And Ada's hand holds "Kill" and "Drop"
  When Ada plays "Kill" to the Attack lane
  Then Ben has 11 crystals
  When Ada plays "Drop" to the Attack lane
  Then Ben has 12 crystals

Scenario: [CF 13.2, CF 13.9] a trooper that would return to hand
  Given a card "Back" (0/0/0): "Deploy: Return a Basic Trooper you control to your hand."
  And Ben has "Home" in play
  And Ada's Mining lane holds 1 Basic Trooper
  And Ada's hand holds "Back"
  And Ada's basic deck holds 10 cards
  When Ada plays "Back" to the Attack lane
  Then Ben has 11 crystals
  And Ada's basic deck has 11 cards
  And Ada's hand is empty

Scenario: [CF 13.29, CF 13.9] a Mercenary that is not paid for is returned
  Given a card "Merc" (Mercenary, 1/1/1): "Aftermath: Pay 30 crystals or return this card to your hand."
  And Ben has "Home" in play
  And Ada's Mining lane holds "Merc" (entered this round)
  And it is the Aftermath
  When the Aftermath resolves
  Then Ben has 11 crystals
  And Ada's hand is "Merc"

Scenario: [CF 13.48, CF 13.9] shift and displace and swap are heard
  Given a card "Sh" (0/0/0): "Deploy: Shift a card you control."
  And a card "Di" (0/0/0): "Deploy: Displace a card."
  And Ben has "Slide" in play
  And Ada's Mining lane holds "Bee"
  And Cy's Mining lane holds "Fill"
  And Ada's hand holds "Sh" and "Di"
  When Ada plays "Sh" to the Attack lane
  And Ada chooses "Bee"
  And Ada chooses the Attack lane
  Then Ben has 11 crystals
  When Ada plays "Di" to the Attack lane
  And Ada chooses Cy's "Fill"
  And Ada chooses the Production lane
  Then Ben has 12 crystals

Scenario: [CF 13.9] boosts added in one sentence to one lane are one event; to each lane three
  Given a card "One" (0/0/0): "Deploy: Add 3 boosts to your Mining lane."
  And a card "Three" (0/0/0): "Deploy: Add 1 boost to each of your lanes."
  And Ben has "Add" in play
  And Ada's hand holds "One" and "Three"
  When Ada plays "One" to the Attack lane
  Then Ben has 11 crystals
  When Ada plays "Three" to the Attack lane
  Then Ben has 14 crystals

Scenario: [CF 13.9] removal: heard when there was something
  Given a card "Zap" (0/0/0): "Deploy: Remove 2 boosts from your Mining lane."
  And Ben has "Rem" in play
  And Ada's hand holds "Zap" and "Zap"
  And Ada's Mining lane holds 1 boost
  When Ada plays "Zap" to the Attack lane
  Then Ben has 11 crystals
  When Ada plays "Zap" to the Attack lane
  Then Ben has 11 crystals

Scenario: [CF 9.1, CF 13.9] nothing answers what is tidied away in Regroup
  Given Ben has "Rem" in play
  And Ada's Mining lane holds 3 boosts
  And it is the Regroup
  When the Regroup resolves
  Then Ben has 10 crystals

Scenario: [CF 13.9] a card hears its own destruction in any round
  Given a card "Bomb" (1/1/1): "When this card is destroyed, deal 2 damage to each opponent."
  And a card "Kill" (0/0/0): "Deploy: Destroy a card with power 1 or more."
  And Ben's Mining lane holds "Bomb"
  And Ada's hand holds "Kill"
  When Ada plays "Kill" to the Attack lane
  Then Ada has 18 hit points
  And Cy has 18 hit points
  And Ben has 20 hit points

Scenario: [CF 13.9] two bombs that go together: each once
  Given a card "Bomb" (1/1/1): "When this card is destroyed, deal 2 damage to each opponent."
  And a card "Wipe" (0/0/0): "Deploy: Destroy all cards with power 1 or more."
  And Ben's Mining lane holds "Bomb" and "Bomb"
  And Ada's hand holds "Wipe"
  When Ada plays "Wipe" to the Attack lane
  Then Ada has 16 hit points

Scenario: [CF 13.9, CF 14.2] "when a card is destroyed" of a unit is heard in the round it came
  Given a card "Vult" (1/1/1): "When another card is destroyed, gain 1 crystal."
  And a card "Kill" (0/0/0): "Deploy: Destroy a Drone."
  And Ben's Mining lane holds "Vult" and "Vult" (entered this round)
  And Cy's Mining lane holds "Bee"
  And Ada's hand holds "Kill"
  When Ada plays "Kill" to the Attack lane
  Then Ben has 11 crystals

Scenario: [CF 13.9] of two that are destroyed by one sentence the one that is still there hears the other
  Given a card "Vult" (Drone, 1/1/1): "When another card is destroyed, gain 1 crystal."
  And a card "Wipe" (0/0/0): "Deploy: Destroy all Drones."
  And Ben's Mining lane holds "Vult" (entered this round) and "Vult" (entered this round)
  And Ada's hand holds "Wipe"
  When Ada plays "Wipe" to the Attack lane
  Then Ben has 11 crystals

Scenario: [CF 4.11, CF 4.5] a card an ability plays in Aftermath is answered
  Given a card "Late" (1/1/1): "Aftermath: You may play a card from your hand for 0 crystals."
  And Ada's Mining lane holds "Late" (entered this round)
  And Ben's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Fill"
  And it is the Aftermath
  When Ada chooses yes
  And Ada chooses the Attack lane
  Then Ben has 11 crystals
  And Ada's Attack lane holds "Fill"

Scenario: [CF 13.68, CF 4.5] a face-down play: nobody answers it, nor when it is revealed
  Given a card "Spy" (2/2/2): "Stealth."
  And Ben's Mining lane holds "Toll" (entered this round) and "Ent" (entered this round)
  And Ada's hand holds "Spy"
  When Ada plays "Spy" to the Attack lane
  And Ada plays it face down
  And Ada passes
  And the Aftermath resolves
  Then Ada's Attack lane holds "Spy"
  And Ben has 15 crystals

Scenario: [CF 13.69, CF 4.5] an enlisted card is answered as any
  Given the edition is alternating
  And a card "Elf" (5 crystals, 2 production, 1/1/1):
    | Enlist 1/0.
    | Deploy: Gain 2 hit points.
  And Ben's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Elf"
  When Ada plays "Elf" to the Mining lane
  And Ada enlists it
  Then Ben has 11 crystals
  And Ada has 9 crystals
  And Ada has 22 hit points

Scenario: [CF 4.5] Redeploy: replay for 0 crystals in a different lane, answered anew, Deploy anew
  Given a card "Inf" (Infiltration, 4 crystals, 1/1/1): "Deploy: Gain 2 hit points."
  And Ada has "Redeploy" in play
  And Ada's Mining lane holds "Inf"
  And Ben's Mining lane holds "Toll" (entered this round)
  When Ada uses "Redeploy"
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada has 10 crystals
  And Ada has 22 hit points
  And Ben has 11 crystals

Scenario: [CF 4.5, CF 4.11] a replay in the midst of answers: the outer answers go on
  Given a card "Inf" (Infiltration, 4 crystals, 1/1/1): "Deploy: Gain 2 hit points."
  And a card "Hop" (1/1/1): "When an opponent plays a card, you may return an Infiltration card you control to your hand. If you do, you may play it for 0 crystals."
  And Ben's Mining lane holds "Inf"
  And Ben's Attack lane holds "Hop" (entered this round)
  And Ada's Mining lane holds "Toll" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Fill"
  When Ada plays "Fill" to the Mining lane
  And Ben chooses yes
  And Ben chooses yes
  And Ben chooses the Production lane
  Then Ben has 22 hit points
  And Ada has 11 crystals
  And Cy has 12 crystals

Scenario: [CF 4.5] answer destroys the card played before its own Deploy: ordering by the player
  Given a card "Self" (1/1/1): "When you play a card, destroy that card."
  And a card "Boon" (1/1/1): "Deploy: Gain 3 crystals."
  And Ada's Mining lane holds "Self" (entered this round)
  And Ada's hand holds "Boon" and "Boon"
  When Ada plays "Boon" to the Attack lane
  And Ada resolves "Self" first
  Then Ada has 10 crystals
  And Ada's Attack lane is empty
  When Ada plays "Boon" to the Attack lane
  And Ada resolves "Boon" first
  Then Ada has 13 crystals
  And Ada's Attack lane is empty

Scenario: [CF 4.5, CF 4.4] the card's Deploy abilities are lost if it left before
  Given a card "Off" (1/1/1): "When you play a card, you may return that card to your hand."
  And a card "Boon" (1/1/1): "Deploy: Gain 3 crystals."
  And Ada's Mining lane holds "Off" (entered this round)
  And Ada's hand holds "Boon"
  When Ada plays "Boon" to the Attack lane
  And Ada resolves "Off" first
  And Ada chooses yes
  Then Ada has 10 crystals
  And Ada's hand is "Boon"

Scenario: [CF 4.5] an opponent's answer that destroys the card: the Deploy has been done
  Given a card "Snipe" (1/1/1): "When an opponent plays a card, destroy that card."
  And a card "Boon" (1/1/1):
    | Deploy: Gain 3 crystals.
    | Aftermath: Gain 3 crystals.
  And Ben's Mining lane holds "Snipe" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Boon"
  When Ada plays "Boon" to the Attack lane
  Then Ada has 13 crystals
  And Ada's Attack lane is empty
  And Cy has 11 crystals

Scenario: [CF 12.35, CF 13.9] each player puts a card into play: from the left of the card's player, who comes last
  Given a card "All" (0/0/0): "Deploy: Each player puts a card from their hand into play."
  And Ben's Attack lane holds "Ent" (entered this round)
  And each player's hand holds "Fill"
  And Ada's hand holds "All"
  When Ada plays "All" to the Mining lane
  And Ben chooses the Mining lane
  And Cy chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ben has 14 crystals

Scenario: [CF 13.35, CF 13.9] troopers put into play three at once: three enter
  Given a card "Levy" (0/0/0): "Deploy: Put 3 Basic Troopers into play in this lane."
  And Ben's Attack lane holds "Ent" (entered this round)
  And Ada's hand holds "Levy"
  When Ada plays "Levy" to the Mining lane
  Then Ben has 14 crystals

Scenario: [CF 4.5] playing a permanent is answered
  Given a card "Perm" (permanent): "Cooldown: Draw a card."
  And Ben's Mining lane holds "Toll" (entered this round)
  And Ada's Mining lane holds "Hear" (entered this round)
  And Ada's hand holds "Perm"
  When Ada plays "Perm"
  Then Ben has 11 crystals
  And Ada has 11 crystals

Scenario: [CF 4.5] playing an upgrade copy is answered, and its own "when you play" of the first answers
  Given a card "Perm" (permanent): "When you play a card, gain 1 crystal."
  And Ada has "Perm" in play
  And Ben's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Perm"
  When Ada plays "Perm"
  Then Ben has 11 crystals
  And Ada has 11 crystals

Scenario: [CF 13.9] a Cooldown with "when you play" once a round
  Given a card "Perm" (permanent): "Cooldown: When you play a Drone, draw a card."
  And Ada has "Perm" in play
  And Ada's hand holds "Bee" and "Bee"
  When Ada plays "Bee" to the Mining lane
  And Ada chooses yes
  Then Ada's hand has 2 cards
  When Ada plays "Bee" to the Mining lane
  Then Ada's hand has 1 card

Scenario: [CF 13.9] and may be passed by the first time
  Given a card "Perm" (permanent): "Cooldown: When you play a Drone, draw a card."
  And Ada has "Perm" in play
  And Ada's hand holds "Bee" and "Bee"
  When Ada plays "Bee" to the Mining lane
  And Ada chooses no
  Then Ada's hand has 1 card
  When Ada plays "Bee" to the Mining lane
  And Ada chooses yes
  Then Ada's hand has 1 card

Scenario: [CF 4.6, CF 4.5] a trooper from the basic deck is a card that is played
  Given Ben's Mining lane holds "Toll" (entered this round)
  When Ada plays a Basic Trooper to the Mining lane
  Then Ben has 11 crystals

Scenario: [CF 13.9] tokens added in answer to tokens that were added, with something used up
  Given a card "Coil" (permanent): "Cooldown: When a Boost token is added to a lane, add 1 boost to your Attack lane."
  And each player has "Coil" in play
  And a card "One" (0/0/0): "Deploy: Add 1 boost to your Mining lane."
  And Ada's hand holds "One"
  When Ada plays "One" to the Attack lane
  And Ada uses "Coil"
  And Ben uses "Coil"
  And Cy uses "Coil"
  Then Ada's Attack lane has 1 boost
  And Ben's Attack lane has 1 boost
  And Cy's Attack lane has 1 boost
