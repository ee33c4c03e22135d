### Scenario files: what can be wrong with them, and what does not come out as they say.


## Reading

scenario-no-steps = The scenario has no [[step]]
scenario-refused-steps = A beginning that is refused is not played: take out the steps, or refuses
scenario-empty-branch = The branch has no [[branch.step]]
scenario-no-start = A scenario has either a [position] or a [setup]
scenario-two-acts = A step acts once at most; here are { $acts }
scenario-empty-step = The step says nothing
scenario-needs-seat = An initiative needs a seat
scenario-bad-seat = There is no seat { $seat }; seats count from { $first } to { $last } here
scenario-no-positions = Scenarios cannot set up “{ $game }” yet
scenario-no-boards = “{ $game }” has no boards to choose from
scenario-position-field = A position has no field “{ $field }”
scenario-option-elsewhere = A position takes no option “{ $option }” in this game; it takes { $known }. What else differs a position says itself
scenario-bad-saved = What is saved here is no position of this version: { $reason }
scenario-saved-alone = A saved position says all: no other field stands beside it
scenario-taken-title = Step { $step } of a match of { $game }
scenario-taken-all = Taken out of a match: all is so as it was there.
scenario-taken-seat = Taken out of a match as { $seat } knows it: what that seat cannot know was dealt anew.
scenario-taken-words = What is saved below, in words, as far as a position has words for it. These lines are for reading.
scenario-taken-whose = the game is not over: a position out of it is written for one seat; name it
scenario-taken-secret = Somebody else has answered in secret here; for one seat alone, take a step before that or after it
scenario-taken-otherwise = What the seat cannot know could not be dealt anew so that all goes as it went; take another step
scenario-none-found = There is no scenario file in this folder
scenario-unknown = There is no file and no scenario “{ $asked }”; similar: { $near }
scenario-unknown-alone = There is no file and no scenario “{ $asked }”

## Playing

scenario-misfit = The script has { $wanted }; asked instead: { $asked }
scenario-misfit-over = The script has { $wanted }, but the match is over
scenario-passed-over = Answered without the script before that: { $asked }
scenario-alone = Answered by itself, as one answer only was possible: { $asked }
scenario-alone-before = Not asked before that, as one answer only was possible: { $asked }
scenario-open = { $who }: { $options }
scenario-open-many = { $who }: { $options }; { $more } more
scenario-open-value = { $who }: { $form }
scenario-who-seat = { $seat } (seat = { $at }, “{ $kind }”)
scenario-who-chance = chance (“{ $kind }”)
scenario-who-table = the table (“{ $kind }”)
scenario-form-exactly = { $count }
scenario-form-between = { $least } to { $most }
scenario-form-number = a number: { $count }
scenario-form-one-of = one of { $keys }
scenario-form-text = a text; characters: { $count }
scenario-form-named = an entry of the catalogue “{ $catalogue }”, such as { $keys }
scenario-form-subset = a list, { $count } of these: { $keys }
scenario-form-weighed = a list, { $count } of these, whose numbers make { $weight } together: { $keys }
scenario-form-weight = { $key } ({ $weight })
scenario-form-ordering = a list of all of these, in any order: { $keys }
scenario-form-division = a list of numbers that make { $total }, one for each of these in their order: { $parts }
scenario-form-assignment = pairs, { $count } in all: one of { $keys } with one of { $places }
scenario-form-allowed = pairs, { $count } in all: { $parts }
scenario-form-parts = a table: { $parts }
scenario-form-part = { $name }: { $form }
scenario-form-more = { $count } more
scenario-form-reported = a report of “{ $subject }”
scenario-form-any = an answer of its own form
scenario-open-dice = { $count ->
        [one] the face of { $count } die
       *[other] the faces of { $count } dice
    }
scenario-open-shuffle = { $count ->
        [one] a shuffle of { $count } card
       *[other] a shuffle of { $count } cards
    }
scenario-ambiguous = “{ $answer }” fits several options: { $options }
scenario-not-asked = “{ $kind }” was not asked since the script last answered; asked were { $asked }
scenario-was-asked = “{ $kind }” was asked since the script last answered
scenario-asked-times = “{ $kind }” was asked { $actual } times, not { $expected }
scenario-happened = What happened since the script last answered: { $told }
scenario-not-refused = The beginning is allowed; it should be forbidden by { $clauses }
scenario-refused-by = { $clause } does not forbid the beginning; what is wrong with it: { $reasons }
scenario-no-field = There is no field “{ $field }”; do you mean “{ $near }”?
scenario-no-card = There is no card “{ $card }”; do you mean “{ $near }”?
scenario-meant = { $reason }; do you mean “{ $near }”?
scenario-expect = { $path } is { $actual }, not { $expected }
scenario-so-before = { $reason }; it was so before this was answered without the script: { $who }
scenario-so-before-answer = { $reason }; it was so before the script answered
scenario-no-fact = There is no fact { $path }: “{ $part }” is none of { $known }
scenario-not-offered = “{ $pattern }” is not offered; asked: { $asked }
scenario-offered = “{ $key }” is offered
scenario-was-offered = “{ $key }” was offered since the script last answered, by the question to { $who }
scenario-no-keys = The question takes { $form }: nothing is offered there by name
scenario-nothing-asked = Nothing is asked of anybody here
scenario-allowed = “{ $attempt }” is allowed
scenario-other-clause = “{ $attempt }” is forbidden by { $clauses }, not by { $clause }
scenario-not-logged = { $clause } is not in the log of this step; there is { $clauses }
scenario-logged = { $clause } is in the log of this step
scenario-nobody = nobody
scenario-winner = The winner is { $actual }, not { $expected }
scenario-running = none
scenario-ended = The ending is { $actual }, not { $expected }
