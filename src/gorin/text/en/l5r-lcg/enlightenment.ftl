### L5R LCG: Enlightenment as it is played.

ask-lcg-place-ring = { $elements ->
    [5] On which of your provinces do you put the { $ring }? It is your fifth element: you win at once.
   *[other] On which of your provinces do you put the { $ring }?
}
ask-lcg-take-ring = { $elements ->
    [5] You take the { $ring }. On which of your provinces do you put it? It is your fifth element: you win at once.
   *[other] You take the { $ring }. On which of your provinces do you put it?
}
ask-lcg-fate-on-ring = On which ring do you put fate?
ask-lcg-split-give = Who gets the odd point of honor?
ask-lcg-split-from = Who pays the odd point of honor?
option-bid = Bid { $bid } and draw { $bid } cards
option-give = 1 more honor to { $seat }
option-from = 1 more honor from { $seat }
option-place = On province { $slot }
option-ring = { $ring }
option-declare-ringless = Without a ring: { $kind }
log-lcg-conflict-began-ringless = { $seat } declares a { $kind } conflict without a ring
log-lcg-claimed-on = { $seat } claims the { $ring } and puts it on province { $slot }
log-lcg-claimed-taken = { $seat } takes the { $ring } from { $other } and puts it on province { $slot }
log-lcg-ring-returned = The { $ring } goes to the unclaimed pool of { $seat }
log-lcg-ring-returned-twice = { $seat } has the { $ring } already: this one goes to its unclaimed pool
log-lcg-rings-shared = The rings of { $seat } go to the common unclaimed pool
log-lcg-ring-returned-common = The { $ring } goes to the common unclaimed pool
log-lcg-fate-put = { $seat } puts { $amount } fate on the { $ring }
lcg-won-by-rings = enlightenment, the rings of all five elements
lcg-out-by-stronghold = the stronghold province is broken
lcg-conflict-ringless = Conflict of { $seat }: { $kind }, without a ring
lcg-ring-of = { $ring } of { $seat }
lcg-ring-contested = Contested
lcg-pool = Unclaimed rings
lcg-common-pool = Common unclaimed rings
lcg-removed = Removed from the game

lcg-position-ring-unknown = There is no ring “{ $ring }”; there are { $known }
lcg-position-ring-twice = The ring { $ring } lies in two places
lcg-position-ring-repeated = The ring { $ring } is the second of its element on the provinces of this seat
lcg-position-ring-broken = The ring { $ring } lies on a broken province
lcg-position-ring-not-own = The contested ring ({ $ring }) comes from the attacker's pool or the common one
lcg-position-own-rings = In this format each seat has rings of its own: say “pool”, “common”, “ring_fate” and “rings” of provinces
lcg-position-no-own-rings = Only in Enlightenment seats have pools, and rings lie on provinces
ask-lcg-bid-of-few = How much do you bid on your dial? You draw that many cards; the highest bid gives the lowest the difference in honor.
ask-lcg-bid-of-many = Do you bid 2 or 4? You draw that many cards. Whoever bids 4 gives 1 honor to each player who bids 2.
