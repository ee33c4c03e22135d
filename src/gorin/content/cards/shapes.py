"""Shapes of cards' values: how they are typed in a form, and how they are read back."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from gorin.kernel.words import Message, say

YES, NO, NONE = "yes", "no", "none"


class LineFault(Struct, frozen=True):
    """A fault in a line of a text; lines are counted from 0."""

    line: int
    message: Message


class ValueFault(Exception):
    """A value that does not fit: each fault says what should be there, and on which line of it."""

    def __init__(self, *faults: LineFault) -> None:
        super().__init__(*faults)
        self.faults = faults


class Shape(Struct, frozen=True, kw_only=True):
    """A way to type a value: `read` makes it from text, `write` the text from it.

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
        """Words for what may be typed."""
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
        values = {YES: True, NO: False, "true": True, "false": False}
        return values.get(text.casefold())

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


class SomeOf(Shape, frozen=True, kw_only=True):
    """Some of a few names, at least one, kept in the order of the names."""

    names: tuple[str, ...]

    def value(self, text: str) -> Any:
        asked = re.findall(r"\w+", text.casefold())
        fits = len(set(asked)) == len(asked) and set(asked) <= set(self.names)
        return [name for name in self.names if name in asked] if fits and asked else None

    def text(self, value: Any) -> str:
        return " ".join(name for name in self.names if name in value)

    def described(self) -> Message:
        return say("form-some-of", known=self.names)
