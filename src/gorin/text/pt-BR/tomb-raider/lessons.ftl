### Tomb Raider, Aprenda a jogar: os nomes, o que pergunta e recusa, as lições e as dicas.

## Names

level-learn-to-play-cave = Caverna
level-learn-to-play-tomb = Tumba

## What the tutorial asks and refuses

ask-discard-down = { $count ->
    [one] Você tem uma carta a mais na mão. Qual você descarta?
   *[other] Você tem { $count } cartas a mais na mão. Qual você descarta?
}
ask-fresh-hand = Esta é a sua mão inicial com a primeira compra. Você a mantém?
setup-tutorial-raider = O tutorial é para os exploradores { $known }, cada um com o seu próprio baralho inicial e sem tesouro; foi pedido { $card }
setup-tutorial-map = “{ $level }” não é o mapa do tutorial para o explorador { $raider }: a entrada do seu baralho inicial na profundidade 1, a sala do tesouro na profundidade 4 e uma coluna ao lado, e os outros locais
setup-tutorial-pile = A pilha de obstáculos do tutorial é { $cards }
refused-entrance-side = Da entrada, o explorador vai para a frente ou para a direita
refused-needs-opponent = A carta precisa de um oponente; o tutorial a ignora

## Lessons: a few sentences each, and the title under which they are found again

lesson-goal = Você conduz um explorador por um lugar perigoso. No fundo dele há uma sala do tesouro: chegue lá, faça uma busca e encontre o tesouro. Se o seu explorador morrer, ele volta e continua.
    .title = O objetivo
lesson-goal-here = O seu explorador está em { $space }; a sala do tesouro, em { $room }.
lesson-map = A entrada fica na profundidade 1, e cada fileira adiante é uma profundidade a mais. Espaços sem um local virado para cima são desconhecidos. Cada local mostra as suas saídas: o explorador só deixa um local por uma saída, e algumas levam em um só sentido.
    .title = O mapa
lesson-move = Na rodada de Ação, o seu explorador pode percorrer tantos locais quanto o seu Movimento, ou ficar. Entrar em um espaço desconhecido encerra o movimento: um local é revelado ali. Da entrada ele vai para a frente ou para a direita.
    .title = Mover e explorar
lesson-obstacle = Em um local novo há um obstáculo, cujo perigo é no máximo o perigo do local mais a profundidade: quanto mais fundo, pior. Quem entra em um local enfrenta todos os obstáculos dali, e de novo a cada volta, até que sejam removidos.
    .title = Obstáculos
lesson-obstacle-here = Em { $space }, o perigo de uma carta de obstáculo é no máximo { $limit }.
lesson-test = Para superar um obstáculo, o seu explorador testa uma habilidade. Se há duas, você escolhe. Role tantos dados quanto o valor da habilidade: um total que alcança o alvo é sucesso. Se falhar, tudo o que o obstáculo ameaça acontece na hora.
    .title = Testes
lesson-chance = { $ability }: { $percent }%
lesson-window = Algumas cartas são jogadas em um certo momento: antes de uma rolagem, depois dela, no começo de uma rodada. Você é consultado sempre que uma das suas serve. Passar não custa nada, e a carta fica na sua mão.
    .title = Jogar cartas
lesson-treasure = Esta é a sala do tesouro. No tutorial, nenhum obstáculo é jogado nela. Faça uma busca: um resultado que alcança o alvo encontra o tesouro, e você vence. Se a busca falhar, fique e tente de novo no próximo turno.
    .title = A sala do tesouro
lesson-treasure-here = O alvo é { $target }; uma busca encontra o tesouro em { $percent }% dos casos.
lesson-harm = Cada ponto de dano tira um ponto de vida. O explorador tem tanta vida quanto a sua menor habilidade; um novo, em geral, 2. O dano nunca baixa uma habilidade, mas sem vida o explorador morre.
    .title = Dano
lesson-death = Quem morre ou reinicia perde a mão e as cartas não salvas. Volta ao seu ponto de salvamento ou, se não tiver um, à entrada, curado, e compra tantas cartas quanto o Raciocínio. O mapa fica como está, e ainda se pode vencer.
    .title = Morrer e recomeçar
lesson-stuck = O explorador preso para de se mover e não pode fazer busca neste turno. No próximo ele não pode sair e enfrenta o mesmo obstáculo de novo. Se então o superar, pode fazer busca, e segue adiante no turno seguinte.
    .title = Preso
lesson-injured = Um ferimento baixa uma habilidade em 1 e, com ela, os dados dos seus testes. Se era a menor, custa também um ponto de vida. O que cura dano pode curar um ferimento no lugar; recomeçar cura todos.
    .title = Ferido
lesson-cut-off = Daqui nenhum caminho leva mais à sala do tesouro. Uma carta que abre uma saída pode ajudar. Se você não tem nenhuma, reinicie no fim do turno: o seu explorador recomeça, e o mapa continua explorado.
    .title = Isolado
lesson-fought = Um teste de Luta vencido causa 1 de dano ao obstáculo; armas somam a isso. Quando o dano alcança a vida dele, o obstáculo some de vez. No tutorial, o explorador pode fazer busca depois de lutar; nas regras padrão, não.
    .title = Lutar
lesson-passed = Superar um obstáculo protege o seu explorador, mas não o remove: quem volta o enfrenta de novo. Só um obstáculo com vida pode ser removido, vencendo lutas contra ele.
    .title = Obstáculos ficam
lesson-search = Agora vem a rodada de Busca. Role tantos dados quanto a Busca mais o bônus do local. Depois você pode jogar uma descoberta da mão, se a dificuldade dela for no máximo o resultado. Não é preciso dizer antes qual.
    .title = Fazer busca
lesson-find = Um item fica com o seu explorador e ajuda daqui em diante; um gatilho tem efeito na hora e é descartado. Cada local dá uma só descoberta, depois está vazio.
    .title = Descobertas
lesson-item = Um item encontrado fica na fileira não salva. Ele já funciona, mas se perde quando o seu explorador morre. Em um ponto de salvamento, as cartas não salvas passam a salvas, e as salvas não se perdem.
    .title = Não salvas e salvas
lesson-draw = A rodada de Compra encerra o turno. Uma mão com mais de seis cartas é descartada até ficar com seis; depois você compra tantas quanto o Raciocínio. Depois da primeira compra da partida, você pode trocar a mão inteira uma vez.
    .title = Descartar e comprar
lesson-discard = Você tem mais de seis cartas, e algumas precisam sair antes da compra. Elas não somem para sempre: quando o baralho de compra acaba, os descartes formam o novo.
    .title = Mão cheia
lesson-walk = Em terreno conhecido, o seu explorador pode percorrer vários locais em um turno, até o seu Movimento. Antes de deixar um local em que entrou, ele enfrenta os obstáculos dali.
    .title = Ir mais longe
lesson-save-point = Há um ponto de salvamento no mapa. O explorador que está nele na rodada de Compra salva: suas cartas não salvas passam a salvas, e dali em diante é para lá que ele volta quando morrer.
    .title = Pontos de salvamento
lesson-adventurer = Você tem um aprimoramento na mão. Guarde-o até o seu explorador salvar: então você pode jogá-lo. Lara Croft, Adventurer soma 1 a cada habilidade que começou em 2; assim são precisos três golpes para matá-la. Aprimoramentos nunca se perdem.
    .title = Lara Croft, Adventurer
lesson-ignored = Algumas cartas são para partidas com oponentes. No tutorial elas não podem ser jogadas; quando precisar descartar, comece por elas.
    .title = Cartas contra outros
lesson-ignored-here = Na sua mão: { $cards }.
lesson-won = O tesouro foi encontrado, e o nível está vencido. Você explorou, superou obstáculos, fez buscas e comprou cartas: é assim que um turno inteiro corre.
    .title = Você venceu
lesson-given-up = Desta vez o tesouro não foi encontrado. O tutorial pode ser jogado quantas vezes você quiser; o mapa e os obstáculos serão outros.
    .title = O tutorial acabou
lesson-afterwards = Nas regras padrão, os oponentes jogam os obstáculos da própria mão, também na sala do tesouro; depois de lutar, ninguém faz busca; você mesmo escolhe a mão inicial; e pode descartar quantas cartas quiser. Comece pelo nível Introdutório, com um oponente.
    .title = O que vem depois

## Hints: why an answer is a sensible one

hint-only = Não há outra resposta.
hint-any = Nada impede.
hint-test = { $ability } é a sua melhor chance, { $percent }%.
hint-test-fight = { $ability } dá certo em { $percent }%; é menos que do outro jeito, mas uma luta vencida causa dano ao obstáculo.
hint-test-hopeless = Sem uma carta, nenhuma rolagem passa aqui; desta maneira a falha custa menos.
hint-face = Primeiro { $obstacle }: o obstáculo pior fica melhor para o fim.
hint-stay-treasure = Você está na sala do tesouro: fique e faça uma busca.
hint-stay-save = Aqui o seu explorador salva no fim do turno.
hint-stay-exit = Nenhum caminho segue daqui. Fique e faça uma busca: { $card } pode abrir um.
hint-stay-cut-off = Nenhum caminho segue daqui: espere uma carta que abra um ou reinicie no fim do turno.
hint-stay-opening = Uma carta pode abrir aqui um caminho mais curto: fique, faça uma busca e compre cartas.
hint-stay-draw = O que vem adiante é perigoso e aqui é seguro: fique e compre cartas primeiro.
hint-move-treasure = { $space } é a sala do tesouro.
hint-move-save = { $space } é um ponto de salvamento, e você tem algo para salvar.
hint-move-explore = { $space } está inexplorado e leva em direção à sala do tesouro em { $room }.
hint-move-through = O melhor caminho até a sala do tesouro em { $room } passa por { $space }.
hint-move-opening = Nenhum caminho segue ainda, mas a partir de { $space } uma carta pode abrir um.
hint-go-on = Os obstáculos daqui são enfrentados de todo modo, e o caminho segue.
hint-search-treasure = Um resultado de { $target } ou mais vence a partida; a chance é de { $percent }%.
hint-search-find = Um resultado de { $target } ou mais encontra { $card }; a chance é de { $percent }%.
hint-search-nothing = Você não tem na mão nada que valha a pena encontrar aqui.
hint-find-item = { $card } ajuda você daqui em diante.
hint-find-trigger = { $card } ajuda você aqui mesmo.
hint-find-later = O que você poderia encontrar serve de pouco aqui; guarde para outro local.
hint-discard-ignored = { $card } precisa de um oponente; não serve para você.
hint-discard-least = { $card } é o que menos vale para você.
hint-keep-hand = É uma boa mão, sobretudo { $card }.
hint-new-hand = Poucas destas cartas ajudariam você.
hint-play-on = Recomeçar não traria nada.
hint-play-on-cut-off = Recomeçar não ajudaria; só uma carta que abre uma saída ajuda.
hint-reset = Daqui nenhum caminho segue, mas de onde você volta, sim.
hint-reset-injured = Com estes ferimentos é difícil encontrar o tesouro; recomeçar cura todos.
hint-pass = Nenhuma carta é necessária agora; guarde-as.
hint-play-upgrade = { $card } melhora o seu explorador de vez.
hint-play-better = { $card } aumenta a chance de { $before }% para { $after }%.
hint-play-mends = { $card } transforma a falha em sucesso.
hint-play-finds = Com { $card } a busca encontra { $found }.
hint-play-again = A rolagem falhou; repetida com { $card }, dá certo em { $percent }%.
hint-play-searches = Repetida com { $card }, a busca pode encontrar mais.
hint-play-removes = Se a luta for vencida, { $card } remove este obstáculo de uma vez: { $obstacle }.
hint-play-prevents = Sem { $card } o seu explorador morre.
hint-play-heals = O seu explorador precisa do que { $card } cura.
hint-play-passes = Com { $card } o seu explorador não precisa de saída, e o caminho fica mais curto.
hint-play-runs = O caminho conhecido tem { $steps } locais; { $card } leva você mais longe.
hint-play-falls = { $card } faz o seu explorador cair até a profundidade { $depth }, mais perto do tesouro.
hint-play-draws = { $card } compra cartas de graça.
hint-play-looks = { $card } mostra o próximo local antes que você o explore.
hint-side = De { $space } o caminho até o tesouro é o mais curto.
hint-heal-damage = O dano custa vida; cure-o primeiro.
hint-heal-injury = { $ability }: é disso que o seu explorador mais precisa.
hint-lose = { $card } é o que menos vale para você.
hint-bury = { $card } só leva de volta.
hint-leave = { $card } leva adiante.
