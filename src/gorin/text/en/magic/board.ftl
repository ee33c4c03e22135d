### The board of Magic on the page.

magic-board-creatures = Creatures
magic-board-others = Other permanents
magic-board-lands = Lands
