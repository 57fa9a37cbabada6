Feature: Rounds and the start of a round

Scenario: [CF 2.1] the phases of a classic round
  Given Ada has priority
  When Ada passes
  Then it is Ben's Deploy
  When the Battle begins
  Then it is the Attack phase
  When the Mining phase begins
  Then it is the Mining phase
  When the Aftermath begins
  Then it is the End of Turn
  When the Regroup begins
  Then it is the End of Round
  When the next round begins
  Then the round is 3
  And it is Ben's Deploy

Scenario: [CF 2.2] "this turn" lasts the whole round, not one slot
  Given a card "Relay": "Deploy: Basic cards count as Drones this turn."
  And a card "Tally": "Aftermath: Gain 1 crystal for each Drone you control."
  And Ada's hand holds "Relay" and "Tally"
  And Ada's Attack lane holds 2 Basic Troopers
  And Ben's Attack lane holds 2 Basic Troopers
  And Ada has 0 crystals
  When Ada plays "Relay" to the Production lane
  And Ada plays "Tally" to the Production lane
  And the Aftermath resolves
  Then Ada has 4 crystals

Scenario: [CF 2.3] abilities for the start of the next round wait for it, holder first
  Given a card "Fuse": "Start of next round: Deal 3 damage to each opponent."
  And Ada's hand holds "Fuse"
  And Ben's hand holds "Fuse"
  And Ada has 3 hit points
  And Ben has 3 hit points
  When Ada plays "Fuse" to the Mining lane
  And Ada passes
  And Ben plays "Fuse" to the Mining lane
  And the round ends
  Then Ada has 3 hit points
  And Ben has 3 hit points
  When the game runs to its end
  Then Ben wins

Scenario: [CF 2.3] a card that has left the lanes does nothing at the start of the next round
  Given a card "Fuse": "Start of next round: Deal 3 damage to each opponent."
  And a card "Snip": "Deploy: For each opponent, destroy a card with power 0 or less in their lanes."
  And Ada's hand holds "Fuse"
  And Ben's hand holds "Snip"
  When Ada plays "Fuse" to the Mining lane
  And Ada passes
  And Ben plays "Snip" to the Mining lane
  And the next round begins
  Then Ben has 20 hit points
  And Ada's discard pile holds "Fuse"

Scenario: [CF 2.3, CF 14.2] the ability comes once, not every round
  Given a card "Fuse": "Start of next round: Deal 3 damage to each opponent."
  And Ada's hand holds "Fuse"
  When Ada plays "Fuse" to the Mining lane
  And the next round begins
  Then Ben has 17 hit points
  When the next round begins
  Then Ben has 17 hit points

Scenario: [CF 2.3] what is put into play at Start of Round waits for the next one
  Given a card "Hatch": "Start of next round: Put a card from your hand into play in your Attack lane."
  And a card "Fuse": "Start of next round: Gain 7 crystals."
  And Ada has 0 crystals
  And Ada's Mining lane holds "Hatch" (entered this round)
  And Ada's hand holds "Fuse"
  And it is the Regroup
  When the next round begins
  Then Ada's Attack lane holds "Fuse"
  And Ada has 0 crystals
  When the next round begins
  Then Ada has 9 crystals
  When the next round begins
  Then Ada has 11 crystals

Scenario: [CF 2.3] what enters at Start of Round works in the phases of that round
  Given 3 players
  And a card "Hatch": "Start of next round: Put a card from your hand into play in your Attack lane."
  And a card "Lamp" (0/2/0):
    | Start of next round: Deal 1 damage to each opponent.
    | Aftermath: Gain 4 crystals.
  And Ben's Mining lane holds "Hatch" (entered this round)
  And Ben's hand holds "Lamp"
  And it is the Regroup
  When the Aftermath resolves
  Then Ben has 11 crystals
  And Ada has 18 hit points
  When the next round begins
  Then Ada has 17 hit points
  And Cy has 17 hit points
  And Ben has 20 hit points
