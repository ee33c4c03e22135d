### Games, and what can be wrong with files, levels, decks, setups and positions.

## Games and formats

game-unknown = There is no game “{ $asked }”; the games are { $known }
format-unknown = There is no format “{ $asked }”; the formats are { $known }
option-no-value = “{ $asked }” does not say which option has which value; write NAME=VALUE
option-twice = This option is given twice
setup-exact-seats = { $count ->
        [one] This is not for { $count } player but for exactly { $seats }
       *[other] This is not for { $count } players but for exactly { $seats }
    }
setup-bad-seats = { $count ->
        [one] This is not for { $count } player but for { $minimum } to { $maximum }
       *[other] This is not for { $count } players but for { $minimum } to { $maximum }
    }

## Files

file-missing = There is no such file
file-is-folder = This is a folder, not a file
file-not-text = The file is not text in UTF-8
file-unreadable = The file cannot be read: { $reason }
file-not-toml = The file is not TOML: { $reason }
file-too-deep = Lists and tables are nested more than { $most } deep here; no file needs that
file-not-regular = This is a pipe or a device, not a file
file-too-large = The file is larger than { $most } MiB; no such file needs that
field-missing = This field is missing
field-unknown = There is no such field; the fields are { $known }
field-none = There is no such field, nor any other here
field-wrong = This should be { $expected }, not { $got }
field-choice = “{ $asked }” is not one of the values that fit here; they are { $known }
field-kinds = { $first } or { $second }
field-kind-text = text
field-kind-whole = a whole number
field-kind-number = a number
field-kind-decimal = a decimal number
field-kind-truth = true or false
field-kind-list = a list
field-kind-table = a table
field-kind-nothing = nothing
field-control-sign = This text contains a control character: it is invisible and will not be kept
field-too-deep = This lies more than { $most } levels deep
field-too-great = This number is too great: whole numbers go up to { $most }
field-other = This does not fit: { $reason }
field-more = More than { $most } entries are wrong; the rest was not checked
faults-more = { $count ->
        [one] One more thing is wrong beside these
       *[other] { $count } more things are wrong beside these
    }
decks-none = Decks of { $game } are not read or listed here; gorin games says what can be chosen of it

## Decks

deck-unknown = There is no deck “{ $asked }”; the decks are { $known }
deck-unknown-similar = There is no deck “{ $asked }”; similar: { $known }
deck-unknown-card = There is no card “{ $card }”
deck-not-drawn = “{ $card }” does not belong in a draw deck
deck-bad-count = “{ $card }” appears { $count } times; it must appear at least once
deck-far-too-many = “{ $card }” is there { $count } times; no more than { $most } copies of a card are read
deck-too-small = { $count ->
        [one] The deck has { $count } card; it needs at least { $minimum }
       *[other] The deck has { $count } cards; it needs at least { $minimum }
    }
deck-too-small-alone = { $count ->
        [one] Without its obstacles, which form a deck of their own in solo play, the deck has { $count } card; it needs at least { $minimum }
       *[other] Without its obstacles, which form a deck of their own in solo play, the deck has { $count } cards; it needs at least { $minimum }
    }
deck-too-many-copies = “{ $card }” is there { $count } times; a deck of this size may have { $limit }

## Games that lie elsewhere

games-elsewhere = “{ $module }” is no module with a game’s BOX: { $reason }

## Levels

level-own-title = { $title }

## What is wrong with a level

level-unknown = There is no level “{ $asked }”; the levels are { $known }
