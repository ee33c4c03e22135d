"""Matches of any game from names of formats, levels and decks; and their journals' headers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from gorin import __version__
from gorin.content.tomb_raider import series as tomb_raider_series
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.decks import Deck
from gorin.content.tomb_raider.goals import aimed, format_of
from gorin.content.tomb_raider.owned import pool_of
from gorin.content.tomb_raider.pool import SHORT, Overlay, digest_of, pool_in_use
from gorin.content.tomb_raider.series import SeriesWishes
from gorin.games.catalog import GAMES, JOINED, SERIES, Format, formats_of
from gorin.games.tomb_raider.events.turns import OrderSet
from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.levels.format import Level
from gorin.kernel.chance import ChanceSource, Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Header, digest, header_digest
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import say

SERIES_PREFIX = "series-"
"""How the formats of journals of series begin."""
JOINED_SUFFIX = "-series"
"""How those of journals of series end in which the levels are played too."""

ENTERED = "entered"
CARDS = ("cards", ENTERED)
"""The digests in a journal's header of the cards of its match, and of what was entered of them;
the second is absent if nothing was.
"""


class Plan(Struct, frozen=True):
    """A match that has not begun: its format and all it starts from, as plain data.

    `entered` is what the owner of cards has entered, so that other processes play with it too.
    """

    game: str
    format: str
    data: dict[str, Any]
    seats: int
    entered: Overlay = field(default_factory=dict[str, Mapping[str, str]])


class Wishes(Struct, frozen=True, kw_only=True):
    """What a person asks for when starting a match; None means the game's default.

    `level` and `decks` are ids or paths of files; `opening` is "chosen" or "random". Without a
    `format` it is the one of the level's goal; `points` are those agreed on, such as "traps=1".
    """

    seats: int
    format: str | None = None
    level: str | None = None
    variant: str | None = None
    decks: tuple[str, ...] = ()
    turn_limit: int | None = None
    opening: str = "chosen"
    points: tuple[str, ...] = ()


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
        level=wishes.level or chosen.level or tomb_raider.DEFAULT_LEVEL,
        variant=wishes.variant,
        decks=wishes.decks,
        turn_limit=wishes.turn_limit,
        opening=wishes.opening,
    )
    return _aimed(chosen, made, wishes)


def plan_given(game: str, wishes: Wishes, level: Level, decks: tuple[Deck, ...]) -> Plan:
    """Return the plan of a match on a level and with decks that have been read already.

    For requests from elsewhere, which may name no file: `level` and `decks` of the wishes do
    not count.

    Raises:
        BadInput: what is asked for does not exist or does not fit.
    """
    chosen = find_format(game, wishes.format)
    seats = tuple(tomb_raider.seat_with(deck) for deck in decks)
    made = tomb_raider.MatchPlan(level, seats, wishes.variant, wishes.turn_limit, wishes.opening)
    return _aimed(chosen, made, wishes)


def _aimed(chosen: Format, made: tomb_raider.MatchPlan, wishes: Wishes) -> Plan:
    level = aimed(made.level, wishes.variant, wishes.format, wishes.points)
    data = tomb_raider.plan_data(replace(made, level=level))
    format = format_of(level, wishes.variant, chosen.id)
    return Plan(chosen.game, format, data, wishes.seats, pool_in_use().entered)


def plan_of_series(wishes: SeriesWishes) -> Plan:
    """Return the plan of a series of levels.

    Raises:
        BadInput: what is asked for does not exist or cannot be read.
    """
    made = tomb_raider_series.plan_series(wishes)
    data = tomb_raider_series.series_data(made)
    format = SERIES_PREFIX + made.kind
    return Plan("tomb-raider", format, data, wishes.seats, pool_in_use().entered)


def plan_of_joined(wishes: SeriesWishes, decks: tuple[Deck, ...]) -> Plan:
    """Return the plan of a series that is played together with its levels as one match.

    For requests from elsewhere, which may name no file: the decks have been read already.

    Raises:
        BadInput: what is asked for does not exist or does not fit.
    """
    made = tomb_raider_series.plan_series_given(wishes, decks)
    data = tomb_raider_series.series_data(made)
    format = made.kind + JOINED_SUFFIX
    return Plan("tomb-raider", format, data, wishes.seats, pool_in_use().entered)


def is_joined(format: str) -> bool:
    """Return whether a format is a series that is played together with its levels."""
    return any(found.id == format for found in JOINED)


def plan_of_level(series: Match[Any], plan: Plan) -> Plan:
    """Return the plan of the level that a series waits for now."""
    kind = plan.format.removeprefix(SERIES_PREFIX)
    format, made = tomb_raider_series.level_plan(series.table, kind)
    return Plan(plan.game, format, tomb_raider.plan_data(made), plan.seats, plan.entered)


def begin(plan: Plan) -> Table[Any]:
    """Return the table of a planned match or series, ready to start.

    Raises:
        BadInput: all that is wrong with the plan.
    """
    chosen = _rules_of(plan)
    pool = pool_of(plan.entered)
    if chosen in JOINED:
        joined = tomb_raider_series.read_series(plan.data, "setup")
        return tomb_raider_series.begin_joined(chosen.rulebook, joined, pool)
    if chosen in SERIES:
        series = tomb_raider_series.read_series(plan.data, "setup")
        return tomb_raider_series.begin_series(chosen.rulebook, series, pool)
    data = tomb_raider.read_plan(plan.data, "setup")
    return tomb_raider.begin(chosen.rulebook, data, pool)


def _rules_of(plan: Plan) -> Format:
    """Return the format of a plan, which may be a series."""
    for found in (*SERIES, *JOINED):
        if (plan.game, plan.format) == (found.game, found.id):
            return found
    return find_format(plan.game, plan.format)


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
        __version__,
        plan.data,
        {**_digests(plan), **card_digests(begin(plan), plan.entered)},
        None if seed is None else Committed.commitment(seed),
        entropy,
        players,
    )


def _digests(plan: Plan) -> dict[str, str]:
    chosen = _rules_of(plan)
    rulebook = (chosen.rulebook.name, chosen.rulebook.version)
    return header_digest({"rulebook": rulebook, "setup": plan.data})


def plan_of(header: Header) -> Plan:
    """Return the plan a journal's header holds, to be played with the cards in use.

    Raises:
        BadInput: the journal was written with other rules or cards, or was edited.
    """
    entered = pool_in_use().entered
    seats = header.setup.get("seats")
    count = len(seats) if isinstance(seats, list | tuple) else 0
    plan = Plan(header.game, header.format, header.setup, count, entered)
    expected = _digests(plan)
    named = {name: value for name, value in header.digests.items() if name not in CARDS}
    for name, value in named.items():
        if expected.get(name) != value:
            other = say("journal-other-version", part=name, version=header.version)
            raise BadInput(other, place="header")
    if len(named) < len(header.digests):
        check_cards(header, plan)
    return plan


def card_digests(table: Table[Any], entered: Overlay) -> dict[str, str]:
    """Return the digests of the cards of a match, and of what was entered of them if any was."""
    found: tuple[CardFacts, ...] = table.state.cards
    own = pool_of(entered).entered_among(found)
    return {"cards": digest_of(found), **({ENTERED: digest(own)} if own else {})}


def check_cards(header: Header, plan: Plan) -> None:
    """Check that a journal was played with the cards in use, as far as they were in the match.

    Raises:
        BadInput: they differ; the message names the digest wanted and the one in use.
    """
    try:
        used = card_digests(begin(plan), plan.entered)
    except BadInput:
        # Other cards may not even allow the setup; that they are others says why.
        used = {ENTERED: digest(plan.entered)} if plan.entered else {}
    if all(used.get(name) == header.digests.get(name) for name in CARDS):
        return
    wanted, found = header.digests.get(ENTERED), used.get(ENTERED)
    if wanted == found:
        raise BadInput(
            say("journal-other-version", part="cards", version=header.version), place="header"
        )
    used_now = found[:SHORT] if found else say("journal-no-entered")
    if wanted is None:
        raise BadInput(say("journal-shipped-cards", used=used_now), place="header")
    told = say("journal-other-cards", wanted=wanted[:SHORT], used=used_now)
    raise BadInput(told, place="header")


def match_of(header: Header) -> Match[Any]:
    """Return the match a journal starts from, not started, without a source of chance.

    Raises:
        BadInput: the header does not fit this version or makes no sense.
    """
    return Match(begin(plan_of(header)))


def first_seat(match: Match[Any]) -> Seat | None:
    """Return the seat that went first in the first turn; None before it, or without an order."""
    for event in match.log():
        if isinstance(event, OrderSet):
            return event.seats[0]
    return None


def plan_digest(plan: Plan) -> str:
    """Return a short name of a plan for file names and reports."""
    return digest(plan)[:12]
