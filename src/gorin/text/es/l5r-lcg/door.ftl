### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = Legend of the Five Rings LCG
game-l5r-lcg-about = Cinco anillos, honor y apuestas que nadie ve: Escaramuza y el juego de Fortaleza con mazos listos de la Grulla y el León.
format-l5r-lcg-skirmish = Escaramuza
format-l5r-lcg-stronghold = Fortaleza
lcg-link-decks = L5R LCG: mazos
lcg-link-cards = L5R LCG: cartas
