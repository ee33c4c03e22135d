### Tomb Raider: what failing an obstacle does beyond damage, injuries, and getting stuck.

## What cards say: these follow “On failure:”.

word-drop-cards = { $count ->
        [one] discard { $count } card from hand at random
       *[other] discard { $count } cards from hand at random
    }
word-discard-cards = { $count ->
        [one] discard { $count } card of your choice from hand
       *[other] discard { $count } cards of your choice from hand
    }
word-lose-weapon = lose a weapon, saved or not
word-lose-saved-item = lose a saved item
word-lose-unsaved-items = lose all unsaved items
word-get-injured-by-choice = be injured in an ability of your choice
word-lose-search = do not search this turn
word-stop-moving = move no further this turn
word-fall-deeper = fall one depth deeper
word-slide-back = slide one depth back
word-be-thrown-back = be thrown across the bottom edge of the location
word-be-carried-off = be carried off to your save point or, without one, to your entrance

## What players are asked

ask-drop = Which card do you discard?
ask-injury = In which ability is your raider injured?
option-injure = Be injured in { $ability }

## What chance is asked

ask-random-card = Discard a card at random

## What happens

log-search-lost = The raider of { $seat } does not search this turn
log-movement-stopped = The raider of { $seat } moves no further this turn
