"""What may be chosen of a game, as a plain form shows it."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct
from tests.shipped import reader_for

from gorin.content.box.box import Box
from gorin.content.box.choices import OptionEntry, choices
from gorin.content.boxes import boxes
from gorin.text.language import LANGUAGES


class Options(Struct, frozen=True, kw_only=True):
    name: str = "x"
    text: str = ""
    turns: Annotated[int, Meta(ge=1, le=60)] = 12
    limit: Annotated[int, Meta(ge=2)] | None = None
    share: float = 0.5
    open: bool = True
    order: Literal["listed", "ask"] = "ask"
    way: Literal["one", "two"] | None = None
    maps: tuple[str, ...] = ("a",)
    odd: dict[str, int] | None = None


FOUND = {each.name: each for each in choices(Options, ("text",))}


@pytest.mark.parametrize(
    ("name", "kind", "usual"),
    [
        ("name", "text", "x"),
        ("turns", "whole", 12),
        ("limit", "whole", None),
        ("share", "number", 0.5),
        ("open", "truth", True),
        ("order", "text", "ask"),
        ("way", "text", None),
        ("maps", "list", ("a",)),
        ("odd", "other", None),
    ],
)
def test_an_option_says_its_kind_and_what_is_usual(name: str, kind: str, usual: object) -> None:
    found = FOUND[name]
    assert (found.kind, found.usual) == (kind, usual)


def test_an_option_says_what_is_allowed() -> None:
    def bounds(found: OptionEntry) -> tuple[object, ...]:
        return found.open, found.allowed, found.least, found.most, found.long

    assert bounds(FOUND["name"]) == (False, (), None, None, False)
    assert bounds(FOUND["text"]) == (False, (), None, None, True)
    assert bounds(FOUND["turns"]) == (False, (), 1, 60, False)
    assert bounds(FOUND["limit"]) == (True, (), 2, None, False)
    assert bounds(FOUND["order"]) == (False, ("listed", "ask"), None, None, False)
    assert bounds(FOUND["way"]) == (True, ("one", "two"), None, None, False)


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.id)
def test_the_options_of_every_game_can_be_told(box: Box) -> None:
    found = list(choices(box.options, box.text_options))
    assert [each.name for each in found] == list(box.options.__struct_fields__)
    assert "other" not in {each.kind for each in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.id)
def test_every_option_has_a_label_in_every_language(box: Box, language: str) -> None:
    reader = reader_for(language, game=box.id)
    labels = [each.label.id for each in choices(box.options)]
    assert [id for id in labels if not reader.has(id)] == []
