### Tomb Raider: the names of things, for logs, questions, maps and cards.

## The abilities of a raider

ability-fight = Lucha
    .gender = feminine
    .number = one
ability-move = Movimiento
    .gender = masculine
    .number = one
ability-search = Búsqueda
    .gender = feminine
    .number = one
ability-think = Ingenio
    .gender = masculine
    .number = one

## Sides of the map, as where an exit or a step leads. Ahead is deeper into the level.

side-ahead = hacia delante
side-right = hacia la derecha
side-back = hacia atrás
side-left = hacia la izquierda

## Sides of a card, where its exits are printed

printed-top = arriba
printed-right = a la derecha
printed-bottom = abajo
printed-left = a la izquierda

## The rounds of a turn

round-setup = preparativos
    .gender = masculine
round-ready = ronda de Preparación
    .gender = feminine
round-action = ronda de Acción
    .gender = feminine
round-search = ronda de Búsqueda
    .gender = feminine
round-draw = ronda de Robo
    .gender = feminine

## When cards may be played: these follow “play a card”.

window-any = en cualquier momento
window-start = al comienzo de una ronda de Acción
window-step = después de un paso
window-test = antes de la tirada de una prueba
window-roll = después de la tirada de una prueba
window-damage = cuando se va a hacer daño
window-played = cuando se anuncia una carta
window-removed = cuando se elimina un obstáculo
window-save = cuando tu explorador guarda

## Kinds of obstacles

kind-trap = trampa
    .gender = feminine
kind-creature = criatura
    .gender = feminine
kind-hazard = riesgo
    .gender = masculine

## Obstacles built into locations

obstacle-abyss = Abismo
    .gender = masculine
    .number = one
obstacle-atlanteans = Atlantes
    .gender = masculine
    .number = other
obstacle-bats = Murciélagos
    .gender = masculine
    .number = other
obstacle-blades = Cuchillas
    .gender = feminine
    .number = other
obstacle-boulder = Roca rodante
    .gender = feminine
    .number = one
obstacle-caged-beasts = Fieras enjauladas
    .gender = feminine
    .number = other
obstacle-covered-pit = Foso cubierto
    .gender = masculine
    .number = one
obstacle-crawlers = Reptantes
    .gender = masculine
    .number = other
obstacle-dark = Oscuridad
    .gender = feminine
    .number = one
obstacle-deep-water = Aguas profundas
    .gender = feminine
    .number = other
obstacle-false-glitter = Brillo falso
    .gender = masculine
    .number = one
obstacle-lava = Lava
    .gender = feminine
    .number = one
obstacle-loose-floor = Suelo suelto
    .gender = masculine
    .number = one
obstacle-steep-slope = Pendiente empinada
    .gender = feminine
    .number = one
obstacle-turning-wall = Pared giratoria
    .gender = feminine
    .number = one
obstacle-vertigo = Vértigo
    .gender = masculine
    .number = one
obstacle-winding-ways = Caminos sinuosos
    .gender = masculine
    .number = other
obstacle-wolf = Lobo
    .gender = masculine
    .number = one

## Kinds of cards

card-kind-location = lugar
    .gender = masculine
card-kind-raider = explorador
    .gender = masculine
card-kind-treasure = tesoro
    .gender = masculine
card-kind-action = acción
    .gender = feminine
card-kind-discovery = descubrimiento
    .gender = masculine
card-kind-obstacle = obstáculo
    .gender = masculine
card-kind-upgrade = mejora
    .gender = feminine
card-kind-secret-move = movimiento secreto
    .gender = masculine

## How a match ends: these follow a colon.

ended-treasure = se ha encontrado el tesoro
ended-conceded = los demás se han rendido
ended-given-up = la partida se ha abandonado
ended-turn-limit = se ha alcanzado el límite de turnos acordado
