"""Uses of abilities in a position: what a seat has used in this round, by the names of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from gorin.content.box.position_reader import told_apart
from gorin.content.l5r_lcg.position_fields import Position
from gorin.games.l5r_lcg.events.notes import LOST, note, noted
from gorin.games.l5r_lcg.measures import script, slug
from gorin.games.l5r_lcg.state import EMPTY, Match, State
from gorin.games.l5r_lcg.texts import limits_of
from gorin.games.l5r_lcg.windows.uses import Answer, mark_of
from gorin.kernel.decision import Seat
from gorin.timing.limits import Limit, Mark, uses
from gorin.timing.limits import noted as with_use

Fault = Callable[..., None]


def lay_uses(position: Position, table: Match, fault: Fault) -> None:
    """Note what seats have used and lost; a card that has no limit has nothing to note."""
    state = table.state
    for seat in state.seats:
        row = position.seats[seat]
        for _ in range(row.conflicts_lost):
            note(state, "phase", LOST, seat)
        # An event that was played lies on its pile, and counts for all of its title.
        played = told_apart(state.conflict_piles[seat], partial(slug, state))
        cards = {**played, **named_cards(state, seat)}
        for name in row.used:
            place = f"seats[{seat}].used"
            if name not in cards:
                fault(place, "lcg-position-not-there", asked=name, known=tuple(cards))
                continue
            limited = tuple(_limited(table, seat, cards[name]))
            if not limited:
                fault(place, "lcg-position-no-limit", asked=name)
            for mark, limits in limited:
                state.used = with_use(state.used, limits, mark)


def named_cards(state: State, seat: Seat) -> dict[str, int]:
    """Return the cards of a seat that lie open or are its provinces, by name."""
    home, row = state.strongholds.get(seat), state.provinces[seat]
    handles = [handle for handle, entry in state.play.items() if entry.seat == seat]
    handles += [] if home is None else [home.card]
    handles += [card for province in row for card in province.open_cards()]
    handles += [province.own for province in row if province.own != EMPTY]
    handles += [state.roles[seat]] if seat in state.roles else []
    return told_apart(handles, partial(slug, state))


def _limited(table: Match, seat: Seat, card: int) -> Iterator[tuple[Mark, tuple[Limit, ...]]]:
    """Yield the marks of a card's abilities that have limits, with these."""
    for number, ability in enumerate(script(table, card).abilities):
        limits = limits_of(table, card, ability)
        if limits:
            answer = Answer(seat, card, number, "play", slug(table.state, card))
            yield mark_of(table.state, answer), limits


def facts_of_uses(table: Match, seat: Seat) -> dict[str, Any]:
    """Return what a seat has used in this round and lost in this phase, as facts."""
    state = table.state
    used: list[str] = []
    for name, card in named_cards(state, seat).items():
        counts = [_count(state, each) for each in _limited(table, seat, card)]
        used += [name] * max(counts, default=0)
    return {"used": used, "conflicts_lost": noted(state, "phase", LOST, seat)}


def _count(state: State, limited: tuple[Mark, tuple[Limit, ...]]) -> int:
    mark, limits = limited
    return max(uses(state.used, limit, mark) for limit in limits)
