"""A series at one terminal: between its levels people are asked here, in them as in any game."""

from __future__ import annotations

import hashlib
from typing import Any, cast

from rich.text import Text

from gorin.bots.agent import Agent
from gorin.bots.sight import sight_of
from gorin.bots.tomb_raider.series import series_agent
from gorin.cli import series_files, series_sheet
from gorin.cli.terminal import cardtext, ending, panels, session
from gorin.cli.terminal.answers import Read, read_answer
from gorin.cli.terminal.saves import Chair, Notes, Save
from gorin.cli.terminal.screen import Screen
from gorin.cli.terminal.session import Left
from gorin.cli.terminal.sitting import Sitting
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import make_header, plan_of, plan_of_level
from gorin.content.desk.names import reader_for
from gorin.content.tomb_raider.linked_levels import level_seed, new_level, report
from gorin.games.tomb_raider.series.view import SeriesView
from gorin.kernel.chance import Committed
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import TABLE, Question, Seat
from gorin.kernel.linked import Linked
from gorin.kernel.match import Match
from gorin.kernel.observe import QuestionView, lines, question_view
from gorin.kernel.words import Arg, Name, say

SAFE = ("add-no-more", "levels-as-listed", "keep-no-item")
"""Answers that change nothing: what the Enter key means where one of them is offered."""
MANY = 24
"""So many answers are listed only if somebody asks for them."""


class SeriesTable:
    """One series at one terminal.

    Attributes:
        match: the series.
        save: its place on the disk.
        screen: where it is shown.
        reader: reads messages in the language of the table.

    Args:
        save: its place on the disk.
        match: the series, started.
        screen: where it is shown.
        language: that of the table.
        told: up to which event people have been told; None for all so far.
    """

    def __init__(
        self,
        save: Save,
        match: Match[Any],
        screen: Screen,
        language: str,
        *,
        told: int | None = None,
    ) -> None:
        self.save = save
        self.match = match
        self.screen = screen
        self.language = language
        self.reader = reader_for(language, tuple(chair.name for chair in self.chairs))
        self._plan: Plan = plan_of(save.header)
        self._facing: Seat | None = None
        self._told = len(match.log()) if told is None else told
        self._levels: dict[str, Save] = {}
        self._agents: dict[Seat, Agent] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.bot:
                seed = f"{save.notes.seed} between {seat} {len(match.journal)}".encode()
                number = int.from_bytes(hashlib.sha256(seed).digest()[:8], "big")
                self._agents[Seat(seat)] = series_agent(chair.bot, number)
        self._linked = Linked(match, begin=self._begin, report=report)

    @property
    def id(self) -> str:
        """The name of the series on the disk."""
        return series_files.id_of(self.save)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who plays each seat."""
        return self.save.notes.chairs

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(seat) for seat, chair in enumerate(self.chairs) if not chair.bot)

    def read(self, id: str, **args: Arg) -> str:
        """Return the text of a message."""
        return self.reader.read(say(id, **args))

    def view(self, seat: Seat | None = None) -> SeriesView:
        """Return what a seat may know of the series."""
        game = self.match.table.rulebook.game
        return cast("SeriesView", game.view(self.match.table, seat))

    # -- levels ----------------------------------------------------------------------------

    def _begin(self, series: Match[Any], subject: str) -> Match[Any]:
        """Return the level that the series waits for: the saved one, or a new one."""
        saved = series_files.load_level(self.id, subject)
        if saved is not None:
            self._levels[subject], match = saved
            if match.outcome is not None:  # the program ended before the series was told
                series_files.finish(*saved)
            return match
        header = self.save.header
        seed = level_seed(self.save.seed, subject, len(series.journal))
        made = make_header(
            plan_of_level(series, self._plan),
            players=header.players,
            seed=seed,
            entropy=header.entropy,
        )
        notes = Notes(seed.hex(), self.chairs, settings=self.save.notes.settings)
        self._levels[subject] = series_files.level_save(self.id, subject, made, notes)
        return new_level(series, self._plan, chance=Committed(seed, header.entropy))

    def _play_level(self) -> None:
        """Play the level that the series waits for, and tell the series what came of it."""
        subject = f"level-{self.match.table.state.number}"
        match, save = self._linked.children[subject], self._levels[subject]
        sitting = Sitting(save, match, self.screen, self.language)
        save.notes.title = sitting.title
        if len(match.journal):
            sitting.catch_up(but=10)
        session.play(sitting)
        series_files.finish(save, match)
        session.last_look(sitting)
        self.screen.lines(["", *ending.result_lines(sitting)])
        self._linked.update()
        self.keep()

    # -- the series ------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the series is over.

        Raises:
            Left: somebody left before that; the series is saved.
        """
        try:
            self.keep()
            while self.match.outcome is None:
                self._go_on()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        self._tell_news(None)
        self.show_sheet()

    def _go_on(self) -> None:
        question = next(
            (q for q in self.match.pending if q.decision.seat == self._facing),
            self.match.pending[0],
        )
        seat = question.decision.seat
        if seat == TABLE:
            self._tell_news(None)
            self.show_sheet()
            self._facing = None
            self._play_level()
            return
        agent = self._agents.get(seat)
        if agent is not None:
            self._choose(question, agent.choose(sight_of(self.match, question)))
        else:
            self._ask_person(seat, question)

    def _choose(self, question: Question, answer: object) -> None:
        self.match.choose(question.decision.seat, answer, serial=question.serial)
        self.keep()
        self._linked.update()

    def keep(self) -> None:
        """Write the series to the disk."""
        self.save.keep(self.match)

    def show_sheet(self) -> None:
        """Show the score sheet, once there is something on it."""
        view = self.view()
        if not view.levels:
            return
        self.screen.line()
        if self.screen.plain:
            self.screen.lines(series_sheet.told(view, self.reader))
        else:
            self.screen.console.print(series_sheet.drawn(view, self.reader))

    def _tell_news(self, seat: Seat | None) -> None:
        """Tell what happened in the series since it was told last."""
        found = lines(self.match, seat, self._told)
        self._told = len(self.match.log())
        self.screen.tell([panels.log_text(line, self.reader) for line in found])

    # -- a person --------------------------------------------------------------------------

    def _ask_person(self, seat: Seat, question: Question) -> None:
        if len(self.people) > 1 and self._facing != seat:
            self._hand_over(seat)
        self._facing = seat
        self._tell_news(seat)
        asked = question_view(self.match, question)
        self._show(seat, asked, everything=len(asked.options) <= MANY)
        while True:
            typed = self.screen.ask()
            answer = self._answer(seat, asked, typed)
            if answer is None:
                continue
            try:
                self._choose(question, answer)
            except Refused as error:
                self._say(*(self.reader.read(refusal.reason) for refusal in error.refusals))
                continue
            return

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen and wait until the right person sits at the keyboard."""
        screen = self.screen
        screen.forget()
        screen.lines(["", self.read("play-hand-over", seat=panels.seat_text(seat))])
        screen.drop_typed_ahead()
        while screen.ask(""):
            pass  # an answer typed too early is not what opens somebody else's deck
        screen.forget()

    def _show(self, seat: Seat, asked: QuestionView, *, everything: bool) -> None:
        line = panels.question_text(asked, self.reader, seat)
        shown: list[str | Text] = ["", *self._wrapped(line)]
        if everything:
            shown += self._answers(asked)
        else:
            shown.append(self.read("series-many", count=len(asked.options)))
        self.screen.lines(shown)

    def _answers(self, asked: QuestionView) -> list[str] | list[Text]:
        if self.screen.plain:
            texts = (self.reader.read(option.message) for option in asked.options)
            return [f"{number}. {text}" for number, text in enumerate(texts, 1)]
        default = _safe(asked)
        return panels.answer_lines(asked, self.reader, self.screen.width, default=default)

    def _answer(self, seat: Seat, asked: QuestionView, typed: str) -> object:
        """Return the answer that somebody typed; None if it was something else, which is done."""
        verb, _, rest = typed.partition(" ")
        if typed and self._obey(seat, asked, verb.casefold(), rest.strip()):
            return None
        safe = _safe(asked)
        read = read_answer(asked, typed, self.reader) if typed else Read()
        if not typed and safe is not None:
            return asked.options[safe].key
        if read.is_answer:
            return read.answer
        if read.candidates:
            self._say(self.read("play-meant-several", asked=typed, found=read.candidates))
        else:
            count = len(asked.options)
            self._say(self.read("play-not-understood", asked=typed, count=count))
        return None

    def _obey(self, seat: Seat, asked: QuestionView, verb: str, rest: str) -> bool:
        """Carry out a command if it is one."""
        if verb in ("q", "quit", "exit"):
            raise Left
        if verb in ("?", "help"):
            self._say(self.read("series-help"))
        elif verb == "sheet":
            self.show_sheet()
        elif verb == "list":
            self.screen.lines(self._answers(asked))
        elif verb == "deck":
            deck = self.view(seat).deck
            named = tuple(say("series-deck-card", card=Name("card", s), count=n) for s, n in deck)
            self._say(self.read("series-deck", cards=named, count=sum(n for _, n in deck)))
        elif verb in ("c", "card") and rest:
            self._show_card(rest)
        else:
            return False
        return True

    def _show_card(self, asked: str) -> None:
        found = cardtext.find(asked)
        if not found:
            self._say(self.read("play-card-unknown", asked=asked))
        elif len(found) > 1:
            names = tuple(Name("card", slug) for slug in found[:8])
            self._say(self.read("play-meant-several", asked=asked, found=names))
        else:
            self._say(*cardtext.full(found[0], self.reader))

    def _say(self, *shown: str | Text) -> None:
        for one in shown:
            self.screen.lines(self._wrapped(one if isinstance(one, Text) else Text(one)))

    def _wrapped(self, text: Text) -> list[Text]:
        return [text] if self.screen.plain else panels.wrap(text, self.screen.width)


def _safe(asked: QuestionView) -> int | None:
    """Return the place of the answer that the Enter key stands for, if there is a safe one."""
    for place, option in enumerate(asked.options):
        if option.key in SAFE:
            return place
    return None
