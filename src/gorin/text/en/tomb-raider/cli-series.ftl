### What `gorin series` says.

## The score sheet

series-sheet-won = { $turns ->
    [one] Level { $number }, { $level }: won by { $winners } in { $turns } turn
   *[other] Level { $number }, { $level }: won by { $winners } in { $turns } turns
}
series-sheet-drawn = { $turns ->
    [one] Level { $number }, { $level }: won by nobody in { $turns } turn
   *[other] Level { $number }, { $level }: won by nobody in { $turns } turns
}
series-sheet-to-come = Level { $number }, { $level }: still to come
series-sheet-to-come-of = Level { $number }, { $level }, built by { $seat }: still to come
series-sheet-seat = { $seat }: { $facts }
series-sheet-standing = { $seat } so far: { $facts }
series-fact-extra = { $turns ->
    [0] no extra turn
    [one] { $turns } extra turn
   *[other] { $turns } extra turns
}
series-fact-unfinished = not finished
series-fact-prize = wins { $card }
series-fact-kept = keeps { $cards }
series-fact-added = { $count ->
    [one] adds { $count } card
   *[other] adds { $count } cards
}
series-fact-levels = { $count ->
    [0] no level won
    [one] { $count } level won
   *[other] { $count } levels won
}
series-fact-won = treasures won: { $cards }
series-fact-holds = starts the next level with { $cards }
series-column-level = level
series-column-winner = winner
series-column-turns = turns
series-column-levels = levels
series-column-treasures = treasures
series-column-extra = extra turns
series-column-sum = so far

## At the table

series-many = { $count } answers: type a number, or the beginning of a name; “list” shows all of them.
series-deck = { $count ->
    [one] Your draw deck, { $count } card: { $cards }
   *[other] Your draw deck, { $count } cards: { $cards }
}
series-deck-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
series-go-on = Press Enter to go on.
series-concede-sure = Give up the whole series, with the levels still to come? Type “yes”.
series-no-saves = There is no saved series.
series-no-such-save = { $count ->
    [0] There is no saved series
    [one] There is { $count } saved series, and “{ $asked }” is not it
   *[other] There are { $count } saved series, and “{ $asked }” is not one of them, or could be several
}
series-old-saves = { $count ->
    [one] A saved series of an earlier version: { $series }
   *[other] Saved series of an earlier version: { $series }
}
series-resume-how = To go on with one: gorin series resume and its number or id
series-not-a-series = This is the journal of a single level, not of a series

## gorin series sim

series-sim-title = { $kind }, { $seats } players: { $series } series, seed { $seed }
series-sim-levels = Levels: { $levels }, { $turns } turns on average; won by nobody: { $undecided }. Series won by nobody: { $nobody }
series-sim-turns = turns of all levels
series-sim-undecided = levels won by nobody
series-sim-faults = { $count ->
    [one] { $count } series crashed, number { $number }. This is a bug in Gorin; please report it with what follows.
   *[other] { $count } series crashed, the first one number { $number }. This is a bug in Gorin; please report it with what follows.
}
