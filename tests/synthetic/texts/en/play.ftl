### The courts game as it is played: what is asked, what can be answered, what happened.

ask-act = Play a card, or pass
ask-reply = Answer an offer of a treaty
ask-talk = Offer a treaty?
ask-target = Choose a seat
ask-interrupt = Play a card before it happens?
ask-react = Play a card after the strike?
ask-bid = How many coins do you bid for a card?
ask-tally = Open the objective of your team?
ask-shuffle = The cards are shuffled
ask-duel = A duel is fought
ask-storm = Is there a storm?

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
log-resolving = { $seat }: the { $kind } takes effect unless it is stopped
log-struck = { $source } strikes { $target }: { $amount ->
    [one] { $amount } life lost
   *[other] { $amount } life lost
}
log-healed = { $seat } gains 1 life
log-eliminated = { $seat } is out of the match; discarded: { $cards }
log-ended = The match is over. Winners: { $winners }
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

last-team = only one team is left
last-turn = the last turn is over

refused-not-in-play = You are out of the match
refused-not-a-scout = Only a scout looks at the deck
refused-not-your-turn = It is not your turn
refused-at-peace = You have a treaty with everybody you could strike
courts-bad-option = It must be from 1 to { $most }

page-attempt-pass = Pass
page-attempt-peek = Look at the deck
unknown-attempt = There is nothing like “{ $attempt }” to try
