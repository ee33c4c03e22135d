from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gorin.content.clauses import registers
from gorin.content.clauses.homes import ROOT, _homes_in, home_of, place_of, script_place
from gorin.content.clauses.marks import marks_in
from gorin.content.clauses.registers import (
    Proof,
    coverage,
    find_register,
    joined,
    known_clauses,
    marked_tests,
    nearest,
    read_proofs,
    read_register,
    written_proofs,
)
from gorin.games.tomb_raider.measures import abilities
from gorin.games.tomb_raider.state import RaiderState
from gorin.kernel.cards import card
from gorin.kernel.clauses import BadInput, states

BOOK = {"id": "toy", "title": "Toys", "document": "toys.txt"}


def clause(**fields: Any) -> dict[str, Any]:
    return {"title": "A toy", "source": "The box", "state": "done", **fields}


def test_a_register_is_read_into_clauses() -> None:
    register = read_register(
        {"book": BOOK, "clauses": {"TOY-1": clause(), "TOY-R1": clause(rules_on=["TOY-1"])}},
        "toy.toml",
    )
    assert register.book.id == "toy"
    assert register.clauses["TOY-1"].id == "TOY-1"
    assert register.clauses["TOY-R1"].rules_on == ("TOY-1",)


def test_all_that_is_wrong_with_a_register_is_told() -> None:
    rows = {
        "TOY-1": clause(state="perfect"),
        "TOY-2": clause(state="not-applicable"),
        "TOY-3": clause(colour="red"),
        "TOY-4": clause(source=" "),
        "TOY-R1": clause(rules_on=["TOY-9"]),
    }
    with pytest.raises(BadInput) as caught:
        read_register({"clauses": rows}, "toy.toml")
    assert [(fault.place, fault.message.id) for fault in caught.value.all] == [
        ("toy.toml: book", "field-wrong"),
        ("toy.toml: TOY-1", "register-bad-state"),
        ("toy.toml: TOY-2", "register-no-reason"),
        ("toy.toml: TOY-3: colour", "field-unknown"),
        ("toy.toml: TOY-4", "register-no-source"),
        ("toy.toml: TOY-R1", "register-no-clause"),
    ]


def test_a_book_without_a_document_has_clauses_with_works_as_their_sources() -> None:
    book = {**BOOK, "document": ""}
    clauses = {"TOY-1": clause(source="Games of our village, 1912")}
    register = read_register({"book": book, "clauses": clauses}, "toy.toml")
    assert register.book.document == ""
    assert register.clauses["TOY-1"].source == "Games of our village, 1912"


def test_the_nearest_ids_are_found() -> None:
    assert nearest("tr-6.133")[0] == "TR-6.13"
    assert nearest("nothing like it") == ()


def test_a_clause_is_joined_with_its_code_its_tests_and_its_rulings() -> None:
    found = joined("TR-6.13")
    assert [home.name for home in found.homes] == [
        "gorin.games.tomb_raider.phases.placing.forbids_obstacle"
    ]
    assert found.homes[0].kind == "rule"
    assert found.homes[0].says
    assert "tomb-raider/obstacle-choice" in found.scenarios
    assert found.book.id == "tomb-raider"
    assert joined("TR-6.4").rulings == ("TR-R4",)


def test_an_unknown_clause_names_the_nearest_ones() -> None:
    with pytest.raises(BadInput) as caught:
        joined("TR-6.99")
    assert "TR-6.9" in caught.value.message.args["near"]  # type: ignore[operator]


def test_a_home_is_where_its_rule_is_written() -> None:
    home = home_of(abilities.default, "rule")
    line = (ROOT / home.file).read_text(encoding="utf-8").splitlines()[home.line - 1 :][:4]
    assert any("def abilities" in text for text in line)


def test_the_line_of_a_class_is_found() -> None:
    file, line = place_of(RaiderState)
    assert (
        (ROOT / file)
        .read_text(encoding="utf-8")
        .splitlines()[line - 1]
        .startswith("class RaiderState")
    )


def test_a_property_may_be_the_home_of_a_clause() -> None:
    assert [home.name for home in joined("TR-11.6").homes] == [
        "gorin.games.tomb_raider.state.Test.result"
    ]


def test_the_script_of_a_card_is_found() -> None:
    place = script_place("rope")
    assert place is not None
    assert place[0].endswith("starters.py")
    assert script_place("bear") is None


def test_the_script_of_a_card_may_be_the_home_of_a_clause() -> None:
    @card("toy")
    @states("TOY-1")
    def toy() -> None:
        """Play with it."""

    module = ModuleType(__name__)
    vars(module)["toy"] = toy
    ((clauses, home),) = _homes_in(module)
    assert (clauses, home.says) == (("TOY-1",), "Play with it.")


def test_coverage_counts_states_and_proofs() -> None:
    register = find_register("tomb-raider")
    assert register is not None
    counts = coverage(register)
    assert sum(counts.states.values()) == counts.clauses == len(register.clauses)
    assert 0 < counts.proved <= counts.clauses
    assert find_register("no-such-book") is None


MARKED = """
import pytest
pytestmark = pytest.mark.clause("TOY-0")

@pytest.mark.clause("TOY-1", "TOY-2")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("TOY-3"))])
def test_two(x): ...

FEW: list[Any] = [pytest.param(1, marks=pytest.mark.clause("TOY-7")), 2]
MORE = [*FEW, pytest.param(3, marks=[pytest.mark.slow, pytest.mark.clause("TOY-8")])]

@pytest.mark.parametrize("x", MORE)
@pytest.mark.clause("TOY-1")
def test_four(x): ...

@pytest.mark.clause("TOY-4")
class TestMany:
    pytestmark = [pytest.mark.slow, pytest.mark.clause("TOY-5")]
    def test_three(self): ...
    def help(self): ...

@pytest.mark.clause("TOY-6")
def no_test(): ...
"""


def test_marks_are_read_from_source() -> None:
    assert sorted(marks_in(MARKED, "t.py")) == [
        ("TOY-0", "t.py::TestMany::test_three"),
        ("TOY-0", "t.py::test_four"),
        ("TOY-0", "t.py::test_one"),
        ("TOY-0", "t.py::test_two"),
        ("TOY-1", "t.py::test_four"),
        ("TOY-1", "t.py::test_one"),
        ("TOY-2", "t.py::test_one"),
        ("TOY-3", "t.py::test_two"),
        ("TOY-4", "t.py::TestMany::test_three"),
        ("TOY-5", "t.py::TestMany::test_three"),
        ("TOY-7", "t.py::test_four"),
        ("TOY-8", "t.py::test_four"),
    ]


def test_a_position_is_a_proof_by_its_file(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    for name, text in {
        "toys/positions/toy-1/toys-are-played-with.toml": 'clauses = ["TOY-1", "TOY-2", "TOY-1"]',
        "toys/positions/toy-1/damaged.toml": "clauses = [",
        "toys/positions/toy-1/none.toml": "clauses = 3",
        "toys/decks/deck.toml": 'clauses = ["TOY-3"]',
    }.items():
        file = folder / "games" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (folder / "test_toys.py").write_text(MARKED, encoding="utf-8")
    found = marked_tests(folder)
    proof = Proof("tests/games/toys/positions/toy-1/toys-are-played-with.toml")
    assert found["TOY-1"] == (
        proof,
        Proof("tests/test_toys.py::test_four"),
        Proof("tests/test_toys.py::test_one"),
    )
    assert found["TOY-2"] == (proof, Proof("tests/test_toys.py::test_one"))
    assert proof not in found["TOY-3"]


def test_the_indexes_of_tests_read_as_they_were_written_one_a_book(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {
        "ORE-1": (Proof("tests/test_a.py::test_three"),),
        "TOY-1": (Proof("tests/test_a.py::test_one"), Proof("tests/test_b.py::test_two")),
    }
    row = {"title": "Toys", "source": "p. 1", "state": "done"}
    books = [
        read_register({"book": BOOK | {"id": id}, "clauses": {clause: row}}, id)
        for id, clause in (("ore", "ORE-1"), ("toy", "TOY-1"), ("unproved", "NEW-1"))
    ]
    monkeypatch.setattr(registers, "FOLDER", tmp_path)
    assert read_proofs() == {}
    files = written_proofs(found, books)
    assert {name: "TOY" in text for name, text in files.items()} == {
        "ore.proofs.json": False,
        "toy.proofs.json": True,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert read_proofs() == found


def test_a_wheel_without_tests_uses_the_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registers, "folder_of_tests", lambda: None)
    assert registers.proofs.make() == read_proofs()
    assert registers.main() == 1


def test_ids_of_clauses_can_be_message_ids() -> None:
    assert all(re.fullmatch(r"[A-Z]+-[A-Za-z0-9.]+", id) for id in known_clauses())
