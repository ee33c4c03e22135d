### What series of levels say: timed levels, questions between levels, the log, what is refused.

## A timed level

log-level-finished = { $seat } finishes the level in turn { $turn }
ended-timed = everybody else has finished too
ended-timed-limit = first to finish before the agreed turn limit
play-finished = finished in turn { $turn }

## Questions between levels

ask-series-order = Are the levels played in the order in which they are listed: { $levels }?
ask-series-lot = Draw lots for the order of the levels
ask-series-start = Which treasure does your raider start with?
ask-series-prize = You have won the level. Which treasure of power { $power } or less do you take?
ask-series-keep = Which saved item does your raider carry to the next level?
ask-series-add = Which card do you add to your deck? You may add { $left } more.

option-levels-as-listed = Play them as listed
option-levels-by-lot = Draw lots
option-series-treasure = Take { $card }
option-no-treasure = Take no treasure
option-series-keep = Carry { $card }
option-keep-no-item = Carry no item
option-series-add = Add { $card }
option-add-no-more = Add nothing more

## The log

series-log-order-kept = Levels in this order: { $levels }
series-log-order-drawn = The lot gives this order of levels: { $levels }
series-log-start-treasure-taken = { $seat } starts the series with { $slug }
series-log-level-began = Level { $number } begins: { $level }
series-log-level-began-deeper = Level { $number } begins: { $level }, its first row at depth { $depth }
series-log-level-over = { $seats_number ->
    [one] { $seats } wins level { $number }, { $level }, in turn { $turns }: { $reason }
   *[other] { $seats } win level { $number }, { $level }, in turn { $turns }: { $reason }
}
series-log-level-over-drawn = Nobody wins level { $number }, { $level }, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $reason }
series-log-level-over-broken-off = Level { $number }, { $level }, is broken off
series-log-extra-turns-counted = { $turns ->
    [0] { $seat } needed no extra turn
    [one] { $seat } needed { $turns } extra turn
   *[other] { $seat } needed { $turns } extra turns
}
series-log-extra-turns-counted-unfinished = { $turns ->
    [one] { $seat } has not finished: { $turns } extra turn
   *[other] { $seat } has not finished: { $turns } extra turns
}
series-log-cards-kept = { $seat } keeps { $slugs }
series-log-prize-taken = { $seat } takes { $slug }
series-log-prize-declined = { $seat } takes no treasure
series-log-card-added = { $seat } adds { $slug } to the deck
series-log-additions-made = { $count ->
    [0] { $seat } adds no card to the deck
    [one] { $seat } has added { $count } card to the deck
   *[other] { $seat } has added { $count } cards to the deck
}
series-log-series-ended = { $seats_number ->
    [one] { $seats } wins the series: { $reason }
   *[other] { $seats } win the series: { $reason }
}
series-log-series-ended-drawn = Nobody wins the series: { $reason }
series-log-player-left = { $seat } leaves the series
ended-series = all its levels have been played

## What is refused

refused-series-not-now = This is not the moment for it
refused-series-no-start = Nobody starts this series with a treasure
refused-series-first = Your level is played first, so you start without a treasure
refused-series-power = The treasure has power { $power }; it may be { $limit } at most
refused-series-held = You have this treasure already
refused-series-not-winner = Only the winner of the last level takes a treasure
refused-series-no-items = It is agreed that no items are carried over
refused-series-not-saved = This is not among your raider’s saved items
refused-series-added = You have added all the { $limit } cards you may add

## Setting up a series

series-unknown = There is no series “{ $asked }”; the series are { $known }
series-too-few-players = A series is for two players or more, not for { $count }
series-no-levels = A series needs at least one level
series-bad-seats = The level { $level } is for { $minimum } to { $maximum } players, not for { $count }
series-levels-each = Each player builds one level: { $levels ->
    [one] there is { $levels } level
   *[other] there are { $levels } levels
} for { $count } players
series-unequal-power = The levels of a Timed series have the same power; these have { $powers }
series-other-goal = The level { $level } is not about finding the treasure, so nobody can finish it in a Timed series
series-no-turn-limit = A Timed series needs a turn limit, by which the turns of those who do not finish are counted
series-level-size = A level of a Pick Up series is 3 wide and 6 deep, not { $width } wide and { $depth } deep
series-level-too-deep = The first level has { $count ->
    [one] { $count } location
   *[other] { $count } locations
} that may lie in its first { $rows } rows; it needs { $wanted }
series-bad-order = There is no order “{ $asked }” of levels; it may be { $known }
series-bad-scoring = There is no scoring “{ $asked }” in this series; it may be { $known }
series-bad-carry = “{ $asked }” cannot be carried over; what can is { $known }
series-bad-turn-limit = A level cannot end after { $turns } turns; it takes at least 1
series-carry-fixed = What raiders keep in the series “{ $kind }” is laid down by its rules
