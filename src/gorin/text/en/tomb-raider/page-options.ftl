### Tomb Raider on the page: what is chosen when a table is opened.

## Everywhere

page-default = As the level says

## A new table

page-new-level = Level
page-new-level-own = A level of your own, as text
page-new-level-kept = Levels you made here
page-new-level-text = Text of the level
page-new-level-text-hint = As the level editor writes it. Everything wrong with it is named with its line.
page-level-map = The map is { $width } wide and { $depth } deep.
page-level-hint = { $goal }. { $map }
page-goal-find-treasure = Goal: find the treasure first
page-level-line =
    { $most ->
        [one] { $title } · { $players } player · power { $power }
       *[other] { $title } · { $players } players · power { $power }
    }
page-new-variant = Version
page-new-opening = Opening hand
page-opening-chosen = Chosen from the deck
page-opening-random = Drawn at random, with one fresh draw
page-new-turn-limit = Turn limit
page-new-turn-limit-hint = The game ends after this number of turns.
