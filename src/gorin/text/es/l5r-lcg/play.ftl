### L5R LCG as it is played: what is asked, what can be answered, what happened.

ask-lcg-shuffle = Se barajan cartas
ask-lcg-first = El jugador inicial se sortea
ask-lcg-random = Se descarta al azar una carta de la mano
ask-lcg-mulligan-row = ¿Qué cartas de tus provincias cambias? Puedes hacerlo una vez. Sin ninguna, te quedas con todas.
ask-lcg-mulligan-hand = ¿Qué cartas de tu mano cambias? Puedes hacerlo una vez. Sin ninguna, te quedas con todas.
ask-lcg-bid = { $seats ->
    [2] ¿Cuánto apuestas en tu dial? Robas ese número de cartas; la apuesta más alta da a la más baja la diferencia en honor.
   *[other] ¿Cuánto apuestas en tu dial? Robas ese número de cartas y das 1 de honor a cada jugador que apuesta menos.
}
ask-lcg-tidy = ¿Qué cartas boca arriba de tus provincias descartas?
ask-lcg-act = { $moment ->
    [fight] Juega una carta, usa una capacidad o pasa. Cuando todos pasen, se decide el conflicto.
    [draw] Juega una carta, usa una capacidad o pasa. Cuando todos pasen, empieza la fase de Conflicto.
    [fate] Juega una carta, usa una capacidad o pasa. Cuando todos pasen, termina la ronda.
   *[conflict] Juega una carta, usa una capacidad o pasa. Cuando todos pasen, se puede declarar el siguiente conflicto.
}
ask-lcg-dynasty = { $fate ->
    [0] Juega un personaje de una provincia o pasa hasta el final de la fase
   *[other] Juega un personaje de una provincia o pasa hasta el final de la fase (el primero en pasar gana { $fate } de destino)
}
ask-lcg-fate = ¿Cuánto de tus { $fate } de destino pones en { $card }? Cada uno lo mantiene una ronda más.
ask-lcg-target = { $whose ->
    [own] Usas { $card }: elige { $aim }; { $does }.
   *[other] { $seat } usa { $card }. Tú eliges en quién: «{ $does }».
}
ask-lcg-side = ¿Adónde va { $card }?
ask-lcg-declare = Declara un conflicto por un anillo o pasa
ask-lcg-province = ¿Qué provincia atacas?
ask-lcg-attackers = ¿Quién ataca la provincia { $slot } de { $defender }? Los atacantes se inclinan cuando termina el conflicto.
ask-lcg-defenders = { $attacker } ataca tu provincia { $slot } (fuerza { $strength }) en un conflicto { $kind } con { $skill } de habilidad. ¿Quién defiende?
ask-lcg-broken-card = ¿Descartas las cartas de la provincia rota de { $seat }?
ask-lcg-ring = ¿Qué hace por ti el { $ring }?
option-pass = Pasar
option-play = Jugar { $card }
option-play-for = Jugar { $card } ({ $costs })
option-play-for-on = Jugar { $card } ({ $costs }). Puede usarse en: { $targets }
option-on = Elegir { $card }
option-card = { $card }
option-character = { $card }
option-home = Ir a la base
option-join = Entrar en el conflicto
option-declare = { $ring }: { $kind }
option-province = { $strength ->
    [0] Provincia { $slot } de { $seat }
   *[other] Provincia { $slot } de { $seat }, fuerza { $strength }
}
option-slot = Provincia { $slot }
option-slot-card = Provincia { $slot }: { $card }
option-keep = Dejar las cartas ahí
option-discard = Descartar las cartas
option-decline = No hacer nada
option-take = Tomar 1 de honor de tu oponente
option-draw = Robar 1 carta
option-make = Hacer que tu oponente descarte 1 carta al azar
option-honor = Honrar a { $card }
option-dishonor = Deshonrar a { $card }
option-ready = Enderezar a { $card }
option-bow = Inclinar a { $card }
option-unfate = Retirar 1 de destino de { $card }
log-lcg-first-player = { $seat } tiene la ficha de jugador inicial
log-lcg-shuffled = { $seat } baraja el mazo de { $side }
log-lcg-filled = { $seat } pone una carta boca abajo en la provincia { $slot }
log-lcg-row-seen = { $seat } mira las cartas de sus provincias
log-lcg-row-seen-own = { $seat } mira las cartas de sus provincias: { $slugs }
log-lcg-row-replaced = { $seat } cambia cartas en { $slots_number ->
    [one] la provincia
   *[other] las provincias
} { $slots }
log-lcg-drawn = { $count ->
    [one] { $seat } roba { $count } carta
   *[other] { $seat } roba { $count } cartas
}
log-lcg-drawn-own = { $seat } roba { $slugs }
log-lcg-hand-returned = { $count ->
    [one] { $seat } pone { $count } carta de la mano en el fondo del mazo
   *[other] { $seat } pone { $count } cartas de la mano en el fondo del mazo
}
log-lcg-phase-began = Ronda { $turn }: { $phase }
log-lcg-revealed = { $seat } revela { $slug } en la provincia { $slot }
log-lcg-fate-changed = { $seat } gana { $amount } de destino
log-lcg-passed = { $seat } pasa
log-lcg-played = { $seat } juega { $slug } por { $cost } de destino
log-lcg-fate-added = Se pone { $amount } de destino en { $slug }
log-lcg-bids-shown = Según las apuestas, { $bids }
log-lcg-honor-changed = { $seat } gana { $amount } de honor
log-lcg-conflict-began = { $seat } declara un conflicto { $kind } por el { $ring }
log-lcg-conflict-began-fate = { $seat } declara un conflicto { $kind } por el { $ring } y toma el destino que tiene: { $fate }
log-lcg-opportunity-passed = { $seat } no declara conflicto
log-lcg-attacked = { $seat } ataca la provincia { $slot } de { $other }

log-lcg-announced = { $seat } juega { $slug }
log-lcg-attached = { $seat } une { $card } a { $host }
log-lcg-turned = { $slug } se endereza
log-lcg-turned-bowed = { $slug } se inclina
log-lcg-status-changed-up = Personaje honrado: { $slug }
log-lcg-status-changed-up-lost = { $slug } pierde su ficha de deshonrado
log-lcg-status-changed-down = Personaje deshonrado: { $slug }
log-lcg-status-changed-down-lost = { $slug } pierde su ficha de honrado
log-lcg-fate-removed = Se retira 1 de destino de cada personaje: { $slugs }
log-lcg-fate-removed-one = Se retira 1 de destino de { $slugs }
log-lcg-left-play = { $slug } sale del juego
log-lcg-left-play-sacrificed = Carta sacrificada: { $slug }
lcg-card-honored = { $card } (personaje honrado)
lcg-card-dishonored = { $card } (personaje deshonrado)
lcg-slot-stronghold = { $slot } (fortaleza)
log-lcg-left-play-with = { $slug } sale del juego, y también: { $worn }
log-lcg-left-play-kept = { $slug } sale del juego. De vuelta a la mano: { $kept }
log-lcg-left-play-both = { $slug } sale del juego, y también: { $worn }. De vuelta a la mano: { $kept }
log-lcg-totals = { $seat } tiene { $attack } de habilidad, { $other } tiene { $defense }
log-lcg-totals-begin = { $seat } ataca con { $attack } de habilidad, { $other } defiende con { $defense }; la fuerza de la provincia es { $strength }
log-lcg-decided = { $seat } gana el conflicto, { $most } a { $least }
log-lcg-decided-nobody = Nadie gana el conflicto, { $attack } a { $defense }
log-lcg-broken = Se rompe la provincia { $slot } de { $seat }
log-lcg-row-discarded = { $slugs } { $slugs_number ->
    [one] va
   *[other] van
} de { $slots_number ->
    [one] la provincia
   *[other] las provincias
} { $slots } de { $seat } al descarte
log-lcg-hand-discarded = { $seat } descarta { $slug }
log-lcg-claimed = { $seat } reclama el { $ring }
log-lcg-favor-claimed = { $seat } reclama el Favor Imperial con { $glory } de gloria, anillos reclamados incluidos
log-lcg-favor-stayed = Nadie reclama el Favor Imperial, y queda como está: { $seats } tienen la mayor gloria, anillos reclamados incluidos: { $glory } cada uno
log-lcg-all-readied = Se enderezan todos los personajes
log-lcg-rings-returned = Todos los anillos vuelven
log-lcg-eliminated = { $seat } queda fuera de la partida: { $reason }
log-lcg-eliminated-fought = { $seat } queda fuera de la partida: { $reason }. El conflicto termina aquí: nadie reclama su anillo, que vuelve, y los personajes que luchaban van a la base inclinados
log-lcg-ended = { $winners_number ->
    [one] { $winners } gana
   *[other] { $winners } ganan
} la partida: { $reason }

lcg-won-by-honor = suficiente honor
lcg-won-by-staying = no queda nadie más
lcg-out-by-provinces = todas las provincias están rotas
lcg-out-by-honor = no queda honor
lcg-out-by-conceding = se ha rendido
refused-lcg-holding = Una posesión no se juega: está en su provincia
refused-lcg-phase = Las cartas de la mano no se juegan en la fase de Dinastía, y las de las provincias solo en ella
refused-lcg-cost = Cuesta { $cost } de destino y tienes { $fate }
refused-lcg-unique = Ya controlas un personaje único con este título
refused-lcg-no-target = No hay ningún personaje sobre el que pueda jugarse
refused-lcg-out = Estás fuera de la partida
refused-lcg-no-opportunity = No te queda ninguna oportunidad para un conflicto de este tipo
refused-lcg-ring = No se puede declarar un conflicto por este anillo: está reclamado, o algo lo prohíbe
refused-lcg-no-conflict = No tienes a nadie enderezado que pueda atacar así
refused-lcg-whose-province = Solo se ataca una provincia de un oponente que sigue en la partida
refused-lcg-province = Esta provincia no puede ser atacada
refused-lcg-stronghold = La provincia de la fortaleza no puede ser atacada hasta que estén rotas suficientes provincias de su jugador
refused-lcg-bid = Una apuesta es un número entero del 1 al { $dial }
unknown-attempt = No hay nada como «{ $attempt }» que intentar
page-attempt-pass = Pasar
page-attempt-play = Jugar { $thing }
lcg-ring-air = Anillo del Aire
lcg-ring-earth = Anillo de la Tierra
lcg-ring-fire = Anillo del Fuego
lcg-ring-water = Anillo del Agua
lcg-ring-void = Anillo del Vacío
lcg-kind-military = militar
lcg-kind-political = político
lcg-phase-setup = preparación
lcg-phase-dynasty = fase de Dinastía
lcg-phase-draw = fase de Robo
lcg-phase-conflict = fase de Conflicto
lcg-phase-fate = fase de Destino
lcg-side-home = en la base
lcg-side-attacking = atacando
lcg-side-defending = defendiendo
lcg-side-dynasty = Dinastía
lcg-side-conflict = Conflicto
lcg-clan-crane = Clan de la Grulla
lcg-clan-lion = Clan del León
lcg-turn = { $turn ->
    [0] { lcg-board-setup }
   *[other] Ronda { $turn }: { $phase }
}
lcg-conflict = Conflicto de { $seat }: { $kind }, { $ring }
lcg-attacked = contra la provincia { $slot } de { $seat }
lcg-totals = ataque { $attack }, defensa { $defense }
lcg-first = Jugador inicial
lcg-favor = Favor Imperial
lcg-out = Eliminado
lcg-honor = Honor
lcg-fate = Destino
lcg-dial = Apuesta
lcg-hand = Mano
lcg-play = En juego
lcg-dynasty-deck = Mazo de Dinastía
lcg-conflict-deck = Mazo de Conflicto
lcg-dynasty-pile = Descarte de Dinastía
lcg-conflict-pile = Descarte de Conflicto
lcg-province = Provincia { $slot } · fuerza { $strength }
lcg-broken = Provincia { $slot } · rota (fuerza { $strength })
lcg-rings = Anillos
lcg-ring-fate = Destino: { $fate }
lcg-ring-claimed = Reclamado por { $seat }
lcg-skills = Militar { $military }, político { $political }, destino { $fate }
lcg-bowed = Inclinado
lcg-honored = Honrado
lcg-dishonored = Deshonrado
lcg-worn = Con { $card }
lcg-printed-character = Personaje, coste { $cost }, militar { $military }, político { $political }, gloria { $glory }
lcg-printed-attachment = Accesorio, coste { $cost }: añade militar { $military }, político { $political }
lcg-printed-holding = Posesión: { $strength } más de fuerza para su provincia
ask-lcg-places = ¿En qué orden están tus provincias? La última está bajo tu fortaleza
ask-lcg-would = ¿Impides o cambias esto? Está por ocurrir: { $events }.
ask-lcg-interrupt = ¿Interrumpes esto? Está por ocurrir: { $events }.
ask-lcg-reaction = ¿Reaccionas a esto? { $events }.
lcg-happens-something = Algo ocurre
lcg-happens-effects-begin = Empiezan los efectos de { $slug } ({ $seat })
lcg-happens-phase-begins = La { $phase } empieza
lcg-happens-phase-ends = La { $phase } acaba
lcg-happens-conflict-ends = El conflicto de { $seat } acaba
lcg-happens-declared = { $seat } declara un conflicto { $kind } contra la provincia { $slot } de { $other }
lcg-happens-declared-for = { $seat } declara un conflicto { $kind } ({ $ring }) contra la provincia { $slot } de { $other }
ask-lcg-forced = ¿Cuál de estas va primero?
ask-lcg-host = ¿Qué personaje recibe { $card }?
ask-lcg-restrict = Como mucho dos accesorios restringidos: ¿cuál se descarta?
ask-lcg-sacrifice = { $by }: ¿qué personaje sacrificas?
ask-lcg-select = { $by }: elige uno
ask-lcg-instead-of = { $by }: ¿en lugar de quién?
ask-lcg-again = { $by }. ¿Pierdes 1 de honor para elegir otra vez { $aim }? Lo que ocurre: { $does }.
ask-lcg-give-up = { $by }: { $count ->
    [one] ¿qué carta de la mano descartas?
   *[other] ¿qué { $count } cartas de la mano descartas?
}
ask-lcg-covert = ¿A quién impide defender encubierto?
ask-lcg-duel-bid = Duelo { $kind }: { $card } +{ $own } contra { $other } +{ $theirs }. ¿Cuánto apuestas? Gana el total más alto; la apuesta más alta da a la otra la diferencia en honor.
ask-lcg-favor = ¿En qué conflictos cuenta el Favor Imperial?
ask-lcg-next = Los personajes sin destino salen del juego. ¿Cuál sale a continuación?
option-use = Usar { $card }
option-use-for = Usar { $card } ({ $costs })
option-use-for-on = Usar { $card } ({ $costs }). Puede usarse en: { $targets }
option-first = Primero { $card }
option-next = Sale { $card }
option-gain = Ganar 2 de honor
option-draw-and-make = Robar 1 carta, y tu oponente descarta 1 al azar
option-set = En conflictos de este tipo: { $kind }
log-lcg-begun = { $seat } empieza con { $honor } de honor
log-lcg-placed = { $seat } coloca provincias boca abajo
log-lcg-placed-own = { $seat } coloca provincias boca abajo: { $slugs }
log-lcg-entered = { $slug } de { $seat } entra en juego { $side }
log-lcg-announced-used = { $seat } usa { $slug }
log-lcg-aimed = { $seat } elige { $slugs }
log-lcg-aimed-hidden = { $seat } elige una carta boca abajo
log-lcg-selected = { $seat } selecciona: «{ $what }»
log-lcg-selected-ability = { $seat } elige una capacidad de { $slug }: «{ $what }»
log-lcg-cancelled = { $slug } no tiene efecto
log-lcg-cancelled-by = { $by } cancela los efectos de { $slug }
log-lcg-not-begun = { $slug } no comienza: no se pagó su coste
log-lcg-covered = Encubierto de { $seat }: { $slugs } no puede declararse como defensor
log-lcg-province-shown = { $seat } revela { $slug }, provincia { $slot }
log-lcg-switched = El conflicto pasa a ser { $kind }
log-lcg-went-home = Todos los que participaron se inclinan y vuelven a la base
log-lcg-went-home-but = Todos los que participaron vuelven a la base y se inclinan, menos { $slugs }
log-lcg-duel-began = { $one } reta a { $other } a un duelo { $kind }
log-lcg-duel-decided = { $one } gana el duelo contra { $other }, { $most } a { $least }
log-lcg-duel-decided-nobody = Nadie gana el duelo de { $one } y { $other }, { $most } a { $least }
log-lcg-status-lost = { $slug } pierde su ficha de estado
log-lcg-moved = { $slug } se mueve al conflicto
log-lcg-holding-lost = { $slug } de { $seat } sale de su provincia
log-lcg-row-turned = { $slug } se pone boca arriba en la provincia { $slot } de { $seat }
lcg-span-conflict = hasta el final del conflicto
lcg-span-phase = hasta el final de la fase
lcg-span-round = hasta el final de la ronda
log-lcg-strengthened-military = { $slug } recibe { $amount } más de habilidad militar { $until }
log-lcg-strengthened-political = { $slug } recibe { $amount } más de habilidad política { $until }
log-lcg-strengthened-base-military = { $slug }: habilidad militar base por { $amount } { $until }
log-lcg-favor-claimed-set = { $seat } reclama el Favor Imperial con { $glory } de gloria, anillos reclamados incluidos, para conflictos de tipo { $kind }
log-lcg-ring-idle = El { $ring } no hace nada para { $seat }: no hay nada que pueda cambiar
log-lcg-ring-idle-alone = El { $ring } no hace nada para { $seat }: no está en un conflicto, así que nadie es su oponente
log-lcg-averted = Por { $slug }, eso no le ocurre a { $seat }
log-lcg-averted-first = Por { $slug }, { $seat } conserva la ficha de jugador inicial
log-lcg-rings-fated = { $amount } de destino en cada uno: { $rings }
refused-lcg-trigger = Su momento es: { $trigger }
refused-lcg-condition = Solo puede usarse { $condition }
refused-lcg-unpaid = No puedes pagarlo: { $paid }
refused-lcg-limit = Ya se usó tantas veces como permite su límite
refused-lcg-limited = Ya jugaste una carta limitada en esta ronda
refused-lcg-blank = Su texto no cuenta ahora
page-attempt-use = Usar una capacidad de { $thing }
lcg-printed-event = Evento, coste { $cost }
lcg-printed-province = Provincia, fuerza { $strength }
lcg-printed-traits = Rasgos: { $traits }
lcg-printed-stronghold = Fortaleza: honor { $honor }, destino { $fate }, { $strength } más de fuerza para su provincia
lcg-stronghold = Fortaleza
lcg-stronghold-province = Provincia de la fortaleza · fuerza { $strength }
lcg-stronghold-unknown = Provincia de la fortaleza
lcg-is-province = provincia
lcg-unplaced = Provincias por colocar
lcg-resolving = Jugándose
lcg-province-unknown = Provincia { $slot }
lcg-favor-set = Favor Imperial, { $kind }
option-duplicate = Descartar una copia de { $card } para ponerle 1 de destino
log-lcg-duplicate-discarded = { $seat } descarta una copia de { $slug }
refused-lcg-no-duplicate = No controlas un personaje único de este título
page-attempt-duplicate = Descartar una copia de { $thing }
page-windows = Ventanas
page-windows-concern = Preguntar cuando algo puede afectarme
page-windows-always = Preguntar en cada ventana
page-windows-tells = Preguntar a alguien por lo que ocurre muestra que alguna carta de su mazo podría responder a ello, la tenga en la mano o no.

lcg-position-card = «{ $card }» no puede estar aquí
lcg-position-seats = Una posición de este formato tiene de { $fewest } a { $most } asientos
lcg-position-not-there = El asiento no tiene «{ $asked }» en juego ni en sus provincias
lcg-position-no-limit = Ninguna habilidad de «{ $asked }» está limitada: haberla usado no cambia nada
lcg-position-seat = No hay asiento { $seat } en la partida; los asientos se cuentan desde 0
lcg-position-amount = Una cantidad es 0 o más, no { $amount }
lcg-position-phase = Solo la fase de Conflicto tiene conflictos y declaraciones
lcg-position-declare = Un conflicto se declara o está en curso, no ambas cosas
lcg-position-conflict = Nadie ataca sus propias provincias
lcg-position-province = El defensor no tiene provincia { $slot } no rota
lcg-position-ring = El anillo disputado ({ $ring }) no lo ha reclamado nadie
lcg-position-clan = «{ $asked }» no es clan de un mazo listo; hay { $known }
lcg-position-no-stronghold = Este formato no tiene fortalezas
lcg-position-status = Un personaje está honrado o deshonrado, no ambas cosas
lcg-position-fights = El asiento de este personaje no lucha en ningún conflicto
lcg-position-provinces = Un asiento tiene como máximo { $most } provincias
lcg-position-own = En este formato las provincias no tienen cartas propias
lcg-card-of = { $card } de { $seat }
lcg-card-on = { $card } en { $host }
lcg-card-with-fate = { $card } con { $fate } de destino
lcg-card-by = { $card } ({ $giver })
lcg-an-effect = el efecto
lcg-by-own = Usas { $card }
lcg-by-other = { $seat } usa { $card }
lcg-gone = un personaje que salió del juego
lcg-worn-of = Con { $card } de { $seat }
log-lcg-fate-changed-lost = { $seat } pierde { $amount } de destino
log-lcg-fate-changed-paid = { $seat } paga { $amount } de destino
log-lcg-honor-changed-lost = { $seat } pierde { $amount } de honor
log-lcg-honor-changed-taken = { $seat } toma { $amount } de honor de { $other }
log-lcg-honor-changed-given = { $seat } da { $amount } de honor a { $other }
log-lcg-bids-shown-even = Según las apuestas, nadie da honor
lcg-bid-gives = { $seat } da { $honor } de honor
lcg-bid-gets = { $seat } recibe { $honor } de honor
log-lcg-joined-attacking = { $count ->
    [0] { $seat } no declara atacantes
    [one] { $seat } declara a { $slugs } como atacante
   *[other] { $seat } declara a { $slugs } como atacantes
}
log-lcg-joined-defending = { $count ->
    [0] { $seat } no declara defensores
    [one] { $seat } declara a { $slugs } como defensor
   *[other] { $seat } declara a { $slugs } como defensores
}
log-lcg-moved-home = { $slug } vuelve a la base
lcg-card-in-province = { $card } de la provincia { $slot }
