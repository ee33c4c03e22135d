### L5R LCG: what the rules of statuses, control, copies, bids, rings and keywords say.

ask-lcg-element = As which of its elements is the ring resolved?
ask-lcg-as = As what do you play { $card }?
ask-lcg-support = { $seat } plays { $card }. How much of its cost do you pay?
ask-lcg-disguise = Whose place does { $card } take?
option-as-character = As a character
option-as-attachment = As an attachment
option-disguise = Play { $card } disguised
page-attempt-disguise = Play { $thing } with a disguise
refused-lcg-no-price = A dash instead of a cost: it cannot be played
refused-lcg-eminent = An eminent province cannot be under the stronghold
refused-lcg-no-disguise = You control nobody whose place it can take at this cost
lcg-won-by-card = a card says so
lcg-kind-glory = glory
log-lcg-status-moved = A status token moves: { $slugs }
log-lcg-taint-changed = { $slug } becomes tainted
log-lcg-taint-changed-lost = { $slug } is tainted no more
log-lcg-province-marked-tainted = Province { $slot } of { $seat } becomes tainted
log-lcg-province-marked-not-tainted = Province { $slot } of { $seat } is tainted no more
log-lcg-province-marked-dishonored = Province { $slot } of { $seat } becomes dishonored
log-lcg-province-marked-not-dishonored = Province { $slot } of { $seat } is dishonored no more
log-lcg-control-taken = { $seat } takes control of { $slug }
log-lcg-became-copy = One becomes a copy of the other: { $slugs }
log-lcg-restored = Province { $slot } of { $seat } is restored
log-lcg-province-hidden = { $slug }, province { $slot } of { $seat }, is turned face down
log-lcg-filled-open = { $seat } adds { $slug } to province { $slot }
log-lcg-dials-shown = { $bids }
lcg-dial-shown = { $seat } bids { $bid }
log-lcg-bid-changed = The bid of { $seat } counts as changed by { $amount }
log-lcg-conflict-spread = Province { $slot } of { $seat } is attacked too
log-lcg-opportunity-gained = { $seat } may declare one more conflict
log-lcg-ring-fated = Fate on { $ring }: { $amount }
log-lcg-ring-switched = The contested ring is switched: it is the { $ring } now
log-lcg-ring-switched-fate = The contested ring is switched: it is the { $ring } now. { $seat } takes the fate on it: { $fate }
log-lcg-presented = { $seat } shows { $slug } to play it
log-lcg-support-offered = { $seat } offers { $amount } fate
log-lcg-took-over = One takes the place of the other: { $slugs }
log-lcg-card-spoiled = { $slug } does not enter play
log-lcg-placed-eminent = { $seat } lays out provinces, face up: { $titles }
log-lcg-figure-more = { $slug }: { $amount } more { $figure } { $until }
log-lcg-figure-base = { $slug }: base { $figure } times { $amount } { $until }
log-lcg-figure-set-base = { $slug }: base { $figure } is { $amount } { $until }
log-lcg-figure-times = { $slug }: { $figure } times { $amount } { $until }
log-lcg-figure-half = { $slug }: { $figure } divided by { $amount } { $until }
log-lcg-figure-set = { $slug }: { $figure } is { $amount } { $until }
log-lcg-figure-blank = { $slug }: its text counts as blank { $until }
log-lcg-figure-trait = { $slug } gains: { $figure } { $until }
lcg-word-corrupted = Corrupted: it enters play tainted.
lcg-word-disguised = Disguised: { $of }.
lcg-word-eminent = Eminent: it starts face up, is never under a stronghold and is never turned face down.
lcg-word-ephemeral = Ephemeral: it is removed from the game after it is played.
lcg-word-rally = Rally: as it is revealed in a province, one more card is added there face up.
lcg-word-support = Support: other players may pay a part of its fate cost.
lcg-word-no-attachments-except = Only this can be attached to it: { $trait }.
lcg-word-no-attachments-of = This cannot be attached to it: { $trait }.
lcg-word-at-end-of = at the end of { $period }: { $effect }
lcg-period-conflict = the conflict
lcg-period-phase = the phase
lcg-period-round = the round
ask-lcg-search = { $by }: which of these cards do you take in hand?
log-lcg-searched = { $count ->
    [one] { $seat } looks at { $count } card of the conflict deck
   *[other] { $seat } looks at { $count } cards of the conflict deck
}
log-lcg-searched-own = { $seat } searches the conflict deck: { $slugs }
log-lcg-found = { $seat } takes a card in hand
log-lcg-found-shown = { $seat } reveals { $slug } and takes it in hand
lcg-word-then = { $first }; then { $later }
lcg-word-if-you-do = { $first }; if you do, { $later }
lcg-word-to = { $first } to have this: { $later }
lcg-word-chosen-later = { $chosen }; { $effect }
lcg-word-each-chooses = each player chooses a character of theirs; { $effect }
lcg-word-resolve-action = its first action is resolved for you
lcg-word-search = you search { $top ->
    [0] your whole conflict deck
   *[other] the top { $top } cards of your conflict deck
} and take { $sort } in hand
lcg-word-search-sort = you search { $top ->
    [0] your whole conflict deck
   *[other] the top { $top } cards of your conflict deck
}: you show { $sort } from there and take it in hand
lcg-word-search-shuffled = { $search }; then you shuffle
lcg-word-gain-x-fate = gain X fate
lcg-sort-any = a card
lcg-sort-event = an event
lcg-sort-attachment = an attachment
lcg-sort-character = a character
