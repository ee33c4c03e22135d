"""`gorin decks`: decks that come with the program and files of decks, shown, checked, converted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from gorin.cli.groups import hand_on, new_group
from gorin.cli.output import FALSE, FaultRow, Json, Lang, Output, guard, placed
from gorin.content import tomb_raider
from gorin.content.folders import SHARED, write_whole
from gorin.content.tomb_raider_alone import works_alone
from gorin.content.tomb_raider_columns import scripts_of
from gorin.content.tomb_raider_decks import (
    DEK,
    FORMATS,
    LIST,
    TOML,
    Deck,
    Sheet,
    line_of,
    violations,
    write_deck,
)
from gorin.content.tomb_raider_forms import kind_of
from gorin.content.tomb_raider_pool import pool_in_use
from gorin.games.tomb_raider.facts import CardFacts, Discovery, Obstacle, Upgrade
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import NO_BEHAVIOUR
from gorin.games.tomb_raider.setup import SeatSetup, Setup
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


class CardLine(Struct, frozen=True):
    """A card of a deck: `alone` says whether it does anything for a raider that plays alone."""

    number: str
    slug: str
    name: str
    kind: str
    count: int
    figure: int | None
    alone: bool


class Figures(Struct, frozen=True):
    """What a deck is like: counts of cards, averages over all copies (None without any)."""

    cards: int
    by_kind: dict[str, int]
    difficulty: float | None
    danger: float | None
    idle_alone: int


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
            head = Text(row.id, "bold").append(f"  {row.name} ({size}, {row.raider})", "not bold")
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
    by_kind: dict[str, int] = {}
    for line in lines:
        by_kind[line.kind] = by_kind.get(line.kind, 0) + line.count
    idle = sum(line.count for line in lines if not line.alone)
    figures = Figures(
        sum(by_kind.values()),
        by_kind,
        average(lines, "discovery"),
        average(lines, "obstacle"),
        idle,
    )
    treasure = card_name(deck.treasure) if deck.treasure else ""
    locations = len(deck.locations)
    return DeckReport(
        deck.name,
        described(output, deck),
        card_name(deck.raider),
        treasure,
        locations,
        lines,
        figures,
    )


def card_lines(deck: Deck) -> Iterator[CardLine]:
    """Yield the draw cards of a deck, kind by kind."""
    scripts = scripts_of(pool_in_use().scripts)
    cards = tomb_raider.cards()
    kinds = ("upgrade", "action", "discovery", "obstacle", "secret-move")
    found = [cards[slug] for slug in deck.cards if slug in cards]
    drawn = [facts for facts in found if kind_of(facts) in kinds]
    for facts in sorted(drawn, key=lambda facts: (kinds.index(kind_of(facts)), facts.number)):
        yield CardLine(
            facts.number,
            facts.slug,
            facts.name,
            kind_of(facts),
            deck.cards[facts.slug],
            figure(facts),
            works_alone(scripts.get(facts.slug, NO_BEHAVIOUR)),
        )


def figure(facts: CardFacts) -> int | None:
    """Return the figure that tells most of a card: difficulty, danger or power."""
    if isinstance(facts, Discovery):
        return facts.difficulty
    if isinstance(facts, Obstacle):
        return facts.danger
    return facts.power if isinstance(facts, Upgrade) else None


def average(lines: tuple[CardLine, ...], kind: str) -> float | None:
    """Return the average figure of the cards of a kind, each copy counted."""
    found = [(line.figure or 0, line.count) for line in lines if line.kind == kind]
    copies = sum(count for _, count in found)
    return round(sum(value * count for value, count in found) / copies, 1) if copies else None


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
        setup = setup_for(sheet, level, seats)
        found = sorted(violations(sheet, setup, STANDARD.numbers), key=line_of)
        if sheet.faults:
            raise BadInput.together(sorted((*sheet.faults, *found), key=line_of))
        rows = tuple(
            FaultRow(fault.place, fault.clause, output.reader.read(fault.message))
            for fault in found
        )
        if json:
            output.data({"deck": sheet.deck.name, "legal": not rows, "violations": rows})
        elif rows:
            for fault in found:
                output.text(placed(fault))
        else:
            count = sum(sheet.deck.cards.values())
            output.text(say("decks-legal", deck=sheet.deck.name, count=count))
    if found:
        raise typer.Exit(FALSE)


def setup_for(sheet: Sheet, level: str | None, seats: int | None) -> Setup:
    """Return a match in which a deck plays the first seat, against starters."""
    played = tomb_raider.load_level(level or tomb_raider.DEFAULT_LEVEL)
    variant = played.variants[0].id if played.variants else None
    deck = sheet.deck
    own = SeatSetup(deck.raider, deck.cards, starter=tomb_raider.is_starter(deck))
    others = [
        tomb_raider.load_deck(tomb_raider.STARTERS[seat % 2])
        for seat in range(1, seats or played.players.max)
    ]
    rest = (SeatSetup(other.raider, other.cards, starter=True) for other in others)
    return Setup(played, variant, (own, *rest), tomb_raider.cards())


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
