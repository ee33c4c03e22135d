### Cortes: lo que la casa dice del juego donde no se juega.

game-courts = Cortes
game-courts-about = Una pequeña guerra de cortes: gasta cartas y monedas y sobrevive a los demás.

format-courts-peace = Paz
format-courts-tempest = Tempestad
