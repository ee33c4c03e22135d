### The deck builder and the level editor.

## Charts of a deck

deck-chart-kinds = Kinds of cards
deck-chart-power = Upgrades by power
deck-chart-difficulty = Discoveries by difficulty
deck-chart-danger = Obstacles by danger
deck-chart-obstacles = Kinds of obstacles
deck-chart-tests = Abilities that overcome the obstacles

## Levels

level-own-title = { $title }
