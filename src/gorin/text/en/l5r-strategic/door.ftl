### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R Estratégico
game-l5r-strategic-about = A war of clans on the map of Rokugan, with secret orders that are opened together. A first slice: battles are reported by a referee or drawn.
format-l5r-strategic-campaign = Campaign
