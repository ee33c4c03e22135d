### The deck builder and the level editor.

## Charts of a deck

deck-chart-kinds = Tipos de carta
deck-chart-power = Aprimoramentos por poder
deck-chart-difficulty = Descobertas por dificuldade
deck-chart-danger = Obstáculos por perigo
deck-chart-obstacles = Tipos de obstáculo
deck-chart-tests = Habilidades que superam os obstáculos

## Levels

level-own-title = { $title }
