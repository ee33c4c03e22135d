### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R Estratégico
game-l5r-strategic-about = Una guerra de clanes en el mapa de Rokugan, con órdenes secretas que se abren a la vez. Una primera parte: las batallas las informa un árbitro o se sortean.
format-l5r-strategic-campaign = Campaña
