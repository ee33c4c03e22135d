### The courts game as it is played: what is asked, what can be answered, what happened.

ask-act = Play a card, or pass
ask-reply = Answer an offer of a treaty
ask-talk = Offer a treaty?
ask-target = Choose a seat
ask-interrupt = { $event }. Do you play a card before it happens?
ask-react = { $event }. This has happened. Do you play a card?
ask-bid = How many coins do you bid for a card?
ask-tally = Open the objective of your team?
ask-shuffle = The cards are shuffled
ask-duel = A duel is fought
ask-storm = Is there a storm?
ask-shed = Discard up to two cards, for a coin each
ask-rank = Put the seats in an order; the first one gains a coin
ask-grant = Divide the treasure among the seats
ask-send = Give cards to other seats
ask-pay = Pay coins to a seat
ask-charter = Write a charter for another seat

option-pass = Pass
option-peek = Look at the top of the deck
option-play = Play { $card }
option-at = Choose { $seat }
option-offer = Offer { $seat } a treaty
option-accept = Accept the treaty with { $seat }
option-refuse = Refuse the treaty with { $seat }
option-keep = Keep it sealed
option-open = Open it
option-calm = Calm
option-storm = Storm
option-seat = { $seat }
option-coins = Coins
option-payee = Who gets them
option-words = The words
option-kind = In honor of
option-whom = For whom
option-spent = Cards it costs
option-grants = The treasure

card-strike = strike
card-shield = shield
card-mirror = mirror
card-hush = hush
card-riposte = riposte
card-gift = gift
courts-bid = { $seat }: { $amount }

log-shuffled = { $count ->
    [one] { $count } card is shuffled
   *[other] { $count } cards are shuffled
}
log-drawn = { $seat } draws a card
log-drawn-card = { $seat } draws { $card }
log-sealed-card = { $captain } sees the objective of team { $team }: { $card }
log-turn = Turn of { $seat }
log-peeked = { $seat } looks at the top of the deck
log-peeked-cards = { $seat } looks at the top of the deck: { $cards }
log-announced = { $seat } plays { $card }
log-passed = { $seat } does nothing in this turn
log-aimed = { $seat } aims the { $kind } at { $target }
log-stopped = { $seat } stops the { $kind } of { $source } with { $card }
log-mirrored = { $seat } turns the strike of { $source } back with { $card }
courts-due-card = { $seat } has played a { $kind }
courts-due-card-at = { $seat } has played a { $kind } for { $target }
courts-due-strike = { $source } strikes { $target } for { $amount } life
log-resolving = { $seat }: the { $kind } takes effect unless it is stopped
log-struck = { $source } strikes { $target }: { $amount ->
    [one] { $amount } life lost
   *[other] { $amount } life lost
}
log-healed = { $seat } gains 1 life
log-eliminated = { $seat } is out of the match; discarded: { $cards }
log-ended = { $count ->
    [one] { $winners } wins: { $reason }
   *[other] { $winners } win: { $reason }
}
log-offered = { $seat } offers a treaty
log-replied = { $answer ->
    [yes] { $seat } accepts the treaty with { $other }
   *[no] { $seat } refuses the treaty with { $other }
}
log-storm = A storm ends all treaties
log-bids = Bids: { $bids }. { $winner } wins a card
log-bids-nobody = Bids: { $bids }. Nobody bid more than all others
log-opened = { $seat } opens the objective: { $card }. Coins earned: { $earned }
log-joined = { $seat } joins team { $team } with { $life } life and { $coins } coins
log-shed = { $count ->
    [0] { $seat } discards nothing
   *[other] { $seat } discards { $cards }
}
log-ranked = { $seat } puts the seats in this order: { $order }
log-granted = { $seat } divides the treasure: { $parts }
log-sent = { $count ->
    [0] { $seat } gives nothing away
   *[other] { $seat } gives a card to each of: { $whom }
}
log-paid = { $source } pays { $target } coins: { $amount }
log-hailed = { $seat } raises a banner: “{ $words }”
log-saluted = { $seat } salutes { $other }
ask-hail = Raise a banner: what is written on it?
ask-salute = Salute whom?
initiative-hail = Banner
initiative-salute = Salute
log-chartered = { $seat } writes a charter for { $whom } in honor of: { $kind }. It says: “{ $words }”

last-team = only one team is left
last-turn = the last turn is over, and who has most life wins

refused-not-in-play = You are out of the match
refused-not-a-scout = Only a scout looks at the deck
refused-not-your-turn = It is not your turn
refused-at-peace = You have a treaty with everybody you could strike
refused-target-not-in-play = That seat is out of the match
refused-at-peace-with = You may not strike that seat
refused-other-team = That seat is of the other team
refused-no-such-kind = There is no kind of card called “{ $kind }”
courts-bad-option = It must be from 1 to { $most }

page-attempt-pass = Pass
page-attempt-peek = Look at the deck
page-attempt-at = Aim at { $seat }
unknown-attempt = There is nothing like “{ $attempt }” to try
