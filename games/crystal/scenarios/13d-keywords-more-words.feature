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
  When the text "Untargetable." is read
  Then it is refused with CF 13.67
  When the text "Deploy: Play a Basic Trooper in Stealth." is read
  Then it is refused with CF 13.67

Scenario: [CF 13.68] a card played face down is hidden, without power and out of reach
  Given a card "Sweep": "Deploy: Destroy a card in an opponent's lanes."
  And Ada's hand holds "Cloaked Transport"
  And Ada has 5 crystals and 3 tech left
  And Ben's hand holds "Sweep"
  When Ada plays "Cloaked Transport" to the Attack lane
  Then Ada is offered to play it as printed
  And Ada is not offered to enlist it
  When Ada plays it face down
  Then Ada has 0 crystals and 0 tech left
  And Ada's attack is 0
  And Ada's Attack lane is empty
  And Ada's hidden Attack lane is "Cloaked Transport"
  And Ben does not see Ada's hidden Attack lane
  When Ada passes
  And Ben plays "Sweep" to the Mining lane
  Then Ada's hidden Attack lane has 1 card

Scenario: [CF 13.68] it is revealed in its lane at the start of Aftermath, and its text knows
  Given Ada's hand holds "Cloaked Transport"
  And Ada has 5 crystals and 3 tech left
  And Ada's deck is 5 other cards
  When Ada plays "Cloaked Transport" to the Mining lane
  And Ada plays it face down
  And the Aftermath begins
  Then Ada has 2 crystals
  When the Aftermath resolves
  Then Ada's Mining lane holds "Cloaked Transport"
  And Ada's hidden Mining lane is empty
  And Ada's hand has 3 cards
  And Ada's mining is 5

Scenario: [CF 13.68] played as printed it was revealed from nothing
  Given Ada's hand holds "Cloaked Transport"
  And Ada has 5 crystals and 3 tech left
  And Ada's deck is 5 other cards
  When Ada plays "Cloaked Transport" to the Mining lane
  And Ada plays it as printed
  Then Ada's mining is 5
  When the Aftermath resolves
  Then Ada's hand has 1 card

Scenario: [CF 13.68] from Stealth the Sniper Squad reaches any card
  Given Ada's hand holds "Sniper Squad"
  And Ada has 5 crystals and 3 tech left
  And Ben's Mining lane holds a card of power 9
  When Ada plays "Sniper Squad" to the Mining lane
  And Ada plays it face down
  And the Aftermath resolves
  And Ada chooses Ben's "Power 9"
  Then Ben's discard pile is "Power 9"

Scenario: [CF 13.68] Deploy abilities of a card played face down are not done
  Given a card "Sleeper" (1/1/1):
    | Stealth.
    | Deploy: Gain 3 crystals.
  And Ada's hand holds "Sleeper"
  When Ada plays "Sleeper" to the Mining lane
  And Ada plays it face down
  Then Ada has 5 crystals

Scenario: [CF 13.68, CF 6.6] hidden cards leave the game with their player
  Given 3 players
  And a card "Bolt": "Deploy: Deal 2 damage to target opponent."
  And Ada's hand holds "Cloaked Transport"
  And Ada has 5 crystals and 3 tech left
  And Ada has 2 hit points
  And Ben's hand holds "Bolt"
  When Ada plays "Cloaked Transport" to the Mining lane
  And Ada plays it face down
  And play reaches Ben's Deploy
  And Ben plays "Bolt" to the Mining lane
  And Ben chooses Ada
  Then Ada is out
  And Ada's hidden Mining lane is empty

Scenario: [CF 13.69] an enlisted card is cheap and returns in Regroup
  Given the edition is alternating
  And a card "Hired Gun" (Mercenary, 7 crystals, 3 production, 4/4/3): "Enlist 3/1."
  And Ada's hand holds "Hired Gun"
  And Ada has 4 crystals and 1 unused production
  When Ada plays "Hired Gun" to the Attack lane
  Then Ada has 1 crystal and 0 unused production
  And Ada's attack is 4
  When the round ends
  Then Ada's Attack lane is empty
  And Ada's hand is "Hired Gun"
  And Ben has 16 hit points

Scenario: [CF 13.69] who pays in full keeps it
  Given the edition is alternating
  And a card "Hired Gun" (Mercenary, 7 crystals, 3 production, 4/4/3): "Enlist 3/1."
  And Ada's hand holds "Hired Gun"
  And Ada has 7 crystals and 3 unused production
  When Ada plays "Hired Gun" to the Attack lane
  Then Ada is offered to enlist it
  And Ada is not offered to play it face down
  When Ada plays it as printed
  Then Ada has 0 crystals and 0 unused production
  When the round ends
  Then Ada's Attack lane holds "Hired Gun"

Scenario: [CF 13.69] the price of enlisting is not reduced, and must be paid
  Given the edition is alternating
  And a card "Hired Gun" (Mercenary, 7 crystals, 3 production, 4/4/3):
    | Enlist 3/0.
    | This card costs 1 crystal less for each Drone you control.
  And Ada's hand holds "Hired Gun"
  And Ada's Mining lane holds a Drone card of power 0
  And Ada has 2 crystals and 3 unused production
  When Ada tries to play "Hired Gun" to the Attack lane
  Then it is refused with CF 4.2

Scenario: [CF 13.68, CF 13.69] of Stealth and Enlist one is chosen, and what was hidden stays
  Given the edition is alternating
  And a card "Double" (Mercenary, 7 crystals, 3 production, 4/4/3):
    | Stealth.
    | Enlist 3/1.
    | Aftermath: If you revealed this card from Stealth, gain 2 crystals.
  And Ada's hand holds "Double" and "Double"
  And Ada has 10 crystals and 4 unused production
  When Ada plays "Double" to the Attack lane
  And Ada plays it face down
  And Ben passes
  And Ada plays "Double" to the Mining lane
  And the Aftermath resolves
  Then Ada's Attack lane holds "Double"
  And Ada has 9 crystals
  When the round ends
  Then Ada's Attack lane holds "Double"
  And Ada's Mining lane is empty
  And Ada's hand is "Double"

Scenario: [CF 13.48, CF 13.69] what was enlisted returns from the lane it was shifted to
  Given the edition is alternating
  And a card "Hired Gun" (Mercenary, 7 crystals, 3 production, 4/4/3): "Enlist 3/1."
  And a card "Winch": "Deploy: Shift a card from your Mining lane to your Attack lane."
  And Ada's hand holds "Hired Gun" and "Winch"
  And Ada has 3 crystals and 1 unused production
  When Ada plays "Hired Gun" to the Mining lane
  And Ben passes
  And Ada plays "Winch" to the Production lane
  Then Ada's Attack lane is "Hired Gun"
  When the round ends
  Then Ada's Attack lane is empty
  And Ada's hand is "Hired Gun"
