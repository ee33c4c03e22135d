### What the page says of series of levels.

## Opening a table

page-new-what = Qué se juega
page-new-one-level = Un nivel
page-new-series-timed = Una carrera: cada jugador trae un nivel del mismo poder; gana quien necesita menos turnos adicionales en todos los niveles.
page-new-series-linked = Niveles uno tras otro: quien gana uno se lleva un tesoro al siguiente.
page-new-series-pick-up = Para quienes conocen el juego: los niveles son cada vez más profundos, los exploradores conservan lo que recogen y los mazos crecen.
page-new-series-more = Niveles y acuerdos
page-new-series-levels = Niveles: { $levels }
page-new-series-level = Nivel { $number }
page-new-series-level-of = Nivel del asiento { $number }
page-new-series-usual = { $level } (predeterminado)
page-new-series-add = Añadir un nivel
page-new-series-drop = Quitar el último nivel
page-new-series-order = Orden de los niveles
page-series-order-listed = Como en la lista
page-series-order-random = Por sorteo
page-series-order-ask = Se pregunta a los jugadores
page-new-series-scoring = Quién gana
page-series-scoring-treasures = Quien tiene más tesoros
page-series-scoring-final = Quien se lleva el último tesoro
page-series-scoring-turns = Quien necesita menos turnos adicionales
page-series-scoring-levels = Quien gana más niveles
page-new-series-carry = Qué se lleva además de tesoros
page-series-carry-item = Un objeto guardado
page-new-series-limit = Límite de turnos de cada nivel
page-new-series-limit-hint = Cada nivel acaba tras ese número de turnos.

## At the table

page-series-level-of = Nivel { $number } de { $count }
page-series-level-short = { $number }/{ $count }
page-series-sheet = Hoja de puntos
page-series-to-map = Ver el mapa
page-series-stage-order = Antes del primer nivel: ¿en qué orden?
page-series-stage-start = Antes del primer nivel: un tesoro para empezar
page-series-stage-level = Hoja de puntos
page-series-stage-keep = Entre niveles: qué se lleva
page-series-stage-prize = Entre niveles: un tesoro para el ganador
page-series-stage-add = Entre niveles: cartas para el mazo
page-series-stage-over = La serie ha terminado
page-series-in-deck = { $count } en tu mazo
page-series-carried = Tu explorador lleva
page-series-carries-nothing = Nada todavía
page-series-deck = { $count ->
    [one] Tu mazo de robo para el nivel siguiente: { $count } carta
   *[other] Tu mazo de robo para el nivel siguiente: { $count } cartas
}

## The score sheet

page-series-column-level = Nivel
page-series-so-far = Hasta ahora
page-series-total = En total
page-series-won = ganó
page-series-winner = gana la serie
page-series-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
page-series-ended = { $turns }, { $reason }
page-series-now = en juego, turno { $turn }
page-series-to-come = aún por jugar
page-series-to-come-of = creado por { $seat }, aún por jugar
