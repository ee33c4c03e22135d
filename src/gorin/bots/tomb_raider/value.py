"""The worth of a position of Tomb Raider to a seat: a fitted chance to win.

Each raider gets a strength, a weighted sum of what shows how near it is to the treasure; the
chance to win is a seat's share of all strengths, exponentially. The weights were fitted in the
way of `scripts/fit_value.py`: a logistic regression on who won 2,400 games of the Introductory
level, both variants alike, that two heuristic bots played. Other levels and numbers of players
use the same ones. In games kept out of the fit the chances were right to within 0.1, and to within
0.06 between 0.3 and 0.7, where nearly nine positions of ten lie; by the round they told winners
from losers in 59 to 64 of 100 pairs of positions: dice decide the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp, log
from typing import Any

from gorin.bots.tomb_raider.atlas import FAR, Atlas, atlas_of
from gorin.bots.tomb_raider.scene import Atlases, Position, Scene, space_of
from gorin.games.tomb_raider.board import NOWHERE, space_named
from gorin.games.tomb_raider.seen import RaiderView, TombRaiderView
from gorin.kernel.decision import Seat

WEIGHTS: Mapping[str, float] = {
    "near": 3.703,
    "room": 0.120,
    "stuck": -0.206,
    "life": 0.125,
    "dead": 0.000,
    "back": -0.165,
    "hand": 0.044,
    "saved": 0.110,
    "danger": 0.000,
    "searches": 2.216,
    "first": -0.150,
}
"""The part of each feature in a raider's strength, in the order of `features`."""
HAND = {"just-made-it": 0.263, "lost": 0.0, "snoop-ahead": 0.209, "the-way-through": 0.0}
"""The worth of cards in the seat's own hand; others were not worth more than any card is."""
ROW = {"lara-croft-adventurer": 0.153}
"""The worth of cards in a raider's rows beside what they do for the way to the treasure."""
OTHERWISE = -0.057
"""The worth of the seat's own hand whatever it holds: the other hands have good cards too."""
ALONE = 0.0
"""The strength that a raider alone is measured by."""
POINT = 0.5
"""The worth of a point where points are counted."""
CLOSE = 4.0
"""In how many turns nearness falls to a good third."""
STEEPEST = 30.0
"""Differences of strength beyond this one are as good as won or lost."""
ROUNDS: Mapping[str, int] = {"ready": 0, "action": 1, "search": 2, "draw": 3}


def value(view: Any, seat: Seat, atlases: Atlases | None = None) -> float:
    """Return a seat's chance to win, by what it sees; `atlases` keep what is known of the map."""
    scene = Scene(Position(view, seat), atlases)
    mine = strength(scene, scene.me) + _held(scene)
    others = [strength(scene, rival) for rival in scene.rivals if not rival.gone]
    return share(mine, others if scene.rivals else (ALONE,))


def share(mine: float, others: Iterable[float]) -> float:
    """Return the chance to win of a strength against others."""
    return 1.0 / (1.0 + sum([exp(max(-STEEPEST, min(STEEPEST, other - mine))) for other in others]))


def strength(scene: Scene, raider: RaiderView) -> float:
    """Return how strong a raider's position is, without the cards in its hand."""
    total = POINT * (raider.points or 0)
    for weight, feature in zip(WEIGHTS.values(), features(scene, raider), strict=True):
        total += weight * feature
    for card in (*raider.unsaved, *raider.saved):
        total += ROW.get(card.slug, 0.0)
    return total


def _held(scene: Scene) -> float:
    """Return what the seat's own cards add: of the others' it knows only how many they are."""
    return OTHERWISE + sum([HAND.get(card.slug, 0.0) for card in scene.view.hand])


def features(scene: Scene, raider: RaiderView) -> tuple[float, ...]:
    """Return what counts for a raider, in the order of `WEIGHTS`."""
    view = scene.view
    atlas = atlas_of(scene, raider)
    back = _from_start(atlas, raider)
    away = back if raider.dead else FAR if raider.gone else _away(atlas)
    acts, searches = _to_come(view, raider.seat)
    if acts and not raider.dead:
        # Who has still to act in this turn is a turn ahead of who has done so.
        away = max(0.0, away - 1.0)
    there = scene.is_in_room(raider)
    able = there and not (acts or raider.stuck or raider.dead or raider.fought)
    return (
        exp(-away / CLOSE),
        float(there),
        float(raider.stuck),
        float(raider.life),
        float(raider.dead),
        log(1.0 + back),
        float(raider.hand_count),
        float(len(raider.saved)),
        0.0 if raider.dead or raider.gone else atlas.danger,
        1.0 / max(1.0, atlas.search_turns()) if searches and able else 0.0,
        float(view.order[:1] == (raider.seat,)),
    )


def _away(atlas: Atlas) -> float:
    """Return the turns to the treasure; ways that only cards make count where there is no other."""
    plain = atlas.plain.get(space_of(atlas.raider), FAR)
    return plain if plain < FAR else atlas.now


def _from_start(atlas: Atlas, raider: RaiderView) -> float:
    """Return the turns to the treasure from where a raider comes back to."""
    name = raider.save_point if raider.save_point != "-" else raider.entrance
    space = NOWHERE if name == "-" else space_named(name)
    return atlas.plain.get(space, FAR)


def _to_come(view: TombRaiderView, seat: Seat) -> tuple[bool, bool]:
    """Return whether a seat's action and search are still to come or going on in this turn."""
    order, now = view.order, ROUNDS.get(view.round, 0)
    active = order.index(view.active) if view.active in order else 0
    mine = order.index(seat) if seat in order else 0
    return now < 1 or (now == 1 and mine >= active), now < 2 or (now == 2 and mine >= active)
