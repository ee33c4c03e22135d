### Tomb Raider on the page: what is drawn, said for those who hear it.

## The map and its spaces

page-tr-map = Mapa del nivel
page-tr-zoom = Tamaño del mapa
page-tr-zoom-in = Ampliar el mapa
page-tr-zoom-out = Reducir el mapa
page-tr-comma = { ", " }
page-tr-lit = { $thing }. Elegir: { $answer }
page-tr-space-unknown = { $space }, desconocida
page-tr-space-hiding = { $space }, desconocida; la sala del tesoro puede estar aquí
page-tr-space-face-down = { $space }, un lugar boca abajo
page-tr-space-known-down = { $space }, { $card }, boca abajo
page-tr-space-treasure-down = { $space }, la sala del tesoro { $card }, boca abajo
page-tr-exits = salidas { $sides }
page-tr-no-exits = sin salidas
page-tr-one-way = solo de ida, sin vuelta: { $sides }
page-tr-blocked = salidas bloqueadas: { $sides }
page-tr-danger = límite de peligro { $danger }
page-tr-search = { $dice ->
    [one] búsqueda +{ $dice } dado
   *[other] búsqueda +{ $dice } dados
}
page-tr-search-target = objetivo de la búsqueda { $target }
page-tr-mark-treasure = sala del tesoro
page-tr-mark-prize = el tesoro está aquí
page-tr-mark-entrance = entrada
page-tr-mark-save = punto de guardado
page-tr-mark-empty = vacío
page-tr-mark-searched = ya se ha buscado
page-tr-obstacle = { $obstacle } ({ $kind })
page-tr-overcome = para superarlo: { $tests }
page-tr-raiders-here = aquí: { $raiders }
page-tr-map-size = Mapa: { $width } de ancho, { $depth } de profundidad; { $count ->
    [0] ninguna casilla es desconocida.
    [one] { $count } casilla es desconocida.
   *[other] { $count } casillas son desconocidas.
}

## The raiders

page-tr-own = Tu explorador
page-tr-off-map = fuera del mapa
page-tr-life = vida { $life } de { $most }
page-tr-ability = { $ability } { $value }
page-tr-ability-injured = { $injuries ->
    [one] { $ability } { $value }, { $injuries } herida
   *[other] { $ability } { $value }, { $injuries } heridas
}
page-tr-injuries = { $count ->
    [one] { $count } herida
   *[other] { $count } heridas
}
page-tr-hand-count = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
page-tr-hand-of = Mano: { $count } de { $limit } como máximo
page-tr-deck-count = Mazo: { $count }
page-tr-moves-left = Movimientos restantes: { $count }
page-tr-power = Poder { $power }
page-tr-deaths = Muertes y reinicios: { $count }
page-tr-points = Puntos: { $points }
page-tr-state-stuck = atascado
page-tr-state-dead = fuera del mapa
page-tr-state-gone = se ha rendido
page-tr-state-finished = ha terminado
page-tr-state-cut-off = aislado
page-tr-state-carries = lleva el tesoro
page-tr-state-fought = ha luchado
page-tr-row-unsaved = sin guardar: { $cards }
page-tr-row-saved = guardadas: { $cards }

## Hand, rows and piles

page-tr-hand = Tu mano
page-tr-open-hand = Mano
page-tr-open-hand-none = Ninguna carta en la mano
page-tr-hand-cards = Tu mano: { $cards }
page-tr-hand-empty = Tu mano está vacía
page-tr-offered = Cartas para elegir
page-tr-more = { $count } más
page-tr-unsaved = Sin guardar
page-tr-saved = Guardadas
page-tr-discard = Descartes
page-tr-known-hand = Cartas conocidas de la mano
page-tr-pile = { $count ->
    [one] { $title }: { $count } carta
   *[other] { $title }: { $count } cartas
}

## Beside the map

page-tr-beside = Dados, mazos y objetivos
page-tr-goal = Meta: encontrar el tesoro en la sala del tesoro
page-tr-decks = Mazos
page-tr-level-deck = Mazo de nivel
page-tr-level-deck-of = Mazo de nivel { $part }
page-tr-spare-deck = Lugares de reserva
page-tr-obstacle-deck = Mazo de obstáculos
page-tr-obstacle-discard = Obstáculos descartados
page-tr-solo = Metas
page-tr-solo-ours = Metas de este programa
page-tr-solo-counts = Hasta ahora
page-tr-met = cumplida
page-tr-unmet = no cumplida

## Dice and scenes

page-tr-cast-test = Última prueba
page-tr-cast-search = Última búsqueda
page-tr-cast-attack = Último ataque
page-tr-cast-order = Orden de turno
page-tr-rolled-by = { $seat }: { $faces }, total { $total }
page-tr-rolled-by-with = { $seat }: { $faces }, bonificación { $bonus }, total { $total }
page-tr-rolled = { $faces }, total { $total }
page-tr-needed = objetivo { $target }
page-tr-passed = éxito
page-tr-failed = fallo
page-tr-scene = La prueba en curso
page-tr-scene-cards = Se juegan cartas
page-tr-scene-harm = Daño inminente
page-tr-scene-test = { $seat } hace una prueba de { $ability }
page-tr-scene-against = { $seat } se enfrenta a { $obstacle }
page-tr-scene-search = { $seat } busca
page-tr-scene-attack = { $seat } ataca a { $rival }
page-tr-fold = Plegar
page-tr-unfold = Abrir de nuevo
page-tr-target = Objetivo
page-tr-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
page-tr-bonus = bonificación { $bonus }
page-tr-announced = { $seat } juega
page-tr-harm = { $seat } está a punto de recibir { $amount } de daño
page-tr-death = El explorador de { $seat } muere
page-tr-death-at = El explorador de { $seat } muere en { $space }
page-tr-death-obstacle = No se superó { $obstacle }: { $result } contra { $target }.
page-tr-death-test = La prueba falló: { $result } contra { $target }.
page-tr-death-harm = { $amount } de daño, y no queda vida.
page-tr-death-injury = Una herida baja { $ability }, y no queda vida.
page-tr-death-then = Pierdes la mano y las cartas sin guardar. Tu explorador vuelve al punto de guardado o, si no lo hay, a la entrada, con toda la vida.

## Above the board

page-tr-turn = Turno { $turn }
page-tr-turn-of = Turno { $turn } de { $limit }
page-tr-order = Orden de turno
page-tr-round-ready = Preparación
page-tr-round-action = Acción
page-tr-round-search = Búsqueda
page-tr-round-draw = Robo

## Cards

page-tr-now = Ahora
page-tr-form-item = objeto
page-tr-form-trigger = disparador
page-tr-figure-danger = Peligro
page-tr-figure-difficulty = Dificultad
page-tr-figure-power = Poder
page-tr-figure-treasure = Tesoro
page-tr-figure-life = Vida
page-tr-figure-search-bonus = Bonificación de búsqueda
page-tr-figure-weapon = Arma
page-tr-figure-fight = Lucha
page-tr-figure-move = Movimiento
page-tr-figure-search = Búsqueda
page-tr-figure-think = Ingenio

## How it goes

page-tr-help-turn = Un turno tiene cuatro rondas, y en cada una los exploradores actúan uno tras otro. En Preparación los dados deciden el orden. En Acción un explorador anda hasta el límite de su Movimiento, o se queda. En Búsqueda cada uno puede buscar donde está. En Robo guarda quien está en un punto de guardado, se descarta y se roba.
    .title = Un turno
page-tr-help-explore = Un explorador sale de un lugar por sus salidas. Al entrar en una casilla desconocida se descubre allí un lugar, y el movimiento termina.
    .title = Explorar
page-tr-help-obstacle = Cuando se descubre un lugar, otro jugador puede jugar allí un obstáculo, no más peligroso de lo que el lugar permite. Quien entra en un lugar se enfrenta a todos sus obstáculos, y otra vez cada vez que vuelve.
    .title = Obstáculos

## What the signs mean

page-tr-legend = Qué significan los signos
page-tr-legend-danger = límite de peligro: hasta cuánto peligro puede tener un obstáculo jugado aquí
page-tr-legend-search = Búsqueda; +1 en el mapa: un dado más para buscar allí
page-tr-legend-hand = cartas en la mano y límite de mano
page-tr-legend-deck = cartas en un mazo
page-tr-legend-steps = movimientos restantes en este turno
page-tr-legend-deaths = muertes y reinicios; fuera del mapa
page-tr-legend-open = camino en ambos sentidos
page-tr-legend-unknown = salida a una casilla desconocida
page-tr-legend-one-way = camino en un solo sentido
page-tr-legend-barred = salida bloqueada
page-tr-legend-built-in = borde discontinuo: obstáculo integrado en el lugar
page-tr-legend-hiding = la sala del tesoro puede estar aquí
page-tr-legend-down = lugar boca abajo
