"""The heuristic bot of Magic: rules of thumb, on what its seat may know.

It plays a land, casts what is worth most, uses spells where they take more than they cost, attacks
where it gains and blocks where it wins, or has to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gorin.bots.magic.effects import aimed, value
from gorin.bots.magic.fights import attackers, blockers
from gorin.bots.magic.scene import Scene, facts_of, parts
from gorin.bots.sight import Sight
from gorin.games.magic.facts import Facts
from gorin.games.magic.state import PLAYER, Item, Target
from gorin.games.magic.words import Activated, Aim, Behaviour, Effect, Enters, aims_of
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Assignment, Domain, Range, Subset

ENOUGH, TOO_MANY = 3, 5
"""The fewest and the most lands that a hand of seven wants."""
WHOLE_HAND = 6
AGAIN = 3.0
"""The points below which nothing is given up that lies on the battlefield."""
SPENT = 1.0
"""The worth of a card that is spent for an effect."""


class MagicBot:
    """Plays one seat; the seed decides between answers that look equally good.

    With an `error` it misjudges each answer by up to so many points, either way.
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
            assert sight.domain is not None, sight.kind
            return self._of_domain(scene, sight.domain)
        judge = JUDGES.get(sight.kind)
        if judge is None:
            return keys[self._below(len(keys))]
        scored = [(judge(scene, key) + self._misjudged(), key) for key in keys]
        most = max(gain for gain, _ in scored)
        best = [key for gain, key in scored if gain >= most - 1e-9]
        return best[self._below(len(best))]

    def _misjudged(self) -> float:
        """Return by how much a value is seen wrong."""
        return self._error * (self._below(2001) - 1000) / 1000 if self._error else 0.0

    def _of_domain(self, scene: Scene, domain: Domain) -> object:
        if isinstance(domain, Assignment) and not self._slips():
            return (
                attackers(scene, domain)
                if scene.sight.kind == "attack"
                else (blockers(scene, domain))
            )
        if isinstance(domain, Subset):
            return spare(scene, domain)
        if isinstance(domain, Range):
            return domain.high
        return scene.sight.sample(self._below)

    def _slips(self) -> bool:
        """Return whether a bot that errs declares creatures at random."""
        return self._error > 0 and self._below(10) < self._error


def spare(scene: Scene, domain: Subset) -> tuple[str, ...]:
    """Return which cards of the hand are discarded, or set aside in a mulligan.

    Of a hand with too many lands those that are too many are set aside, of one with too few what
    costs most.
    """
    slugs = {key: parts(key)[1] for key in domain.keys}
    lands = [key for key in domain.keys if facts_of(slugs[key]).is_a("land")]
    dear = sorted(
        (key for key in domain.keys if key not in lands), key=lambda key: facts_of(slugs[key]).value
    )
    if scene.sight.kind == "set-aside":
        surplus = lands[TOO_MANY:] or dear[ENOUGH:]
        return tuple(key for key in domain.keys if key in surplus) or domain.keys[:1]
    rich = scene.lands + len(lands) > TOO_MANY
    order = (*lands, *reversed(dear)) if rich else (*reversed(dear), *lands)
    return tuple(key for key in domain.keys if key in order[: domain.at_least])


# -- acting ----------------------------------------------------------------------------------------


def _priority(scene: Scene, key: str) -> float:
    """Return what it is worth to do something with priority; 0 is what passing is worth."""
    verb, slug, handle, place = parts(key)
    if verb == "pass":
        return 0.0
    facts = facts_of(slug)
    if verb == "land":
        return 20.0 + (facts.mana == "*") - _is_tapped(scene, slug)
    if verb == "use":
        return _used(scene, scene.behaviour(slug).activated[place], handle)
    if _waits_for(scene, slug):
        return -1.0
    if facts.is_a("instant") or facts.is_a("sorcery"):
        return value(scene, scene.behaviour(slug).spell, handle, _cost(facts)) - SPENT
    return _permanent(scene, facts, handle) + 2.0 * (verb == "command")


def _is_tapped(scene: Scene, slug: str) -> bool:
    return bool(scene.behaviour(slug).replacing)


def _cost(facts: Facts) -> int:
    return len(facts.symbols) + facts.generic


def _waits_for(scene: Scene, slug: str) -> bool:
    """Return whether an own spell with the same name is under way: its work is done then."""
    return any(each.slug == slug and each.seat == scene.seat for each in scene.view.stack)


def _permanent(scene: Scene, facts: Facts, handle: int) -> float:
    """Return what a permanent is worth that comes to the battlefield now."""
    behaviour = scene.behaviour(facts.slug)
    entering = sum(
        value(scene, trigger.effects, handle)
        for trigger in behaviour.triggers
        if isinstance(trigger.when, Enters) and trigger.when.things.which == "this"
    )
    if behaviour.enchant is not None:
        return max((_enchanted(scene, behaviour, each) for each in _hosts(scene)), default=-1.0)
    usual = scene.printed(facts.slug) if facts.is_a("creature") else facts.value / 2 + 1.5
    return usual + entering + 2.0 * bool(facts.mana)


def _hosts(scene: Scene) -> tuple[Target, ...]:
    return tuple(
        Target(each.number)
        for each in scene.permanents.values()
        if "creature" in each.kinds and "shroud" not in each.keywords
    )


def _enchanted(scene: Scene, behaviour: Behaviour, at: Target) -> float:
    """Return what an Aura is worth on a creature: a good one on an own one."""
    one = scene.permanents.get(at.card)
    if one is None:
        return 0.0
    static = next(iter(behaviour.always), None)
    helps = static is not None and (static.power != 0 or bool(static.keywords))
    gain = 3.0 + one.power / 4 + 0.1 * len(one.keywords)
    return gain if scene.is_own(one) is helps else -gain


def _used(scene: Scene, ability: Activated, handle: int) -> float:
    """Return what an ability is worth beside what it costs."""
    gain = value(scene, ability.effects, handle)
    one = scene.permanents.get(handle)
    if type(ability.effects[0]).__name__ == "Attach" and one is not None:
        return gain if one.state.attached < 0 else -1.0
    if ability.sacrifice == "this" and one is not None:
        return gain - scene.worth(one)
    if ability.sacrifice:
        return gain - AGAIN
    return gain - 0.2


# -- targets ---------------------------------------------------------------------------------------


def _target(scene: Scene, key: str) -> float:
    """Return what it is worth to aim what is on top of the stack at something."""
    verb, _, handle, _ = parts(key)
    at = Target(PLAYER, 0, Seat(int(key.partition(":")[2]))) if verb == "player" else Target(handle)
    item = scene.top
    if item is None:
        return 0.0
    behaviour = scene.behaviour(item.slug)
    if item.kind == "spell" and behaviour.enchant is not None:
        return _enchanted(scene, behaviour, at)
    effects = effects_of(behaviour, item)
    aims: tuple[Aim, ...] = aims_of(effects)
    aim = aims[min(len(item.targets), len(aims) - 1)]
    leads = _threat(scene, at) / 100
    return aimed(scene, effects, aim, at) + leads


def effects_of(behaviour: Behaviour, item: Item) -> tuple[Effect, ...]:
    """Return what a spell or an ability on the stack does."""
    if item.kind == "trigger":
        return behaviour.triggers[item.place].effects
    if item.kind == "ability":
        return behaviour.activated[item.place].effects
    return behaviour.spell


def _threat(scene: Scene, at: Target) -> float:
    """Return how much of a threat somebody is among the others."""
    if at.card != PLAYER or at.seat == scene.seat:
        return 0.0
    return sum(scene.worth(each) for each in scene.of(at.seat).permanents)


def _mulligan(scene: Scene, key: str) -> float:
    """Return whether a hand is kept: not a whole one with too many lands or too few."""
    slugs = [card.slug for card in scene.me.hand]
    lands = sum(facts_of(slug).is_a("land") for slug in slugs)
    is_bad = len(slugs) >= WHOLE_HAND and not ENOUGH <= lands <= TOO_MANY
    return float((key == "mulligan") == is_bad)


# -- the rest --------------------------------------------------------------------------------------


def _weakest(scene: Scene, key: str) -> float:
    one = scene.permanents.get(parts(key)[2])
    return 0.0 if one is None else -scene.worth(one)


def _least(scene: Scene, key: str) -> float:
    facts = facts_of(parts(key)[1])
    return 5.0 if facts.is_a("land") and scene.lands > TOO_MANY else float(-facts.value)


def _best(scene: Scene, key: str) -> float:
    return scene.printed(parts(key)[1]) if key.startswith("enter:") else 0.0


def _chosen(*verbs: str) -> Callable[[Scene, str], float]:
    """Return a judge that wants an option with one of some verbs."""
    return lambda scene, key: float(parts(key)[0] in verbs)


JUDGES: Mapping[str, Callable[[Scene, str], float]] = {
    "mulligan": _mulligan,
    "priority": _priority,
    "target": _target,
    "sacrifice": _weakest,
    "discard-one": _least,
    "enter": _best,
    "search": _chosen("land"),
    "may": _chosen("do"),
    "return": _chosen("return"),
    "pay-to-attack": _chosen("pay"),
}
