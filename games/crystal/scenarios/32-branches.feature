Feature: What a branch that was not taken named

Background:
  Given the edition is current
  And 3 players

Scenario: [CF 12.40] it, if they do not: the card that was chosen before
  Given a card "Toll": "Deploy: Choose a Drone. Its owner may discard a card. If they do not, destroy it."
  And Ben's Mining lane holds a Drone card of power 4
  And Ben's hand holds 1 other card
  And Ada's hand holds 2 "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ben chooses yes
  Then Ben's Mining lane has 1 card
  And Ben's hand is empty
  When Ada plays "Toll" to the Attack lane
  Then Ben's Mining lane is empty

Scenario: [CF 12.40] a no destroys it too
  Given a card "Toll": "Deploy: Choose a Drone. Its owner may discard a card. If they do not, destroy it."
  And Ben's Mining lane holds a Drone card of power 4
  And Ben's hand holds 1 other card
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ben chooses no
  Then Ben's Mining lane is empty
  And Ben's hand has 1 card

Scenario: [CF 12.40] it, if you do not: the card that was played
  Given a card "Warden" (permanent): "When you play a Drone, you may discard a card. If you do not, destroy it."
  And a card "Scout" (Drone)
  And Ada has "Warden" in play
  And Ada's hand holds "Scout"
  When Ada plays "Scout" to the Attack lane
  Then Ada's Attack lane is empty

Scenario: [CF 12.40] it, if an opponent does not: the card that they played
  Given a card "Warden" (permanent): "When an opponent plays a Drone, they may discard a card. If they do not, destroy it."
  And a card "Scout" (Drone)
  And Ben has "Warden" in play
  And Ada's hand holds "Scout" and 1 other card
  When Ada plays "Scout" to the Attack lane
  And Ada chooses no
  Then Ada's Attack lane is empty
  And Ada's hand has 1 card
  When the text "When an opponent plays a Drone, they may discard a card. If they do not, disable it." (permanent) is read
  Then it is accepted

Scenario: [CF 12.40] in one option it is not the card of another
  Given a card "Fork": "Deploy: Choose a Drone. Its owner chooses one: discard a card; or destroy it."
  And Ben's Mining lane holds a Drone card of power 4
  And Ben's hand holds 1 other card
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ben chooses "destroy it"
  Then Ben's Mining lane is empty
  And Ben's hand has 1 card

Scenario: [CF 12.40] nor on the other side of "or"
  Given a card "Fork": "Deploy: Choose a Drone. Its owner must discard a card or destroy it."
  And Ben's Mining lane holds a Drone card of power 4
  And Ben's hand holds 1 other card
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ben chooses "destroy it"
  Then Ben's Mining lane is empty

Scenario: [CF 12.40] nor where you choose among the options
  Given a card "Fork": "Deploy: Choose a Drone. Choose one: discard a card; or destroy it."
  And Ben's Mining lane holds a Drone card of power 4
  And Ada's hand holds "Fork" and 1 other card
  When Ada plays "Fork" to the Attack lane
  And Ada chooses "destroy it"
  Then Ben's Mining lane is empty
  And Ada's hand has 1 card

Scenario: [CF 12.40] nor after "otherwise"
  Given a card "Fork": "Deploy: Choose a Drone. If you control a Satellite, discard a card. Otherwise, destroy it."
  And Ben's Mining lane holds a Drone card of power 4
  And Ada's hand holds "Fork" and 1 other card
  When Ada plays "Fork" to the Attack lane
  Then Ben's Mining lane is empty
  And Ada's hand has 1 card

Scenario: [CF 12.40] they are not the player of another option
  Given a card "Fork": "Deploy: Choose an opponent. Choose one: target player draws a card; or deal 1 damage to them."
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ada chooses Cy
  And Ada chooses "deal 1 damage to them"
  Then Cy has 19 hit points
  And Ben has 20 hit points

Scenario: [CF 12.40] that lane is not the one of another option
  Given a card "Fork": "Deploy: Choose one of your lanes. Choose one: add 1 boost to your Mining lane; or add 2 boosts to that lane."
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  And Ada chooses the Production lane
  And Ada chooses "add 2 Boost tokens to that lane"
  Then Ada's Production lane has 2 boosts
  And Ada's Mining lane has 0 boosts

Scenario: [CF 12.40] what only another option names is nothing
  When the text "Deploy: Choose one: destroy a card in an opponent's lanes; or return it to its owner's hand." is read
  Then it is refused
  When the text "Deploy: Do any or all of: destroy a Drone; disable it; draw a card." is read
  Then it is refused
  When the text "Deploy: You may deal 1 damage to target opponent. If you do not, they gain 2 crystals." is read
  Then it is refused
  When the text "Deploy: Deal 1 damage to target opponent. If you control a Drone, deal 2 damage to them instead." is read
  Then it is refused

Scenario: [CF 12.40] "if they do not" knows who was asked, and "if you do" what was done
  When the text "Deploy: Target opponent may discard a card. If they do not, they lose 2 crystals." is read
  Then it is accepted
  When the text "Deploy: Target opponent discards a card. If they do not, they lose 2 crystals." is read
  Then it is accepted
  When the text "Deploy: Choose a Drone. You may destroy another card. If you do, gain crystals equal to its power." is read
  Then it is accepted

Scenario: [CF 12.40] behind the branches it may be either
  When the text "Deploy: Choose a Drone. If you control a Satellite, destroy another card. Disable it." is read
  Then it is refused
  When the text "Deploy: Choose a Drone. You may discard a card. Destroy it." is read
  Then it is refused
  When the text "Deploy: Choose a Drone. Disable it unless its owner discards a card. Its owner loses 1 crystal." is read
  Then it is refused
  When the text "Deploy: Choose one: destroy a Drone in an opponent's lanes; or destroy a Satellite in an opponent's lanes. Gain crystals equal to its power." is read
  Then it is refused
  When the text "Deploy: Choose one: destroy a Drone in an opponent's lanes; or destroy a Satellite in an opponent's lanes. Its owner draws a card." is read
  Then it is refused
  When the text "Deploy: Destroy a Drone or a Satellite. Gain crystals equal to its power." is read
  Then it is refused
  When the text "Deploy: Destroy a Drone in an opponent's lanes. If you control a Satellite, destroy a card in an opponent's lanes instead. Gain crystals equal to its power." is read
  Then it is refused
  When the text "Deploy: If you control a Satellite, destroy a Drone in an opponent's lanes. Otherwise, destroy a card in an opponent's lanes. Gain crystals equal to its power." is read
  Then it is refused
  When the text "Deploy: You may destroy a Satellite. If you do not, destroy a Drone. Its owner draws 2 cards." is read
  Then it is refused
  When the text "Deploy: Choose one: deal 1 damage to target opponent; or target opponent discards a card. They lose 2 crystals." is read
  Then it is refused
  When the text "Deploy: Add 1 boost to your Mining lane or your Attack lane. Add 1 boost to that lane." is read
  Then it is refused

Scenario: [CF 12.40] said in each branch it is clear
  Given a card "Fork": "Deploy: Choose one: destroy a Drone and gain crystals equal to its power; or destroy a Satellite and its owner draws a card."
  And Ben's Mining lane holds a Drone card of power 4
  And Ada has 0 crystals
  And Ada's hand holds "Fork"
  When Ada plays "Fork" to the Attack lane
  Then Ada has 4 crystals

Scenario: [CF 12.40] the card of the one branch that names any
  Given a card "Cull": "Deploy: You may destroy a Drone. Gain crystals equal to its power."
  And Ben's Mining lane holds a Drone card of power 4
  And Ada has 0 crystals
  And Ada's hand holds 2 "Cull"
  When Ada plays "Cull" to the Attack lane
  And Ada chooses yes
  Then Ada has 4 crystals
  When Ada plays "Cull" to the Attack lane
  Then Ada has 4 crystals

Scenario: [CF 12.8, CF 12.40] whom "instead" leaves out is the same player behind it
  Given a card "Shot": "Deploy: Deal 1 damage to target opponent. If you control a Drone, deal 2 damage instead. They lose 1 crystal."
  And a card "Scout" (Drone)
  And each player has 5 crystals
  And Ada's Mining lane holds "Scout"
  And Ada's hand holds "Shot"
  When Ada plays "Shot" to the Attack lane
  And Ada chooses Cy
  Then Cy has 18 hit points
  And Cy has 4 crystals
  And Ben has 5 crystals

Scenario: [CF 12.8, CF 12.40] and where nothing is replaced
  Given a card "Shot" (Satellite): "Deploy: Deal 1 damage to target opponent. If you control a Drone, deal 2 damage instead. They lose 1 crystal."
  And each player has 5 crystals
  And Ada's hand holds "Shot"
  When Ada plays "Shot" to the Attack lane
  And Ada chooses Cy
  Then Cy has 19 hit points
  And Cy has 4 crystals

Scenario: [CF 12.8, CF 12.40] of two clauses one of which is replaced
  Given a card "Toll": "Deploy: Target opponent discards a card and loses 1 crystal. If you control a Drone, they lose 2 crystals instead. They draw 2 cards."
  And a card "Scout" (Drone)
  And each player has 5 crystals
  And each player's deck holds 5 other cards
  And Ada's Mining lane holds "Scout"
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Attack lane
  And Ada chooses Cy
  Then Cy has 3 crystals
  And Cy's hand has 2 cards
