### Replays, the figures of a match, and tables of finished games.

## Steps of a replay

replay-answer = Resposta: { $answer }
replay-act-concede = Desistir

## Tables of finished games

stats-person = { $name }
stats-deck = { $name }
stats-seats = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
