### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R Estratégico: guerra de clanes
game-l5r-strategic-about = Una guerra de clanes en el mapa de Rokugan, con órdenes secretas que se ejecutan a la vez. Una primera parte: las batallas las informa un árbitro o se sortean.
game-l5r-strategic-company = De 2 a 10 clanes: un jugador por clan, o uno por cada una de sus funciones
game-l5r-strategic-at-once = Una partida de L5R Estratégico contra un bot, un clan cada uno
format-l5r-strategic-campaign = Campaña
