### Games, and what can be wrong with files, levels, decks, setups and positions.

## Games and formats

format-tomb-raider-standard = Padrão

game-unknown = Não há o jogo “{ $asked }”; os jogos são { $known }
game-not-playable = “{ $game }” ainda não pode ser jogado
format-unknown = Não há o formato “{ $asked }”; os formatos são { $known }
option-no-value = “{ $asked }” não diz qual opção tem qual valor; escreva NOME=VALOR
option-twice = Esta opção foi dada duas vezes

## Files

file-missing = Este arquivo não existe
file-is-folder = Isto é uma pasta, não um arquivo
file-not-text = O arquivo não é texto em UTF-8
file-unreadable = O arquivo não pode ser lido: { $reason }
file-not-toml = O arquivo não é TOML: { $reason }
file-too-deep = Aqui há listas e tabelas umas dentro das outras além de { $most } níveis; nenhum arquivo precisa disso
field-missing = Este campo falta
field-unknown = Não existe este campo; os campos são { $known }
field-wrong = Aqui deve estar { $expected }, não { $got }
field-choice = “{ $asked }” não é um dos valores que servem aqui; eles são { $known }
field-kinds = { $first } ou { $second }
field-kind-text = um texto
field-kind-whole = um número inteiro
field-kind-number = um número
field-kind-decimal = um número decimal
field-kind-truth = verdadeiro ou falso
field-kind-list = uma lista
field-kind-table = uma tabela
field-kind-nothing = nada
field-control-sign = Há um caractere de controle neste texto: ele não se vê e não é guardado
field-other = Isto não serve: { $reason }
field-more = Há mais de { $most } coisas que não servem; o resto não foi examinado
faults-more = { $count ->
        [one] Além disso, mais uma coisa está errada
       *[other] Além disso, mais { $count } coisas estão erradas
    }

## Decks

decks-none = Não há baralhos de { $game } aqui
deck-unknown = Não há o baralho “{ $asked }”; os baralhos são { $known }
deck-unknown-card = Não há a carta “{ $card }”
deck-not-drawn = “{ $card }” não pertence a um baralho de compra
deck-bad-count = “{ $card }” aparece { $count } vezes; deve aparecer pelo menos uma
deck-far-too-many = “{ $card }” aparece { $count } vezes; não são lidas mais de { $most } cópias de uma carta
deck-too-small = { $count ->
        [0] O baralho não tem cartas; precisa de no mínimo { $minimum }
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
setup-unknown-kept = Não há a carta “{ $card }” para guardar de um nível anterior

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
position-too-many-decks = Há mais baralhos de nível do que os { $count } do nível

## Asking why not

attempt-unknown = “{ $attempt }” não é algo que se possa tentar; pode-se tentar { $verbs }
attempt-no-card = Não há a carta “{ $card }” aqui

## Games that lie elsewhere

games-elsewhere = “{ $module }” não é um módulo com a BOX de um jogo: { $reason }
