"""Cards in words, short and full, for whoever asks at the table."""

from __future__ import annotations

from rich.text import Text

from gorin.cli.terminal.answers import meant
from gorin.cli.terminal.style import FAINT
from gorin.content.tomb_raider.pages import page, text_of
from gorin.content.tomb_raider.pool import CardPool
from gorin.kernel.words import say
from gorin.text.render import Reader

OURS = " °"
"""The sign of a stand-in in lists of names."""


def find(pool: CardPool, typed: str) -> list[str]:
    """Return the slugs of the cards somebody may mean by a number, a name or a part of it."""
    cards = pool.cards
    numbered = [slug for slug, facts in cards.items() if facts.number == typed]
    if numbered:
        return numbered
    slugs = list(cards)
    return [slugs[at] for at in meant(typed, slugs, [cards[slug].name for slug in slugs])]


def mark(pool: CardPool, slug: str) -> str:
    """Return the sign behind the name of a card some of which is this project's own."""
    facts = pool.cards.get(slug)
    return OURS if facts is not None and facts.stand_in else ""


def brief(pool: CardPool, slug: str, reader: Reader) -> Text:
    """Return a card in a line: its name, its kind, what it says, and whether some of it is ours."""
    card = page(pool, slug)
    line = Text("  " + card.name, "bold")
    if card.stand_in:
        ours = f"{OURS} {reader.read(say('play-stand-in-mark'))}"
        line.append(ours, "not bold " + FAINT)
    line.append(f" · {reader.read(card.kind)} · ", "not bold " + FAINT)
    return line.append(_says(pool, slug, reader), "not bold")


def full(pool: CardPool, slug: str, reader: Reader) -> list[Text]:
    """Return a card with its number, what it says, and whether that is this project's own."""
    card = page(pool, slug)
    head = Text(card.name, "bold")
    head.append(f" · {reader.read(card.kind)} · {card.number}", "not bold " + FAINT)
    lines = [head, Text("  " + _says(pool, slug, reader))]
    if card.stand_in:
        lines.append(Text("  " + reader.read(say("play-stand-in")), FAINT))
    return lines


def _says(pool: CardPool, slug: str, reader: Reader) -> str:
    return " ".join(reader.read(part) for part in text_of(pool, pool.cards[slug]))
