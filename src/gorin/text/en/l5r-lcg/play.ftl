### L5R LCG as it is played: what is asked, what can be answered, what happened.

ask-lcg-shuffle = Cards are shuffled
ask-lcg-first = The first player is chosen at random
ask-lcg-random = A card of the hand is discarded at random
ask-lcg-mulligan-row = Which cards in your provinces do you replace? You may do this once. With none you keep all.
ask-lcg-mulligan-hand = Which cards of your hand do you replace? You may do this once. With none you keep all.
ask-lcg-bid = { $seats ->
    [2] How much do you bid on your dial? You draw that many cards; the higher bid gives the lower one the difference in honor.
   *[other] How much do you bid on your dial? You draw that many cards, and give 1 honor to each player who bids less.
}
ask-lcg-tidy = Which open cards in your provinces do you discard?
ask-lcg-act = { $moment ->
    [fight] Play a card, use an ability, or pass. When all pass, the conflict is decided.
    [draw] Play a card, use an ability, or pass. When all pass, the conflict phase begins.
    [fate] Play a card, use an ability, or pass. When all pass, the round ends.
   *[conflict] Play a card, use an ability, or pass. When all pass, the next conflict may be declared.
}
ask-lcg-dynasty = { $fate ->
    [0] Play a character from a province, or pass for this phase
   *[other] Play a character from a province, or pass for this phase (the first to pass gains { $fate } fate)
}
ask-lcg-fate = How much of your { $fate } fate do you put on { $card }? It stays one more round for each.
ask-lcg-target = { $whose ->
    [own] You use { $card }: choose { $aim }; { $does }.
   *[other] { $seat } uses { $card }. You choose on whom: “{ $does }”.
}
ask-lcg-side = Where does { $card } go?
ask-lcg-declare = Declare a conflict for a ring, or pass
ask-lcg-province = Which province do you attack?
ask-lcg-attackers = Who attacks province { $slot } of { $defender }? Attackers bow when the conflict ends.
ask-lcg-defenders = { $attacker } attacks your province { $slot } (strength { $strength }) in a { $kind } conflict with { $skill } skill. Who defends?
ask-lcg-broken-card = Do you discard the cards in the broken province of { $seat }?
ask-lcg-ring = What does the { $ring } do for you?
option-pass = Pass
option-play = Play { $card }
option-play-for = Play { $card } ({ $costs })
option-play-for-on = Play { $card } ({ $costs }). It can be used on: { $targets }
option-on = Choose { $card }
option-card = { $card }
option-character = { $card }
option-home = Go home
option-join = Join the conflict
option-declare = { $ring }: { $kind }
option-province = { $strength ->
    [0] Province { $slot } of { $seat }
   *[other] Province { $slot } of { $seat }, strength { $strength }
}
option-slot = Province { $slot }
option-slot-card = Province { $slot }: { $card }
option-keep = Leave the cards there
option-discard = Discard the cards
option-decline = Do nothing
option-take = Take 1 honor from your opponent
option-draw = Draw 1 card
option-make = Make your opponent discard 1 card at random
option-honor = Honor { $card }
option-dishonor = Dishonor { $card }
option-ready = Ready { $card }
option-bow = Bow { $card }
option-unfate = Remove 1 fate from { $card }
log-lcg-first-player = { $seat } is the first player
log-lcg-shuffled = { $seat } shuffles the { $side } deck
log-lcg-filled = { $seat } puts a facedown card in province { $slot }
log-lcg-row-seen = { $seat } looks at the cards in their provinces
log-lcg-row-seen-own = { $seat } looks at the cards in their provinces: { $slugs }
log-lcg-row-replaced = { $seat } replaces cards in { $slots_number ->
    [one] province
   *[other] provinces
} { $slots }
log-lcg-drawn = { $count ->
    [one] { $seat } draws { $count } card
   *[other] { $seat } draws { $count } cards
}
log-lcg-drawn-own = { $seat } draws { $slugs }
log-lcg-hand-returned = { $count ->
    [one] { $seat } puts { $count } card of the hand at the bottom of the deck
   *[other] { $seat } puts { $count } cards of the hand at the bottom of the deck
}
log-lcg-phase-began = Round { $turn }: { $phase }
log-lcg-revealed = { $seat } turns up { $slug } in province { $slot }
log-lcg-fate-changed = { $seat } gains { $amount } fate
log-lcg-passed = { $seat } passes
log-lcg-played = { $seat } plays { $slug } for { $cost } fate
log-lcg-fate-added = { $amount } fate is put on { $slug }
log-lcg-bids-shown = By the bids, { $bids }
log-lcg-honor-changed = { $seat } gains { $amount } honor
log-lcg-conflict-began = { $seat } declares a { $kind } conflict for the { $ring }
log-lcg-conflict-began-fate = { $seat } declares a { $kind } conflict for the { $ring } and takes the fate on it: { $fate }
log-lcg-opportunity-passed = { $seat } declares no conflict
log-lcg-attacked = { $seat } attacks province { $slot } of { $other }

log-lcg-announced = { $seat } plays { $slug }
log-lcg-attached = { $seat } attaches { $card } to { $host }
log-lcg-turned = { $slug } is readied
log-lcg-turned-bowed = { $slug } is bowed
log-lcg-status-changed-up = { $slug } is honored
log-lcg-status-changed-up-lost = { $slug } loses its dishonored token
log-lcg-status-changed-down = { $slug } is dishonored
log-lcg-status-changed-down-lost = { $slug } loses its honored token
log-lcg-fate-removed = 1 fate is removed from each of: { $slugs }
log-lcg-fate-removed-one = 1 fate is removed from { $slugs }
log-lcg-left-play = { $slug } leaves play
log-lcg-left-play-sacrificed = { $slug } is sacrificed
lcg-card-honored = { $card } (honored)
lcg-card-dishonored = { $card } (dishonored)
lcg-slot-stronghold = { $slot } (stronghold)
log-lcg-left-play-with = { $slug } leaves play, and with it: { $worn }
log-lcg-left-play-kept = { $slug } leaves play. Back in the hand: { $kept }
log-lcg-left-play-both = { $slug } leaves play, and with it: { $worn }. Back in the hand: { $kept }
log-lcg-totals = { $seat } has { $attack } skill, { $other } has { $defense }
log-lcg-totals-begin = { $seat } attacks with { $attack } skill, { $other } defends with { $defense }; the strength of the province is { $strength }
log-lcg-decided = { $seat } wins the conflict, { $most } to { $least }
log-lcg-decided-nobody = Nobody wins the conflict, { $attack } to { $defense }
log-lcg-broken = Province { $slot } of { $seat } breaks
log-lcg-row-discarded = { $slugs } { $slugs_number ->
    [one] goes
   *[other] go
} from { $slots_number ->
    [one] province
   *[other] provinces
} { $slots } of { $seat } to the discard pile
log-lcg-hand-discarded = { $seat } discards { $slug }
log-lcg-claimed = { $seat } claims the { $ring }
log-lcg-favor-claimed = { $seat } claims the Imperial Favor with { $glory } glory, claimed rings included
log-lcg-favor-stayed = Nobody claims the Imperial Favor, and it stays as it is: { $seats } have the most glory, claimed rings included: { $glory } each
log-lcg-all-readied = All characters are readied
log-lcg-rings-returned = All rings go back
log-lcg-eliminated = { $seat } is out: { $reason }
log-lcg-eliminated-fought = { $seat } is out: { $reason }. The conflict ends here: nobody claims its ring, which goes back, and those who fought go home bowed
log-lcg-ended = { $winners_number ->
    [one] { $winners } wins
   *[other] { $winners } win
} the match: { $reason }

lcg-won-by-honor = enough honor
lcg-won-by-staying = nobody else is left
lcg-out-by-provinces = all provinces are broken
lcg-out-by-honor = no honor is left
lcg-out-by-conceding = gave up
refused-lcg-holding = A holding is not played: it lies in its province
refused-lcg-phase = Cards of the hand are not played in the dynasty phase, and cards in provinces only then
refused-lcg-cost = It costs { $cost } fate, and you have { $fate }
refused-lcg-unique = You control a unique character of this title already
refused-lcg-no-target = There is no character that it may be played on
refused-lcg-out = You are out of the match
refused-lcg-no-opportunity = You have no opportunity left for a conflict of this type
refused-lcg-ring = No conflict can be declared for this ring: it is claimed, or something forbids it
refused-lcg-no-conflict = You have nobody ready who could attack so
refused-lcg-whose-province = Only a province of an opponent who is still in the match is attacked
refused-lcg-province = This province cannot be attacked
refused-lcg-stronghold = The stronghold province cannot be attacked until enough other provinces of its player are broken
refused-lcg-bid = A bid is a whole number from 1 to { $dial }
unknown-attempt = There is nothing like “{ $attempt }” to try
page-attempt-pass = Pass
page-attempt-play = Play { $thing }
lcg-ring-air = Air Ring
lcg-ring-earth = Earth Ring
lcg-ring-fire = Fire Ring
lcg-ring-water = Water Ring
lcg-ring-void = Void Ring
lcg-kind-military = military
lcg-kind-political = political
lcg-phase-setup = setup
lcg-phase-dynasty = dynasty phase
lcg-phase-draw = draw phase
lcg-phase-conflict = conflict phase
lcg-phase-fate = fate phase
lcg-side-home = at home
lcg-side-attacking = attacking
lcg-side-defending = defending
lcg-side-dynasty = dynasty
lcg-side-conflict = conflict
lcg-clan-crane = Crane Clan
lcg-clan-lion = Lion Clan
lcg-turn = { $turn ->
    [0] { lcg-board-setup }
   *[other] Round { $turn }: { $phase }
}
lcg-conflict = Conflict of { $seat }: { $kind }, { $ring }
lcg-attacked = against province { $slot } of { $seat }
lcg-totals = attack { $attack }, defense { $defense }
lcg-first = First player
lcg-favor = Imperial Favor
lcg-out = Out
lcg-honor = Honor
lcg-fate = Fate
lcg-dial = Bid
lcg-hand = Hand
lcg-play = In play
lcg-dynasty-deck = Dynasty deck
lcg-conflict-deck = Conflict deck
lcg-dynasty-pile = Dynasty discard pile
lcg-conflict-pile = Conflict discard pile
lcg-province = Province { $slot } · strength { $strength }
lcg-broken = Province { $slot } · broken (strength { $strength })
lcg-rings = Rings
lcg-ring-fate = Fate: { $fate }
lcg-ring-claimed = Claimed by { $seat }
lcg-skills = Military { $military }, political { $political }, fate { $fate }
lcg-bowed = Bowed
lcg-honored = Honored
lcg-dishonored = Dishonored
lcg-worn = With { $card }
lcg-printed-character = Character, cost { $cost }, military { $military }, political { $political }, glory { $glory }
lcg-printed-attachment = Attachment, cost { $cost }: adds military { $military }, political { $political }
lcg-printed-holding = Holding: { $strength } more strength for its province
ask-lcg-places = In what order do your provinces lie? The last one is under your stronghold
ask-lcg-would = Do you prevent or change this? About to happen: { $events }.
ask-lcg-interrupt = Do you interrupt this? About to happen: { $events }.
ask-lcg-reaction = Do you react to this? { $events }.
lcg-happens-something = Something happens
lcg-happens-effects-begin = The effects of { $slug } ({ $seat }) begin
lcg-happens-phase-begins = The { $phase } begins
lcg-happens-phase-ends = The { $phase } ends
lcg-happens-conflict-ends = The conflict of { $seat } ends
lcg-happens-declared = { $seat } declares a { $kind } conflict against province { $slot } of { $other }
lcg-happens-declared-for = { $seat } declares a { $kind } conflict for the { $ring } against province { $slot } of { $other }
ask-lcg-forced = Which of these comes first?
ask-lcg-host = Which character gets { $card }?
ask-lcg-restrict = Two restricted attachments are the most: which one is discarded?
ask-lcg-sacrifice = { $by }: which character do you sacrifice?
ask-lcg-select = { $by }: select one
ask-lcg-instead-of = { $by }: instead of whom?
ask-lcg-again = { $by }. Do you lose 1 honor to choose { $aim } once more? What happens: { $does }.
ask-lcg-give-up = { $by }: { $count ->
    [one] which card of your hand do you discard?
   *[other] which { $count } cards of your hand do you discard?
}
ask-lcg-covert = Whom does covert keep from defending?
ask-lcg-duel-bid = Duel ({ $kind }): { $card } +{ $own } against { $other } +{ $theirs }. How much do you bid? The higher total wins; the higher bid gives the other the difference in honor.
ask-lcg-favor = In which conflicts does the Imperial Favor count?
ask-lcg-next = Characters without fate leave play. Which one leaves next?
option-use = Use { $card }
option-use-for = Use { $card } ({ $costs })
option-use-for-on = Use { $card } ({ $costs }). It can be used on: { $targets }
option-first = First { $card }
option-next = { $card } leaves
option-gain = Gain 2 honor
option-draw-and-make = Draw 1 card, and your opponent discards 1 at random
option-set = In conflicts of this type: { $kind }
log-lcg-begun = { $seat } begins with { $honor } honor
log-lcg-placed = { $seat } lays out provinces face down
log-lcg-placed-own = { $seat } lays out provinces face down: { $slugs }
log-lcg-entered = { $slug } of { $seat } enters play { $side }
log-lcg-announced-used = { $seat } uses { $slug }
log-lcg-aimed = { $seat } chooses { $slugs }
log-lcg-aimed-hidden = { $seat } chooses a facedown card
log-lcg-selected = { $seat } selects: “{ $what }”
log-lcg-selected-ability = { $seat } chooses an ability of { $slug }: “{ $what }”
log-lcg-cancelled = { $slug } has no effect
log-lcg-cancelled-by = { $by } cancels the effects of { $slug }
log-lcg-not-begun = { $slug } does not begin: its cost was not paid
log-lcg-covered = Covert of { $seat }: { $slugs } cannot be declared as a defender
log-lcg-province-shown = { $seat } reveals { $slug }, province { $slot }
log-lcg-switched = The conflict becomes { $kind }
log-lcg-went-home = All who took part bow and go home
log-lcg-went-home-but = All who took part go home; all bow but { $slugs }
log-lcg-duel-began = { $one } challenges { $other } to a duel ({ $kind })
log-lcg-duel-decided = { $one } wins the duel against { $other }, { $most } to { $least }
log-lcg-duel-decided-nobody = Nobody wins the duel of { $one } and { $other }, { $most } to { $least }
log-lcg-status-lost = { $slug } loses its status token
log-lcg-moved = { $slug } moves to the conflict
log-lcg-holding-lost = { $slug } of { $seat } leaves its province
log-lcg-row-turned = { $slug } is turned up in province { $slot } of { $seat }
lcg-span-conflict = until the conflict ends
lcg-span-phase = until the phase ends
lcg-span-round = until the round ends
log-lcg-strengthened-military = { $slug } gets { $amount } more military skill { $until }
log-lcg-strengthened-political = { $slug } gets { $amount } more political skill { $until }
log-lcg-strengthened-base-military = { $slug }: base military skill times { $amount } { $until }
log-lcg-favor-claimed-set = { $seat } claims the Imperial Favor with { $glory } glory, claimed rings included, for { $kind } conflicts
log-lcg-ring-idle = The { $ring } does nothing for { $seat }: there is nothing that it could change
log-lcg-ring-idle-alone = The { $ring } does nothing for { $seat }: it fights no conflict, so nobody is its opponent
log-lcg-averted = By { $slug }, that does not happen to { $seat }
log-lcg-averted-first = By { $slug }, { $seat } stays the first player
log-lcg-rings-fated = { $amount } fate on each of: { $rings }
refused-lcg-trigger = Its moment is: { $trigger }
refused-lcg-condition = It can be used only { $condition }
refused-lcg-unpaid = You cannot pay for it: { $paid }
refused-lcg-limit = It has been used as often as its limit allows
refused-lcg-limited = You have played a limited card in this round
refused-lcg-blank = Its text does not count now
page-attempt-use = Use an ability of { $thing }
lcg-printed-event = Event, cost { $cost }
lcg-printed-province = Province, strength { $strength }
lcg-printed-traits = Traits: { $traits }
lcg-printed-stronghold = Stronghold: honor { $honor }, fate { $fate }, { $strength } more strength for its province
lcg-stronghold = Stronghold
lcg-stronghold-province = Stronghold province · strength { $strength }
lcg-stronghold-unknown = Stronghold province
lcg-is-province = province
lcg-unplaced = Provinces to lay out
lcg-resolving = Being played
lcg-province-unknown = Province { $slot }
lcg-favor-set = Imperial Favor, { $kind }
option-duplicate = Discard a copy of { $card } to put 1 fate on it
log-lcg-duplicate-discarded = { $seat } discards a copy of { $slug }
refused-lcg-no-duplicate = You control no unique character of this title
page-attempt-duplicate = Discard a copy of { $thing }
page-windows = Windows
page-windows-concern = Ask where something could matter to me
page-windows-always = Ask in every window
page-windows-tells = Whoever is asked about what happens shows that a card of their deck could answer it, whether they hold it or not.

lcg-position-card = “{ $card }” cannot lie here
lcg-position-seats = A position of this format has { $fewest } to { $most } seats
lcg-position-not-there = The seat has no “{ $asked }” in play or in its provinces
lcg-position-no-limit = No ability of “{ $asked }” is limited: that it was used changes nothing
lcg-position-seat = There is no seat { $seat } in the match; seats count from 0
lcg-position-amount = An amount is 0 or more, not { $amount }
lcg-position-phase = Only the conflict phase has conflicts and declarations
lcg-position-declare = A conflict is declared or under way, not both
lcg-position-conflict = Nobody attacks their own provinces
lcg-position-province = The defender has no unbroken province { $slot }
lcg-position-ring = The contested ring ({ $ring }) has not been claimed by anybody
lcg-position-clan = “{ $asked }” is no clan of a ready deck; there are { $known }
lcg-position-no-stronghold = This format has no strongholds
lcg-position-status = A character is honored or dishonored, not both
lcg-position-fights = The seat of this character fights in no conflict
lcg-position-provinces = A seat has { $most } provinces at most
lcg-position-own = In this format provinces have no cards of their own
lcg-card-of = { $card } of { $seat }
lcg-card-on = { $card } on { $host }
lcg-card-with-fate = { $card } with { $fate } fate
lcg-card-by = { $card } ({ $giver })
lcg-an-effect = the effect
lcg-by-own = You use { $card }
lcg-by-other = { $seat } uses { $card }
lcg-gone = a character that has left play
lcg-worn-of = With { $card } of { $seat }
log-lcg-fate-changed-lost = { $seat } loses { $amount } fate
log-lcg-fate-changed-paid = { $seat } pays { $amount } fate
log-lcg-honor-changed-lost = { $seat } loses { $amount } honor
log-lcg-honor-changed-taken = { $seat } takes { $amount } honor from { $other }
log-lcg-honor-changed-given = { $seat } gives { $amount } honor to { $other }
log-lcg-bids-shown-even = By the bids, nobody gives honor
lcg-bid-gives = { $seat } gives { $honor } honor
lcg-bid-gets = { $seat } gets { $honor } honor
log-lcg-joined-attacking = { $count ->
    [0] { $seat } declares no attackers
    [one] { $seat } declares { $slugs } as an attacker
   *[other] { $seat } declares { $slugs } as attackers
}
log-lcg-joined-defending = { $count ->
    [0] { $seat } declares no defenders
    [one] { $seat } declares { $slugs } as a defender
   *[other] { $seat } declares { $slugs } as defenders
}
log-lcg-moved-home = { $slug } moves home
lcg-card-in-province = { $card } in province { $slot }
