"""Claims of a step about what is refused: attempts of a seat, and answers to what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.content.desk.scenario_answers import fitting, in_full, names_of, plain, whole
from gorin.content.desk.scenario_facts import shown
from gorin.content.desk.scenarios import (
    Attempt,
    Failure,
    Placed,
    RefusedAnswer,
    failure,
    failure_of,
)
from gorin.kernel.answers import read_answer
from gorin.kernel.clauses import BadInput, GorinError, Refusal, Refused, refuse
from gorin.kernel.decision import CHANCE, Decision, Question, Seat
from gorin.kernel.domain import Range
from gorin.kernel.match import Match
from gorin.kernel.playing import TO


def refusals(match: Match[Any], placed: Placed, question: Question | None) -> Iterator[Failure]:
    """Yield what is not so of what a step says is refused."""
    asked = 0 if question is None else question.decision.seat
    for tried in placed.step.attempts:
        yield from _attempted(match, placed, tried, _seat(placed, tried.seat, asked))
    for answer in placed.step.refused_answers:
        yield from _answered(match, placed, answer, question)


def _seat(placed: Placed, own: int | None, asked: int) -> Seat:
    """Return the seat that a claim is about: its own, that of its step, or the one asked."""
    return Seat(next(seat for seat in (own, placed.step.seat, asked) if seat is not None))


def _compared(
    placed: Placed, attempt: str, clause: str, refused: tuple[Refusal, ...]
) -> Iterator[Failure]:
    clauses = tuple(dict.fromkeys(refusal.clause for refusal in refused))
    if not refused:
        yield failure(placed.place, "scenario-allowed", attempt=attempt)
    elif clause and clause not in clauses:
        yield failure(
            placed.place, "scenario-other-clause", attempt=attempt, clause=clause, clauses=clauses
        )


# -- attempts ------------------------------------------------------------------------------------


def _attempted(match: Match[Any], placed: Placed, tried: Attempt, seat: Seat) -> Iterator[Failure]:
    for attempt in attempts_called(match, seat, tried.attempt):
        try:
            refused = why_not(match, seat, attempt)
        except GorinError as error:
            yield failure_of(placed.place, error)
            return
        wrong = tuple(_compared(placed, attempt, tried.clause, refused))
        if wrong:
            # Of copies of a card each must be refused; the first that is not says it.
            yield from wrong
            return


def attempts_called(match: Match[Any], seat: Seat, called: str) -> tuple[str, ...]:
    """Return the attempts of a seat that a script names, with or without the numbers of cards.

    What the game lists nowhere stays as it is: the game may know it all the same.
    """
    game, table = match.table.rulebook.game, match.table
    stems: tuple[str, ...] = ("",)
    for part in called.split(TO):
        longer = [each for stem in stems for each in game.attempts(table, seat, stem)]
        last = {each: (each.rpartition(TO)[2], plain(each.rpartition(TO)[2])) for each in longer}
        stems = (part,) if part in last else fitting(last, part)
        if not stems:
            return (called,)
    return stems


def why_not(match: Match[Any], seat: Seat, attempt: str) -> tuple[Refusal, ...]:
    """Return every clause that forbids an attempt, or an answer to what the seat is asked.

    Raises:
        GorinError: it is nothing that may be tried, and nothing like what is asked.
    """
    try:
        return match.why_not(seat, attempt)
    except BadInput:
        for question in match.pending:
            if question.decision.seat == seat and _is_like(match, question.decision, attempt):
                return _no_answer(match, question.decision, attempt)
        raise


def _is_like(match: Match[Any], decision: Decision[Any], attempt: str) -> bool:
    """Return whether an attempt is of the kind of what may be answered."""
    verbs = {name.partition(":")[0] for name in names_of(match, decision)}
    return attempt.partition(":")[0] in {decision.prompt.kind, *verbs}


def _no_answer(match: Match[Any], decision: Decision[Any], attempt: str) -> tuple[Refusal, ...]:
    kind, _, value = attempt.partition(":")
    called = value if kind == decision.prompt.kind else attempt
    if fitting(names_of(match, decision), called):
        return ()
    clause = decision.prompt.clause
    return (refuse(clause, "refused-other-question", question=decision.message),)


# -- answers -------------------------------------------------------------------------------------


def _answered(
    match: Match[Any], placed: Placed, tried: RefusedAnswer, question: Question | None
) -> Iterator[Failure]:
    seat = _seat(placed, tried.seat, 0 if question is None else question.decision.seat)
    decision = _decision(match, seat, tried, question)
    if decision is None:
        if tried.initiative:
            yield failure(placed.place, "refused-initiative", kind=tried.initiative)
        else:
            yield failure(placed.place, "scenario-nothing-asked")
        return
    refused = refusals_of(match, decision, tried.answer)
    answer = tried.answer if isinstance(tried.answer, str) else shown(tried.answer)
    yield from _compared(placed, answer, tried.clause, refused)


def _decision(
    match: Match[Any], seat: Seat, tried: RefusedAnswer, question: Question | None
) -> Decision[Any] | None:
    """Return what is answered: what is asked, or what a seat has to say that begins something."""
    if tried.initiative:
        game = match.table.rulebook.game
        is_open = tried.initiative in game.initiatives(match.table, seat)
        return game.initiative_asks(match.table, seat, tried.initiative) if is_open else None
    own = (each.decision for each in match.pending if each.decision.seat == seat)
    return next(own, None) if question is None or tried.seat is not None else question.decision


def refusals_of(match: Match[Any], decision: Decision[Any], answer: Any) -> tuple[Refusal, ...]:
    """Return all that forbids an answer: what the question says, and what the game does."""
    if decision.domain is not None:
        answer = whole(decision.domain, in_full(match, decision, answer))
    elif isinstance(answer, str) and fitting(names_of(match, decision), answer):
        return ()
    try:
        _ = read_answer(decision, answer)
    except Refused as error:
        return (*error.refusals, *_by_the_game(match, decision, answer))
    return ()


def _by_the_game(match: Match[Any], decision: Decision[Any], answer: Any) -> tuple[Refusal, ...]:
    """Return what the game forbids of it, where it knows such an attempt."""
    if decision.seat == CHANCE or not isinstance(answer, str | int):
        return ()
    is_number = isinstance(decision.domain, Range)
    attempt = f"{decision.prompt.kind}:{answer}" if is_number else str(answer)
    try:
        return match.table.rulebook.game.why_not(match.table, decision.seat, attempt)
    except BadInput:
        return ()
