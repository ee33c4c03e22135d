### Tomb Raider where it is not played: what lists and titles of the house say of it.

## The game and its formats

game-tomb-raider = Tomb Raider CCG
game-tomb-raider-about = Walk into a tomb that nobody has mapped. Whoever finds its treasure first wins.
format-tomb-raider-standard = Standard
format-tomb-raider-recovery = Recovery
format-tomb-raider-bounty-hunter = Bounty Hunter
format-tomb-raider-learn-to-play = Learn to Play
format-tomb-raider-timed = Timed level

## Series

series-timed = Timed series
series-linked = Linked series
series-pick-up = Pick Up series
hall-series-title = { $series }: { $levels }

## Levels that come along

level-learn-to-play = Learn to Play
level-pick-up-caves = Caves of our own
level-pick-up-tombs = Tombs of our own
level-pick-up-ruins = Ruins of our own
level-pick-up-atlantis = Atlantis of our own
level-pick-up-own = A level of a player’s own
level-introductory = Introductory
level-into-the-caves = Into the Caves
level-trapped-in-the-tombs = Trapped in the Tombs
level-death-by-design = Death by Design
level-freestyle = Freestyle
level-parallel-peril = Parallel Peril
level-parallel-pick-up = Parallel Pick Up
level-atlantis = Atlantis
level-explore-the-depths = Explore the Depths
level-proving-ground = Proving ground
level-shuffled-room = Shuffled treasure room

## Its pages

decks-title = Decks
levels-page-title = Levels

## What cannot be played any more

series-farewell = This series was begun with an earlier version of Gorin, which played each of its levels as a game of its own. This version plays a series and its levels as one game, so it can neither go on with the old series nor check it as a whole. Nothing was deleted: “gorin replay” and “gorin verify” still read its levels one by one, level-1.jsonl and so on, in the folder of the series. To go on with it, use the version it was begun with; “gorin series play” begins a new one.
