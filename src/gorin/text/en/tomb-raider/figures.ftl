### Tomb Raider: figures of a match.

## Figures of a match

match-figure-mapped = Locations mapped
match-figure-deepest = Greatest depth
match-figure-overcome = Obstacles overcome
match-figure-failed = Obstacles failed
match-figure-tests = Tests
match-figure-passed = Tests passed
match-figure-searches = Searches
match-figure-found = Discoveries found
match-figure-attacks = Attacks on raiders
match-figure-dice = Dice rolled
match-figure-rolled = What the dice showed
match-figure-expected = What dice show on average
match-figure-luck = Luck: above the average
match-figure-cards = Cards played
match-figure-damage = Damage taken
match-figure-deaths = Deaths
match-figure-resets = Resets
