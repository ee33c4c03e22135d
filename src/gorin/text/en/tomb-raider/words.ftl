### Tomb Raider: what cards say. Words are parts of sentences, the messages card-… put them together.

## Conditions: they follow “play” or “use”.

word-during-your-fight = during your raider's Fight test
word-during-your-fight-with-creature = during a Fight test of your raider against a creature
word-during-your-test = during a test of your raider
word-during-your-search = while your raider searches their location
word-during-other-fight-with-creature = during a Fight test of another raider against a creature
word-your-action = during your own Action round
word-other-action = during the Action round of another player
word-other-raider-here = while another raider is at your raider's location
word-damage-to-you = when your raider is about to take damage
word-you-removed-creature = when your raider has just removed a creature
word-obstacle-here = while there is an obstacle at your raider's location
word-card-answered = when another player has just announced a card

## Costs

word-discard-this = discard this card

## What failing an obstacle does to a raider

word-take-damage = take { $amount } damage
word-get-stuck = become stuck
word-get-injured = be injured in { $ability }
word-lose-item = lose an unsaved item

## Effects on tests

word-add-dice = { $count ->
        [one] roll { $count } more die
       *[other] roll { $count } more dice
    }
word-add-to-result = add { $amount } to the result
word-add-to-fight-damage = deal { $amount } more damage if the test succeeds
word-raise-target = raise the target of the test by { $amount }
word-roll-again = roll all dice of the test again

## Effects on damage and life

word-prevent-damage = reduce the damage by { $amount }
word-heal = { $amount ->
        [one] heal { $amount } point of damage or injury
       *[other] heal { $amount } points of damage or injury
    }
word-gain-life = gain { $amount } extra life

## Effects on cards

word-draw-cards = { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
word-cancel-card = cancel that card

## Effects on movement

word-move-further = { $count ->
        [one] your raider may move { $count } location further this turn
       *[other] your raider may move { $count } locations further this turn
    }
word-move-at-most = { $count ->
        [one] the raider that is acting may move at most { $count } location this turn
       *[other] the raider that is acting may move at most { $count } locations this turn
    }
word-pass-anywhere = your raider's next move this turn needs no exit
word-push-raider = make another raider there go through an exit of your choice
word-drop-raider = make a raider of your choice fall one depth deeper

## Effects on the map

word-open-exit = add an exit to a side of your raider's location that has none
word-open-door = add an exit to a side of your raider's location that has none, and one that leads back
word-block-exit = block an exit of your raider's location
word-make-save-point = your raider's location becomes a save point
word-remove-obstacle = { $kind ->
        [trap] remove a trap from your raider's location
        [creature] remove a creature from your raider's location
        [hazard] remove a hazard from your raider's location
       *[other] remove an obstacle from your raider's location
    }
word-look-at-level = look at the top card of the level deck; you may put it on the bottom
word-steal-by-search = test Search and take an unsaved item of another raider there whose difficulty is at most the result

## What a card gives while it is in play

word-raise-abilities-that-began-at = each ability that is { $began } on the raider card rises by { $amount }
word-raise-ability = { $ability } rises by { $amount }
word-add-to-tests = the results of your raider's { $ability } tests rise by { $amount }
word-add-dice-to-tests = { $count ->
        [one] roll { $count } more die in { $ability } tests
       *[other] roll { $count } more dice in { $ability } tests
    }
word-weapon = successful Fight tests of your raider deal { $amount } more damage
word-hold-more-cards = { $count ->
        [one] the hand limit rises by { $count } card
       *[other] the hand limit rises by { $count } cards
    }

## Joints

card-and = { $first } and { $second }
card-or = { $first } or { $second }
card-or-test = { $first } or { $second }
card-then = { $first }, then { $second }
card-comma = { $first }, { $second }

## Sentences on what a card does

card-play = Play { $when }: { $effects }.
card-play-paid = Play { $when }, and { $cost }: { $effects }.
card-play-only = Play { $when }.
card-play-paid-only = Play { $when }, and { $cost }.
card-use = Use { $when }: { $effects }.
card-use-paid = Use { $when }, and { $cost }: { $effects }.
card-use-only = Use { $when }.
card-use-paid-only = Use { $when }, and { $cost }.
card-when-your-action-starts = at the start of your own Action round
card-when-other-action-starts = at the start of another player's Action round
card-instead-of-search = instead of searching
card-once-a-turn = Once a turn.
card-without-raider = This works even while your raider is dead.
card-found = When found: { $effects }.
card-constant = While in play: { $constant }.

## Sentences on the figures of a card

card-abilities = Fight { $fight }, Move { $move }, Search { $search }, Think { $think }.
card-power = Power { $power }.
card-character = Only for { $character }.
card-item = Item, difficulty { $difficulty }.
card-trigger = Trigger, difficulty { $difficulty }.
card-weapon = Weapon.
card-entrance = Entrance.
card-exits = Exits: { $sides }.
card-danger = Danger { $danger }.
card-search-bonus = { $dice ->
        [one] Search bonus: { $dice } die.
       *[other] Search bonus: { $dice } dice.
    }
card-save-point = Save point.
card-treasure-room = Treasure room of power { $power }: a search result of { $target } or more finds the treasure.
card-built-in = Built-in obstacle: { $obstacle }, { $kind }.
card-obstacle-kind = Kind: { $kind }.
card-tests = To overcome: { $tests }.
card-test = { $ability } { $target }
card-failure = On failure: { $effects }.
card-life = Life { $life }.
