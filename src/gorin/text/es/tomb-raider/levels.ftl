### Tomb Raider's levels: their titles, what can be wrong with them, how they begin, solo targets.

## Titles of levels and variants

level-introductory-tomb = Tumba
level-introductory-cave = Cueva
level-into-the-caves-corners = Esquinas para un número par de jugadores
level-into-the-caves-middle = Una entrada en el centro
level-into-the-caves-plain = Lugares corrientes entre las cuevas
level-trapped-in-the-tombs-corners = Esquinas para un número par de jugadores
level-trapped-in-the-tombs-middle = Una entrada en el centro
level-trapped-in-the-tombs-plain = Lugares corrientes entre las tumbas
level-death-by-design-fixed = Mapa fijo
level-death-by-design-spare = Mapa fijo con lugares de reserva
level-freestyle-power-2 = Poder 2
level-freestyle-power-3 = Poder 3
level-freestyle-short = Poder 3, corto
level-freestyle-power-2-supplied = Poder 2, aportado por el primer jugador
level-freestyle-power-3-supplied = Poder 3, aportado por el primer jugador
level-parallel-pick-up-power-1 = Poder 1
level-parallel-pick-up-power-2 = Poder 2
level-parallel-pick-up-power-3 = Poder 3
level-atlantis-corners = Esquinas para un número par de jugadores
level-atlantis-middle = Una entrada en el centro
level-atlantis-plain = Lugares corrientes en Atlantis
level-proving-ground-mixed = Tumba y cueva
level-shuffled-room-tomb = Tumba

## What is wrong with a level

level-unknown-clause = No existe la cláusula «{ $asked }»
level-variant-twice = Hay dos variantes «{ $id }»
level-bad-size = Un mapa de { $width } por { $depth } no es posible: como máximo 26 de ancho y 99 de profundidad, como mínimo 1 por 1
level-bad-first-depth = La primera fila no puede estar en la profundidad { $depth }; las profundidades se cuentan desde 1
level-bad-power = Un nivel no puede tener poder { $power }; los poderes son 1, 2 y 3
level-bad-players = De { $minimum } a { $maximum } jugadores no tiene sentido
level-bad-goal = No existe la meta «{ $goal }»; las metas son { $known }
level-bad-choosing = Las entradas no se pueden elegir por «{ $asked }», solo por { $known }
level-bad-turn-limit = Un límite de { $turns } turnos no es posible; es como mínimo 1
level-minimum-too-deep = La sala del tesoro puede estar desde la profundidad { $depth }, pero el mapa no es tan profundo
level-family-too-deep = Los lugares de la familia «{ $family }» pueden estar desde la profundidad { $depth }, pero el mapa no es tan profundo
level-no-entrance = Aquí no se pone ninguna entrada
level-no-entrance-for = { $count ->
        [one] No se pone ninguna entrada para { $count } jugador
       *[other] No se pone ninguna entrada para { $count } jugadores
    }
level-bad-when = Las entradas no pueden ser para «{ $asked }», solo para { $known }
level-spot-twice = Ya hay otra carta en la columna { $column } de la profundidad { $depth }
level-off-map = La columna { $column } de la profundidad { $depth } está fuera del mapa
level-too-large = Un nivel puede tener { $most } casillas y lugares en todas sus versiones juntas; este tiene más
level-long-title = Un título tiene como máximo { $most } signos
level-blank-title = Un título necesita al menos un signo visible
level-unclean-title = Un título es una línea sin signos invisibles y con tres acentos por letra como máximo
level-too-many = Aquí puede haber { $most } entradas, contando cada carta de un intervalo; ningún nivel necesita más
level-no-location = «{ $card }» no es un lugar
level-not-entrance = «{ $card }» no es una entrada
level-no-entrance-card = El mazo de nivel de la columna { $column } no tiene entrada que poner allí
level-deck-twice = Hay dos mazos de nivel «{ $deck }»
level-bad-span = El mazo de nivel «{ $deck }» es para un tramo como [1, { $last }], entre 1 y { $last }
level-bad-player = El jugador { $player } no puede traer el mazo de nivel «{ $deck }»; el nivel no tiene tal jugador
level-bad-bonus = Ninguna carta es «{ $kind }» de poder { $power }; una bonificación es «treasure» o «upgrade»
level-no-bonus = Hay una bonificación inicial, pero nada que elegir: indica al menos una u omite las bonificaciones
level-bad-family = No existe la familia «{ $family }»; las familias son { $known }
level-bad-solo-obstacles = Los obstáculos en solitario son los del mazo inicial o una lista: hace falta una de las dos cosas
level-no-obstacle = «{ $card }» no es un obstáculo
level-bad-solo-target = Una meta en solitario es como mínimo { $least }, no { $target }
level-no-treasure-room = El nivel no tiene sala del tesoro, ni fija ni en un mazo de nivel
level-no-space-for-room = Desde la profundidad { $depth } no queda casilla para la sala del tesoro
level-too-few = { $count ->
        [one] El mazo de nivel «{ $deck }» tiene { $count } lugar; necesita al menos { $least }
       *[other] El mazo de nivel «{ $deck }» tiene { $count } lugares; necesita al menos { $least }
    }
level-copies = «{ $card }» está { $count } veces en el mazo de nivel; puede estar { $limit ->
        [one] una vez
       *[other] { $limit } veces
    }
level-wrong-family = «{ $card }» es de la familia «{ $family }», que este nivel no usa
level-room-power = «{ $card }» tiene poder { $power }, más de lo que este nivel permite
level-wrong-rooms = El mazo de nivel «{ $deck }» tiene { $count } salas del tesoro; necesita { $wanted }
level-wrong-entrances = El mazo de nivel «{ $deck }» tiene { $count } entradas; necesita { $wanted }

## How a level begins

log-entrance-rolled = { $seat } tira { $face } por la elección de una entrada
log-entrance-chosen = { $seat } empieza en { $space }
log-bonus-taken = { $seat } empieza con { $slug }

ask-entrance-roll = Tirar por la elección de una entrada
ask-entrance = ¿En qué entrada empieza tu explorador?
ask-bonus = ¿Con qué carta empieza tu explorador?

option-entrance = Empezar en { $space }
option-bonus = Empezar con { $card }
option-no-bonus = Empezar sin carta

## Treasure rooms, and looking at unknown locations

log-rooms-removed = { $count ->
        [one] { $count } otra sala del tesoro sale del mazo de nivel
       *[other] { $count } otras salas del tesoro salen del mazo de nivel
    }
log-face-down-seen = { $seat } mira el lugar que está boca abajo en { $space }
log-face-down-seen-own = { $seat } ve { $slug } boca abajo en { $space }
log-face-down-swapped = { $seat } cambia el lugar que está boca abajo en { $space } por uno de reserva

ask-look-where = ¿Qué miras?
ask-swap = ¿Cambias este lugar por el primero de reserva?

option-look-deck = Mirar la siguiente carta del mazo de nivel { $number }
option-look-space = Mirar el lugar de { $space }
option-swap = Cambiarlo por uno de reserva

## Targets of solo play

log-solo-scored-ours = { log-solo-scored } (metas de este programa, no de las reglas)
log-solo-scored-points = En solitario, { $seat }: puntos { $points }, turnos { $turns }, reinicios { $resets }, lugares explorados { $mapped }, con búsqueda { $searched }, despejados { $cleared }
log-solo-scored-points-ours = { log-solo-scored-points } (metas de este programa, no de las reglas)
log-solo-target-judged-turns-met = { $seat } cumple la meta: turnos { $figure }, como máximo { $bound }
log-solo-target-judged-turns-missed = { $seat } no cumple la meta: turnos { $figure }, como máximo { $bound }
log-solo-target-judged-resets-met = { $seat } cumple la meta: reinicios { $figure }, como máximo { $bound }
log-solo-target-judged-resets-missed = { $seat } no cumple la meta: reinicios { $figure }, como máximo { $bound }
log-solo-target-judged-mapped-met = { $seat } cumple la meta: lugares explorados { $figure }, como mínimo { $bound }
log-solo-target-judged-mapped-missed = { $seat } no cumple la meta: lugares explorados { $figure }, como mínimo { $bound }
log-solo-target-judged-searched-met = { $seat } cumple la meta: lugares con búsqueda { $figure }, como mínimo { $bound }
log-solo-target-judged-searched-missed = { $seat } no cumple la meta: lugares con búsqueda { $figure }, como mínimo { $bound }
log-solo-target-judged-cleared-met = { $seat } cumple la meta: lugares despejados { $figure }, como mínimo { $bound }
log-solo-target-judged-cleared-missed = { $seat } no cumple la meta: lugares despejados { $figure }, como mínimo { $bound }
log-solo-target-judged-points-met = { $seat } cumple la meta: puntos { $figure }, como mínimo { $bound }
log-solo-target-judged-points-missed = { $seat } no cumple la meta: puntos { $figure }, como mínimo { $bound }

play-targets = Metas: { $targets }
play-targets-ours = Metas de este programa, no de las reglas: { $targets }
play-target-at-most = { $what } { $figure } de { $bound } como máximo
play-target-at-least = { $what } { $figure } de { $bound } como mínimo
solo-turns = turnos
solo-resets = reinicios
solo-mapped = lugares explorados
solo-searched = lugares con búsqueda
solo-cleared = lugares despejados
solo-points = puntos
