"""Matches of any game from names of formats, levels and decks; and their journals' headers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from gorin import __version__
from gorin.content import tomb_raider
from gorin.games.catalog import GAMES, Format, formats_of
from gorin.kernel.chance import ChanceSource, Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.journal import Header, digest, header_digest
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import say


class Plan(Struct, frozen=True):
    """A match that has not begun: its format and all it starts from, as plain data."""

    game: str
    format: str
    data: dict[str, Any]
    seats: int


class Wishes(Struct, frozen=True, kw_only=True):
    """What a person asks for when starting a match; None means the game's default.

    `level` and `decks` are ids or paths of files; `opening` is "chosen" or "random".
    """

    seats: int
    format: str | None = None
    level: str | None = None
    variant: str | None = None
    decks: tuple[str, ...] = ()
    turn_limit: int | None = None
    opening: str = "chosen"


def find_format(game: str, asked: str | None = None) -> Format:
    """Return a format of a game, the default one if none is asked for.

    Raises:
        BadInput: there is no such game, or nothing of it can be played yet.
    """
    if game not in GAMES:
        raise BadInput(say("game-unknown", asked=game, known=GAMES))
    formats = formats_of(game)
    if not formats:
        raise BadInput(say("game-not-playable", game=game))
    for found in formats:
        if asked in (None, found.id):
            return found
    known = tuple(found.id for found in formats)
    raise BadInput(say("format-unknown", asked=asked or "", known=known))


def plan(game: str, wishes: Wishes) -> Plan:
    """Return the plan of a match.

    Raises:
        BadInput: what is asked for does not exist or cannot be read.
    """
    chosen = find_format(game, wishes.format)
    made = tomb_raider.plan_match(
        seats=wishes.seats,
        level=wishes.level or tomb_raider.DEFAULT_LEVEL,
        variant=wishes.variant,
        decks=wishes.decks,
        turn_limit=wishes.turn_limit,
        opening=wishes.opening,
    )
    return Plan(game, chosen.id, tomb_raider.plan_data(made), wishes.seats)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match, ready to start.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    chosen = find_format(plan.game, plan.format)
    return tomb_raider.begin(chosen.rulebook, tomb_raider.read_plan(plan.data, "setup"))


def starter(plan: Plan) -> Callable[[ChanceSource], Match[Any]]:
    """Return a function that makes new matches of a plan quickly, for series of many."""
    first = begin(plan)

    def make(chance: ChanceSource) -> Match[Any]:
        table = Table(first.rulebook, first.state.copy())
        return Match(table, chance=chance, forkable=False)

    return make


def make_header(
    plan: Plan,
    *,
    players: tuple[str, ...] = (),
    seed: bytes | None = None,
    entropy: tuple[str, ...] = (),
) -> Header:
    """Return the header of a match's journal; with a seed its commitment is published in it."""
    chosen = find_format(plan.game, plan.format)
    return Header(
        plan.game,
        plan.format,
        __version__,
        plan.data,
        header_digest(
            {
                "rulebook": (chosen.rulebook.name, chosen.rulebook.version),
                "cards": tomb_raider.cards_digest(),
                "setup": plan.data,
            }
        ),
        None if seed is None else Committed.commitment(seed),
        entropy,
        players,
    )


def plan_of(header: Header) -> Plan:
    """Return the plan a journal's header holds.

    Raises:
        BadInput: the journal was written with other rules or card data, or was edited.
    """
    chosen = find_format(header.game, header.format)
    expected = header_digest(
        {
            "rulebook": (chosen.rulebook.name, chosen.rulebook.version),
            "cards": tomb_raider.cards_digest(),
            "setup": header.setup,
        }
    )
    for name, value in header.digests.items():
        if expected.get(name) != value:
            raise BadInput(
                say("journal-other-version", part=name, version=header.version), place="header"
            )
    seats = len(header.setup.get("seats", ()))
    return Plan(header.game, header.format, header.setup, seats)


def match_of(header: Header) -> Match[Any]:
    """Return the match a journal starts from, not started, without a source of chance.

    Raises:
        BadInput: the header does not fit this version or makes no sense.
    """
    return Match(begin(plan_of(header)))


def plan_digest(plan: Plan) -> str:
    """Return a short name of a plan for file names and reports."""
    return digest(plan)[:12]
