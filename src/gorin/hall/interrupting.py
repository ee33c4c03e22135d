"""Interrupting: pauses, bots that hold seats, settings, consent to casters, playing again.

Who plays may pause the table. Whoever did so or the host lets it go on; if they are away for
longer than the grace period, anybody who plays may.

When a person has been away for longer than the grace period, the others who play, or the host,
may let a bot hold the seat. It is the person's as soon as they want it back.

Casters see hands as long as every seat of a person agrees; bots always do.
"""

from __future__ import annotations

from gorin.hall.coming import holder
from gorin.hall.commands import Again, Choose, Close, Consent, Hold, Pause, TakeBack
from gorin.hall.gathering import chair_at, host_only, own_seat
from gorin.hall.playing import running
from gorin.hall.records import (
    AgainAsked,
    AgainOpened,
    Closed,
    Consented,
    Flagged,
    Held,
    Paused,
    Set,
    Woke,
)
from gorin.hall.refusing import refused
from gorin.hall.standing import Asking, Moment, Standing
from gorin.kernel.decision import Seat

# -- commands ------------------------------------------------------------------------------


def choose(asking: Asking, wish: Choose) -> None:
    """Say what to be asked and what not."""
    asking.keep(Set(own_seat(asking), wish.stops))


def pause(asking: Asking, wish: Pause) -> None:
    """Stop the game and the clocks, or let them go on."""
    table = asking.table
    _ = running(table)
    if wish.on == (table.stage == "paused"):
        return
    if not (asking.seat in table.players or (asking.is_host and not wish.on)):
        raise refused("hall-players-only")
    if not wish.on and not (asking.is_host or table.paused_by == asking.person.id):
        since = table.away_since(table.paused_by, asking.presence)
        if since is None or not _is_long(table, since, asking.at):
            raise refused("hall-paused-by", name=table.people[table.paused_by].name)
    asking.keep(Paused(asking.person.id, wish.on))


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
    """Close the table before its match is over: only the host, and never under others' hands."""
    table = asking.table
    host_only(asking)
    if table.stage == "over":
        raise refused("hall-is-over")
    if table.is_running and any(seat != asking.seat for seat in table.players):
        raise refused("hall-others-play")
    asking.keep(Closed("hall-told-closed"))


# -- records -------------------------------------------------------------------------------


def was_set(table: Standing, record: Set, moment: Moment) -> None:
    """A seat wants to be asked this and not that."""
    chair, play = table.chairs[record.seat], table.play
    chair.stops = record.stops
    chair.skipping = play.turn if play is not None and record.stops.skip else None


def paused(table: Standing, record: Paused, moment: Moment) -> None:
    """The table stands still, or goes on."""
    table.paused_by = record.person if record.on else ""
    if not record.on and table.play is not None:
        table.play.ask_anew(moment.at)
    id = "hall-told-paused" if record.on else "hall-told-resumed"
    table.talk.tell(moment.number, moment.at, id, name=table.people[record.person].name)


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
    chair = table.chairs[record.seat]
    chair.held, chair.skipping = record.level, None
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
