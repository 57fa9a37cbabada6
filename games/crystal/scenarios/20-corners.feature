Feature: corners where two rules meet
  # Cards that leave while their text resolves, lanes that change under an effect, moments that another card waits for.

Scenario: [CF 4.4] an ability that removes its own card is finished
  Given a card "Fuse": "Deploy: Destroy this card. Gain 2 crystals."
  And Ada's hand holds "Fuse"
  When Ada plays "Fuse" to the Mining lane
  Then Ada's discard pile is "Fuse"
  And Ada has 7 crystals

Scenario: [CF 4.4] but its later abilities are lost
  Given a card "Fuse":
    | Deploy: Destroy this card.
    | Deploy: Gain 2 crystals.
  And Ada's hand holds "Fuse"
  When Ada plays "Fuse" to the Mining lane
  Then Ada's discard pile is "Fuse"
  And Ada has 5 crystals

Scenario: [CF 1.7] of several equal cards in a starting hand any may be named
  Given it is the setup
  And the token falls to Ada
  And a card "Twin"
  And Ada's deck is 8 "Twin"
  And Ben's deck is 8 "Twin"
  When the game is set up
  And Ada chooses "Twin" and "Twin"
  And Ben chooses nothing
  Then Ada's hand is 6 "Twin" and 2 Basic Troopers
  And Ben's hand is 7 "Twin"

Scenario: [CF 12.13] cards destroyed one after another share one total
  Given a card "Avalanche" (9/9/9): "Deploy: Destroy any number of target opponent's cards with total power 5 or less."
  And Ada's hand holds "Avalanche"
  And Ben's Attack lane holds a card of power 2, a card of power 3 and a card of power 4
  When Ada plays "Avalanche" to the Mining lane
  And Ada chooses "Power 2" and "Power 3"
  Then Ben's attack is 4

Scenario: [CF 13.9] a card that is played enters play
  Given the edition is current
  And a card "Hatchery" (permanent): "Cooldown: When a Drone enters play, gain 1 crystal."
  And a card "Gnat" (Drone)
  And Ada has "Hatchery" in play
  And Ada's hand holds 2 "Gnat"
  When Ada plays "Gnat" to the Mining lane
  And Ada uses "Hatchery"
  Then Ada has 4 crystals
  When Ada plays "Gnat" to the Mining lane
  Then it is Ada's Deploy
  And Ada has 4 crystals

Scenario: [CF 13.9] so does one that is put into play, and a Trooper that is added
  Given the edition is current
  And a card "Hatchery" (permanent): "Cooldown: When a Drone enters play, gain 1 crystal."
  And a card "Muster" (permanent): "Cooldown: When a Basic Trooper enters play, gain 2 crystals."
  And a card "Gnat" (Drone, 9 crystals, 9 production)
  And a card "Airlock": "Deploy: Put a card from your hand into play in your Attack lane. Add a Basic Trooper to your Mining lane."
  And Ada has "Hatchery" in play
  And Ada has "Muster" in play
  And Ada's hand holds "Gnat" and "Airlock"
  When Ada plays "Airlock" to the Mining lane
  And Ada uses "Hatchery"
  And Ada uses "Muster"
  Then Ada has 6 crystals

Scenario: [CF 13.9, CF 13.48] but not one that changes its lane
  Given the edition is current
  And a card "Hatchery" (permanent): "Cooldown: When a Drone enters play, gain 1 crystal."
  And a card "Winch": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And Ada has "Hatchery" in play
  And Ada's hand holds "Winch"
  And Ada's Mining lane holds a Drone card of power 1
  When Ada plays "Winch" to the Production lane
  Then it is Ada's Deploy
  And Ada is not offered to use "Hatchery"

Scenario: [CF 13.9, CF 13.43] to scuttle is to discard
  Given the edition is current
  And a card "Scrapyard" (permanent): "Cooldown: When a card is discarded, gain 1 crystal."
  And a card "Cutter": "Deploy: Scuttle a card from your Attack lane."
  And Ada has "Scrapyard" in play
  And Ada's hand holds "Cutter"
  And Ada's Attack lane holds a card of power 3
  When Ada plays "Cutter" to the Mining lane
  And Ada uses "Scrapyard"
  Then Ada has 4 crystals
  And Ada has 23 hit points

Scenario: [CF 13.37] a card moved into the lane this round is no part of what is reallocated
  Given a card "Bypass": "Deploy: Reallocate your Attack lane."
  And a card "Winch": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And Ada's hand holds "Bypass" and "Winch"
  And Ada's Attack lane holds a card of power 2
  And Ada's Mining lane holds a card of power 3
  When Ada plays "Winch" to the Tech lane
  Then Ada's attack is 5
  When Ada plays "Bypass" to the Tech lane
  Then Ada has 3 tech left
  And Ada's attack is 0

Scenario: [CF 13.37, CF 2.3] nor is one moved there at the start of the round
  Given a card "Bypass": "Deploy: Reallocate your Attack lane."
  And a card "Timer" (0/0/0): "Start of next round: Shift a card from your Mining lane to your Attack lane."
  And Ada's hand holds "Bypass"
  And Ada's Production lane holds "Timer" (entered this round)
  And Ada's Attack lane holds a card of power 2
  And Ada's Mining lane holds a card of power 3
  And it is the Regroup
  When the next round begins
  Then Ada's attack is 5
  When play reaches Ada's Deploy
  Then Ada has 1 tech left
  When Ada plays "Bypass" to the Tech lane
  Then Ada has 3 tech left

Scenario: [CF 13.37, CF 2.3] who leaves at the start of the round and comes back in Deploy was there
  Given a card "Bypass": "Deploy: Reallocate your Attack lane."
  And a card "Winch": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And a card "Timer" (0/0/0): "Start of next round: Shift a card from your Attack lane to your Mining lane."
  And Ada's hand holds "Bypass" and "Winch"
  And Ada's Production lane holds "Timer" (entered this round)
  And Ada's Attack lane holds a card of power 2
  And it is the Regroup
  When the next round begins
  Then Ada's attack is 0
  When play reaches Ada's Deploy
  And Ada plays "Winch" to the Tech lane
  Then Ada's attack is 2
  And Ada has 1 tech left
  When Ada plays "Bypass" to the Tech lane
  Then Ada has 3 tech left

Scenario: [CF 13.37] a card moved in an earlier round is part of what is reallocated
  Given a card "Bypass": "Deploy: Reallocate your Attack lane."
  And a card "Winch": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And Ada's hand holds "Bypass" and "Winch"
  And Ada's Mining lane holds a card of power 3
  When Ada plays "Winch" to the Tech lane
  And the next round begins
  And play reaches Ada's Deploy
  Then Ada has 1 tech left
  When Ada plays "Bypass" to the Tech lane
  Then Ada has 4 tech left

Scenario: [CF 13.38] a lane below zero reads zero once it is reallocated
  Given a card "Bypass": "Deploy: Reallocate your Attack lane."
  And Ada's hand holds "Bypass"
  And Ada's Attack lane holds 4 corruption
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Bypass" to the Mining lane
  Then Ada has 1 tech left
  When the Battle resolves
  Then Ada has 19 hit points

Scenario: [CF 8.1, CF 13.48] a card shifted in Deploy still has its Aftermath
  Given a card "Orchard": "Aftermath: Gain 3 crystals."
  And a card "Winch": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And Ada's hand holds "Orchard" and "Winch"
  When Ada plays "Orchard" to the Mining lane
  And Ada plays "Winch" to the Tech lane
  And the Aftermath resolves
  Then Ada has 10 crystals

Scenario: [CF 13.51] a Solo card that postpones has ended its slot all the same
  Given a card "Hermit":
    | Solo
    | Deploy: Postpone priority.
  And Ada's hand holds "Hermit"
  When Ada plays "Hermit" to the Mining lane
  Then it is Ben's Deploy
  And Ben has priority
  When Ben passes
  Then it is the Attack phase

Scenario: [CF 13.29, CF 13.36] a Mercenary that was put into play is asked for its pay
  Given a card "Sellsword" (Mercenary, 9 crystals, 9 tech): "Aftermath: Pay 1 crystal or return this card to your hand."
  And a card "Airlock": "Deploy: Put a card from your hand into play in your Attack lane."
  And Ada's hand holds "Sellsword" and "Airlock"
  When Ada plays "Airlock" to the Mining lane
  And the Aftermath begins
  And Ada returns it
  Then Ada's hand is "Sellsword"

Scenario: [CF 13.19, CF 13.29] a disabled Mercenary is not asked where disabling stops Aftermath
  Given the edition is current
  And a card "Sellsword" (Mercenary): "Aftermath: Pay 1 crystal or return this card to your hand."
  And Ada's Attack lane holds "Sellsword" (entered this round, disabled)
  When the Aftermath resolves
  Then Ada's Attack lane holds "Sellsword"
  And Ada has 6 crystals

Scenario: [CF 5.6] battle damage that was prevented was not dealt
  Given a card "Trophy" (0/3/0): "Aftermath: If you dealt battle damage this turn, gain 5 crystals."
  And Ada's Attack lane holds "Trophy" (entered this round)
  And Ben has 5 prevention
  When the Aftermath resolves
  Then Ben has 20 hit points
  And Ada has 7 crystals

Scenario: [CF 4.5] a card can wait for what an opponent plays
  Given the edition is current
  And 3 players
  And a card "Wiretap" (permanent): "Cooldown: When an opponent plays a Drone, you may pay 1 crystal to draw a card."
  And a card "Gnat" (Drone): "Deploy: Gain 2 crystals."
  And Ben has "Wiretap" in play
  And Cy has "Wiretap" in play
  And Ada has "Wiretap" in play
  And Ben's deck holds 2 other cards
  And Cy's deck holds 2 other cards
  And Ada's hand holds "Gnat"
  When Ada plays "Gnat" to the Mining lane
  And Ben chooses yes
  And Cy chooses no
  Then Ada has 5 crystals
  And Ben has 2 crystals
  And Ben's hand has 1 card
  And Cy has 3 crystals
  And it is Ada's Deploy

Scenario: [CF 5.6] whoever shares the highest attack has the highest attack
  Given a card "Crown": "Aftermath: If you have the highest attack power, gain 5 crystals."
  And Ada's Attack lane holds "Crown" (entered this round) and a card of power 3
  And Ben's Attack lane holds a card of power 3
  When the Aftermath resolves
  Then Ada has 12 crystals

Scenario: [CF 5.6] and nobody below it
  Given a card "Crown": "Aftermath: If you have the highest attack power, gain 5 crystals."
  And Ada's Attack lane holds "Crown" (entered this round) and a card of power 3
  And Ben's Attack lane holds a card of power 4
  When the Aftermath resolves
  Then Ada has 7 crystals

Scenario: [CF 11.9] a price that comes to nothing can be paid
  Given the edition is current
  And a card "Toll": "Deploy: You may pay 1 crystal for each Drone you control to draw a card."
  And Ada's hand holds "Toll"
  And Ada has 0 crystals
  And Ada's deck holds 3 other cards
  When Ada plays "Toll" to the Mining lane
  And Ada chooses yes
  Then Ada's hand has 1 card

Scenario: [CF 13.41] many savings at once
  Given a card "Sponsor":
    | Deploy: Reduce the cost of your next card by 1 crystal. Reduce the cost of your next card by 1 tech.
    | Deploy: Reduce the cost of your next card by 1 crystal. Reduce the cost of your next card by 1 tech.
    | Deploy: Reduce the cost of your next card by 1 crystal. Reduce the cost of your next card by 1 tech.
    | Deploy: Reduce the cost of your next card by 1 crystal. Reduce the cost of your next card by 1 tech.
    | Deploy: Reduce the cost of your next card by 1 crystal. Reduce the cost of your next card by 1 tech.
  And a card "Flagship" (20 crystals, 6 tech)
  And Ada's hand holds "Sponsor" and "Flagship"
  When Ada plays "Sponsor" to the Attack lane
  Then "Flagship" costs Ada 15 crystals and 1 tech

Scenario: [CF 13.9] who destroys a card need not be who has it
  Given the edition is current
  And a card "Bounty" (permanent): "Cooldown: When you destroy a card, gain 1 crystal."
  And a card "Snipe": "Deploy: Destroy a card with power 2 or less in an opponent's lane."
  And Ada has "Bounty" in play
  And Ada's hand holds "Snipe"
  And Ben's Attack lane holds a card of power 2
  When Ada plays "Snipe" to the Mining lane
  And Ada uses "Bounty"
  Then Ada has 4 crystals

Scenario: [CF 13.9] a card of yours that an opponent destroys is not destroyed by you
  Given the edition is current
  And a card "Bounty" (permanent): "Cooldown: When you destroy a card, gain 1 crystal."
  And a card "Snipe": "Deploy: Destroy a card with power 2 or less in an opponent's lane."
  And Ben has "Bounty" in play
  And Ada's hand holds "Snipe"
  And Ben's Attack lane holds a card of power 2
  When Ada plays "Snipe" to the Mining lane
  Then it is Ada's Deploy
  And Ben has 3 crystals

Scenario: [CF 4.5] a card does not answer itself, whether it has a Deploy ability or not
  Given a card "Herald": "When you play a card, gain 1 crystal."
  And a card "Crier":
    | Deploy: Gain 2 crystals.
    | When you play a card, gain 1 crystal.
  And Ada's hand holds "Herald" and "Crier"
  And Ada has 3 crystals
  When Ada plays "Herald" to the Mining lane
  And Ada plays "Crier" to the Attack lane
  And play reaches Ben's Deploy
  Then Ada has 6 crystals

Scenario: [CF 4.5] a card without abilities is answered all the same
  Given a card "Herald": "When you play a card, gain 1 crystal."
  And a card "Probe" (1 tech, 1/1/1)
  And Ada's hand holds "Herald" and "Probe"
  And Ada has 3 crystals
  When Ada plays "Herald" to the Mining lane
  And Ada plays "Probe" to the Mining lane
  And play reaches Ben's Deploy
  Then Ada has 4 crystals

Scenario: [CF 13.9] a card that waits for cards to enter play has entered play itself
  Given a card "Beacon": "When a card enters play, gain 1 crystal."
  And a card "Lantern":
    | Deploy: Gain 2 crystals.
    | When a card enters play, gain 1 crystal.
  And Ada's hand holds "Beacon"
  And Ben's hand holds "Lantern"
  And Ada has 10 crystals
  And Ben has 10 crystals
  When Ada plays "Beacon" to the Mining lane
  Then Ada has 11 crystals
  When Ada passes
  And Ben plays "Lantern" to the Mining lane
  Then Ben has 13 crystals
  And Ada has 12 crystals

Scenario: [CF 13.37] a card moved away and back is where it was when the round began
  Given a card "Bypass": "Deploy: Reallocate your Mining lane."
  And a card "Winch": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And a card "Return": "Deploy: Shift a card from your Attack lane to your Mining lane."
  And Ada's hand holds "Bypass", "Return" and "Winch"
  And Ada's Mining lane holds a card of power 3
  And Ada has 0 tech left
  When Ada plays "Winch" to the Tech lane
  And Ada plays "Return" to the Tech lane
  And Ada plays "Bypass" to the Tech lane
  Then Ada has 5 tech left

Scenario: [CF 13.37] the long way round it comes back as well
  Given 3 players
  And a card "Bypass": "Deploy: Reallocate your Attack lane."
  And a card "One" (0/0/0): "Deploy: Shift a card from your Attack lane to your Tech lane."
  And a card "Two" (0/0/0): "Deploy: Shift a card from your Tech lane to your Mining lane."
  And a card "Three" (0/0/0): "Deploy: Shift a card from your Mining lane to your Attack lane."
  And Ada's hand holds "Bypass", "One", "Two" and "Three"
  And Ada's Attack lane holds a card of power 4
  And Ada has 0 tech left
  When Ada plays "One" to the Mining lane
  And Ada plays "Two" to the Mining lane
  And Ada plays "Three" to the Tech lane
  And Ada chooses "Power 4"
  And Ada plays "Bypass" to the Mining lane
  Then Ada has 4 tech left

Scenario: [CF 13.37] moved twice and not back it is no part of it
  Given a card "Bypass": "Deploy: Reallocate your Mining lane."
  And a card "One" (0/0/0): "Deploy: Shift a card from your Attack lane to your Tech lane."
  And a card "Two" (0/0/0): "Deploy: Shift a card from your Tech lane to your Mining lane."
  And Ada's hand holds "Bypass", "One" and "Two"
  And Ada's Attack lane holds a card of power 4
  And Ada has 0 tech left
  When Ada plays "One" to the Mining lane
  And Ada plays "Two" to the Attack lane
  Then Ada's mining is 6
  When Ada plays "Bypass" to the Attack lane
  Then Ada has 2 tech left

Scenario: [CF 13.13, CF 13.37] corruption takes nothing of the base, and cards of this round none of it either
  Given the switch corruption_floor is "base"
  And a card "Bypass": "Deploy: Reallocate your Mining lane."
  And Ada's hand holds "Bypass" and a Basic Trooper
  And Ada's Mining lane holds 3 corruption and a card of power 1
  And Ada has 1 tech left
  When Ada plays a Basic Trooper to the Mining lane
  And Ada plays "Bypass" to the Attack lane
  Then Ada has 2 tech left

Scenario: [CF 13.37] without that printing corruption is taken from the cards of earlier rounds
  Given a card "Bypass": "Deploy: Reallocate your Mining lane."
  And Ada's hand holds "Bypass" and a Basic Trooper
  And Ada's Mining lane holds 4 corruption, a card of power 1 and 2 boosts
  And Ada has 1 tech left
  When Ada plays a Basic Trooper to the Mining lane
  And Ada plays "Bypass" to the Attack lane
  Then Ada has 1 tech left

Scenario: [CF 13.69, CF 13.48] a card that could have been enlisted is moved and stays
  Given the edition is alternating
  And a card "Hired Gun" (Mercenary, 7 crystals, 3 production, 4/4/3): "Enlist 3/1."
  And a card "Haul": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And a card "Pull": "Deploy: Shift a card from your Mining lane to your Production lane."
  And Ada's hand holds "Haul" and "Pull"
  And Ada's Mining lane holds 2 "Hired Gun"
  When Ada plays "Haul" to the Production lane
  And Ben passes
  And Ada plays "Pull" to the Attack lane
  And the round ends
  Then Ada's Attack lane holds "Hired Gun"
  And Ada's Production lane holds "Hired Gun"
  And Ada's hand is empty
