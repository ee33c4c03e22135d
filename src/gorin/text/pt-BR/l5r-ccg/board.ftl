### O tabuleiro do L5R CCG na página.

ccg-board-stage = O palco
ccg-board-attackers = Atacantes
ccg-board-defenders = Defensores
ccg-board-strength = força { $strength }
ccg-board-falls = O atacante venceria e a província cairia
ccg-board-attacker = O atacante venceria, a província resistiria
ccg-board-defender = O defensor venceria
ccg-board-even = Os dois exércitos são iguais
ccg-board-turn = Turno { $turn }: { $seat }
ccg-board-setup = Preparação
ccg-board-phase-events = Eventos
ccg-board-phase-action = Ação
ccg-board-phase-attack = Ataque
ccg-board-phase-dynasty = Dinastia
ccg-board-phase-end = Final
ccg-goal = Para vencer: comece seu turno com 40 de Honra Familiar, destrua todas as províncias dos outros ou tenha os cinco anéis em jogo. Com -20 de Honra Familiar você está fora.
ccg-guide-setup = Preparação: os baralhos são embaralhados, as províncias preenchidas e as cartas compradas.
ccg-guide-straighten = { $seat } endireita todas as cartas curvadas. Em seguida vem a fase de eventos.
ccg-guide-events = Fase de eventos: { $seat } revela as cartas nas províncias, e eventos acontecem. Em seguida vem a fase de ação.
ccg-guide-action = Fase de ação: os jogadores fazem ações em turnos, { $seat } anexa cartas a personalidades. Em seguida vem a fase de ataque.
ccg-guide-attack = Fase de ataque: { $seat } pode atacar províncias de outro jogador. Em seguida vem a fase de dinastia.
ccg-guide-dynasty = Fase de dinastia: { $seat } paga ouro para colocar em jogo cartas das províncias. Depois { $seat } compra uma carta e o turno termina.
ccg-guide-end = Fase final: { $seat } compra uma carta. Depois começa o próximo turno.
ccg-guide-assigning = { $seat } ataca { $other }. O atacante, depois o defensor envia unidades às províncias: primeiro a infantaria, depois a cavalaria. Então as batalhas são travadas.
