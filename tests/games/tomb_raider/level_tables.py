"""Reading matches of levels by the numbers of cards, as the rule book names them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import to_builtins
from tests.games.tomb_raider.tables import RULEBOOK, a_level, a_plan, fact, match_of, play
from tests.shipped import cards, read_level

from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import begin
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.match import Match


def numbers(*spans: int | tuple[int, int]) -> list[str]:
    """Return the numbers of cards as printed: single ones, and spans from one to another."""
    found: list[int] = []
    for span in spans:
        found += [span] if isinstance(span, int) else range(span[0], span[1] + 1)
    return [f"{number:03}" for number in found]


def numbered(slugs: Iterable[str]) -> list[str]:
    """Return the numbers of cards, in order."""
    return sorted(cards()[slug].number for slug in slugs)


def form_of(name: str, variant: str | None = None) -> Level:
    """Return a level in a variant, in its first one if none is named."""
    found = a_level(name).variant(variant)
    assert found is not None, variant
    return found


def begun(
    name: str, seats: int, *answers: Any, variant: str | None = None, until: str = "opening"
) -> Match[State]:
    """Return a match of a level, with starters, as it stands when the hands are chosen."""
    match = match_of(a_plan(seats=seats, level=name, variant=variant))
    play(match, *answers, until=until)
    return match


def mapped(match: Match[State]) -> dict[str, str]:
    """Return the numbers of the cards on the map by space."""
    places = fact(match, "map")
    return {space: cards()[place["card"]].number for space, place in places.items()}


def face_up(match: Match[State]) -> list[str]:
    """Return the spaces that are face up, in order."""
    return sorted(space for space, place in fact(match, "map").items() if place["face_up"])


def deck(match: Match[State], number: int = 0) -> list[str]:
    """Return the numbers of the cards in a level deck."""
    if number == 0:
        return numbered(fact(match, "level_deck"))
    return numbered(fact(match, f"more_level_decks.{number - 1}"))


def starts(match: Match[State]) -> list[str]:
    """Return where the raiders stand, in order of seats."""
    return [raider["at"] for raider in fact(match, "raiders")]


def refused(name: str, seats: int, *, variant: str | None = None) -> list[str]:
    """Return the clauses by which a match with starters is refused; empty if it can be played."""
    try:
        _ = begin(RULEBOOK, a_plan(seats=seats, level=name, variant=variant), shipped())
    except BadInput as error:
        return [fault.clause for fault in error.all]
    return []


def seats_of(name: str, *, variant: str | None = None) -> list[int]:
    """Return how many may play a level, of one to eight."""
    return [seats for seats in range(1, 9) if not refused(name, seats, variant=variant)]


def faults(level: Level, **changed: Any) -> list[tuple[str, str]]:
    """Return what is wrong with a level with changed entries: clauses and reasons."""
    data = to_builtins(level) | {name: to_builtins(value) for name, value in changed.items()}
    try:
        _ = read_level(data, "level")
    except BadInput as error:
        return [(fault.clause, fault.message.id) for fault in error.all]
    return []
