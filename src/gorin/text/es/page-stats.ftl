### La página de estadísticas: partidas terminadas, victorias, duraciones.

page-stats = Estadísticas
page-stats-and-replays = Estadísticas y repeticiones
page-stats-lead = Quién ganó cuántas veces y cuánto duraron las partidas. Cada proporción va con un intervalo de confianza, que depende del número de partidas.
page-stats-whose = Partidas de quién
page-stats-yours = Tus partidas
page-stats-all = Todas en este servidor
page-stats-none = Aún no ha terminado ninguna partida en este servidor. La primera que termine se contará aquí, con su repetición.
page-stats-none-yours = Aún no has terminado ninguna partida. La primera que termines se contará aquí, con su repetición.
page-stats-begin = Jugar una partida
page-stats-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
page-stats-column-won = Victorias
page-stats-column-decided = Alguien ganó
page-stats-column-turns = Turnos
page-stats-of = { $won } de { $games }
page-stats-interval = { $share } %, con un 95 % de certeza entre { $low } % y { $high } %
page-stats-levels = Por nivel
page-stats-formats = Por formato
page-stats-seats = Por número de asientos
page-stats-places = Por asiento
page-stats-bots = Bots por nivel
page-stats-bots-yours = Contra bots
page-stats-decks = Por mazo
page-stats-rates-caption = La marca es la proporción de victorias; la barra, su intervalo del 95 %; contadas: { $games }.
page-stats-few = Con tan pocas partidas los intervalos son anchos: aún no está probado nada.
page-stats-percent = { $share } %
page-stats-lengths = Cuánto duran las partidas
page-stats-lengths-caption =
    { $games ->
        [one] { $games } partida, terminada tras { $median } turnos.
       *[other] { $games } partidas. La mitad termina a más tardar en el turno { $median }; nueve de cada diez, en el { $p90 }.
    }
page-stats-time =
    { $minutes ->
        [0] Duración mediana: menos de un minuto.
        [one] Duración mediana: { $minutes } minuto.
       *[other] Duración mediana: { $minutes } minutos.
    }
page-stats-axis-turns = turnos
page-stats-axis-games = partidas
page-stats-bar = { $turns } turnos: { $games }
page-stats-last = Últimas partidas
page-stats-last-listed = Últimas partidas de mesas públicas
page-stats-last-none = Ninguna mesa pública ha terminado aún una partida.
page-stats-taken-back = { $count } jugadas deshechas
page-stats-drawn-again = { $count } jugadas deshechas, también de azar: no cuenta
page-stats-you-won = Ganaste
page-stats-you-lost = No ganaste
page-stats-won-by = Victoria de { $winners }
page-stats-nobody = No ganó nadie
page-stats-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
page-stats-today = hoy, { $time }
page-stats-replay = Repetición de { $title }
page-stats-most =
    { $most ->
        [one] Solo se cuenta la última partida.
       *[other] Se cuentan como máximo las últimas { $most } partidas.
    }
