Feature: Draw and limit

Scenario: [CF 3.1, CF 3.2] in a classic slot the draw comes first, then the limit, then cards
  Given Ben's deck is 2 other cards
  And Ben's Production lane holds a card of power 2
  When Ada passes
  Then Ben is offered to draw from the faction deck
  And Ben is offered to draw from the basic deck
  And Ben is not offered to pass
  When Ben draws from the faction deck
  Then Ben's hand is "Filler 1"
  And Ben has 3 tech left
  And Ben is offered to pass

Scenario: [CF 3.2] the classic draw may come from the basic deck
  Given Ben's deck is 2 other cards
  When Ada passes
  And Ben draws from the basic deck
  Then Ben's hand is a Basic Trooper
  And Ben's basic deck has 39 cards
  And Ben's deck has 2 cards

Scenario: [CF 3.3] KW-DRAW-2 with an empty faction deck a basic must be taken
  When Ada passes
  Then Ben's hand is a Basic Trooper
  And Ben has 20 hit points
  And Ben is offered to pass

Scenario: [CF 3.3] with both decks empty nothing is drawn and nothing lost
  Given Ben's basic deck holds 0 cards
  When Ada passes
  Then Ben's hand is empty
  And Ben has 20 hit points

Scenario: [CF 3.4] the later Draw phase is common and optional
  Given the edition is each of current and alternating
  And it is the Draw
  And Ada's deck is 3 other cards
  And Ben's deck is 3 other cards
  When Ada draws
  Then Ada's hand is "Filler 1"
  And it is the Draw
  When Ben does not draw
  Then Ben's hand is empty
  And it is Ada's Deploy

Scenario: [CF 3.5, CF 16.4] the first draw is skipped in current
  Given the edition is current
  And the round is 1
  And it is the Start of Round
  And Ada's deck is 3 other cards
  When play reaches Ada's Deploy
  Then Ada's hand is empty

Scenario: [CF 3.5, CF 16.4] the first draw is made in alternating
  Given the edition is alternating
  And the round is 1
  And it is the Start of Round
  And Ada's deck is 3 other cards
  When play reaches Ada's Deploy
  Then Ada's hand is "Filler 1"

Scenario: [CF 3.6] a draw from an empty deck costs a hit point, not drawing costs nothing
  Given the edition is each of current and alternating
  And it is the Draw
  When Ada draws
  Then Ada has 19 hit points
  When Ben does not draw
  Then Ben has 20 hit points

Scenario: [CF 3.6, CF 6.1] drawing from an empty deck can end the game
  Given the edition is current
  And it is the Draw
  And Ada has 1 hit point
  When Ada draws
  Then Ada is out
  And Ben wins

Scenario: [CF 3.7] the limit is the Production power, and cards played this round do not add to it
  Given Ada's Production lane holds a card of power 2
  And Ada's hand holds 2 Basic Troopers
  Then Ada has 3 tech left
  When Ada plays a Basic Trooper to the Production lane
  Then Ada has 2 tech left
  And Ada's production is 4

Scenario: [CF 3.7] corruption laid earlier in the round lowers the limit
  Given a card "Smear": "Deploy: Add 1 corruption to each opponent's Production lane."
  And Ada's hand holds "Smear"
  And Ben's Production lane holds a card of power 2
  When Ada plays "Smear" to the Mining lane
  And play reaches Ben's Deploy
  Then Ben has 2 tech left

Scenario: [CF 3.7] corruption laid after the limit is set does not
  Given a card "Smear": "Deploy: Add 1 corruption to each opponent's Production lane."
  And Ben's hand holds "Smear"
  And Ada has 4 tech left
  When Ada passes
  And Ben plays "Smear" to the Mining lane
  Then Ada has 4 tech left
  And Ada's production is 0

Scenario: [CF 3.8] a disabled Production card gives nothing to the limit
  Given a card "Static": "Deploy: For each opponent, disable a card with power 3 or less in their lanes."
  And Ada's hand holds "Static"
  And Ben's Production lane holds a card of power 3
  When Ada plays "Static" to the Mining lane
  And play reaches Ben's Deploy
  Then Ben has 1 tech left
