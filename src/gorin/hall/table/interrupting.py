"""Interrupting: pauses, bots that hold seats, settings, consent to casters, playing again.

Who plays may pause the table, and so may a referee. Whoever plays, the host and a referee let it
go on, so that nobody holds the others up. Only what a referee paused waits for a referee or, while
none is connected, for the host; if the host is away, too, for longer than the grace period, anybody
who plays may. Where a clock runs for several people each of them may pause three times in a match,
and in a series three times in each level: else a pause would be time to think.

When a person has been away for longer than the grace period, the others who play, or the host,
may let a bot hold the seat. It is the person's as soon as they want it back.

Casters see hands as long as every seat of a person agrees; bots always do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gorin.content.boxes import find_box
from gorin.hall.table.coming import holder
from gorin.hall.table.commands import Again, Choose, Close, Consent, Hold, Pause, TakeBack
from gorin.hall.table.gathering import chair_at, host_only, own_seat
from gorin.hall.table.play import Play
from gorin.hall.table.playing import running
from gorin.hall.table.records import (
    AgainAsked,
    AgainOpened,
    Closed,
    Consented,
    Flagged,
    Held,
    Paused,
    Set,
    UndoAnswered,
    Woke,
)
from gorin.hall.table.refusing import fault, refused
from gorin.hall.table.standing import Asking, Moment, Standing
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.fields import LONGEST_ASKED, unknown_field

MOST_PAUSES = 3
"""The most pauses of a person in a match with a clock, and in each level of a series."""

# -- commands ------------------------------------------------------------------------------


def choose(asking: Asking, wish: Choose) -> None:
    """Say what to be asked and what not."""
    seat = own_seat(asking)
    faults = list(_unknown_choices(asking.table, wish.stops.choices))
    if faults:
        raise BadInput.together(faults)
    asking.keep(Set(seat, wish.stops))


def _unknown_choices(table: Standing, choices: Mapping[str, str]) -> Iterator[BadInput]:
    """Yield what the game does not let a person leave to the table: records are for ever."""
    customs = {one.id: one for one in find_box(table.terms.chosen.game).customs.choices}
    if not choices.keys() <= customs.keys():
        yield BadInput(unknown_field(customs), place="stops.choices")
    for id, choice in customs.items():
        values = tuple(value for value, _ in choice.values)
        if choices.get(id, choice.usual) not in values:
            asked = choices[id][:LONGEST_ASKED]
            yield fault("field-choice", place=f"stops.choices.{id}", asked=asked, known=values)


def pause(asking: Asking, wish: Pause) -> None:
    """Stop the game and the clocks, or let them go on."""
    table = asking.table
    play = running(table)
    if wish.on == (table.stage == "paused"):
        return
    is_referee = asking.person.role == "referee"
    if not (asking.seat in table.players or is_referee or (asking.is_host and not wish.on)):
        raise refused("hall-players-only")
    if wish.on and not is_referee:
        _check_pauses(asking, play)
    if not wish.on and not is_referee and table.is_paused_by_referee:
        _check_no_referee(asking)
    asking.keep(Paused(asking.person.id, wish.on))


def _check_pauses(asking: Asking, play: Play) -> None:
    """Check that somebody has not paused too often where time is short.

    Raises:
        Refused: they have.
    """
    table = asking.table
    is_timed = table.terms.clock.kind != "none" and len(table.players) > 1
    part, count = asking.person.pauses
    if is_timed and part == play.part and count >= MOST_PAUSES:
        raise refused("hall-paused-often", most=MOST_PAUSES)


def _check_no_referee(asking: Asking) -> None:
    """Check that somebody may let go on what a referee paused, who is no referee.

    Raises:
        Refused: a referee has to, or the host.
    """
    table = asking.table
    away = [
        table.away_since(person.id, asking.presence)
        for person in table.people.values()
        if person.here and person.role == "referee"
    ]
    name = table.people[table.paused_by].name
    if None in away:
        raise refused("hall-paused-by", name=name)
    since = table.away_since(table.host, asking.presence)
    is_gone = since is not None and _is_long(table, since, asking.at)
    if not (asking.is_host or is_gone):
        raise refused("hall-paused-by", name=name)


def hold(asking: Asking, wish: Hold) -> None:
    """Let a bot hold the seat of somebody who has been away for too long."""
    table = asking.table
    _ = running(table)
    chair = chair_at(table, wish.seat)
    if not (asking.seat in table.players or asking.is_host):
        raise refused("hall-players-only")
    if wish.seat not in table.answering:
        raise refused("hall-not-a-persons-seat", seat=wish.seat + 1)
    since = table.away_since(chair.person, asking.presence)
    if since is None or asking.seat == wish.seat:
        raise refused("hall-not-away", name=table.name_at(wish.seat))
    if not _is_long(table, since, asking.at):
        left = table.terms.grace - (asking.at - since) // 1_000
        raise refused("hall-away-too-short", name=table.name_at(wish.seat), seconds=left)
    if table.undo is not None and table.undo.seat != wish.seat:
        # Who was asked is not there to agree, and what is asked lies before the seat was held.
        asking.keep(UndoAnswered(table.undo.seat, agrees=False))
    asking.keep(Held(Seat(wish.seat), holder(table)))


def take_back(asking: Asking, wish: TakeBack) -> None:
    """Play on the own seat again."""
    table = asking.table
    _ = running(table)
    seat = own_seat(asking)
    if not table.chairs[seat].held:
        raise refused("hall-not-held")
    asking.keep(Held(seat, ""))


def consent(asking: Asking, wish: Consent) -> None:
    """Let casters see the own hand, or no longer."""
    seat = own_seat(asking)
    if asking.table.chairs[seat].casts != wish.agrees:
        asking.keep(Consented(seat, wish.agrees))


def again(asking: Asking, wish: Again) -> None:
    """Wish to play the same again."""
    table, seat = asking.table, own_seat(asking)
    if table.stage != "over":
        raise refused("hall-not-over")
    if not table.chairs[seat].again:
        asking.keep(AgainAsked(seat))


def _is_long(table: Standing, since: int, at: int) -> bool:
    return at - since >= table.terms.grace * 1_000


def close(asking: Asking, wish: Close) -> None:
    """Close the table before its match is over: only the host, and never under others' hands.

    A match that other rules played nobody can play on here: whoever has a seat may end it.
    """
    table = asking.table
    if table.foreign is None or asking.seat is None:
        host_only(asking)
    if table.stage == "over":
        raise refused("hall-is-over")
    if table.foreign is not None:
        asking.keep(Closed("hall-told-ended-foreign"))
        return
    if table.is_running and any(seat != asking.seat for seat in table.players):
        raise refused("hall-others-play")
    asking.keep(Closed("hall-told-closed"))


# -- records -------------------------------------------------------------------------------


def was_set(table: Standing, record: Set, moment: Moment) -> None:
    """A seat wants to be asked this and not that."""
    chair = table.chairs[record.seat]
    chair.stops = record.stops
    chair.skipping = table.skipping_as(record)


def paused(table: Standing, record: Paused, moment: Moment) -> None:
    """The table stands still, or goes on."""
    person, play = table.people[record.person], table.play
    assert play is not None
    table.paused_by = record.person if record.on else ""
    if record.on:
        part, count = person.pauses
        person.pauses = (play.part, count + 1 if part == play.part else 1)
    else:
        play.ask_anew(moment.at)
    id = "hall-told-paused" if record.on else "hall-told-resumed"
    table.talk.tell(moment.number, moment.at, id, name=person.name)


def woke(table: Standing, record: Woke, moment: Moment) -> None:
    """The server took the table up again."""
    table.taken_up = moment.at
    if table.play is not None:
        table.play.ask_anew(moment.at)


def flagged(table: Standing, record: Flagged, moment: Moment) -> None:
    """The time of a seat has run out."""
    name = table.name_at(record.seat)
    table.talk.tell(moment.number, moment.at, "hall-told-flagged", name=name)


def held(table: Standing, record: Held, moment: Moment) -> None:
    """A bot holds a seat, or hands it back."""
    chair, play = table.chairs[record.seat], table.play
    assert play is not None
    chair.held, chair.skipping = record.level, None
    if record.level:
        chair.held_from = play.length
    table.withdraw(record.seat)
    if not record.level:
        table.clocks.ask(record.seat)
    id = "hall-told-held" if record.level else "hall-told-taken-back"
    table.talk.tell(moment.number, moment.at, id, name=table.name_at(record.seat))


def consented(table: Standing, record: Consented, moment: Moment) -> None:
    """A seat lets casters see its hand, or no longer does."""
    table.chairs[record.seat].casts = record.agrees
    id = "hall-told-casts" if record.agrees else "hall-told-casts-not"
    table.talk.tell(moment.number, moment.at, id, name=table.name_at(record.seat))


def again_asked(table: Standing, record: AgainAsked, moment: Moment) -> None:
    """A seat wants to play again."""
    table.chairs[record.seat].again = True
    name = table.name_at(record.seat)
    table.talk.tell(moment.number, moment.at, "hall-told-again", name=name)


def again_opened(table: Standing, record: AgainOpened, moment: Moment) -> None:
    """The next game is at another table."""
    table.again = record.table
    table.talk.tell(moment.number, moment.at, "hall-told-again-opened")


def closed(table: Standing, record: Closed, moment: Moment) -> None:
    """The table is closed."""
    table.closed = True
    table.talk.tell(moment.number, moment.at, record.reason)
