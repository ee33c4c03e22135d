"""Tables of finished games against figures worked out by hand."""

from __future__ import annotations

import pytest
from tests.shipped import reader_for

from gorin.content.tomb_raider.formats import FORMATS
from gorin.kernel.decision import Seat
from gorin.kernel.words import say
from gorin.sim.statistics import wilson
from gorin.sim.tables import GameRow, Sitter, TableLine, tables_of, tables_of_one
from gorin.text.language import LANGUAGES

ANNA, BEN = Sitter("person", "a", "Anna"), Sitter("person", "b", "Ben")
EASY, HARD = Sitter("bot", "easy"), Sitter("bot", "search")


def game(
    *sitters: Sitter,
    won: tuple[int, ...] = (),
    turns: int = 10,
    seconds: int = 600,
    level: str = "introductory",
    format: str = "standard",
) -> GameRow:
    winners = tuple(map(Seat, won))
    title = say(f"level-{level}")
    return GameRow("tomb-raider", format, level, title, sitters, winners, turns, seconds)


def counts(lines: tuple[TableLine, ...]) -> dict[str, tuple[int, int]]:
    """Return games and wins by key."""
    return {line.key: (line.games, line.wins.count) for line in lines}


ROWS = (
    game(ANNA, EASY, won=(0,), turns=20, seconds=100),
    game(EASY, ANNA, won=(0,), turns=30, seconds=200),
    game(ANNA, BEN, EASY, turns=60, level="atlantis"),
    game(HARD, HARD, won=(1,), turns=30, format="recovery"),
    game(ANNA, won=(0,), turns=10),
)


def test_nothing_played_gives_empty_tables() -> None:
    found = tables_of(())
    assert (found.games, found.undecided, found.boards, found.lengths) == (0, 0, (), ())
    assert found.turns.median == 0


def test_games_are_counted_once_and_sitters_each_time_they_sat() -> None:
    found = tables_of(ROWS)
    assert (found.games, found.undecided) == (5, 1)
    assert counts(found.boards) == {"introductory": (4, 4), "atlantis": (1, 0)}
    assert counts(found.formats) == {"standard": (4, 3), "recovery": (1, 1)}
    assert counts(found.seats) == {"2": (3, 3), "1": (1, 1), "3": (1, 0)}
    assert counts(found.bots) == {"easy": (3, 1), "search": (2, 1)}
    assert counts(found.people) == {"a": (4, 2), "b": (1, 0)}


def test_who_sat_first_counts_only_in_games_of_several() -> None:
    found = tables_of(ROWS)
    assert counts(found.places) == {"0": (4, 2), "1": (4, 1), "2": (1, 0)}


def test_shares_have_their_interval_and_lengths_their_median() -> None:
    (anna, _) = tables_of(ROWS).people
    assert anna.wins.share == 0.5
    assert anna.wins.interval == wilson(2, 4)
    assert anna.turns.median == 25
    assert (anna.turns.least, anna.turns.most) == (10, 60)
    assert tables_of(ROWS[:2]).seconds.median == 150


def test_lengths_are_counted_in_order() -> None:
    found = tables_of(ROWS)
    assert [(one.turns, one.games) for one in found.lengths] == [(10, 1), (20, 1), (30, 2), (60, 1)]


def test_lines_with_most_games_come_first_and_equal_ones_by_key() -> None:
    rows = (game(BEN, EASY), game(ANNA, HARD), game(BEN, HARD))
    found = tables_of(rows)
    assert [line.key for line in found.people] == ["b", "a"]
    assert [line.key for line in found.bots] == ["search", "easy"]
    assert [line.key for line in tables_of(rows[:2]).people] == ["a", "b"]


def test_somebody_is_called_as_in_their_last_game() -> None:
    rows = (game(ANNA), game(Sitter("person", "a", "Annie")))
    (line,) = tables_of(rows).people
    assert reader_for("en").read(line.label) == "Annie"


def test_the_games_of_one_person_count_what_they_won() -> None:
    found = tables_of_one(ROWS, "a")
    assert (found.games, found.undecided) == (4, 1)
    assert counts(found.boards) == {"introductory": (3, 2), "atlantis": (1, 0)}
    assert counts(found.seats) == {"2": (2, 1), "1": (1, 1), "3": (1, 0)}
    assert [(one.turns, one.games) for one in found.lengths] == [(10, 1), (20, 1), (30, 1), (60, 1)]


def test_one_person_is_told_of_their_own_seats_and_of_whom_they_met() -> None:
    found = tables_of_one(ROWS, "a")
    assert counts(found.places) == {"0": (2, 1), "1": (1, 0)}
    # What the others won is not what was won against them.
    assert counts(found.bots) == {"easy": (3, 1)}
    assert counts(found.people) == {"b": (1, 0)}


def test_a_bot_with_the_name_of_a_person_is_not_that_person() -> None:
    assert tables_of_one((game(Sitter("bot", "a"), BEN),), "a").games == 0


def test_decks_count_once_for_each_seat_and_only_if_they_are_known() -> None:
    hard, soft = (Sitter("person", "a", "Anna", deck) for deck in ("Hard", "Soft"))
    rows = (game(hard, Sitter("bot", "easy", deck="Hard"), won=(1,)), game(soft, EASY, won=(0,)))
    assert counts(tables_of(rows).decks) == {"Hard": (2, 1), "Soft": (1, 1)}
    assert counts(tables_of_one(rows, "a").decks) == {"Hard": (1, 0), "Soft": (1, 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_named_in_every_language(language: str) -> None:
    reader = reader_for(language)
    rows = (*ROWS, *(game(ANNA, format=found.id) for found in FORMATS), game(ANNA, format="gone"))
    title = say("level-own-title", title="My level")
    own = GameRow("tomb-raider", "standard", "mine", title, (ANNA,), (), 5, 5)
    found = tables_of((*rows, own))
    lines = (*found.boards, *found.formats, *found.seats, *found.places, *found.bots, *found.people)
    names = [reader.read(line.label) for line in lines]
    assert not [name for name in names if "⟦" in name]
    assert "My level" in names
