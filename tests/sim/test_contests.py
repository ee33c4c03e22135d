"""Contests of bots that resume."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import contests

from gorin.bots.agent import RANDOM
from gorin.sim.series import (
    Maker,
    Played,
    Record,
    Results,
    Series,
    decks_at,
    play_game,
    seating,
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(contests, "FOLDER", tmp_path)
    return tmp_path


def test_a_contest_that_was_broken_off_goes_on_where_it_was(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = folder / "decks-skirmish.jsonl"
    assert contests.main(["decks-skirmish", "--games", "2"]) == 0
    before = file.read_bytes()
    _ = file.write_bytes(before + b'{"number":2,"sea')
    played: list[int] = []

    def counted(series: Series, number: int, make: Maker) -> Record:
        played.append(number)
        return play_game(series, number, make)

    monkeypatch.setattr(contests, "play_game", counted)
    assert contests.main(["decks-skirmish", "--games", "3"]) == 0
    assert played == [2]
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes().splitlines()) == 3


def test_against_random_ones_all_play_the_same_deck_and_the_bot_sits_everywhere() -> None:
    series = contests.against_random("enlightenment", 4, 28)
    decks = [decks_at(series, number) for number in range(28)]
    assert [set(each) for each in decks] == [{number % 7} for number in range(28)]
    seats = [seating(series, number).index(0) for number in range(28)]
    assert sorted(set(seats)) == [0, 1, 2, 3]
    assert series.entrants.count(RANDOM) == 3


def test_what_a_contest_tells(capsys: pytest.CaptureFixture[str]) -> None:
    assert contests.main(["random-skirmish", "--games", "1"]) == 0
    assert "the bot:" in capsys.readouterr().out
    game = Played(0, (0, 1), (), "", 1, 1)
    contests.tell("none", contests.field("skirmish", 2, 1), Results((game,), 0.0))
    assert "skirmish-crane: 0 = 0.0 %" in capsys.readouterr().out
