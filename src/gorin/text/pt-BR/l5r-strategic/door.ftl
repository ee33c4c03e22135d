### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R Estratégico
game-l5r-strategic-about = Uma guerra de clãs no mapa de Rokugan, com ordens secretas que se abrem ao mesmo tempo. Uma primeira parte: um árbitro informa as batalhas, ou elas são sorteadas.
format-l5r-strategic-campaign = Campanha
