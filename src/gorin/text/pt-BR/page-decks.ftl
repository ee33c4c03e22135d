### The pages of decks: all decks, and the deck builder.

## All decks

decks-home-games = Partidas jogadas
own-where = Guardado só neste navegador. Exporte o que quiser ter também em outro lugar.
own-none = Ainda não há nada aqui.
own-gone = “{ $name }” foi apagado.
own-bring-back = Trazer de volta
own-copy = Duplicar
own-copy-named = Duplicar { $name }
own-remove = Apagar
own-remove-named = Apagar { $name }

## The deck

decks-no-room = Este navegador não tem mais espaço: a última mudança não foi guardada. Apague algo ou exporte.

## Import and export

decks-import-file = Escolher um arquivo
decks-too-long = O texto tem { $length } caracteres; no máximo { $most } podem ser lidos.

## Playing

decks-others = Os outros
decks-friends = Amigos, por um link

## The deck builder of any game

builder-all = Todos os baralhos
builder-own = Seus baralhos
builder-shipped = Baralhos prontos para começar
builder-new = Novo baralho
builder-new-name = Meu baralho
builder-search = Buscar cartas
builder-help = Como buscar
builder-as-cards = Mostrar como cartas
builder-kinds = Tipos de carta
builder-found =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
builder-more = Mais { $count }
builder-names-only =
    { $count ->
        [one] também { $count } carta de que só se sabe o nome
       *[other] também { $count } cartas de que só se sabe o nome
    }
builder-name-only = só se sabe o nome
builder-add = Acrescentar { $card }
builder-remove = Retirar { $card }
builder-show = { $card }: mostrar a carta
builder-help-keys = Partes lado a lado devem valer todas; “or” é para uma ou outra, “-” para não, parênteses agrupam. Teclas: / vai à busca, seta para baixo às cartas, Enter ou + acrescenta, − retira, pressionar e segurar mostra a carta.
builder-fields = Todos os campos
builder-deck = O baralho
builder-panes = Partes da página
builder-tab-search = Busca
builder-tab-deck = Baralho ({ $count })
builder-name = Nome do baralho
builder-undo = Desfazer
builder-for = Para que é o baralho
builder-format = Formato
builder-empty = Ainda sem cartas. Escolha algumas na busca ou importe uma lista.
builder-row-wrong = as regras proíbem algo aqui
builder-figures = Em números
builder-no-charts = Os números vêm com as primeiras cartas.
builder-mean = média { $mean }
builder-left =
    { $count ->
        [one] { $count } linha da lista importada não diz nada que se possa jogar. Não está no baralho:
       *[other] { $count } linhas da lista importada não dizem nada que se possa jogar. Não estão no baralho:
    }
builder-left-forget = Descartar estas linhas
builder-verdict-asking = Verificando…
builder-verdict-legal = Válido
builder-verdict-illegal =
    { $count ->
        [one] Inválido: { $count } razão
       *[other] Inválido: { $count } razões
    }
builder-verdict-unknown = Não foi possível verificar
builder-import = Importar uma lista
builder-import-short = Importar
builder-import-more = Cole um baralho em qualquer formato: lista simples, TOML, as linhas do LackeyCCG, ou o XML do LackeyCCG, do OCTGN ou do Cockatrice. Nada é descartado em silêncio.
builder-import-more-json = Cole um baralho em qualquer formato: lista simples, TOML, o JSON dos sites de baralhos, as linhas do LackeyCCG, ou o XML do LackeyCCG, do OCTGN ou do Cockatrice. Nada é descartado em silêncio.
builder-import-text = A lista
builder-import-wrong =
    { $count ->
        [one] { $count } linha não pode ser usada como está:
       *[other] { $count } linhas não podem ser usadas como estão:
    }
builder-line = Linha { $line }
builder-import-notes = Linhas que não indicam uma carta e o que foi feito delas:
builder-import-into = Substituir o baralho
builder-import-new = Criar o baralho
builder-import-without =
    { $count ->
        [one] Usar deixando { $count } linha de lado
       *[other] Usar deixando { $count } linhas de lado
    }
builder-export = Exportar o baralho
builder-export-short = Exportar
builder-form = Formato
builder-form-list = Lista
builder-form-toml = TOML
builder-form-lackey = LackeyCCG, linhas
builder-form-dek = LackeyCCG, XML
builder-download = Baixar
builder-play = Jogar com este baralho
builder-play-short = Jogar
builder-play-illegal = O baralho não é permitido nesta partida; a mesa vai recusá-lo.
builder-title = Baralhos
builder-lead = Monte um baralho e veja na hora se as regras o permitem e, se não, qual cláusula proíbe o quê.
builder-cards = Cartas
builder-card = A carta
builder-choose-card = Escolha uma carta para ler tudo o que ela diz.
builder-about =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
builder-search-hint = Nome, ou { $example }
builder-result = { $card }, { $kind }, { $count } no baralho. Enter acrescenta, menos retira
builder-result-card = { $card }, { $kind }
builder-told = { $card }: { $count }. Baralho: { $total }
builder-no-place = “{ $card }” não tem lugar num baralho
builder-form-json = JSON
builder-format-own = Como o baralho diz
builder-clan = Clã
builder-clan-own = Como as cartas dizem
builder-at-least = { $count } de { $least } ou mais
builder-exactly = { $count } de { $least }
builder-bounds = { $count } de { $least } a { $most }
builder-copies = até { $limit } de cada
builder-unknown = ninguém conhece esta carta
