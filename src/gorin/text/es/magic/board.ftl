### El tablero de Magic en la página.

magic-board-creatures = Criaturas
magic-board-others = Otros permanentes
magic-board-lands = Tierras
