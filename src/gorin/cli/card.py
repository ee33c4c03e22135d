"""`gorin card`: what is printed on a card, what is known of it, what it does, and where."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import Struct
from rich.table import Table
from rich.text import Text

from gorin.cli.output import Json, Lang, Output, guard
from gorin.content.cards.pages import ExpansionCard, Page
from gorin.content.desk.cards import find_card
from gorin.content.desk.names import reader_for
from gorin.kernel.words import say
from gorin.text.render import Reader

ORIGINS = {"known": "card-known", "entered": "card-entered", "stand-in": "card-ours"}
"""The names of the sources of values."""


class ValueRow(Struct, frozen=True):
    """A value of a card; `known` says that a source of the real card states it.

    `source` is "known", "entered" (by the owner of the card) or "stand-in".
    """

    field: str
    label: str
    value: str
    known: bool
    source: str


class CardRow(Struct, frozen=True):
    """All there is to say of a card that can be played."""

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
    effect: str = ""
    playable: bool = True


class NameRow(Struct, frozen=True):
    """A card known by name only; `set` is where it appeared."""

    game: str
    name: str
    number: str
    kind: str
    rarity: str
    set: str
    text: tuple[str, ...]
    playable: bool = False


def card(
    name: Annotated[
        list[str],
        typer.Argument(help="A card: its name, its slug or its number.", show_default=False),
    ],
    *,
    game: Annotated[str | None, typer.Option("--game", show_default=False)] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Read a card: its values, which of them are known facts, and what it does."""
    with guard(lang, as_json=json) as output:
        # Names have spaces; who forgets the quotes means one card all the same.
        answer = find_card(output.library, " ".join(name), game)
        reader = reader_for(output.library, output.reader.language, (), answer.kit.game)
        row = (
            card_row(
                reader,
                answer.kit.page_of(output.library, answer.facts),
                playable=answer.kit.playable(answer.facts),
            )
            if answer.named is None
            else name_row(reader, answer.kit.game, answer.named)
        )
        if json:
            output.data(row)
        elif isinstance(row, NameRow):
            _show_name(output, row)
        else:
            _show(output, row)


def name_row(reader: Reader, game: str, entry: ExpansionCard) -> NameRow:
    """Return what is known of a card that cannot be played, in the reader's language."""
    place = say(f"set-{entry.set}")
    return NameRow(
        game,
        entry.name,
        entry.number,
        reader.read(say(f"card-kind-{entry.kind}")),
        reader.read(say(f"rarity-{entry.rarity}")),
        entry.set,
        (reader.read(say("card-name-only", set=place)),),
    )


def card_row(reader: Reader, page: Page, *, playable: bool = True) -> CardRow:
    """Return a card's page in the reader's language."""
    read = reader.read
    place = page.place
    return CardRow(
        page.game,
        page.slug,
        page.name,
        page.number,
        read(page.kind),
        read(page.rarity),
        page.aliases,
        page.stand_in,
        tuple(
            ValueRow(row.field, read(row.label), read(row.value), row.known, row.source)
            for row in page.rows
        ),
        tuple(read(message) for message in page.text),
        "" if place is None else f"{place[0]}:{place[1]}",
        page.effect,
        playable,
    )


def _head(output: Output, row: CardRow | NameRow) -> None:
    """Show the name of a card and, if it has one, its number, its kind and its rarity."""
    parts = [part for part in (row.number, row.kind, row.rarity) if part]
    output.show(Text(row.name, "bold").append("  " + " · ".join(parts), "dim"))


def _show_name(output: Output, row: NameRow) -> None:
    _head(output, row)
    for line in row.text:
        output.show(Text(line))


def _show(output: Output, row: CardRow) -> None:
    _head(output, row)
    if row.aliases:
        output.text(say("card-aliases", aliases=row.aliases))
    values = Table.grid(padding=(0, 2))
    values.add_column(no_wrap=True, style="dim")
    values.add_column(overflow="fold")
    values.add_column(style="dim")
    sources = {*(value.source for value in row.values), row.effect}
    is_mixed = row.stand_in or "entered" in sources
    for value in row.values:
        origin = output.read(ORIGINS[value.source])
        values.add_row(value.label, Text(value.value), origin if is_mixed else "")
    if row.values:
        output.text("")
        output.show(values)
    output.text("")
    # Without a script the table above has said everything.
    says_more = row.script or row.effect == "entered" or not row.playable
    for line in row.text if says_more else ():
        output.show(Text(line))
    if row.effect and is_mixed:
        output.text(say("card-effect-source", source=say(ORIGINS[row.effect])))
    if row.stand_in:
        output.text(say("card-stand-in"))
    if row.script:
        output.text(say("card-script", place=row.script))
