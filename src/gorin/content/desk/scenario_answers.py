"""The answers of a script: whether they fit what is asked, and what they are in full."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Protocol

from gorin.content.desk.scenarios import Case, Step
from gorin.kernel.answers import default_answer
from gorin.kernel.chance import Fast
from gorin.kernel.decision import CHANCE, Decision, Question
from gorin.kernel.domain import Domain, Form, Shuffle
from gorin.kernel.match import Match

PASS = "pass"
KEEP = "keep"
ANY = "any"


class Run(Protocol):
    """One run of a scenario: its match, and who shuffles where the order does not matter."""

    case: Case
    match: Match[Any]
    dealer: Fast


def fits(run: Run, question: Question, step: Step) -> bool:
    """Return whether a question is the one that a step means."""
    decision = question.decision
    if step.chance is not None:
        return decision.seat == CHANCE and fits_chance(run, decision, step.chance)
    if decision.seat == CHANCE or step.seat not in (None, decision.seat):
        return False
    if step.asked and not fnmatchcase(decision.prompt.kind, step.asked):
        return False
    if step.passes:
        return decision.option(PASS) is not None
    if step.choose is not None:
        return decision.domain is not None or bool(matching(decision, str(step.choose)))
    return bool(step.asked) or all(matching(decision, pattern) for pattern in step.offered)


def fits_chance(run: Run, decision: Decision[Any], answer: object) -> bool:
    """Return whether what a script lets chance give answers what chance is asked."""
    domain = decision.domain
    if isinstance(domain, Shuffle):
        if answer in (KEEP, ANY):
            return True
        return is_slugs(answer) and _fits_pile(run.case.positions.pile(run.match), answer)
    if answer == ANY:
        return True
    return domain is not None and _reads(domain, answer)


def _fits_pile(pile: tuple[str, ...], slugs: Any) -> bool:
    return all(slugs.count(slug) <= pile.count(slug) for slug in slugs)


def _reads(domain: Domain, answer: object) -> bool:
    try:
        domain.read(whole(domain, answer))
    except ValueError:
        return False
    return True


def is_slugs(answer: object) -> bool:
    """Return whether a script names cards, the first ones of a shuffled pile."""
    return isinstance(answer, list) and bool(answer) and all(isinstance(one, str) for one in answer)


def chance_answer(run: Run, decision: Decision[Any], answer: Any) -> Any:
    """Return chance's answer for what a script says: faces, an order of cards, or a word."""
    assert decision.domain is not None, decision.prompt.kind
    if answer == ANY:
        return run.dealer.draw(decision.domain)
    if answer == KEEP:
        return default_answer(decision)
    if not is_slugs(answer):
        return whole(decision.domain, answer)
    left = list(enumerate(run.case.positions.pile(run.match)))
    order: list[int] = []
    for slug in answer:
        at = next(place for place, (_, card) in enumerate(left) if card == slug)
        order.append(left.pop(at)[0])
    return [*order, *(place for place, _ in left)]


def whole(domain: Domain | None, answer: Any) -> Any:
    """Return an answer in several parts with those that a script leaves out: what costs nothing."""
    if not isinstance(domain, Form) or not isinstance(answer, dict):
        return answer
    usual = {name: part.default() for name, part in domain.parts}
    return {**usual, **answer}


def plain(key: str) -> str:
    """Return an option's key without the handle that tells copies of a card apart."""
    return key.partition(".")[0]


def matching(decision: Decision[Any], pattern: str) -> tuple[str, ...]:
    """Return the keys of the options that a pattern names, with or without their handles."""
    return tuple(
        option.key
        for option in decision.options
        if fnmatchcase(option.key, pattern) or fnmatchcase(plain(option.key), pattern)
    )


def in_full(domain: Domain, answer: Any) -> Any:
    """Return an answer with the handles of the things that a script names without them.

    Of several things of a name each is meant once, in their order.
    """
    things = domain.things()
    left = [thing for thing in things if not _names(answer, thing)]

    def full(part: Any) -> Any:
        if isinstance(part, list):
            return [full(each) for each in part]
        if not isinstance(part, str) or part in things:
            return part
        match = next((thing for thing in left if plain(thing) == part), None)
        if match is None:
            return part
        left.remove(match)
        return match

    return full(answer)


def _names(answer: Any, thing: str) -> bool:
    """Return whether an answer names a thing in full."""
    return (
        any(_names(each, thing) for each in answer) if isinstance(answer, list) else answer == thing
    )
