"""Summaries: what lists and statistics keep of a table, beside its records."""

from __future__ import annotations

from msgspec.structs import replace

from gorin.content.boxes import find_box
from gorin.hall.eyes.room import Room
from gorin.hall.store.rows import Finished, Member, ResultSeat, SeatRow, Summary
from gorin.hall.table.planning import usual_deck
from gorin.hall.table.play import Play
from gorin.hall.table.standing import Chair, Standing
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered, Undone, effective, redrawn


def summary_of(room: Room) -> Summary:
    """Return what lists show of a table."""
    table = room.standing
    play, before = table.play, room.before
    if before is not None:
        return replace(
            before,
            stage=table.stage,
            listed=_is_listed(table),
            members=_members(table),
            acts=_acts(table),
        )
    return Summary(
        game=table.terms.chosen.game,
        format=table.played.format if play is None else play.header.format,
        title=table.played.title,
        host=table.host,
        stage=table.stage,
        listed=_is_listed(table),
        seats=tuple(_seat(table, Seat(seat)) for seat in range(len(table.chairs))),
        members=_members(table),
        turn=0 if play is None else play.turn,
        finished=None if play is None or play.match.outcome is None else _finished(table, play),
        acts=_acts(table),
        games=table.terms.games,
    )


def _members(table: Standing) -> tuple[Member, ...]:
    return tuple(
        Member(one.id, one.role, table.seat_of(one.id)) for one in table.people.values() if one.here
    )


def _is_listed(table: Standing) -> bool:
    """Return whether lists show a table; one nobody may look back at is in none when it has ended.

    Else they would lead everybody to a replay that is only for those who were there.
    """
    return table.terms.listed and not (table.has_ended and table.terms.watching == "none")


def _acts(table: Standing) -> bool:
    """Return whether something may happen at a table with nobody there.

    A clock may run out, or bots are among themselves. What bots or the table owe to somebody they
    answer when that somebody comes. Of a match of several games the next one is to be opened, or
    the earlier ones are to hear that it is over.
    """
    if table.owes_earlier or (table.goes_on and not table.again):
        return True
    has_clocks = table.terms.clock.kind != "none"
    return table.stage == "playing" and (has_clocks or not table.answering)


def _seat(table: Standing, seat: Seat) -> SeatRow:
    chair = table.chairs[seat]
    return SeatRow(table.name_at(seat), chair.person, "" if chair.person else chair.level)


def _finished(table: Standing, play: Play) -> Finished:
    outcome = play.match.outcome
    assert outcome is not None
    written = play.match.journal.all()
    entries = effective(written)
    first = play.customs.first(play.match)
    return Finished(
        seats=tuple(
            _result(table, chair, Seat(seat), won=seat in outcome.winners, first=seat == first)
            for seat, chair in enumerate(table.chairs)
        ),
        reason=outcome.reason,
        clause=outcome.clause,
        board=_board(play),
        turns=play.turn,
        answers=sum(isinstance(entry, Answered) and entry.seat >= 0 for entry in entries),
        seconds=max(0, table.ended - table.began) // 1_000,
        taken_back=sum(isinstance(entry, Undone) for entry in written),
        drawn_again=redrawn(written),
    )


def _board(play: Play) -> str:
    """Return the id of what was played on, such as a level; that of the format without one."""
    header = play.header
    return find_box(header.game).board(header.setup) or header.format


def _result(table: Standing, chair: Chair, seat: Seat, *, won: bool, first: bool) -> ResultSeat:
    return ResultSeat(
        person=chair.person,
        name=table.name_at(seat),
        bot="" if chair.person else chair.level,
        deck=chair.deck_name or _usual_deck(table, seat),
        won=won,
        first=first,
    )


def _usual_deck(table: Standing, seat: Seat) -> str:
    try:
        return usual_deck(table.library, table.terms, seat)
    except BadInput:  # an older version knew the level
        return ""
