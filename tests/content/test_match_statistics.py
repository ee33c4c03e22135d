"""The figures of a match: worked out by hand, and held to what happened in played ones."""

from __future__ import annotations

from typing import Any

import pytest
from tests.content.played import played
from tests.shipped import reader_for
from tests.synthetic.game import courts

from gorin.content.box.figures import MatchStatistics
from gorin.content.desk.match_statistics import statistics_of
from gorin.content.tomb_raider.match_statistics import count
from gorin.games.tomb_raider.events.mapping import PlaceMapped, RaiderMoved
from gorin.games.tomb_raider.events.piles import CardAnnounced, DiscoveryMade
from gorin.games.tomb_raider.events.raiders import Died, HarmDealt, ResetChosen
from gorin.games.tomb_raider.events.trials import (
    AttackBegan,
    AttackEnded,
    ObstaclePlayed,
    Rolled,
    SearchBegan,
    SearchEnded,
    TestBegan,
    TestDropped,
    TestEnded,
)
from gorin.games.tomb_raider.events.turns import TurnBegan
from gorin.games.tomb_raider.facts import Ability
from gorin.games.tomb_raider.state import NOBODY, CardId, Zone
from gorin.kernel.decision import Seat
from gorin.text.language import LANGUAGES

ONE, TWO = Seat(0), Seat(1)
CARD = CardId(1)


def figures(*events: Any) -> dict[str, tuple[float | None, ...]]:
    return values(count((ONE, TWO), events))


def values(found: MatchStatistics) -> dict[str, tuple[float | None, ...]]:
    """Return the figures by name: of each seat, then of all together."""
    return {line.id: (*line.values, line.all) for line in found.lines}


def test_who_maps_a_location_is_the_first_to_be_there() -> None:
    found = figures(
        PlaceMapped(201, CARD, "fork", 0),
        RaiderMoved(ONE, 101, 201),
        RaiderMoved(TWO, 101, 201),
        RaiderMoved(ONE, 201, 101),
        PlaceMapped(302, CARD, "fork", 0),
        RaiderMoved(TWO, 201, 302, walked=False),
    )
    assert found["mapped"] == (1, 1, 2)
    assert found["deepest"] == (2, 3, 3)


def test_obstacles_are_told_from_other_tests_also_within_one_another() -> None:
    found = figures(
        TestBegan(ONE, Ability.FIGHT, 2, 9, 7, "bats"),
        TestBegan(ONE, Ability.THINK, 2, 5),
        TestEnded(ONE, Ability.THINK, 4, 5, success=False),
        TestEnded(ONE, Ability.FIGHT, 9, 9, success=True),
        TestBegan(TWO, Ability.MOVE, 2, 9, -203, "gap"),
        TestBegan(TWO, Ability.THINK, 2, 5),
        TestDropped(),
        AttackBegan(TWO, ONE, 2, 2),
        AttackEnded(TWO, ONE, 5, 6),
        SearchBegan(TWO, 203, 2),
        SearchEnded(TWO, 8),
        TestEnded(TWO, Ability.MOVE, 3, 9, success=False),
    )
    assert found["overcome"] == (1, 0, 1)
    assert found["failed"] == (0, 1, 1)
    assert found["tests"] == (2, 1, 3)
    assert found["passed"] == (0.5, 0.0, 1 / 3)
    assert (found["searches"], found["attacks"]) == ((0, 1, 1), (0, 1, 1))


def test_luck_is_what_dice_show_above_three_and_a_half_each() -> None:
    found = figures(
        Rolled(ONE, Ability.FIGHT, (6, 6), 15),
        Rolled(ONE, Ability.FIGHT, (1,), 1),
        Rolled(TWO, Ability.MOVE, (2, 3), 5),
    )
    assert found["dice"] == (3, 2, 5)
    assert found["rolled"] == (13, 5, 18)
    assert found["expected"] == (10.5, 7.0, 17.5)
    assert found["luck"] == (2.5, -2.0, 0.5)


def test_cards_played_are_those_from_the_hand() -> None:
    found = figures(
        CardAnnounced(ONE, CARD, "run", 0, Zone.HAND),
        CardAnnounced(ONE, CARD, "rope", 0, Zone.SAVED),
        DiscoveryMade(ONE, CARD, "rope", 5, Zone.UNSAVED),
        ObstaclePlayed(TWO, 203, CARD, "bats", 3, 5),
        ObstaclePlayed(NOBODY, 203, CARD, "bats", 3, 5),
    )
    assert (found["cards"], found["found"]) == ((2, 1, 3), (1, 0, 1))


def test_damage_deaths_and_resets_add_up() -> None:
    found = figures(
        HarmDealt(ONE, 2), HarmDealt(ONE, 0), HarmDealt(TWO, 1), Died(TWO), ResetChosen(TWO)
    )
    assert (found["damage"], found["deaths"], found["resets"]) == ((2, 1, 3), (0, 1, 1), (0, 1, 1))


def test_without_tests_there_is_no_share() -> None:
    assert figures()["passed"] == (None, None, None)


def test_figures_grow_turn_by_turn_from_the_first_one() -> None:
    found = count(
        (ONE, TWO),
        (
            TurnBegan(1),
            Rolled(ONE, Ability.FIGHT, (6,), 6),
            TurnBegan(2),
            TurnBegan(3),
            Rolled(ONE, Ability.FIGHT, (1,), 1),
            Rolled(TWO, Ability.FIGHT, (4,), 4),
        ),
    )
    series = {one.id: one.values for one in found.series}
    assert found.turns == 3
    assert series["luck"] == ((2.5, 2.5, 0.0), (0.0, 0.0, 0.5))


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_the_figures_of_played_matches_hold_together(seats: int, seed: int) -> None:
    _, match = played(seats, seed)
    found = statistics_of("tomb-raider", match)
    assert found is not None
    state, log = match.table.state, match.log()
    told = values(found)

    def happened(kind: type[Any]) -> list[Any]:
        return [event for event in log if isinstance(event, kind)]

    assert found.turns == state.turn
    assert found.seats == tuple(state.raiders)
    deaths = [raider.deaths for raider in state.raiders.values()]
    both = zip(told["deaths"], told["resets"], strict=True)
    assert [(one or 0) + (other or 0) for one, other in both][:-1] == deaths
    assert told["mapped"][-1] == len(happened(PlaceMapped)) > 0
    assert told["rolled"][-1] == sum(sum(event.faces) for event in happened(Rolled)) > 0
    assert told["tests"][-1] == len(happened(TestEnded)) > 0
    overcome, failed = (told[name][-1] or 0 for name in ("overcome", "failed"))
    assert 0 < overcome + failed <= (told["tests"][-1] or 0)
    for one in found.series:
        assert all(len(turns) == found.turns for turns in one.values)
        assert tuple(turns[-1] for turns in one.values) == told[one.id][:-1]


def test_of_a_game_without_figures_nothing_is_counted() -> None:
    assert statistics_of("courts", courts()) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_named_in_every_language(language: str) -> None:
    reader = reader_for(language, game="tomb-raider")
    found = count((ONE,), ())
    labels = [line.label for line in found.lines] + [one.label for one in found.series]
    names = [reader.read(label) for label in labels]
    assert not [name for name in names if "⟦" in name]
    assert len({reader.read(line.label) for line in found.lines}) == len(found.lines)
