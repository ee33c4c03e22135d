### Tomb Raider in the terminal: gorin play and gorin learn.

## The table

play-counts = moves { $moves } · hand { $hand } · deck { $deck }
play-short-fight = Fi
play-short-move = Mo
play-short-search = Se
play-short-think = Th
play-stuck = STUCK
play-dead = OFF THE MAP
play-saved-at = saved at { $space }
play-power = power { $power }
play-row-unsaved = unsaved: { $cards }
play-row-saved = saved: { $cards }
play-here = { $space } { $card }

## A raider in words

play-raider = { $seat }: { $card }, { $place }
play-at = at { $space }
play-nowhere = off the map
play-life = life { $life } of { $most }
play-ability = { $ability } { $value }
play-ability-injured = { $ability } { $value }, injured

## Tests

play-test = { $seat } tests { $ability }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
play-test-target = { play-test }, target { $target }
play-test-rival = { play-test }, against { $rival }

## The map in words

play-map-size = Map: { $width } wide, { $depth } deep; { $count ->
    [0] no space is unknown.
    [one] { $count } space is unknown.
   *[other] { $count } spaces are unknown.
}
play-place = { $space } { $card }: { $facts }.
play-place-face-down = { $space }: a location lies here face down.
play-place-treasure = { $space }: the treasure room, { $card }, lies here face down.
play-place-unknown = There is no location at { $space } yet.
play-exits = exits { $sides }
play-no-exits = no exits
play-blocked = blocked { $sides }
play-danger = danger limit { $danger }
play-search-bonus = { $dice ->
    [one] search +{ $dice } die
   *[other] search +{ $dice } dice
}
play-treasure-room = treasure room
play-save-point = save point
play-empty = empty
play-obstacle = { $obstacle } ({ $tests })
play-obstacle-life = { $obstacle } ({ $tests }; life { $left } of { $life })
play-raiders-here = here: { $raiders }
play-legend = Map: @1 raider of seat 1, !6 danger limit, { $obstacle } obstacle, { $treasure } treasure room, { $prize } treasure to bring back, { $save } save point, { $empty } empty, { $unknown } unknown; arrows are exits, ╳ is a blocked exit. The deeper, the higher on the map.

## The end

play-deaths = { $deaths ->
    [0] { $seat } never reset or died.
    [one] { $seat } reset or died once.
   *[other] { $seat } reset or died { $deaths } times.
}

## Lessons on the screen

learn-signs = On the map @1 is your raider, { $treasure } the treasure room, { $obstacle } an obstacle, { $save } a save point, { $unknown } unknown. Deeper is up.
learn-signs-plain = Type map to be told what lies on it.

## Afterwards

learn-next-bot = the Introductory level against a bot
learn-next-friend = the same with a friend at this keyboard
learn-next-other = the tutorial with the other starter
