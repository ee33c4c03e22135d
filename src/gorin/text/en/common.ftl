### Words and sentences that every game shares.

## How the items of a list are joined: the only two, all but the last, the last.

list-empty = nothing
list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-last = { $first } and { $second }
in-brackets = ({ $text })
with-aside = { $text } ({ $aside })
deck-line = { $deck }: { $line }

## How sentences that are told one after another are joined: all but the last, the last.

sentences-more = { $first }, { $second }
sentences-last = { $first } and { $second }

## Small words

number = { $number }
yes = yes
no = no

## Languages, each in its own words: these lines are the same in every catalogue.

language-en = English
language-pt-BR = Português (Brasil)
language-es = Español
language-zh = 中文

## The table

seat-name = Seat { $number }
seat-bot = Bot { $number }

## Refusals and errors: what is wrong, where, and the clause that says so.

refused = { $reason } ({ $clause })
error-at = { $place }: { $reason }
error-at-clause = { $place }: { $reason } ({ $clause })
