### El tablero del L5R LCG en la página.

lcg-board-stage = El escenario
lcg-board-provinces = Provincias
lcg-board-setup = Preparación
lcg-board-round = Ronda { $turn }
lcg-board-phase-dynasty = Dinastía
lcg-board-phase-draw = Robo
lcg-board-phase-conflict = Conflicto
lcg-board-phase-fate = Destino
lcg-board-broken = destruida
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
lcg-board-breaks = la provincia sería destruida
lcg-board-more = { $amount } más destruirían la provincia
