### What `gorin levels` says, and the comments of a new level file.

## gorin levels list

levels-column-level = Level
levels-column-title = Title
levels-column-players = Players
levels-column-alone = Alone
levels-column-power = Power
levels-column-map = Map
levels-column-clause = Clause
levels-yes = yes
levels-no = no
levels-ours = ours
levels-ours-note = “Ours”: the rules list no solo play; obstacles and targets are this program’s own.
levels-list-how = More: gorin levels show LEVEL
levels-span = { $first } to { $last }
levels-size-short = { $width } × { $depth }
levels-times = { $card } ×{ $count }

## gorin levels show: the facts of a level

levels-fact-players = Players
levels-fact-power = Power
levels-fact-map = Map
levels-fact-goal = Goal
levels-fact-turn-limit = Limit of turns
levels-fact-save-points = Save points
levels-fact-entrances = Entrances
levels-fact-start = Start
levels-fact-room = Treasure room
levels-fact-limit = Depth
levels-fact-bonus = Start bonus
levels-fact-building = Level decks
levels-fact-alone = Alone
levels-fact-target = Target
levels-fact-points = Points

levels-size = { $width } wide, { $depth } deep
levels-size-from = { $size }; danger counts depths { $first } to { $last }
levels-goal-find-treasure = find the treasure
levels-goal-recovery = bring the treasure back to an entrance
levels-goal-bounty-hunter = score the most points
levels-entrances-any = { $spaces }
levels-entrances-else = { $spaces } for any other number
levels-entrances-alone = { $spaces } for one raider
levels-entrances-odd = { $spaces } for an odd number of raiders
levels-entrances-even = { $spaces } for an even number of raiders
levels-choosing-seats = taking turns around the entrances, in seat order
levels-choosing-roll = each raider rolls a die, and they choose entrances in that order
levels-room-fixed = fixed at { $space }
levels-room-drawn = from a level deck, at depth { $depth } or deeper
levels-room-last = { $room }; if you explore everything else first, it turns up last in { $percent }% of games
levels-family-limit = { $family } locations lie at depth { $depth } or deeper
levels-bonus-treasure = a treasure of power { $power } or less
levels-bonus-upgrade = an upgrade of power { $power }
levels-bonus-or = { $first } or { $second }
levels-bonus-each = for each raider { $choices }
levels-bonus-others = for each raider but the first, whose player supplies the level, { $choices } if wanted
levels-building-minimum = at least { $count } locations
levels-building-copies = { $count ->
    [one] at most 1 copy of a location besides entrances
   *[other] at most { $count } copies of a location besides entrances
}
levels-building-families = families: { $families }
levels-building-treasure-rooms = { $count ->
    [one] exactly 1 treasure room
   *[other] exactly { $count } treasure rooms
}
levels-building-entrances = { $count ->
    [one] exactly 1 entrance
   *[other] exactly { $count } entrances
}
levels-building-room-power = treasure rooms of power { $power } or less
levels-alone-no = no, this level needs an opponent
levels-alone-yes = yes
levels-alone-ours = yes; the rules list none, obstacles and targets are this program’s own
levels-target-turns = turns: at most { $bound }
levels-target-resets = resets: at most { $bound }
levels-target-mapped = locations mapped: at least { $bound }
levels-target-searched = locations searched: at least { $bound }
levels-target-cleared = locations cleared: at least { $bound }
levels-target-points = points: at least { $bound }
levels-points = { $points } for { $what }
levels-points-treasure = the treasure
levels-points-mapped = each location mapped
levels-points-searched = each location searched
levels-points-cleared = each location cleared
levels-points-turns = each turn
levels-points-resets = each reset

## gorin levels show: the map and the decks

levels-sign-entrance = { $entrance } entrance
levels-sign-face-down = { $unknown } face down
levels-sign-room = { $treasure } treasure room, face down
levels-sign-room-possible = a { $treasure } the treasure room may come here; letters: level decks
levels-sign-nothing = empty: no location comes here

levels-deck = { $count ->
    [one] { $count } location
   *[other] { $count } locations
}, { $left } to be shuffled
levels-deck-and = { $first }; { $second }
levels-deck-spare = spare, to be swapped in
levels-deck-column = column { $first }
levels-deck-columns = columns { $first } to { $last }
levels-deck-depth = depth { $first }
levels-deck-depths = depths { $first } to { $last }
levels-deck-player = brought by player { $number }, or this one
levels-count = { $thing }: { $count }
levels-treasure-rooms = treasure rooms
levels-entrances = entrances
levels-save-points = save points
levels-built-in = built-in obstacles
levels-dead-ends = dead ends
levels-composition = { "  " }{ $parts }; danger { $danger } on average
levels-obstacles = { $count ->
    [one] Solo obstacle deck: { $count } card
   *[other] Solo obstacle deck: { $count } cards
}
levels-obstacles-ours = { levels-obstacles }, this program’s own

## gorin levels check and new

levels-fits = “{ $title }” is a level { $variants ->
    [0] without variants
    [one] with { $variants } variant
   *[other] with { $variants } variants
}; nothing is wrong with it.
levels-file-exists = a file of that name already exists; choose another name
levels-written = { $file } is written.
levels-written-how = Change it, then: gorin levels check { $file }

## The comments of a new level file

level-file-head = A level of Tomb Raider. Change whatever you like; the program ignores lines that begin with #. docs/levels-and-decks.md explains every field.
level-file-id = A short name without spaces, for journals.
level-file-title = What people read.
level-file-clause = The clause that refusals cite: TR-18.2 for levels of your own.
level-file-players = How many may play, both numbers included. Alone is said below under solo.
level-file-power = The power of the treasures that may be won or granted: 1, 2 or 3.
level-file-width = The size of the map. Columns count from 1 on the left.
level-file-depth = Depths count from 1 at the entrance. Longer maps take longer, narrow ones bring raiders together.
level-file-first-depth = For harder obstacles: the depth that danger counts for the first row.
level-file-entrances = Where the entrances lie. when = "alone", "odd" or "even" is for such numbers of raiders; the first entry that fits counts. Without a card it is the entrance in the level deck of that space.
level-file-choosing = Who starts where: "seats", in order, or "roll", each rolls a die and they choose.
level-file-decks = The level decks: numbers, spans of numbers, or slugs of cards. columns = [1, 2] and depths = [1, 4] say which part of the map a deck is for; player = 1 that the first player may bring it; spare = true that its cards are only swapped in.
level-file-places = Locations that lie on the map from the start, face down unless face_up = true.
level-file-limits = The least depth of the treasure room, and of families: families = { "{" } atlantean = 3 { "}" }.
level-file-building = What level decks must be like: minimum, copies, families, treasure_rooms, entrances, room_power.
level-file-bonuses = What each raider starts with: a "treasure" up to a power, an "upgrade" of a power.
level-file-goal = What the level is about: "find-treasure", "recovery" or "bounty-hunter".
level-file-own-goal = Whether the level is played for its own goal only, never in a format for another.
level-file-bounty = What a trap and a hazard score when the goal is points, beside 1 for a creature.
level-file-turn-limit = After this many turns the level ends with no winner.
level-file-save-points = Without save points everybody comes back at the entrance.
level-file-solo = Playing alone: starter = true takes the obstacles of the player’s own deck, obstacles = ["059", "062"] lists them. Targets: turns and resets at most, mapped, searched, cleared and points at least.
level-file-variants = Versions of the level, each with an id, a title and what is different.

## Reports on the balance of levels

report-tomb-raider-title = { $game }: how levels play
report-tomb-raider-about = Bots played every level many times: who wins, how long it takes, and whether it matters who goes first. The figures tell about levels, not about how well people play them.
report-tomb-raider-asked = What is asked of the levels
report-tomb-raider-introductory = The Introductory level, alone with the starter deck: the { $bot } wins within { $turns } turns in { $least } to { $most } of games
report-tomb-raider-introductory-random = The Introductory level, alone with the starter deck: the { $bot } wins within { $turns } turns in under { $most } of games
report-tomb-raider-first-mover = Every level with several seats, { $bot }: whoever goes first wins at most { $most } of the won games
report-tomb-raider-long = Every level, { $bot }: at most { $most } of games take more than { $turns } turns
report-tomb-raider-won-about = Points show the share of games that somebody won within the turn limit, lines its 95% interval. Alone that is the raider’s own success; with several seats the rest are games that nobody brought to an end.
report-tomb-raider-table-about = Shares with their 95% intervals. Turns are those of games that somebody won. Deaths and resets are those of a raider in a game, decisions those of a whole game.
report-tomb-raider-deaths = Deaths, resets
sim-tomb-raider-deaths = deaths and resets
sim-tomb-raider-fought = obstacles fought off
sim-tomb-raider-played = { $format }, level { $level }
