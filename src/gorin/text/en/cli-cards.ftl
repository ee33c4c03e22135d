### Cards that owners enter, the notation of effects, and decks: gorin cards, gorin decks.

## What a card does, in the notation of effects

effect-kind-condition = condition
effect-kind-cost = cost
effect-kind-effect = effect
effect-kind-constant = constant
effect-line-end = the end of the line
effect-number = a whole number from 0 to { $most }
effect-text = a name
effect-card = the slug of a card, such as “pit-trap”
effect-open-quote = The quotation mark is never closed: { $text }
effect-expected = Here “{ $expected }” should stand, not “{ $got }”
effect-unknown-start = A line cannot begin with “{ $asked }”; lines begin with { $known }
effect-too-much = The line should end before “{ $rest }”
effect-twice = “{ $word }” stands twice in the line
effect-unknown-moment = “{ $asked }” is not a moment; the moments are { $known }
effect-wrong-kind = “{ $word }” belongs elsewhere: expected { $wanted }, found { $is_kind }
effect-unknown-word = There is no word “{ $word }” of the kind “{ $wanted }”; similar: { $near }
effect-unknown-word-alone = There is no word “{ $word }” of the kind “{ $wanted }”; “gorin cards words” lists them
effect-bad-value = After “{ $word }”, the place “{ $field }” takes { $expected }, not “{ $got }”

## Forms of cards: what may be typed

form-number = a whole number from { $least } to { $most }
form-one-of = one of { $known }
form-some-of = one or more of { $known }, separated by spaces
form-text = text
form-effect = what the card does, in words: see “gorin cards words”
form-or-none = { $first }; or none

## Forms of cards: instructions at their beginning

form-about = One card in each entry. Fill in what your own cards say, then: gorin cards import FILE
form-about-empty = Leave empty what you do not know; it keeps its stand-in.
form-about-none = Type { $none } where the card has no such value.
form-about-not-its = { $sign } marks a value that cards of that kind never have; leave it.
form-about-unsure = A value that ends in { $sign } is a stand-in of this project and is not imported; take the sign away to confirm it.
form-about-untitled = No source tells name and kind of number { $number }: type what yours says; the kinds are { $kinds }.

## Forms of cards: what can be wrong with them

form-bad-value = “{ $got }” does not fit; this should be { $expected }
form-verb = “{ $verb }” does not go with cards of the kind “{ $kind }”; their lines begin with { $known }
form-kind-part = A card of the kind “{ $kind }” also needs { $missing }
form-too-many-cells = The line has more cells than the { $count } named columns
form-not-csv = The file is not CSV: { $reason }
form-empty = The file has no line with the names of the columns
form-blank = There is nothing in the file
form-unknown-table = “{ $asked }” does not belong in a form; cards are tables [[card]]
form-no-tables = Cards must be tables [[card]]
form-bad-type = “{ $column }” must be text, a whole number, true or false, or a list of these
form-unknown-column = There is no column “{ $asked }”; the columns are { $known }
form-column-twice = The column “{ $column }” is there twice
form-card-twice = Card { $number } is already on line { $line }
form-no-number = The number of the card is missing
form-unknown-number = There is no card number “{ $asked }”; numbers go from 001 to { $last }
form-other-name = Number { $number } is { $name }, not “{ $asked }”
form-other-kind = { $card } is of the kind “{ $kind }”, not “{ $asked }”
form-unknown-kind = There is no kind “{ $asked }” that this card could be of; there are { $known }
form-no-name = “{ $asked }” is not a name: it has no letter
form-name-taken = “{ $asked }” is the name of number { $number }
form-not-its = { $card } has no “{ $column }”: it is of the kind “{ $kind }”
form-in-column = { $column }: { $reason }
form-differs = { $card }: the known value of “{ $column }” is { $known }; yours, { $entered }, is used

## gorin cards

cards-used = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $entered } with values you entered, { $ours } with stand-ins.
cards-no-form = There is no form for “{ $asked }”; there is one for { $known }
cards-no-words = The cards of { $game } are not written in words that people type
cards-bad-format = There is no format “{ $asked }”; the formats are { $known }
cards-written = Written to { $file }.
cards-imported = { $values ->
    [one] { $values } value
   *[other] { $values } values
} of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} taken from { $file }.
cards-kept = Kept in { $file }.
cards-digest = What you entered has the digest { $digest }.
cards-not-entered = Nothing was entered of “{ $card }”
cards-forget-what = Name the cards to clear, or use --all
cards-forgotten = { $count ->
    [0] Nothing was entered.
    [one] { $count } card has its stand-ins again.
   *[other] { $count } cards have their stand-ins again.
}
cards-words-lines = A line says one thing that a card does. It begins in one of these ways:
cards-words-moments = Moments, joined by “or”: { $moments }
cards-words-flags = At the end of a line that begins with “play” or “use”: { $flags }
cards-column-number = No.
cards-column-card = Card
cards-column-kind = Kind
cards-column-entered = Entered
cards-column-known = Known
cards-column-stand-in = Stand-in
cards-column-word = Word
cards-column-says = It says
card-effect-source = Effect: { $source }
card-entered = entered by you

## Journals of games with entered cards

journal-other-cards = The game was played with other cards. It needs entered cards with the digest { $wanted }; in use: { $used }
journal-shipped-cards = The game was played with the cards that come with Gorin, but some of them now have entered values, with the digest { $used }
journal-no-entered = none

## Deck files

deck-sideboard = There is no sideboard in this game, so nothing can be done with “{ $text }”
deck-not-xml = The deck file is damaged: { $reason }
deck-xml-declares = The file declares entities of its own; a deck file needs none, and they are not read
deck-no-name = A card has no name
deck-count-behind = How many of “{ $card }” there are stands before it: { $count } { $card }
deck-xml-unknown = This XML, which begins with “{ $root }”, is of no form that is known; the known forms in XML are { $known }
deck-note-skipped = Skipped, since it names no card: “{ $text }”
deck-note-title = Taken for the name of the deck: “{ $text }”
deck-note-token = A token is no card of the deck and was skipped: “{ $text }”
deck-notes-more = { $count ->
        [one] One more line was skipped
       *[other] { $count } more lines were skipped
    }
deck-no-clan = The deck says that it is of the clan “{ $asked }”; there are { $known }
deck-not-json = The deck file is no JSON: { $reason }
deck-json-too-deep = The deck file is no JSON that a deck can be in
deck-json-no-cards = The file names no cards: a deck in JSON has them under “cards”, by their ids
deck-not-a-count = How many of “{ $card }” there are is no whole number
deck-field-missing = The file lacks the field “{ $field }”
deck-card-twice = “{ $card }” is named a second time
deck-name-only = “{ $card }” is from { $set }; only its name is known, so it cannot be played
deck-unknown-near = There is no card “{ $card }”; similar: { $near }
deck-blank-name = The name of the deck shows as nothing: it needs at least one character that can be seen
deck-long-line = This line is too long to name a card: it may have { $most } characters
deck-many-lines = { $count ->
        [one] A deck may have { $most } lines; one more was not read
       *[other] A deck may have { $most } lines; { $count } more were not read
    }
deck-other-number = { $card } has the number { $number }, not { $asked }
deck-only-one = A deck has only one card of this kind: { $card } is one too many
deck-section-few = { $count ->
        [one] { $section }: { $count } card; at least { $minimum } are needed
       *[other] { $section }: { $count } cards; at least { $minimum } are needed
    }
deck-section-many = { $count ->
        [one] { $section }: { $count } card; there may be { $most }
       *[other] { $section }: { $count } cards; there may be { $most }
    }
deck-section-not = { $section }: “{ $card }” does not belong there
deck-section-copies = { $section }: “{ $card }” is there { $count } times; there may be { $limit }
deck-not-brought = “{ $card }”: { $count } in the deck and the sideboard together; { $brought } were brought to the match
deck-section-cards = Draw deck
deck-section-raider = Raider
deck-section-treasure = Treasure
deck-section-locations = Locations
decks-figure = { $label }: { $value }

## gorin decks

decks-section = { $kind } ({ $count })
decks-total = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
decks-average = { $figure }, on average
decks-legal = { $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; the rules allow it.

## Help

cli-help-cards = Enter the cards you own: write a form, fill it in, import it.
cli-help-cards-export = Write a form of the cards, to fill in and import.
cli-help-cards-export-named = The game, by id, as after --game.
cli-help-cards-export-missing = Only cards with stand-ins; what is not known is left empty.
cli-help-cards-export-format = The form: csv or toml.
cli-help-cards-export-output_file = Where to write it; otherwise it is printed.
cli-help-cards-import = Check a form and play with its values; with any fault nothing changes.
cli-help-cards-import-file = The form, filled in: CSV or TOML.
cli-help-cards-list = List the cards and where their values come from.
cli-help-cards-list-entered = Only cards with values you entered.
cli-help-cards-list-stand_in = Only cards with stand-ins.
cli-help-cards-list-known = Only cards with known values.
cli-help-cards-forget = Delete the values you entered for cards; their stand-ins come back.
cli-help-cards-forget-numbers = Cards by number, name or slug.
cli-help-cards-forget-everything = Forget everything that was entered.
cli-help-cards-words = List the words that say what cards do.
cli-help-decks = Look at decks, check them against the rules, convert their files.
cli-help-decks-list = List the decks that come with Gorin.
cli-help-decks-list-game = The game; otherwise the first.
cli-help-decks-show = Show a deck by sections and kinds of cards.
cli-help-decks-show-game = The game; otherwise the one that the file names, or the first.
cli-help-decks-show-deck = A deck, by id or file.
cli-help-decks-check = Check a deck against the rules. The exit code is 1 if they forbid it.
cli-help-decks-check-deck = A deck, by id or file.
cli-help-decks-check-game = The game; otherwise the one that the file names, or the first.
cli-help-decks-check-seats = How many play; otherwise as many as there may be.
cli-help-decks-convert = Write a deck in another form.
cli-help-decks-convert-deck = A deck, by id or file.
cli-help-decks-convert-game = The game; otherwise the one that the file names, or the first.
cli-help-decks-convert-to = The form: toml, list (lines for people), lackey (lines for LackeyCCG), dek (its XML) or, for games with such sites, json.
cli-help-decks-convert-output_file = Where to write it; otherwise it is printed.
deck-no-place = “{ $card }” has no place in a deck
deck-no-section = A deck has no section “{ $asked }”; its sections are { $known }
deck-other-game = The deck is of { $asked }, not of { $game }
