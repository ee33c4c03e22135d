### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = Legend of the Five Rings LCG
game-l5r-lcg-about = Cinco anéis, honra e apostas que ninguém vê: Escaramuça, o jogo de Fortaleza e Iluminação, com um baralho pronto de cada clã ou com o seu.
format-l5r-lcg-skirmish = Escaramuça
format-l5r-lcg-stronghold = Fortaleza
format-l5r-lcg-enlightenment = Iluminação
lcg-link-decks = L5R LCG: baralhos
lcg-link-cards = L5R LCG: cartas
