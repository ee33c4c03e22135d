from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import soak

from gorin.content.box.format import Format
from gorin.content.boxes import find_box


def format_of(game: str) -> Format:
    return find_box(game).format()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(soak, "FOLDER", tmp_path)
    return tmp_path


def test_games_that_were_played_are_not_played_again(folder: Path) -> None:
    before = soak.run("l5r-strategic", format_of("l5r-strategic"), 2, 1)
    found = soak.run("l5r-strategic", format_of("l5r-strategic"), 2, 2)
    assert found[:1] == before
    assert [played.seed for played in found] == [0, 1]
    assert len((folder / "l5r-strategic-campaign-2.jsonl").read_text().splitlines()) == 2


def test_what_goes_wrong_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: object, seed: int) -> None:
        raise AssertionError("cards are not conserved")

    monkeypatch.setattr(soak, "play", broken)
    format = format_of("l5r-strategic")
    found = soak.run("l5r-strategic", format, 2, 2)
    lines = list(soak.told(format, 2, found))
    assert [line.strip() for line in lines[1:]] == [
        "2 error",
        "seed 0: AssertionError('cards are not conserved')",
        "seed 1: AssertionError('cards are not conserved')",
    ]


@pytest.mark.parametrize(
    "asked", [["--format", "nothing"], ["--format", "stronghold", "--seats", "3"]]
)
def test_whoever_asks_for_nothing_that_is_played_hears_what_is(
    asked: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept = folder / "l5r-lcg-stronghold-2.jsonl"
    kept.write_text("")
    monkeypatch.setattr("sys.argv", ["soak", "l5r-lcg", "--anew", *asked])
    with pytest.raises(SystemExit) as ended:
        _ = soak.main()
    assert ended.value.code == 2
    assert "stronghold (2 to 2)" in capsys.readouterr().err
    assert kept.exists()
