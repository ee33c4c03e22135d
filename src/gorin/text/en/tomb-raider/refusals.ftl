### Tomb Raider: why something is not allowed. The clause is added by whoever shows it.

## Raiders and rounds

refused-raider-dead = The raider is not on the map
refused-round = This is done in the { $round }
refused-not-your-turn = It is another player’s turn in this round

## Moving

refused-stuck = A stuck raider cannot move
refused-halted = The raider's movement is over for this turn
refused-move-limit = { $limit ->
        [one] The raider may move at most { $limit } location this turn
       *[other] The raider may move at most { $limit } locations this turn
    }
refused-no-exit = No open exit leads that way
refused-off-map = The map ends there
refused-obstacles-first = The raider must face the obstacles here first

## Attacking

refused-still-moving = The raider has not ended its movement yet
refused-step-over = The raider's step of attacking is over
refused-nobody-here = That raider is not at this location
refused-attacked-already = The raider has already attacked this turn

## Obstacles

refused-danger = The danger of the obstacle, { $danger }, is above the limit of { $limit } here
refused-no-obstacle-card = The card is not an obstacle
refused-own-exploration = The player who is moving plays no obstacle
refused-nothing-mapped = No location is being mapped

## Searching

refused-fought = The raider used Fight this turn
refused-stuck-search = A stuck raider cannot search
refused-searched = The raider has already searched this turn
refused-empty = A discovery has already been found here
refused-nothing-searched = No search has a result now
refused-treasure-search = In the treasure room a search is for the treasure, not for a discovery
refused-no-discovery = The card is not a discovery
refused-difficulty = The difficulty of the card, { $difficulty }, is above the result of { $result }

## Playing cards

refused-moment = The card is not played at this moment
refused-no-use = The card is not used in this way
refused-condition = The card is used only { $condition }
refused-cost = The cost cannot be paid: { $cost }
refused-effect = This would do nothing now: { $effect }
refused-upgrade-power = The upgrade has power { $power }; the raider has power { $current } and may rise by one
refused-upgrade-copy = The raider already has this upgrade
refused-upgrade-character = The upgrade is only for { $character }
