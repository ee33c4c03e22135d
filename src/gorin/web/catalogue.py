"""The catalogue: the games, and what can be played of each."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.responses import Response

from gorin.content.box.choices import choices
from gorin.content.boxes import find_box, games
from gorin.content.cards.pool import Library
from gorin.content.desk.decks import usual_decks
from gorin.hall.table.terms import Terms
from gorin.kernel.words import say
from gorin.web.blobs import Blob
from gorin.web.bodies.content import Catalogue, FormatEntry, GameEntry
from gorin.web.decks import deck_entries
from gorin.web.errors import JSON
from gorin.web.routes import Call, Route


def catalogue(library: Library) -> Catalogue:
    """Return all that can be played."""
    return Catalogue(tuple(_game(library, game) for game in games()), Terms())


def _game(library: Library, game: str) -> GameEntry:
    title, box = say(f"game-{game}"), find_box(game)
    formats = tuple(
        FormatEntry(
            each.id,
            say(each.title),
            each.book,
            each.fewest_seats,
            each.most_seats,
            each.games,
            usual_decks(library, game, each),
        )
        for each in box.choosable
    )
    return GameEntry(
        id=game,
        title=title,
        formats=formats,
        options=tuple(choices(box.options, box.text_options)),
        settings=box.customs.choices,
        passes=box.customs.passes,
        decks=deck_entries(library, game),
        bots=box.players.levels,
        lessons=box.lessons is not None,
        own=None if box.catalogue is None else box.catalogue(library),
        cards=box.cards is not None,
        about=box.about,
        company=box.company,
        at_once=box.at_once,
        minutes=box.minutes,
    )


@lru_cache
def _blob(library: Library, known: tuple[str, ...]) -> Blob:
    """Return the catalogue ready to be sent, with certain games."""
    return Blob(msgspec.json.encode(catalogue(library)), JSON)


async def give_catalogue(call: Call[None]) -> Response:
    """Give all that can be played."""
    return _blob(call.site.library, games()).answer(call.request)


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
