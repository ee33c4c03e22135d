### What those read at a table who comment on a game.

page-cast-hands = All hands
page-cast-waits = As a commentator you see all hands once every player agrees, each moment a while later.
page-cast-missing =
    { $count ->
        [one] { $seats } has not agreed yet.
       *[other] { $seats } have not agreed yet.
    }
page-cast-soon =
    All agree: the hands are here in { $delay ->
        [0] a moment
        [one] { $delay } second
       *[other] { $delay } seconds
    }.
