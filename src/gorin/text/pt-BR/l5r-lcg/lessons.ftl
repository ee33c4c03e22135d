### L5R LCG: suas lições, que explicam cada tipo de pergunta na primeira vez que ela surge, e suas dicas.

## Lessons: a sentence or two each, and the title under which they are found again

lesson-lcg-goal = Você lidera um clã. Conflitos subjugam províncias, e a honra vem e vai. Com ambos se ganha a partida, e com ambos se perde.
    .title = O objetivo
lesson-lcg-win-skirmish = Escaramuça: com 12 de honra você vence. Sem honra você sai do jogo, e também quando todas as suas províncias estão subjugadas.
    .title = Como se vence a Escaramuça
lesson-lcg-win-stronghold = Fortaleza: sua Fortaleza fica em uma das suas cinco províncias. Quando outras três estão subjugadas ela pode ser atacada, e quem a subjuga vence. Com 25 de honra também se vence. Sem honra você sai do jogo.
    .title = Como se vence o jogo de Fortaleza
lesson-lcg-win-enlightenment = Iluminação: com um anel de cada um dos cinco elementos nas suas províncias não subjugadas você vence na hora. Com 25 de honra você também vence, e também quem fica sozinho. Sem honra você está fora, e também quando a província da sua Fortaleza é subjugada.
    .title = Como se vence a Iluminação
lesson-lcg-round = Uma rodada tem quatro fases. Dinastia: você joga personagens das suas províncias. Compra: você aposta por cartas. Conflito: os jogadores atacam por vez. Destino: personagens sem destino saem, os outros perdem 1 de destino, e todos se preparam.
    .title = A rodada
lesson-lcg-own-rings = Na Iluminação cada jogador tem cinco anéis próprios, um de cada elemento. Os ícones junto a um nome são os anéis não reivindicados desse jogador. Quando você ataca e vence, põe o anel em uma das suas províncias. Quem subjuga essa província leva o anel para uma das suas.
    .title = Iluminação: os anéis
lesson-lcg-places = Suas províncias ficam com a face para baixo até que alguém as ataque. A última fica sob sua Fortaleza: escolha ali uma forte.
    .title = Suas províncias
lesson-lcg-cards = Nas suas províncias há personagens e propriedades; na mão, cartas para os conflitos. Fique com o que custa pouco. O que você troca volta ao baralho.
    .title = Suas primeiras cartas
lesson-lcg-dynasty = O destino paga os personagens. O que você não gasta fica para depois. Quando passa, você não joga mais nenhum deles nesta fase.
    .title = Personagens das suas províncias
lesson-lcg-fate = Cada ponto de destino em um personagem o mantém em jogo por mais uma rodada. Ponha algum nos que custam muito, e pouco ou nada nos outros.
    .title = Destino em um personagem
lesson-lcg-bid = Todos apostam em segredo. A aposta mais alta compra mais cartas, mas custa honra, que vai para quem apostou menos.
    .title = A aposta
lesson-lcg-honor = Apostas, anéis e cartas movem a honra. Se lhe resta pouca, aposte baixo e não a gaste em cartas.
    .title = Honra
lesson-lcg-act = Você pode jogar uma carta da mão, usar uma habilidade ou passar. Quando todos passam em sequência, o jogo continua. Anexos fortalecem o portador enquanto ele fica em jogo.
    .title = Hora de agir
lesson-lcg-declare = Um conflito é militar ou político: só essa perícia conta. Escolha o tipo em que seus personagens preparados estão à frente. Você também pode passar.
    .title = Como atacar
lesson-lcg-rings = Cada conflito vale um anel, e o atacante que vence tem o efeito dele. O ar move honra, a terra move cartas, o fogo honra ou desonra alguém, a água prepara ou curva alguém, o vazio tira destino de alguém. Quem ataca leva o destino que está no anel.
    .title = Os cinco anéis
lesson-lcg-province = O atacante que vence subjuga a província se a diferença de perícia for ao menos igual à força dela. Ataque onde a força é baixa e poucos podem defender.
    .title = Qual província
lesson-lcg-attackers = Quem ataca se curva no fim do conflito e não pode defender mais tarde na rodada. Envie o bastante para vencer e deixe alguém na base.
    .title = Quem ataca
lesson-lcg-defenders = Com mais perícia que o atacante você vence. Se não der, evite que a província caia: deixe a diferença menor que a força dela. Defensores também se curvam.
    .title = Quem defende
lesson-lcg-unopposed = Quem perde um conflito sem defensor perde 1 de honra.
lesson-lcg-fight = Os dois lados jogam cartas e usam habilidades por vez; quando ambos passam, as perícias são comparadas. Personagens curvados não somam nada. Guarde suas cartas se elas não mudam quem vence nem o que acontece com a província.
    .title = Ações em um conflito
lesson-lcg-ring = Você venceu: agora o anel faz algo por você. Ajude os seus personagens ou prejudique os dos outros.
    .title = O efeito de um anel
lesson-lcg-place = Ponha o anel em uma província que não vá cair logo. Quem a subjuga leva os anéis que estão lá.
    .title = Iluminação: anéis nas províncias
lesson-lcg-answer = Uma carta sua pode responder ao que acontece neste momento, e não depois. Passe se isso não lhe traz nada.
    .title = Respostas ao que acontece
lesson-lcg-duel = Dois personagens duelam. Cada lado aposta, e a aposta soma-se à perícia. O total mais alto vence, e a aposta mais alta paga honra.
    .title = Duelos
lesson-lcg-treaties = Em um tratado dois jogadores prometem algo um ao outro, com honra em jogo. Quem quebra a promessa perde o que estava em jogo. Você pode propor um a qualquer momento: escolha “Propor um tratado” em “Iniciativas”. Ele vale assim que o outro o aceita.
    .title = Iluminação: tratados
lesson-lcg-status = Um personagem honrado soma sua glória às duas perícias; um desonrado a perde. A honra também vem ou vai quando esse personagem sai.
    .title = Honrado e desonrado
lesson-lcg-favor = Depois dos conflitos, quem tem mais glória em personagens preparados e anéis reivindicados recebe o Apoio Imperial. Ele soma 1 à sua perícia em conflitos.
    .title = O Apoio Imperial
lesson-lcg-end = Essa foi uma partida inteira. Agora jogue sem lições: contra um bot de outra força ou com alguém que você conhece.
    .title = O que vem depois

## Hints

hint-lcg-pass = nada mais traz o bastante aqui
hint-lcg-answer = traz mais do que custa
hint-lcg-dynasty = traz mais perícia pelo seu destino
hint-lcg-act = ajuda mais do que custa
hint-lcg-declare = sua perícia está à frente ali, e o anel é útil
hint-lcg-province = é onde há menos no seu caminho
hint-lcg-ring = é o que mais faz por você agora
hint-lcg-target = é onde faz mais efeito
hint-lcg-place-ring = é onde está mais seguro
hint-lcg-other = é uma boa escolha
