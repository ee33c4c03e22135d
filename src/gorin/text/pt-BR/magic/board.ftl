### O tabuleiro de Magic na página.

magic-board-creatures = Criaturas
magic-board-others = Outras permanentes
magic-board-lands = Terrenos
