### Tomb Raider: the rule book, clause by clause, in our own words.

## TR-1 Components and cards

clause-TR-1_1 = O jogo é para um jogador, com as regras solo de TR-13, ou para dois ou mais jogadores. Cada jogador com um explorador precisa de um baralho. Somente um nível pode limitar o número de jogadores.
    .title = Número de jogadores
clause-TR-1_2 = O grupo precisa de seis dados de seis faces, uma miniatura ou ficha para cada explorador e marcadores de dano (X), obstáculo removido (caveira), saída (seta), local vazio (E), saída bloqueada, vida extra (disco verde), aflições e profundidade.
    .title = Dados, miniaturas e marcadores
clause-TR-1_3 = As cartas de mesa são de três tipos: explorador, local e tesouro. Elas começam em jogo ou entram em condições especiais. Nunca são compradas do baralho de compra.
    .title = Cartas de mesa
clause-TR-1_4 = As cartas de compra são de cinco tipos: aprimoramento, ação, descoberta, obstáculo e movimento secreto.
    .title = Cartas de compra
clause-TR-1_5 = Cada carta tem um número no canto inferior direito. As descrições dos níveis indicam as cartas por esse número.
    .title = Números das cartas
clause-TR-1_6 = A carta de explorador mostra quatro habilidades, de cima para baixo: Luta (vermelho), Movimento (azul), Busca (verde) e Raciocínio (amarelo). Mostra também um poder.
    .title = O que a carta de explorador mostra
clause-TR-1_7 = A carta de local mostra as saídas como setas, um número de perigo e um bônus de busca. Ela também pode ter um obstáculo embutido ou um ponto de salvamento.
    .title = O que a carta de local mostra
clause-TR-1_8 = A carta de descoberta mostra uma dificuldade e é um item ou um gatilho.
    .title = O que a carta de descoberta mostra
clause-TR-1_9 = A carta de obstáculo mostra o perigo, uma ou mais habilidades com seus alvos, o que acontece em caso de falha e, se for possível lutar contra ele, a vida.
    .title = O que a carta de obstáculo mostra
clause-TR-1_10 = A caixa inicial contém um baralho de 50 cartas (18 locais, um explorador, um tesouro e cartas de compra), um booster, dois dados, uma miniatura e marcadores.
    .title = Conteúdo da caixa inicial

## TR-2 Abilities and tests

clause-TR-2_1 = As habilidades são números inteiros. Algumas também agem diretamente: o Raciocínio define quantas cartas o jogador compra, e o Movimento define até onde o explorador pode ir.
    .title = Habilidades são números inteiros
clause-TR-2_2 = Para testar uma habilidade, role tantos dados quanto o valor dela. O total dos dados mais os modificadores é o resultado.
    .title = Como se faz um teste
clause-TR-2_3 = O teste tem sucesso se o resultado for igual ou superior ao alvo.
    .title = Quando o teste tem sucesso
clause-TR-2_4 = Quando dois exploradores fazem um teste um contra o outro, os dois rolam e o maior resultado vence. Em caso de empate, rola-se de novo.
    .title = Explorador contra explorador
clause-TR-2_5 = Se um obstáculo indica duas habilidades, o explorador escolhe qual delas testar. Normalmente não é preciso testar mais de uma.
    .title = Uma de duas habilidades
clause-TR-2_6 = A vida máxima e inicial do explorador é igual à sua menor habilidade.
    .title = A vida é a menor habilidade
clause-TR-2_7 = Cada ponto de dano tira um ponto de vida. O explorador que fica sem vida morre.
    .title = Dano tira vida
clause-TR-2_8 = Se a menor habilidade do explorador muda, a vida máxima e inicial muda junto. O dano já sofrido permanece (decisão TR-R9).
    .title = A vida acompanha a menor habilidade
clause-TR-2_9 = Um bônus muda o resultado da rolagem, nunca o número de dados. Uma carta só acrescenta dados quando diz isso, como Take Aim.
    .title = O bônus muda o resultado, não os dados
clause-TR-2_10 = Spelunker tem Busca 3 e Raciocínio 2. Em Dim Cavern, ela pode rolar três dados contra 9 com Busca ou dois dados contra 7 com Raciocínio. Se falhar, fica presa.
    .title = Exemplo: Spelunker em Dim Cavern

## TR-3 Setup

clause-TR-3_1 = Antes de jogar, todos os jogadores combinam o nível, ou a série de níveis, que vão jogar.
    .title = Combinar o nível
clause-TR-3_2 = Cada jogador escolhe um explorador de poder 1 e coloca a carta virada para cima à sua frente. Vários jogadores podem escolher o mesmo explorador. A miniatura do explorador vai para a entrada.
    .title = Escolher um explorador de poder 1
clause-TR-3_3 = O baralho de nível é montado como o nível determina. Um só jogador fornece todo o baralho de nível, para que as cartas de ninguém se misturem.
    .title = Montar o baralho de nível
clause-TR-3_4 = Primeiro são colocados os locais que o nível fixa. Depois o baralho de nível é embaralhado, cortado por um oponente e mantido à vista de todos os jogadores.
    .title = Montar o mapa e embaralhar
clause-TR-3_5 = O baralho de compra tem no mínimo 30 cartas de compra e não tem máximo. Com 60 cartas ou mais, pode ter até 3 cópias de uma carta; com menos de 60, até 2 cópias.
    .title = Tamanho e cópias do baralho de compra
clause-TR-3_6 = Cada jogador escolhe a mão inicial entre todas as cartas do baralho de compra. Ela tem tantas cartas quanto o Raciocínio do explorador (decisão TR-R2).
    .title = Escolher a mão inicial
clause-TR-3_7 = O restante do baralho de compra é embaralhado, cortado por um oponente e colocado virado para baixo à esquerda do explorador.
    .title = Embaralhar o baralho de compra

## TR-4 The level map

clause-TR-4_1 = Um nível é uma grade com um número definido de locais em largura e em profundidade. Um espaço sem local virado para cima é desconhecido.
    .title = O mapa é uma grade
clause-TR-4_2 = A fileira da entrada é a profundidade 1, a fileira seguinte é a profundidade 2, e assim por diante até a última profundidade do nível.
    .title = Profundidade de uma fileira
clause-TR-4_3 = Salvo indicação do nível, dois jogadores começam com uma entrada em cada canto da profundidade 1, com o topo da carta apontando para a frente. Cada jogador pode usar sua própria carta de entrada.
    .title = Montagem para dois jogadores
clause-TR-4_4 = No nível Introdutório, a sala do tesouro fica virada para baixo no meio da profundidade 4. Nos demais níveis, ela é embaralhada no baralho de nível, salvo indicação em contrário.
    .title = Onde começa a sala do tesouro
clause-TR-4_5 = Um local virado para baixo conta como desconhecido até ser explorado.
    .title = Local virado para baixo é desconhecido
clause-TR-4_6 = As setas de um local são suas saídas. O explorador só deixa um local por uma saída. Um lado sem seta normalmente não pode ser usado.
    .title = Só se sai por uma saída
clause-TR-4_7 = Uma saída leva apenas para fora do seu próprio local. O explorador pode não conseguir voltar se o novo local não tiver saída naquela direção.
    .title = As saídas têm um só sentido
clause-TR-4_8 = O mapa nunca ultrapassa a largura e a profundidade do nível, e ninguém vai para trás da entrada. Saídas que apontam para fora do mapa são ignoradas.
    .title = A borda do mapa
clause-TR-4_9 = Alguns locais só podem ficar em certas profundidades; uma sala do tesouro costuma exigir profundidade 4 ou maior. Uma carta revelada para uma profundidade onde não pode ficar não é colocada. Revela-se outra, e a primeira volta ao baralho de nível, que é embaralhado (decisão TR-R6).
    .title = Limites de profundidade dos locais
clause-TR-4_10 = Se resta apenas um espaço que poderia conter a sala do tesouro, retire-a do baralho de nível, coloque-a ali virada para baixo e embaralhe de novo o baralho de nível (decisão TR-R7).
    .title = O último espaço para a sala do tesouro
clause-TR-4_11 = Após um movimento normal para um espaço desconhecido, a base do novo local aponta para o lugar de onde o explorador veio.
    .title = Orientação após um movimento normal
clause-TR-4_12 = Se o explorador entra em um espaço desconhecido de outra forma que não um movimento normal, por exemplo com Chute Trap, o novo local é colocado com a base voltada para a profundidade 1 (decisão TR-R8).
    .title = Orientação após outra forma de entrada
clause-TR-4_13 = Mantenha as cartas do mapa em uma grade regular, com espaço entre elas para as cartas de obstáculo.
    .title = Espaço na mesa

## TR-5 Turn structure and Ready round

clause-TR-5_1 = Um turno tem quatro rodadas: Preparação, Ação, Busca e Compra. A rodada de Ação inclui mover, explorar, jogar obstáculos, atacar e superar. A rodada de Compra inclui descartar, comprar, reiniciar, salvar e recarregar.
    .title = As quatro rodadas de um turno
clause-TR-5_2 = Todos os jogadores terminam uma rodada antes que a próxima comece.
    .title = Todos terminam a rodada antes
clause-TR-5_3 = No primeiro turno, cada jogador rola tantos dados quanto o Movimento do explorador. Quem tiver o maior resultado escolhe qual explorador começa, e o jogo segue em sentido horário (decisão TR-R3).
    .title = Ordem no primeiro turno
clause-TR-5_4 = Nos turnos seguintes, só se rola de novo pela ordem se algum jogador quiser. Caso contrário, vale a primeira ordem (decisão TR-R3).
    .title = Ordem nos turnos seguintes
clause-TR-5_5 = Na ordem do turno, cada jogador completa todos os passos da rodada de Ação antes que o próximo comece.
    .title = Um jogador por vez na rodada de Ação

## TR-6 Action round

clause-TR-6_1 = O explorador pode percorrer até tantos locais quanto o seu Movimento, e somente por saídas.
    .title = Até onde o explorador se move
clause-TR-6_2 = O explorador pode passar por uma saída para um espaço desconhecido. Isso encerra seu movimento no turno.
    .title = Entrar em um espaço desconhecido
clause-TR-6_3 = O explorador pode ficar onde está, ou pode ter de ficar por falta de saídas.
    .title = Ficar parado
clause-TR-6_4 = Um explorador preso não pode se mover por um turno inteiro (decisão TR-R4).
    .title = Explorador preso não se move
clause-TR-6_5 = Quando o movimento termina, mesmo sem ter saído do lugar, o explorador segue para os próximos passos e não se move mais neste turno.
    .title = Depois do fim do movimento
clause-TR-6_6 = Antes de deixar um local no caminho, o explorador deve enfrentar os obstáculos dali (passo 5). Se ficar preso, o movimento termina. Se apenas falhar, pode seguir adiante.
    .title = Obstáculos no caminho
clause-TR-6_7 = Quando um explorador entra em um espaço desconhecido, o espaço é mapeado na hora: vire para cima a carta que está ali ou pegue a carta do topo do baralho de nível.
    .title = Mapear o espaço na hora
clause-TR-6_8 = Se a carta revelada não pode ser colocada naquele espaço, revele outra. Depois devolva a carta não usada ao baralho de nível e embaralhe-o (decisão TR-R6).
    .title = Local que não pode ser colocado
clause-TR-6_9 = A base de um local recém-mapeado normalmente aponta para o lugar de onde o explorador veio, como em TR-4.11.
    .title = Orientação de um local explorado
clause-TR-6_10 = Sempre que um novo local é mapeado, os outros jogadores podem jogar nele uma carta de obstáculo, mesmo que ele tenha um obstáculo embutido.
    .title = Oponentes podem jogar um obstáculo
clause-TR-6_11 = O jogador que está se movendo não pode jogar um obstáculo no local que está sendo mapeado.
    .title = Não no próprio caminho
clause-TR-6_12 = Nenhum obstáculo pode ser jogado em um local que já está mapeado.
    .title = Só quando um local é mapeado
clause-TR-6_13 = Um obstáculo só pode ser jogado em um local se o seu perigo for no máximo o perigo do local mais a profundidade.
    .title = O perigo do obstáculo jogado tem limite
clause-TR-6_14 = Se vários jogadores querem jogar um obstáculo, só a carta legal de maior perigo é jogada. As outras voltam para as mãos de seus donos.
    .title = Joga-se o maior perigo
clause-TR-6_15 = Se os maiores perigos são iguais, joga o obstáculo o jogador cujo explorador está mais perto do local (decisão TR-R5).
    .title = Empate no perigo
clause-TR-6_16 = Skeletal Remains tem perigo 3. Na profundidade 2, permite obstáculos de perigo até 5. Bear (8) é ilegal, Bats (3) e Pit Trap (4) são legais, e Pit Trap é jogado.
    .title = Exemplo: perigo em Skeletal Remains
clause-TR-6_17 = Um explorador que termina o movimento onde há outro explorador pode atacá-lo, mas não é obrigado (decisão TR-R10).
    .title = Atacar um explorador
clause-TR-6_18 = Os dois exploradores fazem um teste de Luta. O de maior resultado causa 1 de dano ao outro, portanto o atacante pode sofrer dano. Em caso de empate, rola-se de novo.
    .title = Como se resolve um ataque
clause-TR-6_19 = Cartas como armas podem mudar o dano de um ataque.
    .title = Cartas podem mudar o dano do ataque
clause-TR-6_20 = Durante e após o movimento, o explorador deve enfrentar todos os obstáculos de cada local em que entra ou pelo qual passa, sejam embutidos, sejam cartas jogadas neste turno ou em um turno anterior.
    .title = Todo obstáculo deve ser enfrentado
clause-TR-6_21 = O explorador não precisa enfrentar os obstáculos do local onde começa a rodada de Ação, a menos que também termine ali o movimento (decisão TR-R11).
    .title = Obstáculos no local de partida
clause-TR-6_22 = Vários obstáculos em um mesmo local podem ser enfrentados em qualquer ordem. Cada um deve ser enfrentado, não importa o que aconteceu com os outros.
    .title = Vários obstáculos
clause-TR-6_23 = Se o explorador falha contra um obstáculo, todos os efeitos indicados se aplicam de imediato. Se tem sucesso, ele os evita.
    .title = Sucesso e falha
clause-TR-6_24 = Um obstáculo é enfrentado de novo toda vez que um explorador entra no local, até que o obstáculo seja removido.
    .title = Enfrentado de novo a cada entrada
clause-TR-6_25 = Um teste de Luta com sucesso causa 1 de dano àquele obstáculo. Armas ou outras cartas podem aumentar o dano.
    .title = A Luta causa dano ao obstáculo
clause-TR-6_26 = Quando o dano em um obstáculo chega ao valor da sua vida, o obstáculo é removido. Uma carta é descartada; um obstáculo embutido recebe um marcador de caveira.
    .title = Remover um obstáculo
clause-TR-6_27 = Um obstáculo com dano funciona com força total até ser removido.
    .title = Obstáculo com dano mantém a força
clause-TR-6_28 = Alguns efeitos de cartas removem diretamente obstáculos de certo tipo, com ou sem dano, com ou sem vida.
    .title = Cartas que removem obstáculos

## TR-7 Search round

clause-TR-7_1 = Na ordem do turno, cada jogador pode fazer uma busca.
    .title = Uma busca por jogador
clause-TR-7_2 = Um explorador que usou Luta na rodada de Ação não pode fazer busca, exceto se só usou Luta para se defender do ataque de outro explorador (decisão TR-R12).
    .title = Sem busca depois de usar Luta
clause-TR-7_3 = Falhar contra um obstáculo não impede o explorador de fazer busca. Estar preso impede.
    .title = Falhar não impede a busca
clause-TR-7_4 = Algumas cartas de ação são usadas no lugar da busca normal. Para usá-las, o explorador precisa poder fazer uma busca normal. Elas funcionam mesmo em um local vazio.
    .title = Cartas de ação no lugar da busca
clause-TR-7_5 = No teste de Busca, role tantos dados quanto a Busca do explorador mais o bônus de busca do local. Com Busca 3 e bônus +2, role cinco dados.
    .title = O teste de Busca
clause-TR-7_6 = Depois do teste de Busca, o jogador pode jogar da mão uma descoberta cuja dificuldade seja no máximo o resultado. Ele não precisa anunciar a carta antes de rolar nem é obrigado a jogar uma.
    .title = Jogar uma descoberta
clause-TR-7_7 = Um item vai para a fileira não salva, abaixo do explorador. Um gatilho tem efeito na hora e é descartado.
    .title = Itens e gatilhos
clause-TR-7_8 = Um local onde houve uma descoberta recebe um marcador de vazio, pois só uma descoberta pode ser encontrada em cada local. Caso contrário, o local continua disponível para buscas (decisão TR-R13).
    .title = Uma descoberta por local

## TR-8 Draw round

clause-TR-8_1 = No passo Descartar, o jogador pode descartar qualquer número de cartas da mão.
    .title = Descartar qualquer número de cartas
clause-TR-8_2 = No passo Comprar, o jogador compra tantas cartas quanto o Raciocínio do explorador, sem passar do limite da mão, que é Raciocínio mais 6 (decisão TR-R14).
    .title = Comprar até o limite da mão
clause-TR-8_3 = O jogador que está sem cartas na mão no passo Comprar compra o dobro do Raciocínio.
    .title = Mão vazia compra o dobro
clause-TR-8_4 = Se o baralho de compra está vazio, embaralhe a pilha de descarte para formar um novo.
    .title = Quando o baralho de compra acaba
clause-TR-8_5 = No passo Reiniciar, o jogador pode escolher reiniciar. Isso é tratado como morrer.
    .title = Escolher reiniciar
clause-TR-8_6 = No passo Salvar, o explorador que está em um ponto de salvamento move todas as suas cartas não salvas para a fileira salva, e esse local passa a ser o seu ponto de salvamento. Depois de morrer ou reiniciar, ele volta para lá (decisões TR-R1 e TR-R15).
    .title = Salvar em um ponto de salvamento
clause-TR-8_7 = No passo Recarregar, os exploradores que morreram ou reiniciaram voltam ao seu último ponto de salvamento ou, se não tiverem um, à entrada.
    .title = Recarregar
clause-TR-8_8 = Depois da rodada de Compra começa um novo turno. Isso continua até que alguém vença.
    .title = O próximo turno

## TR-9 Winning, secret moves, treasures, upgrades

clause-TR-9_1 = Vence o nível o jogador que chega à sala do tesouro e é o primeiro a ter sucesso no teste de Busca dela. Um nível pode acrescentar condições (decisão TR-R16).
    .title = Vencer um nível
clause-TR-9_2 = Movimentos secretos são cartas especiais muito raras. Uma delas é jogada da mão na primeira vez em que seu efeito é usado. Depois fica na fileira salva e pode ser usada sempre que suas condições forem cumpridas.
    .title = Movimentos secretos
clause-TR-9_3 = As cartas de tesouro importam sobretudo em uma série, na qual um tesouro ganho em um nível é levado para o seguinte. Alguns níveis dão um tesouro inicial a cada explorador.
    .title = Tesouros em uma série
clause-TR-9_4 = Todo nível ou sala do tesouro tem um poder. O jogador que recebe um tesouro escolhe qualquer tesouro desse poder ou menor, da coleção e não do baralho.
    .title = Escolher um tesouro
clause-TR-9_5 = Um tesouro em jogo dá poderes ou habilidades ao seu explorador.
    .title = O que os tesouros fazem
clause-TR-9_6 = Aprimoramentos são versões melhores de um explorador. Eles fazem parte do baralho de compra e são jogados quando os requisitos da carta são cumpridos.
    .title = Aprimoramentos
clause-TR-9_7 = Aprimoramentos vão sempre para a fileira salva e resistem à morte e ao reinício.
    .title = Aprimoramentos permanecem
clause-TR-9_8 = O poder de um aprimoramento pode ser no máximo um acima do poder atual do explorador. Por isso, o poder 3 exige antes um aprimoramento de poder 2 (decisão TR-R17).
    .title = Um degrau de poder por vez
clause-TR-9_9 = Vários aprimoramentos do mesmo poder podem estar em jogo juntos, e todos dão seus benefícios; por exemplo, três de poder 2 e dois de poder 3.
    .title = Vários aprimoramentos juntos
clause-TR-9_10 = De um aprimoramento que já tem, um explorador não pode jogar outra cópia. Outros exploradores podem ter sua própria cópia.
    .title = Sem segunda cópia de um aprimoramento

## TR-10 Damage, death, afflictions

clause-TR-10_1 = O dano é marcado na carta do explorador. A vida do explorador é a sua menor habilidade, e cada ponto de dano tira um ponto de vida.
    .title = Dano e vida
clause-TR-10_2 = O explorador que fica sem vida morre.
    .title = Morte
clause-TR-10_3 = Um explorador morto não faz nada, mas seu jogador ainda pode jogar cartas de ação e de obstáculo (decisão TR-R18).
    .title = O que um explorador morto pode fazer
clause-TR-10_4 = A morte e o reinício têm as mesmas consequências.
    .title = Morte e reinício são iguais
clause-TR-10_5 = Ao recarregar, o jogador descarta a mão e todas as cartas não salvas em jogo, mantém as salvas, embaralha os descartes no baralho de compra e compra tantas cartas quanto o Raciocínio do explorador (decisão TR-R18).
    .title = As cartas após morte ou reinício
clause-TR-10_6 = Ao recarregar, a miniatura volta ao último ponto de salvamento ou à entrada. Todo o dano e todas as aflições são removidos, e o explorador fica com a vida completa e pronto para o próximo turno.
    .title = O explorador volta inteiro
clause-TR-10_7 = As aflições vêm de testes com falha ou de outros efeitos. Todas somem com a morte ou o reinício.
    .title = Aflições
clause-TR-10_8 = O explorador que sofre dano perde um ponto de vida por ponto de dano. O dano nunca reduz as habilidades.
    .title = Com dano
clause-TR-10_9 = Em vez de sofrer dano, o explorador ferido tem uma habilidade indicada reduzida em 1. Isso pode reduzir sua vida. Os ferimentos se acumulam.
    .title = Ferido
clause-TR-10_10 = Um efeito que cura dano, como um kit médico, pode curar um ferimento como se fosse um ponto de dano.
    .title = Curar um ferimento
clause-TR-10_11 = O explorador morre se os ferimentos levarem uma de suas habilidades a 0.
    .title = Habilidade em 0 mata
clause-TR-10_12 = Um explorador preso não pode fazer busca neste turno e não pode deixar o local até passar o seu movimento do próximo turno (decisão TR-R4). Ele compra cartas normalmente. Os obstáculos dali são enfrentados nos dois turnos.
    .title = Preso
clause-TR-10_13 = Um explorador falha contra Pit Trap no caminho. O movimento termina, ele não pode fazer busca e compra normalmente. No próximo turno, não pode sair e deve enfrentar a armadilha de novo. Se tiver sucesso, pode fazer busca nesse turno e sair no turno seguinte.
    .title = Exemplo: preso em Pit Trap

## TR-11 Key terms

clause-TR-11_1 = O local A é adjacente ao local B se A tem uma saída não bloqueada na direção de B. B não precisa ser adjacente a A.
    .title = Adjacente
clause-TR-11_2 = Uma saída com marcador de bloqueio não conta como saída. Uma nova saída encontrada naquela direção remove o marcador.
    .title = Bloqueada
clause-TR-11_3 = O local B está conectado a partir do local A se um caminho de saídas leva de A até B. A não precisa estar conectado a partir de B.
    .title = Conectado
clause-TR-11_4 = Um local está isolado se nenhum caminho leva dele à sala do tesouro ou a um espaço desconhecido que poderia contê-la. Para isso, considera-se que os espaços desconhecidos têm saídas em todos os lados.
    .title = Isolado
clause-TR-11_5 = A menor habilidade do explorador é a sua vida inicial e máxima. A vida extra é marcada com um disco verde.
    .title = Vida
clause-TR-11_6 = O resultado de um teste é o total dos dados mais todos os modificadores.
    .title = Resultado
clause-TR-11_7 = Um teste é a rolagem de tantos dados quanto a habilidade testada. Um resultado abaixo do alvo é uma falha.
    .title = Teste

## TR-12 Game notes

clause-TR-12_1 = Uma carta prevalece sobre as regras que contradiz, mas uma regra sobre uma carta específica prevalece sobre o texto dessa carta. Em tudo o mais, as regras continuam valendo para a carta.
    .title = Quando carta e regra discordam
clause-TR-12_2 = Uma carta de ação pode ser jogada a qualquer momento, a menos que indique um momento.
    .title = Quando se jogam ações
clause-TR-12_3 = Cartas de obstáculo só são jogadas durante a rodada de Ação de um oponente, no passo 3.
    .title = Quando se jogam obstáculos
clause-TR-12_4 = As cartas de local servem apenas para mapear o nível.
    .title = Para que servem as cartas de local
clause-TR-12_5 = Se um explorador é forçado a mudar de local fora do seu turno, o jogo normal para enquanto ele faz os passos 2 a 5 da rodada de Ação (decisão TR-R19).
    .title = Movido fora do próprio turno
clause-TR-12_6 = Movimentos secretos, aprimoramentos e tesouros são sempre jogados na fileira salva.
    .title = Cartas que sempre ficam salvas
clause-TR-12_7 = Todos os dados têm seis faces. No início de um turno, só se rola de novo pela ordem se algum jogador quiser.
    .title = Dados e nova rolagem pela ordem
clause-TR-12_8 = Ninguém pode escolher falhar em uma rolagem. Os dados são rolados exatamente quando uma regra ou carta exige.
    .title = Não se escolhe falhar
clause-TR-12_9 = Uma carta que cancela outra deve ser jogada imediatamente depois da carta que cancela; senão, não tem efeito.
    .title = Cancelar uma carta
clause-TR-12_10 = Um explorador levado a 0 de vida não pode ser salvo por cura ou por vida acrescentada depois. Uma carta que reduz o dano que está sendo causado, como Backflip, pode salvá-lo.
    .title = Sem cura com vida 0
clause-TR-12_11 = Um explorador pode morrer ou reiniciar quantas vezes for e ainda vencer.
    .title = Morrer não é perder a partida
clause-TR-12_12 = Itens salvos que foram gastos não voltam com o reinício. O jogador pode guardar um item em vez de gastá-lo.
    .title = Itens gastos não voltam

## TR-13 Solo rules

clause-TR-13_1 = No jogo solo, as cartas de obstáculo não ficam no baralho de compra, mas em um baralho de obstáculos próprio. Um nível com regras solo indica os obstáculos adequados.
    .title = O baralho de obstáculos solo
clause-TR-13_2 = No jogo solo, quando um novo local é explorado, revele cartas do baralho de obstáculos até aparecer uma que possa ser jogada ali, e jogue-a (decisão TR-R20).
    .title = Obstáculos solo ao explorar
clause-TR-13_3 = Quando o baralho de obstáculos solo acaba, embaralhe os seus descartes e continue.
    .title = Quando o baralho de obstáculos acaba
clause-TR-13_4 = Um nível solo indica objetivos ou pontos, como ter sucesso dentro de um número de reinícios ou turnos, fazer busca em todos os locais ou eliminar todas as criaturas e obstáculos. Só o nível Introdutório indica um baralho de obstáculos solo, e nenhum nível indica uma pontuação solo (decisão TR-R21).
    .title = Objetivos solo
clause-TR-13_5 = No jogo solo não há rodada de Preparação.
    .title = Sem rodada de Preparação no solo

## TR-14 Learn to Play

clause-TR-14_1 = O tutorial usa um só baralho inicial: locais 001 a 018 ou 026 a 043. A entrada (001 ou 026) fica virada para cima na profundidade 1, e a sala do tesouro (003 ou 028) virada para baixo na profundidade 4, uma coluna ao lado. O mapa tem profundidades 1 a 4, e os outros locais são embaralhados como baralho de nível.
    .title = Tutorial: o mapa
clause-TR-14_2 = O explorador do tutorial é 019 ou 044. O tesouro, 020 ou 045, é deixado de lado.
    .title = Tutorial: o explorador
clause-TR-14_3 = A pilha de obstáculos do tutorial tem 022 ou 047, 025 ou 050, 058, 059, 060, duas cópias de 062, 064 e 065. O livro de regras traz 024 e 049 no lugar de 025 e 050, mas essas duas são cartas de ação.
    .title = Tutorial: a pilha de obstáculos
clause-TR-14_4 = A mão inicial do tutorial é Magnum Pistols (068) e Take Aim (057); com Raciocínio 3, também Hidden Exit (071). As outras cartas de compra formam o baralho de compra.
    .title = Tutorial: a mão inicial
clause-TR-14_5 = Da entrada do tutorial, o explorador pode ir para a frente ou para a direita.
    .title = Tutorial: o primeiro passo
clause-TR-14_6 = No tutorial, para cada novo local, procure na pilha um obstáculo cujo perigo seja no máximo o perigo do local mais a profundidade e coloque-o ali. Voltar a um local não acrescenta nenhum.
    .title = Tutorial: obstáculos em novos locais
clause-TR-14_7 = No tutorial, obstáculos, dano e remoção funcionam como em TR-6, e ficar preso, ferido ou sofrer um golpe, como em TR-10. Dois golpes matam um explorador inicial; três, depois do aprimoramento Adventurer.
    .title = Tutorial: enfrentar obstáculos
clause-TR-14_8 = No tutorial, a busca funciona como em TR-7, mas o explorador pode fazer busca depois de lutar.
    .title = Tutorial: buscas
clause-TR-14_9 = Na rodada de Compra do tutorial, o jogador descarta até ficar com 6 cartas, se tiver mais, e compra tantas quanto o Raciocínio. Uma mão inicial ruim pode ser descartada uma vez, embaralhada de volta e comprada de novo com o mesmo tamanho. O jogador pode reiniciar; um explorador vivo em um ponto de salvamento salva; depois, quem morreu ou reiniciou recarrega.
    .title = Tutorial: a rodada de Compra
clause-TR-14_10 = No tutorial, Adventurer (067) pode ser jogado quando o explorador salva com a carta na mão. Ele soma 1 a cada habilidade que começou em 2.
    .title = Tutorial: o aprimoramento Adventurer
clause-TR-14_11 = No tutorial, nenhum obstáculo é jogado na sala do tesouro. Encontrar o tesouro ali vence.
    .title = Tutorial: a sala do tesouro
clause-TR-14_12 = No tutorial, cartas de ação podem ser jogadas em qualquer momento adequado. Cartas que precisam de um oponente são ignoradas.
    .title = Tutorial: cartas de ação
clause-TR-14_13 = Depois do tutorial, jogue com as regras padrão, começando pelo nível Introdutório com um ou dois oponentes.
    .title = Depois do tutorial

## TR-15 Levels

clause-TR-15_1 = O nível Introdutório é de poder 1, para um ou dois jogadores. O baralho de nível são os locais de um só baralho inicial: Tumba 026 a 043, recomendado na primeira vez, ou Caverna 001 a 018, com uma segunda entrada 001 ou 026 para dois jogadores. O mapa tem 3 de largura e 6 de profundidade. As entradas ficam nos cantos da profundidade 1; no solo, o segundo canto fica vazio. A sala do tesouro, 003 ou 028, fica virada para baixo no meio da profundidade 4. Não há bônus inicial. No solo, o baralho de obstáculos são todos os obstáculos do baralho inicial.
    .title = Nível: Introdutório
clause-TR-15_2 = Into the Caves é um nível de poder 1 para dois ou mais jogadores. O baralho de nível tem 18 ou mais locais, comuns e de caverna, com no máximo uma cópia de cada, exceto a entrada 001. O mapa tem 3 de largura e 6 de profundidade. A entrada 001 fica no meio da profundidade 1; com um número par de jogadores, pode haver uma em cada canto, com o mesmo número de exploradores em cada. A sala do tesouro é 003, com profundidade mínima 4, portanto fica na profundidade 4, 5 ou 6. Não há bônus inicial, e não há regras solo indicadas.
    .title = Nível: Into the Caves
clause-TR-15_3 = Trapped in the Tombs é um nível de poder 1 para dois ou mais jogadores. O baralho de nível tem 18 ou mais locais, comuns e de tumba, com no máximo uma cópia de cada, exceto a entrada 026. O mapa tem 3 de largura e 6 de profundidade. A entrada 026 fica no meio da profundidade 1; com um número par de jogadores, pode haver uma em cada canto, com o mesmo número de exploradores em cada. A sala do tesouro é 028, com profundidade mínima 4, portanto fica na profundidade 4, 5 ou 6. Não há bônus inicial, e não há regras solo indicadas.
    .title = Nível: Trapped in the Tombs
clause-TR-15_4 = Death by Design é um nível de poder 1 para dois jogadores, com um mapa fixo de 36 cartas, com 5 de largura e 7 de profundidade. As entradas 026 e 001 ficam viradas para cima nos cantos da profundidade 1. Cada jogador rola um dado, rolando de novo em caso de empate, e o maior resultado escolhe uma entrada. A sala do tesouro é sorteada entre 003 e 028 quando um explorador entra no espaço vazio. Não há bônus inicial, e não há regras solo indicadas.
    .title = Nível: Death by Design
clause-TR-15_5 = Freestyle é um nível de poder 2 ou 3 para qualquer número de jogadores. O baralho de nível tem um de cada local possuído, sem Sanctuary (151) no poder 2. No poder 3, o mapa tem 3 de largura e 12 de profundidade, se houver 36 ou mais locais; no poder 2, tem 3 de largura e 6 de profundidade. Uma partida curta usa profundidade 6. Cada entrada fica na profundidade 1; todos rolam um dado, rolando de novo em caso de empate, e escolhem as entradas na ordem da rolagem. Serve qualquer sala do tesouro, com profundidade mínima 7 no poder 3 e 4 no poder 2. Locais atlantes têm profundidade mínima 3. Não há regras solo indicadas. Sobre o bônus inicial, veja TR-15.5c.
    .title = Nível: Freestyle
clause-TR-15_6 = Parallel Peril é um nível de poder 1 para dois ou mais jogadores. Tem dois baralhos de nível: Caverna 001 a 018 e Tumba 026 a 043. O mapa tem 4 de largura e 8 de profundidade. A entrada 001 fica em um canto da profundidade 1 e a entrada 026 no outro, cada uma com seu baralho ao lado; todos rolam um dado, rolando de novo em caso de empate, e escolhem as entradas na ordem da rolagem. A sala do tesouro é 003 ou 028, com profundidade mínima 5. Não há bônus inicial, e não há regras solo indicadas.
    .title = Nível: Parallel Peril
clause-TR-15_7 = Parallel Pick Up é um nível de poder 1 a 3 para dois jogadores. Cada jogador monta um baralho de nível de 18 ou mais locais (20 ou mais no poder 3), com exatamente uma sala do tesouro e uma entrada, e sem locais atlantes no poder 1. O mapa tem 4 de largura e 6, 8 ou 10 de profundidade no poder 1, 2 ou 3. A entrada e o baralho de cada jogador ficam no seu canto da profundidade 1, e o jogador começa ali. A sala do tesouro tem profundidade mínima 4, 5 ou 6 no poder 1, 2 ou 3, e seu poder não pode passar do poder do nível. Não há bônus inicial, e não há regras solo indicadas.
    .title = Nível: Parallel Pick Up
clause-TR-15_8 = Atlantis é um nível intermediário de poder 2 para dois ou mais jogadores. O baralho de nível tem 18 ou mais locais, comuns e atlantes, mais as entradas, com no máximo uma cópia de cada. O mapa tem 3 de largura e 6 de profundidade. A entrada fica no meio da profundidade 1; com um número par de jogadores, pode haver uma em cada canto, com o mesmo número de exploradores em cada. A sala do tesouro é 118, com profundidade mínima 4. Cada jogador começa com um aprimoramento de poder 2 ou um tesouro de poder 1, à sua escolha. Não há regras solo indicadas.
    .title = Nível: Atlantis
clause-TR-15_9 = Explore the Depths é um nível avançado de poder 3; o número de jogadores não é indicado. Tem três baralhos de nível: para as profundidades 1 a 4, cartas 004 a 018, 153, 157 e 158 (18 cartas); para as profundidades 5 a 8, cartas 029 a 043, 154, 156, 159 e 160 (19 cartas); para as profundidades 9 a 12, cartas 101 a 117, 151, 152 e 155 (20 cartas). O mapa tem 3 de largura e 12 de profundidade. A entrada 001 fica no meio da profundidade 1. A sala do tesouro é 151, com profundidade mínima 9. Cada jogador começa com um tesouro qualquer. Não há regras solo indicadas.
    .title = Nível: Explore the Depths
clause-TR-15_1a = No nível Introdutório, os exploradores podem ir às profundidades 5 e 6, mas raramente vão, a menos que não se possa chegar à sala do tesouro a partir da profundidade 3 ou 4. Vence quem primeiro tiver sucesso na busca do tesouro.
    .title = Introdutório: as fileiras mais fundas
clause-TR-15_1b = Nenhuma carta de boosters ou de outro baralho inicial é misturada ao nível Introdutório.
    .title = Introdutório: um só baralho inicial
clause-TR-15_4a = Death by Design é o exemplo de um nível de mapa fixo, pensado para torneios em que um árbitro monta o mapa para que os resultados possam ser comparados. As posições são fixas, mas a orientação de uma carta depende da direção pela qual se entra nela.
    .title = Death by Design: mapa fixo
clause-TR-15_4b = O mapa fixo de Death by Design, da esquerda para a direita. Profundidade 7: 043, 013, o espaço vazio do tesouro, 007, 038. Profundidade 6: 040, 035, 041, 010, 042. Profundidade 5: 004, 039, 030, 015, 034. Profundidade 4: 033, 008, 032, 009, 029. Profundidade 3: 011, 014, 027, 018, 037. Profundidade 2: 031, 005, 016, 006, 017. Profundidade 1: 026, 012, 002, 036, 001.
    .title = Death by Design: posições
clause-TR-15_4c = Em Death by Design, todas as cartas, exceto as entradas, começam viradas para baixo. A sala do tesouro é sorteada entre 003 e 028 quando um explorador entra no espaço vazio pela primeira vez.
    .title = Death by Design: cartas viradas para baixo
clause-TR-15_4d = Death by Design não tem baralho de nível, por isso cartas que mudam o baralho de nível fazem pouco, exceto no espaço do tesouro. Os jogadores podem manter outros locais, como 152 a 160, em uma pilha para trocar com Snoop Ahead e cartas parecidas.
    .title = Death by Design: sem baralho de nível
clause-TR-15_5a = Em Freestyle, se resta apenas um espaço que poderia conter uma sala do tesouro, procure uma no baralho de nível para ele.
    .title = Freestyle: o último espaço
clause-TR-15_5b = Em Freestyle, assim que uma sala do tesouro está no mapa, todas as outras salas do tesouro saem do baralho de nível, que é embaralhado.
    .title = Freestyle: uma só sala do tesouro
clause-TR-15_5c = Como regra alternativa para Freestyle, um jogador fornece todos os locais do nível, e cada um dos outros pode, em troca, começar com um aprimoramento de poder 2 ou um tesouro de poder 1 (decisão TR-R22).
    .title = Freestyle: início alternativo
clause-TR-15_6a = Em Parallel Peril, as duas colunas do lado da entrada da caverna usam cartas de caverna, e as outras duas, cartas de tumba.
    .title = Parallel Peril: de quem é cada coluna
clause-TR-15_6b = Em Parallel Peril, a regra do último espaço (TR-4.10) usa o baralho a que a coluna pertence. Quando uma sala do tesouro é colocada, a sala do tesouro do outro baralho é removida e esse baralho é embaralhado.
    .title = Parallel Peril: a sala do tesouro
clause-TR-15_7a = Parallel Pick Up usa as mesmas regras de colunas e de último espaço que Parallel Peril, com os baralhos dos próprios jogadores.
    .title = Parallel Pick Up: colunas e último espaço
clause-TR-15_9a = Em Explore the Depths, o local para uma profundidade vem do baralho de nível dessa profundidade.
    .title = Explore the Depths: baralho por profundidade

## TR-16 Variant goals

clause-TR-16_1 = Em uma partida de Recuperação, encontrar o tesouro não encerra o nível. Quem o encontra escolhe uma carta de tesouro do poder da sala do tesouro ou menor e a leva consigo.
    .title = Recuperação: levar o tesouro
clause-TR-16_2 = Em uma partida de Recuperação, se o portador morre ou reinicia, o tesouro cai naquele local. Ele pode ser recolhido ali com uma busca contra o alvo original.
    .title = Recuperação: o tesouro cai
clause-TR-16_3 = Em uma partida de Recuperação, o tesouro levado também conta como item não salvo para cartas que tomam ou trocam itens descobertos.
    .title = Recuperação: o tesouro como item
clause-TR-16_4 = Em uma partida de Recuperação, vence o primeiro jogador que termina um turno em uma entrada levando o tesouro.
    .title = Recuperação: vitória
clause-TR-16_5 = Em uma partida de Caçador de Recompensas, o jogador ganha 1 ponto por obstáculo do tipo criatura que remove, e encontrar o tesouro vale o poder da sala do tesouro. Vence quem tem mais pontos. Os jogadores podem combinar outros pontos, por exemplo por armadilhas removidas (decisão TR-R23).
    .title = Caçador de Recompensas

## TR-17 Series

clause-TR-17_1 = Uma série são vários níveis jogados por acordo. Os jogadores também combinam a pontuação; três formas são sugeridas.
    .title = O que é uma série
clause-TR-17_2 = Na série Cronometrada, cada jogador monta um nível do mesmo poder. Quando um jogador termina um nível, contam-se os turnos extras de que cada um dos outros precisa para terminá-lo. Depois de todos os níveis, vence o menor total de turnos extras.
    .title = Série cronometrada
clause-TR-17_3 = Na série Encadeada, os jogadores escolhem níveis para jogar em ordem, por exemplo Into the Caves, Atlantis e Explore the Depths. Depois de cada nível, o vencedor escolhe um tesouro. Itens, movimentos secretos e aprimoramentos normalmente não são levados adiante, sobretudo quando o poder não sobe. Vence quem tem mais tesouros ou quem leva o último.
    .title = Série encadeada
clause-TR-17_4 = A série Pick Up é para dois ou mais jogadores, de preferência dois a quatro, de intermediários a avançados. Suas regras são TR-17.4a a TR-17.4j.
    .title = Série Pick Up
clause-TR-17_4a = A série Pick Up tem tantos níveis quantos jogadores. Uma ordem sorteada ou combinada decide de quem é o primeiro nível jogado, o segundo e assim por diante.
    .title = Série Pick Up: ordem dos níveis
clause-TR-17_4b = Na série Pick Up, o baralho de compra tem no mínimo 60 cartas.
    .title = Série Pick Up: baralho de compra
clause-TR-17_4c = Na série Pick Up, todos os jogadores, exceto o primeiro, começam com um tesouro de poder 1.
    .title = Série Pick Up: bônus inicial
clause-TR-17_4d = Na série Pick Up, o vencedor de um nível pode levar ao próximo nível um tesouro do poder do nível ou menor.
    .title = Série Pick Up: o tesouro do vencedor
clause-TR-17_4e = Entre os níveis da série Pick Up, os exploradores mantêm aprimoramentos, tesouros e movimentos secretos e podem levar um item salvo.
    .title = Série Pick Up: o que se mantém
clause-TR-17_4f = Depois de cada nível da série Pick Up, o jogador pode acrescentar até 10 cartas ao baralho. As regras do baralho continuam valendo: no máximo 3 cópias de uma carta, contando as que já estão nele.
    .title = Série Pick Up: acrescentar cartas
clause-TR-17_4g = Cada nível da série Pick Up tem um mapa com 3 de largura e 6 de profundidade e um baralho de nível de 18 ou mais locais de qualquer tipo, com 2 entradas, no máximo 2 cópias de um local e exatamente uma sala do tesouro, qualquer que seja.
    .title = Série Pick Up: montar um nível
clause-TR-17_4h = Na série Pick Up, as entradas ficam nos dois cantos da profundidade 1, e a sala do tesouro tem profundidade mínima 4, portanto fica na profundidade 4, 5 ou 6.
    .title = Série Pick Up: entradas e tesouro
clause-TR-17_4i = No primeiro nível da série Pick Up, os locais atlantes têm profundidade mínima 3. Por isso, o baralho de nível do primeiro jogador precisa de locais suficientes que possam ficar nas profundidades 1 e 2.
    .title = Série Pick Up: locais atlantes
clause-TR-17_4j = Na série Pick Up, a profundidade inicial sobe 2 a cada nível: profundidades 1 a 6, depois 3 a 8, depois 5 a 10, e assim por diante (decisão TR-R24).
    .title = Série Pick Up: profundidade crescente

## TR-18 Designing levels

clause-TR-18_1 = Ao criar um nível, escolha o tamanho do mapa. Um mapa mais longo leva mais tempo; um mais estreito obriga os jogadores a se encontrar e cria becos sem saída; fundo e estreito é mais competitivo do que largo e raso. Os mapas costumam ter 3 a 5 de largura e 4 ou mais de profundidade.
    .title = Criar níveis: tamanho do mapa
clause-TR-18_2 = Ao criar um nível, escolha as famílias de locais, o número de cópias, quais locais ficam virados para baixo em lugares fixos e quais vêm ao acaso. Pode haver mais de um baralho de nível, conforme a profundidade.
    .title = Criar níveis: locais
clause-TR-18_3 = Se a sala do tesouro não é fixa e o baralho de nível tem mais cartas do que o mapa tem espaços, ela tende a aparecer no último espaço possível. Isso alonga a partida.
    .title = Criar níveis: onde o tesouro aparece
clause-TR-18_4 = Uma só entrada para todos os jogadores permite lutas logo no início. Entradas separadas as evitam.
    .title = Criar níveis: entradas
clause-TR-18_5 = Para obstáculos mais difíceis, use um mapa mais fundo ou uma profundidade inicial acima de 1, por exemplo profundidades 3 a 8.
    .title = Criar níveis: obstáculos mais difíceis
clause-TR-18_6 = Um nível difícil combina com uma série, ou dá aos exploradores um bônus inicial, como itens, tesouros ou aprimoramentos.
    .title = Criar níveis: níveis difíceis
clause-TR-18_7 = Um nível pode ter regras especiais, como um limite de tempo, levar o tesouro de volta à entrada ou se pontos de salvamento são permitidos.
    .title = Criar níveis: regras especiais

## TR-19 Content that is not rules

clause-TR-19 = O livro de regras também traz uma introdução, endereços de contato, notícias de um clube de jogadores, textos de venda e uma nota do tradutor. Nada disso é regra.
    .title = Conteúdo que não é regra

## Rulings

clause-TR-R1 = Cada explorador tem duas fileiras de cartas, a não salva e a salva. Itens entram na fileira não salva. Aprimoramentos, movimentos secretos e tesouros entram na fileira salva. O passo Salvar move tudo o que não está salvo para a fileira salva. Morte e reinício descartam apenas a fileira não salva. A seção do livro de regras sobre salvar cartas falta em nossa fonte, portanto este modelo vale até que um livreto possa ser conferido.
    .title = Fileiras salva e não salva
clause-TR-R2 = Nas regras padrão, o jogador escolhe do baralho tantas cartas quanto o Raciocínio para a mão inicial. A troca da mão inicial de TR-14.9 pertence apenas ao tutorial. Uma mão aleatória com uma troca pode ser oferecida como opção a iniciantes.
    .title = Mão inicial
clause-TR-R3 = Os jogadores empatados na maior rolagem rolam de novo. O vencedor indica o primeiro explorador, e os outros seguem em sentido horário pelos lugares. A partir do segundo turno, basta o pedido de um jogador para rolar de novo. O jogo solo pula a rolagem.
    .title = Rolagem pela ordem do turno
clause-TR-R4 = Estar preso dura exatamente até o fim do movimento do próximo turno. No turno em que o explorador fica preso, seu movimento termina e ele não pode fazer busca. No próximo turno, ele pula o passo 1, portanto deve enfrentar os obstáculos dali no passo 5; depois do passo 1, deixa de estar preso. Falhar de novo o prende outra vez; ter sucesso permite uma busca nesse turno. O exemplo de TR-10.13 decide.
    .title = Quanto tempo dura estar preso
clause-TR-R5 = Os oponentes escolhem obstáculos ao mesmo tempo e em segredo e não podem escolher uma carta ilegal. O maior perigo é jogado, e o resto volta para a mão. Em caso de empate, joga o jogador empatado cujo explorador está mais perto, contando passos ortogonais na grade, com exploradores mortos a distância infinita; depois, o primeiro na ordem do turno após o jogador que está se movendo. No máximo uma carta de obstáculo é jogada cada vez que um local é mapeado.
    .title = Escolha entre obstáculos
clause-TR-R6 = Um local revelado que não pode ficar no espaço é posto de lado, e revelam-se cartas até que uma sirva. Essa é colocada, e todas as cartas postas de lado são embaralhadas de volta. Se nenhuma servir, o espaço continua desconhecido e o explorador não entra nele.
    .title = Locais que não podem ser colocados
clause-TR-R7 = A regra do último espaço é verificada após cada colocação. Ela conta os espaços desconhecidos dentro dos limites de profundidade que não têm uma carta fixa virada para baixo, possam ou não ser alcançados. Se a sala do tesouro já foi colocada ou é fixa, a regra não se aplica.
    .title = Quando se verifica o último espaço
clause-TR-R8 = Um local em que se entra de outra forma que não um movimento normal é colocado com a base voltada para a profundidade 1 e o topo para o fundo, como uma entrada.
    .title = Orientação sem movimento normal
clause-TR-R9 = O dano é mantido em marcadores. O explorador está vivo enquanto o dano for menor que a sua menor habilidade atual mais a vida extra. Assim, um ferimento que reduz a menor habilidade pode matar um explorador com dano, e um aprimoramento pode acrescentar vida de imediato.
    .title = Contagem da vida
clause-TR-R10 = O explorador só ataca no passo 4, uma vez por turno, contra um explorador escolhido, no local onde terminou o movimento; ficar parado conta. O vencedor causa 1 de dano mais os modificadores das próprias armas. Ninguém é curado por isso. Um atacante morto no passo 4 pula o passo 5. Miniaturas de exploradores mortos saem do mapa e não podem ser atacadas.
    .title = Detalhes do ataque
clause-TR-R11 = Deixar o local de partida não exige teste. Voltar a ele no mesmo movimento conta como entrar. Ficar nele significa enfrentar todos os seus obstáculos.
    .title = Deixar o local de partida
clause-TR-R12 = Um explorador usou Luta se rolou um teste de Luta como atacante ou contra um obstáculo, qualquer que seja o desfecho. Escolher outra habilidade indicada preserva a busca.
    .title = O que conta como usar Luta
clause-TR-R13 = Só uma descoberta que foi jogada marca um local como vazio. Uma busca que falhou ou foi recusada não marca. Encontrar o tesouro do nível não precisa de marcador, pois o nível termina; em uma partida de Recuperação, a sala do tesouro é marcada como vazia.
    .title = Quando um local fica vazio
clause-TR-R14 = O limite da mão restringe apenas a compra. Uma mão acima de Raciocínio mais 6, por exemplo depois de um ferimento, não é reduzida, mas nada é comprado. A compra em dobro vale quando a mão está vazia após o passo Descartar, mesmo por escolha. Se o baralho de compra acaba durante a compra, embaralhe os descartes e continue; se os dois estiverem vazios, pare. O limite de 6 antes da compra é usado apenas no tutorial.
    .title = Detalhes do limite da mão
clause-TR-R15 = Um explorador vivo que está em um ponto de salvamento no seu passo Salvar sempre salva. Um explorador que reiniciou nesta rodada conta como morto e não pode salvar. Um ponto de salvamento que não pode mais ser alcançado continua funcionando.
    .title = Salvar é automático
clause-TR-R16 = A busca do tesouro é a busca normal do explorador na sala do tesouro. Valem as mesmas proibições e os mesmos dados: Busca mais o bônus da sala, contra o alvo da sala. O sucesso vence na hora, e nenhuma descoberta pode ser jogada com a mesma rolagem. A sala do tesouro recebe obstáculos; só o tutorial a dispensa.
    .title = A busca do tesouro
clause-TR-R17 = O poder atual do explorador é o maior poder entre sua carta de explorador e seus aprimoramentos. Um aprimoramento com o nome de um personagem exige esse personagem. Salvo indicação da carta, um aprimoramento pode ser jogado a qualquer momento do turno do dono enquanto o requisito for cumprido.
    .title = Poder atual e aprimoramentos com nome
clause-TR-R18 = Um explorador com 0 de vida morre na hora. Ele perde os passos de Ação que restam e a busca, e sua miniatura sai do mapa. Seu jogador pode jogar obstáculos e as ações que não usam o explorador. Na rodada de Compra, o jogador de um explorador morto faz apenas o passo Recarregar: descarta a mão e as cartas não salvas, embaralha a pilha de descarte no baralho de compra e compra tantas cartas quanto o Raciocínio. O limite da mão não entra em questão.
    .title = Momento da morte
clause-TR-R19 = Um explorador movido fora do seu turno faz os passos 2 a 5. No passo 3, todos os outros jogadores podem jogar obstáculos, inclusive o jogador do turno. Depois o turno interrompido continua. Casos encaixados são resolvidos de dentro para fora. No jogo solo, TR-13.2 serve para o passo 3.
    .title = Movido fora do turno, detalhes
clause-TR-R20 = No jogo solo, cartas de obstáculo reveladas que não podem ser jogadas vão para a pilha de descarte de obstáculos. Se nenhuma carta de todo o baralho de obstáculos for legal, nenhuma é jogada. A procura do tutorial por uma carta legal é uma simplificação.
    .title = Obstáculos solo que não servem
clause-TR-R21 = O livro de regras não dá números para uma pontuação solo. O programa registra turnos, reinícios, locais onde houve busca e locais sem obstáculos, e um arquivo de nível pode definir metas. Baralhos de obstáculos solo para outros níveis além do primeiro são escolhas deste projeto e são identificados como tais.
    .title = Pontuação solo
clause-TR-R22 = O bônus inicial da alternativa de Freestyle compensa quem não fornece o nível. Ele fica desligado, a menos que os jogadores o escolham.
    .title = Bônus inicial de Freestyle
clause-TR-R23 = Uma partida de Caçador de Recompensas termina quando o tesouro é encontrado. Jogadores empatados dividem a vitória, a menos que combinem outra coisa.
    .title = Fim do Caçador de Recompensas
clause-TR-R24 = Na série Pick Up, o perigo usa o número de profundidade aumentado. Os limites da sala do tesouro e dos locais atlantes são lidos como fileiras do mapa: a sala do tesouro nas fileiras 4 a 6, os locais atlantes a partir da linha 3 no primeiro nível e em qualquer lugar depois, pois o texto liga esse limite apenas ao primeiro nível.
    .title = Profundidades na série Pick Up
clause-TR-R25 = Quando vários jogadores querem jogar uma carta ao mesmo tempo, o jogador ativo vai primeiro e os outros seguem em sentido horário. Uma carta que cancela deve responder à última carta antes que qualquer outra coisa se resolva.
    .title = Cartas jogadas ao mesmo tempo
clause-TR-R26 = Um explorador pode passar livremente por um local com outros exploradores. Um ataque exige um movimento que tenha terminado ali.
    .title = Passar por outros exploradores
clause-TR-R27 = Um explorador sem saída legal e sem caminho adiante pode reiniciar. Só uma vitória encerra a partida. Não há regra de empate, por isso os jogadores podem combinar um limite de turnos.
    .title = Exploradores sem caminho
clause-TR-R28 = No jogo solo, o nível Introdutório usa o baralho inicial como impresso. Seus 9 obstáculos são o baralho de obstáculos, e as 21 cartas restantes são um baralho de compra legal, como exceção a TR-3.5.
    .title = O nível Introdutório no jogo solo
clause-TR-R29 = Uma segunda cópia de um item em jogo não dá nada mais ao seu explorador: nem bônus, nem dados, nem vida. Mesmo assim pode estar em jogo, e conta onde itens são contados ou perdidos.
    .title = Cópias de um item
clause-TR-R30 = No jogo solo, os obstáculos que estejam em um baralho de compra são separados e não contam como cartas dele. Eles são o baralho de obstáculos em um nível que não indica obstáculos, e ficam fora do jogo em um que os indica.
    .title = Obstáculos em um baralho de compra solo
