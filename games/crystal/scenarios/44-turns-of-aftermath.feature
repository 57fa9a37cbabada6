Feature: Turns of Aftermath, arrivals, and what may or must be done

Background:
  Given 3 players
  And the edition is alternating
  And each player has 10 crystals and 9 unused production
  And each player's deck is 9 other cards
  And a card "Must" (1/1/1): "Aftermath: Gain 1 hit point."
  And a card "May" (1/1/1): "Aftermath: You may gain 1 hit point."
  And a card "Bring" (0/0/0): "Aftermath: Put a card from your hand into play."
  And a card "Give" (0/0/0): "Aftermath: You may choose an opponent; that player puts a card from their hand into play."

Scenario: [CF 8.6] a player with nothing to do is passed over and acts on what enters
  Given Ada's Mining lane holds "Give" (entered this round)
  And Cy's hand holds "Must"
  And it is the Aftermath
  When Ada activates "Give"
  And Ada chooses yes
  And Ada chooses Cy
  And Cy chooses the Mining lane
  And the Aftermath resolves
  Then Cy has 21 hit points

Scenario: [CF 8.7] with a mandatory card one may not pass
  Given Ada's Mining lane holds "Must" (entered this round) and "May" (entered this round)
  And it is the Aftermath
  When Ada tries to pass
  Then it is refused with CF 8.7
  When Ada activates "Must"
  And Ada passes
  Then Ada has 21 hit points

Scenario: [CF 8.7] a mandatory one is activated though it can do nothing now
  Given a card "Kill" (1/1/1): "Aftermath: Destroy a Drone."
  And Ada's Mining lane holds "Kill" (entered this round) and "May" (entered this round)
  And it is the Aftermath
  When Ada tries to pass
  Then it is refused with CF 8.7
  When Ada activates "Kill"
  And Ada passes
  Then Ada has 20 hit points

Scenario: [CF 8.3] one card's mandatory and optional lines together
  Given a card "Both" (1/1/1):
    | Aftermath: Gain 1 hit point.
    | Aftermath: You may gain 5 hit points.
  And Ada's Mining lane holds "Both" (entered this round)
  And Ben's Mining lane holds "Must" (entered this round)
  And it is the Aftermath
  When Ada activates "Both"
  And Ada chooses no
  Then Ada has 21 hit points
  And Ben has 21 hit points

Scenario: [CF 8.6] one card each in turn, three players
  Given a card "Hit" (1/1/1): "Aftermath: Each opponent loses 1 hit point."
  And Ada's Mining lane holds "Hit" (entered this round) and "Must" (entered this round)
  And Ben's Mining lane holds "Hit" (entered this round)
  And Cy's Mining lane holds "May" (entered this round)
  And it is the Aftermath
  When Ada activates "Hit"
  And Cy passes
  And Ada activates "Must"
  Then Ada has 20 hit points
  And Cy has 18 hit points
  And Ben has 19 hit points

Scenario: [CF 13.19] disabled in Aftermath by an earlier card: not mandatory any more
  Given a card "Dis" (0/0/0): "Aftermath: Disable all other cards."
  And Ada's Mining lane holds "Dis" (entered this round) and "Must" (entered this round)
  And Ben's Mining lane holds "Must" (entered this round)
  And it is the Aftermath
  When Ada activates "Dis"
  Then Ben has 20 hit points
  And Ada has 20 hit points
  And it is the Regroup

Scenario: [CF 13.19] a disabled one cannot be activated and does not keep one from passing
  Given Ada's Mining lane holds "Must" (entered this round, disabled) and "May" (entered this round)
  And it is the Aftermath
  When Ada passes
  Then Ada has 20 hit points

Scenario: [CF 8.4] an ability reads the lane where its card is then
  Given a card "Reader" (2/5/3): "Aftermath: Gain crystals equal to the power of this lane."
  And a card "Shifter" (0/0/0): "Aftermath: Shift a card you control."
  And Ada's Mining lane holds "Reader" (entered this round)
  And Ada's Production lane holds "Shifter" (entered this round)
  And it is the Aftermath
  When Ada activates "Shifter"
  And Ada chooses "Reader"
  And Ada chooses the Attack lane
  Then Ada has 15 crystals

Scenario: [CF 8.5] destroyed before its turn
  Given a card "Kill" (1/1/1): "Aftermath: Destroy a card with power 2 or more."
  And a card "Big" (2/2/2): "Aftermath: Gain 9 crystals."
  And Ada's Mining lane holds "Kill" (entered this round)
  And Ben's Mining lane holds "Big" (entered this round)
  And it is the Aftermath
  When the Aftermath resolves
  Then Ben has 10 crystals

Scenario: [CF 14.2] a card that leaves and comes back in Aftermath is done only once
  Given a card "Yo" (1/1/1): "Aftermath: Gain 1 hit point. Return this card to your hand. Put a card from your hand into play."
  And Ada's Mining lane holds "Yo" (entered this round)
  And it is the Aftermath
  When Ada activates "Yo"
  And Ada chooses the Attack lane
  Then Ada has 21 hit points
  And it is the Regroup

Scenario: [CF 5.1] Battle: arrivals of an earlier player in the midst
  Given the edition is current
  And a card "Bat" (0/0/0): "Battle: Gain 2 hit points."
  And a card "Call" (0/0/0): "Battle: Choose an opponent. That player puts a card from their hand into play."
  And Cy's Mining lane holds "Call" (entered this round)
  And Ada's hand holds "Bat"
  And each player has 12 hit points
  When the Battle resolves
  And Cy chooses Ada
  And Ada chooses the Mining lane
  Then Ada has 14 hit points

Scenario: [CF 5.1, CF 5.4] what comes to the Attack lane in Battle counts in the comparison
  Given the edition is current
  And a card "Call" (0/0/0): "Battle: Put a card from your hand into play."
  And a card "Tank" (3/7/3)
  And Cy's Mining lane holds "Call" (entered this round)
  And Cy's hand holds "Tank"
  When the Battle resolves
  And Cy chooses the Attack lane
  Then Ada has 13 hit points
  And Ben has 13 hit points

Scenario: [CF 5.1] a chain: each brings the next
  Given the edition is current
  And a card "A1" (0/0/0): "Battle: Each opponent puts a card from their hand into play."
  And Ada's Mining lane holds "A1" (entered this round)
  And Ben's hand holds "A1"
  And Cy's hand holds "A1"
  And Ada's hand holds "A1"
  When the Battle resolves
  And Ben chooses the Mining lane
  And Cy chooses the Mining lane
  And Ada chooses the Mining lane
  Then Ada's Mining lane is 2 "A1"
  And Ben's Mining lane is "A1"
  And it is the Income

Scenario: [CF 2.3] what enters at Start of Round waits for the next
  Given the edition is current
  And a card "Dawn" (0/0/0): "Start of next round: Gain 1 hit point. Put a card from your hand into play."
  And Ada's Mining lane holds "Dawn" (entered this round)
  And Ada's hand holds "Dawn" and "Dawn"
  When the next round begins
  And Ada chooses the Attack lane
  Then Ada has 21 hit points
  And Ada's Attack lane is "Dawn"
  When the next round begins
  And Ada chooses Ada's "Dawn" in hand
  And Ada chooses the Production lane
  Then Ada has 22 hit points

Scenario: [CF 4.9] who passed in Deploy and gets a card put into play does nothing with it there
  Given a card "Cool" (1/1/1): "Cooldown: Gain 1 hit point."
  And a card "Pusher" (0/0/0): "Deploy: Target opponent puts a card from their hand into play."
  And a card "Fill"
  And Ada's hand holds "Cool"
  And Ben's hand holds "Pusher" and "Fill"
  When Ada passes
  And Ben plays "Pusher" to the Mining lane
  And Ben chooses Ada
  And Ada chooses the Mining lane
  And Cy passes
  Then it is Ben's Deploy
  When play reaches Ada's Aftermath
  And Ada uses "Cool"
  Then Ada has 21 hit points

Scenario: [CF 13.7] a Cooldown of a unit in Aftermath in a later round
  Given a card "Cool" (1/1/1): "Cooldown: Gain 1 hit point."
  And Ada's Mining lane holds "Cool"
  And it is the Aftermath
  When Ada uses "Cool"
  Then Ada has 21 hit points

Scenario: [CF 8.6] in current: each resolves all, and round again for late cards
  Given the edition is current
  And Cy's Mining lane holds "Give" (entered this round)
  And Ada's hand holds "Must"
  And it is the Aftermath
  When the Aftermath resolves
  And Cy chooses yes
  And Cy chooses Ada
  And Ada chooses the Mining lane
  Then Ada has 21 hit points

Scenario: [CF 13.33] alternating: to postpone skips this turn, not a pass
  Given a card "Wait" (permanent): "Cooldown: Postpone priority."
  And a card "Fill" (1/1/1)
  And Ada has "Wait" in play
  And each player's hand holds "Fill"
  When Ada uses "Wait"
  Then it is Ben's Deploy
  And Ben has priority
  When Ben plays "Fill" to the Mining lane
  And Cy plays "Fill" to the Mining lane
  And Ada plays "Fill" to the Mining lane
  Then Ada's Mining lane holds "Fill"
  And it is Ben's Deploy

Scenario: [CF 13.33] postpone after the card of the turn
  Given a card "Wait" (permanent): "Cooldown: Postpone priority."
  And a card "Fill" (1/1/1)
  And Ada has "Wait" in play
  And each player's hand holds "Fill" and "Fill"
  When Ada plays "Fill" to the Mining lane
  And Ada uses "Wait"
  And Ben plays "Fill" to the Mining lane
  And Cy plays "Fill" to the Mining lane
  And Ada plays "Fill" to the Mining lane
  Then Ada's Mining lane is 2 "Fill"

Scenario: [CF 13.51, CF 13.50] alternating Solo must be the first card and counts as pass
  Given a card "Wolf" (1/1/1):
    | Solo.
    | Deploy: Gain 3 crystals.
  And a card "Fill" (1/1/1)
  And Ada's hand holds "Wolf" and "Fill"
  And each player's hand holds "Fill"
  When Ada plays "Wolf" to the Mining lane
  Then Ada has 13 crystals
  And it is Ben's Deploy
  When Ben plays "Fill" to the Mining lane
  And Cy plays "Fill" to the Mining lane
  Then it is Ben's Deploy
  And Ada's hand has 2 cards

Scenario: [CF 13.51] a Solo card's own play grant is lost
  Given a card "Wolf" (1/1/1):
    | Solo.
    | Deploy: You may play a card from your hand for 0 crystals.
  And a card "Fill" (1/1/1)
  And Ada's hand holds "Wolf" and "Fill"
  And Ben's hand holds "Fill"
  When Ada plays "Wolf" to the Mining lane
  Then it is Ben's Deploy
  And Ada's hand is "Fill"

Scenario: [CF 13.53, CF 4.12] Take priority in a deploy turn: order stands, next phase begins with taker
  Given a card "Crown" (1/1/1): "Deploy: Take priority."
  And a card "Fill" (1/1/1)
  And each player's hand holds "Fill" and "Fill"
  And Cy's hand holds "Crown"
  And Cy's Mining lane holds "May" (entered this round)
  And Ada's Mining lane holds "May" (entered this round)
  When Ada plays "Fill" to the Mining lane
  And Ben plays "Fill" to the Mining lane
  And Cy plays "Crown" to the Mining lane
  Then Cy has priority
  And it is Ada's Deploy
  When the Aftermath begins
  Then it is Cy's Aftermath

Scenario: [CF 13.29, CF 13.64] Mercenary pay-or-return with crystals on a card
  Given a card "Merc" (Mercenary, 1/1/1): "Aftermath: Pay 5 crystals or return this card to your hand."
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 3 crystals
  And Ada has 2 crystals
  And Ada's Mining lane holds "Merc" (entered this round)
  And it is the Aftermath
  When Ada activates "Merc"
  And Ada pays
  Then Ada has 0 crystals
  And Ada's "Long-term Contract" has 0 crystals
  And Ada's Mining lane holds "Merc"

Scenario: [CF 13.29, CF 13.64] together not enough: returned and nothing spent
  Given a card "Merc" (Mercenary, 1/1/1): "Aftermath: Pay 6 crystals or return this card to your hand."
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 3 crystals
  And Ada has 2 crystals
  And Ada's Mining lane holds "Merc" (entered this round)
  And it is the Aftermath
  When Ada activates "Merc"
  Then Ada has 2 crystals
  And Ada's "Long-term Contract" has 3 crystals
  And Ada's hand holds "Merc"

Scenario: [CF 13.64] the Contract filled first, in the same Aftermath turn, pays for the Mercenary
  Given a card "Merc" (Mercenary, 1/1/1): "Aftermath: Pay 1 crystal or return this card to your hand."
  And Ada has "Long-term Contract" in play
  And Ada has 0 crystals
  And Ada's Mining lane holds "Merc" (entered this round)
  And it is the Aftermath
  When Ada uses "Long-term Contract"
  And Ada activates "Merc"
  And Ada pays
  Then Ada's Mining lane holds "Merc"
  And Ada's "Long-term Contract" has 0 crystals

Scenario: [CF 13.64] who pays with both says how much of which
  Given a card "Shop" (1/1/1): "Aftermath: You may pay 3 crystals to gain 3 hit points."
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 3 crystals
  And Ada has 3 crystals
  And Ada's Mining lane holds "Shop" (entered this round)
  And it is the Aftermath
  When Ada activates "Shop"
  And Ada chooses yes
  And Ada chooses 2
  Then Ada has 23 hit points
