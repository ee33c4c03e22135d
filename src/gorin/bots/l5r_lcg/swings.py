"""The swings of cards: how much each may turn the conflict that is fought, and on whom best.

What an effect does is read off its name and its figures; who may be chosen off the filters of its
aim, as far as they are known here. What is not known here counts a little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gorin.bots.l5r_lcg.gear import bearers
from gorin.bots.l5r_lcg.meaning import kind_now, meant, meets_chosen, whom
from gorin.bots.l5r_lcg.scene import Scene, parts
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.script import ACTION, NOTHING, Ability, Behaviour, Filter
from gorin.games.l5r_lcg.state import HOME, TYPES
from gorin.games.l5r_lcg.view import LcgCharacter
from gorin.games.l5r_lcg.words.phrases import Bearer, That, This, Those

UNSURE = 1.0
"""The skill that an effect turns which is not known here."""
LASTING = 0.1
"""The share of somebody's worth that counts where an effect outlasts the conflict."""
SHAME = 0.4
"""The worth of somebody who will cost honor when they leave."""
THEIR_CHOICE = "CharacterOfTheirChoice"
"""The aim that somebody else chooses, who gives up what is worth least."""
SELECTED_BY_THEM = "OpponentSelectsOne"
"""The choice between effects that somebody else makes, who takes what costs least."""
SELECTIONS = ("SelectOne", "SelectFirst", SELECTED_BY_THEM)
"""The choices between effects."""
PROVINCE = 12.0
"""The cost of a broken province of one's own."""
USUAL = 2
"""The usual amount of a figure that must be counted, about."""

Gain = Callable[[Scene, Any, LcgCharacter], float]


# -- on whom ---------------------------------------------------------------------------------------


def _now(scene: Scene, one: LcgCharacter) -> float:
    """Return the skill that a character brings to the conflict now."""
    fights = one.side != HOME and not one.bowed
    return float(scene.skill(one, kind_now(scene))) if fights else 0.0


def _against(scene: Scene, one: LcgCharacter) -> int:
    """Return 1 if what weakens somebody is good for the seat, else -1."""
    return -1 if one.number in scene.mine else 1


def _bow(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    lasting = 0.0 if one.bowed else LASTING * scene.worth(one)
    return _against(scene, one) * (_now(scene, one) + lasting)


def _send_home(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return _against(scene, one) * _now(scene, one)


def _discard(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return _against(scene, one) * (_now(scene, one) + 3 * LASTING * scene.worth(one) + 0.5)


def _status(scene: Scene, one: LcgCharacter, change: int) -> float:
    """Return what it is worth to honor somebody (1) or to dishonor them (-1)."""
    if one.status == change:
        return 0.0
    fights = one.side != HOME and not one.bowed
    return -change * _against(scene, one) * (fights * max(0, one.glory) + SHAME)


def _dishonor(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return _status(scene, one, -1)


def _honor(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return _status(scene, one, 1)


def _more_glory(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    """Glory counts where somebody is honored, and against them where they are dishonored."""
    fights = one.side != HOME and not one.bowed
    return -_against(scene, one) * float(_amount(effect) * one.status * fights)


def _amount(effect: Any) -> int:
    amount = getattr(effect, "amount", USUAL)
    number = abs(amount) if isinstance(amount, int) else USUAL
    return number * (1 if getattr(effect, "per", None) is None else USUAL)


def _is_of_kind(scene: Scene, effect: Any) -> bool:
    kind = getattr(effect, "figure", getattr(effect, "kind", "both"))
    return kind in ("both", kind_now(scene))


def _has(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    if effect.figure == "glory":
        return _more_glory(scene, effect, one)
    return (_strengthen if effect.amount > 0 else _weaken)(scene, effect, one)


def _weaken(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    lost = min(float(_amount(effect)), _now(scene, one)) if _is_of_kind(scene, effect) else 0.0
    return _against(scene, one) * lost


def _strengthen(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    fights = one.side != HOME and not one.bowed and _is_of_kind(scene, effect)
    return -_against(scene, one) * float(_amount(effect) * fights)


def _double(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    facts = scene.cards.get(one.slug)
    base = 0 if facts is None else max(0, getattr(facts, kind_now(scene)))
    fights = one.side != HOME and not one.bowed and _is_of_kind(scene, effect)
    return -_against(scene, one) * float(base * fights)


def _switch(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    facts = scene.cards.get(one.slug)
    if facts is None or one.side == HOME or one.bowed or min(facts.military, facts.political) < 0:
        return 0.0
    more = facts.political - facts.military
    return -_against(scene, one) * float(more if kind_now(scene) == TYPES[0] else -more)


def _move_in(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    able = one.side == HOME and not one.bowed
    return -_against(scene, one) * float(able * scene.skill(one, kind_now(scene)))


def _move(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    find = _move_in if one.side == HOME else _send_home
    return find(scene, effect, one)


def _fate_lost(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return _against(scene, one) * 2 * LASTING * scene.worth(one) if one.fate else 0.0


def _fate_lost_or_discarded(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return (_fate_lost if one.fate else _discard)(scene, effect, one)


def _fate_won(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return -_against(scene, one) * 2 * LASTING * scene.worth(one)


def _lose_status(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    """Return what it is worth that somebody is neither honored nor dishonored any more."""
    return _status(scene, one, -one.status) if one.status else 0.0


def _take_over(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    return 2 * _discard(scene, effect, one)


def _ready(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    if not one.bowed:
        return 0.0
    fights = one.side != HOME
    now = fights * scene.skill(one, kind_now(scene))
    return -_against(scene, one) * (now + LASTING * scene.worth(one))


GAINS: Mapping[str, Gain] = {
    "Bow": _bow,
    "SendHome": _send_home,
    "Discard": _discard,
    "Return": _discard,
    "Dishonor": _dishonor,
    "Honor": _honor,
    "Has": _has,
    "StrengthenMaybeTwice": _strengthen,
    "Double": _double,
    "SwitchBase": _switch,
    "MoveToConflict": _move_in,
    "MoveEitherWay": _move,
    "MakeReady": _ready,
    "RemoveFate": _fate_lost,
    "RemoveFateOrDiscard": _fate_lost_or_discarded,
    "PlaceFate": _fate_won,
    "LoseStatus": _lose_status,
    "TakeControl": _take_over,
}
"""The worth of an effect in skill for the seat, if it meets somebody."""


def _least(scene: Scene, effect: Any, one: LcgCharacter) -> float:
    """Weigh a choice that the character's player makes: what costs least."""
    parts = [getattr(part, "effect", part) for part in effect.effects]
    known = [(GAINS[type(part).__name__], part) for part in parts if type(part).__name__ in GAINS]
    return min((gain(scene, part, one) for gain, part in known), key=abs, default=0.0)


ON_THIS = ("Has", "Double", "Honor", "MoveToConflict", "MakeReady")
"""Effects whose worth is known if they meet the character whose ability it is."""
GOOD = ("GainHonor", "TakeHonor", "GainFate", "TakeFate", "TheyLoseHonor", "Draw", "Search")
"""Effects that turn no conflict and are good at any time."""


def takes_back(effect: Any) -> bool:
    """Return whether an effect takes back what a card was played for."""
    who = whom(effect)
    if isinstance(who, This):
        return type(effect).__name__ == "Return"
    return isinstance(who, Bearer) and type(effect).__name__ == "Dishonor"


def is_good(effect: Any) -> bool:
    """Return whether an effect turns no conflict and is good at any time."""
    if type(effect).__name__ in SELECTIONS:
        return all(is_good(each) for each in effect.effects)
    return type(effect).__name__ in GOOD


# -- what a card turns -----------------------------------------------------------------------------


def swing(scene: Scene, key: str) -> float:
    """Return by how much an option of the action window may turn the conflict, in skill."""
    verb, slug, number = parts(key)
    facts = scene.cards.get(slug)
    if facts is None:
        return 0.0
    if verb == "play" and facts.kind == "character":
        return float(max(0, getattr(facts, kind_now(scene))))
    if verb == "play" and facts.kind == "attachment":
        return _worn(scene, facts)
    gains = [_turned(scene, each, number) for each in actions(scene, slug)]
    return max(gains, default=UNSURE)


def _worn(scene: Scene, facts: Facts) -> float:
    """Return what an attachment turns, if somebody fights whom it is meant for."""
    skill: int = getattr(facts, kind_now(scene))
    worn = any(one.side != HOME and not one.bowed for one in bearers(scene, facts))
    return float(abs(skill) * worn)


def actions(scene: Scene, slug: str) -> tuple[Ability, ...]:
    """Return what a card does in an action window."""
    behaviour: Behaviour = scene.sight.scripts.get(slug, NOTHING)
    return tuple(each for each in behaviour.abilities if each.stage == ACTION)


def _turned(scene: Scene, ability: Ability, number: int) -> float:
    costs = sum(paid(scene, cost, number) for cost in ability.costs)
    return gained(scene, ability, number) - costs


def gained(scene: Scene, ability: Ability, number: int) -> float:
    """Return what an ability of a card with a number is worth at best, without what it costs."""
    values = [of_effect(scene, each, ability.aim, number) for each in ability.effects]
    return max(values, default=0.0)


def paid(scene: Scene, cost: Any, number: int) -> float:
    """Return the skill that a cost takes out of the conflict, and what it costs beyond that."""
    name = type(cost).__name__
    one = scene.people.get(number)
    if name == "SacrificeThis" and one is not None:
        return -_discard(scene, cost, one)
    if name == "BowThis" and one is not None:
        return _now(scene, one) + 2 * LASTING * scene.worth(one)
    if name == "BreakThisProvince":
        return PROVINCE
    with_one = WITH_OWN.get(name)
    if with_one is None:
        return 0.0
    filters: tuple[Filter, ...] = getattr(cost, "filters", ())
    own = (one for one in meant(scene, filters) if one.number in scene.mine)
    return min((-with_one(scene, cost, each) for each in own), default=0.0)


WITH_OWN: Mapping[str, Gain] = {
    "Sacrifice": _discard,
    "SacrificeHonored": _discard,
    "DishonorOwn": _dishonor,
    "RemoveFateFromOwn": _fate_lost,
}
"""The effect of a cost on the character that it is paid with."""


def of_effect(scene: Scene, effect: Any, aim: Any, number: int) -> float:
    """Return what an effect is worth in skill, on whom it does most of those that are aimed at."""
    filters: tuple[Filter, ...] = getattr(aim, "filters", ())
    name = type(effect).__name__
    if takes_back(effect) or is_good(effect):
        return 0.0
    gain, who = GAINS.get(name), whom(effect)
    if isinstance(who, Those):
        met = tuple(meant(scene, who.filters))
        return UNSURE if gain is None else sum(gain(scene, effect, one) for one in met)
    if name in SELECTIONS:
        either = (of_effect(scene, each, aim, number) for each in effect.effects)
        return min(either) if name == SELECTED_BY_THEM else max(either)
    if name == "TheySacrifice":
        others = [one for one in scene.people.values() if one.number not in scene.mine]
        return min((_discard(scene, effect, one) for one in others), default=0.0)
    if name == "ChooseAnd":
        return of_effect(scene, effect.effect, effect.aim, number)
    this = scene.people.get(number)
    if isinstance(who, This) and name in ON_THIS and this is not None:
        return GAINS[name](scene, effect, this)
    if gain is None or isinstance(who, This | Bearer | That):
        return UNSURE
    values = [gain(scene, effect, one) for one in meant(scene, filters)]
    is_theirs = type(aim).__name__ == THEIR_CHOICE
    return (min if is_theirs else max)(values, default=0.0)


def target_gain(scene: Scene, one: LcgCharacter) -> float | None:
    """Return what it is worth that what is being done meets somebody, None if that is not known."""
    for card in scene.view.resolving[::-1]:
        for ability in scene.sight.scripts.get(card.slug, NOTHING).abilities:
            for effect in _simple(ability.effects):
                name = type(effect).__name__
                gain = _least if name == SELECTED_BY_THEM else GAINS.get(name)
                if gain is not None and meets_chosen(effect):
                    return gain(scene, effect, one)
        if scene.sight.scripts.get(card.slug, NOTHING).abilities:
            return None
    return None


def _simple(effects: tuple[Any, ...]) -> Iterator[Any]:
    for effect in effects:
        inner = getattr(effect, "effect", None)
        yield from (effect,) if inner is None else (inner,)
