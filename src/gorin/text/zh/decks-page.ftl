### The deck builder and the level editor.

## Charts of a deck

deck-chart-kinds = 卡牌种类
deck-chart-power = 升级（按力量）
deck-chart-difficulty = 发现（按难度）
deck-chart-danger = 障碍（按危险）
deck-chart-obstacles = 障碍种类
deck-chart-tests = 可克服障碍的能力

## Levels

level-own-title = { $title }
