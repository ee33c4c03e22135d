### Tomb Raider: what actions say and ask, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-during-your-obstacle-test = durante um teste do seu explorador contra um obstáculo
word-during-other-test = durante um teste de outro explorador
word-during-other-fight = durante um teste de Luta de outro explorador
word-one-life-left = enquanto restar só um ponto de vida ao seu explorador
word-exits-here = { $least ->
        [one] enquanto o local do seu explorador tiver pelo menos { $least } saída
       *[other] enquanto o local do seu explorador tiver pelo menos { $least } saídas
    }

## Costs

word-discard-another = descarte outra carta da sua mão
word-discard-hand = { $least ->
        [one] descarte toda a sua mão, pelo menos mais { $least } carta
       *[other] descarte toda a sua mão, pelo menos mais { $least } cartas
    }
word-give-life = sofra { $amount } de dano

## Effects on tests and searches

word-test-another-ability = { $rise ->
        [0] teste outra habilidade à sua escolha
       *[other] teste outra habilidade à sua escolha, com o alvo aumentado em { $rise }
    }
word-roll-best-ability = role tantos dados quanto a maior habilidade do seu explorador
word-add-to-results-this-turn = os resultados de todos os testes do seu explorador aumentam em { $amount } neste turno
word-search-harder = { $count ->
        [one] faça busca no local do seu explorador com mais { $count } dado, mesmo que nada mais possa ser encontrado ali
       *[other] faça busca no local do seu explorador com mais { $count } dados, mesmo que nada mais possa ser encontrado ali
    }
word-take-dice = { $count ->
        [one] esse explorador rola menos { $count } dado, mas pelo menos um
       *[other] esse explorador rola menos { $count } dados, mas pelo menos um
    }
word-lower-result = diminua o resultado do teste em { $amount }
word-turn-dice-down = { $count ->
        [one] vire para 1 o dado mais alto do teste
       *[other] vire para 1 os { $count } dados mais altos do teste
    }

## Effects on raiders

word-attack-with-more-dice = { $count ->
        [one] ataque outro explorador dali com mais { $count } dado
       *[other] ataque outro explorador dali com mais { $count } dados
    }
word-attack-unawares = { $count ->
        [one] ataque outro explorador dali, que rola menos { $count } dado
       *[other] ataque outro explorador dali, que rola menos { $count } dados
    }
word-hurt-others-near = cada outro explorador e cada criatura no local do seu explorador ou em um local adjacente sofre { $amount } de dano
word-take-save-point = outro explorador à sua escolha perde o seu ponto de salvamento
word-unburden = { $least ->
        [one] outro explorador com pelo menos { $least } item não salvo perde um, à escolha do jogador dele
       *[other] outro explorador com pelo menos { $least } itens não salvos perde um, à escolha do jogador dele
    }

## Effects on obstacles

word-drive-out = { $kind ->
        [trap] leve uma carta de armadilha do local do seu explorador a um local adjacente já mapeado
        [creature] leve uma carta de criatura do local do seu explorador a um local adjacente já mapeado
        [hazard] leve uma carta de risco do local do seu explorador a um local adjacente já mapeado
       *[other] leve uma carta de obstáculo do local do seu explorador a um local adjacente já mapeado
    }
word-set-on-raider = { $kind ->
        [trap] leve uma carta de armadilha de qualquer ponto do mapa ao local de outro explorador
        [creature] leve uma carta de criatura de qualquer ponto do mapa ao local de outro explorador
        [hazard] leve uma carta de risco de qualquer ponto do mapa ao local de outro explorador
       *[other] leve uma carta de obstáculo de qualquer ponto do mapa ao local de outro explorador
    }
word-exchange-obstacles = troque uma carta de obstáculo do local do seu explorador por outra de qualquer outro ponto do mapa
word-play-threat = você pode jogar um obstáculo da sua mão no local do explorador que está agindo, com perigo até { $above } acima do limite
word-pass-obstacles = neste turno o seu explorador não enfrenta os obstáculos dos locais por onde só passa

## Effects on cards

word-pick-from-deck = { $count ->
        [one] pegue a carta do topo do seu baralho de compra
       *[other] olhe as { $count } cartas do topo do seu baralho de compra, pegue uma delas e ponha as outras no fundo
    }
word-draw-new-hand = descarte a sua mão e compre o mesmo número de cartas
word-draw-by-die = role um dado e compre tantas cartas quantas ele mostrar
word-spoil-hand = olhe a mão de outro jogador e descarte dela uma carta à sua escolha

## What players are asked

ask-improvise = Que outra habilidade o seu explorador testa?
ask-shift = Qual obstáculo é levado?
ask-shift-to = Para onde ele é levado?
ask-exchange = Qual obstáculo vem para cá em troca?
ask-threat = Você joga um obstáculo de perigo { $limit } ou menor em { $space }?
ask-pick = Qual carta você pega?
ask-spoil = Qual carta desta mão é descartada?
ask-pay-card = Qual carta você descarta para isso?

option-shift = Escolher { $obstacle }
option-shift-to = Levar a { $space }

## What chance is asked

ask-luck-roll = Rolar um dado pelo número de cartas
