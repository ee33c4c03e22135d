"""Short words for what tests of Tomb Raider ask for: matches, tables, settings, bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from msgspec import json
from msgspec.structs import replace
from tests.shipped import wishes_for

from gorin.bots.agent import Agent
from gorin.bots.tomb_raider.players import PLAYERS
from gorin.content import boxes
from gorin.content.box.windows import Until
from gorin.content.box.wishes import Wishes
from gorin.content.tomb_raider.box import TOMB_RAIDER
from gorin.hall.table.terms import Chosen, Stops

GAME = "tomb-raider"


def raid_wishes(
    *, seats: int, format: str | None = None, decks: tuple[str, ...] = (), **options: Any
) -> Wishes:
    """Return what somebody at this machine asks for."""
    return wishes_for(GAME, seats=seats, format=format, decks=decks, **options)


def raid(format: str | None = None, *, game: str = GAME, **options: Any) -> Chosen:
    """Return what a table is opened with."""
    # As they come over the wire.
    return Chosen(game, format, json.decode(json.encode(options)))


def raid_stops(
    stops: Literal["useful", "all"] = "useful",
    order: str = "",
    reset: str = "",
    skip: Until = "",
    windows: str = "",
    discard: str = "",
    search: str = "",
) -> Stops:
    """Return what a person wants to be asked; what is left out is as usual."""
    choices = {
        "order": order,
        "reset": reset,
        "windows": windows,
        "discard": discard,
        "search": search,
    }
    return Stops(stops, skip, {name: value for name, value in choices.items() if value})


def agent_for(level: str, seed: int, format: str = "") -> Agent:
    """A bot of a level."""
    return PLAYERS.agent(level, seed, format)


def let_search(patch: pytest.MonkeyPatch, search: Callable[[int], Agent]) -> None:
    """Let `search` make the bots that search."""
    box = replace(TOMB_RAIDER, players=replace(PLAYERS, search=search))
    patch.setattr(boxes, "boxes", lambda: (box,))
