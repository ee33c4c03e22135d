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
lcg-board-more = { $amount ->
    [one] { $amount } más rompería la provincia
   *[other] { $amount } más romperían la provincia
}
lcg-board-enlightened = { $count ->
    [0] ninguno de los 5 anillos está en las provincias
    [one] { $count } de los 5 anillos está en las provincias
   *[other] { $count } de los 5 anillos están en las provincias
}
lcg-goal-skirmish = Para ganar: llega a 12 de honor o sé el último jugador. Sin honor, o con todas tus provincias rotas, quedas fuera.
lcg-goal-stronghold = Para ganar: rompe la provincia de la fortaleza de tu oponente o llega a 25 de honor. Quien no tiene honor pierde.
lcg-goal-enlightenment = Para ganar: ten anillos de los cinco elementos en tus provincias, llega a 25 de honor o sé el último jugador.
lcg-guide-setup = Preparación: quédate con las cartas que quieras, cambia las otras. Después empieza la primera ronda.
lcg-guide-dynasty = Fase de Dinastía: los jugadores se turnan y pagan destino por personajes de sus provincias. Después viene la fase de Robo.
lcg-guide-draw = Fase de Robo: todos apuestan en secreto. La apuesta da cartas y cuesta honor. Después viene la fase de Conflicto.
lcg-guide-conflict = Fase de Conflicto: los jugadores atacan provincias. Quien gana un conflicto reclama su anillo. Después viene la fase de Destino.
lcg-guide-conflict-enlightenment = Fase de Conflicto: los jugadores atacan provincias. El atacante que gana pone el anillo en una de sus provincias. Después viene la fase de Destino.
lcg-guide-fate = Fase de Destino: los personajes sin destino salen del juego, cada uno de los demás pierde 1 de destino. Después empieza la siguiente ronda.
lcg-progress-rings = Anillos: { $held }; faltan: { $missing }
lcg-progress-no-rings = Anillos: ninguno de cinco
lcg-progress-broken = Provincias rotas: { $broken } de { $all }
