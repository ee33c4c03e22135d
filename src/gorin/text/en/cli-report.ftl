### What `gorin report` and the page that it writes say.

## gorin report

cli-help-report = Let bots play every level many times and write a page on how levels play. What is played is kept: stop with Ctrl-C, and the same command goes on.
cli-help-report-games = How many games of each case to play.
cli-help-report-random_games = How many where random bots play; their games are long.
cli-help-report-search_games = How many where search bots play; they think long.
cli-help-report-levels = Which levels, ids or files with commas between. Without it, all.
cli-help-report-bots = Which bots, with commas between. Without it, all but search.
cli-help-report-seats = With how many seats, with commas between.
cli-help-report-jobs = How many processes share the games. Without it, one for each processor.
cli-help-report-seed = What all chance and all bots derive from.
cli-help-report-turn_limit = After how many turns a game is stopped.
cli-help-report-folder = The folder for the page, the figures and what was played.
cli-help-report-redraw = Play nothing: write the page from what is kept, even if rules, cards or bots have changed.

report-bad-seats = “{ $asked }” is not a number of seats
report-nothing = none of these levels can be played with that many seats
report-nothing-kept = nothing is kept here that could be shown
report-case = { $level }, { $seats }, { $bot }
report-variant = { $level }: { $variant }
report-place = { $level }, { $seats }
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

report-title = { $game }: how levels play
report-about = Bots played every level many times: who wins, how long it takes, and whether it matters who goes first. The figures tell about levels, not about how well people play them.
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
report-fact-time = Time of play
report-program = Gorin { $version }, rules and bots { $code }
report-cards-shipped = as shipped, { $digest }
report-cards-entered = as their owner entered them, { $digest }
report-games = { $games } in { $cases } cases
report-games-each = { $bot }: { $games } a case
report-time = { $hours } h { $minutes } min of one processor

## Checks

report-checks = What is asked of the levels
report-column-asked = Asked
report-column-found = Found
report-column-verdict = Verdict
report-check-introductory = The Introductory level, alone with the starter deck: the { $bot } wins within { $turns } turns in { $least } to { $most } of games
report-check-introductory-random = The Introductory level, alone with the starter deck: the { $bot } wins within { $turns } turns in under { $most } of games
report-check-first-mover = Every level with several seats, { $bot }: who goes first wins at most { $most } of the won games
report-check-long = Every level, { $bot }: at most { $most } of games take more than { $turns } turns
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
report-plot-won-about = Points show the share of games that somebody won within the turn limit, lines its 95% interval. Alone that is the raider’s own success; with several seats the rest are games that nobody brought to an end.
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
report-column-soon = Within { $turns } turns
report-column-first = By who went first
report-column-median = Turns, median
report-column-p90 = nine in ten
report-column-most = most
report-column-slow = Over { $turns } turns
report-column-deaths = Deaths, resets
report-column-decisions = Decisions
report-table-about = Shares with their 95% intervals. Turns are those of games that somebody won. Deaths and resets are those of a raider in a game, decisions those of a whole game.

## Games that broke

report-broken = Games that broke
report-broken-about = Each is a bug in Gorin; please report it with what stands here.
report-broken-game = { $case }: game { $number }, seed of chance { $seed }
