"""Questions without a list of answers: what to type, and what is meant by it.

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
"""The sign typed for none of several things."""
TO = ">"
"""Stands between a thing and where it goes."""
PARTS = ";"
"""Stands between the parts of a form."""
NAMES = ":"
"""Stands between the letter of a part and what it holds."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""The letters by which the parts of a form are typed: numbers are those of things."""
TYPED = {"answer-not-pairs": "play-wrong-pair", "answer-not-parts": "play-wrong-parts"}
"""Faults of an answer, said to somebody who types."""

Meant = Callable[[str, tuple[str, ...]], str]
"""Returns which of some keys somebody means by what they typed, or what they typed."""


def as_typed(typed: str, among: tuple[str, ...]) -> str:
    """Return what was typed: keys are typed as they are."""
    return typed


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
    """Return what to type."""
    assert question.domain is not None, question.kind
    return _in_words(question, question.domain)


def _in_words(question: QuestionView, domain: Domain) -> Message:
    match domain:
        case Subset():
            return _some_told(question, domain)
        case Ordering():
            return say("play-any-order", keys=_numbered(question, domain.keys))
        case Division():
            keys = _bounded(_numbered(question, domain.keys), domain)
            return say("play-any-parts", total=domain.total, keys=keys)
        case Assignment():
            form, ways = _pairs_told(question, domain), _ways_told(question, domain)
            return say("play-any-form-parts", form=form, parts=ways) if ways else form
        case Form():
            parts = tuple(_parts_told(question, domain))
            return say("play-any-form-parts", form=say("play-any-form"), parts=parts)
        case _:
            return _one_told(question, domain)


def _one_told(question: QuestionView, domain: Domain) -> Message:
    """Return what to type where one thing is asked for."""
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
        return _some(fewest, most, keys)
    pairs = zip(keys, domain.weights, strict=True)
    keys = tuple(say("play-any-weight", thing=key, weight=weight) for key, weight in pairs)
    some = _some(fewest, most, keys)
    lightest, heaviest = domain.lightest, domain.heaviest
    if heaviest is None:
        return say("play-any-some-weigh-least", some=some, lightest=lightest)
    return say("play-any-some-weigh", some=some, lightest=lightest, heaviest=heaviest)


def _some(fewest: int, most: int, keys: tuple[Arg, ...]) -> Message:
    if fewest == most:
        return say("play-any-exactly", count=most, keys=keys)
    return say("play-any-some", fewest=fewest, most=most, keys=keys)


def _ways_told(question: QuestionView, domain: Assignment) -> tuple[Message, ...]:
    """Return where each thing may go, where these differ."""
    if not domain.allowed:
        return ()
    return tuple(
        say("play-any-way", thing=thing, places=_numbered(question, places))
        for thing, places in zip(_numbered(question, domain.keys), domain.allowed, strict=True)
    )


def _pairs_told(question: QuestionView, domain: Assignment) -> Message:
    """Return that it is asked what goes where."""
    if not domain.allowed:
        keys, places = (_numbered(question, part) for part in (domain.keys, domain.places))
        return say("play-any-pairs", keys=keys, places=places)
    numbers = {thing.key: at for at, thing in enumerate(things_of(question), 1)}
    example = (domain.keys[0], domain.allowed[0][0])
    start, to = (numbers.get(key, key) for key in example)
    return say("play-any-ways", start=start, to=to)


def how_to_lines(question: QuestionView) -> tuple[Message, ...]:
    """Return what to type, the parts of a form in lines of their own."""
    if question.domain is None:
        return ()
    if not isinstance(question.domain, Form):
        return tuple(_lines_told(question, question.domain))
    if len(question.domain.parts) == 1:
        ((name, part),) = question.domain.parts
        return (
            say("play-any-part-alone", part=_words(question, name)),
            *_lines_told(question, part),
        )
    texts: list[Message] = [say("play-any-form")]
    for letter, (name, part) in zip(LETTERS, question.domain.parts, strict=False):
        first, *more = _lines_told(question, part)
        texts.append(_lettered(question, letter, name, first))
        texts += more
    return tuple(texts)


def _lines_told(question: QuestionView, domain: Domain) -> list[Message]:
    """Return what to type; where each thing has ways of its own, in a line for each."""
    if not isinstance(domain, Assignment) or not domain.allowed:
        return [_in_words(question, domain)]
    return [_pairs_told(question, domain), *_ways_told(question, domain)]


def _parts_told(question: QuestionView, form: Form) -> Iterator[Message]:
    for letter, (name, part) in zip(LETTERS, form.parts, strict=False):
        yield _lettered(question, letter, name, _in_words(question, part))


def _lettered(question: QuestionView, letter: str, name: str, reason: Message) -> Message:
    """Return a part of a form with the letter by which it is typed."""
    return say("play-any-part", letter=letter, part=_words(question, name), reason=reason)


def help_lines(domain: Domain | None) -> tuple[Message, ...]:
    """Return how answers of several things are typed, as far as some are asked for now."""
    if isinstance(domain, Form) and len(domain.parts) == 1:
        return help_lines(domain.parts[0][1])
    if isinstance(domain, Form):
        within = {line.id: line for _, part in domain.parts for line in help_lines(part)}
        return (say("play-help-form"), *within.values())
    if isinstance(domain, Assignment):
        return (say("play-help-pairs"),)
    if isinstance(domain, Ordering):
        return (say("play-help-order"),)
    if isinstance(domain, Subset):
        return (say("play-help-several"),)
    return ()


def _numbered(question: QuestionView, keys: Sequence[str]) -> tuple[Arg, ...]:
    """Return what keys are called, with the numbers by which they are typed."""
    args: dict[str, Arg] = {
        thing.key: say("play-any-thing", number=number, thing=thing.message)
        for number, thing in enumerate(things_of(question), 1)
    }
    return tuple(args.get(key, key) for key in keys)


def _words(question: QuestionView, key: str) -> Arg:
    """Return what a key is called."""
    words = (thing.message for thing in question.things if thing.key == key)
    return next(words, key)


def read_value(
    domain: Domain, typed: str, meant: Meant = as_typed, draft: tuple[Any, ...] | None = None
) -> object:
    """Return what is typed as plain data: a number, or several things.

    What is typed of a form changes `draft`, which is what it holds so far.
    """
    if isinstance(domain, Form):
        return _read_form(domain, typed, meant, draft)
    if isinstance(domain, Text):
        return typed
    if isinstance(domain, OneOf | Named):
        return meant(typed.strip(), domain.things())
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    is_none = typed.strip() == NONE
    if isinstance(domain, Subset | Assignment | Ordering) and is_none:
        return domain.keys if isinstance(domain, Ordering) else ()
    if isinstance(domain, Assignment):
        return _read_pairs(domain, parts, typed, meant)
    if isinstance(domain, Subset | Ordering):
        keys = tuple(meant(part, domain.keys) for part in parts)
        # Who names only the first of an order leaves the others as they stand.
        rest = (key for key in domain.keys if isinstance(domain, Ordering) and key not in keys)
        return (*keys, *rest)
    values = tuple(int(part) if _is_number(part) else part for part in parts)
    return values[0] if len(values) == 1 and not isinstance(domain, Division) else values


def _read_pairs(domain: Assignment, parts: list[str], typed: str, meant: Meant) -> object:
    """Return what goes where; what says no way is returned as it was typed, to be refused so."""
    astray = next((part for part in parts if TO not in part), None if parts else typed)
    if astray is not None:
        return astray
    pairs = (part.partition(TO) for part in parts)
    return tuple(
        (meant(key.strip(), domain.keys), meant(to.strip(), domain.places)) for key, _, to in pairs
    )


def _read_form(form: Form, typed: str, meant: Meant, draft: tuple[Any, ...] | None) -> object:
    """Return what each part holds: what was typed for it, else what it held, else nothing.

    Parts are typed by their letters, or one after another from the first on.
    """
    pieces = [part.strip() for part in typed.split(PARTS)]
    named = {
        LETTERS.index(part[0].casefold()): part[2:] for part in pieces if _is_named(form, part)
    }
    if len(named) != len(pieces):
        if named or len(pieces) > len(form.parts):
            return typed
        named = dict(enumerate(pieces))
    answer: dict[str, object] = {}
    for at, (name, part) in enumerate(form.parts):
        if at in named:
            answer[name] = read_value(part, named[at], meant)
        elif draft is not None:
            answer[name] = draft[at]
        elif (nothing := _nothing(part)) is not None:
            answer[name] = nothing
    return tuple(answer.values()) if len(answer) == len(form.parts) else answer


def _is_named(form: Form, typed: str) -> bool:
    """Return whether a part of a form is typed by its letter, as in "b: 1, 2"."""
    letter, rest = typed[:1].casefold(), typed[1:]
    if letter == "" or letter not in LETTERS[: len(form.parts)] or not rest.startswith(NAMES):
        return False
    _, part = form.parts[LETTERS.index(letter)]
    return rest != NAMES or isinstance(part, Text)


def _nothing(domain: Domain) -> object | None:
    """Return what a part holds of which nothing is said; None if something has to be."""
    if isinstance(domain, Subset | Assignment):
        return () if domain.at_least == 0 else None
    if isinstance(domain, Text):
        return "" if domain.shortest == 0 else None
    return domain.keys if isinstance(domain, Ordering) else None


def wrong(question: QuestionView, typed: str, value: object, error: ValueError) -> list[Message]:
    """Return all that is wrong with an answer that was typed, things called as people call them."""
    reasons: list[Message] = []
    for fault in faults_of(error, value):
        answer = _words(question, fault.given) if isinstance(fault.given, str) else typed
        reason = say(TYPED.get(fault.reason, fault.reason), answer=answer)
        for part in reversed(fault.place):
            reason = say("error-at", place=_words(question, part), reason=reason)
        reasons.append(reason)
    return reasons


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def example(question: QuestionView) -> str:
    """Return how a form is filled in as it is typed; empty where that takes more than numbers."""
    if not isinstance(question.domain, Form):
        return ""
    numbers = {thing.key: at for at, thing in enumerate(things_of(question), 1)}
    parts: list[str] = []
    for letter, (_, part) in zip(LETTERS, question.domain.parts, strict=False):
        match part:
            case OneOf() if part.keys[0] in numbers:
                parts.append(f"{letter}{NAMES} {numbers[part.keys[0]]}")
            case Range():
                parts.append(f"{letter}{NAMES} {part.low}")
            case Text() if not part.shortest:
                pass
            case _:
                return ""
    return f"{PARTS} ".join(parts)


def typed(question: QuestionView, value: Any) -> str:
    """Return how an answer is typed that is a number, some things, or an order of them."""
    if isinstance(question.domain, Range):
        return str(value)
    numbers = {thing.key: at for at, thing in enumerate(things_of(question), 1)}
    return ", ".join(str(numbers[key]) for key in value) or NONE


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
    for (name, part), answer in zip(form.parts, value, strict=True):
        if isinstance(part, Assignment) and knows(f"unsaid-{name}"):
            left = tuple(_words(question, key) for key in part.keys if key not in dict(answer))
            if left:
                yield say(f"unsaid-{name}", things=left)


def _answer(question: QuestionView, domain: Domain, value: Any) -> Arg:
    def words(key: str) -> Arg:
        return _words(question, key)

    match domain:
        case Subset() | Ordering():
            parts = tuple(map(words, value))
        case Division():
            shares = zip(domain.keys, value, strict=True)
            parts = tuple(say("error-at", place=words(key), reason=part) for key, part in shares)
        case Assignment():
            parts = tuple(
                say("play-draft-goes", thing=words(key), to=words(to)) for key, to in value
            )
        case OneOf() | Named():
            return words(value)
        case Form():
            return _form_answer(question, domain, value)
        case _:
            return str(value)
    return parts or say("play-draft-nothing")


def _form_answer(question: QuestionView, form: Form, value: Any) -> Arg:
    """Return what the parts of a form hold, without those that hold nothing."""
    message: Message | None = None
    for (name, part), each in zip(form.parts, value, strict=True):
        if each == ():
            continue
        said = say("error-at", place=_words(question, name), reason=_answer(question, part, each))
        message = said if message is None else say("play-draft-also", first=message, next=said)
    return say("play-draft-nothing") if message is None else message
