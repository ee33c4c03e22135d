### Tomb Raider's levels: their titles, what can be wrong with them, how they begin, solo targets.

## Titles of levels and variants

level-introductory-tomb = Tomb
level-introductory-cave = Cave
level-into-the-caves-corners = Corners for an even number of players
level-into-the-caves-middle = One entrance in the middle
level-into-the-caves-plain = Plain locations among the caves
level-trapped-in-the-tombs-corners = Corners for an even number of players
level-trapped-in-the-tombs-middle = One entrance in the middle
level-trapped-in-the-tombs-plain = Plain locations among the tombs
level-death-by-design-fixed = Fixed map
level-death-by-design-spare = Fixed map with spare locations
level-freestyle-power-2 = Power 2
level-freestyle-power-3 = Power 3
level-freestyle-short = Power 3, short
level-freestyle-power-2-supplied = Power 2, supplied by the first player
level-freestyle-power-3-supplied = Power 3, supplied by the first player
level-parallel-pick-up-power-1 = Power 1
level-parallel-pick-up-power-2 = Power 2
level-parallel-pick-up-power-3 = Power 3
level-atlantis-corners = Corners for an even number of players
level-atlantis-middle = One entrance in the middle
level-atlantis-plain = Plain locations in Atlantis
level-proving-ground-mixed = Tomb and cave
level-shuffled-room-tomb = Tomb

## What is wrong with a level

level-unknown-clause = There is no clause “{ $asked }”
level-variant-twice = There are two variants “{ $id }”
level-bad-size = A map of { $width } by { $depth } is not possible: at most 26 wide and 99 deep, at least 1 by 1
level-bad-first-depth = The first row cannot be at depth { $depth }; depths count from 1
level-bad-power = A level cannot have power { $power }; the powers are 1, 2 and 3
level-bad-players = From { $minimum } to { $maximum } players makes no sense
level-bad-goal = There is no goal “{ $goal }”; the goals are { $known }
level-bad-choosing = Entrances cannot be chosen by “{ $asked }”, only by { $known }
level-bad-turn-limit = A limit of { $turns } turns is not possible; it is at least 1
level-minimum-too-deep = The treasure room may lie from depth { $depth } on, but the map is not that deep
level-family-too-deep = Locations of the family “{ $family }” may lie from depth { $depth } on, but the map is not that deep
level-no-entrance = No entrance is laid out here
level-no-entrance-for = { $count ->
        [one] No entrance is laid out for { $count } player
       *[other] No entrance is laid out for { $count } players
    }
level-bad-when = Entrances cannot be for “{ $asked }”, only for { $known }
level-spot-twice = Another card already lies in column { $column } of depth { $depth }
level-off-map = Column { $column } of depth { $depth } is off the map
level-too-large = A level may have { $most } spaces and locations in all its versions together; this one has more
level-long-title = A title has at most { $most } characters
level-blank-title = A title needs at least one character that can be seen
level-unclean-title = A title is one line without characters that nobody sees, and with three accents on a letter at most
level-too-many = There may be { $most } entries here, every card of a range counted; no level needs more
level-no-location = “{ $card }” is not a location
level-not-entrance = “{ $card }” is not an entrance
level-no-entrance-card = The level deck of column { $column } has no entrance to lay out there
level-deck-twice = There are two level decks “{ $deck }”
level-bad-span = The level deck “{ $deck }” is for a span such as [1, { $last }], within 1 and { $last }
level-bad-player = The level deck “{ $deck }” cannot be brought by player { $player }; the level has no such player
level-bad-bonus = No card is a “{ $kind }” of power { $power }; a bonus is a “treasure” or an “upgrade”
level-no-bonus = There is a start bonus, but nothing to choose for it: name at least one, or leave the bonuses out
level-bad-family = There is no family “{ $family }”; the families are { $known }
level-bad-solo-obstacles = Solo obstacles are either those of the starter or a list: one of both is needed
level-no-obstacle = “{ $card }” is not an obstacle
level-bad-solo-target = A solo target is at least { $least }, not { $target }
level-no-treasure-room = The level has no treasure room, neither fixed nor in a level deck
level-no-space-for-room = From depth { $depth } on no space is left for the treasure room
level-too-few = { $count ->
        [one] The level deck “{ $deck }” has { $count } location; it needs at least { $least }
       *[other] The level deck “{ $deck }” has { $count } locations; it needs at least { $least }
    }
level-copies = “{ $card }” is in the level deck { $count } times; it may be there { $limit ->
        [one] once
       *[other] { $limit } times
    }
level-wrong-family = “{ $card }” is of the family “{ $family }”, which this level does not use
level-room-power = “{ $card }” has power { $power }, more than this level allows
level-wrong-rooms = The level deck “{ $deck }” has { $count } treasure rooms; it needs { $wanted }
level-wrong-entrances = The level deck “{ $deck }” has { $count } entrances; it needs { $wanted }

## How a level begins

log-entrance-rolled = { $seat } rolls { $face } for the choice of an entrance
log-entrance-chosen = { $seat } starts at { $space }
log-bonus-taken = { $seat } starts with { $slug }

ask-entrance-roll = Roll for the choice of an entrance
ask-entrance = At which entrance does your raider start?
ask-bonus = Which card does your raider start with?

option-entrance = Start at { $space }
option-bonus = Start with { $card }
option-no-bonus = Start without a card

## Treasure rooms, and looking at unknown locations

log-rooms-removed = { $count ->
        [one] { $count } other treasure room leaves the level deck
       *[other] { $count } other treasure rooms leave the level deck
    }
log-face-down-seen = { $seat } looks at the location face down at { $space }
log-face-down-seen-own = { $seat } sees { $slug } face down at { $space }
log-face-down-swapped = { $seat } swaps the location face down at { $space } for a spare one

ask-look-where = What do you look at?
ask-swap = Do you swap this location for the first spare one?

option-look-deck = Look at the next card of level deck { $number }
option-look-space = Look at the location at { $space }
option-swap = Swap it for a spare one

## Targets of solo play

log-solo-scored-ours = { log-solo-scored } (targets of this program, not of the rules)
log-solo-scored-points = { $seat } alone: points { $points }, turns { $turns }, resets { $resets }, locations mapped { $mapped }, searched { $searched }, cleared { $cleared }
log-solo-scored-points-ours = { log-solo-scored-points } (targets of this program, not of the rules)
log-solo-target-judged-turns-met = { $seat } meets the target: turns { $figure }, at most { $bound }
log-solo-target-judged-turns-missed = { $seat } misses the target: turns { $figure }, at most { $bound }
log-solo-target-judged-resets-met = { $seat } meets the target: resets { $figure }, at most { $bound }
log-solo-target-judged-resets-missed = { $seat } misses the target: resets { $figure }, at most { $bound }
log-solo-target-judged-mapped-met = { $seat } meets the target: locations mapped { $figure }, at least { $bound }
log-solo-target-judged-mapped-missed = { $seat } misses the target: locations mapped { $figure }, at least { $bound }
log-solo-target-judged-searched-met = { $seat } meets the target: locations searched { $figure }, at least { $bound }
log-solo-target-judged-searched-missed = { $seat } misses the target: locations searched { $figure }, at least { $bound }
log-solo-target-judged-cleared-met = { $seat } meets the target: locations cleared { $figure }, at least { $bound }
log-solo-target-judged-cleared-missed = { $seat } misses the target: locations cleared { $figure }, at least { $bound }
log-solo-target-judged-points-met = { $seat } meets the target: points { $figure }, at least { $bound }
log-solo-target-judged-points-missed = { $seat } misses the target: points { $figure }, at least { $bound }

play-targets = Targets: { $targets }
play-targets-ours = Targets of this program, not of the rules: { $targets }
play-target-at-most = { $what } { $figure } of at most { $bound }
play-target-at-least = { $what } { $figure } of at least { $bound }
solo-turns = turns
solo-resets = resets
solo-mapped = locations mapped
solo-searched = locations searched
solo-cleared = locations cleared
solo-points = points
