"""What people at a Tomb Raider table leave to the table: answers without asking, what was seen.

The rules ask whatever they ask. Leaving out what has one answer, keeping the turn order and not
resetting are settings of a person; a table in a terminal and one on a server share them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from gorin.games.tomb_raider.state import State
from gorin.kernel.table import Table


class Settings(Protocol):
    """What a person has set: "useful" or "all" stops, "keep" or "ask" for the turn order.

    `reset` is "ask" at the end of each turn, "useful": only when it may help, or "skip".
    """

    @property
    def stops(self) -> str: ...
    @property
    def order(self) -> str: ...
    @property
    def reset(self) -> str: ...


def automatic(
    kind: str,
    keys: Sequence[str],
    settings: Settings,
    *,
    skipping: bool,
    in_need: Callable[[], bool],
) -> str | None:
    """Return the answer given silently for a person, or None if the person is asked.

    Args:
        kind: what kind of question is asked.
        keys: the keys of its options.
        settings: what the person has set.
        skipping: the person passes in every window for now.
        in_need: whether a reset may help the person's raider.
    """
    if kind.startswith("window-") and skipping and "pass" in keys:
        return "pass"
    if len(keys) == 1 and settings.stops == "useful":
        return keys[0]
    if kind == "roll-order" and settings.order == "keep":
        return "keep-order"
    if kind == "reset" and settings.reset != "ask":
        return None if settings.reset == "useful" and in_need() else "play-on"
    return None


def is_in_need(view: Any) -> bool:
    """Return whether a reset may help the raider of whoever looks: cut off, or injured.

    The view is a `TombRaiderView`, or what reads like one.
    """
    own = (raider for raider in view.raiders if raider.seat == view.seat)
    return any(raider.cut_off or any(raider.injuries) for raider in own)


def come_to_light(view: Any) -> tuple[object, ...]:
    """Return what changes when something hidden comes to light: decks, map, hands of others.

    The view is a `TombRaiderView`, or what reads like one.
    """
    raiders, own = view.raiders, view.seat
    # Choosing the opening hand takes cards from a deck that its owner may look through.
    drawn = () if view.round == "setup" else tuple(one.deck_count for one in raiders)
    hands = tuple(one.hand_count for one in raiders if one.seat != own)
    known = tuple((place.space, place.slug, place.face_up, place.ways) for place in view.places)
    levels = tuple((deck.count, deck.top) for deck in view.level_decks)
    obstacles = (view.obstacle_deck_count, len(view.obstacle_discard))
    return (levels, obstacles, known, hands, *drawn)


def turn_of(table: Table[State]) -> int:
    """Return the number of the turn, which is public."""
    return table.state.turn


def part_of(table: Table[Any]) -> int:
    """Return the number of the level that is played, or was played last; 1 outside a series."""
    series = getattr(table.state, "series", None)
    return 1 if series is None else int(series.number)
