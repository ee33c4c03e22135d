"""The join of clauses, code and tests: what is done is proved, what is pending is untouched."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import resources
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.conftest import unknown_marks

from gorin.content.clauses.homes import Home, find_homes
from gorin.content.clauses.registers import (
    FOLDER,
    PROOFS,
    Book,
    Joined,
    Proof,
    folder_of_tests,
    join,
    joined,
    known_clauses,
    registers,
    written_proofs,
)
from gorin.kernel.clauses import Clause
from gorin.text.language import LANGUAGES

TEXT = re.compile(r"^clause-([A-Z]+-\S+) =", re.MULTILINE)


def clause_files(book: str, language: str) -> list[str]:
    """Return the files with the texts of a book's clauses: clauses.ftl, clauses-rings.ftl ..."""
    folder = resources.files("gorin") / "text" / language / book
    files = [file for file in folder.iterdir() if re.fullmatch(r"clauses.*\.ftl", file.name)]
    return [file.read_text(encoding="utf-8") for file in files]


def all_joined() -> list[Joined]:
    return [joined(id) for id in known_clauses()]


# -- the gates ---------------------------------------------------------------------------------


def is_example(clause: Clause) -> bool:
    """An example has no rule of its own; the scenario that plays it is its home."""
    return clause.title.startswith("Example")


def has_home(found: Joined) -> bool:
    return bool(found.homes or (is_example(found.clause) and found.scenarios))


def faults(clauses: Iterable[Joined]) -> Iterator[str]:
    """Yield what the state of a clause claims and is not so."""
    for found in clauses:
        id, state = found.clause.id, found.clause.state
        if len(found.homes) > 1:
            yield f"{id} has several homes: {', '.join(home.name for home in found.homes)}"
        if state in ("done", "partial") and not has_home(found):
            yield f"{id} is {state} without a home"
        if state == "done" and not found.is_proved:
            yield f"{id} is done without a test"
        if state in ("pending", "not-applicable") and found.homes:
            yield f"{id} is {state} but at home at {found.homes[0].name}"
        if state == "pending" and found.is_proved:
            shown = [proof.test for proof in found.tests] + list(found.scenarios)
            yield f"{id} is pending but shown by {shown[0]}"


def unregistered(homes: dict[str, tuple[Home, ...]]) -> list[str]:
    """Return the homes of clauses that no register knows."""
    known = known_clauses()
    return [
        f"{clause}: {home.name}"
        for clause, own in homes.items()
        if clause not in known
        for home in own
    ]


def test_the_state_of_every_clause_is_true() -> None:
    found = list(faults(all_joined()))
    assert not found, "\n".join(found)


def test_every_rule_and_definition_names_clauses_that_are_registered() -> None:
    assert unregistered(find_homes()) == []


def test_every_test_and_scenario_names_clauses_that_are_registered() -> None:
    known = known_clauses()
    assert [clause for clause in (*join().tests, *join().scenarios) if clause not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", [register.book.id for register in registers()])
def test_clauses_and_their_texts_are_the_same_set(book: str, language: str) -> None:
    """A long book has several files of clauses; each is in the order of the register."""
    (register,) = (found for found in registers() if found.book.id == book)
    ids = [id.replace(".", "_") for id in register.clauses]
    place = {id: number for number, id in enumerate(ids)}
    files = [TEXT.findall(text) for text in clause_files(book, language)]
    written = [id for file in files for id in file]
    assert sorted(written) == sorted(ids)
    assert files == [sorted(file, key=place.__getitem__) for file in files]


def test_no_clause_is_in_two_books() -> None:
    ids = [id for register in registers() for id in register.clauses]
    assert len(ids) == len(set(ids))


def test_the_shipped_indexes_of_tests_are_fresh() -> None:
    assert folder_of_tests() is not None
    files = (file for file in FOLDER.iterdir() if file.name.endswith(PROOFS))
    shipped = {file.name: file.read_text(encoding="utf-8") for file in files}
    fresh = written_proofs(join().tests, registers())
    assert shipped == fresh, "run: python -m gorin.content.clauses.registers"


# -- each gate catches what it is for ----------------------------------------------------------

HOME = Home("rule", "toys.play", "toys.py", 1, "Toys are played with.")
TEST = Proof("tests/test_toys.py::test_toys")
BARE = Joined(
    Clause("TOY-1", "Toys", "The box", "done"), Book("toy", "Toys", ""), (), (), (), (), ()
)


def state(name: str, **fields: Any) -> Joined:
    return replace(BARE, clause=replace(BARE.clause, state=name), **fields)


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        (state("done", tests=(TEST,)), "TOY-1 is done without a home"),
        (state("done", homes=(HOME,)), "TOY-1 is done without a test"),
        (state("partial", tests=(TEST,)), "TOY-1 is partial without a home"),
        (state("pending", homes=(HOME,)), "TOY-1 is pending but at home at toys.play"),
        (
            state("pending", tests=(TEST,)),
            "TOY-1 is pending but shown by tests/test_toys.py::test_toys",
        ),
        (state("pending", scenarios=("toy/box",)), "TOY-1 is pending but shown by toy/box"),
        (
            state("not-applicable", homes=(HOME,)),
            "TOY-1 is not-applicable but at home at toys.play",
        ),
        (
            state("done", homes=(HOME, replace(HOME, name="toys.rest")), tests=(TEST,)),
            "TOY-1 has several homes: toys.play, toys.rest",
        ),
    ],
)
def test_a_state_that_is_not_true_is_caught(found: Joined, fault: str) -> None:
    assert list(faults([found])) == [fault]


@pytest.mark.parametrize(
    "found",
    [
        state("done", homes=(HOME,), tests=(TEST,)),
        state("done", homes=(HOME,), scenarios=("toy/box",)),
        state("partial", homes=(HOME,)),
        state("pending"),
        state("not-applicable"),
    ],
)
def test_a_state_that_is_true_is_not_caught(found: Joined) -> None:
    assert list(faults([found])) == []


def test_an_example_is_at_home_in_its_scenario() -> None:
    clause = replace(BARE.clause, title="Example: a toy")
    assert list(faults([replace(BARE, clause=clause, scenarios=("toy/box",))])) == []


def test_an_unregistered_home_is_caught() -> None:
    assert unregistered({"TOY-1": (HOME,)}) == ["TOY-1: toys.play"]


def test_a_mark_with_an_unknown_clause_is_caught() -> None:
    item: Any = SimpleNamespace(
        nodeid="t.py::test_x",
        iter_markers=lambda name: [SimpleNamespace(args=("TR-6.1", "TR-0.0"))],
    )
    assert unknown_marks([item]) == ["t.py::test_x: TR-0.0"]
