"""The march of a bot of L5R CCG: to provinces that fall, and to battles that it wins."""

from __future__ import annotations

from gorin.bots.l5r_ccg.scene import Scene, parts
from gorin.games.l5r_ccg.view import CcgInPlay
from gorin.kernel.domain import Assignment

WEAK = 0
LAST = 1
Pairs = tuple[tuple[str, str], ...]


def falls_to(scene: Scene, seat: int) -> bool:
    """Return whether it pays to attack a seat: what does not defend falls, what defends loses."""
    target = scene.view.seats[seat]
    ours = sum(map(scene.unit, scene.ready(scene.me)))
    theirs = sum(map(scene.unit, scene.ready(target)))
    return ours > target.strength and ours > theirs


def assigned(scene: Scene, domain: Assignment) -> Pairs:
    """Return who goes where."""
    units = {key: scene.cards[parts(key)[2]] for key in domain.keys}
    pairs = _attacking(scene, domain, units) if scene.attacks else _defending(scene, domain, units)
    return tuple((key, pairs[key]) for key in domain.keys if key in pairs)


def _attacking(scene: Scene, domain: Assignment, units: dict[str, CcgInPlay]) -> dict[str, str]:
    """Fill one province after the other with enough to fall; the rest goes along with the last."""
    attack = scene.attack
    assert attack is not None
    target = scene.view.seats[attack.defender]
    guards = sum(map(scene.unit, scene.ready(target)))
    pairs: dict[str, str] = {}
    left = sorted(units, key=lambda key: -scene.unit(units[key]))
    for place in domain.places:
        needed = target.strength + guards + 1
        total = sum(scene.unit(units[key]) for key in left)
        if total < needed and pairs:
            break
        while left and needed > 0:
            key = left.pop(0)
            pairs[key] = place
            needed -= scene.unit(units[key])
    for key in left:
        if pairs:
            pairs[key] = next(iter(pairs.values()))
    return pairs


def _defending(scene: Scene, domain: Assignment, units: dict[str, CcgInPlay]) -> dict[str, str]:
    """Send just enough to where it wins against the attackers, the weakest of these first."""
    pairs: dict[str, str] = {}
    left = sorted(units, key=lambda key: -scene.unit(units[key]))
    fields = sorted(domain.places, key=lambda place: _force_at(scene, place, attacks=True))
    for place in fields:
        theirs = _force_at(scene, place, attacks=True)
        needed = theirs + 1 - _force_at(scene, place, attacks=False)
        if (
            not theirs
            or _holds(scene, theirs)
            or sum(scene.unit(units[key]) for key in left) < needed
        ):
            continue
        while left and needed > 0:
            key = left.pop(0)
            pairs[key] = place
            needed -= scene.unit(units[key])
    if not pairs and left and _is_last_stand(scene):
        strongest = fields[-1]
        return {key: strongest for key in left if _force_at(scene, strongest, attacks=True)}
    return pairs


def _holds(scene: Scene, theirs: int) -> bool:
    """Return whether attackers are so weak that they are let come to nothing."""
    return theirs <= WEAK and theirs <= scene.me.strength


def _is_last_stand(scene: Scene) -> bool:
    """Return whether hardly a province is left to lose."""
    return sum(not each.destroyed for each in scene.me.provinces) <= LAST


def _force_at(scene: Scene, place: str, *, attacks: bool) -> int:
    slot = parts(place)[2]
    people = (card for card in scene.cards.values() if card.state.host < 0)
    here = (card for card in people if card.state.at == slot and card.state.attacks == attacks)
    return sum(map(scene.unit, here))
