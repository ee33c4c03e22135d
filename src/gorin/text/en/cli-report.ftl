### What `gorin report` and the page that it writes say.

## gorin report

cli-help-report = Let bots play a game many times and write a page on how it plays. What is played is kept: stop with Ctrl-C, and the same command goes on.
cli-help-report-games = How many games of each case to play.
cli-help-report-random_games = How many where random bots play; their games are long.
cli-help-report-search_games = How many where search bots play; they think long.
cli-help-report-levels = What to play: levels, or formats of a game without levels; ids or files with commas between. Without it, all.
cli-help-report-bots = Which bots, with commas between. Without it, all but search.
cli-help-report-seats = With how many seats, with commas between.
cli-help-report-jobs = How many processes share the games. Without it, one for each processor.
cli-help-report-seed = What all chance and all bots derive from.
cli-help-report-turn_limit = After how many turns a game is stopped.
cli-help-report-folder = The folder for the page, the figures and what was played.
cli-help-report-redraw = Play nothing: write the page from what is kept, even if rules, cards or bots have changed.

report-bad-seats = “{ $asked }” is not a number of seats
report-own-option = A report chooses this option itself
report-nothing = nothing of this can be played with that many seats
report-nothing-kept = nothing is kept here that could be shown
report-case = { $level }, { $seats }, { $bot }
report-variant = { $level }: { $variant }
report-place = { $level }, { $seats }
report-of-seat = { $place }, { $seat }
report-seats = { $count ->
    [one] alone
   *[other] { $count } seats
}
report-progress = { $games } of { $all } games
report-left = { $time } left
report-case-done = { $cases } of { $all }: { $case } ({ $time } left)
report-checked = { $asked }: { $verdict }
report-written = Page: { $file }
report-stopped = Stopped. { $games } of { $all } games are kept; the same command goes on with the rest.
report-faults = { $count ->
    [one] { $count } game crashed. This is a bug in Gorin; the page ends with its traceback and how to play it again.
   *[other] { $count } games crashed. This is a bug in Gorin; the page ends with their tracebacks and how to play them again.
}

## The page

report-title = { $game }: how it plays
report-about = Bots played it many times: who wins, and how long it takes. The figures tell about the game, not about how well people play it.
report-unfinished = This report is unfinished: { $games } of { $all } games have been played.
report-stale = { $count ->
    [one] { $count } case was played with other rules, cards or bots than those in use when this page was written; the table marks it with an asterisk.
   *[other] { $count } cases were played with other rules, cards or bots than those in use when this page was written; the table marks them with an asterisk.
}
report-fact-program = Program
report-fact-rules = Rules
report-fact-cards = Cards
report-fact-games = Games
report-fact-chance = Seed
report-fact-limit = Turn limit
report-fact-options = Options
report-fact-time = Time of play
report-program = Gorin { $version }, rules and bots { $code }
report-cards-shipped = as shipped, { $digest }
report-cards-entered = as their owner entered them, { $digest }
report-games = { $games } in { $cases } cases
report-games-each = { $bot }: { $games } a case
report-time = { $hours } h { $minutes } min of one processor

## Checks

report-checks = What is asked of the game
report-column-asked = Asked
report-column-found = Found
report-column-verdict = Verdict
report-met = met
report-not-met = not met
report-unknown = too few games
report-check-highest = Met in { $met } of { $all } cases; the highest is
report-check-failing = Met in { $met } of { $all } cases, but not in
report-check-more = { $count ->
    [one] and { $count } more, marked in the table
   *[other] and { $count } more, marked in the table
}
report-check-too-few = { $count ->
    [one] { $count } case has too few games to tell (under { $enough })
   *[other] { $count } cases have too few games to tell (under { $enough })
}
report-share = { $share } ({ $low } – { $high })
report-interval = { $low } – { $high }

## Plots

report-plots = Plots
report-plot-won = Games that somebody won
report-plot-won-axis = won, % of games
report-plot-won-about = Points show the share of games that somebody won, lines its 95% interval.
report-plot-first = Won by who went first
report-plot-first-axis = % of won games
report-plot-first-about = Points show in what share of the won games the winner had gone first in the first turn, lines the 95% interval. The red line is the bound of { $most }, the broken line what it would be if all seats were alike.
report-plot-turns = Turns until somebody won
report-plot-turns-axis = turns
report-plot-turns-about = Games that somebody won: points show the median, thick lines the middle half, thin lines nine games in ten.

## Table

report-table = All cases
report-column-seats = Seats
report-column-bot = Bot
report-column-games = Games
report-column-won = Won
report-column-by-seat = Won, seat by seat
report-column-soon = Within { $turns } turns
report-column-first = By who went first
report-column-median = Turns, median
report-column-p90 = nine in ten
report-column-most = most
report-column-slow = Over { $turns } turns
report-column-decisions = Decisions
report-table-about = Shares with their 95% intervals. Turns are those of games that somebody won, decisions those of a whole game.

## Games that broke

report-broken = Games that broke
report-broken-about = Each is a bug in Gorin; please report it with what stands here.
report-broken-game = { $case }: game { $number }, seed of chance { $seed }
