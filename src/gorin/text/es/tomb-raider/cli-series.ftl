### Lo que dice `gorin series`.

## Help

cli-help-series = Jugar varios niveles por acuerdo: una serie Cronometrada, Encadenada o Pick Up.
cli-help-series-play = Jugar una serie en este terminal; se guarda en todo momento.
cli-help-series-play-kind = La serie: timed (Cronometrada), linked (Encadenada) o pick-up.
cli-help-series-play-seats = Cuántos juegan. Los asientos sin --seat son bots.
cli-help-series-play-seat = Quién se sienta ahí: human, human:NOMBRE, bot o bot:NIVEL; una vez por asiento.
cli-help-series-play-bots = El nivel de los bots de los asientos sin --seat.
cli-help-series-play-levels = Los niveles, por id o archivo, una variante tras dos puntos; en las series Cronometrada y Pick Up, uno por jugador.
cli-help-series-play-decks = Los mazos, por id o archivo, en el orden de los asientos.
cli-help-series-play-order = El orden de los niveles: listed (listado), random (sorteado) o ask (preguntar a los jugadores).
cli-help-series-play-scoring = Encadenada: «treasures» si ganan más tesoros, «final» si gana quien se lleva el último.
cli-help-series-play-carry = Encadenada: qué se lleva además de tesoros: upgrade, secret-move, item.
cli-help-series-play-turn_limit = El nivel termina tras este número de turnos; una serie Cronometrada siempre tiene ese límite.
cli-help-series-play-opening = Manos iniciales: chosen (elegidas) o random (al azar).
cli-help-series-play-seed = La semilla del azar, cifras hexadecimales o cualquier texto, para repetir una serie.
cli-help-series-resume = Reanudar una serie guardada, o listar las guardadas.
cli-help-series-resume-save = Una serie guardada, por su número en la lista o su id.
cli-help-series-sheet = Mostrar la hoja de puntos de una serie.
cli-help-series-sheet-file = El diario de una serie, o el id de la serie.
cli-help-series-sim = Dejar que los bots jueguen muchas series, y contar. Semillas iguales dan resultados iguales, sea cual sea --jobs.
cli-help-series-sim-kind = La serie: timed (Cronometrada), linked (Encadenada) o pick-up.
cli-help-series-sim-seats = Cuántos bots juegan. Los que no tienen --seat juegan lo mejor que saben.
cli-help-series-sim-seat = Quién ocupa el siguiente asiento: bot, bot:random, bot:easy, bot:medium, bot:heuristic o bot:search. Una vez por asiento.
cli-help-series-sim-count = Cuántas series se juegan.
cli-help-series-sim-jobs = Cuántos procesos se reparten las series.
cli-help-series-sim-seed = De dónde vienen todo el azar y todos los bots.
cli-help-series-sim-swap = Los bots avanzan un asiento de serie en serie.
cli-help-series-sim-levels = Los niveles, por id o archivo, una variante tras dos puntos.
cli-help-series-sim-decks = Los mazos, por id o archivo, en el orden de los asientos.
cli-help-series-sim-order = El orden de los niveles: listed (listado), random (sorteado) o ask (preguntar a los bots).
cli-help-series-sim-scoring = Encadenada: «treasures» si ganan más tesoros, «final» si gana quien se lleva el último.
cli-help-series-sim-carry = Encadenada: qué se lleva además de tesoros: upgrade, secret-move, item.
cli-help-series-sim-turn_limit = El nivel termina tras este número de turnos.
cli-help-series-sim-opening = Manos iniciales: chosen (elegidas) o random (al azar).

## The score sheet

series-sheet-won = { $turns ->
    [one] Nivel { $number }, { $level }: ganado por { $winners } en { $turns } turno
   *[other] Nivel { $number }, { $level }: ganado por { $winners } en { $turns } turnos
}
series-sheet-drawn = { $turns ->
    [one] Nivel { $number }, { $level }: no lo gana nadie en { $turns } turno
   *[other] Nivel { $number }, { $level }: no lo gana nadie en { $turns } turnos
}
series-sheet-to-come = Nivel { $number }, { $level }: aún por jugar
series-sheet-to-come-of = Nivel { $number }, { $level }, creado por { $seat }: aún por jugar
series-sheet-seat = { $seat }: { $facts }
series-sheet-standing = { $seat } hasta ahora: { $facts }
series-fact-extra = { $turns ->
    [0] ningún turno adicional
    [one] { $turns } turno adicional
   *[other] { $turns } turnos adicionales
}
series-fact-unfinished = sin terminar
series-fact-prize = gana { $card }
series-fact-kept = conserva { $cards }
series-fact-added = { $count ->
    [one] añade { $count } carta
   *[other] añade { $count } cartas
}
series-fact-levels = { $count ->
    [0] ningún nivel ganado
    [one] { $count } nivel ganado
   *[other] { $count } niveles ganados
}
series-fact-won = tesoros ganados: { $cards }
series-fact-holds = empieza el nivel siguiente con { $cards }
series-column-level = nivel
series-column-winner = ganador
series-column-turns = turnos
series-column-levels = niveles
series-column-treasures = tesoros
series-column-extra = turnos adicionales
series-column-sum = hasta ahora

## At the table

series-many = { $count } respuestas: escribe un número o el principio de un nombre; «list» las muestra todas.
series-deck = { $count ->
    [one] Tu mazo de robo, { $count } carta: { $cards }
   *[other] Tu mazo de robo, { $count } cartas: { $cards }
}
series-deck-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
series-go-on = Pulsa Intro para continuar.
series-concede-sure = ¿Rendirte en toda la serie, con los niveles que aún faltan? Escribe «sí».
series-no-saves = No hay ninguna serie guardada.
series-no-such-save = { $count ->
    [0] No hay ninguna serie guardada
    [one] Hay { $count } serie guardada, y no es «{ $asked }»
   *[other] Hay { $count } series guardadas, y «{ $asked }» no es ninguna de ellas, o puede ser varias
}
series-old-saves = { $count ->
    [one] Una serie guardada de una versión anterior: { $series }
   *[other] Series guardadas de una versión anterior: { $series }
}
series-resume-how = Para reanudar una: gorin series resume y su número o id
series-not-a-series = Este es el diario de un solo nivel, no de una serie

## gorin series sim

series-sim-title = { $kind }, { $seats } jugadores: { $series } series, semilla { $seed }
series-sim-levels = Niveles: { $levels }, { $turns } turnos de media; sin ganador: { $undecided }. Series sin ganador: { $nobody }
series-sim-turns = turnos de todos los niveles
series-sim-undecided = niveles que nadie ganó
series-sim-faults = { $count ->
    [one] { $count } serie ha fallado, la número { $number }. Es un error de Gorin; comunícalo con lo que sigue.
   *[other] { $count } series han fallado, la primera con el número { $number }. Es un error de Gorin; comunícalo con lo que sigue.
}
