### Tomb Raider: what cards say. Words are parts of sentences, the messages card-… put them together.

## Conditions: they follow “play” or “use”.

word-during-your-fight = durante um teste de Luta do seu explorador
word-during-your-fight-with-creature = durante um teste de Luta do seu explorador contra uma criatura
word-during-your-test = durante um teste do seu explorador
word-during-your-search = durante uma busca do seu explorador no próprio local
word-during-other-fight-with-creature = durante um teste de Luta de outro explorador contra uma criatura
word-your-action = durante a sua própria rodada de Ação
word-other-action = durante a rodada de Ação de outro jogador
word-other-raider-here = enquanto outro explorador estiver no local do seu
word-damage-to-you = quando o seu explorador estiver prestes a sofrer dano
word-you-removed-creature = quando o seu explorador acabar de remover uma criatura
word-obstacle-here = enquanto houver um obstáculo no local do seu explorador
word-card-answered = quando outro jogador acabar de anunciar uma carta

## Costs

word-discard-this = descarte esta carta

## What failing an obstacle does to a raider

word-take-damage = sofra { $amount } de dano
word-get-stuck = fique preso
word-get-injured = sofra um ferimento em { $ability }
word-lose-item = perca um item não salvo

## Effects on tests

word-add-dice = { $count ->
        [one] role mais { $count } dado
       *[other] role mais { $count } dados
    }
word-add-to-result = some { $amount } ao resultado
word-add-to-fight-damage = cause mais { $amount } de dano se o teste tiver sucesso
word-raise-target = aumente o alvo do teste em { $amount }
word-roll-again = role de novo todos os dados do teste

## Effects on damage and life

word-prevent-damage = reduza o dano em { $amount }
word-heal = { $amount ->
        [one] cure { $amount } ponto de dano ou ferimento
       *[other] cure { $amount } pontos de dano ou ferimento
    }
word-gain-life = ganhe { $amount } de vida extra

## Effects on cards

word-draw-cards = { $count ->
        [one] compre { $count } carta
       *[other] compre { $count } cartas
    }
word-cancel-card = cancele essa carta

## Effects on movement

word-move-further = { $count ->
        [one] o seu explorador pode percorrer mais { $count } local neste turno
       *[other] o seu explorador pode percorrer mais { $count } locais neste turno
    }
word-move-at-most = { $count ->
        [one] o explorador que está agindo pode percorrer no máximo { $count } local neste turno
       *[other] o explorador que está agindo pode percorrer no máximo { $count } locais neste turno
    }
word-pass-anywhere = o próximo movimento do seu explorador neste turno não precisa de saída
word-push-raider = faça outro explorador dali passar por uma saída à sua escolha
word-drop-raider = faça um explorador à sua escolha cair uma profundidade

## Effects on the map

word-open-exit = acrescente uma saída a um lado do local do seu explorador que não tenha nenhuma
word-open-door = acrescente uma saída a um lado do local do seu explorador que não tenha nenhuma, e outra que leve de volta
word-block-exit = bloqueie uma saída do local do seu explorador
word-make-save-point = o local do seu explorador passa a ser um ponto de salvamento
word-remove-obstacle = { $kind ->
        [trap] remova uma armadilha do local do seu explorador
        [creature] remova uma criatura do local do seu explorador
        [hazard] remova um risco do local do seu explorador
       *[other] remova um obstáculo do local do seu explorador
    }
word-look-at-level = olhe a carta do topo do baralho de nível; você pode colocá-la no fundo
word-steal-by-search = teste Busca e tome um item não salvo de outro explorador dali cuja dificuldade seja no máximo o resultado

## What a card gives while it is in play

word-raise-abilities-that-began-at = cada habilidade que é { $began } na carta de explorador aumenta em { $amount }
word-raise-ability = { $ability } aumenta em { $amount }
word-add-to-tests = os resultados dos testes de { $ability } do seu explorador aumentam em { $amount }
word-add-dice-to-tests = { $count ->
        [one] role mais { $count } dado nos testes de { $ability }
       *[other] role mais { $count } dados nos testes de { $ability }
    }
word-weapon = os testes de Luta bem-sucedidos do seu explorador causam mais { $amount } de dano
word-hold-more-cards = { $count ->
        [one] o limite da mão aumenta em { $count } carta
       *[other] o limite da mão aumenta em { $count } cartas
    }

## Joints

card-and = { $first } e { $second }
card-or = { $first } ou { $second }
card-or-test = { $first } ou { $second }
card-then = { $first }, depois { $second }
card-comma = { $first }, { $second }

## Sentences on what a card does

card-play = Jogue { $when }: { $effects }.
card-play-paid = Jogue { $when }, e { $cost }: { $effects }.
card-play-only = Jogue { $when }.
card-play-paid-only = Jogue { $when }, e { $cost }.
card-use = Use { $when }: { $effects }.
card-use-paid = Use { $when }, e { $cost }: { $effects }.
card-use-only = Use { $when }.
card-use-paid-only = Use { $when }, e { $cost }.
card-when-your-action-starts = no início da sua própria rodada de Ação
card-when-other-action-starts = no início da rodada de Ação de outro jogador
card-instead-of-search = em vez de buscar
card-once-a-turn = Uma vez por turno.
card-without-raider = Funciona mesmo com o seu explorador morto.
card-found = Quando encontrada: { $effects }.
card-constant = Enquanto estiver em jogo: { $constant }.

## Sentences on the figures of a card

card-abilities = Luta { $fight }, Movimento { $move }, Busca { $search }, Raciocínio { $think }.
card-power = Poder { $power }.
card-character = Só para { $character }.
card-item = Item, dificuldade { $difficulty }.
card-trigger = Gatilho, dificuldade { $difficulty }.
card-weapon = Arma.
card-entrance = Entrada.
card-exits = Saídas: { $sides }.
card-danger = Perigo { $danger }.
card-search-bonus = { $dice ->
        [one] Bônus de busca: { $dice } dado.
       *[other] Bônus de busca: { $dice } dados.
    }
card-save-point = Ponto de salvamento.
card-treasure-room = Sala do tesouro de poder { $power }: um resultado de busca de { $target } ou mais encontra o tesouro.
card-built-in = Obstáculo embutido: { $obstacle }, { $kind }.
card-obstacle-kind = Tipo: { $kind }.
card-tests = Para superar: { $tests }.
card-test = { $ability } { $target }
card-failure = Em caso de falha: { $effects }.
card-life = Vida { $life }.
