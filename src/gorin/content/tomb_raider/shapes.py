"""How the values of cards are typed in a form, and how they are read back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from gorin.content.tomb_raider.notation import (
    EffectFault,
    LineFault,
    read_behaviour,
    read_effects,
    write_behaviour,
    write_word,
)
from gorin.content.tomb_raider.vocabulary import NO, NONE, YES
from gorin.games.tomb_raider.facts import ABILITIES
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.script import Effect
from gorin.kernel.words import Message, say

FAILURE = "failure/"
HIGHEST_TARGET = 60
SIDES = ("top", "left", "right", "bottom")
"""The sides of a card in the order in which the data name them."""

_BETWEEN = re.compile(r"\s*(?:[,/;+]|\bor\b|\band\b|\bthen\b)\s*", re.IGNORECASE)
_TRIAL = re.compile(r"(\w+)\s*:?\s*(\d+)")


class ValueFault(Exception):
    """A value that does not fit: each fault says what should be there, and on which line of it."""

    def __init__(self, *faults: LineFault) -> None:
        super().__init__(*faults)
        self.faults = faults


class Shape(Struct, frozen=True, kw_only=True):
    """How a value is typed: `read` makes it from text, `write` the text from it.

    A value may be none where a card need not have it; `absent` is what stands for that.
    """

    may_be_none: bool = False
    absent: Any = None

    def read(self, text: str) -> Any:
        """Return a value as plain data.

        Raises:
            ValueFault: the text is no such value.
        """
        if text.casefold() == NONE and self.may_be_none:
            return self.absent
        value = self.value(text)
        if value is None:
            fault = say("form-bad-value", got=text, expected=self.expected)
            raise ValueFault(LineFault(0, fault))
        return value

    def write(self, value: Any) -> str:
        """Return the text of a value, the same for equal values."""
        return NONE if self.may_be_none and value == self.absent else self.text(value)

    def value(self, text: str) -> Any:
        """Return a value that is there, None if the text is none."""
        raise NotImplementedError

    def text(self, value: Any) -> str:
        """Return the text of a value that is there."""
        return str(value)

    @property
    def expected(self) -> Message:
        """What may be typed."""
        said = self.described()
        return say("form-or-none", first=said) if self.may_be_none else said

    def described(self) -> Message:
        """Say which values there are."""
        raise NotImplementedError


class Whole(Shape, frozen=True, kw_only=True):
    """A whole number within limits."""

    least: int
    most: int

    def value(self, text: str) -> Any:
        fits = text.isdecimal() and self.least <= int(text) <= self.most
        return int(text) if fits else None

    def described(self) -> Message:
        return say("form-number", least=self.least, most=self.most)


class Truth(Shape, frozen=True):
    """Yes or no."""

    def value(self, text: str) -> Any:
        known = {YES: True, NO: False, "true": True, "false": False}
        return known.get(text.casefold())

    def text(self, value: Any) -> str:
        return YES if value else NO

    def described(self) -> Message:
        return say("form-one-of", known=(YES, NO))


class OneOf(Shape, frozen=True, kw_only=True):
    """One of a few names."""

    names: tuple[str, ...]

    def value(self, text: str) -> Any:
        return text.casefold() if text.casefold() in self.names else None

    def described(self) -> Message:
        return say("form-one-of", known=self.names)


class Words(Shape, frozen=True):
    """Any text."""

    def value(self, text: str) -> Any:
        return text or None

    def described(self) -> Message:
        return say("form-text")


class Slug(Words, frozen=True):
    """A name, kept in lower case with hyphens."""

    def value(self, text: str) -> Any:
        return "-".join(re.findall(r"[^\W_]+", text.casefold().replace("'", ""))) or None

    def text(self, value: Any) -> str:
        return str(value)


class Sides(Shape, frozen=True):
    """Sides of a card, at least one."""

    def value(self, text: str) -> Any:
        sides = re.findall(r"\w+", text.casefold())
        fits = len(set(sides)) == len(sides) and set(sides) <= set(SIDES)
        return [side for side in SIDES if side in sides] if fits and sides else None

    def text(self, value: Any) -> str:
        return " ".join(side for side in SIDES if side in value)

    def described(self) -> Message:
        return say("form-some-of", known=SIDES)


class Trials(Shape, frozen=True):
    """Ways to overcome an obstacle: abilities with targets."""

    def value(self, text: str) -> Any:
        found = [_TRIAL.fullmatch(part) for part in _BETWEEN.split(text.casefold().strip())]
        read = [_trial(part) for part in found]
        return None if None in read else read

    def text(self, value: Any) -> str:
        return " or ".join(f"{trial['ability']} {trial['target']}" for trial in value)

    def described(self) -> Message:
        return say("form-tests", abilities=tuple(ABILITIES), most=HIGHEST_TARGET)


class Doing(Shape, frozen=True):
    """What a card does, in the notation of effects; kept with one ability on a line."""

    def value(self, text: str) -> Any:
        behaviour, faults = read_behaviour(text)
        if faults:
            raise ValueFault(*faults)
        return write_behaviour(behaviour) or None

    def described(self) -> Message:
        return say("form-effect")


def _trial(found: re.Match[str] | None) -> dict[str, Any] | None:
    if found is None or found[1] not in ABILITIES or not 1 <= int(found[2]) <= HIGHEST_TARGET:
        return None
    return {"ability": found[1], "target": int(found[2])}


class Failures(Shape, frozen=True):
    """What failing an obstacle does: known consequences by name, or effects in words."""

    def value(self, text: str) -> Any:
        names: list[str] = []
        for part in _BETWEEN.split(text.strip()):
            if part.casefold() in failures():
                names.append(part.casefold())
            else:
                names += [_failure(effect) for effect in _effects(part)]
        return names

    def text(self, value: Any) -> str:
        return " then ".join(value)

    def described(self) -> Message:
        return say("form-failure", known=failures())


def _effects(text: str) -> tuple[Effect, ...]:
    try:
        return read_effects(text)
    except EffectFault as error:
        message = say("form-bad-failure", got=text, known=failures(), reason=error.message)
        raise ValueFault(LineFault(0, message)) from None


def _failure(effect: Effect) -> str:
    written = write_word(effect)
    assert written is not None, effect
    known = {script: name for name, script in _consequences().items()}
    return known.get(effect, written)


@cache
def _consequences() -> Mapping[str, Effect]:
    scripts = STANDARD.scripts.items()
    return {
        name.removeprefix(FAILURE): script
        for name, script in scripts
        if name.startswith(FAILURE) and isinstance(script, Effect)
    }


def failures() -> tuple[str, ...]:
    """Return the names of what failing an obstacle may do."""
    return tuple(_consequences())


def failure_scripts(names: tuple[str, ...]) -> dict[str, Effect]:
    """Return the scripts of those consequences that the standard game has no name for."""
    unnamed = (name for name in names if name not in failures())
    return {FAILURE + name: read_effects(name)[0] for name in unnamed}
