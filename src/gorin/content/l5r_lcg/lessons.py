"""The lessons of L5R LCG: what is explained when it is first met, in whatever format is played.

Each kind of question is explained once, when it comes for the first time. What has come up follows
from what was shown before, so that a game that is resumed goes on with the right lessons.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec import Struct

from gorin.bots.l5r_lcg.bot import NUMBERS, SUBSETS, LcgBot
from gorin.bots.sight import Sight
from gorin.content.box.lessons import Entry, Lesson, Lessons, coming_up
from gorin.content.cards.pool import Library
from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.state import ELEMENTS, NOBODY
from gorin.games.l5r_lcg.view import LcgView
from gorin.kernel.domain import Range, Subset
from gorin.kernel.observe import Line, Observation, QuestionView
from gorin.kernel.words import Message, say

MOST_AT_ONCE = 2
"""More lessons than that wait for a later question."""
HONOR_MOVED = "log-lcg-honor-changed"
"""The beginning of the log's messages that tell of honor."""
ANSWERS = ("reaction", "interrupt", "would")
SETUP = ("mulligan-row", "mulligan-hand", "places", "first")
FIGHT = "fight"


class Moment:
    """A moment for the lessons: what a seat sees, what it is asked, what it was told so far."""

    def __init__(self, observation: Observation, lines: Iterable[Line]) -> None:
        assert isinstance(observation.view, LcgView)
        self.view = observation.view
        self.question: QuestionView | None = next(iter(observation.questions), None)
        self.told = frozenset(line.message.id for line in lines)

    @property
    def kind(self) -> str:
        """The kind of question that is asked; empty for none."""
        return "" if self.question is None else self.question.kind

    @property
    def fights(self) -> bool:
        """Whether a conflict is fought."""
        return self.view.conflict is not None

    @property
    def format(self) -> str:
        """The format, by what lies on the table."""
        if len(self.view.rings) > len(ELEMENTS):
            return "enlightenment"
        home = any(each.stronghold is not None for each in self.view.seats)
        return "stronghold" if home else "skirmish"


def _is_asked(*kinds: str) -> Callable[[Moment], bool]:
    return lambda moment: moment.kind in kinds


def _how_won(moment: Moment) -> tuple[Message, ...]:
    return (say(f"lesson-lcg-win-{moment.format}"),)


def _unopposed(moment: Moment) -> tuple[Message, ...]:
    return (say("lesson-lcg-unopposed"),) if moment.format == "stronghold" else ()


def _has_own_rings(moment: Moment) -> bool:
    return moment.format == "enlightenment"


def _may_treat(moment: Moment) -> bool:
    """Return whether treaties can be made, and there is time to think of them."""
    return _has_own_rings(moment) and moment.kind == "act" and not moment.fights


def _has_status(moment: Moment) -> bool:
    return any(one.status for seat in moment.view.seats for one in seat.characters)


LESSONS: tuple[Entry[Moment], ...] = (
    Entry("lcg-goal", lambda moment: True, _how_won),
    Entry("lcg-places", _is_asked("places")),
    Entry("lcg-cards", _is_asked("mulligan-row", "mulligan-hand")),
    Entry("lcg-own-rings", _has_own_rings),
    Entry("lcg-round", lambda moment: moment.kind not in SETUP),
    Entry("lcg-dynasty", _is_asked("dynasty")),
    Entry("lcg-fate", _is_asked("fate")),
    Entry("lcg-bid", _is_asked("bid")),
    Entry("lcg-act", lambda moment: moment.kind == "act" and not moment.fights),
    Entry("lcg-declare", _is_asked("declare")),
    Entry("lcg-rings", _is_asked("declare")),
    Entry("lcg-province", _is_asked("province")),
    Entry("lcg-attackers", _is_asked("attackers")),
    Entry("lcg-defenders", _is_asked("defenders"), _unopposed),
    Entry("lcg-fight", lambda moment: moment.kind == "act" and moment.fights),
    Entry("lcg-ring", _is_asked("ring")),
    Entry("lcg-place", _is_asked("place-ring")),
    Entry("lcg-answer", _is_asked(*ANSWERS)),
    Entry("lcg-duel", _is_asked("duel-bid")),
    Entry("lcg-treaties", _may_treat),
    Entry("lcg-status", _has_status),
    Entry("lcg-favor", lambda moment: moment.view.favor != NOBODY or moment.kind == "favor"),
    Entry("lcg-honor", lambda moment: any(id.startswith(HONOR_MOVED) for id in moment.told)),
)
"""Lessons while one plays, those that explain what is asked before those that can wait."""
ENDING: Entry[Moment] = Entry("lcg-end", lambda moment: True)


def due(
    library: Library, observation: Observation, lines: Iterable[Line], shown: Collection[str]
) -> tuple[Lesson, ...]:
    """Return the lessons that come up now, in the order to show them.

    Args:
        library: the cards that count.
        observation: what the seat may know now, with the question it is asked.
        lines: the log as the seat reads it, from the start.
        shown: the ids of the lessons that have come up before.
    """
    moment = Moment(observation, lines)
    over = observation.outcome is not None
    question = moment.question
    if not over and (question is None or len(question.options) == 1):
        return ()
    entries = (ENDING,) if over else LESSONS
    return coming_up(entries, moment, shown, MOST_AT_ONCE)


def all_lessons() -> tuple[Lesson, ...]:
    """Return every lesson that may come up during play, without details."""
    return tuple(Lesson(entry.id) for entry in LESSONS)


# -- advice ----------------------------------------------------------------------------------------


class Advice(Struct, frozen=True):
    """Advice for a beginner: the key of an answer, and why."""

    key: str
    reason: Message
    more: tuple[Message, ...] = ()


REASONS = ("dynasty", "act", "declare", "province", "ring", "target", "place-ring", *ANSWERS)
"""The kinds of questions whose advice has a reason of its own."""
IDLE = ("pass", "decline")


def advise(library: Library, view: LcgView, question: QuestionView) -> Advice:
    """Return a sensible answer to a question with options, and why: what the best bot answers."""
    keys = tuple(option.key for option in question.options)
    key = str(_best(view, question, keys))
    return Advice(key, _reason(question.kind, key))


def suggest(library: Library, view: LcgView, question: QuestionView) -> object:
    """Return a sensible number or choice of several things, None where the bot has no view."""
    match question.domain:
        case Range():
            is_advised = question.kind in NUMBERS
        case Subset():
            is_advised = question.kind in SUBSETS
        case _:
            is_advised = False
    return _best(view, question, ()) if is_advised else None


def _best(view: LcgView, question: QuestionView, keys: tuple[str, ...]) -> object:
    """Return what the best bot answers."""
    assert view.viewer is not None
    sight = Sight(
        view.viewer,
        question.kind,
        keys,
        question.domain,
        ask=lambda: question,
        see=lambda: view,
        look=lambda: Observation(view.viewer, view, (question,), (), None, 0),
        read=lambda start: [],
        about=question.message.args,
        scripts=STRONGHOLD.scripts,
    )
    return LcgBot(len(keys), 0.0, shipped().cards).choose(sight)


def _reason(kind: str, key: str) -> Message:
    if key in IDLE:
        return say("hint-lcg-pass")
    if kind in ANSWERS:
        return say("hint-lcg-answer")
    return say(f"hint-lcg-{kind}" if kind in REASONS else "hint-lcg-other")


PLAY = "gorin play l5r-lcg"
AFTER = (
    (f"{PLAY} --seat human --seat bot", say("learn-next-lcg-bot")),
    (f"{PLAY} --format stronghold --seat human --seat bot", say("learn-next-lcg-stronghold")),
    (
        f"{PLAY} --format enlightenment --seat human --seat bot --seat bot",
        say("learn-next-lcg-enlightenment"),
    ),
)
"""Commands to type in a terminal after the lessons, each with what it does."""

LESSONS_OF_LCG = Lessons(
    due=due,
    advise=advise,
    suggest=suggest,
    alone=False,
    format="skirmish",
    all=all_lessons,
    after=AFTER,
)
