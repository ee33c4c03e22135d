"""The catalogue: the games, and what can be played of each."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.responses import Response

from gorin.content.boxes import box_of, boxes, games
from gorin.content.tomb_raider import series as tomb_raider_series
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.formats import JOINED, JOINED_SUFFIX, LEVEL_OF
from gorin.content.tomb_raider.levels import IN_CATALOGUE
from gorin.content.tomb_raider.series import Kind
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.series.numbers import Numbers
from gorin.games.tomb_raider.series.state import CARRIED, ORDERS
from gorin.hall.terms import Terms
from gorin.kernel.words import Message, say
from gorin.web.blobs import Blob
from gorin.web.bodies.content import (
    Catalogue,
    FormatEntry,
    GameEntry,
    LevelEntry,
    SeriesEntry,
    VariantEntry,
)
from gorin.web.decks import deck_entries
from gorin.web.errors import JSON
from gorin.web.routes import Call, Route


def catalogue() -> Catalogue:
    """Return all that can be played."""
    return Catalogue(tuple(_game(game) for game in games()), Terms())


def _game(game: str) -> GameEntry:
    box = box_of(game)
    formats = tuple(
        FormatEntry(
            found.id,
            say(found.title),
            found.book,
            found.fewest_seats,
            found.most_seats,
            LEVEL_OF.get(found.id),
        )
        for found in (() if box is None else box.choosable)
    )
    title = say(f"game-{game}")
    bots = () if box is None else box.players.levels
    if game != "tomb-raider":
        return GameEntry(game, title, formats, decks=deck_entries(game), bots=bots)
    levels = tuple(_level(tomb_raider.load_level(id)) for id in tomb_raider.level_names())
    series = tuple(_series(kind) for kind in tomb_raider_series.KINDS.values())
    return GameEntry(game, title, formats, levels, deck_entries(game), bots, series)


def _series(kind: Kind) -> SeriesEntry:
    (format,) = (found for found in JOINED if found.id == kind.id + JOINED_SUFFIX)
    numbers: Numbers = format.rulebook.numbers.series.numbers
    return SeriesEntry(
        kind.id,
        say(format.title),
        format.fewest_seats,
        format.most_seats,
        kind.levels,
        kind.levels_each,
        numbers.same_power,
        tomb_raider_series.levels_for(kind),
        ORDERS,
        kind.order,
        kind.scorings,
        tuple(card for card in CARRIED if card not in kind.carry) if kind.carry_is_open else (),
        kind.turn_limit,
        tuple(tomb_raider_series.usual_deck(kind, seat) for seat in range(format.most_seats)),
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
    found, form = level.variants[place], level.forms[place]
    return VariantEntry(
        found.id,
        _titled(found.title),
        found.recommended,
        form.players.min,
        form.players.max,
        form.power,
        form.width,
        form.depth,
        form.solo is not None,
        _decks_on(level, found.id),
    )


def _decks_on(level: Level, variant: str | None) -> tuple[str, ...]:
    """Return the decks that seats play by default, for as many seats as there may be."""
    form = level.variant(variant) or level
    most = form.players.max
    return tuple(tomb_raider.usual_deck(level, variant, most, seat) for seat in range(most))


def _titled(title: str) -> Message:
    assert title.startswith(IN_CATALOGUE), f"the title of a shipped level is a message: {title}"
    return say(title)


@cache
def _blob(_digests: tuple[tuple[str, str], ...]) -> Blob:
    """Return the catalogue ready to be sent; cards that an owner entered change the digest."""
    return Blob(msgspec.json.encode(catalogue()), JSON)


async def give_catalogue(call: Call[None]) -> Response:
    """Give all that can be played."""
    digests = tuple((box.id, "" if box.cards is None else box.cards.digest()) for box in boxes())
    return _blob(digests).answer(call.request)


ROUTES = (
    Route(
        method="GET",
        path="/api/catalogue",
        handler=give_catalogue,
        says="Games, formats, levels, decks, and bots.",
        about="content",
        gives=Catalogue,
        tagged=True,
    ),
)
