### Replays, the figures of a match, and tables of finished games.

## Steps of a replay

replay-answer = Answer: { $answer }
replay-act-concede = Give up

## Tables of finished games

stats-person = { $name }
stats-deck = { $name }
stats-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
