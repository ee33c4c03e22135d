"""The box of L5R LCG: its formats, cards and decks, and how a match of them begins."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.bots.l5r_lcg.bot import LcgBot
from gorin.bots.players import Players
from gorin.content.box.box import Box, check_seats
from gorin.content.box.format import Format
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.cards.kit import CardKit
from gorin.content.l5r_lcg.customs import CUSTOMS
from gorin.content.l5r_lcg.deck_figures import TELLING
from gorin.content.l5r_lcg.decks import DECKS, Entry, entry_of, seat_deck, sound
from gorin.content.l5r_lcg.drawing import draw
from gorin.content.l5r_lcg.guidance import GUIDANCE
from gorin.content.l5r_lcg.lessons import LESSONS_OF_LCG
from gorin.content.l5r_lcg.options import Options, rulings_of
from gorin.content.l5r_lcg.pages import page_of
from gorin.content.l5r_lcg.pool import is_playable, pool_in, shipped
from gorin.content.l5r_lcg.positions import LcgPositions
from gorin.content.l5r_lcg.search import index
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.game import GAME
from gorin.games.l5r_lcg.rulings import RECOMMENDED, Rulings
from gorin.games.l5r_lcg.state import new_state, numbers_with
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
    fewest_seats=SKIRMISH.numbers.fewest_seats,
    most_seats=SKIRMISH.numbers.most_seats,
    games=(1, 3, 5),
)

STRONGHOLD_FORMAT = Format(
    id="stronghold",
    title="format-l5r-lcg-stronghold",
    book=GAME,
    rulebook=STRONGHOLD,
    fewest_seats=STRONGHOLD.numbers.fewest_seats,
    most_seats=STRONGHOLD.numbers.most_seats,
)


ENLIGHTENMENT_FORMAT = Format(
    id="enlightenment",
    title="format-l5r-lcg-enlightenment",
    book=GAME,
    rulebook=ENLIGHTENMENT,
    fewest_seats=ENLIGHTENMENT.numbers.fewest_seats,
    most_seats=ENLIGHTENMENT.numbers.most_seats,
)


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from: the deck of each seat, and the rulings if they are not usual."""

    seats: tuple[Entry, ...]
    rulings: Rulings = RECOMMENDED


def plan(wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: there are too few or too many seats, or all that is wrong with all decks.
    """
    format = L5R_LCG.format(wishes.format)
    check_seats(format, wishes.seats)
    cards = pool_in(wishes.library).cards
    seats: list[Any] = []
    wrong: list[BadInput] = []
    for seat in range(wishes.seats):
        try:
            seats.append(msgspec.to_builtins(entry_of(sound(wishes, seat), cards)))
        except BadInput as error:
            wrong += error.all
    if wrong:
        raise BadInput.together(wrong)
    data: dict[str, Any] = {"seats": seats}
    rulings = rulings_of(wishes.options)
    if rulings != RECOMMENDED:
        data["rulings"] = msgspec.to_builtins(rulings)
    return Plan(GAME, format.id, data, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match.

    Raises:
        BadInput: a deck of it has cards that there are not.
    """
    setup = read_fields(plan.data, Setup, "setup")
    rulebook = L5R_LCG.any_format(plan.format).rulebook
    if setup.rulings != RECOMMENDED:
        numbers = numbers_with(rulebook.numbers, setup.rulings)
        rulebook = rulebook.amended(rulebook.name, numbers=numbers)
    return Table(rulebook, new_state(tuple(map(seat_deck, setup.seats)), rulebook.numbers))


L5R_LCG = Box(
    id=GAME,
    about=say("game-l5r-lcg-about"),
    minutes=(10, 90),
    formats=(SKIRMISH_FORMAT, STRONGHOLD_FORMAT, ENLIGHTENMENT_FORMAT),
    plan=plan,
    begin=begin,
    options=Options,
    cards=CardKit(game=GAME, shipped=shipped, page=page_of, index=index, playable=is_playable),
    decks=replace(DECKS, telling=TELLING),
    customs=CUSTOMS,
    lessons=LESSONS_OF_LCG,
    guidance=GUIDANCE,
    draw=draw,
    players=Players(heuristic=lambda seed, error: LcgBot(seed, error, shipped().cards)),
    positions=LcgPositions(),
    views=(LcgView,),
)
