Feature: Hands of three players, looks, and caps

Background:
  Given 3 players
  And the edition is current
  And each player has 10 crystals and 9 unused production
  And a card "Bee" (Drone, 1/1/1)
  And a card "Sat" (Satellite, 1/1/1)
  And a card "Fill" (1/1/1)

Scenario: [CF 13.66] a look at one hand of two; others do not see
  Given a card "Look": "Deploy: Look at target opponent's hand, then choose a card for them to discard."
  And Ada's hand holds "Look"
  And Ben's hand holds "Bee" and "Sat"
  And Cy's hand holds "Bee" and "Sat"
  When Ada plays "Look" to the Mining lane
  And Ada chooses Ben
  Then Ada sees "Bee" and "Sat" in Ben's hand
  And Ada does not see Cy's hand
  And Cy does not see Ben's hand
  When Ada chooses "Sat"
  Then Ben's hand is "Bee"

Scenario: [CF 12.51] a steal of a blind card into one's own hand is refused
  When the text "Deploy: Put a card from an opponent's hand into your hand." is read
  Then it is refused

Scenario: [CF 12.51] each opponent discards a card at random, blind
  Given a card "Rob": "Deploy: For each opponent, discard a card from their hand."
  And Ada's hand holds "Rob"
  And Ben's hand holds "Bee" and "Sat"
  And Cy's hand holds "Bee"
  When Ada plays "Rob" to the Mining lane
  Then Ben's hand has 1 card
  And Cy's hand is empty

Scenario: [CF 12.51] a known card beside unknown ones: after a look, a card drawn since is unknown
  Given a card "Eye": "Deploy: Look at target opponent's hand."
  And a card "Give": "Deploy: Each opponent draws a card."
  And a card "Rob": "Deploy: Discard a card from an opponent's hand."
  And Ada's hand holds "Eye", "Give" and "Rob"
  And Ben's hand holds "Bee"
  And Ben's deck is "Sat" and "Sat"
  And Cy's deck is "Sat" and "Sat"
  When Ada plays "Eye" to the Mining lane
  And Ada chooses Ben
  And Ada plays "Give" to the Mining lane
  And Ada plays "Rob" to the Mining lane
  Then Ada is offered to choose Ben's "Bee"
  And Ada is offered to choose Ben
  And Ada is offered to choose Cy
  And Ada is not offered to choose Ben's "Sat"
  When Ada chooses Ben
  Then Ben's hand is "Bee"

Scenario: [CF 12.51, CF 13.20] a player discards at random from the own hand: own cards are chosen
  Given a card "Purge": "Deploy: Target opponent discards a card."
  And Ada's hand holds "Purge"
  And Cy's hand holds "Bee" and "Sat"
  When Ada plays "Purge" to the Mining lane
  And Ada chooses Cy
  And Cy chooses "Sat"
  Then Cy's hand is "Bee"

Scenario: [CF 13.45] looked at cards are back before a draw
  Given a card "Peek": "Deploy: Look at the top 2 cards of your deck. Draw a card."
  And Ada's hand holds "Peek"
  And Ada's deck is "Bee", "Sat" and "Fill"
  When Ada plays "Peek" to the Mining lane
  Then Ada's hand is "Bee"

Scenario: [CF 13.45] one into the hand, the rest to the bottom in an order
  Given a card "Peek": "Deploy: Look at the top 3 cards of your deck. Put one of them into your hand and the rest on the bottom of your deck in any order."
  And Ada's hand holds "Peek"
  And Ada's deck is "Bee", "Sat", "Fill" and "Peek"
  When Ada plays "Peek" to the Mining lane
  And Ada chooses "Sat"
  And Ada puts "Fill" and "Bee" on the bottom
  Then Ada's hand is "Sat"
  And Ada's deck is "Peek", "Fill" and "Bee"

Scenario: [CF 13.45] fewer cards than looked for
  Given a card "Peek": "Deploy: Look at the top 3 cards of your deck. Put one of them into your hand and the rest on the bottom of your deck in any order."
  And Ada's hand holds "Peek"
  And Ada's deck is "Bee"
  When Ada plays "Peek" to the Mining lane
  Then Ada's hand is "Bee"
  And Ada's deck is empty

Scenario: [CF 13.45] an empty deck: nothing and no loss
  Given a card "Peek": "Deploy: Look at the top 3 cards of your deck. Put one of them into your hand and the rest on the bottom of your deck in any order."
  And Ada's hand holds "Peek"
  When Ada plays "Peek" to the Mining lane
  Then Ada's hand is empty
  And Ada has 20 hit points

Scenario: [CF 13.45] reveal: each sees them; a Drone may be taken
  Given a card "Rev": "Deploy: Reveal the top 3 cards of your deck. You may draw a Drone from among them."
  And Ada's hand holds "Rev"
  And Ada's deck is "Fill", "Bee", "Sat" and "Fill"
  When Ada plays "Rev" to the Mining lane
  And Ada chooses yes
  Then Ada's hand is "Bee"
  And Ada's deck is "Fill", "Sat" and "Fill"

Scenario: [CF 13.45] no Drone among them: not asked
  Given a card "Rev": "Deploy: Reveal the top 3 cards of your deck. You may draw a Drone from among them."
  And Ada's hand holds "Rev"
  And Ada's deck is "Fill", "Sat", "Sat" and "Bee"
  When Ada plays "Rev" to the Mining lane
  Then Ada's hand is empty
  And Ada's deck is "Fill", "Sat", "Sat" and "Bee"

Scenario: [CF 13.45, CF 12.2] the top of each opponent's deck in turn
  Given a card "Net": "Deploy: For each opponent, look at the top 2 cards of their deck, then put one of them on top of their deck and put the other on the bottom of their deck."
  And Ada's hand holds "Net"
  And Ben's deck is "Bee", "Sat" and "Fill"
  And Cy's deck is "Fill", "Sat" and "Bee"
  When Ada plays "Net" to the Mining lane
  And Ada chooses "Sat"
  And Ada chooses "Fill"
  Then Ben's deck is "Sat", "Fill" and "Bee"
  And Cy's deck is "Fill", "Bee" and "Sat"

Scenario: [CF 13.45] looked-at cards when a player falls by what follows
  Given a card "Doom": "Deploy: Look at the top 2 cards of target opponent's deck. Put one of them on the bottom of their deck. They lose 30 hit points."
  And Ada's hand holds "Doom"
  And Cy's deck is "Fill", "Sat" and "Bee"
  When Ada plays "Doom" to the Mining lane
  And Ada chooses Cy
  And Ada chooses "Sat"
  Then Cy is out
  And it is Ada's Deploy

Scenario: [CF 12.9] cap per lane for each lane with Drones
  Given a card "Hive": "Deploy: For each of your lanes, add 1 boost to that lane for each Drone in that lane (max: 2 per lane)."
  And Ada's hand holds "Hive"
  And Ada's Mining lane holds 4 Drone cards of power 1
  And Ada's Attack lane holds "Bee"
  When Ada plays "Hive" to the Production lane
  Then Ada's Mining lane has 2 boosts
  And Ada's Attack lane has 1 boost
  And Ada's Production lane has 0 boosts

Scenario: [CF 12.9] cap bounds each opponent's own count
  Given a card "Burn": "Deploy: For each opponent, deal 1 damage to them for each Drone they control (max: 2)."
  And Ada's hand holds "Burn"
  And Ben's Mining lane holds 4 Drone cards of power 1
  And Cy's Mining lane holds "Bee"
  When Ada plays "Burn" to the Production lane
  Then Ben has 18 hit points
  And Cy has 19 hit points

Scenario: [CF 12.9] two copies have their own cap
  Given a card "Pay": "Deploy: Gain 2 crystals for each Drone you control (max: 3)."
  And Ada's hand holds "Pay" and "Pay"
  And Ada's Mining lane holds 4 Drone cards of power 1
  When Ada plays "Pay" to the Production lane
  And Ada plays "Pay" to the Production lane
  Then Ada has 16 crystals

Scenario: [CF 12.9] each opponent gains with a cap of their own
  Given a card "Gift": "Deploy: Each opponent gains 1 crystal for each Drone they control (max: 2)."
  And Ada's hand holds "Gift"
  And Ben's Mining lane holds 4 Drone cards of power 1
  And Cy's Mining lane holds 3 Drone cards of power 1
  When Ada plays "Gift" to the Production lane
  Then Ben has 12 crystals
  And Cy has 12 crystals

Scenario: [CF 12.9] a cap for each card may-paid
  Given a card "Pump": "Deploy: For each card in your Attack lane, you may pay 1 crystal to add 2 boosts to your Attack lane (max: 3)."
  And Ada's hand holds "Pump"
  And Ada's Attack lane holds "Bee", "Sat" and "Fill"
  When Ada plays "Pump" to the Production lane
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses no
  Then Ada's Attack lane has 3 boosts
  And Ada has 8 crystals

Scenario: [CF 12.51, CF 12.2] if target opponent has a Drone in hand, blind
  Given a card "Ask": "Deploy: If target opponent has a Drone in hand, gain 2 crystals. Otherwise, gain 1 hit point."
  And Ada's hand holds "Ask" and "Ask"
  And Ben's hand holds "Fill"
  And Cy's hand holds "Bee"
  When Ada plays "Ask" to the Mining lane
  And Ada chooses Ben
  Then Ada has 21 hit points
  When Ada plays "Ask" to the Mining lane
  And Ada chooses Cy
  Then Ada has 12 crystals

Scenario: [CF 13.66] two opponents' hands one after another
  Given it is the Aftermath
  And Ada's Mining lane holds "Planetary Blockade" (entered this round)
  And Ben's hand holds "Bee" and "Sat"
  And Cy's hand holds "Fill" and "Sat"
  When Ada chooses "Bee"
  And Ada chooses "Fill"
  Then Ben's hand is "Sat"
  And Cy's hand is "Sat"
