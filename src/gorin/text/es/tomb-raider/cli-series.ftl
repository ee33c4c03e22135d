### Lo que dice `gorin series`.

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
