### Tomb Raider where it is not played: what lists and titles of the house say of it.

## The game and its formats

game-tomb-raider = Tomb Raider CCG
game-tomb-raider-about = Entra en una tumba que nadie ha trazado. Gana quien encuentra primero el tesoro.
format-tomb-raider-standard = Estándar
format-tomb-raider-recovery = Recuperación
format-tomb-raider-bounty-hunter = Cazarrecompensas
format-tomb-raider-learn-to-play = Aprende a jugar
format-tomb-raider-timed = Nivel cronometrado

## Series

series-timed = Serie cronometrada
series-linked = Serie encadenada
series-pick-up = Serie Pick Up
hall-series-title = { $series }: { $levels }

## Levels that come along

level-learn-to-play = Aprende a jugar
level-pick-up-caves = Nuestras cuevas
level-pick-up-tombs = Nuestras tumbas
level-pick-up-ruins = Nuestras ruinas
level-pick-up-atlantis = Nuestra Atlantis
level-pick-up-own = Un nivel del propio jugador
level-introductory = Introductorio
level-into-the-caves = Into the Caves
level-trapped-in-the-tombs = Trapped in the Tombs
level-death-by-design = Death by Design
level-freestyle = Freestyle
level-parallel-peril = Parallel Peril
level-parallel-pick-up = Parallel Pick Up
level-atlantis = Atlantis
level-explore-the-depths = Explore the Depths
level-proving-ground = Campo de pruebas
level-shuffled-room = Sala del tesoro barajada

## Its pages

decks-title = Mazos
levels-page-title = Niveles

## What cannot be played any more

series-farewell = Esta serie se empezó con una versión anterior de Gorin, que jugaba cada nivel como una partida propia. Esta versión juega la serie y sus niveles como una sola partida; por eso no puede reanudar la serie antigua ni comprobarla entera. No se ha borrado nada: «gorin replay» y «gorin verify» siguen leyendo sus niveles uno a uno, level-1.jsonl y así sucesivamente, en la carpeta de la serie. Para reanudarla, usa la versión con que se empezó; «gorin series play» empieza una nueva.
