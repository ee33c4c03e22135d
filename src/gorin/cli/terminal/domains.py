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
    faults_of,
)
from gorin.kernel.observe import OptionView, QuestionView
from gorin.kernel.words import Arg, Message, say

NONE = "-"
"""What is typed for none of several things."""
TO = ">"
"""Stands between a thing and where it goes."""
PARTS = ";"
"""Stands between the parts of a form."""
NAMES = ":"
"""Stands between the letter of a part and what it holds."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""By these the parts of a form are typed: numbers are those of things."""
TYPED = {"answer-not-pairs": "play-wrong-pair", "answer-not-parts": "play-wrong-parts"}
"""What is wrong with an answer, said to somebody who types."""

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
            return _pairs_told(question, domain)
        case Form():
            parts = tuple(_parts_told(question, domain))
            return say("play-any-form-parts", form=say("play-any-form"), parts=parts)
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


def _pairs_told(question: QuestionView, domain: Assignment) -> Message:
    """Return that it is asked what goes where: for each its own ways where these differ."""
    keys = _numbered(question, domain.keys)
    if not domain.allowed:
        places = _numbered(question, domain.places)
        return say("play-any-pairs", keys=keys, places=places)
    numbers = {thing.key: at for at, thing in enumerate(things_of(question), 1)}
    ways = tuple(
        say("play-any-way", thing=thing, places=_numbered(question, places))
        for thing, places in zip(keys, domain.allowed, strict=True)
    )
    example = (domain.keys[0], domain.allowed[0][0])
    start, to = (numbers.get(key, key) for key in example)
    return say("play-any-ways", ways=ways, start=start, to=to)


def how_to_lines(question: QuestionView) -> tuple[Message, ...]:
    """Return what is to be typed, the parts of a form in lines of their own."""
    if question.domain is None:
        return ()
    if isinstance(question.domain, Form):
        return (say("play-any-form"), *_parts_told(question, question.domain))
    return (how_to(question),)


def _parts_told(question: QuestionView, form: Form) -> Iterator[Message]:
    for letter, (name, part) in zip(LETTERS, form.parts, strict=False):
        reason = _told(question, part)
        yield say("play-any-part", letter=letter, part=_words(question, name), reason=reason)


def help_lines(domain: Domain | None) -> tuple[Message, ...]:
    """Return how answers of several things are typed, as far as some are asked for now."""
    if isinstance(domain, Form):
        within = {line.id: line for _, part in domain.parts for line in help_lines(part)}
        return (say("play-help-form"), *within.values())
    if isinstance(domain, Assignment):
        return (say("play-help-pairs"),)
    if isinstance(domain, Subset | Ordering):
        return (say("play-help-several"),)
    return ()


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


def read_value(
    domain: Domain, typed: str, meant: Meant = str, draft: tuple[Any, ...] | None = None
) -> object:
    """Return what is typed as plain data: a number, or several things.

    What is typed of a form changes `draft`, which is what it holds so far.
    """
    if isinstance(domain, Form):
        return _read_form(domain, typed, meant, draft)
    if isinstance(domain, Text):
        return typed
    if isinstance(domain, OneOf | Named):
        return meant(typed.strip())
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    is_none = typed.strip() == NONE
    if isinstance(domain, Subset | Assignment) and is_none:
        return ()
    if isinstance(domain, Assignment):
        return _read_pairs(parts, typed, meant)
    if isinstance(domain, Subset | Ordering):
        keys = tuple(map(meant, parts))
        # Who names only the first of an order leaves the others as they stand.
        rest = (key for key in domain.keys if isinstance(domain, Ordering) and key not in keys)
        return (*keys, *rest)
    values = tuple(int(part) if _is_number(part) else part for part in parts)
    return values[0] if len(values) == 1 and not isinstance(domain, Division) else values


def _read_pairs(parts: list[str], typed: str, meant: Meant) -> object:
    """Return what goes where; what says no way is returned as it was typed, to be refused so."""
    astray = next((part for part in parts if TO not in part), None if parts else typed)
    if astray is not None:
        return astray
    pairs = (part.partition(TO) for part in parts)
    return tuple((meant(key.strip()), meant(to.strip())) for key, _, to in pairs)


def _read_form(form: Form, typed: str, meant: Meant, draft: tuple[Any, ...] | None) -> object:
    """Return what each part holds: what was typed for it, else what it held, else nothing.

    Parts are typed by their letters, or one after another from the first on.
    """
    given = [part.strip() for part in typed.split(PARTS)]
    named = {LETTERS.index(part[0].casefold()): part[2:] for part in given if _is_named(form, part)}
    if len(named) != len(given):
        if named or len(given) > len(form.parts):
            return typed
        named = dict(enumerate(given))
    found: dict[str, object] = {}
    for at, (name, part) in enumerate(form.parts):
        if at in named:
            found[name] = read_value(part, named[at], meant)
        elif draft is not None:
            found[name] = draft[at]
        elif (nothing := _nothing(part)) is not None:
            found[name] = nothing
    return tuple(found.values()) if len(found) == len(form.parts) else found


def _is_named(form: Form, typed: str) -> bool:
    """Return whether a part of a form is typed by its letter, as in "b: 1, 2"."""
    letter, rest = typed[:1].casefold(), typed[1:]
    is_part = letter != "" and letter in LETTERS[: len(form.parts)]
    return is_part and rest.startswith(NAMES) and rest != NAMES


def _nothing(domain: Domain) -> object | None:
    """Return what a part holds of which nothing is said; None if something has to be."""
    if isinstance(domain, Subset | Assignment):
        return () if domain.at_least == 0 else None
    return domain.keys if isinstance(domain, Ordering) else None


def wrong(question: QuestionView, typed: str, value: object, error: ValueError) -> list[Message]:
    """Return all that is wrong with an answer that was typed, things called as people call them."""
    found: list[Message] = []
    for fault in faults_of(error, value):
        given = _words(question, fault.given) if isinstance(fault.given, str) else typed
        reason = say(TYPED.get(fault.reason, fault.reason), answer=given)
        for part in reversed(fault.place):
            reason = say("error-at", place=_words(question, part), reason=reason)
        found.append(reason)
    return found


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


def unsaid(question: QuestionView, value: Any, knows: Callable[[str], bool]) -> Iterator[Message]:
    """Yield for what a form says nothing, where the game has words for that."""
    form = question.domain
    if not isinstance(form, Form):
        return
    for (name, part), given in zip(form.parts, value, strict=True):
        if isinstance(part, Assignment) and knows(f"unsaid-{name}"):
            left = tuple(_words(question, key) for key in part.keys if key not in dict(given))
            if left:
                yield say(f"unsaid-{name}", things=left)


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
