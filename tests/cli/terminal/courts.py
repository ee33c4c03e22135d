"""Tables of the courts game in the terminal: a game that has no drawing of its own there."""

from __future__ import annotations

from typing import Any

from tests.cli.terminal.tables import Script
from tests.shipped import reader_for, wishes_for

from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest, new_game

GAME = "courts"


def court(
    screen: Script,
    *,
    people: tuple[str, ...] = ("Ann",),
    bots: int = 1,
    seed: str = "a fixed seed",
    language: str = "en",
    **options: Any,
) -> Sitting:
    """Begin a match with people and bots at these seats."""
    chairs = tuple(Chair(name) for name in people)
    chairs += tuple(Chair(f"Bot {number}", "random") for number in range(1, bots + 1))
    wishes = wishes_for(GAME, seats=len(chairs), **options)
    asked = PlayRequest(game=GAME, seats=(), wishes=wishes, seed=seed, fast=True)
    return new_game(asked, chairs, screen, language, reader_for(language, game=GAME))
