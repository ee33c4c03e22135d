### Tomb Raider: goals beside finding the treasure, and special rules of levels.

## Recovery

ask-treasure = You have found the treasure. Which treasure does your raider carry?
option-treasure = Carry { $card }
ask-pick-up = Your search reaches the treasure that lies here. Does your raider pick it up?
option-pick-up = Pick the treasure up
option-let-lie = Let the treasure lie

log-treasure-taken = { $seat } finds the treasure and carries { $slug }
log-treasure-dropped = { $seat } drops { $slug }, which lies at { $space } now
log-treasure-picked-up = { $seat } picks up { $slug } at { $space }

ended-brought-back = the treasure is brought back

## Bounty Hunter

log-points-scored-removed = { $count ->
        [one] { $seat } scores { $count } point for the obstacle: { $total } in all
       *[other] { $seat } scores { $count } points for the obstacle: { $total } in all
    }
log-points-scored-found = { $count ->
        [one] { $seat } finds the treasure and scores { $count } point: { $total } in all
       *[other] { $seat } finds the treasure and scores { $count } points: { $total } in all
    }

ended-bounty = the most points when the treasure is found
ended-bounty-limit = the most points at the agreed turn limit

## At the table

play-goal-recovery = Goal: bring the treasure back to an entrance
play-goal-bounty-hunter = Goal: the most points when the treasure is found
play-bounty = { $kind } { $points }
play-bounties = Points: { $bounties }
play-prize-carried = { $seat } carries the treasure { $card }; target { $target }
play-prize-lies = The treasure { $card } lies at { $space }; target { $target }
play-prize-here = the treasure lies here
play-carries = CARRIES THE TREASURE
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-final-points = { $points ->
    [one] { $seat } has { $points } point.
   *[other] { $seat } has { $points } points.
}
play-no-save-points = There are no save points on this level
play-last-turn = The last turn is turn { $turn }

## What may be wrong

level-own-goal = The level “{ $level }” is not for the format “{ $format }”: it is played for its own goal only
level-bad-bounty = An obstacle scores 0 points or more, not { $points }
points-other-goal = Points are agreed on for the format “bounty-hunter” only
points-unknown = “{ $asked }” does not say what scores points; points are agreed on as KIND=NUMBER, and a kind is { $known }
setup-no-prize = There is no treasure card of power { $power } or less that the finder in “{ $card }” could carry
position-prize-nowhere = The treasure is carried by a raider (“carrier”) or lies on the map (“at”)
position-prize-target = Without a treasure room on the map the treasure needs a target
