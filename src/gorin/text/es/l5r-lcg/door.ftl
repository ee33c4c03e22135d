### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = Legend of the Five Rings LCG
game-l5r-lcg-about = Cinco anillos, honor y apuestas que nadie ve. Una primera parte: Escaramuza con mazos de la Grulla y del León.
format-l5r-lcg-skirmish = Escaramuza
