"""The games that bring something of their own to the terminal: one line each.

All others are drawn as any game can be.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from gorin.cli.terminal.game import TerminalGame
from gorin.cli.terminal.tomb_raider.game import TOMB_RAIDER

if TYPE_CHECKING:
    from gorin.cli.terminal.table import TerminalTable

DRAWINGS: tuple[TerminalGame, ...] = (TOMB_RAIDER,)

ANY = "gorin.cli.terminal.any:AnyTable"
"""The place of the table that any game can have."""


def drawing_of(game: str) -> TerminalGame | None:
    """Return what a game brings to the terminal, None for nothing."""
    return next((each for each in DRAWINGS if each.id == game), None)


def table_of(game: str) -> type[TerminalTable]:
    """Return the class of a game's table in the terminal, imported now."""
    own = drawing_of(game)
    module, _, name = (ANY if own is None else own.table).partition(":")
    table: type[TerminalTable] = getattr(import_module(module), name)
    return table


def own_commands() -> Mapping[str, str]:
    """Return the commands that games bring, by name: where each of them is."""
    return {name: place for each in DRAWINGS for name, place in each.commands.items()}
