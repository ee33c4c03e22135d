### L5R CCG: what the house says of the game where it is not played.

game-l5r-ccg = Legend of the Five Rings CCG
game-l5r-ccg-about = Províncias, exércitos, duelos e Honra Familiar: Diamond com baralhos do Escorpião e do Unicórnio.
format-l5r-ccg-diamond = Diamond
