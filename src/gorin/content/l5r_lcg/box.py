"""The box of L5R LCG: its format and ready decks, and how a match of them begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from gorin.content.box.box import Box, check_seats
from gorin.content.box.format import Format
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.l5r_lcg.customs import CUSTOMS
from gorin.content.l5r_lcg.drawing import draw
from gorin.content.l5r_lcg.positions import LcgPositions
from gorin.games.l5r_lcg.facts import CLANS
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.game import GAME
from gorin.games.l5r_lcg.state import new_state
from gorin.games.l5r_lcg.view import LcgView
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.table import Table
from gorin.kernel.words import say

SKIRMISH_FORMAT = Format(
    id="skirmish",
    title="format-l5r-lcg-skirmish",
    book=GAME,
    rulebook=SKIRMISH,
    fewest_seats=2,
    most_seats=5,
)

STRONGHOLD_FORMAT = Format(
    id="stronghold",
    title="format-l5r-lcg-stronghold",
    book=GAME,
    rulebook=STRONGHOLD,
    fewest_seats=2,
    most_seats=2,
)


ENLIGHTENMENT_FORMAT = Format(
    id="enlightenment",
    title="format-l5r-lcg-enlightenment",
    book=GAME,
    rulebook=ENLIGHTENMENT,
    fewest_seats=3,
    most_seats=8,
)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen: the clan whose ready deck the first seat plays; the others take turns."""

    clan: Literal["crane", "lion"] = "crane"


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from: the clan of each seat."""

    seats: tuple[str, ...]


def faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield a fault for each seat that brings a deck: only ready decks can be played."""
    for deck in wishes.decks:
        if deck.deck or deck.text:
            yield BadInput(say("lcg-no-own-decks"), place="deck")


def plan(wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: somebody brings a deck, or there are too few or too many seats.
    """
    format = L5R_LCG.format(wishes.format)
    check_seats(format, wishes.seats)
    found = list(faults(wishes))
    if found:
        raise BadInput.together(found)
    first = CLANS.index(wishes.options.clan)
    clans = [CLANS[(first + seat) % len(CLANS)] for seat in range(wishes.seats)]
    return Plan(GAME, format.id, {"seats": clans}, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match."""
    setup = read_fields(plan.data, Setup, "setup")
    rulebook = L5R_LCG.any_format(plan.format).rulebook
    strongholds = plan.format != SKIRMISH_FORMAT.id
    return Table(rulebook, new_state(setup.seats, rulebook.numbers, strongholds=strongholds))


L5R_LCG = Box(
    id=GAME,
    about=say("game-l5r-lcg-about"),
    minutes=(10, 90),
    formats=(SKIRMISH_FORMAT, STRONGHOLD_FORMAT, ENLIGHTENMENT_FORMAT),
    plan=plan,
    begin=begin,
    options=Options,
    faults=faults,
    customs=CUSTOMS,
    draw=draw,
    positions=LcgPositions(),
    views=(LcgView,),
)
