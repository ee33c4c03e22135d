"""Fit the chances to win that the search bot of Tomb Raider counts on.

Heuristic bots play the Introductory level against each other; at the beginning of each raider's
part of a round the features of both raiders are kept, and a logistic regression by Newton's
method explains who won by their differences. A weight with the wrong sign (a raider near the
treasure is not worse off for it) is left out. Prints the weights for `value.py`, and how well the
fit tells winners from losers in games that it was not made from.

    python scripts/fit_value.py --games 600
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from gorin.bots.sight import glance_at, sight_of
from gorin.bots.tomb_raider.bot import TombRaiderBot
from gorin.bots.tomb_raider.scene import Atlases, Position, Scene
from gorin.bots.tomb_raider.value import HAND, ROW, WEIGHTS, features
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.matches import plan, starter, wishes_for
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat

VARIANTS = ("tomb", "cave")
SEATS = (Seat(0), Seat(1))
NAMES = (*WEIGHTS, *HAND, *ROW, "")
GOOD = {"near", "room", "life", "hand", "saved", "searches", *HAND, *ROW}
BAD = {"stuck", "dead", "back", "danger"}
PRIOR = 5.0
"""The strength by which weights are drawn to zero, in games."""
KEPT_OUT = 5
"""One game in this many is kept out of the fit and used for checking."""


class Row(NamedTuple):
    """A moment as a seat sees it: the game, what is weighed, whether the seat won."""

    game: int
    weighed: tuple[float, ...]
    won: bool


def play(games: int) -> list[Row]:
    """Play games of both variants and return what was seen in them."""
    rows: list[Row] = []
    for variant in VARIANTS:
        wishes = wishes_for(
            SHIPPED, "tomb-raider", seats=2, level="introductory", variant=variant, turn_limit=150
        )
        make = starter(plan("tomb-raider", wishes))
        for game in range(games):
            match = make(Fast(3 * game + 1))
            match.start()
            bots = {seat: TombRaiderBot(2 * game + seat) for seat in SEATS}
            maps: dict[Seat, Atlases] = {seat: {} for seat in SEATS}
            seen: list[tuple[Seat, tuple[float, ...]]] = []
            last: object = None
            skip = Fast(game).below
            while match.pending:
                question = match.pending[0]
                decision = question.decision
                view = glance_at(match, None)
                now = (view.turn, view.round, view.active)
                if now != last and view.turn:
                    last = now
                    if not skip(2):
                        seen += [(seat, weigh(Scene(Position(glance_at(match, seat), seat),
                                                    maps[seat]))) for seat in SEATS]  # fmt: skip
                chosen = bots[decision.seat].choose(sight_of(match, question))
                match.choose(decision.seat, chosen, serial=question.serial)
            winners = () if match.outcome is None else match.outcome.winners
            if len(winners) == 1:
                rows += [Row(game, weighed, seat in winners) for seat, weighed in seen]
    return rows


def weigh(scene: Scene) -> tuple[float, ...]:
    """Return the differences between a seat's raider and its rival, and its hand."""
    (rival,) = scene.rivals
    mine, theirs = features(scene, scene.me), features(scene, rival)
    held = [card.slug for card in scene.view.hand]
    rows = [[card.slug for card in (*raider.unsaved, *raider.saved)]
            for raider in (scene.me, rival)]  # fmt: skip
    return (
        *(one - other for one, other in zip(mine, theirs, strict=True)),
        *(float(held.count(slug)) for slug in HAND),
        *(float(rows[0].count(slug) - rows[1].count(slug)) for slug in ROW),
        1.0,
    )


def fit(rows: Sequence[Row], used: Sequence[int]) -> list[float]:
    """Return the weights of the columns used that explain best who won."""
    weights = [0.0] * len(NAMES)
    for _ in range(8):
        slope = [-PRIOR * weights[at] for at in used]
        curve = [[PRIOR if i == j else 0.0 for j in range(len(used))] for i in range(len(used))]
        for row in rows:
            values = [row.weighed[at] for at in used]
            chance = likely(weights, row.weighed)
            spread, off = chance * (1.0 - chance), row.won - chance
            for i, one in enumerate(values):
                if one:
                    slope[i] += off * one
                    scaled, line = spread * one, curve[i]
                    for j, other in enumerate(values):
                        line[j] += scaled * other
        for at, step in zip(used, solve(curve, slope), strict=True):
            weights[at] += step
    return weights


def likely(weights: Sequence[float], weighed: Sequence[float]) -> float:
    """Return the chance to win that weights give."""
    total = sum([weight * value for weight, value in zip(weights, weighed, strict=True)])
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination."""
    count = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(count):
        best = max(range(at, count), key=lambda line: abs(lines[line][at]))
        lines[at], lines[best] = lines[best], lines[at]
        for other in range(count):
            if other != at:
                share = lines[other][at] / lines[at][at]
                lines[other] = [
                    value - share * above
                    for value, above in zip(lines[other], lines[at], strict=True)
                ]
    return [line[count] / line[at] for at, line in enumerate(lines)]


def well_signed(rows: Sequence[Row]) -> list[float]:
    """Return weights without those whose sign makes no sense, left out one by one."""
    used = list(range(len(NAMES)))
    while True:
        weights = fit(rows, used)
        wrong = {
            at: abs(weights[at])
            for at in used
            if (NAMES[at] in GOOD and weights[at] < 0) or (NAMES[at] in BAD and weights[at] > 0)
        }
        if not wrong:
            return weights
        used.remove(max(wrong, key=lambda at: wrong[at]))


def report(rows: Sequence[Row], weights: Sequence[float]) -> None:
    """Print how well weights tell winners from losers."""
    judged = sorted((likely(weights, row.weighed), row.won) for row in rows)
    winners = sum(won for _, won in judged)
    ranks = sum(rank for rank, (_, won) in enumerate(judged, 1) if won)
    pairs = winners * (len(judged) - winners)
    loss = -sum(log(chance if won else 1.0 - chance) for chance, won in judged) / len(judged)
    print(f"AUC {(ranks - winners * (winners + 1) / 2) / pairs:.3f}, log loss {loss:.4f}")
    for tenth in range(10):
        part = [(c, won) for c, won in judged if tenth <= 10 * c < tenth + 1]
        if part:
            said, was = (sum(column) / len(part) for column in zip(*part, strict=True))
            print(f"said {said:.2f}, was {was:.2f} in {len(part)}")


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--games", type=int, default=600, help="games of each variant")
    rows = play(parser.parse_args().games)
    report([row for row in rows if row.game % KEPT_OUT == 0],
           well_signed([row for row in rows if row.game % KEPT_OUT]))  # fmt: skip
    for name, weight in zip(NAMES, well_signed(rows), strict=True):
        print(f"{name or 'otherwise'}: {weight:.3f}")


if __name__ == "__main__":
    main()
