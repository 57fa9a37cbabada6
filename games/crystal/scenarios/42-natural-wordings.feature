Feature: Wordings that a card would naturally be printed with

Background:
  Given the edition is each of classic, current and alternating
  And each player's deck is 10 other cards

Scenario: [CF 13.41, CF 12.14] the next card is cheaper for each card there is when this is said
  Given Ada has 10 crystals and 10 production
  And Ada's Mining lane holds 2 Drone cards of power 1
  And a card "Herald": "Deploy: Your next card costs 1 crystal less for each Drone you control."
  And a card "Drone Five" (Drone, 5 crystals)
  And Ada's hand is "Herald" and "Drone Five"
  When Ada plays "Herald" to the Attack lane
  Then "Drone Five" costs Ada 3 crystals and 0 production

Scenario: [CF 13.41, CF 12.9] no more than its maximum, and for one card only
  Given Ada has 10 crystals and 10 production
  And Ada's Mining lane holds 3 Drone cards of power 1
  And a card "Herald": "Deploy: Your next card this turn costs 1 crystal less for each Drone you control (max: 2)."
  And a card "Five" (5 crystals)
  And a card "Six" (6 crystals)
  And Ada's hand is "Herald", "Five" and "Six"
  When Ada plays "Herald" to the Attack lane
  Then "Five" costs Ada 3 crystals and 0 production
  And "Six" costs Ada 4 crystals and 0 production

Scenario: [CF 12.27, CF 12.14] so are all cards of a kind for a while, by as much as there was when it was said
  Given the edition is each of classic and current
  And Ada has 10 crystals and 10 production
  And Ada's Mining lane holds 2 Satellite cards of power 1
  And a card "Fleet": "Deploy: This turn, your Drones cost 1 crystal less for each Satellite you control and you cannot gain hit points."
  And a card "Heal" (Satellite): "Deploy: Gain 2 hit points."
  And a card "Five" (Drone, 5 crystals)
  And Ada's hand is "Fleet", "Five" and "Heal"
  When Ada plays "Fleet" to the Attack lane
  And Ada plays "Heal" to the Attack lane
  Then "Five" costs Ada 3 crystals and 0 production
  And Ada has 20 hit points

Scenario: [CF 9.1, CF 12.19] a time before two things is that of both
  Given the edition is each of classic and current
  And Ada's Mining lane holds a Drone card of power 1
  And Ben's Mining lane holds a card of power 2
  And a card "Edict": "Deploy: This turn, your Drones cannot be destroyed and your Drones get +2 power."
  And a card "Bomb": "Deploy: Destroy a card in a Mining lane."
  And Ada's hand is "Edict" and "Bomb"
  When Ada plays "Edict" to the Attack lane
  Then Ada's "Drone 1" has power 3
  When Ada plays "Bomb" to the Attack lane
  Then Ben's Mining lane is empty
  When the next round begins
  Then Ada's "Drone 1" has power 1

Scenario: [CF 12.34] the card is chosen, and its owner may buy it off
  Given Ben has 3 crystals
  And Ben's Mining lane holds a card of power 2
  And a card "Threat": "Deploy: Destroy a card unless its owner pays 2 crystals."
  And Ada's hand is "Threat"
  When Ada plays "Threat" to the Attack lane
  And Ada chooses Ben's "Power 2"
  And Ben chooses yes
  Then Ben has 1 crystal
  And Ben's Mining lane holds a card of power 2

Scenario: [CF 12.34] an owner who does not pay loses it, and one who cannot is not asked
  Given Ben has 1 crystal
  And Ben's Mining lane holds a card of power 2
  And a card "Threat": "Deploy: Destroy target opponent's card unless they pay crystals equal to its power."
  And Ada's hand is "Threat"
  When Ada plays "Threat" to the Attack lane
  Then Ben's Mining lane is empty
  And Ben has 1 crystal

Scenario: [CF 12.34, CF 12.11] a card of one's own may be the one, and then one pays oneself
  Given Ada has 5 crystals
  And Ada's Mining lane holds a card of power 2
  And a card "Threat": "Deploy: Return a card in a Mining lane to its owner's hand unless its owner pays 2 crystals."
  And Ada's hand is "Threat"
  When Ada plays "Threat" to the Attack lane
  And Ada chooses no
  Then Ada's Mining lane is empty
  And Ada's hand is a card of power 2

Scenario: [CF 12.7] two of three, each once, the second chosen when the first is done
  Given Ada has 0 crystals
  And a card "Plans": "Deploy: Choose two: draw a card; or gain 2 crystals; or deal 1 damage to each opponent."
  And Ada's hand is "Plans"
  When Ada plays "Plans" to the Attack lane
  And Ada chooses "gain 2 crystals"
  Then Ada is not offered to choose "gain 2 crystals"
  And Ada is offered to choose "draw 1 card"
  When Ada chooses "deal 1 damage"
  Then Ada has 2 crystals
  And Ben has 19 hit points
  And Ada's hand is empty

Scenario: [CF 12.7] what the first gives may pay for the second
  Given Ada has 0 crystals
  And a card "Plans": "Deploy: Choose two: gain 2 crystals; or pay 2 crystals to deal 3 damage to each opponent; or pay 9 crystals to draw a card."
  And Ada's hand is "Plans"
  When Ada plays "Plans" to the Attack lane
  And Ada chooses "pay 2 crystals"
  Then Ada has 0 crystals
  And Ben has 17 hit points

Scenario: [CF 12.7] where only one can be done, only one is done
  Given Ada has 0 crystals
  And a card "Plans": "Deploy: Choose two: gain 2 crystals; or destroy a Drone; or pay 9 crystals to draw a card."
  And Ada's hand is "Plans"
  When Ada plays "Plans" to the Attack lane
  Then Ada has 2 crystals

Scenario: [CF 12.32] two cards in different lanes, of whomever
  Given Ben's Mining lane holds a card of power 1 and a card of power 2
  And Ben's Attack lane holds a card of power 3
  And a card "Storm": "Deploy: Disable up to 2 cards in different lanes."
  And Ada's hand is "Storm"
  When Ada plays "Storm" to the Mining lane
  And Ada chooses Ben's "Power 1"
  Then Ada is not offered to choose Ben's "Power 2"
  And Ada is offered to choose Ben's "Power 3"
  And Ada is offered to choose "Storm"
  When Ada chooses Ben's "Power 3"
  Then Ben's "Power 1" is disabled
  And Ben's "Power 2" is not disabled
  And Ben's "Power 3" is disabled

Scenario: [CF 12.32] up to two may be one, and must be one where nothing else can be
  Given Ben's Mining lane holds a card of power 1 and a card of power 2
  And a card "Storm": "Deploy: Destroy 2 cards an opponent controls in different lanes."
  And Ada's hand is "Storm"
  When Ada plays "Storm" to the Mining lane
  And Ada chooses Ben's "Power 1"
  Then Ben's Mining lane is a card of power 2

Scenario: [CF 12.32, CF 13.48] all are chosen before one of them moves
  Given Ada's Mining lane holds a card of power 1
  And Ada's Attack lane holds a card of power 2
  And a card "Drill": "Deploy: Shift 2 cards you control in different lanes."
  And Ada's hand is "Drill"
  When Ada plays "Drill" to the Production lane
  And Ada chooses "Power 1"
  And Ada chooses "Power 2"
  And Ada chooses the Attack lane
  And Ada chooses the Production lane
  Then Ada's Attack lane is a card of power 1
  And Ada's Production lane is "Drill" and a card of power 2

Scenario: [CF 12.18] cards that opponents control
  Given 3 players
  And each player's deck is 10 other cards
  And Ben's Mining lane holds a card of power 1 and a card of power 3
  And Cy's Mining lane holds a card of power 2
  And Ada's Attack lane holds a card of power 1
  And a card "Ray": "Deploy: Disable all cards your opponents control with power 2 or less. Gain 1 crystal for each card your opponents control."
  And Ada has 0 crystals
  And Ada's hand is "Ray"
  When Ada plays "Ray" to the Attack lane
  Then Ben's "Power 1" is disabled
  And Ben's "Power 3" is not disabled
  And Cy's "Power 2" is disabled
  And Ada's "Power 1" is not disabled
  And Ada has 3 crystals

Scenario: [CF 12.18, CF 12.11] one that an opponent controls is no card of one's own
  Given Ben's Mining lane holds a card of power 1
  And Ada's Mining lane holds a card of power 2
  And a card "Ray": "Deploy: Destroy a card an opponent controls. Then draw a card."
  And Ada's hand is "Ray"
  When Ada plays "Ray" to the Attack lane
  Then Ben's Mining lane is empty
  And Ada's hand has 1 card

Scenario: [CF 12.6] a sentence that begins with "Then" is done though the one before it was not
  Given a card "Ray": "Deploy: Destroy a Drone. Then, draw a card."
  And Ada's hand is "Ray"
  When Ada plays "Ray" to the Attack lane
  Then Ada's hand has 1 card

Scenario: [CF 11.5] a discard that makes this card cheaper
  Given Ada has 2 crystals
  And a card "Barter" (4 crystals): "You may discard a card to reduce the cost of this card by 3 crystals."
  And Ada's hand is "Barter" and 1 other card
  When Ada plays "Barter" to the Attack lane
  Then Ada has 1 crystal
  And Ada's discard pile is 1 other card

Scenario: [CF 13.41] one more card for less production
  Given Ada has 10 crystals and 3 production
  And a card "Haste": "Deploy: You may play one more card this turn for 1 tech less."
  And a card "Two" (0 crystals, 2 production)
  And Ada's hand is "Haste" and "Two"
  When Ada plays "Haste" to the Attack lane
  And Ada chooses yes
  Then "Two" costs Ada 0 crystals and 1 production

Scenario: [CF 12.16] was another card played this turn?
  Given the edition is each of classic and current
  And Ada has 0 crystals
  And a card "Second": "Deploy: If you played another card this turn, gain 2 crystals. Gain 3 crystals for each other card you played this turn."
  And a card "First": "Deploy: If this is the first card you played this turn, gain 1 crystal."
  And Ada's hand is 3 "Second" and 2 "First"
  When Ada plays "Second" to the Attack lane
  Then Ada has 0 crystals
  When Ada plays "Second" to the Attack lane
  Then Ada has 5 crystals
  When Ada plays "Second" to the Attack lane
  Then Ada has 13 crystals
  When Ada plays "First" to the Attack lane
  Then Ada has 13 crystals

Scenario: [CF 12.16] the first card is the first of its player, and of this round
  Given Ada has 0 crystals
  And a card "First": "Deploy: If this is the first card you played this turn, gain 1 crystal."
  And Ada's hand is "First"
  When Ada plays "First" to the Attack lane
  Then Ada has 1 crystal

Scenario: [CF 12.16, CF 12.14] cards you played count this one, and those that have left
  Given the edition is each of classic and current
  And Ada has 0 crystals
  And a card "Gone": "Deploy: Destroy this card."
  And a card "Tally": "Aftermath: Gain 1 crystal for each card you played this turn."
  And Ada's hand is "Gone" and "Tally"
  And the switch base_mining is 0
  When Ada plays "Gone" to the Attack lane
  And Ada plays "Tally" to the Attack lane
  And the Aftermath resolves
  Then Ada has 2 crystals

Scenario: [CF 12.16] who has not played the card cannot tell which is another
  When the text "Aftermath: If you played another card this turn, draw a card." is read
  Then it is refused with CF 12.16
  When the text "Costs 1 crystal less for each other card you played this turn." is read
  Then it is refused with CF 12.16

Scenario: [CF 12.44] who has fewer cards in hand than you
  Given 3 players
  And each player's deck is 10 other cards
  And Ben's hand is 1 other card
  And Cy's hand is 2 other cards
  And a card "Gift": "Deploy: Each opponent with fewer cards in hand than you draws a card."
  And Ada's hand is "Gift" and 2 other cards
  When Ada plays "Gift" to the Attack lane
  Then Ben's hand has 2 cards
  And Cy's hand has 2 cards

Scenario: [CF 12.36] two of your cards change places
  Given Ada's Mining lane holds a card of power 1 and a card of power 2
  And Ada's Production lane holds a card of power 3
  And a card "Switch": "Deploy: Swap two of your cards."
  And Ada's hand is "Switch"
  When Ada plays "Switch" to the Attack lane
  And Ada chooses "Power 1"
  Then Ada is not offered to choose "Power 2"
  When Ada chooses "Power 3"
  Then Ada's Production lane is a card of power 1
  And Ada's Mining lane is a card of power 2 and a card of power 3

Scenario: [CF 12.36, CF 12.11] only a card that has a partner is offered
  Given Ada's Mining lane holds a Drone card of power 1
  And Ada's Attack lane holds a Drone card of power 2
  And Ben's Mining lane holds a Drone card of power 4
  And a card "Switch": "Deploy: You may swap two Drones."
  And Ada's hand is "Switch"
  When Ada plays "Switch" to the Attack lane
  And Ada chooses yes
  Then Ada is not offered to choose Ben's "Drone 4"
  When Ada chooses "Drone 1"
  Then Ada's Mining lane is a Drone card of power 2

Scenario: [CF 12.3, CF 12.36] where no two can change places nobody is asked
  Given Ada's Mining lane holds a Drone card of power 1
  And Ben's Mining lane holds a Drone card of power 4
  And a card "Switch": "Deploy: You may swap two Drones."
  And Ada's hand is "Switch" and 1 other card
  When Ada plays "Switch" to the Attack lane
  Then Ada's Mining lane is a Drone card of power 1

Scenario: [CF 12.7] up to two may be one or none
  Given Ada has 0 crystals
  And a card "Plans": "Deploy: Choose up to two: gain 1 crystal; or draw a card; or gain 3 hit points."
  And Ada's hand is 2 "Plans"
  When Ada plays "Plans" to the Attack lane
  And Ada chooses "gain 1 crystal"
  And Ada chooses "no more"
  Then Ada has 1 crystal
  And Ada has 20 hit points

Scenario: [CF 12.7] one or more is one at least
  Given Ada has 0 crystals
  And a card "Plans": "Deploy: Choose one or more: gain 1 crystal; or draw a card; or gain 3 hit points."
  And Ada's hand is "Plans"
  When Ada plays "Plans" to the Attack lane
  Then Ada is not offered to choose "no more"
  When Ada chooses "gain 1 crystal"
  And Ada chooses "gain 3 hit points"
  And Ada chooses "no more"
  Then Ada has 1 crystal
  And Ada has 23 hit points

Scenario: [CF 12.11] "the cards" are all of them
  Given Ben's Mining lane holds a card of power 1 and a card of power 2
  And Ben's Attack lane holds a card of power 3
  And a card "Pulse": "Deploy: Disable the cards in target opponent's Mining lane."
  And Ada's hand is "Pulse"
  When Ada plays "Pulse" to the Attack lane
  Then Ben's "Power 1" is disabled
  And Ben's "Power 2" is disabled
  And Ben's "Power 3" is not disabled

Scenario: [CF 12.11, CF 13.16, CF 13.17, CF 13.48] what can never be done to cards that lie there is refused
  When the text "Deploy: Disable a card in your hand." is read
  Then it is refused
  When the text "Deploy: Destroy the top card of your deck." is read
  Then it is refused
  When the text "Deploy: Shift a card in your hand to this lane." is read
  Then it is refused
  When the text "Deploy: Discard a card in your discard pile." is read
  Then it is refused
  When the text "Deploy: Discard the top card of your deck." is read
  Then it is accepted

Scenario: [CF 12.10, CF 12.28] of an opponent at least one is meant, of opponents all together
  Given 3 players
  And each player's deck is 10 other cards
  And Ben's Mining lane holds a Drone card of power 4 and a card of power 2
  And Cy's Mining lane holds a card of power 1
  And Ada has 0 crystals
  And a card "Census":
    | Deploy: If there is a Drone an opponent controls, gain 1 crystal.
    | Deploy: If there are at least 3 cards an opponent controls, gain 2 crystals.
    | Deploy: If there are at least 3 cards your opponents control, gain 4 crystals.
    | Deploy: If there is a Drone each opponent controls, gain 8 crystals.
  And Ada's hand is "Census"
  When Ada plays "Census" to the Attack lane
  Then Ada has 5 crystals

Scenario: [CF 12.44] who controls more than you, and who controls the fewest
  Given 3 players
  And each player's deck is 10 other cards
  And Ben's Mining lane holds 2 Drone cards of power 4
  And Cy's Mining lane holds a card of power 1
  And each player has 5 crystals
  And a card "Census" (Drone): "Deploy: Each opponent who controls more cards than you loses 1 crystal. Each player who controls the fewest Drones gains 2 crystals."
  And Ada's hand is "Census"
  When Ada plays "Census" to the Attack lane
  Then Ada has 5 crystals
  And Ben has 4 crystals
  And Cy has 7 crystals

Scenario: [CF 12.12] less power than this card
  Given Ben's Mining lane holds a card of power 2 and a card of power 3
  And a card "Bully" (1/3/1): "Deploy: Destroy a card an opponent controls with power less than this card's power."
  And Ada's hand is "Bully"
  When Ada plays "Bully" to the Attack lane
  Then Ben's Mining lane is a card of power 3

Scenario: [CF 12.21, CF 12.16] a condition behind a thing, and otherwise
  Given the edition is each of classic and current
  And Ada has 0 crystals
  And a card "Opener": "Deploy: Gain 3 crystals if this is the first card you played this turn; otherwise, gain 1 crystal."
  And a card "Third": "Deploy: If you played 3 or more cards this turn, gain 5 crystals."
  And Ada's hand is 2 "Opener" and "Third"
  When Ada plays "Opener" to the Attack lane
  Then Ada has 3 crystals
  When Ada plays "Opener" to the Attack lane
  Then Ada has 4 crystals
  When Ada plays "Third" to the Attack lane
  Then Ada has 9 crystals

Scenario: [CF 13.9, CF 12.18] a card that an opponent controls is destroyed
  Given Ada's Mining lane holds a card of power 1
  And Ben's Mining lane holds a card of power 2
  And Ada has 0 crystals
  And a card "Vulture" (permanent): "When a card an opponent controls is destroyed, gain 1 crystal."
  And a card "Bomb": "Deploy: Destroy all cards in Mining lanes."
  And the edition is current
  And Ada has "Vulture" in play
  And Ada's hand is "Bomb"
  When Ada plays "Bomb" to the Attack lane
  Then Ada has 1 crystal

Scenario: [CF 12.4] what is done at once does not last
  When the text "Deploy: Draw a card until end of turn." is read
  Then it is refused
  When the text "Deploy: This turn, gain 2 crystals and draw a card." is read
  Then it is refused
  When the text "Deploy: Add a Boost token to 2 lanes." is read
  Then it is refused
  When the text "Deploy: Destroy 2 cards in different lanes to draw a card." is read
  Then it is refused
  When the text "Deploy: If you control at least 2 cards in different lanes, draw a card." is read
  Then it is refused

Scenario: [CF 12.14, CF 13.14] for each crystal they have is each one's own number
  Given 3 players
  And each player's deck is 10 other cards
  And Ben has 3 crystals
  And Cy has 8 crystals
  And a card "Levy": "Deploy: Deal 1 damage to each opponent for each crystal they have (max: 4)."
  And Ada's hand is "Levy"
  When Ada plays "Levy" to the Attack lane
  Then Ben has 17 hit points
  And Cy has 16 hit points

Scenario: [CF 12.16] another card in a later deploy turn
  Given the edition is alternating
  And Ada has 0 crystals
  And a card "Second": "Deploy: If you played another card this turn, gain 2 crystals. Gain 3 crystals for each other card you played this turn."
  And Ada's hand is 2 "Second"
  When Ada plays "Second" to the Attack lane
  And Ada is done
  And Ben passes
  Then Ada has 0 crystals
  When Ada plays "Second" to the Attack lane
  Then Ada has 5 crystals
