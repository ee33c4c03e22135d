### The page about the reader: name, other devices, account, games, what is kept; closing a table.

you-title = You
you-head = You: { $name }
you-link = Name, devices and account

## Another device

you-device = Another device
you-device-more = With a link, another browser plays as you at the same tables. No account is needed.

## The account

you-account = Account
you-account-why = You play as a guest, and need nothing more. An account is for one thing: to find your decks, levels and games again on any device.
you-account-here = You are logged in as { $account }. Your decks and levels are kept with the account, and in this browser too.
you-open = Open an account
you-log-in = Log in
you-open-more = You stay who you are, and the decks and levels of this browser come along. No e-mail address is asked for: nobody can send you a forgotten password.
you-log-in-more = The decks and levels of this browser come along.
you-guest-stays =
    { $count ->
        [one] The table that you came to here as { $name } stays with that guest. To go back to it later, make a link for another device first.
       *[other] The { $count } tables that you came to here as { $name } stay with that guest. To go back to them later, make a link for another device first.
    }
you-account-name = Account name
you-account-name-more = You log in with it. At tables you go by your own name.
you-password = Password
you-password-more = 8 characters or more
you-password-now = Present password
you-password-new = New password
you-password-show = Show the password
you-back = Not now
you-opened = The account { $account } is open.
you-logged-in = You are logged in as { $account }.
you-log-out = Log out
you-log-out-more = What the account keeps leaves this browser when you log out.
you-logged-out = You are logged out, and a guest again.
you-change = Change the password
you-change-more = All other browsers are logged out.
you-changed = The password is changed.
you-close = Close the account
you-close-more = Name and password are deleted, so that nobody can log in any more. You stay in this browser as a guest, with all decks, levels and tables.
you-closed = The account is closed. You are a guest.

## Where things are kept

you-kept-all = All decks and levels are with your account.
you-kept-busy = Keeping…
you-kept-not =
    { $count ->
        [one] { $count } deck or level is not with your account yet.
       *[other] { $count } decks or levels are not with your account yet.
    }
you-kept-again = Try again
you-kept-here = in this browser only
you-kept-account = with your account
you-kept-where = Kept with your account { $account } and in this browser.
you-kept-offer = Keep them on several devices
you-renamed = “{ $was }” differed from what your account keeps under this name. Both are there: the one of this browser is now “{ $is }”.
you-renamed-seen = All right

## Games and data

you-games-none = You have not been at a table yet.
you-replay = Replay
you-replay-of = Replay: { $title }
you-data = Your data
you-export = Save all of it as a file
you-export-more = What the server keeps of you and what this browser keeps: name, settings, decks, levels, tables, results.
you-forget = Delete my data…
you-forget-title = Delete your data from the server
you-forget-gone = Deleted now, for good
you-forget-you = your name and settings; no browser and no link is you any more
you-forget-account = your account { $account }, with the decks and levels that it keeps
you-forget-tables = which tables are yours: you cannot go back to a game that is running
you-forget-stays = What stays
you-forget-records = the records of games: the moves, what was said, and the name you had there, since the games are also those of others
you-forget-results = the results in the statistics
you-forget-browser = the decks and levels in this browser, unless you delete them too
you-forget-browser-too =
    { $count ->
        [one] Delete the deck or level in this browser too
       *[other] Delete the { $count } decks and levels in this browser too
    }
you-forget-now = Delete my data
you-forget-not = Keep everything
you-forgotten = Your data has been deleted. Whoever plays here now is a new guest.

## The host of a table

page-close-table = Close the table
page-close-table-sure = The game ends here for good, with nobody as the winner. Its record is kept.
page-close-table-gathering = Nobody can come to this table any more.
page-close-table-others = The table cannot be closed while others play at it.
page-close-table-not = Keep it open
page-end-table = End the game
page-licences = Licences of what this page is made with
page-remove-sure = { $name } leaves the table and may come back by a link. In a game a bot plays on in their place.
page-ban-sure = { $name } leaves the table and may not come back. In a game a bot plays on in their place.
page-remove-not = Let { $name } stay
