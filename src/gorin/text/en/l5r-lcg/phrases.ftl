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
lcg-is-participating = participating { $noun }
lcg-is-attacking = attacking { $noun }
lcg-is-defending = defending { $noun }
lcg-is-ready = ready { $noun }
lcg-is-bowed = bowed { $noun }
lcg-is-honored = honored { $noun }
lcg-is-dishonored = dishonored { $noun }
lcg-is-unique = unique { $noun }
lcg-is-unique-not = { $noun } that is not unique
lcg-is-home = { $noun } that does not participate
lcg-is-alone = { $noun } that is alone on its side
lcg-of-you = { $noun } you control
lcg-of-opponent = { $noun } your opponent controls
lcg-of-an-opponent = { $noun } an opponent controls
lcg-word-with-trait = { $trait } { $noun }
lcg-word-with-trait-not = { $noun } that is not { $trait }
lcg-word-of-clan = { $clan } { $noun }
lcg-word-of-clan-not = { $noun } that is not of the { $clan }
lcg-word-has-skill = { $noun } with { $kind } skill
lcg-word-wears = { $noun } with a { $trait } attachment
lcg-word-wears-any = { $noun } with attachments
lcg-word-wears-any-not = { $noun } without attachments
lcg-either-noun = { $first } or { $second }
lcg-word-bids-less = { $noun } whose controller bids less than you
lcg-word-other-than = { $noun } other than { $who }
lcg-this-character = this character
lcg-word-bearer = its bearer
lcg-figure-cost = cost
lcg-figure-military = military skill
lcg-figure-political = political skill
lcg-figure-glory = glory
lcg-figure-fate = fate
lcg-with-at-most = { $noun } with { $figure } { $amount } or less
lcg-with-at-least = { $noun } with { $figure } { $amount } or more
lcg-with-at-most-count = { $noun } with { $figure } not above { $amount }
lcg-with-at-most-that = { $noun } with no more { $figure } than { $who }
lcg-with-below-that = { $noun } with less { $figure } than { $who }
lcg-word-how-many = the number of { $who }
lcg-word-how-many-each = for each { $who }
lcg-word-rings-claimed-each = for each claimed ring
lcg-word-rings-unclaimed-each = for each unclaimed ring
lcg-word-fate-on-rings-each = for each fate on unclaimed rings
lcg-word-attachments-on-it-each = for each attachment on it
lcg-word-at-most-each = { $each }, up to { $amount }
lcg-word-character-of-their-choice = { $who } by your opponent’s choice
lcg-word-characters = { $number } { $who }
lcg-word-up-to-one-character = { $who } or none
lcg-word-character-from-row = { $who } in your provinces
lcg-word-character-from-piles = { $who } on your discard piles
lcg-word-character-from-theirs = { $who } on an opponent’s discard pile
lcg-word-put-several-from-hand = you put up to { $most } { $who } of cost { $amount } together from your hand and provinces into the conflict
lcg-word-put-several-from-pile = you put up to { $most } { $who } of cost { $amount } together from your dynasty discard pile into the conflict
lcg-word-sacrifice = sacrifice { $who }
lcg-word-dishonor-own = dishonor { $who }
lcg-word-remove-fate-from-own = remove 1 fate from { $who }
lcg-bearers = Attached to { $who } only.
lcg-every = each { $noun }
lcg-word-bow-own-attachment = bow an attachment of yours on this character
