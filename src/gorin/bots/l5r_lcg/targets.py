"""Targets that a bot of L5R LCG chooses: it helps its own and harms others.

What would help others alone, or harm only itself, is worth so little that nobody misjudges it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.bots.l5r_lcg.acts import DEAR, POOR
from gorin.bots.l5r_lcg.bonds import target_cost
from gorin.bots.l5r_lcg.gear import burdens, gear_gain, worth_on
from gorin.bots.l5r_lcg.meaning import meets_chosen
from gorin.bots.l5r_lcg.scene import SENSELESS, Scene, parts, slug_of
from gorin.bots.l5r_lcg.swings import target_gain
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.script import NOTHING, Behaviour

AGAIN = "again"
HARMS = (
    *("Bow", "Discard", "SendHome", "RemoveFate", "Dishonor", "RemoveFateOrDiscard"),
    *("ReturnFate", "Return", "TakeControl", "DiscardWithoutSkill", "MoveFateToBearer"),
    *("DuelThatBows", "DuelThatTakesFate", "DuelToClearConflict", "DishonorIfYouWin"),
    *("OpponentSelectsOne", "TakeAttachment", "TheySacrifice"),
    "StrongerOpponentsLoseFate",
)
"""Effects that are meant for others' characters."""


def harms(effect: Any) -> bool:
    """Return whether an effect is meant for others' characters."""
    if not meets_chosen(effect):
        return False
    name = type(effect).__name__
    if name == "Has":
        less: bool = effect.amount < 0
        return less
    if name == "CannotUntil":
        return "trigger" in effect.what
    return name in HARMS


def target(scene: Scene, key: str) -> float:
    """Return what it is worth to choose somebody: own ones are helped, others harmed."""
    if key == "decline":
        return 0.0
    number = parts(key)[2]
    one = scene.people.get(number)
    if one is None:
        worn = gear_gain(scene, number)
        return 0.0 if worn is None else -worn if _harms(scene) else worn
    if scene.sight.kind == AGAIN and scene.me.honor <= POOR:
        return -DEAR  # to do it again costs honor
    own = one.number in scene.mine
    facts = _put_on(scene)
    if facts is not None:
        fits = own is not burdens(scene, facts)
        wanted = worth_on(scene, facts, one) if fits else SENSELESS - scene.worth(one)
        return wanted if own else wanted - target_cost(scene, key)
    gain = target_gain(scene, one)
    if gain is None:
        value = scene.worth(one) + 3.0 * (one.side != 0) + 0.5
        gain = value if own is not _harms(scene) else -value
    wanted = gain if gain >= 0 else SENSELESS + gain
    return wanted if own else wanted - target_cost(scene, key)


def effects_done(scene: Scene) -> Iterator[Any]:
    """Yield the effects of the card that is being carried out."""
    for card in scene.view.resolving[-1:]:
        behaviour: Behaviour = scene.sight.scripts.get(card.slug, NOTHING)
        for ability in behaviour.abilities:
            yield from ability.effects


def _put_on(scene: Scene) -> Facts | None:
    """Return the attachment that the question is about, if it asks who will wear one."""
    facts = scene.cards.get(slug_of(scene.sight.about.get("card")))
    if facts is None or facts.kind != "attachment":
        return None
    worn = {each.number for one in scene.people.values() for each in one.worn}
    uses = any(card.slug == facts.slug and card.number in worn for card in scene.view.resolving)
    return None if uses else facts


def _harms(scene: Scene) -> bool:
    """Return whether what is being done is meant for others."""
    for card in scene.view.resolving[::-1]:
        behaviour: Behaviour = scene.sight.scripts.get(card.slug, NOTHING)
        effects = [effect for each in behaviour.abilities for effect in each.effects]
        if effects:
            return any(harms(effect) for effect in effects)
    return False
