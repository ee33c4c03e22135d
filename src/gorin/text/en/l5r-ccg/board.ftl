### The board of the L5R CCG on the page.

ccg-board-stage = The stage
ccg-board-attackers = Attackers
ccg-board-defenders = Defenders
ccg-board-strength = strength { $strength }
ccg-board-falls = The attacker would win and the province fall
ccg-board-attacker = The attacker would win, the province would stand
ccg-board-defender = The defender would win
ccg-board-even = Both armies are equal
ccg-board-turn = Turn { $turn }: { $seat }
ccg-board-setup = Setup
ccg-board-phase-events = Events
ccg-board-phase-action = Action
ccg-board-phase-attack = Attack
ccg-board-phase-dynasty = Dynasty
ccg-board-phase-end = End
ccg-goal = To win: begin your turn with 40 Family Honor, destroy all provinces of the others, or have all five rings in play. At -20 Family Honor you are out.
ccg-guide-setup = Setup: decks are shuffled, provinces filled, and cards drawn.
ccg-guide-straighten = { $seat } straightens all bowed cards. The events phase comes next.
ccg-guide-events = Events phase: { $seat } turns up the cards in the provinces, and events happen. The action phase comes next.
ccg-guide-action = Action phase: players take actions in turn, { $seat } attaches cards to personalities. The attack phase comes next.
ccg-guide-attack = Attack phase: { $seat } may attack provinces of another player. The dynasty phase comes next.
ccg-guide-dynasty = Dynasty phase: { $seat } pays gold to bring cards of the provinces into play. Then { $seat } draws a card and the turn ends.
ccg-guide-end = End phase: { $seat } draws a card. Then the next turn begins.
ccg-guide-assigning = { $seat } attacks { $other }. The attacker, then the defender sends units to provinces: first infantry, then cavalry. Then the battles are fought.
