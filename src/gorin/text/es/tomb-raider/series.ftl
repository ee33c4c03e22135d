### Lo que dicen las series de niveles: niveles cronometrados, preguntas entre niveles, el registro, lo que se rechaza.

## A timed level

log-level-finished = { $seat } termina el nivel en el turno { $turn }
ended-timed = todos los demás también han terminado
ended-timed-limit = el primero en terminar antes del límite de turnos acordado
play-finished = terminó en el turno { $turn }

## Questions between levels

ask-series-order = ¿Se juegan los niveles en el orden en que están listados: { $levels }?
ask-series-lot = Sortear el orden de los niveles
ask-series-start = ¿Con qué tesoro empieza tu explorador?
ask-series-prize = Has ganado el nivel. ¿Qué tesoro de poder { $power } o menor te llevas?
ask-series-keep = ¿Qué objeto guardado lleva tu explorador al nivel siguiente?
ask-series-add = ¿Qué carta añades a tu mazo? Aún puedes añadir { $left }.

option-levels-as-listed = Jugarlos en el orden listado
option-levels-by-lot = Sortear
option-series-treasure = Llevarse { $card }
option-no-treasure = No llevarse ningún tesoro
option-series-keep = Llevar { $card }
option-keep-no-item = No llevar ningún objeto
option-series-add = Añadir { $card }
option-add-no-more = No añadir nada más

## The log

series-log-order-kept = Niveles en este orden: { $levels }
series-log-order-drawn = El sorteo da este orden de niveles: { $levels }
series-log-start-treasure-taken = { $seat } empieza la serie con { $slug }
series-log-level-began = Empieza el nivel { $number }: { $level }
series-log-level-began-deeper = Empieza el nivel { $number }: { $level }, con la primera fila en la profundidad { $depth }
series-log-level-over = { $seats_number ->
    [one] { $seats } gana el nivel { $number }, { $level }, en el turno { $turns }: { $reason }
   *[other] { $seats } ganan el nivel { $number }, { $level }, en el turno { $turns }: { $reason }
}
series-log-level-over-drawn = Nadie gana el nivel { $number }, { $level }, tras { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}: { $reason }
series-log-level-over-broken-off = El nivel { $number }, { $level }, se interrumpe
series-log-extra-turns-counted = { $turns ->
    [0] { $seat } no necesitó turnos adicionales
    [one] { $seat } necesitó { $turns } turno adicional
   *[other] { $seat } necesitó { $turns } turnos adicionales
}
series-log-extra-turns-counted-unfinished = { $turns ->
    [one] { $seat } no ha terminado: { $turns } turno adicional
   *[other] { $seat } no ha terminado: { $turns } turnos adicionales
}
series-log-cards-kept = { $seat } conserva { $slugs }
series-log-prize-taken = { $seat } se lleva { $slug }
series-log-prize-declined = { $seat } no se lleva ningún tesoro
series-log-card-added = { $seat } añade { $slug } al mazo
series-log-additions-made = { $count ->
    [0] { $seat } no añade cartas al mazo
    [one] { $seat } ha añadido { $count } carta al mazo
   *[other] { $seat } ha añadido { $count } cartas al mazo
}
series-log-series-ended = { $seats_number ->
    [one] { $seats } gana la serie: { $reason }
   *[other] { $seats } ganan la serie: { $reason }
}
series-log-series-ended-drawn = Nadie gana la serie: { $reason }
series-log-player-left = { $seat } deja la serie
ended-series = se han jugado todos sus niveles

## What is refused

refused-series-not-now = No es el momento para eso
refused-series-no-start = Nadie empieza esta serie con un tesoro
refused-series-first = Tu nivel se juega primero, así que empiezas sin tesoro
refused-series-power = El tesoro tiene poder { $power }; puede tener { $limit } como máximo
refused-series-held = Ya tienes este tesoro
refused-series-not-winner = Solo el ganador del último nivel se lleva un tesoro
refused-series-no-items = Está acordado que no se llevan objetos
refused-series-not-saved = Eso no está entre los objetos guardados de tu explorador
refused-series-added = Ya has añadido las { $limit } cartas que podías

## Setting up a series

series-unknown = No existe la serie «{ $asked }»; las series son { $known }
series-too-few-players = Una serie es para dos jugadores o más, no para { $count }
series-no-levels = Una serie necesita al menos un nivel
series-bad-seats = El nivel { $level } es para { $minimum } a { $maximum } jugadores, no para { $count }
series-levels-each = Cada jugador crea un nivel: { $levels ->
    [one] hay { $levels } nivel
   *[other] hay { $levels } niveles
} para { $count } jugadores
series-unequal-power = Los niveles de una serie Cronometrada tienen el mismo poder; estos tienen { $powers }
series-other-goal = El nivel { $level } no consiste en encontrar el tesoro, así que nadie puede terminarlo en una serie Cronometrada
series-no-turn-limit = Una serie Cronometrada necesita un límite de turnos, por el que se cuentan los turnos de quien no termina
series-level-size = Un nivel de una serie Pick Up tiene 3 de ancho y 6 de profundidad, no { $width } de ancho y { $depth } de profundidad
series-level-too-deep = El primer nivel tiene { $count ->
    [one] { $count } lugar que puede
   *[other] { $count } lugares que pueden
} estar en sus primeras { $rows } filas; necesita { $wanted }
series-bad-order = No existe el orden «{ $asked }» de niveles; puede ser { $known }
series-bad-scoring = No existe la puntuación «{ $asked }» en esta serie; puede ser { $known }
series-bad-carry = «{ $asked }» no se puede llevar; se puede llevar { $known }
series-bad-turn-limit = Un nivel no puede terminar tras { $turns } turnos; dura al menos 1
series-carry-fixed = Lo que los exploradores conservan en la serie «{ $kind }» lo fijan sus reglas
