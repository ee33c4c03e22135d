### Tomb Raider: what the table does by itself.

## Settings

page-windows = When I may play a card
page-windows-concern = Ask once a turn, and when it concerns me
page-windows-always = Ask every time
page-order = Turn order
page-order-keep = Keep it
page-order-ask = Ask each turn
page-reset = Reset at the end of a turn
page-reset-useful = Ask when it may help
page-reset-ask = Always ask
page-reset-skip = Never
page-discard = Discarding at the end of a turn
page-discard-useful = Ask when it brings more cards
page-discard-ask = Always ask
page-search = Searching
page-search-useful = Ask when something can be found
page-search-ask = Always ask
play-set-windows-concern = You are asked about a card once a turn, and again when what concerns you has changed.
play-set-windows-always = You are asked every time you may play a card.
play-set-order-keep = The turn order is kept without asking.
play-set-order-ask = You are asked each turn whether to roll for the order.
play-set-reset-ask = You are asked each turn whether to reset.
play-set-reset-skip = You are not asked whether to reset.
play-set-discard-ask = You are asked each turn which cards to discard.
play-set-discard-useful = You are asked which cards to discard only when it brings more cards.
play-set-search-useful = You are asked whether to search only when something can be found.
play-set-search-ask = You are asked each turn whether to search.

## Help and settings

play-set-reset-useful = You are asked whether to reset only when it may help.
