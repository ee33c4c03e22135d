"""The whole screen at a question: map, raiders, hand, what happened, the question."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from gorin.cli.terminal import board, guiding, panels
from gorin.cli.terminal.guiding import Panel
from gorin.cli.terminal.panels import Detail
from gorin.games.tomb_raider.view import TombRaiderView
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.text.render import Reader

NARROW_SIDE, WIDE_SIDE = 28, 40
WIDE = 100
GAP = 2
LEDGER = 3
"""Lines of what happened that the map leaves room for."""
SMALL = 30


class Scene(Struct, frozen=True):
    """All that is shown at one moment to one seat.

    `news` are the lines of the log since the seat's last decision; `hint` says how to get help.
    A `lesson` stands above the question, or in its place where there is no room for both.
    """

    view: TombRaiderView
    reader: Reader
    title: str
    question: QuestionView | None = None
    asked: Seat | None = None
    default: int | None = None
    news: tuple[Text, ...] = ()
    hint: str = ""
    lesson: Panel | None = None


def covers(scene: Scene, width: int, height: int) -> bool:
    """Return whether a lesson leaves no room for the question below it."""
    if scene.lesson is None or scene.question is None:
        return False
    used = len(_head(scene, width)) + len(_lesson(scene, width)) + 1 + len(_below(scene, width))
    if height < SMALL and scene.view.seat is not None:
        used += len(panels.wrap(panels.hand_line(scene.view, scene.reader), width))
    return height - 2 - used < board.least_height(scene.view)


def draw(scene: Scene, width: int, height: int) -> list[Text]:
    """Return the drawn screen, no higher than the terminal if the game allows it.

    The last row of the terminal is left to what is typed.
    """
    view, reader = scene.view, scene.reader
    is_small = height < SMALL
    head = _head(scene, width)
    below = [_rule(width), *_below(scene, width)]
    if scene.lesson is not None:
        lesson = [_rule(width), *_lesson(scene, width)]
        below = lesson if covers(scene, width, height) else [*lesson, *below]
    if is_small and view.seat is not None:
        below = [*panels.wrap(panels.hand_line(view, reader), width), *below]
    news = _news(scene, width)
    room = height - 1 - len(head) - len(below)
    least = board.least_height(view)
    if view.round == "setup" and room < least:
        return [*head, *_ledger(news, max(0, room - 1), width), *below]
    cell = board.cell_width(view, width - (WIDE_SIDE if width >= WIDE else NARROW_SIDE))
    left_width = board.map_width(view, cell)
    told = min(len(news), LEDGER)
    height_for_map = max(least, room - (told + 1 if told else 0))
    side = _side(scene, width - left_width - GAP, height_for_map, with_hand=not is_small)
    # Always merged on a small screen: the map must not jump when a question is longer.
    grid = board.Grid(view, reader, cell, _own_space(scene))
    drawn = board.draw(grid, height_for_map, merged=is_small)
    middle = panels.beside(drawn, side, left_width + GAP)
    ledger = _ledger(news, max(0, room - len(middle) - 1), width)
    return [*head, *middle, *ledger, *below]


def _head(scene: Scene, width: int) -> list[Text]:
    head = Text(panels.header(scene.view, scene.reader, scene.title), "bold")
    hint = Text(scene.hint, board.FAINT)
    if head.cell_len + hint.cell_len + GAP <= width:
        head.append(" " * (width - head.cell_len - hint.cell_len)).append_text(hint)
    return panels.wrap(head, width)


def _rule(width: int) -> Text:
    return Text("─" * width, board.FAINT)


def _news(scene: Scene, width: int) -> list[Text]:
    return _folded(scene.news, width)


def _folded(lines: Sequence[Text], width: int) -> list[Text]:
    return [part for line in lines for part in panels.wrap(line, width)]


def _ledger(news: Sequence[Text], room: int, width: int) -> list[Text]:
    """Return the last lines of what happened, as many as there is room for, under a rule."""
    return [_rule(width), *news[-room:]] if news and room > 0 else []


def _own_space(scene: Scene) -> str | None:
    return next(
        (raider.space for raider in scene.view.raiders if raider.seat == scene.view.seat), None
    )


def _lesson(scene: Scene, width: int) -> list[Text]:
    return [] if scene.lesson is None else guiding.drawn(scene.lesson, scene.reader, width)


def _below(scene: Scene, width: int) -> list[Text]:
    if scene.question is None or scene.asked is None:
        return []
    question = panels.question_text(scene.question, scene.reader, scene.asked)
    answers = panels.answer_lines(scene.question, scene.reader, width, default=scene.default)
    return [*panels.wrap(question, width), *answers]


def _side(scene: Scene, width: int, height: int, *, with_hand: bool) -> list[Text]:
    """Return what stands beside the map, told shorter until it fits if it can."""
    details = ((Detail.FULL, Detail.FULL), (Detail.SHORT, Detail.SHORT))
    lines: list[Text] = []
    for own, others in (*details, (Detail.SHORT, Detail.LINE), (Detail.LINE, Detail.LINE)):
        lines = _folded(_told_side(scene, own, others, with_hand=with_hand), width)
        if len(lines) <= height:
            break
    return lines


def _told_side(scene: Scene, own: Detail, others: Detail, *, with_hand: bool) -> list[Text]:
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
            lines += [Text(), *panels.hand_lines(view, reader)]
    return lines


def tell(scene: Scene) -> list[str]:
    """Return the same in plain lines: a lesson, or where one stands, the question, the answers."""
    view, reader = scene.view, scene.reader
    if scene.lesson is not None:
        return guiding.told(scene.lesson, reader)
    lines = ["", panels.header(view, reader, scene.title)]
    lines += panels.plain(panels.goal_lines(view, reader) + panels.test_lines(view, reader))
    space = _own_space(scene)
    place = next((place for place in view.places if place.space == space), None)
    if place is not None:
        lines.append(board.told_place(view, place, reader))
    return lines + told_question(scene)


def told_question(scene: Scene) -> list[str]:
    """Return the question and its answers in plain lines, one answer per line."""
    if scene.question is None or scene.asked is None:
        return []
    reader = scene.reader
    question = panels.question_text(scene.question, reader, scene.asked).plain
    lines = [question.removeprefix("▶ ")]
    for number, option in enumerate(scene.question.options, 1):
        lines.append(f"{number}. {reader.read(option.message)}")
    return lines
