"""What the terminal shows of goals and special rules."""

from __future__ import annotations

import pytest
from tests.cli.terminal.tables import Script, advance, typing
from tests.games.tomb_raider.goals import IDOL, a_hunt, a_recovery, a_special
from tests.games.tomb_raider.tables import a_match, spelunker, view_of
from tests.raids import raid_wishes
from tests.shipped import reader_for

from gorin.cli.terminal import ending
from gorin.cli.terminal.frame import Scene
from gorin.cli.terminal.saves import Chair
from gorin.cli.terminal.starting import PlayRequest, new_game
from gorin.cli.terminal.tomb_raider import board, panels
from gorin.cli.terminal.tomb_raider.frame import draw, tell
from gorin.content.cards.pool import SHIPPED
from gorin.games.tomb_raider.levels.format import Bounty
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.text.language import LANGUAGES

MAP = {"A1": "cave-entrance", "B1": "open-cavern"}


def carried() -> TombRaiderView:
    match = a_recovery([spelunker("A1"), spelunker("B1")], MAP, prize={**IDOL, "carrier": 1})
    return view_of(match, 0)


def lying() -> TombRaiderView:
    return view_of(a_recovery([spelunker("A1")], MAP, prize={**IDOL, "at": "B1"}), 0)


def hunted() -> TombRaiderView:
    raiders = [spelunker("A1", points=2), spelunker("B1")]
    return view_of(a_hunt(raiders, MAP, bounty=Bounty(traps=3)), 0)


def bare() -> TombRaiderView:
    raiders = [spelunker("A1")]
    return view_of(a_special(raiders, MAP, save_points=False, turn_limit=12), 0)


def goals(view: TombRaiderView, language: str = "en") -> list[str]:
    return [
        line.plain for line in panels.goal_lines(view, reader_for(language, game="tomb-raider"))
    ]


def test_nothing_is_said_of_a_level_without_anything_special() -> None:
    assert goals(view_of(a_match([spelunker("A1")], MAP), 0)) == []


def test_the_goal_and_where_the_treasure_is_are_shown() -> None:
    assert goals(carried()) == [
        "Goal: bring the treasure back to an entrance",
        "Seat 2 carries the treasure Idol of Fortune; target 14",
    ]
    assert goals(lying())[1] == "The treasure Idol of Fortune lies at B1; target 14"
    assert goals(hunted()) == [
        "Goal: the most points when the treasure is found",
        "Points: creature 1 and trap 3",
    ]
    assert goals(bare()) == [
        "There are no save points on this level",
        "The last turn is turn 12",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", [carried, lying, hunted, bare])
def test_all_of_it_is_on_the_screen_and_in_plain_lines_in_every_language(
    made: object, language: str
) -> None:
    assert callable(made)
    view = made()
    scene = Scene(view, reader_for(language, game="tomb-raider"), "test", SHIPPED)
    shown = "\n".join(line.plain for line in draw(scene, 160, 50))
    told = "\n".join(tell(scene))
    for line in goals(view, language):
        assert "⟦" not in line
        assert line in told
    first = goals(view, language)[0]
    assert first[:12] in shown


def test_the_map_marks_the_treasure_lying_and_carried() -> None:
    for view, words in ((carried(), False), (lying(), True)):
        grid = board.Grid(view, reader_for("en", game="tomb-raider"), 14)
        drawn = [line.plain for line in board.draw(grid, 40)]
        assert sum(board.SIGNS["prize"] in line for line in drawn) == 1
        told = [
            board.told_place(view, place, reader_for("en", game="tomb-raider"))
            for place in view.places
        ]
        assert ["the treasure lies here" in line for line in told] == [False, words]


def test_raiders_show_what_they_carry_and_their_points() -> None:
    reader = reader_for("en", game="tomb-raider")
    marks = ["\n".join(panels.told_raider(raider, reader)) for raider in carried().raiders]
    assert ["CARRIES THE TREASURE" in one for one in marks] == [False, True]
    marks = ["\n".join(panels.told_raider(raider, reader)) for raider in hunted().raiders]
    assert "2 points" in marks[0]
    assert "0 points" in marks[1]


def test_the_end_tells_everybodys_points() -> None:
    screen = Script(typing())
    wishes = raid_wishes(seats=2, format="bounty-hunter", opening="random", turn_limit=1)
    chairs = (Chair("Ann"), Chair("Bot", "random"))
    asked = PlayRequest(game="tomb-raider", seats=(), wishes=wishes, seed="any", fast=True)
    sitting = new_game(asked, chairs, screen, "en", reader_for("en", game="tomb-raider"))
    advance(sitting, 500, bot="random")
    told = "\n".join(line.plain for line in ending.result_lines(sitting))
    assert "Ann has 0 points." in told
    assert "win" in told
