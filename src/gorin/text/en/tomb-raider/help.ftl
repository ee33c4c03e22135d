### Tomb Raider: the help of its own commands, gorin levels and gorin series.

## Help

cli-help-levels = Look at levels, check files of levels, begin a level of your own.
cli-help-levels-list = List the levels that come with Gorin.
cli-help-levels-show = Draw a level and tell all about it.
cli-help-levels-show-level = A level, by id or file.
cli-help-levels-show-variant = The variant of the level, by id.
cli-help-levels-show-seats = For how many raiders; otherwise for the fewest.
cli-help-levels-check = Check a level file: exit code 1 if the rules forbid it, 2 if it cannot be read.
cli-help-levels-check-file = A level file.
cli-help-levels-new = Write a level file to change, with every field explained.
cli-help-levels-new-file = Where to write it.
cli-help-levels-new-like = The level it begins as, by id or file.
cli-help-levels-new-variant = The variant of that level.
cli-help-levels-new-title = What people read as its title.
cli-help-levels-new-width = How many columns.
cli-help-levels-new-depth = How many rows.
cli-help-levels-new-power = The power: 1, 2 or 3.
cli-help-levels-new-players = How many may play at most.
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
cli-help-series-play-turn_limit = A level ends after this number of turns; a Timed series always has such a limit.
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
cli-help-series-sim-turn_limit = A level ends after this number of turns.
cli-help-series-sim-opening = Opening hands: chosen or random.

## At the table

cli-help-any-points = Bounty Hunter: points agreed on for a removed trap or hazard, such as traps=1; once per kind.

## The command

cli-help-learn-variant = The starter to learn with: cave or tomb.
