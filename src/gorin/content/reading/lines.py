"""Texts of strangers that stand in a line among others: names and titles."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Signs that cannot be seen and yet belong into words and pictures."""
MOST_ON_A_LETTER = 3
"""The most accents on one letter; more would cover the lines above and below."""


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
