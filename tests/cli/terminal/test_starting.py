"""What a new game begins with, where nobody has said anything else."""

from __future__ import annotations

import pytest
from tests.cli.terminal.tables import Script, typing
from tests.shipped import reader_for, wishes_for

from gorin.cli.terminal import starting
from gorin.content.box.wishes import Wishes
from gorin.content.boxes import find_box
from gorin.kernel.chance import Committed

SEED = "ab" * 16


def asked(wishes: Wishes) -> starting.PlayRequest:
    seats = ("human", "bot")
    return starting.PlayRequest(
        game="tomb-raider", seats=seats, wishes=wishes, seed=SEED, fast=True
    )


def test_a_bot_of_no_level_is_the_easy_one_as_on_the_page() -> None:
    reader, screen = reader_for("en"), Script(typing())
    _, bot = starting.seats_of(asked(wishes_for("tomb-raider", seats=2)), screen, reader)
    assert bot.bot == find_box("tomb-raider").players.gentle == "easy"


def test_the_fingerprint_is_short_enough_to_be_compared() -> None:
    reader, screen = reader_for("en"), Script(typing())
    wishes = asked(wishes_for("tomb-raider", seats=2))
    sitting = starting.new_game(
        wishes, starting.seats_of(wishes, screen, reader), screen, "en", reader
    )
    whole = Committed.commitment(bytes.fromhex(SEED))
    assert sitting.save.header.commitment == whole
    assert whole[: starting.SHOWN] in screen.text
    assert whole not in screen.text


@pytest.mark.parametrize(
    ("game", "format", "bots"),
    [("l5r-lcg", "enlightenment", 2), ("l5r-lcg", None, 1), ("tomb-raider", "timed", 1)],
)
def test_whoever_names_no_seats_plays_against_as_many_bots_as_the_format_needs(
    game: str, format: str | None, bots: int
) -> None:
    wishes = wishes_for(game, seats=1, format=format)
    alone = starting.PlayRequest(game=game, seats=(), wishes=wishes, seed=SEED, fast=True)
    chairs = starting.seats_of(alone, Script(typing()), reader_for("en", game=game))
    assert [bool(chair.bot) for chair in chairs] == [False] + [True] * bots
