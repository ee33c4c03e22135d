### Tomb Raider: the log. One line says one thing that happens, in the present tense.

## Turns and rounds

log-turn-began = Começa o turno { $turn }
log-round-began-action = Começa a rodada de Ação
log-round-began-search = Começa a rodada de Busca
log-round-began-draw = Começa a rodada de Compra
log-order-rolled = { $seat } rola { $faces } pela ordem do turno: { $total }
log-order-set = Ordem do turno: { $seats }
log-order-set-by = { $seat } tirou o maior resultado e escolheu quem começa: { $first }. Ordem do turno: { $seats }
log-action-began = { $seat } começa a agir
log-conceded = { $seat } desiste
log-match-ended = { $seats_number ->
        [other] { $seats } vencem: { $reason }
       *[one] { $seats } vence: { $reason }
    }
log-match-ended-drawn = Ninguém vence: { $reason }
log-solo-scored = Jogo solo de { $seat }: turnos { $turns }, reinícios { $resets }, locais mapeados { $mapped }, com busca { $searched }, sem obstáculos { $cleared }

## Moving and mapping

log-raider-moved = { $seat } vai de { $start } a { $space }
log-raider-moved-otherwise = O explorador de { $seat } é levado de { $start } a { $space }
log-movement-ended = { $seat } fica onde está
log-place-mapped = { $space } é mapeado: { $slug }
log-location-set-aside = { $slug } não pode ficar em { $space } e é posto de lado
log-nothing-fits = Nenhum local serve em { $space }, que continua desconhecido
log-placed-face-down = { $slug } é posto virado para baixo em { $space }
log-exit-added = Uma nova saída leva { $side } a partir de { $space }
log-exit-blocked = A saída { $side } a partir de { $space } é bloqueada
log-save-point-made = { $space } passa a ser um ponto de salvamento
log-place-emptied = Nada mais pode ser encontrado em { $space }
log-level-card-seen = { $seat } olha a carta do topo do baralho de nível
log-level-card-seen-own = { $seat } vê { $slug } no topo do baralho de nível
log-level-card-buried = { $seat } põe a carta do topo do baralho de nível no fundo

## Obstacles

log-obstacle-played = { $seat } joga { $slug } em { $space }: perigo { $danger }, limite { $limit }
log-obstacle-played-turned = Um obstáculo é revelado em { $space }: { $slug }, perigo { $danger }, limite { $limit }
log-obstacle-outdone = { $seat } devolve { $slug } à mão
log-obstacle-passed-over = O obstáculo { $slug } não pode ser jogado aqui e é descartado
log-no-obstacle = Ninguém joga um obstáculo em { $space }
log-obstacle-damaged = { $amount } de dano em { $obstacle }
log-obstacle-removed = { $seat } remove { $obstacle } de { $space }

## Tests, attacks and searches

log-test-began = { $dice ->
        [one] { $seat } testa { $ability }: { $dice } dado contra { $target }
       *[other] { $seat } testa { $ability }: { $dice } dados contra { $target }
    }
log-test-began-against = { $dice ->
        [one] { $seat } enfrenta { $obstacle }: { $ability } com { $dice } dado contra { $target }
       *[other] { $seat } enfrenta { $obstacle }: { $ability } com { $dice } dados contra { $target }
    }
log-search-began = { $dice ->
        [one] { $seat } faz busca em { $space } com { $dice } dado
       *[other] { $seat } faz busca em { $space } com { $dice } dados
    }
log-attack-began = { $dice ->
        [one] { $seat } ataca { $rival }: { $dice } dado contra { $rival_dice }
       *[other] { $seat } ataca { $rival }: { $dice } dados contra { $rival_dice }
    }
log-rolled = { $seat } rola { $ability }: { $faces }, resultado { $result }
log-dice-taken-up = { $seats_number ->
        [other] { $seats } rolam de novo
       *[one] { $seats } rola de novo
    }
log-dice-taken-up-tied = Empate: { $seats_number ->
        [other] { $seats } rolam de novo
       *[one] { $seats } rola de novo
    }
log-test-changed-dice = { $amount ->
        [one] { $seat } tem mais { $amount } dado neste teste
       *[other] { $seat } tem mais { $amount } dados neste teste
    }
log-test-changed-bonus = { $seat } soma { $amount } ao resultado
log-test-changed-target = O alvo para { $seat } aumenta em { $amount }
log-test-changed-damage = { $seat } causa mais { $amount } de dano com este teste
log-test-ended-passed = { $seat } passa no teste de { $ability }: { $result } contra { $target }
log-test-ended-failed = { $seat } falha no teste de { $ability }: { $result } contra { $target }
log-search-ended = { $seat } obtém { $result } na busca
log-search-ended-treasure = { $seat } busca o tesouro e obtém { $result }; é preciso { $target }
log-search-declined = { $seat } não faz busca
log-attack-ended = O ataque se decide: { $seat } tem { $result }, { $rival } tem { $rival_result }

## Damage, death and saving

log-harm-announced = { $seat } está prestes a sofrer { $amount } de dano
log-harm-reduced = O dano a { $seat } diminui em { $amount }
log-harm-dealt = { $seat } sofre { $amount } de dano
log-harm-dealt-none = { $seat } não sofre dano
log-injured = { $seat } sofre um ferimento: { $ability } diminui 1
log-damage-healed = { $seat } cura { $amount } de dano
log-injury-healed = { $seat } cura um ferimento em { $ability }
log-extra-life-gained = { $seat } ganha { $amount } de vida extra
log-became-stuck = O explorador de { $seat } fica preso
log-came-free = O explorador de { $seat } não está mais preso
log-died = O explorador de { $seat } morre
log-reset-chosen = { $seat } reinicia
log-all-lost = { $seat } perde a mão e todas as cartas não salvas
log-saved = { $seat } salva em { $space }
log-reloaded = { $seat } reaparece em { $space }

## Cards

log-opening-chosen-own = { $seat } pega { $slug } para a mão inicial
log-hand-returned = { $seat } devolve a mão inicial ao baralho
log-cards-drawn = { $count ->
        [one] { $seat } compra { $count } carta
       *[other] { $seat } compra { $count } cartas
    }
log-cards-drawn-own = { $seat } compra { $slugs }
log-card-discarded = { $seat } descarta { $slug }
log-shuffled = { $seat } embaralha o baralho de compra
log-shuffled-level-deck = O baralho de nível é embaralhado
log-shuffled-obstacle-deck = O baralho de obstáculos é embaralhado
log-card-announced = { $seat } joga { $slug }
log-card-announced-used = { $seat } usa { $slug }
log-card-cancelled = { $seat } cancela { $slug }
log-card-settled-saved = { $slug } vai para a fileira salva de { $seat }
log-discovery-made = { $seat } encontra { $slug }, dificuldade { $difficulty }
log-item-taken = { $seat } toma { $slug } de { $rival }
log-power-raised = { $seat } tem um aprimoramento de poder { $power }
log-effect-held-move-bonus = { $amount ->
        [one] { $seat } pode percorrer mais { $amount } local neste turno
       *[other] { $seat } pode percorrer mais { $amount } locais neste turno
    }
log-effect-held-move-limit = { $amount ->
        [one] { $seat } pode percorrer no máximo { $amount } local neste turno
       *[other] { $seat } pode percorrer no máximo { $amount } locais neste turno
    }
log-effect-held-way-through = { $seat } não precisa de saída para o próximo movimento neste turno
