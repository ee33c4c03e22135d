### What a table in the terminal says: gorin play and gorin resume.

## Before play

play-menu = How do you want to play?
play-menu-1 =   1  alone (Enter)
play-menu-2 =   2  with a friend at this keyboard
play-menu-3 =   3  against a bot
play-menu-bot =   1  against a bot (Enter)
play-menu-friend =   2  with a friend at this keyboard
play-menu-name = Name of player { $number } (Enter: none):
play-player = Player { $number }
play-bot = Bot { $number } ({ $level })
play-bad-seat = “{ $asked }” is not a seat; a seat is { $known }
play-commitment = All chance of this game comes from a secret seed. Its fingerprint begins with { $hash }
play-entropy = { $player }, type anything to add your own chance to it, or just press Enter.
play-hand-over = Pass the keyboard to { $seat }. Then press Enter.

## The table

play-header-setup = { $level } · before the first turn
play-header = { $level } · turn { $turn } · { $round }
play-asked = { $seat }: { $question }
play-hint = ? help
play-gone = has given up
play-hand = Hand ({ $count })
play-hand-short = hand { $count }

## The map in words

play-fact-and = { $first }; { $second }

## Cards in words

play-card-which = Which card? Type: card NAME
play-card-unknown = There is no card “{ $asked }”.
play-stand-in-mark = stand-in
play-stand-in = Some of what this card says is this project's own stand-in.

## At the prompt

play-choose = { $count ->
    [0] Type an answer, or ? for help.
    [one] Type 1, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}
play-not-understood = { $count ->
    [0] “{ $asked }” is not an answer here. Type ? for help.
    [one] “{ $asked }” is not an answer here. Type 1, or ? for help.
   *[other] “{ $asked }” is not an answer here. Type a number from 1 to { $count }, the beginning of an answer, or ? for help.
}
play-meant-several = “{ $asked }” may mean { $found }. Type more of it.

## Help

play-help-answering = Answer with a number, or with the beginning of an answer. Enter takes the answer marked ↵.
play-help-form = An answer of several parts: type each by its letter, as in a: 1>5; b: 1. You may type one part after the other: what you typed is told, you change a part by typing it anew, and Enter gives it all.
play-help-pairs = What goes where: 1>5 lets 1 go to 5; several with commas, 1>5, 2>8; - for nothing.
play-help-several = Several things: their numbers with commas, 1, 3; - for none.
play-help-order = An order: the numbers of all with commas, 3, 1, 2; those that you leave out come last; - leaves them as they stand.
play-help-silent = Questions with a single answer are answered silently, and the turn order is kept without asking; “set” changes that.
play-help-silent-any = Questions with a single answer are answered silently; “set” changes that.
play-help-help = this help
play-help-why = why something is forbidden; on its own: everything you could try
play-help-map = draw the map again; with a space: tell about it
play-help-table = show the table again
play-help-hand = your hand and what the cards do
play-help-card = read any card
play-help-log = the last N lines of the log
play-help-rows = raiders with their unsaved and saved rows
play-help-rule = read a clause, or find some by a word or by how their names begin; alone: the one that asks
play-help-do = do something that nobody asks for; alone: what there is
play-help-undo = take back your last choice, when playing alone
play-help-skip = pass for you until this turn is over, or until something concerns you
play-help-stops = be asked about a card always, never or as usual
play-help-save = where the game is saved
play-help-set = settings; alone: show them
play-help-lang = change the language
play-help-concede = give the game up
play-help-quit = leave; the game can be resumed
play-help-sheet = the score sheet of the series
play-help-list = all answers, also where there are many
play-help-deck = your draw deck for the next level

## Rules and why not

play-rule-unknown = There is no clause “{ $asked }”; clauses are named like { $clause }.
play-rule-found = These clauses may be meant. Read one by: rule CLAUSE
play-rule-more = { $count ->
    [one] There is 1 more. Type more of it.
   *[other] There are { $count } more. Type more of it.
}
play-rule-no-text = What { $clause } says cannot be read here.
play-why-list = What may be tried, and what forbids it now:
play-why-yes = allowed
play-why-no = not now
play-why-not = “{ $attempt }” is not possible now:
play-why-allowed = No clause forbids “{ $attempt }” now.
play-why-further = It may go on so:

## Undo, saving, leaving

play-undone = Your last choice is taken back.
play-undo-not-alone = A choice is taken back only when playing alone.
play-undo-nothing = There is no choice of yours to take back.
play-undo-chance = Dice were rolled or a deck was shuffled since your last choice, so it can no longer be taken back.
play-undo-revealed = A card was turned up or drawn since your last choice, so it can no longer be taken back.
play-undo-changed = Something has changed on the table since your last choice, so it can no longer be taken back.
play-saved = The game is saved after every answer, as { $save }:
play-do-list = You may at any time:
play-do-one = { $number }. { $what } (do { $kind })
play-do-nothing = There is nothing to do now that nobody asks for.
play-do-unknown = There is nothing like “{ $asked }” to do now; “do” alone lists what there is.
play-do-how = Type “do { $kind }” and, behind it on the same line:
play-do-example = Such as: do { $kind } { $example }
play-concede-sure = Give this game up? Type “yes”.
play-concede-not = The game goes on.
play-concede-never = This game cannot be given up; “quit” leaves it, and it can be resumed.
play-lang-which = The languages are { $known }. Type: lang XX
play-left = The game { $save } is saved. Go on with it by:

## Settings

play-set-stops-useful = Questions with a single answer are answered silently.
play-set-stops-all = Every question is asked.
play-skipping-turn = You pass until this turn is over.
play-skipping-concern = You pass until something concerns you, or until you answer something yourself.
play-stops-always = { $card }: you are asked in every window in which you can play it.
play-stops-never = { $card }: no window is opened to you for its sake.
play-stops-usual = { $card }: you are asked as you are about other cards.
play-skip-how = There is no “skip { $asked }”. “skip” passes for you until this turn is over, “skip concern” until something concerns you.
play-skip-never = Nothing is asked in this game that you could pass on.

## The end

play-won = { $count ->
    [one] { $winners } wins: { $reason }
   *[other] { $winners } win: { $reason }
}
play-nobody-won = Nobody wins: { $reason }
play-turns = { $turns ->
    [one] { $turns } turn was played.
   *[other] { $turns } turns were played.
}
play-verify = Anyone can check every move and every draw of chance:
play-another = Play once more? Type “yes”, or press Enter to stop.

## Saved games

play-no-saves = There are no saved games. Begin one with: gorin play
play-save = { $level }, turn { $turn }: { $players }
play-save-damaged = (cannot be read)
play-resume-which = Which one? Type its number, or press Enter for the first.
play-resume-how = Go on with one by: gorin resume NUMBER
play-resumed = { $level }: the game goes on where it was left.
play-no-such-save = { $count ->
    [0] There is no saved game “{ $asked }”; there are no saved games
   *[other] There is no saved game “{ $asked }”; gorin resume --list shows what there is
}
play-save-in-use = { $save } is being played already, by process { $process }
play-notes-damaged = The notes of this saved game are damaged
play-file-unwritable = This cannot be written: { $reason }
play-home-unwritable = This cannot be written: { $reason }. The variable GORIN_HOME names another folder for all that Gorin keeps

## The table of a game that has none of its own here

play-any-counter = { $label }: { $value }
play-any-zone = { $label } ({ $count })
play-any-down = face down
play-any-active = has the turn
play-any-involved = takes part
play-any-no-hand = You have no hand.
play-leave-open = Say nothing now
play-any-range = Type a whole number from { $low } to { $high }.
play-any-some = { $fewest ->
    [0] Type some of these, with commas between them, at most { $most }; - for none: { $keys }
   *[other] Type some of these, with commas between them, { $fewest } to { $most }: { $keys }
}
play-any-exactly = { $count ->
    [1] Type one of these: { $keys }
   *[other] Type { $count } of these, with commas between them: { $keys }
}
play-any-order = Type these in the order you want, with commas between them, or - for as they stand: { $keys }
play-any-parts = Type a number for each of these, with commas between them; together they make { $total }: { $keys }
play-any-data = Type what is asked for; with commas between several things.
play-any-thing = { $number } { $thing }
play-any-pairs = Type what goes where, such as 1>2, with commas between several, or - for nothing. What may go: { $keys }. Where to: { $places }
play-any-form = Type what you want of these parts by their letters, with ; between several, such as a: …; b: … What you leave out stays as it is.
play-any-form-parts = { $form } { $parts }
play-any-part = { $letter }: { $part }. { $reason }
play-any-part-alone = { $part }
play-any-ways = Type what goes where, such as { $start }>{ $to }, with commas between several, or - for nothing.
play-any-way = { $thing }: to { $places }
play-wrong-pair = “{ $answer }” does not say what goes where: that is typed as 1>2, with commas between several
play-wrong-parts = “{ $answer }” does not say for which parts it is: type their letters, such as a: 1; b: 2
play-any-one = Type one of these: { $keys }
play-any-text = Type a text of { $shortest } to { $longest } characters.
play-any-named = Type one of these, or the key of another entry of the same catalogue: { $keys }
play-any-some-weigh = { $some } Together they amount to { $lightest } to { $heaviest }.
play-any-some-weigh-least = { $some } Together they amount to { $lightest } or more.
play-any-weight = { $thing } ({ $weight })
play-any-bound = { $thing } ({ $low } to { $high })
play-draft = Your answer: { $answer }. Enter gives it; or type another one.
play-draft-goes = { $thing } to { $to }
play-draft-nothing = nothing
play-draft-also = { $first }; { $next }

## Swapping with a sideboard

play-swap = { $player }: swap cards with your sideboard before the game
play-swap-others = { $player } swaps cards now; the others look away. Press Enter.
play-swap-how = “+ CARD” moves a card into the deck, “- CARD” out of it, “deck” shows it again; Enter plays.
play-swap-no-such = Nothing to move: { $asked }
