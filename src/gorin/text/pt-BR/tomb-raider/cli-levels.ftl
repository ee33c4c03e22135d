### What `gorin levels` says, and the comments of a new level file.

## gorin levels list

levels-column-level = Nível
levels-column-title = Título
levels-column-players = Jogadores
levels-column-alone = Sozinho
levels-column-power = Poder
levels-column-map = Mapa
levels-column-clause = Cláusula
levels-yes = sim
levels-no = não
levels-ours = nosso
levels-ours-note = “Nosso”: as regras não indicam jogo solo; obstáculos e metas são deste programa.
levels-list-how = Mais: gorin levels show NÍVEL
levels-span = { $first } a { $last }
levels-size-short = { $width } × { $depth }
levels-times = { $card } ×{ $count }

## gorin levels show: the facts of a level

levels-fact-players = Jogadores
levels-fact-power = Poder
levels-fact-map = Mapa
levels-fact-goal = Objetivo
levels-fact-turn-limit = Limite de turnos
levels-fact-save-points = Pontos de salvamento
levels-fact-entrances = Entradas
levels-fact-start = Início
levels-fact-room = Sala do tesouro
levels-fact-limit = Profundidade
levels-fact-bonus = Bônus inicial
levels-fact-building = Baralhos de nível
levels-fact-alone = Sozinho
levels-fact-target = Meta
levels-fact-points = Pontos

levels-size = { $width } de largura, { $depth } de profundidade
levels-size-from = { $size }; o perigo conta as profundidades { $first } a { $last }
levels-goal-find-treasure = encontrar o tesouro
levels-goal-recovery = levar o tesouro de volta a uma entrada
levels-goal-bounty-hunter = fazer mais pontos
levels-entrances-any = { $spaces }
levels-entrances-else = { $spaces } para qualquer outro número
levels-entrances-alone = { $spaces } para um explorador
levels-entrances-odd = { $spaces } para um número ímpar de exploradores
levels-entrances-even = { $spaces } para um número par de exploradores
levels-choosing-seats = alternando entre as entradas, na ordem dos lugares
levels-choosing-roll = cada explorador rola um dado, e escolhem as entradas nessa ordem
levels-room-fixed = fixa em { $space }
levels-room-drawn = vem de um baralho de nível, na profundidade { $depth } ou maior
levels-room-last = { $room }; quem explora antes todo o resto a encontra por último em { $percent }% das partidas
levels-family-limit = locais { $family } ficam na profundidade { $depth } ou maior
levels-bonus-treasure = um tesouro de poder { $power } ou menos
levels-bonus-upgrade = um aprimoramento de poder { $power }
levels-bonus-or = { $first } ou { $second }
levels-bonus-each = para cada explorador { $choices }
levels-bonus-others = para cada explorador, menos o primeiro, cujo jogador fornece o nível, { $choices } se quiser
levels-building-minimum = no mínimo { $count } locais
levels-building-copies = { $count ->
    [one] no máximo 1 cópia de um local, sem contar entradas
   *[other] no máximo { $count } cópias de um local, sem contar entradas
}
levels-building-families = famílias: { $families }
levels-building-treasure-rooms = { $count ->
    [one] exatamente 1 sala do tesouro
   *[other] exatamente { $count } salas do tesouro
}
levels-building-entrances = { $count ->
    [one] exatamente 1 entrada
   *[other] exatamente { $count } entradas
}
levels-building-room-power = salas do tesouro de poder { $power } ou menos
levels-alone-no = não, este nível precisa de um oponente
levels-alone-yes = sim
levels-alone-ours = sim; as regras não indicam isso, obstáculos e metas são deste programa
levels-target-turns = turnos: no máximo { $bound }
levels-target-resets = reinícios: no máximo { $bound }
levels-target-mapped = locais mapeados: no mínimo { $bound }
levels-target-searched = locais com busca: no mínimo { $bound }
levels-target-cleared = locais sem obstáculos: no mínimo { $bound }
levels-target-points = pontos: no mínimo { $bound }
levels-points = { $points } por { $what }
levels-points-treasure = encontrar o tesouro
levels-points-mapped = local mapeado
levels-points-searched = local com busca
levels-points-cleared = local sem obstáculos
levels-points-turns = turno
levels-points-resets = reinício

## gorin levels show: the map and the decks

levels-sign-entrance = { $entrance } entrada
levels-sign-face-down = { $unknown } virado para baixo
levels-sign-room = { $treasure } sala do tesouro, virada para baixo
levels-sign-room-possible = a { $treasure } a sala do tesouro pode vir aqui; letras: baralhos de nível
levels-sign-nothing = vazio: nenhum local vem aqui

levels-deck = { $count ->
    [0] nenhum local
    [one] { $count } local
   *[other] { $count } locais
}, { $left } a embaralhar
levels-deck-and = { $first }; { $second }
levels-deck-spare = de reserva, para trocar
levels-deck-column = coluna { $first }
levels-deck-columns = colunas { $first } a { $last }
levels-deck-depth = profundidade { $first }
levels-deck-depths = profundidades { $first } a { $last }
levels-deck-player = trazido pelo jogador { $number }, ou este
levels-count = { $thing }: { $count }
levels-treasure-rooms = salas do tesouro
levels-entrances = entradas
levels-save-points = pontos de salvamento
levels-built-in = obstáculos embutidos
levels-dead-ends = becos sem saída
levels-composition = { "  " }{ $parts }; perigo { $danger } em média
levels-obstacles = { $count ->
    [one] Baralho de obstáculos solo: { $count } carta
   *[other] Baralho de obstáculos solo: { $count } cartas
}
levels-obstacles-ours = { levels-obstacles }, deste programa

## gorin levels check and new

levels-fits = “{ $title }” é um nível { $variants ->
    [0] sem variantes
    [one] com { $variants } variante
   *[other] com { $variants } variantes
}; não há nada errado com ele.
levels-file-exists = já há um arquivo assim; indique outro
levels-written = { $file } está escrito.
levels-written-how = Mude-o e depois: gorin levels check { $file }

## The comments of a new level file

level-file-head = Um nível de Tomb Raider. Mude o que quiser; linhas que começam com # nada dizem ao programa. docs/levels-and-decks.md explica tudo.
level-file-id = Um nome curto sem espaços, para os diários.
level-file-title = O que as pessoas leem.
level-file-clause = A cláusula que as recusas citam: TR-18.2 para níveis seus.
level-file-players = Quantos podem jogar, incluindo os dois números. Sobre jogar sozinho, veja solo abaixo.
level-file-power = O poder dos tesouros que se podem ganhar ou conceder: 1, 2 ou 3.
level-file-width = O tamanho do mapa. As colunas contam a partir de 1, da esquerda.
level-file-depth = As profundidades contam a partir de 1, da entrada. Mapas longos demoram mais, mapas estreitos juntam os exploradores.
level-file-first-depth = Para obstáculos mais difíceis: a profundidade que o perigo conta para a primeira fileira.
level-file-entrances = Onde ficam as entradas. when = "alone", "odd" ou "even" serve para tais números de exploradores; vale a primeira linha que se aplica. Sem carta, é a entrada do baralho de nível daquele espaço.
level-file-choosing = Quem começa onde: "seats", na ordem dos lugares, ou "roll", cada um rola um dado e escolhem.
level-file-decks = Os baralhos de nível: números, faixas de números ou slugs de cartas. columns = [1, 2] e depths = [1, 4] dizem a que parte do mapa o baralho serve; player = 1 que o primeiro jogador pode trazê-lo; spare = true que as cartas só entram por troca.
level-file-places = Locais que estão no mapa desde o início, virados para baixo, salvo face_up = true.
level-file-limits = A menor profundidade da sala do tesouro e de famílias: families = { "{" } atlantean = 3 { "}" }.
level-file-building = Como devem ser os baralhos de nível: minimum, copies, families, treasure_rooms, entrances, room_power.
level-file-bonuses = Com o que cada explorador começa: um "treasure" até um poder, um "upgrade" de um poder.
level-file-goal = Do que trata o nível: "find-treasure", "recovery" ou "bounty-hunter".
level-file-own-goal = Se o nível só é jogado pelo próprio objetivo, nunca em um formato com outro.
level-file-bounty = Quanto valem uma armadilha (traps) e um risco (hazards) quando o objetivo são pontos, além de 1 por criatura.
level-file-turn-limit = Depois deste número de turnos, ninguém vence.
level-file-save-points = Sem pontos de salvamento, todos voltam à entrada.
level-file-solo = Jogar sozinho: starter = true usa os obstáculos do próprio baralho, obstacles = ["059", "062"] indica uma lista. Metas: turns e resets no máximo, mapped, searched, cleared e points no mínimo.
level-file-variants = Versões do nível, cada uma com id, título e o que é diferente.

## Reports on the balance of levels

report-tomb-raider-title = { $game }: como os níveis se comportam
report-tomb-raider-about = Bots jogaram cada nível muitas vezes: quem vence, quanto demora e se importa quem começa. Os números falam dos níveis, não de quão bem as pessoas os jogam.
report-tomb-raider-asked = O que se pede dos níveis
report-tomb-raider-introductory = O nível Introdutório, sozinho com o baralho inicial: o { $bot } vence em até { $turns } turnos em { $least } a { $most } das partidas
report-tomb-raider-introductory-random = O nível Introdutório, sozinho com o baralho inicial: o { $bot } vence em até { $turns } turnos em menos de { $most } das partidas
report-tomb-raider-first-mover = Todo nível com vários lugares, { $bot }: quem começa vence no máximo { $most } das partidas vencidas
report-tomb-raider-long = Todo nível, { $bot }: no máximo { $most } das partidas levam mais de { $turns } turnos
report-tomb-raider-won-about = Os pontos mostram a proporção de partidas que alguém venceu dentro do limite de turnos; as linhas, seu intervalo de 95%. Sozinho, é o sucesso do próprio explorador; com vários lugares, o resto são partidas que ninguém levou ao fim.
report-tomb-raider-table-about = Proporções com seus intervalos de 95%. Os turnos são os das partidas que alguém venceu. Mortes e reinícios são os de um explorador em uma partida; decisões, as de uma partida inteira.
report-tomb-raider-deaths = Mortes, reinícios
sim-tomb-raider-deaths = mortes e reinícios
sim-tomb-raider-fought = obstáculos vencidos em luta
sim-tomb-raider-played = { $format }, nível { $level }
