### gorin learn: the tutorial at a terminal.

## The command

cli-example-learn = gorin learn tomb-raider
    .title = learn the game by playing it
cli-help-learn = Learn a game by playing it, with a lesson whenever something new comes up.
cli-help-learn-format = The format to learn; without one the one to begin with.
cli-help-learn-seed = The seed of chance, hex digits or any text, to repeat a game.

## Lessons on the screen

learn-lesson = Lesson: { $title }
learn-go-on = { $left ->
    [0] Enter: go on
   *[other] Enter: next lesson ({ $left } more)
}
learn-first-read = First the lesson: press Enter to go on to the question.
learn-keys = h hint · ? help
learn-answering = Answer with the number of an answer; Enter takes the one marked ↵. Type h for a hint, ? for all commands, and card NAME to read a card.
learn-answering-plain = Answer with the number of an answer. Type h for a hint, ? for all commands, and card NAME to read a card.
learn-answering-no-cards = Answer with the number of an answer; Enter takes the one marked ↵. Type h for a hint and ? for all commands.
learn-answering-no-cards-plain = Answer with the number of an answer. Type h for a hint and ? for all commands.
learn-lessons-how = Type lessons NUMBER to read one. Those in brackets have not come up yet.
learn-no-lesson = There is no lesson “{ $asked }”; type lessons to see them all.
learn-no-hint = There is no hint for this question: the screen says what to type.

## Hints

learn-hint = Hint: { $number } { $answer }. { $reason }
learn-hint-typed = Hint: type { $typed }. That is a sound choice here.
learn-odds = Chances: { $chances }

## Help and settings

play-help-hint = a sensible answer, why, and the odds
play-help-lessons = all lessons; with a number: read one again
