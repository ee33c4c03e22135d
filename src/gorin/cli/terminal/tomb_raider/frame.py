"""The whole screen at a question: map, raiders, hand, what happened, the question."""

from __future__ import annotations

from rich.text import Text

from gorin.cli.terminal import frame, guiding
from gorin.cli.terminal import panels as general
from gorin.cli.terminal.frame import Scene
from gorin.cli.terminal.tomb_raider import board, panels
from gorin.cli.terminal.tomb_raider.panels import Detail
from gorin.content.tomb_raider.pool import pool_in

NARROW_SIDE, WIDE_SIDE = 28, 40
WIDE = 100
LEDGER = 3
"""Lines of what happened that the map leaves room for."""
SMALL = 30


def covers(scene: Scene, width: int, height: int) -> bool:
    """Return whether a lesson leaves no room for the question below it."""
    if scene.lesson is None or scene.question is None:
        return False
    lesson, asked = frame.lesson_lines(scene, width), frame.question_lines(scene, width)
    used = len(_head(scene, width)) + len(lesson) + 1 + len(asked)
    if height < SMALL and scene.view.seat is not None:
        used += len(general.wrap(_hand(scene), width))
    return height - 2 - used < board.least_height(scene.view)


def draw(scene: Scene, width: int, height: int) -> list[Text]:
    """Return the drawn screen, no higher than the terminal if the game allows it.

    The last row of the terminal is left to what is typed.
    """
    view, reader = scene.view, scene.reader
    is_small = height < SMALL
    head = _head(scene, width)
    below = frame.below(scene, width, covered=covers(scene, width, height))
    if is_small and view.seat is not None:
        below = [*general.wrap(_hand(scene), width), *below]
    news = frame.folded(scene.news, width)
    room = height - 1 - len(head) - len(below)
    least = board.least_height(view)
    if view.round == "setup" and room < least:
        return [*head, *frame.ledger(news, max(0, room - 1), width), *below]
    cell = board.cell_width(view, width - (WIDE_SIDE if width >= WIDE else NARROW_SIDE))
    left_width = board.map_width(view, cell)
    height_of_news = min(len(news), LEDGER)
    height_for_map = max(least, room - (height_of_news + 1 if height_of_news else 0))
    side = _side(scene, width - left_width - frame.GAP, height_for_map, with_hand=not is_small)
    # Always merged on a small screen: the map must not jump when a question is longer.
    grid = board.Grid(view, reader, cell, _own_space(scene))
    drawn = board.draw(grid, height_for_map, merged=is_small)
    middle = general.beside(drawn, side, left_width + frame.GAP)
    ledger = frame.ledger(news, max(0, room - len(middle) - 1), width)
    return [*head, *middle, *ledger, *below]


def _head(scene: Scene, width: int) -> list[Text]:
    return frame.head_lines(scene, panels.header(scene.view, scene.reader, scene.title), width)


def _hand(scene: Scene) -> Text:
    return panels.hand_line(scene.view, scene.reader, pool_in(scene.library))


def _own_space(scene: Scene) -> str | None:
    return next(
        (raider.space for raider in scene.view.raiders if raider.seat == scene.view.seat), None
    )


def _side(scene: Scene, width: int, height: int, *, with_hand: bool) -> list[Text]:
    """Return what stands beside the map, told shorter until it fits if it can."""
    details = ((Detail.FULL, Detail.FULL), (Detail.SHORT, Detail.SHORT))
    lines: list[Text] = []
    for own, others in (*details, (Detail.SHORT, Detail.LINE), (Detail.LINE, Detail.LINE)):
        lines = frame.folded(_side_lines(scene, own, others, with_hand=with_hand), width)
        if len(lines) <= height:
            break
    return lines


def _side_lines(scene: Scene, own: Detail, others: Detail, *, with_hand: bool) -> list[Text]:
    view, reader = scene.view, scene.reader
    is_roomy = own is Detail.FULL
    lines = panels.goal_lines(view, reader) + panels.test_lines(view, reader)
    for raider in view.raiders:
        detail = own if raider.seat in (view.seat, view.active) else others
        is_active = raider.seat == view.active
        lines += panels.raider_lines(raider, reader, is_active=is_active, detail=detail)
    if view.seat is not None:
        here = panels.here_lines(view, reader)
        lines += [Text(), *here] if here and is_roomy and with_hand else here
        if with_hand:
            lines += [Text(), *panels.hand_lines(view, reader, pool_in(scene.library))]
    return lines


def tell(scene: Scene) -> list[str]:
    """Return the same in plain lines: a lesson, or where one stands, the question, the answers."""
    view, reader = scene.view, scene.reader
    if scene.lesson is not None:
        return guiding.told(scene.lesson, reader)
    lines = ["", panels.header(view, reader, scene.title)]
    lines += general.plain(panels.goal_lines(view, reader) + panels.test_lines(view, reader))
    space = _own_space(scene)
    place = next((place for place in view.places if place.space == space), None)
    if place is not None:
        lines.append(board.told_place(view, place, reader))
    return lines + frame.told_question(scene)
