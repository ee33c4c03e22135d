### Games, and what can be wrong with files, levels, decks, setups and positions.

## Games and formats

format-tomb-raider-standard = Padrão

game-unknown = Não há o jogo “{ $asked }”; os jogos são { $known }
game-not-playable = “{ $game }” ainda não pode ser jogado
format-unknown = Não há o formato “{ $asked }”; os formatos são { $known }

## Files

file-missing = Este arquivo não existe
file-is-folder = Isto é uma pasta, não um arquivo
file-not-text = O arquivo não é texto em UTF-8
file-unreadable = O arquivo não pode ser lido: { $reason }
file-not-toml = O arquivo não é TOML: { $reason }
field-missing = Este campo falta
field-unknown = Não existe este campo; os campos são { $known }
field-wrong = Aqui deve estar { $expected }, não { $got }
field-other = Isto não serve: { $reason }

## Levels

level-unknown = Não há o nível “{ $asked }”; os níveis são { $known }
level-bad-size = Um mapa de { $width } por { $depth } não é possível: no máximo 26 de largura e 99 de profundidade, no mínimo 1 por 1
level-bad-players = De { $minimum } a { $maximum } jogadores não faz sentido
level-no-entrance = O nível não tem entrada
level-no-variant = O nível não tem variante com um baralho de nível
level-bad-goal = Não há o objetivo “{ $goal }”; um nível se vence com “find-treasure”
level-bad-placement = A sala do tesouro é “fixed” ou “shuffled”, não “{ $placement }”
level-bad-solo-obstacles = Os obstáculos solo vêm de “starter”, não de “{ $obstacles }”
level-bad-solo-target = Uma meta solo é no mínimo { $least }, não { $target }
level-off-map = A coluna { $column } da profundidade { $depth } está fora do mapa
level-spot-twice = Duas cartas ficariam no mesmo espaço
level-minimum-too-deep = A sala do tesouro pode ficar da profundidade { $depth } em diante, mas o mapa não é tão fundo
level-no-location = “{ $card }” na variante “{ $variant }” não é um local
level-not-entrance = “{ $card }” não é uma entrada
level-not-treasure-room = “{ $card }” não é uma sala do tesouro

## Decks

deck-unknown = Não há o baralho “{ $asked }”; os baralhos são { $known }
deck-unknown-card = Não há a carta “{ $card }”
deck-not-drawn = “{ $card }” não pertence a um baralho de compra
deck-bad-count = “{ $card }” aparece { $count } vezes; deve aparecer pelo menos uma
deck-too-small = { $count ->
        [one] O baralho tem { $count } carta; precisa de no mínimo { $minimum }
       *[other] O baralho tem { $count } cartas; precisa de no mínimo { $minimum }
    }
deck-too-many-copies = “{ $card }” aparece { $count } vezes; um baralho deste tamanho pode ter { $limit }

## Setting up a match

setup-bad-seats = { $count ->
        [one] O nível não é para { $count } jogador, e sim para { $minimum } a { $maximum }
       *[other] O nível não é para { $count } jogadores, e sim para { $minimum } a { $maximum }
    }
setup-no-solo = O nível não pode ser jogado sozinho
setup-no-variant = Não há a variante “{ $asked }”; as variantes são { $known }
setup-bad-opening = A mão inicial é “chosen” ou “random”, não “{ $asked }”
setup-no-raider = “{ $card }” do lugar { $seat } não é um explorador
setup-raider-power = “{ $card }” tem poder { $power }; um explorador começa com poder 1
setup-no-treasure = “{ $card }” não é um tesouro
setup-treasure-power = “{ $card }” tem poder { $power }, mais do que o nível concede

## Positions

position-no-raider = Não há explorador
position-unknown-card = “{ $card }” não é uma carta que possa ficar aqui
position-bad-space = “{ $space }” não é um espaço; um espaço tem nome como B4
position-bad-side = “{ $side }” não é um lado; os lados são { $sides }
position-bad-order = A ordem não indica cada lugar exatamente uma vez
position-bad-seat = Não há o lugar { $seat }; os lugares contam a partir de 0
position-bad-round = “{ $round }” não é uma rodada; as rodadas são ready, action, search e draw
position-bad-ability = “{ $ability }” não é uma habilidade; as habilidades são fight, move, search e think
position-nowhere = Nenhum local está virado para cima em { $space }

## Asking why not

attempt-unknown = “{ $attempt }” não é algo que se possa tentar; pode-se tentar { $verbs }
attempt-no-card = Não há a carta “{ $card }” aqui
