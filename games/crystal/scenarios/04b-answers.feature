Feature: Answers to a card that is played
  # Each card is answered for itself, and what is begun is gone through to its end, whoever falls.

Background:
  Given 3 players
  And the edition is current
  And a card "Echo" (1/1/1): "When an opponent plays a card, you may play a card from your hand for 0 crystals."
  And a card "Toll" (1/1/1): "When an opponent plays a card, gain 1 crystal."
  And a card "Fill" (1/1/1)
  And Ada's hand holds "Fill"
  And each player has 5 crystals
  And each player has 9 unused production

Scenario: [CF 4.5] a card played while another is answered is answered, and the first not twice
  Given Ben's Mining lane holds "Echo" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round)
  And Ben's hand holds 3 "Fill"
  When Ada plays "Fill" to the Mining lane
  And Ben chooses yes
  And Ben chooses the Mining lane
  Then Ben's hand has 2 cards
  And Cy has 7 crystals
  And it is Ada's Deploy

Scenario: [CF 4.5] who has answered the one answers the other
  Given Ben's Mining lane holds "Toll" (entered this round)
  And Cy's Mining lane holds "Echo" (entered this round)
  And Cy's hand holds "Fill"
  When Ada plays "Fill" to the Mining lane
  And Cy chooses yes
  And Cy chooses the Mining lane
  Then Cy's hand is empty
  And Ben has 7 crystals
  And it is Ada's Deploy

Scenario: [CF 6.7] who answers a card after its player fell
  Given 4 players
  And Ada has 2 hit points
  And a card "Mine" (1/1/1): "When an opponent plays a card, deal 2 damage to them."
  And a card "Toll2" (1/1/1): "When an opponent plays a card, you may gain 3 hit points."
  And Ben's Mining lane holds "Mine" (entered this round)
  And Ben's Attack lane holds "Toll" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round)
  And Dot's Mining lane holds "Toll2" (entered this round)
  And Ada's hand holds a card of power 1
  When Ada plays "Power 1" to the Mining lane
  And Ben resolves "Mine" first
  And Dot chooses yes
  Then Ada is out
  And Ben has 6 crystals
  And Cy has 6 crystals
  And Dot has 23 hit points

Scenario: [CF 6.7] who answers a card played by an ability after its player fell
  Given 4 players
  And Ada has 2 hit points
  And a card "Mine" (1/1/1): "When an opponent plays a card, deal 2 damage to them."
  And a card "Caller" (permanent): "Cooldown: Play a card from your hand."
  And Ada has "Caller" in play
  And Ben's Mining lane holds "Mine" (entered this round)
  And Ben's Attack lane holds "Toll" (entered this round)
  And Cy's Mining lane holds "Toll" (entered this round)
  And Ada's hand holds "Fill"
  When Ada uses "Caller"
  And Ada chooses the Mining lane
  And Ben resolves "Mine" first
  Then Ada is out
  And Ben has 6 crystals
  And Cy has 6 crystals

Scenario: [CF 4.5] an answer in the middle of a chain of three
  Given Ben's Mining lane holds "Echo" (entered this round)
  And Cy's Mining lane holds "Echo" (entered this round)
  And Ben's hand holds "Fill" and "Fill"
  And Cy's hand holds "Fill" and "Fill"
  When Ada plays "Fill" to the Mining lane
  And Ben chooses yes
  And Ben chooses the Mining lane
  And Cy chooses yes
  And Cy chooses the Mining lane
  And Ben chooses no
  And Cy chooses no
  Then Ben's hand has 1 card
  And Cy's hand has 1 card
  And it is Ada's Deploy

Scenario: [CF 4.5] one's own answers and those of others to a card played by an answer
  Given a card "Cheer" (0/0/0): "When you play a card, gain 1 crystal."
  And Ada's Mining lane holds "Cheer" (entered this round)
  And Ben's Mining lane holds "Echo" (entered this round) and "Cheer" (entered this round)
  And Ada's hand holds "Fill"
  And Ben's hand holds "Fill"
  When Ada plays "Fill" to the Mining lane
  And Ben chooses yes
  And Ben chooses the Mining lane
  Then Ada has 6 crystals
  And Ben has 6 crystals
  When Ada plays "Fill" to the Mining lane
  Then Ada has 7 crystals
