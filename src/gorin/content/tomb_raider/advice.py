"""Advice for a beginner alone: a sensible answer to each question, its reason and the odds.

It knows what the seat may know and nothing else. What it counts is in `tomb_raider_outlook`,
which cards are worth playing in `tomb_raider_plays`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from gorin.content.cards.pool import Library
from gorin.content.tomb_raider.outlook import FAR, Outlook, opens_a_way, script_of
from gorin.content.tomb_raider.plays import (
    best_discovery,
    best_exit,
    best_play,
    card_name,
    difficulty_of,
    find_value,
    is_ignored,
    is_saved_up,
    likely_discovery,
    slug_of,
    target_of,
    test_of,
    value_of,
    worst_card,
)
from gorin.content.tomb_raider.pool import pool_in
from gorin.games.tomb_raider.board import SIDE_NAMES, space_name
from gorin.games.tomb_raider.events.log import obstacle_name
from gorin.games.tomb_raider.facts import ABILITIES, Ability
from gorin.games.tomb_raider.formats.learn_to_play import MOST_HELD
from gorin.games.tomb_raider.odds import percent
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView, TombRaiderView
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import Message, Name, say

NEAR = 1.5
"""The number of turns to the treasure below which nothing else is worth a stop."""
RESET_COSTS = 1.0
"""Turns that starting over must gain."""
DANGER = 2.0
"""Turns that the obstacles of the next location may cost before drawing cards is better."""
SAVE_DETOUR = 0.8
"""Turns that a raider with something to save goes out of its way for a save point."""


class Chance(Struct, frozen=True):
    """The likeliness that an ability succeeds, in whole per cent."""

    ability: Message
    percent: int


class Advice(Struct, frozen=True):
    """Advice for a beginner: the key of an answer, why, and the odds of what could be done."""

    key: str
    reason: Message
    chances: tuple[Chance, ...] = ()

    @property
    def more(self) -> tuple[Message, ...]:
        """The odds in words."""
        return tuple(
            say("lesson-chance", ability=chance.ability, percent=chance.percent)
            for chance in self.chances
        )


def advise(library: Library, view: TombRaiderView, question: QuestionView) -> Advice:
    """Return a sensible answer to a question that a seat alone is asked, with its reason."""
    keys = tuple(option.key for option in question.options)
    outlook = Outlook(view, pool_in(library).cards)
    if len(keys) == 1:
        return Advice(keys[0], say("hint-only"))
    if question.kind.startswith("window-"):
        return _window(outlook, keys)
    if question.kind == "overcome":
        return _overcome(outlook, question)
    judge = JUDGES.get(question.kind)
    advice = None if judge is None else judge(outlook, keys)
    if advice is None or advice[0] not in keys:
        return Advice(keys[0], say("hint-any"))
    return Advice(*advice, chances_now(outlook, question))


def chances_now(outlook: Outlook, question: QuestionView) -> tuple[Chance, ...]:
    """Return the odds of what a question is about: of each test, or of a search."""
    if question.kind == "overcome":
        tests = _tests(_obstacle_asked(outlook, question), question)
        return tuple(
            Chance(_ability(name), percent(_odds(outlook, name, at))) for name, at in tests
        )
    place = outlook.here
    if question.kind == "search" and place is not None and place.target:
        chance = outlook.search_chance(place, place.target)
        return (Chance(_ability("search"), percent(chance)),)
    return ()


def _odds(outlook: Outlook, name: str, target: int) -> float:
    return outlook.chance(ABILITIES[name], target)


def _ability(name: str) -> Message:
    return Message("ability-" + name)


# -- obstacles ---------------------------------------------------------------------------------


def _obstacle_asked(outlook: Outlook, question: QuestionView) -> ObstacleView | None:
    """Return the obstacle that a question names; of two alike the first one."""
    named = question.message.args.get("obstacle")
    obstacles = outlook.here.obstacles if outlook.here is not None else ()
    return next(
        (one for one in obstacles if isinstance(named, Name) and one.slug == named.key), None
    )


def _tests(obstacle: ObstacleView | None, question: QuestionView) -> tuple[tuple[str, int], ...]:
    offered = {option.key.partition(":")[2] for option in question.options}
    tests = () if obstacle is None else obstacle.tests
    return tuple((name, target) for name, target in tests if name in offered)


def _overcome(outlook: Outlook, question: QuestionView) -> Advice:
    """Take the test that costs least: the likely one, and a Fight that harms the obstacle."""
    obstacle = _obstacle_asked(outlook, question)
    tests = _tests(obstacle, question)
    if obstacle is None or not tests:
        return Advice(question.options[0].key, say("hint-any"))
    odds = {name: percent(_odds(outlook, name, target)) for name, target in tests}
    hopeful = [(name, target) for name, target in tests if odds[name]] or tests
    risks = [(outlook.risk(obstacle, ABILITIES[name], target), name) for name, target in hopeful]
    _, chosen = min(risks, key=lambda risk: risk[0])
    if not max(odds.values()):
        chances = tuple(Chance(_ability(name), 0) for name in odds)
        return Advice(f"test:{chosen}", say("hint-test-hopeless"), chances)
    likely = odds[chosen] == max(odds.values())
    id = "hint-test" if likely else "hint-test-fight"
    reason = say(id, ability=_ability(chosen), percent=odds[chosen])
    chances = tuple(Chance(_ability(name), chance) for name, chance in odds.items())
    return Advice(f"test:{chosen}", reason, chances)


def _face(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message] | None:
    """Face the worst obstacle last: who dies before it need not face it any more."""
    obstacles = {one.number: one for one in outlook.here.obstacles} if outlook.here else {}
    asked = [(obstacles[number], key) for key in keys if (number := _number(key)) in obstacles]
    if not asked:
        return None
    first, key = min(asked, key=lambda pair: outlook.failure(pair[0]))
    return key, say("hint-face", obstacle=obstacle_name(first.slug, first.number))


def _number(key: str) -> int:
    return int(key.rpartition(".")[2])


# -- moving ------------------------------------------------------------------------------------


def _move(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message] | None:
    if outlook.is_in_room:
        return "stay", say("hint-stay-treasure")
    sides = tuple(key for key in keys if key.startswith("move:"))
    if _stops_to_save(outlook):
        return "stay", say("hint-stay-save")
    best = min(sides, key=lambda key: _way(outlook, key), default="")
    if not best or _opens_here(outlook, _way(outlook, best)):
        return "stay", _why_stay(outlook)
    if _draws_first(outlook, best):
        return "stay", say("hint-stay-draw")
    return best, _why_there(outlook, outlook.beside(outlook.space, _side(best)))


def _side(key: str) -> int:
    return SIDE_NAMES.index(key.partition(":")[2])


def _way(outlook: Outlook, key: str) -> float:
    """Return the turns to the treasure by a side; a save point on the way counts for something."""
    side = _side(key)
    wanted = _has_to_save(outlook, outlook.places.get(outlook.beside(outlook.space, side)))
    return outlook.through(side) - SAVE_DETOUR * wanted


def _has_to_save(outlook: Outlook, place: PlaceView | None) -> bool:
    """Return whether a place is a new save point and there is something to save."""
    me = outlook.me
    if place is None or not place.save_point or place.space == me.save_point:
        return False
    return bool(me.unsaved) or any(is_saved_up(card.slug) for card in outlook.view.hand)


def _stops_to_save(outlook: Outlook) -> bool:
    here, me = outlook.here, outlook.me
    if here is None or not here.save_point or outlook.now < NEAR:
        return False
    waits = any(is_saved_up(card.slug) for card in outlook.view.hand)
    return bool(me.unsaved) or waits or me.save_point != me.space


def _why_there(outlook: Outlook, space: int) -> Message:
    place = outlook.places.get(space)
    if outlook.is_cut_off:
        return say("hint-move-opening", space=Name("space", space_name(space)))
    room = "" if outlook.room is None else outlook.room.space
    at = Name("space", space_name(space))
    if place is not None and place.treasure:
        return say("hint-move-treasure", space=at)
    if _has_to_save(outlook, place):
        return say("hint-move-save", space=at)
    if place is None or not place.face_up:
        return say("hint-move-explore", space=at, room=Name("space", room))
    return say("hint-move-through", space=at, room=Name("space", room))


def _opens_here(outlook: Outlook, way: float) -> bool:
    """Return whether a card that makes a way here is better than the way by exits."""
    return outlook.opening_here() <= way


def _why_stay(outlook: Outlook) -> Message:
    """Nothing leads on: find an exit with a card in hand, or wait for such a card."""
    here, discovery = outlook.here, best_discovery(outlook)
    if here is not None and not here.empty and discovery is not None and opens_a_way(discovery):
        return say("hint-stay-exit", card=card_name(discovery))
    return say("hint-stay-cut-off" if outlook.is_cut_off else "hint-stay-opening")


def _draws_first(outlook: Outlook, way: str) -> bool:
    """Return whether to wait where it is safe for more cards against what lies ahead."""
    here = outlook.here
    if here is None or here.obstacles or len(outlook.view.hand) >= MOST_HELD:
        return False
    return outlook.danger_ahead(_side(way)) > DANGER


def _move_on(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    if outlook.is_in_room:
        return "stop", say("hint-stay-treasure")
    if _stops_to_save(outlook):
        return "stop", say("hint-stay-save")
    way = min([outlook.through(side) for side in outlook.sides_open(outlook.space)], default=FAR)
    if _opens_here(outlook, way):
        return "stop", _why_stay(outlook)
    return "go-on", say("hint-go-on")


# -- searching and cards -----------------------------------------------------------------------


def _search(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    here = outlook.here
    if here is not None and here.target:
        chance = percent(outlook.search_chance(here, here.target))
        return "search", say("hint-search-treasure", percent=chance, target=here.target)
    wanted = likely_discovery(outlook)
    if here is None or wanted is None:
        return "no-search", say("hint-search-nothing")
    needed = difficulty_of(outlook, wanted) or 0
    figures = {"percent": percent(outlook.search_chance(here, needed)), "target": needed}
    return "search", say("hint-search-find", card=card_name(wanted), **figures)


def _find(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    ways = [(find_value(outlook, slug_of(key)), key) for key in keys if key != "find-nothing"]
    value, best = max(ways, key=lambda pair: pair[0])
    if value <= 0:
        return "find-nothing", say("hint-find-later")
    slug = slug_of(best)
    id = "hint-find-trigger" if script_of(slug).found else "hint-find-item"
    return best, say(id, card=card_name(slug))


def _discard(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    numbers = {_number(key): key for key in keys if key.startswith("discard:")}
    held = tuple(card for card in outlook.view.hand if card.number in numbers)
    worst = worst_card(outlook, held)
    id = "hint-discard-ignored" if is_ignored(worst.slug) else "hint-discard-least"
    return numbers[worst.number], say(id, card=card_name(worst.slug))


def _mulligan(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    held = [card.slug for card in outlook.view.hand]
    slug = max(held, key=value_of, default="")
    useful = sum(value_of(card) >= 1.0 for card in held)
    if value_of(slug) >= 2.0 and 2 * useful >= len(held):
        return "keep-hand", say("hint-keep-hand", card=card_name(slug))
    return "new-hand", say("hint-new-hand")


def _reset(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    """Start over where that is nearer to the treasure: no way leads on, or Search is lost."""
    if outlook.is_trapped:
        return "reset", say("hint-reset")
    if outlook.now <= outlook.after_coming_back() + RESET_COSTS:
        return "play-on", say("hint-play-on-cut-off" if outlook.is_cut_off else "hint-play-on")
    leads_on = outlook.is_cut_off and outlook.by_exits[outlook.home] < FAR
    return "reset", say("hint-reset" if leads_on else "hint-reset-injured")


def _window(outlook: Outlook, keys: tuple[str, ...]) -> Advice:
    best = best_play(outlook, keys)
    test = test_of(outlook)
    target = 0 if test is None else target_of(outlook, test)
    chances: tuple[Chance, ...] = ()
    if test is not None and not test.faces and target:
        chance = percent(outlook.chance_of(test, target))
        chances = (Chance(_ability(test.ability), chance),)
    if best is not None:
        return Advice(*best, chances)
    return Advice("pass", say("hint-pass"), chances)


# -- what a card asks --------------------------------------------------------------------------


def _where(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    side = best_exit(outlook, tuple(_side(key) for key in keys))
    space = Name("space", space_name(outlook.beside(outlook.space, side)))
    return f"side:{SIDE_NAMES[side]}", say("hint-side", space=space)


def _wound(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    """Heal what gives life first, then Search."""
    me = outlook.me
    injured = [ABILITIES[key.partition(":")[2]] for key in keys if key != "heal:damage"]
    lowest = [ability for ability in injured if me.abilities[ability] == me.maximum_life]
    if "heal:damage" in keys and Ability.SEARCH not in injured:
        return "heal:damage", say("hint-heal-damage")
    weakest = next(iter(lowest), Ability.SEARCH if Ability.SEARCH in injured else injured[0])
    name = weakest.name.lower()
    return f"heal:{name}", say("hint-heal-injury", ability=_ability(name))


def _item(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message]:
    worst = min(keys, key=lambda key: value_of(slug_of(key)))
    return worst, say("hint-lose", card=card_name(slug_of(worst)))


def _look(outlook: Outlook, keys: tuple[str, ...]) -> tuple[str, Message] | None:
    """Bury a location that leads nowhere but back."""
    top = next((deck.top for deck in outlook.view.level_decks if deck.top), "")
    if not top:
        return None
    exits = getattr(outlook.cards.get(top), "exits", ())
    if set(exits) <= {"bottom"}:
        return "bury", say("hint-bury", card=card_name(top))
    return "leave", say("hint-leave", card=card_name(top))


JUDGES: Mapping[str, Callable[[Outlook, tuple[str, ...]], tuple[str, Message] | None]] = {
    "move": _move,
    "move-on": _move_on,
    "face": _face,
    "search": _search,
    "find": _find,
    "discard": _discard,
    "mulligan": _mulligan,
    "reset": _reset,
    "side": _where,
    "wound": _wound,
    "item": _item,
    "look": _look,
}
"""The answers to each kind of question, and why."""
