from __future__ import annotations

from types import ModuleType

import pytest

from gorin.kernel.cards import card, collect


@card("lamp")
def lamp() -> str:
    return "light"


def module(**values: object) -> ModuleType:
    found = ModuleType("toys")
    vars(found).update(values)
    return found


def test_scripts_are_collected_by_slug() -> None:
    torch = card("torch")(lambda: "fire")
    assert lamp.slug == "lamp"
    assert collect(module(lamp=lamp, other=1), module(torch=torch)) == {
        "lamp": "light",
        "torch": "fire",
    }


def test_two_scripts_for_a_card_are_an_error() -> None:
    with pytest.raises(ValueError, match="lamp"):
        collect(module(lamp=lamp), module(again=lamp))
