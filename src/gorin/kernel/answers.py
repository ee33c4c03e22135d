"""Answers: how they are given by default or at random, and how a step gets them again."""

from __future__ import annotations

from typing import Any, cast

from msgspec import Struct

from gorin.kernel.chance import ChanceSource
from gorin.kernel.clauses import Refusal, Refused, refuse
from gorin.kernel.decision import All, AnyOf, Ask, Decision, Option, Seat
from gorin.kernel.domain import Below, Fault, faults_of
from gorin.kernel.words import Message

DRAWS = 32
"""The number of random answers that are tried before the default is taken."""
MOST_SHOWN = 80
"""The most signs that are shown of an answer that does not fit."""


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
        if decision.check is not None and (refusals := decision.check(value)):
            raise Refused(refusals)
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
        return decision.domain.default() if decision.otherwise is None else decision.otherwise
    return decision.options[decision.default].value


def random_answer(decision: Decision[Any], below: Below) -> Any:
    """Return one of the values a decision allows, at random.

    What its check refuses is drawn again, some times; then the default is taken.
    """
    domain, check = decision.domain, decision.check
    if domain is not None:
        drawn = domain.sample(below)
        for _ in range(DRAWS if check is not None else 0):
            if check is None or not check(drawn):
                return drawn
            drawn = domain.sample(below)
        return drawn if check is None else default_answer(decision)
    return decision.options[below(len(decision.options))].value


class Astray(LookupError):
    """A step took another way with other hidden cards; names the kinds of questions it met."""


class Undealable(LookupError):
    """Hidden cards could not be dealt anew so that all goes as it went; names what is asked."""


def possible(asked: Ask, value: Any, below: Below, knower: Seat | None, first: Ask | None) -> Any:
    """Return `value` if it still answers `asked` after hidden cards changed, else another.

    `first` is what it was the answer to: what has another key in a domain now is named by that.

    Raises:
        Astray: there is no other: something else is asked, or `knower` answered, or no seat did.
    """
    now, before = decisions_of(asked), decisions_of(first)
    if type(asked) is not type(first) or len(now) != len(before):
        raise Astray(*(decision.prompt.kind for decision in now))
    if type(asked) is All:
        parts = zip(now, value, before, strict=True)
        return tuple([_possible(one, part, below, knower, old) for one, part, old in parts])
    if type(value) is First:
        place = value.place
        return First(place, _possible(now[place], value.value, below, knower, before[place]))
    return _possible(now[0], value, below, knower, before[0])


def _possible(
    decision: Decision[Any],
    value: Any,
    below: Below,
    knower: Seat | None,
    before: Decision[Any],
) -> Any:
    """Return an answer to one decision: `value` if it may be, else another of whoever is asked."""
    if can_be(decision, value):
        return value
    if decision.domain is not None and before.domain is not None:
        value = renamed(value, before.domain.things(), decision.domain.things())
        if can_be(decision, value):
            return value
    if decision.seat < 0 or decision.seat == knower:
        raise Astray(decision.prompt.kind)
    return random_answer(decision, below)


def renamed(value: object, old: tuple[str, ...], new: tuple[str, ...]) -> Any:
    """Return an answer that names the things at the same places among others."""
    if type(value) is tuple:
        parts = cast("tuple[object, ...]", value)
        return tuple([renamed(part, old, new) for part in parts])
    if isinstance(value, str) and value in old and old.index(value) < len(new):
        return new[old.index(value)]
    return value


def can_be(decision: Decision[Any], value: Any) -> bool:
    """Return whether a decision may be answered so that the rules receive `value`."""
    if decision.domain is None:
        return any(_is_value(option, value) for option in decision.options)
    try:
        fits = bool(decision.domain.read(value) == value)
    except ValueError:
        return False
    return fits and (decision.check is None or not decision.check(value))


def is_alike(now: Decision[Any], before: Decision[Any], knower: Seat | None) -> bool:
    """Return whether two decisions are the same as far as a seat may know."""
    if (now.seat, now.prompt, now.concerns) != (before.seat, before.prompt, before.concerns):
        return False
    return now.seat != knower or (now.domain == before.domain and _keys(now) == _keys(before))


def _keys(decision: Decision[Any]) -> list[str]:
    return [option.key for option in decision.options]


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
        and old.otherwise == new.otherwise
    )
