"""Texts of strangers that stand in a line among others: names and titles."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Signs that cannot be seen and yet belong into words and pictures."""
MOST_ON_A_LETTER = 3
"""The most accents on one letter; more would cover the lines above and below."""


BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
"""Letters and signs that are drawn as nothing: a name of them is none."""


def shows_something(text: str) -> bool:
    """Return whether anything of a text is drawn: a name that shows as nothing is no name."""
    return any(
        letter not in BLANK and unicodedata.category(letter)[0] not in "CZM" for letter in text
    )


def is_plain_line(text: str) -> bool:
    """Return whether a text can stand in a line among others.

    It holds no sign that nobody sees or that turns the line around, no end of a line, and no pile
    of accents.
    """
    piled = 0
    for letter in text:
        category = unicodedata.category(letter)
        if (category[0] == "C" and letter not in JOINERS) or category in ("Zl", "Zp"):
            return False
        piled = piled + 1 if category in ("Mn", "Me") else 0
        if piled > MOST_ON_A_LETTER:
            return False
    return True
