"""Views: what each may know of a table and of its match, and nothing more.

A player sees through the own seat. Spectators, the referee, and players without a seat see what is
public, and that is never more than any seat sees. While every seat agrees a caster sees all there
is, and beside it under "hands" what each seat sees differently. What goes to a caster is held back
by whoever sends it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from gorin.content.box.drawing import DRAWING
from gorin.hall.robots.automatic import is_skipping
from gorin.hall.table.foreign import Foreign
from gorin.hall.table.people import Person
from gorin.hall.table.planning import deck_parts
from gorin.hall.table.play import Play
from gorin.hall.table.playing import initiatives
from gorin.hall.table.standing import Presence, Standing
from gorin.hall.table.undoing import missing, why_no_undo
from gorin.hall.table.updates import (
    Fault,
    GameView,
    LogLine,
    MatchView,
    PauseView,
    PersonView,
    SeatView,
    Sight,
    TableView,
    UndoView,
    You,
)
from gorin.kernel.chance import Committed
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.event import Event
from gorin.kernel.observe import Waiting, question_view
from gorin.kernel.table import Table
from gorin.kernel.words import Message

CASTER: Final = Seat(-100)
"""Stands for a caster who may see all hands."""

Viewer: TypeAlias = Seat | None
"""Through whose eyes: a seat, `CASTER`, or None for what is public."""

HANDS = "hands"


def viewer_of(table: Standing, person: str) -> Viewer:
    """Return through whose eyes somebody looks at the match."""
    member = table.people.get(person)
    seat = table.seat_of(person)
    if member is None or not member.here:
        return None
    if seat is not None:
        return seat
    return CASTER if member.role == "caster" and hands_are_open(table) else None


def hands_are_open(table: Standing) -> bool:
    """Return whether casters may see hands: every seat of a person agrees."""
    return all(chair.casts for chair in table.chairs if chair.person)


# -- the match -----------------------------------------------------------------------------


def view_fields(play: Play, viewer: Viewer) -> dict[str, Any]:
    """Return all fields of the game's view for a viewer, and its drawing where there is one.

    A drawing is made for whoever looks: with their own answers, and nobody else's.
    """
    return fields_at(play, play.match.table, viewer, _keys(play, viewer))


def fields_at(
    play: Play, table: Table[Any], viewer: Viewer, keys: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return the same of a table as it is or was, with the keys of the answers that are open."""
    if viewer != CASTER:
        return _fields(play, table, viewer, keys)
    fields = _fields(play, table, play.customs.witness)
    fields[HANDS] = {
        other: {
            name: value
            for name, value in _fields(play, table, other).items()
            if name != "seat" and value != fields[name]
        }
        for other in table.rulebook.game.seats(table.state)
    }
    return fields


def _fields(
    play: Play, table: Table[Any], seat: Seat | None, keys: tuple[str, ...] = ()
) -> dict[str, Any]:
    game = table.rulebook.game
    if play.drawing is None:
        return {name: game.view_part(table, seat, name) for name in play.field_names}
    view = game.view(table, seat)
    fields = {name: getattr(view, name) for name in play.field_names}
    return {**fields, DRAWING: play.drawing(view, keys, play.drawn)}


def _keys(play: Play, seat: Viewer) -> tuple[str, ...]:
    """Return the keys of the answers that a seat may give now, and of what they may name."""
    asked = tuple(q.decision for q in play.match.pending if q.decision.seat == seat)
    options = (option.key for decision in asked for option in decision.options)
    domains = (decision.domain for decision in asked if decision.domain is not None)
    return (*options, *(thing for domain in domains for thing in domain.things()))


def sight(table: Standing, viewer: Viewer, before: Mapping[str, Any] | None) -> Sight | None:
    """Return what a viewer may know of the match, as far as it is not `before` already.

    `before` holds the fields of the view as the viewer has them, None for none.
    """
    play = table.play
    if play is None:
        return None
    match = play.match
    fields = view_fields(play, viewer)
    if before is not None:
        fields = changed(fields, before)
    own = viewer is not None and viewer != CASTER
    asked = tuple(q for q in match.pending if own and q.decision.seat == viewer)
    lessons = table.lessons.told(match) if table.lessons is not None and viewer == 0 else ()
    return Sight(
        play.moments,
        fields,
        before is None,
        tuple(replace(question_view(match, q), serial=play.wire(q)) for q in asked),
        tuple(
            Waiting(q.decision.seat, q.decision.prompt.kind)
            for q in match.pending
            if q not in asked
        ),
        match.outcome,
        len(match.table.log),
        lessons,
    )


def changed(fields: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that are others than before."""
    return {
        name: value
        for name, value in fields.items()
        if name not in before or not (before[name] is value or before[name] == value)
    }


def between(table: Standing, viewer: Viewer, start: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield how the match stood after event `start` where something grave happened.

    Each is the place of the event before which it stood so, with all fields of the view.
    """
    play = table.play
    for one in () if play is None else play.betweens.kept:
        if play is not None and one.at > start:
            yield one.at, fields_at(play, one.table, viewer)


def log_lines(table: Standing, viewer: Viewer, start: int, end: int | None) -> tuple[LogLine, ...]:
    """Return the lines of the log from event `start` to before `end` as a viewer reads them."""
    play = table.play
    if play is None:
        return ()
    match = play.match
    seats = match.table.rulebook.game.seats(match.table.state) if viewer == CASTER else ()
    events = match.log(start) if end is None else match.log(start)[: max(0, end - start)]
    lines: list[LogLine] = []
    for at, event in enumerate(events, start):
        message = _caster_message(event, seats) if viewer == CASTER else event.told(viewer)
        if message is not None:
            weight = play.customs.weights.of(event)
            lines.append(LogLine(at, event.clause, message, type(event).__name__, weight))
    return tuple(lines)


def _caster_message(event: Event[Any], seats: tuple[Seat, ...]) -> Message | None:
    """Return what a caster reads of an event: what a seat was told beyond what is public."""
    public = event.told(None)
    for seat in seats:
        message = event.told(seat)
        if message is not None and message != public:
            return message
    return public


# -- the table -----------------------------------------------------------------------------


def table_view(table: Standing, at: int, presence: Presence) -> TableView:
    """Return the table as everybody there sees it."""
    begun = table.play or table.foreign
    header = None if begun is None else begun.header
    return TableView(
        table.id,
        table.terms.chosen.game,
        table.played.format if header is None else header.format,
        table.played.title,
        table.terms,
        table.stage,
        tuple(_seat_view(table, Seat(seat), at, presence) for seat in range(len(table.chairs))),
        tuple(_person_view(table, one, presence) for one in table.people.values() if one.here),
        table.people[table.host].number,
        at,
        _undo_view(table),
        Committed.commitment(table.seed),
        table.seed.hex() if table.has_ended else "",
        tuple(chair.entropy for chair in table.chairs if chair.entropy)
        if header is None
        else header.entropy,
        table.again,
        table.rematch_of,
        table.bans,
        _pause_view(table),
        table.clocks.remaining_at(at),
        table.clocks.counts,
        _match_view(table),
        None if table.foreign is None else table.foreign.why,
        () if table.foreign is None else _faults(table.foreign),
    )


def _faults(foreign: Foreign) -> tuple[Fault, ...]:
    return tuple(Fault(one.message, one.place, one.clause) for one in foreign.error.others)


def _match_view(table: Standing) -> MatchView | None:
    if table.terms.games < 2:
        return None
    score = table.score
    return MatchView(
        table.terms.games,
        len(table.earlier) + 1,
        score.wins(len(table.chairs)),
        tuple(GameView(game.table, game.winners) for game in table.earlier),
        score.is_decided,
        score.winners,
        table.stage == "over" and not table.has_ended,
    )


def _seat_view(table: Standing, seat: Seat, at: int, presence: Presence) -> SeatView:
    chair = table.chairs[seat]
    away = 0
    if chair.person:
        since = table.away_since(chair.person, presence)
        away = 0 if since is None else max(1, (at - since) // 1_000)
    return SeatView(
        seat,
        table.name_at(seat),
        table.people[chair.person].number if chair.person else None,
        chair.level,
        chair.deck_name,
        not away,
        away,
        table.clocks.at(seat, at) if chair.person else None,
        seat in table.clocks.running,
        chair.casts,
        chair.again,
        chair.ready,
    )


def _person_view(table: Standing, person: Person, presence: Presence) -> PersonView:
    present = table.away_since(person.id, presence) is None
    return PersonView(person.number, person.name, person.role, present, person.muted)


def _pause_view(table: Standing) -> PauseView | None:
    if table.stage != "paused" or table.play is None:
        return None
    person = table.people[table.paused_by]
    return PauseView(person.number, person.name, table.is_paused_by_referee)


def _undo_view(table: Standing) -> UndoView | None:
    request = table.undo
    if request is None:
        return None
    return UndoView(request.seat, request.told, request.agreed, missing(table, request))


def you(table: Standing, person: Person) -> You:
    """Return who somebody is at the table, and what they may do beside answering."""
    seat = table.seat_of(person.id)
    host = person.id == table.host
    if seat is None:
        return You(person.number, person.name, person.role, None, host)
    chair = table.chairs[seat]
    stops = replace(chair.stops, skip=chair.stops.skip if is_skipping(table, seat) else "")
    refusal = why_no_undo(table, seat)
    return You(
        person.number,
        person.name,
        person.role,
        seat,
        host,
        stops,
        refusal is None,
        initiatives(table, seat),
        refusal,
        chair.conceded,
        chair.passed,
        deck_parts(table.library, table.terms.chosen.game, chair.cards)
        if table.stage == "gathering"
        else (),
    )


def waits_for_chance(play: Play) -> bool:
    """Return whether chance answers next."""
    return any(question.decision.seat == CHANCE for question in play.match.pending)
