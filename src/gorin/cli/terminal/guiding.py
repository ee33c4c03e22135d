"""The guide of the tutorial at a table: lessons shown one at a time, hints on request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from rich.cells import cell_len
from rich.text import Text

from gorin.cli.terminal import domains
from gorin.cli.terminal.panels import wrap
from gorin.cli.terminal.style import FAINT, LIT
from gorin.content.box.lessons import Lesson, Lessons
from gorin.content.cards.pool import Library
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Answered, Initiated
from gorin.kernel.match import Match
from gorin.kernel.observe import QuestionView, lines, observe
from gorin.kernel.words import Message, say
from gorin.text.render import Reader

BAR = "┃ "


class Guide:
    """The lessons that one person has had, and those that wait to be read.

    Attributes:
        library: the cards that count.
        teaches: what the game teaches.
        seat: who learns.
        shown: the lessons that have come up, by id, those that wait too.
        waiting: the lessons still to be read; the first one is on the screen.
        covers: whether the lesson on the screen stands in the question's place.
    """

    def __init__(
        self, library: Library, teaches: Lessons, seat: Seat, shown: Iterable[Lesson] = ()
    ) -> None:
        self.library = library
        self.teaches = teaches
        self.seat = seat
        self.shown = {lesson.id: lesson for lesson in shown}
        self.waiting: list[Lesson] = []
        self.covers = False

    def look(self, match: Match[Any]) -> bool:
        """Take note of the lessons that come up now; return whether there are any."""
        seen, log = observe(match, self.seat), lines(match, self.seat)
        due = self.teaches.due(self.library, seen, log, self.shown)
        self.shown |= {lesson.id: lesson for lesson in due}
        self.waiting += due
        return bool(due)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson to read now."""
        return self.waiting[0] if self.waiting else None

    def read(self) -> None:
        """Go on to the next lesson; the one on the screen has been read."""
        del self.waiting[:1]


def course(
    library: Library,
    teaches: Lessons,
    fresh: Match[Any],
    entries: Iterable[Answered | Initiated],
    seat: Seat,
) -> tuple[Lesson, ...]:
    """Return the lessons that came up in a game before the question that is open now.

    Args:
        library: the cards that count.
        teaches: what the game teaches.
        fresh: the match that the game started from, not started.
        entries: what was answered since, chance's answers too.
        seat: who learns.
    """
    fresh.start()
    shown: dict[str, Lesson] = {}
    for entry in entries:
        if isinstance(entry, Answered) and entry.seat == seat:
            seen, log = observe(fresh, seat), lines(fresh, seat)
            for lesson in teaches.due(library, seen, log, shown):
                shown[lesson.id] = lesson
        fresh.feed(entry)
    return tuple(shown.values())


class Panel(Struct, frozen=True):
    """A lesson in words: its title, its paragraphs, and how many are to be read with it."""

    title: str
    paragraphs: tuple[str, ...]
    left: int = 0


class Extras(Struct, frozen=True):
    """The additions of a terminal to some lessons.

    Attributes:
        ids: by the id of the lesson the id of a message; with `-plain` behind it that for plain
            lines.
        signs: what fills these messages.
    """

    ids: Mapping[str, str] = {}
    signs: Mapping[str, str] = {}


NO_EXTRAS = Extras()
"""The extras of a game whose lessons need none."""


def panel_of(
    lesson: Lesson, reader: Reader, extras: Extras, *, left: int = 0, plain: bool = False
) -> Panel:
    """Return a lesson in words, with what only a terminal has to explain."""
    paragraphs = [reader.read(lesson.text)]
    extra = extras.ids.get(lesson.id)
    if extra is not None:
        paragraphs.append(reader.read(say(f"{extra}-plain" if plain else extra, **extras.signs)))
    if lesson.details:
        paragraphs.append(" · ".join(reader.read(detail) for detail in lesson.details))
    return Panel(reader.title(lesson.title), tuple(paragraphs), left)


def drawn(panel: Panel, reader: Reader, width: int) -> list[Text]:
    """Return a lesson as lines with a bar beside them."""
    head = Text(BAR, LIT).append(panel.title, "bold " + LIT)
    foot = _go_on(panel, reader)
    room = width - head.cell_len - cell_len(foot)
    if panel.left and room > 1:
        head.append(" " * (room - 1)).append(foot, FAINT)
    rows = [head]
    for paragraph in panel.paragraphs:
        folded = wrap(Text(paragraph), width - len(BAR))
        rows += [Text(BAR, LIT).append(line.plain.strip(), "default not bold") for line in folded]
    return rows


def told(panel: Panel, reader: Reader) -> list[str]:
    """Return a lesson in plain lines."""
    texts = ["", reader.read(say("learn-lesson", title=panel.title)), *panel.paragraphs]
    return [*texts, _go_on(panel, reader)] if panel.left else texts


def _go_on(panel: Panel, reader: Reader) -> str:
    """Return what Enter does: the lesson that is shown is no longer to come."""
    return reader.read(say("learn-go-on", left=panel.left - 1))


def hint(guide: Guide, view: Any, question: QuestionView, reader: Reader) -> list[str]:
    """Return what to answer to a question, why, and the odds of all that could be done."""
    advice = guide.teaches.advise(guide.library, view, question)
    keys = [option.key for option in question.options]
    number = keys.index(advice.key) + 1
    answer = question.options[number - 1].message
    reason = reader.read(advice.reason)
    reason = reason[:1].upper() + reason[1:]
    texts = [reader.read(say("learn-hint", number=number, answer=answer, reason=reason))]
    if len(advice.more) > 1:
        texts.append(reader.read(say("learn-odds", chances=advice.more)))
    return texts


def suggested(guide: Guide, view: Any, question: QuestionView) -> Message:
    """Return what to type where no answers are listed, as far as the game knows."""
    advice = guide.teaches.suggest(guide.library, view, question)
    if advice is None:
        return say("learn-no-hint")
    return say("learn-hint-typed", typed=domains.typed(question, advice))


def listed(guide: Guide, lessons: Sequence[Lesson], reader: Reader) -> list[Text]:
    """Return the titles of all lessons; those that have not come up yet in brackets."""
    rows: list[Text] = []
    for number, lesson in enumerate(lessons, 1):
        title = reader.title(lesson.title)
        line = Text(f"{number:>3}  ", "bold")
        aside = reader.read(say("in-brackets", text=title))
        came = lesson.id in guide.shown
        rows.append(line.append(title if came else aside, "not bold" if came else FAINT))
    return [*rows, Text(reader.read(say("learn-lessons-how")))]


def numbered(guide: Guide, lessons: Sequence[Lesson], number: int) -> Lesson | None:
    """Return a lesson by its number in the list, with the details of when it came up."""
    if not 1 <= number <= len(lessons):
        return None
    return guide.shown.get(lessons[number - 1].id, lessons[number - 1])
