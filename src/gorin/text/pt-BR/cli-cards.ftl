### Cartas que os donos registram, a notação dos efeitos e baralhos: gorin cards, gorin decks.

## What a card does, in the notation of effects

effect-kind-condition = condição
effect-kind-cost = custo
effect-kind-effect = efeito
effect-kind-constant = constante
effect-line-end = o fim da linha
effect-number = um número inteiro de 0 a { $most }
effect-text = um nome
effect-card = o slug de uma carta, como “pit-trap”
effect-open-quote = As aspas não são fechadas: { $text }
effect-expected = Aqui deveria estar “{ $expected }”, não “{ $got }”
effect-unknown-start = Uma linha não pode começar com “{ $asked }”; as linhas começam com { $known }
effect-too-much = A linha deveria terminar antes de “{ $rest }”
effect-twice = “{ $word }” aparece duas vezes na linha
effect-unknown-moment = “{ $asked }” não é um momento; os momentos são { $known }
effect-wrong-kind = “{ $word }” pertence a outro lugar: esperado { $wanted }, encontrado { $is_kind }
effect-unknown-word = Não há a palavra “{ $word }” do tipo “{ $wanted }”; parecidas: { $near }
effect-unknown-word-alone = Não há a palavra “{ $word }” do tipo “{ $wanted }”; “gorin cards words” lista todas
effect-bad-value = Depois de “{ $word }”, o lugar “{ $field }” recebe { $expected }, não “{ $got }”

## Forms of cards: what may be typed

form-number = um número inteiro de { $least } a { $most }
form-one-of = um destes: { $known }
form-some-of = um ou mais destes, separados por espaços: { $known }
form-text = texto
form-effect = o que a carta faz, em palavras: veja “gorin cards words”
form-or-none = { $first }; ou none

## Forms of cards: instructions at their beginning

form-about = Uma carta em cada entrada. Preencha com o que dizem as suas cartas e depois: gorin cards import ARQUIVO
form-about-empty = Deixe vazio o que não souber; o valor provisório permanece.
form-about-none = Escreva { $none } onde a carta não tem esse valor.
form-about-not-its = { $sign } ocupa o que uma carta daquele tipo nunca tem; deixe como está.
form-about-unsure = Um valor que termina em { $sign } é um valor provisório deste projeto e não é importado; tire o sinal para confirmá-lo.
form-about-untitled = Nenhuma fonte diz o nome e o tipo do número { $number }: escreva o que diz a sua carta; os tipos são { $kinds }.

## Forms of cards: what can be wrong with them

form-bad-value = “{ $got }” não serve; aqui deve estar { $expected }
form-verb = “{ $verb }” não combina com cartas do tipo “{ $kind }”; as linhas delas começam com { $known }
form-kind-part = Uma carta do tipo “{ $kind }” também precisa de { $missing }
form-too-many-cells = A linha tem mais células que as { $count } colunas nomeadas
form-not-csv = O arquivo não é CSV: { $reason }
form-empty = O arquivo não tem uma linha com os nomes das colunas
form-blank = O arquivo está vazio
form-unknown-table = “{ $asked }” não pertence a um formulário; as cartas são tabelas [[card]]
form-no-tables = As cartas devem ser tabelas [[card]]
form-bad-type = “{ $column }” deve ser texto, número inteiro, true ou false, ou uma lista deles
form-unknown-column = Não há a coluna “{ $asked }”; as colunas são { $known }
form-column-twice = A coluna “{ $column }” aparece duas vezes
form-card-twice = A carta { $number } já está na linha { $line }
form-no-number = Falta o número da carta
form-unknown-number = Não há carta de número “{ $asked }”; os números vão de 001 a { $last }
form-other-name = O número { $number } é { $name }, não “{ $asked }”
form-other-kind = { $card } é do tipo “{ $kind }”, não “{ $asked }”
form-unknown-kind = Não há tipo “{ $asked }” que esta carta possa ter; há { $known }
form-no-name = “{ $asked }” não é um nome: não tem nenhuma letra
form-name-taken = “{ $asked }” é o nome do número { $number }
form-not-its = { $card } não tem “{ $column }”: é do tipo “{ $kind }”
form-in-column = { $column }: { $reason }
form-differs = { $card }: o valor conhecido de “{ $column }” é { $known }; é usado o seu, { $entered }

## gorin cards

cards-used = { $count ->
    [0] Nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}: { $entered } com valores que você registrou, { $ours } com valores provisórios.
cards-no-form = Não há formulário para “{ $asked }”; há para { $known }
cards-no-words = As cartas de { $game } não são escritas em palavras que se digitem
cards-bad-format = Não há o formato “{ $asked }”; os formatos são { $known }
cards-written = Gravado em { $file }.
cards-imported = { $values ->
    [one] { $values } valor
   *[other] { $values } valores
} de { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, de { $file }.
cards-kept = Guardado em { $file }.
cards-digest = O que você registrou tem o hash { $digest }.
cards-not-entered = Nada foi registrado de “{ $card }”
cards-forget-what = Diga quais cartas limpar, ou use --all
cards-forgotten = { $count ->
    [0] Nada estava registrado.
    [one] { $count } carta voltou aos valores provisórios.
   *[other] { $count } cartas voltaram aos valores provisórios.
}
cards-words-lines = Uma linha diz uma coisa que a carta faz. Ela começa de uma destas formas:
cards-words-moments = Momentos, unidos por “or”: { $moments }
cards-words-flags = No fim de uma linha que começa com “play” ou “use”: { $flags }
cards-column-number = Nº
cards-column-card = Carta
cards-column-kind = Tipo
cards-column-entered = Registrado
cards-column-known = Conhecido
cards-column-stand-in = Provisório
cards-column-word = Palavra
cards-column-says = O que diz
card-effect-source = Efeito: { $source }
card-entered = registrado por você

## Journals of games with entered cards

journal-other-cards = A partida foi jogada com outras cartas. Ela precisa de cartas registradas com o hash { $wanted }; em uso: { $used }
journal-shipped-cards = A partida foi jogada com as cartas que vêm com o Gorin, mas algumas delas agora são cartas registradas, com o hash { $used }
journal-no-entered = nenhuma

## Deck files

deck-sideboard = Não há reserva (sideboard) neste jogo, então não há o que fazer com “{ $text }”
deck-not-xml = O arquivo de baralho está danificado: { $reason }
deck-xml-declares = O arquivo declara entidades próprias; um arquivo de baralho não precisa delas, e elas não são lidas
deck-no-name = Uma carta não tem nome
deck-count-behind = A quantidade de “{ $card }” vem antes do nome: { $count } { $card }
deck-xml-unknown = Este XML, que começa com “{ $root }”, não tem um formato conhecido; os formatos conhecidos em XML são { $known }
deck-note-skipped = Linha ignorada, pois não indica uma carta: “{ $text }”
deck-note-title = Tomado como nome do baralho: “{ $text }”
deck-note-token = Uma ficha não é carta do baralho e foi ignorada: “{ $text }”
deck-notes-more = { $count ->
        [one] Mais uma linha foi ignorada
       *[other] Mais { $count } linhas foram ignoradas
    }
deck-no-clan = O baralho diz que é do clã “{ $asked }”; existem { $known }
deck-not-json = O arquivo do baralho não é JSON: { $reason }
deck-json-too-deep = O arquivo do baralho não é um JSON que possa conter um baralho
deck-json-no-cards = O arquivo não indica cartas: um baralho em JSON as tem em “cards”, pelos seus ids
deck-not-a-count = A quantidade de “{ $card }” não é um número inteiro
deck-field-missing = Falta no arquivo o campo “{ $field }”
deck-card-twice = “{ $card }” aparece uma segunda vez
deck-name-only = Origem de “{ $card }”: { $set }; só se conhece o nome, então a carta não pode ser jogada
deck-unknown-near = Não há a carta “{ $card }”; parecidas: { $near }
deck-blank-name = O nome do baralho não mostra nada: precisa de pelo menos um sinal visível
deck-long-line = Esta linha é longa demais para indicar uma carta: ela pode ter { $most } caracteres
deck-many-lines = { $count ->
        [one] Um baralho pode ter { $most } linhas; mais uma não foi lida
       *[other] Um baralho pode ter { $most } linhas; mais { $count } não foram lidas
    }
deck-other-number = { $card } tem o número { $number }, não { $asked }
deck-only-one = Um baralho só tem uma carta deste tipo: { $card } está a mais
deck-section-few = { $count ->
        [one] { $section }: { $count } carta; são necessárias pelo menos { $minimum }
       *[other] { $section }: { $count } cartas; são necessárias pelo menos { $minimum }
    }
deck-section-many = { $count ->
        [one] { $section }: { $count } carta; pode haver { $most }
       *[other] { $section }: { $count } cartas; pode haver { $most }
    }
deck-section-not = { $section }: “{ $card }” não pertence a esta parte
deck-section-copies = { $section }: “{ $card }” aparece { $count } vezes; pode aparecer { $limit }
deck-not-brought = “{ $card }”: { $count } no baralho e na reserva juntos; { $brought } vieram para o confronto
deck-section-cards = Baralho de compra
deck-section-raider = Explorador
deck-section-treasure = Tesouro
deck-section-locations = Locais
decks-figure = { $label }: { $value }

## gorin decks

decks-section = { $kind } ({ $count })
decks-total = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
decks-average = { $figure }, em média
decks-legal = { $deck }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}; as regras permitem.

## Help

cli-help-cards = Registra as cartas que você possui: grave um formulário, preencha e importe.
cli-help-cards-export = Grava um formulário das cartas, para preencher e importar.
cli-help-cards-export-named = O jogo, pelo id, como depois de --game.
cli-help-cards-export-missing = Só cartas com valores provisórios; o que não se conhece fica vazio.
cli-help-cards-export-format = O formato: csv ou toml.
cli-help-cards-export-output_file = Onde gravar; senão é impresso na tela.
cli-help-cards-import = Verifica um formulário e joga com os seus valores; com qualquer erro nada muda.
cli-help-cards-import-file = O formulário preenchido: CSV ou TOML.
cli-help-cards-list = Lista as cartas e de onde vêm os seus valores.
cli-help-cards-list-entered = Só cartas com valores que você registrou.
cli-help-cards-list-stand_in = Só cartas com valores provisórios.
cli-help-cards-list-known = Só cartas com valores conhecidos.
cli-help-cards-forget = Esquece o que foi registrado de cartas; os valores provisórios voltam.
cli-help-cards-forget-numbers = Cartas por número, nome ou slug.
cli-help-cards-forget-everything = Esquece tudo o que foi registrado.
cli-help-cards-words = Lista as palavras que dizem o que as cartas fazem.
cli-help-decks = Mostra baralhos, confere com as regras e converte os arquivos.
cli-help-decks-list = Lista os baralhos que vêm com o Gorin.
cli-help-decks-list-game = O jogo; senão o primeiro.
cli-help-decks-show = Mostra um baralho por seções e tipos de carta.
cli-help-decks-show-game = O jogo; senão o que o arquivo diz, ou o primeiro.
cli-help-decks-show-deck = Um baralho, por id ou arquivo.
cli-help-decks-check = Confere um baralho com as regras. O código de saída é 1 se elas o proíbem.
cli-help-decks-check-deck = Um baralho, por id ou arquivo.
cli-help-decks-check-game = O jogo; senão o que o arquivo diz, ou o primeiro.
cli-help-decks-check-seats = Quantos jogam; senão, quantos puderem.
cli-help-decks-convert = Grava um baralho em outro formato.
cli-help-decks-convert-deck = Um baralho, por id ou arquivo.
cli-help-decks-convert-game = O jogo; senão o que o arquivo diz, ou o primeiro.
cli-help-decks-convert-to = O formato: toml, list (linhas para pessoas), lackey (linhas do LackeyCCG), dek (o XML dele) ou, para jogos com tais sites, json.
cli-help-decks-convert-output_file = Onde gravar; senão é impresso na tela.
deck-no-place = “{ $card }” não tem lugar em um baralho
deck-no-section = Um baralho não tem a seção “{ $asked }”; as seções são { $known }
deck-other-game = O baralho é de { $asked }, não de { $game }
