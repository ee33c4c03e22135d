### Tomb Raider: what items, treasures, upgrades, and secret moves say, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-once-a-turn = once a turn
word-you-have = while you have { $slug } in play
word-you-have-weapon = while you have a weapon in play
word-you-have-items = { $count ->
        [one] while you have at least { $count } item in play
       *[other] while you have at least { $count } items in play
    }
word-during-your-test-of = during a { $ability } test of your raider
word-without-fighting = { $kind ->
        [trap] during a test of your raider, other than Fight, against a trap
        [creature] during a test of your raider, other than Fight, against a creature
        [hazard] during a test of your raider, other than Fight, against a hazard
       *[other] during a test of your raider, other than Fight, against an obstacle
    }
word-during-your-treasure-search = while your raider searches the treasure room
word-dice-alike = { $count ->
        [one] while at least { $count } die of your raider's test shows the same number
       *[other] while at least { $count } dice of your raider's test show the same number
    }
word-result-at-least = with a result of { $amount } or more
word-at-depth = while your raider is at depth { $least } or deeper
word-still-moving = while your raider may still move this turn
word-no-extra-life = while your raider has no marker of extra life
word-you-removed-obstacle = when your raider has just removed an obstacle

## Effects on tests and searches

word-roll-lowest-again = roll the lowest die of the test again
word-mirror-highest = turn the lowest die of the test to what the highest one shows
word-search-after-fight = your raider may search this turn as if they had not fought

## Effects on cards

word-look-at-hand = look at the hand of another player
word-take-back-item = take an item from your discard pile into your hand

## Effects on raiders

word-harm-raider = another raider of your choice takes { $amount } damage
word-injure-raider = another raider of your choice is injured in { $ability }
word-prevent-all-damage = prevent that damage
word-take-passage = { $count ->
        [one] your raider goes to an explored location at most { $count } space away, whatever the exits
       *[other] your raider goes to an explored location at most { $count } spaces away, whatever the exits
    }

## What a card gives while it is in play

word-raise-every-ability = each ability rises by { $amount }
word-more-life = your raider has { $amount } extra life
word-walk-further = { $count ->
        [one] your raider may move { $count } location further in each turn
       *[other] your raider may move { $count } locations further in each turn
    }

## Joints and sentences

card-also = { $first }; { $second }
card-when-between-steps = between steps
card-when-between-your-steps = between steps of your own Action round
card-play-or-use = Play or use { $when }: { $effects }.
card-play-or-use-paid = Play or use { $when }, and { $cost }: { $effects }.
card-play-or-use-only = Play or use { $when }.
card-play-or-use-paid-only = Play or use { $when }, and { $cost }.
