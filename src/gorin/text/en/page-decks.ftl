### The pages of decks: all decks, and the deck builder.

## All decks

decks-home-games = Games played
own-where = Kept in this browser only. Export what you want to keep elsewhere too.
own-none = Nothing here yet.
own-gone = “{ $name }” is deleted.
own-bring-back = Bring it back
own-copy = Duplicate
own-copy-named = Duplicate { $name }
own-remove = Delete
own-remove-named = Delete { $name }

## The deck

decks-no-room = This browser has no room left: the last change is not kept. Delete something, or export it.

## Import and export

decks-import-file = Choose a file
decks-too-long = The text has { $length } characters; at most { $most } can be read.

## Playing

decks-others = The others
decks-friends = Friends, by a link

## The deck builder of any game

builder-all = All decks
builder-own = Your decks
builder-shipped = Ready decks to begin from
builder-new = New deck
builder-new-name = My deck
builder-search = Search cards
builder-help = How to search
builder-as-cards = Show as cards
builder-kinds = Kinds of cards
builder-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
builder-more = { $count } more
builder-names-only =
    { $count ->
        [one] also { $count } card known by name only
       *[other] also { $count } cards known by name only
    }
builder-name-only = only its name is known
builder-add = Add { $card }
builder-remove = Remove { $card }
builder-show = { $card }: show the card
builder-help-keys = Parts side by side must all match; “or” means either, “-” means not, parentheses group. Keys: / goes to the search, the arrow down to the cards, Enter or + adds, − removes, a press that is held shows the card.
builder-fields = All fields
builder-deck = The deck
builder-panes = Parts of the page
builder-tab-search = Search
builder-tab-deck = Deck ({ $count })
builder-name = Name of the deck
builder-undo = Undo
builder-for = What the deck is for
builder-format = Format
builder-empty = No cards yet. Choose some in the search, or import a list.
builder-row-wrong = the rules forbid something here
builder-figures = In figures
builder-no-charts = Figures come with the first cards.
builder-mean = average { $mean }
builder-left =
    { $count ->
        [one] { $count } line of the imported list says nothing that can be played. It is not in the deck:
       *[other] { $count } lines of the imported list name no playable card and are not in the deck:
    }
builder-left-forget = Forget these lines
builder-verdict-asking = Checking…
builder-verdict-legal = Legal
builder-verdict-illegal =
    { $count ->
        [one] Not legal: { $count } reason
       *[other] Not legal: { $count } reasons
    }
builder-verdict-unknown = Could not be checked
builder-import = Import a list
builder-import-short = Import
builder-import-more = Paste a deck in any form: a plain list, TOML, LackeyCCG's lines, or the XML of LackeyCCG, OCTGN or Cockatrice. Nothing is dropped in silence.
builder-import-more-json = Paste a deck in any form: a plain list, TOML, the JSON of sites of decks, LackeyCCG's lines, or the XML of LackeyCCG, OCTGN or Cockatrice. Nothing is dropped in silence.
builder-import-text = The list
builder-import-wrong =
    { $count ->
        [one] { $count } line cannot be taken as it is:
       *[other] { $count } lines cannot be taken as they are:
    }
builder-line = Line { $line }
builder-import-notes = Lines that name no card, and what became of them:
builder-import-into = Replace the deck
builder-import-new = Make a deck of it
builder-import-without =
    { $count ->
        [one] Take it with { $count } line set aside
       *[other] Take it with { $count } lines set aside
    }
builder-export = Export the deck
builder-export-short = Export
builder-form = Form
builder-form-list = List
builder-form-toml = TOML
builder-form-lackey = LackeyCCG, lines
builder-form-dek = LackeyCCG, XML
builder-download = Download
builder-play = Play with this deck
builder-play-short = Play
builder-play-illegal = The deck is not legal for this match, so the table will refuse it.
builder-title = Decks
builder-lead = Build a deck and see at once whether the rules allow it, and if not, which clause forbids what.
builder-cards = Cards
builder-card = The card
builder-choose-card = Choose a card to read all that it says.
builder-about =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
builder-search-hint = Name, or { $example }
builder-result = { $card }, { $kind }, { $count } in the deck. Enter adds, minus removes
builder-result-card = { $card }, { $kind }
builder-told = { $card }: { $count }. Deck: { $total }
builder-no-place = “{ $card }” has no place in a deck
builder-form-json = JSON
builder-format-own = As the deck tells
builder-clan = Clan
builder-clan-own = As the cards tell
builder-at-least = { $count } of { $least } or more
builder-exactly = { $count } of { $least }
builder-bounds = { $count } of { $least } to { $most }
builder-copies = up to { $limit } of each
builder-unknown = nobody knows this card
