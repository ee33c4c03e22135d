### Tomb Raider: what cards say. Words are parts of sentences, the messages card-… put them together.

## Conditions: they follow “play” or “use”.

word-during-your-fight = durante una prueba de Lucha de tu explorador
word-during-your-fight-with-creature = durante una prueba de Lucha de tu explorador contra una criatura
word-during-your-test = durante una prueba de tu explorador
word-during-your-search = mientras tu explorador busca en su lugar
word-during-other-fight-with-creature = durante una prueba de Lucha de otro explorador contra una criatura
word-your-action = durante tu propia ronda de Acción
word-other-action = durante la ronda de Acción de otro jugador
word-other-raider-here = mientras otro explorador está en el lugar del tuyo
word-damage-to-you = cuando tu explorador va a sufrir daño
word-you-removed-creature = cuando tu explorador acaba de eliminar una criatura
word-obstacle-here = mientras hay un obstáculo en el lugar de tu explorador
word-card-answered = cuando otro jugador acaba de anunciar una carta

## Costs

word-discard-this = descarta esta carta

## What failing an obstacle does to a raider

word-take-damage = sufre { $amount } de daño
word-get-stuck = queda atascado
word-get-injured = sufre una herida en { $ability }
word-lose-item = pierde un objeto sin guardar

## Effects on tests

word-add-dice = { $count ->
        [one] tira { $count } dado más
       *[other] tira { $count } dados más
    }
word-add-to-result = suma { $amount } al resultado
word-add-to-fight-damage = haz { $amount } de daño más si la prueba tiene éxito
word-raise-target = aumenta el objetivo de la prueba en { $amount }
word-roll-again = vuelve a tirar todos los dados de la prueba

## Effects on damage and life

word-prevent-damage = reduce el daño en { $amount }
word-heal = { $amount ->
        [one] cura { $amount } punto de daño o herida
       *[other] cura { $amount } puntos de daño o herida
    }
word-gain-life = gana { $amount } de vida adicional

## Effects on cards

word-draw-cards = { $count ->
        [one] roba { $count } carta
       *[other] roba { $count } cartas
    }
word-cancel-card = cancela esa carta

## Effects on movement

word-move-further = { $count ->
        [one] tu explorador puede recorrer { $count } lugar más en este turno
       *[other] tu explorador puede recorrer { $count } lugares más en este turno
    }
word-move-at-most = { $count ->
        [one] el explorador que actúa puede recorrer como máximo { $count } lugar en este turno
       *[other] el explorador que actúa puede recorrer como máximo { $count } lugares en este turno
    }
word-pass-anywhere = el próximo movimiento de tu explorador en este turno no necesita salida
word-push-raider = haz que otro explorador de allí pase por una salida de tu elección
word-drop-raider = haz que un explorador de tu elección caiga una profundidad

## Effects on the map

word-open-exit = añade una salida a un lado del lugar de tu explorador que no tenga ninguna
word-open-door = añade una salida a un lado del lugar de tu explorador que no tenga ninguna, y otra que lleve de vuelta
word-block-exit = bloquea una salida del lugar de tu explorador
word-make-save-point = el lugar de tu explorador se convierte en un punto de guardado
word-remove-obstacle = { $kind ->
        [trap] elimina una trampa del lugar de tu explorador
        [creature] elimina una criatura del lugar de tu explorador
        [hazard] elimina un riesgo del lugar de tu explorador
       *[other] elimina un obstáculo del lugar de tu explorador
    }
word-look-at-level = mira la carta superior del mazo de nivel; puedes ponerla debajo
word-steal-by-search = haz una prueba de Búsqueda y quita un objeto sin guardar a otro explorador de allí cuya dificultad sea como máximo el resultado

## What a card gives while it is in play

word-raise-abilities-that-began-at = cada habilidad que es { $began } en la carta de explorador aumenta en { $amount }
word-raise-ability = { $ability } aumenta en { $amount }
word-add-to-tests = los resultados de las pruebas de { $ability } de tu explorador aumentan en { $amount }
word-add-dice-to-tests = { $count ->
        [one] tira { $count } dado más en las pruebas de { $ability }
       *[other] tira { $count } dados más en las pruebas de { $ability }
    }
word-weapon = las pruebas de Lucha superadas por tu explorador hacen { $amount } de daño más
word-hold-more-cards = { $count ->
        [one] el límite de mano aumenta en { $count } carta
       *[other] el límite de mano aumenta en { $count } cartas
    }

## Joints

card-and =
    { $second_start ->
        [i] { $first } e { $second }
       *[other] { $first } y { $second }
    }
card-or =
    { $second_start ->
        [o] { $first } u { $second }
       *[other] { $first } o { $second }
    }
card-or-test =
    { $second_start ->
        [o] { $first } u { $second }
       *[other] { $first } o { $second }
    }
card-then = { $first }, después { $second }
card-comma = { $first }, { $second }

## Sentences on what a card does

card-play = Se juega { $when }: { $effects }.
card-play-paid = Se juega { $when }. Coste: { $cost }. Efecto: { $effects }.
card-play-only = Se juega { $when }.
card-play-paid-only = Se juega { $when }. Coste: { $cost }.
card-use = Se usa { $when }: { $effects }.
card-use-paid = Se usa { $when }. Coste: { $cost }. Efecto: { $effects }.
card-use-only = Se usa { $when }.
card-use-paid-only = Se usa { $when }. Coste: { $cost }.
card-when-your-action-starts = al comienzo de tu propia ronda de Acción
card-when-other-action-starts = al comienzo de la ronda de Acción de otro jugador
card-instead-of-search = en lugar de buscar
card-once-a-turn = Una vez por turno.
card-without-raider = Funciona incluso con tu explorador muerto.
card-found = Cuando se encuentra: { $effects }.
card-constant = Mientras está en juego: { $constant }.

## Sentences on the figures of a card

card-abilities = Lucha { $fight }, Movimiento { $move }, Búsqueda { $search }, Ingenio { $think }.
card-power = Poder { $power }.
card-character = Solo para { $character }.
card-item = Objeto, dificultad { $difficulty }.
card-trigger = Disparador, dificultad { $difficulty }.
card-weapon = Arma.
card-entrance = Entrada.
card-exits = Salidas: { $sides }.
card-danger = Peligro { $danger }.
card-search-bonus = { $dice ->
        [one] Bonificación de búsqueda: { $dice } dado.
       *[other] Bonificación de búsqueda: { $dice } dados.
    }
card-save-point = Punto de guardado.
card-treasure-room = Sala del tesoro de poder { $power }: un resultado de búsqueda de { $target } o más encuentra el tesoro.
card-built-in = Obstáculo integrado: { $obstacle }, { $kind }.
card-obstacle-kind = Tipo: { $kind }.
card-tests = Para superarlo: { $tests }.
card-test = { $ability } { $target }
card-failure = En caso de fallo: { $effects }.
card-life = Vida { $life }.
