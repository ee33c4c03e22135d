"""The catalogue for Tomb Raider's own pages before a table is opened: its entry's own part."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from gorin.content.cards.pool import Library
from gorin.content.tomb_raider import series, setup
from gorin.content.tomb_raider.formats import JOINED, JOINED_SUFFIX, LEVEL_OF
from gorin.content.tomb_raider.levels import IN_CATALOGUE
from gorin.content.tomb_raider.pool import CardPool, pool_in
from gorin.content.tomb_raider.series import Kind
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.series.numbers import Numbers
from gorin.games.tomb_raider.series.state import CARRIED, ORDERS
from gorin.kernel.words import Message, say


class VariantEntry(Struct, frozen=True):
    """A version of a level; `title` is a message of the catalogue."""

    id: str
    title: Message
    recommended: bool
    fewest_seats: int
    most_seats: int
    power: int
    width: int
    depth: int
    solo: bool
    decks: tuple[str, ...]


class LevelEntry(Struct, frozen=True):
    """A level that comes with Gorin, its figures those of its first variant.

    Attributes:
        solo: one may play it alone.
        ours: its targets for playing alone are this project's own.
        goal: "find-treasure", "recovery" or "bounty-hunter".
        decks: the decks that seats play by default, the first two or three.
    """

    id: str
    title: Message
    clause: str
    fewest_seats: int
    most_seats: int
    power: int
    width: int
    depth: int
    solo: bool
    ours: bool
    goal: str
    turn_limit: int | None
    decks: tuple[str, ...]
    variants: tuple[VariantEntry, ...]


class SeriesEntry(Struct, frozen=True):
    """A series of levels that is played as one match, and what may be agreed on in it.

    Attributes:
        levels: the ids of the levels that are usual; of those that players bring one for each.
        levels_each: there is one level for each player.
        same_power: all levels must have the same power.
        allowed: the ids of all levels that may be played in it.
        order: the usual one of the `orders`.
        scorings: how it may be scored, the usual way first.
        carry: what may be carried over by agreement, beside what its rules say.
        turn_limit: after so many turns each level ends, where nobody says otherwise.
        decks: the decks that seats play by default, the first few.
    """

    id: str
    title: Message
    fewest_seats: int
    most_seats: int
    levels: tuple[str, ...]
    levels_each: bool
    same_power: bool
    allowed: tuple[str, ...]
    orders: tuple[str, ...]
    order: str
    scorings: tuple[str, ...]
    carry: tuple[str, ...]
    turn_limit: int
    decks: tuple[str, ...]


class TombRaiderEntry(Struct, frozen=True):
    """The part of Tomb Raider's entry that lists what can be played beside its formats.

    Attributes:
        levels: those that come with Gorin, the usual one first.
        series: the kinds of series.
        usual_levels: the level that a format is played on by default, where it has one.
    """

    levels: tuple[LevelEntry, ...]
    series: tuple[SeriesEntry, ...]
    usual_levels: Mapping[str, str]


def entry(library: Library) -> TombRaiderEntry:
    """Return all that can be played beside formats."""
    pool = pool_in(library)
    return TombRaiderEntry(
        tuple(_level(setup.load_level(pool, id)) for id in setup.level_names()),
        tuple(_series(pool, kind) for kind in series.KINDS.values()),
        LEVEL_OF,
    )


def _series(pool: CardPool, kind: Kind) -> SeriesEntry:
    (format,) = (each for each in JOINED if each.id == kind.id + JOINED_SUFFIX)
    numbers: Numbers = format.rulebook.numbers.series.numbers
    return SeriesEntry(
        kind.id,
        say(format.title),
        format.fewest_seats,
        format.most_seats,
        kind.levels,
        kind.levels_each,
        numbers.same_power,
        series.levels_for(pool, kind),
        ORDERS,
        kind.order,
        kind.scorings,
        tuple(card for card in CARRIED if card not in kind.carry) if kind.carry_is_open else (),
        kind.turn_limit,
        tuple(series.usual_deck(kind, seat) for seat in range(format.most_seats)),
    )


def _level(level: Level) -> LevelEntry:
    form = level.variant(None) or level
    return LevelEntry(
        level.id,
        _titled(level.title),
        level.clause,
        form.players.min,
        form.players.max,
        form.power,
        form.width,
        form.depth,
        form.solo is not None,
        form.solo is not None and form.solo.ours,
        form.goal,
        form.turn_limit,
        _decks_on(level, None),
        tuple(_variant(level, place) for place in range(len(level.variants))),
    )


def _variant(level: Level, place: int) -> VariantEntry:
    variant, form = level.variants[place], level.forms[place]
    return VariantEntry(
        variant.id,
        _titled(variant.title),
        variant.recommended,
        form.players.min,
        form.players.max,
        form.power,
        form.width,
        form.depth,
        form.solo is not None,
        _decks_on(level, variant.id),
    )


def _decks_on(level: Level, variant: str | None) -> tuple[str, ...]:
    """Return the decks that seats play by default, for as many seats as there may be."""
    form = level.variant(variant) or level
    most = form.players.max
    return tuple(setup.usual_deck(level, variant, most, seat) for seat in range(most))


def _titled(title: str) -> Message:
    assert title.startswith(IN_CATALOGUE), f"the title of a shipped level is a message: {title}"
    return say(title)
