### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R Estratégico: guerra de clãs
game-l5r-strategic-about = Uma guerra de clãs no mapa de Rokugan, com ordens secretas executadas ao mesmo tempo. Uma primeira parte: um árbitro informa as batalhas, ou elas são sorteadas.
game-l5r-strategic-company = De 2 a 10 clãs: um jogador para cada um, ou um para cada uma de suas funções
game-l5r-strategic-at-once = Uma partida de L5R Estratégico contra um bot, um clã para cada
format-l5r-strategic-campaign = Campanha
