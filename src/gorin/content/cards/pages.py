"""Pages about cards: their values, where these come from, and what the cards do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from gorin.content.cards.columns import KNOWN, OURS, CardSheet
from gorin.kernel.words import Arg, Message


class Row(Struct, frozen=True):
    """A value of a card: its field, how to call it, what it is, and where it comes from.

    `source` is one of `KNOWN`, `ENTERED` and `OURS`.
    """

    field: str
    label: Message
    value: Arg
    source: str

    @property
    def known(self) -> bool:
        """Whether a source of the real card states it."""
        return self.source == KNOWN


class Page(Struct, frozen=True, kw_only=True):
    """The page about a card.

    Attributes:
        game: the id of its game.
        kind: what kind of card it is.
        rarity: how rare it is; empty in a game that does not say.
        stand_in: at least one value or the effect is this project's own.
        rows: its values.
        text: all that the card says, in words of this project.
        place: the file and line of its script.
        effect: where what it does comes from; empty for kinds that do nothing.
    """

    game: str
    slug: str
    name: str
    number: str
    kind: Arg
    rarity: Arg = ""
    aliases: tuple[str, ...] = ()
    stand_in: bool = False
    rows: tuple[Row, ...] = ()
    text: tuple[Message, ...] = ()
    place: tuple[str, int] | None = None
    effect: str = ""


class ExpansionCard(Struct, frozen=True):
    """A card known by name only, which nobody can play: `set` is where it appeared.

    It may have no number.
    """

    number: str
    name: str
    kind: str
    rarity: str
    set: str


def plain_page(game: str, facts: Any, sheet: CardSheet | None) -> Page:
    """Return a page with the values that may be entered, by the names of their columns."""
    kind = "" if sheet is None else sheet.kind_called(sheet.kind(facts))
    return Page(
        game=game,
        slug=facts.slug,
        name=facts.name,
        number=facts.number,
        kind=kind,
        aliases=facts.aliases,
        stand_in=facts.stand_in,
        rows=() if sheet is None else tuple(_rows(facts, sheet)),
    )


def _rows(facts: Any, sheet: CardSheet) -> Iterator[Row]:
    for column in sheet.of(facts):
        source = sheet.source_of(facts, column)
        text = sheet.text(facts, column, {})
        if text or source != OURS:
            yield Row(column.name, sheet.field_called(column.name), text, source)
