### The pages of decks: all decks, and the deck builder.

## All decks

decks-home-games = Partidas jugadas
own-where = Se guarda solo en este navegador. Exporta lo que quieras tener también en otro sitio.
own-none = Aquí todavía no hay nada.
own-gone = «{ $name }» se ha borrado.
own-bring-back = Recuperarlo
own-copy = Duplicar
own-copy-named = Duplicar { $name }
own-remove = Borrar
own-remove-named = Borrar { $name }

## The deck

decks-no-room = Este navegador no tiene más espacio: el último cambio no se guarda. Borra algo o expórtalo.

## Import and export

decks-import-file = Elegir un archivo
decks-too-long = El texto tiene { $length } caracteres; se pueden leer como máximo { $most }.

## Playing

decks-others = Los demás
decks-friends = Amigos, por un enlace

## The deck builder of any game

builder-all = Todos los mazos
builder-own = Tus mazos
builder-shipped = Mazos listos para empezar
builder-new = Nuevo mazo
builder-new-name = Mi mazo
builder-search = Buscar cartas
builder-help = Cómo buscar
builder-as-cards = Mostrar como cartas
builder-kinds = Tipos de carta
builder-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
builder-more = { $count } más
builder-names-only =
    { $count ->
        [one] también { $count } carta de la que solo se sabe el nombre
       *[other] también { $count } cartas de las que solo se sabe el nombre
    }
builder-name-only = solo se sabe su nombre
builder-add = Añadir { $card }
builder-remove = Quitar { $card }
builder-show = { $card }: mostrar la carta
builder-help-keys = Las partes una junto a otra deben cumplirse todas; «or» es para una u otra, «-» para no, los paréntesis agrupan. Teclas: / va a la búsqueda, la flecha abajo a las cartas, Intro o + añade, − quita, mantener pulsado muestra la carta.
builder-fields = Todos los campos
builder-deck = El mazo
builder-panes = Partes de la página
builder-tab-search = Buscar
builder-tab-deck = Mazo ({ $count })
builder-name = Nombre del mazo
builder-undo = Deshacer
builder-for = Para qué es el mazo
builder-format = Formato
builder-empty = Aún sin cartas. Elige algunas en la búsqueda o importa una lista.
builder-row-wrong = las reglas prohíben algo aquí
builder-figures = En cifras
builder-no-charts = Las cifras llegan con las primeras cartas.
builder-mean = media { $mean }
builder-left =
    { $count ->
        [one] { $count } línea de la lista importada no dice nada que se pueda jugar. No está en el mazo:
       *[other] { $count } líneas de la lista importada no dicen nada que se pueda jugar. No están en el mazo:
    }
builder-left-forget = Descartar estas líneas
builder-verdict-asking = Comprobando…
builder-verdict-legal = Válido
builder-verdict-illegal =
    { $count ->
        [one] No válido: { $count } razón
       *[other] No válido: { $count } razones
    }
builder-verdict-unknown = No se pudo comprobar
builder-import = Importar una lista
builder-import-short = Importar
builder-import-more = Pega un mazo en cualquier formato: lista simple, TOML, las líneas de LackeyCCG, o el XML de LackeyCCG, OCTGN o Cockatrice. Nada se descarta en silencio.
builder-import-more-json = Pega un mazo en cualquier formato: lista simple, TOML, el JSON de los sitios de mazos, las líneas de LackeyCCG, o el XML de LackeyCCG, OCTGN o Cockatrice. Nada se descarta en silencio.
builder-import-text = La lista
builder-import-wrong =
    { $count ->
        [one] { $count } línea no se puede usar tal como está:
       *[other] { $count } líneas no se pueden usar tal como están:
    }
builder-line = Línea { $line }
builder-import-notes = Líneas que no nombran ninguna carta y qué se hizo con ellas:
builder-import-into = Reemplazar el mazo
builder-import-new = Crear el mazo
builder-import-without =
    { $count ->
        [one] Usarlo dejando { $count } línea aparte
       *[other] Usarlo dejando { $count } líneas aparte
    }
builder-export = Exportar el mazo
builder-export-short = Exportar
builder-form = Formato
builder-form-list = Lista
builder-form-toml = TOML
builder-form-lackey = LackeyCCG, líneas
builder-form-dek = LackeyCCG, XML
builder-download = Descargar
builder-play = Jugar con este mazo
builder-play-short = Jugar
builder-play-illegal = El mazo no está permitido en esta partida; la mesa lo rechazará.
builder-title = Mazos
builder-lead = Construye un mazo y ve al momento si las reglas lo permiten y, si no, qué cláusula prohíbe qué.
builder-cards = Cartas
builder-card = La carta
builder-choose-card = Elige una carta para leer todo lo que dice.
builder-about =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
builder-search-hint = Nombre, o { $example }
builder-result = { $card }, { $kind }, { $count } en el mazo. Intro añade, menos quita
builder-result-card = { $card }, { $kind }
builder-told = { $card }: { $count }. Mazo: { $total }
builder-no-place = «{ $card }» no tiene lugar en un mazo
builder-form-json = JSON
builder-format-own = Según el mazo
builder-clan = Clan
builder-clan-own = Según las cartas
builder-at-least = { $count } de { $least } o más
builder-exactly = { $count } de { $least }
builder-bounds = { $count } de { $least } a { $most }
builder-copies = hasta { $limit } de cada una
builder-unknown = nadie conoce esta carta
