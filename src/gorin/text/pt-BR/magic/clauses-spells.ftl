### Commander, cláusula por cláusula, com nossas palavras.

## Mágicas e habilidades

clause-CR-601_2a = Primeiro a carta é posta na pilha; agora é uma mágica que quem a conjura controla.
    .title = Conjurar: para a pilha
clause-CR-601_2b = Depois se anunciam modos, custos alternativos e adicionais, X e como se pagam símbolos híbridos e phyrexianos.
    .title = Conjurar: escolhas
clause-CR-601_2c = Depois se escolhem os alvos.
    .title = Conjurar: alvos
clause-CR-601_2d = Se um efeito se divide entre alvos, cada um recebe ao menos um.
    .title = Conjurar: dividir
clause-CR-601_2e = Uma mágica que não pode ser conjurada legalmente volta para onde estava, e a partida com ela.
    .title = Conjurar: é válido
clause-CR-601_2f = O custo é o de mana ou o alternativo, com o que se acrescenta, menos o que se reduz, e depois o que fixa um mínimo. Agora está fixado.
    .title = Conjurar: custo total
clause-CR-601_2g = Depois se podem ativar habilidades de mana.
    .title = Conjurar: fazer mana
clause-CR-601_2h = Depois se pagam todos os custos, os de acaso ou de um grimório por último. Nada se paga em parte.
    .title = Conjurar: pagar
clause-CR-601_2i = Agora a mágica foi conjurada, e o que desencadeia com isso desencadeia.
    .title = Conjurar: está conjurada
clause-CR-602_5a = Uma criatura que o controlador não tem desde o começo do turno não paga virando-se ou desvirando-se.
    .title = Virar como custo
clause-CR-602_5b = Uma restrição de quantas vezes se ativa uma habilidade permanece, seja quem for que a controla.
    .title = Uso restrito
clause-CR-603_2c = Uma habilidade desencadeia uma vez por vez que o seu evento acontece, e várias se o evento o contém várias vezes.
    .title = Uma vez por evento
clause-CR-603_2g = Um evento prevenido ou substituído não desencadeia nada.
    .title = O que não aconteceu
clause-CR-603_3d = Um gatilho sem alvo ou modo válido é removido.
    .title = Gatilhos sem alvo
clause-CR-603_8 = Uma habilidade que desencadeia por um estado só desencadeia de novo depois de sair da pilha.
    .title = Gatilhos de estado
clause-CR-603_12 = Um gatilho sobre o que um efeito acabou de fazer um jogador fazer vai depois para a pilha.
    .title = Quando o fizer
clause-CR-605_1 = Uma habilidade sem alvo que pode acrescentar mana e não é de lealdade é uma habilidade de mana.
    .title = Habilidades de mana
clause-CR-605_3b = Uma habilidade de mana resolve-se na hora, sem a pilha; ninguém pode responder.
    .title = Habilidades de mana não esperam
clause-CR-607_1 = De duas habilidades que pertencem uma à outra, a segunda fala só do que a primeira fez.
    .title = Habilidades ligadas
clause-CR-608_2c = As instruções seguem-se na ordem em que estão.
    .title = Na ordem escrita
clause-CR-608_2h = O que pergunta por um objeto que saiu lê-o como era por último.
    .title = O último que se sabe
clause-CR-608_3 = Uma mágica de permanente torna-se permanente sob o seu controlador. Uma Aura cujo alvo se tornou inválido vai para o cemitério.
    .title = Mágicas de permanente

## Efeitos

clause-CR-611_2c = O que uma mágica ou habilidade muda em objetos muda só os que correspondem quando ela se resolve.
    .title = Efeitos fixados
clause-CR-611_3a = O que uma habilidade estática muda aplica-se a todo momento ao que corresponde.
    .title = Efeitos estáticos não se fixam
clause-CR-613_10 = Os efeitos sobre jogadores aplicam-se depois dos que são sobre objetos.
    .title = Efeitos sobre jogadores
clause-CR-614_5 = Um efeito de substituição aplica-se a um evento só uma vez.
    .title = Uma vez cada evento
clause-CR-614_6 = Um evento substituído nunca acontece; o que acontece no lugar pode desencadear.
    .title = O evento substituído
clause-CR-614_17 = Um evento que não pode acontecer não se substitui, e com ele não se paga custo.
    .title = O que não se substitui
clause-CR-615_12 = Tal dano causa-se por inteiro, seja o que for que o preveniria.
    .title = Dano que não se previne

## Ações baseadas no estado

clause-CR-704_5c = Perde quem tem dez marcadores de veneno.
    .title = Veneno
clause-CR-704_5d = Uma ficha que não está no campo de batalha deixa de existir.
    .title = Fichas em outro lugar
clause-CR-704_5e = Uma cópia de mágica que não está na pilha deixa de existir.
    .title = Cópias em outro lugar
clause-CR-704_5i = Um planeswalker sem lealdade vai para o cemitério.
    .title = Sem lealdade
clause-CR-704_5j = De várias permanentes lendárias de um nome que um jogador controla, ele fica com uma. As regras de 2011 têm CMD-11.1 em vez disso.
    .title = Regra das lendas de hoje
clause-CR-704_5k = De várias permanentes do mundo só fica a mais nova.
    .title = Permanentes do mundo
clause-CR-704_5p = Uma criatura anexada a algo solta-se e fica.
    .title = Anexada por engano
clause-CR-704_5q = Um marcador +1/+1 e um -1/-1 numa permanente anulam-se.
    .title = Marcadores opostos
clause-CR-704_5r = Os marcadores acima do número que uma permanente pode ter são removidos.
    .title = Marcadores demais

## Cópias e faces

clause-CR-707_2 = Uma cópia tem o que está impresso, mudado por outros efeitos de cópia; não marcadores, anexos nem outros efeitos.
    .title = O que se copia
clause-CR-707_6 = O que se escolhe quando uma permanente entra escolhe-se de novo para uma cópia.
    .title = Escolhas refeitas
clause-CR-707_10 = Uma cópia de mágica não foi conjurada. Tem os modos, X e alvos do original, a menos que se possam escolher novos alvos.
    .title = Cópias de mágicas
clause-CR-708_2 = Uma criatura voltada para baixo é 2/2 sem nome, texto, tipo ou custo, a menos que se diga mais.
    .title = Voltada para baixo
clause-CR-708_9 = Uma permanente voltada para baixo é mostrada quando sai do campo de batalha e no fim da partida.
    .title = Mostrada ao sair
clause-CR-709_4 = Fora da pilha uma carta dupla tem as características das duas metades. Na pilha é só a metade conjurada.
    .title = Cartas duplas fora da pilha
clause-CR-710_1 = Uma permanente virada ao contrário tem o nome, texto, tipos, poder e resistência da outra ponta; custo e cor ficam.
    .title = Cartas de virar
clause-CR-711_2 = Uma criatura com níveis tem o poder, a resistência e as habilidades do nível que os seus marcadores alcançaram.
    .title = Níveis
clause-CR-723_1 = Quem controla um jogador toma todas as decisões dele, mas não desiste por ele.
    .title = Controle de outro jogador
clause-CR-724_1 = Quando um turno é terminado, tudo na pilha é exilado, o combate termina e segue a etapa de limpeza.
    .title = Terminar o turno
clause-CR-732_1 = Um jogador pode propor repetir um ciclo certo número de vezes; os outros podem encurtá-lo.
    .title = Atalhos
clause-CR-733_1 = Uma ação que não pode ser concluída legalmente é desfeita por inteiro.
    .title = Ações inválidas

## Vários jogadores

clause-CR-800_4b = Nada passa ao controle de um jogador que saiu.
    .title = Nada vai para quem saiu
clause-CR-800_4e = Não se atribui dano de combate a um jogador que saiu.
    .title = Sem dano a quem saiu
clause-CR-800_4g = Uma escolha que um objeto pede a um jogador que saiu é feita por outro que o controlador dele indica.
    .title = Escolhas de quem saiu
clause-CR-800_4j = Se um jogador sai no seu próprio turno, o turno continua sem jogador ativo.
    .title = Um turno sem o seu jogador
clause-CR-800_4k = Um turno de um jogador que saiu não começa.
    .title = Sem turnos para quem saiu
clause-CR-800_4m = O que dura até o próximo turno de um jogador que saiu dura até quando esse turno começaria.
    .title = Até o próximo turno de quem saiu
clause-CR-801_2 = Com alcance limitado um jogador só afeta jogadores e objetos dentro de tantos lugares; sem ele, todos.
    .title = Alcance de influência
clause-CR-802_2 = Cada atacante tem o seu jogador defensor: aquele que ele ataca, ou cujo planeswalker ataca.
    .title = O jogador defensor
clause-CR-802_3a = Restrições e exigências sobre um jogador julgam-se pelas criaturas que o atacam.
    .title = Validade para cada defensor
clause-CR-802_4 = Os jogadores defensores declaram bloqueadores na ordem dos turnos, cada um sabendo dos anteriores, e só contra criaturas que os atacam.
    .title = Vários defensores bloqueiam
clause-CR-803_1 = Por uma opção um jogador só ataca o oponente à esquerda, ou só o da direita.
    .title = Atacar à esquerda ou à direita
