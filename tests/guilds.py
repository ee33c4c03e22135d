"""Guilds: a game of decks that only tests play. Each seat brings a deck of three sections.

A guild has a master, six to ten members and up to two oaths. There may be two of a member, of
apprentices any number. A card may be a master or a member: which of the two, only its heading
says. The rest of the rules are those of the courts game, and every oath is worth a coin.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field
from tests.synthetic.box import FORMATS
from tests.synthetic.state import new_state

from gorin.content.box.box import Box, Decks, NoOptions, check_seats
from gorin.content.box.decks import chosen_sheet, shipped_sheet
from gorin.content.box.format import Format
from gorin.content.box.wishes import DEFAULT, Deck, Plan, Wishes
from gorin.content.cards.pool import SHIPPED
from gorin.content.decks.outline import COUNTED, LISTED, ONE, Group, Outline, Section
from gorin.content.decks.report import Sort, Telling
from gorin.content.decks.sheets import Known
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.table import Table
from gorin.kernel.words import say

GAME = "guilds"
MASTER, MEMBERS, OATHS = "master", "members", "oaths"


class Card(Struct, frozen=True):
    """A card: a person, who may lead, or an oath."""

    slug: str
    name: str
    kind: str
    number: str = ""
    aliases: tuple[str, ...] = ()


def _card(name: str, kind: str) -> Card:
    return Card(name.casefold().replace(" ", "-"), name, kind)


CARDS: Mapping[str, Card] = {
    card.slug: card
    for card in (
        *(_card(name, "knight") for name in ("Ada", "Bram", "Cleo", "Dirk")),
        *(_card(name, "smith") for name in ("Edda", "Falk", "Gerd", "Hild")),
        _card("Apprentice", "apprentice"),
        *(_card(name, "oath") for name in ("Oath of Salt", "Oath of Iron", "Oath of Bread")),
    )
}


def _is_person(card: Card) -> bool:
    return card.kind != "oath"


OUTLINE = Outline(
    game=GAME,
    title="Guilds",
    clause="GU-1",
    sections=(
        Section(
            id=MEMBERS,
            title="guilds-members",
            headings=("Members",),
            holds=_is_person,
            style=COUNTED,
            fewest=6,
            most=10,
            copies=2,
            free=lambda card: card.kind == "apprentice",
            clause="GU-2",
            groups=(Group(("Smiths",), lambda card: card.kind == "smith"),),
        ),
        Section(
            id=MASTER,
            title="guilds-master",
            headings=("Master",),
            holds=_is_person,
            style=ONE,
            fewest=1,
            most=1,
            clause="GU-3",
            by_heading=True,
        ),
        Section(
            id=OATHS,
            title="guilds-oaths",
            headings=("Oaths",),
            holds=lambda card: card.kind == "oath",
            style=LISTED,
            most=2,
            copies=1,
            clause="GU-4",
        ),
    ),
)

TEXTS = {
    "salt": """
name = "Salt"
game = "guilds"
description = "guilds-about-salt"
master = "ada"
oaths = ["oath-of-salt"]

[members]
bram = 2
cleo = 2
edda = 2
""",
    "iron": """
name = "Iron"
game = "guilds"
master = "falk"
oaths = ["oath-of-iron", "oath-of-bread"]

[members]
falk = 2
gerd = 2
hild = 2
dirk = 1
""",
}


class Seat(Struct, frozen=True):
    """A seat's things: its master and its oaths."""

    master: str
    oaths: tuple[str, ...] = ()


class Setup(Struct, frozen=True):
    """All a match starts from."""

    seats: tuple[Seat, ...] = field(default_factory=tuple[Seat, ...])


def usual(wishes: Wishes, seat: int) -> str:
    """Return the deck that a seat plays: one each in turn."""
    return tuple(TEXTS)[seat % len(TEXTS)]


def _seat(wishes: Wishes, seat: int) -> Seat:
    deck = wishes.deck(seat)
    chosen = Deck(usual(wishes, seat)) if deck == DEFAULT else deck
    read = chosen_sheet(DECKS, wishes.library, chosen, files=wishes.files).sound()
    return Seat(read.only(MASTER), tuple(read.section(OATHS)))


def plan(wishes: Wishes) -> Plan:
    """Return the plan of a match; it raises all that is wrong with all decks."""
    format = BOX.format(wishes.format)
    check_seats(format, wishes.seats)
    seats: list[dict[str, Any]] = []
    wrong: list[BadInput] = []
    for number in range(wishes.seats):
        try:
            seat = _seat(wishes, number)
        except BadInput as error:
            wrong += error.all
        else:
            seats.append({"master": seat.master, "oaths": list(seat.oaths)})
    if wrong:
        raise BadInput.together(wrong)
    return Plan(GAME, format.id, {"seats": seats}, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match: an oath is a coin."""
    setup = read_fields(plan.data, Setup, "setup")
    rulebook = BOX.any_format(plan.format).rulebook
    state = new_state(len(setup.seats), rulebook.numbers)
    for seat in state.seats:
        state.coins[seat] = len(setup.seats[seat].oaths)
    return Table(rulebook, state)


def called() -> dict[str, str]:
    """Return the names of the decks that come with the game, by id."""
    return {id: shipped_sheet(DECKS, SHIPPED, id).deck.name for id in TEXTS}


DECKS: Decks = Decks(
    names=lambda: tuple(TEXTS),
    called=called,
    usual=usual,
    outline=OUTLINE,
    text=TEXTS.__getitem__,
    known=lambda library: Known(CARDS, {"ivor": "guilds-later"}),
    telling=Telling(
        sort=lambda library, card: Sort(card.kind, say(f"guilds-{card.kind}")),
        kinds=("knight", "smith"),
    ),
    printed=("salt",),
)

FORMAT = Format(
    id="open",
    title="format-guilds-open",
    book="courts",
    rulebook=FORMATS[0].rulebook,
    fewest_seats=2,
    most_seats=4,
)

BOX = Box(id=GAME, formats=(FORMAT,), plan=plan, begin=begin, options=NoOptions, decks=DECKS)
