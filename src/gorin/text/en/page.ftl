### The page: what it says around any game, from the first page to the end of a match.

## Everywhere

page-home = Gorin: to the first page
page-to-home = To the first page
page-skip = Skip to the content
page-close = Close
page-loading = One moment…
page-connecting = Going to the table…
page-reconnecting = The connection was lost. Connecting again; nothing is lost.
page-lost = Connecting again. Nothing is lost.
page-to-answers = Skip to what is asked
page-no-answer = The server does not answer. Check the connection and try again.
page-fault-line = Line { $line }:{ " " }
page-language = Language
page-you = you
page-save = Save
page-saved = Saved
page-copy = Copy
page-copied = Copied
page-not-found = There is no such page
page-not-found-more = The address may be mistyped, or the link is from another server.

## The first page

page-title = A table for card games
page-lead = The rules are refereed, every ruling names its clause, and no registration is needed.
page-doors = Games
page-door-play = Play
page-door-play-of = Play { $game }
page-door-seats = { $fewest } to { $most } players
page-door-seats-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-door-minutes = { $fewest } to { $most } minutes
page-door-minutes-exactly =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-ways = Ways to begin
page-way-play = Play now
page-way-play-more =
    { $bots ->
        [0] A game of { $game } alone
        [one] A game of { $game } against a bot
       *[other] A game of { $game } against { $bots } bots
    }
page-way-play-more-decks =
    { $bots ->
        [0] A game of { $game } alone, with a ready deck
        [one] A game of { $game } against a bot, with a ready deck
       *[other] A game of { $game } against { $bots } bots, with a ready deck
    }
page-way-invite = Invite a friend
page-way-invite-more = By a link or a QR code
page-way-learn = Learn
page-way-learn-more = A first game with lessons
page-way-watch = Watch
page-way-watch-more = Open tables and finished games
page-way-more = Choose seats, clock and more
page-own-tables = Your tables
page-own-tables-none = No game is running. Begin one above.
page-own-finished = Finished games
page-row-yours = your turn
page-row-turn = turn { $turn }
page-row-won = won
page-row-lost = lost
page-row-winners =
    { $count ->
        [one] { $winners } won
       *[other] { $winners } won
    }
page-offline = Everything runs on this computer; no network is needed.
page-all-tables =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
page-other-device = Continue on another device
page-other-device-more = Whoever opens this link plays as you: keep it to yourself.
page-own-name = Your name at the table
page-free-seats =
    { $count ->
        [0] no free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-stage-playing = being played
page-stage-gathering = gathering
page-stage-paused = Paused
page-stage-over = The game is over
page-stage-closed = This table is closed

## Watching, learning, coming by a link

page-watch = Watch
page-watch-bots = Watch two bots play
page-watch-bots-more = Two good bots play against each other at once, and you see everything: all hands, every step, every reason.
page-watch-free = With free seats
page-watch-running = Being played
page-watch-over = Finished
page-watch-none = No table is listed now. Whoever opens one can have it listed here.
page-learn = Learn by playing
page-learn-lead = You play a small game. Whenever something new comes up, a lesson explains it.
page-learn-what-1 = It takes about ten minutes, and you can stop at any time: the table keeps everything.
page-learn-what-2 = Only what is possible can be chosen. “Why not?” names the clause that forbids the rest.
page-learn-what-3 = Every choice can be taken back.
page-learn-begin = Begin the first game
page-resume = Welcome back
page-resume-whose = With this link this browser becomes { $name }. You are { $you } here now.
page-resume-more = Go on only if you made the link yourself, in another browser. Seats, decks and settings of who you are now do not come with you.
page-resume-become = Go on as { $name }
page-resume-stay = Stay { $you }
page-invited = An invitation
page-invited-to = { $host } invites you to a table
page-invited-game = { $game }: { $title }
page-invited-as-player = You are invited to play.
page-invited-as-spectator = You are invited to watch.
page-invited-as-caster = You are invited to comment: with everybody's consent you see all hands, later.
page-invited-as-referee = You are invited as the referee.
page-invited-enter-player = Take a seat
page-invited-enter-spectator = Watch
page-invited-enter-caster = Enter
page-invited-enter-referee = Enter
page-invited-broken = Ask whoever sent it for a new link.
page-invited-full = Every seat is taken.
page-invited-over = The game is over.
page-invited-unseen = Nobody may watch at this table.
page-invited-here = You are at this table already.
page-no-table = There is no such table
page-table-shut = You cannot enter this table

## A new table

page-new = A new table
page-new-game = Game
page-new-format = Format
page-new-players = Who plays
page-new-seats = Seats
page-new-guided = With lessons, as a tutorial
page-seat-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
page-new-who = Who plays, and with which deck
page-new-player = Player of seat { $number }
page-new-deck = Deck of seat { $number }
page-new-deck-hint = You choose a deck of your own at the table, before the game begins.
page-a-person = A person
page-a-bot = Bot: { $level }
page-bot-random = plays at random
page-bot-easy = easy
page-bot-medium = medium
page-bot-heuristic = strong
page-bot-search = strongest, thinks longer
page-deck-usual = { $deck } (usual)
page-deck-others = Not legal in { $format }
page-deck-elsewhere = { $deck } ({ $formats })
page-deck-default = The usual deck
page-deck-none = The level's own
page-deck-own = A deck of your own…
page-deck-own-title = Play a deck of your own
page-deck-own-hint = Paste the list: one card a line with its number first, in any format that the deck builder reads. It is checked against this table's level.
page-deck-own-text = The list of the deck
page-deck-own-kept = Decks you made here
page-deck-own-choose = Take one of them…
page-deck-own-play = Play this deck
page-deck-own-file = From a file…
page-new-clock = Clock
page-new-clock-hint = Whoever runs out of time gives up.
page-clock-none = No clock
page-clock-game-10 = 10 minutes each, 10 seconds more per answer
page-clock-game-25 = 25 minutes each, 15 seconds more per answer
page-clock-move-60 = 1 minute per answer
page-clock-move-180 = 3 minutes per answer
page-clock-day-1 = 1 day per answer
page-clock-day-3 = 3 days per answer
page-clock-days =
    { $count ->
        [one] { $count } day per answer
       *[other] { $count } days per answer
    }
page-clock-seconds =
    { $count ->
        [one] { $count } second per answer
       *[other] { $count } seconds per answer
    }
page-clock-minutes =
    { $count ->
        [one] { $count } minute each, +{ $increment } s
       *[other] { $count } minutes each, +{ $increment } s
    }
page-new-undo = Taking back
page-new-undo-hint = The others are asked; against bots alone it is free.
page-undo-none = Nothing is taken back
page-undo-casual = Take back what revealed nothing
page-undo-any = Take back anything, if all agree
page-new-watching = Who may watch
page-new-watching-hint = Nobody who watches sees a hand.
page-watching-open = Whoever has the address may watch
page-watching-invited = Those invited may watch
page-watching-none = Nobody watches
page-new-listed = Show the table to everybody on this server
page-new-more = More options
page-new-pause = Pause before passing, in seconds
page-new-pause-hint = The table waits this long before passing for a player, so that the speed of a pass gives nothing away. With 0 everybody sees who has a card to play.
page-new-grace = Away before a bot may hold the seat, in seconds
page-new-grace-hint = Whoever comes back can take the seat back at once.
page-new-delay = Delay of commentators, in seconds
page-new-delay-hint = Commentators see all hands so much later, if every seat agrees.
page-seconds-usual =
    { $count ->
        [one] { $count } second (usual)
       *[other] { $count } seconds (usual)
    }
page-new-open = Open the table

## Before the match

page-begin = Begin
page-gathering-free =
    { $count ->
        [one] Still { $count } seat to take. Invite somebody, or seat a bot.
       *[other] Still { $count } seats to take. Invite somebody, or seat bots.
    }
page-gathering-free-guest =
    { $count ->
        [one] Still { $count } seat to take.
       *[other] Still { $count } seats to take.
    }
page-gathering-ready = Everybody is here.
page-gathering-host = Everybody is here. Waiting for the host to begin.
page-seat-free = Free seat
page-sit = Sit here
page-stand = Stand up
page-seat-a-bot = Seat a bot…
page-bot-sits = Seat a bot on seat { $number }
page-bot-away = Remove the bot
page-bot-at-seat = { $name } ({ $level })
page-invite = Invite somebody
page-invite-more = Whoever opens this link comes to this table. No registration is needed.
page-invite-full = Every seat is taken: whoever comes now does not play.
page-invite-link = Invitation link
page-invite-whom = For whom
page-invite-for-caster = comments: sees all hands later, if every seat agrees
page-invite-for-referee = referees: sees what is public, may speak
page-invite-until = The link works until { $date }.
page-invite-local = This address works on this computer only. For others to come, start the server with “{ $command }” and open the page by this computer's address.
page-here = Who is here
page-qr = The invitation link as a QR code

## The table

page-board = Board
page-opponents = The other players
page-players = Players
page-own-place = Hand
page-plate-you = your decision
page-plate-decides = deciding
page-held = held by a bot: { $level }
page-away = away
page-away-left = away; a bot may take over in { $time }
page-hold = Let a bot hold the seat
page-held-own = A bot plays for you.
page-take-back = Take my seat back
page-clock = Time left
page-clock-soon =
    { $count ->
        [one] Less than { $count } second left.
       *[other] Less than { $count } seconds left.
    }
page-clock-left-days = { $days } d { $hours } h
page-role-player = player
page-role-spectator = spectator
page-role-caster = commentator
page-role-referee = referee

## The question

page-question = What is asked
page-questions = Open questions
page-answers = Answers
page-answers-more = { $count } more
page-answers-fold = Fold the answers away
page-answers-group = Only these: { $answer } ({ $count })
page-answer = Answer
page-answer-so = Send it so
page-decide = Your decision
page-secret = only you see this
page-decide-secretly-more = Only you see what can be chosen here. The others see what you chose as soon as it takes effect for them.
page-decide-secretly = Your decision, unseen by the others
page-asked-aloud = Your decision: { $question }
page-waiting = Waiting
page-waiting-for =
    { $count ->
        [one] Waiting for { $seats }
       *[other] Waiting for { $seats }
    }
page-waiting-away =
    { $count ->
        [one] Waiting for { $seats }, who is away
       *[other] Waiting for { $seats }, who are away
    }
page-waiting-bots =
    { $count ->
        [one] { $seats } is thinking
       *[other] { $seats } are thinking
    }
page-waiting-table = The table is working
page-since = Since your last answer
page-since-hit = This hits you
page-happening = What happens
page-paused-by = { $name } paused the game. It and its clocks stand still.
page-paused-by-plain = { $name } paused the game.
page-paused-by-referee = { $name }, a referee, paused the game. A referee lets it go on, or the host while no referee is connected.
page-go-on = Go on
page-less = Less
page-more = More
page-range = From { $low } to { $high }
page-subset = { $count } chosen; from { $least } to { $most }
page-subset-exactly = { $count } of { $most } chosen
page-division = { $left } left to divide
page-draft-back = One step back
page-draft-nowhere = Nowhere
page-draft-few = Still to choose: { $count }
page-weight = together { $weight }; from { $lightest } to { $heaviest }
page-weight-least = together { $weight }; at least { $lightest }
page-weighs = { $thing } ({ $weight })
page-text-long = { $shortest } to { $longest } characters
page-text = Your text
page-named = Your choice; another one may be typed
page-draft-light = Still lacking: { $count }
page-draft-short = Characters still lacking: { $count }
page-draft-chosen = chosen
page-draft-place = place { $place }
page-draft-where-to = where to?
page-draft-goes = to { $to }
page-draft-gets = gets { $things }
page-draft-touch = touch to choose
page-earlier = { $thing }: earlier
page-later = { $thing }: later
page-report = What is reported

## Why not

page-why = Why not?
page-why-title = What can I do?
page-why-hint = Choose what you have in mind: the referee says whether it is possible now, and if not, which clause forbids it.
page-why-writing = Your answer may say this now:
page-why-sent = { $thing }: to { $places }
page-why-allowed = no clause forbids it

## Beside answering

page-acts = Initiatives
page-acts-new = New initiatives
page-act-gone = That cannot be done now.
page-draft-choose = Choose
page-tools = At any time
page-undo = Take back
page-undo-asked = You asked to take back your last choice.
page-undo-asks = { $seat } asks to take back the last choice.
page-undo-since = Everything would be as it was before:
page-undo-agree = Agree
page-undo-refuse = Refuse
page-undo-withdraw = Withdraw
page-skip-turn = Pass this turn
page-skip-turn-more = Play nothing more this turn: windows for cards are passed for you, other decisions are still asked
page-skip-concern = Pass until it concerns me
page-skip-concern-more = Windows for cards are passed for you until something happens to you, your own turn comes, or you answer something
page-passing = Passing until this turn ends
page-passing-concern = Passing until it concerns you
page-passing-more = You pass wherever a card could be played, until this turn ends. Moves, tests and everything else are still asked. Any key or click ends it while you wait.
page-passing-stop = Stop
page-passed = passed for you:
page-passed-more = Since your last answer the table has passed for you this often, where you had nothing new to play or did not want to be asked. Press to see where.
page-passed-title = What the table passed for you
page-passed-list = Since your last answer the table has passed in these windows, the latest first.
page-passed-after = After: { $line }
page-passed-earlier = { $count ->
    [one] One earlier window is not listed.
   *[other] { $count } earlier windows are not listed.
}
page-stops-open = When to ask me
page-pause = Pause
page-gave-up = You have given up.
page-concede = Give up
page-concede-sure = Give this game up? The others play on or win.
page-concede-sure-two = Give this game up? Then it is over, and { $seat } wins.
page-concede-sure-alone = Give this game up? Then it is over.
page-concede-not = Play on

## The log

page-ledger = Log
page-log = Log
page-log-none = Nothing has happened yet.
page-older = Earlier lines
page-log-passes =
    { $count ->
        [one] { $count } pass
       *[other] { $count } passes
    }
page-log-clauses = Clauses
page-log-clauses-hint = Show the clause at each line, and not only where the pointer rests
page-log-new =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
page-clause-show = What clause { $clause } says
page-clause-missing = The text of clause { $clause } cannot be read now.
page-clause-unknown = Clause { $clause } is in no rule book that this server has.
page-clause-stands = It stands in { $place }.
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-new =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-watchers = among those who watch
page-people = People
page-host = host
page-muted = muted
page-mute = Mute
page-mute-person = Mute { $name }
page-unmute = Unmute
page-unmute-person = Let { $name } speak again
page-remove = Remove
page-remove-person = Remove { $name } from the table
page-ban = Ban
page-ban-person = Ban { $name } from the table
page-consent = Commentators may see my hand, later
page-terms = Agreed on
page-fair = Provably fair chance
page-fair-more = Before play the table publishes a hash of its secret seed. Afterwards it reveals the seed, and all that chance decided can be checked.
page-commitment = Hash of the seed
page-seed = The seed

## The end

page-end-won = You have won
page-end-shared = Shared win
page-end-lost = You have lost
page-won =
    { $count ->
        [one] { $winners } wins: { $reason }
       *[other] { $winners } win: { $reason }
    }
page-won-shared = You share the win with { $others }: { $reason }
page-nobody-won = Nobody wins: { $reason }
page-again = Play again, seats swapped
page-again-many = Play again, each one seat further on
page-first-game = Now a game against a bot
page-again-alone = Play again
page-again-waits = Waiting for the others to agree
page-again-wanted =
    { $count ->
        [one] { $seats } wants to play again.
       *[other] { $seats } want to play again.
    }
page-to-next = To the next game
page-journal = Save the journal
page-verify = Check the whole game
page-verified-verified =
    { $draws ->
        [one] Played again: every move is legal, and { $draws } draw of chance follows from the seed.
       *[other] Played again: every move is legal, and all { $draws } draws of chance follow from the seed.
    }
page-verified-unverifiable = Every move is legal; the chance of this game was given by hand and cannot be checked.
page-verified-not-revealed = Every move is legal; the seed is not revealed yet.
page-verified-wrong = The journal does not agree with the rules or the seed. Save it and show it to the host.

## Lessons

page-lesson = Lesson
page-lesson-more = More
page-lesson-shut = Fold the lesson away
page-lesson-again = Show the lesson
page-lesson-off = No more lessons

## Settings

page-settings = Settings
page-stops = Questions
page-stops-hint = Passing is never done for you where others could tell from it what you hold.
page-stops-useful = Only real choices
page-stops-all = Ask everything
page-stops-cards = Cards
page-stops-cards-hint = The cards that you could play now, and those that you have set.
page-stops-card-usual = Ask as usual
page-stops-card-always = Always ask
page-stops-card-never = Never ask
page-set-theme = Theme
page-set-theme-system = As the system
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-text = Text
page-set-text-normal = Normal
page-set-text-large = Large
page-set-text-larger = Larger
page-set-pace = Showing what happened
page-set-pace-off = At once
page-set-pace-fast = Fast
page-set-pace-normal = Normal
page-set-pace-slow = Slow
page-set-pace-steps = Step by step
page-press-to-go-on = Press anywhere or Space to go on
page-set-motion = Movement
page-set-motion-system = As the system
page-set-motion-still = None
page-set-sound = Sounds
page-set-on = On
page-set-off = Off

## Keys

page-help = How this works
page-help-asked = What is asked of you
page-help-answer = Press an answer, touch what it is about on the board, or type its number. The sign beside the question says which clause it comes from.
page-help-game = The game
page-keys = Keys
page-key-answer = choose an answer by its number
page-key-answers = go to the answers
page-key-arrows = move within answers, board, hand or log
page-key-why = what can I do, and why not
page-key-undo = take back
page-key-pass = pass this turn, or stop passing
page-key-pass-concern = pass until something concerns me
page-key-card = show the card that has the focus
page-key-skip = see at once what is still being shown
page-key-images = switch between your own card images and drawn cards
page-key-words = the position in words
page-key-ledger = open or close the log
page-key-chat = write in the chat
page-key-keys = show these keys
page-key-help = how this works: the question, the game, the keys
page-key-escape = close what is open
page-in-words = The position in words

## Cards

page-stand-in = Stand-in
page-stand-in-long = Some of what this card says is this project’s own stand-in.
page-images = Your own card images
page-images-choose = Choose a folder
page-images-choose-files = Choose files
page-images-forget = Forget the images
page-images-help = Files are found by a card’s name or number, such as pit-trap.jpg or 062.png. They stay in this browser; the key i shows the drawn cards.
page-images-count = { $count ->
    [one] { $count } image
   *[other] { $count } images
}

## Matches of several games

page-new-games = Length of the match
page-new-games-hint = Whoever first wins most of the games wins the match. Before each game cards may be swapped with the sideboard.
page-match-length =
    { $count ->
        [1] one game
       *[other] match of { $count } games
    }
page-match-score = Game { $number } of { $games } · { $wins }
page-match-won =
    { $count ->
        [1] { $names } wins the match, { $wins }.
       *[other] { $names } share the match, { $wins }.
    }
page-match-nobody = Nobody wins the match, { $wins }.
page-match-game = Game { $number }
page-match-secret = The journal of this game can be read when the match is over.
page-match-ready = I am ready
page-match-not-ready = I am not ready yet
page-match-is-ready = ready
page-match-ready-hint = The next game begins when everybody is ready.
page-swap = Your deck and your sideboard
page-swap-hint = Nobody else sees this. A touch moves one copy of a card.
page-swap-in = Move { $card } into the deck
page-swap-out = Move { $card } to the sideboard
page-swap-keep = Play like this
page-swap-undo = Change nothing
page-swap-kept = You play the deck that you see here.
