"""Observations: all that one seat may know, and the only thing bots and clients get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from gorin.kernel.about import Targets
from gorin.kernel.decision import Decision, Option, Question, Seat
from gorin.kernel.domain import Domain
from gorin.kernel.match import Match
from gorin.kernel.table import Outcome
from gorin.kernel.words import Message


class OptionView(Struct, frozen=True):
    """One answer a seat may give, or a thing it may name: key, text, and what it is about."""

    key: str
    message: Message
    about: Targets = ()


class QuestionView(Struct, frozen=True):
    """A question as its seat sees it; `things` are what an answer of the domain may name."""

    serial: int
    kind: str
    clause: str
    message: Message
    options: tuple[OptionView, ...] = ()
    domain: Domain | None = None
    secret: bool = False
    things: tuple[OptionView, ...] = ()


class Waiting(Struct, frozen=True):
    """A question to somebody else: who is asked and what kind of question it is."""

    seat: Seat
    kind: str


class Line(Struct, frozen=True):
    """One line of the log as a seat reads it, with the clause that made it so."""

    clause: str
    message: Message


class Observation(Struct, frozen=True):
    """Everything that a seat (None: a spectator) may know of a match at one moment."""

    seat: Seat | None
    view: Struct
    questions: tuple[QuestionView, ...]
    waiting: tuple[Waiting, ...]
    outcome: Outcome | None
    log_length: int


def question_view(match: Match[Any], question: Question) -> QuestionView:
    """Return an open question with its options, or what its answer may name, in words."""
    return _viewed(match, question.serial, question.decision)


def initiative_view(match: Match[Any], seat: Seat, kind: str) -> QuestionView | None:
    """Return what a seat has to say with an initiative, as a question without a number."""
    table = match.table
    asked = table.rulebook.game.initiative_asks(table, seat, kind)
    return None if asked is None else _viewed(match, 0, asked)


def _viewed(match: Match[Any], serial: int, decision: Decision[Any]) -> QuestionView:
    domain = decision.domain
    things: tuple[OptionView, ...] = ()
    if domain is not None:
        things = _shown(match, decision, tuple(Option(key, key) for key in domain.things()))
    return QuestionView(
        serial,
        decision.prompt.kind,
        decision.prompt.clause,
        decision.message,
        _shown(match, decision, decision.options),
        domain,
        decision.secret,
        things,
    )


def _shown(
    match: Match[Any], decision: Decision[Any], options: Sequence[Option[Any]]
) -> tuple[OptionView, ...]:
    table = match.table
    game = table.rulebook.game
    return tuple(
        OptionView(
            option.key,
            game.option_message(table, decision, option),
            game.option_targets(table, decision, option),
        )
        for option in options
    )


def observe(match: Match[Any], seat: Seat | None) -> Observation:
    """Return what a seat may know now."""
    questions = tuple(
        question_view(match, question)
        for question in match.pending
        if question.decision.seat == seat
    )
    waiting = tuple(
        Waiting(question.decision.seat, question.decision.prompt.kind)
        for question in match.pending
        if question.decision.seat != seat
    )
    return Observation(
        seat,
        match.table.rulebook.game.view(match.table, seat),
        questions,
        waiting,
        match.outcome,
        len(match.table.log),
    )


def lines(match: Match[Any], seat: Seat | None, start: int = 0) -> list[Line]:
    """Return the log from event `start` on as a seat (None: a spectator) reads it."""
    entries = ((event.clause, event.told(seat)) for event in match.log(start))
    return [Line(clause, message) for clause, message in entries if message is not None]
