"""Cards that are worth playing or finding now, and why: part of the tutorial's advice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec.structs import replace

from gorin.content.tomb_raider.outlook import FAR, Outlook, effects_of, opens_a_way, script_of
from gorin.games.tomb_raider.board import DEEPER, SIDES, depth_of
from gorin.games.tomb_raider.events.log import obstacle_name
from gorin.games.tomb_raider.facts import Ability, Discovery
from gorin.games.tomb_raider.formats.learn_to_play import needs_opponent
from gorin.games.tomb_raider.odds import percent, ways
from gorin.games.tomb_raider.script import Constant, Effect
from gorin.games.tomb_raider.seen import CardView, ObstacleView, TestView
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.constants import AddToTests, HoldMoreCards, Weapon
from gorin.games.tomb_raider.words.effects import (
    AddDice,
    AddToFightDamage,
    AddToResult,
    DrawCards,
    DropRaider,
    Heal,
    MakeSavePoint,
    MoveFurther,
    OpenDoor,
    OpenExit,
    PassAnywhere,
    PreventDamage,
    RollAgain,
)
from gorin.games.tomb_raider.words.looking import LookAtLevel
from gorin.kernel.words import Message, Name, say

ANY_RESULT = 1000
"""A result that finds everything."""
WORTH_A_CARD = 0.15
"""Turns that playing a card must gain."""
ONLY_WAY = 6.0
"""Turns that a card is worth without which no way leads on."""
KEPT_OPENER = 2.7
"""The worth in hand of a card that opens a way, while there is one."""
TREASURE_STAKE = 6.0
"""Turns that hang on a search for the treasure."""

Gain: TypeAlias = "tuple[float, Message] | None"
"""The turns that a card gains now and how, None if it does nothing for its player."""

VALUES: Mapping[type[Effect] | type[Constant], float] = {
    Weapon: 3.0,
    AddToTests: 3.0,
    PreventDamage: 3.2,
    Heal: 3.0,
    AddToFightDamage: 1.4,
    HoldMoreCards: 0.8,
    AddToResult: 2.6,
    AddDice: 1.6,
    RollAgain: 2.8,
    MoveFurther: 1.2,
    PassAnywhere: 2.4,
    DropRaider: 1.8,
    DrawCards: 0.9,
    LookAtLevel: 1.0,
    OpenExit: 1.1,
    OpenDoor: 1.1,
    MakeSavePoint: 1.3,
}
"""The rough worth of cards in hand; 2 for those not named."""


def slug_of(key: str) -> str:
    """Return the slug in an answer's key such as "play:take-aim.12"."""
    return key.partition(":")[2].partition(".")[0]


def card_name(slug: str) -> Name:
    """Return the name of a card."""
    return Name("card", slug)


def is_ignored(slug: str) -> bool:
    """Return whether a card needs an opponent for all it can do."""
    script = script_of(slug)
    abilities = (*script.from_hand, *script.from_row)
    return bool(abilities) and all(needs_opponent(ability) for ability in abilities)


def is_saved_up(slug: str) -> bool:
    """Return whether a card is played when its raider saves."""
    return any(ability.when == Moment.SAVE for ability in script_of(slug).from_hand)


def value_of(slug: str) -> float:
    """Return roughly what a card is worth in hand."""
    if is_ignored(slug):
        return 0.0
    values = [VALUES.get(type(effect), 2.0) for effect in effects_of(slug)]
    values += [VALUES.get(type(constant), 2.0) for constant in script_of(slug).constants]
    return max(values, default=2.0)


def difficulty_of(outlook: Outlook, slug: str) -> int | None:
    """Return the difficulty of finding a card, None if it is no discovery."""
    facts = outlook.cards.get(slug)
    return facts.difficulty if isinstance(facts, Discovery) else None


# -- windows -----------------------------------------------------------------------------------


def best_play(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message] | None:
    """Return the card most worth playing among the answers of a window, None for none."""
    plays: list[tuple[float, int, Message]] = []
    for place, key in enumerate(keys):
        gain = _gain(outlook, key) if key != "pass" else None
        if gain is not None and gain[0] > WORTH_A_CARD:
            plays.append((gain[0], -place, gain[1]))
    if not plays:
        return None
    _, place, why = max(plays, key=lambda one: one[:2])
    return keys[-place], why


def _gain(outlook: Outlook, key: str) -> Gain:
    verb, parts = key.partition(":")[0], key.split(".")
    slug = slug_of(key)
    script = script_of(slug)
    abilities = script.from_hand if verb == "play" else script.from_row
    place = int(parts[2]) if len(parts) > 2 else 0
    effects = abilities[place].effects if place < len(abilities) else ()
    if not effects:
        return 1.0, say("hint-play-upgrade", card=card_name(slug))
    judge = GAINS.get(type(effects[0]))
    return None if judge is None else judge(outlook, effects[0], slug)


def test_of(outlook: Outlook) -> TestView | None:
    """Return the test in progress."""
    return outlook.view.tests[-1] if outlook.view.tests else None


def obstacle_of(outlook: Outlook, test: TestView) -> ObstacleView | None:
    """Return the obstacle that a test is against."""
    obstacles = outlook.here.obstacles if outlook.here is not None else ()
    return next((one for one in obstacles if one.slug == test.obstacle), None)


def target_of(outlook: Outlook, test: TestView) -> int:
    """Return the one result that a test must reach, 0 for a search that may find several things."""
    if test.target:
        return test.target
    return outlook.room.target if outlook.is_in_room and outlook.room is not None else 0


def worth_of(outlook: Outlook, test: TestView, result: int) -> float:
    """Return what a result of a test is worth, in turns."""
    obstacle = obstacle_of(outlook, test)
    target = target_of(outlook, test)
    if obstacle is not None:
        return outlook.failure(obstacle) + 0.2 if result >= target else 0.0
    if target:
        return TREASURE_STAKE if result >= target else 0.0
    discovery = best_discovery(outlook, result)
    return 0.0 if discovery is None else 0.4 * find_value(outlook, discovery)


def best_discovery(outlook: Outlook, result: int = ANY_RESULT) -> str | None:
    """Return the discovery in hand most worth finding here with a result, None if there is none."""
    ranked = [
        (find_value(outlook, card.slug), card.slug)
        for card in outlook.view.hand
        if (difficulty_of(outlook, card.slug) or ANY_RESULT + 1) <= result
    ]
    best = max(ranked, default=(0.0, ""))
    return best[1] if best[0] > 0 else None


def likely_discovery(outlook: Outlook) -> str | None:
    """Return the discovery in hand to hope for: what it is worth counts, and how likely it is."""
    place = outlook.here
    if place is None:
        return None
    ranked = [
        (value * outlook.search_chance(place, difficulty), value, card.slug)
        for card in outlook.view.hand
        if (difficulty := difficulty_of(outlook, card.slug)) is not None
        and (value := find_value(outlook, card.slug)) > 0
    ]
    return max(ranked)[2] if ranked else None


def expected(outlook: Outlook, test: TestView, *, dice: int = 0, bonus: int = 0) -> float:
    """Return what a test in progress is worth on average, with more dice or a bonus."""
    if test.faces:
        return worth_of(outlook, test, outlook.result(test) + bonus)
    rolled, added = outlook.modifiers(test)
    chances = enumerate(ways(rolled + dice))
    return sum(chance * worth_of(outlook, test, total + added + bonus) for total, chance in chances)


def _better(outlook: Outlook, slug: str, *, dice: int = 0, bonus: int = 0) -> Gain:
    """Judge what adds to a test: before the roll by odds, after it by what it changes."""
    test = test_of(outlook)
    if test is None:
        return None
    more = expected(outlook, test, dice=dice, bonus=bonus) - expected(outlook, test) - 0.1
    target = target_of(outlook, test)
    if not target:
        discovery = best_discovery(outlook, outlook.result(test) + bonus)
        return more, say("hint-play-finds", card=card_name(slug), found=card_name(discovery or ""))
    if test.faces:
        return more, say("hint-play-mends", card=card_name(slug))
    before = outlook.chance_of(test, target)
    after = outlook.chance_of(test, target, dice=dice, bonus=bonus)
    figures = {"before": percent(before), "after": percent(after)}
    return more, say("hint-play-better", card=card_name(slug), **figures)


def _add_dice(outlook: Outlook, effect: Any, slug: str) -> Gain:
    return _better(outlook, slug, dice=effect.count)


def _add_to_result(outlook: Outlook, effect: Any, slug: str) -> Gain:
    return _better(outlook, slug, bonus=effect.amount)


def _roll_again(outlook: Outlook, effect: Effect, slug: str) -> Gain:
    test = test_of(outlook)
    if test is None or not test.faces:
        return None
    anew = replace(test, faces=())
    more = expected(outlook, anew) - expected(outlook, test) - 0.1
    target = target_of(outlook, test)
    if not target:
        return more, say("hint-play-searches", card=card_name(slug))
    figure = percent(outlook.chance_of(anew, target))
    return more, say("hint-play-again", card=card_name(slug), percent=figure)


def _fight_damage(outlook: Outlook, effect: Any, slug: str) -> Gain:
    """More damage is worth a card if it removes the obstacle at once."""
    test = test_of(outlook)
    obstacle = None if test is None else obstacle_of(outlook, test)
    if test is None or obstacle is None:
        return None
    left = obstacle.life - obstacle.damage
    if not outlook.fight_damage < left <= outlook.fight_damage + effect.amount:
        return None
    chance = outlook.chance_of(test, test.target)
    name = obstacle_name(obstacle.slug, obstacle.number)
    return 0.4 * chance, say("hint-play-removes", card=card_name(slug), obstacle=name)


def _prevent(outlook: Outlook, effect: Any, slug: str) -> Gain:
    coming = sum(amount for seat, amount in outlook.view.harm if seat == outlook.me.seat)
    if not coming - effect.amount < outlook.me.life <= coming:
        return None
    return 3.0, say("hint-play-prevents", card=card_name(slug))


def _heal(outlook: Outlook, effect: Effect, slug: str) -> Gain:
    me = outlook.me
    if me.life > 1 and not me.injuries[Ability.SEARCH]:
        return None
    return 1.0, say("hint-play-heals", card=card_name(slug))


def _pass_anywhere(outlook: Outlook, effect: Effect, slug: str) -> Gain:
    if not outlook.space or outlook.me.stuck:
        return None
    best = min(outlook.through(side) for side in SIDES)
    return outlook.now - best - 0.8, say("hint-play-passes", card=card_name(slug))


def _move_further(outlook: Outlook, effect: Effect, slug: str) -> Gain:
    steps = outlook.steps_known()
    if outlook.me.stuck or steps <= outlook.me.moves_left:
        return None
    return 0.5, say("hint-play-runs", card=card_name(slug), steps=steps)


def _drop(outlook: Outlook, effect: Effect, slug: str) -> Gain:
    below = outlook.beside(outlook.space, DEEPER) if outlook.space else 0
    if not below or outlook.view.round != "action" or outlook.me.moves_left == 0:
        return None
    arriving = outlook.toll[below] + outlook.turns[below]
    why = say("hint-play-falls", card=card_name(slug), depth=depth_of(below))
    return min(FAR, outlook.now) - arriving - 0.4, why


def _draw(outlook: Outlook, effect: Effect, slug: str) -> Gain:
    return 0.5, say("hint-play-draws", card=card_name(slug))


def _look(outlook: Outlook, effect: Effect, slug: str) -> Gain:
    me = outlook.me
    if outlook.view.round != "action" or not me.moves_left or me.stuck or outlook.is_in_room:
        return None
    return 0.4, say("hint-play-looks", card=card_name(slug))


GAINS: Mapping[type[Effect], Callable[[Outlook, Any, str], Gain]] = {
    AddDice: _add_dice,
    AddToResult: _add_to_result,
    AddToFightDamage: _fight_damage,
    DrawCards: _draw,
    DropRaider: _drop,
    Heal: _heal,
    LookAtLevel: _look,
    MoveFurther: _move_further,
    PassAnywhere: _pass_anywhere,
    PreventDamage: _prevent,
    RollAgain: _roll_again,
}
"""The gain of an effect now; cards with other effects are kept."""


# -- finding and discarding --------------------------------------------------------------------


def find_value(outlook: Outlook, slug: str) -> float:
    """Return what finding a card here is worth: triggers work now or not at all."""
    effects = script_of(slug).found
    if not effects:
        return value_of(slug)
    if isinstance(effects[0], MakeSavePoint):
        return _save_value(outlook)
    if isinstance(effects[0], OpenExit | OpenDoor):
        return _exit_value(outlook)
    return value_of(slug)


def _save_value(outlook: Outlook) -> float:
    """A save point is worth it deep in the map, with something to save."""
    here, me = outlook.here, outlook.me
    if here is None or here.save_point or outlook.is_in_room:
        return 0.0
    return 0.3 * depth_of(outlook.space) + 0.5 * len(me.unsaved)


def _exit_value(outlook: Outlook) -> float:
    """An exit is worth the turns that it makes the way shorter."""
    if outlook.is_in_room or outlook.here is None:
        return 0.0
    gain = outlook.now - outlook.through(best_exit(outlook, SIDES)) - 0.3
    if gain > 0 and outlook.is_cut_off:
        return ONLY_WAY
    return max(0.0, min(4.0, gain))


def best_exit(outlook: Outlook, sides: tuple[int, ...]) -> int:
    """Return the side by which leaving brings the raider nearest to the treasure."""
    return min(sides, key=lambda side: (outlook.through(side), side))


def worst_card(outlook: Outlook, hand: tuple[CardView, ...]) -> CardView:
    """Return the card that is least worth keeping; the first one of equals."""
    held = [card.slug for card in hand]
    kept = ONLY_WAY if outlook.is_cut_off else KEPT_OPENER

    def worth(card: CardView) -> float:
        if opens_a_way(card.slug) and not outlook.is_in_room:
            return kept - (0.5 if held.count(card.slug) > 1 else 0.0)
        twice = 0.5 if held.count(card.slug) > 1 else 0.0
        return value_of(card.slug) - twice

    return min(hand, key=worth)
