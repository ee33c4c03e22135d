"""`gorin card`: what is printed on a card, what is known of it, what it does, and where."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from gorin.cli.output import Json, Lang, Output, guard
from gorin.content.tomb_raider_pages import Page, page
from gorin.kernel.words import say


class ValueRow(Struct, frozen=True):
    """A value of a card; `known` says that a source of the real card states it."""

    field: str
    label: str
    value: str
    known: bool


class CardRow(Struct, frozen=True):
    """All there is to say of a card."""

    game: str
    slug: str
    name: str
    number: str
    kind: str
    rarity: str
    aliases: tuple[str, ...]
    stand_in: bool
    values: tuple[ValueRow, ...]
    text: tuple[str, ...]
    script: str


def card(
    name: Annotated[
        list[str],
        typer.Argument(help="A card: its name, its slug or its number.", show_default=False),
    ],
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Read a card: its values, which of them are known facts, and what it does."""
    with guard(lang, as_json=json) as output:
        # Names have spaces; who forgets the quotes means one card all the same.
        found = page(" ".join(name))
        row = card_row(output, found)
        if json:
            output.data(row)
        else:
            _show(output, row)


def card_row(output: Output, found: Page) -> CardRow:
    """Return a card's page in the reader's language."""
    read = output.reader.read
    place = found.place
    return CardRow(
        found.game,
        found.slug,
        found.name,
        found.number,
        read(found.kind),
        read(found.rarity),
        found.aliases,
        found.stand_in,
        tuple(
            ValueRow(row.field, read(row.label), read(row.value), row.known) for row in found.rows
        ),
        tuple(read(message) for message in found.text),
        "" if place is None else f"{place[0]}:{place[1]}",
    )


def _show(output: Output, row: CardRow) -> None:
    output.show(Text(row.name, "bold").append(f"  {row.number} · {row.kind} · {row.rarity}", "dim"))
    if row.aliases:
        output.text(say("card-aliases", aliases=row.aliases))
    values = Table.grid(padding=(0, 2))
    values.add_column(no_wrap=True, style="dim")
    values.add_column(overflow="fold")
    values.add_column(style="dim")
    for value in row.values:
        origin = output.read("card-known") if value.known else output.read("card-ours")
        values.add_row(value.label, value.value, origin if row.stand_in else "")
    if row.values:
        output.text("")
        output.show(values)
    output.text("")
    # Without a script the table above has said everything.
    for line in row.text if row.script else ():
        output.show(Text(line))
    if row.stand_in:
        output.text(say("card-stand-in"))
    if row.script:
        output.text(say("card-script", place=row.script))
