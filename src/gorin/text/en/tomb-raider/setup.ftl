### Tomb Raider: what can be wrong with a setup, with options and with a position.

## Setting up a match

setup-no-solo = The level cannot be played alone
setup-no-variant = There is no variant “{ $asked }”; the variants are { $known }
setup-bad-opening = An opening hand is “chosen” or “random”, not “{ $asked }”
setup-no-raider = “{ $card }” of seat { $seat } is not a raider
setup-raider-power = “{ $card }” has power { $power }; a raider starts with power 1
setup-no-treasure = “{ $card }” is not a treasure
setup-treasure-power = “{ $card }” has power { $power }, more than the level grants
setup-unknown-kept = There is no card “{ $card }” to keep from an earlier level

## Positions

position-no-raider = There is not a raider
position-unknown-card = “{ $card }” cannot be placed here
position-bad-space = “{ $space }” is not a space; a space is named like B4
position-bad-side = “{ $side }” is not a side; the sides are { $sides }
position-bad-order = The order does not name each seat exactly once
position-bad-seat = There is no seat { $seat }; seats count from 0
position-bad-round = “{ $round }” is not a round; the rounds are ready, action, search and draw
position-bad-ability = “{ $ability }” is not an ability; the abilities are fight, move, search and think
position-nowhere = No location lies face up at { $space }
position-too-many-decks = There are more level decks than the { $count } of the level

## Opening a table

hall-bad-turn-limit = The limit is between 1 and { $most } turns
hall-two-levels = Name a level or give the text of one, not both
hall-not-in-series = This applies to single levels only, not to a series
hall-only-in-series = This is said of a series only, not of a single level
hall-too-many-levels = A series has at most { $most } levels
