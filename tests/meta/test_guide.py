"""The guide to a new game names what somebody who follows it alone would miss."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin.content.box.box import Box
from gorin.content.boxes import LISTED
from gorin.content.clauses import registers

ROOT = Path(__file__).parents[2]
DOOR = [ROOT / "client/src/pages" / name for name in ("Doors.tsx", "door-facts.ts", "at-once.ts")]
"""What draws the door of a game on the first page, and what stands on the way to play it."""


def guide() -> str:
    """Return the section on adding a game."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.partition("\n## A game\n")[2].partition("\n## ")[0]


def parts_of_the_door() -> list[str]:
    """Return the parts of a box that the door reads, by their names."""
    read = "\n".join(file.read_text(encoding="utf-8") for file in DOOR)
    names = set(re.findall(r"\bgame\??\.(\w+)", read))
    return sorted(names.intersection(Box.__struct_fields__) - {"id"})


def test_the_door_is_read_from_these_files() -> None:
    assert {"about", "at_once", "company", "minutes"} <= set(parts_of_the_door())


@pytest.mark.parametrize("part", parts_of_the_door())
def test_each_part_of_the_door_is_named(part: str) -> None:
    assert f"`{part}`" in guide()


CHOSEN = (
    "src/gorin/text/",
    "tests/content/test_scenario_claims.py",
    "tests/hall/test_onlookers.py",
    "tests/mutations/",
    "tests/text/",
)
"""Files that take examples from games there were, for their words' sake or for a test."""
READ = (".py", ".toml", ".json")


def sources() -> Iterator[tuple[str, str]]:
    """Yield the files in which somebody might enter a game, by name, and what they hold."""
    files = (one for folder in ("src", "scripts", "tests") for one in (ROOT / folder).rglob("*"))
    for file in (ROOT / ".importlinter", *sorted(files)):
        name = file.relative_to(ROOT).as_posix()
        if (file.suffix in READ or file.name == ".importlinter") and not name.startswith(CHOSEN):
            yield name, file.read_text(encoding="utf-8")


def shared_files() -> list[str]:
    """Return the files that name every game."""
    games = [re.compile(box.id.replace("-", "[-_]")) for box in LISTED]
    return [name for name, text in sources() if all(game.search(text) for game in games)]


@pytest.mark.parametrize("name", shared_files())
def test_each_file_that_names_every_game_is_named(name: str) -> None:
    assert f"`{name}`" in guide()


def test_the_files_that_name_every_game_are_found() -> None:
    found = set(shared_files())
    assert {".importlinter", "src/gorin/content/boxes.py", "tests/formats.py"} <= found


def test_tests_of_a_game_are_followed_by_the_command_that_enters_them() -> None:
    (step,) = re.findall(r"^7\. .*$", guide(), re.MULTILINE)
    assert f"`python -m {registers.__name__}`" in step
