Feature: What is told names the rule that says it

Scenario: [CF 7.3] unused production is set under the rule about production
  Given the edition is current
  And Ada has 5 unused production
  When the Operations resolves
  Then Ada has 1 unused production
  And the log cites CF 7.2
  And the log cites CF 7.3

Scenario: [CF 3.7] the limit of a slot is set under the rule about the limit
  Given a card "Smear": "Deploy: Add 1 corruption to each opponent's Production lane."
  And Ada's hand holds "Smear"
  And Ben's Production lane holds a card of power 2
  When Ada plays "Smear" to the Mining lane
  And play reaches Ben's Deploy
  Then Ben has 2 tech left
  And the log cites CF 3.7
