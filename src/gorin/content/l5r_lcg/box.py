"""The box of L5R LCG: its format and ready decks, and how a match of them begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from gorin.content.box.box import Box, check_seats
from gorin.content.box.format import Format
from gorin.content.box.wishes import Plan, Wishes
from gorin.content.l5r_lcg.customs import CUSTOMS
from gorin.content.l5r_lcg.drawing import draw
from gorin.content.l5r_lcg.positions import LcgPositions
from gorin.games.l5r_lcg.facts import CLANS
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.game import GAME
from gorin.games.l5r_lcg.rulings import (
    PRESETS,
    RECOMMENDED,
    Attackable,
    BanList,
    FateOnRing,
    OnStronghold,
    Outsiders,
    Participant,
    Ringless,
    Rulings,
    Sideboard,
    TakingRings,
    TreatyCards,
)
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
    fewest_seats=SKIRMISH.numbers.fewest_seats,
    most_seats=SKIRMISH.numbers.most_seats,
)

STRONGHOLD_FORMAT = Format(
    id="stronghold",
    title="format-l5r-lcg-stronghold",
    book=GAME,
    rulebook=STRONGHOLD,
    fewest_seats=STRONGHOLD.numbers.fewest_seats,
    most_seats=STRONGHOLD.numbers.most_seats,
)


def of_format(*formats: str) -> Meta:
    """Return a note that an option belongs to some formats only."""
    return Meta(extra_json_schema={"formats": list(formats)})


IN_SKIRMISH = of_format("skirmish")
IN_ENLIGHTENMENT = of_format("enlightenment")
IN_BOTH = of_format("skirmish", "enlightenment")
Preset = Literal["preset"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen: the clan whose ready deck the first seat plays; the others take turns.

    `rulings` says which document is followed where they disagree. Each point is a switch of its
    own, too, by the name that the clauses call it by; it stands as the rulings say unless it is
    set.
    """

    clan: Literal["crane", "lion"] = "crane"
    rulings: Annotated[Literal["recommended", "seed", "rrg16"], IN_BOTH] = "recommended"
    enl_stronghold_attackable_after: Annotated[Preset | Attackable, IN_ENLIGHTENMENT] = "preset"
    enl_ring_on_stronghold: Annotated[Preset | OnStronghold, IN_ENLIGHTENMENT] = "preset"
    enl_fate_on_ring: Annotated[Preset | FateOnRing, IN_ENLIGHTENMENT] = "preset"
    enl_taking_rings: Annotated[Preset | TakingRings, IN_ENLIGHTENMENT] = "preset"
    enl_treaty_cards: Annotated[Preset | TreatyCards, IN_ENLIGHTENMENT] = "preset"
    enl_outsider_participation: Annotated[Preset | Outsiders, IN_ENLIGHTENMENT] = "preset"
    enl_ringless: Annotated[Preset | Ringless, IN_ENLIGHTENMENT] = "preset"
    ski_sideboard_check: Annotated[Preset | Sideboard, IN_SKIRMISH] = "preset"
    ski_favor_needs_participant: Annotated[Preset | Participant, IN_SKIRMISH] = "preset"
    ski_ban_list: Annotated[Preset | BanList, IN_SKIRMISH] = "preset"


def rulings_of(options: Options) -> Rulings:
    """Return what is played where the documents disagree: a preset, and what is set beside it."""
    asked = {name: getattr(options, name) for name in Rulings.__struct_fields__}
    own = {name: value for name, value in asked.items() if value != "preset"}
    return replace(PRESETS[options.rulings], **own)


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All a match starts from: the clan of each seat, and the rulings if they are not usual."""

    seats: tuple[str, ...]
    rulings: Rulings = RECOMMENDED


def faults(wishes: Wishes) -> Iterator[BadInput]:
    """Yield a fault for each seat that brings a deck: only ready decks can be played."""
    for deck in wishes.decks:
        if deck.deck or deck.text:
            yield BadInput(say("lcg-no-own-decks"), place="deck")
    if wishes.options.enl_treaty_cards == "on":
        yield BadInput(say("lcg-no-treaty-cards"), place="enl_treaty_cards", clause="ENL-10.1")


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
    rulings = rulings_of(wishes.options)
    data: dict[str, Any] = {"seats": clans}
    if rulings != RECOMMENDED:
        data["rulings"] = msgspec.to_builtins(rulings)
    return Plan(GAME, format.id, data, wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match."""
    setup = read_fields(plan.data, Setup, "setup")
    rulebook = L5R_LCG.any_format(plan.format).rulebook
    if setup.rulings != RECOMMENDED:
        numbers = replace(rulebook.numbers, rulings=setup.rulings)
        rulebook = rulebook.amended(rulebook.name, numbers=numbers)
    strongholds = plan.format == STRONGHOLD_FORMAT.id
    return Table(rulebook, new_state(setup.seats, rulebook.numbers, strongholds=strongholds))


L5R_LCG = Box(
    id=GAME,
    about=say("game-l5r-lcg-about"),
    minutes=(10, 40),
    formats=(SKIRMISH_FORMAT, STRONGHOLD_FORMAT),
    plan=plan,
    begin=begin,
    options=Options,
    faults=faults,
    customs=CUSTOMS,
    draw=draw,
    positions=LcgPositions(),
    views=(LcgView,),
)
