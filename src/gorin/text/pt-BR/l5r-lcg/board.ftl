### O tabuleiro do L5R LCG na página.

lcg-board-stage = O palco
lcg-board-provinces = Províncias
lcg-board-setup = Preparação
lcg-board-round = Rodada { $turn }
lcg-board-phase-dynasty = Dinastia
lcg-board-phase-draw = Compra
lcg-board-phase-conflict = Conflito
lcg-board-phase-fate = Destino
lcg-board-broken = subjugada
lcg-board-asked = { $count ->
    [one] { $seats } decide
   *[other] { $seats } decidem
}
lcg-board-attacks = { $seat } ataca
lcg-board-defends = { $seat } defende
lcg-board-other = Outros efeitos
lcg-board-target = Província { $slot } de { $seat }
lcg-board-leads = { $seat } está à frente por { $amount }
lcg-board-even = Empate: o atacante venceria
lcg-board-none = Nenhuma perícia dos dois lados
lcg-board-breaks = a província seria subjugada
lcg-board-more = { $amount ->
    [one] mais { $amount } subjugaria a província
   *[other] mais { $amount } subjugariam a província
}
lcg-board-enlightened = { $count ->
    [0] nenhum dos 5 anéis está nas províncias
    [one] { $count } dos 5 anéis está nas províncias
   *[other] { $count } dos 5 anéis estão nas províncias
}
lcg-goal-skirmish = Para vencer: chegue a 12 de honra ou seja o último jogador. Sem honra, ou com todas as províncias subjugadas, você está fora.
lcg-goal-stronghold = Para vencer: subjugue a província da Fortaleza do oponente ou chegue a 25 de honra. Quem não tem honra perde.
lcg-goal-enlightenment = Para vencer: tenha anéis dos cinco elementos nas suas províncias, chegue a 25 de honra ou seja o último jogador.
lcg-guide-setup = Preparação: fique com as cartas que quiser, troque as outras. Depois começa a primeira rodada.
lcg-guide-dynasty = Fase de dinastia: os jogadores se alternam e pagam destino por personagens nas suas províncias. Em seguida vem a fase de compra.
lcg-guide-draw = Fase de compra: todos apostam em segredo. A aposta dá cartas e custa honra. Em seguida vem a fase de conflito.
lcg-guide-conflict = Fase de conflito: os jogadores atacam províncias. Quem vence um conflito reivindica seu anel. Em seguida vem a fase de destino.
lcg-guide-conflict-enlightenment = Fase de conflito: os jogadores atacam províncias. O atacante que vence põe o anel em uma província sua. Em seguida vem a fase de destino.
lcg-guide-fate = Fase de destino: personagens sem destino saem de jogo, cada um dos outros perde 1 de destino. Depois começa a próxima rodada.
lcg-progress-rings = Anéis: { $held }; faltam: { $missing }
lcg-progress-no-rings = Anéis: nenhum de cinco
lcg-progress-broken = Províncias subjugadas: { $broken } de { $all }
