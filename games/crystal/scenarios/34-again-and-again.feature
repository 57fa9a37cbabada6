Feature: What lasts, again and again

Scenario: [CF 12.19] nine that enter
  Given the edition is current
  And a card "Guard" (permanent): "When a card enters play, that card cannot be destroyed this turn."
  And a card "Wave": "Deploy: Put 9 Basic Troopers into play in this lane."
  And Ada has "Guard" in play
  And Ada's hand holds "Wave"
  When Ada plays "Wave" to the Production lane
  Then it is Ada's Deploy

Scenario: [CF 12.33] for each of yours
  Given the edition is classic
  And a card "Wave": "Deploy: For each card you control, that card cannot be destroyed this turn."
  And Ada's Mining lane holds 9 cards of power 1
  And Ada's hand holds "Wave"
  When Ada plays "Wave" to the Production lane
  Then it is Ada's Deploy

Scenario: [CF 13.41] again and again
  Given the edition is current
  And a card "Sale": "Deploy: Reduce the cost of your next card by 1 crystal this turn. Repeat 10."
  And a card "Dear" (12 crystals)
  And Ada's hand holds "Sale" and "Dear"
  When Ada plays "Sale" to the Production lane
  Then "Dear" costs Ada 2 crystals

Scenario: [CF 13.6] a permanent discarded and replayed in the round
  Given the edition is current
  And the switch permanent_limit is 1
  And a card "Well" (permanent): "Cooldown: You may gain 2 crystals."
  And a card "Dig": "Deploy: Return a card from your discard pile to your hand."
  And a card "B" (permanent): "Cooldown: You may gain 2 hit points."
  And Ada has "Well" in play
  And Ada's hand holds "B" and "Dig"
  When Ada uses "Well"
  And Ada plays "B"
  And Ada plays "Dig" to the Mining lane
  And Ada plays "Well"
  And Ada tries to use "Well"
  Then it is refused with CF 13.6

Scenario: [CF 14.2] a card that puts itself back has done its ability
  Given a card "Bounce" (0/0/0): "Battle: Return this card to your hand. Put a card from your hand into play in your Attack lane."
  And Ada's Mining lane holds "Bounce" (entered this round)
  And it is the Battle
  When the Battle resolves
  Then Ada's Attack lane holds "Bounce"

Scenario: [CF 14.2] nor twice in Aftermath
  Given a card "Bounce" (0/0/0): "Aftermath: Return this card to your hand, then play it for 0 crystals."
  And Ada's Mining lane holds "Bounce" (entered this round)
  And it is the Aftermath
  When the Aftermath resolves
  And Ada chooses the Attack lane
  Then Ada's Attack lane holds "Bounce"

Scenario: [CF 4.4] leaves and comes back in its first ability: the second is lost
  Given a card "Flash":
    | Deploy: Return this card to your hand. Put a card from your hand into play in your Attack lane.
    | Deploy: Gain 10 crystals.
  And Ada's hand holds "Flash"
  When Ada plays "Flash" to the Mining lane
  Then Ada has 5 crystals
  And Ada's Attack lane is "Flash"

Scenario: [CF 13.19] disabled by its first Aftermath ability, the second does not resolve
  Given the edition is each of current and alternating
  And a card "Self":
    | Aftermath: Disable this card.
    | Aftermath: Gain 10 hit points.
  And Ada's Mining lane holds "Self" (entered this round)
  And it is the Aftermath
  When the Aftermath resolves
  Then Ada has 20 hit points

Scenario: [CF 13.19] in the first printing it does
  Given a card "Self":
    | Aftermath: Disable this card.
    | Aftermath: Gain 10 hit points.
  And Ada's Mining lane holds "Self" (entered this round)
  And it is the Aftermath
  When the Aftermath resolves
  Then Ada has 30 hit points
