"""The box of Magic: its format and ready decks, and how a match of them begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from gorin.bots.magic.players import PLAYERS
from gorin.content.box.box import Box, check_seats
from gorin.content.box.format import Format
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.magic.customs import CUSTOMS
from gorin.content.magic.drawing import draw
from gorin.content.magic.positions import MagicPositions
from gorin.games.magic.decks import DECKS
from gorin.games.magic.game import COMMANDER, GAME
from gorin.games.magic.state import new_state
from gorin.games.magic.view import MagicView
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.table import Table
from gorin.kernel.words import say

COMMANDER_FORMAT = Format(
    id="commander",
    title="format-magic-commander",
    book=GAME,
    rulebook=COMMANDER,
    fewest_seats=2,
    most_seats=4,
)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen: the ready deck of the first seat; the others take turns."""

    deck: Literal["kaalia", "zedruu"] = "kaalia"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from: the ready deck of each seat."""

    seats: tuple[str, ...]


def faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield a fault for each seat that brings a deck: only ready decks can be played."""
    for deck in wishes.decks:
        if deck.deck or deck.text:
            yield BadInput(say("magic-no-own-decks"), place="deck")


def plan(wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: somebody brings a deck, or there are too few or too many seats.
    """
    format = MAGIC.format(wishes.format)
    check_seats(format, wishes.seats)
    found = list(faults(wishes))
    if found:
        raise BadInput.together(found)
    first = DECKS.index(wishes.options.deck)
    decks = [DECKS[(first + seat) % len(DECKS)] for seat in range(wishes.seats)]
    return Plan(GAME, format.id, {"seats": decks}, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match."""
    setup = read_fields(plan.data, Setup, "setup")
    rulebook = MAGIC.any_format(plan.format).rulebook
    return Table(rulebook, new_state(setup.seats, rulebook.numbers))


MAGIC = Box(
    id=GAME,
    about=say("game-magic-about"),
    minutes=(30, 120),
    formats=(COMMANDER_FORMAT,),
    plan=plan,
    begin=begin,
    options=Options,
    faults=faults,
    draw=draw,
    customs=CUSTOMS,
    players=PLAYERS,
    positions=MagicPositions(),
    views=(MagicView,),
)
