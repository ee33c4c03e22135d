"""The whole screen at a question, as any table has it: the frame around the game's own part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.text import Text

from gorin.cli.terminal import guiding, panels
from gorin.cli.terminal.domains import how_to_lines
from gorin.cli.terminal.guiding import Panel
from gorin.cli.terminal.style import FAINT
from gorin.content.cards.pool import Library
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.text.render import Reader

GAP = 2


class Scene(Struct, frozen=True):
    """All that is shown at one moment to one seat.

    `news` are the lines of the log since the seat's last decision; `hint` says how to get help.
    `library` has the cards that count. A `lesson` stands above the question, or in its place where
    there is no room for both. `notes` stand above the question.
    """

    view: Any
    reader: Reader
    title: str
    library: Library
    question: QuestionView | None = None
    asked: Seat | None = None
    default: int | None = None
    news: tuple[Text, ...] = ()
    notes: tuple[Text, ...] = ()
    hint: str = ""
    lesson: Panel | None = None


def head_lines(scene: Scene, headline: str, width: int) -> list[Text]:
    """Return where the match stands, and at the right how to get help if there is room."""
    head = Text(headline, "bold")
    hint = Text(scene.hint, FAINT)
    if head.cell_len + hint.cell_len + GAP <= width:
        head.append(" " * (width - head.cell_len - hint.cell_len)).append_text(hint)
    return panels.wrap(head, width)


def rule(width: int) -> Text:
    """Return a line from side to side."""
    return Text("─" * width, FAINT)


def folded(lines: Sequence[Text], width: int) -> list[Text]:
    """Return lines, those that are too long in several."""
    return [part for line in lines for part in panels.wrap(line, width)]


def ledger(news: Sequence[Text], room: int, width: int) -> list[Text]:
    """Return the last lines of what happened, as many as there is room for, under a rule."""
    return [rule(width), *news[-room:]] if news and room > 0 else []


def lesson_lines(scene: Scene, width: int) -> list[Text]:
    """Return the lesson to read now."""
    return [] if scene.lesson is None else guiding.drawn(scene.lesson, scene.reader, width)


def question_lines(scene: Scene, width: int) -> list[Text]:
    """Return the question and its answers."""
    if scene.question is None or scene.asked is None:
        return []
    question = panels.question_text(scene.question, scene.reader, scene.asked)
    answers = panels.answer_lines(scene.question, scene.reader, width, default=scene.default)
    how = [Text(f"  {line}") for line in _how_to(scene.question, scene.reader)]
    return [
        *folded(scene.notes, width),
        *panels.wrap(question, width),
        *folded(how, width),
        *answers,
    ]


def _how_to(question: QuestionView, reader: Reader) -> list[str]:
    """Return what to type where no answers are listed, the parts of a form in lines."""
    return [reader.read(line) for line in how_to_lines(question)]


def below(scene: Scene, width: int, *, covered: bool) -> list[Text]:
    """Return lesson and question, each under a rule; a lesson may cover the question."""
    asked = [rule(width), *question_lines(scene, width)]
    if scene.lesson is None:
        return asked
    lesson = [rule(width), *lesson_lines(scene, width)]
    return lesson if covered else [*lesson, *asked]


def told_question(scene: Scene) -> list[str]:
    """Return the question and its answers in plain lines, one each; the default one is marked."""
    if scene.question is None or scene.asked is None:
        return []
    reader = scene.reader
    question = panels.question_text(scene.question, reader, scene.asked).plain
    notes = [note.plain for note in scene.notes]
    lines = [*notes, question.removeprefix("▶ "), *_how_to(scene.question, reader)]
    for number, option in enumerate(scene.question.options, 1):
        mark = " ↵" if number - 1 == scene.default else ""
        lines.append(f"{number}. {reader.read(option.message)}{mark}")
    return lines
