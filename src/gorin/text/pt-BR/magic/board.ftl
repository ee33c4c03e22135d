### O tabuleiro de Magic na página.

magic-board-creatures = Criaturas
magic-board-others = Outras permanentes
magic-board-lands = Terrenos
magic-board-copies = { $card }: { $count } cópias, viradas: { $tapped }
magic-goal = Para vencer: seja o último jogador. Quem não tem pontos de vida, tem 21 de dano de um comandante ou não tem carta para comprar está fora.
