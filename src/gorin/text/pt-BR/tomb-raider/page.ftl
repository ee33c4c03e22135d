### Tomb Raider on the page: what is drawn, said for those who hear it.

## The map and its spaces

page-tr-map = Mapa do nível
page-tr-zoom = Tamanho do mapa
page-tr-zoom-in = Aumentar o mapa
page-tr-zoom-out = Diminuir o mapa
page-tr-comma = { ", " }
page-tr-lit = { $thing }. Escolher: { $answer }
page-tr-space-unknown = { $space }, desconhecido
page-tr-space-hiding = { $space }, desconhecido; a sala do tesouro pode estar aqui
page-tr-space-face-down = { $space }, um local virado para baixo
page-tr-space-known-down = { $space }, { $card }, virado para baixo
page-tr-space-treasure-down = { $space }, a sala do tesouro { $card }, virada para baixo
page-tr-exits = saídas { $sides }
page-tr-no-exits = sem saídas
page-tr-one-way = só de ida, sem volta: { $sides }
page-tr-blocked = saídas bloqueadas: { $sides }
page-tr-danger = limite de perigo { $danger }
page-tr-search = { $dice ->
    [one] busca +{ $dice } dado
   *[other] busca +{ $dice } dados
}
page-tr-search-target = alvo da busca { $target }
page-tr-mark-treasure = sala do tesouro
page-tr-mark-prize = o tesouro está aqui
page-tr-mark-entrance = entrada
page-tr-mark-save = ponto de salvamento
page-tr-mark-empty = vazio
page-tr-mark-searched = já houve busca
page-tr-obstacle = { $obstacle } ({ $kind })
page-tr-overcome = para superar: { $tests }
page-tr-raiders-here = aqui: { $raiders }
page-tr-map-size = Mapa: { $width } de largura, { $depth } de profundidade; { $count ->
    [0] nenhum espaço é desconhecido.
    [one] { $count } espaço é desconhecido.
   *[other] { $count } espaços são desconhecidos.
}

## The raiders

page-tr-own = Seu explorador
page-tr-off-map = fora do mapa
page-tr-life = vida { $life } de { $most }
page-tr-ability = { $ability } { $value }
page-tr-ability-injured = { $injuries ->
    [one] { $ability } { $value }, { $injuries } ferimento
   *[other] { $ability } { $value }, { $injuries } ferimentos
}
page-tr-injuries = { $count ->
    [0] nenhum ferimento
    [one] { $count } ferimento
   *[other] { $count } ferimentos
}
page-tr-hand-count = { $count ->
    [0] nenhuma carta na mão
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
page-tr-hand-of = Mão: { $count } de no máximo { $limit }
page-tr-deck-count = Baralho: { $count }
page-tr-moves-left = Movimentos restantes: { $count }
page-tr-power = Poder { $power }
page-tr-deaths = Mortes e reinícios: { $count }
page-tr-points = Pontos: { $points }
page-tr-state-stuck = preso
page-tr-state-dead = fora do mapa
page-tr-state-gone = desistiu
page-tr-state-finished = terminou
page-tr-state-cut-off = isolado
page-tr-state-carries = leva o tesouro
page-tr-state-fought = lutou
page-tr-row-unsaved = não salvas: { $cards }
page-tr-row-saved = salvas: { $cards }

## Hand, rows and piles

page-tr-hand = Sua mão
page-tr-open-hand = Mão
page-tr-open-hand-none = Nenhuma carta na mão
page-tr-hand-cards = Sua mão: { $cards }
page-tr-hand-empty = Sua mão está vazia
page-tr-offered = Cartas para escolher
page-tr-more = mais { $count }
page-tr-unsaved = Não salvas
page-tr-saved = Salvas
page-tr-discard = Descarte
page-tr-known-hand = Cartas conhecidas da mão
page-tr-pile = { $count ->
    [0] { $title }: nenhuma carta
    [one] { $title }: { $count } carta
   *[other] { $title }: { $count } cartas
}

## Beside the map

page-tr-beside = Dados, baralhos e objetivos
page-tr-goal = Objetivo: encontrar o tesouro na sala do tesouro
page-tr-decks = Baralhos
page-tr-level-deck = Baralho de nível
page-tr-level-deck-of = Baralho de nível { $part }
page-tr-spare-deck = Locais de reserva
page-tr-obstacle-deck = Baralho de obstáculos
page-tr-obstacle-discard = Obstáculos descartados
page-tr-solo = Metas
page-tr-solo-ours = Metas deste programa
page-tr-solo-counts = Até agora
page-tr-met = atingida
page-tr-unmet = não atingida

## Dice and scenes

page-tr-cast-test = Último teste
page-tr-cast-search = Última busca
page-tr-cast-attack = Último ataque
page-tr-cast-order = Ordem do turno
page-tr-rolled-by = { $seat }: { $faces }, total { $total }
page-tr-rolled-by-with = { $seat }: { $faces }, bônus { $bonus }, total { $total }
page-tr-rolled = { $faces }, total { $total }
page-tr-needed = alvo { $target }
page-tr-passed = sucesso
page-tr-failed = falha
page-tr-scene = O teste em andamento
page-tr-scene-cards = Cartas são jogadas
page-tr-scene-harm = Dano iminente
page-tr-scene-test = { $seat } testa { $ability }
page-tr-scene-against = { $seat } enfrenta { $obstacle }
page-tr-scene-search = { $seat } faz uma busca
page-tr-scene-attack = { $seat } ataca { $rival }
page-tr-fold = Recolher
page-tr-unfold = Abrir de novo
page-tr-target = Alvo
page-tr-dice = { $dice ->
    [0] nenhum dado
    [one] { $dice } dado
   *[other] { $dice } dados
}
page-tr-bonus = bônus { $bonus }
page-tr-announced = { $seat } joga
page-tr-harm = { $seat } está prestes a sofrer { $amount } de dano
page-tr-death = O explorador de { $seat } morre
page-tr-death-at = O explorador de { $seat } morre em { $space }
page-tr-death-obstacle = { $obstacle } não foi superado: { $result } contra { $target }.
page-tr-death-test = O teste falhou: { $result } contra { $target }.
page-tr-death-harm = { $amount } de dano, e não resta vida.
page-tr-death-injury = Um ferimento diminui { $ability }, e não resta vida.
page-tr-death-then = Você perde a mão e as cartas não salvas. O seu explorador volta ao ponto de salvamento ou, se não houver, à entrada, com a vida inteira.

## Above the board

page-tr-turn = Turno { $turn }
page-tr-turn-of = Turno { $turn } de { $limit }
page-tr-order = Ordem do turno
page-tr-round-ready = Preparação
page-tr-round-action = Ação
page-tr-round-search = Busca
page-tr-round-draw = Compra

## Cards

page-tr-now = Agora
page-tr-form-item = item
page-tr-form-trigger = gatilho
page-tr-figure-danger = Perigo
page-tr-figure-difficulty = Dificuldade
page-tr-figure-power = Poder
page-tr-figure-treasure = Tesouro
page-tr-figure-life = Vida
page-tr-figure-search-bonus = Bônus de busca
page-tr-figure-weapon = Arma
page-tr-figure-fight = Luta
page-tr-figure-move = Movimento
page-tr-figure-search = Busca
page-tr-figure-think = Raciocínio

## How it goes

page-tr-help-turn = Um turno tem quatro rodadas, e em cada uma os exploradores agem um depois do outro. Na Preparação os dados decidem a ordem. Na Ação um explorador anda até o limite do seu Movimento, ou fica. Na Busca cada um pode fazer uma busca onde está. Na Compra salva quem está em um ponto de salvamento, descarta-se e compra-se.
    .title = Um turno
page-tr-help-explore = Um explorador sai de um local pelas suas saídas. Ao entrar em um espaço desconhecido, um local é revelado ali, e o movimento termina.
    .title = Explorar
page-tr-help-obstacle = Quando um local é revelado, outro jogador pode jogar um obstáculo ali, não mais perigoso do que o local permite. Quem entra em um local enfrenta todos os obstáculos dali, e de novo a cada volta.
    .title = Obstáculos

## What the signs mean

page-tr-legend = O que os sinais significam
page-tr-legend-danger = limite de perigo: até quanto perigo pode ter um obstáculo jogado aqui
page-tr-legend-search = Busca; +1 no mapa: um dado a mais para buscar ali
page-tr-legend-hand = cartas na mão e limite da mão
page-tr-legend-deck = cartas em um baralho
page-tr-legend-steps = movimentos restantes neste turno
page-tr-legend-deaths = mortes e reinícios; fora do mapa
page-tr-legend-open = caminho nos dois sentidos
page-tr-legend-unknown = saída para um espaço desconhecido
page-tr-legend-one-way = caminho em um só sentido
page-tr-legend-barred = saída bloqueada
page-tr-legend-built-in = borda tracejada: obstáculo embutido no local
page-tr-legend-hiding = a sala do tesouro pode estar aqui
page-tr-legend-down = local virado para baixo
