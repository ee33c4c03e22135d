### What `gorin` itself and its commands games, replay and verify say, and the help of all.

## `gorin` alone

cli-about = Gorin referees card games, most of them out of print, and cites the clause behind every ruling.
cli-more-help = More: gorin --help, gorin COMMAND --help. Languages: --lang en, pt-BR, es, zh.

cli-example-play = gorin play tomb-raider
    .title = play alone at this terminal
cli-example-play-bot = gorin play --seat human --seat bot
    .title = play against a bot
cli-example-resume = gorin resume
    .title = list games that were saved, or go on with one
cli-example-games = gorin games
    .title = show what can be played
cli-example-rules = gorin rules TR-6.13
    .title = read a clause, its code and its tests
cli-example-card = gorin card "Pit Trap"
    .title = read a card
cli-example-judge = gorin judge SCENARIO.toml
    .title = settle an argument: what happens in this position
cli-example-verify = gorin verify JOURNAL
    .title = check every move and every die of a game
cli-example-sim = gorin sim tomb-raider --games 100
    .title = let bots play many games and add up the results

## gorin games

games-format = format
games-level = level
games-deck = deck
games-option = option
games-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
games-seats-range = { $fewest } to { $most } seats
games-seats-solo = { $seats }, or alone
games-deck-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
games-try = Begin with: gorin play { $game }

## gorin replay

replay-title = { $game }, format { $format }, written by Gorin { $version }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
replay-players = Players: { $players }.
replay-spectator = a spectator
replay-chance = chance
replay-table = the table
replay-position = What { $viewer } sees:
replay-waits = { $seat } is asked: { $question } ({ $clause })
replay-waits-other = { $seat } is asked to decide ({ $clause })
replay-ended = The game is over: { $reason } ({ $clause })
replay-no-step = there is no step { $asked }; the journal has { $steps }
replay-no-seat = there is no seat “{ $asked }”; name one from 1 to { $seats }, or all
replay-not-finished = the game is not over, so what all seats see is not shown; name one seat

## Journals that cannot be played again

journal-bad-header = the header does not describe a game that can begin: { $reason }
journal-public-copy = this copy leaves secret answers out, so it cannot be played again; use the full journal

## gorin verify

verify-chain-fine = Chain: the header and { $entries ->
    [one] { $entries } entry fit
   *[other] { $entries } entries fit
} their hashes; nothing was edited by hand.
verify-chain-wrong = Chain: the line at { $place } was changed after it was written, or a line before it is missing. Nothing after it can be trusted, so nothing else was checked.
verify-moves-fine = Moves: { $entries ->
    [one] { $entries } entry was
   *[other] all { $entries } entries were
} played again under the rules.
verify-moves-wrong = Moves: { $place } does not fit the rules: { $reason }
verify-state-fine = Ending: the position reached and who won are what the journal states.
verify-state-wrong = Ending: the position reached is not the one that the journal states.
verify-outcome-wrong = Ending: the position is the one that the journal states, but who won or why is not.
verify-state-unfinished = Ending: the journal states none; the game is not over or the file is cut off.
verify-state-not-reached = Ending: not reached.
verify-chance-fine = Chance: the seed fits the commitment made before play, and { $draws ->
    [one] { $draws } draw follows
   *[other] all { $draws } draws follow
} from it.
verify-chance-not-revealed = Chance: the seed is not revealed yet; { $draws ->
    [one] { $draws } draw waits
   *[other] { $draws } draws wait
} for it.
verify-chance-uncommitted = Chance: cannot be checked: the game could not be replayed to the end ({ $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}).
verify-chance-no-commitment = Chance: cannot be checked: no commitment was made before play, or it was taken out of the file.
verify-chance-wrong-seed = Chance: the seed that was revealed is not the one committed to before play.
verify-chance-wrong-draw = Chance: the draw at { $place } does not follow from the seed.
verify-fine = { $file } is consistent.
verify-wrong = { $file } is inconsistent.

## Help of all commands: cli-help-COMMAND, cli-help-COMMAND-OPTION, cli-help-any-OPTION.

cli-help-gorin = A referee and a table for card games, most of them out of print.
cli-help-any-lang = Language: en, pt-BR, es, zh.
cli-help-any-help = Show this help.
cli-help-any-json = Report as JSON.
cli-help-any-version = Show the version.
cli-help-any-install_completion = Teach this shell to complete the commands.
cli-help-any-show_completion = Show what --install-completion would install.
cli-help-any-game = The game, by id.
cli-help-any-format = A format of the game, by id.
cli-help-any-option = A further option of the game, as NAME=VALUE; once for each.
cli-help-any-level = A level, by id or file.
cli-help-any-variant = The variant of the level, by id.
cli-help-any-deck = A deck, by id or file; once for each seat, in seat order.
cli-help-any-line = Plain lines: no drawing, no colour.
cli-help-any-fast = Report without pauses and do not ask for entropy.
cli-help-any-turn_limit = End the game after this many turns.
cli-help-any-file = A journal.
cli-help-play = Play a game in this terminal: alone, with others at one keyboard, or against bots.
cli-help-play-seat = Who sits there: human, human:NAME, bot or bot:LEVEL; once for each seat.
cli-help-play-games = A match of this number of games: whoever first wins most of them wins it. Before each game cards may be swapped with the sideboard of a deck.
cli-help-play-seed = The seed of chance, hex digits or any text, to repeat a game.
cli-help-play-opening = Opening hands: chosen or random.
cli-help-resume = Go on with a saved game, or list them.
cli-help-resume-save = A saved game, by its number in the list or its id.
cli-help-resume-list_only = List the saved games and do no more.
cli-help-games = List the games with their formats, levels, decks and options.
cli-help-rules = Read rules: a clause in our words with its code and tests, or the table of a book.
cli-help-rules-what = A clause (TR-6.13), a chapter (TR-6) or a book (tomb-raider).
cli-help-card = Read a card: its values, which of them are known facts, and what it does.
cli-help-card-name = A card, by its name, slug or number.
cli-help-card-game = Only look among the cards of this game; otherwise in all games.
cli-help-judge = Judge scenario files. The exit code is 1 if one of them does not hold.
cli-help-judge-paths = Scenario files, folders of them, or names of those that come with Gorin; none: all of these.
cli-help-replay = Play a journal again and print its log, up to a step if one is given.
cli-help-replay-step = Stop after this number of steps and show the position.
cli-help-replay-as_position = Write the position as a scenario file, for gorin judge.
cli-help-replay-seat = Through whose eyes: the number of a seat, or all.
cli-help-verify = Check a journal: its chain, its moves, its last position, and every draw of chance.
