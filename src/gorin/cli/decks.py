"""`gorin decks`: decks that come with the program and files of decks, shown, checked, converted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from gorin.cli.groups import hand_on, new_group
from gorin.cli.output import FALSE, Json, Lang, Output, guard, placed
from gorin.content.reading.folders import SHARED, write_whole
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.deck_figures import (
    CardLine,
    Figures,
    card_lines,
    figures_of,
)
from gorin.content.tomb_raider.deck_service import forbidden_in, setting_for
from gorin.content.tomb_raider.decks import (
    DEK,
    FORMATS,
    LIST,
    TOML,
    Deck,
    line_of,
    write_deck,
)
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

Asked = Annotated[str, typer.Argument(metavar="DECK", show_default=False)]

SUFFIXES = {".toml": TOML, ".txt": LIST, ".dek": DEK}
"""The form that a file's name asks for."""

decks = new_group()


class ListRow(Struct, frozen=True):
    """A deck that comes with the program; `cards` counts its draw cards."""

    id: str
    name: str
    description: str
    raider: str
    cards: int
    starter: bool


class DeckReport(Struct, frozen=True):
    """A deck in full."""

    name: str
    description: str
    raider: str
    treasure: str
    locations: int
    cards: tuple[CardLine, ...]
    figures: Figures


@decks.callback()
def group(context: typer.Context, *, lang: Lang = None) -> None:
    """Look at decks, check them against the rules, and convert their files."""
    hand_on(context, lang)


# -- list ----------------------------------------------------------------------------------


@decks.command("list")
def list_command(*, lang: Lang = None, json: Json = False) -> None:
    """List the decks that come with the program."""
    with guard(lang, as_json=json) as output:
        rows = [list_row(output, id) for id in tomb_raider.deck_names()]
        if json:
            output.data({"decks": rows})
            return
        for row in rows:
            size = output.read("games-deck-size", cards=row.cards)
            aside = say("list-more", first=size, second=row.raider)
            name = output.read("with-aside", text=row.name, aside=aside)
            head = Text(row.id, "bold").append(f"  {name}", "not bold")
            output.show(head)
            if row.description:
                output.show(Text(f"  {row.description}", "dim"))


def list_row(output: Output, id: str) -> ListRow:
    """Return a deck in a line."""
    deck = tomb_raider.load_deck(id)
    return ListRow(
        id,
        deck.name,
        described(output, deck),
        card_name(deck.raider),
        sum(deck.cards.values()),
        id in tomb_raider.STARTERS,
    )


def described(output: Output, deck: Deck) -> str:
    """Return what a deck is for; shipped decks say it in every language."""
    text = deck.description
    return output.read(text) if text and output.reader.has(text) else text


def card_name(slug: str) -> str:
    """Return the printed name of a card."""
    facts = tomb_raider.cards().get(slug)
    return slug if facts is None else facts.name


# -- show ----------------------------------------------------------------------------------


@decks.command("show")
def show_command(deck: Asked, *, lang: Lang = None, json: Json = False) -> None:
    """Show a deck by kinds of cards, and which do nothing when playing alone."""
    with guard(lang, as_json=json) as output:
        report = report_of(output, tomb_raider.load_deck(deck))
        if json:
            output.data(report)
        else:
            _show(output, report)


def report_of(output: Output, deck: Deck) -> DeckReport:
    """Return a deck in full."""
    lines = tuple(card_lines(deck))
    treasure = card_name(deck.treasure) if deck.treasure else ""
    locations = len(deck.locations)
    return DeckReport(
        deck.name,
        described(output, deck),
        card_name(deck.raider),
        treasure,
        locations,
        lines,
        figures_of(lines),
    )


FIGURES = {"upgrade": "power", "discovery": "difficulty", "obstacle": "danger"}
"""What the figure of a card is, by its kind."""


def _show(output: Output, report: DeckReport) -> None:
    output.show(Text(report.name, "bold"))
    if report.description:
        output.show(Text(report.description))
    output.text(say("decks-raider", raider=report.raider))
    if report.treasure:
        output.text(say("decks-treasure", treasure=report.treasure))
    if report.locations:
        output.text(say("decks-locations", count=report.locations))
    for kind, count in report.figures.by_kind.items():
        output.text("")
        head = output.read("decks-section", kind=say(f"card-kind-{kind}"), count=count)
        output.show(Text(head, "bold"))
        output.show(_table(output, [line for line in report.cards if line.kind == kind]))
    output.text("")
    _summary(output, report.figures)


def _table(output: Output, lines: list[CardLine]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(style="dim")
    for line in lines:
        label = FIGURES.get(line.kind)
        shown = f"{output.read(f'field-{label}')} {line.figure}" if label else ""
        note = "" if line.alone else output.read("decks-idle-alone")
        table.add_row(str(line.count), Text(f"{line.number}  {line.name}"), Text(shown), Text(note))
    return table


def _summary(output: Output, figures: Figures) -> None:
    output.text(say("decks-total", count=figures.cards))
    for name, value in (("difficulty", figures.difficulty), ("danger", figures.danger)):
        if value is not None:
            shown = str(value).replace(".", output.read("sim-decimal-mark"))
            output.text(say("decks-average", figure=say(f"field-{name}"), value=shown))
    if figures.idle_alone:
        output.text(say("decks-idle-total", count=figures.idle_alone))


# -- check ---------------------------------------------------------------------------------


@decks.command("check")
def check_command(
    deck: Asked,
    *,
    level: Annotated[
        str | None, typer.Option("--level", metavar="LEVEL", show_default=False)
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", min=1, show_default=False)
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Check a deck against the rules: exit code 1 if they forbid it."""
    with guard(lang, as_json=json) as output:
        sheet = tomb_raider.deck_sheet(deck)
        played = tomb_raider.load_level(level or tomb_raider.DEFAULT_LEVEL)
        found = forbidden_in(sheet, setting_for(played, None, seats, None))
        if sheet.faults:
            raise BadInput.together(sorted((*sheet.faults, *found), key=line_of))
        if json:
            name, rows = sheet.deck.name, output.rows(found)
            output.data({"deck": name, "legal": not rows, "violations": rows})
        elif found:
            for fault in found:
                output.text(placed(fault))
        else:
            count = sum(sheet.deck.cards.values())
            output.text(say("decks-legal", deck=sheet.deck.name, count=count))
    if found:
        raise typer.Exit(FALSE)


# -- convert -------------------------------------------------------------------------------


@decks.command("convert")
def convert_command(
    deck: Asked,
    *,
    to: Annotated[
        str | None, typer.Option("--to", metavar="toml|list|lackey|dek", show_default=False)
    ] = None,
    output_file: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a deck in another form: ours, a plain list, or one of LackeyCCG's."""
    with guard(lang) as output:
        format = wanted_format(to, output_file)
        text = write_deck(tomb_raider.load_deck(deck), format, tomb_raider.cards())
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
    if to not in FORMATS:
        raise BadInput(say("cards-bad-format", asked=to, known=FORMATS), place="--to")
    return to
