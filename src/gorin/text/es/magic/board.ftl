### El tablero de Magic en la página.

magic-board-creatures = Criaturas
magic-board-others = Otros permanentes
magic-board-lands = Tierras
magic-board-copies = { $card }: { $count } copias, giradas: { $tapped }
magic-goal = Para ganar: sé el último jugador. Quien no tiene vidas, tiene 21 de daño de un comandante o no tiene carta que robar queda fuera.
