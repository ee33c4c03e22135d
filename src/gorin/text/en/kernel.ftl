### What the kernel says of any game: answers that do not fit, and journals.

## Acting when not asked

refused-not-asked = It is not this seat’s turn to decide; waiting for { $waiting }
refused-other-question = The question now is another one: “{ $question }”
refused-over = The match is over
refused-initiative = This cannot be done now: { $kind }
refused-no-such-option = There is no option “{ $answer }” here; the options are { $options }

## Answers that are not what was asked for

answer-not-number = A whole number is asked for, not “{ $answer }”
answer-not-numbers = A list of whole numbers is asked for, not “{ $answer }”
answer-not-keys = A list of names is asked for, not “{ $answer }”
answer-not-plain = Only text, whole and decimal numbers, lists and tables are accepted, not “{ $answer }”
answer-not-an-ordering = “{ $answer }” must list each item exactly once
answer-out-of-range = “{ $answer }” is outside the range asked for
answer-unknown-key = “{ $answer }” is none of the things to choose from
answer-repeated-key = “{ $answer }” names something twice
answer-wrong-count = “{ $answer }” has too many or too few entries
answer-wrong-total = The parts of “{ $answer }” do not add up to what is to be divided
answer-not-pairs = A list of pairs or a table is asked for: what goes where, not “{ $answer }”
answer-not-parts = An entry for each part is asked for, not “{ $answer }”
answer-not-to-there = It may not go to “{ $answer }”
answer-part-lacks = There is nothing for “{ $answer }”
answer-not-text = A text is asked for, not “{ $answer }”
answer-not-a-line = “{ $answer }” must be one line of plain text
answer-wrong-length = “{ $answer }” is too long or too short
answer-wrong-weight = What “{ $answer }” amounts to is too much or too little

## Journals

journal-empty = The journal is empty
journal-no-header = The first line of the journal is not its header
journal-not-json = This line of the journal is not JSON
journal-bad-line = This line of the journal is not what it should be: { $reason }
journal-edited = This line was changed after it was written
journal-bad-undo = The journal goes back to entry { $to }, which does not exist
journal-refused = The game began with something that the rules do not allow any more, so it cannot be played on or again here; nothing of it is lost
journal-other-version = “{ $part }” does not match: the journal was written by Gorin { $version } with other data, or its header was changed
other-rules-version = This match was played by other rules ({ $game }, { $format }): version { $made }, and here they have version { $ours }. So it is neither judged nor played on here, and nothing is held against it. { $plays }
other-rules-sources = This match was played by rules of the same number ({ $game }, { $format }: version { $made }) that were made from other sources. So it is neither judged nor played on here, and nothing is held against it. { $plays }
other-rules-uncounted = This match does not fit the rules of today. It is from before versions were told apart by what plays alike ({ $game }, { $format }: version { $made }, counted by hand), so it may have been played by other rules, and nothing is held against it. { $plays }
other-rules-unknown = This match was played by rules that are unknown here ({ $game }, { $format }; here they have version { $ours }): another program wrote it, or its header was changed. It is neither judged nor played on here. { $plays }
other-rules-cards = This match was played with cards that say other things here ({ $game }, { $format }). So it is neither judged nor played on here, and nothing is held against it. { $plays }
other-rules-played-by = Gorin of revision { $revision } plays it.
other-rules-played-until = Gorin of revision { $revision } was the last with that version; what does not fit there was played by an earlier one.
other-rules-played-unknown = Its header says Gorin { $version }, and no revision.
snapshot-unreadable = This snapshot does not fit the game: { $reason }
bad-position = The position makes no sense: { $reason }
