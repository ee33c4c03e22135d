### Tomb Raider: what players are asked, and what they may answer.

## Setup and turn order

ask-opening = Which card do you take into your opening hand? ({ $taken } of { $most })
ask-mulligan = Do you keep this opening hand?
ask-first = You rolled highest. Which raider goes first?
ask-roll-order = Do you want to roll for the turn order again?

option-take = Take { $card }
option-keep-hand = Keep this hand
option-new-hand = Draw a new hand
option-first = Let { $seat } go first
option-keep-order = Keep the order
option-roll-order = Roll for the order

## Action round

ask-move = Where does your raider go? Moves left: { $left }.
ask-move-explore = Where to? Moves left: { $left }; exploring takes all of them.
ask-move-on = Your raider has to face what is here. Does it stop here or go on afterwards?
ask-attack = Does your raider attack?
ask-face = Which obstacle does your raider face next?
ask-overcome = How does your raider overcome { $obstacle }?
ask-obstacle = { $space } is being mapped. Do you play an obstacle of danger { $limit } or less there?

option-stay = Stay here
option-move = Move { $side } to { $space }
option-explore = Move { $side } and explore { $space }
option-stop = Face it, then stop here
option-go-on = Face it, then go on
option-attack = Attack { $seat }: { $percent }% to win
option-no-attack = Do not attack
option-face = Face { $obstacle }
option-test = { $dice ->
        [one] Test { $ability }: { $dice } die against { $target }, { $percent }%
       *[other] Test { $ability }: { $dice } dice against { $target }, { $percent }%
    }
option-obstacle = Play { $card }, danger { $danger }
option-no-obstacle = Play no obstacle

## Search round

ask-search = Does your raider search?
ask-search-empty = Nothing is left to find here. Does a card of yours search all the same?
ask-find = The result of the search is { $result }. Do you play a discovery?

option-search-treasure = Search: the treasure on { $target } or more, { $percent }%
option-search-card = Search: { $card } on { $target } or more, { $percent }%
option-search-cards = Search for one of { $cards }, { $percent }%
option-search-found = { $card } on { $target }+
option-search-rest =
    { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
option-search = Search, though no card in your hand can be found
option-no-search = Do not search
option-find = Find { $card }
option-find-nothing = Find nothing

## Draw round

ask-discard = Do you discard a card before you draw { $draws }?
ask-discard-room = You hold { $held } of at most { $limit } cards, so you draw { $room } instead of { $draws }. Do you discard to make room?
ask-discard-last = With an empty hand you draw { $more } cards instead of { $draws }. Do you discard your last one?
ask-reset = Do you reset your raider?
ask-reset-cut-off = No way leads from here to the treasure room. Do you reset your raider?
ask-reset-injured = Your raider is injured. A reset heals it, but it starts over without its hand and unsaved cards. Do you reset?

option-discard = Discard { $card }
option-done = Keep these cards
option-play-on = Play on
option-reset = Reset

## Playing cards

ask-window-start = Do you play a card first?
ask-window-step = Do you play a card before play goes on?
ask-window-test = A test is about to be rolled. Do you play a card?
ask-window-test-chance = The chance of this test is { $percent }%. Do you play a card?
ask-window-roll = The dice have been rolled. Do you play a card?
ask-window-roll-passed = { $result } against { $target }: the test succeeds. Do you play a card?
ask-window-roll-failed = { $result } against { $target }: the test fails. Do you play a card?
ask-window-damage = Damage is about to be dealt. Do you play a card?
ask-window-played = A card was announced. Do you answer it?
ask-window-removed = An obstacle was removed. Do you play a card?
ask-window-save = Your raider saves. Do you play a card?

option-pass = Play nothing
option-play = Play { $card }
option-use = Use { $card }

## What a card asks

ask-side = Which way?
ask-raider = Which raider?
ask-item = Which item?
ask-wound = What is healed?
ask-remove = Which obstacle is removed?
ask-hand = Whose hand do you look at?
ask-recover = Which item do you take back?
ask-space = Where does your raider go?
ask-look = Where does the location go?

option-side = Point { $side }
option-raider = Choose the raider of { $seat }
option-lose = Lose { $card }
option-take-from = Take { $card } from { $seat }
option-heal-damage = Heal 1 damage
option-heal-injury = Heal an injury in { $ability }
option-remove = Remove { $obstacle }
option-hand = Look at the hand of { $seat }
option-recover = Take back { $card }
option-space = Go to { $space }
option-leave = Leave it on top of the level deck
option-bury = Put it on the bottom of the level deck

## What chance is asked

ask-order-roll = Roll for the turn order
ask-roll = Roll the dice of the test
ask-shuffle = Shuffle the deck
