### Tomb Raider: what the table does by itself.

## Settings

page-order = Turn order
page-order-keep = Keep it
page-order-ask = Ask each turn
page-reset = Reset at the end of a turn
page-reset-useful = Ask when it may help
page-reset-ask = Always ask
page-reset-skip = Never
play-set-order-keep = The turn order is kept without asking.
play-set-order-ask = You are asked each turn whether to roll for the order.
play-set-reset-ask = You are asked each turn whether to reset.
play-set-reset-skip = You are not asked whether to reset.

## Help and settings

play-set-reset-useful = You are asked whether to reset only when it may help.
