Feature: Keywords, Gambit to Put into play

Scenario: [CF 13.26] KW-GAMBIT-1 the loser takes more
  Given Ada's Attack lane holds a card of power 5 and 2 gambit tokens
  And Ben's Attack lane holds a card of power 3
  When the Attack phase resolves
  Then Ben has 16 hit points
  And Ada has 20 hit points

Scenario: [CF 13.26] KW-GAMBIT-2 also when it is the owner who loses
  Given Ada's Attack lane holds a card of power 3 and 2 gambit tokens
  And Ben's Attack lane holds a card of power 5
  When the Attack phase resolves
  Then Ada has 16 hit points
  And Ben has 20 hit points

Scenario: [CF 13.26] three players: own tokens and those of the highest
  Given 3 players
  And Ada's Attack lane holds a card of power 5 and 1 gambit token
  And Ben's Attack lane holds a card of power 3 and 2 gambit tokens
  And Cy's Attack lane holds a card of power 4
  When the Attack phase resolves
  Then Ben has 15 hit points
  And Cy has 18 hit points

Scenario: [CF 13.27] nothing when nobody is below the highest
  Given each player's Attack lane holds a card of power 3 and 2 gambit tokens
  When the Attack phase resolves
  Then each player has 20 hit points

Scenario: [CF 13.27] gambit damage can be shielded
  Given a card "Gamble": "Deploy: Add 2 gambit tokens to your Attack lane."
  And Ada's hand holds "Gamble"
  And Ada's Attack lane holds a card of power 1
  And Ben's Attack lane holds 3 Shields
  When Ada plays "Gamble" to the Mining lane
  And the Attack phase resolves
  And Ben removes 3 Shields
  Then Ben has 20 hit points

Scenario: [CF 13.30] KW-MERC-1 this round's income may pay, and the question comes once
  Given the edition is current
  And a card "Hired Gun" (Mercenary, 3/3/3): "Aftermath: Pay 5 crystals or return this card to your hand."
  And Ada's Mining lane holds a card of power 1
  And Ada's Attack lane holds "Hired Gun" (entered this round)
  And Ada has 1 crystal
  And each player's deck holds 5 other cards
  When the Aftermath resolves
  And Ada pays
  Then Ada has 0 crystals
  And Ada's Attack lane holds "Hired Gun"
  When the round ends
  And the Aftermath resolves
  Then Ada's Attack lane holds "Hired Gun"
  And Ada has 4 crystals

Scenario: [CF 13.29, CF 8.3] KW-MERC-2 who cannot pay returns it, after its earlier ability
  Given a card "Hired Gun" (Mercenary, 3/3/3):
    | Aftermath: Deal 1 damage to each opponent.
    | Aftermath: Pay 5 crystals or return this card to your hand.
  And it is the Aftermath
  And Ada's Attack lane holds "Hired Gun" (entered this round)
  And Ada has 4 crystals
  When the Aftermath resolves
  Then Ada's hand is "Hired Gun"
  And Ada has 4 crystals
  And Ben has 19 hit points

Scenario: [CF 13.29] returning is a choice too
  Given a card "Hired Gun" (Mercenary, 3/3/3): "Aftermath: Pay 5 crystals or return this card to your hand."
  And it is the Aftermath
  And Ada's Attack lane holds "Hired Gun" (entered this round)
  When Ada returns it
  Then Ada's hand is "Hired Gun"
  And Ada has 5 crystals

Scenario: [CF 13.31, CF 13.32, CF 9.5] KW-POST-1 the rest of the slot comes last, with what was left
  Given a card "Delay": "Deploy: Postpone priority."
  And a card "Probe" (1 tech, 1/1/1)
  And Ada's hand holds "Delay" and 2 "Probe"
  And Ada has 3 tech left
  When Ada plays "Probe" to the Mining lane
  And Ada plays "Delay" to the Mining lane
  Then Ben has priority
  And it is Ben's Deploy
  When Ben passes
  Then it is Ada's Deploy
  And Ada has 2 tech left
  And Ada's hand is "Probe"
  When Ada passes
  And the next round begins
  Then Ada has priority

Scenario: [CF 13.32] KW-POST-2 only once a round
  Given a card "Delay": "Deploy: Postpone priority."
  And Ada's hand holds 2 "Delay" and a Basic Trooper
  And Ben's hand holds "Delay" and a Basic Trooper
  When Ada plays "Delay" to the Mining lane
  And Ben plays "Delay" to the Mining lane
  Then it is Ada's Deploy
  When Ada plays "Delay" to the Mining lane
  Then it is Ada's Deploy
  When Ada passes
  Then it is Ben's Deploy
  When Ben passes
  Then it is the Attack phase

Scenario: [CF 13.33] in alternating order a turn is skipped, not given up
  Given the edition is alternating
  And a card "Patience" (permanent): "Cooldown: During your Deploy phase, postpone priority."
  And Ada has "Patience" in play
  And each player has 9 crystals
  And each player has 9 unused production
  When Ada uses "Patience"
  Then it is Ben's Deploy
  When Ben plays a Basic Trooper to the Mining lane
  Then it is Ada's Deploy
  And Ada is offered to play a Basic Trooper to the Mining lane

Scenario: [CF 13.34] KW-PREV-1 earlier damage is not undone
  Given a card "Bolt": "Deploy: Deal 2 damage to each opponent."
  And a card "Ward": "Deploy: Prevent 2 damage this turn."
  And a card "Volley": "Aftermath: Deal 3 damage to each opponent."
  And Ada's hand holds "Bolt" and "Volley"
  And Ben's hand holds "Ward"
  When Ada plays "Bolt" to the Mining lane
  And Ada plays "Volley" to the Mining lane
  And Ada passes
  And Ben plays "Ward" to the Mining lane
  And the Aftermath resolves
  Then Ben has 17 hit points

Scenario: [CF 13.34] Block is another word for it
  Given a card "Wall": "Deploy: Block 3."
  And Ada's hand holds "Wall"
  And Ben's Attack lane holds a card of power 4
  When Ada plays "Wall" to the Mining lane
  Then Ada has 3 prevention
  When the Attack phase resolves
  Then Ada has 19 hit points

Scenario: [CF 13.34] KW-PREV-2 abilities and Battle draw on one pool
  Given a card "Ward": "Deploy: Prevent 5 damage this turn."
  And a card "Bolt": "Deploy: Deal 2 damage to each opponent."
  And Ada's hand holds "Ward"
  And Ben's hand holds "Bolt"
  And Ben's Attack lane holds a card of power 4
  When Ada plays "Ward" to the Mining lane
  And Ada passes
  And Ben plays "Bolt" to the Mining lane
  Then Ada has 3 prevention
  When the Attack phase resolves
  Then Ada has 19 hit points
  And Ada has 0 prevention

Scenario: [CF 13.35] KW-PUT-1 three Troopers, one for each lane, nothing to spend now
  Given the edition is current
  And a card "Landing": "Deploy: Put 3 Basic Troopers into play in any of your lanes."
  And Ada's hand holds "Landing"
  And Ada has 0 unused production
  When Ada plays "Landing" to the Attack lane
  And Ada chooses 1 on the Mining lane, 1 on the Attack lane and 1 on the Production lane
  Then Ada's mining is 4
  And Ada's attack is 1
  And Ada has 0 unused production
  When the Operations resolves
  Then Ada has 2 unused production

Scenario: [CF 13.36] KW-PUT-2 cards put into play do not forbid Solo
  Given the edition is current
  And a card "Lone Wolf" (4/4/4): "Solo."
  And a card "Barracks" (permanent): "Cooldown: During your Deploy phase, put a Basic Trooper into play in one of your lanes."
  And Ada has "Barracks" in play
  And Ada's hand holds "Lone Wolf"
  When Ada uses "Barracks"
  And Ada chooses the Attack lane
  Then Ada is offered to play "Lone Wolf" to the Attack lane

Scenario: [CF 13.36] no Deploy ability, but its Aftermath
  Given a card "Smuggle": "Deploy: Put a card from your hand into play in this lane."
  And a card "Crate" (5 crystals, 3 tech, 1/1/1):
    | Deploy: Gain 5 hit points.
    | Aftermath: Gain 3 crystals.
  And Ada's hand holds "Smuggle" and "Crate"
  When Ada plays "Smuggle" to the Production lane
  Then Ada's Production lane holds "Crate"
  And Ada has 20 hit points
  And Ada has 5 crystals
  When the Aftermath resolves
  Then Ada has 10 crystals
