"""The language to read in: the one that was asked for, else the environment's."""

from __future__ import annotations

import re
from collections.abc import Mapping

LANGUAGES = ("en", "pt-BR", "es", "zh")
"""The languages of the catalogues, as the names of their folders."""

ENGLISH = "en"
"""The language every message exists in first, and the one used when no other is known."""

OWN = "GORIN_LANG"
"""The variable that asks this program alone for a language."""

# The order in which POSIX lets them overrule each other.
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

# There is one catalogue for each of these, so the country or the script cannot change the choice.
_BY_FIRST_PART = {"en": "en", "pt": "pt-BR", "es": "es", "zh": "zh", "c": "en", "posix": "en"}


class UnknownLanguage(ValueError):
    """Somebody asked for a language that has no catalogue."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"unknown language '{asked}': choose one of {', '.join(LANGUAGES)}")
        self.asked = asked


def known_language(tag: str) -> str | None:
    """Return the catalogue language for a tag such as "pt_BR.UTF-8" or "zh-Hans", if any."""
    return _BY_FIRST_PART.get(re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0])


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the language to read in.

    Args:
        asked: What the person asked for, usually the value of `--lang`; None when nothing.
        environment: The environment variables. GORIN_LANG asks as `asked` does. Else the first of
            LC_ALL, LC_MESSAGES and LANG that is set decides alone, as POSIX has it; a language
            without a catalogue means English there, because nobody asked this program for it.

    Raises:
        UnknownLanguage: what was asked for is no language of the catalogues.
    """
    asked = environment.get(OWN) or None if asked is None else asked
    if asked is not None:
        language = known_language(asked)
        if language is None:
            raise UnknownLanguage(asked)
        return language
    return usual_language(environment)


def usual_language(environment: Mapping[str, str]) -> str:
    """Return the language of somebody's system, whatever this program was asked for."""
    tag = next((value for name in _VARIABLES if (value := environment.get(name))), ENGLISH)
    return known_language(tag) or ENGLISH
