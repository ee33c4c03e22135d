### O que diz `gorin series`.

## Help

cli-help-series = Jogar vários níveis por acordo: uma série Cronometrada, Encadeada ou Pick Up.
cli-help-series-play = Jogar uma série neste terminal; ela é salva o tempo todo.
cli-help-series-play-kind = A série: timed (Cronometrada), linked (Encadeada) ou pick-up.
cli-help-series-play-seats = Quantos jogam. Os lugares sem --seat são bots.
cli-help-series-play-seat = Quem ocupa o lugar: human, human:NOME, bot ou bot:NÍVEL; uma vez para cada lugar.
cli-help-series-play-bots = O nível dos bots nos lugares sem --seat.
cli-help-series-play-levels = Os níveis, por id ou arquivo, uma variante depois de dois-pontos; nas séries Cronometrada e Pick Up, um para cada jogador.
cli-help-series-play-decks = Os baralhos, por id ou arquivo, na ordem dos lugares.
cli-help-series-play-order = A ordem dos níveis: listed (listada), random (sorteada) ou ask (perguntar aos jogadores).
cli-help-series-play-scoring = Encadeada: “treasures” se vence quem tem mais tesouros, “final” se vence quem leva o último.
cli-help-series-play-carry = Encadeada: o que se leva além de tesouros: upgrade, secret-move, item.
cli-help-series-play-turn_limit = O nível termina depois deste número de turnos; a série Cronometrada sempre tem esse limite.
cli-help-series-play-opening = Mãos iniciais: chosen (escolhidas) ou random (ao acaso).
cli-help-series-play-seed = A semente do acaso, dígitos hexadecimais ou qualquer texto, para repetir uma série.
cli-help-series-resume = Retomar uma série salva, ou listar as séries salvas.
cli-help-series-resume-save = Uma série salva, pelo número na lista ou pelo id.
cli-help-series-sheet = Mostrar a tabela de pontos de uma série.
cli-help-series-sheet-file = O diário de uma série, ou o id da série.
cli-help-series-sim = Deixar bots jogarem muitas séries, e contar. Sementes iguais dão resultados iguais, qualquer que seja --jobs.
cli-help-series-sim-kind = A série: timed (Cronometrada), linked (Encadeada) ou pick-up.
cli-help-series-sim-seats = Quantos bots jogam. Os que não têm --seat jogam o melhor que podem.
cli-help-series-sim-seat = Quem ocupa o próximo lugar: bot, bot:random, bot:easy, bot:medium, bot:heuristic ou bot:search. Uma vez para cada lugar.
cli-help-series-sim-count = Quantas séries jogar.
cli-help-series-sim-jobs = Quantos processos dividem as séries.
cli-help-series-sim-seed = De onde vêm todo o acaso e todos os bots.
cli-help-series-sim-swap = Os bots avançam um lugar de série em série.
cli-help-series-sim-levels = Os níveis, por id ou arquivo, uma variante depois de dois-pontos.
cli-help-series-sim-decks = Os baralhos, por id ou arquivo, na ordem dos lugares.
cli-help-series-sim-order = A ordem dos níveis: listed (listada), random (sorteada) ou ask (perguntar aos bots).
cli-help-series-sim-scoring = Encadeada: “treasures” se vence quem tem mais tesouros, “final” se vence quem leva o último.
cli-help-series-sim-carry = Encadeada: o que se leva além de tesouros: upgrade, secret-move, item.
cli-help-series-sim-turn_limit = O nível termina depois deste número de turnos.
cli-help-series-sim-opening = Mãos iniciais: chosen (escolhidas) ou random (ao acaso).

## The score sheet

series-sheet-won = { $turns ->
    [one] Nível { $number }, { $level }: vencido por { $winners } em { $turns } turno
   *[other] Nível { $number }, { $level }: vencido por { $winners } em { $turns } turnos
}
series-sheet-drawn = { $turns ->
    [one] Nível { $number }, { $level }: sem vencedor em { $turns } turno
   *[other] Nível { $number }, { $level }: sem vencedor em { $turns } turnos
}
series-sheet-to-come = Nível { $number }, { $level }: ainda por jogar
series-sheet-to-come-of = Nível { $number }, { $level }, montado por { $seat }: ainda por jogar
series-sheet-seat = { $seat }: { $facts }
series-sheet-standing = { $seat } até agora: { $facts }
series-fact-extra = { $turns ->
    [0] nenhum turno extra
    [one] { $turns } turno extra
   *[other] { $turns } turnos extras
}
series-fact-unfinished = não terminou
series-fact-prize = ganha { $card }
series-fact-kept = mantém { $cards }
series-fact-added = { $count ->
    [one] acrescenta { $count } carta
   *[other] acrescenta { $count } cartas
}
series-fact-levels = { $count ->
    [0] nenhum nível vencido
    [one] { $count } nível vencido
   *[other] { $count } níveis vencidos
}
series-fact-won = tesouros ganhos: { $cards }
series-fact-holds = começa o próximo nível com { $cards }
series-column-level = nível
series-column-winner = vencedor
series-column-turns = turnos
series-column-levels = níveis
series-column-treasures = tesouros
series-column-extra = turnos extras
series-column-sum = até agora

## At the table

series-many = { $count } respostas: digite um número ou o começo de um nome; “list” mostra todas.
series-deck = { $count ->
    [one] Seu baralho de compra, { $count } carta: { $cards }
   *[other] Seu baralho de compra, { $count } cartas: { $cards }
}
series-deck-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
series-go-on = Pressione Enter para continuar.
series-concede-sure = Desistir da série inteira, com os níveis que ainda faltam? Digite “sim”.
series-no-saves = Não há série salva.
series-no-such-save = { $count ->
    [0] Não há série salva
    [one] Há { $count } série salva, e não é “{ $asked }”
   *[other] Há { $count } séries salvas, e “{ $asked }” não é nenhuma delas, ou pode ser várias
}
series-old-saves = { $count ->
    [one] Uma série salva de uma versão anterior: { $series }
   *[other] Séries salvas de uma versão anterior: { $series }
}
series-resume-how = Para retomar uma: gorin series resume e o seu número ou id
series-not-a-series = Este é o diário de um único nível, não de uma série

## gorin series sim

series-sim-title = { $kind }, { $seats } jogadores: { $series } séries, semente { $seed }
series-sim-levels = Níveis: { $levels }, { $turns } turnos em média; sem vencedor: { $undecided }. Séries sem vencedor: { $nobody }
series-sim-turns = turnos de todos os níveis
series-sim-undecided = níveis que ninguém venceu
series-sim-faults = { $count ->
    [one] { $count } série falhou, a de número { $number }. É um erro do Gorin; comunique-o com o que segue.
   *[other] { $count } séries falharam, a primeira com o número { $number }. É um erro do Gorin; comunique-o com o que segue.
}
