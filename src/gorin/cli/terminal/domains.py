"""Questions without a list of answers: what is to be typed, and what is meant by it.

What an answer may name is numbered, and is typed by its number, its key or the beginning of its
words. An answer of several things is a draft first: it is told in words before it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gorin.kernel.domain import (
    Assignment,
    Division,
    Domain,
    Form,
    Named,
    OneOf,
    Ordering,
    Range,
    Subset,
    Text,
)
from gorin.kernel.observe import OptionView, QuestionView
from gorin.kernel.words import Arg, Message, say

NONE = "-"
"""What is typed for none of several things."""
TO = ">"
"""Stands between a thing and where it goes."""
PARTS = ";"
"""Stands between the parts of a form."""

Meant = Callable[[str], str]
"""Returns the key that somebody means by what they typed, or what they typed."""


def things_of(question: QuestionView) -> tuple[OptionView, ...]:
    """Return what an answer may name, in the order of its numbers; parts of a form have none."""
    parts = set(_part_names(question.domain))
    return tuple(thing for thing in question.things if thing.key not in parts)


def _part_names(domain: Domain | None) -> Iterator[str]:
    if isinstance(domain, Form):
        for name, part in domain.parts:
            yield name
            yield from _part_names(part)


def how_to(question: QuestionView) -> Message:
    """Return what is to be typed."""
    assert question.domain is not None, question.kind
    return _told(question, question.domain)


def _told(question: QuestionView, domain: Domain) -> Message:
    match domain:
        case Subset():
            return _some_told(question, domain)
        case Ordering():
            return say("play-any-order", keys=_numbered(question, domain.keys))
        case Division():
            keys = _bounded(_numbered(question, domain.keys), domain)
            return say("play-any-parts", total=domain.total, keys=keys)
        case Assignment():
            keys, places = (_numbered(question, found) for found in (domain.keys, domain.places))
            return say("play-any-pairs", keys=keys, places=places)
        case Form():
            return say("play-any-form", parts=tuple(_parts_told(question, domain)))
        case _:
            return _one_told(question, domain)


def _one_told(question: QuestionView, domain: Domain) -> Message:
    """Return what is to be typed where one thing is asked for."""
    match domain:
        case Range():
            return say("play-any-range", low=domain.low, high=domain.high)
        case OneOf():
            return say("play-any-one", keys=_numbered(question, domain.keys))
        case Text():
            return say("play-any-text", shortest=domain.shortest, longest=domain.longest)
        case Named():
            return say("play-any-named", keys=_numbered(question, domain.some))
        case _:
            return say("play-any-data")


def _bounded(keys: tuple[Arg, ...], domain: Division) -> tuple[Arg, ...]:
    """Return keys with their bounds, if they have any of their own."""
    if not domain.bounds:
        return keys
    pairs = zip(keys, domain.bounds, strict=True)
    return tuple(say("play-any-bound", thing=k, low=low, high=high) for k, (low, high) in pairs)


def _some_told(question: QuestionView, domain: Subset) -> Message:
    """Return that some things are asked for, with their weights if they have any."""
    fewest, most = domain.at_least, min(domain.at_most, len(domain.keys))
    keys = _numbered(question, domain.keys)
    if not domain.weights:
        return say("play-any-some", fewest=fewest, most=most, keys=keys)
    pairs = zip(keys, domain.weights, strict=True)
    keys = tuple(say("play-any-weight", thing=key, weight=weight) for key, weight in pairs)
    some = say("play-any-some", fewest=fewest, most=most, keys=keys)
    lightest, heaviest = domain.lightest, domain.heaviest
    if heaviest is None:
        return say("play-any-some-weigh-least", some=some, lightest=lightest)
    return say("play-any-some-weigh", some=some, lightest=lightest, heaviest=heaviest)


def _parts_told(question: QuestionView, form: Form) -> Iterator[Message]:
    for name, part in form.parts:
        yield say("error-at", place=_words(question, name), reason=_told(question, part))


def _numbered(question: QuestionView, keys: Sequence[str]) -> tuple[Arg, ...]:
    """Return what keys are called, with the numbers by which they are typed."""
    told: dict[str, Arg] = {
        thing.key: say("play-any-thing", number=number, thing=thing.message)
        for number, thing in enumerate(things_of(question), 1)
    }
    return tuple(told.get(key, key) for key in keys)


def _words(question: QuestionView, key: str) -> Arg:
    """Return what a key is called."""
    found = (thing.message for thing in question.things if thing.key == key)
    return next(found, key)


def read_value(domain: Domain, typed: str, meant: Meant = str) -> object:
    """Return what is typed as plain data: a number, or several things."""
    if isinstance(domain, Form):
        given = [part.strip() for part in typed.split(PARTS)]
        if len(given) != len(domain.parts):
            return tuple(given)
        pairs = zip(domain.parts, given, strict=True)
        return tuple(read_value(part, text, meant) for (_, part), text in pairs)
    if isinstance(domain, Text):
        return typed
    if isinstance(domain, OneOf | Named):
        return meant(typed.strip())
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    is_none = typed.strip() == NONE
    if isinstance(domain, Subset | Assignment) and is_none:
        return ()
    if isinstance(domain, Assignment):
        pairs_typed = (part.partition(TO) for part in parts)
        return tuple((meant(key.strip()), meant(to.strip())) for key, _, to in pairs_typed)
    if isinstance(domain, Subset | Ordering):
        keys = tuple(map(meant, parts))
        # Who names only the first of an order leaves the others as they stand.
        rest = (key for key in domain.keys if isinstance(domain, Ordering) and key not in keys)
        return (*keys, *rest)
    values = tuple(int(part) if _is_number(part) else part for part in parts)
    return values[0] if len(values) == 1 and not isinstance(domain, Division) else values


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


# -- drafts --------------------------------------------------------------------------------


def is_drafted(domain: Domain) -> bool:
    """Return whether an answer is told in words before it is given."""
    return isinstance(domain, Subset | Ordering | Division | Assignment | Form)


def in_words(question: QuestionView, value: Any) -> Message:
    """Return an answer that is about to be given."""
    assert question.domain is not None, question.kind
    return say("play-draft", answer=_answer(question, question.domain, value))


def _answer(question: QuestionView, domain: Domain, value: Any) -> Arg:
    def words(key: str) -> Arg:
        return _words(question, key)

    match domain:
        case Subset() | Ordering():
            told = tuple(map(words, value))
        case Division():
            shares = zip(domain.keys, value, strict=True)
            told = tuple(say("error-at", place=words(key), reason=part) for key, part in shares)
        case Assignment():
            told = tuple(
                say("play-draft-goes", thing=words(key), to=words(to)) for key, to in value
            )
        case OneOf() | Named():
            return words(value)
        case Form():
            parts = zip(domain.parts, value, strict=True)
            told = tuple(
                say("error-at", place=words(name), reason=_answer(question, part, each))
                for (name, part), each in parts
            )
        case _:
            return str(value)
    return told or say("play-draft-nothing")
