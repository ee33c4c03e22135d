from __future__ import annotations

from importlib import resources

import pytest
from tests.shipped import reader_for, wishes_for

from gorin.content.box.format import Format
from gorin.content.boxes import boxes, games
from gorin.content.desk.matches import begin, plan
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.text.language import LANGUAGES

FORMATS = [(box.id, format) for box in boxes() for format in box.choosable]
NAMES = [f"{game}/{format.id}" for game, format in FORMATS]


def test_every_format_is_of_a_known_game_and_none_is_there_twice() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert {game for game, _ in FORMATS} <= set(games())


def test_every_game_package_is_in_the_catalogue() -> None:
    packages = {
        entry.name.replace("_", "-")
        for entry in (resources.files("gorin") / "games").iterdir()
        if entry.is_dir() and not entry.name.startswith("__")
    }
    assert packages <= {box.id for box in boxes()}


@pytest.mark.parametrize(("game", "found"), FORMATS, ids=NAMES)
def test_every_format_can_be_planned_and_started(game: str, found: Format) -> None:
    table = begin(plan(game, wishes_for(game, seats=found.fewest_seats, format=found.id)))
    match = Match(table, chance=Fast(1))
    match.start()
    assert match.pending
    assert match.outcome is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "found"), FORMATS, ids=NAMES)
def test_every_format_has_a_title_in_every_language(
    game: str, found: Format, language: str
) -> None:
    assert reader_for(language).has(found.title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_has_a_title_in_every_language(game: str, language: str) -> None:
    assert reader_for(language).has(f"game-{game}")


@pytest.mark.parametrize(("game", "found"), FORMATS, ids=NAMES)
def test_every_format_has_a_rule_book_and_makes_sense(game: str, found: Format) -> None:
    assert (resources.files("gorin") / "rules" / f"{found.book}.toml").is_file()
    assert 1 <= found.fewest_seats <= found.most_seats
