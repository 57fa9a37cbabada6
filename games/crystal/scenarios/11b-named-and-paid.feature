Feature: What a card costs is settled when it is named
  # Extra payments and discards come on top of the price, and change nothing about it.

Scenario: [CF 11.5] the discarded Satellite counted when the card was declared
  Given a card "Barter" (6 crystals, 3 production, 1/1/1):
    | This card costs 2 crystals less for each Satellite you control.
    | You may discard a Satellite you control to play this card for 0 production.
  And Ada's Mining lane holds 2 Satellite cards of power 1
  And Ada's hand holds "Barter"
  And Ada has 3 crystals
  Then "Barter" costs Ada 2 crystals and 3 production
  When Ada plays "Barter" to the Attack lane
  Then Ada has 1 crystals

Scenario: [CF 11.1, CF 4.2] a crystal payment comes on top of the price
  Given a card "Bribe" (4 crystals, 3 production, 1/1/1): "You may pay 3 crystals to play this card for 0 production."
  And Ada has 6 crystals
  And Ada's hand holds "Bribe"
  Then Ada is not offered to play "Bribe" to the Mining lane

Scenario: [CF 11.1, CF 4.2] and can be made where there is enough for both
  Given a card "Bribe" (4 crystals, 3 production, 1/1/1): "You may pay 3 crystals to play this card for 0 production."
  And Ada has 7 crystals
  And Ada's hand holds "Bribe"
  When Ada plays "Bribe" to the Mining lane
  Then Ada has 0 crystals
  And Ada's Mining lane is "Bribe"

Scenario: [CF 11.1, CF 4.2] a production payment comes on top of the price
  Given a card "Bribe" (9 crystals, 2 production, 1/1/1): "You may spend 1 unused production to play this card for 0 crystals."
  And Ada has 2 tech left
  And Ada's hand holds "Bribe"
  Then Ada is not offered to play "Bribe" to the Mining lane

Scenario: [CF 11.5] the card that pays is the one that gave the reduction
  Given a card "Broker" (1/1/1): "Your cards cost 2 crystals less."
  And a card "Barter" (6 crystals, 3 production, 1/1/1): "You may discard a card you control to play this card for 0 production."
  And Ada's Mining lane holds "Broker"
  And Ada's hand holds "Barter"
  And Ada has 4 crystals
  When Ada plays "Barter" to the Attack lane
  Then Ada has 0 crystals

Scenario: [CF 14.4, CF 11.5] the permanent that has to go gave the reduction
  Given the edition is current
  And the switch permanent_limit is 1
  And a card "Discount" (permanent, 1 crystal): "Your cards cost 2 crystals less."
  And a card "Other" (permanent, 5 crystals): "Cooldown: Gain 1 crystal."
  And Ada has "Discount" in play
  And Ada's hand holds "Other"
  And Ada has 3 crystals
  When Ada plays "Other"
  Then Ada has 0 crystals

Scenario: [CF 11.1, CF 13.9] an answer in the middle of paying cannot spend what the price needs
  Given the edition is current
  And a card "Leech" (permanent): "Cooldown: When a card is discarded, pay 3 crystals to draw a card."
  And a card "Barter" (3 crystals, 3 production, 1/1/1): "You may discard a card you control to play this card for 0 production."
  And Ada has "Leech" in play
  And Ada's deck is 3 other cards
  And Ada's Mining lane holds a card of power 1
  And Ada's hand holds "Barter"
  And Ada has 3 crystals
  When Ada plays "Barter" to the Attack lane
  Then Ada is not offered to use "Leech"
  And Ada has 0 crystals

Scenario: [CF 11.5, CF 11.9] extra payment and price from one supply
  Given a card "Swap" (3 crystals): "You may pay 2 crystals to reduce this card's cost by 1 crystal."
  And Ada's hand holds "Swap"
  And Ada has 2 crystals
  Then Ada is not offered to play "Swap" to the Mining lane

Scenario: [CF 4.11, CF 11.5] only the extra payment opens it
  Given a card "Loop" (1/1/1): "Deploy: Return an Infiltration card you control to your hand. You may play it for 0 crystals."
  And a card "Spy" (Infiltration, 4 crystals, 3 production, 1/1/1): "You may discard a Satellite you control to play this card for 0 production."
  And Ada's Mining lane holds "Spy" and a Satellite card of power 1
  And Ada's hand holds "Loop"
  When Ada plays "Loop" to the Attack lane
  Then Ada is offered to choose yes
  When Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada's Mining lane is empty

Scenario: [CF 4.11, CF 11.5] it costs 0 crystals, so having none does not matter
  Given a card "Loop" (1/1/1): "Deploy: Return an Infiltration card you control to your hand. You may play it for 0 crystals."
  And a card "Spy" (Infiltration, 4 crystals, 1 production, 1/1/1): "You may discard a Satellite you control to play this card for 0 production."
  And Ada's Mining lane holds "Spy" and a Satellite card of power 1
  And Ada's hand holds "Loop"
  And Ada has 0 crystals
  When Ada plays "Loop" to the Attack lane
  And Ada chooses yes
  And Ada chooses the Tech lane
  And Ada chooses yes
  Then Ada has 1 tech left

Scenario: [CF 12.4, CF 12.38] 1 hit point, empty hand
  Given the edition is current
  And a card "Toll" (0 crystals, 0 production): "Deploy: Each opponent must discard a card or lose 2 hit points."
  And Ada's hand holds "Toll"
  And Ben has 1 hit point
  When Ada plays "Toll" to the Mining lane
  Then Ada wins by elimination

Scenario: [CF 12.7, CF 12.38] the loss is offered to who has less than that
  Given a card "Toll": "Deploy: Target opponent chooses one: lose 3 hit points; or discard a card from their hand."
  And Ada's hand holds "Toll"
  And Ben has 1 hit point
  And Ben's hand holds 1 other card
  When Ada plays "Toll" to the Mining lane
  Then Ben is offered to choose "lose 3 hit points"
  When Ben chooses "discard a card"
  Then Ben's hand is empty

Scenario: [CF 11.9, CF 13.25] but nobody pays with hit points that are not there
  Given a card "Oath": "Deploy: You may lose 3 hit points to gain 2 crystals."
  And Ada has 2 hit points
  And Ada has 0 crystals
  And Ada's hand holds "Oath"
  When Ada plays "Oath" to the Mining lane
  Then Ada has 2 hit points
  And it is Ada's Deploy

Scenario: [CF 11.5, CF 11.9] nor is a card cheaper whose ability of the phase was done before it was played again
  Given the edition is classic
  And a card "Echo" (3 crystals, 0/0/0):
    | You may pay 2 crystals to reduce this card's cost by 1 crystal.
    | Aftermath: Gain 1 crystal.
  And a card "Caller" (0/0/0): "Aftermath: Return another card you control to your hand, then play it."
  And Ada's Production lane holds "Echo" (entered this round) and "Caller" (entered this round)
  And Ada has 2 crystals
  And it is the Aftermath
  When the Aftermath resolves
  And Ada chooses the Attack lane
  Then Ada's Attack lane is "Echo"
  And Ada has 0 crystals
