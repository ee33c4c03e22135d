"""Customs of Tomb Raider, which people leave to the table: answers without asking, things seen.

The rules ask whatever they ask. Leaving out what has one answer, keeping the turn order and not
resetting are settings of a person; a table in a terminal and one on a server share them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from gorin.bots.sight import Glance
from gorin.content.box.customs import Customs, Setting, Settings
from gorin.content.tomb_raider.weights import WEIGHTS
from gorin.games.tomb_raider.events.turns import OrderSet
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.state import State
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import say

ORDER = Setting(
    "order",
    say("page-order"),
    (("keep", say("page-order-keep")), ("ask", say("page-order-ask"))),
)
RESET = Setting(
    "reset",
    say("page-reset"),
    (
        ("useful", say("page-reset-useful")),
        ("ask", say("page-reset-ask")),
        ("skip", say("page-reset-skip")),
    ),
)
WINDOWS = Setting(
    "windows",
    say("page-windows"),
    (("concern", say("page-windows-concern")), ("always", say("page-windows-always"))),
)
DISCARD = Setting(
    "discard",
    say("page-discard"),
    (("useful", say("page-discard-useful")), ("ask", say("page-discard-ask"))),
)
SEARCH = Setting(
    "search",
    say("page-search"),
    (("useful", say("page-search-useful")), ("ask", say("page-search-ask"))),
)
CHOICES = (WINDOWS, ORDER, RESET, DISCARD, SEARCH)
"""Choices a person may leave to the table: to pass, the order, not to start over, to keep cards."""
ONLY_SEARCH = {"no-search", "search"}
"""The answers where no card can take the place of the search (TR-7.4)."""
OF_TESTS = ("window-test", "window-roll", "window-damage")
"""Windows that are about a test; what is played in the others does not change it."""


def _set(settings: Settings, choice: Setting) -> str:
    return settings.choices.get(choice.id, choice.usual)


def automatic(
    kind: str,
    keys: Sequence[str],
    settings: Settings,
    *,
    skipping: bool,
    view: Callable[[], Any],
    is_new: Callable[[], bool],
) -> str | None:
    """Return the answer given silently for a person, or None if the person is asked.

    Args:
        kind: what kind of question is asked.
        keys: the keys of its options.
        settings: what the person has set.
        skipping: the person passes in every window for now.
        view: what the person sees.
        is_new: whether a window offers what the person has not just passed.
    """
    if len(keys) == 1 and settings.stops == "useful":
        return keys[0]
    if kind.startswith("window-") and "pass" in keys:
        asked = _set(settings, WINDOWS) == "always" or settings.stops == "all"
        return None if not skipping and (asked or _concerns(kind, is_new, view)) else "pass"
    return _usual(kind, keys, settings, view)


def _concerns(kind: str, is_new: Callable[[], bool], view: Callable[[], Any]) -> bool:
    """Return whether a window offers something new that may still change something."""
    return is_new() and not (kind == "window-roll" and has_succeeded(view()))


def _usual(
    kind: str, keys: Sequence[str], settings: Settings, view: Callable[[], Any]
) -> str | None:
    """Return what a person leaves to the table beside windows."""
    if kind == "roll-order" and _set(settings, ORDER) == "keep":
        return "keep-order"
    reset = _set(settings, RESET)
    if kind == "reset" and reset != "ask":
        return None if reset == "useful" and is_in_need(view()) else "play-on"
    if kind == "discard" and "done" in keys and _set(settings, DISCARD) == "useful":
        return None if draws_more(view()) else "done"
    if kind == "search" and set(keys) == ONLY_SEARCH and _set(settings, SEARCH) == "useful":
        return None if may_find(view()) else "no-search"
    return None


def concern(kind: str, view: Any) -> tuple[object, ...]:
    """Return what concerns the seat of a view in a window: harm to its raider, and its tests."""
    own = (raider for raider in view.raiders if raider.seat == view.seat)
    harm = tuple((raider.damage, raider.injuries, raider.stuck) for raider in own)
    tests = view.tests if kind in OF_TESTS else ()
    return (*harm, *((test.obstacle, test.faces) for test in tests if test.seat == view.seat))


def has_succeeded(view: Any) -> bool:
    """Return whether the test of whoever looks has reached its target, dice and all.

    A won Fight can still be made to do more damage, and a higher search may find something else.
    """
    test = view.tests[-1] if view.tests else None
    if test is None or test.seat != view.seat or not test.target or test.ability == "fight":
        return False
    return bool(test.faces) and sum(test.faces) + test.bonus >= test.target


def may_find(view: Any) -> bool:
    """Return whether a search could bring whoever looks anything (TR-7.6, TR-9.1).

    Only what the player holds is found, but for the treasure.
    """
    if any(card.kind == "discovery" for card in view.hand):
        return True
    here = next(raider.space for raider in view.raiders if raider.seat == view.seat)
    if view.prize is not None and view.prize.space == here:
        return True
    return any(place.treasure for place in view.places if place.space == here)


def is_in_need(view: Any) -> bool:
    """Return whether a reset may help the raider of whoever looks: cut off, or injured.

    The view is a `TombRaiderView`, or what reads like one.
    """
    own = (raider for raider in view.raiders if raider.seat == view.seat)
    return any(raider.cut_off or any(raider.injuries) for raider in own)


def draws_more(view: Any) -> bool:
    """Return whether whoever looks draws more cards if they discard some first (TR-8.2, TR-8.3).

    Where the hand limit cuts the draw short each discard makes room; with one card only, the
    empty hand draws twice as many.
    """
    own = next(raider for raider in view.raiders if raider.seat == view.seat)
    think = own.abilities[Ability.THINK]
    return bool(own.hand_count == 1 or own.hand_count + think > own.hand_limit)


def come_to_light(table: Any, seat: Seat) -> tuple[object, ...]:
    """Return what changes when something hidden comes to light: decks, map, hands of others."""
    view = Glance(partial(table.rulebook.game.view_part, table, seat))
    raiders, own = view.raiders, view.seat
    # Choosing the opening hand takes cards from a deck that its owner may look through.
    drawn = () if view.round == "setup" else tuple(one.deck_count for one in raiders)
    hands = tuple(one.hand_count for one in raiders if one.seat != own)
    places = tuple((place.space, place.slug, place.face_up, place.ways) for place in view.places)
    levels = tuple((deck.count, deck.top) for deck in view.level_decks)
    obstacles = (view.obstacle_deck_count, len(view.obstacle_discard))
    return (levels, obstacles, places, hands, *drawn)


def turn_of(table: Table[State]) -> int:
    """Return the number of the turn, which is public."""
    return table.state.turn


def part_of(table: Table[Any]) -> int:
    """Return the number of the level that is played, or was played last; 1 outside a series."""
    series = getattr(table.state, "series", None)
    return 1 if series is None else int(series.number)


def first_seat(match: Match[Any]) -> Seat | None:
    """Return the seat that went first in the first turn; None before it, or without an order."""
    for event in match.log():
        if isinstance(event, OrderSet):
            return event.seats[0]
    return None


CUSTOMS = Customs(
    automatic=automatic,
    concern=concern,
    come_to_light=come_to_light,
    turn=turn_of,
    part=part_of,
    first=first_seat,
    choices=CHOICES,
    weights=WEIGHTS,
)
