"""What all cards do, as it is read: composed texts have no seam in any language."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from scripts import cards

from gorin.text.language import LANGUAGES

MARKS = ".,;:\u3002\uff0c\uff1b\uff1a\u3001"
"""Marks within a text; the last five are Chinese."""
OPEN, CLOSED = r"\(\uff08", r"\)\uff09"
QUOTED = "\u201d"
"""Closes what is quoted; a sentence that ends in it ends before it."""
SEAMS: Mapping[str, str] = {
    "a message or what fills it is missing": r"[⟦⟧{}]",
    "two spaces": r"  ",
    "a space beside a mark": f" [{MARKS}!?{CLOSED}]|[{OPEN}] ",
    "two marks": f"[{MARKS}]{{2}}|[{MARKS}][{CLOSED}]",
    "brackets in brackets": f"[{OPEN}][^{CLOSED}]*[{OPEN}]",
    "a sentence without an end": f"[^.\u3002{CLOSED}{QUOTED}]{QUOTED}?$",
}
"""What no text may have, in any language."""
MERGED: Mapping[str, str] = {
    "pt-BR": r"\b(de|em|por) (este|esta|esse|essa|ele|ela|o|a|os|as)\b|\ba (o|os)\b",
    "es": r"\b(de|a) el\b",
}
"""Words that are said as one."""


def seams(text: str, language: str) -> list[str]:
    """Return what is wrong with a text."""
    merged = {"two words that are said as one": MERGED.get(language, r"(?!)")}
    return [what for what, pattern in {**SEAMS, **merged}.items() if re.search(pattern, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_card_has_a_seam(language: str) -> None:
    found = [
        f"{text.game}: {text.slug}: {'; '.join(wrong)}: {line}"
        for text in cards.texts(language)
        for line in text.lines
        if (wrong := seams(line, language))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "It has ⟦lcg-no-such-thing⟧.", ["a message or what fills it is missing"]),
        ("en", "It is  bowed.", ["two spaces"]),
        ("en", "It is bowed , then readied.", ["a space beside a mark"]),
        ("zh", "横置 。", ["a space beside a mark"]),
        ("en", "It has this (Pride.).", ["two marks"]),
        ("zh", "横置\uff0c。", ["two marks"]),
        ("en", "It is bowed (once (in a round)).", ["brackets in brackets"]),
        ("en", "It is bowed", ["a sentence without an end"]),
        ("zh", "具有“横置”", ["a sentence without an end"]),
        ("zh", "具有“横置。”", []),
        ("pt-BR", "A perícia de este personagem.", ["two words that are said as one"]),
        ("es", "La habilidad de el elegido.", ["two words that are said as one"]),
        ("es", "La habilidad de él.", []),
        ("en", "Action: choose a character; it is bowed (at most once in a round).", []),
    ],
)
def test_seams_are_seen(language: str, text: str, expected: list[str]) -> None:
    assert seams(text, language) == expected


def test_texts_are_printed_card_by_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert cards.main(["es", "l5r-lcg"]) == 0
    printed = capsys.readouterr().out
    assert "\nlet-go\n    Acción: elige un accesorio; es descartado.\n" in printed
    assert {text.game for text in cards.texts("es", "l5r-lcg")} == {"l5r-lcg"}
    assert {text.game for text in cards.texts("es")} >= {"tomb-raider", "l5r-lcg"}
