"""Dealing: which decks the entrants of a series play, game after game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.wishes import Deck, Plan, Wishes
from gorin.content.desk.decks import decks_of
from gorin.content.desk.matches import plan
from gorin.kernel.clauses import BadInput
from gorin.sim.series import Brought


class Dealt(Struct, frozen=True):
    """The plan of a series whose decks were named, those decks, and how they are dealt."""

    plan: Plan
    decks: tuple[Brought, ...]
    deals: tuple[tuple[int, ...], ...]


def dealt(game: str, wishes: Wishes, names: Sequence[str]) -> Dealt:
    """Return how named decks are dealt to the entrants of a series.

    Each entrant has the deck at its place; whoever has none plays the usual one of the seat. If
    there are more decks than seats, every choice of as many as there are seats is played in turn.

    Raises:
        BadInput: all that is wrong with the decks, or the game has none.
    """
    usual = decks_of(game).usual
    count = wishes.seats
    missing = range(len(names), count)
    named = (*names, *(usual(wishes, seat) for seat in missing))
    plans: list[Plan] = []
    faults: dict[object, BadInput] = {}
    for chunk in _chunks(named, count):
        asked = replace(wishes, decks=tuple(map(Deck, chunk)))
        try:
            plans.append(plan(game, asked))
        except BadInput as error:
            faults |= {(each.place, each.message.id): each for each in error.all}
    if faults:
        raise BadInput.together(list(faults.values()))
    entries = [entry for each in plans for entry in each.data["seats"]]
    decks = tuple(map(Brought, named, entries))
    return Dealt(plans[0], decks, tuple(combinations(range(len(named)), count)))


def _chunks(named: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    """Yield all decks, as many at a time as there are seats; the last ones with some once more."""
    for start in range(0, len(named), count):
        chunk = tuple(named[start : start + count])
        yield (*chunk, *named[: count - len(chunk)])
