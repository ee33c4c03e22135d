### What may be chosen when a table of Tomb Raider is opened, as a plain form labels it.

choice-level = Level
choice-level-text = Text of a level of your own
choice-variant = Version of the level
choice-turn-limit = Turn limit
choice-opening = Opening hand
choice-points = Points agreed on
choice-series = Series
choice-levels = Levels of the series
choice-order = Order of the levels
choice-scoring = Who wins the series
choice-carry = Carried over beside treasures
