### L5R LCG, clause by clause, in our own words.

## Duelos

clause-LCG-S11_1 = D.1: Um duelo começa com a escolha de um personagem próprio e um de um oponente.
    .title = Um duelo começa
clause-LCG-S11_2 = Num conflito, os dois têm de estar participando.
    .title = Duelos num conflito
clause-LCG-S11_3 = Se a própria habilidade de um personagem começar o duelo, ele é um dos dois e, num conflito, tem de estar participando.
    .title = Duelos por habilidade de personagem
clause-LCG-S11_4 = D.2: O duelo é militar, político ou de glória.
    .title = O que se compara
clause-LCG-S11_5 = D.3: Os dois jogadores apostam em segredo de 1 a 5 nos seus discos.
    .title = Apostas num duelo
clause-LCG-S11_6 = D.4: Os dois discos são revelados ao mesmo tempo.
    .title = Discos revelados no duelo
clause-LCG-S11_7 = D.5: Quem apostou mais dá ao outro a diferença em honra.
    .title = Honra no duelo
clause-LCG-S11_8 = D.6: O que se compara é tomado como está agora. Vários personagens de um lado se somam.
    .title = Os valores dos duelistas
clause-LCG-S11_9 = D.7: Cada lado soma a sua aposta. Vence o total maior; se forem iguais, ninguém vence nem perde.
    .title = Quem vence o duelo
clause-LCG-S11_10 = D.8: Acontece o que o duelo diz do vencedor e do perdedor.
    .title = O resultado do duelo
clause-LCG-S11_11 = D.9: O duelo termina, e o próximo jogador da janela tem a oportunidade.
    .title = Um duelo termina
clause-LCG-S11_12 = Um duelo não tem janela de ação. Interrupções e reações usam-se como sempre.
    .title = Sem ações no duelo
clause-LCG-S11_13 = Se um duelista sair de jogo, o duelo continua com o que resta.
    .title = Um duelista sai de jogo
clause-LCG-S11_14 = Desafiar é começar um duelo.
    .title = Um desafio
