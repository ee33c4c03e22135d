"""A level drawn before play: its grid, the deepest row on top, and what its signs mean."""

from __future__ import annotations

from rich.text import Text

from gorin.cli.terminal.style import FAINT, SEAT_STYLES, cut
from gorin.content.tomb_raider.level_sheets import (
    DECK,
    ENTRANCE,
    FIXED,
    NONE,
    LevelSheet,
    SpaceSheet,
)
from gorin.kernel.words import Name, say
from gorin.text.render import Reader

SIGNS = {"entrance": "⌂", "treasure": "★", "unknown": "?", "nothing": " "}
NARROWEST, WIDEST = 4, 22
ROOM = "bold"


def letter(deck: int) -> str:
    """Return what stands for a level deck on the map: a small letter, in its colour."""
    return chr(97 + deck % 26)


def style(deck: int) -> str:
    """Return the colour of a level deck."""
    return SEAT_STYLES[deck % len(SEAT_STYLES)].removeprefix("bold ")


def draw(sheet: LevelSheet, reader: Reader, room: int) -> list[Text]:
    """Return the map as lines that take at most `room` columns, if it can be so narrow."""
    level = sheet.level
    cell = max(NARROWEST, min(WIDEST, (room - 5) // level.width - 1))
    lines = [_border(level.width, cell, "┌┬┐")]
    for depth in range(level.depth, 0, -1):
        line = Text(f"{depth:>2} ", FAINT)
        for space in sheet.rows[depth - 1]:
            line.append("│", FAINT).append_text(_cell(space, reader, cell))
        lines.append(line.append("│", FAINT))
        if depth > 1:
            lines.append(_border(level.width, cell, "├┼┤"))
    names = (f" {chr(65 + at)} ".center(cell, "─") for at in range(level.width))
    return [*lines, Text("   └" + "┴".join(names) + "┘", FAINT)]


def _border(width: int, cell: int, corners: str) -> Text:
    return Text(f"   {corners[0]}{corners[1].join(['─' * cell] * width)}{corners[2]}", FAINT)


def _cell(space: SpaceSheet, reader: Reader, width: int) -> Text:
    """Return the content of a space: whose deck it is, or which card lies there."""
    if space.kind == NONE:
        return Text(" " * width)
    if space.kind == DECK:
        shown = Text(letter(space.deck), style(space.deck))
        if space.room:
            shown.append(" " + SIGNS["treasure"], FAINT)
        pad = (width - shown.cell_len) // 2
        shown = Text(" " * pad).append_text(shown)
    else:
        sign = SIGNS["entrance"] if space.kind == ENTRANCE else SIGNS["unknown"]
        sign = SIGNS["treasure"] if space.room else "" if space.face_up and sign == "?" else sign
        name = cut(reader.read(Name("card", space.card)), width - len(sign) - 1)
        shown = Text(f"{sign} {name}".strip(), ROOM if space.room or space.face_up else "")
    shown.pad_right(max(0, width - shown.cell_len))
    return shown


def legend(sheet: LevelSheet, reader: Reader) -> str:
    """Return what the signs on the map of this level mean."""
    spaces = [space for row in sheet.rows for space in row]
    parts = ["levels-sign-entrance"]
    if any(space.kind == FIXED and not space.face_up and not space.room for space in spaces):
        parts.append("levels-sign-face-down")
    if any(space.kind == FIXED and space.room for space in spaces):
        parts.append("levels-sign-room")
    if any(space.kind == DECK and space.room for space in spaces):
        parts.append("levels-sign-room-possible")
    if any(space.kind == NONE for space in spaces):
        parts.append("levels-sign-nothing")
    return "  ".join(reader.read(say(id, **SIGNS)) for id in parts)
