### Replays, the figures of a match, and tables of finished games.

## Steps of a replay

replay-answer = Respuesta: { $answer }
replay-act-concede = Rendirse

## Tables of finished games

stats-person = { $name }
stats-deck = { $name }
stats-seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
