from __future__ import annotations

import io
import re
import tokenize
from collections import Counter
from pathlib import Path

import pytest
from tests.meta.sources import ROOT, tracked, written

LONGEST = 600
"""Lines a file of code may have at most; half of it is a better aim."""

SILENCED = re.compile(r"noqa(?!:)|noqa: (\w+)|type: ignore(?:\[([\w-]+)\])?|pragma: no (\w+)")
CEILING = 50
"""How many checks may be silenced in the code and its tests together. Lower it when you can."""


def python_files() -> list[Path]:
    return [path for path in tracked() if path.suffix == ".py"]


def test_no_file_of_code_is_too_long() -> None:
    lengths = {str(path.relative_to(ROOT)): written(path).count("\n") for path in python_files()}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


# -- traces of the machine it was written on -----------------------------------------------

PRIVATE = tuple(f"/{name}/" for name in ("work", "root", "farm", "tmp"))


def private_places(text: str) -> list[str]:
    """Return the places of one machine that a text names."""
    return [place for place in PRIVATE if re.search(rf"(?<![\w.*$}}]){place}", text)]


def test_no_file_names_a_place_of_one_machine() -> None:
    named = {str(path.relative_to(ROOT)): private_places(written(path)) for path in tracked()}
    assert {path: places for path, places in named.items() if places} == {}


@pytest.mark.parametrize("place", PRIVATE)
def test_a_place_of_one_machine_is_caught(place: str) -> None:
    assert private_places(f"see {place}notes.md") == [place]
    assert private_places(f"see docs{place}notes.md") == []


# -- documentation -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "page",
    [path for path in tracked() if path.suffix == ".md"],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", written(page))
    local = [link for link in links if not link.startswith(("http:", "https:"))]
    assert [link for link in local if not (page.parent / link).exists()] == []


# -- silenced checks -----------------------------------------------------------------------


def silenced(text: str) -> Counter[str]:
    """Count the checks that the comments of a file silence; one for all has the name "all"."""
    count: Counter[str] = Counter()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for found in SILENCED.finditer(token.string):
                count[next(filter(None, found.groups()), "all")] += 1
    return count


def test_few_checks_are_silenced_and_none_wholesale() -> None:
    count: Counter[str] = Counter()
    for path in python_files():
        count += silenced(written(path))
    assert count["all"] == 0
    assert count.total() <= CEILING, count


def test_a_silenced_check_is_counted() -> None:
    mark = "# no" + "qa"
    text = f"x = 1  {mark}\ny = 2  {mark}: E501\nz = 3  # type: " + "ignore[misc]\n"
    assert silenced(text) == {"all": 1, "E501": 1, "misc": 1}
    assert silenced(f'text = "{mark}"\n') == {}
