### Lo que dicen `gorin sim` y sus gráficos, y cómo se llaman los bots.

## Bots

bot-unknown = No existe el bot «{ $asked }»; los bots son { $known }
bot-level-random = bot aleatorio
bot-level-easy = bot fácil
bot-level-medium = bot medio
bot-level-heuristic = bot heurístico
bot-level-search = bot de búsqueda

## gorin sim

cli-help-sim = Dejar que los bots jueguen muchas partidas y contar. Semillas iguales dan resultados iguales, sea cual sea --jobs.
cli-help-sim-seats = Cuántos bots juegan. Los asientos sin --seat juegan al máximo nivel.
cli-help-sim-seat = Quién ocupa el siguiente asiento: bot, bot:random, bot:easy, bot:medium, bot:heuristic o, en algunos juegos, bot:search. Una vez por asiento.
cli-help-sim-deck = Con qué juega el siguiente bot: un mazo, por id o archivo. Una vez por bot; con más mazos que bots se juega por turno cada elección de ellos. Los mazos avanzan con sus bots.
cli-help-sim-games = Cuántas partidas jugar. Cada partida cuenta por sí sola: los encuentros de varias partidas son para una mesa o gorin play --games.
cli-help-sim-jobs = Cuántos procesos se reparten las partidas.
cli-help-sim-seed = De dónde derivan todo el azar y todos los bots.
cli-help-sim-turn_limit = Tras cuántos turnos termina una partida que nadie ha ganado.
cli-help-sim-swap = Los bots avanzan un asiento de una partida a otra.
cli-help-sim-number = Jugar solo la partida con este número, como fue en la serie.
cli-help-sim-plot_file = Dibujar victorias y duraciones en un archivo PNG o SVG.

sim-not-a-bot = «{ $asked }» no puede sentarse aquí: en una serie solo juegan bots; escribe bot, bot:random, bot:easy, bot:medium, bot:heuristic o, en algunos juegos, bot:search
sim-no-turn-limit = Este juego no tiene límite de turnos
sim-too-many-seats = se nombran { $named } bots para { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}

sim-process-lost = un proceso que jugaba partidas lo cerraron desde fuera, quizá por falta de memoria; prueba con menos --jobs

sim-playing = Jugando
sim-title = { $game }, { $played }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, semilla { $seed }
sim-entrant = { $number }: { $level }
sim-column-bot = bot
sim-column-deck = mazo
sim-column-games = partidas
sim-column-seat = asiento
sim-column-wins = victorias
sim-column-share = proporción
sim-column-interval = intervalo del 95 %
sim-turns = Turnos: { $mean } de media (intervalo del 95 % de { $low } a { $high }), mediana { $median }, nueve de cada diez terminan antes de { $p90 }, de { $least } a { $most }
sim-ending = Motivo del final: { $reason }: { $games } ({ $share })
sim-counted = { $label }: { $mean } por partida
sim-speed = { $decisions } decisiones por partida, { $rate } partidas por segundo, { $seconds } segundos
sim-plotted = Gráfico: { $file }
sim-decimal-mark = ,
sim-interval = { $low } – { $high }
sim-percent = { $number } %
sim-faults = { $count ->
    [one] { $count } partida falló. Es un defecto de Gorin; por favor, comunícalo con lo que sigue.
   *[other] { $count } partidas fallaron. Es un defecto de Gorin; por favor, comunícalo con lo que sigue.
}
sim-fault = Partida { $number }, semilla { $seed }: { $error }. Para jugarla otra vez, añade --seed { $seed } --game { $number }

## Gráficos

plot-kind = los gráficos se guardan como { $known }
plot-no-folder = no existe esa carpeta
plot-not-installed = los gráficos necesitan matplotlib: { $python } -m pip install matplotlib
plot-not-written = no se puede guardar el gráfico: { $reason }
plot-wins = victorias (%)
plot-turns = turnos
plot-games = partidas
plot-caption = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; las líneas muestran intervalos del 95 %
