### Tomb Raider: decks, those that come along, and their charts.

## Charts of a deck

deck-chart-kinds = Kinds of cards
deck-chart-power = Upgrades by power
deck-chart-difficulty = Discoveries by difficulty
deck-chart-danger = Obstacles by danger
deck-chart-obstacles = Kinds of obstacles
deck-chart-tests = Abilities that overcome the obstacles

## Deck files

deck-no-raider = The deck names no raider

## gorin decks

decks-idle-alone = nothing when playing alone

## Decks that come along

deck-about-into-the-caves = The starter deck of the caves, as printed.
deck-about-trapped-in-the-tombs = The starter deck of the tombs, as printed.
deck-about-cave-crawler = For levels of power 1: run ahead, open exits, and search well.
deck-about-beast-hunter = For levels of power 1: fight creatures and be paid for it in cards.
deck-about-hard-road = For levels of power 1 with two or more: traps and tricks on the road of the others.
deck-about-sunken-city = For levels of power 2: upgrades early, then sharp eyes for the treasure.
deck-about-arsenal = For levels of power 2: weapons, ammunition, and creatures for the others.
deck-about-sticky-fingers = For levels of power 2 with two or more: let others find things, then take them.
deck-about-long-descent = For levels of power 3: save on the way, grow, and arrive.
deck-about-war-party = For levels of power 3: guns and upgrades against whatever waits below.
deck-about-nothing-but-trouble = For levels of power 3 with two or more: the worst obstacles where they hurt others most.
deck-name-cave-crawler = Cave Crawler
deck-name-beast-hunter = Beast Hunter
deck-name-hard-road = The Hard Road
deck-name-sunken-city = The Sunken City
deck-name-arsenal = Arsenal
deck-name-sticky-fingers = Sticky Fingers
deck-name-long-descent = The Long Descent
deck-name-war-party = War Party
deck-name-nothing-but-trouble = Nothing but Trouble
deck-name-pick-up-explorer = Search deep
deck-name-pick-up-fighter = Guns first
deck-name-pick-up-trickster = In everybody's way

## Titles

deck-pick-up-explorer = For series: finds treasures quickly and gets better from level to level.
deck-pick-up-fighter = For series: weapons first, then whatever stands in the way.
deck-pick-up-trickster = For series: obstacles and tricks that hold the others up.
