Feature: Whose opponents, which lanes and who they are

Background:
  Given the edition is current
  And 3 players
  And each player has 10 crystals
  And each player's deck is 10 other cards

Scenario: [CF 12.41] their opponents are those of the player who was named
  Given a card "Outcast": "Deploy: Choose a player. Each of their opponents takes 2 damage."
  And Ada's hand holds "Outcast"
  When Ada plays "Outcast" to the Attack lane
  And Ada chooses Ben
  Then Ada has 18 hit points
  And Ben has 20 hit points
  And Cy has 18 hit points

Scenario: [CF 12.41] also where they act themselves
  Given a card "Boon": "Deploy: Target player gains 3 crystals. Their opponents draw a card."
  And Ada's hand holds "Boon"
  When Ada plays "Boon" to the Attack lane
  And Ada chooses Ben
  Then Ben has 13 crystals
  And Ada's hand has 1 card
  And Ben's hand is empty
  And Cy's hand has 1 card

Scenario: [CF 12.41] those of the player whose turn it is in a loop
  Given a card "Feud": "Deploy: For each opponent, deal 1 damage to each of their opponents."
  And Ada's hand holds "Feud"
  When Ada plays "Feud" to the Attack lane
  Then Ada has 18 hit points
  And Ben has 19 hit points
  And Cy has 19 hit points

Scenario: [CF 12.41] its owner's opponents
  Given a card "Blood Price": "Deploy: Destroy a Drone. Its owner's opponents gain 2 crystals."
  And Ben's Mining lane holds a Drone card of power 2
  And Ada's hand holds "Blood Price"
  When Ada plays "Blood Price" to the Attack lane
  Then Ada has 12 crystals
  And Ben has 10 crystals
  And Cy has 12 crystals

Scenario: [CF 12.41] that player's opponents
  Given a card "Shun": "Deploy: Choose an opponent. That player's opponents gain 2 crystals."
  And Ada's hand holds "Shun"
  When Ada plays "Shun" to the Attack lane
  And Ada chooses Cy
  Then Ada has 12 crystals
  And Ben has 12 crystals
  And Cy has 10 crystals

Scenario: [CF 12.41] as many as there are
  Given a card "Siege": "Deploy: Target opponent gains 1 crystal for each of their opponents."
  And Ada's hand holds "Siege"
  When Ada plays "Siege" to the Attack lane
  And Ada chooses Ben
  Then Ben has 12 crystals

Scenario: [CF 12.41] your opponents are yours whoever acts
  Given a card "Toll": "Deploy: Target opponent deals 1 damage to each of your opponents."
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ada chooses Ben
  Then Ada has 20 hit points
  And Ben has 19 hit points
  And Cy has 19 hit points

Scenario: [CF 12.42] unless each of them pays
  Given a card "Tithe": "Deploy: Gain 3 crystals unless each opponent pays 2 crystals."
  And Ada's hand holds "Tithe"
  When Ada plays "Tithe" to the Attack lane
  And Ben chooses yes
  And Cy chooses yes
  Then Ada has 10 crystals
  And Ben has 8 crystals
  And Cy has 8 crystals

Scenario: [CF 12.42] what one of them paid stays paid
  Given a card "Tithe": "Deploy: Gain 3 crystals unless each opponent pays 2 crystals."
  And Ada's hand holds "Tithe"
  When Ada plays "Tithe" to the Attack lane
  And Ben chooses yes
  And Cy chooses no
  Then Ada has 13 crystals
  And Ben has 8 crystals
  And Cy has 10 crystals

Scenario: [CF 12.42] nobody is asked after a no
  Given a card "Tithe": "Deploy: Gain 3 crystals unless all opponents pay 2 crystals."
  And Ada's hand holds "Tithe"
  When Ada plays "Tithe" to the Attack lane
  And Ben chooses no
  Then Ada has 13 crystals
  And Ben has 10 crystals
  And Cy has 10 crystals

Scenario: [CF 12.42] nor if one of them cannot pay
  Given a card "Tithe": "Deploy: Gain 3 crystals unless each opponent discards a card."
  And Ben's hand holds 1 other card
  And Ada's hand holds "Tithe"
  When Ada plays "Tithe" to the Attack lane
  Then Ada has 13 crystals
  And Ben's hand has 1 card

Scenario: [CF 12.42] one of them is enough where it says so
  Given a card "Tithe": "Deploy: Gain 3 crystals unless an opponent pays 2 crystals."
  And Ada's hand holds "Tithe"
  When Ada plays "Tithe" to the Attack lane
  And Ben chooses no
  And Cy chooses yes
  Then Ada has 10 crystals
  And Ben has 10 crystals
  And Cy has 8 crystals

Scenario: [CF 12.42] your opponents could be all of them or any of them
  When the text "Deploy: Gain 3 crystals unless your opponents pay 2 crystals." is read
  Then it is refused

Scenario: [CF 12.40] those cards are all that were looked at
  Given a card "Purge": "Deploy: Look at the top card of each opponent's deck. You may discard those cards."
  And Ada's hand holds "Purge"
  When Ada plays "Purge" to the Attack lane
  And Ada chooses yes
  Then Ben's discard pile has 1 card
  And Cy's discard pile has 1 card

Scenario: [CF 12.40] of several that were looked at none is "it"
  When the text "Deploy: Look at the top card of each opponent's deck. Discard it." is read
  Then it is not understood
  When the text "Deploy: Look at the top 2 cards of your deck. You may draw it." is read
  Then it is not understood

Scenario: [CF 12.40] nor are those cards any that were not looked at
  When the text "Deploy: Disable 2 Drones. Destroy those cards." is read
  Then it is refused

Scenario: [CF 12.43] your corresponding lane is of the kind of the one of a card that was chosen
  Given a card "Mirror": "Deploy: Choose a card in target opponent's lanes. Add a boost to your corresponding lane."
  And Ben's Mining lane holds a card of power 2
  And Ada's hand holds "Mirror"
  When Ada plays "Mirror" to the Attack lane
  Then Ada's Mining lane has 1 boost
  And Ada's Attack lane has 0 boosts

Scenario: [CF 12.43] also after the card has left it
  Given a card "Mirror": "Deploy: Destroy a card in target opponent's lanes. Add a boost to your corresponding lane."
  And Ben's Mining lane holds a card of power 2
  And Ada's hand holds "Mirror"
  When Ada plays "Mirror" to the Attack lane
  Then Ada's Mining lane has 1 boost

Scenario: [CF 12.43] or of the kind of the lane that was chosen
  Given a card "Siphon": "Deploy: Remove a boost from one of target opponent's lanes. If you do, add a boost to your matching lane."
  And Ben's Production lane holds 1 boost
  And Ada's hand holds "Siphon"
  When Ada plays "Siphon" to the Attack lane
  Then Ben's Production lane has 0 boosts
  And Ada's Production lane has 1 boost
  And Ada's Attack lane has 0 boosts

Scenario: [CF 12.43] the corresponding lane of another player
  Given a card "Seep": "Deploy: Remove a boost from one of your lanes. Add a corruption to target opponent's corresponding lane."
  And Ada's Mining lane holds 1 boost
  And Ada's hand holds "Seep"
  When Ada plays "Seep" to the Attack lane
  And Ada chooses Ben
  Then Ben's Mining lane has 1 corruption

Scenario: [CF 12.43] nothing corresponds to no lane
  When the text "Deploy: Add a boost to your corresponding lane." is read
  Then it is not understood
  When the text "Deploy: Add a boost to each of your lanes. Add a corruption to target opponent's corresponding lane." is read
  Then it is not understood

Scenario: [CF 12.32] another of your lanes than one of somebody else is any of yours
  Given a card "Echo" (permanent): "Cooldown: When you add a boost to a lane, you may add a boost to another of your lanes."
  And a card "Gift": "Deploy: Add a boost to target opponent's Mining lane."
  And Ada has "Echo" in play
  And Ada's hand holds "Gift"
  When Ada plays "Gift" to the Attack lane
  And Ada chooses Ben
  And Ada uses "Echo"
  And Ada chooses "the Mining lane"
  Then Ben's Mining lane has 1 boost
  And Ada's Mining lane has 1 boost

Scenario: [CF 12.17] after a shift that lane is the one the card is in now
  Given a card "Snare" (permanent): "When an opponent shifts a card, add a corruption to that lane."
  And a card "Step": "Deploy: Shift a card to your Production lane."
  And Ada has "Snare" in play
  And Ben's Mining lane holds a card of power 2
  And Ben's hand holds "Step"
  When Ada passes
  And Ben plays "Step" to the Production lane
  Then Ben's Production lane has 1 corruption
  And Ben's Mining lane has 0 corruption

Scenario: [CF 12.17] and the one before is the lane it came from
  Given a card "Snare" (permanent): "When an opponent shifts a card, add a corruption to the lane it came from."
  And a card "Step": "Deploy: Shift a card to your Production lane."
  And Ada has "Snare" in play
  And Ben's Mining lane holds a card of power 2
  And Ben's hand holds "Step"
  When Ada passes
  And Ben plays "Step" to the Production lane
  Then Ben's Mining lane has 1 corruption
  And Ben's Production lane has 0 corruption
