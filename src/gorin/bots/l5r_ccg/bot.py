"""The heuristic bot of L5R CCG: rules of thumb, on what its seat may know.

It counts in Force. It brings holdings into play and then personalities, attaches what it can pay
beside, attacks where a province falls, defends where it wins, and uses cards where they turn a
battle. What gains most is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gorin.bots.l5r_ccg.armies import assigned, falls_to
from gorin.bots.l5r_ccg.deeds import deed
from gorin.bots.l5r_ccg.scene import DISCOUNT, Scene, facts_of, parts
from gorin.bots.sight import Sight
from gorin.games.l5r_ccg.facts import Facts
from gorin.games.l5r_ccg.view import CcgInPlay
from gorin.kernel.chance import Fast
from gorin.kernel.domain import Assignment, Subset
from gorin.kernel.words import Message, seat_name

COSTS = (
    "own-mystic",
    "own-samurai",
    "own-riders",
    "own-follower",
    "own-courtier",
    "first-courtier",
)
"""Aims that are bowed as a cost: the weakest will do."""
RISEN = ("samurai", "pure-samurai", "cavalry-follower")
"""Aims that are straightened."""
BOWED = ("foreign-person", "attacking-follower")
"""Aims of others that are bowed."""
RICH = 14
"""The gold in a turn with which a province may be given up for honor."""
WORTH_FOCUS = 3
ENOUGH = 2


class CcgBot:
    """Plays one seat; the seed decides between answers that look equally good.

    With an `error` it misjudges each answer by up to so much Force, either way.
    """

    def __init__(self, seed: int, error: float = 0.0) -> None:
        self._below = Fast(seed).below
        self._error = error

    def choose(self, sight: Sight) -> object:
        keys = sight.keys
        if len(keys) == 1:
            return keys[0]
        scene = Scene(sight)
        if not keys:
            return self._of_domain(scene)
        judge = JUDGES.get(sight.kind)
        if judge is None:
            return keys[self._below(len(keys))]
        scored = [(judge(scene, key) + self._misjudged(), key) for key in keys]
        most = max(value for value, _ in scored)
        best = [key for value, key in scored if value >= most - 1e-9]
        return best[self._below(len(best))]

    def _misjudged(self) -> float:
        """Return by how much a value is seen wrong."""
        return self._error * (self._below(2001) - 1000) / 1000 if self._error else 0.0

    def _of_domain(self, scene: Scene) -> object:
        domain = scene.sight.domain
        if isinstance(domain, Assignment) and not self._slips():
            return assigned(scene, domain)
        if isinstance(domain, Subset):
            cheap = sorted(domain.keys, key=lambda key: facts_of(parts(key)[1]).cost)
            chosen = cheap[-domain.at_least :]
            return tuple(key for key in domain.keys if key in chosen)
        assert domain is not None, scene.sight.kind
        answer: object = domain.sample(self._below)
        return answer

    def _slips(self) -> bool:
        """Return whether a bot that errs assigns its units at random."""
        return self._error > 0 and self._below(10) < self._error


# -- the own turn ----------------------------------------------------------------------------------


def _dynasty(scene: Scene, key: str) -> float:
    verb, slug, _ = parts(key)
    if verb == "pass":
        return 0.0
    facts = facts_of(slug)
    if verb == "discard":
        useless = facts.kind in ("personality", "holding") and not scene.hopes(facts)
        return 0.1 if useless else -1.0
    if verb == "region" and facts.trait == "shrine":
        return 1.0 if scene.gold_in_all >= RICH else -1.0
    if verb in ("region", "overlay"):
        return 5.0
    value = scene.buys(facts)
    return value + _spared(scene, facts) if verb == "cheaply" else value


def _spared(scene: Scene, facts: Facts) -> float:
    """Return what paying less for a personality is worth: enough for another card, or little."""
    left = scene.gold - facts.cost
    others = (each.cost for each in scene.wanted() if each is not facts)
    return 2.0 if any(left < cost <= left + DISCOUNT for cost in others) else -0.2


def _declare(scene: Scene, key: str) -> float:
    if key == "pass":
        return 0.0
    return 1.0 if falls_to(scene, int(key.partition(":")[2])) else -1.0


def _host(scene: Scene, key: str) -> float:
    card = scene.cards[parts(key)[2]]
    return float(card.force + card.chi / 10 - 3 * card.state.bowed)


def _by_force(scene: Scene, key: str) -> float:
    return float(scene.cards[parts(key)[2]].force)


def _weakest(scene: Scene, key: str) -> float:
    return -_by_force(scene, key)


def _spent(scene: Scene, key: str) -> float:
    facts = facts_of(parts(key)[1])
    return -facts.force - facts.focus / 10


# -- actions ---------------------------------------------------------------------------------------


def _aim(scene: Scene, key: str) -> float:
    verb, _, number = parts(key)
    aim = scene.sight.about.get("aim")
    name = aim.id.removeprefix("ccg-aim-") if isinstance(aim, Message) else ""
    if verb in ("seat", "province", "field"):
        seat = int(key.partition(":")[2].partition(".")[0])
        return scene.view.seats[seat].honor / 100 - 5 * (seat == scene.seat)
    card = scene.cards[number]
    force = float(scene.unit(card) + card.force / 10)
    if name in COSTS:
        return -force
    return _wanted(scene, card, name, force)


def _wanted(scene: Scene, card: CcgInPlay, name: str, force: float) -> float:
    """Return what it is worth to aim at a card: own ones are helped, others harmed."""
    own = scene.is_own(card)
    bowed = card.state.bowed
    if name in RISEN:
        return (card.force if own else -card.force) if bowed else 0.0
    if name in BOWED and bowed:
        return 0.0
    if name == "dishonorable" or name.startswith(("own", "rider", "other-rider", "opposed")):
        return force if own else -force
    if name in ("person", "person-here"):
        helped = card.force + 1 if bowed else -force
        return helped if own else -helped
    return -force if own else force


def _react(scene: Scene, key: str) -> float:
    if key == "pass":
        return 0.0
    what = scene.sight.about.get("what")
    name = what.id.removeprefix("ccg-trigger-") if isinstance(what, Message) else ""
    own = scene.sight.about.get("seat") == seat_name(scene.seat)
    if name == "moves":
        return 1.0 if own else -1.0
    return 1.0 if not own or name == "moved" else -1.0


def _focus(scene: Scene, key: str) -> float:
    if key == "strike":
        return 0.0
    focus = facts_of(parts(key)[1]).focus
    left = len(scene.me.hand) > ENOUGH
    return focus - WORTH_FOCUS + 0.5 if left else -1.0


def _challenge(scene: Scene, key: str) -> float:
    """Accept with more Chi than the strongest challenger on the other side."""
    best = max((card.chi for card in scene.enemies), default=0)
    mine = max((card.chi for card in scene.people(scene.me) if card.state.at >= 0), default=0)
    return 1.0 if (key == "accept") is (mine > best) else 0.0


def _chosen(*keys: str) -> Callable[[Scene, str], float]:
    """Return a judge that wants the first of some keys that is offered."""
    order = {key: float(len(keys) - place) for place, key in enumerate(keys)}
    return lambda scene, key: order.get(key, 0.0)


JUDGES: Mapping[str, Callable[[Scene, str], Any]] = {
    "act": deed,
    "naval-act": deed,
    "dynasty": _dynasty,
    "declare": _declare,
    "host": _host,
    "aim": _aim,
    "react": _react,
    "focus": _focus,
    "challenge": _challenge,
    "choose-bow": _weakest,
    "discard-cost": _spent,
    "release": _spent,
    "cost": _chosen("cost-discard"),
    "pay": _chosen("auto"),
    "ally": _chosen("stay"),
    "accept": _chosen("accept"),
    "may-draw": _chosen("draw"),
    "court": _chosen("keep-favor"),
    "may-gain": _chosen("gain"),
}
