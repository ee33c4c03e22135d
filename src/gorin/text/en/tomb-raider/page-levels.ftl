### The pages of levels: all levels, and the level editor.

## All levels

levels-page-lead = Make a level of your own: it is drawn and checked while you write, and can be played at once.
levels-page-back = All levels
levels-page-new = New level
levels-page-new-name = My level
levels-page-import = Open a level file
levels-page-open = Open
levels-page-own-levels = Your levels
levels-page-templates = Begin from one of these
levels-page-about =
    { $most ->
        [one] { $players } player · power { $power } · { $width } × { $depth }
       *[other] { $players } players · power { $power } · { $width } × { $depth }
    }
levels-page-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }

## The editor

levels-page-drawing = The level drawn
levels-page-editing = Editing the level
levels-page-pane-map = Map
levels-page-pane-edit = Edit
levels-page-tab-form = Form
levels-page-tab-text = Text (TOML)
levels-page-text = The text of the level's file
levels-page-text-more = Form and text stay in sync. A change in the form rewrites the text, and any comments you wrote there are lost.
levels-page-no-form = The text is not valid TOML, so there is no form for it. Fix the text first.
levels-page-no-drawing = Nothing can be drawn yet: mend the faults first.
levels-page-old-drawing = Drawn as it was before the fault. Mend the fault, and it is drawn anew.
levels-page-drawn-for = Drawn for
levels-page-version = Version
levels-page-whole = The level itself
levels-page-verdict-asking = Checking…
levels-page-verdict-legal = No faults
levels-page-verdict-illegal =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
levels-page-verdict-unknown = Could not be checked
levels-page-faults-more = and { $count } more
levels-page-play = Play this level

## The map

levels-page-map = Map, { $width } wide and { $depth } deep
levels-page-map-hint = Choose a space to put something there. Deeper is up.
levels-page-space-entrance = { $space }: entrance, { $card }.
levels-page-space-fixed = { $space }: { $card } lies here from the start.
levels-page-space-deck = { $space }: from the level deck “{ $deck }”.
levels-page-space-none = { $space }: no level deck is for this space, so nobody gets in.
levels-page-space-room = The treasure room may be here.
levels-page-clear-space = Take the card away
levels-page-entrance-here = Entrance here
levels-page-fix-here = Put a location here…
levels-page-deck-count =
    { $count ->
        [one] { $count } location
       *[other] { $count } locations
    }

## The form

levels-page-frame = Title, size, players
levels-page-name = Title
levels-page-id = Short name
levels-page-width = Columns
levels-page-depth = Depth
levels-page-first-depth = First depth
levels-page-fewest = Fewest players
levels-page-most = Most players
levels-page-add = Add
levels-page-remove = Remove
levels-page-remove-named = Remove: { $what }
levels-page-take-out = Take out { $card }
levels-page-own = its own
levels-page-as-level = As the level has it
levels-page-cards-hint = Name, 153, or 004-018
levels-page-arrangement = Arrangement { $number }
levels-page-when = For
levels-page-when-any = any number of raiders
levels-page-when-alone = one raider
levels-page-when-odd = an odd number
levels-page-when-even = an even number
levels-page-entrance = Entrance
levels-page-add-entrance = Add an entrance
levels-page-add-arrangement = Add an arrangement
levels-page-choosing-seats = in order of seats
levels-page-choosing-roll = each rolls and chooses
levels-page-column = Column
levels-page-row = Depth
levels-page-card = Card
levels-page-deck = Level deck { $id }
levels-page-cards = Locations
levels-page-columns = For columns
levels-page-depths = For depths
levels-page-all = all
levels-page-from = from
levels-page-to = to
levels-page-player = Brought by player (0: nobody)
levels-page-spare = Spare: only to be swapped in
levels-page-add-deck = Add a level deck
levels-page-places = Locations with a fixed place
levels-page-place = Fixed location
levels-page-face-up = face up
levels-page-add-place = Add a fixed location
levels-page-limits = Least depths
levels-page-limit-room = Treasure room from depth
levels-page-limit-family = From depth: { $family }
levels-page-own-goal = Only for its own goal, in no format for another
levels-page-bounty-traps = Points for traps
levels-page-bounty-hazards = Points for hazards
levels-page-save-points = Save points work
levels-page-alone = May be played alone
levels-page-solo-starter = Obstacles come from the player's own deck
levels-page-solo-obstacles = Or this obstacle deck
levels-page-target-turns = Turns, at most
levels-page-target-resets = Resets, at most
levels-page-target-mapped = Mapped, at least
levels-page-target-searched = Searched, at least
levels-page-target-cleared = Cleared, at least
levels-page-target-points = Points, at least
levels-page-scoring = Points for
levels-page-bonus-kind = Card
levels-page-add-bonus = Add a choice
levels-page-supplied = The first player supplies the level; the others may have the bonus
levels-page-building = What level decks must be like
levels-page-building-minimum = Fewest locations
levels-page-building-copies = Most copies (0: any)
levels-page-building-treasure-rooms = Treasure rooms (0: any)
levels-page-building-entrances = Entrances (0: any)
levels-page-building-room-power = Power of rooms (0: any)
levels-page-building-families = Only these families (none: any)
levels-page-variants = Versions
levels-page-variants-more = Choose a version above the map to change what is different in it.
levels-page-variant = Version
levels-page-variant-name = Version { $number }
levels-page-recommended = recommended
levels-page-add-variant = Add a version
