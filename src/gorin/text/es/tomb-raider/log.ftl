### Tomb Raider: the log. One line says one thing that happens, in the present tense.

## Turns and rounds

log-turn-began = Empieza el turno { $turn }
log-round-began-action = Empieza la ronda de Acción
log-round-began-search = Empieza la ronda de Búsqueda
log-round-began-draw = Empieza la ronda de Robo
log-order-rolled = { $seat } tira { $faces } por el orden de turno: { $total }
log-order-set = Orden de turno: { $seats }
log-order-set-by = { $seat } sacó el resultado más alto y eligió quién empieza: { $first }. Orden de turno: { $seats }
log-action-began = { $seat } empieza a actuar
log-conceded = { $seat } se rinde
log-match-ended = { $seats_number ->
        [other] { $seats } ganan: { $reason }
       *[one] { $seats } gana: { $reason }
    }
log-match-ended-drawn = Nadie gana: { $reason }
log-solo-scored = En solitario, { $seat }: turnos { $turns }, reinicios { $resets }, lugares explorados { $mapped }, con búsqueda { $searched }, despejados { $cleared }

## Moving and mapping

log-raider-moved = { $seat } va de { $start } a { $space }
log-raider-moved-otherwise = El explorador de { $seat } es llevado de { $start } a { $space }
log-movement-ended = { $seat } se queda en el sitio
log-place-mapped = Se explora { $space }: { $slug }
log-location-set-aside = { $slug } no puede estar en { $space } y se deja aparte
log-nothing-fits = Ningún lugar encaja en { $space }, que sigue desconocida
log-placed-face-down = { $slug } se pone boca abajo en { $space }
log-exit-added = Una salida nueva lleva { $side } desde { $space }
log-exit-blocked = Se bloquea la salida { $side } desde { $space }
log-save-point-made = { $space } se convierte en un punto de guardado
log-place-emptied = En { $space } ya no se puede encontrar nada
log-level-card-seen = { $seat } mira la carta superior del mazo de nivel
log-level-card-seen-own = { $seat } ve { $slug } encima del mazo de nivel
log-level-card-buried = { $seat } pone debajo la carta superior del mazo de nivel

## Obstacles

log-obstacle-played = { $seat } juega { $slug } en { $space }: peligro { $danger }, límite { $limit }
log-obstacle-played-turned = Se revela un obstáculo en { $space }: { $slug }, peligro { $danger }, límite { $limit }
log-obstacle-outdone = { $seat } devuelve { $slug } a la mano
log-obstacle-passed-over = El obstáculo { $slug } no se puede jugar aquí y se descarta
log-no-obstacle = Nadie juega un obstáculo en { $space }
log-obstacle-damaged = { $amount } de daño a { $obstacle }
log-obstacle-removed = { $seat } elimina { $obstacle } de { $space }

## Tests, attacks and searches

log-test-began = { $dice ->
        [one] { $seat } hace una prueba de { $ability }: { $dice } dado contra { $target }
       *[other] { $seat } hace una prueba de { $ability }: { $dice } dados contra { $target }
    }
log-test-began-against = { $dice ->
        [one] { $seat } se enfrenta a { $obstacle }: { $ability } con { $dice } dado contra { $target }
       *[other] { $seat } se enfrenta a { $obstacle }: { $ability } con { $dice } dados contra { $target }
    }
log-search-began = { $dice ->
        [one] { $seat } busca en { $space } con { $dice } dado
       *[other] { $seat } busca en { $space } con { $dice } dados
    }
log-attack-began = { $dice ->
        [one] { $seat } ataca a { $rival }: { $dice } dado contra { $rival_dice }
       *[other] { $seat } ataca a { $rival }: { $dice } dados contra { $rival_dice }
    }
log-rolled = Tirada de { $ability } de { $seat }: { $faces }, resultado { $result }
log-dice-taken-up = { $seats_number ->
        [other] { $seats } vuelven a tirar
       *[one] { $seats } vuelve a tirar
    }
log-dice-taken-up-tied = Empate: { $seats_number ->
        [other] { $seats } vuelven a tirar
       *[one] { $seats } vuelve a tirar
    }
log-test-changed-dice = { $amount ->
        [one] { $seat } tiene { $amount } dado más en esta prueba
       *[other] { $seat } tiene { $amount } dados más en esta prueba
    }
log-test-changed-bonus = { $seat } suma { $amount } al resultado
log-test-changed-target = El objetivo para { $seat } sube en { $amount }
log-test-changed-damage = { $seat } hace { $amount } de daño más con esta prueba
log-test-ended-passed = { $seat } supera la prueba de { $ability }: { $result } contra { $target }
log-test-ended-failed = { $seat } falla la prueba de { $ability }: { $result } contra { $target }
log-search-ended = { $seat } busca con resultado { $result }
log-search-ended-treasure = { $seat } busca el tesoro con un resultado de { $result }; hace falta { $target }
log-search-declined = { $seat } no busca
log-attack-ended = Se decide el ataque: { $seat } tiene { $result }, { $rival } tiene { $rival_result }

## Damage, death and saving

log-harm-announced = { $seat } va a sufrir { $amount } de daño
log-harm-reduced = El daño a { $seat } baja en { $amount }
log-harm-dealt = { $seat } sufre { $amount } de daño
log-harm-dealt-none = { $seat } no sufre daño
log-injured = { $seat } sufre una herida: { $ability } baja 1
log-damage-healed = { $seat } cura { $amount } de daño
log-injury-healed = { $seat } cura una herida en { $ability }
log-extra-life-gained = { $seat } gana { $amount } de vida adicional
log-became-stuck = El explorador de { $seat } queda atascado
log-came-free = El explorador de { $seat } ya no está atascado
log-died = El explorador de { $seat } muere
log-reset-chosen = { $seat } reinicia
log-all-lost = { $seat } pierde la mano y todas las cartas sin guardar
log-saved = { $seat } guarda en { $space }
log-reloaded = { $seat } reaparece en { $space }

## Cards

log-opening-chosen-own = { $seat } toma { $slug } para la mano inicial
log-hand-returned = { $seat } devuelve la mano inicial al mazo
log-cards-drawn = { $count ->
        [one] { $seat } roba { $count } carta
       *[other] { $seat } roba { $count } cartas
    }
log-cards-drawn-own = { $seat } roba { $slugs }
log-card-discarded = { $seat } descarta { $slug }
log-shuffled = { $seat } baraja el mazo de robo
log-shuffled-level-deck = Se baraja el mazo de nivel
log-shuffled-obstacle-deck = Se baraja el mazo de obstáculos
log-card-announced = { $seat } juega { $slug }
log-card-announced-used = { $seat } usa { $slug }
log-card-cancelled = { $seat } cancela { $slug }
log-card-settled-saved = { $slug } va a la fila guardada de { $seat }
log-discovery-made = { $seat } encuentra { $slug }, dificultad { $difficulty }
log-item-taken = { $seat } quita { $slug } a { $rival }
log-power-raised = { $seat } tiene una mejora de poder { $power }
log-effect-held-move-bonus = { $amount ->
        [one] { $seat } puede recorrer { $amount } lugar más en este turno
       *[other] { $seat } puede recorrer { $amount } lugares más en este turno
    }
log-effect-held-move-limit = { $amount ->
        [one] { $seat } puede recorrer como máximo { $amount } lugar en este turno
       *[other] { $seat } puede recorrer como máximo { $amount } lugares en este turno
    }
log-effect-held-way-through = { $seat } no necesita salida para su próximo movimiento en este turno
