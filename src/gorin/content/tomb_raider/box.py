"""The box of Tomb Raider: all that tables, servers, commands and pages know of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from gorin.bots.tomb_raider.players import PLAYERS
from gorin.content.box.box import Box, Decks
from gorin.content.box.lessons import Lessons
from gorin.content.box.wire import Union, Wire
from gorin.content.cards.kit import CardKit
from gorin.content.cards.owned import pool_of
from gorin.content.cards.pool import Overlay, digest_of
from gorin.content.tomb_raider import deck_service, options, setup
from gorin.content.tomb_raider.advice import advise
from gorin.content.tomb_raider.boards import BOARDS
from gorin.content.tomb_raider.catalogue import entry
from gorin.content.tomb_raider.columns import SHEET
from gorin.content.tomb_raider.customs import CUSTOMS
from gorin.content.tomb_raider.deck_figures import TELLING
from gorin.content.tomb_raider.decks import OUTLINE
from gorin.content.tomb_raider.formats import FORMATS, JOINED, OLD_SERIES
from gorin.content.tomb_raider.grammar import GRAMMAR
from gorin.content.tomb_raider.lessons import due
from gorin.content.tomb_raider.level_service import level_title
from gorin.content.tomb_raider.match_statistics import statistics_of
from gorin.content.tomb_raider.measures import BALANCE, MEASURES
from gorin.content.tomb_raider.names import card_name
from gorin.content.tomb_raider.pages import page_of
from gorin.content.tomb_raider.pool import built_in, pool_in, shipped
from gorin.content.tomb_raider.positions import TombRaiderPositions
from gorin.content.tomb_raider.search import index
from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.journal import digest
from gorin.kernel.table import Table
from gorin.kernel.words import Message, say


def card_digests(table: Table[Any], entered: Overlay) -> dict[str, str]:
    """Return the digests of the cards of a match, and of what was entered of them if any was."""
    cards: tuple[CardFacts, ...] = table.state.cards
    own = pool_of(SHEET, entered).entered_among(cards)
    return {"cards": digest_of(cards), **({"entered": digest(own)} if own else {})}


def board(data: Mapping[str, Any]) -> str:
    """Return the id of the level that a journal's setup plays; empty for a series."""
    level: Mapping[str, Any] = data.get("level", {})
    return str(level.get("id", ""))


def board_title(data: Mapping[str, Any]) -> Message | None:
    """Return what the level is called that a journal's setup plays; None for a series."""
    level = data.get("level")
    title: object = level.get("title") if isinstance(level, dict) else None
    return level_title(title) if isinstance(title, str) else None


@cache
def _titles() -> Mapping[str, str]:
    levels = {id: setup.load_level(shipped(), id).title for id in setup.level_names()}
    return levels | {format.id: format.title for format in JOINED}


def board_called(board: str) -> Message:
    """Return what a level is called, or a series; of those that people made the id itself."""
    return level_title(_titles().get(board, board))


@cache
def deck_titles() -> Mapping[str, str]:
    """Return the names of the decks that come with Gorin, by id."""
    return {id: setup.load_deck(shipped(), id).name for id in setup.deck_names()}


TOMB_RAIDER = Box(
    id=options.GAME,
    about=say("game-tomb-raider-about"),
    minutes=(15, 60),
    formats=FORMATS,
    farewells=dict.fromkeys(OLD_SERIES, "series-farewell"),
    plan=options.plan,
    begin=options.begin,
    options=options.Options,
    text_options=("level_text",),
    faults=options.faults,
    played=options.played,
    board=board,
    board_option="level",
    board_title=board_title,
    board_called=board_called,
    cards=CardKit(
        game=options.GAME,
        shipped=shipped,
        name=card_name,
        digests=card_digests,
        page=page_of,
        sheet=SHEET,
        grammar=GRAMMAR,
        index=index,
        named=setup.expansion_cards,
        by_key=built_in,
    ),
    decks=Decks(
        names=setup.deck_names,
        called=deck_titles,
        usual=options.usual_deck,
        check=options.check_deck,
        outline=OUTLINE,
        text=setup.deck_text,
        known=lambda library: setup.known_cards(pool_in(library)),
        judge=deck_service.judge,
        telling=TELLING,
        printed=setup.STARTERS,
    ),
    boards=BOARDS,
    positions=TombRaiderPositions(),
    customs=CUSTOMS,
    figures=statistics_of,
    measures=MEASURES,
    balance=BALANCE,
    lessons=Lessons(due=due, advise=advise),
    players=PLAYERS,
    views=(TombRaiderView, SeriesView),
    catalogue=entry,
    wire=Wire(unions=(Union("CardFacts", CardFacts, "What is printed on a card, by its kind."),)),
)
