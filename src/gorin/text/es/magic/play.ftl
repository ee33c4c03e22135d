### Commander en juego: qué se pregunta, qué se puede responder, qué ha pasado.

ask-magic-first = Se elige al azar quién empieza
ask-magic-shuffle = Se baraja una biblioteca
ask-magic-mulligan = ¿Te quedas con esta mano? Si no, aparta cartas y roba una menos.
ask-magic-priority = { $next ->
    [nobody] Haz algo o pasa. Todos los demás pasaron: si pasas, { $then }.
   *[somebody] Haz algo o pasa a { $other }. Cuando todos pasen, { $then }.
}
ask-magic-x = ¿Qué valor tiene X para { $card }?
ask-magic-target = Elige un objetivo para { $card }
ask-magic-attack = ¿Qué criaturas atacan, y a quién?
ask-magic-block = Estas criaturas te atacan: { $cards }. ¿Cuáles de las tuyas bloquean, y qué?
ask-magic-order-blockers = ¿En qué orden hace daño tu atacante a los bloqueadores?
ask-magic-order-triggers = ¿En qué orden van tus habilidades a la pila?
ask-magic-discard = ¿Qué cartas descartas?
ask-magic-return = ¿Va tu comandante a la zona de mando en su lugar?
ask-magic-search = ¿Qué tierra básica pones en el campo de batalla?
ask-magic-enter = ¿Pones en el campo de batalla una criatura de tu mano, atacando?
option-pass = Pasar
option-land = Jugar { $card }
option-cast = Lanzar { $card }
option-command = Lanzar { $card } desde la zona de mando
option-use = Activar { $card }
option-target = Elegir { $card }
option-spell = Elegir el hechizo { $card }
option-card = { $card }
option-attacker = { $card }
option-blocker = { $card }
option-trigger = { $card }
option-enter = Poner { $card } allí
option-none = Ninguna
option-return = { $card } va a la zona de mando
option-let = Va adonde iba a ir
option-player = { $seat }
option-seat = { $seat }
# Las tierras básicas tienen nombre en cada lengua; las demás cartas, solo el impreso.
magic-card = { $name ->
    [Plains] Llanura
    [Island] Isla
    [Swamp] Pantano
    [Mountain] Montaña
    [Forest] Bosque
   *[other] { $name }
}
magic-step-setup = preparación
magic-step-upkeep = mantenimiento
magic-step-draw = robar
magic-step-main = fase principal
magic-step-main-2 = segunda fase principal
magic-step-attackers = atacantes
magic-step-blockers = bloqueadores
magic-step-first-strike = daño de quienes dañan primero
magic-step-damage = daño de combate
magic-step-end-of-combat = fin del combate
magic-step-end = paso final
magic-turn = { $turn ->
    [0] Preparación
   *[other] Turno { $turn }: { $step }
}
magic-active = Turno de { $seat }
magic-deck-kaalia = Kaalia of the Vast
magic-deck-zedruu = Zedruu the Greathearted
magic-out = Fuera de la partida
magic-life = Vida
magic-floating = Maná en la reserva
magic-tax = Impuesto de comandante
magic-damage = Daño del comandante de { $seat }
magic-battlefield = Criaturas y artefactos
magic-lands = Tierras
magic-hand = Mano
magic-library = Biblioteca
magic-graveyard = Cementerio
magic-exile = Exilio
magic-command-zone = Zona de mando
magic-aside = Apartadas
magic-stack = Pila
magic-tapped = girada
magic-sick = llegó este turno
magic-attacking = ataca a { $seat }
magic-is-blocking = bloquea a { $card }
magic-marked = daño { $amount }
magic-owned = pertenece a { $seat }
magic-commander = comandante
magic-of = de { $seat }
magic-aimed-at = objetivo: { $targets }
magic-printed-land = Tierra
magic-printed-creature = { $cost } · { $power }/{ $toughness }
magic-printed-spell = { $cost }
magic-kind-instant = Instantáneo
magic-kind-sorcery = Conjuro
magic-kind-artifact = Artefacto
magic-keyword-flying = vuela
magic-keyword-reach = alcance
magic-keyword-haste = prisa
magic-keyword-vigilance = vigilancia
magic-keyword-trample = arrolla
magic-keyword-lifelink = vínculo vital
magic-keyword-deathtouch = toque mortal
magic-keyword-defender = defensor
magic-keyword-first-strike = daña primero
magic-keyword-double-strike = daña dos veces
magic-to-battlefield = { $card } entra en el campo de batalla bajo el control de { $seat }
magic-to-graveyard = { $card } va al cementerio
magic-to-exile = { $card } se exilia
magic-to-command = { $card } va a la zona de mando
magic-to-library = { $card } va al fondo de la biblioteca
magic-attacks = { $card } contra { $seat }
magic-blocks = { $card } bloquea a { $other }
magic-hit-seat = { $card } hace { $amount } de daño a { $seat }
magic-hit-card = { $card } hace { $amount } de daño a { $other }
magic-out-by-life = { $seat } no tiene más vida
magic-out-by-library = { $seat } debía robar de una biblioteca vacía
magic-out-by-commander = { $seat } recibió 21 de daño de un comandante
magic-out-by-conceding = { $seat } se rinde
magic-won-by-staying = todos los demás están fuera
log-magic-moved = { $moves }
log-magic-drawn =
    { $count ->
        [one] { $seat } roba { $count } carta
       *[other] { $seat } roba { $count } cartas
    }
log-magic-drawn-own = Robas { $slugs }
log-magic-draw-failed = { $seat } no puede robar
log-magic-shuffled = { $seat } baraja la biblioteca
log-magic-set-aside =
    { $count ->
        [one] { $seat } aparta { $count } carta
       *[other] { $seat } aparta { $count } cartas
    }
log-magic-set-aside-kept = { $seat } se queda con la mano
log-magic-aside-returned = { $seat } pone en la biblioteca las cartas apartadas
log-magic-found = { $seat } pone { $slug } de la biblioteca en el campo de batalla, girada
log-magic-control-changed = { $seat } gana el control de { $slug }
log-magic-announced = { $seat } lanza { $slug }
log-magic-announced-command = { $seat } lanza { $slug } desde la zona de mando
log-magic-aimed = { $slug } de { $seat } tiene como objetivo: { $targets }
log-magic-aimed-x = { $seat } lanza { $slug } con X = { $x }
log-magic-paid = { $seat } paga con { $slugs }
log-magic-triggered = Una habilidad de { $slug } ({ $seat }) se dispara
log-magic-activated = { $seat } activa { $slug }
log-magic-resolved = { $slug } de { $seat } se resuelve
log-magic-resolved-not = { $slug } de { $seat } no hace nada: no tiene objetivo legal
log-magic-first-player = { $seat } empieza
log-magic-turn-began = Turno { $turn } de la partida: { $seat }
log-magic-land-played = { $seat } juega { $slug }
log-magic-discarded = { $seat } descarta { $slugs }
log-magic-life-changed = { $amount ->
    [one] { $seat } gana { $amount } vida
   *[other] { $seat } gana { $amount } vidas
}
log-magic-eliminated = { $reasons }
log-magic-ended = { $winners } ha ganado: { $reason }
log-magic-ended-nobody = No queda nadie: empate
log-magic-damaged = { $hits }
log-magic-attackers = { $seat } ataca: { $attacks }
log-magic-blockers = { $seat } bloquea: { $blocks }
log-magic-blockers-ordered = { $slug } hace daño en este orden: { $slugs }
refused-magic-main = solo en tu fase principal con la pila vacía
refused-magic-land = ya has jugado una tierra este turno
refused-magic-mana = no puedes pagar { $cost }
refused-magic-target = no hay objetivo legal
refused-magic-out = estás fuera de la partida
refused-magic-is-tapped = está girada
refused-magic-sick = llegó bajo tu control en este turno
refused-magic-defender = una criatura con defensor no ataca
refused-magic-attackers-step = los atacantes se declaran en tu propio turno, en el paso de declarar atacantes
refused-magic-attacks-nobody = no hay nadie a quien pueda atacar
refused-magic-other-out = ese jugador está fuera de la partida
refused-magic-may-not-attack = un efecto le impide atacar ahí
refused-magic-attack-cost = atacar ahí cuesta { $cost } de maná, que no puedes pagar
refused-magic-blockers-step = los bloqueadores se declaran en el paso de declarar bloqueadores
refused-magic-may-not-block = un efecto le impide bloquear
refused-magic-no-attacker = ninguna criatura te ataca
refused-magic-blocks-none = no puede bloquear a ninguna criatura que te ataca
refused-magic-intimidate = a quien tiene intimidar solo lo bloquean artefactos y criaturas de uno de sus colores
refused-magic-flying = a quien vuela solo lo bloquean criaturas con la habilidad de volar o alcance
refused-magic-shroud = lo que tiene velo no puede ser objetivo
refused-magic-no-such-target = no es un objetivo legal para esto
page-attempt-land = Jugar { $thing }
page-attempt-cast = Lanzar { $thing }
page-attempt-command = Lanzar { $thing } desde la zona de mando
page-attempt-use = Activar { $thing }
page-attempt-pass = Pasar
page-attempt-attack = Atacar con { $thing }
page-attempt-block = Bloquear con { $thing }
page-attempt-attacker = Bloquear a { $thing }
page-attempt-seat = Atacar a { $seat }
page-attempt-target = Hacer objetivo a { $thing }
page-attempt-spell = Hacer objetivo al hechizo { $thing }
page-attempt-player = Hacer objetivo a { $seat }
unknown-attempt = «{ $attempt }» no es nada que se pueda intentar
magic-no-own-decks = Por ahora solo se juega con mazos listos, por una opción de la mesa: deck=kaalia o deck=zedruu
choice-deck = Tu mazo
choice-deck-kaalia = Kaalia of the Vast
choice-deck-zedruu = Zedruu the Greathearted
page-windows = Prioridad
page-windows-concern = Preguntar en mis fases principales, y cuando me afecta
page-windows-always = Preguntar en cada paso
ask-magic-first-change = Varios efectos cambiarían lo que ocurre: ¿cuál se aplica primero?
ask-magic-may = ¿Quieres lo que hace tu habilidad?
ask-magic-sacrifice = ¿Qué criatura sacrificas?
ask-magic-discard-one = ¿Qué carta descartas?
ask-magic-pay-to-attack = Atacar cuesta { $amount } de maná: ¿pagas?
option-change = Primero { $card }
option-enters = Primero cómo llega { $card }
option-shield = Primero el escudo
option-do = Sí: { $card }
option-decline = No
option-sacrifice = Sacrificar { $card }
option-pay = Pagar por { $card }
option-stay = Se queda
magic-kind-enchantment = Encantamiento
magic-keyword-intimidate = intimidar
magic-keyword-shroud = velo
magic-is-now = ahora { $power }/{ $toughness }
magic-has-now = tiene { $keywords }
magic-attached = unido a { $card }
magic-to-hand = { $card } vuelve a la mano
log-magic-land-played-tapped = { $seat } juega una tierra girada: { $slug }
log-magic-tokens-made = { $seat } crea fichas, { $number } de { $slug }
log-magic-attack-planned = { $seat } quiere atacar con { $slugs }
log-magic-stayed-back = { $slug } se queda: no se pagó por ella
log-magic-untapped = { $slugs_number ->
    [one] { $slugs } se endereza
   *[other] { $slugs } se enderezan
}
log-magic-attached = { $slug } se une a { $host }
log-magic-attached-not = Carta que ya no está unida a nada: { $slug }
log-magic-counter-put = Se pone un contador en { $slug }
log-magic-delayed = Una habilidad de { $slug } se disparará más tarde
log-magic-came-due = La habilidad aplazada de { $slug } ({ $seat }) se dispara
log-magic-shielded = { $slug } prevendrá { $amount } de daño
log-magic-prevented = Se previene { $amount } de daño de { $slug }
log-magic-change-chosen = { $seat } deja que { $slug } se aplique primero
refused-magic-tapped = está girado, o llegó este turno
refused-magic-sacrifice = no tienes criatura que sacrificar
position-seats = Una posición tiene de dos a cuatro asientos
position-step = «{ $step }» no es un paso con el que pueda empezar una posición; son { $steps }
position-seat = No hay asiento { $seat }; los asientos cuentan desde 0
position-deck = No hay mazo «{ $deck }»; los listos son { $decks }
position-card = No hay carta «{ $card }»
position-card-near = No hay carta «{ $card }»; ¿quieres decir «{ $near }»?
position-name = Nada en la posición se llama «{ $name }»
ask-magic-set-aside = ¿Qué cartas apartas? Robas una menos. Vuelven a tu biblioteca cuando te quedes con la mano.
option-keep = Quedarme con esta mano
option-mulligan = Hacer mulligan
magic-then-spell = { $card } de { $seat } se resuelve
magic-then-ability = la habilidad de { $card } ({ $seat }) se resuelve
magic-then-setup = empieza el primer turno
magic-then-upkeep = empieza el paso de robar
magic-then-draw = empieza la fase principal
magic-then-main = empieza el combate
magic-then-attackers = se declaran los bloqueadores
magic-then-blockers = se hace el daño de combate
magic-then-first-strike = se hace el resto del daño de combate
magic-then-damage = termina el combate
magic-then-end-of-combat = empieza la segunda fase principal
magic-then-main-2 = empieza el paso final
magic-then-end = termina el turno
magic-card-of = { $card } de { $seat }
log-magic-life-changed-lost = { $amount ->
    [one] { $seat } pierde { $amount } vida
   *[other] { $seat } pierde { $amount } vidas
}
option-found = Poner { $card } en el campo de batalla
nowhere-attack = No ataca
nowhere-block = No bloquea
