### What the page says of series of levels.

## Opening a table

page-new-what = What is played
page-new-one-level = One level
page-new-series-timed = A race: each player brings a level of the same power; the fewest extra turns over all levels win.
page-new-series-linked = Levels one after another: whoever wins one takes a treasure to the next.
page-new-series-pick-up = For those who know the game: levels get deeper, raiders keep what they pick up, and decks grow.
page-new-series-more = Levels and agreements
page-new-series-levels = Levels: { $levels }
page-new-series-level = Level { $number }
page-new-series-level-of = Level of seat { $number }
page-new-series-usual = { $level } (usual)
page-new-series-add = Add a level
page-new-series-drop = Leave out the last level
page-new-series-order = Order of the levels
page-series-order-listed = As listed
page-series-order-random = By lot
page-series-order-ask = The players are asked
page-new-series-scoring = Who wins
page-series-scoring-treasures = The most treasures
page-series-scoring-final = Whoever takes the last treasure
page-series-scoring-turns = The fewest extra turns
page-series-scoring-levels = The most levels
page-new-series-carry = Carried over beside treasures
page-series-carry-item = One saved item
page-new-series-limit = Turn limit of each level
page-new-series-limit-hint = Each level ends after this number of turns.

## At the table

page-series-level-of = Level { $number } of { $count }
page-series-level-short = { $number }/{ $count }
page-series-sheet = Score sheet
page-series-to-map = To the map
page-series-stage-order = Before the first level: in which order?
page-series-stage-start = Before the first level: a treasure to start with
page-series-stage-level = Score sheet
page-series-stage-keep = Between levels: what is carried over
page-series-stage-prize = Between levels: a treasure for the winner
page-series-stage-add = Between levels: cards for the deck
page-series-stage-over = The series is over
page-series-in-deck = { $count } in your deck
page-series-carried = Your raider takes along
page-series-carries-nothing = Nothing yet
page-series-deck = { $count ->
    [one] Your draw deck for the next level: { $count } card
   *[other] Your draw deck for the next level: { $count } cards
}

## The score sheet

page-series-column-level = Level
page-series-so-far = So far
page-series-total = In all
page-series-won = won
page-series-winner = wins the series
page-series-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
page-series-ended = { $turns }, { $reason }
page-series-now = being played, turn { $turn }
page-series-to-come = still to come
page-series-to-come-of = built by { $seat }, still to come
