Feature: A refusal names the rule that forbids it

Scenario: [CF 12.21] a cooldown whose condition does not hold, though it could be paid
  Given the edition is alternating
  And Ada has "Rocket Barrage" in play
  And Ada has 3 unused production
  When Ada tries to use "Rocket Barrage"
  Then it is refused with CF 12.21

Scenario: [CF 11.9, CF 12.21] the condition holds, and the cost cannot be paid
  Given the edition is alternating
  And Ada has "Rocket Barrage" in play
  And Ada's Mining lane holds "Air Strike"
  And Ada has 0 unused production
  When Ada tries to use "Rocket Barrage"
  Then it is refused with CF 11.9

Scenario: [CF 12.21] the same with three players
  Given 3 players
  And the edition is alternating
  And a card "Siren" (permanent): "Cooldown: If you have at least 2 corruption, gain 1 crystal."
  And Ada has "Siren" in play
  And Ada has 1 corruption
  When Ada tries to use "Siren"
  Then it is refused with CF 12.21

Scenario: [CF 12.3] a cooldown of which nothing can be done
  Given the edition is current
  And a card "Sniper" (permanent): "Cooldown: You may destroy a card in an opponent's lanes."
  And Ada has "Sniper" in play
  When Ada tries to use "Sniper"
  Then it is refused with CF 12.3

Scenario: [CF 13.7] a cooldown of another phase, though its condition does not hold either
  Given the edition is current
  And a card "Nightshift" (permanent): "Cooldown: During your Aftermath phase, if you have at least 2 corruption, gain 1 crystal."
  And Ada has "Nightshift" in play
  When Ada tries to use "Nightshift"
  Then it is refused with CF 13.7

Scenario: [CF 13.6] used up comes before what it would need
  Given the edition is current
  And a card "Battery" (permanent): "Cooldown: You may spend 1 unused production to gain 1 crystal."
  And Ada has "Battery" in play
  And Ada has 1 unused production
  When Ada uses "Battery"
  And Ada tries to use "Battery"
  Then it is refused with CF 13.6

Scenario: [CF 13.57] the line of a copy that is not there
  Given the edition is current
  And a card "Mine" (permanent, 3 crystals, 1 production):
    | Cooldown: Gain 1 crystal.
    | Upgrade: Gain 5 crystals instead.
  And Ada has "Mine" in play
  When Ada tries to use the Upgrade of "Mine"
  Then it is refused with CF 13.57

Scenario: [CF 13.59] an Upgrade line where no copies are played
  Given the edition is alternating
  And Ada has "Fortifications" in play
  When Ada tries to use the Upgrade of "Fortifications"
  Then it is refused with CF 13.59

Scenario: [CF 11.9, CF 12.7] a branch that cannot be paid
  Given a card "Crossroads": "Deploy: Choose one: pay 9 crystals to gain 3 hit points; or (3+ corruption) gain 3 crystals; or deal 1 damage to each opponent; or gain 1 hit point."
  And Ada's hand holds "Crossroads"
  When Ada plays "Crossroads" to the Attack lane
  And Ada tries to choose "pay 9 crystals"
  Then it is refused with CF 11.9
  When Ada chooses "deal 1 damage"
  Then Ben has 19 hit points

Scenario: [CF 12.21, CF 12.7] a branch whose condition does not hold
  Given a card "Crossroads": "Deploy: Choose one: pay 9 crystals to gain 3 hit points; or (3+ corruption) gain 3 crystals; or deal 1 damage to each opponent; or gain 1 hit point."
  And Ada's hand holds "Crossroads"
  When Ada plays "Crossroads" to the Attack lane
  And Ada tries to choose "gain 3 crystals"
  Then it is refused with CF 12.21
  When Ada chooses "deal 1 damage"
  Then Ben has 19 hit points

Scenario: [CF 12.7] a branch of which nothing can be done
  Given a card "Crossroads": "Deploy: Choose one: destroy a card in an opponent's lanes; or deal 1 damage to each opponent; or gain 1 hit point."
  And Ada's hand holds "Crossroads"
  When Ada plays "Crossroads" to the Attack lane
  And Ada tries to choose "destroy a card"
  Then it is refused with CF 12.7
  When Ada chooses "deal 1 damage"
  Then Ben has 19 hit points

Scenario: [CF 12.11] a card that the words do not mean: too strong, or in another lane
  Given a card "Raid": "Deploy: Destroy a card with power 2 or less in an opponent's Attack lane."
  And Ada's hand holds "Raid"
  And Ben's Attack lane holds a card of power 1, a card of power 2 and a card of power 3
  And Ben's Mining lane holds a card of power 2/2/1
  When Ada plays "Raid" to the Mining lane
  And Ada tries to choose "Power 3"
  Then it is refused with CF 12.11
  When Ada tries to choose "Power 2/2/1"
  Then it is refused
  When Ada chooses "Power 2"
  Then Ben's attack is 4

Scenario: [CF 12.11, CF 12.13] with a total power the lane is one reason, the total another
  Given 3 players
  And a card "Pulse" (3/3/3): "Deploy: For each opponent, you may disable any number of cards with total power 3 or less in the corresponding lane."
  And Ada's hand holds "Pulse"
  And Ben's Attack lane holds a card of power 1, a card of power 2 and a card of power 4
  And Ben's Mining lane holds a card of power 2/2/1
  When Ada plays "Pulse" to the Attack lane
  And Ada chooses yes
  And Ada tries to choose "Power 2/2/1"
  Then it is refused with CF 12.11
  When Ada tries to choose "Power 4"
  Then it is refused with CF 12.13
  When Ada chooses Ben's "Power 1"
  And Ada chooses no more
  Then Ben's attack is 6

Scenario: [CF 12.17] the lane the card came from is not a different lane
  Given the edition is alternating
  And a card "Handler" (permanent): "Cooldown: Recall an Infiltration card you control."
  And Ada has "Handler" in play
  And Ada's Attack lane holds an Infiltration card of power 2
  When Ada uses "Handler"
  And Ada tries to choose the Attack lane
  Then it is refused with CF 12.17
  When Ada chooses the Mining lane
  Then Ada's mining is 5

Scenario: [CF 8.1] in Aftermath cards of earlier rounds do nothing
  Given the edition is alternating
  And a card "Earn": "Aftermath: Gain 1 crystal."
  And a card "Gift": "Aftermath: Gain 1 hit point."
  And a card "Late": "Aftermath: Gain 1 hit point."
  And a card "Later": "Aftermath: Gain 1 hit point."
  And it is the Aftermath
  And Ada's Mining lane holds "Earn", "Gift" (entered this round), "Late" (entered this round) and "Later" (entered this round)
  When Ada tries to activate "Earn"
  Then it is refused with CF 8.1
  When Ada activates "Gift"
  And Ada tries to activate "Gift"
  Then it is refused with CF 14.2

Scenario: [CF 13.19] in Aftermath a disabled card does nothing
  Given the edition is alternating
  And a card "Earn": "Aftermath: Gain 1 crystal."
  And a card "Gift": "Aftermath: Gain 1 hit point."
  And a card "Late": "Aftermath: Gain 1 hit point."
  And it is the Aftermath
  And Ada's Mining lane holds "Earn" (entered this round, disabled), "Gift" (entered this round) and "Late" (entered this round)
  When Ada tries to activate "Earn"
  Then it is refused with CF 13.19

Scenario: [CF 4.8] what is refused with the second card of a turn is the card in hand, not the one in a lane
  Given the edition is alternating
  And Ada has "Material Replicator" in play
  And Ada's hand holds 2 "Air Strike"
  And Ada has 9 crystals and 9 unused production
  When Ada plays "Air Strike" to the Mining lane
  And Ada tries to play "Air Strike" to the Attack lane
  Then it is refused with CF 4.8
