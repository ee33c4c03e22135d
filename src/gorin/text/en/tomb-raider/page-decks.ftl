### The pages of decks: all decks, and the deck builder.

## All decks

decks-lead = Build a deck and see at once whether the rules allow it, and if not, which clause forbids what.
decks-all = All decks
decks-own = Your decks
decks-shipped = Ready decks to begin from
decks-new = New deck
decks-new-name = My deck
decks-about =
    { $count ->
        [one] { $raider } · { $count } card
       *[other] { $raider } · { $count } cards
    }

## Searching

decks-search = Search cards
decks-search-hint = Name, or t:obstacle danger<=5…
decks-help = How to search
decks-as-cards = Show as cards
decks-kinds = Kinds of cards
decks-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
decks-more = { $count } more
decks-names-only =
    { $count ->
        [0] also cards known by name only
        [one] also { $count } card known by name only
       *[other] also { $count } cards known by name only
    }
decks-name-only = only its name is known
decks-result = { $card }, { $kind }, { $count } in the deck. Enter adds, minus removes
decks-add = Add { $card }
decks-remove = Remove { $card }
decks-show = { $card }: show the card
decks-told = { $card }: { $count }. Draw deck: { $total }
decks-help-keys = Parts side by side must all match; “or” means either, “-” means not, parentheses group. Keys: / goes to the search, the arrow down to the cards, Enter or + adds, − removes, a press that is held shows the card.
decks-fields = All fields
decks-example-name = what is in the name
decks-example-both = obstacles of danger 5 or less
decks-example-or = traps and hazards
decks-example-not = discoveries that do nothing when playing alone
decks-example-tests = obstacles that a Fight below 9 overcomes
decks-example-text = what the card says
decks-example-order = raiders by Move, the best first

## The deck

decks-deck = The deck
decks-panes = Parts of the page
decks-tab-search = Search
decks-tab-deck = Deck ({ $count })
decks-name = Name of the deck
decks-undo = Undo
decks-for = What the deck is for
decks-level-usual = { $level } (usual)
decks-level-own = { $name } (yours)
decks-seats-all = As many as it takes
decks-format = Format
decks-draw-count =
    { $count ->
        [one] { $count } card in the draw deck
       *[other] { $count } cards in the draw deck
    }
decks-bounds = at least { $minimum }, up to { $limit } of each
decks-empty = No cards yet. Choose some in the search, or import a list.
decks-kind-raider = Raider
decks-kind-upgrade = Upgrades
decks-kind-action = Actions
decks-kind-discovery = Discoveries
decks-kind-obstacle = Obstacles
decks-kind-secret-move = Secret moves
decks-kind-treasure = Treasure
decks-kind-location = Locations it brings
decks-unknown-cards = Cards that nobody knows
decks-locations-more = A level deck of your own, for levels to which players bring one.
decks-no-raider = No raider yet: choose “raider” in the search.
decks-no-raider-short = no raider
decks-row-wrong = the rules forbid something here
decks-idle =
    { $count ->
        [one] { $count } card does nothing when playing alone
       *[other] { $count } cards do nothing when playing alone
    }
decks-figures = In figures
decks-no-charts = Figures come with the first cards.
decks-mean = average { $mean }
decks-left =
    { $count ->
        [one] { $count } line of the imported list says nothing that can be played. It is not in the deck:
       *[other] { $count } lines of the imported list name no playable card and are not in the deck:
    }
decks-left-forget = Forget these lines

## Legal or not

decks-verdict-asking = Checking…
decks-verdict-legal = Legal
decks-verdict-illegal =
    { $count ->
        [one] Not legal: { $count } reason
       *[other] Not legal: { $count } reasons
    }
decks-verdict-unknown = Could not be checked

## Import and export

decks-import = Import a list
decks-import-short = Import
decks-import-more = Paste a deck in any form: a plain list, TOML, LackeyCCG's lines or its XML. Nothing is dropped in silence.
decks-import-text = The list
decks-import-found =
    { $count ->
        [one] { $raider }, { $count } card
       *[other] { $raider }, { $count } cards
    }
decks-import-wrong =
    { $count ->
        [one] { $count } line cannot be taken as it is:
       *[other] { $count } lines cannot be taken as they are:
    }
decks-line = Line { $line }
decks-import-into = Replace the deck
decks-import-new = Make a deck of it
decks-import-without =
    { $count ->
        [one] Take it with { $count } line set aside
       *[other] Take it with { $count } lines set aside
    }
decks-export = Export the deck
decks-export-short = Export
decks-form = Form
decks-form-list = List
decks-form-toml = TOML
decks-form-lackey = LackeyCCG, lines
decks-form-dek = LackeyCCG, XML
decks-download = Download

## Playing

decks-play = Play with this deck
decks-play-short = Play
decks-play-illegal = The deck is not legal for this match, so the table will refuse it.
