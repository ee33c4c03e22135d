### The deck builder and the level editor.

## Charts of a deck

deck-chart-kinds = Tipos de carta
deck-chart-power = Mejoras por poder
deck-chart-difficulty = Descubrimientos por dificultad
deck-chart-danger = Obstáculos por peligro
deck-chart-obstacles = Tipos de obstáculo
deck-chart-tests = Habilidades con las que se superan los obstáculos

## Levels

level-own-title = { $title }
