Feature: Outer Rim Raiders at their limits

Scenario: [CF 12.1, CF 12.4] Air Strike may be given though there is nothing to strike
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Attack lane holds "Air Strike" (entered this round)
  And Ben's Attack lane holds a card of power 3
  When Ada activates "Air Strike"
  And Ada chooses yes
  Then Ben's discard pile is empty
  And Ada's discard pile is "Air Strike"

Scenario: [CF 12.12, CF 13.2] what is disabled is weak enough, and a Basic Trooper goes to its own pile
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Attack lane holds "Air Strike" (entered this round)
  And Ada's Mining lane holds a card of power 1
  And Ben's Attack lane holds a card of power 9 (disabled) and a card of power 2
  And Cy's Production lane holds a Basic Trooper and a card of power 3
  When Ada activates "Air Strike"
  And Ada chooses yes
  And Ada chooses Ben's "Power 9"
  Then Ben's discard pile is "Power 9"
  And Cy's discard pile is empty
  And Cy's Production lane is "Power 3"
  And Ada's Mining lane holds a card of power 1

Scenario: [CF 13.19] a disabled Air Strike does nothing where disabling stops the Aftermath
  Given the edition is current
  And it is the Aftermath
  And Ada's Attack lane holds "Air Strike" (entered this round, disabled)
  And Ben's Attack lane holds a card of power 1
  When the Aftermath resolves
  Then Ada's Attack lane is "Air Strike"

Scenario: [CF 13.19] and strikes where it does not
  Given the edition is each of classic and classic-2024
  And it is the Aftermath
  And Ada's Attack lane holds "Air Strike" (entered this round, disabled)
  And Ben's Attack lane holds a card of power 1
  When Ada activates "Air Strike"
  And Ada chooses yes
  Then Ben's discard pile is "Power 1"

Scenario: [CF 14.2] nor does one of an earlier round
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Attack lane holds "Air Strike"
  And Ben's Attack lane holds a card of power 2
  When the Aftermath resolves
  Then Ada's Attack lane is "Air Strike"

Scenario: [CF 13.35] Battalion brings no more Basic Troopers than there are
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Battalion"
  And Ada has 7 crystals and 3 production
  And Ada's basic deck holds 2 cards
  When Ada plays "Battalion" to the Mining lane
  And Ada chooses 2 on the Attack lane
  Then Ada's Attack lane is 2 Basic Troopers
  And Ada's basic deck has 0 cards

Scenario: [CF 13.35, CF 12.4] and comes alone if there are none
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Battalion"
  And Ada has 7 crystals and 3 production
  And Ada's basic deck is empty
  When Ada plays "Battalion" to the Mining lane
  Then Ada's Mining lane is "Battalion"
  And Ada has 0 crystals

Scenario: [CF 13.35] all three come, and cost nothing
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Battalion"
  And Ada has 7 crystals and 3 production
  And Ada's basic deck holds 9 cards
  When Ada plays "Battalion" to the Mining lane
  And Ada tries to choose 2 on the Attack lane
  Then it is refused
  When Ada chooses 1 on the Attack lane, 1 on the Mining lane and 1 on the Production lane
  Then Ada's basic deck has 6 cards
  And Ada has 0 crystals
  And Ada's Production lane is a Basic Trooper

Scenario: [CF 12.3] Bombing Run asks nothing where no card is weak enough
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Bombing Run"
  And Ada has 10 crystals and 5 production
  And Ben's Mining lane holds a card of power 4
  When Ada plays "Bombing Run" to the Mining lane
  Then Ada is not offered to choose yes

Scenario: [CF 12.11, CF 12.12] it looks at the value in the lane, of anybody
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Bombing Run"
  And Ada has 10 crystals and 5 production
  And Ada's Mining lane holds a card of power 3
  And Cy's Mining lane holds a card of power 3/9/9
  And Ben's Attack lane holds a card of power 3/4/3
  When Ada plays "Bombing Run" to the Mining lane
  And Ada chooses yes
  Then Ada is offered to choose "Power 3"
  And Ada is not offered to choose Ben's "Power 3/4/3"
  When Ada chooses Cy's "Power 3/9/9"
  Then Cy's discard pile is "Power 3/9/9"

Scenario: [CF 12.7] Control Tower with no deck and no Aerial card is a tower
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Control Tower"
  And Ada has 5 crystals and 2 production
  And Ada's discard pile holds "Battalion"
  When Ada plays "Control Tower" to the Mining lane
  Then Ada's hand is empty
  And Ada has 20 hit points

Scenario: [CF 12.7, CF 13.42] of several Aerial cards its player chooses one
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Control Tower"
  And Ada has 5 crystals and 2 production
  And Ada's discard pile holds "Bombing Run" and "UAV Scout"
  And Ben's discard pile holds "Air Strike"
  And Ada's deck is 2 other cards
  When Ada plays "Control Tower" to the Mining lane
  And Ada chooses "return an Aerial card"
  And Ada chooses "UAV Scout"
  Then Ada's hand is "UAV Scout"
  And Ada's discard pile is "Bombing Run"

Scenario: [CF 13.45] of two cards it sees two
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Control Tower"
  And Ada has 5 crystals and 2 production
  And Ada's deck is 2 other cards
  When Ada plays "Control Tower" to the Mining lane
  And Ada puts "Filler 2", "Filler 1" on top
  Then Ada's deck is "Filler 2" and "Filler 1"

Scenario: [CF 12.17, CF 13.35] Drop Troopers leave three in their lane
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Production lane holds "Drop Troopers" (entered this round)
  And Ada's Attack lane holds a card of power 1
  When Ada activates "Drop Troopers"
  And Ada chooses yes
  Then Ada's Production lane is 3 Basic Troopers
  And Ada's discard pile is "Drop Troopers"

Scenario: [CF 12.20, CF 13.35] or as many as there are
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's basic deck holds 2 cards
  And it is the Aftermath
  And Ada's Production lane holds "Drop Troopers" (entered this round)
  When Ada activates "Drop Troopers"
  And Ada chooses yes
  Then Ada's Production lane is 2 Basic Troopers
  And Ada's discard pile is "Drop Troopers"

Scenario: [CF 12.1] or stay
  Given the edition is each of classic, classic-2024, current and alternating
  And it is the Aftermath
  And Ada's Production lane holds "Drop Troopers" (entered this round)
  When Ada activates "Drop Troopers"
  And Ada chooses no
  Then Ada's Production lane is "Drop Troopers"

Scenario: [CF 3.6, CF 13.22] Personnel Carrier may draw more than there is, and the rest costs
  Given the edition is each of current and alternating
  And it is the Aftermath
  And Ada's Production lane holds "Personnel Carrier" (entered this round)
  And Ada's deck is 1 other card
  When the Aftermath resolves
  And Ada chooses "draw 2"
  Then Ada's hand is "Filler 1"
  And Ada has 19 hit points

Scenario: [CF 12.7] or two cards without a loss
  Given the edition is each of current and alternating
  And it is the Aftermath
  And Ada's Production lane holds "Personnel Carrier" (entered this round)
  And Ada's deck is 3 other cards
  When the Aftermath resolves
  And Ada chooses "draw 2"
  Then Ada's hand is "Filler 1" and "Filler 2"
  And Ada's Production lane is "Personnel Carrier"

Scenario: [CF 13.56] Rallying Call hears Basic Troopers of its own lane only
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Rallying Call"
  And Ada has 5 crystals and 1 production
  And Ada's Mining lane holds 2 Basic Troopers
  And Ben's Attack lane holds 2 Basic Troopers
  And Ada's Attack lane holds a Basic card of power 1
  When Ada plays "Rallying Call" to the Attack lane
  Then Ada's Attack lane has 0 boosts

Scenario: [CF 12.14] all of them, however many, also the disabled
  Given the edition is each of classic and current
  And Ada's hand holds "Rallying Call" and "Rallying Call"
  And Ada has 10 crystals and 2 production
  And Ada's Attack lane holds 6 Basic Troopers and a Basic Trooper (disabled)
  When Ada plays "Rallying Call" to the Attack lane
  Then Ada's Attack lane has 7 boosts
  When Ada plays "Rallying Call" to the Attack lane
  Then Ada's Attack lane has 14 boosts

Scenario: [CF 12.3] Scrap Heap asks nothing of an empty hand, and is paid for its own pile
  Given the edition is each of current and alternating
  And Ada's hand holds "Scrap Heap"
  And Ada has 2 crystals and 1 production
  And Ada's deck is 3 other cards
  And Ada's discard pile holds 2 other cards
  And Ben's discard pile holds 3 other cards
  When Ada plays "Scrap Heap" to the Attack lane
  Then Ada is not offered to choose yes
  When the Aftermath resolves
  Then Ada has 5 crystals

Scenario: [CF 3.6, CF 12.5] what it discards is paid for, and an empty deck costs
  Given the edition is each of current and alternating
  And Ada's hand holds "Scrap Heap" and "Air Strike"
  And Ada has 2 crystals and 1 production
  When Ada plays "Scrap Heap" to the Attack lane
  And Ada chooses yes
  Then Ada has 19 hit points
  And Ada's discard pile is "Air Strike"
  When the Aftermath resolves
  Then Ada has 4 crystals

Scenario: [CF 13.56, CF 12.8] Mining Expedition with two Basic Troopers and another Basic card
  Given the edition is each of current and alternating
  And Ada has "Mining Expedition" in play
  And Ada has 0 crystals
  And Ada's hand holds "Air Strike" and "Battalion"
  And Ada's Mining lane holds 2 Basic Troopers and a Basic card of power 1
  And Ben's Mining lane holds 2 Basic Troopers
  When Ada uses "Mining Expedition"
  And Ada chooses "Battalion"
  Then Ada has 2 crystals
  And Ada's discard pile is "Battalion"
  And Ada is not offered to use "Mining Expedition"

Scenario: [CF 12.8, CF 12.18] and with three, wherever they lie
  Given the edition is each of current and alternating
  And Ada has "Mining Expedition" in play
  And Ada has 0 crystals
  And Ada's hand holds "Air Strike" and "Battalion"
  And Ada's Mining lane holds a Basic Trooper (disabled)
  And Ada's Attack lane holds a Basic Trooper
  And Ada's Production lane holds a Basic Trooper
  When Ada uses "Mining Expedition"
  And Ada chooses "Battalion"
  Then Ada has 3 crystals

Scenario: [CF 12.18, CF 12.21] Rocket Barrage asks for Aerial cards of its own player
  Given 3 players
  And the edition is each of current and alternating
  And Ada has "Rocket Barrage" in play
  And Ada has 1 production
  And Ben's Mining lane holds 3 Aerial cards of power 1
  Then Ada is not offered to use "Rocket Barrage"

Scenario: [CF 12.8] with two of them it deals one damage
  Given 3 players
  And the edition is each of current and alternating
  And Ada has "Rocket Barrage" in play
  And Ada has 2 production
  And Ada's Mining lane holds 2 Aerial cards of power 1
  When Ada uses "Rocket Barrage"
  Then Ben has 19 hit points
  And Cy has 19 hit points
  And Ada has 1 production
  And Ada is not offered to use "Rocket Barrage"

Scenario: [CF 13.7, CF 8.8] in the Aftermath, too
  Given the edition is each of current and alternating
  And Ada has "Rocket Barrage" in play
  And Ada has 2 production
  And Ada's Mining lane holds 2 Aerial cards of power 1
  And it is Ada's Aftermath
  When Ada uses "Rocket Barrage"
  Then Ben has 19 hit points

Scenario: [CF 12.5, CF 12.10] Frontal Assault takes three cards at most and hits one player
  Given 3 players
  And the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Frontal Assault"
  And Ada has 8 crystals and 1 production
  And Ada's Attack lane holds a card of power 1, a card of power 2, a card of power 3 and a card of power 4
  And Ada's Mining lane holds a card of power 5
  When Ada plays "Frontal Assault" to the Mining lane
  And Ada chooses yes
  And Ada tries to choose "Power 1", "Power 2", "Power 3" and "Power 4"
  Then it is refused
  And Ada is not offered to choose "Power 5"
  When Ada chooses "Power 1", "Power 2" and "Power 3"
  And Ada chooses Cy
  Then Cy has 14 hit points
  And Ben has 20 hit points

Scenario: [CF 12.3] with an empty Attack lane it asks nothing
  Given the edition is each of classic, classic-2024, current and alternating
  And Ada's hand holds "Frontal Assault"
  And Ada has 8 crystals and 1 production
  When Ada plays "Frontal Assault" to the Mining lane
  Then Ada is not offered to choose yes

Scenario: [CF 13.56] Troop Mobility moves a Basic card that is no Trooper
  Given the edition is current
  And Ada has "Troop Mobility" in play
  And Ada's Mining lane holds "Juggernaut"
  When Ada uses "Troop Mobility"
  And Ada chooses the Attack lane
  Then Ada's attack is 10
  And Ada's "Troop Mobility" is exhausted

Scenario: [CF 12.20, CF 13.2] Frontal Assault counts Basic Troopers, though they go to their own pile
  Given the edition is each of classic, current and alternating
  And Ada's hand holds "Frontal Assault"
  And Ada has 8 crystals and 1 production
  And Ada's Attack lane holds 3 Basic Troopers
  When Ada plays "Frontal Assault" to the Mining lane
  And Ada chooses yes
  And Ada chooses "Basic Trooper", "Basic Trooper" and "Basic Trooper"
  And Ada chooses Ben
  Then Ben has 14 hit points
  And Ada's discard pile is empty

Scenario: [CF 6.2, CF 13.34] two Raiding Parties meet Prevent first, then Shields
  Given the edition is each of classic and current
  And it is the Aftermath
  And Ada's Attack lane holds 2 "Raiding Party" (entered this round)
  And Ben's Attack lane holds 1 Shield
  And Ben has 2 prevention
  When the Aftermath resolves
  And Ada chooses yes
  And Ada chooses yes
  And Ben removes 1 Shields
  Then Ben has 19 hit points
