### Tomb Raider: the fields of a search, and what they may hold.

## What the fields are about

search-field-o = texto de reglas, en tu idioma o en inglés
search-field-t = tipo de carta y qué más es: trampa, arma, cueva…
search-field-set = colección en la que apareció la carta
search-field-r = rareza
search-field-is = lo que vale para la carta: playable, standin, alone…
search-field-tests = habilidades con las que se supera el obstáculo
search-field-number = número de la carta en su colección
search-field-danger = peligro de un lugar o un obstáculo
search-field-difficulty = dificultad de un descubrimiento
search-field-power = poder de un explorador, una mejora, un tesoro o una sala del tesoro
search-field-life = vida de un obstáculo
search-field-fight = Lucha de un explorador
search-field-move = Movimiento de un explorador
search-field-search = Búsqueda de un explorador
search-field-think = Ingenio de un explorador
search-field-target = cualquier objetivo de una prueba: para superar el obstáculo, para encontrar el tesoro
search-field-ways = de cuántas maneras se puede superar el obstáculo
search-field-exits = cuántas salidas tiene un lugar
search-field-bonus = bonificación de búsqueda de un lugar, en dados

## What fields may hold

search-set-premiere = Premiere
search-set-slippery-when-wet = Slippery When Wet
search-set-big-guns = Big Guns
search-set-promo = promocional
search-is-playable = se puede jugar
search-is-standin = tiene valores provisionales
search-is-entered = tiene valores que introdujiste
search-is-known = se conocen todos sus valores
search-is-alone = sirve de algo al jugar en solitario
search-is-drawn = va en el mazo de robo
search-treasure-room = sala del tesoro
