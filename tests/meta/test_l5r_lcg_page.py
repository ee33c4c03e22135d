"""The page on the L5R LCG names every option, and all that it lets one type can be typed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from typer.testing import CliRunner

from gorin.cli.app import app
from gorin.content.l5r_lcg.decks import OUTLINE, names
from gorin.content.l5r_lcg.options import Options
from gorin.content.l5r_lcg.pool import shipped
from gorin.content.l5r_lcg.search import NUMBERS, STATES

PAGE = (Path(__file__).parents[2] / "docs" / "l5r-lcg.md").read_text(encoding="utf-8")
ROWS = {row[0]: row[1] for row in re.findall(r"^\| `(\w+)` \| ([^|]*) \|", PAGE, re.MULTILINE)}


def values_of(hint: object) -> set[str]:
    """Return all that an option may be."""
    found: set[str] = set()
    for part in get_args(hint) or (hint,):
        found |= values_of(part) if get_args(part) else {str(part)}
    return found


@pytest.mark.parametrize("name", Options.__struct_fields__)
def test_the_page_names_every_option_and_all_of_its_values(name: str) -> None:
    told = set(re.findall(r"`([\w-]+)`", ROWS[name]))
    assert told == values_of(get_type_hints(Options)[name]) - {"preset"}


def test_the_page_names_what_decks_and_cards_are_asked_by() -> None:
    assert all(f"`{form}`" in PAGE for form in OUTLINE.forms)
    assert all(name in PAGE for name in (*NUMBERS, *STATES))
    assert f"{len(shipped().cards):,} cards are known" in PAGE
    for id in re.findall(r"`?((?:skirmish|stronghold)-[a-z]+)\b", PAGE):
        assert id in names()


def test_commands_of_the_page_that_show_something_work() -> None:
    shown = re.findall(r"^    gorin (decks (?:list|show) .*)$", PAGE, re.MULTILINE)
    assert len(shown) == 2
    for command in (*shown, 'card "Togashi Yokuni"', "rules SKI-6.4"):
        words = [each.strip('"') for each in re.findall(r'"[^"]*"|\S+', command)]
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0, result.output
