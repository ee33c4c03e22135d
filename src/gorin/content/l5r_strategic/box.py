"""The box of L5R Estratégico: its format and options, and how a campaign begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gorin.content.box.box import Box, check_seats
from gorin.content.box.format import Format
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.l5r_strategic.drawing import draw
from gorin.games.l5r_strategic.game import CAMPAIGN, GAME
from gorin.games.l5r_strategic.state import BY_CASTLES, CLANS, SHARED, new_state
from gorin.games.l5r_strategic.view import CampaignView
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.table import Table
from gorin.kernel.words import say

FEWEST = 2
"""So many clans are needed for a war."""
FEWEST_TURNS, MOST_TURNS, USUAL_TURNS = 1, 16, 8
FEWEST_GENERALS, MOST_GENERALS = 3, 4
REFEREE = "referee"
"""Stands among the seats of a journal for the seat that leads no clan."""

CAMPAIGN_FORMAT = Format(
    id="campaign",
    title="format-l5r-strategic-campaign",
    book=GAME,
    rulebook=CAMPAIGN,
    fewest_seats=FEWEST,
    most_seats=len(CLANS) + 1,
)

Generals = Annotated[
    int, Meta(extra_json_schema={"minimum": FEWEST_GENERALS, "maximum": MOST_GENERALS})
]
Turns = Annotated[int, Meta(extra_json_schema={"minimum": FEWEST_TURNS, "maximum": MOST_TURNS})]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen when a table is opened.

    Attributes:
        clan: the clan of the first seat; those of the others follow it.
        generals: how many armies each clan has.
        turns: after so many turns points are counted.
        ties: how equal points are ranked.
        referee: the last seat leads no clan and reports the results of battles.
    """

    clan: Literal["dragon", "lion", "phoenix", "crane"] = "dragon"
    generals: Generals = FEWEST_GENERALS
    turns: Turns = USUAL_TURNS
    ties: Literal["shared", "castles"] = "shared"
    referee: bool = False


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All a match starts from: the clan of each seat, or that it is the referee's; the figures."""

    seats: tuple[str, ...]
    generals: int = FEWEST_GENERALS
    turns: int = USUAL_TURNS
    ties: str = SHARED


def faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield a fault for each deck, and for figures out of bounds."""
    for deck in wishes.decks:
        if deck.deck or deck.text:
            yield BadInput(say("campaign-no-decks"), place="deck")
    bounds = (
        ("generals", wishes.options.generals, FEWEST_GENERALS, MOST_GENERALS),
        ("turns", wishes.options.turns, FEWEST_TURNS, MOST_TURNS),
    )
    for name, count, least, most in bounds:
        if not least <= count <= most:
            yield BadInput(
                say(f"campaign-bad-{name}", count=count, least=least, most=most), place=name
            )


def _clans(wishes: Wishes) -> int:
    """Return how many clans play.

    Raises:
        BadInput: there are too few or too many.
    """
    check_seats(L5R_STRATEGIC.format(wishes.format), wishes.seats)
    count: int = wishes.seats - wishes.options.referee
    if not FEWEST <= count <= len(CLANS):
        bounds = say("campaign-bad-clans", count=count, least=FEWEST, most=len(CLANS))
        raise BadInput(bounds)
    return count


def plan(wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: somebody brings a deck, figures are out of bounds, or there are too few or too
            many seats.
    """
    count = _clans(wishes)
    found = list(faults(wishes))
    if found:
        raise BadInput.together(found)
    options = wishes.options
    first = CLANS.index(options.clan)
    seats = [CLANS[(first + seat) % len(CLANS)] for seat in range(count)]
    data = {
        "seats": [*seats, REFEREE] if options.referee else seats,
        "generals": options.generals,
        "turns": options.turns,
        "ties": options.ties,
    }
    return Plan(GAME, CAMPAIGN_FORMAT.id, data, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match.

    Raises:
        BadInput: the plan makes no sense.
    """
    setup = read_fields(plan.data, Setup, "setup")
    clans = tuple(clan for clan in setup.seats if clan != REFEREE)
    _check(setup, clans)
    state = new_state(
        clans,
        referee=REFEREE in setup.seats,
        generals=setup.generals,
        turns=setup.turns,
        ties=setup.ties,
    )
    return Table(L5R_STRATEGIC.any_format(plan.format).rulebook, state)


def _check(setup: Setup, clans: tuple[str, ...]) -> None:
    """Hold a setup from a journal to what a plan can be."""
    sensible = (
        len(set(clans)) == len(clans) >= FEWEST
        and set(clans) <= set(CLANS)
        and setup.seats in (clans, (*clans, REFEREE))
        and FEWEST_GENERALS <= setup.generals <= MOST_GENERALS
        and FEWEST_TURNS <= setup.turns <= MOST_TURNS
        and setup.ties in (SHARED, BY_CASTLES)
    )
    if not sensible:
        raise BadInput(say("campaign-bad-setup"), place="setup")


L5R_STRATEGIC = Box(
    id=GAME,
    about=say("game-l5r-strategic-about"),
    minutes=(20, 90),
    formats=(CAMPAIGN_FORMAT,),
    plan=plan,
    begin=begin,
    options=Options,
    faults=faults,
    draw=draw,
    views=(CampaignView,),
)
