### What a table on a server says: what it is opened with, who may do what, what happens there.

## Opening a table

hall-bad-seats = A table has 1 to { $most } seats
hall-bad-seconds = This is between { $least } and { $most } seconds
hall-bad-clock = For this clock it is between { $least } and { $most }
hall-guided-alone = Lessons are given at a table with one seat
hall-two-decks = Name a deck or give the text of one, not both
hall-text-too-long = This is too long; it may have { $most } characters
hall-text-unreadable = This text cannot be read
hall-name-empty = A name needs at least one letter
hall-name-too-long = A name has at most { $most } characters
hall-name-taken = Somebody at this table is already called “{ $name }”

## Coming in

hall-no-such-table = There is no such table: { $table }
hall-banned = You may not come back to this table
hall-not-invited = You need an invitation for this
hall-full = The table is full
hall-no-free-seat = No seat is free
hall-has-cast = Anyone who has seen the other players’ hands can no longer play here
hall-not-here = You are not at this table
hall-others-play = Other people are playing here: the table cannot be closed
hall-is-closed = The table is closed
hall-removed = The host has removed you from the table
hall-left = You have left the table
hall-stopping = The server is stopping; the game is saved
hall-moved = The table goes on in another server process
hall-broken = Something went wrong here, and nothing was changed; the table is as it was saved
hall-still-playing = Players stay at the table until the game is over; concede first, or let a bot play for you

## Seats before the game

hall-no-such-seat = There is no seat { $seat }
hall-seat-taken = Seat { $seat } is taken
hall-no-bot = No bot plays seat { $seat }
hall-no-seat = You have no seat at this table
hall-no-decks = No deck is chosen in this game
hall-no-lessons = No lessons are given in this game
hall-not-your-seat = Seat { $seat } is not yours
hall-host-only = Only the host may do this
hall-players-only = Only players may do this
hall-begun = The game has already begun
hall-seats-free = These seats are still free: { $seats }
hall-stirred-already = You have already added your own chance
hall-bad-entropy = Give between 1 and { $most } characters

## Playing

hall-not-begun = The game has not begun yet
hall-is-over = The game is over
hall-not-over = The game is not over yet
hall-is-paused = The game is paused
hall-paused-by = { $name }, a referee, paused the game; a referee lets it go on, or the host while no referee is connected
hall-paused-often = With a clock nobody pauses more than { $most } times in a game, or in a level of a series
hall-answer-late = Question { $serial } is not open any more, or was never yours
hall-bot-holds = A bot holds seat { $seat }; take it back first
hall-not-held = No bot holds your seat
hall-not-a-persons-seat = No person answers for seat { $seat } now
hall-not-away = { $name } is here
hall-away-too-short = { $name } has not been away for long enough; wait { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}
hall-journal-later = The journal names all cards of all decks; it can be read when the game is over

## Taking back

hall-undo-never = At this table no choice is taken back
hall-undo-nothing = There is no choice of yours to take back
hall-undo-left = Somebody has left the game since your last choice, so it can no longer be taken back
hall-undo-held = A bot is playing for { $name }, who cannot agree now; what was played before the bot took over stays
hall-undo-chance = Dice were rolled or a deck was shuffled since your last choice, so it can no longer be taken back
hall-undo-revealed = Something hidden came to light since your last choice, so it can no longer be taken back
hall-undo-changed = Something has changed on the table since your last choice, so it can no longer be taken back
hall-undo-open = Somebody already asks to take back a choice
hall-undo-none = Nobody asks to take back a choice
hall-undo-not-asked = Your consent is not asked for
hall-undo-own = The others decide; you may only withdraw
hall-undo-too-often = The others have refused often enough in this turn

## Talking, and the host

hall-nothing-said = The message is empty
hall-muted = The host has muted you
hall-other-channel = While a game is running, players and spectators chat separately
hall-rename-later = While a game runs, those who watch keep their names
hall-renamed-lately = You may change your name once a minute
hall-too-fast = Not so fast; wait a few seconds
hall-no-such-person = There is no such person at this table
hall-not-yourself = You cannot do this to yourself

## What the table tells in the chat

hall-told-came-player = { $name } came to play.
hall-told-came-spectator = { $name } came to watch.
hall-told-came-caster = { $name } came to comment.
hall-told-came-referee = { $name } came as referee.
hall-told-renamed = { $before } is now called { $name }.
hall-told-left = { $name } left.
hall-told-sat = { $name } plays seat { $seat }.
hall-told-stood = { $name } left seat { $seat }.
hall-told-bot-sat = { $name } plays seat { $seat } ({ $level }).
hall-told-bot-went = { $name } left seat { $seat }.
hall-told-began = The game begins.
hall-told-undo-asked = { $name } asks to take back a choice.
hall-told-undo-agreed = { $name } agrees.
hall-told-undo-refused = { $name } does not agree; the choice stays.
hall-told-undo-withdrawn = { $name } takes nothing back after all.
hall-told-undo-lapsed = Nobody answered the request of { $name } to take back: it has lapsed.
hall-told-undone = { $name } took back a choice.
hall-told-paused = { $name } paused the game.
hall-told-resumed = { $name } lets the game go on.
hall-told-gave-up = { $name } gives up.
hall-told-flagged = The time of { $name } has run out.
hall-told-held = A bot is playing for { $name }.
hall-told-taken-back = { $name } is back at the seat.
hall-told-casts = { $name } lets commentators see the hand.
hall-told-casts-not = { $name } no longer lets commentators see the hand.
hall-told-mute = The host muted { $name }.
hall-told-unmute = The host lets { $name } speak again.
hall-told-remove = The host removed { $name }.
hall-told-ban = The host banned { $name }.
hall-told-again = { $name } wants to play again.
hall-told-again-opened = The next game is ready at another table.
hall-told-closed = The host closed the table.
hall-told-idle = The table was closed: nobody had played for a long time.
hall-told-ended-foreign = The table was ended: other rules played its game, and nobody can play it on here.
hall-told-other-version = The table was closed: it was begun with another version of the game.

## The tutorial

hall-hint = { $answer }: { $reason }

## Matches of several games

match-bad-games = The number of games of a match may be { $known } here, not { $count }
match-host-begins = The host begins the first game of a match
match-seats-stay = Everybody keeps their seat until the match is over
match-decks-stay = Decks stay with their seats until the match is over; you may only swap cards with your sideboard
match-not-ready = Not everybody is ready for the next game: { $names }
match-told-ready = { $name } is ready for the next game.
match-told-ended = The match is over: everybody may now look back at this game with all cards open.
