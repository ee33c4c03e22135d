### Tomb Raider: what actions say and ask, beyond words.ftl.

## Conditions: they follow “play” or “use”.

word-during-your-obstacle-test = during a test of your raider against an obstacle
word-during-other-test = during a test of another raider
word-during-other-fight = during a Fight test of another raider
word-one-life-left = while your raider has one life left
word-exits-here = { $least ->
        [one] while your raider's location has at least { $least } exit
       *[other] while your raider's location has at least { $least } exits
    }

## Costs

word-discard-another = discard another card from your hand
word-discard-hand = { $least ->
        [one] discard your whole hand, at least { $least } more card
       *[other] discard your whole hand, at least { $least } more cards
    }
word-give-life = take { $amount } damage

## Effects on tests and searches

word-test-another-ability = { $rise ->
        [0] test another ability of your choice instead
       *[other] test another ability of your choice instead, with the target raised by { $rise }
    }
word-roll-best-ability = roll as many dice as for your raider's highest ability
word-add-to-results-this-turn = the results of all tests of your raider rise by { $amount } this turn
word-search-harder = { $count ->
        [one] search your raider's location with { $count } more die, even if nothing more can be found there
       *[other] search your raider's location with { $count } more dice, even if nothing more can be found there
    }
word-take-dice = { $count ->
        [one] that raider rolls { $count } die fewer, but at least one
       *[other] that raider rolls { $count } dice fewer, but at least one
    }
word-lower-result = lower the result of the test by { $amount }
word-turn-dice-down = { $count ->
        [one] turn the highest die of the test to 1
       *[other] turn the { $count } highest dice of the test to 1
    }

## Effects on raiders

word-attack-with-more-dice = { $count ->
        [one] attack another raider there with { $count } more die
       *[other] attack another raider there with { $count } more dice
    }
word-attack-unawares = { $count ->
        [one] attack another raider there, which rolls { $count } die fewer
       *[other] attack another raider there, which rolls { $count } dice fewer
    }
word-hurt-others-near = each other raider and each creature at your raider's location or at an adjacent one takes { $amount } damage
word-take-save-point = another raider of your choice loses their save point
word-unburden = { $least ->
        [one] another raider with at least { $least } unsaved item loses one of their player's choice
       *[other] another raider with at least { $least } unsaved items loses one of their player's choice
    }

## Effects on obstacles

word-drive-out = { $kind ->
        [trap] move a trap card from your raider's location to an adjacent explored one
        [creature] move a creature card from your raider's location to an adjacent explored one
        [hazard] move a hazard card from your raider's location to an adjacent explored one
       *[other] move an obstacle card from your raider's location to an adjacent explored one
    }
word-set-on-raider = { $kind ->
        [trap] move a trap card from anywhere on the map to the location of another raider
        [creature] move a creature card from anywhere on the map to the location of another raider
        [hazard] move a hazard card from anywhere on the map to the location of another raider
       *[other] move an obstacle card from anywhere on the map to the location of another raider
    }
word-exchange-obstacles = exchange an obstacle card at your raider's location for one elsewhere on the map
word-play-threat = you may play an obstacle from your hand at the location of the raider that is acting, with a danger up to { $above } above the limit
word-pass-obstacles = this turn your raider does not face the obstacles of locations that they only pass

## Effects on cards

word-pick-from-deck = { $count ->
        [one] take the top card of your draw deck into your hand
       *[other] look at the top { $count } cards of your draw deck, take one of them into your hand and put the others under the deck
    }
word-draw-new-hand = discard your hand and draw as many cards
word-draw-by-die = roll a die and draw as many cards as it shows
word-spoil-hand = look at the hand of another player and discard a card of your choice from it

## What players are asked

ask-improvise = Which ability does your raider test instead?
ask-shift = Which obstacle is moved?
ask-shift-to = Where is it moved?
ask-exchange = Which obstacle comes here in exchange?
ask-threat = Do you play an obstacle of danger { $limit } or less at { $space }?
ask-pick = Which card do you take into your hand?
ask-spoil = Which card of this hand is discarded?
ask-pay-card = Which card do you discard for it?

option-shift = Choose { $obstacle }
option-shift-to = Move it to { $space }

## What chance is asked

ask-luck-roll = Roll a die for the number of cards
