### L5R LCG, clause by clause, in our own words.

## A rodada em detalhe

clause-LCG-S4_1 = Uma rodada tem quatro fases nesta ordem: dinastia, compra, conflito e destino. Não há uma fase de reagrupar à parte.
    .title = Quatro fases
clause-LCG-S4_2 = Uma janela de ação segue a compra de cartas na fase de compra.
    .title = Janela de ação após a compra
clause-LCG-S4_3 = Na fase de conflito, uma janela de ação precede cada oportunidade de declarar um conflito.
    .title = Janela de ação antes de cada oportunidade
clause-LCG-S4_4 = Uma janela de ação segue a colocação de destino nos anéis não reivindicados.
    .title = Janela de ação na fase de destino

## Fase de dinastia

clause-LCG-S4_5 = Primeiro se revelam as cartas da província da Fortaleza, depois as outras da esquerda para a direita, uma a uma.
    .title = Ordem ao revelar
clause-LCG-S4_6 = Pode-se responder a cada carta revelada antes que a próxima seja revelada.
    .title = Cada carta se revela sozinha
clause-LCG-S4_7 = O que altera o valor de destino da Fortaleza altera o destino recebido.
    .title = Destino modificado
clause-LCG-S4_8 = Os jogadores agem alternadamente, um ato cada, a começar pelo primeiro jogador.
    .title = Um ato de cada vez
clause-LCG-S4_9 = Um ato pode ser jogar um personagem de uma província.
    .title = Ato: jogar um personagem
clause-LCG-S4_10 = Um ato pode ser usar uma habilidade de ação, também a de um evento na mão.
    .title = Ato: uma ação
clause-LCG-S4_11 = Um ato pode ser descartar, da mão ou de uma província, uma cópia de um personagem único seu em jogo e pôr 1 de destino nele.
    .title = Ato: descartar uma cópia
clause-LCG-S4_12 = Um ato pode ser passar.
    .title = Ato: passar
clause-LCG-S4_13 = Na fase de dinastia não se jogam personagens nem anexos da mão.
    .title = Nada mais da mão
clause-LCG-S4_14 = Paga-se o custo; ele entra em jogo preparado na base; o jogador pode acrescentar destino da sua reserva; depois a província é reposta com uma carta virada para baixo.
    .title = Como se joga um personagem
clause-LCG-S4_15 = Quem passou não age mais nesta fase, mas ainda pode usar interrupções e reações.
    .title = Depois de passar
clause-LCG-S4_16 = Quem passa primeiro na fase, e mais ninguém, ganha 1 de destino.
    .title = Destino por passar primeiro
clause-LCG-S4_17 = Os atos da fase de dinastia terminam quando todos tiverem passado.
    .title = Todos passaram

## Fase de compra

clause-LCG-S4_18 = Uma aposta é um número inteiro de 1 a 5, oculto dos outros.
    .title = Apostas de 1 a 5
clause-LCG-S4_19 = Quando os discos forem revelados, usam-se as habilidades que respondem a isso, e o que altera uma aposta altera-a agora.
    .title = Respostas aos discos
clause-LCG-S4_20 = A honra trocada e o número de cartas compradas seguem as apostas modificadas.
    .title = Valem as apostas modificadas
clause-LCG-S4_21 = Todos os jogadores compram ao mesmo tempo.
    .title = Todos compram juntos
clause-LCG-S4_22 = Até a próxima aposta, o disco mantém o número em que foi ajustado, não o modificado.
    .title = O disco fica

## Fase de conflito

clause-LCG-S4_23 = Em cada rodada um jogador tem uma oportunidade de conflito militar e uma de conflito político, em qualquer ordem.
    .title = Duas oportunidades
clause-LCG-S4_24 = As oportunidades seguem a ordem dos jogadores entre os que ainda têm alguma.
    .title = As oportunidades circulam
clause-LCG-S4_25 = Quem passa perde uma oportunidade, sem dizer de que tipo.
    .title = Passar uma oportunidade
clause-LCG-S4_26 = Quem não pode declarar um conflito válido passa.
    .title = Obrigado a passar
clause-LCG-S4_27 = Os conflitos continuam até que ninguém mais tenha oportunidade.
    .title = Até acabarem as oportunidades
clause-LCG-S4_28 = O atacante escolhe um anel não reivindicado, que dá o elemento ao conflito, e o lado dele, que dá o tipo.
    .title = O anel define elemento e tipo
clause-LCG-S4_29 = O anel é posto numa província elegível e não subjugada de um oponente, que é atacada.
    .title = A província atacada
clause-LCG-S4_30 = Declara-se como atacante pelo menos um personagem preparado que possa atacar.
    .title = Pelo menos um atacante
clause-LCG-S4_31 = O que os personagens encobertos escolhem é escolhido junto com a declaração.
    .title = Encoberto faz parte da declaração
clause-LCG-S4_32 = Custos adicionais da declaração, como o dos personagens maculados, são pagos como parte dela.
    .title = Custos da declaração
clause-LCG-S4_33 = Todas as partes da declaração acontecem juntas. Se uma não for possível, o conflito não é declarado.
    .title = Tudo ou nada
clause-LCG-S4_34 = O destino no anel escolhido vai para o atacante.
    .title = Destino no anel
clause-LCG-S4_35 = A província da Fortaleza só é elegível quando pelo menos três outras províncias desse jogador estiverem subjugadas.
    .title = Quando se ataca a Fortaleza
clause-LCG-S4_36 = Uma província atacada virada para baixo é revelada depois de resolvido o encoberto e antes das reações à declaração.
    .title = A província atacada é revelada
clause-LCG-S4_37 = Na janela de ação de um conflito, o defensor tem a primeira oportunidade. Ela termina quando todos passam consecutivamente.
    .title = O defensor age primeiro
clause-LCG-S4_38 = Um ato num conflito é uma habilidade de ação, um evento de ação, um anexo ou um personagem da mão, jogado no conflito ou na base, com destino a mais se quiser.
    .title = O que se faz num conflito
clause-LCG-S4_39 = Depois de cada ato anunciam-se os totais dos dois lados.
    .title = Os totais são anunciados
clause-LCG-S4_40 = O total de um lado é a perícia dos seus personagens participantes preparados, com todos os modificadores do total.
    .title = Que perícia conta
clause-LCG-S4_41 = Ninguém vence sem um total de pelo menos 1 e pelo menos um personagem participante.
    .title = O que o vencedor precisa
clause-LCG-S4_42 = Se os dois totais forem 0, ninguém vence e o anel volta para a reserva de não reivindicados.
    .title = Ninguém vence
clause-LCG-S4_43 = Orgulho, e tudo o que espera a vitória ou a derrota num conflito, vem depois da comparação.
    .title = Aqui se vence e se perde
clause-LCG-S4_44 = Se um conflito é sem oposição decide-se por quem participava quando se comparou a perícia.
    .title = Julgado na comparação
clause-LCG-S4_45 = Se várias províncias forem atacadas, a diferença é comparada com a força de cada uma separadamente.
    .title = Várias províncias atacadas
clause-LCG-S4_46 = O atacante pode descartar as cartas de dinastia da província que acabou de subjugar.
    .title = Cartas na província subjugada
clause-LCG-S4_47 = Se essas cartas forem descartadas, a província é reposta com uma carta virada para baixo.
    .title = Ela é reposta
clause-LCG-S4_48 = Se o anel tiver vários elementos, quem o resolve escolhe um deles.
    .title = Um elemento entre vários
clause-LCG-S4_49 = Até o fim do conflito, o anel reivindicado ainda lhe dá o tipo e o elemento.
    .title = O anel reivindicado continua
clause-LCG-S4_50 = O anel reivindicado conta como contestado até terminarem as reações à reivindicação.
    .title = Contestado mais um pouco
clause-LCG-S4_51 = Se ninguém tiver vencido, o anel volta para a reserva de não reivindicados.
    .title = Sem vencedor, sem anel
clause-LCG-S4_52 = Os personagens participantes preparados se curvam ao mesmo tempo; depois todos os participantes voltam para a base.
    .title = Todos se curvam juntos
clause-LCG-S4_53 = Um personagem que não se curva no fim do conflito volta para a base como está.
    .title = Alguns não se curvam
clause-LCG-S4_54 = Os conflitos concedidos por cartas somam-se às duas oportunidades da rodada.
    .title = Conflitos adicionais
clause-LCG-S4_55 = Se o tipo de um conflito for trocado, a oportunidade gasta continua a mesma.
    .title = Tipo trocado

## Apoio Imperial

clause-LCG-S4_56 = A contagem de glória é a glória dos personagens preparados do jogador, mais 1 por anel que reivindicou.
    .title = O que se conta
clause-LCG-S4_57 = Quem conta estritamente mais que todos os outros reivindica o Apoio Imperial e o ajusta para militar ou político.
    .title = Quem o reivindica e ajusta
clause-LCG-S4_58 = Quem tem o Apoio e o reivindica de novo pode ajustá-lo outra vez.
    .title = Ajustá-lo de novo
clause-LCG-S4_59 = Se dois ou mais empatarem na contagem mais alta, nada muda.
    .title = Empate pelo Apoio
clause-LCG-S4_60 = Nos conflitos do tipo em que está ajustado, o Apoio soma 1 ao total de quem o tem, não a um personagem.
    .title = O que o Apoio dá
clause-LCG-S4_61 = O Apoio não soma nada se quem o tem não tem personagem participante.
    .title = O Apoio exige um participante

## Fase de destino

clause-LCG-S4_62 = Na ordem dos jogadores, cada um descarta os personagens sem destino um a um, na ordem que quiser.
    .title = Ordem ao descartar
clause-LCG-S4_63 = Só se descartam personagens que não tinham destino no início da etapa e continuam sem.
    .title = Sem destino desde o início da etapa
clause-LCG-S4_64 = O destino é removido de todos os personagens ao mesmo tempo.
    .title = O destino sai de uma vez
clause-LCG-S4_65 = Na ordem dos jogadores, cada um descarta todas as cartas viradas para cima nas suas províncias subjugadas.
    .title = Limpar províncias subjugadas
clause-LCG-S4_66 = Um jogador pode descartar quaisquer cartas viradas para cima nas suas províncias não subjugadas.
    .title = Limpar as outras se quiser
clause-LCG-S4_67 = As províncias assim esvaziadas são repostas com cartas viradas para baixo.
    .title = Repostas viradas para baixo
clause-LCG-S4_68 = O que dura até o fim da rodada termina na etapa 4.9.
    .title = Até o fim da rodada
clause-LCG-S4_69 = O que dura até o fim de uma fase termina antes do que acontece no fim dessa fase.
    .title = Até o fim de uma fase

## Decisões onde a referência de regras se cala

clause-LCG-R1 = A declaração de um conflito, a de seus atacantes e a revelação da província atacada partilham uma janela, em que o primeiro jogador tem a primeira oportunidade.
    .title = Decisão: uma janela após a declaração
clause-LCG-R2 = O que fixa ou multiplica a base de um número age na ordem do tempo: uma base que é fixada toma o lugar do que ela era até então, e uma que foi fixada é a que depois se dobra.
    .title = Decisão: uma base muda na ordem do tempo
