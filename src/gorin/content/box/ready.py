"""Parts of games that are played with ready decks only: plans, and how matches begin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from gorin.content.box.box import check_seats
from gorin.content.box.format import Format, any_format, asked_format
from gorin.content.box.wishes import Plan, Wishes
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.table import Table
from gorin.kernel.words import say


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The option of a table: the ready deck of the first seat; the others take turns.

    A game narrows the field to its decks, and says which is usual.
    """

    deck: str


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from: the ready deck of each seat."""

    seats: tuple[str, ...]


def own_decks(wishes: Wishes, reason: str) -> Iterator[BadInput]:
    """Yield a fault for each seat that brings a deck, where none can."""
    for deck in wishes.decks:
        if deck.deck or deck.text:
            yield BadInput(say(reason), place="deck")


class ReadyDecks(Struct, frozen=True, kw_only=True):
    """The ready decks of a game: `faults`, `plan` and `begin` are what its box needs.

    Attributes:
        game: the id of the game.
        formats: its formats, the default first.
        decks: the ids of the decks, in the order in which seats take turns with them.
        new_state: makes the state of a match from the deck of each seat and the format's numbers.
        no_own_decks: the message to somebody who brings a deck.
    """

    game: str
    formats: tuple[Format, ...]
    decks: tuple[str, ...]
    new_state: Callable[[tuple[str, ...], Any], Any]
    no_own_decks: str

    def faults(self, wishes: Wishes) -> Iterator[BadInput]:
        """Yield a fault for each seat that brings a deck: only ready decks can be played."""
        yield from own_decks(wishes, self.no_own_decks)

    def plan(self, wishes: Wishes) -> Plan:
        """Return the plan of a match.

        Raises:
            BadInput: somebody brings a deck, or there are too few or too many seats.
        """
        format = asked_format(self.formats, wishes.format)
        check_seats(format, wishes.seats)
        faults = list(self.faults(wishes))
        if faults:
            raise BadInput.together(faults)
        first = self.decks.index(wishes.options.deck)
        turns = range(first, first + wishes.seats)
        decks = [self.decks[turn % len(self.decks)] for turn in turns]
        return Plan(self.game, format.id, {"seats": decks}, wishes.seats)

    def begin(self, plan: Plan) -> Table[Any]:
        """Return the table of a planned match."""
        setup = read_fields(plan.data, Setup, "setup")
        rulebook = any_format(self.formats, plan.format).rulebook
        return Table(rulebook, self.new_state(setup.seats, rulebook.numbers))
