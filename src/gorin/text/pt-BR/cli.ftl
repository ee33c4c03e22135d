### O que os comandos de `gorin` têm em comum, e o que dizem judge, rules e card.

cli-unknown-language = Não há catálogo para o idioma “{ $asked }”; escolha um destes: { $known }

## gorin judge

judge-result = Veredito
judge-scenario = Cenário
judge-title = O que mostra
judge-holds = confirmado
judge-fails = não confirmado
judge-summary = { $count ->
        [one] { $passed } de { $count } cenário confirmado.
       *[other] { $passed } de { $count } cenários confirmados.
    }

## gorin rules

rules-book = Livro
rules-clause = Cláusula
rules-title = Título
rules-clauses = Cláusulas
rules-proved = Demonstradas
rules-states = Estados
rules-state = Estado
rules-source = Fonte
rules-code = Código
rules-no-code = nenhum
rules-changes = Mudada por
rules-tests = Testes
rules-scenarios = Cenários
rules-rules-on = Decide sobre
rules-rulings = Decisões
rules-coverage = { $clauses ->
        [one] O livro tem { $clauses } cláusula; testes ou cenários demonstram { $proved }.
       *[other] O livro tem { $clauses } cláusulas; testes ou cenários demonstram { $proved }.
    }
state-done = pronta
state-partial = parcial
state-pending = pendente
state-not-applicable = não se aplica

## gorin card

card-unknown = Não há a carta “{ $asked }”; parecidas: { $near }
card-in-games = “{ $asked }” é uma carta de vários jogos: { $games }. Diga de qual com --game.
card-aliases = Também chamada { $aliases }
card-known = conhecido
card-ours = nosso
card-stand-in = Provisória: os valores marcados “nosso”, ou o efeito, são deste projeto e podem diferir da carta impressa.
card-name-only = Origem: { $set }. Só se conhecem o nome, o tipo e a raridade; não pode ser jogada.
set-slippery-when-wet = expansão Slippery When Wet
set-big-guns = expansão Big Guns
set-promo = cartas promocionais
card-script = Código: { $place }
value-treasure-room = poder { $power }, alvo { $target }
field-name = Nome
field-kind = Tipo
field-power = Poder
field-family = Família
field-exits = Saídas
field-danger = Perigo
field-search-bonus = Bônus de busca
field-entrance = Entrada
field-save-point = Ponto de salvamento
field-treasure = Sala do tesouro
field-obstacle-name = Obstáculo
field-obstacle-kind = Tipo de obstáculo
field-tests = Testes
field-life = Vida
field-failure = Em caso de falha
field-form = Forma
field-difficulty = Dificuldade
field-weapon = Arma
field-character = Personagem
family-cave = caverna
family-tomb = tumba
family-atlantean = atlante
family-plain = comum
form-item = item
form-trigger = gatilho
rarity-fixed = fixa, fora dos boosters aleatórios
rarity-common = comum
rarity-uncommon = incomum
rarity-rare = rara
rarity-ultra-rare = ultrarrara
rarity-promo = promocional

## O que cerca a ajuda de um comando

help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-required = [obrigatório]
help-default = [padrão: { $value }]
