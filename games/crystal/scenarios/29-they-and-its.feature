Feature: Whom they, its and that many mean

Background:
  Given the edition is current

Scenario: [CF 12.39] after "unless" nobody can tell what "if they do" asks
  When the text "Deploy: Deal 3 damage to target opponent unless they pay 2 crystals. If they do, draw a card." is read
  Then it is not understood
  When the text "Deploy: Deal 3 damage to target opponent unless they pay 2 crystals; if they do, draw a card." is read
  Then it is not understood
  When the text "Deploy: Target opponent discards 2 cards unless they pay 3 crystals. If they do not, gain 2 crystals." is read
  Then it is not understood
  When the text "Deploy: Destroy another card unless you control a Drone. If you do, draw a card." is read
  Then it is not understood
  When the text "Deploy: For each opponent, deal 2 damage unless they pay 1 crystal. If they do, draw a card." is read
  Then it is not understood

Scenario: [CF 12.39] with "may" it is told plainly
  Given a card "Toll": "Deploy: Target opponent may pay 2 crystals. If they do, draw a card. Otherwise, deal 3 damage to them."
  And Ben has 5 crystals
  And Ada's deck holds 5 other cards
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ben chooses no
  Then Ben has 17 hit points
  And Ada's hand is empty

Scenario: [CF 12.40] its power is nobody's before the card is chosen
  When the text "Deploy: Gain crystals equal to its power." is read
  Then it is not understood
  When the text "Deploy: Pay crystals equal to its power to destroy another card." is read
  Then it is not understood

Scenario: [CF 12.40] a card that was chosen before can be asked about
  Given a card "Cull": "Deploy: Choose another card. If its power is 2 or less, destroy it."
  And Ben's Mining lane holds a card of power 4
  And Ada's hand holds "Cull"
  When Ada plays "Cull" to the Attack lane
  Then Ben's Mining lane has 1 card

Scenario: [CF 12.12] in "for each card" its power is that of the card whose turn it is
  Given a card "Tax" (Satellite): "Deploy: For each Drone you control, gain crystals equal to its power."
  And Ada's Mining lane holds a Drone card of power 4
  And Ada has 0 crystals
  And Ada's hand holds "Tax"
  When Ada plays "Tax" to the Attack lane
  Then Ada has 4 crystals

Scenario: [CF 12.12] "when this card" names the card whose power it is
  Given a card "Hoard" (3/3/3): "When this card is destroyed, gain crystals equal to its power."
  And a card "Cull": "Deploy: Destroy another card you control."
  And Ada has 0 crystals
  And Ada's Mining lane holds "Hoard"
  And Ada's hand holds "Cull"
  When Ada plays "Cull" to the Attack lane
  Then Ada has 3 crystals

Scenario: [CF 12.31] its owner is the player named last
  Given 3 players
  And a card "Split": "Deploy: Destroy a Drone. If you do, its owner gains 2 crystals and each other player loses 1 crystal."
  And each player has 5 crystals
  And Ben's Mining lane holds a Drone card of power 1
  And Ada's hand holds "Split"
  When Ada plays "Split" to the Attack lane
  Then Ben has 7 crystals
  And Ada has 4 crystals
  And Cy has 4 crystals

Scenario: [CF 12.31] its owner, then each other opponent
  Given 3 players
  And a card "Split": "Deploy: Destroy another Drone. Its owner takes 3 damage, then each other opponent takes 1 damage."
  And Ben's Mining lane holds a Drone card of power 3
  And Ada's hand holds "Split"
  When Ada plays "Split" to the Attack lane
  Then Ada has 20 hit points
  And Ben has 17 hit points
  And Cy has 19 hit points

Scenario: [CF 12.31] the owner to whose hand a card went is named, and is who they are
  Given 3 players
  And a card "Recall": "Deploy: Return a Drone to its owner's hand. They lose 1 crystal. Each other player draws a card."
  And each player has 5 crystals
  And each player's deck holds 3 other cards
  And Ben's Mining lane holds a Drone card of power 1
  And Ada's hand holds "Recall"
  When Ada plays "Recall" to the Attack lane
  Then Ada's hand has 1 card
  And Cy's hand has 1 card
  And Ben's hand has 1 card
  And Ben has 4 crystals

Scenario: [CF 12.31] several cards have no one owner
  When the text "Deploy: Destroy 2 Drones. Its owner gains 2 crystals." is read
  Then it is not understood

Scenario: [CF 12.31] who is spoken of again is named again
  Given 3 players
  And a card "Toll": "Deploy: Target opponent loses 1 crystal. You gain 1 crystal. They lose 1 crystal and each other player loses 2 crystals."
  And each player has 5 crystals
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ada chooses Ben
  Then Ben has 3 crystals
  And Ada has 4 crystals
  And Cy has 3 crystals

Scenario: [CF 12.31] for each other opponent leaves out the one who gains
  Given 4 players
  And a card "Pact": "Deploy: Each opponent gains 1 crystal for each other opponent."
  And each player has 0 crystals
  And Ada's hand holds "Pact"
  When Ada plays "Pact" to the Attack lane
  Then Ben has 2 crystals
  And Cy has 2 crystals
  And Ada has 0 crystals

Scenario: [CF 12.31] for each other opponent than the target
  Given 4 players
  And a card "Pact": "Deploy: Target opponent gains 1 crystal for each other opponent."
  And each player has 0 crystals
  And Ada's hand holds "Pact"
  When Ada plays "Pact" to the Attack lane
  And Ada chooses Cy
  Then Cy has 2 crystals

Scenario: [CF 12.31] each opponent hurts each other opponent
  Given 4 players
  And a card "Brawl": "Deploy: Each opponent deals 1 damage to each other opponent."
  And Ada's hand holds "Brawl"
  When Ada plays "Brawl" to the Attack lane
  Then Ada has 20 hit points
  And Ben has 18 hit points
  And Cy has 18 hit points

Scenario: [CF 12.31] other players than each opponent are you
  Given 3 players
  And a card "Storm": "Deploy: Deal 2 damage to each opponent and 1 damage to each other player."
  And Ada's hand holds "Storm"
  When Ada plays "Storm" to the Attack lane
  Then Ada has 19 hit points
  And Ben has 18 hit points
  And Cy has 18 hit points

Scenario: [CF 12.8] what "instead" leaves out is the player the question is about
  Given 3 players
  And a card "Shot": "Deploy: Deal 1 damage to target opponent. If they have 3 or more cards in hand, deal 2 damage instead."
  And Ben's hand holds 3 other cards
  And Ada's hand holds "Shot"
  When Ada plays "Shot" to the Attack lane
  And Ada chooses Ben
  Then Ben has 18 hit points
  And Cy has 20 hit points

Scenario: [CF 12.8] and so is a phrase said again in the same words
  Given 3 players
  And a card "Shot": "Deploy: Deal 1 damage to target opponent. If they have at least 3 cards in hand, deal 2 damage to target opponent instead."
  And Ben's hand holds 3 other cards
  And Ada's hand holds "Shot"
  When Ada plays "Shot" to the Attack lane
  And Ada chooses Ben
  Then Ben has 18 hit points

Scenario: [CF 12.8] of each opponent, each once
  Given 3 players
  And a card "Shot": "Deploy: Deal 1 damage to each opponent. If they have at least 3 cards in hand, deal 2 damage to each opponent instead."
  And Ben's hand holds 3 other cards
  And Ada's hand holds "Shot"
  When Ada plays "Shot" to the Attack lane
  Then Ben has 18 hit points
  And Cy has 19 hit points

Scenario: [CF 12.8] of two clauses one is replaced, and both are about the same player
  Given 3 players
  And a card "Toll": "Deploy: Target opponent discards a card and loses 1 crystal. If they have 5 or more crystals, they lose 2 crystals instead."
  And Ben has 5 crystals
  And Ben's hand holds 1 other card
  And Cy's hand holds 1 other card
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ada chooses Ben
  Then Ben has 3 crystals
  And Ben's hand is empty
  And Cy's hand has 1 card

Scenario: [CF 12.8] the same as it is printed
  Given 3 players
  And a card "Toll": "Deploy: Target opponent discards a card and target opponent loses 1 crystal. If they have at least 5 crystals, they discard a card and they lose 2 crystals instead."
  And Ben has 5 crystals
  And Ben's hand holds 1 other card
  And Cy's hand holds 1 other card
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ada chooses Ben
  Then Ben has 3 crystals
  And Ben's hand is empty
  And Cy's hand has 1 card

Scenario: [CF 12.8] their lane is the target's
  Given 3 players
  And a card "Blight": "Deploy: Add 1 corruption token to target opponent's Mining lane. If they have at least 5 crystals, add 2 corruption tokens instead."
  And Cy has 5 crystals
  And Ada's hand holds "Blight"
  When Ada plays "Blight" to the Attack lane
  And Ada chooses Cy
  Then Cy's Mining lane has 2 corruption
  And Ben's Mining lane has 0 corruption

Scenario: [CF 12.30] each player, then each player: the same, one after another
  Given a card "Muster": "Deploy: Each player loses 1 crystal, then each player draws 1 card for each Drone they control."
  And each player has 5 crystals
  And each player's deck holds 5 other cards
  And Ben's Mining lane holds 2 Drone cards of power 1
  And Ada's hand holds "Muster"
  When Ada plays "Muster" to the Attack lane
  Then Ben's hand has 2 cards
  And Ada's hand is empty

Scenario: [CF 12.34] unless they control a Drone
  Given 3 players
  And a card "Rain": "Deploy: Each opponent takes 2 damage unless they control a Drone."
  And Cy's Mining lane holds a Drone card of power 1
  And Ada's hand holds "Rain"
  When Ada plays "Rain" to the Attack lane
  Then Ben has 18 hit points
  And Cy has 20 hit points

Scenario: [CF 12.34] unless they have enough crystals
  Given 3 players
  And a card "Rain": "Deploy: Target opponent takes 2 damage unless they have 5 or more crystals."
  And Ben has 5 crystals
  And Cy has 4 crystals
  And Ada's hand holds "Rain"
  When Ada plays "Rain" to the Attack lane
  And Ada chooses Ben
  Then Ben has 20 hit points
  And Cy has 20 hit points

Scenario: [CF 12.34] nor is a card of theirs destroyed
  Given 3 players
  And a card "Raid": "Deploy: Destroy target opponent's card unless they have 3 or more crystals."
  And Ben has 2 crystals
  And Ben's Mining lane holds a card of power 2
  And Cy's Mining lane holds a card of power 1
  And Ada's hand holds "Raid"
  When Ada plays "Raid" to the Attack lane
  And Ada chooses Ben
  Then Ben's Mining lane is empty
  And Cy's Mining lane has 1 card

Scenario: [CF 12.20] as many cards as were drawn are discarded
  Given a card "Sift": "Deploy: Draw 2 cards, then discard that many cards."
  And Ada's deck holds 1 other card
  And Ada's hand holds "Sift" and 3 other cards
  When Ada plays "Sift" to the Attack lane
  And Ada chooses "Filler 2"
  Then Ada's hand has 3 cards

Scenario: [CF 12.20] or as many destroyed, or put into play
  Given a card "Trade": "Deploy: Discard 2 cards, then put that many Basic Troopers into play in your Mining lane. Lose 1 crystal. Destroy that many Drones."
  And Ada has 3 crystals
  And Ada's hand holds "Trade" and 2 other cards
  And Ben's Mining lane holds 2 Drone cards of power 1
  When Ada plays "Trade" to the Attack lane
  Then Ada's Mining lane has 2 cards
  And Ben's Mining lane has 1 card

Scenario: [CF 12.38] who must do one of two chooses
  Given a card "Toll": "Deploy: Target opponent must pay 2 crystals or you gain 4 crystals."
  And Ada has 0 crystals
  And Ben has 5 crystals
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ben chooses "you gain 4 crystals"
  Then Ada has 4 crystals
  And Ben has 5 crystals

Scenario: [CF 12.38] yours comes first, so you choose
  Given a card "Toll": "Deploy: Gain 2 crystals or target opponent loses 2 crystals."
  And Ada has 0 crystals
  And Ben has 5 crystals
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ada chooses "target opponent loses"
  Then Ada has 0 crystals
  And Ben has 3 crystals

Scenario: [CF 12.40] where there is no card its owner is nobody, and nobody does anything
  Given the edition is each of classic and current
  And 3 players
  And Ada has 5 crystals and 9 tech left
  And Cy is out
  And a card "Toll" (1 crystal): "Deploy: Destroy a Satellite and its owner gains 1 corruption. Gain 3 crystals."
  And a card "Wake" (1 crystal): "Deploy: Destroy a Satellite. Its owner draws a card. If they do, lose 3 crystals."
  And Ada's hand holds "Toll" and "Wake"
  When Ada plays "Toll" to the Mining lane
  Then Ada is offered to play "Wake" to the Mining lane
  And Ada has 7 crystals
  When Ada plays "Wake" to the Mining lane
  Then it is Ada's Deploy
  And Ada has 6 crystals
  And the log does not say "draw from"

Scenario: [CF 12.40] and so it is with a player whom nobody was
  Given a card "Toll" (1 crystal): "Deploy: Target opponent who controls a Satellite loses 1 crystal. They gain 1 corruption."
  And Ada's hand holds "Toll"
  And Ben has 5 crystals
  When Ada plays "Toll" to the Mining lane
  Then it is Ada's Deploy
  And Ben has 5 crystals
  And Ben's Mining lane has 0 corruption
