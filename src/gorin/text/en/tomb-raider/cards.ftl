### Tomb Raider: what cards show.

## gorin card

set-slippery-when-wet = the expansion Slippery When Wet
set-big-guns = the expansion Big Guns
set-promo = the promotional cards
value-treasure-room = power { $power }, target { $target }
field-name = Name
field-kind = Kind
field-power = Power
field-family = Family
field-exits = Exits
field-danger = Danger
field-search-bonus = Search bonus
field-entrance = Entrance
field-save-point = Save point
field-treasure = Treasure room
field-obstacle-name = Obstacle
field-obstacle-kind = Kind of obstacle
field-tests = Tests
field-life = Life
field-failure = On failure
field-form = Form
field-difficulty = Difficulty
field-weapon = Weapon
field-character = Character
family-cave = cave
family-tomb = tomb
family-atlantean = Atlantean
family-plain = plain
form-item = item
form-trigger = trigger
rarity-fixed = fixed
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-ultra-rare = ultra rare
rarity-promo = promotional

## Forms of cards: what may be typed

form-tests = abilities with targets up to { $most }, such as “{ form-tests-example }”; the abilities are { $abilities }
form-tests-example = fight 9 or move 7
form-failure = what happens, joined by “then”: { $known }; or an effect in words

## Forms of cards: what can be wrong with them

form-bad-failure = “{ $got }” is not a consequence: neither one of { $known } nor an effect in words ({ $reason })
form-no-obstacle = Without a built-in obstacle these must stay empty: { $columns }
form-obstacle-part = A built-in obstacle also needs { $missing }
form-depths = The least depth, { $least }, is deeper than the greatest, { $most }
