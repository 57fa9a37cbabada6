Feature: limits, floors and ties
  # What must not go further than it may, and what must not last longer.

Scenario: [CF 13.50, CF 9.1] a Solo card may be played in the round after another card
  Given a card "Hermit" (0/0/0): "Solo"
  And a card "Crate"
  And Ada's hand holds "Hermit" and "Crate"
  When Ada plays "Crate" to the Mining lane
  Then Ada is not offered to play "Hermit" to the Mining lane
  When the round ends
  And play reaches Ada's Deploy
  Then Ada is offered to play "Hermit" to the Mining lane

Scenario: [CF 13.32, CF 9.1] to postpone once a round is to postpone again in the next
  Given a card "Detour": "Deploy: Postpone priority."
  And Ada's hand holds 2 "Detour"
  When Ada plays "Detour" to the Mining lane
  Then it is Ben's Deploy
  When the round ends
  And play reaches Ada's Deploy
  And Ada plays "Detour" to the Mining lane
  Then it is Ben's Deploy

Scenario: [CF 13.13] the older floor raises no lane that is low without corruption
  Given the switch corruption_floor is "base"
  And a card "Sapper": "Deploy: Your Mining lane gets -1 power this turn."
  And Ada's hand holds "Sapper"
  And Ada's Mining lane holds 1 corruption
  When Ada plays "Sapper" to the Attack lane
  Then Ada's mining is 1

Scenario: [CF 9.1] boosts that are ignored this turn count again in the next
  Given the switch boost_life is "permanent"
  And a card "Damper": "Deploy: Boost tokens do not affect your Attack lane this turn."
  And Ada's hand holds "Damper"
  And Ada's Attack lane holds 3 boosts
  When Ada plays "Damper" to the Mining lane
  Then Ada's attack is 0
  And Ada's Attack lane has 3 boosts
  When the Regroup resolves
  Then Ada's attack is 3

Scenario: [CF 13.26] of several with the highest attack all gambit tokens count
  Given 3 players
  And Ada's Attack lane holds a card of power 5 and 2 gambit tokens
  And Ben's Attack lane holds a card of power 5 and 1 gambit token
  And Cy's Attack lane holds a card of power 4
  When the Battle resolves
  Then Cy has 16 hit points

Scenario: [CF 13.47] no more Shields than there is damage
  Given a card "Spark": "Deploy: Deal 1 damage to target opponent."
  And Ada's hand holds "Spark"
  And Ben's Attack lane holds 3 Shields
  When Ada plays "Spark" to the Mining lane
  Then Ben is offered to remove 1 Shield
  And Ben is not offered to remove 2 Shields
  When Ben removes 1 Shield
  Then Ben has 20 hit points
  And Ben's Attack lane has 2 Shields

Scenario: [CF 10.4] attack power breaks a tie before production power
  Given each player has 48 crystals
  And Ada's Attack lane holds a card of power 1
  And Ben's Tech lane holds a card of power 9
  And Ben has 21 hit points
  When the game runs to its end
  Then Ada wins by crystals
  And Ben has 20 hit points

Scenario: [CF 10.4, CF 6.6] who is out wins by no crystals
  Given 3 players
  And Ben has 60 crystals
  And Ben has 1 hit point
  And Ada's Attack lane holds a card of power 2
  And Cy's Attack lane holds a card of power 2
  When the round ends
  Then Ben is out
  And the game goes on

Scenario: [CF 11.6, CF 11.8] a production cost below nothing gives nothing back
  Given a card "Mole" (Infiltration, 1 tech): "Costs 1 tech less for each other Infiltration card you control."
  And Ada's hand holds "Mole"
  And Ada's Attack lane holds 3 Infiltration cards of power 0
  When Ada plays "Mole" to the Mining lane
  Then Ada has 1 tech left

Scenario: [CF 13.37] the Production lane cannot be reallocated
  Given a card "Loop": "Deploy: Reallocate this lane."
  And Ada's hand holds "Loop"
  When Ada plays "Loop" to the Production lane
  Then Ada has 1 tech left
  And Ada's tech is 1
  When the text "Deploy: Reallocate your Tech lane." is read
  Then it is refused with CF 13.37
  When the text "Deploy: Reallocate your Mining or Production lane." is read
  Then it is refused with CF 13.37

Scenario: [CF 13.37] nor any lane outside the own slot
  Given the edition is current
  And a card "Late Shift": "When an opponent plays a card, reallocate your Mining lane."
  And Ada's Attack lane holds "Late Shift" (entered this round)
  And it is Ben's Deploy
  And Ben's hand holds a card of power 1
  When Ben plays "Power 1" to the Mining lane
  Then Ada has 1 unused production
  And Ada's mining is 3
  When the text "Aftermath: Reallocate your Mining lane." is read
  Then it is refused with CF 13.37

Scenario: [CF 13.32] there is no slot to postpone in other phases
  When the text "Aftermath: Postpone priority." is read
  Then it is refused with CF 13.32

Scenario: [CF 4.11] a card that is recalled goes to another lane
  Given the edition is alternating
  And a card "Handler" (permanent): "Cooldown: Recall an Infiltration card you control."
  And Ada has "Handler" in play
  And Ada's Attack lane holds an Infiltration card of power 2
  When Ada uses "Handler"
  Then Ada is offered to choose the Mining lane
  And Ada is not offered to choose the Attack lane
  When Ada chooses the Mining lane
  Then Ada's mining is 5

Scenario: [CF 13.42] a card that returned is like its copies in hand
  Given a card "Twin"
  And a card "Lasso": "Deploy: Return a card from your Attack lane to your hand."
  And Ada's hand holds 2 "Twin" and "Lasso"
  When Ada plays "Twin" to the Attack lane
  And Ada plays "Lasso" to the Mining lane
  And Ada plays "Twin" to the Mining lane
  Then Ada's hand is "Twin"

Scenario: [CF 13.64, CF 14.4] crystals on a permanent are lost when it is discarded
  Given the edition is current
  And a card "Vault" (permanent): "Cooldown: You may pay 2 crystals to draw a card."
  And a card "Annex" (permanent): "Cooldown: Gain 1 crystal."
  And a card "Salvage": "Deploy: Return a card from your discard pile to your hand."
  And the switch permanent_limit is 1
  And Ada has "Vault" in play
  And Ada's "Vault" holds 2 crystals
  And Ada's hand holds "Annex" and "Salvage"
  When Ada plays "Annex"
  And Ada plays "Salvage" to the Mining lane
  And Ada plays "Vault"
  Then Ada's "Vault" has 0 crystals

Scenario: [CF 3.7, CF 5.3] a limit is never below nothing
  Given it is the Deploy
  And Ada's Tech lane holds 3 corruption
  When play reaches Ada's Deploy
  Then Ada has 0 tech left

Scenario: [CF 12.4] nobody can steal more than there is
  Given a card "Pickpocket": "Deploy: Steal 9 crystals from target opponent."
  And Ada's hand holds "Pickpocket"
  And Ben has 3 crystals
  When Ada plays "Pickpocket" to the Mining lane
  Then Ben has 0 crystals
  And Ada has 8 crystals

Scenario: [CF 12.1] otherwise answers a no
  Given the edition is current
  And a card "Crossroads": "Deploy: You may pay 2 crystals. If you do, draw a card. Otherwise, gain 1 crystal."
  And Ada's hand holds "Crossroads"
  And Ada's deck holds 2 other cards
  When Ada plays "Crossroads" to the Mining lane
  And Ada chooses no
  Then Ada has 4 crystals
  And Ada's hand is empty

Scenario: [CF 12.1, CF 12.3] and a question that cannot be asked
  Given the edition is current
  And a card "Crossroads": "Deploy: You may pay 2 crystals. If you do, draw a card. Otherwise, gain 1 crystal."
  And Ada's hand holds "Crossroads"
  And Ada has 1 crystal
  And Ada's deck holds 2 other cards
  When Ada plays "Crossroads" to the Mining lane
  Then Ada has 2 crystals
  And Ada's hand is empty

Scenario: [CF 12.1] but not a yes
  Given the edition is current
  And a card "Crossroads": "Deploy: You may pay 2 crystals. If you do, draw a card. Otherwise, gain 1 crystal."
  And Ada's hand holds "Crossroads"
  And Ada's deck holds 2 other cards
  When Ada plays "Crossroads" to the Mining lane
  And Ada chooses yes
  Then Ada has 1 crystal
  And Ada's hand has 1 card

Scenario: [CF 12.2] what an opponent may do is asked of them, and what follows is the card's
  Given the edition is current
  And a card "Ransom": "Deploy: Target opponent may pay 2 crystals. If they do, draw a card. Otherwise, deal 2 damage to them."
  And Ada's hand holds 2 "Ransom"
  And Ada has 0 crystals
  And Ada's deck holds 2 other cards
  And Ben's deck holds 2 other cards
  When Ada plays "Ransom" to the Mining lane
  And Ben chooses yes
  Then Ben has 1 crystal
  And Ada's hand has 2 cards
  And Ben's hand is empty
  And Ben has 20 hit points
  When Ada plays "Ransom" to the Mining lane
  Then Ben has 18 hit points

Scenario: [CF 13.64] crystals on a card in a lane pay for abilities, and are lost with it
  Given the edition is current
  And a card "Chest" (1/1/1): "Deploy: Put 4 crystals on this card."
  And a card "Toll": "Deploy: You may pay 3 crystals to gain 2 hit points."
  And a card "Recall": "Deploy: Return a card to your hand."
  And Ada has 0 crystals
  And Ada's hand holds "Chest", "Toll" and "Recall"
  When Ada plays "Chest" to the Mining lane
  Then Ada's "Chest" has 4 crystals
  When Ada plays "Toll" to the Attack lane
  And Ada chooses yes
  Then Ada has 22 hit points
  And Ada's "Chest" has 1 crystal
  When Ada plays "Recall" to the Attack lane
  And Ada chooses "Chest"
  Then Ada's "Chest" has 0 crystals
