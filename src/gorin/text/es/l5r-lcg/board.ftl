### El tablero del L5R LCG en la página.

lcg-board-stage = El escenario
lcg-board-provinces = Provincias
lcg-board-setup = Preparación
lcg-board-round = Ronda { $turn }
lcg-board-phase-dynasty = Dinastía
lcg-board-phase-draw = Robo
lcg-board-phase-conflict = Conflicto
lcg-board-phase-fate = Destino
lcg-board-broken = rota
lcg-board-asked = { $count ->
    [one] { $seats } decide
   *[other] { $seats } deciden
}
lcg-board-attacks = { $seat } ataca
lcg-board-defends = { $seat } defiende
lcg-board-other = Otros efectos
lcg-board-target = Provincia { $slot } de { $seat }
lcg-board-leads = { $seat } va por delante por { $amount }
lcg-board-even = Empate: ganaría el atacante
lcg-board-none = Ninguna habilidad en ningún bando
lcg-board-breaks = la provincia se rompería
lcg-board-more = { $amount } más romperían la provincia
lcg-board-enlightened = { $count } de los 5 anillos están en las provincias
