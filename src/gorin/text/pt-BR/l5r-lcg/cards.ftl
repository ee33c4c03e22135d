### L5R LCG: the titles of cards.

lcg-card = { $card }
