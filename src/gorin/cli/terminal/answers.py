"""Answers: which one somebody means by what is typed, and which one a key stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from gorin.cli.terminal.domains import read_value, things_of
from gorin.kernel.observe import QuestionView
from gorin.text.render import Reader

LEAVE = "leave-open"
"""The answer that leaves a question open that nobody has to answer."""


class Read(Struct, frozen=True):
    """The meaning of what somebody typed: one answer, or several that it may mean."""

    answer: object = None
    candidates: tuple[str, ...] = ()

    @property
    def is_answer(self) -> bool:
        """Whether exactly one answer was meant."""
        return self.answer is not None


NOTHING = Read()


def safe_answer(question: QuestionView, safe: Sequence[str]) -> int | None:
    """Return the place of the answer that the Enter key stands for, if there is a safe one."""
    for place, option in enumerate(question.options):
        if option.key in safe:
            return place
    return None


def read_answer(question: QuestionView, typed: str, reader: Reader, draft: Any = None) -> Read:
    """Return which answer is meant by a number, a key, or the beginning of a text.

    `draft` is what an answer of several parts holds so far.
    """
    if question.domain is not None:

        def thing(part: str, among: tuple[str, ...]) -> str:
            return _thing(question, part, reader, among)

        return Read(read_value(question.domain, typed, thing, draft))
    options = question.options
    if typed.isdecimal():
        number = int(typed)
        return Read(options[number - 1].key) if 1 <= number <= len(options) else NOTHING
    keys = [option.key for option in options]
    texts = [reader.read(option.message) for option in options]
    places = meant(typed, keys, texts)
    if len(places) == 1:
        return Read(keys[places[0]])
    return Read(candidates=tuple(texts[place] for place in places))


def _thing(question: QuestionView, typed: str, reader: Reader, among: tuple[str, ...]) -> str:
    """Return the key of the thing that is meant by a number, a key or the beginning of a text.

    What is none of those that may be named there is left as it was typed.
    """
    things = things_of(question)
    if typed.isdecimal() and 1 <= int(typed) <= len(things):
        key = things[int(typed) - 1].key
        return key if key in among else typed
    here = [thing for thing in things if thing.key in among]
    keys = [thing.key for thing in here]
    places = meant(typed, keys, [reader.read(thing.message) for thing in here])
    return keys[places[0]] if len(places) == 1 else typed


def meant(typed: str, keys: Sequence[str], texts: Sequence[str] = ()) -> list[int]:
    """Return the places that what is typed may mean, by the strictest way that fits any.

    Ways, from strict to lenient: the whole key or text, the beginning of either or of the
    thing a key names, a part of a text.
    """
    wanted = typed.casefold().strip()
    slug = wanted.replace(" ", "-")
    tails = [key.partition(":")[2] for key in keys]
    shown = [text.casefold() for text in texts] or list(keys)
    ways: tuple[Callable[[int], bool], ...] = (
        lambda at: wanted == keys[at] or wanted == shown[at] or slug == tails[at],
        lambda at: (
            keys[at].startswith((wanted, slug.replace("-", ":", 1)))
            or tails[at].startswith(slug)
            or shown[at].startswith(wanted)
        ),
        lambda at: wanted in shown[at],
    )
    for fits in ways:
        places = [at for at in range(len(keys)) if wanted and fits(at)]
        if places:
            return _one_per_card(places, keys)
    return []


def _one_per_card(places: list[int], keys: Sequence[str]) -> list[int]:
    """Leave one of several copies of a card: which copy is meant makes no difference."""
    first: dict[str, int] = {}
    for at in places:
        _ = first.setdefault(keys[at].partition(".")[0], at)
    return list(first.values())
