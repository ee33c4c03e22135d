"""Every format keeps every contract of the kernel."""

from __future__ import annotations

import pytest
from tests import contracts
from tests.beside import acts_at_once_are_equal
from tests.contracts import Make
from tests.formats import FIRST, FORMATS, every_format, every_match
from tests.resuming import resuming_is_equal
from tests.steps import steps_tell_nothing_hidden
from tests.watchers import what_holds_at_every_moment

SEEDS = (FIRST, 1, 2)


@pytest.fixture(params=every_match(SEEDS))
def chosen(request: pytest.FixtureRequest) -> tuple[str, int]:
    name, seed = request.param
    return str(name), int(seed)


@pytest.fixture
def make(chosen: tuple[str, int]) -> Make:
    return FORMATS[chosen[0]]


@pytest.fixture
def seed(chosen: tuple[str, int]) -> int:
    return chosen[1]


@pytest.mark.parametrize(
    "seeds",
    [range(3), pytest.param(range(3, 20), marks=pytest.mark.slow)],
    ids=["some", "more"],
)
@pytest.mark.parametrize("name", every_format())
def test_random_play_ends(name: str, seeds: range) -> None:
    for seed in seeds:
        contracts.random_play_ends(FORMATS[name], seed)


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


@pytest.mark.parametrize("name", every_format())
def test_positions_are_plain(name: str) -> None:
    contracts.positions_are_plain(FORMATS[name], FIRST)
