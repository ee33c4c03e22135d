### Las palabras de las otras cartas de la caja básica y lo que se dice al jugarlas.

lcg-as-attachment = Se puede jugar como accesorio: { $text }
lcg-bearer-gains = Su portador tiene esto: { $text }
lcg-role = Rol
lcg-top = Primera carta del mazo de Conflicto
lcg-printed-role = Rol
lcg-either = { $first }, o { $second }
lcg-limit-card-round = { $count ->
    [one] como mucho { $count } vez por ronda
   *[other] como mucho { $count } veces por ronda
 }
lcg-limit-title-phase = { $count ->
    [one] cada jugador { $count } vez por fase, todas las copias juntas
   *[other] cada jugador { $count } veces por fase, todas las copias juntas
 }
lcg-word-an-opponent = un oponente
lcg-word-another-of-same-seat = otro personaje del mismo jugador
lcg-word-at-end-of-conflict = al final del conflicto, si sigue en juego, { $effect }
lcg-word-attachments-only = Solo se le puede unir esto: { $trait }.
lcg-word-attacked-twice = si un oponente ha declarado dos conflictos o más contra ti en esta fase
lcg-word-blanks-bearer = El texto de su portador no cuenta.
lcg-word-bow-this = inclina esta carta
lcg-word-break-this-province = rompe esta provincia
lcg-word-cancel-that = eso no ocurre
lcg-word-card-in-your-provinces = otra carta en tus provincias
lcg-word-choose-and = { $chosen }: { $effect }
lcg-word-close-ring = elige un anillo: ese jugador no declara conflictos de los elementos del anillo en esta fase
lcg-word-covert-during = tiene encubierto en conflictos por el { $ring } hasta el final de la fase
lcg-word-declare-now = declaras de inmediato tu siguiente conflicto
lcg-word-dials-revealed = después de que se revelen los diales de honor
lcg-word-discard-from-hand = { $count ->
    [one] descarta { $count } carta de tu mano
   *[other] descarta { $count } cartas de tu mano
 }
lcg-word-discard-from-their-hand = miras la mano de tu oponente y descartas una carta de ella
lcg-word-discard-without-skill = es descartado si su { $figure } es o llega a ser 0 en este conflicto
lcg-word-dishonor = queda deshonrado
lcg-word-dishonor-if-you-win = puedes deshonrarlo si ganas el conflicto
lcg-word-duel-that-bows = este personaje libra un duelo { $kind } con el elegido, en el que quien daría honor puede descartar en su lugar otras tantas cartas de la mano: quien pierde se inclina
lcg-word-duel-that-takes-fate = este personaje libra un duelo { $kind } con el elegido: quien pierde es descartado si no tiene destino; si no, se le retira 1 de destino
lcg-word-facedown-province = una provincia boca abajo
lcg-word-facedown-provinces = el número de tus provincias boca abajo
lcg-word-facedown-in-your-provinces-up-to = hasta { $most } cartas boca abajo en tus provincias
lcg-word-fate-to-ring = pon { $amount } de destino en un anillo no reclamado
lcg-word-foils-first-action = Mientras no hayas perdido ningún conflicto en esta fase, se cancelan los efectos de la primera acción de una carta que tu oponente activa en cada conflicto.
lcg-word-ability-gained = este personaje la gana hasta el final de la fase
lcg-word-holding-from-pile = una posesión en tu descarte de Dinastía
lcg-word-gift-from-each-deck = se revelan las { $count } primeras cartas de cada mazo de Conflicto; de cada mazo eliges una de ellas, que va a la mano de su propietario, y cada jugador baraja
lcg-word-guards-bearer-from-events = Su portador no puede ser objetivo de eventos de oponentes.
lcg-word-hand-above = el número de cartas en la mano por encima de { $amount }
lcg-word-instead-on-chosen = eso le ocurre en su lugar al elegido
lcg-word-keep-out = hasta el final del conflicto, ningún personaje de un oponente va a él ni se juega de la mano
lcg-word-look-at-province = la miras
lcg-word-lose-status = se descarta su ficha de estado
lcg-word-lower-bid-by = tu apuesta cuenta como { $amount } menos, pero no menos que 0
lcg-word-make-ready = se endereza
lcg-word-more-influence = Un mazo con este rol tiene { $amount } más de influencia.
lcg-word-more-uses-for-bearer = Puedes activar cada capacidad de su portador una vez más por ronda, o en el plazo que indique su límite; lo que pueden todas las copias juntas no cambia.
lcg-word-move-fate-to-bearer = 1 de destino pasa de él al portador de esta carta
lcg-word-move-to-other = pasa a otro personaje tuyo
lcg-word-needs-role-keeper = Solo para mazos con un rol de Guardián.
lcg-word-needs-role-seeker = Solo para mazos con un rol de Buscador.
lcg-word-next-attachment-cheaper = el próximo accesorio que juegues en su portador en esta fase cuesta { $amount } menos
lcg-word-next-event-cheaper = el próximo evento que juegues en esta fase cuesta { $amount } menos
lcg-word-no-fate-when-played = No se le pone destino cuando se juega desde una provincia.
lcg-word-one-defender-against-this-alone = Mientras ataca solo, tu oponente declara como mucho un defensor.
lcg-word-one-more-province = Un mazo con este rol puede tener una provincia más del { $ring } en lugar de otra.
lcg-word-one-per-bearer = Un personaje lleva como mucho una de estas.
lcg-word-opponent-discards-at-random = { $count ->
    [one] tu oponente descarta al azar { $count } carta de la mano
   *[other] tu oponente descarta al azar { $count } cartas de la mano
 }
lcg-word-opponent-gives-up = tu oponente elige y descarta cartas de la mano, tantas como { $count }
lcg-word-opponent-selects-one = tu oponente elige una opción: { $effects }
lcg-word-opponent-who-attacked-twice = ese oponente
lcg-word-other-with-ability = una capacidad activada impresa en otro personaje
lcg-word-pay-fate = paga { $amount } de destino
lcg-word-phase-begins = después de que empiece la { $phase }
lcg-word-phase-ends = cuando acaba la { $phase }
lcg-word-place-fate = { $amount ->
    [one] se le pone { $amount } de destino
   *[other] se le ponen { $amount } de destino
 }
lcg-word-raise-bid = tu apuesta cuenta como { $amount } más
lcg-word-ready-spent = ese personaje se endereza
lcg-word-put-where-it-was-paid = se pone en esa provincia
lcg-word-remove-fate-or-discard = es descartado si no tiene destino; si no, se le retira 1 de destino
lcg-word-resolve-unclaimed = resuelves los efectos de hasta { $count } anillos no reclamados
lcg-word-return-fate = todo el destino en él vuelve a la reserva de su propietario
lcg-word-reveal-top-to-play = se revela la primera carta de tu mazo de Conflicto; hasta el final de la fase puedes jugarla como si fuera de tu mano
lcg-word-ring-claimed = si has reclamado el { $ring }
lcg-word-select-one = elige una opción: { $effects }
lcg-word-shuffle-from-row = baraja en su mazo una carta de una provincia tuya no rota
lcg-word-stronger-opponents-lose-fate = cada oponente con más personajes que tú retira 1 de destino de uno de los suyos
lcg-word-switch-base = sus habilidades base se intercambian hasta el final del conflicto
lcg-word-switch-ring = el anillo disputado se cambia por uno no reclamado
lcg-word-switch-this-holding = cambia de lugar con esta posesión
lcg-word-take-attachment = lo unes, como tuyo, al personaje deshonrado; si no es posible, se descarta
lcg-word-take-control = lo controlas hasta el final del conflicto
lcg-word-take-fate = { $amount } de destino pasa del oponente a ti
lcg-word-take-honor = { $amount } de honor pasa del oponente a ti
lcg-yields-honor = dar { $amount } de honor
lcg-yields-fate = dar { $amount } de destino
lcg-word-take-one-of-top = miras las { $count } primeras cartas de tu mazo de Conflicto, tomas una y pones las otras al fondo
lcg-word-take-ring-over = tienes el efecto del anillo en lugar del atacante y lo reclamas
lcg-word-afterwards = después { $effect }
lcg-word-return-rings-here = cada anillo de esta provincia vuelve a tu reserva de no reclamados
lcg-word-they-lose-honor = ese jugador pierde { $amount } de honor
lcg-word-they-sacrifice = ese jugador sacrifica un personaje
lcg-word-trade-ring = cambias un anillo que has reclamado por uno no reclamado y tomas el destino en él
lcg-word-you-would-pass-first = cuando fueras a pasar el marcador de jugador inicial
lcg-word-your-first-conflict-ends = después de que acabe tu primer conflicto de esta fase como atacante, si rompió una provincia
ask-lcg-close-ring = { $by }: ¿qué anillo eliges? Ese jugador no declara conflictos de los elementos del anillo.
ask-lcg-discard-theirs = { $by }: ¿qué carta de la mano de tu oponente se descarta?
ask-lcg-duel-instead = { $by }: ¿das honor por tu apuesta o descartas cartas?
ask-lcg-lose-fate = { $by }: ¿de qué personaje retiras 1 de destino?
ask-lcg-may-dishonor = Has ganado el conflicto. ¿Deshonras a { $card }?
ask-lcg-on-ring = { $by }. El precio: { $cost }. ¿En qué anillo?
ask-lcg-own-ring = { $by }: ¿qué anillos cambias?
ask-lcg-pay-with = { $by }. El precio: { $cost }. ¿Con qué lo pagas?
ask-lcg-put = { $by }: ¿qué personajes pones en juego?
ask-lcg-row-card = { $by }: ¿qué carta barajas en su mazo?
ask-lcg-take = { $by }: ¿qué carta se toma?
ask-lcg-which-ring = { $by }: ¿por qué anillo se cambia el disputado?
ask-lcg-which-rings = { $by }: ¿de qué anillos resuelves los efectos?
log-lcg-attachment-moved = { $card } pasa a { $host }
log-lcg-fate-moved = { $amount } de destino pasa de { $card } a { $host }
log-lcg-fate-returned = Todo el destino en { $slug } vuelve a { $seat }: { $amount }
log-lcg-lasts-cannot-bow-at-end = { $card } no se inclina cuando acaba este conflicto ({ $source })
log-lcg-lasts-cannot-bow-at-end-defending = Hasta el final de la fase, { $card } no se inclina al final de los conflictos en que defiende ({ $source })
log-lcg-lasts-cannot-trigger = Hasta el final del conflicto, las capacidades de { $card } no se pueden activar ({ $source })
log-lcg-lasts-cannot-discard = Hasta el final de la fase, { $card } no se puede descartar ({ $source })
log-lcg-lasts-cannot-lose-fate = Hasta el final de la fase, { $card } no puede perder destino ({ $source })
log-lcg-lasts-covert = Hasta el final de la fase, { $card } tiene encubierto en conflictos por el { $ring } ({ $source })
log-lcg-lasts-ability = Hasta el final de la fase, { $card } tiene la capacidad de { $giver } ({ $source })
log-lcg-lasts-cheaper-attachment = Hasta el final de la fase, el próximo accesorio que { $seat } juegue en { $card } cuesta { $amount } menos ({ $source })
log-lcg-lasts-cheaper-event = Hasta el final de la fase, el próximo evento que { $seat } juegue cuesta { $amount } menos ({ $source })
log-lcg-lasts-owner = Cuando acaba este conflicto, { $other } controla otra vez a { $card } ({ $source })
log-lcg-lasts-dishonor-if-won = Si { $seat } gana este conflicto, { $seat } puede deshonrar a { $card } ({ $source })
log-lcg-lasts-top = Hasta el final de la fase, { $seat } puede jugar esta carta de la parte superior del mazo de Conflicto ({ $source })
log-lcg-lasts-lost-without-skill = Hasta el final del conflicto, { $card } es descartado en cuanto no tiene habilidad ({ $kind }) ({ $source })
log-lcg-lasts-no-ring = Hasta el final de la fase, { $other } no declara conflictos por el { $ring } ({ $source })
log-lcg-lasts-rooted = Hasta el final del conflicto, ningún personaje de un oponente de { $seat } va a él ni se juega de la mano ({ $source })
log-lcg-lasts-ring-taken = { $seat } tiene el efecto del anillo disputado en lugar del atacante y lo reclama ({ $source })
log-lcg-ring-traded = { $seat } devuelve el { $ring } y toma el { $other }
log-lcg-cards-seen = { $seat } mira cartas: { $count }
log-lcg-cards-seen-own = { $seat } mira { $slugs }
log-lcg-cards-revealed = { $seat } revela { $slugs }
log-lcg-card-taken = { $seat } pone { $slug } en la mano
log-lcg-card-taken-hidden = { $seat } pone una carta en la mano
log-lcg-card-sunk = { $seat } pone una carta al fondo del mazo de Conflicto
log-lcg-row-switched = Cartas en provincias de { $seat } cambian de lugar: { $slots }
log-lcg-row-returned = { $seat } baraja en su mazo la carta en la provincia { $slot }
log-lcg-holding-put = { $seat } pone { $slug } en la provincia { $slot }
log-lcg-left-play-hand = { $slug } vuelve a la mano
log-lcg-left-play-top = { $slug } vuelve a la parte superior de su mazo
log-lcg-left-play-bottom = { $slug } vuelve al fondo de su mazo
log-lcg-aimed-seats = { $seat } elige a { $seats }
log-lcg-strengthened-military-less = { $slug }: { $amount } menos de habilidad militar { $until }
log-lcg-strengthened-political-less = { $slug }: { $amount } menos de habilidad política { $until }
option-facedown = Provincia { $slot } de { $seat }, boca abajo
option-seat = Elegir a { $seat }
option-select = Seleccionar: { $what }
option-select-theirs = Seleccionar: «{ $what }»
option-ability = Elegir: «{ $what }»
option-trade = Devolver el { $ring }, tomar el { $other }
option-give-honor = Dar honor
option-discard-cards = Descartar cartas
refused-lcg-barred = Algo en juego te impide jugarla
refused-lcg-silenced = Sus capacidades no se pueden activar ahora
