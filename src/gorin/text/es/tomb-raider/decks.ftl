### Tomb Raider: decks, those that come along, and their charts.

## Charts of a deck

deck-chart-kinds = Tipos de carta
deck-chart-power = Mejoras por poder
deck-chart-difficulty = Descubrimientos por dificultad
deck-chart-danger = Obstáculos por peligro
deck-chart-obstacles = Tipos de obstáculo
deck-chart-tests = Habilidades con las que se superan los obstáculos

## Deck files

deck-no-raider = El mazo no nombra un explorador

## gorin decks

decks-idle-alone = nada al jugar en solitario

## Decks that come along

deck-about-into-the-caves = El mazo inicial de las cuevas, tal como se imprimió.
deck-about-trapped-in-the-tombs = El mazo inicial de las tumbas, tal como se imprimió.
deck-about-cave-crawler = Para niveles de poder 1: corre por delante, abre salidas y busca bien.
deck-about-beast-hunter = Para niveles de poder 1: lucha con criaturas y gana cartas por ello.
deck-about-hard-road = Para niveles de poder 1 con dos o más: trampas y tretas en el camino de los demás.
deck-about-sunken-city = Para niveles de poder 2: mejoras pronto y después buen ojo para el tesoro.
deck-about-arsenal = Para niveles de poder 2: armas, munición y criaturas para los demás.
deck-about-sticky-fingers = Para niveles de poder 2 con dos o más: deja que otros encuentren las cosas y después quítaselas.
deck-about-long-descent = Para niveles de poder 3: guarda por el camino, mejora y llega.
deck-about-war-party = Para niveles de poder 3: armas y mejoras contra lo que espere abajo.
deck-about-nothing-but-trouble = Para niveles de poder 3 con dos o más: los peores obstáculos donde más duelen a los demás.
deck-name-cave-crawler = Reptador de cuevas
deck-name-beast-hunter = Cazador de fieras
deck-name-hard-road = El camino duro
deck-name-sunken-city = La ciudad hundida
deck-name-arsenal = Arsenal
deck-name-sticky-fingers = Dedos ligeros
deck-name-long-descent = El largo descenso
deck-name-war-party = Partida de guerra
deck-name-nothing-but-trouble = Solo problemas
deck-name-pick-up-explorer = Búsqueda a fondo
deck-name-pick-up-fighter = Primero las armas
deck-name-pick-up-trickster = En el camino de todos

## Titles

deck-pick-up-explorer = Para series: encuentra tesoros deprisa y mejora de nivel en nivel.
deck-pick-up-fighter = Para series: primero las armas, luego lo que estorbe.
deck-pick-up-trickster = Para series: obstáculos y trucos que retrasan a los demás.
