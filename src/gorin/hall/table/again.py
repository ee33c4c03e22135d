"""Playing again: the records with which the next table begins where one has ended.

Everybody moves on by one seat, bots too, and takes the deck along. Who watched watches, who was
banned or muted still is. The host stays the host, or whoever comes next if the host has gone.

While a match of several games goes on everybody keeps the seat: deck and score belong to it. Who
has cast has seen hands, and takes no seat in the games that follow.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorin.content.box.wishes import DEFAULT
from gorin.hall.table.records import (
    BotSat,
    Came,
    DeckChosen,
    GameEnded,
    Moderated,
    Opened,
    Record,
    Sat,
)
from gorin.hall.table.standing import Standing
from gorin.kernel.decision import Seat


def records_again(table: Standing) -> Iterator[Record]:
    """Yield the records of the table at which the same people play again, or the next game."""
    here = [person for person in table.people.values() if person.here]
    host = table.people[table.host]
    if not host.here:
        host = next((one for one in here if table.seat_of(one.id) is not None), host)
    yield Opened(host.id, host.name, table.terms, table.id, _earlier(table))
    for person in here:
        if table.goes_on and person.has_cast and person.role != "caster":
            yield Came(person.id, person.name, "caster")
        if person is not host or person.role != "player":
            yield Came(person.id, person.name, person.role)
    yield from _seats(table)
    for person in table.people.values():
        if person.banned:
            yield Moderated(person.id, "ban")
        elif person.here and person.muted:
            yield Moderated(person.id, "mute")


def _earlier(table: Standing) -> tuple[GameEnded, ...]:
    """Return the games of the match that are over, if it goes on."""
    play = table.play
    if not table.goes_on or play is None or play.match.outcome is None:
        return ()
    return (*table.earlier, GameEnded(table.id, play.match.outcome.winners))


def _seats(table: Standing) -> Iterator[Record]:
    for number, chair in enumerate(table.chairs):
        seat = Seat(number if table.goes_on else (number + 1) % len(table.chairs))
        if chair.bot:
            yield BotSat(seat, chair.bot)
        elif chair.person and table.people[chair.person].here:
            yield Sat(seat, chair.person)
        elif not table.goes_on:
            continue
        if chair.cards != DEFAULT:
            yield DeckChosen(seat, chair.cards.deck, chair.cards.text, chair.deck_name)
