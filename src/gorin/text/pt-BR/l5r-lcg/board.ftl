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
lcg-board-more = mais { $amount } subjugariam a província
lcg-board-enlightened = { $count } dos 5 anéis estão nas províncias
