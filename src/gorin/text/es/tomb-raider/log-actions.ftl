### Tomb Raider: the log of what actions do.

log-test-hindered-dice = { $amount ->
        [one] { $seat } tiene { $amount } dado menos en esta prueba
       *[other] { $seat } tiene { $amount } dados menos en esta prueba
    }
log-test-hindered-bonus = El resultado de { $seat } baja en { $amount }
log-test-replaced = { $dice ->
        [one] En su lugar, { $seat } hace una prueba de { $ability }: { $dice } dado contra { $target }
       *[other] En su lugar, { $seat } hace una prueba de { $ability }: { $dice } dados contra { $target }
    }
log-obstacle-shifted = El obstáculo { $obstacle } va de { $start } a { $space }
log-deck-seen = { $count ->
        [one] { $seat } mira la carta superior del mazo de robo
       *[other] { $seat } mira las { $count } cartas superiores del mazo de robo
    }
log-deck-seen-own = { $seat } ve encima del mazo de robo: { $slugs }
log-card-picked = { $seat } toma una de esas cartas
log-card-picked-own = { $seat } toma { $slug }
log-die-thrown = { $seat } tira un dado: { $face }
log-save-point-lost = El explorador de { $seat } pierde su punto de guardado
log-effect-held-test-bonus = Todos los resultados de { $seat } aumentan en { $amount } en este turno
log-effect-held-unhindered = { $seat } no se enfrenta a obstáculos de paso en este turno
