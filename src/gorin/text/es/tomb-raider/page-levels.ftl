### The pages of levels: all levels, and the level editor.

## All levels

levels-page-lead = Haz un nivel propio: se dibuja y se comprueba mientras escribes, y se puede jugar al momento.
levels-page-back = Todos los niveles
levels-page-new = Nuevo nivel
levels-page-new-name = Mi nivel
levels-page-import = Abrir un archivo de nivel
levels-page-open = Abrir
levels-page-own-levels = Tus niveles
levels-page-templates = Empezar a partir de uno de estos
levels-page-about =
    { $most ->
        [one] { $players } jugador · poder { $power } · { $width } × { $depth }
       *[other] { $players } jugadores · poder { $power } · { $width } × { $depth }
    }
levels-page-lines =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }

## The editor

levels-page-drawing = El nivel dibujado
levels-page-editing = Edición del nivel
levels-page-pane-map = Mapa
levels-page-pane-edit = Editar
levels-page-tab-form = Formulario
levels-page-tab-text = Texto (TOML)
levels-page-text = El texto del archivo del nivel
levels-page-text-more = El formulario y el texto van a la par. Lo que cambias en el formulario reescribe el texto; tus propios comentarios se pierden con ello.
levels-page-no-form = El texto no es TOML, así que no hay formulario. Corrige primero el texto.
levels-page-no-drawing = Todavía no se puede dibujar nada: corrige antes los fallos.
levels-page-old-drawing = Dibujo de antes del fallo. Corrige el fallo y se dibuja de nuevo.
levels-page-drawn-for = Dibujado para
levels-page-version = Versión
levels-page-whole = El propio nivel
levels-page-verdict-asking = Comprobando…
levels-page-verdict-legal = Sin fallos
levels-page-verdict-illegal =
    { $count ->
        [one] { $count } fallo
       *[other] { $count } fallos
    }
levels-page-verdict-unknown = No se pudo comprobar
levels-page-faults-more = y { $count } más
levels-page-play = Jugar este nivel

## The map

levels-page-map = Mapa, { $width } de ancho y { $depth } de profundidad
levels-page-map-hint = Elige una casilla para poner algo en ella. Lo más profundo está arriba.
levels-page-space-entrance = { $space }: entrada, { $card }.
levels-page-space-fixed = { $space }: { $card } está aquí desde el principio.
levels-page-space-deck = { $space }: del mazo de nivel «{ $deck }».
levels-page-space-none = { $space }: ningún mazo de nivel es para esta casilla; nadie entra.
levels-page-space-room = La sala del tesoro puede estar aquí.
levels-page-clear-space = Quitar la carta
levels-page-entrance-here = Entrada aquí
levels-page-fix-here = Poner un lugar aquí…
levels-page-deck-count =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }

## The form

levels-page-frame = Título, tamaño, jugadores
levels-page-name = Título
levels-page-id = Nombre corto
levels-page-width = Columnas
levels-page-depth = Profundidad
levels-page-first-depth = Primera profundidad
levels-page-fewest = Mínimo de jugadores
levels-page-most = Máximo de jugadores
levels-page-add = Añadir
levels-page-remove = Quitar
levels-page-remove-named = Quitar: { $what }
levels-page-take-out = Quitar { $card }
levels-page-own = propio
levels-page-as-level = Como en el nivel
levels-page-cards-hint = Nombre, 153 o 004-018
levels-page-arrangement = Disposición { $number }
levels-page-when = Para
levels-page-when-any = cualquier número de exploradores
levels-page-when-alone = un explorador
levels-page-when-odd = un número impar
levels-page-when-even = un número par
levels-page-entrance = Entrada
levels-page-add-entrance = Añadir una entrada
levels-page-add-arrangement = Añadir una disposición
levels-page-choosing-seats = por orden de asientos
levels-page-choosing-roll = cada uno tira y elige
levels-page-column = Columna
levels-page-row = Profundidad
levels-page-card = Carta
levels-page-deck = Mazo de nivel { $id }
levels-page-cards = Lugares
levels-page-columns = Para las columnas
levels-page-depths = Para las profundidades
levels-page-all = todas
levels-page-from = de
levels-page-to = hasta
levels-page-player = Lo trae el jugador (0: nadie)
levels-page-spare = De reserva: solo para cambios
levels-page-add-deck = Añadir un mazo de nivel
levels-page-places = Lugares en un sitio fijo
levels-page-place = Lugar fijo
levels-page-face-up = boca arriba
levels-page-add-place = Añadir un lugar fijo
levels-page-limits = Profundidades mínimas
levels-page-limit-room = Sala del tesoro desde la profundidad
levels-page-limit-family = Desde la profundidad: { $family }
levels-page-own-goal = Solo para su propia meta, en ningún formato con otra
levels-page-bounty-traps = Puntos por trampas
levels-page-bounty-hazards = Puntos por riesgos
levels-page-save-points = Los puntos de guardado funcionan
levels-page-alone = Se puede jugar en solitario
levels-page-solo-starter = Los obstáculos vienen del mazo del jugador
levels-page-solo-obstacles = O este mazo de obstáculos
levels-page-target-turns = Turnos, como máximo
levels-page-target-resets = Reinicios, como máximo
levels-page-target-mapped = Explorados, al menos
levels-page-target-searched = Con búsqueda, al menos
levels-page-target-cleared = Despejados, al menos
levels-page-target-points = Puntos, al menos
levels-page-scoring = Puntos por
levels-page-bonus-kind = Carta
levels-page-add-bonus = Añadir una opción
levels-page-supplied = El primer jugador pone el nivel; los demás pueden tener la bonificación
levels-page-building = Cómo deben ser los mazos de nivel
levels-page-building-minimum = Mínimo de lugares
levels-page-building-copies = Máximo de copias (0: cualquiera)
levels-page-building-treasure-rooms = Salas del tesoro (0: cualquiera)
levels-page-building-entrances = Entradas (0: cualquiera)
levels-page-building-room-power = Poder de las salas (0: cualquiera)
levels-page-building-families = Solo estas familias (ninguna: cualquiera)
levels-page-variants = Versiones
levels-page-variants-more = Elige una versión encima del mapa para cambiar lo que es distinto en ella.
levels-page-variant = Versión
levels-page-variant-name = Versión { $number }
levels-page-recommended = recomendada
levels-page-add-variant = Añadir una versión
