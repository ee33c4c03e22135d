### L5R LCG, clause by clause, in our own words.

## Habilidades

clause-LCG-S9_1 = Uma habilidade é uma ação, uma reação, uma interrupção, uma habilidade constante ou uma palavra-chave. Reações e interrupções podem ser forçadas.
    .title = Tipos de habilidade
clause-LCG-S9_2 = Uma habilidade cujo nome começa com um lugar ou uma fase só se usa ali ou então.
    .title = Habilidades de um lugar ou fase
clause-LCG-S9_3 = Uma habilidade que começa com uma palavra em negrito e dois-pontos é desencadeada.
    .title = Habilidades desencadeadas
clause-LCG-S9_4 = Antes do travessão de uma habilidade estão a condição, os custos e os alvos; depois, o efeito. Sem travessão, tudo é efeito.
    .title = Antes e depois do travessão
clause-LCG-S9_5 = Uma habilidade só se inicia se as suas restrições se cumprem e há alvos válidos suficientes.
    .title = Tem de ser permitido
clause-LCG-S9_6 = Uma habilidade só se inicia se os seus custos, já modificados, podem ser pagos.
    .title = Tem de poder ser pago
clause-LCG-S9_7 = Uma habilidade só se inicia se o seu efeito por si só puder mudar o estado do jogo.
    .title = Tem de mudar algo
clause-LCG-S9_8 = Primeiro se verificam as restrições e os alvos e se calculam os custos.
    .title = Primeiros passos
clause-LCG-S9_9 = Depois se aplicam os modificadores de custo, e todos os custos são pagos ao mesmo tempo.
    .title = Custos modificados e pagos
clause-LCG-S9_10 = Se uma parte dos custos for impedida, a habilidade para aí, e a carta que seria jogada fica onde estava. A habilidade nem chegou a começar, e não conta para nenhum limite.
    .title = Um custo é impedido
clause-LCG-S9_11 = Depois se escolhem ao mesmo tempo todos os alvos e tudo o que se seleciona antes do travessão.
    .title = Os alvos são escolhidos
clause-LCG-S9_12 = Depois a carta tenta entrar em jogo, ou os efeitos tentam começar. O que os cancela age aqui.
    .title = Pode ser cancelado
clause-LCG-S9_13 = Por fim os efeitos são resolvidos, e a carta foi jogada ou a habilidade foi desencadeada.
    .title = É resolvido
clause-LCG-S9_14 = Um evento vai para o descarte depois de resolvido e antes das reações a isso.
    .title = Eventos são descartados
clause-LCG-S9_15 = Até os custos serem pagos, um evento ainda conta como na mão.
    .title = Ainda na mão
clause-LCG-S9_16 = O que uma habilidade exige antes do travessão, salvo escolher ou selecionar, é o seu custo.
    .title = O que é custo
clause-LCG-S9_17 = Um jogador só paga custos com o que é seu. Onde um custo diz aliado, apenas lembra disso.
    .title = Paga-se com o que é seu
clause-LCG-S9_18 = Uma carta com um traço como custo de destino não pode ser jogada.
    .title = Traço como custo
clause-LCG-S9_19 = O que reduz um custo reduz só custos de destino.
    .title = Reduções
clause-LCG-S9_20 = Aquilo que uma habilidade manda escolher é o seu alvo.
    .title = Alvos
clause-LCG-S9_21 = Só é alvo válido o que o efeito poderia mudar, a menos que o efeito apenas se refira a ele.
    .title = Alvos podem ser afetados
clause-LCG-S9_22 = Qualquer número, ou até um número, pode ser nenhum, a menos que então nada mudasse.
    .title = Qualquer número e até
clause-LCG-S9_23 = Os alvos depois de um "então" e os de efeitos adiados são escolhidos quando chegar a vez deles.
    .title = Alvos escolhidos depois
clause-LCG-S9_24 = Um personagem cuja própria habilidade começa um duelo não é um alvo escolhido.
    .title = O próprio duelista não é escolhido
clause-LCG-S9_25 = De um efeito faz-se tanto quanto for possível.
    .title = Tanto quanto possível
clause-LCG-S9_26 = As partes de um efeito acontecem juntas, a menos que haja "então" ou "se o fizer" entre elas.
    .title = Partes ao mesmo tempo
clause-LCG-S9_27 = O que vem depois de "então" só acontece se o que veio antes se resolveu por inteiro.
    .title = Então
clause-LCG-S9_28 = O que vem depois de "para" só acontece, e ao mesmo tempo, se o que vem antes se resolver por inteiro.
    .title = Para
clause-LCG-S9_29 = "Em vez disso" substitui o que aconteceria. De várias substituições vale a mais recente.
    .title = Em vez disso
clause-LCG-S9_30 = Um custo que é substituído conta como pago, a menos que seja um sacrifício.
    .title = Custo substituído vale
clause-LCG-S9_31 = Uma substituição que nada mudaria não é permitida.
    .title = Sem substituição vazia
clause-LCG-S9_32 = As interrupções ao que aconteceria vêm antes das outras interrupções.
    .title = Aconteceria
clause-LCG-S9_33 = Uma interrupção que cancela vem antes de todas as outras.
    .title = Cancelar
clause-LCG-S9_34 = O custo do que é cancelado continua pago, o uso conta, e um evento cancelado é descartado.
    .title = Cancelado e mesmo assim gasto
clause-LCG-S9_35 = O anel cujo efeito foi cancelado é reivindicado mesmo assim.
    .title = Efeito de anel cancelado

## Janelas

clause-LCG-S9_36 = Ao que acontece responde-se nesta ordem: interrupções ao que aconteceria, interrupções forçadas, outras interrupções; acontece; palavras-chave e efeitos adiados, reações forçadas, outras reações.
    .title = Ordem das respostas
clause-LCG-S9_37 = Numa janela de interrupção ou reação, o primeiro jogador tem a primeira oportunidade, depois os outros na ordem, até que todos passem consecutivamente.
    .title = Oportunidades numa janela
clause-LCG-S9_38 = Se um só fato cumprir várias condições, elas partilham uma janela.
    .title = Um fato, uma janela
clause-LCG-S9_39 = O que acontece dentro de uma janela abre janelas próprias, que se fecham primeiro, seja qual for a profundidade.
    .title = Janelas dentro de janelas
clause-LCG-S9_40 = Cada habilidade é usada no máximo uma vez para cada fato a que responde.
    .title = Uma vez por fato
clause-LCG-S9_41 = Numa janela de ação o primeiro jogador age primeiro; na de um conflito, o defensor. Ela termina quando todos passam consecutivamente.
    .title = Janelas de ação
clause-LCG-S9_42 = Uma ação é resolvida até o fim antes da próxima.
    .title = Uma ação depois da outra
clause-LCG-S9_43 = Eventos de ação, anexos e personagens da mão são jogados em qualquer janela de ação; na fase de dinastia, só eventos de ação.
    .title = O que se joga quando

## Limites

clause-LCG-S9_44 = Um jogador usa cada habilidade desencadeada de uma carta uma vez por rodada, a menos que ela diga outra coisa.
    .title = Uma vez por rodada
clause-LCG-S9_45 = "Limite" com um número e um período toma o lugar disso, para cada cópia separadamente.
    .title = Limite
clause-LCG-S9_46 = "Máximo" com um número e um período vale para todas as cópias do título juntas, para cada jogador.
    .title = Máximo
clause-LCG-S9_47 = Um limite conta para cada jogador. Quem toma o controle de uma carta pode usá-la de novo.
    .title = Os limites são de cada jogador
clause-LCG-S9_48 = Uma carta que se tornou um novo objeto não foi usada.
    .title = Os limites recomeçam
clause-LCG-S9_49 = Um uso que foi cancelado conta para o limite.
    .title = Usos cancelados contam
clause-LCG-S9_50 = "Ilimitado" retira o limite.
    .title = Ilimitado

## Quanto duram os efeitos

clause-LCG-S9_51 = Um efeito duradouro só se aplica às cartas que correspondem a ele quando começa.
    .title = Efeitos duradouros: sobre quê
clause-LCG-S9_52 = Um efeito duradouro continua quando a sua origem saiu de jogo.
    .title = Efeitos duradouros: sem a origem
clause-LCG-S9_53 = Um efeito duradouro termina assim que chega o seu ponto.
    .title = Efeitos duradouros: o fim
clause-LCG-S9_54 = Um efeito adiado acontece por si mesmo no seu momento, antes das reações. Não é uma nova habilidade, e a sua origem é a carta de que veio.
    .title = Efeitos adiados
clause-LCG-S9_55 = Um efeito constante aplica-se sempre que a sua condição vale.
    .title = Efeitos constantes
clause-LCG-S9_56 = O que sai de jogo por um efeito constante não pode ser salvo por uma interrupção.
    .title = Sair de jogo por efeito constante
clause-LCG-S9_57 = De efeitos forçados, obrigatórios e adiados num mesmo momento, e de efeitos constantes que se contradizem, o primeiro jogador define a ordem.
    .title = O primeiro jogador ordena
clause-LCG-S9_58 = Se vários jogadores escolherem para um efeito, escolhem na ordem dos jogadores; depois tudo acontece junto.
    .title = Os jogadores escolhem em ordem

## Palavras das habilidades

clause-LCG-S9_59 = Resolver uma habilidade de uma carta é seguir todo o texto dela, com custos e alvos, sem jogar a carta.
    .title = Resolver uma habilidade
clause-LCG-S9_60 = X é 0, a menos que algo diga o que é.
    .title = X
clause-LCG-S9_61 = Quem procura olha sem mostrar, e pode não encontrar.
    .title = Procurar
clause-LCG-S9_62 = Uma carta que tinha de ser de certo tipo é revelada quando encontrada.
    .title = Mostrar o que se encontrou
clause-LCG-S9_63 = Um baralho procurado por inteiro é embaralhado.
    .title = Embaralhar depois de procurar
clause-LCG-S9_64 = Uma carta revelada fica na sua zona.
    .title = Revelar
clause-LCG-S9_65 = Um jogador pode olhar as suas próprias províncias viradas para baixo a qualquer momento.
    .title = As próprias províncias viradas para baixo
clause-LCG-S9_66 = Nada pode ser movido para onde já está.
    .title = Mover
clause-LCG-S9_67 = Uma troca exige as duas coisas trocadas.
    .title = Trocar
clause-LCG-S9_68 = Uma carta só é sacrificada se sai de jogo.
    .title = Sacrificar
clause-LCG-S9_69 = O que se toma ou dá é perdido por um e ganho pelo outro. Quem não o pode perder não o pode dar.
    .title = Tomar e dar
clause-LCG-S9_70 = O que é imune a algo não é alvo dele nem mudado por ele.
    .title = Imune
clause-LCG-S9_71 = O que é imune ainda pode servir para pagar custos.
    .title = Imune e custos
clause-LCG-S9_72 = Os anexos numa carta imune não são imunes eles mesmos.
    .title = Imune e anexos
