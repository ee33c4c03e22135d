"""In the terminal it is said of which card somebody may think, by its name and not by a key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.terminal.tables import Script, typing
from tests.shipped import reader_for, wishes_for

from gorin.cli.terminal import session
from gorin.cli.terminal.naming import name_there
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.starting import PlayRequest, new_game
from gorin.kernel.decision import Seat

GAME = "l5r-ccg"
CARD = re.compile(r"^ *(?:Attach|Play) (?!the region)(.+): ", re.MULTILINE)
"""What is said of a card of the hand that one may think of."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    return tmp_path


def table(*lines: str) -> Sitting:
    """Begin a match against a bot; these lines are typed in it."""
    screen = Script(typing(*lines), plain=True, width=100, height=60)
    chairs = (Chair("Ann"), Chair("Bot 1", "random"))
    asked = PlayRequest(game=GAME, seats=(), wishes=wishes_for(GAME, seats=2), seed="a", fast=True)
    return new_game(asked, chairs, screen, "en", reader_for("en", game=GAME))


def test_why_names_the_cards_that_one_may_think_of() -> None:
    sitting = table("why", "quit")
    with pytest.raises(session.Left):
        session.play(sitting)
    assert isinstance(sitting.screen, Script)
    told = CARD.findall(sitting.screen.text)
    assert told
    assert all(name[0].isupper() for name in told), told


def test_a_card_that_is_not_drawn_has_no_name_there() -> None:
    assert name_there(table(), Seat(0), "100000") is None
