"""The company at one terminal: the match, who plays it, and what each of them has been told."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.text import Text

from gorin.bots.agent import Agent, Unasked
from gorin.cli.terminal import panels
from gorin.cli.terminal.guiding import Guide
from gorin.cli.terminal.saves import Chair, Save, Settings
from gorin.cli.terminal.screen import Screen
from gorin.content.box.customs import Customs
from gorin.content.box.windows import Skipping, Windows
from gorin.content.boxes import find_box
from gorin.content.cards.pool import Library
from gorin.content.desk.names import reader_for
from gorin.hall.robots.agents import agent_of
from gorin.kernel.decision import Question, Seat
from gorin.kernel.journal import Answered, effective
from gorin.kernel.match import Match
from gorin.kernel.observe import Line, QuestionView, lines, question_view
from gorin.kernel.words import Arg, Message, say


class Company:
    """The players of a match at one terminal, people and bots.

    Attributes:
        library: the cards that count.
        match: the game.
        save: its place on the disk.
        screen: where it is shown.
        reader: reads messages in the language of the table.
        facing: the seat whose secrets are on the screen, or None.
        notices: what is shown with the next question: that a choice was taken back.
        draft: an answer that was told to whoever is asked, and is not given yet.
        left_open: the numbers of questions that somebody does not want to answer.
        skipping: until when a seat passes in every window.
        windows: the windows of this turn in which people have passed.
        guide: gives lessons and hints, or None.
        box: the game as everything above its rules sees it.
    """

    def __init__(
        self, library: Library, save: Save, match: Match[Any], screen: Screen, language: str
    ) -> None:
        self.library = library
        self.save = save
        self.match = match
        self.screen = screen
        self.box = find_box(save.header.game)
        self.speak(language)
        self.facing: Seat | None = None
        self.left_open: set[int] = set()
        self.skipping: dict[Seat, Skipping] = {}
        self.windows = Windows(self.customs)
        self.notices: list[Text] = []
        self.draft: object = None
        self.guide: Guide | None = None
        self._news_from = 0
        self._told: dict[Seat | None, int] = {}
        self._agents: dict[Seat, Agent] = {}
        self._unasked = Unasked()
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                seed = f"{save.notes.seed} {seat} {len(match.journal)}".encode()
                number = int.from_bytes(hashlib.sha256(seed).digest()[:8], "big")
                self._agents[Seat(seat)] = agent_of(chair.bot, save.header, number)

    # -- who sits here ---------------------------------------------------------------------

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The players by their seats."""
        return self.save.notes.chairs

    @property
    def players(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(seat) for seat, chair in enumerate(self.chairs) if not chair.bot)

    @property
    def is_solo(self) -> bool:
        """One person plays alone; against bots only where nobody can play without others."""
        if len(self.people) != 1:
            return False
        needs_others = all(format.fewest_seats > 1 for format in self.box.formats)
        return len(self.chairs) == 1 or needs_others

    @property
    def settings(self) -> Settings:
        """Return what people have set for themselves."""
        return self.save.notes.settings

    def wake(self, seat: Seat, question: Question) -> None:
        """End passing until something concerns a player: an answer ends it too."""
        skipping = self.skipping.get(seat)
        is_answered = question not in self.match.pending
        if is_answered and skipping is not None and skipping.turn is None:
            del self.skipping[seat]

    @contextmanager
    def noting(self, question: Question) -> Iterator[None]:
        """Note afterwards whether a person has passed in a window."""
        count = len(effective(self.match.journal.all()))
        offer = self.windows.offer(self.match, question, count)
        before = len(self.match.journal)
        yield
        entry = (*self.match.journal.since(before), None)[0]
        if offer is not None and isinstance(entry, Answered):
            self.windows.note(offer, str(entry.answer))

    def agent(self, seat: Seat) -> Agent | None:
        """Return the bot of a seat, None for a person."""
        return self._agents.get(seat)

    def let_act(self, question: Question | None = None) -> bool:
        """Let a bot do something unasked: before it answers, or to what somebody else has done.

        Returns whether one did.
        """
        is_free = question is not None and len(question.decision.options) != 1
        asked = question.decision.seat if question is not None and is_free else None
        return self._unasked.let(self.match, self._agents, asked)

    # -- reading ---------------------------------------------------------------------------

    def read(self, id: str, **args: Arg) -> str:
        """Return the text of a message."""
        return self.reader.read(say(id, **args))

    def speak(self, language: str) -> None:
        """Change the language of the table."""
        self.reader = reader_for(self.library, language, self.players, self.box.id)

    @property
    def customs(self) -> Customs:
        """Return what the game tells a table beside its rules."""
        return self.box.customs

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat may know."""
        return self.match.table.rulebook.game.view(self.match.table, seat)

    def asked(self, question: Question) -> QuestionView:
        """Return a question as the seat that must answer it sees it."""
        return question_view(self.match, question)

    # -- what has been told ----------------------------------------------------------------

    def unread(self, seat: Seat | None) -> list[Text]:
        """Return the lines of the log a seat has not been told yet; they count as told now."""
        self._news_from = self._told.get(seat, 0)
        self._told[seat] = len(self.match.log())
        return self.news(seat)

    def news_lines(self, seat: Seat | None) -> list[Line]:
        """Return what a seat was told last, as lines of the log."""
        return lines(self.match, seat, self._news_from)

    def notice(self, message: Message) -> None:
        """Show a message with the next question."""
        self.notices.append(Text(self.reader.read(message), "italic"))

    def news(self, seat: Seat | None) -> list[Text]:
        """Return again what a seat was told last."""
        return self.log(seat, self._news_from) + self.notices

    def log(self, seat: Seat | None, start: int = 0) -> list[Text]:
        """Return the log as a seat reads it."""
        news = lines(self.match, seat, start)
        return [panels.log_text(line, self.reader) for line in news]

    def tell_rest(self) -> None:
        """Tell how the game ended: to one person with what is theirs, to several as to anybody."""
        people = self.people
        if len(people) > 1 and self.facing is not None:
            start = self.told_until(self.facing)
            self.screen.forget()
            self.screen.tell(self.log(None, start))
            return
        seat = people[0] if people else None
        self.screen.line()
        self.screen.tell(self.unread(seat))

    def told_until(self, seat: Seat | None) -> int:
        """Return up to which event a seat has been told."""
        return self._told.get(seat, 0)

    def catch_up(self, *, but: int = 0) -> None:
        """Count as told all that happened but the last few events.

        For a game that is resumed, and after a choice was taken back.
        """
        length = max(0, len(self.match.log()) - but)
        self._told = dict.fromkeys((None, *self.people), length)

    def keep(self) -> None:
        """Write the game to the disk; called before anything new is shown."""
        self.save.keep(self.match)
