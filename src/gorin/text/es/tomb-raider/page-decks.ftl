### The pages of decks: all decks, and the deck builder.

## Searching

decks-example-name = lo que hay en el nombre
decks-example-both = obstáculos de peligro 5 o menos
decks-example-or = trampas y riesgos
decks-example-not = descubrimientos que no hacen nada en solitario
decks-example-tests = obstáculos que una Lucha por debajo de 9 supera
decks-example-text = lo que dice la carta
decks-example-order = exploradores por Movimiento, el mejor primero

## The deck

decks-level-usual = { $level } (predeterminado)
decks-level-own = { $name } (tuyo)
decks-seats-all = El máximo de asientos del nivel
decks-kind-raider = Explorador
decks-kind-upgrade = Mejoras
decks-kind-action = Acciones
decks-kind-discovery = Descubrimientos
decks-kind-obstacle = Obstáculos
decks-kind-secret-move = Movimientos secretos
decks-kind-treasure = Tesoro
decks-kind-location = Lugares que trae
decks-locations-more = Un mazo de nivel propio, para niveles a los que los jugadores traen uno.
decks-no-raider = Aún sin explorador: elige «explorador» en la búsqueda.
decks-no-raider-short = sin explorador
