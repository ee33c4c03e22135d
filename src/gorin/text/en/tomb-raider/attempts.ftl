### Tomb Raider: what can be tried.

## Asking why not

attempt-unknown = “{ $attempt }” cannot be tried; you can try { $verbs }
attempt-no-card = There is no card “{ $card }” here

## Why not

page-attempt-move = Move { $thing }
page-attempt-attack = Attack { $seat }
page-attempt-search = Search
page-attempt-reset = Reset
page-attempt-play = Play { $thing }
page-attempt-use = Use { $thing }
page-attempt-find = Find { $thing }
page-attempt-obstacle = Play { $thing } as an obstacle
