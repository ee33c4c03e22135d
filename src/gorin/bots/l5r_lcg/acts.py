"""Acts of a bot of L5R LCG in an action window: in a conflict, and at any other time.

In a conflict it looks for what it can still reach: to win it, to break the province or to hold
it. Where all that it could do together does not reach that, it keeps its cards.
"""

from __future__ import annotations

from gorin.bots.l5r_lcg.gear import bearers
from gorin.bots.l5r_lcg.scene import SENSELESS, Scene, parts
from gorin.bots.l5r_lcg.swings import actions, is_good, swing, takes_back
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.script import NOTHING, Behaviour
from gorin.games.l5r_lcg.words.costs import LoseHonor

POOR = 6
"""The honor up to which as little is paid and bid as can be."""
DEAR = 10.0
"""The cost of honor that a seat cannot spare."""
NEVER = -0.5
"""The worth of an act that reaches nothing: it is not done."""
ANY_TIME = 0.5
CARD = 0.5
"""The worth of a card of the hand, beside the fate for it."""
PAID_FOR = ("SacrificeThis", "DiscardFromHand", "PayFate", "LoseHonor", "BowThis")
"""The costs that are not paid for something that turns nothing, except by holdings."""
NEVER_PAID = ("Sacrifice", "SacrificeHonored", "DishonorOwn", "RemoveFateFromOwn")
"""The costs that holdings do not pay, either: no character goes for a card."""


def act(scene: Scene, key: str) -> float:
    """Return what it is worth to do something in an action window; passing is worth nothing."""
    verb, slug, _ = parts(key)
    if key == "pass":
        return 0.0
    facts = scene.cards.get(slug)
    if facts is None or (verb == "use" and undoes(scene, slug)):
        return SENSELESS
    if brings(scene, facts):
        return ANY_TIME - honor_price(scene, slug)
    if verb == "play" and facts.kind == "attachment" and next(bearers(scene, facts), None) is None:
        return SENSELESS
    if not scene.fights:
        stays = facts.kind in ("attachment", "holding") and not _costs(scene, slug, NEVER_PAID)
        return ANY_TIME if stays and scene.me.characters else SENSELESS
    return _turns(scene, key, facts)


def undoes(scene: Scene, slug: str) -> bool:
    """Return whether a card in play can only take back what it was played for."""
    abilities = actions(scene, slug)
    return bool(abilities) and all(takes_back(each.effects[0]) for each in abilities)


def brings(scene: Scene, facts: Facts) -> bool:
    """Return whether a card only brings honor, fate or cards."""
    abilities = actions(scene, facts.slug)
    refused = NEVER_PAID if facts.kind == "holding" else (*NEVER_PAID, *PAID_FOR)
    is_all = bool(abilities) and all(is_good(ability.effects[0]) for ability in abilities)
    return is_all and not _costs(scene, facts.slug, refused)


def _costs(scene: Scene, slug: str, names: tuple[str, ...]) -> bool:
    """Return whether what a card does in an action window takes one of some costs."""
    costs = (cost for ability in actions(scene, slug) for cost in ability.costs)
    return any(type(cost).__name__ in names for cost in costs)


def _turns(scene: Scene, key: str, facts: Facts) -> float:
    """Return what it is worth to turn a conflict by a card, if it can be turned."""
    gap = scene.gap(_reach(scene))
    turned = swing(scene, key)
    if turned <= 0:
        return SENSELESS
    if gap is None:
        return NEVER
    card = CARD if parts(key)[0] == "play" else 0.0
    price = (_fate(scene, key) + card) / 4 + honor_price(scene, facts.slug)
    return ANY_TIME + min(turned, gap) - price


def _fate(scene: Scene, key: str) -> int:
    """Return the fate that is printed on a card that is played."""
    verb, slug, _ = parts(key)
    return max(0, scene.cards[slug].cost) if verb == "play" else 0


def _reach(scene: Scene) -> float:
    """Return by how much all that the seat may do together turns the conflict, for its fate."""
    swings: list[tuple[float, int]] = []
    for key in scene.sight.keys:
        verb, slug, _ = parts(key)
        if slug in scene.cards and not (verb == "use" and undoes(scene, slug)):
            swings.append((swing(scene, key), _fate(scene, key)))
    left, reached = scene.me.fate, 0.0
    for turned, cost in sorted(swings, reverse=True):
        if turned > 0 and cost <= left:
            left -= cost
            reached += turned
    return reached


def honor_price(scene: Scene, slug: str) -> float:
    """Return what the honor is worth that a card costs; without any a seat is out."""
    behaviour: Behaviour = scene.sight.scripts.get(slug, NOTHING)
    costs = [cost for ability in behaviour.abilities for cost in ability.costs]
    lost = max((cost.amount for cost in costs if isinstance(cost, LoseHonor)), default=0)
    if not lost:
        return 0.0
    return lost / 10 if scene.me.honor - lost >= POOR else DEAR
