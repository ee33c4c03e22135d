### Tomb Raider on the page: what is chosen when a table is opened.

## En todas partes

page-default = Como dice el nivel

## Una mesa nueva

page-new-level = Nivel
page-new-level-own = Un nivel propio, por su texto
page-new-level-kept = Niveles que hiciste aquí
page-new-level-text = Texto del nivel
page-new-level-text-hint = Como lo escribe el editor de niveles. Todo lo que esté mal se nombra con su línea.
page-level-map = El mapa tiene { $width } de ancho y { $depth } de profundidad.
page-level-hint = { $goal }. { $map }
page-goal-find-treasure = Meta: encontrar el tesoro antes que nadie
page-level-line =
    { $most ->
        [one] { $title } · { $players } jugador · poder { $power }
       *[other] { $title } · { $players } jugadores · poder { $power }
    }
page-new-variant = Versión
page-new-opening = Mano inicial
page-opening-chosen = Elegida del mazo
page-opening-random = Robada al azar, con un nuevo robo
page-new-turn-limit = Límite de turnos
page-new-turn-limit-hint = La partida acaba tras ese número de turnos.
