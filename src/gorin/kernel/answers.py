"""Answers: how they are given by default or at random, and how a step gets them again."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gorin.kernel.chance import ChanceSource
from gorin.kernel.clauses import Refusal, Refused, refuse
from gorin.kernel.decision import All, AnyOf, Ask, Decision, Option
from gorin.kernel.domain import Below, Fault, faults_of
from gorin.kernel.words import Message

MOST_SHOWN = 80
"""So many signs of an answer that does not fit are shown."""


class First(Struct, frozen=True):
    """The first answer to questions that lay open together: to which one, and what."""

    place: int
    value: Any


def drawn(chance: ChanceSource, decision: Decision[Any]) -> Any:
    """Return what chance answers to a question put to it."""
    assert decision.domain is not None, decision.prompt.kind
    return chance.draw(decision.domain)


def read_answer(decision: Decision[Any], answer: Any) -> tuple[Any, Any]:
    """Return an answer as the rules receive it and as the journal keeps it.

    Raises:
        Refused: it is not an answer to the question.
    """
    if decision.domain is not None:
        try:
            value = decision.domain.read(answer)
        except ValueError as error:
            clause = decision.prompt.clause
            faults = faults_of(error, answer)
            raise Refused(tuple(_refusal(clause, fault) for fault in faults)) from None
        return value, value
    option = decision.option(answer) if isinstance(answer, str) else None
    if option is None:
        keys = tuple(option.key for option in decision.options)
        message = refuse(
            decision.prompt.clause, "refused-no-such-option", answer=_shown(answer), options=keys
        )
        raise Refused((message,))
    return option.value, option.key


def _refusal(clause: str, fault: Fault) -> Refusal:
    """Return what is wrong, and in which part of the answer."""
    reason = Message(fault.reason, {"answer": _shown(fault.given)})
    for part in reversed(fault.place):
        reason = Message("error-at", {"place": _shown(part), "reason": reason})
    return Refusal(clause, reason)


def _shown(answer: object) -> str:
    """Return an answer that fits no question as people are shown it: it may be anything."""
    try:
        text = str(answer)
    except (RecursionError, ValueError):  # lists in lists, or a number of thousands of digits
        text = "…"
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


def default_answer(decision: Decision[Any]) -> Any:
    """Return what is answered for a seat that has left."""
    if decision.domain is not None:
        return decision.domain.default()
    return decision.options[decision.default].value


def random_answer(decision: Decision[Any], below: Below) -> Any:
    """Return one of the values a decision allows, at random."""
    if decision.domain is not None:
        return decision.domain.sample(below)
    return decision.options[below(len(decision.options))].value


def possible(asked: Ask, value: Any, below: Below) -> Any:
    """Return `value` if it still answers `asked` after hidden cards changed, else another."""
    if isinstance(asked, All):
        return tuple(
            possible(decision, part, below)
            for decision, part in zip(asked.decisions, value, strict=True)
        )
    if isinstance(asked, AnyOf) or asked.domain is not None:
        return value
    if any(_is_value(option, value) for option in asked.options):
        return value
    return random_answer(asked, below)


def received(asked: Ask | None, value: Any) -> Any:
    """Return what the rule that asked receives for a recorded value."""
    if type(value) is First:
        assert isinstance(asked, AnyOf)
        return asked.decisions[value.place], value.value
    return value


def _is_value(option: Option[Any], value: Any) -> bool:
    return option.value is value or bool(option.value == value)


def decisions_of(asked: Ask | None) -> tuple[Decision[Any], ...]:
    """Return the decisions that a step asks for at the same time."""
    if isinstance(asked, All | AnyOf):
        return asked.decisions
    return () if asked is None else (asked,)


def position_of(decisions: tuple[Decision[Any], ...], wanted: Decision[Any]) -> int:
    """Return the place of a decision among those asked for at the same time."""
    for place, decision in enumerate(decisions):
        if decision is wanted:
            return place
    raise AssertionError("the question is not of this step")


def same(old: Decision[Any], new: Decision[Any]) -> bool:
    """Return whether two decisions ask the same in the same way."""
    return old is new or (
        old.seat == new.seat
        and old.prompt == new.prompt
        and old.options == new.options
        and old.domain == new.domain
        and old.args == new.args
        and old.concerns == new.concerns
        and (old.secret, old.default) == (new.secret, new.default)
    )
