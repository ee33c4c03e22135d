"""Bots at a table: those that play a seat, and those that hold one for somebody.

They get sights of their own seat and nothing else. A bot is made anew when the table is loaded,
when something was taken back, and when it takes a seat over: what it remembers belongs to one
course of the match. Its seed follows from the secret seed of the table, so nobody can foresee it.

Bots that search take their time: they are asked outside, on the match as plain data, and their
answer counts if the question is still open when it comes. They are made anew for each question.
While somebody asks to take back a choice bots wait, since an answer would end the request.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from gorin.bots.agent import SEARCH, Acting, Agent, Unasked
from gorin.bots.sight import sight_of
from gorin.hall.robots.agents import agent_of
from gorin.hall.robots.thinking import Position
from gorin.hall.table.play import Play
from gorin.hall.table.playing import answered, done
from gorin.hall.table.records import Played
from gorin.hall.table.standing import Standing
from gorin.kernel.decision import Question, Seat


class BotQuestion(Struct, frozen=True):
    """A question for a bot that takes its time.

    Attributes:
        serial: its number on the wire.
        position: what the bot is to think about, wherever it does.
    """

    seat: Seat
    serial: int
    position: Position


class Robots:
    """The bots of a table, as far as they have been made."""

    def __init__(self, table: Standing) -> None:
        self._table = table
        self._agents: dict[Seat, tuple[str, int, Agent]] = {}
        self._unasked = Unasked()

    def is_asked(self, *, slow: bool) -> bool:
        """Return whether a bot has something to answer, or may say something to what was done.

        Of those that take their time only if `slow`.
        """
        return self._question(slow=slow) is not None or self._hears_news()

    def answer(self, *, slow: bool) -> Played | None:
        """Let a bot answer a question of its own, or do something unasked.

        Returns the record, None if there is nothing.
        """
        play = self._table.play
        if play is None:
            return None
        question = self._question(slow=slow)
        done_unasked = self._act(play, question)
        if done_unasked is not None or question is None:
            return done_unasked
        decision = question.decision
        if len(decision.options) == 1:
            return done(play, lambda: play.match.pick(question, 0), "bot")
        agent = self._agent(play, decision.seat)
        return answered(play, question, agent.choose(sight_of(play.match, question)), "bot")

    def _hears_news(self) -> bool:
        play = self._table.play
        return play is not None and bool(self._quick()) and self._unasked.is_news(play.match)

    def _quick(self) -> tuple[Seat, ...]:
        """Return the seats of bots that may do something now without taking their time."""
        chairs = enumerate(self._table.chairs)
        return tuple(
            Seat(seat)
            for seat, chair in chairs
            if chair.level and chair.level != SEARCH and self._may_answer(Seat(seat))
        )

    def _act(self, play: Play, question: Question | None) -> Played | None:
        """Let a bot do something unasked; return the record, None if none does."""
        if question is not None and len(question.decision.options) == 1:
            return None
        agents = {seat: self._agent(play, seat) for seat in self._quick()}
        acting = {seat: agent for seat, agent in agents.items() if isinstance(agent, Acting)}
        asked = None if question is None else question.decision.seat
        before = len(play.match.journal)
        if not self._unasked.let(play.match, acting, asked):
            return None
        return Played(tuple(play.match.journal.since(before)), "bot")

    def ask(self) -> BotQuestion | None:
        """Return a question for a bot that takes its time."""
        play = self._table.play
        question = self._question(slow=True, quick=False)
        if play is None or question is None:
            return None
        seat = question.decision.seat
        level, seed = self._table.chairs[seat].level, self._seed(play, seat)
        position = Position(
            play.header,
            play.match.snapshot(),
            seat,
            question.serial,
            level,
            seed,
            play.entered,
        )
        return BotQuestion(seat, play.wire(question), position)

    def take(self, seat: Seat, serial: int, answer: object) -> Played | None:
        """Let a bot answer a question that was asked outside; None if it is open no more."""
        table, play = self._table, self._table.play
        if play is None or not self._may_answer(seat):
            return None
        question = play.question(seat, serial)
        if question is None or not table.chairs[seat].level:
            return None
        return answered(play, question, answer, "bot")

    def _question(self, *, slow: bool, quick: bool = True) -> Question | None:
        play = self._table.play
        if play is None:
            return None
        self._forget()
        for question in play.match.pending:
            decision = question.decision
            if not self._may_answer(decision.seat):
                continue
            level = self._table.chairs[decision.seat].level
            takes_time = level == SEARCH and len(decision.options) > 1
            if slow if takes_time else quick:
                return question
        return None

    def _forget(self) -> None:
        """Forget the bots of seats that their people have taken back."""
        for seat in tuple(self._agents):
            if not self._table.chairs[seat].level:
                del self._agents[seat]

    def _may_answer(self, seat: Seat) -> bool:
        table = self._table
        if table.stage != "playing" or table.undo is not None:
            return False
        return seat >= 0 and bool(table.chairs[seat].level)

    def _agent(self, play: Play, seat: Seat) -> Agent:
        level = self._table.chairs[seat].level
        entry = self._agents.get(seat)
        if entry is not None and entry[:2] == (level, play.undos):
            return entry[2]
        agent = agent_of(level, play.header, self._seed(play, seat))
        self._agents[seat] = (level, play.undos, agent)
        return agent

    def _seed(self, play: Play, seat: Seat) -> int:
        text = f"{seat} {len(play.match.journal)}".encode()
        digest = hashlib.sha256(self._table.seed + b"bot" + text).digest()
        return int.from_bytes(digest[:8], "big")
