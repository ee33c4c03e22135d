### Commander: what the house says of the game where it is not played.

game-magic = Magic: Commander
game-magic-about = A hundred cards, forty life, and a general who always comes back. A first slice: two ready decks.
format-magic-commander = Commander
