### Tomb Raider: the names of things, for logs, questions, maps and cards.

## The abilities of a raider

ability-fight = Fight
ability-move = Move
ability-search = Search
ability-think = Think

## Sides of the map, as where an exit or a step leads. Ahead is deeper into the level.

side-ahead = ahead
side-right = to the right
side-back = back
side-left = to the left

## Sides of a card, where its exits are printed

printed-top = top
printed-right = right
printed-bottom = bottom
printed-left = left

## The rounds of a turn

round-setup = setup
round-ready = Ready round
round-action = Action round
round-search = Search round
round-draw = Draw round

## When cards may be played: these follow “play a card”.

window-any = at any time
window-start = at the start of an Action round
window-step = after a step
window-test = before a test is rolled
window-roll = after a test is rolled
window-damage = when damage is about to be dealt
window-played = when a card is announced
window-removed = when an obstacle is removed
window-save = when your raider saves

## Kinds of obstacles

kind-trap = trap
kind-creature = creature
kind-hazard = hazard

## Obstacles built into locations

obstacle-abyss = Abyss
obstacle-atlanteans = Atlanteans
obstacle-bats = Bats
obstacle-blades = Blades
obstacle-boulder = Boulder
obstacle-caged-beasts = Caged beasts
obstacle-covered-pit = Covered pit
obstacle-crawlers = Crawlers
obstacle-dark = Darkness
obstacle-deep-water = Deep water
obstacle-false-glitter = False glitter
obstacle-lava = Lava
obstacle-loose-floor = Loose floor
obstacle-steep-slope = Steep slope
obstacle-turning-wall = Turning wall
obstacle-vertigo = Vertigo
obstacle-winding-ways = Winding ways
obstacle-wolf = Wolf

## Kinds of cards

card-kind-location = location
card-kind-raider = raider
card-kind-treasure = treasure
card-kind-action = action
card-kind-discovery = discovery
card-kind-obstacle = obstacle
card-kind-upgrade = upgrade
card-kind-secret-move = secret move

## How a match ends: these follow a colon.

ended-treasure = the treasure is found
ended-conceded = the others have given up
ended-given-up = the game is given up
ended-turn-limit = the agreed turn limit is reached
