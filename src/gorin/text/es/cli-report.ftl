### Lo que dicen `gorin report` y la página que escribe.

## gorin report

cli-help-report = Dejar que los bots jueguen un juego muchas veces y escribir una página sobre cómo se juega. Lo jugado se guarda: para con Ctrl-C, y la misma orden continúa.
cli-help-report-games = Cuántas partidas de cada caso jugar.
cli-help-report-random_games = Cuántas donde juegan bots aleatorios; sus partidas son largas.
cli-help-report-search_games = Cuántas donde juegan bots de búsqueda; piensan mucho tiempo.
cli-help-report-levels = Qué jugar: niveles, o formatos de un juego sin niveles; ids o archivos separados por comas. Sin esto, todo.
cli-help-report-bots = Qué bots, separados por comas. Sin esto, todos menos search.
cli-help-report-seats = Con cuántos asientos, separados por comas.
cli-help-report-jobs = Cuántos procesos se reparten las partidas. Sin esto, uno por procesador.
cli-help-report-seed = De dónde derivan todo el azar y todos los bots.
cli-help-report-turn_limit = Tras cuántos turnos se detiene una partida.
cli-help-report-folder = La carpeta para la página, las cifras y lo jugado.
cli-help-report-redraw = No jugar nada: escribir la página con lo guardado, aunque hayan cambiado reglas, cartas o bots.

report-bad-seats = «{ $asked }» no es un número de asientos
report-own-option = Un informe elige esta opción por sí mismo
report-nothing = nada de esto puede jugarse con ese número de asientos
report-nothing-kept = aquí no hay nada guardado que mostrar
report-case = { $level }, { $seats }, { $bot }
report-variant = { $level }: { $variant }
report-place = { $level }, { $seats }
report-of-seat = { $place }, { $seat }
report-seats = { $count ->
    [one] en solitario
   *[other] { $count } asientos
}
report-progress = { $games } de { $all } partidas
report-left = quedan { $time }
report-case-done = { $cases } de { $all }: { $case } (quedan { $time })
report-checked = { $asked }: { $verdict }
report-written = Página: { $file }
report-stopped = Detenido. { $games } de { $all } partidas están guardadas; la misma orden continúa con el resto.
report-faults = { $count ->
    [one] { $count } partida falló. Es un defecto de Gorin; la página termina con la traza del error y cómo jugarla otra vez.
   *[other] { $count } partidas fallaron. Es un defecto de Gorin; la página termina con las trazas de los errores y cómo jugarlas otra vez.
}

## The page

report-title = { $game }: cómo se juega
report-about = Los bots lo jugaron muchas veces: quién gana y cuánto se tarda. Las cifras hablan del juego, no de lo bien que lo juegan las personas.
report-unfinished = Este informe está incompleto: se han jugado { $games } de { $all } partidas.
report-stale = { $count ->
    [one] { $count } caso se jugó con reglas, cartas o bots distintos de los que se usaban cuando se escribió esta página; la tabla lo marca con un asterisco.
   *[other] { $count } casos se jugaron con reglas, cartas o bots distintos de los que se usaban cuando se escribió esta página; la tabla los marca con un asterisco.
}
report-fact-program = Programa
report-fact-rules = Reglas
report-fact-cards = Cartas
report-fact-games = Partidas
report-fact-chance = Semilla
report-fact-limit = Límite de turnos
report-fact-options = Opciones
report-fact-time = Tiempo de juego
report-program = Gorin { $version }, reglas y bots { $code }
report-cards-shipped = como vienen con el programa, { $digest }
report-cards-entered = como las introdujo su dueño, { $digest }
report-games = { $games } en { $cases } casos
report-games-each = { $bot }: { $games } por caso
report-time = { $hours } h { $minutes } min de un procesador

## Checks

report-checks = Lo que se pide al juego
report-column-asked = Se pide
report-column-found = Encontrado
report-column-verdict = Veredicto
report-met = cumplido
report-not-met = no cumplido
report-unknown = muy pocas partidas
report-check-highest = Cumplido en { $met } de { $all } casos; el más alto es
report-check-failing = Cumplido en { $met } de { $all } casos, pero no en
report-check-more = { $count ->
    [one] y en { $count } más, marcado en la tabla
   *[other] y en { $count } más, marcados en la tabla
}
report-check-too-few = { $count ->
    [one] { $count } caso tiene muy pocas partidas para decirlo (menos de { $enough })
   *[other] { $count } casos tienen muy pocas partidas para decirlo (menos de { $enough })
}
report-share = { $share } ({ $low } – { $high })
report-interval = { $low } – { $high }

## Plots

report-plots = Gráficos
report-plot-won = Partidas que alguien ganó
report-plot-won-axis = ganadas, % de las partidas
report-plot-won-about = Los puntos muestran la proporción de partidas que alguien ganó; las líneas, su intervalo del 95 %.
report-plot-first = Ganadas por quien empezó
report-plot-first-axis = % de las partidas ganadas
report-plot-first-about = Los puntos muestran en qué proporción de las partidas ganadas el ganador había empezado el primer turno; las líneas, el intervalo del 95 %. La línea roja es el límite de { $most }; la discontinua, lo que sería si todos los asientos fueran iguales.
report-plot-turns = Turnos hasta que alguien ganó
report-plot-turns-axis = turnos
report-plot-turns-about = Partidas que alguien ganó: los puntos muestran la mediana, las líneas gruesas la mitad central, las finas nueve de cada diez partidas.

## Table

report-table = Todos los casos
report-column-seats = Asientos
report-column-bot = Bot
report-column-games = Partidas
report-column-won = Ganadas
report-column-by-seat = Ganadas, asiento por asiento
report-column-soon = En { $turns } turnos
report-column-first = Por quien empezó
report-column-median = Turnos, mediana
report-column-p90 = nueve de diez
report-column-most = máximo
report-column-slow = Más de { $turns } turnos
report-column-decisions = Decisiones
report-table-about = Proporciones con sus intervalos del 95 %. Los turnos son los de las partidas que alguien ganó; decisiones, las de una partida entera.

## Games that broke

report-broken = Partidas que fallaron
report-broken-about = Cada una es un defecto de Gorin; por favor, comunícalo con lo que aquí figura.
report-broken-game = { $case }: partida { $number }, semilla del azar { $seed }
