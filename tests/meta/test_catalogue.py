from __future__ import annotations

from importlib import resources

import pytest

from gorin.content.desk.matches import Wishes, begin, plan
from gorin.content.desk.names import reader_for
from gorin.games.catalog import FORMATS, GAMES, Format, formats_of
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.text.language import LANGUAGES

NAMES = [f"{found.game}/{found.id}" for found in FORMATS]


def test_every_format_is_of_a_known_game_and_none_is_there_twice() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert {found.game for found in FORMATS} <= set(GAMES)


def test_every_game_package_is_in_the_catalogue() -> None:
    packages = {
        entry.name.replace("_", "-")
        for entry in (resources.files("gorin") / "games").iterdir()
        if entry.is_dir() and not entry.name.startswith("__")
    }
    assert packages <= {found.game for found in FORMATS}


@pytest.mark.parametrize("found", FORMATS, ids=NAMES)
def test_every_format_can_be_planned_and_started(found: Format) -> None:
    table = begin(plan(found.game, Wishes(seats=found.fewest_seats, format=found.id)))
    match = Match(table, chance=Fast(1))
    match.start()
    assert match.pending
    assert match.outcome is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("found", FORMATS, ids=NAMES)
def test_every_format_has_a_title_in_every_language(found: Format, language: str) -> None:
    assert reader_for(language).has(found.title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_title_in_every_language(game: str, language: str) -> None:
    assert reader_for(language).has(f"game-{game}")


@pytest.mark.parametrize("found", FORMATS, ids=NAMES)
def test_every_format_has_a_rule_book_and_makes_sense(found: Format) -> None:
    assert (resources.files("gorin") / "rules" / f"{found.book}.toml").is_file()
    assert 1 <= found.fewest_seats <= found.most_seats
    assert found in formats_of(found.game)
