### The board of the L5R LCG on the page.

lcg-board-stage = The stage
lcg-board-provinces = Provinces
lcg-board-setup = Setup
lcg-board-round = Round { $turn }
lcg-board-phase-dynasty = Dynasty
lcg-board-phase-draw = Draw
lcg-board-phase-conflict = Conflict
lcg-board-phase-fate = Fate
lcg-board-broken = broken
lcg-board-asked = { $count ->
    [one] { $seats } decides
   *[other] { $seats } decide
}
lcg-board-attacks = { $seat } attacks
lcg-board-defends = { $seat } defends
lcg-board-other = Other effects
lcg-board-target = Province { $slot } of { $seat }
lcg-board-leads = { $seat } leads by { $amount }
lcg-board-even = Even: the attacker would win
lcg-board-none = No skill on either side
lcg-board-breaks = the province would break
lcg-board-more = { $amount } more would break the province
lcg-board-enlightened = { $count } of 5 rings lie on the provinces
