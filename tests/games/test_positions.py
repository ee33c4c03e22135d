"""Positions that lie in files, of every game: each is judged as `gorin judge` does it.

A file is a test of its own, marked with its clauses: `pytest tests/games/test_positions.py -k
enl-7.3` plays those of one clause.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.conftest import unknown_marks
from tests.games.position_files import faults, found_files, shown, written

from gorin.content.boxes import LISTED
from gorin.content.clauses.marks import clauses_of_position, positions_in


def marked(file: Path) -> Any:
    """Return a position as pytest takes it: with its name, and its clauses as the mark."""
    clauses = clauses_of_position(file)
    marks = [pytest.mark.clause(*clauses)] if clauses else []
    return pytest.param(file, id=shown(file), marks=marks)


@pytest.mark.parametrize("file", [marked(file) for file in found_files()])
def test_what_a_position_claims_is_so(file: Path) -> None:
    found = faults(file)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("game", [box.id for box in LISTED if box.positions])
def test_every_game_that_can_be_begun_anywhere_has_a_position(game: str) -> None:
    folder = game.replace("-", "_")
    assert [file for file in found_files() if shown(file).startswith(f"{folder}/")]


# -- each fault is caught ----------------------------------------------------------------------

GOOD = """\
title = "A samurai's honor makes it stronger"
clauses = ["LCG-S7.6", "LCG-S7.7"]
game = "l5r-lcg"
[position]
[[position.seats]]
characters = { brash-samurai = { honored = true } }
[[position.seats]]
[[step]]
asked = "*"
expect."seats.0.characters.brash-samurai.military" = 4
"""
PLACE = "l5r_lcg/positions/lcg-s7.6/a-samurais-honor-makes-it-stronger.toml"
NAME = f"tests/games/{PLACE}"


def put(folder: Path, text: str = GOOD, place: str = PLACE) -> Path:
    """Write a position into a folder."""
    file = folder / place
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_a_position_that_holds_has_no_fault(tmp_path: Path) -> None:
    file = put(tmp_path)
    assert faults(file) == []
    assert marked(file).id == "l5r_lcg/lcg-s7.6/a-samurais-honor-makes-it-stronger"
    assert [mark.args for mark in marked(file).marks] == [("LCG-S7.6", "LCG-S7.7")]


@pytest.mark.parametrize(
    ("there", "instead", "told"),
    [
        (
            'military" = 4',
            'military" = 3',
            ":8: seats.0.characters.brash-samurai.military is 4, not 3",
        ),
        ("brash-samurai =", "brash-samurei =", ":6: "),
        ("[position]", "[position", ":4: "),
        ('clauses = ["LCG-S7.6", "LCG-S7.7"]\n', "", ": clauses: "),
        ('clauses = ["LCG-S7.6", "LCG-S7.7"]', "clauses = []", ": Its list of clauses is empty"),
        (
            '"LCG-S7.6", "LCG-S7.7"',
            '"LCG-S7.7", "LCG-S7.6"',
            ": It lies in lcg-s7.6, but the first of its clauses is LCG-S7.7.",
        ),
        ("makes it stronger", "makes it weaker", ": Its title asks for the name a-samurais-honor-"),
    ],
    ids=["claim", "card", "no-toml", "no-clauses", "empty", "folder", "title"],
)
def test_a_fault_of_a_position_is_told_with_its_file(
    tmp_path: Path, there: str, instead: str, told: str
) -> None:
    assert there in GOOD
    found = faults(put(tmp_path, GOOD.replace(there, instead)))
    assert found
    assert found[0].startswith(NAME + told)


@pytest.mark.parametrize(
    ("place", "told"),
    [
        (PLACE.replace("l5r_lcg", "magic"), "It lies among the positions of magic"),
        (PLACE.replace("lcg-s7.6", "lcg-s7.6/more"), "It lies in lcg-s7.6/more"),
        (PLACE.replace("lcg-s7.6/", ""), "It lies in no folder"),
    ],
    ids=["game", "deeper", "no-folder"],
)
def test_a_position_that_lies_elsewhere_is_found_and_refused(
    tmp_path: Path, place: str, told: str
) -> None:
    file = put(tmp_path, place=f"games/{place}")
    assert positions_in(tmp_path) == (file,)
    assert any(told in fault for fault in faults(file))


@pytest.mark.parametrize("text", ["clauses =", "clauses = 3", "clauses = [3]", ""])
def test_a_file_without_clauses_that_can_be_read_bears_no_mark(tmp_path: Path, text: str) -> None:
    assert not marked(put(tmp_path, text)).marks


def test_a_position_that_is_so_for_a_moment_only_is_a_fault(tmp_path: Path) -> None:
    """The round is over when somebody must answer again: a test says when it looks."""
    declares = GOOD.replace("[position]\n", "[position]\ndeclare = 0\n").partition("[[step]]")[0]
    declares = declares.rpartition("[[")[0] + "[[position.seats]]\n"
    declares += "characters = { akodo-gunso = {} }\n"
    short = declares + '[[step]]\nasked = "declare"\npass = true\nexpect.round = 1\n'
    (found,) = faults(put(tmp_path, short))
    assert "round is 2, not 1; it was so before" in found


def test_an_unknown_clause_is_in_the_mark_so_that_the_run_stops(tmp_path: Path) -> None:
    (mark,) = marked(put(tmp_path, GOOD.replace("LCG-S7.7", "LCG-0.0"))).marks
    item: Any = SimpleNamespace(nodeid="t.py::test_x", iter_markers=lambda name: [mark])
    assert unknown_marks([item]) == ["t.py::test_x: LCG-0.0"]


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Each does so.", "each-does-so"),
        ("An owner's hand: 3 of 5", "an-owners-hand-3-of-5"),
        ("“Who?”, asks Shoju", "who-asks-shoju"),
    ],
)
def test_a_title_is_a_name(title: str, name: str) -> None:
    assert written(title) == name
