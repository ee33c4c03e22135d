"""Cards in words, short and full, for whoever asks at the table."""

from __future__ import annotations

from rich.text import Text

from gorin.cli.terminal.answers import meant
from gorin.cli.terminal.style import FAINT
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.pages import page, text_of
from gorin.kernel.words import say
from gorin.text.render import Reader


def find(typed: str) -> list[str]:
    """Return the slugs of the cards somebody may mean by a number, a name or a part of it."""
    cards = tomb_raider.cards()
    numbered = [slug for slug, facts in cards.items() if facts.number == typed]
    if numbered:
        return numbered
    slugs = list(cards)
    return [slugs[at] for at in meant(typed, slugs, [cards[slug].name for slug in slugs])]


def brief(slug: str, reader: Reader) -> Text:
    """Return a card in a line: its name, its kind, and what it says."""
    found = page(slug)
    line = Text("  " + found.name, "bold").append(f" · {reader.read(found.kind)} · ", FAINT)
    return line.append(_says(slug, reader), "not bold")


def full(slug: str, reader: Reader) -> list[Text]:
    """Return a card with its number, what it says, and whether that is this project's own."""
    found = page(slug)
    head = Text(found.name, "bold")
    head.append(f" · {reader.read(found.kind)} · {found.number}", "not bold " + FAINT)
    lines = [head, Text("  " + _says(slug, reader))]
    if found.stand_in:
        lines.append(Text("  " + reader.read(say("play-stand-in")), FAINT))
    return lines


def _says(slug: str, reader: Reader) -> str:
    return " ".join(reader.read(part) for part in text_of(tomb_raider.cards()[slug]))
