### Tomb Raider: the log of what actions do.

log-test-hindered-dice = { $amount ->
        [one] { $seat } tem menos { $amount } dado neste teste
       *[other] { $seat } tem menos { $amount } dados neste teste
    }
log-test-hindered-bonus = O resultado de { $seat } diminui em { $amount }
log-test-replaced = { $dice ->
        [one] Em vez disso, { $seat } testa { $ability }: { $dice } dado contra { $target }
       *[other] Em vez disso, { $seat } testa { $ability }: { $dice } dados contra { $target }
    }
log-obstacle-shifted = O obstáculo { $obstacle } vai de { $start } a { $space }
log-deck-seen = { $count ->
        [one] { $seat } olha a carta do topo do baralho de compra
       *[other] { $seat } olha as { $count } cartas do topo do baralho de compra
    }
log-deck-seen-own = { $seat } vê no topo do baralho de compra: { $slugs }
log-card-picked = { $seat } pega uma dessas cartas
log-card-picked-own = { $seat } pega { $slug }
log-die-thrown = { $seat } rola um dado: { $face }
log-save-point-lost = O explorador de { $seat } perde o seu ponto de salvamento
log-effect-held-test-bonus = Todos os resultados de { $seat } aumentam em { $amount } neste turno
log-effect-held-unhindered = { $seat } não enfrenta obstáculos de passagem neste turno
