### Un juego que la página no sabe dibujar a su modo: su mesa como lugares y cartas sin más.

page-any-table = El centro de la mesa
page-any-turn = tiene el turno
page-any-now = Ahora
page-any-empty = Vacío
page-any-fewer = Mostrar menos
page-any-unfold = Mostrar todo el tablero de { $seat }
page-any-fold = Plegar el tablero de { $seat }
page-any-lit = { $thing }. Respuesta: { $answer }
page-any-several = { $thing }: { $count } respuestas
page-any-counter = { $label }: { $value }
page-any-all-down = boca abajo
page-any-down = { $count ->
    [one] { $count } carta boca abajo
   *[other] { $count } cartas boca abajo
}
page-any-zone = { $label }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
