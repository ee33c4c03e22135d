"""Claims of a step about who was asked what, what a seat sees, and what was refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from gorin.content.desk.scenario_answers import Names, fitting, names_of
from gorin.content.desk.scenario_facts import compare
from gorin.content.desk.scenario_words import asked_whom, form_of, opened
from gorin.content.desk.scenarios import Case, Failure, Placed, failure
from gorin.kernel.decision import CHANCE, Decision, Question, Seat
from gorin.kernel.event import Event
from gorin.kernel.match import Match
from gorin.kernel.words import Message

MOST_LINES = 6
"""The number of the log's last lines that say what happened where a claim fails."""


class Heard(Struct):
    """The questions to seats of a match so far, each once: their kinds, by their numbers.

    `mark` is the first that came since the script last answered. What was offered is kept only
    `with_names`: to list it takes time. `alone` are decisions since then that were not asked, as
    there was one answer only.
    """

    with_names: bool = False
    kinds: dict[int, str] = msgspec.field(default_factory=dict[int, str])
    offered: dict[int, tuple[Decision[Any], Names]] = msgspec.field(
        default_factory=dict[int, tuple[Decision[Any], Names]]
    )
    mark: int = 0
    alone: list[Decision[Any]] = msgspec.field(default_factory=list[Decision[Any]])

    @contextmanager
    def during(self, match: Match[Any]) -> Iterator[None]:
        """Listen to what is asked, and to what is not, while a match goes on."""
        match.notice = self.alone.append
        try:
            yield
        finally:
            match.notice = None
        self.listen(match)

    def listen(self, match: Match[Any]) -> None:
        """Note what is asked now."""
        for question in match.pending:
            decision, serial = question.decision, question.serial
            if decision.seat == CHANCE or serial in self.kinds:
                continue
            self.kinds[serial] = decision.prompt.kind
            if self.with_names:
                self.offered[serial] = (decision, names_of(match, decision))

    def answered(self) -> None:
        """Count from here the questions that came since the script last answered."""
        self.mark = len(self.kinds)
        self.alone = []

    def count(self, pattern: str, *, lately: bool = False) -> int:
        """Return how many questions of a kind were asked, of all or of those since the answer."""
        kinds = tuple(self.kinds.values())[self.mark if lately else 0 :]
        return sum(fnmatchcase(kind, pattern) for kind in kinds)

    def offers(self, pattern: str) -> Iterator[tuple[Decision[Any], str]]:
        """Yield the questions since the script last answered that offered what a pattern names."""
        for decision, names in tuple(self.offered.values())[self.mark :]:
            for key in fitting(names, pattern)[:1]:
                yield decision, key


def never(placed: Placed, heard: Heard, first: int) -> Iterator[Failure]:
    """Yield what was offered since the script last answered though a step says it never was."""
    for pattern in placed.step.never_offered:
        for decision, key in tuple(heard.offers(pattern))[:1]:
            who = asked_whom(decision, first)
            yield failure(placed.place, "scenario-was-offered", key=key, who=who)


def offers(
    match: Match[Any], placed: Placed, question: Question | None, first: int
) -> Iterator[Failure]:
    """Yield what is not so of what a step says the question offers, or does not."""
    step = placed.step
    if not (step.offered or step.not_offered):
        return
    if question is None:
        yield failure(placed.place, "scenario-nothing-asked")
        return
    decision = question.decision
    names = names_of(match, decision)
    if not names and decision.domain is not None:
        form = form_of(decision.domain)
        yield failure(placed.place, "scenario-no-keys", form=form)
        return
    for pattern in step.offered:
        if not fitting(names, pattern):
            # What was answered by itself was asked before: its words may be gone.
            asked = opened(match if question.serial else None, decision, first)
            yield failure(placed.place, "scenario-not-offered", pattern=pattern, asked=asked)
    for pattern in step.not_offered:
        for key in fitting(names, pattern)[:1]:
            yield failure(placed.place, "scenario-offered", key=key)


def asked(placed: Placed, heard: Heard) -> Iterator[Failure]:
    """Yield what is not so of what a step says was asked, was not asked, or how often."""
    step = placed.step
    for kind in step.is_asked:
        if not heard.count(kind, lately=True):
            since = tuple(heard.kinds.values())[heard.mark :]
            yield failure(placed.place, "scenario-not-asked", kind=kind, asked=since)
    for kind in step.is_not_asked:
        if heard.count(kind, lately=True):
            yield failure(placed.place, "scenario-was-asked", kind=kind)
    for kind, times in step.asked_times.items():
        count = heard.count(kind)
        if count != times:
            yield failure(
                placed.place, "scenario-asked-times", kind=kind, actual=count, expected=times
            )


def seen(placed: Placed, match: Match[Any], path: str, expected: Any) -> Iterator[Failure]:
    """Yield the failure if a seat, or a spectator, does not see a fact as a step says."""
    step = placed.step
    viewer = None if step.seen_by is None else Seat(step.seen_by)
    table = match.table
    view: dict[str, Any] = msgspec.to_builtins(
        table.rulebook.game.view(table, viewer), str_keys=True
    )
    yield from compare(placed.place, view, path, expected)


def happened(placed: Placed, events: Iterable[Event[Any]]) -> Iterator[Failure]:
    """Yield what has happened since the script last answered: dice, what they had to reach."""
    messages = tuple(
        message for event in events if isinstance(message := event.told(None), Message)
    )
    if messages:
        yield failure(placed.place, "scenario-happened", told=messages[-MOST_LINES:])


def refused(case: Case) -> Iterator[Failure]:
    """Yield what is not so of the clauses that forbid a position or a setup."""
    if case.refusal is None:
        yield failure(case.name, "scenario-not-refused", clauses=case.scenario.refuses)
        return
    clauses = tuple(dict.fromkeys(fault.clause for fault in case.refusal.all))
    for clause in case.scenario.refuses:
        if clause not in clauses:
            reasons = tuple(fault.message for fault in case.refusal.all)
            yield failure(case.name, "scenario-refused-by", clause=clause, reasons=reasons)
