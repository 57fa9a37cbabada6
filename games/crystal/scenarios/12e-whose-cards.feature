Feature: Cards of a player or a lane that is chosen, or of each

Scenario: [CF 12.10] a card in each opponent's lane is one of each opponent
  Given 3 players
  And a card "Raze": "Deploy: Destroy a card in each opponent's Attack lane."
  And Ada's hand holds "Raze"
  And Ben's Attack lane holds a card of power 1
  And Cy's Attack lane holds a card of power 2
  When Ada plays "Raze" to the Mining lane
  Then Ben's Attack lane is empty
  And Cy's Attack lane is empty

Scenario: [CF 12.10] 2 cards in each opponent's lanes
  Given 3 players
  And a card "Raze": "Deploy: Destroy 2 cards in each opponent's lanes."
  And Ada's hand holds "Raze"
  And Ben's Mining lane holds a card of power 1
  And Ben's Attack lane holds a card of power 2
  And Cy's Attack lane holds a card of power 4
  And Cy's Mining lane holds a card of power 3
  When Ada plays "Raze" to the Production lane
  Then Cy's Attack lane is empty
  And Cy's Mining lane is empty
  And Ben's Attack lane is empty
  And Ben's Mining lane is empty

Scenario: [CF 12.10] a card from each opponent's hand
  Given 3 players
  And a card "Purge": "Deploy: Discard a card from each opponent's hand."
  And Ada's hand holds "Purge"
  And Ben's hand holds 1 other card
  And Cy's hand holds 1 other card
  When Ada plays "Purge" to the Attack lane
  Then Cy's hand is empty
  And Ben's hand is empty

Scenario: [CF 12.10] 2 cards from one hand
  Given 3 players
  And a card "Purge": "Deploy: Discard 2 cards from target opponent's hand."
  And Ada's hand holds "Purge"
  And Ben's hand holds 2 other cards
  And Cy's hand holds 2 other cards
  When Ada plays "Purge" to the Attack lane
  And Ada chooses Cy
  Then Cy's hand is empty

Scenario: [CF 12.10] a card in each of your lanes
  Given a card "Retreat": "Deploy: Return a card in each of your lanes to your hand."
  And Ada's hand holds "Retreat"
  And Ada's Attack lane holds a card of power 1
  And Ada's Production lane holds a card of power 2
  When Ada plays "Retreat" to the Mining lane
  Then Ada's Attack lane is empty
  And Ada's Production lane is empty

Scenario: [CF 12.10] a card in each lane of one opponent
  Given 3 players
  And a card "Jam": "Deploy: Disable a card in each lane of target opponent."
  And Ada's hand holds "Jam"
  And Ben's Mining lane holds a card of power 1
  And Cy's Attack lane holds a card of power 4
  And Cy's Mining lane holds a card of power 3
  When Ada plays "Jam" to the Production lane
  And Ada chooses Cy
  Then Cy's attack is 0
  And Cy's mining is 2

Scenario: [CF 12.10] a card in all lanes is one in each
  Given a card "Raze": "Deploy: Destroy a card in all lanes."
  And Ada's hand holds "Raze"
  And Ben's Mining lane holds a card of power 1
  And Ada's Attack lane holds a card of power 1
  When Ada plays "Raze" to the Production lane
  Then Ben's Mining lane is empty
  And Ada's Attack lane is empty

Scenario: [CF 12.10] all cards in the lane of the one who is chosen
  Given 3 players
  And a card "Raze": "Deploy: Destroy all cards in target opponent's Attack lane."
  And Ada's hand holds "Raze"
  And Ben's Attack lane holds a card of power 1
  And Cy's Attack lane holds a card of power 2
  When Ada plays "Raze" to the Mining lane
  And Ada chooses Cy
  Then Ben's Attack lane holds a card of power 1
  And Cy's Attack lane is empty

Scenario: [CF 12.10] the cards of one opponent get less power
  Given 3 players
  And a card "Weaken": "Deploy: Target opponent's cards get -1 power this turn."
  And Ada's hand holds "Weaken"
  And Ben's Attack lane holds a card of power 1
  And Cy's Attack lane holds a card of power 2
  When Ada plays "Weaken" to the Mining lane
  And Ada chooses Cy
  Then Ben's attack is 1
  And Cy's attack is 1

Scenario: [CF 12.10] all of one opponent's cards
  Given 3 players
  And a card "Jam": "Deploy: Disable all of target opponent's cards."
  And Ada's hand holds "Jam"
  And Ben's Mining lane holds a card of power 1
  And Cy's Attack lane holds a card of power 4
  And Cy's Mining lane holds a card of power 3
  When Ada plays "Jam" to the Production lane
  And Ada chooses Cy
  Then Cy's attack is 0
  And Cy's mining is 2
  And Ben's mining is 3

Scenario: [CF 12.10] all cards in one lane of one player
  Given 3 players
  And a card "Jam": "Deploy: Disable all cards in a lane of your choice."
  And Ada's hand holds "Jam"
  And Ben's Mining lane holds a card of power 1
  And Cy's Attack lane holds a card of power 4
  And Cy's Mining lane holds a card of power 3
  When Ada plays "Jam" to the Production lane
  And Ada chooses Cy
  And Ada chooses the Attack lane
  Then Cy's attack is 0
  And Cy's mining is 5
  And Ben's mining is 3

Scenario: [CF 12.10] all cards in one of an opponent's lanes
  Given a card "Jam": "Deploy: Disable all cards in one of target opponent's lanes."
  And Ada's hand holds "Jam"
  And Ben's Mining lane holds a card of power 1
  And Ben's Attack lane holds a card of power 2
  When Ada plays "Jam" to the Mining lane
  And Ada chooses the Attack lane
  Then Ben's mining is 3

Scenario: [CF 12.10] cards with a total power are those of one opponent
  Given 3 players
  And a card "Purge": "Deploy: Destroy any number of cards with total power 3 or less in target opponent's lanes."
  And Ada's hand holds "Purge"
  And Ben's Mining lane holds a card of power 1
  And Cy's Attack lane holds a card of power 2
  When Ada plays "Purge" to the Production lane
  And Ada chooses Cy
  And Ada chooses "Power 2"
  Then Cy's Attack lane is empty

Scenario: [CF 12.10] a card in your opponents' lanes is one among all of them
  Given 3 players
  And a card "Snipe": "Deploy: Destroy a card in your opponents' lanes."
  And Ada's hand holds "Snipe"
  And Ben's Mining lane holds a card of power 1
  And Cy's Attack lane holds a card of power 2
  When Ada plays "Snipe" to the Production lane
  And Ada chooses Cy's "Power 2"
  Then Cy's Attack lane is empty

Scenario: [CF 12.6] a lane that the next sentence speaks of is chosen first
  Given a card "Blight": "Deploy: Destroy a card in one of target opponent's lanes. Add 1 corruption to that lane."
  And Ada's hand holds "Blight"
  And Ben's Mining lane holds a card of power 1
  And Ben's Attack lane holds a card of power 2
  When Ada plays "Blight" to the Attack lane
  And Ada chooses the Mining lane
  Then Ben's Mining lane has 1 corruption
  And Ben's Mining lane is empty

Scenario: [CF 13.35] a card is moved only among the lanes of whoever has it
  Given a card "Shove": "Deploy: Displace a card to an opponent's Attack lane."
  And Ada's hand holds "Shove"
  And Ben's Mining lane holds a card of power 1
  And Ada's Mining lane holds a card of power 2
  When Ada plays "Shove" to the Production lane
  Then Ben's attack is 1
  And Ada's mining is 4

Scenario: [CF 12.6] "their lane" is that of the one chosen, card or no card
  Given a card "Jam": "Deploy: Disable a card in target opponent's Attack lane and add 1 corruption to their Mining lane."
  And Ada's hand holds "Jam"
  When Ada plays "Jam" to the Attack lane
  Then Ben's Mining lane has 1 corruption
  And Ada's Mining lane has 0 corruption

Scenario: [CF 12.6] "that player" is chosen even if there is no card to destroy
  Given 3 players
  And a card "Raid": "Deploy: Destroy a card in target opponent's Attack lane. That player loses 1 crystal."
  And Ada's hand holds "Raid"
  When Ada plays "Raid" to the Mining lane
  And Ada chooses Cy
  Then Cy has 4 crystals

Scenario: [CF 12.4] one who has such a card is chosen, if there is one
  Given 3 players
  And a card "Raid": "Deploy: Destroy a card in target opponent's Attack lane. That player loses 1 crystal."
  And Ada's hand holds "Raid"
  And Cy's Attack lane holds a card of power 3
  When Ada plays "Raid" to the Mining lane
  Then Cy has 4 crystals

Scenario: [CF 12.6] the same after a yes
  Given 3 players
  And a card "Jam": "Deploy: You may disable a card in target opponent's Attack lane and add 1 corruption to their Mining lane."
  And Ada's hand holds "Jam"
  When Ada plays "Jam" to the Mining lane
  And Ada chooses yes
  And Ada chooses Cy
  Then Cy's Mining lane has 1 corruption

Scenario: [CF 12.1] after a no nobody was chosen, and nobody loses anything
  Given 3 players
  And a card "Raid": "Deploy: You may destroy a card in target opponent's Attack lane. That player loses 1 crystal."
  And Ada's hand holds "Raid"
  And Cy's Attack lane holds a card of power 3
  When Ada plays "Raid" to the Mining lane
  And Ada chooses no
  Then Cy has 5 crystals
  And Ben has 5 crystals
  And Ada has 5 crystals

Scenario: [CF 12.2] "for each opponent" says whose cards they are
  Given 3 players
  And a card "Snipe" (3/3/3): "Deploy: For each opponent, you may destroy a card with power 2 or less."
  And Ada's hand holds "Snipe"
  And Ada's Attack lane holds a card of power 1
  And Cy's Attack lane holds a card of power 1
  When Ada plays "Snipe" to the Mining lane
  And Ada chooses yes
  Then Ada is not offered to choose Ada's "Power 1"

Scenario: [CF 12.2] for any number of them too
  Given 3 players
  And a card "Agents" (Infiltration, 5/5/5): "Deploy: For each opponent, disable any number of cards with a total power of 3 or less."
  And Ada's hand holds "Agents"
  And Ada's Attack lane holds a card of power 1
  And Ben's Attack lane holds a card of power 3 and a card of power 2
  And Cy's Attack lane holds a card of power 1
  When Ada plays "Agents" to the Mining lane
  Then Ada is not offered to choose Ada's "Power 1"

Scenario: [CF 12.2] and who is hit
  Given 3 players
  And a card "Shock": "Deploy: For each opponent, deal 1 damage."
  And Ada's hand holds "Shock"
  When Ada plays "Shock" to the Mining lane
  Then Ben has 19 hit points
  And Cy has 19 hit points

Scenario: [CF 12.2] and who is stolen from
  Given 3 players
  And a card "Shock": "Deploy: For each opponent, steal 1 crystal."
  And Ada's hand holds "Shock"
  When Ada plays "Shock" to the Mining lane
  Then Ben has 4 crystals
  And Cy has 4 crystals

Scenario: [CF 12.2] and who may buy it off
  Given 3 players
  And a card "Shock": "Deploy: For each opponent, deal 2 damage unless they pay 2 crystals."
  And Ada's hand holds "Shock"
  And Cy has 1 crystal
  When Ada plays "Shock" to the Mining lane
  And Ben chooses yes
  Then Ben has 20 hit points
  And Cy has 18 hit points

Scenario: [CF 12.2] and whose lane it is
  Given 3 players
  And a card "Blight": "Deploy: For each opponent, add 1 corruption to a lane."
  And Ada's hand holds "Blight"
  When Ada plays "Blight" to the Mining lane
  And Ada chooses the Attack lane
  And Ada chooses the Mining lane
  Then Ben's Attack lane has 1 corruption
  And Cy's Mining lane has 1 corruption

Scenario: [CF 12.2] but a friendly card is your own
  Given 3 players
  And a card "Tithe": "Deploy: For each opponent, destroy a friendly Drone card."
  And Ada's hand holds "Tithe"
  And Ada's Attack lane holds 2 Drone cards of power 3
  When Ada plays "Tithe" to the Mining lane
  Then Ada's Attack lane is empty

Scenario: [CF 6.2] you and target opponent are hit in one event
  Given 3 players
  And a card "Blast": "Deploy: You and target opponent each take 2 damage."
  And Ada's hand holds "Blast"
  And each player has 2 hit points
  When Ada plays "Blast" to the Mining lane
  And Ada chooses Cy
  Then Ben wins

Scenario: [CF 6.5] both fall in one event: a draw
  Given a card "Blast": "Deploy: Deal 2 damage to target opponent and yourself."
  And Ada's hand holds "Blast"
  And each player has 2 hit points
  When Ada plays "Blast" to the Mining lane
  Then the game is a draw between Ada and Ben

Scenario: [CF 6.5] yourself and each opponent are hit in one event
  Given 3 players
  And a card "Blast": "Deploy: Deal 2 damage to yourself and each opponent."
  And Ada's hand holds "Blast"
  And each player has 2 hit points
  When Ada plays "Blast" to the Mining lane
  Then the game is a draw between Ada, Ben and Cy

Scenario: [CF 6.1] hit points that are lost together
  Given 3 players
  And a card "Blast": "Deploy: You and target opponent each lose 2 hit points."
  And Ada's hand holds "Blast"
  And each player has 2 hit points
  When Ada plays "Blast" to the Mining lane
  And Ada chooses Cy
  Then Ben wins

Scenario: [CF 13.35] no card comes into the lanes, the hand or the deck of another player
  When the text "Deploy: Put a card from an opponent's discard pile into play in your Attack lane." is read
  Then it is refused
  When the text "Deploy: Put a card from your hand into target opponent's Attack lane." is read
  Then it is refused
  When the text "Deploy: Put target opponent's card into your hand." is read
  Then it is refused
  When the text "Deploy: Return one of your cards to an opponent's hand." is read
  Then it is refused
  When the text "Deploy: Shuffle target opponent's card into your deck." is read
  Then it is refused
  When the text "Deploy: Return target opponent's card to their hand." is read
  Then it is accepted

Scenario: [CF 13.35, CF 13.42] what is put into your hand is one of yours
  Given a card "Reel": "Deploy: Put a card into your hand."
  And Ada's hand holds "Reel"
  And Ada's Mining lane holds a card of power 2
  And Ben's Mining lane holds a card of power 3
  When Ada plays "Reel" to the Attack lane
  And Ada chooses "Power 2"
  Then Ada's hand is "Power 2"

Scenario: [CF 13.35] a Basic Trooper to each lane is one to each of your own
  Given a card "Land": "Deploy: Add a Basic Trooper to each lane."
  And Ada's hand holds "Land"
  When Ada plays "Land" to the Mining lane
  Then Ada's attack is 1

Scenario: [CF 13.35] a Basic Trooper to any lane goes to a lane of your own
  Given a card "Land": "Deploy: Put a Basic Trooper into play in any lane."
  And Ada's hand holds "Land"
  When Ada plays "Land" to the Mining lane
  And Ada chooses the Attack lane
  Then Ada's attack is 1

Scenario: [CF 13.35] each opponent puts one into the own lane
  Given 3 players
  And a card "Land": "Deploy: Each opponent puts a Basic Trooper into play in their Attack lane."
  And Ada's hand holds "Land"
  When Ada plays "Land" to the Mining lane
  Then Cy's attack is 1
  And Ada's attack is 0

Scenario: [CF 12.3] what a cap has used up is not asked for again
  Given Ada's hand holds "Weapons Upgrade"
  And Ada has 40 crystals and 4 tech left
  And Ada's Attack lane holds 9 cards of power 1
  When Ada plays "Weapons Upgrade" to the Mining lane
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  And Ada chooses yes
  Then it is Ada's Deploy
  And Ada's Attack lane has 8 boosts
  And Ada has 19 crystals

Scenario: [CF 12.18] your Drones count as something else, and no one else's
  Given a card "Drill": "Deploy: Your Drones count as Satellites this turn."
  And a card "Dish": "Deploy: Gain 1 crystal for each Satellite."
  And Ada's hand holds "Drill" and "Dish"
  And Ada's Mining lane holds a Drone card of power 1
  And Ben's Mining lane holds 2 Drone cards of power 1
  When Ada plays "Drill" to the Attack lane
  And Ada plays "Dish" to the Attack lane
  Then Ada has 6 crystals

Scenario: [CF 12.14] "for each of your Drones" goes through the Drones
  Given 3 players
  And a card "Drill": "Deploy: For each of your Drones, you may pay 1 crystal to gain 2 crystals."
  And Ada's hand holds "Drill"
  And Ada's Attack lane holds 2 Drone cards of power 1
  When Ada plays "Drill" to the Production lane
  And Ada chooses yes
  And Ada chooses yes
  Then Ada has 7 crystals
  And it is Ada's Deploy

Scenario: [CF 12.14] and through those of the opponent who is chosen
  Given 3 players
  And a card "Mirror": "Deploy: For each of target opponent's Drones, gain 2 crystals."
  And Ada's hand holds "Mirror"
  And Cy's Attack lane holds 2 Drone cards of power 1
  When Ada plays "Mirror" to the Production lane
  And Ada chooses Cy
  Then Ada has 9 crystals

Scenario: [CF 12.10] the top card of each opponent's deck
  Given 3 players
  And a card "Mill": "Deploy: Discard the top card of each opponent's deck."
  And Ada's hand holds "Mill"
  And Cy's deck holds 2 other cards
  And Ben's deck holds 2 other cards
  When Ada plays "Mill" to the Production lane
  Then Cy's deck has 1 card
  And Ben's deck has 1 card

Scenario: [CF 12.10] whose top card it is, is asked after the yes
  Given 3 players
  And a card "Mill": "Deploy: You may discard the top card of target opponent's deck."
  And Ada's hand holds "Mill"
  And Cy's deck holds 2 other cards
  And Ben's deck holds 2 other cards
  When Ada plays "Mill" to the Production lane
  And Ada chooses yes
  And Ada chooses Cy
  Then Cy's deck has 1 card

Scenario: [CF 12.6] a player that a later sentence speaks of is chosen with no card to choose
  Given 3 players
  And a card "Mark": "Deploy: Choose a card in target opponent's Attack lane. Destroy it. That player gains 1 crystal."
  And Ada's hand holds "Mark"
  When Ada plays "Mark" to the Production lane
  And Ada chooses Cy
  Then Cy has 6 crystals

Scenario: [CF 12.10] a comparison with one opponent's lane
  Given 3 players
  And a card "Measure": "Deploy: If the power of your Mining lane is equal to or greater than the power of an opponent's Mining lane, gain 1 crystal."
  And Ada's hand holds "Measure"
  And Ben's Mining lane holds a card of power 3
  When Ada plays "Measure" to the Production lane
  Then Ada has 6 crystals

Scenario: [CF 12.2] in a loop the branches of a choice are about that opponent too
  Given 3 players
  And a card "Extort": "Deploy: For each opponent, choose one: steal 1 crystal; or destroy a card."
  And Ada's hand holds "Extort"
  And Cy's Attack lane holds a card of power 1
  And Ada's Attack lane holds a card of power 1
  When Ada plays "Extort" to the Production lane
  And Ada chooses "destroy a card"
  Then Cy's attack is 0
  And Ben has 4 crystals

Scenario: [CF 12.2] for whoever has the card
  Given 3 players
  And a card "Sweep": "Deploy: For each opponent, destroy a card with power 2 or less."
  And Ben has priority
  And Ben's hand holds "Sweep"
  And Cy's Attack lane holds a card of power 1
  And Ada's Attack lane holds a card of power 1
  And Ben's Attack lane holds a card of power 1
  When Ben plays "Sweep" to the Production lane
  Then Cy's attack is 0
  And Ada's attack is 0
  And Ben's attack is 1

Scenario: [CF 12.10] a question and a target of whoever has the card
  Given 3 players
  And a card "Envy": "Deploy: If an opponent has more crystals than you, gain crystals equal to the power of target opponent's Mining lane."
  And Ben has priority
  And Ben's hand holds "Envy"
  And Cy has 8 crystals
  And Cy's Mining lane holds a card of power 2
  When Ben plays "Envy" to the Production lane
  And Ben chooses Cy
  Then Ben has 9 crystals

Scenario: [CF 12.2] "you move to their lane" takes from your own
  Given 3 players
  And a card "Push": "Deploy: For each opponent, you may move 1 corruption to their Attack lane."
  And Ada's hand holds "Push"
  And Ada's Mining lane holds 2 corruption
  When Ada plays "Push" to the Production lane
  And Ada chooses yes
  And Ada chooses yes
  Then Ben's Attack lane has 1 corruption
  And Cy's Attack lane has 1 corruption

Scenario: [CF 12.10] half of each one's own crystals
  Given 3 players
  And a card "Tax": "Deploy: Each opponent loses half of their crystals, rounded down."
  And Ada's hand holds "Tax"
  And Cy has 9 crystals
  When Ada plays "Tax" to the Production lane
  Then Cy has 5 crystals
  And Ben has 3 crystals

Scenario: [CF 12.14] a Drone you control in any lane is one of yours
  Given a card "Muster": "Deploy: Gain 1 crystal for each Drone you control in any lane."
  And Ada's hand holds "Muster"
  And Ada's Attack lane holds 2 Drone cards of power 1
  And Ben's Attack lane holds 3 Drone cards of power 1
  When Ada plays "Muster" to the Mining lane
  Then Ada has 7 crystals

Scenario: [CF 12.11] a card in the Attack lane is any player's
  Given a card "Snipe": "Deploy: Destroy a card in the Attack lane."
  And Ada's hand holds "Snipe"
  And Ada's Attack lane holds a card of power 1
  And Ben's Attack lane holds a card of power 2
  When Ada plays "Snipe" to the Mining lane
  And Ada chooses Ben's "Power 2"
  Then Ben's Attack lane is empty

Scenario: [CF 12.11] both cards of a swap are chosen
  Given a card "Rotate": "Deploy: Swap a card in your Attack lane with a card in your Mining lane."
  And Ada's hand holds "Rotate"
  And Ada's Attack lane holds a card of power 5 and a card of power 4
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  When Ada plays "Rotate" to the Production lane
  And Ada chooses "Power 5"
  And Ada chooses "Power 2"
  Then Ada's Attack lane holds "Power 4" and "Power 2"
  And Ada's Mining lane holds "Power 1" and "Power 5"

Scenario: [CF 12.11] this card is swapped with one that is chosen
  Given a card "Rotate": "Deploy: Swap this card with a card in your Mining lane."
  And Ada's hand holds "Rotate"
  And Ada's Mining lane holds a card of power 1 and a card of power 2
  When Ada plays "Rotate" to the Production lane
  And Ada chooses "Power 2"
  Then Ada's Production lane holds "Power 2"
  And Ada's Mining lane holds "Power 1" and "Rotate"

Scenario: [CF 12.10] all cards in one lane of each opponent
  Given 3 players
  And a card "Raze": "Deploy: Destroy all Drones in one of each opponent's lanes."
  And Ada's hand holds "Raze"
  And Ben's Attack lane holds a Drone card of power 1
  And Ben's Mining lane holds a Drone card of power 1
  And Cy's Mining lane holds a Drone card of power 1
  When Ada plays "Raze" to the Production lane
  And Ada chooses the Attack lane
  Then Ben's Attack lane is empty
  And Ben's Mining lane holds a Drone card of power 1
  And Cy's Mining lane is empty

Scenario: [CF 12.10] a card in each opponent's lane returns to that opponent
  Given 3 players
  And a card "Repel": "Deploy: Return a card in each opponent's Attack lane to their hand."
  And Ada's hand holds "Repel"
  And Cy's Attack lane holds a Drone card of power 1
  And Ben's Attack lane holds a card of power 1
  When Ada plays "Repel" to the Production lane
  Then Cy's hand has 1 card
  And Ben's hand has 1 card

Scenario: [CF 12.10] what follows is about the opponent whose lane it was
  Given 3 players
  And a card "Jam": "Deploy: Disable all cards in target opponent's Attack lane, then they lose 1 crystal."
  And Ada's hand holds "Jam"
  And Cy's Attack lane holds a Drone card of power 1
  And Ben's Attack lane holds a Drone card of power 1
  When Ada plays "Jam" to the Production lane
  And Ada chooses Cy
  Then Cy's attack is 0
  And Cy has 4 crystals

Scenario: [CF 12.10] "your opponents have" is all of them
  Given 3 players
  And a card "Plenty": "Deploy: If your opponents have at least 3 crystals, gain 1 crystal."
  And Ada's hand holds "Plenty"
  And Ben has 1 crystal
  When Ada plays "Plenty" to the Production lane
  Then Ada has 5 crystals

Scenario: [CF 12.10] each opponent's lane is asked about
  Given 3 players
  And a card "Blight": "Deploy: If each opponent's Attack lane has at least 1 corruption, gain 1 crystal."
  And Ada's hand holds "Blight"
  And Ben's Attack lane holds 1 corruption
  When Ada plays "Blight" to the Production lane
  Then Ada has 5 crystals
