Feature: Further rulings

Scenario: [CF 6.8, CF 11.9] hit points that are paid are neither shielded nor prevented
  Given a card "Blood Price": "Deploy: You may pay 3 hit points to gain 4 crystals."
  And Ada's hand holds "Blood Price"
  And Ada has 2 prevention
  And Ada's Attack lane holds 3 Shields
  When Ada plays "Blood Price" to the Mining lane
  And Ada chooses yes
  Then Ada has 17 hit points
  And Ada has 9 crystals
  And Ada has 2 prevention
  And Ada's Attack lane has 3 Shields

Scenario: [CF 13.42] an opponent's card returns to its owner's hand, tokens stay
  Given a card "Eviction": "Deploy: Return a card with power 3 or less in an opponent's lanes to its owner's hand."
  And Ada's hand holds "Eviction"
  And Ben's Attack lane holds a card of power 3 and 2 boosts
  When Ada plays "Eviction" to the Mining lane
  Then Ben's hand is "Power 3"
  And Ada's hand is empty
  And Ben's attack is 2

Scenario: [CF 13.45, CF 1.11] only the searching player sees the cards
  Given a card "Probe": "Deploy: Search 2."
  And Ada's hand holds "Probe"
  And Ada's deck is "Air Strike", "Battalion" and 2 other cards
  When Ada plays "Probe" to the Mining lane
  Then Ben does not see Ada's deck
  When Ada puts "Battalion", "Air Strike" on top
  Then Ada's deck is "Battalion", "Air Strike", "Filler 1" and "Filler 2"
  And Ben does not see Ada's deck

Scenario: [CF 13.57] the refusal of a third copy says so
  Given the edition is current
  And a card "Mine" (permanent, 3 crystals, 1 production):
    | Cooldown: During your Deploy phase, gain 2 crystals.
    | Upgrade: Gain 5 crystals instead.
  And Ada has "Mine" (upgraded) in play
  And Ada's hand holds "Mine"
  And Ada has 9 crystals and 3 unused production
  When Ada tries to play "Mine"
  Then it is refused with CF 13.57

Scenario: [CF 13.57] the copy costs its full price
  Given the edition is current
  And a card "Mine" (permanent, 3 crystals, 1 production): "Cooldown: During your Deploy phase, gain 2 crystals."
  And Ada has "Mine" in play
  And Ada's hand holds "Mine"
  And Ada has 2 crystals and 3 unused production
  When Ada tries to play "Mine"
  Then it is refused with CF 4.2

Scenario: [CF 10.5, CF 13.5] boosts on Production break a tie
  Given each player has 50 crystals
  And Ben's Production lane holds 1 boost
  When the game runs to its end
  Then Ben wins

Scenario: [CF 13.36, CF 12.18] a card put into play is counted in its lane and as controlled
  Given a card "Smuggle": "Deploy: Put a card from your hand into play in your Attack lane. Gain 1 crystal for each Drone you control."
  And a card "Toy" (Drone, 9 crystals, 9 tech, 2/2/2): "Deploy: Gain 7 crystals."
  And Ada's hand holds "Smuggle" and "Toy"
  When Ada plays "Smuggle" to the Mining lane
  Then Ada's Attack lane holds "Toy"
  And Ada has 6 crystals

Scenario: [CF 1.7, CF 1.10] sent to the bottom in the order the player likes
  Given it is the setup
  And the token falls to Ada
  And Ada's deck is "Air Strike", "Battalion" and 10 other cards
  And Ben's deck is 12 other cards
  When the game is set up
  And Ada chooses "Air Strike" and "Battalion"
  And Ada chooses "Battalion"
  And Ben chooses nothing
  Then Ada's hand has 8 cards
  And Ada's hand holds 2 Basic Troopers
  And Ada's deck is "Filler 7", "Filler 8", "Filler 9", "Filler 10", "Battalion" and "Air Strike"

Scenario: [CF 4.12, CF 13.53] taking priority in Deploy leads the Battle abilities of the same round
  Given a card "Grab": "Deploy: Take priority."
  And a card "Spike": "Battle: Deal 2 damage to each opponent."
  And Ben's hand holds "Grab"
  And it is Ben's Deploy
  And Ada's Mining lane holds "Spike" (entered this round)
  And Ben's Mining lane holds "Spike" (entered this round)
  And each player has 2 hit points
  When Ben plays "Grab" to the Mining lane
  And the game runs to its end
  Then Ben wins

Scenario: [CF 13.18, CF 13.21] a displaced card stays disabled and its Deploy is not done again
  Given a card "Nudge": "Deploy: Displace a card in an opponent's lanes."
  And a card "Rich": "Deploy: Gain 5 crystals."
  And Ada's hand holds "Nudge"
  And Ben's Attack lane holds "Rich" (disabled)
  When Ada plays "Nudge" to the Mining lane
  And Ada chooses the Mining lane
  Then Ben's Mining lane holds "Rich" (disabled)
  And Ben has 5 crystals

Scenario: [CF 9.1] effects of this turn end in Regroup
  Given a card "Rally": "Deploy: Your cards get +2 power this turn."
  And Ada's hand holds "Rally"
  And Ada's Attack lane holds a card of power 1
  When Ada plays "Rally" to the Mining lane
  Then Ada's attack is 3
  When the round ends
  Then Ada's attack is 1

Scenario: [CF 12.4] a mandatory discard of an opponent is chosen by that opponent
  Given a card "Shakedown": "Deploy: Each opponent discards 2 cards from their hand."
  And Ada's hand holds "Shakedown"
  And Ben's hand holds "Air Strike" and 2 other cards
  When Ada plays "Shakedown" to the Mining lane
  And Ben chooses "Filler 1" and "Filler 2"
  Then Ben's hand is "Air Strike"

Scenario: [CF 13.34] what is left of Prevent is lost in Regroup
  Given Ada has 4 prevention
  And Ben's Attack lane holds a card of power 1
  When the round ends
  Then Ada has 20 hit points
  And Ada has 0 prevention

Scenario: [CF 13.31] nobody can postpone outside their own slot
  Given the edition is current
  And a card "Patience" (permanent): "Cooldown: You may postpone priority."
  And a card "Gift": "Aftermath: You may gain 1 crystal."
  And Ada has "Patience" in play
  And Ada's Mining lane holds 2 "Gift" (entered this round)
  And it is the Aftermath
  Then Ada is not offered to use "Patience"
  When Ada tries to use "Patience"
  Then it is refused with CF 13.32

Scenario: [CF 8.7] alternating: the pass that is not allowed is refused with its clause
  Given the edition is alternating
  And a card "Duty": "Aftermath: Gain 1 crystal."
  And a card "Duty Too": "Aftermath: Gain 1 crystal."
  And it is the Aftermath
  And Ada's Mining lane holds "Duty" (entered this round) and "Duty Too" (entered this round)
  When Ada tries to pass
  Then it is refused with CF 8.7

Scenario: [CF 4.8] a second card in one deploy turn is refused
  Given the edition is alternating
  And Ada has "Material Replicator" in play
  And Ada's hand holds 2 "Air Strike"
  And Ada has 9 crystals and 9 unused production
  When Ada plays "Air Strike" to the Mining lane
  And Ada tries to play "Air Strike" to the Mining lane
  Then it is refused with CF 4.8

Scenario: [CF 9.6] the last round is the one the limit names, not the one after
  Given the round is 60
  And Ada has 9 crystals
  When the game runs to its end
  Then Ada wins by the round limit
  And the round is 60

Scenario: [CF 6.6] the tokens of an eliminated player leave with the cards, and nothing more comes in
  Given 3 players
  And a card "Bolt": "Deploy: Deal 2 damage to target opponent."
  And Ada's hand holds "Bolt"
  And Ben has 2 hit points
  And Ben's Attack lane holds 3 boosts and 2 corruption
  When Ada plays "Bolt" to the Mining lane
  And Ada chooses Ben
  Then Ben is out
  And Ben's Attack lane has 0 boosts
  And Ben's Attack lane has 0 corruption
  When the Mining phase resolves
  Then Ben has 5 crystals
  And Cy has 7 crystals

Scenario: [CF 5.6, CF 13.15] damage to oneself is taken, but not dealt to an opponent
  Given a card "Recoil": "Deploy: Deal 2 damage to yourself."
  And a card "Boast": "Deploy: If you dealt damage to an opponent this turn, gain 3 crystals."
  And a card "Grudge": "Deploy: If you took damage this turn, gain 2 hit points."
  And Ada's hand holds "Recoil", "Boast", "Grudge"
  When Ada plays "Grudge" to the Mining lane
  Then Ada has 20 hit points
  When Ada plays "Recoil" to the Mining lane
  And Ada plays "Boast" to the Mining lane
  Then Ada has 5 crystals
  And Ada has 18 hit points

Scenario: [CF 5.6, CF 13.15] damage taken this turn is remembered this turn
  Given a card "Recoil": "Deploy: Deal 2 damage to yourself."
  And a card "Grudge": "Deploy: If you took damage this turn, gain 7 hit points."
  And Ada's hand holds "Recoil" and 2 "Grudge"
  When Ada plays "Recoil" to the Mining lane
  And Ada plays "Grudge" to the Mining lane
  Then Ada has 25 hit points
  When the next round begins
  And play reaches Ada's Deploy
  And Ada plays "Grudge" to the Mining lane
  Then Ada has 25 hit points

Scenario: [CF 5.6] damage by an ability is not battle damage
  Given a card "Bolt": "Deploy: Deal 2 damage to each opponent."
  And a card "Trophy": "Aftermath: If you dealt battle damage this turn, gain 3 crystals."
  And a card "Boast": "Aftermath: If you dealt damage to an opponent this turn, gain 4 hit points."
  And Ada's hand holds "Bolt", "Trophy" and "Boast"
  When Ada plays "Bolt" to the Mining lane
  And Ada plays "Trophy" to the Mining lane
  And Ada plays "Boast" to the Mining lane
  And the Aftermath resolves
  Then Ada has 7 crystals
  And Ada has 24 hit points

Scenario: [CF 5.6] what was dealt in an earlier round does not count
  Given a card "Bolt": "Deploy: Deal 2 damage to each opponent."
  And a card "Boast": "Deploy: If you dealt damage to an opponent this turn, gain 4 hit points."
  And Ada's hand holds "Bolt" and "Boast"
  When Ada plays "Bolt" to the Mining lane
  And the next round begins
  And play reaches Ada's Deploy
  And Ada plays "Boast" to the Mining lane
  Then Ada has 20 hit points

Scenario: [CF 13.19] disabling stops Aftermath abilities and no others
  Given the edition is current
  And a card "Drill": "Operations: Gain 3 crystals."
  And it is the Mining phase
  And Ada's Attack lane holds "Drill" (entered this round, disabled)
  When the Mining phase resolves
  Then Ada has 9 crystals

Scenario: [CF 9.1, CF 12.14] a text can change the power of any number of cards
  Given a card "Rally": "Deploy: Your cards get +2 power this turn."
  And Ada's hand holds "Rally"
  And Ada's Attack lane holds 30 cards of power 1
  And Ben has 200 hit points
  When Ada plays "Rally" to the Mining lane
  Then Ada's attack is 90
  When the round ends
  Then Ada's attack is 30

Scenario: [CF 9.1] power that a text gave a lane ends in Regroup
  Given a card "Surge": "Deploy: Your Attack lane gets +4 power this turn."
  And Ada's hand holds "Surge"
  When Ada plays "Surge" to the Mining lane
  Then Ada's attack is 4
  When the round ends
  Then Ada's attack is 0

Scenario: [CF 9.1] corruption that was ignored this turn counts again
  Given a card "Immunity": "Deploy: Corruption does not affect your Mining lane this turn."
  And Ada's hand holds "Immunity"
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Immunity" to the Attack lane
  Then Ada's mining is 2
  When the round ends
  And Ada keeps 2 corruption on the Mining lane
  Then Ada's mining is 0

Scenario: [CF 6.7, CF 9.2] who falls by their own ability in Regroup is out, and the others are asked
  Given the edition is current
  And 3 players
  And a card "Bad Habit" (permanent): "Cooldown: When a corruption token is removed, deal 2 damage to yourself."
  And Ada has "Bad Habit" in play
  And Ada's Mining lane holds 1 corruption
  And Ada's Attack lane holds 1 corruption
  And Cy's Attack lane holds 1 corruption
  And Ada has 2 hit points
  When the round ends
  And Ada chooses yes
  And Cy keeps 1 corruption on the Attack lane
  Then Ada is out
  And Cy's Attack lane has 1 corruption

Scenario: [CF 9.1, CF 13.41] a saving for the next card that nobody used is gone with the round
  Given a card "Probe" (1 tech, 1/1/1)
  And Ada's hand holds "High Tech Operations" and "Probe"
  And Ada has 5 crystals and 4 tech left
  When Ada plays "High Tech Operations" to the Mining lane
  Then "Probe" costs Ada 0 crystals and 0 tech
  When the round ends
  Then "Probe" costs Ada 0 crystals and 1 tech
