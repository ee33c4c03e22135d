### Cortes: lo que la casa dice del juego donde no se juega.

game-courts = Cortes

format-courts-peace = Paz
format-courts-tempest = Tempestad
