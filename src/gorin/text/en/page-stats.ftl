### The page of statistics: finished games, win rates, lengths.

page-stats = Statistics
page-stats-and-replays = Statistics and replays
page-stats-lead = Who won how often, and how long games lasted. Every share comes with a confidence interval; the fewer the games, the wider it is.
page-stats-whose = Whose games
page-stats-yours = Your games
page-stats-all = All on this server
page-stats-none = No game has been finished on this server yet. The first one that ends is counted here, with its replay.
page-stats-none-yours = You have not finished a game yet. The first one you finish is counted here, with its replay.
page-stats-begin = Play a game
page-stats-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-stats-column-won = Won
page-stats-column-decided = Somebody won
page-stats-column-turns = Turns
page-stats-of = { $won } of { $games }
page-stats-interval = { $share }% (95% interval: { $low }% to { $high }%)
page-stats-levels = By level
page-stats-formats = By format
page-stats-seats = By number of seats
page-stats-places = By seat
page-stats-bots = Bots by level
page-stats-bots-yours = Against bots
page-stats-decks = By deck
page-stats-rates-caption = The mark is the share won, the bar its 95% interval; { $games } counted.
page-stats-few = With so few games the intervals are wide: nothing is proven yet.
page-stats-percent = { $share }%
page-stats-lengths = How long games are
page-stats-lengths-caption =
    { $games ->
        [one] { $games } game, over after { $median } turns.
       *[other] { $games } games. Half are over by turn { $median }, nine in ten by turn { $p90 }.
    }
page-stats-time =
    { $minutes ->
        [0] The median game took less than a minute.
        [one] The median game took { $minutes } minute.
       *[other] The median game took { $minutes } minutes.
    }
page-stats-axis-turns = turns
page-stats-axis-games = games
page-stats-bar = { $turns } turns: { $games }
page-stats-last = Last games
page-stats-last-listed = Last games of listed tables
page-stats-last-none = No listed table has finished a game yet.
page-stats-taken-back = { $count } taken back
page-stats-drawn-again = { $count } taken back, chance too: not counted
page-stats-you-won = You won
page-stats-you-lost = You did not win
page-stats-won-by = { $winners } won
page-stats-nobody = Nobody won
page-stats-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
page-stats-today = today, { $time }
page-stats-replay = Replay of { $title }
page-stats-most =
    { $most ->
        [one] Only the last game is counted.
       *[other] At most the last { $most } games are counted.
    }
