### L5R CCG: what the house says of the game where it is not played.

game-l5r-ccg = Legend of the Five Rings CCG
game-l5r-ccg-about = Provinces, armies, duels and Family Honor: Diamond with decks of the Scorpion and the Unicorn.
format-l5r-ccg-diamond = Diamond
