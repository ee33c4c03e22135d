### O que os comandos de `gorin` têm em comum, e o que dizem judge, rules e card.

cli-unknown-language = Não há catálogo para o idioma “{ $asked }”; escolha um destes: { $known }

cli-stopped = Parado.
cli-unwritable = Não é possível escrever a saída: { $reason }

## gorin judge

judge-result = Veredito
judge-scenario = Cenário
judge-title = O que mostra
judge-holds = confirmado
judge-fails = não confirmado
judge-own-cards = { $scenario } foi julgado com seus próprios dados de cartas ({ $digest }); com outros dados o resultado pode ser outro
judge-brought-cards = { $scenario } traz cartas próprias, com as quais se jogou: { $cards }. O que você registrou das suas não contou
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
card-unknown-alone = Não há a carta “{ $asked }”
card-in-games = “{ $asked }” é uma carta de vários jogos: { $games }. Diga de qual com --game.
card-aliases = Também chamada { $aliases }
card-known = conhecido
card-ours = nosso
card-stand-in = Provisória: os valores marcados “nosso”, ou o efeito, são deste projeto e podem diferir da carta impressa.
card-name-only = Origem: { $set }. Só se conhecem o nome, o tipo e a raridade; não pode ser jogada.
card-script = Código: { $place }

## O que cerca a ajuda de um comando

help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-required = [obrigatório]
help-default = [padrão: { $value }]
