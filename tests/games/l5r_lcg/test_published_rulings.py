"""The published rulings on cards of the Core Set: each has a position, or it is said why not.

A position names its ruling in its head, `ruling = 137`, or several. Which rulings there are, and
which have no position of their own, stands in `published_rulings.toml`.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.position_files import found_files

FILE = Path(__file__).with_name("published_rulings.toml")
MOST_LEFT = 40
"""So many rulings at most have no position of their own."""
WHY = ("wording", "format", "same")


@cache
def listed() -> Mapping[str, Any]:
    """Return the list of rulings."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@cache
def shown() -> Mapping[int, int]:
    """Return how many positions name each ruling."""
    here = [file for file in found_files() if file.is_relative_to(FILE.parent)]
    heads = (tomllib.loads(file.read_text(encoding="utf-8")) for file in here)
    return Counter(number for head in heads for number in _named(head))


def _named(head: Mapping[str, Any]) -> Sequence[int]:
    """Return the rulings that the head of a position names."""
    ruling = head.get("ruling", [])
    return [ruling] if isinstance(ruling, int) else ruling


def test_each_ruling_is_shown_by_a_position_or_says_why_not() -> None:
    left = {each["ruling"] for each in listed()["left"]}
    assert set(listed()["numbers"]) - left - set(shown()) == set()
    assert left & set(shown()) == set(), "these have a position and a reason why they have none"


def test_no_position_names_a_ruling_that_is_not_listed() -> None:
    assert set(shown()) - set(listed()["numbers"]) == set()


def test_few_rulings_are_left_and_each_says_why() -> None:
    left = listed()["left"]
    assert len(left) <= MOST_LEFT
    assert [each for each in left if each["why"] not in WHY] == []
    assert {each["ruling"] for each in left} <= set(listed()["numbers"])
    same = [each for each in left if each["why"] == "same"]
    assert [each for each in same if each["as"] not in shown()] == []
