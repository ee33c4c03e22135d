### Tomb Raider: the log. One line says one thing that happens, in the present tense.

## Turns and rounds

log-turn-began = Turn { $turn } begins
log-round-began-action = The Action round begins
log-round-began-search = The Search round begins
log-round-began-draw = The Draw round begins
log-order-rolled = { $seat } rolls { $faces } for the turn order: { $total }
log-order-set = Turn order: { $seats }
log-order-set-by = { $seat } rolled highest and chose { $first } to go first. Turn order: { $seats }
log-action-began = { $seat } begins to act
log-conceded = { $seat } gives up
log-match-ended = { $seats_number ->
        [other] { $seats } win: { $reason }
       *[one] { $seats } wins: { $reason }
    }
log-match-ended-drawn = Nobody wins: { $reason }
log-solo-scored = { $seat } alone: turns { $turns }, resets { $resets }, locations mapped { $mapped }, searched { $searched }, cleared { $cleared }

## Moving and mapping

log-raider-moved = { $seat } moves from { $start } to { $space }
log-raider-moved-otherwise = The raider of { $seat } is taken from { $start } to { $space }
log-movement-ended = { $seat } stays in place
log-place-mapped = { $space } is mapped: { $slug }
log-location-set-aside = { $slug } may not lie at { $space } and is set aside
log-nothing-fits = No location fits at { $space }, which stays unknown
log-placed-face-down = { $slug } is put face down at { $space }
log-exit-added = A new exit leads { $side } from { $space }
log-exit-blocked = The exit { $side } from { $space } is blocked
log-save-point-made = { $space } becomes a save point
log-place-emptied = Nothing more can be found at { $space }
log-level-card-seen = { $seat } looks at the top card of the level deck
log-level-card-seen-own = { $seat } sees { $slug } on top of the level deck
log-level-card-buried = { $seat } puts the top card of the level deck on the bottom

## Obstacles

log-obstacle-played = { $seat } plays { $slug } at { $space }: danger { $danger }, limit { $limit }
log-obstacle-played-turned = An obstacle is turned up at { $space }: { $slug }, danger { $danger }, limit { $limit }
log-obstacle-outdone = { $seat } takes { $slug } back into hand
log-obstacle-passed-over = The obstacle { $slug } cannot be played here and is discarded
log-no-obstacle = Nobody plays an obstacle at { $space }
log-obstacle-damaged = { $amount } damage is dealt to { $obstacle }
log-obstacle-removed = { $seat } removes { $obstacle } from { $space }

## Tests, attacks and searches

log-test-began = { $dice ->
        [one] { $seat } tests { $ability }: { $dice } die against { $target }
       *[other] { $seat } tests { $ability }: { $dice } dice against { $target }
    }
log-test-began-against = { $dice ->
        [one] { $seat } faces { $obstacle }: { $ability } with { $dice } die against { $target }
       *[other] { $seat } faces { $obstacle }: { $ability } with { $dice } dice against { $target }
    }
log-search-began = { $dice ->
        [one] { $seat } searches { $space } with { $dice } die
       *[other] { $seat } searches { $space } with { $dice } dice
    }
log-attack-began = { $dice ->
        [one] { $seat } attacks { $rival }: { $dice } die against { $rival_dice }
       *[other] { $seat } attacks { $rival }: { $dice } dice against { $rival_dice }
    }
log-rolled = { $seat } rolls { $ability }: { $faces }, result { $result }
log-dice-taken-up = { $seats_number ->
        [other] { $seats } roll again
       *[one] { $seats } rolls again
    }
log-dice-taken-up-tied = A tie: { $seats_number ->
        [other] { $seats } roll again
       *[one] { $seats } rolls again
    }
log-test-changed-dice = { $amount ->
        [one] { $seat } has { $amount } more die in this test
       *[other] { $seat } has { $amount } more dice in this test
    }
log-test-changed-bonus = { $seat } adds { $amount } to the result
log-test-changed-target = The target for { $seat } rises by { $amount }
log-test-changed-damage = { $seat } deals { $amount } more damage with this test
log-test-ended-passed = { $seat } succeeds in { $ability }: { $result } against { $target }
log-test-ended-failed = { $seat } fails in { $ability }: { $result } against { $target }
log-search-ended = { $seat } searches with a result of { $result }
log-search-ended-treasure = { $seat } searches for the treasure with a result of { $result }; { $target } is needed
log-search-declined = { $seat } does not search
log-attack-ended = The attack is decided: { $seat } has { $result }, { $rival } has { $rival_result }

## Damage, death and saving

log-harm-announced = { $seat } is about to take { $amount } damage
log-harm-reduced = The damage to { $seat } drops by { $amount }
log-harm-dealt = { $seat } takes { $amount } damage
log-harm-dealt-none = { $seat } takes no damage
log-injured = { $seat } is injured: { $ability } drops by 1
log-damage-healed = { $seat } heals { $amount } damage
log-injury-healed = { $seat } heals an injury in { $ability }
log-extra-life-gained = { $seat } gains { $amount } extra life
log-became-stuck = The raider of { $seat } is stuck
log-came-free = The raider of { $seat } is no longer stuck
log-died = The raider of { $seat } dies
log-reset-chosen = { $seat } resets
log-all-lost = { $seat } loses the hand and all unsaved cards
log-saved = { $seat } saves at { $space }
log-reloaded = { $seat } comes back at { $space }

## Cards

log-opening-chosen-own = { $seat } takes { $slug } into the opening hand
log-hand-returned = { $seat } puts the opening hand back into the deck
log-cards-drawn = { $count ->
        [one] { $seat } draws { $count } card
       *[other] { $seat } draws { $count } cards
    }
log-cards-drawn-own = { $seat } draws { $slugs }
log-card-discarded = { $seat } discards { $slug }
log-shuffled = { $seat } shuffles the draw deck
log-shuffled-level-deck = The level deck is shuffled
log-shuffled-obstacle-deck = The obstacle deck is shuffled
log-card-announced = { $seat } plays { $slug }
log-card-announced-used = { $seat } uses { $slug }
log-card-cancelled = { $seat } cancels { $slug }
log-card-settled-saved = { $slug } goes to the saved row of { $seat }
log-discovery-made = { $seat } finds { $slug }, difficulty { $difficulty }
log-item-taken = { $seat } takes { $slug } from { $rival }
log-power-raised = { $seat } has an upgrade of power { $power }
log-effect-held-move-bonus = { $amount ->
        [one] { $seat } may move { $amount } location further this turn
       *[other] { $seat } may move { $amount } locations further this turn
    }
log-effect-held-move-limit = { $amount ->
        [one] { $seat } may move at most { $amount } location this turn
       *[other] { $seat } may move at most { $amount } locations this turn
    }
log-effect-held-way-through = { $seat } needs no exit for the next move this turn
