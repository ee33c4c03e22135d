"""The worth of actions to a bot of L5R CCG, in Force."""

from __future__ import annotations

from collections.abc import Mapping

from gorin.bots.l5r_ccg.scene import Scene, facts_of, parts
from gorin.games.l5r_ccg.cards import BOW_A_FOE
from gorin.games.l5r_ccg.facts import Ability, Facts
from gorin.games.l5r_ccg.state import EMPTY
from gorin.games.l5r_ccg.view import CcgInPlay

KEPT = 0.3
"""The worth of a card that was not played."""
BY_STRENGTH = ("ranged", "fear", "sap")
"""Effects on whoever is no stronger than their amount."""
ON_THE_STRONGEST = (
    "bow",
    "destroy",
    "ambush",
    "send-home",
    "send-home-bowed",
    "drive-home",
    "unnerve",
    "challenge",
)
SAMURAI = ("samurai", "pure-samurai")
GIVING = ("strengthen", "strengthen-in-battle", "lower", "weaken")
AT_COURT: Mapping[str, float] = {
    "scheme": 1.5,
    "lose-honor": 0.3,
    "lose-honor-to-start": 0.3,
    "make-bow": 0.6,
    "stymie": 1.0,
    "discard-from-province": -0.2,
    "draw": 0.5,
    "straighten-this": 0.4,
    "meditate": 0.3,
}
"""The worth of political and other quiet actions."""


def deed(scene: Scene, key: str) -> float:
    """Return what an action is worth; to pass is worth nothing."""
    verb, slug, number = parts(key)
    if verb == "pass":
        return 0.0
    if verb == "lobby":
        return -1.0
    facts = facts_of(slug)
    if verb == "equip":
        return _equip(scene, facts)
    ability = BOW_A_FOE if verb == "tower" else facts.also if verb == "also" else facts.ability
    assert ability is not None, key
    attack = scene.attack
    if attack is None or attack.slot == EMPTY:
        return _quiet(scene, facts, ability)
    return _in_battle(scene, ability, number) - KEPT


def _equip(scene: Scene, facts: Facts) -> float:
    """Attach what can be paid beside the next purchase."""
    if facts.cost and scene.gold - facts.cost < scene.reserve:
        return -1.0
    return facts.force + facts.chi / 4 + (facts.ability is not None) / 2


def _quiet(scene: Scene, facts: Facts, ability: Ability) -> float:
    """Return what an action outside of battles is worth."""
    if ability.effect == "gain-honor":
        spent = ability.gold + facts.gold
        return ability.amount / 2 if scene.gold - spent >= scene.reserve else -1.0
    if ability.effect in ("straighten", "rehonor"):
        own = _people_for(scene, ability)
        shamed = ability.effect == "rehonor"
        able = (card.state.dishonorable if shamed else card.state.bowed for card in own)
        return 1.0 if any(able) else -1.0
    return AT_COURT.get(ability.effect, -1.0)


def _in_battle(scene: Scene, ability: Ability, number: int) -> float:
    """Return by how much an action turns a battle that is not won yet."""
    if scene.lead > ability.amount + 1 and scene.attacks:
        return -1.0
    if scene.lead > 0 and not scene.attacks:
        return -0.5
    return _harm(scene, ability) - _price(scene, ability, number)


def _harm(scene: Scene, ability: Ability) -> float:
    enemies = [card.force for card in scene.enemies]
    if ability.effect in BY_STRENGTH:
        return max((force for force in enemies if force <= ability.amount), default=0)
    if ability.effect in ON_THE_STRONGEST:
        share = 0.5 if ability.effect == "challenge" else 1.0
        return share * max(enemies, default=0)
    if ability.effect in GIVING:
        return float(ability.amount)
    if ability.effect in ("straighten", "court", "join"):
        people = _people_for(scene, ability)
        return max((card.force for card in people if card.state.bowed), default=0)
    return 1.0 if ability.effect in ("lay-terrain", "tactics", "draw") else 0.0


def _people_for(scene: Scene, ability: Ability) -> tuple[CcgInPlay, ...]:
    """Return the own personalities that an action can help."""
    people = scene.people(scene.me)
    if not any(aim in SAMURAI for aim in ability.aims):
        return people
    return tuple(card for card in people if facts_of(card.slug).has("samurai"))


def _price(scene: Scene, ability: Ability, number: int) -> float:
    """Return the Force that the action costs."""
    card = scene.cards.get(number)
    if card is None or card.state.bowed:
        return 0.0
    if ability.host:
        return float(scene.cards[card.state.host].force)
    lost = ability.bow or ability.destroy or (ability.either and not scene.me.hand)
    return float(card.force) if lost else 0.0
