### What the commands of `gorin` share, and what judge, rules and card say.

cli-unknown-language = There is no catalogue for the language “{ $asked }”; choose one of { $known }

cli-stopped = Stopped.
cli-unwritable = What is to be said cannot be written: { $reason }

## gorin judge

judge-result = Verdict
judge-scenario = Scenario
judge-title = What it shows
judge-holds = holds
judge-fails = fails
judge-own-cards = { $scenario } was judged with card data of your own ({ $digest }); with other data it may come out otherwise
judge-brought-cards = { $scenario } brings cards of its own, which were played with: { $cards }. What you have entered of yours did not count
judge-summary = { $count ->
        [one] { $passed } of { $count } scenario holds.
       *[other] { $passed } of { $count } scenarios hold.
    }

## gorin rules

rules-book = Book
rules-clause = Clause
rules-title = Title
rules-clauses = Clauses
rules-proved = Shown
rules-states = States
rules-state = State
rules-source = Source
rules-code = Code
rules-no-code = none
rules-changes = Changed by
rules-tests = Tests
rules-scenarios = Scenarios
rules-rules-on = Rules on
rules-rulings = Rulings
rules-coverage = { $clauses ->
        [one] The book has { $clauses } clause; { $proved } shown by tests or scenarios.
       *[other] The book has { $clauses } clauses; { $proved } shown by tests or scenarios.
    }
state-done = done
state-partial = partial
state-pending = pending
state-not-applicable = not applicable

## gorin card

card-unknown = There is no card “{ $asked }”; similar: { $near }
card-unknown-alone = There is no card “{ $asked }”
card-in-games = “{ $asked }” is a card of several games: { $games }. Say which with --game.
card-aliases = Also called { $aliases }
card-known = known
card-ours = ours
card-stand-in = Stand-in: values marked “ours”, or the effect, are this project’s own and may differ from the printed card.
card-name-only = From { $set }. Only its name, kind, and rarity are known; it cannot be played.
card-script = Script: { $place }

## What stands around the help of a command

help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = [required]
help-default = [default: { $value }]
