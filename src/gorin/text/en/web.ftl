### What the server of the table says: to pages, and to whoever runs it.

## Who asks, and how often

web-guest = Guest { $number }
web-who = The server does not know this browser yet: load the page again, and allow it a cookie.
web-logged-out = This browser has been logged out, or the server no longer knows it: reload the page
web-too-long = To play this journal again takes longer than this server gives to what is handed in, { $seconds } s; “gorin replay” and “gorin verify” take it on your own machine
web-strangers-wait = Several journals are being looked at already; try again in a moment
web-too-many = Too much at once; try again after { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }
web-too-large = That is too long: at most { $most } bytes are read
web-many-tables = You host { $most } tables that are not over; finish or close one first
web-many-sockets = This table is open in too many tabs; close some of them
web-settings-long = there are too many settings, or one is too long
web-unknown-host = This server does not answer to that name
web-host-how = Whoever runs this server tells it its names: GORIN_WEB_PUBLIC_URL is the address that people use, such as https://gorin.example, and GORIN_WEB_HOSTS holds further names.
web-not-our-page = The request does not come from a page of this server
web-no-such-address = There is nothing at this address
web-other-method = This address does not accept that kind of request
web-no-request = What was sent is not a request that can be read
web-no-json = what was sent is not JSON
web-no-wish = what was sent is not a command; known: { $known }
web-broken = Something went wrong in the server; it has been noted there
web-too-slow = The connection was too slow to keep up; everything is sent anew

## Tables and links

web-no-table = There is no such table
web-not-invited = Only those who were invited may see this table
web-only-those-there = Nobody may watch at this table; what was played there is for those who were there
web-other-invitation = The invitation is to another table
web-may-not-invite = Players may invite; a caster or a referee is invited by the host
web-chances-when-over = Chances are shown when the match is over: they follow from all hands
web-told-when-foreign = There is a replay of this match, which has all that there is to see of it
web-verify-when-over = Chance can be checked when the match is over
web-position-own = While the game is being played, only who plays it may save a position, and only what they know themselves
web-position-decks = The position would name all cards in the decks of the others, and not all of these are known; it can be saved when the game is over
web-link-forged = The link is damaged, or from another server
web-link-ended = The link has expired; ask for a new one
web-resume-other = The link is for { $name }; here you are { $you }
web-invitation-void = Somebody was banned from the table after this invitation was made, so it lets nobody in any more; ask for a new one

## Accounts and decks

web-password-length = The password needs { $least } to { $most } characters
web-account-taken = Somebody has the name { $name } already
web-account-there = You have an account already
web-login-wrong = Name or password is wrong
web-many-own = You keep { $most } of these already; delete one first
web-own-name = a name is needed, of at most { $most } characters
web-own-id = an id is made of at most 32 small letters and digits
web-no-own = You keep nothing by this id

## The page

web-not-built = The page has not been built
web-build-how = This is a checkout without the built page. It needs Node once:

## gorin serve

web-no-cards = There are no cards of { $game } here
web-no-boards = There are no boards of { $game } here, nor anything of the kind
web-no-setting = unknown setting { $asked }; known: { $known }
web-no-proxy = { $asked } is neither an address nor a network, such as 10.0.0.5 or 10.0.0.0/8, nor *
web-setting-number = must be a whole number, at least { $least }
web-setting-yes-or-no = must be true or false
web-setting-public-url = must be http:// or https:// and a host name, with a port if need be, and nothing behind it
web-setting-hosts = “{ $asked }” is no bare host name: no scheme, port or path belongs here
web-setting-secret = must be at least { $least } characters long
web-kept-secret = This file does not hold a secret of at least { $least } characters. Restore it from a backup, or delete it: a new one is made then, and all links given out so far stop working.
serve-started = Gorin { $version }
serve-kept = Tables are kept in { $place }
serve-open = Open { $address }
serve-runs-already = Gorin runs here already: { $address }
serve-others = For others in the same network: { $address }
serve-stop = Ctrl-C stops the server. Every table is kept and goes on after the next start.
serve-port-taken = Port { $asked } is taken; this is port { $port }.
serve-needs-postgres = several processes need a database that they share: give --database postgresql://…
serve-no-port = no port is free from { $first } to { $last }
serve-port-in-use = port { $port } is taken already; name another one with --port
serve-cannot-listen = cannot listen at { $host }: { $reason }
serve-not-secret = Others can reach this server without https: what they send and see can be read on the way. Put it behind a proxy with https for more than your own network.
serve-no-browser = No browser opened here; use the link.
serve-stopped = Stopped. Every table is kept.
serve-did-not-begin = a server process ended before it could begin; what it said is above
cli-help-serve = Open the table in the browser: the page and the server behind it.
cli-help-serve-host = The address to listen at; 0.0.0.0 lets others in.
cli-help-serve-port = The port; 8675 by default, or the next free one if that is taken.
cli-help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-help-serve-processes = How many processes serve; more than one need PostgreSQL.
cli-help-serve-open_page = Open the page in a browser.
cli-help-serve-public_url = The address people know the server by, such as https://gorin.example.
cli-help-serve-json_logs = Write the log as lines of JSON.
cli-example-serve = gorin serve --open
    .title = play in the browser, with friends by a link
