### Tomb Raider: the help of its own commands, gorin levels and gorin series.

## Help

cli-help-levels = Ver níveis, conferir arquivos de níveis, começar um nível seu.
cli-help-levels-list = Listar os níveis que vêm com o Gorin.
cli-help-levels-show = Desenhar um nível e dizer tudo sobre ele.
cli-help-levels-show-level = Um nível, por id ou arquivo.
cli-help-levels-show-variant = A variante do nível, por id.
cli-help-levels-show-seats = Para quantos exploradores; se não, para o menor número.
cli-help-levels-check = Conferir um arquivo de nível: código de saída 1 se as regras o proíbem, 2 se não pode ser lido.
cli-help-levels-check-file = Um arquivo de nível.
cli-help-levels-new = Escrever um arquivo de nível para mudar, com cada campo explicado.
cli-help-levels-new-file = Onde escrevê-lo.
cli-help-levels-new-like = O nível de que ele parte, por id ou arquivo.
cli-help-levels-new-variant = A variante desse nível.
cli-help-levels-new-title = O que as pessoas leem como título.
cli-help-levels-new-width = Quantas colunas.
cli-help-levels-new-depth = Quantas fileiras.
cli-help-levels-new-power = O poder: 1, 2 ou 3.
cli-help-levels-new-players = Quantos podem jogar no máximo.
cli-help-series = Jogar vários níveis por acordo: uma série Cronometrada, Encadeada ou Pick Up.
cli-help-series-play = Jogar uma série neste terminal; ela é salva o tempo todo.
cli-help-series-play-kind = A série: timed (Cronometrada), linked (Encadeada) ou pick-up.
cli-help-series-play-seats = Quantos jogam. Os lugares sem --seat são bots.
cli-help-series-play-seat = Quem ocupa o lugar: human, human:NOME, bot ou bot:NÍVEL; uma vez para cada lugar.
cli-help-series-play-bots = O nível dos bots nos lugares sem --seat.
cli-help-series-play-levels = Os níveis, por id ou arquivo, uma variante depois de dois-pontos; nas séries Cronometrada e Pick Up, um para cada jogador.
cli-help-series-play-decks = Os baralhos, por id ou arquivo, na ordem dos lugares.
cli-help-series-play-order = A ordem dos níveis: listed (listada), random (sorteada) ou ask (perguntar aos jogadores).
cli-help-series-play-scoring = Encadeada: “treasures” se vence quem tem mais tesouros, “final” se vence quem leva o último.
cli-help-series-play-carry = Encadeada: o que se leva além de tesouros: upgrade, secret-move, item.
cli-help-series-play-turn_limit = O nível termina depois deste número de turnos; a série Cronometrada sempre tem esse limite.
cli-help-series-play-opening = Mãos iniciais: chosen (escolhidas) ou random (ao acaso).
cli-help-series-play-seed = A semente do acaso, dígitos hexadecimais ou qualquer texto, para repetir uma série.
cli-help-series-resume = Retomar uma série salva, ou listar as séries salvas.
cli-help-series-resume-save = Uma série salva, pelo número na lista ou pelo id.
cli-help-series-sheet = Mostrar a tabela de pontos de uma série.
cli-help-series-sheet-file = O diário de uma série, ou o id da série.
cli-help-series-sim = Deixar bots jogarem muitas séries, e contar. Sementes iguais dão resultados iguais, qualquer que seja --jobs.
cli-help-series-sim-kind = A série: timed (Cronometrada), linked (Encadeada) ou pick-up.
cli-help-series-sim-seats = Quantos bots jogam. Os que não têm --seat jogam o melhor que podem.
cli-help-series-sim-seat = Quem ocupa o próximo lugar: bot, bot:random, bot:easy, bot:medium, bot:heuristic ou bot:search. Uma vez para cada lugar.
cli-help-series-sim-count = Quantas séries jogar.
cli-help-series-sim-jobs = Quantos processos dividem as séries.
cli-help-series-sim-seed = De onde vêm todo o acaso e todos os bots.
cli-help-series-sim-swap = Os bots avançam um lugar de série em série.
cli-help-series-sim-levels = Os níveis, por id ou arquivo, uma variante depois de dois-pontos.
cli-help-series-sim-decks = Os baralhos, por id ou arquivo, na ordem dos lugares.
cli-help-series-sim-order = A ordem dos níveis: listed (listada), random (sorteada) ou ask (perguntar aos bots).
cli-help-series-sim-scoring = Encadeada: “treasures” se vence quem tem mais tesouros, “final” se vence quem leva o último.
cli-help-series-sim-carry = Encadeada: o que se leva além de tesouros: upgrade, secret-move, item.
cli-help-series-sim-turn_limit = O nível termina depois deste número de turnos.
cli-help-series-sim-opening = Mãos iniciais: chosen (escolhidas) ou random (ao acaso).

## At the table

cli-help-any-points = Caçador de Recompensas: pontos combinados por armadilha ou risco removido, como traps=1; uma vez por tipo.

## The command

cli-help-learn-variant = O baralho inicial com que se aprende: cave ou tomb.
