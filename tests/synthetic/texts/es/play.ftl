### El juego de las cortes al jugarse: lo que se pregunta, lo que se responde, lo que ocurrió.

ask-act = Juega una carta o pasa
ask-reply = Responde a una oferta de tratado
ask-talk = ¿Ofreces un tratado?
ask-target = Elige un asiento
ask-interrupt = { $event }. ¿Juegas una carta antes de que ocurra?
ask-react = { $event }. Ya ocurrió. ¿Juegas una carta?
ask-bid = ¿Cuántas monedas pujas por una carta?
ask-tally = ¿Abres el objetivo de tu equipo?
ask-shuffle = Se barajan las cartas
ask-duel = Se libra un duelo
ask-storm = ¿Hay tormenta?
ask-shed = Descarta hasta dos cartas, por una moneda cada una
ask-rank = Pon los asientos en orden; el primero gana una moneda
ask-grant = Reparte el tesoro entre los asientos
ask-send = Da cartas a otros asientos
ask-pay = Paga monedas a un asiento
ask-charter = Escribe una carta para otro asiento

option-pass = Pasar
option-peek = Mirar la parte de arriba del mazo
option-play = Jugar { $card }
option-at = Elegir a { $seat }
option-offer = Ofrecer un tratado a { $seat }
option-accept = Aceptar el tratado con { $seat }
option-refuse = Rechazar el tratado con { $seat }
option-keep = Dejarlo sellado
option-open = Abrirlo
option-calm = Calma
option-storm = Tormenta
option-seat = { $seat }
option-coins = Monedas
option-payee = Quién las recibe
option-words = Las palabras
option-kind = En honor de
option-whom = Para quién
option-spent = Cartas que cuesta
option-grants = El tesoro

card-strike = golpe
card-shield = escudo
card-mirror = espejo
card-hush = silencio
card-riposte = contragolpe
card-gift = regalo
courts-bid = { $seat }: { $amount }

log-shuffled = { $count ->
    [one] Se baraja { $count } carta
   *[other] Se barajan { $count } cartas
}
log-drawn = { $seat } roba una carta
log-drawn-card = { $seat } roba { $card }
log-sealed-card = { $captain } ve el objetivo del equipo { $team }: { $card }
log-turn = Turno de { $seat }
log-peeked = { $seat } mira la parte de arriba del mazo
log-peeked-cards = { $seat } mira la parte de arriba del mazo: { $cards }
log-announced = { $seat } juega { $card }
log-passed = { $seat } no hace nada en este turno
log-aimed = { $seat } dirige su carta ({ $kind }) a { $target }
log-stopped = { $seat } detiene con { $card } la carta de { $source } ({ $kind })
log-mirrored = { $seat } devuelve con { $card } el golpe de { $source }
courts-due-card = { $seat } jugó una carta ({ $kind })
courts-due-card-at = { $seat } jugó una carta ({ $kind }) para { $target }
courts-due-strike = { $source } golpea a { $target }: { $amount } de vida
log-resolving = { $seat }: { $kind } tiene efecto si nadie lo impide
log-struck = { $source } golpea a { $target }: { $amount } de vida perdida
log-healed = { $seat } gana 1 de vida
log-eliminated = { $seat } queda fuera de la partida; descarta: { $cards }
log-ended = { $count ->
    [one] Victoria de { $winners }: { $reason }
   *[other] Victoria de { $winners }: { $reason }
}
log-offered = { $seat } ofrece un tratado
log-replied = { $answer ->
    [yes] { $seat } acepta el tratado con { $other }
   *[no] { $seat } rechaza el tratado con { $other }
}
log-storm = Una tormenta acaba con todos los tratados
log-bids = Pujas: { $bids }. { $winner } gana una carta
log-bids-nobody = Pujas: { $bids }. Nadie pujó más que todos los demás
log-opened = { $seat } abre el objetivo: { $card }. Monedas ganadas: { $earned }
log-joined = { $seat } se une al equipo { $team } con { $life } de vida y { $coins } monedas
log-shed = { $count ->
    [0] { $seat } no descarta nada
   *[other] { $seat } descarta { $cards }
}
log-ranked = { $seat } pone los asientos en este orden: { $order }
log-granted = { $seat } reparte el tesoro: { $parts }
log-sent = { $count ->
    [0] { $seat } no da nada
   *[other] { $seat } da una carta a cada uno de estos: { $whom }
}
log-paid = { $source } paga monedas a { $target }: { $amount }
log-hailed = { $seat } alza un estandarte: «{ $words }»
log-saluted = { $seat } saluda a { $other }
ask-hail = Alzar un estandarte: ¿qué hay escrito en él?
ask-salute = ¿A quién saludar?
initiative-hail = Estandarte
initiative-salute = Saludar
log-chartered = { $seat } escribe una carta para { $whom } en honor de: { $kind }. Dice: «{ $words }»

last-team = solo queda un equipo
last-turn = terminó el último turno y gana quien tiene más vida

refused-not-in-play = Estás fuera de la partida
refused-not-a-scout = Solo un explorador mira el mazo
refused-not-your-turn = No es tu turno
refused-at-peace = Tienes un tratado con todos a quienes podrías golpear
refused-target-not-in-play = Ese asiento está fuera de la partida
refused-at-peace-with = No puedes golpear ese asiento
refused-other-team = Ese asiento es del otro equipo
refused-no-such-kind = No hay un tipo de carta llamado «{ $kind }»
courts-bad-option = Tiene que ser de 1 a { $most }

page-attempt-pass = Pasar
page-attempt-peek = Mirar el mazo
page-attempt-at = Apuntar a { $seat }
unknown-attempt = No hay nada como «{ $attempt }» que intentar
