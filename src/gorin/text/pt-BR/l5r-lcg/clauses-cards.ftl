### L5R LCG, clause by clause, in our own words.

## Anexos, propriedades, eventos e províncias

clause-LCG-S10_1 = Um anexo entra em jogo anexado a um personagem em jogo, a menos que o texto diga outra coisa.
    .title = Onde entra um anexo
clause-LCG-S10_2 = Um anexo que já não pode estar onde está é descartado, a qualquer momento.
    .title = Anexos inválidos
clause-LCG-S10_3 = Uma carta pode levar qualquer número de anexos, exceto restritos e aqueles cujo texto limita o número.
    .title = Número de anexos
clause-LCG-S10_4 = Um anexo fica sob o seu controlador, seja quem for que controla o personagem.
    .title = Quem controla um anexo
clause-LCG-S10_5 = Aquilo a que um anexo pode ser anexado é verificado o tempo todo.
    .title = A que pode ser anexado
clause-LCG-S10_6 = Aquilo em que um anexo pode ser jogado é verificado uma vez, quando é jogado.
    .title = Em que pode ser jogado
clause-LCG-S10_7 = Um anexo numa província não está nela como uma carta de dinastia.
    .title = Anexado a uma província
clause-LCG-S10_8 = As perícias de um personagem jogado como anexo não modificam aquilo em que está anexado.
    .title = Personagens como anexos
clause-LCG-S10_9 = Uma propriedade vale enquanto está virada para cima numa província.
    .title = Propriedades em ação
clause-LCG-S10_10 = Uma propriedade soma o seu bônus à força da sua província.
    .title = Propriedades dão força
clause-LCG-S10_11 = Uma província com uma propriedade não é reposta.
    .title = Propriedades ocupam o lugar
clause-LCG-S10_12 = Na etapa 4.6 uma propriedade pode ser descartada como outras cartas viradas para cima.
    .title = Propriedades podem ser descartadas
clause-LCG-S10_13 = Um evento só é jogado de uma província na fase de dinastia.
    .title = Eventos nas províncias
clause-LCG-S10_14 = Uma província é revelada quando passa de virada para baixo a virada para cima.
    .title = Revelar uma província
clause-LCG-S10_15 = Uma província virada para baixo e a mesma virada para cima são objetos diferentes.
    .title = Dois lados, dois objetos
clause-LCG-S10_16 = Uma província subjugada fora de um conflito conta como subjugada pelo oponente do jogador; com mais jogadores, por todos os oponentes.
    .title = Subjugada fora de conflito
clause-LCG-S10_17 = Uma província é reposta depois das reações à saída de uma carta dela.
    .title = Quando se repõe
clause-LCG-S10_18 = Uma província que ainda contém uma carta de dinastia não é reposta.
    .title = Só se estiver vazia
clause-LCG-S10_19 = O que enche uma província acrescenta uma carta mesmo que ela não esteja vazia.
    .title = Encher uma província
