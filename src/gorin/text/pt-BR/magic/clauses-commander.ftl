### Commander, cláusula por cláusula, com nossas palavras.

## Alcance e comandantes

clause-CMD-1_1 = Commander é o nome posterior de Elder Dragon Highlander. Um comandante também se chama general.
    .title = Nomes do formato
clause-CMD-1_2 = Commander é jogado por dois jogadores ou mais, em regra por mais de dois.
    .title = Dois jogadores ou mais
clause-CMD-1_3 = Um grupo pode combinar regras próprias. O que difere do padrão é uma opção e é mostrado.
    .title = Regras de casa
clause-CMD-1_5 = Toda regra de Magic vale, a menos que uma cláusula de Commander a mude.
    .title = As outras regras valem

## Identidade de cor

clause-CMD-3_1 = A identidade de cor de uma carta são as suas cores e a cor de cada símbolo de mana no seu texto.
    .title = Identidade de cor
clause-CMD-3_2 = Os símbolos coloridos do custo de mana sempre pertencem à identidade.
    .title = O custo sempre conta
clause-CMD-3_3 = A identidade é fixada antes da partida, e nada a muda durante ela.
    .title = A identidade não muda
clause-CMD-3_4 = A identidade de cada carta do baralho está dentro da do comandante.
    .title = Cartas dentro da identidade
clause-CMD-3_5 = Uma carta com um tipo de terreno básico tem na identidade o símbolo de mana desse tipo, seja o terreno básico ou não.
    .title = Tipos de terreno básico
clause-CMD-3_6 = Terrenos são incolores, mas têm identidade.
    .title = Terrenos têm identidade
clause-CMD-3_7 = Um símbolo híbrido conta como todas as suas cores, nos custos e nos textos.
    .title = Símbolos híbridos
clause-CMD-3_8 = Um tipo de terreno básico que é só uma palavra do texto não é símbolo de mana.
    .title = Tipos de terreno como palavras
clause-CMD-3_9 = O texto explicativo não conta para a identidade.
    .title = Texto explicativo
clause-CMD-3_10 = Contam os símbolos de qualquer outro custo do texto, como reforço, ativação, reciclar, recapitular, metamorfose e eco.
    .title = Outros custos
clause-CMD-3_11 = De uma carta dupla contam as duas metades.
    .title = Cartas duplas
clause-CMD-3_12 = Contam os símbolos do mana que uma carta produz.
    .title = Mana que se produz
clause-CMD-3_13 = Mana de qualquer cor não tem símbolo e nada acrescenta à identidade.
    .title = Qualquer cor
clause-CMD-3_14 = Conta todo o texto de uma carta de virar e de um nível. Um símbolo phyrexiano e um de 2 ou uma cor contam como a sua cor. Conta um texto que define as cores da própria carta.
    .title = Outros símbolos
clause-CMD-3_15 = Rafiq of the Many é verde, branco e azul. Não se permitem Thundermare, Elves of Deep Shadow, Boros Signet, Life // Death, Anavolver, Trace of Abundance, Jungle Shrine e Watery Grave; permitem-se Esper Panorama, Gaea's Balance e Polluted Delta.
    .title = Exemplo: um baralho para Rafiq of the Many
clause-CMD-3_16 = O nome de uma cor num texto não é símbolo.
    .title = Nomes de cores

## Baralhos

clause-CMD-5_1 = Um baralho tem exatamente 100 cartas, contado o comandante.
    .title = Cem cartas
clause-CMD-5_2 = Exceto terrenos básicos, não há duas cartas com o mesmo nome em inglês.
    .title = Uma de cada nome
clause-CMD-5_3 = Terrenos básicos são os que têm o supertipo básico, também os da neve.
    .title = O que é terreno básico
clause-CMD-5_4 = Uma carta que permite mais cópias de si mesma supera CMD-5.2, mas não CMD-3.4.
    .title = Cartas em qualquer número
clause-CMD-5_5 = Podem-se usar as cartas válidas no Vintage, desde o dia do pré-lançamento, e também Shahrazad.
    .title = Cartas que se podem usar
clause-CMD-5_6 = Não se podem usar cartas de aposta ou de destreza, de borda prateada e as que não pertencem a um baralho. As restritas no Vintage podem, salvo as de CMD-6.1.
    .title = Cartas que não se podem usar
clause-CMD-5_7 = A verificação de um baralho indica todas as violações, cada uma com carta, cláusula e motivo.
    .title = Todas as faltas de uma vez
clause-CMD-6_1 = Sem acordo não se jogam: Ancestral Recall, Balance, Biorhythm, Black Lotus, Channel, Coalition Victory, Emrakul, the Aeons Torn, Fastbond, Gifts Ungiven, Karakas, Kokusho, the Evening Star, Library of Alexandria, Limited Resources, Lion's Eye Diamond, Metalworker, os cinco Mox, Painter's Servant, Panoptic Mirror, Protean Hulk, Recurring Nightmare, Staff of Domination, Sway of the Stars, Time Vault, Time Walk, Tinker, Tolarian Academy, Upheaval, Yawgmoth's Bargain.
    .title = Cartas banidas
clause-CMD-6_2 = Um grupo pode levantar a lista de cartas banidas por acordo.
    .title = Levantar a proibição
clause-CMD-6_3 = Braids, Cabal Minion e Rofellos, Llanowar Emissary não podem ser comandantes, mas podem estar entre as outras cartas.
    .title = Banidas como comandantes

## Fora da partida

clause-CMD-12_1 = Efeitos que buscam cartas de fora da partida nada fazem, a menos que se usem reservas (sideboards).
    .title = Cartas de fora
clause-CMD-12_2 = Com reservas (sideboards) eles só encontram cartas da reserva.
    .title = Da reserva
clause-CMD-12_3 = As cartas da reserva (sideboard) seguem a identidade, a lista de cartas banidas e uma de cada nome junto com o baralho. São no máximo 10, salvo acordo.
    .title = O que há na reserva
clause-CMD-13_1 = Commander joga-se para a diversão de todos. A mesa pode conversar antes, durante e depois da partida, propor regras de casa, acordar sobre cartas banidas, desistir e jogar de novo.
    .title = Espírito do jogo

## Decisões

clause-CMD-R1 = Para a taxa contam só as conjurações da zona de comando.
    .title = Decisão: que conjurações contam
clause-CMD-R2 = As conjurações contam-se por carta de comandante.
    .title = Decisão: de quem são as conjurações
clause-CMD-R3 = Se vários efeitos substituiriam o movimento, o jogador afetado os ordena. O dono pode aceitar ou recusar a zona de comando, e é perguntado de novo se outro efeito mandar a carta para a outra das duas zonas.
    .title = Decisão: várias substituições
clause-CMD-R4 = Todas as ações baseadas no estado verificam-se juntas. Vários jogadores podem perder ao mesmo tempo; se todos os que restam perderem, a partida empata.
    .title = Decisão: perder juntos
clause-CMD-R5 = A regra das lendas atinge os dois, cada dono escolhe pela própria carta, e o dano conta-se por carta.
    .title = Decisão: o mesmo comandante duas vezes em jogo
clause-CMD-R6 = Gastar mana como se fosse de qualquer cor não é produzi-lo, e fica como está.
    .title = Decisão: gastar não é produzir
clause-CMD-R7 = Acrescenta-se tanto mana incolor quanto seria o da outra cor.
    .title = Decisão: quanto mana incolor
clause-CMD-R8 = O baralho de um comandante incolor não tem símbolo colorido e portanto nenhum terreno básico dos cinco tipos.
    .title = Decisão: comandantes incolores
clause-CMD-R9 = Também o primeiro mulligan custa uma carta. A opção free_first_mulligan o torna gratuito.
    .title = Decisão: o primeiro mulligan
clause-CMD-R10 = Um símbolo no texto explicativo nunca conta, nem um híbrido.
    .title = Decisão: híbridos no texto explicativo
clause-CMD-R11 = As cores que a própria habilidade de uma carta lhe dá em toda parte contam para a identidade.
    .title = Decisão: cores dadas por uma habilidade
clause-CMD-R12 = Onde não se conhece a data do pré-lançamento, ela é seis dias antes do lançamento.
    .title = Decisão: o dia do pré-lançamento
clause-CMD-R13 = O árbitro sempre conhece o comandante: o retorno é sempre oferecido ao dono, e a carta é mostrada se ele o aceita.
    .title = Decisão: exílio voltado para baixo
clause-CMD-R14 = Uma mágica de comandante anulada ou exilada pode ir para a zona de comando.
    .title = Decisão: da pilha
clause-CMD-R15 = Um comandante descartado, ou posto do grimório num cemitério, pode ir para a zona de comando.
    .title = Decisão: da mão e do grimório
clause-CMD-R16 = Se o dono escolher a zona de comando, o efeito que traria de volta a carta exilada nada tem a trazer.
    .title = Decisão: exilado até mais tarde
clause-CMD-R17 = Ninguém escolhe quando um comandante vai para um grimório; ele fica onde o efeito diz.
    .title = Decisão: para o grimório
clause-CMD-R18 = Quando um jogador sai, o seu comandante sai com ele, seja quem for que o controla.
    .title = Decisão: comandantes de quem sai
clause-CMD-R19 = Do dano redirecionado a vários jogadores, cada um conta o que sofreu.
    .title = Decisão: dano a vários jogadores
clause-CMD-R20 = Quando um efeito recomeça a partida, os comandantes voltam para a zona de comando e o dano e a taxa zeram, a menos que esse efeito tenha exilado um comandante: então ele começa no campo de batalha.
    .title = Decisão: partida que recomeça
clause-CMD-R21 = Um baralho com Shahrazad é recusado até que se joguem subpartidas aqui. Então os comandantes ficam na zona de comando da partida principal.
    .title = Decisão: subpartidas
clause-CMD-R22 = As cartas banidas que uma mesa permite são uma lista que todos veem.
    .title = Decisão: cartas permitidas por acordo
