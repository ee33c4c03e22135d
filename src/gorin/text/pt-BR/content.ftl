### Games, and what can be wrong with files, levels, decks, setups and positions.

## Games and formats

game-unknown = Não há o jogo “{ $asked }”; os jogos são { $known }
format-unknown = Não há o formato “{ $asked }”; os formatos são { $known }
option-no-value = “{ $asked }” não diz qual opção tem qual valor; escreva NOME=VALOR
option-twice = Esta opção foi dada duas vezes
setup-exact-seats = { $count ->
        [one] Isto não é para { $count } jogador, e sim para exatamente { $seats }
       *[other] Isto não é para { $count } jogadores, e sim para exatamente { $seats }
    }
setup-bad-seats = { $count ->
        [one] Isto não é para { $count } jogador, e sim para { $minimum } a { $maximum }
       *[other] Isto não é para { $count } jogadores, e sim para { $minimum } a { $maximum }
    }

## Files

file-missing = Este arquivo não existe
file-is-folder = Isto é uma pasta, não um arquivo
file-not-text = O arquivo não é texto em UTF-8
file-unreadable = O arquivo não pode ser lido: { $reason }
file-not-toml = O arquivo não é TOML: { $reason }
file-too-deep = Aqui há listas e tabelas umas dentro das outras além de { $most } níveis; nenhum arquivo precisa disso
file-not-regular = Isto é um pipe ou um dispositivo, não um arquivo
file-too-large = O arquivo tem mais de { $most } MiB; nenhum arquivo assim precisa disso
field-missing = Este campo falta
field-unknown = Não existe este campo; os campos são { $known }
field-none = Não existe este campo, nem nenhum outro aqui
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
field-too-deep = Isto está aninhado em mais de { $most } níveis
field-too-great = Este número é grande demais: os números inteiros vão até { $most }
field-other = Isto não serve: { $reason }
field-more = Há mais de { $most } coisas que não servem; o resto não foi examinado
faults-more = { $count ->
        [one] Além disso, mais uma coisa está errada
       *[other] Além disso, mais { $count } coisas estão erradas
    }
decks-none = Baralhos de { $game } não são lidos nem listados aqui; gorin games diz o que se pode escolher nele

## Decks

deck-unknown = Não há o baralho “{ $asked }”; os baralhos são { $known }
deck-unknown-similar = Não há o baralho “{ $asked }”; parecidos: { $known }
deck-unknown-card = Não há a carta “{ $card }”
deck-not-drawn = “{ $card }” não pertence a um baralho de compra
deck-bad-count = “{ $card }” aparece { $count } vezes; deve aparecer pelo menos uma
deck-far-too-many = “{ $card }” aparece { $count } vezes; não são lidas mais de { $most } cópias de uma carta
deck-too-small = { $count ->
        [0] O baralho não tem cartas; precisa de no mínimo { $minimum }
        [one] O baralho tem { $count } carta; precisa de no mínimo { $minimum }
       *[other] O baralho tem { $count } cartas; precisa de no mínimo { $minimum }
    }
deck-too-small-alone = { $count ->
        [0] Sem os obstáculos, que formam um baralho próprio no jogo solo, o baralho não tem cartas; precisa de no mínimo { $minimum }
        [one] Sem os obstáculos, que formam um baralho próprio no jogo solo, o baralho tem { $count } carta; precisa de no mínimo { $minimum }
       *[other] Sem os obstáculos, que formam um baralho próprio no jogo solo, o baralho tem { $count } cartas; precisa de no mínimo { $minimum }
    }
deck-too-many-copies = “{ $card }” aparece { $count } vezes; um baralho deste tamanho pode ter { $limit }

## Games that lie elsewhere

games-elsewhere = “{ $module }” não é um módulo com a BOX de um jogo: { $reason }

## Levels

level-own-title = { $title }

## What is wrong with a level

level-unknown = Não há o nível “{ $asked }”; os níveis são { $known }
