### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = Legend of the Five Rings LCG
game-l5r-lcg-about = Five rings, honor, and bids that nobody sees: Skirmish, the stronghold game and Enlightenment, with a ready deck of each clan or one of your own.
format-l5r-lcg-skirmish = Skirmish
format-l5r-lcg-stronghold = Stronghold
format-l5r-lcg-enlightenment = Enlightenment
lcg-link-decks = L5R LCG: decks
lcg-link-cards = L5R LCG: cards
