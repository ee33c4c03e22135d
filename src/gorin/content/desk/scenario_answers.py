"""The answers of a script: whether they fit what is asked, and what they are in full."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any, Protocol

from gorin.content.desk.scenarios import Case, Step
from gorin.kernel.about import CardTarget
from gorin.kernel.answers import default_answer
from gorin.kernel.chance import Fast
from gorin.kernel.decision import CHANCE, Decision, Option, Question
from gorin.kernel.domain import Domain, Form, Range, Shuffle
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
        return decision.domain is not None or bool(matching(run.match, decision, str(step.choose)))
    offered = names_of(run.match, decision)
    return bool(step.asked) or all(fitting(offered, pattern) for pattern in step.offered)


def fits_chance(run: Run, decision: Decision[Any], answer: object) -> bool:
    """Return whether what a script lets chance give answers what chance is asked."""
    domain = decision.domain
    if isinstance(domain, Shuffle):
        if answer in (KEEP, ANY):
            return True
        if not is_slugs(answer):
            return _reads(domain, answer)  # the places of the cards, each once
        return _fits_pile(run.case.positions.pile(run.match), answer)
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


# -- what may be answered, by name -----------------------------------------------------------------

Names = Mapping[str, tuple[str, ...]]
"""The keys of what may be answered, each with all that a script may call it."""


def names_of(match: Match[Any], decision: Decision[Any]) -> Names:
    """Return all that may be answered, or named in an answer, with what scripts may call it."""
    domain = decision.domain
    if isinstance(domain, Range):
        return {str(number): (str(number),) for number in range(domain.low, domain.high + 1)}
    keys = [each.key for each in decision.options] if domain is None else domain.things()
    return {key: _names(match, decision, key) for key in keys}


def _names(match: Match[Any], decision: Decision[Any], key: str) -> tuple[str, ...]:
    """Return what a script may call an answer: with its number or without, and by its card."""
    verb, _, thing = key.partition(":")
    if not thing.isdecimal():
        return (key, plain(key))
    # The key of a card that nobody else may see is a number: its title would betray it.
    option = decision.option(key) or Option(key, key)
    targets = match.table.rulebook.game.option_targets(match.table, decision, option)
    slugs = (each.slug for each in targets if isinstance(each, CardTarget))
    return (key, *(name for slug in slugs for name in (f"{verb}:{slug}.{thing}", f"{verb}:{slug}")))


def fitting(names: Names, pattern: str) -> tuple[str, ...]:
    """Return the keys that a pattern names; `/2` behind it is the second one of these."""
    pattern, place = _with_place(pattern)
    keys = tuple(
        key for key, called in names.items() if any(fnmatchcase(name, pattern) for name in called)
    )
    return keys[place - 1 : place] if place else keys


def _with_place(pattern: str) -> tuple[str, int]:
    """Return a pattern without the place behind it, and that; 0 if there is none."""
    before, sign, place = pattern.rpartition("/")
    return (before, int(place)) if sign and place.isdecimal() else (pattern, 0)


def matching(match: Match[Any], decision: Decision[Any], pattern: str) -> tuple[str, ...]:
    """Return the keys of the options that a pattern names."""
    return () if decision.domain is not None else fitting(names_of(match, decision), pattern)


def in_full(match: Match[Any], decision: Decision[Any], answer: Any) -> Any:
    """Return an answer of a domain with the keys of the things that a script calls otherwise.

    Of several things of a name each is meant once, in their order.
    """
    names = {} if isinstance(decision.domain, Range) else names_of(match, decision)
    left = {thing: called for thing, called in names.items() if not _is_named(answer, thing)}

    def full(part: Any) -> Any:
        if isinstance(part, list):
            return [full(each) for each in part]
        if isinstance(part, dict):
            return {full(name): full(value) for name, value in part.items()}
        if not isinstance(part, str) or part in names:
            return part
        pattern, place = _with_place(part)
        among = names if place else left
        keys = tuple(thing for thing, called in among.items() if pattern in called)
        found = keys[place - 1 : place] if place else keys[:1]
        if not found:
            return part
        _ = left.pop(found[0], None)
        return found[0]

    return full(answer)


def _is_named(answer: Any, thing: str) -> bool:
    """Return whether an answer names a thing in full."""
    if isinstance(answer, list | dict):
        parts = (*answer, *answer.values()) if isinstance(answer, dict) else answer
        return any(_is_named(each, thing) for each in parts)
    return bool(answer == thing)
