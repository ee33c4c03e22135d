### L5R LCG, clause by clause, in our own words.

## Efeitos dos anéis

clause-LCG-S5_1 = Ar: tome 1 de honra do seu oponente ou ganhe 2 de honra.
    .title = Ar
clause-LCG-S5_2 = Terra: compre uma carta, e o seu oponente descarta uma carta da mão ao acaso.
    .title = Terra
clause-LCG-S5_3 = Fogo: honre ou desonre um personagem em jogo.
    .title = Fogo
clause-LCG-S5_4 = Água: prepare um personagem ou curve um personagem que não tem destino.
    .title = Água
clause-LCG-S5_5 = Vazio: remova 1 de destino de um personagem.
    .title = Vazio
clause-LCG-S5_6 = Ninguém é obrigado a resolver um efeito de anel.
    .title = Efeitos de anel são opcionais
clause-LCG-S5_7 = Vários efeitos de anel são resolvidos um depois do outro.
    .title = Um depois do outro
clause-LCG-S5_8 = Um anel que uma carta resolve é resolvido para o jogador que a carta indica.
    .title = Anéis resolvidos por cartas
clause-LCG-S5_9 = Um anel está não reivindicado, contestado ou reivindicado. Por alguns efeitos, mais de um ao mesmo tempo.
    .title = Estados de um anel
clause-LCG-S5_10 = Pode-se pôr destino em qualquer anel, também nos reivindicados e contestados.
    .title = Destino em qualquer anel
clause-LCG-S5_11 = O destino num anel só é tomado quando o anel passa a ser contestado.
    .title = Quando se toma o destino

## Vitória

clause-LCG-S6_1 = Um jogador cuja província da Fortaleza é subjugada é eliminado.
    .title = Perder a Fortaleza
clause-LCG-S6_2 = Um jogador com 25 ou mais de honra vence.
    .title = Vitória por honra
clause-LCG-S6_3 = Um jogador sem honra é eliminado.
    .title = Derrota por desonra
clause-LCG-S6_4 = Vitória e derrota valem no momento em que se cumprem.
    .title = Na hora
clause-LCG-S6_5 = O último jogador que resta vence.
    .title = O último vence
clause-LCG-S6_6 = Se vários venceriam ao mesmo tempo, vence o primeiro jogador, se for um deles; senão, quem deles estiver mais próximo à esquerda dele.
    .title = Vitória simultânea
clause-LCG-S6_7 = Uma carta pode dar uma forma própria de vencer ou perder.
    .title = Outras formas de vencer
clause-LCG-S6_8 = Um jogador que precisa comprar ou repor de um baralho vazio perde 5 de honra.
    .title = Baralho vazio custa honra
clause-LCG-S6_9 = Depois a pilha de descarte desse baralho é embaralhada em um novo, e a compra ou a reposição continua.
    .title = Um novo baralho
