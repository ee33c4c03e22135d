### Tomb Raider: the log of what actions do.

log-test-hindered-dice = { $amount ->
        [one] { $seat } has { $amount } die fewer in this test
       *[other] { $seat } has { $amount } dice fewer in this test
    }
log-test-hindered-bonus = The result of { $seat } drops by { $amount }
log-test-replaced = { $dice ->
        [one] { $seat } tests { $ability } instead: { $dice } die against { $target }
       *[other] { $seat } tests { $ability } instead: { $dice } dice against { $target }
    }
log-obstacle-shifted = { $obstacle } goes from { $start } to { $space }
log-deck-seen = { $count ->
        [one] { $seat } looks at the top card of the draw deck
       *[other] { $seat } looks at the top { $count } cards of the draw deck
    }
log-deck-seen-own = { $seat } sees on top of the draw deck: { $slugs }
log-card-picked = { $seat } takes one card of these into hand
log-card-picked-own = { $seat } takes { $slug } into hand
log-die-thrown = { $seat } rolls a die: { $face }
log-save-point-lost = The raider of { $seat } loses their save point
log-effect-held-test-bonus = All results of { $seat } rise by { $amount } this turn
log-effect-held-unhindered = { $seat } does not face obstacles in passing this turn
