Feature: Permanents, their copies and their limit

Background:
  Given the edition is current
  And a card "Gen" (permanent, 2 crystals, 1 production):
    | Cooldown: You may gain 1 crystal.
    | Upgrade: You may gain 5 crystals instead.
  And a card "Rig" (permanent, 1 crystal): "Cooldown: Draw a card."
  And a card "Dyn" (permanent): "Aftermath: Gain 1 hit point."
  And a card "Fill" (1/1/1)
  And each player has 10 crystals and 9 unused production
  And Ada's deck is 9 other cards

Scenario: [CF 14.4] a third permanent discards one of two, an exhausted one too
  Given Ada has "Gen" (exhausted) and "Rig" in play
  And Ada's hand holds "Dyn"
  When Ada plays "Dyn"
  And Ada chooses "Gen"
  Then Ada's discard pile is "Gen"
  And Ada's hand is empty
  When Ada uses "Rig"
  Then Ada's hand has 1 card

Scenario: [CF 14.4, CF 13.57] a copy on top is none more: nothing is discarded at the limit
  Given Ada has "Gen" and "Rig" in play
  And Ada's hand holds "Gen"
  When Ada plays "Gen"
  Then Ada's "Gen" is upgraded
  And Ada's discard pile is empty
  And Ada has 8 crystals
  When Ada uses the Upgrade of "Gen"
  Then Ada has 13 crystals

Scenario: [CF 14.4, CF 13.57] an upgraded one that is discarded takes both copies along
  Given Ada has "Gen" (upgraded) and "Rig" in play
  And Ada's hand holds "Dyn"
  When Ada plays "Dyn"
  And Ada chooses "Gen"
  Then Ada's discard pile is 2 "Gen"

Scenario: [CF 13.57] a third copy is refused
  Given Ada has "Gen" (upgraded) in play
  And Ada's hand holds "Gen"
  When Ada tries to play "Gen"
  Then it is refused with CF 13.57

Scenario: [CF 13.58] a copy on an exhausted one leaves it so; next round ready
  Given Ada has "Gen" (exhausted) in play
  And Ada's hand holds "Gen"
  When Ada plays "Gen"
  Then Ada's "Gen" is exhausted
  And Ada is not offered to use "Gen"
  When the next round begins
  Then Ada's "Gen" is not exhausted

Scenario: [CF 13.6] a discarded and replayed one is still exhausted
  Given Ada has "Gen" in play
  And Ada's hand holds "Dyn"
  And a card "Fetch": "Deploy: Return a card from your discard pile to your hand."
  And Ada has "Rig" in play
  And Ada's hand holds "Fetch"
  When Ada uses "Gen"
  And Ada plays "Dyn"
  And Ada chooses "Gen"
  And Ada plays "Fetch" to the Mining lane
  And Ada plays "Gen"
  And Ada chooses "Rig"
  Then Ada's "Gen" is exhausted

Scenario: [CF 14.8, CF 13.50] playing a permanent forbids Solo
  Given a card "Wolf" (3/3/3): "Solo."
  And Ada's hand holds "Wolf" and "Dyn"
  When Ada plays "Dyn"
  And Ada tries to play "Wolf" to the Attack lane
  Then it is refused with CF 13.50

Scenario: [CF 14.4, CF 14.7] a permanent played this round works in this Aftermath and in the next
  Given Ada's hand holds "Dyn"
  When Ada plays "Dyn"
  And the Aftermath resolves
  Then Ada has 21 hit points
  When the next round begins
  And the Aftermath resolves
  Then Ada has 22 hit points

Scenario: [CF 14.4] the permanent that answers a play does not answer when it was discarded for that card
  Given a card "Hear" (permanent): "When you play a card, gain 1 crystal."
  And Ada has "Hear" and "Rig" in play
  And Ada's hand holds "Dyn"
  When Ada plays "Dyn"
  And Ada chooses "Hear"
  Then Ada has 10 crystals

Scenario: [CF 14.4] and does if the other was discarded
  Given a card "Hear" (permanent): "When you play a card, gain 1 crystal."
  And Ada has "Hear" and "Rig" in play
  And Ada's hand holds "Dyn"
  When Ada plays "Dyn"
  And Ada chooses "Rig"
  Then Ada has 11 crystals

Scenario: [CF 14.4, CF 11.6] a permanent that makes permanents cheaper is there when the price is paid
  Given a card "Deal" (permanent): "Cards you play cost 1 crystal less."
  And Ada has "Deal" and "Rig" in play
  And Ada's hand holds "Gen"
  Then "Gen" costs Ada 1 crystal and 1 production
  When Ada plays "Gen"
  And Ada chooses "Deal"
  Then Ada has 9 crystals

Scenario: [CF 13.57] when used with an "instead" Upgrade, the base is still offered
  Given Ada has "Gen" (upgraded) in play
  Then Ada is offered to use "Gen"
  And Ada is offered to use the Upgrade of "Gen"
  When Ada uses "Gen"
  Then Ada has 11 crystals
  And Ada is not offered to use the Upgrade of "Gen"

Scenario: [CF 13.16, CF 12.18] permanents are not destroyed nor counted as controlled cards
  Given a card "Wipe": "Deploy: Destroy all cards."
  And a card "Count": "Deploy: Gain 1 crystal for each card you control."
  And Ada has "Gen" in play
  And Ben has "Rig" in play
  And Ada's hand holds "Wipe" and "Count"
  When Ada plays "Wipe" to the Mining lane
  Then Ada's Mining lane is empty
  When Ada plays "Count" to the Mining lane
  Then Ada has 11 crystals

Scenario: [CF 14.4, CF 13.64] crystals on a discarded permanent are lost
  Given a card "Bank" (permanent): "Cooldown: Put 2 crystals on this card."
  And Ada has "Bank" and "Rig" in play
  And a card "Fetch": "Deploy: Return a card from your discard pile to your hand."
  And Ada's hand holds "Dyn" and "Fetch"
  When Ada uses "Bank"
  And Ada plays "Dyn"
  And Ada chooses "Bank"
  And Ada plays "Fetch" to the Mining lane
  And Ada plays "Bank"
  And Ada chooses "Rig"
  Then Ada's "Bank" has 0 crystals

Scenario: [CF 13.7] a Cooldown is not used in another's slot nor in Battle
  Given Ada has "Gen" in play
  And Ben has "Gen" in play
  When Ben tries to use "Gen"
  Then it is refused

Scenario: [CF 13.6, CF 12.3] a Cooldown with a condition that does not hold is not offered
  Given a card "Cond" (permanent): "Cooldown: If you control at least 2 Drones, gain 4 crystals."
  And Ada has "Cond" in play
  And a card "Bee" (Drone)
  And Ada's Mining lane holds "Bee"
  And Ada's hand holds "Bee"
  Then Ada is not offered to use "Cond"
  When Ada plays "Bee" to the Mining lane
  And Ada uses "Cond"
  Then Ada has 14 crystals

Scenario: [CF 8.8] in Aftermath a cooldown after the cards
  Given Ada has "Gen" in play
  And it is the Aftermath
  When Ada uses "Gen"
  Then Ada has 11 crystals

Scenario: [CF 15.4, CF 14.3] a unit does not count to the limit
  Given Ada has "Gen" and "Rig" in play
  And Ada's hand holds "Fill"
  When Ada plays "Fill" to the Mining lane
  Then Ada's discard pile is empty

Scenario: [CF 4.8, CF 13.8] alternating: permanents before and after the one card
  Given the edition is alternating
  And Ada has "Gen" and "Rig" in play
  And Ada's hand holds "Fill" and "Fill"
  When Ada uses "Gen"
  And Ada plays "Fill" to the Mining lane
  And Ada uses "Rig"
  And Ada is done
  Then it is Ben's Deploy
  And Ada has 11 crystals
  And Ada's hand has 2 cards

Scenario: [CF 4.9] alternating: using a permanent without a card and ending is a pass
  Given the edition is alternating
  And Ada has "Gen" and "Rig" in play
  And Ada's hand holds "Fill" and "Fill"
  And Ben's hand holds "Fill"
  When Ada uses "Gen"
  And Ada passes
  And Ben plays "Fill" to the Mining lane
  Then it is Ben's Deploy
  When Ada tries to use "Rig"
  Then it is refused

Scenario: [CF 8.8] alternating Aftermath: permanents do not use up the turn
  Given the edition is alternating
  And Ada has "Gen" and "Rig" in play
  And a card "End": "Aftermath: Gain 1 hit point."
  And a card "May": "Aftermath: You may gain 1 hit point."
  And Ada's Mining lane holds "End" (entered this round) and "May" (entered this round)
  And Ben's Mining lane holds "May" (entered this round)
  And it is the Aftermath
  When Ada uses "Gen"
  And Ada activates "End"
  Then Ada has 21 hit points
  When Ben activates "May"
  And Ben chooses yes
  And Ada uses "Rig"
  And Ada activates "May"
  And Ada chooses yes
  Then Ada has 22 hit points
  And Ada has 11 crystals

Scenario: [CF 8.6] alternating: after a pass no permanent is used
  Given the edition is alternating
  And Ada has "Gen" in play
  And a card "May": "Aftermath: You may gain 1 hit point."
  And Ben's Mining lane holds "May" (entered this round) and "May" (entered this round)
  And it is the Aftermath
  When Ada passes
  And Ben activates "May"
  And Ben chooses yes
  Then it is Ben's Aftermath
  When Ada tries to use "Gen"
  Then it is refused

Scenario: [CF 13.59] without upgrades there is no Upgrade line to use
  Given the edition is alternating
  And Ada has "Gen" in play
  Then Ada is not offered to use the Upgrade of "Gen"

Scenario: [CF 13.7] "during your Aftermath" only there
  Given a card "Late" (permanent): "Cooldown: During your Aftermath phase, gain 3 crystals."
  And Ada has "Late" in play
  Then Ada is not offered to use "Late"
  When play reaches Ada's Aftermath
  Then Ada is offered to use "Late"
  When Ada uses "Late"
  Then Ada has 16 crystals

Scenario: [CF 4.11, CF 14.8] a permanent that an ability plays is paid and makes room
  Given a card "Call": "Deploy: You may play a card from your hand."
  And Ada has "Gen" and "Rig" in play
  And Ada's hand holds "Call" and "Dyn"
  When Ada plays "Call" to the Mining lane
  And Ada chooses yes
  And Ada chooses "Rig"
  Then Ada's discard pile is "Rig"

Scenario: [CF 13.42, CF 13.57] an upgraded permanent that returns itself takes its copy along
  Given a card "Boom" (permanent):
    | Cooldown: Return this card to your hand. Gain 1 crystal.
    | Upgrade: Gain 3 crystals instead.
  And Ada has "Boom" (upgraded) in play
  When Ada uses "Boom"
  Then Ada's hand is 2 "Boom"
  And Ada has 11 crystals

Scenario: [CF 13.42, CF 13.6] one that returned itself is exhausted when it is played again
  Given a card "Boom" (permanent, 2 crystals): "Cooldown: Return this card to your hand. Gain 1 crystal."
  And Ada has "Boom" in play
  When Ada uses "Boom"
  And Ada plays "Boom"
  Then Ada's "Boom" is exhausted
  And Ada has 9 crystals

Scenario: [CF 13.64] crystals on one that returned itself are lost
  Given a card "Boom" (permanent): "Cooldown: Put 2 crystals on this card. Return this card to your hand."
  And Ada has "Boom" in play
  When Ada uses "Boom"
  And Ada plays "Boom"
  Then Ada's "Boom" has 0 crystals

Scenario: [CF 13.49, CF 13.57] shuffled into the deck, both copies
  Given a card "Boom" (permanent):
    | Cooldown: Shuffle this card into your deck.
    | Upgrade: Gain 3 crystals.
  And Ada has "Boom" (upgraded) in play
  When Ada uses "Boom"
  Then Ada's deck has 11 cards

Scenario: [CF 14.3] what is done to cards in lanes, or into them, is never done to a permanent
  When the text "Cooldown: Put this card into play in your Mining lane." (permanent) is read
  Then it is refused with CF 14.3
  When the text "Cooldown: Displace this card." (permanent) is read
  Then it is refused with CF 14.3
  When the text "Cooldown: Swap this card with a Drone you control." (permanent) is read
  Then it is refused with CF 14.3
  When the text "Cooldown: Shift this card." (permanent) is read
  Then it is refused with CF 14.3
