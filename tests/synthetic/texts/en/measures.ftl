### Courts: what is counted when bots play many matches.

courts-treaties = treaties
courts-fair = { $bot }: no seat wins more than { $most } of the won games
