### L5R Estratégico: what the house says of the game where it is not played.

game-l5r-strategic = L5R Estratégico: a war of clans
game-l5r-strategic-about = A war of clans on the map of Rokugan, with secret orders that are carried out together. A first slice: battles are reported by a referee or decided by lot.
game-l5r-strategic-company = 2 to 10 clans: one player for each, or one for each of its roles
game-l5r-strategic-at-once = A game of L5R Estratégico against a bot, a clan each
format-l5r-strategic-campaign = Campaign
