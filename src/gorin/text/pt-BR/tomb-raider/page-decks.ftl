### The pages of decks: all decks, and the deck builder.

## All decks

decks-lead = Monte um baralho e veja na hora se as regras o permitem e, se não, que cláusula proíbe o quê.
decks-all = Todos os baralhos
decks-own = Seus baralhos
decks-shipped = Baralhos prontos para começar
decks-new = Novo baralho
decks-new-name = Meu baralho
decks-about =
    { $count ->
        [0] { $raider } · nenhuma carta
        [one] { $raider } · { $count } carta
       *[other] { $raider } · { $count } cartas
    }

## Searching

decks-search = Buscar cartas
decks-search-hint = Nome, ou t:obstacle danger<=5…
decks-help = Como buscar
decks-as-cards = Mostrar como cartas
decks-kinds = Tipos de carta
decks-found =
    { $count ->
        [0] nenhuma carta
        [one] { $count } carta
       *[other] { $count } cartas
    }
decks-more = Mais { $count }
decks-names-only =
    { $count ->
        [0] também cartas de que só se sabe o nome
        [one] também { $count } carta de que só se sabe o nome
       *[other] também { $count } cartas de que só se sabe o nome
    }
decks-name-only = só se sabe o nome
decks-result = { $card }, { $kind }, { $count } no baralho. Enter acrescenta, menos retira
decks-add = Acrescentar { $card }
decks-remove = Retirar { $card }
decks-show = { $card }: mostrar a carta
decks-told = { $card }: { $count }. Baralho de compra: { $total }
decks-help-keys = Partes lado a lado devem valer todas; “or” é para uma ou outra, “-” para não, parênteses agrupam. Teclas: / vai à busca, seta para baixo às cartas, Enter ou + acrescenta, − retira, pressionar e segurar mostra a carta.
decks-fields = Todos os campos
decks-example-name = o que há no nome
decks-example-both = obstáculos de perigo 5 ou menos
decks-example-or = armadilhas e riscos
decks-example-not = descobertas que nada fazem quando se joga sozinho
decks-example-tests = obstáculos que uma Luta abaixo de 9 supera
decks-example-text = o que a carta diz
decks-example-order = exploradores por Movimento, o melhor primeiro

## The deck

decks-deck = O baralho
decks-panes = Partes da página
decks-tab-search = Busca
decks-tab-deck = Baralho ({ $count })
decks-name = Nome do baralho
decks-undo = Desfazer
decks-for = Para que é o baralho
decks-level-usual = { $level } (padrão)
decks-level-own = { $name } (seu)
decks-seats-all = O máximo de lugares do nível
decks-format = Formato
decks-draw-count =
    { $count ->
        [0] nenhuma carta no baralho de compra
        [one] { $count } carta no baralho de compra
       *[other] { $count } cartas no baralho de compra
    }
decks-bounds = no mínimo { $minimum }, até { $limit } de cada
decks-empty = Ainda sem cartas. Escolha algumas na busca ou importe uma lista.
decks-kind-raider = Explorador
decks-kind-upgrade = Aprimoramentos
decks-kind-action = Ações
decks-kind-discovery = Descobertas
decks-kind-obstacle = Obstáculos
decks-kind-secret-move = Movimentos secretos
decks-kind-treasure = Tesouro
decks-kind-location = Locais que traz
decks-unknown-cards = Cartas desconhecidas
decks-locations-more = Um baralho de nível próprio, para níveis aos quais os jogadores trazem um.
decks-no-raider = Ainda sem explorador: escolha “explorador” na busca.
decks-no-raider-short = sem explorador
decks-row-wrong = as regras proíbem algo aqui
decks-idle =
    { $count ->
        [one] { $count } carta nada faz quando se joga sozinho
       *[other] { $count } cartas nada fazem quando se joga sozinho
    }
decks-figures = Em números
decks-no-charts = Os números vêm com as primeiras cartas.
decks-mean = média { $mean }
decks-left =
    { $count ->
        [one] { $count } linha da lista importada não diz nada que se possa jogar. Não está no baralho:
       *[other] { $count } linhas da lista importada não dizem nada que se possa jogar. Não estão no baralho:
    }
decks-left-forget = Descartar estas linhas

## Legal or not

decks-verdict-asking = Verificando…
decks-verdict-legal = Válido
decks-verdict-illegal =
    { $count ->
        [one] Inválido: { $count } razão
       *[other] Inválido: { $count } razões
    }
decks-verdict-unknown = Não foi possível verificar

## Import and export

decks-import = Importar uma lista
decks-import-short = Importar
decks-import-more = Cole um baralho em qualquer formato: lista simples, TOML, as linhas do LackeyCCG ou seu XML. Nada é descartado em silêncio.
decks-import-text = A lista
decks-import-found =
    { $count ->
        [0] { $raider }, nenhuma carta
        [one] { $raider }, { $count } carta
       *[other] { $raider }, { $count } cartas
    }
decks-import-wrong =
    { $count ->
        [one] { $count } linha não pode ser usada como está:
       *[other] { $count } linhas não podem ser usadas como estão:
    }
decks-line = Linha { $line }
decks-import-into = Substituir o baralho
decks-import-new = Criar o baralho
decks-import-without =
    { $count ->
        [one] Usar deixando { $count } linha de lado
       *[other] Usar deixando { $count } linhas de lado
    }
decks-export = Exportar o baralho
decks-export-short = Exportar
decks-form = Formato
decks-form-list = Lista
decks-form-toml = TOML
decks-form-lackey = LackeyCCG, linhas
decks-form-dek = LackeyCCG, XML
decks-download = Baixar

## Playing

decks-play = Jogar com este baralho
decks-play-short = Jogar
decks-play-illegal = O baralho não é permitido nesta partida; a mesa vai recusá-lo.
