from __future__ import annotations

import pytest

from gorin.content.reading.lines import is_plain_line, shows_something


@pytest.mark.parametrize(
    "text",
    [
        "The Tomb of São João",
        "古墓",
        "\u0939\u093f\u0928\u094d\u0926\u0940",
        "a\u0301\u0302\u0303b",
        "a\u200db",
        "",
    ],
)
def test_what_people_write_can_stand_in_a_line(text: str) -> None:
    assert is_plain_line(text)


@pytest.mark.parametrize(
    "text", ["a\u202eb", "a\u2066b", "a\u200bb", "a\nb", "a\tb", "a\u2028b", "Z" + "\u0300" * 4]
)
def test_what_hides_or_turns_or_covers_cannot(text: str) -> None:
    assert not is_plain_line(text)


@pytest.mark.parametrize("text", ["a", "\u0e01", "?", "1", "\u2600", " x "])
def test_what_is_drawn_shows_something(text: str) -> None:
    assert shows_something(text)


@pytest.mark.parametrize(
    "text", ["", "  ", "\u3164", "\u2800\u2800", "\u200b", "\u00a0\u3000", "\u0301", "\U0001d159"]
)
def test_what_is_drawn_as_nothing_does_not(text: str) -> None:
    assert not shows_something(text)
