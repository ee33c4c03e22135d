"""Plays of cards by the heuristic bot: the turns that a play gains, for it or against others.

What an option does is read from its card's script once. A play gains what its effects gain
together, less what it takes: the card, if it is spent, and the costs that are printed on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from gorin.bots.tomb_raider.judgement import AGAINST_OTHERS, place_in_script, value_of
from gorin.bots.tomb_raider.plays_map import MAP_GAINS
from gorin.bots.tomb_raider.plays_raiders import RAIDER_GAINS, VALUE, hand_value
from gorin.bots.tomb_raider.plays_tests import TEST_GAINS, blow
from gorin.bots.tomb_raider.scene import Scene, script_of, slug_of
from gorin.games.tomb_raider.script import Behaviour, Cost, Effect
from gorin.games.tomb_raider.words import costs, drawing, effects, hands
from gorin.games.tomb_raider.words.rows import OnceATurn

SMALL = 0.15
"""Turns a play must gain to be worth a card."""
SPENT = 0.15
"""Turns that a card is worth at least which is spent."""
KEPT: Mapping[type[Effect], float] = {
    effects.DropRaider: 0.7,
    effects.PassAnywhere: 0.75,
    effects.PushRaider: 0.3,
}
"""The same for cards that are better kept until they gain much."""
STAYING = 0.5
"""Turns that a card gains by staying in play."""
ENDLESS = 0.4
"""Turns that a use must gain of a card that could be used without end."""

UNSEEN: tuple[type[Effect], ...] = (effects.AddToFightDamage, drawing.DrawNewHand)
"""Effects after which as much seems to be gained as before: not to be used without end."""

Gain = Callable[[Scene, Any], float]

GAINS: Mapping[type[Effect], Gain] = {**TEST_GAINS, **MAP_GAINS, **RAIDER_GAINS}
"""The turns that an effect gains now."""
NEVER: Mapping[type[Effect], str] = {
    hands.LookAtHand: "it makes nothing yet of what it sees there",
}
"""Effects that gain nothing for this bot, and why."""


class Use(NamedTuple):
    """An option of a window, as its use.

    `stays` says that the card stays in play that is played; `spent` are the turns that the card
    is worth if it is lost. What is neither can be used again. `contest` says that it does nothing
    alone, `endless` that it could be used time and again in a turn.
    """

    script: Behaviour
    number: int
    gains: tuple[tuple[Gain, Effect], ...]
    costs: tuple[Cost, ...]
    stays: bool = False
    spent: float = 0.0
    endless: bool = False
    contest: bool = False


_uses: dict[str, Use] = {}
MOST_USES = 1 << 14
"""The number of options that are remembered."""


def use_of(option: str) -> Use:
    """Return what an option like "play:take-aim.12" does; it is read from its script once."""
    script = script_of(slug_of(option))
    use = _uses.get(option)
    if use is None or use.script is not script:
        if len(_uses) >= MOST_USES:
            _uses.clear()
        use = _uses[option] = _read(option, script)
    return use


def _read(option: str, script: Behaviour) -> Use:
    from_hand = option.startswith("play:")
    abilities = script.from_hand if from_hand else script.from_row
    place = place_in_script(option)
    if place >= len(abilities):
        return Use(script, -1, (), ())
    ability = abilities[place]
    stays = from_hand and bool(script.from_row or script.constants)
    lost = not stays and (from_hand or _has(ability.costs, costs.DiscardThis))
    spent = max([KEPT.get(type(effect), SPENT) for effect in ability.effects], default=SPENT)
    judged = [(GAINS[type(effect)], effect) for effect in ability.effects if type(effect) in GAINS]
    against = [isinstance(effect, AGAINST_OTHERS) for effect in ability.effects]
    return Use(
        script,
        int(option.split(".")[1]),
        tuple(judged),
        tuple([cost for cost in ability.costs if not isinstance(cost, costs.DiscardThis)]),
        stays,
        spent if lost else 0.0,
        not (from_hand or ability.costs or _has(ability.conditions, OnceATurn)),
        bool(against) and all(against),
    )


def _has(words: tuple[object, ...], kind: type[object]) -> bool:
    return any(isinstance(word, kind) for word in words)


def best_play(scene: Scene, error: float = 0.0) -> str:
    """Return the key of the best play in a window, or "pass".

    Whoever misjudges gains by `error` waits for plays that gain more than that.
    """
    best, key = SMALL + error, "pass"
    for option in scene.sight.keys:
        if option != "pass":
            gain = play_gain(scene, option)
            if gain > best:
                best, key = gain, option
    return key


def play_gain(scene: Scene, option: str) -> float:
    """Return the turns that an option of a window gains, what it takes already paid."""
    use = use_of(option)
    if use.contest and not scene.rivals:
        return 0.0
    gained = STAYING * (2.0 if use.script.constants else 1.0) if use.stays else 0.0
    for gain, effect in use.gains:
        gained += gain(scene, effect)
    if gained <= 0.0:
        return gained
    if use.endless:
        blind = any(isinstance(effect, UNSEEN) for _, effect in use.gains)
        return gained if gained > ENDLESS and not blind else 0.0
    taken = use.spent or -SMALL
    for cost in use.costs:
        taken += price(scene, cost, use.number)
    return gained - taken


# -- prices --------------------------------------------------------------------------------


def price(scene: Scene, cost: Cost, number: int) -> float:
    """Return the turns that a cost takes from whoever uses a card with a number."""
    judge = PRICES.get(type(cost))
    return UNJUDGED_PRICE if judge is None else judge(scene, cost, number)


def _discard_another(scene: Scene, _cost: Cost, number: int) -> float:
    held = [value_of(scene, card.slug) for card in scene.view.hand if card.number != number]
    return VALUE * min(held, default=0.0)


def _discard_hand(scene: Scene, _cost: Cost, number: int) -> float:
    return hand_value(scene, number)


def _give_life(scene: Scene, cost: Any, _number: int) -> float:
    return blow(scene, scene.me, cost.amount)


PRICES: Mapping[type[Cost], Callable[[Scene, Any, int], float]] = {
    costs.DiscardAnother: _discard_another,
    costs.DiscardHand: _discard_hand,
    costs.DiscardThis: lambda _scene, _cost, _number: 0.0,
    costs.GiveLife: _give_life,
}
"""The turns that each cost takes."""
UNJUDGED_PRICE = 0.3
"""The same for a cost that nobody has judged."""
