Feature: Each has a turn of their own; costs, amounts and lanes that several parts of a text share

Scenario: [CF 12.35] who has no card to destroy gains nothing for that of another
  Given 3 players
  And the edition is current
  And a card "Reap" (1/1/1): "Deploy: Each opponent destroys a card they control and gains crystals equal to its power."
  And each player has 5 crystals
  And Ben's Mining lane holds a card of power 3
  And Ada's hand holds "Reap"
  When Ada plays "Reap" to the Attack lane
  Then Ben has 8 crystals
  And Cy has 5 crystals

Scenario: [CF 12.35] nor does it matter who comes first
  Given 3 players
  And the edition is current
  And a card "Reap" (1/1/1): "Deploy: Each opponent must destroy a card they control and gain crystals equal to its power."
  And each player has 5 crystals
  And Cy's Mining lane holds a card of power 3
  And Ada's hand holds "Reap"
  When Ada plays "Reap" to the Attack lane
  Then Ben has 5 crystals
  And Cy has 8 crystals

Scenario: [CF 12.35] nor in a "may"
  Given 3 players
  And the edition is current
  And a card "Reap" (1/1/1): "Deploy: Each opponent may pay 1 crystal and destroy a card they control and gain crystals equal to its power."
  And each player has 5 crystals
  And Ben's Mining lane holds a card of power 3
  And Ada's hand holds "Reap"
  When Ada plays "Reap" to the Attack lane
  And Ben chooses yes
  And Cy chooses yes
  Then Ben has 7 crystals
  And Cy has 4 crystals

Scenario: [CF 12.35] nor for several who are chosen
  Given 3 players
  And the edition is current
  And a card "Reap" (1/1/1): "Deploy: 2 target opponents each destroy a card they control and gain crystals equal to its power."
  And each player has 5 crystals
  And Ben's Mining lane holds a card of power 3
  And Ada's hand holds "Reap"
  When Ada plays "Reap" to the Attack lane
  Then Ben has 8 crystals
  And Cy has 5 crystals

Scenario: [CF 12.35, CF 12.17] nor the lane a card came from
  Given 3 players
  And the edition is current
  And a card "Drive" (1/1/1): "Deploy: Each opponent shifts a card they control and adds a corruption token to the lane it came from."
  And Ben's Mining lane holds a card of power 3
  And Ada's hand holds "Drive"
  When Ada plays "Drive" to the Attack lane
  And Ben chooses the Attack lane
  Then Ben's Mining lane has 1 corruption

Scenario: [CF 12.35, CF 12.20] "that many" afterwards is that of all of them
  Given 3 players
  And the edition is current
  And a card "Toll" (1/1/1): "Deploy: Each opponent may discard a card. Gain that many crystals."
  And Ada has 0 crystals
  And Ben's hand holds 1 other card
  And Cy's hand holds 1 other card
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ben chooses yes
  And Cy chooses yes
  Then Ada has 2 crystals

Scenario: [CF 12.35, CF 12.34] of those who did not buy it off
  Given 3 players
  And the edition is current
  And a card "Toll" (1/1/1): "Deploy: Each opponent loses 2 crystals unless they discard a card. Gain that many crystals."
  And each player has 5 crystals
  And Ben's hand holds 1 other card
  And Cy's hand holds 1 other card
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ben chooses no
  And Cy chooses no
  Then Ada has 9 crystals

Scenario: [CF 12.35] after the last turn no one of them is "it"
  When the text "Deploy: Each opponent may destroy a card they control. Gain crystals equal to its power." is read
  Then it is not understood
  When the text "Deploy: Each player must destroy a card they control. If it is a Drone, gain 2 crystals." is read
  Then it is not understood
  When the text "Deploy: 2 target opponents destroy a card they control. Gain crystals equal to its power." is read
  Then it is not understood

Scenario: [CF 12.35, CF 12.17] of one player who is chosen it is that one's lane
  Given 3 players
  And the edition is current
  And a card "Recall" (1/1/1): "Deploy: Target opponent returns a card they control to their hand. Add a corruption token to the lane it came from."
  And Ben's Mining lane holds a card of power 2
  And Ada's hand holds "Recall"
  When Ada plays "Recall" to the Attack lane
  And Ada chooses Ben
  Then Ben's Mining lane has 1 corruption

Scenario: [CF 12.37] two costs in X bound it both
  Given the edition is current
  And a card "Pyre" (1/1/1): "Deploy: Pay X crystals and discard X cards to deal X damage to each opponent."
  And Ada has 5 crystals
  And Ada's hand holds "Pyre" and 2 other cards
  When Ada plays "Pyre" to the Attack lane
  Then Ada is not offered to choose 3
  When Ada chooses 2
  Then Ben has 18 hit points
  And Ada has 3 crystals
  And Ada's hand is empty

Scenario: [CF 12.37] the other way round
  Given the edition is current
  And a card "Pyre" (1/1/1): "Deploy: Discard X cards and pay X crystals to deal X damage to each opponent."
  And Ada has 1 crystal
  And Ada's hand holds "Pyre" and 3 other cards
  When Ada plays "Pyre" to the Attack lane
  And Ada tries to choose "Filler 1" and "Filler 2"
  Then it is refused
  When Ada chooses "Filler 1"
  Then Ben has 19 hit points
  And Ada has 0 crystals

Scenario: [CF 12.37] three of them, after a yes at least 1 of each
  Given the edition is current
  And a card "Pyre" (1/1/1): "Deploy: You may pay X crystals, discard X cards and destroy X Drones to deal X damage to each opponent."
  And Ada has 5 crystals
  And Ada's Mining lane holds 2 Drone cards of power 1
  And Ada's hand holds "Pyre" and 3 other cards
  When Ada plays "Pyre" to the Attack lane
  And Ada chooses yes
  Then Ada is not offered to choose 3
  And Ada is not offered to choose 0
  When Ada chooses 2
  And Ada chooses "Filler 1" and "Filler 2"
  Then Ben has 18 hit points
  And Ada's Mining lane is empty

Scenario: [CF 12.37] a cost of "that many" bounds the one before it
  Given the edition is current
  And a card "Pyre" (1/1/1): "Deploy: Discard any number of cards and pay that many crystals to deal that much damage to each opponent."
  And Ada has 1 crystal
  And Ada's hand holds "Pyre" and 3 other cards
  When Ada plays "Pyre" to the Attack lane
  And Ada tries to choose "Filler 1" and "Filler 2"
  Then it is refused
  When Ada chooses "Filler 1"
  Then Ben has 19 hit points

Scenario: [CF 12.37] of two costs the one that was paid is X
  Given the edition is current
  And a card "Pyre" (1/1/1): "Deploy: Pay X crystals or discard X cards to deal X damage to each opponent."
  And Ada has 5 crystals
  And Ada's hand holds 2 "Pyre" and 3 other cards
  When Ada plays "Pyre" to the Attack lane
  And Ada chooses "discard"
  And Ada chooses "Filler 1" and "Filler 2"
  Then Ben has 18 hit points

Scenario: [CF 12.37, CF 12.20] and "that much" is what was paid with
  Given the edition is current
  And a card "Pyre" (1/1/1): "Deploy: Pay 3 crystals or discard 2 cards to deal that much damage to each opponent."
  And Ada has 5 crystals
  And Ada's hand holds "Pyre" and 3 other cards
  When Ada plays "Pyre" to the Attack lane
  And Ada chooses "pay"
  Then Ben has 17 hit points

Scenario: [CF 12.36, CF 12.17] a card from a hand goes to the lane that another one left
  Given the edition is current
  And a card "Relief" (1/1/1): "Deploy: Destroy another card you control, then put a card from your hand into play in the lane it came from."
  And Ada's Mining lane holds a card of power 2
  And Ada's hand holds "Relief" and "Battalion"
  When Ada plays "Relief" to the Attack lane
  Then Ada's Mining lane is "Battalion"

Scenario: [CF 12.36, CF 12.17] one that is shifted does not stay where it is
  Given the edition is current
  And a card "Relief" (1/1/1): "Deploy: Destroy another card you control. Shift up to 2 other cards you control to the lane it came from."
  And Ada's Mining lane holds a card of power 2
  And Ada's Production lane holds a card of power 3 and a card of power 4
  And Ada's hand holds "Relief"
  When Ada plays "Relief" to the Attack lane
  And Ada chooses "Power 2"
  And Ada chooses "Power 3" and "Power 4"
  Then Ada's Mining lane is "Power 3" and "Power 4"

Scenario: [CF 12.36, CF 12.17] two cards change places
  Given the edition is current
  And a card "Relief" (1/1/1): "Deploy: Shift another card you control to the Attack lane, then shift this card to the lane it came from."
  And Ada's Mining lane holds a card of power 2
  And Ada's hand holds "Relief"
  When Ada plays "Relief" to the Attack lane
  Then Ada's Mining lane is "Relief"
  And Ada's Attack lane is "Power 2"

Scenario: [CF 12.36, CF 12.17] a card that returned comes back
  Given the edition is current
  And a card "Relief" (1/1/1): "Deploy: Return another card you control to your hand, then put it into play in the lane it came from."
  And Ada's Mining lane holds a card of power 2
  And Ada's hand holds "Relief"
  When Ada plays "Relief" to the Attack lane
  Then Ada's Mining lane is "Power 2"

Scenario: [CF 12.36, CF 12.17] a card that is discarded leaves no lane
  Given the edition is current
  And a card "Relief" (1/1/1): "Deploy: Destroy another card you control. Discard a card. Add a Boost token to the lane it came from."
  And Ada's Mining lane holds a card of power 2
  And Ada's hand holds "Relief" and "Battalion"
  When Ada plays "Relief" to the Attack lane
  Then Ada's Mining lane has 1 boost

Scenario: [CF 12.1] "one of them" in a loop is one of those that were looked at before it
  Given 3 players
  And the edition is current
  And a card "Sift" (1/1/1): "Deploy: Look at the top 3 cards of your deck. For each opponent, put one of them on the bottom of your deck."
  And Ada's deck is 3 other cards
  And Ada's hand holds "Sift"
  When Ada plays "Sift" to the Attack lane
  And Ada chooses "Filler 1"
  And Ada chooses "Filler 2"
  Then Ada's deck is "Filler 3", "Filler 1" and "Filler 2"

Scenario: [CF 12.20] "that many" twice is one number
  Given the edition is current
  And a card "Scrap" (1/1/1): "Deploy: Destroy up to 2 other Drones you control to draw that many cards, gain that many crystals and deal that much damage to target opponent."
  And Ada has 0 crystals
  And Ada's Mining lane holds 2 Drone cards of power 1
  And Ada's deck holds 1 other card
  And Ada's hand holds "Scrap"
  When Ada plays "Scrap" to the Attack lane
  And Ada chooses "Drone 1" and "Drone 1"
  Then Ada's hand has 1 card
  And Ada has 2 crystals
  And Ben has 18 hit points

Scenario: [CF 12.20] for each player it is their own
  Given the edition is current
  And a card "Scrap" (1/1/1): "Deploy: Each player discards any number of cards, then draws that many cards and gains that many crystals."
  And Ada has 0 crystals
  And Ada's deck holds 1 other card
  And Ada's hand holds "Scrap" and 2 other cards
  When Ada plays "Scrap" to the Attack lane
  And Ada chooses "Filler 2" and "Filler 3"
  Then Ada's hand has 1 card
  And Ada has 2 crystals

Scenario: [CF 12.20] of several branches it is what the one did that was taken
  Given 3 players
  And the edition is current
  And a card "Levy" (1/1/1): "Deploy: Each opponent discards a card or loses 2 crystals. Gain that many crystals."
  And each player has 5 crystals
  And Ben's hand holds 1 other card
  And Cy's hand holds 1 other card
  And Ada's hand holds "Levy"
  When Ada plays "Levy" to the Attack lane
  And Ben chooses "discard"
  And Cy chooses "lose"
  Then Ada has 8 crystals

Scenario: [CF 12.20] and of an "if" or "instead" what it came to
  Given the edition is current
  And a card "Draft" (1/1/1): "Deploy: If you have 2 or more crystals, draw 2 cards; otherwise draw a card. Gain that many hit points."
  And a card "Muster" (1/1/1): "Deploy: Draw a card. If you have 2 or more crystals, draw 2 cards instead. Gain that many hit points."
  And Ada has 3 crystals
  And Ada's deck holds 6 other cards
  And Ada's hand holds "Draft" and "Muster"
  When Ada plays "Draft" to the Attack lane
  Then Ada has 22 hit points
  When Ada plays "Muster" to the Attack lane
  Then Ada has 24 hit points

Scenario: [CF 12.34, CF 13.14] what each may buy off is settled one after another
  Given the edition is current
  And a card "Strike" (1/1/1): "Deploy: Each player takes 2 damage unless they pay 2 crystals."
  And each player has 2 hit points and 0 crystals
  And Ada's hand holds "Strike"
  When Ada plays "Strike" to the Attack lane
  Then Ada wins
