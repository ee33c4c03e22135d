"""Cards that leave play: one by one, and those of others with a seat that is out."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.games.l5r_lcg.events.happened import is_dynasty
from gorin.games.l5r_lcg.events.plays import WITH_SEAT, LeftPlay
from gorin.games.l5r_lcg.keywords import Ancestral, Courtesy, Sincerity
from gorin.games.l5r_lcg.measures import has, script, slug
from gorin.games.l5r_lcg.state import EMPTY, Match, State
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame
from gorin.timing.occurring import AFTER, NESTED, STEP, Occurrence


def leaving(
    table: Match, handle: int, clause: str, how: str = "discarded", to: str = "pile"
) -> LeftPlay:
    """Return the event of a card that leaves play, as it is now.

    A dynasty card that would go to a hand goes to the discard pile.
    """
    state = table.state
    entry = state.play[handle]
    to = "pile" if to == "hand" and is_dynasty(state, handle) else to
    kept = tuple(card for card in entry.worn if _is_ancestral(table, card))
    return LeftPlay(
        handle,
        slug(state, handle),
        entry.seat,
        entry.status,
        clause,
        how,
        kept,
        courteous=has(table, handle, Courtesy),
        sincere=has(table, handle, Sincerity),
        to=to,
        character=entry.host == EMPTY,
        worn=tuple((card, slug(state, card)) for card in entry.worn),
    )


def _is_ancestral(table: Match, card: int) -> bool:
    return any(type(each) is Ancestral for each in script(table, card).keywords)


def departing(table: Match, seat: Seat, clause: str) -> Iterator[LeftPlay]:
    """Yield how the cards leave play, as a seat goes, that are not its alone.

    Whoever stays owns or controls them, so they leave as cards do at other times.
    """
    state, alone = table.state, (seat, seat)
    for handle, entry in state.play.items():
        own, under = _parties(state, handle), _parties(state, entry.host)
        if own == alone or (seat in under and under != alone):
            continue  # it goes with its seat, or with what it is attached to
        if under == alone:
            to = "hand" if _is_ancestral(table, handle) else "pile"
            yield leaving(table, handle, clause, WITH_SEAT, to)
        elif seat in own:
            yield leaving(table, handle, clause, WITH_SEAT)


def _parties(state: State, handle: int) -> tuple[Seat, ...]:
    """Return who controls and who owns a card; nobody does where no card is."""
    if handle == EMPTY:
        return ()
    owner = state.owners[handle]
    return (state.play[handle].seat if handle in state.play else owner, owner)


def followed(table: Match, events: tuple[LeftPlay, ...]) -> None:
    """Let keywords, statuses and then reactions follow what has left play with a seat."""
    state = table.state
    state.counter += 1
    state.pending = (*state.pending, Occurrence(state.counter, events, happened=True))
    start = state.around(state.first)[0]
    table.push(Frame(STEP, start, (state.counter, NESTED.index(AFTER))))


def are_followed(state: State, frame: Frame) -> bool:
    """Return whether a step is of what follows cards that have left play with a seat."""
    return frame.step == STEP and any(
        isinstance(event, LeftPlay) and event.how == WITH_SEAT
        for occurrence in state.pending
        if occurrence.serial == frame.data[0]
        for event in occurrence.events
    )
