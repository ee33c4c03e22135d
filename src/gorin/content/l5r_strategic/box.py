"""The box of L5R Estratégico: its format and options, and how a campaign begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from gorin.bots.l5r_strategic.players import PLAYERS
from gorin.content.box.box import Box, check_seats
from gorin.content.box.customs import Customs
from gorin.content.box.format import Format
from gorin.content.box.ready import own_decks
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.l5r_strategic.drawing import draw
from gorin.content.l5r_strategic.positions import CampaignPositions
from gorin.content.l5r_strategic.weights import WEIGHTS
from gorin.games.l5r_strategic.game import CAMPAIGN, GAME
from gorin.games.l5r_strategic.posts import hears
from gorin.games.l5r_strategic.state import BY_CASTLES, CLANS, SHARED, WITNESS, new_state
from gorin.games.l5r_strategic.view import CampaignView
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.table import Table
from gorin.kernel.words import say

FEWEST = 2
"""The fewest clans of a war."""
FEWEST_TURNS, MOST_TURNS, USUAL_TURNS = 1, 16, 8
FEWEST_GENERALS, MOST_GENERALS = 3, 4
ROOM_ROLES = 2
"""A clan has so many roles beside its generals: a Daimyo and a Karo."""
LONGEST = 60
"""The most minutes of a turn."""
APART = "apart"
REFEREE = "referee"
"""Stands among the seats of a journal for the seat that leads no clan."""

CAMPAIGN_FORMAT = Format(
    id="campaign",
    title="format-l5r-strategic-campaign",
    book=GAME,
    rulebook=CAMPAIGN,
    fewest_seats=FEWEST,
    most_seats=len(CLANS) * (ROOM_ROLES + MOST_GENERALS) + 1,
)

Generals = Annotated[
    int, Meta(extra_json_schema={"minimum": FEWEST_GENERALS, "maximum": MOST_GENERALS})
]
Minutes = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": LONGEST})]
Turns = Annotated[int, Meta(extra_json_schema={"minimum": FEWEST_TURNS, "maximum": MOST_TURNS})]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table.

    Attributes:
        clan: the clan of the first seat; those of the others follow it.
        generals: how many armies each clan has.
        roles: whether one seat has all the roles of a clan, or each role a seat of its own.
        turns: after so many turns points are counted.
        minutes: so long the order box is open in a turn; 0: until all have handed in.
        ties: how equal points are ranked.
        referee: the last seat leads no clan and reports the results of battles.
    """

    clan: Literal[
        "dragon",
        "lion",
        "phoenix",
        "crane",
        "scorpion",
        "unicorn",
        "crab",
        "mantis",
        "shadowlands",
        "ratling",
    ] = "dragon"
    generals: Generals = FEWEST_GENERALS
    roles: Literal["together", "apart"] = "together"
    turns: Turns = USUAL_TURNS
    minutes: Minutes = 0
    ties: Literal["shared", "castles"] = "shared"
    referee: bool = False


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All a match starts from: what each seat is, and the figures.

    A seat is a clan, a role of one such as `lion:daimyo` or `lion:2`, or the referee.
    """

    seats: tuple[str, ...]
    generals: int = FEWEST_GENERALS
    turns: int = USUAL_TURNS
    minutes: int = 0
    ties: str = SHARED


def faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield a fault for each deck, and for figures out of bounds."""
    yield from own_decks(wishes, "campaign-no-decks")
    bounds = (
        ("generals", wishes.options.generals, FEWEST_GENERALS, MOST_GENERALS),
        ("turns", wishes.options.turns, FEWEST_TURNS, MOST_TURNS),
        ("minutes", wishes.options.minutes, 0, LONGEST),
    )
    for name, count, least, most in bounds:
        if not least <= count <= most:
            yield BadInput(
                say(f"campaign-bad-{name}", count=count, least=least, most=most), place=name
            )


def _clans(wishes: Wishes) -> int:
    """Return how many clans play.

    Raises:
        BadInput: there are too few or too many, or not all of their roles have a seat.
    """
    check_seats(L5R_STRATEGIC.format(wishes.format), wishes.seats)
    options = wishes.options
    seats: int = wishes.seats - options.referee
    team = ROOM_ROLES + options.generals if options.roles == APART else 1
    count, left = divmod(seats, team)
    if options.roles == APART and (left or not FEWEST <= count <= len(CLANS)):
        fitting = tuple(team * each for each in range(FEWEST, len(CLANS) + 1))
        raise BadInput(say("campaign-bad-roles", count=seats, team=team, seats=fitting))
    if not FEWEST <= count <= len(CLANS):
        bounds = say("campaign-bad-clans", count=count, least=FEWEST, most=len(CLANS))
        raise BadInput(bounds)
    return count


def seats_of(clans: tuple[str, ...], generals: int, *, apart: bool) -> tuple[str, ...]:
    """Return what the seats of clans are called in a journal."""
    if not apart:
        return clans
    roles = ("daimyo", "karo", *map(str, range(1, generals + 1)))
    return tuple(f"{clan}:{role}" for clan in clans for role in roles)


def plan(wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: somebody brings a deck, figures are out of bounds, or there are too few or too
            many seats.
    """
    wrong = list(faults(wishes))
    if wrong:
        raise BadInput.together(wrong)
    count = _clans(wishes)
    options = wishes.options
    first = CLANS.index(options.clan)
    clans = tuple(CLANS[(first + number) % len(CLANS)] for number in range(count))
    seats = seats_of(clans, options.generals, apart=options.roles == APART)
    data = {
        "seats": [*seats, REFEREE] if options.referee else [*seats],
        "generals": options.generals,
        "turns": options.turns,
        "minutes": options.minutes,
        "ties": options.ties,
    }
    return Plan(GAME, CAMPAIGN_FORMAT.id, data, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match.

    Raises:
        BadInput: the plan makes no sense.
    """
    setup = read_fields(plan.data, Setup, "setup")
    named = (seat.partition(":")[0] for seat in setup.seats if seat != REFEREE)
    clans = tuple(dict.fromkeys(named))
    apart = any(":" in seat for seat in setup.seats)
    _check(setup, clans, apart=apart)
    state = new_state(
        clans,
        apart=clans if apart else (),
        referee=REFEREE in setup.seats,
        generals=setup.generals,
        turns=setup.turns,
        minutes=setup.minutes,
        ties=setup.ties,
    )
    return Table(L5R_STRATEGIC.any_format(plan.format).rulebook, state)


def _check(setup: Setup, clans: tuple[str, ...], *, apart: bool) -> None:
    """Hold a setup from a journal to what a plan can be."""
    bounds = (
        (len(clans), FEWEST, len(CLANS)),
        (setup.generals, FEWEST_GENERALS, MOST_GENERALS),
        (setup.turns, FEWEST_TURNS, MOST_TURNS),
        (setup.minutes, 0, LONGEST),
    )
    if all(least <= count <= most for count, least, most in bounds):
        seats = seats_of(clans, setup.generals, apart=apart)
        fitting = setup.seats in (seats, (*seats, REFEREE))
        if fitting and set(clans) <= set(CLANS) and setup.ties in (SHARED, BY_CASTLES):
            return
    raise BadInput(say("campaign-bad-setup"), place="setup")


L5R_STRATEGIC = Box(
    id=GAME,
    about=say("game-l5r-strategic-about"),
    company=say("game-l5r-strategic-company"),
    at_once=say("game-l5r-strategic-at-once"),
    minutes=(20, 90),
    formats=(CAMPAIGN_FORMAT,),
    plan=plan,
    begin=begin,
    options=Options,
    faults=faults,
    positions=CampaignPositions(),
    customs=Customs(hears=hears, witness=WITNESS, weights=WEIGHTS),
    players=PLAYERS,
    draw=draw,
    views=(CampaignView,),
)
