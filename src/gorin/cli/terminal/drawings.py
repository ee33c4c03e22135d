"""The games that bring something of their own to the terminal: one line each.

All others are drawn as any game can be.
"""

from __future__ import annotations

from collections.abc import Mapping

from gorin.cli.terminal.game import TerminalGame
from gorin.cli.terminal.tomb_raider.game import TOMB_RAIDER

DRAWINGS: tuple[TerminalGame, ...] = (TOMB_RAIDER,)


def drawing_of(game: str) -> TerminalGame | None:
    """Return what a game brings to the terminal, None for nothing."""
    return next((each for each in DRAWINGS if each.id == game), None)


def own_commands() -> Mapping[str, str]:
    """Return the commands that games bring, by name: where each of them is."""
    return {name: place for each in DRAWINGS for name, place in each.commands.items()}
