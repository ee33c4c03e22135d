"""Fights of a bot of Magic: whom it attacks, and what it blocks."""

from __future__ import annotations

from collections.abc import Iterable

from gorin.bots.magic.scene import Scene, parts
from gorin.games.magic.view import MagicPermanent, MagicSeat
from gorin.kernel.domain import Assignment

Pairs = tuple[tuple[str, str], ...]
DAMAGE = 0.5
"""The worth of a point of damage to a player."""
SAFE = 12
"""The life above which an attack that is hit back does not matter."""
LIFE_AT_RISK = 6


def can_block(blocker: MagicPermanent, attacker: MagicPermanent) -> bool:
    """Return whether a creature may block another one, as far as their keywords say."""
    if "flying" in attacker.keywords:
        return "flying" in blocker.keywords or "reach" in blocker.keywords
    return "intimidate" not in attacker.keywords or "artifact" in blocker.kinds


def kills(one: MagicPermanent, other: MagicPermanent) -> bool:
    """Return whether a creature deals deadly damage to another one in a fight."""
    if "indestructible" in other.keywords or one.power <= 0:
        return False
    first = ("first strike", "double strike")
    late = any(each in other.keywords for each in first) and not any(
        each in one.keywords for each in first
    )
    if late and other.power >= one.toughness - one.state.damage:
        return False
    return "deathtouch" in one.keywords or one.power >= other.toughness - other.state.damage


def fight(scene: Scene, one: MagicPermanent, other: MagicPermanent) -> float:
    """Return what a fight is worth to the first of two creatures."""
    won = scene.worth(other) if kills(one, other) else 0.0
    lost = scene.worth(one) if kills(other, one) else 0.0
    return won - lost


def ready(seat: MagicSeat) -> tuple[MagicPermanent, ...]:
    """Return the creatures of a seat that could block."""
    return tuple(
        each for each in seat.permanents if "creature" in each.kinds and not each.state.tapped
    )


# -- attacking -------------------------------------------------------------------------------------


def attackers(scene: Scene, domain: Assignment) -> Pairs:
    """Return who attacks whom: all of them where that kills, else each where it gains most."""
    ways = {
        key: tuple(int(place.partition(":")[2]) for place in domain.open_to(at))
        for at, key in enumerate(domain.keys)
    }
    creatures = {key: scene.permanents[parts(key)[2]] for key in domain.keys}
    for rival in sorted(scene.rivals, key=lambda each: each.life):
        able = {key: creatures[key] for key in domain.keys if rival.seat in ways[key]}
        if _is_lethal(able.values(), rival):
            return tuple((key, f"seat:{rival.seat}") for key in able)
    pairs: list[tuple[str, str]] = []
    held = _needed_at_home(scene, creatures)
    for key, one in creatures.items():
        gains = [(_gain(scene, one, rival), rival) for rival in scene.rivals]
        open_to = [(gain, rival) for gain, rival in gains if rival.seat in ways[key]]
        gain, rival = max(open_to, key=lambda each: (each[0], -each[1].life))
        if gain > (scene.worth(one) if key in held else 0.0):
            pairs.append((key, f"seat:{rival.seat}"))
    return tuple(pairs)


def _is_lethal(able: Iterable[MagicPermanent], rival: MagicSeat) -> bool:
    """Return whether what cannot be blocked is enough for the rest of somebody's life."""
    guards = ready(rival)
    free = [one for one in able if not any(can_block(guard, one) for guard in guards)]
    rest = sorted((one.power for one in able if one not in free), reverse=True)
    through = sum(one.power for one in free) + sum(rest[len(guards) :])
    return through >= rival.life


def _gain(scene: Scene, one: MagicPermanent, rival: MagicSeat) -> float:
    """Return what one attacker gains against the answer that is worst for it."""
    hit = DAMAGE * one.power * (1.5 if rival.life <= SAFE else 1.0)
    guards = [guard for guard in ready(rival) if can_block(guard, one)]
    fights = [fight(scene, one, guard) for guard in guards]
    worst = min((each for each in fights if each <= 0), default=hit)
    stopped = 0.1 if fights and worst == 0 else worst
    return stopped if fights else hit


def _needed_at_home(scene: Scene, creatures: dict[str, MagicPermanent]) -> frozenset[str]:
    """Return who should stay for the enemy's next attack."""
    threat = max(
        (sum(max(0, each.power) for each in _fighters(rival)) for rival in scene.rivals), default=0
    )
    if scene.me.life - threat > LIFE_AT_RISK:
        return frozenset()
    stays = (key for key, one in creatures.items() if "vigilance" not in one.keywords)
    return frozenset(stays)


def _fighters(rival: MagicSeat) -> tuple[MagicPermanent, ...]:
    return tuple(each for each in rival.permanents if "creature" in each.kinds)


# -- blocking --------------------------------------------------------------------------------------


def blockers(scene: Scene, domain: Assignment) -> Pairs:
    """Return who blocks what: fights that are won, then as many as it takes to live."""
    guards = {key: scene.permanents[parts(key)[2]] for key in domain.keys}
    ways = {key: domain.open_to(at) for at, key in enumerate(domain.keys)}
    foes = {place: scene.permanents[parts(place)[2]] for place in domain.places}
    pairs: dict[str, str] = {}
    for place in sorted(foes, key=lambda each: -scene.worth(foes[each])):
        free = [key for key in guards if key not in pairs and place in ways[key]]
        if not free:
            continue
        best = max(free, key=lambda key: (_stops(scene, guards[key], foes[place]), key))
        if _stops(scene, guards[best], foes[place]) > 0:
            pairs[best] = place
    _save(scene, guards, ways, foes, pairs)
    return tuple((key, pairs[key]) for key in domain.keys if key in pairs)


def _stops(scene: Scene, guard: MagicPermanent, foe: MagicPermanent) -> float:
    """Return what a block is worth: the damage that does not come, and the fight."""
    return DAMAGE * foe.power + fight(scene, guard, foe)


def _save(
    scene: Scene,
    guards: dict[str, MagicPermanent],
    ways: dict[str, tuple[str, ...]],
    foes: dict[str, MagicPermanent],
    pairs: dict[str, str],
) -> None:
    """Let the cheapest creatures stand in the way of the strongest, until nobody would die."""
    unblocked = sorted(
        (place for place in foes if place not in pairs.values()), key=lambda at: -foes[at].power
    )
    for place in unblocked:
        coming = sum(foes[each].power for each in foes if each not in pairs.values())
        if scene.me.life - coming > 0:
            return
        free = [key for key in guards if key not in pairs and place in ways[key]]
        if free:
            pairs[min(free, key=lambda key: (scene.worth(guards[key]), key))] = place
