### L5R LCG, clause by clause, in our own words.

## Regras de ouro

clause-LCG-S0_1 = Uma carta que diz outra coisa vale mais que a Referência de Regras, e esta vale mais que o livreto Aprenda a Jogar.
    .title = O que vale primeiro
clause-LCG-S0_2 = O que não pode acontecer não acontece, por mais que outra coisa o permita.
    .title = Não pode

## Cartas e zonas

clause-LCG-S1_1 = Uma carta é um personagem, um anexo, uma propriedade, um evento, uma província, uma Fortaleza ou uma função.
    .title = Tipos de carta
clause-LCG-S1_2 = Cartas de tratado e de senhor da guerra pertencem só ao jogo da caixa em que vieram.
    .title = Cartas de uma só caixa
clause-LCG-S1_3 = Personagens, propriedades e alguns eventos têm o verso de dinastia; eventos, anexos e personagens, o verso de conflito. Cada carta entra no baralho do seu verso.
    .title = Dois baralhos
clause-LCG-S1_4 = Cada jogador tem um baralho de dinastia, um de conflito e uma pilha de descarte para cada um.
    .title = Baralhos e descartes
clause-LCG-S1_5 = Na mão há apenas cartas de conflito.
    .title = A mão
clause-LCG-S1_6 = Cada jogador tem quatro províncias em fileira e a província da Fortaleza.
    .title = A fileira de províncias
clause-LCG-S1_7 = Um personagem em jogo que não participa de um conflito está na base de quem o controla.
    .title = A base
clause-LCG-S1_8 = Cada jogador tem uma reserva de destino, uma de honra e um disco de honra. As duas reservas são visíveis a todos.
    .title = Reservas abertas
clause-LCG-S1_9 = Os anéis que um jogador reivindicou ficam na reserva de anéis reivindicados dele.
    .title = Anéis reivindicados
clause-LCG-S1_10 = Cartas removidas do jogo ficam à parte, viradas para cima, à vista de todos.
    .title = Removidas do jogo
clause-LCG-S1_11 = Todos partilham uma reserva de anéis não reivindicados: cinco anéis, cada um com um lado militar e um político.
    .title = Cinco anéis
clause-LCG-S1_12 = Há um só Apoio Imperial e um só marcador de primeiro jogador para todos.
    .title = Marcadores comuns
clause-LCG-S1_13 = A reserva geral de marcadores nunca se esgota.
    .title = A reserva geral
clause-LCG-S1_14 = Estão em jogo os personagens e anexos na área de jogo, as Fortalezas, as províncias não subjugadas viradas para cima e as propriedades viradas para cima em províncias.
    .title = Em jogo
clause-LCG-S1_15 = Uma província virada para baixo está em jogo só como província virada para baixo, sem elemento, força nem texto.
    .title = Províncias viradas para baixo
clause-LCG-S1_16 = Todo o resto está fora de jogo: personagens que ainda estão em províncias, funções, mãos, baralhos, descartes e cartas sob outras cartas.
    .title = Fora de jogo
clause-LCG-S1_17 = Uma carta que muda de zona é um novo objeto. O que durava sobre ela, estava adiado para ela ou ainda pendia já não se aplica.
    .title = Um novo objeto
clause-LCG-S1_18 = Um novo objeto ainda não usou nenhuma das suas habilidades.
    .title = Usos esquecidos
clause-LCG-S1_19 = Uma carta que iria para o baralho do outro verso vai para o descarte do seu próprio verso, do dono.
    .title = O baralho errado
clause-LCG-S1_20 = Uma carta de dinastia que iria para uma mão vai para o descarte de dinastia do dono.
    .title = Sem cartas de dinastia na mão
clause-LCG-S1_21 = Uma carta de conflito que iria para uma província vai para o descarte de conflito do dono.
    .title = Sem cartas de conflito nas províncias
clause-LCG-S1_22 = Uma carta entra em jogo sob o controle do dono, a menos que algo diga o contrário.
    .title = Dono e controle
clause-LCG-S1_23 = Uma carta fora de jogo fica sempre numa zona do dono. Se outro jogador a controlava, ainda assim conta como tendo ido para a zona desse jogador.
    .title = Fora de jogo, junto do dono
clause-LCG-S1_24 = Um personagem que muda de controlador fica como está: curvado, se estava curvado, e participante, agora do novo lado.
    .title = Mudar de lado
clause-LCG-S1_25 = Quando um personagem muda de controlador, os anexos nele não mudam.
    .title = Anexos não mudam de controlador
clause-LCG-S1_26 = O controle tomado sem prazo dura enquanto a carta estiver em jogo.
    .title = Controle sem prazo
clause-LCG-S1_27 = O texto de uma província subjugada fica em branco.
    .title = Províncias subjugadas não dizem nada
clause-LCG-S1_28 = Uma província subjugada ainda guarda cartas de dinastia: joga-se a partir dela e ela é reposta.
    .title = Províncias subjugadas continuam
clause-LCG-S1_29 = Uma província restaurada deixa de estar subjugada e o seu texto volta a valer. Ela não é virada para baixo.
    .title = Restaurar
clause-LCG-S1_30 = As províncias da fileira são adjacentes às que estão ao lado, à esquerda e à direita.
    .title = Províncias adjacentes
clause-LCG-S1_31 = A província da Fortaleza não é adjacente a nenhuma província.
    .title = A província da Fortaleza não tem vizinhas
clause-LCG-S1_32 = Uma província tem cada elemento que mostra. O símbolo dos cinco dá-lhe os cinco.
    .title = Elementos de uma província
clause-LCG-S1_33 = Cartas com o mesmo título são cópias umas das outras, seja qual for a versão. Uma carta é cópia de si mesma.
    .title = Cópias de uma carta
