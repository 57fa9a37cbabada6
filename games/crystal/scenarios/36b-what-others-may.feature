Feature: What others may do does not tell what they hold

Background:
  Given 3 players
  And the edition is current
  And a card "Bee" (Drone, 1/1/1)
  And a card "Sat" (Satellite, 1/1/1)
  And each player has 10 crystals and 9 unused production

Scenario: [CF 12.51, CF 12.7] a branch in which others may do something does not tell what they hold
  Given a card "Hunt": "Deploy: Choose one: gain 1 crystal; or each opponent may discard a Drone."
  And Ada's hand holds "Hunt"
  And Ben's hand holds "Sat"
  When Ada plays "Hunt" to the Mining lane
  Then Ada is offered to choose "each opponent may"
  When Ada chooses "each opponent may"
  Then Ben's hand has 1 card

Scenario: [CF 12.51, CF 12.7] nor one in which they pay with it
  Given a card "Hunt": "Deploy: Choose one: gain 1 crystal; or target opponent may discard a Drone to gain 2 crystals."
  And Ada's hand holds "Hunt"
  And Ben's hand holds "Sat"
  And Cy's hand holds "Bee"
  When Ada plays "Hunt" to the Mining lane
  Then Ada is offered to choose "target opponent may"
  When Ada chooses "target opponent may"
  And Ada chooses Cy
  And Cy chooses yes
  Then Cy has 12 crystals

Scenario: [CF 12.51, CF 12.7] without any card in hand there is nothing to offer
  Given a card "Hunt": "Deploy: Choose one: gain 1 crystal; or target opponent may discard a Drone to gain 2 crystals."
  And Ada's hand holds "Hunt"
  When Ada plays "Hunt" to the Mining lane
  Then Ada has 11 crystals

Scenario: [CF 12.51, CF 12.3] nor whether a Cooldown is offered by which others may pay
  Given a card "Eye" (permanent): "Cooldown: Each opponent may discard a Drone to gain 1 crystal."
  And Ada has "Eye" in play
  And Ben's hand holds "Sat"
  When Ada uses "Eye"
  Then Ada's "Eye" is exhausted
  And Ben's hand has 1 card

Scenario: [CF 12.51, CF 12.3] who has none is not asked
  Given a card "Hunt": "Deploy: Each opponent may discard a Drone to gain 2 crystals."
  And Ada's hand holds "Hunt"
  And Ben's hand holds "Sat"
  And Cy's hand holds "Bee"
  When Ada plays "Hunt" to the Mining lane
  And Cy chooses yes
  Then Cy has 12 crystals
  And Ben has 10 crystals

Scenario: [CF 4.11, CF 12.51] the top card of a deck is seen by its player before it is played
  Given a card "Call": "Deploy: Play the top card of target opponent's deck."
  And a card "Spy" (4 crystals, 2/2/2): "Stealth."
  And Ada's hand holds "Call"
  And Ben's deck is "Spy" and "Sat"
  When Ada plays "Call" to the Mining lane
  And Ada chooses Ben
  Then Ben sees "Spy" in Ben's deck
  And Ada does not see Ben's deck
  When Ben chooses the Attack lane
  And Ben plays it face down
  Then Ben's hidden Attack lane is "Spy"
  And Ada does not see Ben's hidden Attack lane

Scenario: [CF 4.11] one that cannot be paid stays there, and its player knows it
  Given a card "Call": "Deploy: Play the top card of your deck."
  And a card "Huge" (40 crystals)
  And Ada's hand holds "Call"
  And Ada's deck is "Huge" and "Sat"
  When Ada plays "Call" to the Mining lane
  Then Ada's deck is "Huge" and "Sat"
  And it is Ada's Deploy

Scenario: [CF 13.35, CF 12.51] the top card of a deck is seen before its lane is named
  Given a card "Dig": "Deploy: Put the top card of target opponent's deck into play."
  And Ada's hand holds "Dig"
  And Ben's deck is "Bee" and "Sat"
  When Ada plays "Dig" to the Mining lane
  And Ada chooses Ben
  Then Ada sees "Bee" in Ben's deck
  And Cy does not see Ben's deck
  When Ada chooses the Attack lane
  Then Ben's Attack lane is "Bee"

Scenario: [CF 13.35, CF 12.51] a card that chance took is seen before its lane is named, by who names it
  Given a card "Dig": "Deploy: Put a card from an opponent's hand into play."
  And Ada's hand holds "Dig"
  And Ben's hand holds "Bee" and "Bee"
  When Ada plays "Dig" to the Mining lane
  Then Ada sees "Bee" in Ben's hand
  And Cy does not see Ben's hand
  When Ada chooses the Attack lane
  Then Ben's Attack lane is "Bee"

Scenario: [CF 13.35, CF 12.51] and where a permanent was taken nothing is asked
  Given a card "Dig": "Deploy: Choose a card in an opponent's hand. Put it into play."
  And a card "Gen" (permanent): "Cooldown: Draw a card."
  And Ada's hand holds "Dig"
  And Ben's hand holds "Gen" and "Gen"
  When Ada plays "Dig" to the Mining lane
  Then Ben's hand is 2 "Gen"
  And it is Ada's Deploy
