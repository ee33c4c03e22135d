"""A game's table in the terminal: what it shows and what may be typed at it.

What a game leaves out is as any game has it. One table belongs to one company.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Any, TypeAlias

from msgspec import Struct, field
from rich.text import Text

from gorin.cli.terminal import panels
from gorin.cli.terminal.answers import LEAVE
from gorin.cli.terminal.company import Company
from gorin.cli.terminal.frame import Scene
from gorin.cli.terminal.guiding import NO_EXTRAS, Extras
from gorin.content.box.lessons import Lesson
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Header
from gorin.kernel.observe import QuestionView
from gorin.kernel.table import Table
from gorin.kernel.words import Arg, Message, say
from gorin.text.render import Reader


def title_of(header: Header, reader: Reader) -> str:
    """Return what is played in words: the game and its format."""
    format = find_box(header.game).any_format(header.format)
    return f"{reader.read(say(f'game-{header.game}'))} · {reader.read(say(format.title))}"


class CardShown(Struct, frozen=True):
    """A card that somebody may mean: what it is called, and its lines."""

    name: Arg
    lines: Callable[[], Sequence[Text]]


class Tutorial(Struct, frozen=True, kw_only=True):
    """The tutorial through which a game is learned in the terminal.

    Attributes:
        format: the format that is played.
        options: the options of the game, unless others are asked for.
        lessons: every lesson that may come up during play, in the order of their numbers.
        extras: what a terminal says beside some lessons.
        after: what to type afterwards, each with what it does, from the journal's setup.
    """

    format: str
    lessons: Callable[[], Sequence[Lesson]]
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    extras: Extras = NO_EXTRAS
    after: Callable[[Mapping[str, Any]], Sequence[tuple[str, Message]]] = lambda setup: ()


class Position(Struct, frozen=True):
    """A position of a journal: what a viewer sees, and the keys of what the viewer may answer.

    `size` is that of the terminal; None asks for plain lines. `library` has the cards that count.
    """

    header: Header
    reader: Reader
    seat: Seat | None
    view: Any
    keys: tuple[str, ...]
    size: tuple[int, int] | None
    library: Library


class Reply(Enum):
    """The result of a line: it was no command, or what the table does next."""

    NOT_MINE = auto()
    SHOWN = auto()
    REDRAW = auto()
    CHANGED = auto()
    LEAVE = auto()


class Typed(Struct, frozen=True):
    """A command with what it is about: at which table, by whom, beside which question."""

    table: TerminalTable
    seat: Seat
    question: QuestionView
    rest: str

    @property
    def company(self) -> Company:
        """The players at that table."""
        return self.table.company

    def show(self, *lines: str | Text) -> Reply:
        """Show lines, wrapped to the screen."""
        screen = self.company.screen
        for line in lines:
            text = line if isinstance(line, Text) else Text(line)
            screen.lines([text] if screen.plain else panels.wrap(text, screen.width))
        return Reply.SHOWN

    def say(self, message: Message) -> Reply:
        """Show a message."""
        return self.show(self.company.reader.read(message))


Command: TypeAlias = Callable[[Typed], Reply]


class TerminalTable:
    """The table of any game, with all that a game can put in the place of its parts.

    Attributes:
        safe: the keys of answers that change nothing: what the Enter key means where one of them
            is offered.
        usual: what is left to the table of the game's own settings, as long as nobody sets it;
            first of all what the game says.
        headings: how messages of the log begin that begin a section of a replay.
        letters: the commands that letters stand for, beside those of every game.
        usages: the game's own commands as help lists them.
        silent: the message that says what is answered without asking.
        tutorial: how the game is learned, None if that is as its box says; see `tutorial_of`.
    """

    safe: tuple[str, ...] = ("pass", "done", LEAVE)
    usual: Mapping[str, str] = {}
    headings: tuple[str, ...] = ()
    letters: Mapping[str, str] = {}
    usages: tuple[str, ...] = ()
    silent = "play-help-silent-any"
    tutorial: Tutorial | None = None

    def __init__(self, company: Company) -> None:
        self.company = company

    # -- without a sitting -----------------------------------------------------------------

    @classmethod
    def opening(cls, table: Table[Any]) -> tuple[Message, ...]:
        """Return what is said before a match begins."""
        return ()

    @classmethod
    def aim(cls, game: str, format: str) -> tuple[Message, ...]:
        """Return in a few sentences what a format of the game is about, for whoever is new to it.

        It stands before the first question and in the help.
        """
        box = find_box(game)
        if box.guidance is not None:
            return box.guidance.aim(format)
        return () if box.about is None else (box.about,)

    @classmethod
    def tutorial_of(cls, game: str) -> Tutorial | None:
        """Return how the game is learned: as this table says, or as the lessons of the box do."""
        box = find_box(game)
        taught = box.lessons
        if cls.tutorial is not None or taught is None or not taught.format:
            return cls.tutorial
        answering = "learn-answering" if box.cards is not None else "learn-answering-no-cards"
        first = next(iter(taught.all()), None)
        extras = NO_EXTRAS if first is None else Extras({first.id: answering})
        return Tutorial(
            format=taught.format,
            lessons=taught.all,
            extras=extras,
            after=lambda setup: taught.after,
        )

    @classmethod
    def is_series(cls, header: Header) -> bool:
        """Return whether several matches are played as one, which is listed as a series."""
        return False

    @classmethod
    def file_name(cls, header: Header) -> str:
        """Return how the name of a saved game begins."""
        return find_box(header.game).board(header.setup) or header.game

    @classmethod
    def position(cls, seen: Position) -> Sequence[str | Text]:
        """Return a position drawn, or in plain lines."""
        raise NotImplementedError

    # -- what is shown ---------------------------------------------------------------------

    @property
    def title(self) -> str:
        """A title for what is played, in the language of the table."""
        return title_of(self.company.save.header, self.company.reader)

    @property
    def extras(self) -> Extras:
        """Return what is said here beside some lessons."""
        tutorial = self.tutorial_of(self.company.box.id)
        return NO_EXTRAS if tutorial is None else tutorial.extras

    @property
    def saved_as(self) -> str:
        """The name of the game in the list of saved games."""
        return self.title

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        """Return the drawn screen."""
        raise NotImplementedError

    def tell(self, scene: Scene) -> list[str]:
        """Return the same in plain lines."""
        raise NotImplementedError

    def covers(self, scene: Scene, width: int, height: int) -> bool:
        """Return whether a lesson leaves no room for the question below it."""
        return scene.lesson is not None and scene.question is not None

    def show_instead(self, seat: Seat, question: QuestionView) -> bool:
        """Show a question that is asked beside the table; return whether this is one."""
        return False

    def worded(self, seat: Seat, question: QuestionView) -> QuestionView:
        """Return a question with what somebody who answers here has to know beside its words."""
        guidance, table = self.company.box.guidance, self.company.match.table
        if guidance is None:
            return question
        return guidance.worded(table, self.company.view(seat), seat, question)

    def notes(self, seat: Seat) -> tuple[Message, ...]:
        """Return what stands above a question: news to be noticed, and what waits for an answer."""
        guidance = self.company.box.guidance
        if guidance is None:
            return ()
        news = (line.message for line in self.company.news_lines(seat))
        messages = tuple(message for message in news if message.id.startswith(guidance.stands_out))
        return (*messages, *guidance.waits(self.company.view(seat)))

    def sure(self, seat: Seat, question: QuestionView, answer: object) -> Message | None:
        """Return what is asked once more before an answer is given, None for nothing."""
        guidance = self.company.box.guidance
        return (
            None if guidance is None else guidance.doubt(self.company.view(seat), question, answer)
        )

    def between(self) -> None:
        """Show what stands between two questions, such as the end of a part of the match."""

    def last_look(self) -> None:
        """Show the table as it lies at the end."""

    def before_result(self) -> None:
        """Show what stands above the result."""

    def result_lines(self) -> list[Text]:
        """Return what there is to say of the result, beside who won and why."""
        turn = self.company.customs.turn(self.company.match.table)
        return [Text(self.company.reader.read(say("play-turns", turns=turn)))] if turn else []

    # -- what is typed ---------------------------------------------------------------------

    def commands(self, question: QuestionView) -> Mapping[str, Command]:
        """Return the game's own commands beside a question."""
        return {}

    def first_usages(self, question: QuestionView) -> tuple[str, ...]:
        """Return the commands that help lists first: those of this moment."""
        return ()

    def help_lines(self) -> tuple[Message, ...]:
        """Return what help says beside the commands."""
        guidance = self.company.box.guidance
        return () if guidance is None else guidance.explains(self.company.save.header.format)

    def legend(self) -> str:
        """Return what the signs of the drawn table mean; empty if they need no words."""
        return ""

    def hand_lines(self, seat: Seat) -> list[str | Text]:
        """Return the cards in a hand with what they do."""
        raise NotImplementedError

    def find_cards(self, seat: Seat, asked: str) -> Sequence[CardShown]:
        """Return the cards that somebody may mean."""
        raise NotImplementedError

    def clause_named(self, asked: str, question: QuestionView) -> str:
        """Return the clause that somebody means; the one that asks if nothing is typed."""
        book = question.clause.partition("-")[0]
        asked = asked.upper()
        return f"{book}-{asked.removeprefix(book + '-')}" if asked else question.clause

    @property
    def resume_command(self) -> str:
        """The command that goes on with the game."""
        return "resume"

    @property
    def concede_question(self) -> Message:
        """The question before somebody gives up."""
        return say("play-concede-sure")
