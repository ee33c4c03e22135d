### Tomb Raider: what items, treasures, upgrades, and secret moves say, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-once-a-turn = una vez por turno
word-you-have = mientras tienes { $slug } en juego
word-you-have-weapon = mientras tienes un arma en juego
word-you-have-items = { $count ->
        [one] mientras tienes al menos { $count } objeto en juego
       *[other] mientras tienes al menos { $count } objetos en juego
    }
word-during-your-test-of = durante una prueba de { $ability } de tu explorador
word-without-fighting = { $kind ->
        [trap] durante una prueba de tu explorador contra una trampa, salvo de Lucha
        [creature] durante una prueba de tu explorador contra una criatura, salvo de Lucha
        [hazard] durante una prueba de tu explorador contra un riesgo, salvo de Lucha
       *[other] durante una prueba de tu explorador contra un obstáculo, salvo de Lucha
    }
word-during-your-treasure-search = mientras tu explorador busca en la sala del tesoro
word-dice-alike = { $count ->
        [one] mientras al menos { $count } dado de la prueba de tu explorador muestra lo mismo
       *[other] mientras al menos { $count } dados de la prueba de tu explorador muestran lo mismo
    }
word-result-at-least = con un resultado de { $amount } o más
word-at-depth = mientras tu explorador está a profundidad { $least } o más
word-still-moving = mientras tu explorador aún puede moverse en este turno
word-no-extra-life = mientras tu explorador no tiene marcador de vida adicional
word-you-removed-obstacle = cuando tu explorador acaba de eliminar un obstáculo

## Effects on tests and searches

word-roll-lowest-again = vuelve a tirar el dado más bajo de la prueba
word-mirror-highest = pon el dado más bajo de la prueba en el valor del más alto
word-search-after-fight = tu explorador puede buscar en este turno como si no hubiera luchado

## Effects on cards

word-look-at-hand = mira la mano de otro jugador
word-take-back-item = toma un objeto de tu pila de descarte y ponlo en tu mano

## Effects on raiders

word-harm-raider = otro explorador de tu elección sufre { $amount } de daño
word-injure-raider = otro explorador de tu elección sufre una herida en { $ability }
word-prevent-all-damage = evita ese daño
word-take-passage = { $count ->
        [one] tu explorador va, sin usar salidas, a un lugar explorado que está como máximo a { $count } casilla
       *[other] tu explorador va, sin usar salidas, a un lugar explorado que está como máximo a { $count } casillas
    }

## What a card gives while it is in play

word-raise-every-ability = cada habilidad aumenta en { $amount }
word-more-life = tu explorador tiene { $amount } de vida adicional
word-walk-further = { $count ->
        [one] tu explorador puede recorrer { $count } lugar más en cada turno
       *[other] tu explorador puede recorrer { $count } lugares más en cada turno
    }

## Joints and sentences

card-also = { $first }; { $second }
card-when-between-steps = entre un paso y otro
card-when-between-your-steps = entre los pasos de tu propia ronda de Acción
card-play-or-use = Se juega o se usa { $when }: { $effects }.
card-play-or-use-paid = Se juega o se usa { $when }. Coste: { $cost }. Efecto: { $effects }.
card-play-or-use-only = Se juega o se usa { $when }.
card-play-or-use-paid-only = Se juega o se usa { $when }. Coste: { $cost }.
