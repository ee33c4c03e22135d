"""`gorin rules`: rule books, their clauses, and what belongs to a clause."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import Struct
from rich import box
from rich.table import Table
from rich.text import Text

from gorin.cli.output import Json, Lang, Output, guard
from gorin.content.boxes import game_of
from gorin.content.clauses.homes import Change, Home
from gorin.content.clauses.registers import (
    Coverage,
    Joined,
    Register,
    coverage,
    find_register,
    joined,
    known_clauses,
    nearest,
    registers,
    text_id,
)
from gorin.content.reading.unknown import unknown
from gorin.kernel.clauses import BadInput, Clause
from gorin.kernel.words import say
from gorin.text.render import Reader


class ClauseRow(Struct, frozen=True):
    """A clause in a list."""

    id: str
    title: str
    state: str
    homes: int
    tests: int
    scenarios: int


class BookRow(Struct, frozen=True):
    """A rule book and how far it is."""

    id: str
    title: str
    document: str
    coverage: Coverage
    clauses: tuple[ClauseRow, ...] = ()


class ClausePage(Struct, frozen=True):
    """All there is to say of a clause."""

    id: str
    book: str
    title: str
    text: str
    source: str
    state: str
    reason: str
    code: tuple[Home, ...]
    changes: tuple[Change, ...]
    tests: tuple[str, ...]
    scenarios: tuple[str, ...]
    rules_on: tuple[str, ...]
    rulings: tuple[str, ...]


def rules(
    what: Annotated[
        str | None,
        typer.Argument(
            help="A clause (TR-6.13), a chapter (TR-6) or a book (tomb-raider).",
            show_default=False,
        ),
    ] = None,
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Read rules: a clause in our words with its code and tests, or the table of a book."""
    with guard(lang, as_json=json) as output:
        if what is None:
            _books(output)
        elif (register := find_register(what.casefold())) is not None:
            _book(output, register, tuple(register.clauses.values()))
        elif chapter := chapter_of(what):
            _book(output, *chapter)
        else:
            _clause(output, joined(clause_id(what)))


def clause_id(asked: str) -> str:
    """Return the id of a clause in upper and lower case as its book writes it.

    Raises:
        BadInput: there is no such clause; the message names the nearest ones.
    """
    for id in known_clauses():
        if id.casefold() == asked.strip().casefold():
            return id
    raise BadInput(unknown("register-no-clause", nearest(asked), clause=asked))


def chapter_of(asked: str) -> tuple[Register, tuple[Clause, ...]] | None:
    """Return the clauses of a chapter such as "TR-6" or "TR-R", with their book."""
    start = asked.strip().casefold()
    ends = (".",) if start[-1:].isdecimal() else tuple("0123456789")
    for register in registers():
        chapter = tuple(
            clause
            for id, clause in register.clauses.items()
            if id.casefold().startswith(start) and id[len(start) :].startswith(ends)
        )
        if chapter:
            return register, chapter
    return None


def words_of(reader: Reader, clause: Clause) -> tuple[str, str]:
    """Return the title and the text of a clause in the reader's language."""
    id = text_id(clause)
    if not reader.has(id):
        return clause.title, ""
    return reader.title(id), reader.read(say(id))


# -- books -------------------------------------------------------------------------------------


def _books(output: Output) -> None:
    rows = [
        BookRow(register.book.id, register.book.title, register.book.document, coverage(register))
        for register in registers()
    ]
    if output.as_json:
        output.data({"books": rows})
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("rules-book", "rules-title"):
        table.add_column(output.read(column), overflow="fold")
    for column in ("rules-clauses", "rules-proved"):
        table.add_column(output.read(column), justify="right")
    table.add_column(output.read("rules-states"))
    for row in rows:
        counts = row.coverage
        figures = (str(counts.clauses), str(counts.proved))
        table.add_row(row.id, row.title, *figures, _states(output, counts))
    output.show(table)


def _states(output: Output, counts: Coverage) -> str:
    """Return how many clauses are in each state, empty states left out, as a short list."""
    return output.reader.row(
        f"{output.read(f'state-{state}')} {count}"
        for state, count in counts.states.items()
        if count
    )


def _book(output: Output, register: Register, clauses: tuple[Clause, ...]) -> None:
    output.about(game_of(register.book.id))
    rows = tuple(_row(output, clause) for clause in clauses)
    counts = coverage(register)
    book = register.book
    if output.as_json:
        output.data(BookRow(book.id, book.title, book.document, counts, rows))
        return
    output.text(book.title)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(output.read("rules-clause"), no_wrap=True)
    table.add_column(output.read("rules-title"), overflow="fold")
    table.add_column(output.read("rules-state"))
    for column in ("rules-code", "rules-tests", "rules-scenarios"):
        table.add_column(output.read(column), justify="right")
    for row in rows:
        figures = (str(figure or "·") for figure in (row.homes, row.tests, row.scenarios))
        table.add_row(row.id, row.title, output.read(f"state-{row.state}"), *figures)
    output.show(table)
    output.text(say("rules-coverage", clauses=counts.clauses, proved=counts.proved))


def _row(output: Output, clause: Clause) -> ClauseRow:
    everything = joined(clause.id)
    title, _ = words_of(output.reader, clause)
    return ClauseRow(
        clause.id,
        title,
        clause.state,
        len(everything.homes),
        len(everything.tests),
        len(everything.scenarios),
    )


# -- one clause --------------------------------------------------------------------------------


def _clause(output: Output, everything: Joined) -> None:
    clause = everything.clause
    output.about(game_of(everything.book.id))
    title, text = words_of(output.reader, clause)
    if output.as_json:
        output.data(
            ClausePage(
                clause.id,
                everything.book.id,
                title,
                text,
                clause.source,
                clause.state,
                clause.reason,
                everything.homes,
                everything.changes,
                tuple(proof.test for proof in everything.tests),
                everything.scenarios,
                clause.rules_on,
                everything.rulings,
            )
        )
        return
    output.show(Text(f"{clause.id}  {title}", "bold"))
    output.show(Text(text))
    output.text("")
    state = output.read(f"state-{clause.state}")
    if clause.reason:
        state = f"{state}: {clause.reason}"
    rows = Table.grid(padding=(0, 2))
    rows.add_column(no_wrap=True, style="dim")
    rows.add_column(overflow="fold")
    rows.add_row(output.read("rules-state"), state)
    rows.add_row(output.read("rules-source"), f"{everything.book.title} · {clause.source}")
    for id, lines in _lists(output, everything):
        for number, line in enumerate(lines):
            rows.add_row(output.read(id) if number == 0 else "", Text(line))
    output.show(rows)


def _lists(output: Output, everything: Joined) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return what belongs to a clause, each list under its message id."""
    code = tuple(f"{home.file}:{home.line}  {home.name}" for home in everything.homes)
    if not code and everything.clause.state != "not-applicable":
        code = (output.read("rules-no-code"),)
    changes = tuple(
        f"{change.format} ({change.clause})  {change.file}:{change.line}"
        for change in everything.changes
    )
    return (
        ("rules-code", code),
        ("rules-changes", changes),
        ("rules-tests", tuple(proof.test for proof in everything.tests)),
        ("rules-scenarios", everything.scenarios),
        ("rules-rules-on", everything.clause.rules_on),
        ("rules-rulings", everything.rulings),
    )
