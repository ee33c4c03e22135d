### Replays on the page: a match once more, step by step.

page-replay = Replay
page-replay-title = Replay: { $title }
page-replay-view = Through whose eyes
page-replay-view-public = As spectators saw it
page-replay-view-seat = As { $seat } saw it
page-replay-view-all = Everything open
page-replay-controls = Playback
page-replay-first = To the beginning
page-replay-turn-back = A turn back
page-replay-back = A step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = A step on
page-replay-turn-on = A turn on
page-replay-last = To the end
page-replay-seen = To the last step you have seen
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-position = Position
page-replay-step = Step { $step }
page-replay-step-of = Step { $step } of { $last }
page-replay-turn = Turn { $turn }
page-replay-hide = Hide the length
page-replay-hide-more = The end of the game is not given away: only what you have seen can be jumped to.
page-replay-fetching = Fetching this step…

## What was asked and answered

page-replay-asked = { $seat } was asked: { $question }
page-replay-chose = chose: { $answer }
page-replay-did-choose = { $seat } chose: { $answer }
page-replay-secret = { $seat } answered in secret
page-replay-did = { $seat }: { $answer }
page-replay-begins = Before anybody chose anything
page-replay-so-far = This is as far as the game has come.
page-replay-more = Look for more
page-replay-live = Watch live
page-replay-to-table = To the table
page-replay-until-now = Replay so far

## Links, journals, proof

page-replay-link = Copy link to this step
page-replay-copied = Copied. Whoever opens the link comes to this step.
page-replay-named = The address of this page names this step now: copy it from there.
page-replay-position-save = Save as a position
page-replay-position-all = Step { $step } as a file that “gorin judge” reads, with all that is so.
page-replay-position-seat = Step { $step } as a file that “gorin judge” reads, as { $seat } knows it: the rest is dealt anew.
page-replay-match = Match
page-replay-players = Players
page-replay-winner = won
page-replay-entropy = Added to chance by { $seat }
page-replay-from-file = This replay was opened from a file.
page-replay-running = The game is still being played: only what is public is shown.
page-replay-running-own = The game is still being played: you can see it as spectators saw it, and as you saw it.
page-replay-closed = The table was closed before this game was over.
page-told-board = How it stood last
page-told-partly = What was answered after this was not kept as it was told; it is in the journal.
page-replay-open = Open a journal
page-replay-open-more = A game that was saved as a journal (.jsonl), up to 2 MB. It is shown, not kept.
page-replay-open-busy = Playing it again…
page-replay-too-large = The file has { $size } MB; at most { $most } MB are read.
page-replay-not-text = The file is not text, so it is not a journal.

## Figures of the match

page-replay-figures = Figures of the match
page-replay-figures-lead =
    { $turns ->
        [one] { $turns } turn was played.
       *[other] { $turns } turns were played.
    }
page-replay-figure = Figure
page-replay-together = Together
page-replay-grew = Turn by turn
page-replay-plot = { $figure }, turn by turn: { $ends }
page-replay-plot-end = { $name } { $value }
page-replay-axis-turn = turn
page-replay-luck-note = Luck is what the dice showed beyond 3.5 each. Over so few dice a difference of ten is common and says nothing of skill.

## Keys

page-replay-key-step = a step back or on
page-replay-key-turn = a turn back or on
page-replay-key-ends = to the beginning, to the end
page-replay-key-play = play or pause
page-replay-key-escape = stop playing, close what is open

## What the server says

web-replay-no-view = there is no view “{ $asked }”; known: public, all, seat1, seat2 and so on
web-replay-forgotten = This replay was opened from a file, and the server has let it go. Open the file again.
web-replay-only-own = While the game is being played, it is shown as spectators see it, and to a player as that player sees it
web-replay-no-figures = Nothing is counted of this game
web-replay-unfinished = The journal stops before the end of the match; a match can be opened from a file when it is over
web-replay-not-begun = The match has not begun
