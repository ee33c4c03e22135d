### El tablero del L5R CCG en la página.

ccg-board-stage = El ataque
ccg-board-attackers = Atacantes
ccg-board-defenders = Defensores
ccg-board-strength = fuerza { $strength }
ccg-board-falls = Ganaría el atacante y caería la provincia
ccg-board-attacker = Ganaría el atacante, la provincia resistiría
ccg-board-defender = Ganaría el defensor
ccg-board-even = Ambos ejércitos son iguales
