"""Coming and going, and what a host may do about people.

Whoever has an invitation, or comes to a table that the lobby shows, may play while a seat is free.
Watching is as the terms of the table say. Casters and referees are invited, or are the host. Coming
again changes nothing, or the role as far as that is possible: who plays in a match that has begun
stays a player, and a seat before it is given up by coming as a watcher.

Names are told at the table, so they are no way to say what must not be said: who is muted keeps
their name, and so do spectators and casters while a match runs, also when they come again.

The host mutes, removes and bans; each is told at the table, so that it is on record. Who is removed
may come again, who is banned may not. In a match that runs a bot goes on for them, until somebody
else takes the seat over.
"""

from __future__ import annotations

from msgspec.structs import replace

from gorin.content.boxes import find_box
from gorin.content.reading.lines import JOINERS
from gorin.hall.table.commands import MOST_TEXT, Moderate, Rename, Speak
from gorin.hall.table.gathering import host_only
from gorin.hall.table.people import (
    MOST_EVER,
    MOST_PEOPLE,
    Person,
    cleaned,
    folded,
    free_name,
    not_here,
    read_name,
)
from gorin.hall.table.records import Came, Left, Moderated, Said, Sat
from gorin.hall.table.refusing import fault, refused
from gorin.hall.table.standing import Asking, Keep, Moment, Standing
from gorin.hall.table.talk import may_speak
from gorin.hall.table.terms import Role
from gorin.hall.table.updates import ChatLine
from gorin.kernel.decision import Seat

WATCHERS: tuple[Role, ...] = ("spectator", "caster")
RENAMED = 60_000
"""The fewest milliseconds between two names of the same person."""
BURST, WITHIN = 8, 10_000
"""The most lines that anybody may say, and the milliseconds in which they count."""


# -- commands ------------------------------------------------------------------------------


def enter(
    table: Standing, person: str, name: str, role: Role, keep: Keep, *, invited: bool
) -> None:
    """Let somebody in, in a role.

    Raises:
        BadInput: the name is no name.
        Refused: they are banned, may not come in this role, or the table is full.
    """
    member = table.people.get(person)
    if member is not None and member.banned:
        raise refused("hall-banned")
    if member is not None and member.here and _stays(table, member, role):
        return
    if table.closed:
        raise refused("hall-is-closed")
    _check_role(table, person, role, invited=invited)
    if member is None or not member.here:
        here = sum(other.here for other in table.people.values())
        if here >= MOST_PEOPLE or (member is None and len(table.people) >= MOST_EVER):
            raise refused("hall-full")
        name = _name_of_comer(table, member, name, role)
    else:
        name = member.name
    seat = _seat_to_take(table, member) if role == "player" else None
    keep(Came(person, name, role))
    if seat is not None:
        keep(Sat(seat, person))


def _stays(table: Standing, person: Person, role: Role) -> bool:
    """Return whether somebody who comes again stays what they are."""
    seated = table.seat_of(person.id) is not None
    return role == person.role or (seated and table.stage != "gathering")


def _check_role(table: Standing, person: str, role: Role, *, invited: bool) -> None:
    """Check that somebody may come in a role at all.

    Raises:
        Refused: they may not.
    """
    if person == table.host:
        return
    if role == "player":
        allowed = invited or table.terms.listed
    elif role == "spectator":
        allowed = may_watch(table, invited=invited)
    else:
        allowed = invited
    if not allowed:
        raise refused("hall-not-invited")


def _name_of_comer(table: Standing, member: Person | None, name: str, role: Role) -> str:
    """Return what somebody is called who comes, perhaps again.

    Raises:
        BadInput: the name is no name.
    """
    name = read_name(name)
    if member is not None and member.name and (member.muted or _keeps_name(table, role)):
        name = member.name
    return free_name(name, table.names)


def _keeps_name(table: Standing, role: Role) -> bool:
    """Return whether nobody in a role takes another name now: players would read it."""
    return table.is_apart and role in WATCHERS


def _seat_to_take(table: Standing, member: Person | None) -> Seat | None:
    """Return the free seat that a new player takes; the host may come without one.

    Raises:
        Refused: no seat is free, or they have seen hands.
    """
    if member is not None and member.has_cast and (table.play is not None or table.earlier):
        raise refused("hall-has-cast")
    if member is not None and table.seat_of(member.id) is not None:
        return None  # they conceded, left, and come back
    seat = free_seat(table)
    if seat is not None:
        return seat
    if member is not None and member.id == table.host and not table.has_begun:
        return None
    raise refused("hall-no-free-seat")


def free_seat(table: Standing) -> Seat | None:
    """Return the first seat that somebody may take who comes: free, or given up in a match."""
    for seat, chair in enumerate(table.chairs):
        given_up = table.is_running and chair.held and not chair.person
        if given_up or (not table.has_begun and chair.is_free and not table.closed):
            return Seat(seat)
    return None


def may_watch(table: Standing, *, invited: bool) -> bool:
    """Return whether the terms let somebody watch, who has an invitation or has none."""
    watching = table.terms.watching
    return watching == "open" or (watching == "invited" and invited)


def leave(table: Standing, person: str, keep: Keep) -> None:
    """Let somebody go; who plays in a match that runs stays at the table until they concede.

    Raises:
        Refused: they are not there, or still play.
    """
    member = table.people.get(person)
    if member is None or not member.here:
        raise not_here()
    if table.is_running and table.seat_of(person) in table.players:
        raise refused("hall-still-playing")
    keep(Left(person))


def rename(asking: Asking, wish: Rename) -> None:
    """Go by another name, which nobody at the table has."""
    name = read_name(wish.name)
    others = (other for other in asking.table.names if other != asking.person.name)
    if folded(name) in {folded(other) for other in others}:
        raise refused("hall-name-taken", name=name)
    person = asking.person
    if name == person.name:
        return
    if person.muted:
        raise refused("hall-muted")
    if _keeps_name(asking.table, person.role):
        raise refused("hall-rename-later")
    if person.renamed is not None and 0 <= asking.at - person.renamed < RENAMED:
        raise refused("hall-renamed-lately")
    asking.keep(Came(person.id, name, person.role))


def speak(asking: Asking, wish: Speak) -> None:
    """Say something at the table or among those who watch."""
    table, person = asking.table, asking.person
    text = cleaned(wish.text, keep=JOINERS)
    if not cleaned(wish.text):
        raise fault("hall-nothing-said", place="text")
    if len(text) > MOST_TEXT:
        raise fault("hall-text-too-long", place="text", most=MOST_TEXT)
    if person.muted:
        raise refused("hall-muted")
    if not may_speak(person.role, wish.channel, running=table.is_apart):
        raise refused("hall-other-channel")
    if len(person.spoke) == BURST and 0 <= asking.at - person.spoke[0] < WITHIN:
        raise refused("hall-too-fast")
    asking.keep(Said(person.id, wish.channel, text))


def moderate(asking: Asking, wish: Moderate) -> None:
    """Mute somebody, let them speak again, remove them, or ban them."""
    host_only(asking)
    person = next((p for p in asking.table.people.values() if p.number == wish.person), None)
    if person is None or not (person.here or wish.act == "ban"):
        raise fault("hall-no-such-person", place="person")
    if person is asking.person:
        raise refused("hall-not-yourself")
    if wish.act in ("mute", "unmute") and person.muted == (wish.act == "mute"):
        return
    if not (wish.act == "ban" and person.banned):
        asking.keep(Moderated(person.id, wish.act))


def holder(table: Standing) -> str:
    """Return the level of the bots that hold seats."""
    return find_box(table.terms.chosen.game).players.usual


# -- records -------------------------------------------------------------------------------


def came(table: Standing, record: Came, moment: Moment) -> None:
    """Somebody is at the table, or has another name or role there."""
    person = table.people.get(record.person)
    before = person.name if person is not None and person.here else record.name
    if person is None:
        number = len(table.people) + 1
        person = Person(record.person, number, record.name, record.role)
        table.people[record.person] = person
    if record.role != "player" and not table.has_begun:
        _give_up_seat(table, person.id)
    person.name, person.role, person.here = record.name, record.role, True
    person.has_cast = person.has_cast or record.role == "caster"
    arguments = {"name": record.name}
    if before != record.name:
        person.renamed = moment.at
        table.talk.tell(moment.number, moment.at, "hall-told-renamed", before=before, **arguments)
    else:
        table.talk.tell(moment.number, moment.at, f"hall-told-came-{record.role}", **arguments)


def left(table: Standing, record: Left, moment: Moment) -> None:
    """Somebody has left; before the match their seat is free again."""
    person = table.people[record.person]
    _give_up_seat(table, person.id)
    person.here = False
    table.talk.tell(moment.number, moment.at, "hall-told-left", name=person.name)


def said(table: Standing, record: Said, moment: Moment) -> None:
    """Somebody has said something, in a match that runs at their seat if they have one."""
    person = table.people[record.person]
    person.spoke.append(moment.at)
    line = ChatLine(
        moment.number, moment.at, person.number, person.name, record.channel, record.text
    )
    seat = table.seat_of(person.id) if table.is_running else None
    table.talk.add(replace(line, seat=seat))


def moderated(table: Standing, record: Moderated, moment: Moment) -> None:
    """The host has done something about somebody."""
    person = table.people.get(record.person)
    if person is None:  # banned at the table before
        person = Person(record.person, len(table.people) + 1, "", "spectator")
        person.here, person.banned = False, True
        table.people[record.person] = person
        return
    if record.act in ("mute", "unmute"):
        person.muted = record.act == "mute"
    else:
        _give_up_seat(table, person.id)
        person.here = False
        person.banned = person.banned or record.act == "ban"
    table.talk.tell(moment.number, moment.at, f"hall-told-{record.act}", name=person.name)


def _give_up_seat(table: Standing, person: str) -> None:
    """Free a seat before the match; in a match a bot holds it from now on.

    Who has conceded leaves a seat that nobody plays any more: it stays theirs in the result.
    """
    seat = table.seat_of(person)
    if seat is None:
        return
    chair = table.chairs[seat]
    if not table.has_begun:
        table.vacate(chair)
    elif table.is_running and not chair.conceded:
        chair.person, chair.held, chair.skipping = "", holder(table), None
        chair.casts = False
        table.withdraw(seat)
