### Lo que dicen el propio `gorin` y sus órdenes games, replay y verify, y la ayuda de todas.

## `gorin` solo

cli-about = Gorin arbitra juegos de cartas, la mayoría descatalogados, y cita la cláusula de cada decisión.
cli-more-help = Más: gorin --help, gorin ORDEN --help. Idiomas: --lang en, pt-BR, es, zh.

cli-example-play = gorin play tomb-raider
    .title = jugar en solitario en este terminal
cli-example-play-bot = gorin play --seat human --seat bot
    .title = jugar contra un bot
cli-example-resume = gorin resume
    .title = ver las partidas guardadas o seguir una
cli-example-games = gorin games
    .title = mostrar a qué se puede jugar
cli-example-rules = gorin rules TR-6.13
    .title = leer una cláusula, su código y sus tests
cli-example-card = gorin card "Pit Trap"
    .title = leer una carta
cli-example-judge = gorin judge ESCENARIO.toml
    .title = zanjar una discusión: qué pasa en esta posición
cli-example-verify = gorin verify DIARIO
    .title = comprobar cada jugada y cada dado de una partida
cli-example-sim = gorin sim tomb-raider --games 100
    .title = dejar que los bots jueguen muchas partidas y contar

## gorin games

games-format = formato
games-level = nivel
games-deck = mazo
games-option = opción
games-seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
games-seats-range = { $fewest } a { $most } asientos
games-seats-solo = { $seats }, o en solitario
games-deck-size = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
games-try = Empieza con: gorin play { $game }

## gorin replay

replay-title = { $game }, formato { $format }, escrito por Gorin { $version }: { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}.
replay-players = Jugadores: { $players }.
replay-spectator = un espectador
replay-chance = el azar
replay-table = la mesa
replay-position = Lo que ve { $viewer }:
replay-waits = La pregunta es para { $seat }: { $question } ({ $clause })
replay-waits-other = La decisión es de { $seat } ({ $clause })
replay-ended = La partida ha terminado: { $reason } ({ $clause })
replay-no-step = no hay paso { $asked }; el diario tiene { $steps }
replay-no-seat = no hay asiento «{ $asked }»; indica uno de 1 a { $seats }, o all
replay-not-finished = la partida no ha terminado, así que no se muestra lo que ven todos los asientos; indica un asiento

## Diarios que no se pueden volver a jugar

journal-bad-header = la cabecera no describe una partida que pueda empezar: { $reason }
journal-public-copy = esta copia omite respuestas secretas y no se puede volver a jugar; usa el diario completo

## gorin verify

verify-chain-fine = Cadena: la cabecera y { $entries ->
    [one] { $entries } entrada coinciden
   *[other] { $entries } entradas coinciden
} con sus hashes; nada se editó a mano.
verify-chain-wrong = Cadena: la línea en { $place } se cambió después de escribirla, o falta una línea anterior. Nada posterior es fiable, así que no se comprobó nada más.
verify-moves-fine = Jugadas: { $entries ->
    [one] { $entries } entrada se repitió
   *[other] las { $entries } entradas se repitieron
} según las reglas.
verify-moves-wrong = Jugadas: { $place } no se ajusta a las reglas: { $reason }
verify-state-fine = Final: la posición alcanzada y quién ganó son lo que declara el diario.
verify-state-wrong = Final: la posición alcanzada no es la que declara el diario.
verify-outcome-wrong = Final: la posición es la que declara el diario, pero quién ganó o por qué no lo es.
verify-state-unfinished = Final: el diario no declara ninguno; la partida no ha terminado o el archivo está cortado.
verify-state-not-reached = Final: no alcanzado.
verify-chance-fine = Azar: la semilla coincide con el compromiso hecho antes de jugar, y { $draws ->
    [one] { $draws } sorteo se deduce
   *[other] los { $draws } sorteos se deducen
} de ella.
verify-chance-not-revealed = Azar: la semilla aún no se ha revelado; { $draws ->
    [one] { $draws } sorteo la espera
   *[other] { $draws } sorteos la esperan
}.
verify-chance-uncommitted = Azar: no se puede decir; no se pudo repetir la partida hasta el final ({ $draws ->
    [one] { $draws } sorteo
   *[other] { $draws } sorteos
}).
verify-chance-no-commitment = Azar: no se puede comprobar: no hubo compromiso antes de jugar, o se quitó del archivo.
verify-chance-wrong-seed = Azar: la semilla revelada no es la del compromiso hecho antes de jugar.
verify-chance-wrong-draw = Azar: el sorteo en { $place } no se deduce de la semilla.
verify-fine = Nada en { $file } está en desacuerdo.
verify-wrong = { $file } está en desacuerdo consigo mismo.

## Ayuda de todas las órdenes: cli-help-ORDEN, cli-help-ORDEN-OPCIÓN, cli-help-any-OPCIÓN.

cli-help-gorin = Un árbitro y una mesa para juegos de cartas, la mayoría descatalogados.
cli-help-any-lang = Idioma: en, pt-BR, es, zh.
cli-help-any-help = Mostrar esta ayuda.
cli-help-any-json = Informar en JSON.
cli-help-any-version = Mostrar la versión.
cli-help-any-install_completion = Enseñar a este intérprete a completar las órdenes.
cli-help-any-show_completion = Mostrar lo que instalaría --install-completion.
cli-help-any-game = El juego, por identificador.
cli-help-any-format = Un formato del juego, por identificador.
cli-help-any-option = Otra opción del juego, como NOMBRE=VALOR; una vez por cada una.
cli-help-any-level = Un nivel, por identificador o archivo.
cli-help-any-variant = La variante del nivel, por identificador.
cli-help-any-deck = Un mazo, por identificador o archivo; una vez por asiento, en el orden de los asientos.
cli-help-any-line = Líneas simples: sin dibujo ni color.
cli-help-any-fast = Contar sin pausas, no pedir entropía.
cli-help-any-turn_limit = La partida termina tras este número de turnos.
cli-help-any-file = Un diario.
cli-help-play = Jugar en este terminal: en solitario, con otros en el mismo teclado o contra bots.
cli-help-play-seat = Quién ocupa el asiento: human, human:NOMBRE, bot o bot:NIVEL; una vez por asiento.
cli-help-play-games = Un encuentro de tantas partidas: lo gana quien gane primero la mayoría. Antes de cada partida se pueden cambiar cartas con el banquillo de un mazo.
cli-help-play-seed = La semilla del azar, cifras hexadecimales o cualquier texto, para repetir una partida.
cli-help-play-opening = Manos iniciales: chosen (elegidas) o random (al azar).
cli-help-resume = Seguir una partida guardada, o ver la lista.
cli-help-resume-save = Una partida guardada, por su número en la lista o su identificador.
cli-help-resume-list_only = Ver la lista de partidas guardadas y nada más.
cli-help-games = Ver los juegos con sus formatos, niveles, mazos y opciones.
cli-help-rules = Leer reglas: una cláusula en nuestras palabras con su código y sus tests, o la tabla de un libro.
cli-help-rules-what = Una cláusula (TR-6.13), un capítulo (TR-6) o un libro (tomb-raider).
cli-help-card = Leer una carta: sus valores, cuáles son datos conocidos, y lo que hace.
cli-help-card-name = Una carta, por nombre, identificador o número.
cli-help-card-game = Busca solo entre las cartas de este juego; si no, en todos los juegos.
cli-help-judge = Juzgar archivos de escenario. El código de salida es 1 si alguno no se cumple.
cli-help-judge-paths = Archivos de escenario, carpetas de ellos, o nombres de los que trae Gorin; ninguno: todos estos.
cli-help-replay = Repetir un diario e imprimir su registro, hasta un paso si se indica.
cli-help-replay-step = Parar tras este número de pasos y mostrar la posición.
cli-help-replay-as_position = Escribir la posición como archivo de escenario, para gorin judge.
cli-help-replay-seat = Con los ojos de quién: el número de un asiento, o all.
cli-help-verify = Comprobar un diario: su cadena, sus jugadas, su última posición y cada sorteo.
