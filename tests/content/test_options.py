"""Options of a game as people type them: read as what the game says they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.elsewhere import second_game

from gorin.content.desk.options import typed_options
from gorin.kernel.clauses import BadInput


@pytest.fixture(autouse=True)
def courts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with second_game(monkeypatch):
        yield


def faults(game: str, *typed: str) -> list[tuple[str, str]]:
    with pytest.raises(BadInput) as caught:
        _ = typed_options(game, typed)
    return [(each.place, each.message.id) for each in caught.value.all]


def test_a_number_and_a_text_are_read_as_what_they_are() -> None:
    assert typed_options("courts", ("turns=5", " life = 3 ")) == {"turns": 5, "life": 3}
    asked = ("level=introductory", "turn_limit=30", "points=traps=1")
    assert typed_options("tomb-raider", asked) == {
        "level": "introductory",
        "turn_limit": 30,
        "points": ["traps=1"],
    }


def test_a_list_takes_values_between_commas_and_its_name_again() -> None:
    asked = ("levels=a, b", "levels=c", "levels=")
    assert typed_options("tomb-raider", asked) == {"levels": ["a", "b", "c"]}


def test_a_text_of_digits_stays_a_text_where_the_option_is_one() -> None:
    assert typed_options("tomb-raider", ("level=7",)) == {"level": "7"}


def test_flags_of_their_own_are_options_too_and_those_that_nobody_gave_are_none() -> None:
    given = {"level": "atlantis", "variant": None, "points": ("traps=1",)}
    found = typed_options("tomb-raider", ("points=hazards=2",), given)
    assert found == {"level": "atlantis", "points": ["traps=1", "hazards=2"]}


def test_everything_that_is_wrong_is_told_at_once() -> None:
    assert faults("courts", "turns", "=4", "life=many", "level=cave", "life=2") == [
        ("--option", "option-no-value"),
        ("--option", "option-no-value"),
        ("life", "option-twice"),
        ("level", "field-unknown"),
        ("life", "field-wrong"),
    ]


def test_a_game_that_nobody_knows_is_told() -> None:
    assert faults("chess", "turns=5") == [("", "game-unknown")]
