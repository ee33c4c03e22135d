### Tomb Raider on the page: what is chosen when a table is opened.

## Em toda parte

page-default = Como o nível diz

## Uma nova mesa

page-new-level = Nível
page-new-level-own = Um nível próprio, pelo texto
page-new-level-kept = Níveis que você fez aqui
page-new-level-text = Texto do nível
page-new-level-text-hint = Como o editor de níveis o escreve. Tudo o que estiver errado é citado com a linha.
page-level-map = O mapa tem { $width } de largura e { $depth } de profundidade.
page-level-hint = { $goal }. { $map }
page-goal-find-treasure = Objetivo: encontrar o tesouro primeiro
page-level-line =
    { $most ->
        [one] { $title } · { $players } jogador · poder { $power }
       *[other] { $title } · { $players } jogadores · poder { $power }
    }
page-new-variant = Versão
page-new-opening = Mão inicial
page-opening-chosen = Escolhida do baralho
page-opening-random = Comprada ao acaso, com uma nova compra
page-new-turn-limit = Limite de turnos
page-new-turn-limit-hint = A partida acaba depois desse número de turnos.
