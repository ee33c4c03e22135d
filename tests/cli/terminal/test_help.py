"""What the help of a table in the terminal offers: nothing that the game has no use for."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.cli.terminal.tables import Script, typing
from tests.shipped import reader_for, wishes_for
from tests.sights import WITHOUT_CARDS

from gorin.cli.terminal import session
from gorin.cli.terminal import table as tables
from gorin.cli.terminal.any import AnyTable
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest, new_game
from gorin.content.box.format import Format
from gorin.content.boxes import LISTED, find_box
from gorin.kernel.words import say

ABOUT_CARDS = ("card NAME", "hand ")


def begun(screen: Script, game: str, format: Format) -> Sitting:
    """A game of the house against bots, at as many seats as are usual."""
    bots = range(1, format.usual_seats)
    chairs = (Chair("Ann"), *(Chair(f"Bot {seat}", "random") for seat in bots))
    wishes = wishes_for(game, seats=len(chairs), format=format.id)
    asked = PlayRequest(game=game, seats=(), wishes=wishes, seed="a fixed seed", fast=True)
    return new_game(asked, chairs, screen, "en", reader_for("en", game=game))


def commands_of(game: str, format: Format) -> list[str]:
    """Return the lines of help that begin with a command."""
    screen = Script(typing("?", "quit"))
    with pytest.raises(session.Left):
        session.play(begun(screen, game, format))
    return [line.strip() for line in screen.text.splitlines() if line.startswith("  ")]


def offers(commands: list[str]) -> list[str]:
    """Return those of the commands about cards that are offered."""
    return [each for each in ABOUT_CARDS if any(line.startswith(each) for line in commands)]


def every_format() -> list[Any]:
    """Return the formats that people ask for, each with its game."""
    return [
        pytest.param(box.id, format, id=f"{box.id}/{format.id}")
        for box in LISTED
        for format in box.choosable
    ]


@pytest.mark.parametrize(("game", "format"), every_format())
def test_commands_about_cards_are_offered_where_there_are_cards(game: str, format: Format) -> None:
    commands = commands_of(game, format)
    assert any(line.startswith("log N") for line in commands)
    assert offers(commands) == ([] if game in WITHOUT_CARDS else list(ABOUT_CARDS))


def told_of_answering() -> list[str]:
    """Return what a terminal says beside the first lesson of the L5R LCG, plain too."""
    tutorial = AnyTable.tutorial_of("l5r-lcg")
    assert tutorial is not None
    (extra,) = tutorial.extras.ids.values()
    said = [reader_for("en").read(say(id)) for id in (extra, f"{extra}-plain")]
    assert all("? for all commands" in each for each in said)
    return said


def test_a_tutorial_speaks_of_reading_cards_where_there_are_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert all("card NAME" in said for said in told_of_answering())
    cardless = replace(find_box("l5r-lcg"), cards=None)
    monkeypatch.setattr(tables, "find_box", lambda _: cardless)
    assert not any("card" in said for said in told_of_answering())
