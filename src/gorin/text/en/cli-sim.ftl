### What `gorin sim` and its plots say, and what bots are called.

## Bots

bot-unknown = There is no bot “{ $asked }”; the bots are { $known }
bot-level-random = random bot
bot-level-easy = easy bot
bot-level-medium = medium bot
bot-level-heuristic = heuristic bot
bot-level-search = search bot

## gorin sim

cli-help-sim = Let bots play many games, and count. Equal seeds give equal results, whatever --jobs is.
cli-help-sim-seats = How many bots play. Those that no --seat names play as well as they can.
cli-help-sim-seat = Who sits at the next seat: bot, bot:random, bot:easy, bot:medium, bot:heuristic or, in some games, bot:search. Give it once for each seat.
cli-help-sim-deck = What the next bot plays with: a deck, by id or file. Give it once for each bot; with more decks than bots every choice of them is played in turn. Decks move on with their bots.
cli-help-sim-games = How many games to play. Each game counts by itself: matches of several games are for a table or gorin play --games.
cli-help-sim-jobs = How many processes share the games.
cli-help-sim-seed = What all chance and all bots derive from.
cli-help-sim-turn_limit = After how many turns a game that nobody has won ends.
cli-help-sim-swap = Bots move on by one seat from game to game.
cli-help-sim-number = Play only the game with this number, as it was in the series.
cli-help-sim-plot_file = Draw wins and lengths into a PNG or SVG file.

sim-not-a-bot = “{ $asked }” cannot sit here: only bots play in a series; write bot, bot:random, bot:easy, bot:medium, bot:heuristic or, in some games, bot:search
sim-no-turn-limit = This game has no turn limit
sim-too-many-seats = { $named } bots are named for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}

sim-process-lost = a process that played games was ended from outside, perhaps for want of memory; try fewer --jobs

sim-playing = Playing
sim-title = { $game }, { $played }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
sim-entrant = { $number }: { $level }
sim-column-bot = bot
sim-column-deck = deck
sim-column-games = games
sim-column-seat = seat
sim-column-wins = wins
sim-column-share = share
sim-column-interval = 95% interval
sim-turns = Turns: { $mean } on average (95% interval { $low } to { $high }), median { $median }, nine in ten end by { $p90 }, from { $least } to { $most }
sim-ending = Ended because { $reason }: { $games } ({ $share })
sim-counted = { $label }: { $mean } a game
sim-speed = { $decisions } decisions a game, { $rate } games a second, { $seconds } seconds
sim-plotted = Plot: { $file }
sim-decimal-mark = .
sim-interval = { $low } – { $high }
sim-percent = { $number }%
sim-faults = { $count ->
    [one] { $count } game crashed. This is a bug in Gorin; please report it with what follows.
   *[other] { $count } games crashed. This is a bug in Gorin; please report it with what follows.
}
sim-fault = Game { $number }, seed { $seed }: { $error }. To play it again, add --seed { $seed } --game { $number }

## Plots

plot-kind = plots are written as { $known }
plot-no-folder = there is no such folder
plot-not-installed = plots need matplotlib: { $python } -m pip install matplotlib
plot-not-written = the plot cannot be written: { $reason }
plot-wins = wins (%)
plot-turns = turns
plot-games = games
plot-caption = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; lines show 95% intervals
