Feature: Keywords that one step off would not be the same

Scenario: [CF 13.2, CF 13.56] a Basic card that is no Trooper goes where other cards go
  Given a card "Snipe": "Deploy: Destroy a card in an opponent's lanes."
  And a card "Eject": "Deploy: Return a card in an opponent's lanes to its owner's hand."
  And Ada's hand holds "Snipe" and "Eject"
  And Ben's Attack lane holds "Juggernaut"
  And Ben's Mining lane holds "Boring Machine"
  When Ada plays "Snipe" to the Mining lane
  And Ada chooses "Juggernaut"
  Then Ben's discard pile is "Juggernaut"
  When Ada plays "Eject" to the Mining lane
  Then Ben's hand is "Boring Machine"
  And Ben's basic deck has 40 cards

Scenario: [CF 13.6, CF 8.8] KW-COOL-1 used in Deploy, it is not used again in Aftermath
  Given the edition is current
  And a card "Dynamo" (permanent): "Cooldown: Gain 1 crystal."
  And a card "Pump" (permanent): "Cooldown: Gain 2 crystals."
  And Ada has "Dynamo" in play
  And Ada has "Pump" in play
  And each player's deck holds 5 other cards
  When Ada uses "Dynamo"
  Then Ada has 4 crystals
  When play reaches Ada's Aftermath
  Then Ada is offered to use "Pump"
  And Ada is not offered to use "Dynamo"
  When Ada tries to use "Dynamo"
  Then it is refused with CF 13.6
  When the Regroup resolves
  Then Ada's "Dynamo" is not exhausted
  And Ada has 7 crystals

Scenario: [CF 13.12] a counter does not go below nothing
  Given the edition is alternating
  And a card "Cleanse": "Deploy: Each opponent loses 3 corruption."
  And Ada's hand holds "Cleanse"
  And Ben has 1 corruption
  When Ada plays "Cleanse" to the Mining lane
  Then Ben has 0 corruption

Scenario: [CF 13.16] a card that has left its lane is not destroyed
  Given a card "Boomerang" (1/1/1): "Deploy: Return this card to your hand. Destroy this card."
  And Ada's hand holds "Boomerang"
  When Ada plays "Boomerang" to the Mining lane
  Then Ada's hand is "Boomerang"
  And Ada's discard pile is empty

Scenario: [CF 13.17] a card that is enabled is worth what is printed on it
  Given a card "Repair Bay": "Deploy: Enable a card in your lanes."
  And Ada's hand holds "Repair Bay"
  And Ada's Attack lane holds a card of power 4 (disabled) and a card of power 2
  When Ada plays "Repair Bay" to the Mining lane
  Then Ada's attack is 6
  And Ada's "Power 4" is not disabled

Scenario: [CF 13.29] Split Cost is an older name
  Given a card "Hired Gun" (3/3/3): "Aftermath: Split Cost 5."
  And it is the Aftermath
  And Ada's Attack lane holds "Hired Gun" (entered this round)
  When Ada pays
  Then Ada has 0 crystals
  And Ada's Attack lane holds "Hired Gun"

Scenario: [CF 13.29, CF 13.30] Pay Cost as a word: pay, or it returns, and so does the card of who cannot pay
  Given a card "Hired Gun" (3/3/3): "Pay Cost 5."
  And it is the Aftermath
  And Ada's Attack lane holds "Hired Gun" (entered this round)
  And Ben's Attack lane holds "Hired Gun" (entered this round)
  And Ben has 4 crystals
  When Ada returns it
  Then Ada's hand is "Hired Gun"
  And Ada has 5 crystals
  And Ben's hand is "Hired Gun"
  And Ben has 4 crystals

Scenario: [CF 13.31] who postpones without the token moves no token
  Given 3 players
  And a card "Delay": "Deploy: Postpone priority."
  And Ben's hand holds "Delay"
  When Ada passes
  And Ben plays "Delay" to the Mining lane
  Then Ada has priority
  And it is Cy's Deploy
  When Cy passes
  Then it is Ben's Deploy

Scenario: [CF 13.31, CF 9.5] who holds it moves it to the next player and no further
  Given 3 players
  And a card "Delay": "Deploy: Postpone priority."
  And Ada's hand holds "Delay"
  When Ada plays "Delay" to the Mining lane
  Then Ben has priority
  And it is Ben's Deploy
  When the next round begins
  Then Cy has priority

Scenario: [CF 13.32, CF 13.33] in alternating order, too, only once a round
  Given the edition is alternating
  And a card "Patience" (permanent): "Cooldown: During your Deploy phase, postpone priority."
  And a card "Delay": "Deploy: Postpone priority."
  And Ada has "Patience" in play
  And Ada's hand holds "Delay"
  And each player has 9 crystals
  And each player has 9 unused production
  When Ada plays "Delay" to the Mining lane
  Then it is Ben's Deploy
  And Ben has priority
  When Ben plays a Basic Trooper to the Mining lane
  Then it is Ada's Deploy
  And Ada is not offered to use "Patience"
  When Ada tries to use "Patience"
  Then it is refused with CF 13.32

Scenario: [CF 13.51, CF 4.1] KW-SOLO-2 after the last player's Solo card comes the Attack phase
  Given a card "Lone Wolf" (2 crystals, 1 tech, 4/4/4):
    | Solo.
    | Deploy: Gain 2 hit points.
  And Ben's hand holds "Lone Wolf" and a Basic Trooper
  When Ada passes
  And Ben plays "Lone Wolf" to the Mining lane
  Then Ben has 22 hit points
  And it is the Attack phase

Scenario: [CF 13.53, CF 12.6] who holds the token has nothing to take
  Given the edition is current
  And a card "Coup": "Deploy: Take priority, then draw a card."
  And each player's hand holds "Coup"
  And each player's deck is 2 other cards
  When Ada plays "Coup" to the Mining lane
  Then Ada's hand is empty
  When Ada passes
  And Ben plays "Coup" to the Mining lane
  Then Ben's hand has 1 card
  And Ben has priority

Scenario: [CF 13.60] with the words of the first editions Swarming counts every other Drone in play
  Given the edition is each of classic and classic-2024
  And a card "Gnat" (Drone, 1/1/1): "When Played: Swarming 2."
  And Ada's hand holds "Gnat"
  And Ada's Attack lane holds a Drone card of power 1
  And Ada's Mining lane holds a Drone card of power 1 and a card of power 1
  And Ben's Attack lane holds a Drone card of power 1
  When Ada plays "Gnat" to the Attack lane
  Then Ada's Attack lane has 6 boosts
  And Ada's Mining lane has 0 boosts

Scenario: [CF 13.60] with later words those of its lane, itself included, up to its number
  Given the edition is each of current and alternating
  And a card "Gnat" (Drone, 1/1/1): "Deploy: Swarming 2."
  And Ada's hand holds "Gnat"
  And Ada's Attack lane holds 2 Drone cards of power 1
  And Ben's Attack lane holds a Drone card of power 1
  When Ada plays "Gnat" to the Attack lane
  Then Ada's Attack lane has 2 boosts

Scenario: [CF 13.63] no more tokens move than there are
  Given a card "Shunt": "Deploy: Move 3 corruption tokens from your Mining lane to your Attack lane."
  And Ada's hand holds "Shunt"
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Shunt" to the Production lane
  Then Ada's Mining lane has 0 corruption
  And Ada's Attack lane has 2 corruption

Scenario: [CF 13.66] a hand that is looked at is seen by who looks, and by nobody else
  Given 3 players
  And a card "Audit": "Deploy: Look at target opponent's hand, then choose a card for them to discard."
  And Ada's hand holds "Audit"
  And Ben's hand holds "Air Strike" and "Battalion"
  When Ada plays "Audit" to the Mining lane
  And Ada chooses Ben
  Then Ada sees "Air Strike" and "Battalion" in Ben's hand
  And Cy does not see Ben's hand
  When Ada chooses Ben's "Battalion" in hand
  Then Cy does not see Ben's hand
  And Ben's discard pile is "Battalion"

Scenario: [CF 13.67] words of the oldest cards
  When the text "Piloted." is read
  Then it is refused with CF 13.67
  When the text "Morph." is read
  Then it is refused with CF 13.67
  When the text "Redeploy." is read
  Then it is refused with CF 13.67

Scenario: [CF 13.68] what every player hid is revealed
  Given Ben's hand holds "Cloaked Transport"
  And Ben has 5 crystals
  And Ben's Production lane holds 2 cards of power 1
  When Ada passes
  And Ben plays "Cloaked Transport" to the Attack lane
  And Ben plays it face down
  Then Ben's attack is 0
  And Ben's Attack lane is empty
  When the Aftermath begins
  And the Regroup begins
  Then Ben's Attack lane is "Cloaked Transport"
  And Ben's attack is 3

Scenario: [CF 13.68, CF 4.5] what is played face down does nothing and is answered by nobody
  Given the edition is each of classic and current
  And a card "Mole" (1/1/1):
    | Stealth.
    | Deploy: Gain 2 crystals.
  And a card "Watcher": "Cooldown: When an opponent plays a card, gain 1 crystal."
  And a card "Chorus": "Cooldown: When you play a card, gain 1 crystal."
  And Ada's hand holds "Mole"
  And Ada's Attack lane holds "Chorus"
  And Ben's Attack lane holds "Watcher"
  And each player has 5 crystals
  When Ada plays "Mole" to the Mining lane
  And Ada plays it face down
  Then Ada has 5 crystals
  And Ben has 5 crystals
  And it is Ada's Deploy

Scenario: [CF 13.70] too few to turn: nothing is turned, and nothing is added
  Given a card "Alchemy": "Deploy: Turn 2 corruption on your Mining lane into 1 boost."
  And Ada's hand holds "Alchemy"
  And Ada's Mining lane holds 1 corruption
  When Ada plays "Alchemy" to the Attack lane
  Then Ada's Mining lane has 1 corruption
  And Ada's Mining lane has 0 boosts

Scenario: [CF 14.4, CF 13.57] a permanent that was discarded with its copy comes back without it
  Given the edition is current
  And a card "Mine" (permanent, 3 crystals, 1 production):
    | Cooldown: During your Deploy phase, gain 2 crystals.
    | Upgrade: Gain 5 crystals instead.
  And a card "Depot" (permanent): "Cooldown: During your Deploy phase, return a card from your discard pile to your hand."
  And Ada has "Mine" (upgraded) in play
  And Ada has "Depot" in play
  And a card "Shed" (permanent)
  And Ada's hand holds "Shed"
  And Ada has 9 crystals and 9 unused production
  When Ada plays "Shed"
  And Ada chooses "Mine"
  Then Ada's discard pile has 2 cards
  When Ada uses "Depot"
  And Ada chooses "Mine"
  And Ada plays "Mine"
  And Ada chooses "Shed"
  Then Ada's "Mine" is not upgraded
  And Ada is offered to use "Mine"
  And Ada is not offered to use the Upgrade of "Mine"

Scenario: [CF 14.8, CF 4.8] a permanent is the card of its deploy turn
  Given the edition is alternating
  And the switch permanents is "played"
  And a card "Probe" (1/1/1)
  And Ada's hand holds "Fortifications" and "Probe"
  And Ada has 9 crystals and 9 unused production
  When Ada plays "Fortifications"
  Then it is Ada's Deploy
  And Ada is not offered to play "Probe" to the Attack lane
  And Ada is not offered to pass
  When Ada is done
  Then it is Ben's Deploy
