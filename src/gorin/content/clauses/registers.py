"""Clause registers, joined with the code that carries clauses out and the tests that show it.

A clause's home is the rule, the definition or the amendment that is marked with it. A clause
that only tells an example has no rule of its own: the scenario that plays it is its home.
`python -m gorin.content.clauses.registers` writes the indexes of tests that a wheel carries,
one a book.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from gorin.content.clauses.homes import Change, Home, changes, find_homes
from gorin.content.clauses.marks import clauses_of_position, marks_in, positions_in
from gorin.content.clauses.once import Once
from gorin.content.reading.files import convert, read_text, read_toml
from gorin.content.reading.scenario_files import shipped
from gorin.content.reading.unknown import unknown
from gorin.kernel.clauses import STATES, BadInput, Clause
from gorin.kernel.words import say

FOLDER = resources.files("gorin") / "rules"
PROOFS = ".proofs.json"
"""The end of the name of a book's index of tests."""


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule book.

    Attributes:
        id: names the folder of its texts.
        title: what it is called.
        document: the file that its clauses restate. Empty for a book that restates no file; the
            sources of its clauses then name the works that say them.
    """

    id: str
    title: str
    document: str


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause as its register writes it down.

    `source` says where it can be read: the place in the document of its book, or the work itself
    if the book has no document. It is never empty, for readers are shown it.
    """

    title: str
    source: str
    state: str
    reason: str = ""
    rules_on: tuple[str, ...] = ()


class Register(Struct, frozen=True):
    """The clauses of one book by id, in the order of the book."""

    book: Book
    clauses: Mapping[str, Clause]


class Proof(Struct, frozen=True, order=True):
    """A test that shows a clause: as pytest names it, or the file of a position."""

    test: str


class Coverage(Struct, frozen=True):
    """The number of a book's clauses in each state, and of those with a test or a scenario."""

    states: dict[str, int]
    clauses: int
    proved: int


class Joined(Struct, frozen=True):
    """A clause with all that belongs to it."""

    clause: Clause
    book: Book
    homes: tuple[Home, ...]
    changes: tuple[Change, ...]
    tests: tuple[Proof, ...]
    scenarios: tuple[str, ...]
    rulings: tuple[str, ...]

    @property
    def is_proved(self) -> bool:
        """A test or a scenario shows it."""
        return bool(self.tests or self.scenarios)


def read_register(data: Mapping[str, Any], place: str) -> Register:
    """Return a register from its data.

    Raises:
        BadInput: all that is wrong with it.
    """
    faults: list[BadInput] = []
    book = Book("", "", "")
    clauses: dict[str, Clause] = {}
    try:
        book = convert(data.get("book"), Book, f"{place}: book")
    except BadInput as fault:
        faults.append(fault)
    for id, row in data.get("clauses", {}).items():
        where = f"{place}: {id}"
        try:
            entry = convert(row, Entry, where)
        except BadInput as fault:
            faults.append(fault)
            continue
        faults += _entry_faults(entry, where)
        clauses[id] = Clause(
            id, entry.title, entry.source, entry.state, entry.reason, entry.rules_on
        )
    for id, clause in clauses.items():
        for other in clause.rules_on:
            if other not in clauses:
                message = unknown("register-no-clause", nearest(other, clauses), clause=other)
                faults.append(BadInput(message, place=f"{place}: {id}"))
    if faults:
        raise BadInput.together(faults)
    return Register(book, clauses)


def text_id(clause: Clause) -> str:
    """Return the id of the message that says a clause."""
    return f"clause-{clause.id.replace('.', '_')}"


def _entry_faults(entry: Entry, where: str) -> Iterator[BadInput]:
    if entry.state not in STATES:
        yield BadInput(say("register-bad-state", state=entry.state, states=STATES), place=where)
    if entry.state == "not-applicable" and not entry.reason:
        yield BadInput(say("register-no-reason"), place=where)
    if not entry.source.strip():
        yield BadInput(say("register-no-source"), place=where)


@Once
def registers() -> tuple[Register, ...]:
    """Return the registers of all rule books.

    Raises:
        BadInput: a shipped register is damaged.
    """
    names = sorted(entry.name for entry in FOLDER.iterdir() if entry.name.endswith(".toml"))
    return tuple(read_register(read_toml(FOLDER / name, name), name) for name in names)


@Once
def known_clauses() -> Mapping[str, Clause]:
    """Return the clauses of all books by id."""
    return {id: clause for register in registers() for id, clause in register.clauses.items()}


def find_register(book: str) -> Register | None:
    """Return the register of a book, or None."""
    return next((register for register in registers() if register.book.id == book), None)


def nearest(asked: str, known: Mapping[str, object] | None = None) -> tuple[str, ...]:
    """Return the clause ids that look most like the one asked for."""
    ids = list(known_clauses() if known is None else known)
    folded = {id.casefold(): id for id in ids}
    names = get_close_matches(asked.casefold(), list(folded), n=5, cutoff=0.5)
    return tuple(folded[id] for id in names)


# -- what belongs to a clause ------------------------------------------------------------------


def folder_of_tests() -> Path | None:
    """Return the tests that stand beside the package in a checkout, or None in a wheel."""
    package = Path(str(resources.files("gorin")))
    tests = package.parent.parent / "tests"
    return tests if package.parent.name == "src" and tests.is_dir() else None


@Once
def proofs() -> Mapping[str, tuple[Proof, ...]]:
    """Return the tests marked with each clause: from the tests themselves, else the indexes."""
    folder = folder_of_tests()
    if folder is not None:
        return marked_tests(folder)
    return read_proofs()


def marked_tests(folder: Path) -> Mapping[str, tuple[Proof, ...]]:
    """Return the tests of a folder, its positions too, by the clauses they are marked with."""
    by_clause: dict[str, list[Proof]] = {}
    for clause, test in _marked(folder):
        by_clause.setdefault(clause, []).append(Proof(test))
    return {clause: tuple(sorted(set(tests))) for clause, tests in sorted(by_clause.items())}


def _marked(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.rglob("test_*.py")):
        shown = path.relative_to(folder.parent).as_posix()
        yield from marks_in(path.read_text(encoding="utf-8"), shown)
    for file in positions_in(folder):
        shown = file.relative_to(folder.parent).as_posix()
        yield from ((clause, shown) for clause in clauses_of_position(file))


def read_proofs() -> Mapping[str, tuple[Proof, ...]]:
    """Return the shipped indexes of tests, all books in one; nothing if a build left them out."""
    by_clause: dict[str, tuple[Proof, ...]] = {}
    for file in FOLDER.iterdir():
        if file.name.endswith(PROOFS):
            index = msgspec.json.decode(read_text(file, file.name), type=dict[str, tuple[str, ...]])
            by_clause |= {id: tuple(Proof(test) for test in tests) for id, tests in index.items()}
    return dict(sorted(by_clause.items()))


def written_proofs(
    by_clause: Mapping[str, tuple[Proof, ...]], books: Iterable[Register]
) -> dict[str, str]:
    """Return the text of each book's index of tests by the name of its file."""
    return {
        register.book.id + PROOFS: _index(by_clause, register.clauses)
        for register in books
        if not by_clause.keys().isdisjoint(register.clauses)
    }


def _index(by_clause: Mapping[str, tuple[Proof, ...]], clauses: Mapping[str, Clause]) -> str:
    plain = {
        clause: [proof.test for proof in tests]
        for clause, tests in sorted(by_clause.items())
        if clause in clauses
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode() + "\n"


class Join(Struct, frozen=True):
    """Everything that belongs to clauses, each by clause id."""

    homes: dict[str, tuple[Home, ...]] = field(default_factory=dict[str, tuple[Home, ...]])
    changes: dict[str, tuple[Change, ...]] = field(default_factory=dict[str, tuple[Change, ...]])
    tests: Mapping[str, tuple[Proof, ...]] = field(default_factory=dict[str, tuple[Proof, ...]])
    scenarios: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    rulings: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])


@Once
def join() -> Join:
    """Join all registers with code, tests, scenarios and rulings."""
    rulings: dict[str, tuple[str, ...]] = {}
    for clause in known_clauses().values():
        for other in clause.rules_on:
            rulings[other] = (*rulings.get(other, ()), clause.id)
    return Join(find_homes(), changes(), proofs(), scenario_clauses(), rulings)


def scenario_clauses() -> dict[str, tuple[str, ...]]:
    """Return the names of the shipped scenarios by the clauses that they show."""
    scenarios: dict[str, tuple[str, ...]] = {}
    for name, file in shipped():
        for clause in read_toml(file, name).get("clauses", ()):
            scenarios[clause] = (*scenarios.get(clause, ()), name)
    return scenarios


def joined(id: str) -> Joined:
    """Return a clause with all that belongs to it.

    Raises:
        BadInput: there is no such clause; the message names the nearest ones.
    """
    for register in registers():
        clause = register.clauses.get(id)
        if clause is not None:
            everything = join()
            return Joined(
                clause,
                register.book,
                everything.homes.get(id, ()),
                everything.changes.get(id, ()),
                everything.tests.get(id, ()),
                everything.scenarios.get(id, ()),
                everything.rulings.get(id, ()),
            )
    raise BadInput(unknown("register-no-clause", nearest(id), clause=id))


def coverage(register: Register) -> Coverage:
    """Return how far a book is."""
    counts = dict.fromkeys(STATES, 0)
    for clause in register.clauses.values():
        counts[clause.state] += 1
    all_homes = join()
    proved = sum(1 for id in register.clauses if id in all_homes.tests or id in all_homes.scenarios)
    return Coverage(counts, len(register.clauses), proved)


def main() -> int:
    """Write the indexes of tests beside the registers; return 1 without tests to read."""
    folder = folder_of_tests()
    if folder is None:
        return 1
    for name, text in written_proofs(marked_tests(folder), registers()).items():
        _ = Path(str(FOLDER / name)).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
