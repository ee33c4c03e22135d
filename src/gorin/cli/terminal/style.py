"""Signs and styles that everything drawn in the terminal shares. No colour alone means anything."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red")
LIT = "bold #e0563a"
FAINT = "bright_black"


def figure(seat: int) -> Text:
    """Return the sign of a seat: a number as well as a colour."""
    return Text(f"@{seat + 1}", SEAT_STYLES[seat % len(SEAT_STYLES)])


def cut(text: str, width: int) -> str:
    """Shorten a name to a width, at a word boundary if little is lost."""
    if cell_len(text) <= width:
        return text
    kept = set_cell_size(text, width - 1).rstrip()
    word = kept.rpartition(" ")[0]
    if cell_len(word) >= width - 3:
        kept = word
    return kept + "…"
