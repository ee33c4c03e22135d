### O que diz `gorin series`.

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
