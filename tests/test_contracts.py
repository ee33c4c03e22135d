"""Every format keeps every contract of the kernel."""

from __future__ import annotations

import pytest
from tests import contracts
from tests.attempts import why_not_agrees
from tests.beside import acts_at_once_are_equal, questions_end_with_their_turn
from tests.caches import caches_are_fresh
from tests.contracts import Make
from tests.formats import FORMATS, every_format
from tests.resuming import resuming_is_equal
from tests.steps import steps_tell_nothing_hidden

SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))]
"""One game of each format is played by every run, the others by the long one."""


@pytest.fixture(params=every_format())
def make(request: pytest.FixtureRequest) -> Make:
    return FORMATS[request.param]


@pytest.fixture(params=SEEDS)
def seed(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.mark.parametrize(
    "seeds",
    [range(3), pytest.param(range(3, 20), marks=pytest.mark.slow)],
    ids=["some", "more"],
)
def test_random_play_ends(make: Make, seeds: range) -> None:
    for seed in seeds:
        contracts.random_play_ends(make, seed)


def test_options_are_not_empty_stay_the_same_and_are_unique(make: Make, seed: int) -> None:
    contracts.options_are_well_formed(make, seed, every=5)


def test_a_replay_is_equal(make: Make, seed: int) -> None:
    contracts.replay_is_equal(make, seed)


def test_forced_answers_are_equal(make: Make, seed: int) -> None:
    contracts.forced_answers_are_equal(make, seed)


def test_forks_are_equal_and_independent(make: Make, seed: int) -> None:
    contracts.forks_are_equal_and_independent(make, seed, every=16 if seed == SEEDS[0] else 8)


def test_forks_keep_partial_answers(make: Make, seed: int) -> None:
    contracts.forks_keep_partial_answers(make, seed)


def test_sealed_answers_are_not_seen(make: Make, seed: int) -> None:
    contracts.sealed_answers_are_not_seen(make, seed)


def test_cards_are_conserved(make: Make, seed: int) -> None:
    contracts.cards_are_conserved(make, seed)


def test_anybody_may_leave(make: Make, seed: int) -> None:
    match = make(seed)
    seats = match.table.rulebook.game.seats(match.table.state)
    # Where a seat falls inside nested windows the others play on: there it is tried everywhere.
    contracts.anybody_may_leave(make, seed, every=1 if len(seats) > 2 else 3)


def test_nothing_hidden_is_seen(make: Make, seed: int) -> None:
    contracts.nothing_hidden_is_seen(make, seed, every=12 if seed == SEEDS[0] else 8)


def test_caches_are_fresh(make: Make, seed: int) -> None:
    caches_are_fresh(make, seed, every=20 if seed == SEEDS[0] else 10)


def test_steps_tell_nothing_hidden(make: Make, seed: int) -> None:
    steps_tell_nothing_hidden(make, seed, by_turns=seed == SEEDS[0])


def test_undo_restores(make: Make, seed: int) -> None:
    contracts.undo_restores(make, seed)


def test_resuming_is_equal(make: Make, seed: int) -> None:
    resuming_is_equal(make, seed)


def test_what_is_done_at_once_is_equal(make: Make, seed: int) -> None:
    acts_at_once_are_equal(make, seed)


def test_questions_end_with_their_turn(make: Make, seed: int) -> None:
    questions_end_with_their_turn(make, seed)


def test_why_not_agrees_with_what_is_offered(make: Make, seed: int) -> None:
    why_not_agrees(make, seed)


def test_bad_answers_change_nothing(make: Make, seed: int) -> None:
    contracts.bad_answers_change_nothing(make, seed, every=5)


def test_positions_are_plain(make: Make) -> None:
    contracts.positions_are_plain(make, 0)
