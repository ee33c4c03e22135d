"""Shapes of the values that only Tomb Raider's cards have: how they are typed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from gorin.content.cards.notation import EffectFault, read_effects, write_word
from gorin.content.cards.shapes import LineFault, Shape, ValueFault
from gorin.content.tomb_raider.grammar import GRAMMAR
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


class Trials(Shape, frozen=True):
    """Ways to overcome an obstacle: abilities with targets."""

    def value(self, text: str) -> Any:
        matches = [_TRIAL.fullmatch(part) for part in _BETWEEN.split(text.casefold().strip())]
        read = [_trial(part) for part in matches]
        return None if None in read else read

    def text(self, value: Any) -> str:
        return " or ".join(f"{trial['ability']} {trial['target']}" for trial in value)

    def described(self) -> Message:
        return say("form-tests", abilities=tuple(ABILITIES), most=HIGHEST_TARGET)


def _trial(match: re.Match[str] | None) -> dict[str, Any] | None:
    if match is None or match[1] not in ABILITIES or not 1 <= int(match[2]) <= HIGHEST_TARGET:
        return None
    return {"ability": match[1], "target": int(match[2])}


class Failures(Shape, frozen=True):
    """The consequence of failing an obstacle: known ones by name, or effects in words."""

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
        return read_effects(GRAMMAR, text)
    except EffectFault as error:
        message = say("form-bad-failure", got=text, known=failures(), reason=error.message)
        raise ValueFault(LineFault(0, message)) from None


def _failure(effect: Effect) -> str:
    written = write_word(GRAMMAR, effect)
    assert written is not None, effect
    names = {script: name for name, script in _consequences().items()}
    return names.get(effect, written)


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
    return {FAILURE + name: read_effects(GRAMMAR, name)[0] for name in unnamed}
