"""What a short screen leaves out of a table, and what it never does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.terminal.tables import Script, typing
from tests.shipped import reader_for, wishes_for

from gorin.cli.terminal import session
from gorin.cli.terminal.any import Sketch, board_lines, laid_out, told_seat
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.starting import PlayRequest, new_game
from gorin.content.box.drawing import Drawing, Face, SeatArea, Zone
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say

WIDTH = 80
HONORED = "lcg-honored"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GORIN_HOME", str(tmp_path))
    return tmp_path


def named(text: str) -> Message:
    return say("lcg-worn", card=text)


def faces(kind: str, count: int, *, answer: str = "") -> tuple[Face, ...]:
    return tuple(
        Face(f"{kind}.{number}", named(f"{kind}{number}"), answers=(answer,) if answer else ())
        for number in range(count)
    )


def area(seat: int, *, answer: str = "", active: bool = True) -> SeatArea:
    """A seat with some cards in play, a pile of many, and a place where nothing lies."""
    pile = Zone(f"pile.{seat}", say("lcg-dynasty-pile"), faces("Pile", 30), pile=True)
    zones = (
        Zone(f"play.{seat}", say("lcg-play"), faces(f"Play{seat}x", 3)),
        Zone(f"asked.{seat}", say("lcg-role"), faces(f"Asked{seat}x", 2, answer=answer)),
        Zone(f"none.{seat}", say("lcg-unplaced")),
        pile,
    )
    return SeatArea(Seat(seat), zones=zones, active=active)


def sketch(**options: bool) -> Sketch:
    hand = Zone("hand", say("lcg-hand"), (Face("h", named("Held"), (say(HONORED),)),), hand=True)
    seats = (area(0, answer="yes", **options), area(1))
    return Sketch(Drawing(seats=seats, zones=(hand,)), reader_for("en", game="l5r-lcg"), {"yes": 7})


def board(height: int) -> str:
    return " ".join(line.plain.strip() for line in board_lines(sketch(), WIDTH, height))


def test_piles_and_empty_places_are_left_out_before_cards_in_play() -> None:
    long, short = board(40), board(8)
    assert "Pile29" in long
    assert "Provinces to lay out (0)" in long
    assert "Pile29" not in short
    assert "Dynasty discard pile (30)" in short
    assert "Provinces to lay out" not in short
    assert "Play1x2" in short


def test_what_is_asked_about_is_named_however_short_the_screen() -> None:
    least = board(1)
    assert "Asked0x1 [7]" in least
    assert "Asked1x1" not in least
    assert "Play0x1" not in least


def test_news_give_way_to_cards_on_the_table() -> None:
    whole, _ = laid_out(sketch(), WIDTH, 8, tall=False)
    without, _ = laid_out(sketch(), WIDTH, 4, tall=False)
    given, _ = laid_out(sketch(), WIDTH, 4, news=4, tall=False)
    told, left = (" ".join(line.plain for line in lines) for lines in (given, without))
    assert "Play1x2" in told
    assert "Play1x2" not in left
    assert len(given) == len(whole)


def test_what_cards_in_hand_do_is_told_where_the_table_loses_nothing() -> None:
    short, long = (laid_out(sketch(), WIDTH, room, tall=True)[1] for room in (8, 40))
    assert "Honored" not in " ".join(line.plain for line in short)
    assert "Honored" in " ".join(line.plain for line in long)


def test_two_who_take_part_have_not_both_the_turn() -> None:
    both = sketch()
    assert "takes part" in told_seat(both, both.drawing.seats[1])
    alone = sketch(active=False)
    assert "has the turn" in told_seat(alone, alone.drawing.seats[1])
    assert "has the turn" not in told_seat(both, both.drawing.seats[1])


def test_a_province_is_told_apart_from_the_cards_in_it() -> None:
    names = ("Ann", "Ben", "Cai")
    chairs = (Chair(names[0]), *(Chair(name, "random") for name in names[1:]))
    wishes = wishes_for("l5r-lcg", seats=3, format="enlightenment")
    asked = PlayRequest(game="l5r-lcg", seats=(), wishes=wishes, seed="x", fast=True)
    screen = Script(typing("-", "-", "-", "-", "-", "-"))
    reader = reader_for("en", game="l5r-lcg")
    with pytest.raises(session.Left):
        session.play(new_game(asked, chairs, screen, "en", reader))
    assert "Stronghold province (1): face down (province)" in screen.text
    assert re.search(r"Province 1 · strength \d \(2\)[^:]*: [^,]+ \(province\), \w", screen.text)
    assert re.search(r"Province 1 \(2\): face down \(province\), face down", screen.text)
