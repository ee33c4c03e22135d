"""Matches that earlier revisions played: every format is there, and this one writes them alike."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import fixtures
from scripts.fixtures import fixture_of, main
from tests.before import FILES, before

from gorin.content.box.format import Format
from gorin.content.boxes import LISTED
from gorin.kernel.journal import read

DATA = fixtures.FOLDER.parent
SUFFIXES = [*FILES.values()]
MOST_BYTES = 1_000_000
FORMATS = [
    pytest.param(box.id, format, id=f"{box.id}/{format.id}")
    for box in LISTED
    for format in box.formats
]


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_a_match_runs_is_over_and_is_kept_as_it_was_told(game: str, format: Format) -> None:
    made = fixture_of(game, format)
    assert made.running
    assert bool(made.finished) == bool(made.save)
    assert made.told is not None
    assert made.told.number == len(made.running)
    result = read(made.journal).result
    assert result is not None
    assert result.outcome is not None


def test_every_file_has_all_formats_of_the_one_before_it() -> None:
    names = [{name for name in before() if name.count(" ") == 1 + bool(each)} for each in SUFFIXES]
    first, *later = names
    assert len(first) == 14
    for suffix, found in zip(SUFFIXES[1:], later, strict=True):
        assert {f"{name}{suffix}" for name in first} <= found


def test_all_data_of_tests_together_is_small() -> None:
    size = sum(path.stat().st_size for path in DATA.rglob("*") if path.is_file())
    assert size < MOST_BYTES


def test_what_is_there_is_not_written_again(capsys: pytest.CaptureFixture[str]) -> None:
    there = Path(fixtures.FOLDER / "told.json.gz")
    before_it = there.read_bytes()
    assert main(["told"]) == 1
    assert "is never changed" in capsys.readouterr().out
    assert there.read_bytes() == before_it
