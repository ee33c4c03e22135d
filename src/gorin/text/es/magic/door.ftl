### Commander: lo que la casa dice del juego donde no se juega.

game-magic = Magic: Commander
game-magic-about = Cien cartas, cuarenta vidas y un general que siempre vuelve. Una primera parte: dos mazos listos.
format-magic-commander = Commander
