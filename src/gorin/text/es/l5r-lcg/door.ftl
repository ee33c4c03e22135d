### L5R LCG: what the house says of the game where it is not played.

game-l5r-lcg = Legend of the Five Rings LCG
game-l5r-lcg-about = Cinco anillos, honor y apuestas que nadie ve: Escaramuza, el juego de Fortaleza e Iluminación, con un mazo listo de cada clan o con el tuyo.
format-l5r-lcg-skirmish = Escaramuza
format-l5r-lcg-stronghold = Fortaleza
format-l5r-lcg-enlightenment = Iluminación
lcg-link-decks = L5R LCG: mazos
lcg-link-cards = L5R LCG: cartas
