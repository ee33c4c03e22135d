### Tomb Raider: what players are asked, and what they may answer.

## Setup and turn order

ask-opening = ¿Qué carta tomas para tu mano inicial? ({ $taken } de { $most })
ask-mulligan = ¿Conservas esta mano inicial?
ask-first = Sacaste el resultado más alto. ¿Qué explorador empieza?
ask-roll-order = ¿Quieres volver a tirar por el orden de turno?

option-take = Tomar { $card }
option-keep-hand = Conservar esta mano
option-new-hand = Robar una mano nueva
option-first = Dejar que empiece { $seat }
option-keep-order = Mantener el orden
option-roll-order = Tirar por el orden

## Action round

ask-move = ¿Adónde va tu explorador? Movimientos restantes: { $left }.
ask-move-explore = ¿Adónde? Movimientos restantes: { $left }; explorar los gasta todos.
ask-move-on = Tu explorador tiene que enfrentarse a lo que hay aquí. ¿Después se queda aquí o sigue adelante?
ask-attack = ¿Tu explorador ataca?
ask-face = ¿A qué obstáculo se enfrenta ahora tu explorador?
ask-overcome = { $obstacle }: ¿cómo supera tu explorador este obstáculo?
ask-obstacle = Se está explorando { $space }. ¿Juegas allí un obstáculo de peligro { $limit } o menor?

option-stay = Quedarse aquí
option-move = Ir { $side } a { $space }
option-explore = Ir { $side } y explorar { $space }
option-stop = Enfrentarlo y quedarse aquí
option-go-on = Enfrentarlo y seguir adelante
option-attack = Atacar a { $seat }: { $percent } % de ganar
option-no-attack = No atacar
option-face = Enfrentarse a { $obstacle }
option-test = { $dice ->
        [one] Prueba de { $ability }: { $dice } dado contra { $target }, { $percent } %
       *[other] Prueba de { $ability }: { $dice } dados contra { $target }, { $percent } %
    }
option-obstacle = Jugar { $card }, peligro { $danger }
option-no-obstacle = No jugar ningún obstáculo

## Search round

ask-search = ¿Tu explorador busca?
ask-search-empty = Aquí ya no queda nada que encontrar. ¿Buscas de todos modos con una carta tuya?
ask-find = El resultado de la búsqueda es { $result }. ¿Juegas un descubrimiento?

option-search-treasure = Buscar: el tesoro con { $target } o más, { $percent } %
option-search-card = Buscar: { $card } con { $target } o más, { $percent } %
option-search-cards = Buscar una de { $cards }, { $percent } %
option-search-found = { $card } con { $target }+
option-search-rest =
    { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    }
option-search = Buscar, aunque ninguna carta de tu mano puede encontrarse
option-no-search = No buscar
option-find = Encontrar { $card }
option-find-nothing = No encontrar nada

## Draw round

ask-discard = ¿Descartas una carta antes de robar { $draws }?
ask-discard-room = Tienes { $held } de { $limit } cartas como máximo, así que robas { $room } en vez de { $draws }. ¿Descartas para hacer sitio?
ask-discard-last = Con la mano vacía robas { $more } cartas en vez de { $draws }. ¿Descartas la última?
ask-reset = ¿Reinicias tu explorador?
ask-reset-cut-off = Ningún camino lleva de aquí a la sala del tesoro. ¿Reinicias tu explorador?
ask-reset-injured = Tu explorador está herido. Reiniciar lo cura, pero vuelve a empezar sin la mano ni las cartas no guardadas. ¿Reinicias?

option-discard = Descartar { $card }
option-done = Quedarse con estas cartas
option-play-on = Seguir jugando
option-reset = Reiniciar

## Playing cards

ask-window-start = ¿Juegas antes una carta?
ask-window-step = ¿Juegas una carta antes de que siga la partida?
ask-window-test = Se van a tirar los dados de una prueba. ¿Juegas una carta?
ask-window-test-chance = Esta prueba tiene un { $percent } % de éxito. ¿Juegas una carta?
ask-window-roll = Se han tirado los dados. ¿Juegas una carta?
ask-window-roll-passed = { $result } contra { $target }: la prueba tiene éxito. ¿Juegas una carta?
ask-window-roll-failed = { $result } contra { $target }: la prueba fracasa. ¿Juegas una carta?
ask-window-damage = Alguien está a punto de sufrir daño. ¿Juegas una carta?
ask-window-played = Se ha anunciado una carta. ¿Respondes a ella?
ask-window-removed = Se ha eliminado un obstáculo. ¿Juegas una carta?
ask-window-save = Tu explorador guarda. ¿Juegas una carta?

option-pass = No jugar nada
option-play = Jugar { $card }
option-use = Usar { $card }

## What a card asks

ask-side = ¿En qué dirección?
ask-raider = ¿Qué explorador?
ask-item = ¿Qué objeto?
ask-wound = ¿Qué se cura?
ask-remove = ¿Qué obstáculo se elimina?
ask-hand = ¿La mano de quién miras?
ask-recover = ¿Qué objeto recuperas?
ask-space = ¿Adónde va tu explorador?
ask-look = ¿Adónde va el lugar?

option-side = Señalar { $side }
option-raider = Elegir al explorador de { $seat }
option-lose = Perder { $card }
option-take-from = Quitar { $card } a { $seat }
option-heal-damage = Curar 1 de daño
option-heal-injury = Curar una herida en { $ability }
option-remove = Eliminar { $obstacle }
option-hand = Mirar la mano de { $seat }
option-recover = Recuperar { $card }
option-space = Ir a { $space }
option-leave = Dejarlo encima del mazo de nivel
option-bury = Ponerlo debajo del mazo de nivel

## What chance is asked

ask-order-roll = Tirar por el orden de turno
ask-roll = Tirar los dados de la prueba
ask-shuffle = Barajar
