### Tomb Raider on the page: what is drawn, said for those who hear it.

## The map and its spaces

page-tr-map = Map of the level
page-tr-zoom = Size of the map
page-tr-zoom-in = Draw the map larger
page-tr-zoom-out = Draw the map smaller
page-tr-comma = { ", " }
page-tr-lit = { $thing }. Choose: { $answer }
page-tr-space-unknown = { $space }, unknown
page-tr-space-hiding = { $space }, unknown; the treasure room could lie here
page-tr-space-face-down = { $space }, a location face down
page-tr-space-known-down = { $space }, { $card }, face down
page-tr-space-treasure-down = { $space }, the treasure room { $card }, face down
page-tr-exits = exits { $sides }
page-tr-no-exits = no exits
page-tr-one-way = one way only, no way back: { $sides }
page-tr-blocked = blocked { $sides }
page-tr-danger = danger limit { $danger }
page-tr-search = { $dice ->
    [one] search +{ $dice } die
   *[other] search +{ $dice } dice
}
page-tr-search-target = search target { $target }
page-tr-mark-treasure = treasure room
page-tr-mark-prize = the treasure lies here
page-tr-mark-entrance = entrance
page-tr-mark-save = save point
page-tr-mark-empty = empty
page-tr-mark-searched = searched
page-tr-obstacle = { $obstacle } ({ $kind })
page-tr-overcome = to overcome: { $tests }
page-tr-raiders-here = here: { $raiders }
page-tr-map-size = Map: { $width } wide, { $depth } deep; { $count ->
    [0] no space is unknown.
    [one] { $count } space is unknown.
   *[other] { $count } spaces are unknown.
}

## The raiders

page-tr-own = Your raider
page-tr-off-map = off the map
page-tr-life = life { $life } of { $most }
page-tr-ability = { $ability } { $value }
page-tr-ability-injured = { $injuries ->
    [one] { $ability } { $value }, { $injuries } injury
   *[other] { $ability } { $value }, { $injuries } injuries
}
page-tr-injuries = { $count ->
    [one] { $count } injury
   *[other] { $count } injuries
}
page-tr-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-tr-hand-of = Hand: { $count } of at most { $limit }
page-tr-deck-count = Draw deck: { $count }
page-tr-moves-left = Moves left: { $count }
page-tr-power = Power { $power }
page-tr-deaths = Deaths and resets: { $count }
page-tr-points = Points: { $points }
page-tr-state-stuck = stuck
page-tr-state-dead = off the map
page-tr-state-gone = has given up
page-tr-state-finished = has finished
page-tr-state-cut-off = cut off
page-tr-state-carries = carries the treasure
page-tr-state-fought = has fought
page-tr-row-unsaved = unsaved: { $cards }
page-tr-row-saved = saved: { $cards }

## Hand, rows and piles

page-tr-hand = Your hand
page-tr-open-hand = Hand
page-tr-open-hand-none = No cards in hand
page-tr-hand-cards = Your hand: { $cards }
page-tr-hand-empty = Your hand is empty
page-tr-offered = Cards to choose from
page-tr-more = { $count } more
page-tr-unsaved = Unsaved
page-tr-saved = Saved
page-tr-discard = Discard pile
page-tr-known-hand = Known cards in hand
page-tr-pile = { $count ->
    [one] { $title }: { $count } card
   *[other] { $title }: { $count } cards
}

## Beside the map

page-tr-beside = Dice, decks and goals
page-tr-goal = Goal: find the treasure in the treasure room
page-tr-decks = Decks
page-tr-level-deck = Level deck
page-tr-level-deck-of = Level deck { $part }
page-tr-spare-deck = Spare locations
page-tr-obstacle-deck = Obstacle deck
page-tr-obstacle-discard = Discarded obstacles
page-tr-solo = Targets
page-tr-solo-ours = Targets of this program
page-tr-solo-counts = So far
page-tr-met = met
page-tr-unmet = not met

## Dice and scenes

page-tr-cast-test = Last test
page-tr-cast-search = Last search
page-tr-cast-attack = Last attack
page-tr-cast-order = Turn order
page-tr-rolled-by = { $seat }: { $faces }, total { $total }
page-tr-rolled-by-with = { $seat }: { $faces }, bonus { $bonus }, total { $total }
page-tr-rolled = { $faces }, total { $total }
page-tr-needed = target { $target }
page-tr-passed = succeeded
page-tr-failed = failed
page-tr-scene = The test in progress
page-tr-scene-cards = Cards are played
page-tr-scene-harm = Harm is about to be done
page-tr-scene-test = { $seat } tests { $ability }
page-tr-scene-against = { $seat } faces { $obstacle }
page-tr-scene-search = { $seat } searches
page-tr-scene-attack = { $seat } attacks { $rival }
page-tr-fold = Fold away
page-tr-unfold = Open again
page-tr-target = Target
page-tr-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
page-tr-bonus = bonus { $bonus }
page-tr-announced = { $seat } plays
page-tr-harm = { $seat } is about to take { $amount } damage
page-tr-death = The raider of { $seat } dies
page-tr-death-at = The raider of { $seat } dies at { $space }
page-tr-death-obstacle = { $obstacle } was not overcome: { $result } against { $target }.
page-tr-death-test = The test failed: { $result } against { $target }.
page-tr-death-harm = { $amount } damage, and no life is left.
page-tr-death-injury = An injury lowers { $ability }, and no life is left.
page-tr-death-then = Your hand and all unsaved cards are lost. Your raider comes back at the save point, or else at the entrance, with full life.

## Above the board

page-tr-turn = Turn { $turn }
page-tr-turn-of = Turn { $turn } of { $limit }
page-tr-order = Turn order
page-tr-round-ready = Ready
page-tr-round-action = Action
page-tr-round-search = Search
page-tr-round-draw = Draw

## Cards

page-tr-now = Now
page-tr-form-item = item
page-tr-form-trigger = trigger
page-tr-figure-danger = Danger
page-tr-figure-difficulty = Difficulty
page-tr-figure-power = Power
page-tr-figure-treasure = Treasure
page-tr-figure-life = Life
page-tr-figure-search-bonus = Search bonus
page-tr-figure-weapon = Weapon
page-tr-figure-fight = Fight
page-tr-figure-move = Move
page-tr-figure-search = Search
page-tr-figure-think = Think

## How it goes

page-tr-help-turn = A turn has four rounds, and in each all raiders act one after the other. In Ready dice set the order. In Action a raider goes as far as its Move, or stays. In Search each may search where it stands. In Draw raiders on a save point save, hands are discarded from and filled up.
    .title = A turn
page-tr-help-explore = A raider leaves a location by its exits. Where it enters an unknown space a location is turned up, and its movement ends.
    .title = Exploring
page-tr-help-obstacle = When a location is turned up, another player may play an obstacle there, no more dangerous than the location allows. Whoever enters a location faces every obstacle there, and again at each return.
    .title = Obstacles

## What the signs mean

page-tr-legend = What the signs mean
page-tr-legend-danger = danger limit: an obstacle played here may be this dangerous
page-tr-legend-search = Search; +1 on the map: a die more for searching there
page-tr-legend-hand = cards in hand of the hand limit
page-tr-legend-deck = cards in a deck
page-tr-legend-steps = moves left in this turn
page-tr-legend-deaths = deaths and resets; off the map
page-tr-legend-open = a way in both directions
page-tr-legend-unknown = an exit to an unknown space
page-tr-legend-one-way = a way in one direction only
page-tr-legend-barred = a blocked exit
page-tr-legend-built-in = dashed edge: an obstacle built into the location
page-tr-legend-hiding = the treasure room could lie here
page-tr-legend-down = a location face down
