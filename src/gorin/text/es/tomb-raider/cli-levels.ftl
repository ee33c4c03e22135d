### What `gorin levels` says, and the comments of a new level file.

## gorin levels list

levels-column-level = Nivel
levels-column-title = Título
levels-column-players = Jugadores
levels-column-alone = En solitario
levels-column-power = Poder
levels-column-map = Mapa
levels-column-clause = Cláusula
levels-yes = sí
levels-no = no
levels-ours = nuestro
levels-ours-note = «Nuestro»: las reglas no indican juego en solitario; obstáculos y metas son de este programa.
levels-list-how = Más: gorin levels show NIVEL
levels-span = { $first } a { $last }
levels-size-short = { $width } × { $depth }
levels-times = { $card } ×{ $count }

## gorin levels show: the facts of a level

levels-fact-players = Jugadores
levels-fact-power = Poder
levels-fact-map = Mapa
levels-fact-goal = Meta
levels-fact-turn-limit = Límite de turnos
levels-fact-save-points = Puntos de guardado
levels-fact-entrances = Entradas
levels-fact-start = Inicio
levels-fact-room = Sala del tesoro
levels-fact-limit = Profundidad
levels-fact-bonus = Bonificación inicial
levels-fact-building = Mazos de nivel
levels-fact-alone = En solitario
levels-fact-target = Meta en solitario
levels-fact-points = Puntos

levels-size = { $width } de ancho, { $depth } de profundidad
levels-size-from = { $size }; el peligro cuenta las profundidades { $first } a { $last }
levels-goal-find-treasure = encontrar el tesoro
levels-goal-recovery = llevar el tesoro de vuelta a una entrada
levels-goal-bounty-hunter = sumar más puntos
levels-entrances-any = { $spaces }
levels-entrances-else = { $spaces } para cualquier otro número
levels-entrances-alone = { $spaces } para un explorador
levels-entrances-odd = { $spaces } para un número impar de exploradores
levels-entrances-even = { $spaces } para un número par de exploradores
levels-choosing-seats = repartidos por turno entre las entradas, en el orden de los asientos
levels-choosing-roll = cada explorador tira un dado, y eligen las entradas en ese orden
levels-room-fixed = fija en { $space }
levels-room-drawn = sale de un mazo de nivel, en la profundidad { $depth } o mayor
levels-room-last = { $room }; quien explora antes todo lo demás la encuentra al final en el { $percent } % de las partidas
levels-family-limit = los lugares { $family } están en la profundidad { $depth } o mayor
levels-bonus-treasure = un tesoro de poder { $power } o menos
levels-bonus-upgrade = una mejora de poder { $power }
levels-bonus-or =
    { $second_start ->
        [o] { $first } u { $second }
       *[other] { $first } o { $second }
    }
levels-bonus-each = para cada explorador { $choices }
levels-bonus-others = para cada explorador, salvo el primero, cuyo jugador aporta el nivel, { $choices } si quiere
levels-building-minimum = al menos { $count } lugares
levels-building-copies = { $count ->
    [one] como máximo 1 copia de un lugar, sin contar entradas
   *[other] como máximo { $count } copias de un lugar, sin contar entradas
}
levels-building-families = familias: { $families }
levels-building-treasure-rooms = { $count ->
    [one] exactamente 1 sala del tesoro
   *[other] exactamente { $count } salas del tesoro
}
levels-building-entrances = { $count ->
    [one] exactamente 1 entrada
   *[other] exactamente { $count } entradas
}
levels-building-room-power = salas del tesoro de poder { $power } o menos
levels-alone-no = no, este nivel necesita un oponente
levels-alone-yes = sí
levels-alone-ours = sí; las reglas no lo indican, obstáculos y metas son de este programa
levels-target-turns = turnos: como máximo { $bound }
levels-target-resets = reinicios: como máximo { $bound }
levels-target-mapped = lugares explorados: como mínimo { $bound }
levels-target-searched = lugares con búsqueda: como mínimo { $bound }
levels-target-cleared = lugares despejados: como mínimo { $bound }
levels-target-points = puntos: como mínimo { $bound }
levels-points = { $points } por { $what }
levels-points-treasure = encontrar el tesoro
levels-points-mapped = lugar explorado
levels-points-searched = lugar con búsqueda
levels-points-cleared = lugar despejado
levels-points-turns = turno
levels-points-resets = reinicio

## gorin levels show: the map and the decks

levels-sign-entrance = { $entrance } entrada
levels-sign-face-down = { $unknown } boca abajo
levels-sign-room = { $treasure } sala del tesoro, boca abajo
levels-sign-room-possible = a { $treasure } la sala del tesoro puede salir aquí; letras: mazos de nivel
levels-sign-nothing = vacía: aquí no sale ningún lugar

levels-deck = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}, { $left } por barajar
levels-deck-and = { $first }; { $second }
levels-deck-spare = de reserva, para cambiar
levels-deck-column = columna { $first }
levels-deck-columns = columnas { $first } a { $last }
levels-deck-depth = profundidad { $first }
levels-deck-depths = profundidades { $first } a { $last }
levels-deck-player = lo trae el jugador { $number }, o este
levels-count = { $thing }: { $count }
levels-treasure-rooms = salas del tesoro
levels-entrances = entradas
levels-save-points = puntos de guardado
levels-built-in = obstáculos integrados
levels-dead-ends = callejones sin salida
levels-composition = { "  " }{ $parts }; peligro { $danger } de media
levels-obstacles = { $count ->
    [one] Mazo de obstáculos en solitario: { $count } carta
   *[other] Mazo de obstáculos en solitario: { $count } cartas
}
levels-obstacles-ours = { levels-obstacles }, de este programa

## gorin levels check and new

levels-fits = «{ $title }» es un nivel { $variants ->
    [0] sin variantes
    [one] con { $variants } variante
   *[other] con { $variants } variantes
}; no tiene nada mal.
levels-file-exists = ya existe ese archivo; indica otro
levels-written = { $file } está escrito.
levels-written-how = Cámbialo y después: gorin levels check { $file }

## The comments of a new level file

level-file-head = Un nivel de Tomb Raider. Cambia lo que quieras; las líneas que empiezan por # no le dicen nada al programa. docs/levels-and-decks.md lo explica todo.
level-file-id = Un nombre corto sin espacios, para los diarios.
level-file-title = Lo que lee la gente.
level-file-clause = La cláusula que citan las negativas: TR-18.2 para niveles propios.
level-file-players = Cuántos pueden jugar, incluidos ambos números. Sobre el juego en solitario, véase solo más abajo.
level-file-power = El poder de los tesoros que se pueden ganar o conceder: 1, 2 o 3.
level-file-width = El tamaño del mapa. Las columnas se cuentan desde 1, por la izquierda.
level-file-depth = Las profundidades se cuentan desde 1, en la entrada. Los mapas largos duran más, los estrechos juntan a los exploradores.
level-file-first-depth = Para obstáculos más difíciles: la profundidad que el peligro cuenta para la primera fila.
level-file-entrances = Dónde están las entradas. when = "alone", "odd" o "even" es para esos números de exploradores; vale la primera línea que encaja. Sin carta, es la entrada del mazo de nivel de esa casilla.
level-file-choosing = Quién empieza dónde: "seats", por orden de asientos, o "roll", cada uno tira un dado y eligen.
level-file-decks = Los mazos de nivel: números, tramos de números o slugs de cartas. columns = [1, 2] y depths = [1, 4] dicen para qué parte del mapa es un mazo; player = 1 que puede traerlo el primer jugador; spare = true que sus cartas solo entran por cambio.
level-file-places = Lugares que están en el mapa desde el principio, boca abajo salvo face_up = true.
level-file-limits = La profundidad mínima de la sala del tesoro y de familias: families = { "{" } atlantean = 3 { "}" }.
level-file-building = Cómo deben ser los mazos de nivel: minimum, copies, families, treasure_rooms, entrances, room_power.
level-file-bonuses = Con qué empieza cada explorador: un "treasure" hasta un poder, un "upgrade" de un poder.
level-file-goal = De qué trata el nivel: "find-treasure", "recovery" o "bounty-hunter".
level-file-own-goal = Si el nivel solo se juega por su propia meta, nunca en un formato con otra.
level-file-bounty = Cuánto valen una trampa (traps) y un riesgo (hazards) cuando la meta son los puntos, además de 1 por criatura.
level-file-turn-limit = Tras este número de turnos no gana nadie.
level-file-save-points = Sin puntos de guardado todos vuelven a la entrada.
level-file-solo = Jugar en solitario: starter = true toma los obstáculos del propio mazo, obstacles = ["059", "062"] da una lista. Metas: turns y resets como máximo, mapped, searched, cleared y points como mínimo.
level-file-variants = Versiones del nivel, cada una con id, título y lo que es distinto.

## Reports on the balance of levels

report-tomb-raider-title = { $game }: cómo se comportan los niveles
report-tomb-raider-about = Los bots jugaron cada nivel muchas veces: quién gana, cuánto se tarda y si importa quién empieza. Las cifras hablan de los niveles, no de lo bien que los juegan las personas.
report-tomb-raider-asked = Lo que se pide a los niveles
report-tomb-raider-introductory = El nivel Introductorio, en solitario con el mazo inicial: el { $bot } gana en { $turns } turnos como mucho en { $least } a { $most } de las partidas
report-tomb-raider-introductory-random = El nivel Introductorio, en solitario con el mazo inicial: el { $bot } gana en { $turns } turnos como mucho en menos de { $most } de las partidas
report-tomb-raider-first-mover = Todo nivel con varios asientos, { $bot }: quien empieza gana como mucho { $most } de las partidas ganadas
report-tomb-raider-long = Todo nivel, { $bot }: como mucho { $most } de las partidas duran más de { $turns } turnos
report-tomb-raider-won-about = Los puntos muestran la proporción de partidas que alguien ganó dentro del límite de turnos; las líneas, su intervalo del 95 %. En solitario es el éxito del propio explorador; con varios asientos, el resto son partidas que nadie llevó a término.
report-tomb-raider-table-about = Proporciones con sus intervalos del 95 %. Los turnos son los de las partidas que alguien ganó. Muertes y reinicios son los de un explorador en una partida; decisiones, las de una partida entera.
report-tomb-raider-deaths = Muertes, reinicios
sim-tomb-raider-deaths = muertes, reinicios
sim-tomb-raider-fought = obstáculos vencidos en lucha
sim-tomb-raider-played = { $format }, nivel { $level }
