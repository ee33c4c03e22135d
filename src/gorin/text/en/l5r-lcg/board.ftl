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
lcg-board-enlightened = { $count ->
    [one] { $count } of 5 rings lies on a province
   *[other] { $count } of 5 rings lie on provinces
}
lcg-goal-skirmish = To win: reach 12 honor, or be the last player left. Without honor or an unbroken province you are out.
lcg-goal-stronghold = To win: break the stronghold province of your opponent, or reach 25 honor. Whoever has no honor loses.
lcg-goal-enlightenment = To win: have rings of all five elements on your provinces, reach 25 honor, or be the last player left.
lcg-guide-setup = Setup: keep the cards you want, replace the others. Then the first round begins.
lcg-guide-dynasty = Dynasty phase: players take turns and pay fate for characters in their provinces. The draw phase comes next.
lcg-guide-draw = Draw phase: all bid in secret. A bid gives cards and costs honor. The conflict phase comes next.
lcg-guide-conflict = Conflict phase: players attack provinces. Whoever wins a conflict claims its ring. The fate phase comes next.
lcg-guide-conflict-enlightenment = Conflict phase: players attack provinces. An attacker who wins puts the ring on a province of their own. The fate phase comes next.
lcg-guide-fate = Fate phase: characters without fate leave play, each other one loses 1 fate. Then the next round begins.
lcg-progress-rings = Rings: { $held }; missing: { $missing }
lcg-progress-no-rings = Rings: none of five
lcg-progress-broken = Broken provinces: { $broken } of { $all }
