### The pages of decks: all decks, and the deck builder.

## Searching

decks-example-name = what is in the name
decks-example-both = obstacles of danger 5 or less
decks-example-or = traps and hazards
decks-example-not = discoveries that do nothing when playing alone
decks-example-tests = obstacles that a Fight below 9 overcomes
decks-example-text = what the card says
decks-example-order = raiders by Move, the best first

## The deck

decks-level-usual = { $level } (usual)
decks-level-own = { $name } (yours)
decks-seats-all = As many as it takes
decks-kind-raider = Raider
decks-kind-upgrade = Upgrades
decks-kind-action = Actions
decks-kind-discovery = Discoveries
decks-kind-obstacle = Obstacles
decks-kind-secret-move = Secret moves
decks-kind-treasure = Treasure
decks-kind-location = Locations it brings
decks-locations-more = A level deck of your own, for levels to which players bring one.
decks-no-raider = No raider yet: choose “raider” in the search.
decks-no-raider-short = no raider
