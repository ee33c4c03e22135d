"""Cards: what is printed on each as values and in words, all of a game in one answer."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.responses import Response

from gorin.content.boxes import box_of, games
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.columns import EFFECT, column_of, source
from gorin.content.tomb_raider.pages import rows, text_of
from gorin.content.tomb_raider.pool import pool_in_use
from gorin.games.tomb_raider.facts import CardFacts
from gorin.kernel.words import Message, say
from gorin.web.blobs import Blob
from gorin.web.bodies.content import CardEntry, Cards, ValueRow
from gorin.web.errors import JSON, NotThere
from gorin.web.routes import Call, Parameter, Route


def all_cards() -> Cards:
    """Return the cards of Tomb Raider: those that can be played, and names of others."""
    pool = pool_in_use()
    return Cards(
        "tomb-raider",
        pool.digest,
        tuple(_card(facts) for facts in pool.cards.values()),
        tomb_raider.expansion_cards(),
        pool.built_in,
    )


def _card(facts: CardFacts) -> CardEntry:
    column = column_of(facts, EFFECT)
    return CardEntry(
        facts,
        tuple(ValueRow(row.field, row.label, row.value, row.source) for row in rows(facts)),
        text_of(facts),
        "" if column is None else source(facts, column),
    )


@cache
def _blob(_digest: str) -> Blob:
    """Return all cards ready to be sent; cards that an owner entered change the digest."""
    return Blob(msgspec.json.encode(all_cards()), JSON)


def why_no_cards(game: str) -> Message:
    """Return why no cards of a game are shown or looked for."""
    if game not in games():
        return say("game-unknown", asked=game, known=games())
    return say("game-not-playable" if box_of(game) is None else "web-no-cards", game=game)


async def give_cards(call: Call[None]) -> Response:
    """Give all cards of a game."""
    game = call.path("game")
    if game != "tomb-raider":
        raise NotThere(why_no_cards(game))
    blob = await asyncio.to_thread(_blob, pool_in_use().digest)
    return blob.answer(call.request)


ROUTES = (
    Route(
        method="GET",
        path="/api/cards/{game}",
        handler=give_cards,
        says="All cards of a game: values, where each comes from, and what the card says.",
        about="content",
        gives=Cards,
        parameters=(Parameter("game", "The id of a game."),),
        tagged=True,
        faults=(404,),
    ),
)
