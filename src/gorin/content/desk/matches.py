"""Matches of any game from names of formats, levels and decks; and their journals' headers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from gorin.content.box.format import Format
from gorin.content.box.wishes import Deck, Plan, Wishes
from gorin.content.boxes import find_box, read_options
from gorin.content.cards.pool import Library, Overlay
from gorin.content.desk.versions import (
    RULEBOOK,
    SOURCES,
    OtherRules,
    Unplayable,
    check_rules,
    other_cards,
    program,
    rules_digests,
)
from gorin.kernel.chance import ChanceSource, Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Header, digest, header_digest
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import say

SHORT = 12
"""The number of digits of a digest that people are shown."""
SETUP = "setup"
ENTERED = "entered"
RULES = (RULEBOOK, SOURCES)
CARDS = ("cards", ENTERED)
"""The digests in a journal's header of the cards of its match, and of what was entered of them;
the second is absent if nothing was.
"""


def wishes_for(
    library: Library,
    game: str,
    *,
    seats: int,
    format: str | None = None,
    decks: tuple[str, ...] = (),
    **options: Any,
) -> Wishes:
    """Return what somebody at this machine asks for; None in an option means its default.

    Args:
        library: the cards that count.
        game: the id of the game.
        seats: how many play.
        format: the format.
        decks: ids of decks, or paths of files.
        options: options of the game by name; what they name may be files.

    Raises:
        BadInput: there is no such game, or all that is wrong with the options.
    """
    box = find_box(game)
    values = {name: value for name, value in options.items() if value is not None}
    return Wishes(
        seats=seats,
        library=library,
        format=format,
        options=read_options(box, values),
        decks=tuple(Deck(deck) for deck in decks),
        files=True,
    )


def find_format(game: str, asked: str | None = None) -> Format:
    """Return a format of a game, the default one if none is asked for.

    Raises:
        BadInput: there is no such game, or nothing of it can be played yet.
    """
    return find_box(game).format(asked)


def plan(game: str, wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: options are out of bounds, or what is asked for does not exist or cannot be read.
    """
    box = find_box(game)
    faults = list(box.faults(wishes))
    if faults:
        raise BadInput.together(faults)
    return box.plan(wishes)


def told_once(faults: Iterable[BadInput]) -> list[BadInput]:
    """Return faults without those that say again what one says at the same place.

    A box judges what is asked for by its `faults`, and its `plan` may do so too.
    """
    told: list[BadInput] = []
    for fault in faults:
        if not any((one.place, one.message) == (fault.place, fault.message) for one in told):
            told.append(fault)
    return told


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match, ready to start.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    return find_box(plan.game).begin(plan)


def starter(plan: Plan, *, forkable: bool = False) -> Callable[[ChanceSource], Match[Any]]:
    """Return a function that makes new matches of a plan quickly, for series of many.

    Matches that can fork are somewhat slower; bots that search need them.
    """
    first = begin(plan)

    def make(chance: ChanceSource) -> Match[Any]:
        table = Table(first.rulebook, first.state.copy())
        return Match(table, chance=chance, forkable=forkable)

    return make


def make_header(
    plan: Plan,
    *,
    players: tuple[str, ...] = (),
    seed: bytes | None = None,
    entropy: tuple[str, ...] = (),
) -> Header:
    """Return the header of a match's journal; with a seed its commitment is published in it."""
    return Header(
        plan.game,
        plan.format,
        program(),
        plan.data,
        {**_digests(plan), **card_digests(plan)},
        None if seed is None else Committed.commitment(seed),
        entropy,
        players,
    )


def _digests(plan: Plan) -> dict[str, str]:
    chosen = find_box(plan.game).any_format(plan.format)
    return {**rules_digests(plan.game, chosen), **header_digest({SETUP: plan.data})}


def plan_of(library: Library, header: Header) -> Plan:
    """Return the plan a journal's header holds, to be played with the cards of a library.

    Raises:
        OtherRules: the match was played by rules of another version.
        Unplayable: it was played with other cards, or was edited, or is of a format that there is
            no more.
        BadInput: there is no such game.
    """
    box = find_box(header.game)
    if header.format in box.farewells:
        raise Unplayable(say(box.farewells[header.format]), place="header")
    entered: Overlay = {} if box.cards is None else box.cards.entered(library)
    seats = header.setup.get("seats")
    count = len(seats) if isinstance(seats, list | tuple) else 0
    plan = Plan(header.game, header.format, header.setup, count, entered)
    check_rules(header)
    for name, value in header.digests.items():
        is_known = name in (*RULES, *CARDS) or (name == SETUP and value == digest(plan.data))
        if not is_known:
            other = say("journal-other-version", part=name, version=header.version)
            raise Unplayable(other, place="header")
    return _of_edition(header, plan) if set(CARDS) & set(header.digests) else plan


def _of_edition(header: Header, plan: Plan) -> Plan:
    """Return a plan with the figures of cards with which a journal was played.

    Raises:
        Unplayable: it was played with others than Gorin ever had, or than the owner has entered.
    """
    try:
        check_cards(header, plan)
    except BadInput:
        kit = find_box(plan.game).cards
        editions = () if kit is None or kit.sheet is None else tuple(kit.sheet.editions)
        for edition in editions:
            older = replace(plan, edition=edition)
            with suppress(BadInput):
                check_cards(header, older)
                return older
        raise
    return plan


def card_digests(plan: Plan) -> dict[str, str]:
    """Return the digests of the cards of a match, and of what was entered of them if any was.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    cards = find_box(plan.game).cards
    return {} if cards is None else cards.digests(begin(plan), plan.entered)


def check_cards(header: Header, plan: Plan) -> None:
    """Check that a journal was played with the cards of a plan, as far as they were in the match.

    Raises:
        Unplayable: they differ; the message names the digest wanted and the one of the plan.
    """
    try:
        used = card_digests(plan)
    except BadInput as error:
        # Other cards may not even allow the setup; that they are others says why.
        used = {ENTERED: digest(plan.entered)} if plan.entered else {}
        if used.get(ENTERED) == header.digests.get(ENTERED):
            raise _refused(error) from None
    if all(used.get(name) == header.digests.get(name) for name in CARDS):
        return
    wanted, present = header.digests.get(ENTERED), used.get(ENTERED)
    if wanted == present:
        raise OtherRules(other_cards(header), place="header")
    used_now = present[:SHORT] if present else say("journal-no-entered")
    if wanted is None:
        raise Unplayable(say("journal-shipped-cards", used=used_now), place="header")
    message = say("journal-other-cards", wanted=wanted[:SHORT], used=used_now)
    raise Unplayable(message, place="header")


def match_of(library: Library, header: Header) -> Match[Any]:
    """Return the match a journal starts from, not started, without a source of chance.

    Raises:
        Unplayable: it cannot be played here.
        BadInput: the header makes no sense.
    """
    plan = plan_of(library, header)
    try:
        return Match(begin(plan))
    except BadInput as error:
        raise _refused(error) from None


def _refused(error: BadInput) -> Unplayable:
    """Return why a match that was begun once cannot be any more, and what is wrong with it."""
    return Unplayable(say("journal-refused"), place="header", others=error.all)


def plan_digest(plan: Plan) -> str:
    """Return a short name of a plan for file names and reports."""
    return digest(plan)[:12]
