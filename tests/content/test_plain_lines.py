from __future__ import annotations

import pytest

from gorin.content.reading.lines import is_plain_line


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
