Feature: Less usual meetings of rules

Scenario: [CF 13.6, CF 13.9] a Cooldown that answers a play is its player's to use or to keep
  Given the edition is each of current and alternating
  And a card "Swarm Lord" (permanent): "Cooldown: When you play a Drone, add 1 boost to that lane for each Drone in that lane."
  And a card "Gnat" (Drone)
  And a card "Wasp" (Drone)
  And Ada has "Swarm Lord" in play
  And Ada's hand holds "Gnat" and "Wasp"
  And Ada's Mining lane holds 2 Drone cards of power 0
  When Ada plays "Gnat" to the Attack lane
  And Ada chooses no
  Then Ada's "Swarm Lord" is not exhausted
  And Ada's Attack lane has 0 boosts
  But the game goes on

Scenario: [CF 13.6, CF 13.9] used once it is exhausted and asks no more
  Given the edition is current
  And a card "Swarm Lord" (permanent): "Cooldown: When you play a Drone, add 1 boost to that lane for each Drone in that lane."
  And a card "Gnat" (Drone)
  And a card "Wasp" (Drone)
  And Ada has "Swarm Lord" in play
  And Ada's hand holds "Gnat" and "Wasp"
  When Ada plays "Gnat" to the Attack lane
  And Ada chooses yes
  Then Ada's "Swarm Lord" is exhausted
  And Ada's Attack lane has 1 boost
  When Ada plays "Wasp" to the Attack lane
  Then Ada's Attack lane has 1 boost

Scenario: [CF 13.57, CF 13.6] who keeps the first line may use the Upgrade in its place
  Given the edition is current
  And a card "Mine" (permanent):
    | Cooldown: When you play a Drone, gain 2 crystals.
    | Upgrade: Gain 5 crystals instead.
  And a card "Gnat" (Drone)
  And Ada has "Mine" (upgraded) in play
  And Ada's hand holds "Gnat"
  And Ada has 0 crystals
  When Ada plays "Gnat" to the Production lane
  And Ada chooses no
  And Ada chooses yes
  Then Ada has 5 crystals
  And Ada's "Mine" is exhausted

Scenario: [CF 13.6, CF 8.7] in Aftermath it can be kept, too
  Given the edition is current
  And a card "Vault" (permanent): "Cooldown: Aftermath: Gain 2 crystals."
  And Ada has "Vault" in play
  And Ada has 0 crystals
  And it is Ada's Aftermath
  When Ada activates "Vault"
  And Ada chooses no
  Then Ada has 0 crystals
  And Ada's "Vault" is not exhausted

Scenario: [CF 13.43] a card that is worth less than nothing gives no hit points when it is scuttled
  Given a card "Weak": "Deploy: All cards get -3 power this turn."
  And a card "Salvage": "Deploy: Scuttle a card in your Attack lane."
  And Ada's hand holds "Weak"
  And Ben's hand holds "Salvage"
  And Ben's Attack lane holds a card of power 1
  And Ben has 1 hit point
  And Ada's Attack lane holds 9 corruption
  When Ada plays "Weak" to the Production lane
  And Ada passes
  And Ben plays "Salvage" to the Production lane
  Then Ben has 1 hit point
  And Ben is not out

Scenario: [CF 12.4, CF 13.35] Basic Troopers that are not there are not shared out
  Given the edition is alternating
  And Ada's basic deck holds 0 cards
  And Ada's hand holds "Battalion"
  And Ada has 9 crystals and 9 unused production
  When Ada plays "Battalion" to the Attack lane
  Then it is Ben's Deploy

Scenario: [CF 12.4, CF 13.35] of three Basic Troopers the one that is left goes where its player likes
  Given the edition is alternating
  And Ada's basic deck holds 1 card
  And Ada's hand holds "Battalion"
  And Ada has 9 crystals and 9 unused production
  When Ada plays "Battalion" to the Attack lane
  And Ada chooses 1 on the Production lane
  Then Ada's production is 2
  And Ada's basic deck has 0 cards

Scenario: [CF 13.35] where no lane is named each Basic Trooper goes to any lane
  Given the edition is current
  And a card "Landing": "Deploy: Put 3 Basic Troopers into play."
  And Ada's hand holds "Landing"
  When Ada plays "Landing" to the Attack lane
  And Ada chooses 1 on the Mining lane, 1 on the Attack lane and 1 on the Production lane
  Then Ada's mining is 4
  And Ada's attack is 1
  And Ada's production is 2

Scenario: [CF 12.19, CF 13.48] Shift N does not offer what cannot be shifted, and counts what was
  Given a card "Anchor" (1/1/1): "This card cannot be shifted."
  And a card "Lever" (0/0/0): "Deploy: Shift 2. Gain 1 crystal for each card shifted this way."
  And Ada's hand holds "Lever"
  And Ada's Mining lane holds "Anchor"
  And Ada has 0 crystals
  When Ada plays "Lever" to the Production lane
  Then Ada is not offered to choose "Anchor"
  When Ada chooses "Lever"
  And Ada chooses the Attack lane
  Then Ada has 1 crystal

Scenario: [CF 12.19, CF 13.21] nor does Displace N
  Given a card "Anchor" (1/1/1): "This card cannot be shifted."
  And a card "Lever" (0/0/0): "Deploy: Displace 2."
  And Ada's hand holds "Lever"
  And Ben's Mining lane holds "Anchor"
  When Ada plays "Lever" to the Production lane
  Then Ben's Mining lane holds "Anchor"

Scenario: [CF 12.19, CF 12.20] what cannot be discarded is not asked for and pays for nothing
  Given a card "Grip": "Deploy: Cards in your hand cannot be discarded this round."
  And a card "Purge": "Deploy: Discard down to 1 card. If you do, gain 3 crystals."
  And Ada's hand holds "Grip", "Purge" and 3 other cards
  And Ada has 0 crystals
  When Ada plays "Grip" to the Mining lane
  And Ada plays "Purge" to the Mining lane
  Then Ada has 0 crystals
  And Ada's hand has 3 cards

Scenario: [CF 12.19, CF 13.20] cards that cannot be discarded are safe in hands as in lanes
  Given a card "Vow": "Deploy: Cards cannot be discarded this round."
  And a card "Purge": "Deploy: Discard a card. If you do, gain 3 crystals."
  And a card "Fire": "Deploy: Each opponent discards 2 cards."
  And Ada's hand holds "Vow", "Purge", "Fire" and 3 other cards
  And Ben's hand holds 3 other cards
  And Ada has 0 crystals
  When Ada plays "Vow" to the Mining lane
  And Ada plays "Purge" to the Mining lane
  Then Ada has 0 crystals
  When Ada plays "Fire" to the Mining lane
  Then Ben's hand has 3 cards
  And Ada's hand has 3 cards

Scenario: [CF 12.19, CF 13.20] of one kind only, and of one's own
  Given a card "Vow": "Your Drones cannot be discarded."
  And a card "Drone A" (Drone, 0/0/0)
  And a card "Fire": "Deploy: You may discard a random card to gain 3 crystals."
  And Ada's hand holds "Fire", "Fire", "Drone A", "Drone A" and 1 other card
  And Ada's Mining lane holds "Vow"
  And Ada has 0 crystals
  When Ada plays "Fire" to the Attack lane
  And Ada chooses yes
  Then Ada has 3 crystals
  And Ada's hand is "Fire", "Drone A" and "Drone A"

Scenario: [CF 13.51] a card that a Solo card's own text would let one play is not played
  Given a card "Loner" (1/1/1):
    | Solo.
    | Deploy: Gain 1 crystal. You may play a card from your hand.
  And a card "Friend" (1/1/1): ""
  And Ada's hand holds "Loner" and "Friend"
  And Ada has 0 crystals
  When Ada plays "Loner" to the Mining lane
  Then Ada has 1 crystal
  And Ada's hand holds "Friend"
  And it is Ben's Deploy

Scenario: [CF 13.50, CF 4.11] no text lets one play a Solo card after another
  Given a card "Loner" (1/1/1): "Solo."
  And a card "Call": "Deploy: You may play a card from your hand."
  And Ada's hand holds "Loner" and "Call"
  When Ada plays "Call" to the Mining lane
  Then Ada's hand holds "Loner"
  And it is Ada's Deploy

Scenario: [CF 15.5, CF 13.12] where corruption is a counter no text puts it on a lane
  Given the edition is alternating
  When the text "Deploy: Add 2 corruption to each opponent's Mining lane." is read
  Then it is refused with CF 15.5

Scenario: [CF 12.12, CF 13.40] the production cost of a card is the printed one, whatever is paid for it
  Given the edition is alternating
  And a card "Sale": "Deploy: Your next card costs 4 production less this turn."
  And a card "Weigh": "Aftermath: You may discard the top card of your deck. If you do, gain corruption equal to half its production cost, rounded up."
  And a card "Giant" (6 production): ""
  And Ada's hand holds "Weigh"
  And Ada's deck is "Giant" and 2 other cards
  And Ada has 0 corruption
  When Ada plays "Weigh" to the Mining lane
  And the Aftermath begins
  And Ada activates "Weigh"
  And Ada chooses yes
  Then Ada has 3 corruption

Scenario: [CF 13.59] without upgrades a permanent is not played a second time
  Given the edition is current
  And the switch upgrade_by_copy is false
  And a card "Mine" (permanent): "Cooldown: You may gain 1 crystal."
  And Ada has "Mine" in play
  And Ada's hand holds "Mine"
  When Ada tries to play "Mine"
  Then it is refused with CF 13.59

Scenario: [CF 8.6, CF 8.2, CF 13.36] a card that enters in Aftermath has its ability done, whosever turn it is
  Given the edition is each of classic and current
  And a card "Gift": "Aftermath: Each opponent puts a card from their hand into play in their Mining lane."
  And a card "Fund": "Aftermath: Gain 5 crystals."
  And Ben has priority
  And Ada's hand holds "Gift"
  And Ben's hand holds "Fund"
  And Ada has 9 crystals
  And Ben has 0 crystals
  And each player's Mining lane holds 3 corruption
  And it is Ada's Deploy
  When Ada plays "Gift" to the Attack lane
  And the Aftermath begins
  And the Aftermath resolves
  Then Ben's Mining lane holds "Fund"
  And Ben has 5 crystals

Scenario: [CF 4.11, CF 12.2] a card that an opponent's ability plays is played by its owner
  Given a card "Call": "Deploy: Target opponent plays a Drone from their hand."
  And a card "Gnat" (Drone, 2 crystals, 1/1/1): "Deploy: Draw a card."
  And Ada's hand holds "Call"
  And Ben's hand holds "Gnat"
  And Ben's deck is 3 other cards
  And Ben's basic deck holds 0 cards
  And Ben has 4 crystals and 3 tech left
  When Ada plays "Call" to the Mining lane
  And Ben chooses the Attack lane
  Then Ben's Attack lane holds "Gnat"
  And Ben's deck has 2 cards
  And Ben has 2 crystals
  And Ada has 5 crystals

Scenario: [CF 4.11, CF 14.4] and room for it is made among their own
  Given the edition is current
  And the switch permanent_limit is 1
  And a card "Call": "Deploy: Target opponent plays a card from their hand."
  And a card "Old" (permanent): "Cooldown: You may gain 1 crystal."
  And a card "New" (permanent): "Cooldown: You may gain 2 crystals."
  And Ada's hand holds "Call"
  And Ada has "Old" in play
  And Ben has "Old" in play
  And Ben's hand holds "New"
  When Ada plays "Call" to the Mining lane
  Then Ben's discard pile holds "Old"
  And Ada's discard pile is empty

Scenario: [CF 4.11, CF 11.5] what an ability plays may be paid for with its extra payment
  Given a card "Call": "Deploy: Play a Drone from your hand."
  And a card "Wasp" (Drone, 5 crystals, 1/1/1): "You may discard a card from your hand to reduce this card's cost by 4 crystals."
  And Ada's hand holds "Call", "Wasp" and 2 other cards
  And Ada has 1 crystal
  When Ada plays "Call" to the Mining lane
  Then Ada is offered to choose the Attack lane

Scenario: [CF 4.3, CF 4.11] cards that play cards do so as often as there are any
  Given a card "Chain": "Deploy: You may play a card from your hand."
  And Ada's hand holds 12 "Chain"
  When Ada plays "Chain" to the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  And Ada chooses yes
  And Ada chooses the Mining lane
  Then Ada's hand is empty
  And Ada's Mining lane has 12 cards

Scenario: [CF 13.44] where there is one card there is no top and bottom
  Given a card "Peek": "Deploy: Search 3. Gain 1 crystal."
  And Ada's hand holds "Peek"
  And Ada's deck is 1 other card
  And Ada has 0 crystals
  When Ada plays "Peek" to the Mining lane
  Then Ada has 1 crystal
  And Ada's deck has 1 card
