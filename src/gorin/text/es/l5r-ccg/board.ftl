### El tablero del L5R CCG en la página.

ccg-board-stage = El escenario
ccg-board-attackers = Atacantes
ccg-board-defenders = Defensores
ccg-board-strength = fuerza { $strength }
ccg-board-falls = Ganaría el atacante y caería la provincia
ccg-board-attacker = Ganaría el atacante, la provincia resistiría
ccg-board-defender = Ganaría el defensor
ccg-board-even = Ambos ejércitos son iguales
ccg-board-turn = Turno { $turn }: { $seat }
ccg-board-setup = Preparación
ccg-board-phase-events = Eventos
ccg-board-phase-action = Acción
ccg-board-phase-attack = Ataque
ccg-board-phase-dynasty = Dinastía
ccg-board-phase-end = Final
ccg-goal = Para ganar: empieza tu turno con 40 de Honor Familiar, destruye todas las provincias de los demás o ten los cinco anillos en juego. Con -20 de Honor Familiar quedas fuera.
ccg-guide-setup = Preparación: se barajan los mazos, se llenan las provincias y se roban cartas.
ccg-guide-straighten = { $seat } endereza todas las cartas inclinadas. Después viene la fase de eventos.
ccg-guide-events = Fase de eventos: { $seat } descubre las cartas de las provincias y ocurren eventos. Después viene la fase de acción.
ccg-guide-action = Fase de acción: los jugadores hacen acciones por turnos, { $seat } une cartas a personalidades. Después viene la fase de ataque.
ccg-guide-attack = Fase de ataque: { $seat } puede atacar provincias de otro jugador. Después viene la fase de dinastía.
ccg-guide-dynasty = Fase de dinastía: { $seat } paga oro para poner en juego cartas de las provincias. Después { $seat } roba una carta y el turno termina.
ccg-guide-end = Fase final: { $seat } roba una carta. Después empieza el siguiente turno.
ccg-guide-assigning = { $seat } ataca a { $other }. El atacante, después el defensor envía unidades a las provincias: primero la infantería, después la caballería. Luego se libran las batallas.
