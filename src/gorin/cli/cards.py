"""`gorin cards`: cards as their owners enter them, and the words that say what cards do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from rich import box
from rich.table import Table
from rich.text import Text

from gorin.cli.groups import hand_on, new_group
from gorin.cli.output import Json, Lang, Output, guard, placed
from gorin.content.cards.columns import CardSheet
from gorin.content.cards.forms import CSV, FORMATS, Wanted, read_form, write_form
from gorin.content.cards.grammar import Grammar
from gorin.content.cards.owned import (
    check,
    entered_path,
    forget,
    pool_of,
    save_pool,
    sources,
    values_used,
)
from gorin.content.cards.pool import SHORT, Facts, Library
from gorin.content.desk.cards import find_kit, find_sheet
from gorin.content.desk.names import reader_for
from gorin.content.reading.files import read_text
from gorin.content.reading.folders import SHARED, write_whole
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say
from gorin.text.render import Reader

Game = Annotated[str | None, typer.Option("--game", show_default=False)]

cards = new_group()


class SourceRow(Struct, frozen=True):
    """A card and where its values come from: the columns of the form, by source."""

    number: str
    slug: str
    name: str
    kind: str
    known: tuple[str, ...]
    entered: tuple[str, ...]
    stand_in: tuple[str, ...]


class WordRow(Struct, frozen=True):
    """A word of the notation of effects: its kind, how it is written, and what it says."""

    kind: str
    word: str
    text: str


class Imported(Struct, frozen=True):
    """The result of an import; `differs` are values unlike those a source states."""

    cards: tuple[str, ...]
    values: int
    differs: tuple[str, ...]
    entered: int
    digest: str


@cards.callback()
def group(context: typer.Context, *, lang: Lang = None) -> None:
    """Enter the cards you own: write a form, fill it in, and import it."""
    hand_on(context, lang)


@cards.command("export")
def export_command(
    named: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    *,
    game: Game = None,
    missing: Annotated[bool, typer.Option("--missing", show_default=False)] = False,
    format: Annotated[str, typer.Option("--format", metavar="csv|toml")] = CSV,
    output_file: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a form of the cards, to fill in and import."""
    with guard(lang) as output:
        sheet = find_sheet(game or named)
        if format not in FORMATS:
            raise BadInput(say("cards-bad-format", asked=format, known=FORMATS), place="--format")
        reader = reader_for(output.library, output.reader.language, (), sheet.game)
        pool = find_kit(sheet.game).pool(output.library)
        form = write_form(sheet, pool, Wanted(format, missing), reader)
        if output_file is None:
            output.console.file.write(form)
        else:
            write_whole(output_file, form.encode(), mode=SHARED)
            output.text(say("cards-written", file=str(output_file)))


@cards.command("import")
def import_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    game: Game = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Check a form and play with its values; with any fault nothing changes."""
    with guard(lang, as_json=json) as output:
        sheet = find_sheet(game)
        form = read_form(sheet, read_text(file), str(file))
        checked = check(sheet, form, find_kit(sheet.game).entered(output.library))
        save_pool(sheet, checked.entered)
        notes = tuple(output.reader.read(placed(note)) for note in checked.notes)
        pool = pool_of(sheet, checked.entered)
        if json:
            digest = pool.digest
            row = Imported(checked.cards, checked.values, notes, len(pool.entered), digest)
            output.data(row)
            return
        for note in notes:
            output.text(note)
        count = len(checked.cards)
        output.text(say("cards-imported", cards=count, values=checked.values, file=str(file)))
        output.text(say("cards-kept", file=str(entered_path(sheet.game))))
        output.text(values_used(pool.cards.values()))


@cards.command("list")
def list_command(
    *,
    game: Game = None,
    entered: Annotated[bool, typer.Option("--entered", show_default=False)] = False,
    stand_in: Annotated[bool, typer.Option("--stand-in", show_default=False)] = False,
    known: Annotated[bool, typer.Option("--known", show_default=False)] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List the cards and where their values come from."""
    with guard(lang, as_json=json) as output:
        asked = (entered, stand_in, known)
        sheet = find_sheet(game)
        pool = find_kit(sheet.game).pool(output.library)
        every = (source_row(sheet, facts) for facts in pool.cards.values())
        rows = [row for row in every if is_asked(row, asked)]
        digest = pool.digest
        if json:
            output.data({"cards": rows, "digest": digest})
            return
        _show_list(output, sheet, rows)
        output.text(values_used(pool.cards.values()))
        if digest:
            output.text(say("cards-digest", digest=digest[:SHORT]))


def source_row(sheet: CardSheet, facts: Facts) -> SourceRow:
    """Return where the values of a card come from."""
    origins = sources(sheet, facts)
    return SourceRow(
        facts.number,
        facts.slug,
        facts.name,
        sheet.kind(facts),
        origins.known,
        origins.entered,
        origins.ours,
    )


def is_asked(row: SourceRow, asked: tuple[bool, bool, bool]) -> bool:
    """Return whether a card has a value from one of the sources asked for; all if none is."""
    columns_of = (row.entered, row.stand_in, row.known)
    wanted = [
        bool(columns) for columns, is_wanted in zip(columns_of, asked, strict=True) if is_wanted
    ]
    return any(wanted) or not any(asked)


def _show_list(output: Output, sheet: CardSheet, rows: list[SourceRow]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(output.read("cards-column-number"), no_wrap=True)
    for column in ("card", "kind", "entered", "known", "stand-in"):
        table.add_column(output.read(f"cards-column-{column}"), overflow="fold")
    for row in rows:
        kind = output.reader.read(sheet.kind_called(row.kind))
        groups = (row.entered, row.known, row.stand_in)
        listed = (Text(" ".join(columns)) for columns in groups)
        table.add_row(row.number, Text(row.name), Text(kind), *listed)
    output.show(table)


@cards.command("forget")
def forget_command(
    numbers: Annotated[
        list[str] | None, typer.Argument(metavar="NUMBER...", show_default=False)
    ] = None,
    *,
    game: Game = None,
    everything: Annotated[bool, typer.Option("--all", show_default=False)] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Forget what was entered of some cards, or of all; their stand-ins come back."""
    with guard(lang, as_json=json) as output:
        if bool(numbers) == everything:
            raise BadInput(say("cards-forget-what"))
        sheet = find_sheet(game)
        if everything:
            # Also when what is kept cannot be read any more.
            gone = _entered_numbers(output.library, sheet)
            save_pool(sheet, {})
        else:
            kept, gone = forget(find_kit(sheet.game).pool(output.library), numbers or ())
            save_pool(sheet, kept)
        if json:
            output.data({"forgotten": gone})
        else:
            output.text(say("cards-forgotten", count=len(gone)))


def _entered_numbers(library: Library, sheet: CardSheet) -> tuple[str, ...]:
    try:
        return tuple(find_kit(sheet.game).entered(library))
    except BadInput:
        return ()


@cards.command("words")
def words_command(*, game: Game = None, lang: Lang = None, json: Json = False) -> None:
    """List the words that say what cards do, for the column "effect"."""
    with guard(lang, as_json=json) as output:
        asked = find_sheet(game).game if game is None else game
        grammar = find_kit(asked).grammar
        if grammar is None:
            raise BadInput(say("cards-no-words", game=asked))
        rows = list(
            word_rows(grammar, reader_for(output.library, output.reader.language, (), asked))
        )
        if json:
            output.data(
                {
                    "lines": grammar.line_forms,
                    "moments": tuple(grammar.moments),
                    "flags": tuple(grammar.extras),
                    "words": rows,
                }
            )
            return
        output.text(say("cards-words-lines"))
        for line in grammar.line_forms:
            output.show(Text(f"  {line}", "bold"))
        output.text(say("cards-words-moments", moments=tuple(grammar.moments)))
        output.text(say("cards-words-flags", flags=tuple(grammar.extras)))
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(output.read("cards-column-kind"), no_wrap=True)
        table.add_column(output.read("cards-column-word"), no_wrap=True)
        table.add_column(output.read("cards-column-says"), overflow="fold")
        for row in rows:
            kind = output.read(f"effect-kind-{row.kind}")
            table.add_row(Text(kind), Text(row.word, "bold"), Text(row.text))
        output.show(table)


def word_rows(grammar: Grammar, reader: Reader) -> Iterator[WordRow]:
    """Yield the words of the notation, kind by kind."""
    entries = sorted(grammar.vocabulary.values(), key=lambda entry: (entry.kind, entry.name))
    for entry in entries:
        yield WordRow(entry.kind, entry.form, reader.read(entry.message))
