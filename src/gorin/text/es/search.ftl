### Searching cards: fields, what they may hold, and what can be wrong with a search.

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

## What can be wrong with a search

search-too-long = Una búsqueda puede tener { $most } caracteres
search-too-deep = Las partes pueden estar en hasta { $most } niveles de paréntesis
search-or-alone = Tiene que haber algo a ambos lados de «or»
search-minus-alone = «-» va justo delante de lo que no se quiere encontrar
search-closed-group = Este paréntesis no cierra nada
search-open-group = Este paréntesis no se cierra
search-empty-group = No hay nada entre los paréntesis
search-no-value = Falta un valor después de «{ $term }»
search-pattern = No se entienden patrones entre barras; un texto entre comillas sí
search-open-quote = Las comillas no se cierran
search-bad-sign = «{ $field }» no va con «{ $sign }»; va con { $known }
search-not-number = «{ $field }» pide un número entero, no «{ $value }»
search-unknown-field = No hay ningún campo «{ $asked }»; los campos son { $known }
search-unknown-field-near = No hay ningún campo «{ $asked }»; parecidos: { $near }
search-unknown-value = «{ $field }» nunca es «{ $value }»; puede ser { $known }
search-unknown-value-near = «{ $field }» nunca es «{ $value }»; parecidos: { $near }
search-order-inside = El orden vale para toda la búsqueda; no puede ir entre paréntesis ni detrás de «-»
search-order-twice = La búsqueda ya tiene un orden
search-bad-direction = La dirección es { $known }, no «{ $value }»
search-bad-order = Las cartas no se pueden ordenar por «{ $value }», pero sí por { $known }
