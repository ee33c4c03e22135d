### The pages of decks: all decks, and the deck builder.

## All decks

decks-lead = Arma un mazo y ve al momento si las reglas lo permiten y, si no, qué cláusula prohíbe qué.
decks-all = Todos los mazos
decks-own = Tus mazos
decks-shipped = Mazos listos para empezar
decks-new = Nuevo mazo
decks-new-name = Mi mazo
decks-about =
    { $count ->
        [one] { $raider } · { $count } carta
       *[other] { $raider } · { $count } cartas
    }

## Searching

decks-search = Buscar cartas
decks-search-hint = Nombre, o t:obstacle danger<=5…
decks-help = Cómo buscar
decks-as-cards = Mostrar como cartas
decks-kinds = Tipos de carta
decks-found =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
decks-more = { $count } más
decks-names-only =
    { $count ->
        [0] también cartas de las que solo se sabe el nombre
        [one] también { $count } carta de la que solo se sabe el nombre
       *[other] también { $count } cartas de las que solo se sabe el nombre
    }
decks-name-only = solo se sabe su nombre
decks-result = { $card }, { $kind }, { $count } en el mazo. Intro añade, menos quita
decks-add = Añadir { $card }
decks-remove = Quitar { $card }
decks-show = { $card }: mostrar la carta
decks-told = { $card }: { $count }. Mazo de robo: { $total }
decks-help-keys = Las partes una junto a otra deben cumplirse todas; «or» es para una u otra, «-» para no, los paréntesis agrupan. Teclas: / va a la búsqueda, la flecha abajo a las cartas, Intro o + añade, − quita, mantener pulsado muestra la carta.
decks-fields = Todos los campos
decks-example-name = lo que hay en el nombre
decks-example-both = obstáculos de peligro 5 o menos
decks-example-or = trampas y riesgos
decks-example-not = descubrimientos que no hacen nada en solitario
decks-example-tests = obstáculos que una Lucha por debajo de 9 supera
decks-example-text = lo que dice la carta
decks-example-order = exploradores por Movimiento, el mejor primero

## The deck

decks-deck = El mazo
decks-panes = Partes de la página
decks-tab-search = Buscar
decks-tab-deck = Mazo ({ $count })
decks-name = Nombre del mazo
decks-undo = Deshacer
decks-for = Para qué es el mazo
decks-level-usual = { $level } (predeterminado)
decks-level-own = { $name } (tuyo)
decks-seats-all = El máximo de asientos del nivel
decks-format = Formato
decks-draw-count =
    { $count ->
        [one] { $count } carta en el mazo de robo
       *[other] { $count } cartas en el mazo de robo
    }
decks-bounds = al menos { $minimum }, hasta { $limit } de cada una
decks-empty = Aún sin cartas. Elige algunas en la búsqueda o importa una lista.
decks-kind-raider = Explorador
decks-kind-upgrade = Mejoras
decks-kind-action = Acciones
decks-kind-discovery = Descubrimientos
decks-kind-obstacle = Obstáculos
decks-kind-secret-move = Movimientos secretos
decks-kind-treasure = Tesoro
decks-kind-location = Lugares que trae
decks-unknown-cards = Cartas desconocidas
decks-locations-more = Un mazo de nivel propio, para niveles a los que los jugadores traen uno.
decks-no-raider = Aún sin explorador: elige «explorador» en la búsqueda.
decks-no-raider-short = sin explorador
decks-row-wrong = las reglas prohíben algo aquí
decks-idle =
    { $count ->
        [one] { $count } carta no hace nada en solitario
       *[other] { $count } cartas no hacen nada en solitario
    }
decks-figures = En cifras
decks-no-charts = Las cifras llegan con las primeras cartas.
decks-mean = media { $mean }
decks-left =
    { $count ->
        [one] { $count } línea de la lista importada no dice nada que se pueda jugar. No está en el mazo:
       *[other] { $count } líneas de la lista importada no dicen nada que se pueda jugar. No están en el mazo:
    }
decks-left-forget = Descartar estas líneas

## Legal or not

decks-verdict-asking = Comprobando…
decks-verdict-legal = Válido
decks-verdict-illegal =
    { $count ->
        [one] No válido: { $count } razón
       *[other] No válido: { $count } razones
    }
decks-verdict-unknown = No se pudo comprobar

## Import and export

decks-import = Importar una lista
decks-import-short = Importar
decks-import-more = Pega un mazo en cualquier formato: lista simple, TOML, las líneas de LackeyCCG o su XML. Nada se descarta en silencio.
decks-import-text = La lista
decks-import-found =
    { $count ->
        [one] { $raider }, { $count } carta
       *[other] { $raider }, { $count } cartas
    }
decks-import-wrong =
    { $count ->
        [one] { $count } línea no se puede usar tal como está:
       *[other] { $count } líneas no se pueden usar tal como están:
    }
decks-line = Línea { $line }
decks-import-into = Reemplazar el mazo
decks-import-new = Crear el mazo
decks-import-without =
    { $count ->
        [one] Usarlo dejando { $count } línea aparte
       *[other] Usarlo dejando { $count } líneas aparte
    }
decks-export = Exportar el mazo
decks-export-short = Exportar
decks-form = Formato
decks-form-list = Lista
decks-form-toml = TOML
decks-form-lackey = LackeyCCG, líneas
decks-form-dek = LackeyCCG, XML
decks-download = Descargar

## Playing

decks-play = Jugar con este mazo
decks-play-short = Jugar
decks-play-illegal = El mazo no está permitido en esta partida; la mesa lo rechazará.
