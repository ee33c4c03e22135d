"""TR-17.4: what players bring to a series, and what its levels start from."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.series_tables import a_setup, deck, faults, rulebook
from tests.games.tomb_raider.tables import (
    CARDS,
    RULEBOOK,
    a_match,
    a_plan,
    fact,
    match_of,
    place,
    play,
    raider_of,
    spelunker,
    view_of,
)
from tests.shipped import played_level

from gorin.content.tomb_raider.series import KINDS
from gorin.content.tomb_raider.setup import MatchPlan, SeatPlan
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.series.levels import built_level
from gorin.games.tomb_raider.series.report import report_level
from gorin.games.tomb_raider.series.setup import PlayerSetup, new_series
from gorin.kernel.clauses import BadInput

CAVES = (
    "cave-entrance",
    "tomb-entrance",
    "treasure-cave",
    *(slug for slug, facts in CARDS.items() if facts.number in [f"{n:03}" for n in range(4, 19)]),
)
ADVENTURER = "lara-croft-adventurer"


def level(*locations: str) -> Level:
    return built_level(locations, "level-pick-up-own", CARDS)


def with_level(*locations: str, seats: int = 2, **setup: Any) -> list[tuple[str, str]]:
    """Return what is wrong with a Pick Up series whose first level has these locations."""
    levels = [level(*locations), *(level(*CAVES) for _ in range(seats - 1))]
    return faults("pick-up", seats, levels=levels, **setup)


# -- players and levels --------------------------------------------------------------------


@pytest.mark.clause("TR-17.4")
@pytest.mark.parametrize("kind", KINDS)
def test_a_series_is_for_two_players_or_more(kind: str) -> None:
    assert faults(kind, 2) == []
    assert faults(kind, 4) == []
    assert ("TR-17.4", "series-too-few-players") in faults(kind, 1)


@pytest.mark.clause("TR-17.4")
def test_each_level_must_be_for_so_many_players() -> None:
    two = played_level("introductory")
    assert faults("linked", 2, levels=[two]) == []
    assert faults("linked", 3, levels=[two]) == [("TR-15.1", "series-bad-seats")]
    assert faults("linked", 2, levels=[]) == [("TR-17.1", "series-no-levels")]


@pytest.mark.clause("TR-17.4a")
def test_a_pick_up_series_has_as_many_levels_as_players() -> None:
    assert faults("pick-up", 3, levels=[level(*CAVES)] * 3) == []
    assert faults("pick-up", 3, levels=[level(*CAVES)] * 2) == [("TR-17.4a", "series-levels-each")]


@pytest.mark.clause("TR-17.1")
@pytest.mark.parametrize(
    ("agreed", "fault"),
    [
        ({"order": "later"}, "series-bad-order"),
        ({"scoring": "levels"}, "series-bad-scoring"),
        ({"carry": ("raider",)}, "series-bad-carry"),
        ({"turn_limit": 0}, "series-bad-turn-limit"),
        ({"opening": "stacked"}, "setup-bad-opening"),
    ],
)
def test_what_is_agreed_on_must_make_sense(agreed: dict[str, Any], fault: str) -> None:
    assert [reason for _, reason in faults("linked", **agreed)] == [fault]


# -- draw decks ----------------------------------------------------------------------------


@pytest.mark.clause("TR-17.4b")
def test_a_draw_deck_has_at_least_60_cards_in_a_pick_up_series() -> None:
    full = deck("pick-up-explorer")
    assert sum(full.values()) == 60
    short = {slug: count for slug, count in full.items() if slug != "rough-ground"}
    assert faults("pick-up", decks=[full, short]) == [("TR-17.4b", "deck-too-small")]
    assert faults("linked", decks=[full, deck("into-the-caves")]) == []


@pytest.mark.clause("TR-17.4b")
def test_the_other_rules_for_decks_hold_too() -> None:
    full = {**deck("pick-up-explorer"), "rope": 4}
    assert faults("pick-up", decks=[full]) == [("TR-3.5", "deck-too-many-copies")]


def test_raiders_start_with_power_1() -> None:
    setup = a_setup("linked")
    upgraded = PlayerSetup(ADVENTURER, setup.players[0].deck)
    with pytest.raises(BadInput) as caught:
        new_series(rulebook("linked"), replace(setup, players=(upgraded, setup.players[1])))
    assert caught.value.message.id == "setup-no-raider"


# -- levels that players build -------------------------------------------------------------


@pytest.mark.clause("TR-17.4g")
def test_a_level_of_18_locations_with_two_entrances_and_a_treasure_room_is_fine() -> None:
    assert len(CAVES) == 18
    assert with_level(*CAVES) == []


@pytest.mark.clause("TR-17.4g")
@pytest.mark.parametrize(
    ("locations", "fault"),
    [
        (CAVES[:-1], "level-too-few"),
        ((*CAVES[:-1], "open-cavern", "open-cavern"), "level-copies"),
        (("safe-cave", *CAVES[1:]), "level-wrong-entrances"),
        ((*CAVES, "cave-entrance"), "level-wrong-entrances"),
        ((*CAVES[:2], *CAVES[3:], "safe-cave"), "level-wrong-rooms"),
        ((*CAVES, "treasure-vault"), "level-wrong-rooms"),
        ((*CAVES, "rope"), "level-no-location"),
    ],
)
def test_what_is_wrong_with_a_level_is_told(locations: tuple[str, ...], fault: str) -> None:
    assert [reason for _, reason in with_level(*locations)] == [fault]


@pytest.mark.clause("TR-17.4g")
def test_two_copies_of_a_location_and_of_an_entrance_are_fine() -> None:
    twice = tuple(slug for slug in CAVES if slug != "tomb-entrance")
    assert with_level(*twice, "cave-entrance", "open-cavern") == []


@pytest.mark.clause("TR-17.4g")
def test_the_map_is_3_wide_and_6_deep() -> None:
    wide = replace(level(*CAVES), width=4)
    assert faults("pick-up", levels=[wide, level(*CAVES)]) == [("TR-17.4g", "series-level-size")]


@pytest.mark.clause("TR-17.4h")
def test_the_entrances_lie_in_both_corners_and_the_room_in_row_4_or_deeper() -> None:
    plan = MatchPlan(level(*CAVES), a_plan(level="introductory").seats)
    deeper = replace(plan.level, limits=replace(plan.level.limits, treasure=4))
    match = match_of(replace(plan, level=deeper), start=False)
    assert sorted(fact(match, "map")) == ["A1", "C1"]
    assert [raider_of(match, seat).entrance for seat in (0, 1)] == [101, 103]
    assert len(fact(match, "level_deck")) == 16


@pytest.mark.clause("TR-17.4i")
def test_the_first_level_needs_enough_locations_for_its_first_two_rows() -> None:
    atlantean = tuple(
        slug for slug, f in CARDS.items() if f.number in [str(n) for n in range(101, 118)]
    )
    deep = ("cave-entrance", "tomb-entrance", "atlantean-treasure", *atlantean)
    plain = ("open-cavern", "fork", "pond", "empty-room")
    assert with_level(*deep, *plain[:3]) == [("TR-17.4i", "series-level-too-deep")]
    assert with_level(*deep, *plain) == []
    # Another level than the first one may do without, unless the order is drawn.
    levels = [level(*CAVES), level(*deep)]
    assert faults("pick-up", levels=levels) == []
    drawn = faults("pick-up", levels=levels, order="random")
    assert drawn == [("TR-17.4i", "series-level-too-deep")]


@pytest.mark.parametrize("id", KINDS["pick-up"].levels)
def test_the_levels_that_come_with_the_program_may_be_played_first(id: str) -> None:
    own = played_level(id)
    built = level(*(slug for entry in own.decks[0].cards for slug in _named(entry)))
    assert faults("pick-up", levels=[built, built], order="random") == []
    assert own.power == built.power


def _named(entry: str) -> tuple[str, ...]:
    from gorin.games.tomb_raider.levels.supply import named

    return named(CARDS, entry)


# -- in the next level ---------------------------------------------------------------------


def carried(*saved: str) -> MatchPlan:
    """A level whose first raider has cards from the levels before."""
    plan = a_plan(seats=2)
    own = dict(plan.seats[0].deck)
    for slug in saved:
        if slug in own:
            own[slug] -= 1
    kept = {slug: count for slug, count in own.items() if count}
    first = SeatPlan(plan.seats[0].raider, kept, saved=saved)
    return replace(plan, seats=(first, plan.seats[1]))


@pytest.mark.clause("TR-17.4e", "TR-9.3")
def test_cards_carried_over_lie_in_the_saved_row_and_give_what_they_give() -> None:
    plan = carried(ADVENTURER, "idol-of-fortune")
    match = match_of(plan, start=False)
    assert fact(match, "raiders.0.saved") == [ADVENTURER, "idol-of-fortune"]
    assert raider_of(match, 0).power == 2
    assert raider_of(match, 1).power == 1
    printed = view_of(match_of(a_plan(seats=2), start=False)).raiders[0].abilities
    assert view_of(match).raiders[0].abilities > printed


@pytest.mark.clause("TR-17.4f", "TR-3.5")
def test_the_size_of_a_deck_counts_the_cards_that_the_raider_holds() -> None:
    assert sum(carried(ADVENTURER).seats[0].deck.values()) == 29
    _ = match_of(carried(ADVENTURER), start=False)
    plan = carried(ADVENTURER)
    first = replace(plan.seats[0], saved=("idol-of-fortune",))
    with pytest.raises(BadInput) as caught:
        match_of(replace(plan, seats=(first, plan.seats[1])), start=False)
    assert caught.value.message.id == "deck-too-small"


@pytest.mark.clause("TR-17.4f", "TR-3.5")
def test_the_copies_of_a_card_count_those_that_the_raider_holds() -> None:
    plan = a_plan(seats=2)
    own = {**plan.seats[0].deck, "rope": 2}
    first = SeatPlan(plan.seats[0].raider, own, saved=("rope",))
    with pytest.raises(BadInput) as caught:
        match_of(replace(plan, seats=(first, plan.seats[1])), start=False)
    assert caught.value.message.id == "deck-too-many-copies"


def test_a_card_carried_over_must_exist() -> None:
    with pytest.raises(BadInput) as caught:
        match_of(carried("no-such-card"), start=False)
    assert caught.value.message.id == "setup-unknown-kept"


@pytest.mark.clause("TR-17.4e")
def test_cards_taken_from_others_go_back_to_their_owners() -> None:
    match = a_match(
        [spelunker("B4", saved=["rope", "idol-of-fortune"]), spelunker("B4", saved=["flare"])],
        {"B4": place("treasure-vault")},
        round="search",
        rulebook=RULEBOOK,
        start=False,
    )
    state = match.table.state
    handle = state.zones["saved/1"][0]
    state.owners = tuple(
        0 if physical == state.physical[handle] else owner  # type: ignore[misc]
        for physical, owner in enumerate(state.owners)
    )
    match.start()
    play(match, "0>search", (6, 6, 6, 6, 6))
    told = report_level(match.table.state)
    assert [seat.saved for seat in told.seats] == [("rope", "idol-of-fortune"), ()]
