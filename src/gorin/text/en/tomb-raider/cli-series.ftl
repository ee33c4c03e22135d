### What `gorin series` says.

## Help

cli-help-series = Play several levels by agreement: a Timed, a Linked or a Pick Up series.
cli-help-series-play = Play a series in this terminal; it is saved all the time.
cli-help-series-play-kind = The series: timed, linked or pick-up.
cli-help-series-play-seats = How many play. Those that no --seat names are bots.
cli-help-series-play-seat = Who sits there: human, human:NAME, bot or bot:LEVEL; once for each seat.
cli-help-series-play-bots = The level of the bots that no --seat names.
cli-help-series-play-levels = The levels, by id or file, a variant after a colon; in a Timed or Pick Up series one for each player.
cli-help-series-play-decks = The decks, by id or file, in seat order.
cli-help-series-play-order = The order of the levels: listed, random, or ask the players.
cli-help-series-play-scoring = Linked: “treasures” if the most treasures win, “final” if the last one does.
cli-help-series-play-carry = Linked: what is carried over beside treasures: upgrade, secret-move, item.
cli-help-series-play-turn_limit = After so many turns a level ends; a Timed series always has such a limit.
cli-help-series-play-opening = Opening hands: chosen or random.
cli-help-series-play-seed = The seed of chance, hex digits or any text, to repeat a series.
cli-help-series-resume = Go on with a saved series, or list them.
cli-help-series-resume-save = A saved series, by its number in the list or its id.
cli-help-series-sheet = Show the score sheet of a series.
cli-help-series-sheet-file = The journal of a series, or the id of the series.
cli-help-series-sim = Let bots play many series, and count. Equal seeds give equal results, whatever --jobs is.
cli-help-series-sim-kind = The series: timed, linked or pick-up.
cli-help-series-sim-seats = How many bots play. Those that no --seat names play as well as they can.
cli-help-series-sim-seat = Who sits at the next seat: bot, bot:random, bot:easy, bot:medium, bot:heuristic or bot:search. Give it once for each seat.
cli-help-series-sim-count = How many series to play.
cli-help-series-sim-jobs = How many processes share the series.
cli-help-series-sim-seed = What all chance and all bots derive from.
cli-help-series-sim-swap = Bots move on by one seat from series to series.
cli-help-series-sim-levels = The levels, by id or file, a variant after a colon.
cli-help-series-sim-decks = The decks, by id or file, in seat order.
cli-help-series-sim-order = The order of the levels: listed, random, or ask the bots.
cli-help-series-sim-scoring = Linked: “treasures” if the most treasures win, “final” if the last one does.
cli-help-series-sim-carry = Linked: what is carried over beside treasures: upgrade, secret-move, item.
cli-help-series-sim-turn_limit = After so many turns a level ends.
cli-help-series-sim-opening = Opening hands: chosen or random.

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
