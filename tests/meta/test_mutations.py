"""Tests of the lists of rules that are broken on purpose, to count what tests catch."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LISTS = sorted((ROOT / "tests" / "mutations").glob("*.toml"))


def mutations_of(file: Path) -> list[dict[str, Any]]:
    """Return the mutations of a list."""
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["mutation"]
    return found


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.stem)
def test_each_rule_that_a_list_breaks_stands_once_where_it_says(file: Path) -> None:
    stands = {
        mutation["id"]: (ROOT / mutation["file"])
        .read_text(encoding="utf-8")
        .count(mutation["before"])
        for mutation in mutations_of(file)
    }
    assert {id: count for id, count in stands.items() if count != 1} == {}
    assert all(mutation["before"] != mutation["after"] for mutation in mutations_of(file))
