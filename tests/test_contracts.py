"""Every format keeps every contract of the kernel."""

from __future__ import annotations

import pytest
from tests import contracts
from tests.beside import acts_at_once_are_equal
from tests.contracts import Make
from tests.formats import FORMATS, every_format
from tests.resuming import resuming_is_equal
from tests.steps import steps_tell_nothing_hidden
from tests.watchers import FIRST, what_holds_at_every_moment

SEEDS = [FIRST, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))]
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


def test_what_holds_at_every_moment(make: Make, seed: int) -> None:
    what_holds_at_every_moment(make, seed)


def test_a_replay_is_equal(make: Make, seed: int) -> None:
    contracts.replay_is_equal(make, seed)


def test_forced_answers_are_equal(make: Make, seed: int) -> None:
    contracts.forced_answers_are_equal(make, seed)


def test_forks_are_equal_and_independent(make: Make, seed: int) -> None:
    contracts.forks_are_equal_and_independent(make, seed, every=16 if seed == FIRST else 8)


def test_steps_tell_nothing_hidden(make: Make, seed: int) -> None:
    steps_tell_nothing_hidden(make, seed, by_turns=seed == FIRST)


def test_undo_restores(make: Make, seed: int) -> None:
    contracts.undo_restores(make, seed)


def test_resuming_is_equal(make: Make, seed: int) -> None:
    resuming_is_equal(make, seed)


def test_what_is_done_at_once_is_equal(make: Make, seed: int) -> None:
    acts_at_once_are_equal(make, seed)


def test_positions_are_plain(make: Make) -> None:
    contracts.positions_are_plain(make, 0)
