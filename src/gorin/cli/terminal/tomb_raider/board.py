"""The map of a level, drawn as a grid or told space by space.

The grid has the deepest row on top, as a raider looks ahead. What joins two spaces stands in
the line between them: an arrow for an exit, which may lead one way only, a cross for a blocked
one. Rows that matter little get one line when the screen is short.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct
from rich.text import Text

from gorin.cli.terminal.style import FAINT, LIT, cut, figure
from gorin.games.tomb_raider.events.log import obstacle_name
from gorin.games.tomb_raider.seen import ObstacleView, PlaceView, TombRaiderView
from gorin.kernel.words import Message, Name, say
from gorin.text.render import Reader

ROOM_FOR_NAME = 5
SIGNS = {
    "treasure": "★",
    "prize": "◆",  # the treasure to bring back, lying or carried
    "save": "⚑",
    "empty": "∅",
    "obstacle": "▲",
    "unknown": "·",
}
UP, DOWN, UP_DOWN, RIGHT, LEFT, LEFT_RIGHT, BLOCKED = "↑", "↓", "↕", "→", "←", "↔", "╳"  # noqa: RUF001 - a cross drawn like the lines
WIDEST_CELL = 20
NARROWEST_CELL = 8

Lit: TypeAlias = "str | None"


class Grid(Struct, frozen=True):
    """The frame of a drawing: the view, its language, how wide a cell is, which space is lit."""

    view: TombRaiderView
    reader: Reader
    cell: int
    lit: Lit = None


def space_at(column: int, depth: int) -> str:
    """Return the name of a space from its column and depth, both counted from 1."""
    return f"{chr(64 + column)}{depth}"


def depth_of(space: str) -> int:
    """Return the depth of a space by its name, 0 for none."""
    return int(space[1:]) if space[1:].isdecimal() else 0


def cell_width(view: TombRaiderView, room: int) -> int:
    """Return how wide a cell may be so that the whole map takes at most `room` columns."""
    return max(NARROWEST_CELL, min(WIDEST_CELL, (room - 5) // view.width - 1))


def map_width(view: TombRaiderView, cell: int) -> int:
    """Return how many columns the drawn map takes."""
    return 4 + view.width * (cell + 1) + 1


class _Row(Struct, frozen=True):
    """A row of the drawn map: its depths, its spaces, their content with all they want to say.

    Several rows without a single card may be drawn as one.
    """

    deepest: int
    depth: int
    places: tuple[PlaceView | None, ...]
    full: tuple[tuple[Text, ...], ...]

    @property
    def label(self) -> str:
        if self.deepest == self.depth:
            return f"{self.depth:>2} "
        label = f"{self.depth}-{self.deepest}"
        return label if len(label) == 3 else " ⋮ "

    @property
    def wanted(self) -> int:
        return max(map(len, self.full))


def least_height(view: TombRaiderView) -> int:
    """Return how many lines the map takes at least."""
    return 2 * len(_runs(view)) + 1


def draw(grid: Grid, height: int, *, merged: bool = False) -> list[Text]:
    """Return the map as lines, at most `height` of them if it can be drawn so low.

    `merged` draws neighbouring rows without a card as one even where there is room for all.
    """
    view = grid.view
    every = [(depth, depth) for depth in range(view.depth, 0, -1)]
    spans = _runs(view) if merged or 2 * len(every) + 1 > height else every
    rows = [_row_at(grid, deepest, depth) for deepest, depth in spans]
    heights = _heights(grid, rows, height)
    lines = [_border(grid, None, rows[0].places, "┌┬┐")]
    for place, row in enumerate(rows):
        if place:
            lines.append(_border(grid, rows[place - 1].places, row.places, "├┼┤"))
        lines += _row(grid, row, heights[place])
    return [*lines, _foot(grid)]


def _runs(view: TombRaiderView) -> list[tuple[int, int]]:
    """Return the depths of the rows, the deepest first; neighbours without a card are one."""
    used = {depth_of(place.space) for place in view.places}
    spans: list[tuple[int, int]] = []
    for depth in range(view.depth, 0, -1):
        if spans and depth not in used and spans[-1][1] not in used:
            spans[-1] = (spans[-1][0], depth)
        else:
            spans.append((depth, depth))
    return spans


def _row_at(grid: Grid, deepest: int, depth: int) -> _Row:
    view = grid.view
    by_space = {place.space: place for place in view.places}
    columns = range(1, view.width + 1)
    places = tuple(by_space.get(space_at(column, depth)) for column in columns)
    return _Row(deepest, depth, places, tuple(tuple(_cell(grid, place)) for place in places))


def _heights(grid: Grid, rows: Sequence[_Row], height: int) -> list[int]:
    """Return how many lines each row gets: all it wants near the raiders, one far away."""
    used = len(rows) * 2 + 1
    heights = [1] * len(rows)
    depths = [depth_of(raider.space) for raider in grid.view.raiders if raider.space != "-"]
    focus = depth_of(grid.lit or "")

    def away(at: int) -> tuple[int, int]:
        depth = rows[at].depth
        nearest = min((abs(depth - one) for one in depths), default=0)
        return abs(depth - focus) if focus else 0, nearest

    for at in sorted(range(len(rows)), key=away):
        heights[at] += max(0, min(rows[at].wanted - 1, height - used))
        used += heights[at] - 1
    return heights


def _foot(grid: Grid) -> Text:
    """Return the lowest border, with the letters of the columns in it."""
    columns = (f" {chr(65 + at)} ".center(grid.cell, "─") for at in range(grid.view.width))
    return Text("   └" + "┴".join(columns) + "┘", FAINT)


def _cell(grid: Grid, place: PlaceView | None) -> list[Text]:
    """Return the content of a space as lines, the name first."""
    if place is None:
        return [Text(SIGNS["unknown"].center(grid.cell), FAINT)]
    if not place.face_up:
        sign = f"{SIGNS['treasure']} ?" if place.treasure else "?"
        name = grid.reader.read(Name("card", place.slug)) if place.slug else ""
        lines = [Text(sign.center(grid.cell), "bold" if place.treasure else FAINT)]
        return [*lines, Text(cut(name, grid.cell), FAINT)] if name else lines
    name = cut(grid.reader.read(Name("card", place.slug)), grid.cell)
    lines = [Text(name, "bold" if place.raiders else ""), _marks(grid, place)]
    return lines + [_obstacle(grid, one) for one in place.obstacles]


def has_prize(view: TombRaiderView, place: PlaceView) -> bool:
    """Return whether the treasure to bring back is at a space, carried or not."""
    return view.prize is not None and view.prize.space == place.space


def _marks(grid: Grid, place: PlaceView) -> Text:
    marks = Text()
    for seat in place.raiders:
        marks.append_text(figure(seat)).append(" ")
    marks.append(f"!{place.danger}", FAINT)
    for on, sign in (
        (has_prize(grid.view, place), "prize"),
        (place.treasure, "treasure"),
        (place.save_point, "save"),
        (place.empty, "empty"),
    ):
        if on:
            marks.append(" " + SIGNS[sign], "bold")
    return marks


def _obstacle(grid: Grid, obstacle: ObstacleView) -> Text:
    left = obstacle.life - obstacle.damage
    life = f" {left}/{obstacle.life}" if obstacle.life else ""
    if life and grid.cell - 1 - len(life) < ROOM_FOR_NAME:
        life = f" {left}"  # the name says more than how much life there was
    name = obstacle_name(obstacle.slug, obstacle.number)
    name_shown = cut(grid.reader.read(name), grid.cell - 1 - len(life))
    return Text(SIGNS["obstacle"] + name_shown + life, "red")


def _short(grid: Grid, place: PlaceView | None, full: Sequence[Text]) -> Text:
    """Return the content of a space in one line: raiders, obstacles, what else fits."""
    if place is None or not place.face_up:
        return full[0]
    line = Text()
    for seat in place.raiders:
        line.append_text(figure(seat))
    if place.obstacles:
        line.append(SIGNS["obstacle"] * len(place.obstacles), "red")
    if place.save_point:
        line.append(SIGNS["save"], "bold")
    if place.treasure:
        line.append(SIGNS["treasure"], "bold")
    if has_prize(grid.view, place):
        line.append(SIGNS["prize"], "bold")
    if line:
        line.append(" ")
    name = grid.reader.read(Name("card", place.slug))
    return line.append(cut(name, max(2, grid.cell - line.cell_len)))


def _row(grid: Grid, row: _Row, height: int) -> list[Text]:
    middle = min(1, height - 1)
    lines: list[Text] = []
    for number in range(height):
        line = Text().append(row.label if number == middle else "   ", FAINT)
        for column, place in enumerate(row.places):
            before = row.places[column - 1] if column else None
            sign = _across(before, place) if number == middle and column else ""
            _append_sign(line, grid, sign or "│", (before, place))
            line.append_text(_line_of(grid, place, row.full[column], height, number))
        lines.append(line.append("│", FAINT))
    return lines


def _line_of(
    grid: Grid, place: PlaceView | None, full: Sequence[Text], height: int, number: int
) -> Text:
    if height == 1 and len(full) > 1:
        text = _short(grid, place, full)
    elif height < len(full) and number == height - 1:
        text = _joined(full[number:], grid.cell)
    else:
        text = full[number] if number < len(full) else Text()
    text = text.copy()
    text.truncate(grid.cell, overflow="ellipsis")
    text.pad_right(max(0, grid.cell - text.cell_len))
    return text


def _joined(lines: Sequence[Text], width: int) -> Text:
    """Return several lines in one, as far as they fit."""
    joined = Text(" ").join(lines)
    joined.truncate(width, overflow="ellipsis")
    return joined


def _append_sign(
    line: Text, grid: Grid, sign: str, between: tuple[PlaceView | None, PlaceView | None]
) -> None:
    lit = grid.lit is not None and any(place and place.space == grid.lit for place in between)
    plain = sign in "│─"
    line.append(sign, FAINT if plain else LIT if lit else "bold")


def _out(place: PlaceView | None, side: str) -> str:
    """Return whether a space leads out on a side: "yes", "blocked" or ""."""
    if place is None or not place.face_up:
        return ""
    if side in place.exits:
        return "yes"
    return "blocked" if side in place.blocked else ""


def _sign(one: str, other: str, signs: tuple[str, str, str]) -> str:
    if one == "yes" and other == "yes":
        return signs[2]
    if one == "yes":
        return signs[0]
    if other == "yes":
        return signs[1]
    return BLOCKED if "blocked" in (one, other) else ""


def _across(left: PlaceView | None, right: PlaceView | None) -> str:
    return _sign(_out(left, "right"), _out(right, "left"), (RIGHT, LEFT, LEFT_RIGHT))


def _border(
    grid: Grid,
    above: Sequence[PlaceView | None] | None,
    below: Sequence[PlaceView | None] | None,
    corners: str,
) -> Text:
    line = Text().append("   " + corners[0], FAINT)
    width = grid.view.width
    for column in range(width):
        sign = ""
        between: tuple[PlaceView | None, PlaceView | None] = (None, None)
        if above is not None and below is not None:
            between = (above[column], below[column])
            sign = _sign(_out(below[column], "ahead"), _out(above[column], "back"),
                         (UP, DOWN, UP_DOWN))  # fmt: skip
        if sign:
            half = (grid.cell - 3) // 2
            line.append("─" * half + " ", FAINT)
            _append_sign(line, grid, sign, between)
            line.append(" " + "─" * (grid.cell - 3 - half), FAINT)
        else:
            line.append("─" * grid.cell, FAINT)
        line.append(corners[1] if column < width - 1 else corners[2], FAINT)
    return line


# -- told in words -------------------------------------------------------------------------


def told(view: TombRaiderView, reader: Reader) -> list[str]:
    """Return the map in words: a line for each space with a card, the entrance's row first."""
    ordered = sorted(view.places, key=lambda place: (depth_of(place.space), place.space))
    lines = [told_place(view, place, reader) for place in ordered]
    unknown = view.width * view.depth - len(view.places)
    size = {"width": view.width, "depth": view.depth, "count": unknown}
    return [reader.read(say("play-map-size", **size)), *lines]


def told_place(view: TombRaiderView, place: PlaceView, reader: Reader) -> str:
    """Return a space in words."""
    if not place.face_up:
        id = "play-place-treasure" if place.treasure else "play-place-face-down"
        return reader.read(say(id, space=place.space, card=Name("card", place.slug)))
    first, *others = _parts_in_words(view, place)
    facts = first
    for other in others:
        facts = say("play-fact-and", first=facts, second=other)
    name = Name("card", place.slug)
    return reader.read(say("play-place", space=place.space, card=name, facts=facts))


def _parts_in_words(view: TombRaiderView, place: PlaceView) -> list[Message]:
    exits, blocked = on_map(view, place, place.exits), on_map(view, place, place.blocked)
    parts = [_sides_in_words("play-exits", exits) if exits else say("play-no-exits")]
    if blocked:
        parts.append(_sides_in_words("play-blocked", blocked))
    parts.append(say("play-danger", danger=place.danger))
    if place.search:
        parts.append(say("play-search-bonus", dice=place.search))
    prize = view.prize if has_prize(view, place) else None
    for on, id in (
        (prize is not None and prize.carrier is None, "play-prize-here"),
        (place.treasure, "play-treasure-room"),
        (place.save_point, "play-save-point"),
        (place.empty, "play-empty"),
    ):
        if on:
            parts.append(say(id))
    parts += [told_obstacle(obstacle) for obstacle in place.obstacles]
    if place.raiders:
        raiders = tuple(Name("seat", str(seat)) for seat in place.raiders)
        parts.append(say("play-raiders-here", raiders=raiders))
    return parts


def on_map(view: TombRaiderView, place: PlaceView, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sides that do not point off the map: exits there are ignored (TR-4.8)."""
    column, depth = ord(place.space[0]) - 64, depth_of(place.space)
    edges = {
        "left": column == 1,
        "right": column == view.width,
        "back": depth == 1,
        "ahead": depth == view.depth,
    }
    return tuple(side for side in sides if not edges[side])


def _sides_in_words(id: str, sides: tuple[str, ...]) -> Message:
    return say(id, sides=tuple(Message("side-" + side) for side in sides))


def told_tests(tests: Sequence[tuple[str, int]]) -> Message:
    """Return the ways to overcome an obstacle, of which one is chosen."""
    tests_in_words = [
        say("card-test", ability=Message("ability-" + name), target=at) for name, at in tests
    ]
    ways = tests_in_words[0]
    for other in tests_in_words[1:]:
        ways = say("card-or-test", first=ways, second=other)
    return ways


def told_obstacle(obstacle: ObstacleView) -> Message:
    """Return an obstacle in words: its name, the tests that overcome it, its life."""
    tests = told_tests(obstacle.tests)
    name = obstacle_name(obstacle.slug, obstacle.number)
    if not obstacle.life:
        return say("play-obstacle", obstacle=name, tests=tests)
    left = obstacle.life - obstacle.damage
    return say("play-obstacle-life", obstacle=name, tests=tests, left=left, life=obstacle.life)


def legend(reader: Reader) -> str:
    """Return what the signs of the drawn map mean."""
    return reader.read(say("play-legend", **SIGNS))
