### The board of the L5R CCG on the page.

ccg-board-stage = The attack
ccg-board-attackers = Attackers
ccg-board-defenders = Defenders
ccg-board-strength = strength { $strength }
ccg-board-falls = The attacker would win and the province fall
ccg-board-attacker = The attacker would win, the province would stand
ccg-board-defender = The defender would win
ccg-board-even = Both armies are equal
