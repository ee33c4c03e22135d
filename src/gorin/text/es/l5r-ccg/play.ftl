### L5R CCG as it is played: what is asked, what can be answered, what happened.

ask-ccg-shuffle = Se barajan cartas
ask-ccg-first = El primer jugador se sortea
ask-ccg-pay = Tienes que pagar { $gold } de oro. ¿Qué cartas se inclinan?
ask-ccg-aim = { $card }: elige { $aim }
ask-ccg-act = { $moment ->
    [battle] Batalla en la provincia { $slot } de { $seat }: haz una acción o pasa. Cuando todos pasen, se decide.
   *[phase] Haz una acción o pasa. Cuando todos pasen, empieza la fase de ataque de { $seat }.
}
ask-ccg-host = ¿Quién recibe { $card }?
ask-ccg-cost = ¿Cómo pagas { $card }?
ask-ccg-discard-cost = { $card } cuesta una carta de tu mano. ¿Cuál descartas?
ask-ccg-choose-bow = ¿Cuál de tus personalidades se inclina?
ask-ccg-declare = ¿A quién atacas?
ask-ccg-ally = ¿Te ofreces a luchar en un bando?
ask-ccg-accept = ¿Aceptas al aliado?
ask-ccg-assign = ¿Qué unidades van a qué provincias?
ask-ccg-battle = ¿Dónde es la próxima batalla?
ask-ccg-dynasty = Puedes producir { $gold } de oro: pon en juego una carta, descarta una o pasa
ask-ccg-discard = ¿Qué cartas de tu mano descartas?
option-pass = Pasar
option-auto = Inclinar lo que menos desperdicia
option-bow = Inclinar { $card }: produce { $gold } de oro
option-on = Elegir { $card }
option-card = { $card }
option-unit = { $card }
option-seat = Elegir a { $seat }
option-attack = Atacar a { $seat }
option-join = Luchar en el bando de { $seat }
option-province = Provincia { $slot } de { $seat }
option-field = Provincia { $slot } de { $seat }
option-stay = Quedarse fuera
option-refuse = Rechazar
option-accept = Aceptar
option-cost-bow = Inclinar la personalidad
option-cost-discard = Descartar una carta
option-recruit = { $gold ->
    [0] Poner en juego { $card } gratis
   *[other] Poner en juego { $card } por { $gold } de oro: inclina { $cards }
}
option-honorably = { $gold ->
    [0] Poner en juego { $card } gratis y ganar { $honor } de honor
   *[other] Poner en juego { $card } por { $gold } de oro y ganar { $honor } de honor: inclina { $cards }
}
option-cheaply = { $gold ->
    [0] Poner en juego { $card } gratis, sin su honor ({ $honor })
   *[other] Poner en juego { $card } por { $gold } de oro, sin su honor ({ $honor }): inclina { $cards }
}
option-discard = Descartar { $card }
option-play = { $gold ->
    [0] Jugar { $card }
   *[other] Jugar { $card } por { $gold } de oro: inclina { $cards }
}
option-use = { $gold ->
    [0] Usar { $card }
   *[other] Usar { $card } por { $gold } de oro: inclina { $cards }
}
option-tower = Inclinar { $card } para inclinar a un enemigo
option-equip = { $gold ->
    [0] Unir { $card }
   *[other] Unir { $card } por { $gold } de oro: inclina { $cards }
}
page-attempt-pass = Pasar
page-attempt-play = Jugar { $thing }
page-attempt-use = Usar { $thing }
page-attempt-tower = Usar las torres de los Yogo
page-attempt-equip = Unir { $thing }
page-attempt-recruit = Poner { $thing } en juego
page-attempt-honorably = Poner { $thing } en juego por todo su oro
page-attempt-cheaply = Poner { $thing } en juego por menos oro
log-ccg-first-player = { $seat } empieza
log-ccg-shuffled = { $seat } baraja el mazo de { $side }
log-ccg-drawn = { $count ->
    [one] { $seat } roba { $count } carta
   *[other] { $seat } roba { $count } cartas
}
log-ccg-drawn-own = { $seat } roba { $slugs }
log-ccg-turn-began = Turno { $turn }: { $seat }
log-ccg-revealed = { $seat } descubre { $slug } en la provincia { $slot }
log-ccg-produced = { $seat } inclina { $slug } y produce { $gold } de oro
log-ccg-entered = { $seat } pone { $slug } en juego
log-ccg-attached = { $seat } une { $slug } a { $personality }
log-ccg-row-discarded = { $slug } va de la provincia { $slot } de { $seat } al descarte
log-ccg-hand-discarded = { $seat } descarta { $slugs }
log-ccg-announced = { $seat } anuncia { $slug }
log-ccg-chosen = { $seat } elige { $what }
log-ccg-turned = { $slugs_number ->
    [one] { $slugs } se endereza
   *[other] { $slugs } se enderezan
}
log-ccg-turned-bowed = { $slugs_number ->
    [one] { $slugs } se inclina
   *[other] { $slugs } se inclinan
}
log-ccg-changed = { $slug } hasta el fin del turno: Fuerza { $force }, Chi { $chi }
log-ccg-changed-battle = { $slug } hasta el fin de la batalla: Fuerza { $force }, Chi { $chi }
log-ccg-destroyed = { $slugs_number ->
    [one] Carta destruida
   *[other] Cartas destruidas
}: { $slugs }
log-ccg-honor-changed = { $seat } gana { $amount } de Honor Familiar
log-ccg-eliminated = { $seat } queda fuera: { $reason }
log-ccg-ended = { $winners_number ->
    [one] { $winners } gana
   *[other] { $winners } ganan
} la partida: { $reason }
log-ccg-ended-nobody = Nadie gana la partida: { $reason }
log-ccg-attack-began = { $seat } ataca a { $other }
log-ccg-ally-offered = { $seat } se ofrece a luchar en el bando de { $other }
log-ccg-ally-answered = { $seat } acepta la ayuda de { $other }
log-ccg-ally-answered-refused = { $seat } rechaza la ayuda de { $other }
log-ccg-assigned = { $seat } envía { $units }
ccg-sent = { $cards } a la provincia { $slot }
ccg-sent-home = { $cards } a casa
log-ccg-assigned-nobody = { $seat } no envía a nadie
log-ccg-battle-began = Empieza la batalla en la provincia { $slot } de { $seat }
log-ccg-units-moved = { $units }
log-ccg-units-moved-home = { $slugs_number ->
    [one] { $slugs } vuelve a casa
   *[other] { $slugs } vuelven a casa
}
log-ccg-resolved = La batalla en la provincia { $slot } de { $seat }: { $attack } contra { $defense }, y { $strength } de la provincia
log-ccg-province-destroyed = La provincia { $slot } de { $seat } queda destruida
log-ccg-province-destroyed-card = La provincia { $slot } de { $seat } queda destruida; al descarte: { $slugs }
log-ccg-attack-ended = El ataque ha terminado
ccg-card = { $name }
ccg-target-seat = { $seat }
ccg-target-province = la provincia { $slot } de { $seat }
ccg-side-dynasty = Dinastía
ccg-side-fate = Destino
ccg-won-by-honor = suficiente Honor Familiar
ccg-won-by-staying = nadie más queda
ccg-ended-by-turns = el último turno ha terminado
ccg-out-by-provinces = todas las provincias fueron destruidas
ccg-out-by-dishonor = deshonor
ccg-out-by-conceding = se rindió
refused-ccg-battle = Esto no se puede hacer en una batalla
refused-ccg-no-battle = Esto solo se puede hacer en una batalla
refused-ccg-limited = Esto solo se puede hacer en la fase de acción de tu turno
refused-ccg-elsewhere = La carta no está en este campo de batalla
refused-ccg-bowed = La carta está inclinada
refused-ccg-used = La carta ya se usó en este turno
refused-ccg-gold = Cuesta { $gold } de oro, más de lo que produces
refused-ccg-hand = No tienes carta que descartar por ello
refused-ccg-target = No hay nada en lo que se pueda usar
refused-ccg-honor = Pide { $honor } de Honor Familiar, más del que tienes
refused-ccg-unique = Ya controlas una carta única con este título
refused-ccg-host = No tienes personalidad que pueda recibirla y se pague
refused-ccg-no-action = La carta no tiene acción
refused-ccg-dynasty = Las cartas entran en juego en tu fase de dinastía
refused-ccg-out = Estás fuera de la partida
ccg-no-own-decks = Por ahora solo se juega con mazos listos, por una opción de la mesa: deck=scorpion o deck=unicorn
choice-deck = Mazo del primer asiento
choice-deck-scorpion = Escorpión
choice-deck-unicorn = Unicornio
unknown-attempt = No hay nada como «{ $attempt }» que intentar
ccg-phase-setup = preparación
ccg-phase-straighten = fase de enderezar
ccg-phase-events = fase de eventos
ccg-phase-action = fase de acción
ccg-phase-attack = fase de ataque
ccg-phase-dynasty = fase de dinastía
ccg-phase-end = fase final
ccg-clan-scorpion = Clan del Escorpión
ccg-clan-unicorn = Clan del Unicornio
ccg-deck-scorpion = Clan del Escorpión
ccg-deck-unicorn = Clan del Unicornio
ccg-turn = Turno { $turn }: { $phase }
ccg-attack = { $seat } ataca a { $other }
ccg-battle = Batalla en la provincia { $slot }
ccg-forces = { $attack } contra { $defense }, y { $strength } de la provincia
ccg-ally-attacks = Aliado del atacante
ccg-ally-defends = Aliado del defensor
ccg-out = Fuera
ccg-honor = Honor Familiar
ccg-strength = Fuerza de las provincias
ccg-hand = Mano
ccg-units = Unidades
ccg-estate = Fortaleza, lo que empezó junto a ella, anillos y posesiones
ccg-dynasty-pile = Descarte de dinastía
ccg-fate-pile = Descarte de destino
ccg-provinces = Provincias
ccg-province = Provincia { $slot }
ccg-destroyed = Provincia { $slot } (destruida)
ccg-now = Fuerza { $force }, Chi { $chi }
ccg-now-force = Fuerza { $force }
ccg-attached = Con { $card }
ccg-bowed = Inclinada
ccg-attacking = Ataca la provincia { $slot }
ccg-defending = Defiende la provincia { $slot }
ccg-requirement = Pide { $honor } de Honor Familiar
ccg-printed-personality = Personalidad, { $clan }: coste { $cost }, Fuerza { $force }, Chi { $chi }, Honor Personal { $honor }
ccg-printed-holding = Posesión: coste { $cost }, produce { $gold } de oro
ccg-printed-holding-clan = Posesión: coste { $cost }, produce { $gold } de oro, 1 más para el { $clan }
ccg-printed-stronghold = Fortaleza: fuerza de las provincias { $strength }, produce { $gold } de oro, honor inicial { $honor }
ccg-printed-follower = Seguidor: coste { $cost }, Fuerza { $force }, Enfoque { $focus }
ccg-printed-strategy = Estrategia: coste { $cost }, Enfoque { $focus }
ccg-keyword-unique = Única
ccg-keyword-cavalry = Caballería
ccg-keyword-samurai = Samurái
ccg-keyword-bushi = Bushi
ccg-keyword-courtier = Cortesano
ccg-keyword-geisha-house = Casa de geishas
ccg-position-card = «{ $card }» no puede estar aquí
ccg-position-seats = Una posición tiene al menos { $fewest } asientos
ccg-position-seat = No hay asiento { $seat }; los asientos se cuentan desde 0
ccg-position-attack = Nadie ataca sus propias provincias
ccg-position-deck = «{ $deck }» no es un mazo listo; hay { $known }
ccg-position-province = El defensor no tiene provincia { $slot } donde una unidad pueda luchar
ccg-paying = Pagar oro
ccg-paying-table = La mesa inclina lo que menos desperdicia
ccg-paying-always = Preguntarme qué cartas se inclinan
page-windows = Rondas de acciones
page-windows-concern = Preguntar en mi fase de acción, en batallas abiertas y después de que otros actúen
page-windows-always = Preguntar en cada ronda
page-windows-tells = Preguntar a alguien por lo que ocurre muestra que alguna carta de su mazo podría responder a ello, la tenga en la mano o no.
ask-ccg-react = Puedes reaccionar: { $what } ({ $seat })
ask-ccg-challenge = Desafían a tu personalidad a un duelo: ¿aceptas?
ask-ccg-focus = Usa como Enfoque una carta de tu mano, boca abajo, o golpea
ask-ccg-court = ¿Descartas el Favor Imperial por ello?
ask-ccg-may-draw = El evento te permite robar una carta. ¿La robas?
ask-ccg-naval-act = Tu unidad naval puede actuar primero
ccg-trigger-targeted = una acción tiene sus objetivos
ccg-trigger-gains = alguien está a punto de ganar honor
ccg-trigger-moves = una unidad está a punto de moverse
ccg-trigger-moved = una acción ha movido a tu personalidad
ccg-trigger-refused = tu desafío fue rechazado
option-react = Reaccionar con { $card }
option-strike = Golpear
option-focus = Usar { $card } como Enfoque
option-give-favor = Descartar el Favor Imperial
option-keep-favor = Conservar el Favor Imperial
option-draw = Robar una carta
option-no-draw = No robar carta
option-also = { $gold ->
    [0] Usar { $card } de la segunda forma
   *[other] Usar { $card } de la segunda forma por { $gold } de oro: inclina { $cards }
}
option-lobby = { $card } busca el Favor Imperial
option-region = Unir { $card } a su provincia
option-overlay = { $card } ocupa el lugar de su nivel inferior
page-attempt-also = Usar la segunda habilidad de { $thing }
page-attempt-lobby = Buscar el Favor Imperial
page-attempt-region = Unir la región { $thing }
page-attempt-overlay = Superponer { $thing } a una personalidad
log-ccg-lobbied = { $slug } en la corte: { $seat } tiene el Favor Imperial
log-ccg-favor-discarded = { $seat } descarta el Favor Imperial
log-ccg-dishonored = { $slug } sufre deshonra
log-ccg-dishonored-not = { $slug } recupera el honor
log-ccg-challenged = { $seat }: { $slug } desafía a { $personality }
log-ccg-duel-refused = { $seat } rechaza por { $slug }
log-ccg-duel-began = Duelo: { $slug } y { $personality }
log-ccg-focused = { $seat } usa una carta como Enfoque
log-ccg-focused-own = { $seat } usa { $slug } como Enfoque
log-ccg-struck = { $seat } golpea
log-ccg-duel-ended = El duelo: { $slug } { $first }, { $personality } { $second }
log-ccg-duel-ended-focused = El duelo: { $slug } { $first }, { $personality } { $second }; enfoque: { $slugs }
log-ccg-duel-stopped = El duelo queda en nada
log-ccg-negated = { $seat } lo anula con { $slug }
log-ccg-terrain-laid = { $seat } pone { $slug } en el campo de batalla
log-ccg-event-happened = El evento { $slug } ocurre en una provincia de { $seat }. { $does }.
log-ccg-region-entered = { $seat } une { $slug } a la provincia { $slot }
log-ccg-overlaid = { $seat } pone { $slug } en juego sobre su nivel inferior
refused-ccg-reaction = Esto es una reacción: responde a algo que ocurre
refused-ccg-favor = No tienes el Favor Imperial
refused-ccg-has-favor = Ya tienes el Favor Imperial
refused-ccg-lobbied = Ya has buscado el Favor en este turno
refused-ccg-foremost = No tienes más Honor Familiar que cada otro jugador
refused-ccg-no-honor = Esta personalidad no puede hablar en la corte
refused-ccg-region = Ya hay una región en esta provincia
refused-ccg-overlay = No controlas un nivel inferior de esta personalidad
ccg-printed-item = Objeto: coste { $cost }, Fuerza +{ $force }, Chi +{ $chi }, Enfoque { $focus }
ccg-printed-ancestor = Ancestro: coste { $cost }, Fuerza +{ $force }, Chi +{ $chi }, Enfoque { $focus }
ccg-printed-spell = Hechizo: coste { $cost }, Enfoque { $focus }
ccg-printed-region = Región
ccg-printed-event = Evento
ccg-printed-wind = Viento
ccg-clan-mantis = Clan de la Mantis
ccg-keyword-naval = Naval
ccg-keyword-shugenja = Shugenja
ccg-keyword-weapon = Arma
ccg-keyword-terrain = Terreno
ccg-keyword-kiho = Kiho
ccg-keyword-singular = Singular
ccg-keyword-experienced = Experimentado
ccg-dishonorable = Deshonrada
ccg-duelling = En un duelo
ccg-region = Región: { $card }
ccg-terrain = Terreno: { $card }
ccg-duel = Duelo: { $card } y { $personality }
ccg-focused = Enfoque
ccg-favor = Tiene el Favor Imperial
ccg-removed = Fuera del juego
ccg-clan-crane = Clan de la Grulla
ccg-keyword-duelist = Duelista
ccg-trigger-duelling = ha empezado un duelo
ask-ccg-may-gain = ¿Ganas { $honor } de honor por tu sensei?
option-gain = Ganar el honor
option-no-gain = No ganar
refused-ccg-sensei = Tu sensei aleja a esta personalidad
ccg-printed-sensei = Sensei
ask-ccg-release = Tienes más cartas que cada otro jugador: ¿cuál descartas?
log-ccg-ring-entered = { $seat } pone { $slug } en juego
ccg-won-by-enlightenment = iluminación
ccg-printed-ring = Anillo: Enfoque { $focus }
ccg-of = { $card } de { $seat }
ccg-in-province = { $card } de la provincia { $slot }
ccg-gold = Oro
ccg-produces = Produce { $gold } de oro
log-ccg-honor-changed-lost = { $seat } pierde { $amount } de Honor Familiar
ccg-wastes-least = Inclinar { $cards }: es lo que menos desperdicia
nowhere-assign = Se queda en casa
