Feature: Rules that one step off would not be the same

Scenario: [CF 1.7, CF 1.10] no more cards go to the bottom than Troopers come for them
  Given it is the setup
  And the token falls to Ada
  And the switch basic_deck_size is 2
  And each player's deck is 20 other cards
  When the game is set up
  And Ada tries to put "Filler 1", "Filler 2" and "Filler 3" on the bottom
  Then it is refused
  When Ada puts "Filler 2", "Filler 1" on the bottom
  And Ben chooses nothing
  Then Ada's hand has 8 cards
  And Ada's basic deck is empty

Scenario: [CF 1.9] three kept, or five, are not four
  Given the edition is current
  And it is the setup
  And the token falls to Ada
  And each player's deck is 20 other cards
  When the game is set up
  And Ada tries to keep "Filler 1", "Filler 2" and "Filler 3"
  Then it is refused with CF 1.9
  When Ada tries to keep "Filler 1", "Filler 2", "Filler 3", "Filler 4" and "Filler 5"
  Then it is refused with CF 1.9
  When Ada keeps "Filler 1", "Filler 2", "Filler 3" and "Filler 4"
  And Ben keeps "Filler 1", "Filler 2", "Filler 3" and "Filler 4"
  Then Ada's hand has 4 cards
  And Ada's deck has 16 cards

Scenario: [CF 3.1, CF 3.5] the first draw in the own slot can be skipped, too
  Given it is the setup
  And the token falls to Ada
  And the switch skip_first_draw is true
  And each player's deck is 20 other cards
  When the game is set up
  And Ada chooses nothing
  And Ben chooses nothing
  Then it is Ada's Deploy
  And Ada's hand has 7 cards
  When Ada passes
  Then it is Ben's Deploy
  And Ben's hand has 7 cards
  When the next round begins
  Then it is Ben's Deploy
  And Ben's hand has 8 cards

Scenario: [CF 4.5] the card's own ability comes before the answer of an opponent
  Given the edition is current
  And a card "Turret" (permanent): "Cooldown: When an opponent plays a Drone, deal 2 damage to each opponent."
  And a card "Gnat" (Drone): "Deploy: Deal 2 damage to each opponent."
  And Ben has "Turret" in play
  And each player has 2 hit points
  And Ada's hand holds "Gnat"
  When Ada plays "Gnat" to the Mining lane
  Then Ben is out
  And Ada wins

Scenario: [CF 4.5] opponents answer in turn from the left of who plays
  Given the edition is current
  And 3 players
  And a card "Wiretap" (permanent): "Cooldown: When an opponent plays a Drone, you may pay 1 crystal to draw a card."
  And a card "Gnat" (Drone)
  And Ada has "Wiretap" in play
  And Cy has "Wiretap" in play
  And each player's deck holds 2 other cards
  And Ben's hand holds "Gnat"
  And it is Ben's Deploy
  When Ben plays "Gnat" to the Mining lane
  Then Cy is offered to choose yes
  And Ada is asked nothing
  When Cy chooses no
  Then Ada is offered to choose yes
  When Ada chooses no
  Then it is Ben's Deploy

Scenario: [CF 4.11] a permanent that puts Troopers into play leaves the card of the deploy turn
  Given the edition is alternating
  And a card "Muster" (permanent): "Cooldown: During your Deploy phase, put a Basic Trooper into play in one of your lanes."
  And a card "Probe" (1/1/1)
  And Ada has "Muster" in play
  And Ada's hand holds "Probe"
  When Ada uses "Muster"
  And Ada chooses the Attack lane
  Then it is Ada's Deploy
  And Ada is offered to play "Probe" to the Attack lane
  And Ada is offered to pass
  When Ada plays "Probe" to the Attack lane
  Then it is Ben's Deploy

Scenario: [CF 4.11, CF 13.50] a card that an ability replays leaves the deploy turn, but has been played
  Given the edition is alternating
  And a card "Lone Wolf" (4/4/4): "Solo."
  And a card "Probe" (1/1/1)
  And Ada has "Redeploy" in play
  And Ada's Mining lane holds "Network Hack"
  And Ada has 3 unused production
  And Ada's hand holds "Lone Wolf" and "Probe"
  Then Ada is offered to play "Lone Wolf" to the Attack lane
  When Ada uses "Redeploy"
  And Ada chooses "Network Hack"
  And Ada chooses yes
  And Ada chooses the Attack lane
  Then Ada is offered to play "Probe" to the Attack lane
  And Ada is not offered to play "Lone Wolf" to the Attack lane

Scenario: [CF 5.1, CF 14.2] Battle abilities come in the round the card enters, and not again
  Given a card "Spike": "Attack Phase: Deal 1 damage to each opponent."
  And Ada's hand holds "Spike"
  And Ada's Mining lane holds "Spike"
  When Ada plays "Spike" to the Mining lane
  And the Attack phase resolves
  Then Ben has 19 hit points
  When the round ends
  And the Attack phase resolves
  Then Ben has 19 hit points

Scenario: [CF 5.2] attack that is gained for the round counts in Battle, and is gone after it
  Given a card "Rage": "Attack Phase: Gain 2 attack power."
  And Ada's hand holds "Rage"
  And Ada's Attack lane holds a card of power 1
  When Ada plays "Rage" to the Mining lane
  And the Attack phase resolves
  Then Ada's attack is 3
  And Ada's mining is 2
  And Ben has 17 hit points
  When the Regroup resolves
  Then Ada's attack is 1

Scenario: [CF 5.2] attack that is taken away counts as less
  Given a card "Fear": "Attack Phase: Reduce each opponent's attack power by 2."
  And Ada's hand holds "Fear"
  And Ada's Attack lane holds a card of power 1
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Fear" to the Mining lane
  And the Attack phase resolves
  Then Ben's attack is -1
  And Ben has 18 hit points

Scenario: [CF 5.6] no damage taken is not no damage dealt
  Given a card "Bolt": "Deploy: Deal 2 damage to each opponent."
  And a card "Poise": "Deploy: If you took no damage this turn, gain 3 crystals."
  And Ada's hand holds "Bolt" and "Poise"
  And Ben's hand holds "Poise"
  When Ada plays "Bolt" to the Mining lane
  And Ada plays "Poise" to the Mining lane
  Then Ada has 8 crystals
  When Ada passes
  And Ben plays "Poise" to the Mining lane
  Then Ben has 5 crystals

Scenario: [CF 5.6, CF 5.7] battle damage past Shields is battle damage
  Given a card "Trophy": "Aftermath: If you dealt battle damage this turn, gain 3 crystals."
  And Ada's Mining lane holds "Trophy" (entered this round)
  And Ada's Attack lane holds a card of power 3
  And Ben's Attack lane holds 1 Shield
  And it is the Attack phase
  When the Attack phase resolves
  And Ben removes 1 Shield
  Then Ben has 18 hit points
  When the Aftermath resolves
  Then Ada has 10 crystals

Scenario: [CF 8.2, CF 8.6] what one's last card brings is resolved before the next player's
  Given a card "Muster": "Aftermath: Put a card from your hand into play in this lane."
  And a card "Sting": "Aftermath: Deal 2 damage to each opponent."
  And it is the Aftermath
  And Ada's Mining lane holds "Muster" (entered this round)
  And Ada's hand holds "Sting"
  And Ben's Mining lane holds "Sting" (entered this round)
  And each player has 2 hit points
  When the game runs to its end
  Then Ada wins

Scenario: [CF 9.2] the priority holder is asked first what to keep
  Given it is the Regroup
  And Ben has priority
  And Ada's Mining lane holds 1 corruption
  And Ben's Mining lane holds 1 corruption
  Then Ada is asked nothing
  And Ben is offered to keep 1 corruption on the Mining lane
  When Ben keeps 1 corruption on the Mining lane
  Then Ada is offered to keep 1 corruption on the Mining lane

Scenario: [CF 9.3] no more is paid off than there are crystals for
  Given the switch corruption_removal is "pay-at-start"
  And it is the Start of Round
  And Ada has 5 crystals
  And Ada's Mining lane holds 4 corruption
  Then Ada is not offered to choose 3 on the Mining lane
  And Ada is offered to choose 2 on the Mining lane

Scenario: [CF 11.3, CF 11.2] production that a text gives is added to what is left
  Given the edition is alternating
  And a card "Reactor" (1 production): "Deploy: Gain 2 unused production."
  And Ada's hand holds "Reactor"
  And Ada has 4 unused production
  When Ada plays "Reactor" to the Mining lane
  Then Ada has 5 unused production

Scenario: [CF 12.9] where each opponent is asked about, the cap is of them all together
  Given 3 players
  And a card "Toll": "Deploy: For each opponent, you may lose 1 hit point to gain 2 crystals (max: 3)."
  And Ada's hand holds "Toll"
  When Ada plays "Toll" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  Then Ada has 8 crystals
  And Ada has 18 hit points

Scenario: [CF 12.16] "except this card" leaves it out
  Given a card "Purge": "Deploy: Destroy all cards in your lanes except this card. Gain 1 crystal for each card you control except this one."
  And Ada's hand holds "Purge"
  And Ada's Mining lane holds 2 cards of power 1
  When Ada plays "Purge" to the Attack lane
  Then Ada's Attack lane is "Purge"
  And Ada's Mining lane is empty
  And Ada has 5 crystals

Scenario: [CF 12.19] who cannot gain crystals cannot take them from others
  Given a card "Embargo": "Your opponents cannot gain crystals."
  And a card "Heist": "Deploy: Steal 2 crystals from each opponent. Draw a card."
  And Ada's hand holds "Heist"
  And Ada's deck is 1 other card
  And Ben's Attack lane holds "Embargo"
  When Ada plays "Heist" to the Mining lane
  Then Ada has 5 crystals
  And Ben has 5 crystals

Scenario: [CF 12.19] who cannot gain hit points gains none
  Given a card "Blight": "Players cannot gain hit points."
  And a card "Clinic": "Deploy: Gain 3 hit points."
  And Ada's hand holds "Clinic"
  And Ben's Attack lane holds "Blight"
  When Ada plays "Clinic" to the Mining lane
  Then Ada has 20 hit points

Scenario: [CF 12.19] what cannot be taken is not given either
  Given a card "Blight": "Players cannot gain crystals."
  And a card "Alms": "Deploy: Give 2 crystals to each opponent."
  And Ada's hand holds "Alms"
  And Ben's Attack lane holds "Blight"
  When Ada plays "Alms" to the Mining lane
  Then Ada has 5 crystals
  And Ben has 5 crystals

Scenario: [CF 12.19] cards that cannot be returned stay
  Given a card "Anchor": "Your cards cannot be returned to hand."
  And a card "Gust": "Deploy: Return each card with power 3 or less in your opponents' lanes to its owner's hand."
  And a card "Leave": "Deploy: Return this card to your hand."
  And Ada's hand holds "Gust" and "Leave"
  And Ada's Attack lane holds "Anchor"
  And Ben's Attack lane holds "Anchor" and a card of power 1
  When Ada plays "Gust" to the Mining lane
  Then Ben's hand is empty
  When Ada plays "Leave" to the Mining lane
  Then Ada's hand is empty

Scenario: [CF 12.19] who cannot draw draws nothing, and loses nothing for an empty deck
  Given the edition is current
  And a card "Drought": "Players cannot draw cards."
  And a card "Courier": "Deploy: Draw 2 cards."
  And Ada's hand holds "Courier"
  And Ada's deck is 1 other card
  And Ben's Attack lane holds "Drought"
  When Ada plays "Courier" to the Mining lane
  Then Ada's hand is empty
  And Ada has 20 hit points

Scenario: [CF 12.19] cards that cannot be disabled are not
  Given a card "Hardened" (2/2/2): "This card cannot be disabled."
  And a card "Static": "Deploy: Disable each card in your opponents' lanes."
  And Ada's hand holds "Static"
  And Ben's Attack lane holds "Hardened" and a card of power 1
  When Ada plays "Static" to the Mining lane
  Then Ben's attack is 2

Scenario: [CF 12.19, CF 13.43] a card that cannot be discarded is not scuttled
  Given a card "Anchor" (2/2/2): "This card cannot be discarded."
  And a card "Salvage": "Deploy: Scuttle a card in your Attack lane."
  And Ada's hand holds "Salvage"
  And Ada's Attack lane holds "Anchor"
  When Ada plays "Salvage" to the Mining lane
  Then Ada has 20 hit points
  And Ada's Attack lane is "Anchor"

Scenario: [CF 12.19, CF 13.43] nor does a card scuttle itself that cannot be discarded
  Given a card "Anchor" (2/2/2):
    | This card cannot be discarded.
    | Deploy: Scuttle this card.
  And Ada's hand holds "Anchor"
  When Ada plays "Anchor" to the Attack lane
  Then Ada has 20 hit points
  And Ada's Attack lane is "Anchor"

Scenario: [CF 12.19, CF 13.43] scuttling a card that cannot be discarded pays for nothing
  Given a card "Anchor" (2/2/2): "This card cannot be discarded."
  And a card "Salvage": "Deploy: You may scuttle a card in your Attack lane to gain 3 crystals."
  And Ada's hand holds "Salvage"
  And Ada's Attack lane holds "Anchor"
  When Ada plays "Salvage" to the Mining lane
  Then Ada is not offered to choose yes
  And Ada has 5 crystals
