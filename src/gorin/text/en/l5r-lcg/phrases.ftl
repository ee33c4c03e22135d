### Object phrases, and the words that are said with them. `$noun` is what is said already.

lcg-noun-character = { $count ->
    [one] character
   *[other] characters
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-attachment = { $count ->
    [one] attachment
   *[other] attachments
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-holding = { $count ->
    [one] holding
   *[other] holdings
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-province = { $count ->
    [one] province
   *[other] provinces
 }
    .number = { $count ->
        [one] one
       *[other] other
     }
lcg-noun-conflict = conflict
lcg-one-character = { $noun_start ->
    [a] an { $noun }
    [e] an { $noun }
    [i] an { $noun }
    [o] an { $noun }
   *[other] a { $noun }
 }
lcg-one-attachment = { $noun_start ->
    [a] an { $noun }
    [e] an { $noun }
    [i] an { $noun }
    [o] an { $noun }
   *[other] a { $noun }
 }
lcg-one-holding = a { $noun }
lcg-one-province = a { $noun }
lcg-another-character = another { $noun }
lcg-another-attachment = another { $noun }
lcg-another-holding = another { $noun }
lcg-another-province = another { $noun }
lcg-one-conflict = { $noun_start ->
    [u] an { $noun }
   *[other] a { $noun }
 }
lcg-first-conflict = the first { $noun } of the round
lcg-is-participating = participating { $noun }
lcg-is-attacking = attacking { $noun }
lcg-is-defending = defending { $noun }
lcg-is-ready = ready { $noun }
lcg-is-bowed = bowed { $noun }
lcg-is-honored = honored { $noun }
lcg-is-dishonored = dishonored { $noun }
lcg-is-unique = unique { $noun }
lcg-is-unique-not = { $noun } that { $noun_number ->
    [other] are
   *[one] is
 } not unique
lcg-is-home = non-participating { $noun }
lcg-is-alone = { $noun } that is alone on its side
lcg-of-you = { $noun } you control
lcg-of-opponent = { $noun } that your opponent controls
lcg-of-an-opponent = { $noun } an opponent controls
lcg-of-them = { $noun } they control
lcg-word-with-trait = { $trait } { $noun }
lcg-word-with-trait-not = { $noun } that { $noun_number ->
    [other] are
   *[one] is
 } not { $trait }
lcg-word-of-clan = { $noun } of the { $clan }
lcg-word-of-clan-not = { $noun } that { $noun_number ->
    [other] are
   *[one] is
 } not of the { $clan }
lcg-word-of-element = { $noun } with the element of the { $ring }
lcg-word-has-skill = { $noun } with { $figure }
lcg-word-wears = { $noun } with a { $trait } attachment
lcg-word-wears-any = { $noun } with attachments
lcg-word-wears-any-not = { $noun } without attachments
lcg-either-noun = { $noun } or { $second }
lcg-same-noun = { $noun_number ->
    [other] ones
   *[one] one
 }
lcg-word-dial-shows-less = { $noun } whose controller’s dial shows less than yours
lcg-word-other-than = { $noun } other than { $who }
lcg-other = other { $noun }
lcg-this-character = this character
lcg-this-attachment = this attachment
lcg-this-province = this province
lcg-word-bearer = its bearer
lcg-figure-cost = cost
lcg-figure-military = military skill
lcg-figure-political = political skill
lcg-figure-glory = glory
lcg-figure-fate = fate
lcg-with-at-most = { $noun } with { $figure } { $amount } or less
lcg-with-at-least = { $noun } with { $figure } { $amount } or more
lcg-with-below = { $noun } with { $figure } below { $amount }
lcg-with-at-most-count = { $noun } with { $figure } no higher than { $amount }
lcg-with-at-least-count = { $noun } with { $figure } no lower than { $amount }
lcg-with-below-count = { $noun } with { $figure } lower than { $amount }
lcg-with-at-most-that = { $noun } with no more { $figure } than { $who }
lcg-with-at-least-that = { $noun } with no less { $figure } than { $who }
lcg-with-below-that = { $noun } with less { $figure } than { $who }
lcg-word-how-many = the number of { $who }
lcg-word-figure-of = the { $figure } of { $who }
lcg-word-how-many-each = for each { $who }
lcg-word-rings-claimed-each = for each claimed ring
lcg-word-rings-unclaimed-each = for each unclaimed ring
lcg-word-fate-on-rings-each = for each fate on unclaimed rings
lcg-word-attachments-on-it-each = for each attachment on it
lcg-word-at-most-each = { $each }, up to { $amount }
lcg-conflict-kind = { $kind } { $noun }
lcg-conflict-unopposed = unopposed { $noun }
lcg-conflict-here = { $noun } at this province
lcg-conflict-alone = { $noun } with a single participant of yours
lcg-conflict-ring = { $noun } for the { $ring }
lcg-conflict-you-attacker = { $noun } in which you attack
lcg-conflict-you-defender = { $noun } in which you defend
lcg-conflict-who = { $noun } in which { $who } participates
lcg-conflict-by = { $noun } by { $amount } or more
lcg-conflict-as-attacking = { $noun } while attacking
lcg-conflict-as-defending = { $noun } while defending
lcg-word-during = during { $fight }
lcg-word-during-phase = in the { $phase }
lcg-while-participating = while { $who } participates
lcg-while-attacking = while { $who } attacks
lcg-while-defending = while { $who } defends
lcg-while-alone = while { $who } is alone on its side
lcg-while-bowed = while { $who } is bowed
lcg-while-honored = while { $who } is honored
lcg-while-dishonored = while { $who } is dishonored
lcg-while-unique = while { $who } is unique
lcg-while-home = while { $who } does not participate
lcg-while-ready = while { $who } is ready
lcg-if-there = if there is { $who } in play
lcg-if-there-many = if there are at least { $count } { $who } in play
lcg-if-you-control = if you have { $who }
lcg-if-you-control-many = if you have at least { $count } { $who }
lcg-ahead-opponent = if you have more { $figure } than your opponent
lcg-ahead-an-opponent = if you have more { $figure } than an opponent
lcg-ahead-an-opponent-by = if an opponent has less { $figure } than you by { $amount } or more
lcg-behind-opponent = if you have less { $figure } than your opponent
lcg-behind-an-opponent = if you have less { $figure } than an opponent
lcg-figure-of-honor = honor
lcg-figure-of-dial = on your dial
lcg-figure-of-skill = skill in the conflict
lcg-figure-of-glory = glory among ready participants
lcg-figure-of-honored = honored characters
lcg-word-first-player = while you are the first player
lcg-after-you-wins = after you win { $fight }
lcg-after-you-loses = after you lose { $fight }
lcg-after-opponent-wins = after an opponent wins { $fight }
lcg-after-opponent-loses = after an opponent loses { $fight }
lcg-after-wins = after { $who } wins { $fight }
lcg-after-loses = after { $who } loses { $fight }
lcg-word-breaks = after you break a province in { $fight }
lcg-word-claims = after you claim a ring in { $fight }
lcg-word-claims-of-role = after you claim a ring of the element of your role
lcg-word-declares = after an opponent declares { $fight }
lcg-word-declares-fate = after an opponent selects a ring with fate for a conflict
lcg-word-declares-here = after a conflict is declared against this province
lcg-word-passes = after an opponent declares no conflict
lcg-word-revealed = after { $who } is revealed
lcg-word-enters-any = after this character enters play
lcg-word-enters-from-province = after this character enters play from a province
lcg-word-enters-defending = after this character has entered play among the defenders
lcg-word-would-leave = when { $who } would leave play
lcg-word-leaves = after { $who } leaves play during { $fight }
lcg-word-fate-placed = after fate is placed on { $who }
lcg-word-status-any = when { $who } is about to be honored or dishonored
lcg-word-status-honored = after { $who } is honored
lcg-word-bows = after a ring or an opponent’s card bows { $who }
lcg-word-joins = after { $who } commits or moves to { $fight }
lcg-word-moves = after { $who } moves to { $fight }
lcg-word-attaches = after you attach { $what } to this character
lcg-after-you-plays-character = after you have played a character from your hand
lcg-after-opponent-plays-card-in = after an opponent plays a card in { $fight }
lcg-word-effects-begin = when an event would begin to have its effects
lcg-word-effects-begin-on = when a triggered ability that targets { $who } would begin to have its effects
lcg-holds = Always: { $text }.
lcg-holds-while = { $conditions }, { $text }
lcg-has-more = { $who } has { $amount } more { $figure }
lcg-has-less = { $who } has { $amount } less { $figure }
lcg-has-more-per = { $who } has 1 more { $figure } { $each }
lcg-more-skill-both = of both skills
lcg-more-skill-military = military skill
lcg-more-skill-political = political skill
lcg-more-glory = glory
lcg-more-strength = strength
lcg-none-can-dishonor = no { $noun } can become dishonored
lcg-cannot-attack = { $who } cannot participate in conflicts as an attacker
lcg-cannot-attack-favored = { $who } cannot be among the attackers of a player who has the Imperial Favor
lcg-cannot-declare-attack = { $who } cannot be declared as an attacker
lcg-cannot-declare-defense = { $who } cannot be declared as a defender
lcg-cannot-bow-by-opponent-or-move-by-opponent = { $who } cannot be bowed or moved by effects of opponents’ cards
lcg-cannot-fight-military = { $who } cannot participate in military conflicts
lcg-cannot-lie-under-stronghold = { $who } cannot lie under a stronghold
lcg-cannot-bow-at-end = { $who } does not bow at the end of the conflict
lcg-word-keeps-fate-on-rings = opponents cannot take fate from rings
lcg-word-bars-events-of-opponents = opponents cannot play events
lcg-word-leaves-if = this card is discarded
lcg-word-gives = { $who } has this keyword
lcg-with-keyword = { $text } { $keyword }
lcg-word-gives-trait = Always: { $who } is { $trait } too.
lcg-word-gives-element = the contested ring counts as the { $ring } too, and whoever resolves it selects the effect of one of its elements
lcg-word-cheaper = this card costs you { $amount } less
lcg-word-characters = { $number } { $who }
lcg-word-up-to-one-character = { $who }, or none
lcg-word-character-from-row = { $who } in your provinces
lcg-word-character-from-piles = { $who } in your discard piles
lcg-word-character-from-theirs = { $who } in an opponent’s discard pile
lcg-word-put-several-from-hand = choose up to { $most } { $who } with a total cost of { $amount } or less from your hand and provinces: you put them into the conflict
lcg-word-put-several-from-pile = choose { $who } with a total cost of { $amount } or less in your dynasty discard pile: you put them into the conflict
lcg-word-sacrifice = sacrifice { $who }
lcg-word-dishonor-own = dishonor { $who }
lcg-word-remove-fate-from-own = remove 1 fate from { $who }
lcg-bearers = Attached to { $who } only.
lcg-word-instead = { $effect } instead
lcg-word-lose-status-who = the status token of { $who } is discarded
lcg-word-discard-who = { $who } is discarded
lcg-word-character-from-pile = { $who } in your dynasty discard pile
lcg-word-character-from-own = { $who } in your dynasty discard pile or provinces
lcg-it = it
lcg-the-same = it
lcg-word-that = that character
lcg-every = each { $noun }
lcg-word-honor-who = { $who } is honored
lcg-word-dishonor-who = { $who } is dishonored
lcg-word-make-ready-who = { $who } is readied
lcg-word-bow-who = { $who } is bowed
lcg-word-send-home-who = { $who } moves home
lcg-word-move-to-conflict-who = { $who } moves to the conflict
lcg-word-remove-fate-who = 1 fate is removed from { $who }
lcg-word-place-fate-who = { $amount } fate is placed on { $who }
lcg-return-hand = { $who } returns to its owner’s hand
lcg-return-top = { $who } returns to the top of its owner’s deck
lcg-return-bottom = { $who } returns to the bottom of its owner’s deck
lcg-put-home = { $who } enters play at home
lcg-put-conflict = { $who } enters play on your side in the conflict
lcg-has-until = { $who } has { $amount } more { $figure } { $until }
lcg-has-less-until = { $who } has { $amount } less { $figure } { $until }
lcg-per = { $text }, { $each }
lcg-word-double = its { $figure } is doubled until the conflict ends
lcg-word-double-who = the { $figure } of { $who } is doubled until the conflict ends
lcg-word-double-base = its base { $figure } counts twice until the conflict ends
lcg-word-double-who-base = the base { $figure } of { $who } counts twice until the conflict ends
lcg-cannot-until = { $until }, { $does }
lcg-cannot-trigger = { $who } cannot trigger its abilities
lcg-cannot-bow-at-end-defending = { $who } does not bow at the end of conflicts in which it defends
lcg-cannot-discard-or-lose-fate = { $who } cannot be discarded or lose fate
lcg-word-bow-own-attachment = bow an attachment of yours on this character
