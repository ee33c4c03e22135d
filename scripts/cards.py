"""Prints what all cards do, as it is read: `python -m scripts.cards [LANGUAGE] [GAME]`.

For whoever translates, or changes how texts are made: one reads them all in a language. Without a
language it is English, without a game all games that have cards.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from msgspec import Struct

from gorin.content.boxes import boxes
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk.names import reader_for
from gorin.text.language import ENGLISH


class Text(Struct, frozen=True):
    """The text of a card, line by line."""

    game: str
    slug: str
    lines: tuple[str, ...]


def texts(language: str, game: str = "") -> Iterator[Text]:
    """Yield the texts of all cards that can be played, of a game or of all."""
    for box in boxes():
        if box.cards is None or game not in ("", box.id):
            continue
        reader = reader_for(SHIPPED, language, (), box.id)
        for facts in box.cards.pool(SHIPPED).cards.values():
            if box.cards.playable(facts):
                page = box.cards.page_of(SHIPPED, facts)
                yield Text(box.id, page.slug, tuple(reader.read(line) for line in page.text))


def main(arguments: list[str]) -> int:
    """Print the texts."""
    language, game, *_ = (*arguments, "", "")
    for text in texts(language or ENGLISH, game):
        print(text.slug)
        for line in text.lines:
            print(f"    {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
