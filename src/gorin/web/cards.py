"""Cards: what is printed on each as values and in words, all of a game in one answer.

A table needs what they are called and no more: that is an answer of its own, a fifth as large.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from starlette.responses import Response

from gorin.content.boxes import find_box
from gorin.content.cards.kit import CardKit
from gorin.content.cards.pool import Library
from gorin.content.desk.cards import find_kit
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Name
from gorin.web.blobs import Blob
from gorin.web.bodies.content import CardEntry, CardNames, Cards, ValueRow
from gorin.web.errors import JSON, NotThere
from gorin.web.routes import Call, Parameter, Route


def all_cards(library: Library, kit: CardKit) -> Cards:
    """Return the cards of a game in a library: those that can be played, and names of others."""
    pool = kit.pool(library)
    cards = tuple(_card(library, kit, facts) for facts in pool.cards.values())
    return Cards(kit.game, pool.digest, cards, kit.named(), kit.by_key(pool))


def _card(library: Library, kit: CardKit, facts: object) -> CardEntry:
    page = kit.page_of(library, facts)
    rows = (ValueRow(row.field, row.label, row.value, row.source) for row in page.rows)
    return CardEntry(facts, tuple(rows), page.text, page.effect)


@lru_cache
def _blob(library: Library, game: str) -> Blob:
    """Return all cards ready to be sent."""
    return Blob(msgspec.json.encode(all_cards(library, find_kit(game))), JSON)


@lru_cache
def _names(library: Library, game: str) -> Blob:
    """Return what the cards of a game are called, ready to be sent."""
    kit = find_box(game).cards
    if kit is None:
        return Blob(msgspec.json.encode(CardNames(game, {}, ())), JSON)
    pool = kit.pool(library)
    called = {slug: kit.called(library, Name("card", slug)) for slug in pool.cards}
    names = {slug: name for slug, name in called.items() if name is not None}
    return Blob(msgspec.json.encode(CardNames(game, names, kit.by_key(pool))), JSON)


def kit_for(game: str) -> CardKit:
    """Return the cards of a game that a route was asked for.

    Raises:
        NotThere: there is no such game, or it has no cards here.
    """
    try:
        return find_kit(game)
    except BadInput as error:
        raise NotThere(error.message) from None


async def give_cards(call: Call[None]) -> Response:
    """Give all cards of a game."""
    kit = kit_for(call.path("game"))
    blob = await asyncio.to_thread(_blob, call.site.library, kit.game)
    return blob.answer(call.request)


async def give_names(call: Call[None]) -> Response:
    """Give what the cards of a game are called."""
    try:
        game = find_box(call.path("game")).id
    except BadInput as error:
        raise NotThere(error.message) from None
    blob = await asyncio.to_thread(_names, call.site.library, game)
    return blob.answer(call.request)


GAME = Parameter("game", "The id of a game.")

ROUTES = (
    Route(
        method="GET",
        path="/api/cards/{game}",
        handler=give_cards,
        says="All cards of a game: values, where each comes from, and what the card says.",
        about="content",
        gives=Cards,
        parameters=(GAME,),
        tagged=True,
        faults=(404,),
    ),
    Route(
        method="GET",
        path="/api/cards/{game}/names",
        handler=give_names,
        says="What all cards of a game are called; nothing for a game without printed cards.",
        about="content",
        gives=CardNames,
        parameters=(GAME,),
        tagged=True,
        faults=(404,),
    ),
)
