### What the page says of series of levels.

## Opening a table

page-new-what = O que se joga
page-new-one-level = Um nível
page-new-series-timed = Uma corrida: cada jogador traz um nível do mesmo poder; vence quem precisa de menos turnos extras em todos os níveis.
page-new-series-linked = Níveis um depois do outro: quem vence um leva um tesouro para o próximo.
page-new-series-pick-up = Para quem já conhece o jogo: os níveis ficam mais fundos, os exploradores guardam o que encontram e os baralhos crescem.
page-new-series-more = Níveis e acordos
page-new-series-levels = Níveis: { $levels }
page-new-series-level = Nível { $number }
page-new-series-level-of = Nível do lugar { $number }
page-new-series-usual = { $level } (padrão)
page-new-series-add = Acrescentar um nível
page-new-series-drop = Tirar o último nível
page-new-series-order = Ordem dos níveis
page-series-order-listed = Como na lista
page-series-order-random = Por sorteio
page-series-order-ask = Pergunta-se aos jogadores
page-new-series-scoring = Quem vence
page-series-scoring-treasures = Quem tem mais tesouros
page-series-scoring-final = Quem leva o último tesouro
page-series-scoring-turns = Quem precisa de menos turnos extras
page-series-scoring-levels = Quem vence mais níveis
page-new-series-carry = O que se leva além de tesouros
page-series-carry-item = Um item salvo
page-new-series-limit = Limite de turnos de cada nível
page-new-series-limit-hint = Cada nível acaba depois desse número de turnos.

## At the table

page-series-level-of = Nível { $number } de { $count }
page-series-level-short = { $number }/{ $count }
page-series-sheet = Tabela de pontos
page-series-to-map = Ver o mapa
page-series-stage-order = Antes do primeiro nível: em que ordem?
page-series-stage-start = Antes do primeiro nível: um tesouro para começar
page-series-stage-level = Tabela de pontos
page-series-stage-keep = Entre os níveis: o que se leva
page-series-stage-prize = Entre os níveis: um tesouro para o vencedor
page-series-stage-add = Entre os níveis: cartas para o baralho
page-series-stage-over = A série acabou
page-series-in-deck = { $count } no seu baralho
page-series-carried = O seu explorador leva
page-series-carries-nothing = Nada ainda
page-series-deck = { $count ->
    [0] Seu baralho de compra para o próximo nível: nenhuma carta
    [one] Seu baralho de compra para o próximo nível: { $count } carta
   *[other] Seu baralho de compra para o próximo nível: { $count } cartas
}

## The score sheet

page-series-column-level = Nível
page-series-so-far = Até agora
page-series-total = No total
page-series-won = venceu
page-series-winner = vence a série
page-series-turns = { $turns ->
    [0] nenhum turno
    [one] { $turns } turno
   *[other] { $turns } turnos
}
page-series-ended = { $turns }, { $reason }
page-series-now = em jogo, turno { $turn }
page-series-to-come = ainda por jogar
page-series-to-come-of = montado por { $seat }, ainda por jogar
