### The board of Magic on the page.

magic-board-creatures = Creatures
magic-board-others = Other permanents
magic-board-lands = Lands
magic-board-copies = { $card }: { $count } copies, tapped: { $tapped }
magic-goal = To win: be the last player left. Whoever has no life, 21 damage from one commander, or no card to draw is out.
