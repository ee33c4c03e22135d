"""The index of topics: what the rules explain, each with the clauses that say it."""

from __future__ import annotations

import re

import pytest
from tests.meta.sources import ROOT, written

from gorin.content.clauses.registers import known_clauses

PAGES = {"l5r-lcg": ROOT / "docs" / "l5r-lcg-topics.md"}
HEADINGS = 139
"""So many topics the Rules Reference explains, those of one heading counted by themselves."""

ROW = re.compile(r"^\| (?P<topic>[^|]+) \| (?P<clauses>[^|]*) \|$", re.MULTILINE)


def topics_in(page: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the rows of an index: a topic and the ids it names."""
    rows = [(found["topic"], found["clauses"].strip()) for found in ROW.finditer(page)]
    return [(topic, tuple(ids.split(", ")) if ids else ()) for topic, ids in rows[2:]]


def faults(page: str) -> list[str]:
    """Return what is wrong with an index."""
    topics = topics_in(page)
    names = [topic for topic, _ in topics]
    known = known_clauses()
    return [
        *(f"{topic} is there twice" for topic in sorted({n for n in names if names.count(n) > 1})),
        *(f"{topic} names no clause" for topic, ids in topics if not ids),
        *(f"{topic}: {id} is unknown" for topic, ids in topics for id in ids if id not in known),
    ]


@pytest.mark.parametrize("book", PAGES)
def test_every_topic_names_clauses_that_are_registered(book: str) -> None:
    assert faults(written(PAGES[book])) == []


def test_the_index_has_every_heading_of_the_rules() -> None:
    assert len(topics_in(written(PAGES["l5r-lcg"]))) == HEADINGS


TITLES = "| Topic | Clauses |\n| --- | --- |\n"


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        ("| Fate | LCG-1.3 |\n", []),
        ("| Fate |  |\n", ["Fate names no clause"]),
        ("| Fate | LCG-1.3, LCG-0.0 |\n", ["Fate: LCG-0.0 is unknown"]),
        ("| Fate | LCG-1.3 |\n| Fate | LCG-4.2 |\n", ["Fate is there twice"]),
    ],
)
def test_an_index_that_is_wrong_is_caught(rows: str, found: list[str]) -> None:
    assert faults(TITLES + rows) == found
