"""`gorin decks`: decks that come with the program and files of decks, shown, checked, converted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import Struct
from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from gorin.cli.codes import FALSE
from gorin.cli.groups import hand_on, new_group
from gorin.cli.output import FaultRow, Json, Lang, Output, guard, placed
from gorin.content.boxes import boxes, find_box
from gorin.content.decks.lists import DeckNote
from gorin.content.decks.outline import DEK, FORMS, JSON, LIST, ONE, TOML
from gorin.content.decks.report import CardLine, DeckReport, SectionReport
from gorin.content.decks.sheets import Deck, Sheet, line_of, size_of
from gorin.content.desk import decks as desk
from gorin.content.desk.decks import ShippedDeck
from gorin.content.desk.names import reader_for
from gorin.content.desk.options import typed_options
from gorin.content.reading.folders import SHARED, write_whole
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, Name, say

Asked = Annotated[str, typer.Argument(metavar="DECK", show_default=False)]
Game = Annotated[str | None, typer.Option("--game", metavar="GAME", show_default=False)]

SUFFIXES = {".toml": TOML, ".txt": LIST, ".dek": DEK, ".json": JSON}
"""The form that a file's name asks for."""

decks = new_group()


class ListRow(Struct, frozen=True):
    """A deck that comes with the program; `lead` is the card that leads it, such as a raider.

    `line` tells it from others, such as its clan; `formats` are those that it is legal in.
    """

    id: str
    name: str
    description: str
    lead: str
    cards: int
    printed: bool
    line: str
    formats: tuple[str, ...]


class CardRow(Struct, frozen=True):
    """A card of a deck."""

    number: str
    slug: str
    name: str
    kind: str
    count: int
    figure: int | None
    notes: tuple[str, ...]


class SectionRow(Struct, frozen=True):
    """A section of a deck."""

    id: str
    title: str
    count: int
    cards: tuple[CardRow, ...]


class DeckRow(Struct, frozen=True):
    """A deck in full; `total` counts the cards of its large sections."""

    game: str
    name: str
    description: str
    sections: tuple[SectionRow, ...]
    total: int
    figures: dict[str, float | None]
    notes: tuple[FaultRow, ...] = ()


@decks.callback()
def group(context: typer.Context, *, lang: Lang = None) -> None:
    """Look at decks, check them against the rules, and convert their files."""
    hand_on(context, lang)


# -- list ----------------------------------------------------------------------------------


@decks.command("list")
def list_command(*, game: Game = None, lang: Lang = None, json: Json = False) -> None:
    """List the decks that come with the program."""
    with guard(lang, as_json=json) as opened:
        asked = game or boxes()[0].id
        _ = desk.decks_of(asked)
        output = knowing(opened, asked)
        rows = [list_row(output, deck) for deck in desk.shipped(output.library, asked)]
        if json:
            output.data({"game": asked, "decks": rows})
            return
        for row in rows:
            size = aside = output.read("games-deck-size", cards=row.cards)
            if row.lead and not row.line:
                aside = output.reader.read(say("list-more", first=size, second=row.lead))
            name = output.read("with-aside", text=row.name, aside=aside)
            output.show(Text(row.id, "bold").append(f"  {name}", "not bold"))
            if row.line:
                about = (row.line, *_formats_told(output, asked, row.formats))
                output.show(Text("  " + " · ".join(about)))
            if row.description:
                output.show(Text(f"  {row.description}", "dim"))


def _formats_told(output: Output, game: str, formats: tuple[str, ...]) -> tuple[str, ...]:
    """Return in which formats a deck is legal, in words; nothing where a game has only one."""
    known = find_box(game).choosable
    titles = [output.reader.read(say(each.title)) for each in known if each.id in formats]
    return (output.reader.row(titles),) if len(known) > 1 else ()


def knowing(output: Output, game: str) -> Output:
    """Return the output of a command, with the names of one game; faults are read so too."""
    output.about(game)
    library = output.library
    reader = reader_for(library, output.reader.language, game=game)
    return Output(library, reader, output.as_json, output.console, output.errors)


def list_row(output: Output, deck: ShippedDeck) -> ListRow:
    """Return a deck in a line."""
    about = deck.description
    return ListRow(
        deck.id,
        desk.title(output.reader, deck.id, deck.name),
        "" if about is None else described(output, about.id),
        output.reader.read(Name("card", deck.lead)) if deck.lead else "",
        deck.cards,
        deck.printed,
        "" if deck.line is None else output.reader.read(deck.line),
        deck.formats,
    )


def described(output: Output, text: str) -> str:
    """Return what a deck is for; shipped decks say it in every language."""
    return output.read(text) if text and output.reader.has(text) else text


def tell_notes(output: Output, sheet: Sheet[Deck]) -> None:
    """Tell on standard error which lines of a deck file were skipped; JSON has them itself."""
    if not output.as_json:
        for note in sheet.notes:
            output.errors.print(line_note(output, sheet.name, note), soft_wrap=True)


def line_note(output: Output, name: str, note: DeckNote) -> Text:
    """Return a note on a deck file as a line of text."""
    place = f"{name}:{note.line}" if note.line else name
    return Text(output.read("error-at", place=place, reason=note.message), "dim")


def note_rows(output: Output, sheet: Sheet[Deck]) -> tuple[FaultRow, ...]:
    """Return the notes on a deck file as JSON has them."""
    return tuple(
        FaultRow(f"{sheet.name}:{note.line}", "", output.reader.read(note.message))
        for note in sheet.notes
    )


# -- show ----------------------------------------------------------------------------------


@decks.command("show")
def show_command(deck: Asked, *, game: Game = None, lang: Lang = None, json: Json = False) -> None:
    """Show a deck by sections and kinds of cards."""
    with guard(lang, as_json=json) as opened:
        id, sheet = desk.find_sheet(opened.library, deck, game)
        output = knowing(opened, id)
        tell_notes(output, sheet)
        _ = sheet.sound()
        report = desk.report(id, sheet, desk.wishes_for(output.library, id))
        name = desk.title(output.reader, deck, report.deck.name)
        if json:
            row = deck_row(output, report, name)
            output.data(replace(row, notes=note_rows(output, sheet)))
        else:
            _show(output, report, name)


def deck_row(output: Output, report: DeckReport, name: str) -> DeckRow:
    """Return a deck as JSON has it, under a name."""
    return DeckRow(
        report.game,
        name,
        described(output, report.deck.description),
        tuple(_section_row(output, section) for section in report.sections),
        report.total,
        {figure.id: figure.value for figure in report.figures},
    )


def _section_row(output: Output, section: SectionReport) -> SectionRow:
    rows = (
        CardRow(
            line.number,
            line.slug,
            line.name,
            line.sort.kind,
            line.count,
            line.sort.figure,
            tuple(map(output.reader.read, line.sort.notes)),
        )
        for line in section.cards
    )
    return SectionRow(section.id, output.reader.read(section.title), section.count, tuple(rows))


def _show(output: Output, report: DeckReport, name: str) -> None:
    output.show(Text(name, "bold"))
    if report.deck.description:
        output.show(Text(described(output, report.deck.description)))
    alone = [section for section in report.sections if section.style == ONE and section.cards]
    for section in alone:
        (card,) = section.cards
        output.text(say("decks-figure", label=section.title, value=card.name))
    for section in report.sections:
        if section.style != ONE:
            _show_section(output, section)
    output.text("")
    output.text(say("decks-total", count=report.total))
    for figure in report.figures:
        if figure.value:
            shown = str(figure.value).replace(".", output.read("sim-decimal-mark"))
            output.text(say("decks-figure", label=figure.label, value=shown))


def _show_section(output: Output, section: SectionReport) -> None:
    """Show the cards of a section, kind by kind as far as they have kinds with titles."""
    kinds: dict[str, list[CardLine]] = {}
    for line in section.cards:
        kind = None if section.aside else line.sort.title
        called = output.reader.read(kind or section.title)
        kinds.setdefault(called, []).append(line)
    for called, lines in kinds.items():
        count = sum(line.count for line in lines)
        output.text("")
        output.show(Text(output.read("decks-section", kind=called, count=count), "bold"))
        output.show(_table(output, lines))


def _table(output: Output, lines: list[CardLine]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(style="dim")
    for line in lines:
        label = line.sort.label
        shown = f"{output.reader.read(label)} {line.sort.figure}" if label else ""
        note = output.reader.row(map(output.reader.read, line.sort.notes))
        name = f"{line.number}  {line.name}" if line.number else line.name
        table.add_row(str(line.count), Text(name), Text(shown), Text(note))
    return table


# -- check ---------------------------------------------------------------------------------


@decks.command("check")
def check_command(
    deck: Asked,
    *,
    game: Game = None,
    format: Annotated[
        str | None, typer.Option("--format", metavar="FORMAT", show_default=False)
    ] = None,
    level: Annotated[
        str | None, typer.Option("--level", metavar="LEVEL", show_default=False)
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", min=1, show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", show_default=False)
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Check a deck against the rules: exit code 1 if they forbid it."""
    with guard(lang, as_json=json) as opened:
        id, sheet = desk.find_sheet(opened.library, deck, game)
        output = knowing(opened, id)
        options: dict[str, Any] = typed_options(id, option or (), {"level": level})
        wishes = desk.wishes_for(
            output.library, id, format=format, seats=seats, options=options, files=True
        )
        judged = desk.judge(id, sheet, wishes)
        # What a deck lacks as a whole, its lines may all be right: that is for the rules to forbid.
        lacking = tuple(fault for fault in sheet.faults if fault.clause and not line_of(fault))
        forbidden = (*lacking, *judged.violations)
        tell_notes(output, sheet)
        if len(sheet.faults) > len(lacking):
            raise BadInput.together(sorted((*sheet.faults, *judged.violations), key=line_of))
        if json:
            name, rows = sheet.deck.name, output.rows(forbidden)
            notes = note_rows(output, sheet)
            told = {"game": id, "deck": name, "legal": not rows, "violations": rows}
            output.data({**told, "notes": notes})
        elif forbidden:
            for fault in forbidden:
                output.text(placed(fault))
        else:
            output.text(_legal(sheet.deck.name, size_of(sheet.deck, judged.outline)))
    if forbidden:
        raise typer.Exit(FALSE)


def _legal(name: str, count: int) -> Message:
    return say("decks-legal", deck=name, count=count)


# -- convert -------------------------------------------------------------------------------


@decks.command("convert")
def convert_command(
    deck: Asked,
    *,
    game: Game = None,
    to: Annotated[
        str | None, typer.Option("--to", metavar="toml|list|lackey|dek|json", show_default=False)
    ] = None,
    output_file: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a deck in another form: ours, a plain list, or one of LackeyCCG's."""
    with guard(lang) as output:
        format = wanted_format(to, output_file)
        id, sheet = desk.find_sheet(output.library, deck, game)
        tell_notes(output, sheet)
        sound = sheet.sound()
        about = described(knowing(output, id), sound.description)
        text = desk.export(output.library, id, replace(sound, description=about), format)
        if output_file is None:
            output.console.file.write(text)
        else:
            write_whole(output_file, text.encode(), mode=SHARED)
            output.text(say("cards-written", file=str(output_file)))


def wanted_format(to: str | None, file: Path | None) -> str:
    """Return the form asked for: by name, else by the name of the file, else a plain list.

    Raises:
        BadInput: there is no such form.
    """
    if to is None:
        return SUFFIXES.get(file.suffix.casefold(), LIST) if file is not None else LIST
    if to not in FORMS:
        raise BadInput(say("cards-bad-format", asked=to, known=FORMS), place="--to")
    return to
