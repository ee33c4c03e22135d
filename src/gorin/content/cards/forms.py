"""Forms in which owners enter their cards: CSV and TOML, read with lines and written."""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any

from msgspec import Struct

from gorin.content.cards.columns import OURS, TITLE, CardSheet
from gorin.content.cards.pool import CardPool
from gorin.content.cards.shapes import NO, NONE, YES
from gorin.content.reading.toml_lines import line_numbers
from gorin.content.reading.toml_text import load_toml, toml_fault
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, say
from gorin.text.render import Reader

CSV, TOML = "csv", "toml"
FORMATS = (CSV, TOML)

HEAD = ("number", *TITLE)
"""The columns that say which card it is; only the number is needed."""

NOT_ITS = "-"
"""Fills a cell of the CSV form that a card of this kind has no value for."""

UNSURE = "?"
"""Ends a value that is this project's own, in a form that shows them."""

_TABLE = re.compile(r"^\s*\[\[\s*card\s*\]\]", re.MULTILINE)


class Cell(Struct, frozen=True):
    """A value as typed, and the line it stands on."""

    text: str
    line: int


class FormRow(Struct, frozen=True):
    """A card of a form: its line and its cells by column; empty cells are left out."""

    line: int
    cells: Mapping[str, Cell]


class Form(Struct, frozen=True):
    """A form that was read: its rows, and what is wrong with it before any value is looked at."""

    name: str
    rows: tuple[FormRow, ...]
    faults: tuple[BadInput, ...]


def read_form(sheet: CardSheet, text: str, name: str) -> Form:
    """Return a form from the text of a file; TOML is told by its name or its tables."""
    if not text.strip():
        return Form(name, (), (BadInput(say("form-blank"), place=name),))
    is_toml = name.casefold().endswith(".toml") or _TABLE.search(text) is not None
    return read_toml_form(sheet, text, name) if is_toml else read_csv_form(sheet, text, name)


# -- CSV -----------------------------------------------------------------------------------


def read_csv_form(sheet: CardSheet, text: str, name: str) -> Form:
    """Return a form from CSV: a line of column names, then a line for each card.

    Lines that begin with # are comments. Cells are separated by commas, semicolons or tabs.
    """
    lines = ["" if line.lstrip('" ').startswith("#") else line for line in text.splitlines()]
    first = next((line for line in lines if line.strip()), "")
    delimiter = max(",;\t", key=first.count)
    rows: list[FormRow] = []
    faults: list[BadInput] = []
    names: list[str] | None = None
    try:
        for line, cells in _records(lines, delimiter):
            if names is None:
                names = [_column_name(cell) for cell in cells]
                named = ((column, line) for column in names if column)
                faults += _name_faults(sheet, named, name)
                continue
            if len(cells) > len(names) and any(cells[len(names) :]):
                faults.append(_fault(name, line, say("form-too-many-cells", count=len(names))))
            row = zip(names, cells, strict=False)
            filled = {column: Cell(cell, line) for column, cell in row if column and cell}
            rows.append(FormRow(line, filled))
    except csv.Error as error:
        faults.append(BadInput(say("form-not-csv", reason=str(error)), place=name))
    if names is None:
        faults.append(BadInput(say("form-empty"), place=name))
    return Form(name, tuple(rows), tuple(faults))


def _records(lines: list[str], delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the records that are not empty with the line each begins on."""
    reader = csv.reader((f"{line}\n" for line in lines), delimiter=delimiter, strict=True)
    while True:
        line = reader.line_num + 1
        cells = next(reader, None)
        if cells is None:
            return
        if any(cell.strip() for cell in cells):
            yield line, [cell.strip() for cell in cells]


def _column_name(text: str) -> str:
    return re.sub(r"[\s-]+", "_", text.strip().casefold())


# -- TOML ----------------------------------------------------------------------------------


def read_toml_form(sheet: CardSheet, text: str, name: str) -> Form:
    """Return a form from TOML: a table [[card]] for each card."""
    try:
        data = load_toml(text)
    except tomllib.TOMLDecodeError as error:
        line, message = toml_fault(error)
        return Form(name, (), (BadInput(message, place=f"{name}:{line}" if line else name),))
    lines = line_numbers(text)
    faults = [
        _fault(name, lines.get((key,), 1), say("form-unknown-table", asked=key))
        for key in data
        if key != "card"
    ]
    form = read_tables(sheet, data.get("card", []), text, name)
    return Form(name, form.rows, (*faults, *form.faults))


def read_tables(sheet: CardSheet, tables: object, text: str, name: str) -> Form:
    """Return a form from the tables [[card]] in a text of TOML, whatever else there is in it."""
    lines, written = line_numbers(text), text.splitlines()
    if not (isinstance(tables, list) and all(isinstance(table, dict) for table in tables)):
        return Form(name, (), (_fault(name, lines.get(("card",), 1), say("form-no-tables")),))
    faults: list[BadInput] = []
    rows: list[FormRow] = []
    for place, table in enumerate(tables):
        line = lines.get(("card", place), 1)
        at = {key: lines.get(("card", place, key), line) for key in table}
        typed = {key: _typed(sheet, key, value) for key, value in table.items()}
        faults += _name_faults(sheet, ((_column_name(key), at[key]) for key in table), name)
        faults += [
            _fault(name, at[key], say("form-bad-type", column=key))
            for key, value in typed.items()
            if value is None
        ]
        cells = {
            _column_name(key): Cell(value.strip(), at[key] + _starts_below(written[at[key] - 1]))
            for key, value in typed.items()
            if value and value.strip()
        }
        rows.append(FormRow(line, cells))
    return Form(name, tuple(rows), tuple(faults))


def _starts_below(line: str) -> bool:
    """Return whether a text that begins on this line has its first words on the next one."""
    return line.rstrip().endswith(('"""', "'''"))


def _typed(sheet: CardSheet, key: str, value: Any) -> str | None:
    """Return a value of TOML as it would be typed in a cell, None if it cannot be."""
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, list):
        parts = [_typed(sheet, key, part) for part in value]
        joint = "\n" if key in sheet.lines else ", "
        return None if None in parts else joint.join(part for part in parts if part)
    return str(value) if isinstance(value, int | str) else None


def _name_faults(
    sheet: CardSheet, names: Iterable[tuple[str, int]], name: str
) -> Iterator[BadInput]:
    known = (*HEAD, *sheet.names)
    seen: list[str] = []
    for column, line in names:
        if column not in known:
            yield _fault(name, line, say("form-unknown-column", asked=column, known=known))
        elif column in seen:
            yield _fault(name, line, say("form-column-twice", column=column))
        seen.append(column)


def _fault(name: str, line: int, message: Message) -> BadInput:
    return BadInput(message, place=f"{name}:{line}")


# -- writing -------------------------------------------------------------------------------


class Wanted(Struct, frozen=True):
    """The choice of a form: its format, and whether it asks only for what is missing.

    With `missing` only cards with stand-ins are in it and only what is known or was entered is
    filled in; else all cards are, and stand-ins end in a question mark.
    """

    format: str = CSV
    missing: bool = False


def write_form(sheet: CardSheet, pool: CardPool[Any], wanted: Wanted, reader: Reader) -> str:
    """Return a form to fill in, with instructions in the language of a reader."""
    cards = [facts for facts in pool.cards.values() if facts.stand_in or not wanted.missing]
    rows = [(facts, dict(_all_cells(sheet, facts, pool.scripts, wanted))) for facts in cards]
    notes = "".join(f"# {line}".rstrip() + "\n" for line in _instructions(sheet, wanted, reader))
    return notes + "\n" + (_csv(sheet, rows) if wanted.format == CSV else _toml(sheet, rows))


def write_entered(sheet: CardSheet, pool: CardPool[Any]) -> str:
    """Return what was entered as a form in TOML, which reads back as the same."""
    rows = [(pool.cards[pool.slugs[number]], cells) for number, cells in pool.entered.items()]
    return _toml(sheet, [(facts, {**_title(sheet, facts), **cells}) for facts, cells in rows])


def _title(sheet: CardSheet, facts: Any) -> dict[str, str]:
    """Return name and kind of a card as they are stated; empty where no source tells them."""
    if sheet.is_untitled(facts):
        return dict.fromkeys(TITLE, "")
    return dict(zip(TITLE, (facts.name, sheet.kind(facts)), strict=True))


def _all_cells(
    sheet: CardSheet, facts: Any, scripts: Mapping[str, Any], wanted: Wanted
) -> Iterator[tuple[str, str]]:
    yield from _title(sheet, facts).items()
    if sheet.is_untitled(facts):
        for title, text in zip(TITLE, (facts.name, sheet.kind(facts)), strict=True):
            if title in facts.entered:
                yield title, text
            elif not wanted.missing:
                yield title, f"{text} {UNSURE}"
    yield from _cells(sheet, facts, scripts, wanted)


def _cells(
    sheet: CardSheet, facts: Any, scripts: Mapping[str, Any], wanted: Wanted
) -> Iterator[tuple[str, str]]:
    for column in sheet.of(facts):
        text = sheet.text(facts, column, scripts)
        if sheet.source_of(facts, column) != OURS:
            yield column.name, text
        elif wanted.missing or not text:
            yield column.name, ""
        else:
            yield column.name, f"{text} {UNSURE}"


def _instructions(sheet: CardSheet, wanted: Wanted, reader: Reader) -> Iterator[str]:
    yield reader.read(say("form-about"))
    yield reader.read(say("form-about-empty"))
    yield reader.read(say("form-about-none", none=NONE))
    if wanted.format == CSV:
        yield reader.read(say("form-about-not-its", sign=NOT_ITS))
    if not wanted.missing:
        yield reader.read(say("form-about-unsure", sign=UNSURE))
    if sheet.untitled is not None:
        number, kinds = sheet.untitled.number, sheet.untitled.kinds
        yield reader.read(say("form-about-untitled", number=number, kinds=kinds))
    yield ""
    # Two kinds of cards share a column; the one that may be none says more.
    described = {column.name: column for column in reversed(sheet.columns)}
    for name in sheet.names:
        yield f"{name}: {reader.read(described[name].shape.expected)}"


def _csv(sheet: CardSheet, rows: list[tuple[Any, dict[str, str]]]) -> str:
    written = StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow((*HEAD, *sheet.names))
    for facts, cells in rows:
        values = [_flat(cells.get(name, "")) for name in sheet.names]
        fitting = [
            value if sheet.is_untitled(facts) or sheet.column(facts, name) else NOT_ITS
            for name, value in zip(sheet.names, values, strict=True)
        ]
        writer.writerow((facts.number, *(cells[name] for name in TITLE), *fitting))
    return written.getvalue()


def _flat(text: str) -> str:
    return "; ".join(text.splitlines())


def _toml(sheet: CardSheet, rows: list[tuple[Any, dict[str, str]]]) -> str:
    tables: list[str] = []
    for facts, cells in rows:
        named = [(name, cells[name]) for name in (*TITLE, *sheet.names) if name in cells]
        pairs = [("number", facts.number), *named]
        lines = [f"{name} = {_quoted(text)}" for name, text in pairs]
        tables.append("\n".join(("[[card]]", *lines)) + "\n")
    return "\n".join(tables)


def _quoted(text: str) -> str:
    """Return a text as a value of TOML: numbers as such, several lines between triple quotes."""
    if text in ("0",) or re.fullmatch(r"[1-9]\d*", text):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"""\n{escaped}"""' if "\n" in escaped else f'"{escaped}"'
