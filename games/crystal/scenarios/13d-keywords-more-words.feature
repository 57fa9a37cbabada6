Feature: Words of published cards that the glossary lacks

Scenario: [CF 13.60] Swarming counts itself
  Given Ada's hand holds "Seeker Drone"
  And Ada's Attack lane holds a Drone card of power 1
  And Ada's Mining lane holds a Drone card of power 1
  And Ada has 4 crystals and 2 tech left
  When Ada plays "Seeker Drone" to the Attack lane
  Then Ada's Attack lane has 2 boosts

Scenario: [CF 13.60] up to its number
  Given Ada's hand holds "Seeker Drone"
  And Ada's Attack lane holds 4 Drone cards of power 1
  And Ada has 4 crystals and 2 tech left
  When Ada plays "Seeker Drone" to the Attack lane
  Then Ada's Attack lane has 3 boosts

Scenario: [CF 13.61] Repeat asks anew until a no
  Given Ada's hand holds "Arc Drill"
  And Ada has 10 crystals and 4 tech left
  And Ada's Attack lane holds 4 boosts
  When Ada plays "Arc Drill" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses no
  Then Ada has 4 crystals
  And Ada's Attack lane has 2 boosts

Scenario: [CF 13.61] Repeat ends at its number
  Given a card "Drill": "Deploy: You may remove a boost from one of your lanes to gain 2 crystals. Repeat 2."
  And Ada's hand holds "Drill"
  And Ada's Attack lane holds 4 boosts
  When Ada plays "Drill" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  Then Ada has 9 crystals
  And Ada is not offered to choose yes

Scenario: [CF 13.62] Corrupt is gaining corruption
  Given a card "Tainted Deal": "Deploy: Corrupt 2."
  And Ada's hand holds "Tainted Deal"
  When Ada plays "Tainted Deal" to the Mining lane
  And Ada chooses 2 on the Production lane
  Then Ada's Production lane has 2 corruption

Scenario: [CF 13.63] Transfer moves tokens one for one
  Given a card "Blame": "Deploy: Transfer up to 2 corruption to your opponents' lanes."
  And Ada's hand holds "Blame"
  And Ada's Mining lane holds 3 corruption
  When Ada plays "Blame" to the Production lane
  And Ada chooses 2 on the Mining lane
  And Ada chooses the Attack lane
  And Ada chooses the Mining lane
  Then Ada's Mining lane has 1 corruption
  And Ben's Attack lane has 1 corruption
  And Ben's Mining lane has 1 corruption

Scenario: [CF 13.63] with several opponents each token finds its own
  Given 3 players
  And a card "Blame": "Deploy: Transfer up to 2 corruption to your opponents' lanes."
  And Ada's hand holds "Blame"
  And Ada's Mining lane holds 1 corruption
  When Ada plays "Blame" to the Production lane
  And Ada chooses 1 on the Mining lane
  And Ada chooses Cy
  And Ada chooses the Attack lane
  Then Cy's attack is -1
  And Ben's attack is 0

Scenario: [CF 13.64] crystals on a card pay for abilities
  Given the edition is alternating
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 2 crystals
  And it is the Aftermath
  And Ada has 0 crystals
  And Ada's Mining lane holds "Repair Crew" (entered this round)
  When Ada activates "Repair Crew"
  And Ada chooses yes
  Then Ada has 22 hit points
  And Ada's "Long-term Contract" has 1 crystal

Scenario: [CF 13.64] but not for cards
  Given the edition is alternating
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 5 crystals
  And Ada has 1 crystal
  Then Ada is not offered to play a Basic Trooper to the Mining lane

Scenario: [CF 13.64] and not for the victory
  Given the edition is alternating
  And Ada has "Long-term Contract" in play
  And Ada's "Long-term Contract" holds 5 crystals
  And Ada has 47 crystals
  When the round ends
  Then Ada has 50 crystals
  And the game goes on

Scenario: [CF 13.64] the contract fills by Mercenaries
  Given the edition is alternating
  And Ada has "Long-term Contract" in play
  And it is the Aftermath
  And Ada's Mining lane holds 2 Mercenary cards of power 1
  When Ada uses "Long-term Contract"
  Then Ada's "Long-term Contract" has 2 crystals
  And Ada has 3 crystals

Scenario: [CF 13.65] the corresponding lane is the same lane of the other player
  Given Ada's hand holds "EMP Blast"
  And Ada has 4 crystals and 3 tech left
  And Ben's Production lane holds a card of power 2
  And Ben's Attack lane holds a card of power 1
  When Ada plays "EMP Blast" to the Production lane
  Then Ben's "Power 2" is disabled
  And Ben's "Power 1" is not disabled

Scenario: [CF 13.66] a card of your choice from a hand you look at
  Given it is the Aftermath
  And Ada's Mining lane holds "Planetary Blockade" (entered this round)
  And Ben's hand holds 2 other cards
  When Ada chooses "Filler 2"
  Then Ben's hand is "Filler 1"
  And Ben's discard pile is "Filler 2"

Scenario: [CF 13.66] an empty hand loses nothing
  Given it is the Aftermath
  And Ada's Mining lane holds "Planetary Blockade" (entered this round)
  When the Aftermath resolves
  Then Ben's discard pile is empty

Scenario: [CF 13.67] words that are not in these rules
  Given the edition is alternating
  When the text "Stealth." is read
  Then it is refused with CF 13.67
  When the text "Enlist 2/1." is read
  Then it is refused with CF 13.67
