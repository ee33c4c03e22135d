### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = Legend of the Five Rings LCG
game-l5r-lcg-about = Cinco anéis, honra e lances que ninguém vê. Uma primeira parte: Escaramuça com baralhos da Garça e do Leão.
format-l5r-lcg-skirmish = Escaramuça
