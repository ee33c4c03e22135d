### Replays, the figures of a match, and tables of finished games.

## Steps of a replay

replay-answer = 答案：{ $answer }
replay-act-concede = 认输

## Tables of finished games

stats-person = { $name }
stats-deck = { $name }
stats-seats = { $count } 个座位
