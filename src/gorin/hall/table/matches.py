"""Matches of several games: decks are changed before a game, and the next one begins.

Each game of a match is played at a table of its own, with the same seats, so it has a journal, a
replay and a chance of its own, and nothing is taken back across games. When one is over and the
match is not decided, the next table is opened at once with all who are there. Decks stay with
their seats: who sits there may swap cards with those that lie beside their deck, which nobody else
sees, and says when they are ready. The game begins when all are; nobody waits for who has been
away for longer than the grace period. Somebody may leave between two
games; whoever takes the seat goes on with its deck and its score.

What was hidden in a game stays hidden until the match is over: it would tell the others' decks.
"""

from __future__ import annotations

from gorin.hall.table.commands import Ready, Swap
from gorin.hall.table.gathering import before_the_match, header_of, is_ready, own_seat
from gorin.hall.table.planning import swapped_deck
from gorin.hall.table.records import Began, DeckChosen, EarlierTold, MatchEnded, Readied
from gorin.hall.table.refusing import refused
from gorin.hall.table.standing import Asking, Moment, Standing

# -- commands ------------------------------------------------------------------------------


def swap(asking: Asking, wish: Swap) -> None:
    """Swap cards of the own deck with those beside it, or only hear what would be wrong."""
    table = asking.table
    before_the_match(table)
    seat = own_seat(asking)
    chair = table.chairs[seat]
    choice = swapped_deck(table.library, table.terms, seat, chair.cards, wish.sections)
    if not wish.only_try:
        asking.keep(DeckChosen(seat, choice.deck, choice.text, chair.deck_name))


def ready(asking: Asking, wish: Ready) -> None:
    """Be ready for the next game, or no longer; when all are, it begins."""
    table = asking.table
    before_the_match(table)
    seat = own_seat(asking)
    if not table.earlier:
        raise refused("match-host-begins")
    others = (chair for place, chair in enumerate(table.chairs) if place != seat)
    is_complete = all(not one.is_free and is_ready(asking, one) for one in others)
    header = header_of(table) if wish.on and is_complete else None
    if table.chairs[seat].ready != wish.on:
        asking.keep(Readied(seat, wish.on))
    if header is not None:
        asking.keep(Began(header))


# -- records -------------------------------------------------------------------------------


def readied(table: Standing, record: Readied, moment: Moment) -> None:
    """A seat is ready, or no longer."""
    table.chairs[record.seat].ready = record.on
    if record.on:
        name = table.name_at(record.seat)
        table.talk.tell(moment.number, moment.at, "match-told-ready", name=name)


def match_ended(table: Standing, record: MatchEnded, moment: Moment) -> None:
    """The match is over that the game of this table belongs to."""
    table.match_ended = True
    table.talk.tell(moment.number, moment.at, "match-told-ended")


def earlier_told(table: Standing, record: EarlierTold, moment: Moment) -> None:
    """The tables of the games before know that the match is over."""
    table.earlier_told = True
