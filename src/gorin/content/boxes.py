"""The list of games: the one module that knows all of them.

A game that is being made, or that only tests play, can lie elsewhere: the variable `GORIN_GAMES`
names modules, with commas between them, each of which has a `BOX`.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Mapping
from functools import cache
from typing import Any

from gorin.content.box.box import Box
from gorin.content.l5r_ccg.box import L5R_CCG
from gorin.content.l5r_lcg.box import L5R_LCG
from gorin.content.l5r_strategic.box import L5R_STRATEGIC
from gorin.content.magic.box import MAGIC
from gorin.content.tomb_raider.box import TOMB_RAIDER
from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import read_fields
from gorin.kernel.words import say

LISTED: tuple[Box, ...] = (TOMB_RAIDER, L5R_LCG, L5R_CCG, L5R_STRATEGIC, MAGIC)
"""The games that can be played, the default one first."""

USUAL = LISTED[0].id
"""The game that is meant where nobody names one."""

_OPTIONS = "options"

ELSEWHERE = "GORIN_GAMES"
"""The variable that names the modules of games that lie elsewhere."""


@cache
def boxes() -> tuple[Box, ...]:
    """Return the boxes of all games that can be played here, the default one first.

    Raises:
        BadInput: the variable names what is no module with a box.
    """
    named = filter(None, os.environ.get(ELSEWHERE, "").split(","))
    return (*LISTED, *map(_box_in, named))


def _box_in(module: str) -> Box:
    try:
        box = importlib.import_module(module).BOX
    except (ImportError, AttributeError) as error:
        reason = say("games-elsewhere", module=module, reason=str(error))
        raise BadInput(reason, place=ELSEWHERE) from error
    assert isinstance(box, Box), module
    return box


@cache
def games() -> tuple[str, ...]:
    """Return the ids of all games."""
    return tuple(box.id for box in boxes())


def find_box(game: str) -> Box:
    """Return the box of a game.

    Raises:
        BadInput: there is no such game.
    """
    box = box_of(game)
    if box is None:
        raise BadInput(say("game-unknown", asked=game, known=games()))
    return box


def box_of(game: str) -> Box | None:
    """Return the box of a game, None if nothing of it can be played."""
    return next((box for box in boxes() if box.id == game), None)


def game_of(book: str) -> str:
    """Return the id of the game that a rule book is of, empty if nothing is played by it."""
    return next((box.id for box in boxes() for each in box.formats if each.book == book), "")


def read_options(box: Box, data: Mapping[str, Any]) -> Any:
    """Return the options of a game from plain data.

    Raises:
        BadInput: every option that is unknown or of the wrong kind; its place is its name.
    """
    try:
        return read_fields(dict(data), box.options, _OPTIONS)
    except BadInput as error:
        raise BadInput.together(
            [
                BadInput(each.message, place=each.place.removeprefix(f"{_OPTIONS}: "))
                for each in error.all
            ]
        ) from None
