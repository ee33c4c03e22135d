"""The guide of the tutorial at a table: lessons shown one at a time, hints on request."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from rich.cells import cell_len
from rich.text import Text

from gorin.cli.terminal.board import FAINT, LIT, SIGNS
from gorin.cli.terminal.panels import wrap
from gorin.content.box.lessons import Lesson
from gorin.content.tomb_raider.advice import advise
from gorin.content.tomb_raider.lessons import all_lessons, due, next_match
from gorin.games.tomb_raider.view import TombRaiderView
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import QuestionView, lines, observe
from gorin.kernel.words import Message, say
from gorin.text.render import Reader

BAR = "┃ "


class Guide:
    """Which lessons one person has had, and which wait to be read.

    Attributes:
        seat: who learns.
        shown: the lessons that have come up, by id, those that wait too.
        waiting: the lessons still to be read; the first one is on the screen.
        covers: whether the lesson on the screen stands in the question's place.
    """

    def __init__(self, seat: Seat, shown: Iterable[Lesson] = ()) -> None:
        self.seat = seat
        self.shown = {lesson.id: lesson for lesson in shown}
        self.waiting: list[Lesson] = []
        self.covers = False

    def look(self, match: Match[Any]) -> bool:
        """Take note of the lessons that come up now; return whether there are any."""
        found = due(observe(match, self.seat), lines(match, self.seat), self.shown)
        self.shown |= {lesson.id: lesson for lesson in found}
        self.waiting += found
        return bool(found)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson to read now."""
        return self.waiting[0] if self.waiting else None

    def read(self) -> None:
        """Go on to the next lesson; the one on the screen has been read."""
        del self.waiting[:1]


class Panel(Struct, frozen=True):
    """A lesson in words: its title, its paragraphs, and how many are to be read with it."""

    title: str
    paragraphs: tuple[str, ...]
    left: int = 0


def panel_of(lesson: Lesson, reader: Reader, *, left: int = 0, plain: bool = False) -> Panel:
    """Return a lesson in words, with what only a terminal has to explain."""
    told = [reader.read(lesson.text)]
    extra = EXTRAS.get(lesson.id)
    if extra is not None:
        told.append(reader.read(say(f"{extra}-plain" if plain else extra, **SIGNS)))
    if lesson.details:
        told.append(" · ".join(reader.read(detail) for detail in lesson.details))
    return Panel(reader.title(lesson.title), tuple(told), left)


EXTRAS = {"goal": "learn-answering", "map": "learn-signs"}
"""What is said beside a lesson in a terminal: how to answer, what the drawn signs mean."""


def drawn(panel: Panel, reader: Reader, width: int) -> list[Text]:
    """Return a lesson as lines with a bar beside them."""
    head = Text(BAR, LIT).append(panel.title, "bold " + LIT)
    foot = _go_on(panel, reader)
    room = width - head.cell_len - cell_len(foot)
    if panel.left and room > 1:
        head.append(" " * (room - 1)).append(foot, FAINT)
    found = [head]
    for paragraph in panel.paragraphs:
        folded = wrap(Text(paragraph), width - len(BAR))
        found += [Text(BAR, LIT).append(line.plain.strip(), "default not bold") for line in folded]
    return found


def told(panel: Panel, reader: Reader) -> list[str]:
    """Return a lesson in plain lines."""
    found = ["", reader.read(say("learn-lesson", title=panel.title)), *panel.paragraphs]
    return [*found, _go_on(panel, reader)] if panel.left else found


def _go_on(panel: Panel, reader: Reader) -> str:
    """Return what Enter does: the lesson that is shown is no longer to come."""
    return reader.read(say("learn-go-on", left=panel.left - 1))


def hint(view: TombRaiderView, question: QuestionView, reader: Reader) -> list[str]:
    """Return what to answer to a question, why, and the odds of all that could be done."""
    found = advise(view, question)
    keys = [option.key for option in question.options]
    number = keys.index(found.key) + 1
    answer = question.options[number - 1].message
    given = [reader.read(say("learn-hint", number=number, answer=answer, reason=found.reason))]
    if len(found.chances) > 1:
        odds = tuple(
            say("lesson-chance", ability=chance.ability, percent=chance.percent)
            for chance in found.chances
        )
        given.append(reader.read(say("learn-odds", chances=odds)))
    return given


def listed(guide: Guide, reader: Reader) -> list[Text]:
    """Return the titles of all lessons; those that have not come up yet in brackets."""
    found: list[Text] = []
    for number, lesson in enumerate(all_lessons(), 1):
        title = reader.title(lesson.title)
        line = Text(f"{number:>3}  ", "bold")
        aside = reader.read(say("in-brackets", text=title))
        came = lesson.id in guide.shown
        found.append(line.append(title if came else aside, "not bold" if came else FAINT))
    return [*found, Text(reader.read(say("learn-lessons-how")))]


def numbered(guide: Guide, number: int) -> Lesson | None:
    """Return a lesson by its number in the list, with the details of when it came up."""
    lessons = all_lessons()
    if not 1 <= number <= len(lessons):
        return None
    return guide.shown.get(lessons[number - 1].id, lessons[number - 1])


def commands_after(variant: str) -> tuple[tuple[str, Message], ...]:
    """Return what to type after the tutorial: commands, each with what it does."""
    after = next_match()
    level = f" --level {after.level}" if after.level != "introductory" else ""
    other = "tomb" if variant == "cave" else "cave"
    return (
        (f"gorin play tomb-raider{level} --seat human --seat bot", say("learn-next-bot")),
        (f"gorin play tomb-raider{level} --seat human --seat human", say("learn-next-friend")),
        (f"gorin learn tomb-raider --variant {other}", say("learn-next-other")),
    )
