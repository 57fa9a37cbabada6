Feature: Answers to a card in whose midst somebody falls

Background:
  Given 3 players
  And the edition is each of classic, current and alternating
  And a card "Fill" (0/0/0)
  And each player has 5 crystals
  And each player's deck is 9 other cards

Scenario: [CF 4.5] three answers of one opponent in an order they choose, with a fall between
  Given a card "Hurt" (0/0/0): "When an opponent plays a card, they lose 5 hit points."
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And Ben's Mining lane holds "Hurt" (entered this round) and "Toll" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round) and "Toll" (entered this round)
  And Ada's hand holds "Fill"
  And Ada has 5 hit points
  When Ada plays "Fill" to the Mining lane
  And Ben resolves "Hurt" first
  Then Ada is out
  And Ben has 6 crystals
  And Cy has 7 crystals

Scenario: [CF 4.5, CF 6.7] "a player plays": of one who fell, too
  Given a card "Hurt" (0/0/0): "When an opponent plays a card, they lose 5 hit points."
  And a card "Any" (0/0/0): "When a player plays a card, gain 1 crystal."
  And Ben's Mining lane holds "Hurt" (entered this round)
  And Cy's Mining lane holds "Any" (entered this round)
  And Ada's hand holds "Fill"
  And Ada has 5 hit points
  When Ada plays "Fill" to the Mining lane
  Then Ada is out
  And Cy has 6 crystals

Scenario: [CF 4.5, CF 6.7] a type that is asked for is that of the card though it has left the game
  Given a card "Hurt" (0/0/0): "When an opponent plays a card, they lose 5 hit points."
  And a card "Hunt" (0/0/0): "When an opponent plays a Drone, gain 1 crystal."
  And a card "Bee" (Drone, 0/0/0)
  And Ben's Mining lane holds "Hurt" (entered this round)
  And Cy's Mining lane holds "Hunt" (entered this round)
  And Ada's hand holds "Bee"
  And Ada has 5 hit points
  When Ada plays "Bee" to the Mining lane
  Then Ada is out
  And Cy has 6 crystals

Scenario: [CF 4.5, CF 6.7] what an answer would do to the card of one who fell, or to them, is nothing
  Given a card "Hurt" (0/0/0): "When an opponent plays a card, they lose 5 hit points."
  And a card "Undo" (0/0/0): "When an opponent plays a card, destroy it. Gain 1 crystal."
  And a card "Tax" (0/0/0): "When an opponent plays a card, they lose 1 crystal and you gain 2 crystals."
  And Ben's Mining lane holds "Hurt" (entered this round)
  And Cy's Mining lane holds "Undo" (entered this round)
  And Cy's Attack lane holds "Tax" (entered this round)
  And Ada's hand holds "Fill"
  And Ada has 5 hit points
  When Ada plays "Fill" to the Mining lane
  And Cy resolves "Undo" first
  Then Ada is out
  And Cy has 8 crystals

Scenario: [CF 4.5] a card that answers is destroyed by an earlier answer
  Given a card "Zap" (0/0/0): "When an opponent plays a card, destroy a Drone."
  And a card "Ear" (Drone, 0/0/0): "When an opponent plays a card, gain 1 crystal."
  And Ben's Mining lane holds "Zap" (entered this round)
  And Cy's Mining lane holds "Ear" (entered this round)
  And Ada's hand holds "Fill"
  When Ada plays "Fill" to the Mining lane
  Then Cy has 5 crystals
  And Cy's discard pile holds "Ear"

Scenario: [CF 4.5, CF 13.9] a card that an answer brings was not there when it was played
  Given a card "Call" (0/0/0): "When an opponent plays a card, put a card from your hand into play."
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And Ben's Mining lane holds "Call" (entered this round)
  And Ben's hand holds "Toll"
  And Ada's hand holds "Fill"
  When Ada plays "Fill" to the Mining lane
  And Ben chooses the Attack lane
  Then Ben's Attack lane holds "Toll"
  And Ben has 5 crystals

Scenario: [CF 6.7, CF 4.11] a played card's owner falls by its own first ability, in an ability of another
  Given a card "Order" (0/0/0): "Deploy: Each opponent plays a card from their hand. Gain 3 crystals."
  And a card "Twice" (0/0/0):
    | Deploy: Lose 5 hit points.
    | Deploy: Each opponent loses 5 hit points.
  And a card "Toll" (0/0/0): "When an opponent plays a card, gain 1 crystal."
  And Ada's hand holds "Order"
  And Ada's Mining lane holds "Toll" (entered this round)
  And Ben's hand holds "Twice"
  And Cy's hand holds "Fill"
  And Ben has 5 hit points
  When Ada plays "Order" to the Mining lane
  And Ben chooses the Mining lane
  And Cy chooses the Mining lane
  Then Ben is out
  And Cy has 20 hit points
  And Ada has 10 crystals

Scenario: [CF 13.9] arriving in the midst of a moment, nothing asked of it
  Given a card "Call" (0/0/0): "When a card is destroyed, put a card from your hand into play."
  And a card "Toll" (0/0/0): "When a card is destroyed, gain 1 crystal."
  And a card "Raze" (0/0/0): "Deploy: Destroy a Drone."
  And Ben's Mining lane holds "Call" (entered this round)
  And Ben's hand holds "Toll"
  And Ada's hand holds "Raze"
  And Cy's Mining lane holds a Drone card of power 0
  When Ada plays "Raze" to the Mining lane
  And Ben chooses the Attack lane
  Then Ben has 5 crystals

Scenario: [CF 13.9] arriving in the midst of a moment, something asked
  Given a card "Call" (0/0/0): "When a card is destroyed, put a card from your hand into play."
  And a card "Toll" (0/0/0): "When a Drone is destroyed, gain 1 crystal."
  And a card "Raze" (0/0/0): "Deploy: Destroy a Drone."
  And Ben's Mining lane holds "Call" (entered this round)
  And Ben's hand holds "Toll"
  And Ada's hand holds "Raze"
  And Cy's Mining lane holds a Drone card of power 0
  When Ada plays "Raze" to the Mining lane
  And Ben chooses the Attack lane
  Then Ben has 5 crystals
