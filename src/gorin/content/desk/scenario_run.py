"""Playing a scenario: give the scripted answers, and compare what is with what should be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.content.boxes import find_box
from gorin.content.desk import scenario_claims as claims
from gorin.content.desk.scenario_answers import (
    PASS,
    chance_answer,
    fits,
    in_full,
    matching,
    whole,
)
from gorin.content.desk.scenario_moments import Moment, looked_at, wrong_now
from gorin.content.desk.scenario_refusals import refusals
from gorin.content.desk.scenario_words import are_copies, opened, options_told, seats_named, written
from gorin.content.desk.scenarios import (
    Case,
    Failure,
    Placed,
    Step,
    Verdict,
    failure,
    failure_of,
)
from gorin.kernel.answers import default_answer
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import GorinError
from gorin.kernel.decision import CHANCE, Decision, Question, Seat
from gorin.kernel.domain import Shuffle
from gorin.kernel.words import say

UNASKED_LIMIT = 500
"""The number of answers in a row without the script that mean that it waits for nothing."""
NOT_ASKED = 0
"""The number of a question that was not asked, as it had one answer only."""
MOST_PASSED = 5
"""The number of questions answered without the script that are told where it does not fit."""


def judge(case: Case) -> Verdict:
    """Play a scenario, each of its branches from the beginning, and return what came of it."""
    scenario = case.scenario
    failures: list[Failure] = []
    notes: list[Failure] = []
    if scenario.refuses:
        failures += claims.refused(case)
    elif case.table is not None:
        for steps in case.runs:
            runner = Runner(case, steps)
            failures += _played(runner)
            notes += runner.notes
    return Verdict(
        case.name,
        scenario.title,
        scenario.clauses,
        sum(map(len, (case.steps, *case.ways))),
        _each_once(failures),
        scenario.game,
        _entered(case),
        _cards(case),
        _each_once(notes),
    )


def _each_once(told: list[Failure]) -> tuple[Failure, ...]:
    """Return what is told without what all branches share and each tells again."""
    return tuple(each for place, each in enumerate(told) if each not in told[:place])


def _entered(case: Case) -> str:
    kit = find_box(case.scenario.game).cards
    if kit is None or case.table is None:
        return ""
    return kit.digests(case.table, kit.entered(case.library)).get("entered", "")


def _cards(case: Case) -> tuple[str, ...]:
    """Return the names of the cards that the scenario brings."""
    kit = find_box(case.scenario.game).cards
    if kit is None or case.scenario.card is None:
        return ()
    pool = kit.pool(case.library)
    return tuple(str(pool.cards[pool.slugs[number]].name) for number in pool.entered)


def _played(runner: Runner) -> list[Failure]:
    failures: list[Failure] = []
    for number in range(len(runner.steps)):
        try:
            failures += runner.play(number)
        except Misfit as misfit:
            return [*failures, *misfit.failures]
    return failures


class Misfit(Exception):
    """The script does not fit the match; what comes after would mean nothing."""

    def __init__(self, *failures: Failure) -> None:
        super().__init__(failures)
        self.failures = failures


class Runner:
    """One run of a scenario through some steps."""

    def __init__(
        self, case: Case, steps: tuple[Placed, ...], *, watched: int | None = None
    ) -> None:
        self.watched = watched
        self.moments: list[Moment] = []
        self.number = 0
        self.case = case
        self.first = case.scenario.seats_from
        self.steps = steps
        self.match = case.match()
        self.heard = claims.Heard(any(placed.step.never_offered for placed in steps))
        with self.heard.during(self.match):
            self.match.start()
        self.dealer = Fast(0)
        self.passed: list[Decision[Any]] = []
        self.notes: list[Failure] = []
        self.mark = 0

    def play(self, number: int) -> list[Failure]:
        """Play one step and return what is not as it says.

        Raises:
            Misfit: nothing that the step answers is asked.
        """
        placed = self.steps[number]
        step = placed.step
        self.number = number
        self.passed = []
        mark = len(self.match.table.log)
        question: Question | None
        if step.selects:
            question = self._locate(placed)
        else:
            if not step.initiative:
                self._settle(number)
            question = self._question_of(step)
        failures = list(self._before(placed, question))
        if question is not None and not question.serial:
            # Its answer is given: what it has led to has happened already.
            self._tell_alone(placed, question.decision)
        else:
            self.mark = mark if step.acts else self.mark
            self._watch(None)
            self._act(placed, question)
        if step.acts and not self._is_beside(step):
            self._settle(number + 1)
        after = [*self._state(number), *self._after(placed)]
        if after:
            after += self._passed_over(placed)
            if step.acts:
                after += claims.happened(placed, self.match.log(self.mark))
        return failures + after

    def _state(self, number: int) -> tuple[Failure, ...]:
        """Return what is not so of the position, neither now nor as soon as it was answered."""
        placed = self.steps[number]
        wrong = wrong_now(placed, self.match, self.case.positions)
        if not wrong or not placed.step.acts or self.watched is not None:
            return tuple(wrong.values())
        looked = looked_at(wrong, self._moments(number), self.first)
        self.notes += looked.notes
        return looked.failures

    def _moments(self, number: int) -> tuple[Moment, ...]:
        """Play again up to a step, and return its moments: nobody looks at them otherwise."""
        again = Runner(self.case, self.steps, watched=number)
        for earlier in range(number + 1):
            _ = again.play(earlier)
        return tuple(again.moments)

    def _watch(self, decision: Decision[Any] | None) -> None:
        """Note what is not so now if this is the step that is watched, from its answer on."""
        if self.watched == self.number and (decision is None or self.moments):
            wrong = wrong_now(self.steps[self.number], self.match, self.case.positions)
            self.moments.append(Moment(decision, wrong))

    def _is_beside(self, step: Step) -> bool:
        """Return whether a step counts at once, beside what is asked, which stays as it is."""
        return step.initiative in self.match.table.rulebook.game.at_once

    # -- finding the question --------------------------------------------------------------

    def _locate(self, placed: Placed) -> Question:
        """Go on, by passing and by what the scenario says otherwise, to a fitting question."""
        for _ in range(UNASKED_LIMIT):
            for question in self.match.pending:
                if fits(self, question, placed.step):
                    return question
            alone = self._alone(placed.step)
            if alone is not None:
                return alone
            if not self._go_on(self.case.scenario.otherwise):
                break
        raise Misfit(*self._misfit(placed))

    def _settle(self, number: int) -> None:
        """Pass until somebody must answer who cannot pass, or the script goes on here."""
        following = (placed.step for placed in self.steps[number:])
        upcoming = next((step for step in following if step.selects or step.acts), None)
        for _ in range(UNASKED_LIMIT):
            pending = self.match.pending
            if upcoming is not None and any(fits(self, each, upcoming) for each in pending):
                return
            if upcoming is not None and self._alone(upcoming) is not None:
                return
            if not self._go_on(()):
                return

    def _alone(self, step: Step) -> Question | None:
        """Return what a step answers that was not asked, as there was no other answer."""
        if not isinstance(step.choose, str) and not (step.passes and step.asked):
            return None  # who just passes means a window that is open
        questions = (Question(NOT_ASKED, decision) for decision in self.heard.alone)
        return next((each for each in questions if fits(self, each, step)), None)

    def _tell_alone(self, placed: Placed, decision: Decision[Any]) -> None:
        """Note that an answer of the script was given by itself; those before it are over."""
        heard = self.heard
        at = next(place for place, each in enumerate(heard.alone) if each is decision)
        heard.alone = heard.alone[at + 1 :]
        asked = opened(None, decision, self.first)
        self.notes.append(failure(placed.place, "scenario-alone", asked=asked))

    def _go_on(self, otherwise: tuple[str, ...]) -> bool:
        """Give an answer that the script leaves out; False if it must not leave it out."""
        for question in self.match.pending:
            answer = self._unscripted(question.decision, otherwise)
            if answer is not None:
                if question.decision.seat != CHANCE:
                    self.passed.append(question.decision)
                self._watch(question.decision)
                with self.heard.during(self.match):
                    self.match.choose(question.decision.seat, answer, serial=question.serial)
                return True
        return False

    def _unscripted(self, decision: Decision[Any], otherwise: tuple[str, ...]) -> Any:
        if isinstance(decision.domain, Shuffle):
            return default_answer(decision)
        if self.case.scenario.passing and decision.option(PASS) is not None:
            return PASS
        for pattern in otherwise:
            keys = matching(self.match, decision, pattern)
            if keys:
                return keys[0]
        return None

    def _question_of(self, step: Step) -> Question | None:
        for question in self.match.pending:
            if step.seat is None or question.decision.seat == step.seat:
                return question
        return None

    def _misfit(self, placed: Placed) -> Iterator[Failure]:
        wanted = written(placed.written)
        pending = self.match.pending
        if not pending:
            yield failure(placed.place, "scenario-misfit-over", wanted=wanted)
        else:
            asked = tuple(opened(self.match, question.decision, self.first) for question in pending)
            yield failure(placed.place, "scenario-misfit", wanted=wanted, asked=asked)
        alone = tuple(opened(None, decision, self.first) for decision in self.heard.alone)
        if alone:
            yield failure(placed.place, "scenario-alone-before", asked=alone[-MOST_PASSED:])
        yield from self._passed_over(placed)

    def _passed_over(self, placed: Placed) -> Iterator[Failure]:
        """Yield what was answered without the script on the way to here."""
        if self.passed:
            last = self.passed[-MOST_PASSED:]
            passed = tuple(opened(None, decision, self.first) for decision in last)
            yield failure(placed.place, "scenario-passed-over", asked=passed)

    # -- answering -------------------------------------------------------------------------

    def _act(self, placed: Placed, question: Question | None) -> None:
        step = placed.step
        if step.acts:
            self.heard.answered()
        try:
            if step.initiative:
                with self.heard.during(self.match):
                    self.match.initiate(Seat(step.seat or 0), step.initiative, step.data)
            elif question is not None and step.acts:
                decision = question.decision
                answer = self._answer(placed, decision)
                with self.heard.during(self.match):
                    self.match.choose(decision.seat, answer, serial=question.serial)
        except GorinError as error:
            raise Misfit(failure_of(placed.place, error)) from None

    def _answer(self, placed: Placed, decision: Decision[Any]) -> Any:
        step = placed.step
        if step.passes:
            return PASS
        if step.chance is not None:
            return chance_answer(self, decision, step.chance)
        if decision.domain is not None:
            return whole(decision.domain, in_full(self.match, decision, step.choose))
        if not isinstance(step.choose, str):
            return step.choose
        keys = matching(self.match, decision, step.choose)
        if not are_copies(self.match, decision, keys):
            fitting = [each for each in decision.options if each.key in keys]
            options = options_told(self.match, decision, fitting)
            raise Misfit(
                failure(placed.place, "scenario-ambiguous", answer=step.choose, options=options)
            )
        return keys[0]

    # -- comparing -------------------------------------------------------------------------

    def _before(self, placed: Placed, question: Question | None) -> Iterator[Failure]:
        yield from claims.offers(self.match, placed, question, self.first)
        yield from refusals(self.match, placed, question)

    def _after(self, placed: Placed) -> Iterator[Failure]:
        yield from claims.asked(placed, self.heard)
        yield from claims.never(placed, self.heard, self.first)
        yield from self._logged(placed)
        yield from self._outcome(placed)

    def _logged(self, placed: Placed) -> Iterator[Failure]:
        step = placed.step
        if not (step.log or step.not_log):
            return
        events = self.match.log(self.mark)
        clauses = tuple(dict.fromkeys(event.clause for event in events if event.clause))
        for clause in step.log:
            if clause not in clauses:
                yield failure(placed.place, "scenario-not-logged", clause=clause, clauses=clauses)
        for clause in step.not_log:
            if clause in clauses:
                yield failure(placed.place, "scenario-logged", clause=clause)

    def _outcome(self, placed: Placed) -> Iterator[Failure]:
        step = placed.step
        outcome = self.match.outcome
        if step.winner is not None:
            winners = tuple(int(seat) for seat in outcome.winners) if outcome else ()
            if winners != step.winner:
                shown = seats_named(winners)
                yield failure(
                    placed.place, "scenario-winner", actual=shown, expected=seats_named(step.winner)
                )
        reason = outcome.reason if outcome else ""
        if step.ended is not None and reason != step.ended:
            yield failure(
                placed.place,
                "scenario-ended",
                actual=reason or say("scenario-running"),
                expected=step.ended or say("scenario-running"),
            )
