### L5R CCG: what the house says of the game where it is not played.

game-l5r-ccg = Legend of the Five Rings CCG
game-l5r-ccg-about = Provincias, ejércitos, duelos y Honor Familiar: Diamond con mazos del Escorpión y del Unicornio.
format-l5r-ccg-diamond = Diamond
