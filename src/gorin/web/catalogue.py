"""The catalogue: the games, and what can be played of each."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.responses import Response

from gorin.content.box.choices import choices
from gorin.content.boxes import box_of, boxes, games
from gorin.hall.terms import Terms
from gorin.kernel.words import say
from gorin.web.blobs import Blob
from gorin.web.bodies.content import Catalogue, FormatEntry, GameEntry
from gorin.web.decks import deck_entries
from gorin.web.errors import JSON
from gorin.web.routes import Call, Route


def catalogue() -> Catalogue:
    """Return all that can be played."""
    return Catalogue(tuple(_game(game) for game in games()), Terms())


def _game(game: str) -> GameEntry:
    title, box = say(f"game-{game}"), box_of(game)
    if box is None:
        return GameEntry(id=game, title=title)
    formats = tuple(
        FormatEntry(each.id, say(each.title), each.book, each.fewest_seats, each.most_seats)
        for each in box.choosable
    )
    return GameEntry(
        id=game,
        title=title,
        formats=formats,
        options=tuple(choices(box.options, box.text_options)),
        settings=box.customs.choices,
        decks=deck_entries(game),
        bots=box.players.levels,
        lessons=box.lessons is not None,
        own=None if box.catalogue is None else box.catalogue(),
        cards=box.cards is not None,
    )


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
