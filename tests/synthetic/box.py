"""The box of the courts game: how a game that only tests play moves into the house."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace
from tests.synthetic.drawing import draw
from tests.synthetic.game import COURTS, TEMPEST
from tests.synthetic.kit import KIT
from tests.synthetic.measures import BALANCE, MEASURES
from tests.synthetic.state import new_state

from gorin.content.box.box import Box, check_seats
from gorin.content.box.format import Format
from gorin.content.box.wishes import Plan, Wishes
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Table
from gorin.kernel.words import say

GAME = "courts"
MOST_TURNS = 60
NEVER = 1_000
"""After so many turns a referee would look out of the window, or a duel be reported: no match is
so long. Nobody at a table answers for either yet.
"""


Turns = Annotated[int, Meta(extra_json_schema={"minimum": 1, "maximum": MOST_TURNS})]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options: after how many turns the match ends, life, how seldom councils are held."""

    turns: Turns = 12
    life: Turns = 2
    councils: Turns = 4


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from: the team of each seat, and the options."""

    seats: tuple[int, ...]
    options: Options


def _at_a_table(rulebook: Rulebook) -> Rulebook:
    numbers = replace(rulebook.numbers, storm_every=NEVER, duel_every=NEVER)
    return rulebook.amended(f"{rulebook.name}, at a table", numbers=numbers)


def _format(id: str, rulebook: Rulebook) -> Format:
    return Format(
        id=id,
        title=f"format-courts-{id}",
        book=GAME,
        rulebook=_at_a_table(rulebook),
        fewest_seats=2,
        most_seats=6,
    )


FORMATS = (_format("peace", COURTS), _format("tempest", TEMPEST))


def faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield the options that are out of bounds."""
    for name in ("turns", "life", "councils"):
        if not 1 <= getattr(wishes.options, name) <= MOST_TURNS:
            yield BadInput(say("courts-bad-option", most=MOST_TURNS), place=name)


def plan(wishes: Wishes) -> Plan:
    """Return the plan of a match."""
    format = BOX.format(wishes.format)
    check_seats(format, wishes.seats)
    options: dict[str, Any] = asdict(wishes.options)
    teams = [seat % 2 for seat in range(wishes.seats)]
    return Plan(GAME, format.id, {"seats": teams, "options": options}, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match."""
    setup = read_fields(plan.data, Setup, "setup")
    rulebook = BOX.any_format(plan.format).rulebook
    options = setup.options
    numbers = replace(
        rulebook.numbers, turns=options.turns, life=options.life, council_every=options.councils
    )
    amended = rulebook.amended(rulebook.name, numbers=numbers)
    return Table(amended, new_state(len(setup.seats), numbers))


TEXTS = files("tests.synthetic") / "texts"

BOX = Box(
    id=GAME,
    about=say("game-courts-about"),
    minutes=(2, 10),
    formats=FORMATS,
    plan=plan,
    begin=begin,
    options=Options,
    faults=faults,
    draw=draw,
    measures=MEASURES,
    balance=BALANCE,
    cards=KIT,
    texts=TEXTS,
)
