"""The worth of effects to a bot of Magic: on what and on whom they are used."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from gorin.bots.magic.scene import UNKNOWN, Scene, facts_of
from gorin.games.magic.state import PLAYER, Target
from gorin.games.magic.view import MagicPermanent, MagicSeat
from gorin.games.magic.words import (
    Aim,
    Amount,
    Damage,
    Effect,
    Give,
    GivenAway,
    InMain,
    Meant,
    Things,
    Times,
    Token,
    X,
    aims_of,
)
from gorin.kernel.decision import Seat

CARD = 1.5
"""The worth of a card in the hand."""
LIFE = 0.3
LETHAL = 60.0
GIFT = 4.0
"""The worth in time of each permanent that was given away."""
MOST_GIFTS = 2
"""The most gifts: with more of them the library would soon be empty."""
DEEP = 20
"""The number of cards in the library up to which it is a danger to draw."""
THIN = -2.0
MOST_GROWN = 3
"""A creature that grew by more than that may have to pay for it."""
DOOM = 0.9
"""The share of a bounced card that is lost for a while, as it comes again."""


def number(scene: Scene, amount: Amount, cost: int = 0) -> int:
    """Return an amount, as far as it can be seen; for X what the mana allows."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, X):
        top = scene.top
        return top.x if top is not None and top.seat == scene.seat else max(0, scene.mana - cost)
    if isinstance(amount, Times):
        fitting = (scene.fits(amount.things, each) for each in scene.permanents.values())
        return amount.each * sum(fitting)
    if isinstance(amount, InMain):
        return amount.main if scene.view.active == scene.seat else amount.usual
    if isinstance(amount, GivenAway):
        others = (each for each in scene.permanents.values() if not scene.is_own(each))
        return sum(each.owner == scene.seat for each in others)
    return 2


# -- on a permanent --------------------------------------------------------------------------------


def _lost(scene: Scene, effect: Any, one: MagicPermanent, cost: int) -> float:
    return -scene.worth(one)


def _bounced(scene: Scene, effect: Any, one: MagicPermanent, cost: int) -> float:
    return -DOOM * scene.worth(one)


def _burnt(scene: Scene, effect: Damage, one: MagicPermanent, cost: int) -> float:
    if "creature" not in one.kinds:
        return 0.0
    dies = number(scene, effect.amount, cost) >= one.toughness - one.state.damage
    return -scene.worth(one) if dies else -0.1


def _given(scene: Scene, effect: Give, one: MagicPermanent, cost: int) -> float:
    is_enough = number(scene, GivenAway()) >= MOST_GIFTS or scene.me.library < DEEP
    return -scene.worth(one) if is_enough else GIFT - scene.worth(one)


def _attached(scene: Scene, effect: Any, one: MagicPermanent, cost: int) -> float:
    return 0.5 + one.power / 4


def _pumped(scene: Scene, effect: Any, one: MagicPermanent, cost: int) -> float:
    unblocked = one.state.attacking >= 0 and not one.state.blocked
    grown = one.power - facts_of(one.slug).power
    is_time = scene.view.step == "blockers" and grown < MOST_GROWN
    return 0.6 * number(scene, effect.power, cost) if unblocked and is_time else -0.5


ON_PERMANENTS: Mapping[str, Callable[[Scene, Any, MagicPermanent, int], float]] = {
    "Destroy": _lost,
    "Exile": _lost,
    "Bounce": _bounced,
    "Damage": _burnt,
    "Attach": _attached,
    "Give": _given,
    "Pump": _pumped,
    "Take": _lost,
}
"""The worth of an effect to whoever controls the permanent, by the name of the effect."""


def on_permanent(scene: Scene, effect: Effect, one: MagicPermanent, cost: int = 0) -> float:
    """Return what it is worth to the seat if an effect meets a permanent."""
    judge = ON_PERMANENTS.get(type(effect).__name__)
    gain = 0.0 if judge is None else judge(scene, effect, one, cost)
    return gain if scene.is_own(one) else -gain


# -- on somebody -----------------------------------------------------------------------------------


def on_seat(scene: Scene, effect: Any, seat: Seat, cost: int = 0) -> float:
    """Return what it is worth to the seat if an effect meets somebody."""
    gain = _brings(scene, effect, scene.of(seat), cost)
    return gain if seat == scene.seat else -gain


def _brings(scene: Scene, effect: Any, one: MagicSeat, cost: int) -> float:
    """Return what an effect brings to somebody."""
    name = type(effect).__name__
    if name == "Token":
        return scene.printed(effect.slug)
    if name == "Give":
        return 0.0
    amount = number(scene, getattr(effect, "amount", 1), cost)
    if name == "Draw":
        return CARD * amount if one.library > DEEP or not amount else THIN * amount
    if name == "GainLife":
        return LIFE * amount
    if name in ("LoseLife", "Damage"):
        return -LIFE * amount - LETHAL * (amount >= one.life)
    return 0.0


def seats_of(scene: Scene, who: object) -> tuple[Seat, ...]:
    """Return who is meant by a word of an effect that is aimed at nobody."""
    rivals = tuple(each.seat for each in scene.rivals)
    if who == "each":
        return (scene.seat, *rivals)
    if who == "opponents":
        return rivals
    return (scene.seat,) if who in ("you", "active") else ()


# -- on all that it meets --------------------------------------------------------------------------


def untargeted(scene: Scene, effect: Any, cost: int = 0) -> float:
    """Return what an effect is worth where it is aimed at nothing."""
    name = type(effect).__name__
    if name in OTHERS:
        return OTHERS[name](scene)
    what, who = getattr(effect, "what", None), getattr(effect, "who", "")
    total = 0.0
    if isinstance(what, Things):
        met = (each for each in scene.permanents.values() if scene.fits(what, each))
        total += _fair(scene, {each.number: each for each in met}, effect, cost)
    if isinstance(who, str):
        total += _shared(scene, effect, seats_of(scene, who), cost)
    return total


def _fair(scene: Scene, met: dict[int, MagicPermanent], effect: Effect, cost: int) -> float:
    """Return what meeting permanents of several players is worth: others share their loss."""
    gains = [(scene.is_own(one), on_permanent(scene, effect, one, cost)) for one in met.values()]
    own = sum(gain for mine, gain in gains if mine)
    others = sum(gain for mine, gain in gains if not mine)
    taken = type(effect).__name__ == "Take"
    return own * (not taken) + others / (1.0 if taken else shared_by(scene))


def shared_by(scene: Scene) -> float:
    """Return by what a loss of several others counts less to each that is left."""
    return math.sqrt(max(1, len(scene.rivals)))


def _shared(scene: Scene, effect: Any, seats: tuple[Seat, ...], cost: int) -> float:
    gains = {seat: on_seat(scene, effect, seat, cost) for seat in seats}
    own = gains.pop(scene.seat, 0.0)
    return own + sum(gains.values()) / shared_by(scene)


def _highest_life(scene: Scene) -> float:
    most = max(each.life for each in (scene.me, *scene.rivals))
    gained = [most - each.life for each in scene.rivals]
    return LIFE * (most - scene.me.life - sum(gained) / max(1, len(gained)))


def _each_discards(scene: Scene) -> float:
    return 2 * CARD * sum(each.hand_count > 0 for each in scene.rivals)


OTHERS: Mapping[str, Callable[[Scene], float]] = {
    "HighestLife": _highest_life,
    "EachDiscards": _each_discards,
    "EnterFromHand": lambda scene: 2.0,
    "PutCounter": lambda scene: 0.5,
}


# -- targets ---------------------------------------------------------------------------------------


def aimed(scene: Scene, effects: tuple[Effect, ...], aim: Aim, at: Target, cost: int = 0) -> float:
    """Return what it is worth to aim effects at a target."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, Token) and effect.but is aim:
            total -= on_seat(scene, effect, at.seat)
        elif aim in aims_of((effect,)):
            total += _meets(scene, effect, aim, at, cost)
    return total


def _meets(scene: Scene, effect: Any, aim: Aim, at: Target, cost: int) -> float:
    if at.card == PLAYER:
        return on_seat(scene, effect, at.seat, cost)
    if aim.spells:
        spell = next((each for each in scene.view.stack if each.card == at.card), None)
        if spell is None or spell.seat == scene.seat:
            return -5.0
        return facts_of(spell.slug).value - 2.5
    if isinstance(effect, Give) and aim is not effect.what:
        return 0.0
    one = scene.permanents.get(at.card)
    return 0.0 if one is None else on_permanent(scene, effect, one, cost)


def targets(scene: Scene, aim: Aim, source: int = UNKNOWN) -> tuple[Target, ...]:
    """Return what an effect could be aimed at, as far as anybody can see."""
    if aim.players:
        rivals = tuple(Target(PLAYER, 0, each.seat) for each in scene.rivals)
        return rivals if aim.players == "opponent" else (*rivals, Target(PLAYER, 0, scene.seat))
    if aim.spells:
        return tuple(Target(each.card) for each in scene.view.stack if each.kind == "spell")
    things = aim.things or Things()
    return tuple(
        Target(each.number)
        for each in scene.permanents.values()
        if "shroud" not in each.keywords and scene.fits(things, each, source)
    )


def value(scene: Scene, effects: tuple[Effect, ...], source: int = UNKNOWN, cost: int = 0) -> float:
    """Return what effects are worth if each is aimed as well as can be."""
    total = 0.0
    for aim in aims_of(effects):
        gains = [aimed(scene, effects, aim, at, cost) for at in targets(scene, aim, source)]
        total += max(gains, default=-1.0)
    for effect in effects:
        if isinstance(effect, Token) or not aims_of((effect,)):
            total += _here(scene, effect, source, cost)
        elif isinstance(effect, Damage) and effect.who:
            total += _shared(scene, effect, seats_of(scene, effect.who), cost)
    return total


def _here(scene: Scene, effect: Any, source: int, cost: int) -> float:
    """Return what an effect is worth that is aimed at nothing, but may be about its own card."""
    what: Meant | None = getattr(effect, "what", None)
    one = scene.permanents.get(source)
    if type(what).__name__ == "This" and one is not None:
        return on_permanent(scene, effect, one, cost)
    return untargeted(scene, effect, cost)
