### O tabuleiro do L5R CCG na página.

ccg-board-stage = O ataque
ccg-board-attackers = Atacantes
ccg-board-defenders = Defensores
ccg-board-strength = força { $strength }
ccg-board-falls = O atacante venceria e a província cairia
ccg-board-attacker = O atacante venceria, a província resistiria
ccg-board-defender = O defensor venceria
ccg-board-even = Os dois exércitos são iguais
