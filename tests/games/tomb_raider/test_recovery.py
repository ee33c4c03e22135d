"""TR-16.1 to TR-16.4: the treasure is brought back to an entrance."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.goals import IDOL, a_recovery
from tests.games.tomb_raider.tables import (
    asks,
    events,
    fact,
    frail,
    kinds,
    log_clauses,
    offered,
    place,
    place_of,
    play,
    position,
    raider_of,
    refusals,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.goals import (
    TreasureDropped,
    TreasurePickedUp,
    TreasureTaken,
)
from gorin.kernel.decision import Seat
from gorin.kernel.observe import lines

ROOM = {"B4": "treasure-cave"}  # target 14, search bonus +1, power 1
GATE = {"A1": "cave-entrance"}
CAVERN = {"B1": "open-cavern"}


def carrying(seat: int = 0) -> dict[str, object]:
    """Describe the idol carried by a seat."""
    return {**IDOL, "carrier": seat}


def lying(at: str, target: int = 14) -> dict[str, object]:
    """Describe the idol lying at a space."""
    return {**IDOL, "at": at, "target": target}


# -- finding it ----------------------------------------------------------------------------


@pytest.mark.clause("TR-16.1")
def test_finding_the_treasure_does_not_end_the_level_the_finder_carries_it() -> None:
    match = a_recovery([spelunker("B4"), spelunker("B4")], ROOM, round="search")
    play(match, "0>search", (3, 3, 4, 4))
    assert asks(match) == [(0, "treasure")]
    play(match, "treasure:idol-of-fortune")
    assert match.outcome is None
    assert fact(match, "raiders.0.unsaved") == ["idol-of-fortune"]
    assert fact(match, "prize") == {
        "card": "idol-of-fortune",
        "carrier": 0,
        "at": "",
        "target": 14,
    }
    assert fact(match, "collection") == ["claw-of-the-cave-bear", "test-orb"]


@pytest.mark.clause("TR-16.1", "TR-9.4")
def test_the_finder_chooses_among_treasures_of_the_rooms_power_or_less() -> None:
    match = a_recovery([spelunker("B4")], ROOM, round="search")
    play(match, "search", (3, 3, 4, 4))
    assert offered(match) == ["treasure:claw-of-the-cave-bear", "treasure:idol-of-fortune"]
    # A room of power 2 gives the orb too.
    match = a_recovery([spelunker("B4")], {"B4": "atlantean-treasure"}, round="search")
    play(match, "search", until="roll")
    dice = match.pending[0].decision.domain.count  # type: ignore[union-attr]
    play(match, (6,) * dice)
    assert "treasure:test-orb" in offered(match)


@pytest.mark.clause("TR-16.1")
def test_copies_of_a_treasure_are_one_choice_and_a_result_below_the_target_finds_nothing() -> None:
    pile = ["idol-of-fortune", "idol-of-fortune", "claw-of-the-cave-bear"]
    match = a_recovery([spelunker("B4")], ROOM, round="search", collection=pile)
    play(match, "search", (3, 3, 4, 4))
    assert offered(match) == ["treasure:idol-of-fortune", "treasure:claw-of-the-cave-bear"]
    match = a_recovery([spelunker("B4")], ROOM, round="search")
    play(match, "search", (3, 3, 4, 3))
    assert kinds(match) == ["reset"]
    assert fact(match, "prize") == {}
    assert not place_of(match, "B4").empty


@pytest.mark.clause("TR-16.1", "TR-R13")
def test_the_room_is_empty_then_and_nobody_finds_a_second_treasure() -> None:
    match = a_recovery([spelunker("B4"), spelunker("B4")], ROOM, round="search")
    play(match, "0>search", (6, 6, 6, 6), "treasure:idol-of-fortune")
    assert place_of(match, "B4").empty
    assert refusals(match, 1, "search") == ["TR-7.8"]
    assert offered(match, 1) == ["no-search"]
    assert len(events(match, TreasureTaken)) == 1


@pytest.mark.clause("TR-16.1", "TR-R13")
def test_a_search_in_the_emptied_room_by_other_means_finds_nothing() -> None:
    match = a_recovery(
        [spelunker("A1"), spelunker("B4")],
        {**ROOM, **GATE},
        round="search",
        active=1,
        order=(1, 0),
        prize=carrying(0),
    )
    # The position leaves the marker out: even so there is nothing left in the room.
    play(match, "search", (6, 6, 6, 6))
    assert asks(match) == [(0, "search")]
    assert events(match, TreasureTaken) == []


@pytest.mark.clause("TR-16.1", "TR-9.5")
def test_what_the_treasure_gives_it_gives_its_carrier() -> None:
    carried = {"card": "claw-of-the-cave-bear", "target": 14, "carrier": 0}
    match = a_recovery(
        [spelunker("B1")],
        {"B1": place("open-cavern", obstacles=["test-ghost"])},
        prize=carried,
    )
    assert [card.slug for card in view_of(match).raiders[0].unsaved] == ["claw-of-the-cave-bear"]
    # Fight 6 + 1 makes 7, which is just enough.
    play(match, "stay", "test:fight", (3, 3))
    assert fact(match, "raiders.0.damage") == 0


@pytest.mark.clause("TR-16.1")
def test_no_save_point_saves_it() -> None:
    match = a_recovery(
        [spelunker("B1", unsaved=["rope"])],
        {"B1": place("open-cavern", save_point=True)},
        round="draw",
        prize=carrying(),
    )
    play(match, "play-on")
    assert fact(match, "raiders.0.saved") == ["rope"]
    assert fact(match, "raiders.0.unsaved") == ["idol-of-fortune"]
    assert fact(match, "raiders.0.save_point") == "B1"


@pytest.mark.clause("TR-16.1")
def test_where_no_treasure_at_hand_fits_the_room_keeps_its_own() -> None:
    match = a_recovery([spelunker("B4")], ROOM, round="search", collection=["test-orb"])
    play(match, "search", (6, 6, 6, 6))
    assert kinds(match) == ["reset"]
    assert not place_of(match, "B4").empty
    assert fact(match, "prize") == {}


# -- losing it -----------------------------------------------------------------------------


@pytest.mark.clause("TR-16.2")
def test_a_carrier_that_dies_drops_it_where_it_was() -> None:
    match = a_recovery(
        [frail("B1", entrance="A1")],
        {**GATE, "B1": place("open-cavern", obstacles=["test-spikes"])},
        prize=carrying(),
    )
    play(match, "stay", (1, 1))
    assert raider_of(match, 0).deaths == 1
    assert fact(match, "prize") == {
        "card": "idol-of-fortune",
        "carrier": None,
        "at": "B1",
        "target": 14,
    }
    # It is neither among the discards nor saved, nor does it come back with the raider.
    for row in ("unsaved", "saved", "discard", "hand", "deck"):
        assert "idol-of-fortune" not in fact(match, f"raiders.0.{row}")
    assert log_clauses(match).count("TR-16.2") == 1


@pytest.mark.clause("TR-16.2", "TR-10.4")
def test_a_carrier_that_resets_drops_it_where_it_was() -> None:
    match = a_recovery(
        [spelunker("B1", entrance="A1", unsaved=["rope"])],
        {**GATE, **CAVERN},
        round="draw",
        prize=carrying(),
    )
    play(match, "reset")
    assert fact(match, "raiders.0.at") == "A1"
    assert fact(match, "prize.at") == "B1"
    assert fact(match, "raiders.0.unsaved") == []
    assert match.outcome is None


@pytest.mark.clause("TR-16.2")
def test_a_carrier_that_gives_the_game_up_leaves_it_behind() -> None:
    raiders = [spelunker("A1"), spelunker("B1"), spelunker("B1")]
    match = a_recovery(raiders, {**GATE, **CAVERN}, prize=carrying(1))
    match.initiate(Seat(1), "concede")
    play(match, "0>stay")
    assert fact(match, "prize.at") == "B1"
    assert fact(match, "prize.carrier") is None
    assert len(events(match, TreasureDropped)) == 1


@pytest.mark.clause("TR-16.2")
def test_another_raiders_death_drops_nothing() -> None:
    match = a_recovery(
        [frail("B1", entrance="A1"), spelunker("B1")],
        {**GATE, "B1": place("open-cavern", obstacles=["test-spikes"])},
        prize=carrying(1),
    )
    play(match, "0>stay", "no-attack", (1, 1))
    assert raider_of(match, 0).dead
    assert fact(match, "prize.carrier") == 1


@pytest.mark.clause("TR-16.2")
def test_a_carrier_that_is_moved_keeps_it() -> None:
    match = a_recovery(
        [spelunker("B1", hand=["push"]), spelunker("B1")],
        {**CAVERN, "B2": "test-hall"},
        prize=carrying(1),
    )
    play(match, "play:push", "side:ahead", until="move")
    assert fact(match, "raiders.1.at") == "B2"
    assert fact(match, "prize.carrier") == 1


# -- picking it up -------------------------------------------------------------------------


@pytest.mark.clause("TR-16.2")
def test_it_is_picked_up_with_a_search_against_the_original_target() -> None:
    match = a_recovery([spelunker("B1")], CAVERN, round="search", prize=lying("B1", 14))
    play(match, "search", (5, 5, 4))
    assert kinds(match) == ["pick-up"]
    play(match, "pick-up")
    assert fact(match, "prize.carrier") == 0
    assert fact(match, "raiders.0.unsaved") == ["idol-of-fortune"]
    assert len(events(match, TreasurePickedUp)) == 1
    # Picking it up is no discovery: the location stays searchable.
    assert not place_of(match, "B1").empty


@pytest.mark.clause("TR-16.2")
def test_a_result_below_the_target_does_not_pick_it_up() -> None:
    match = a_recovery(
        [spelunker("B1", hand=["rope"])], CAVERN, round="search", prize=lying("B1", 14)
    )
    play(match, "search", (5, 5, 3), until="find")
    assert offered(match) == ["find-nothing", "find:rope"]
    assert fact(match, "prize.at") == "B1"


@pytest.mark.clause("TR-16.2")
def test_it_is_picked_up_even_where_nothing_else_is_found_any_more() -> None:
    match = a_recovery(
        [spelunker("B1", hand=["rope"])],
        {"B1": place("open-cavern", empty=True)},
        round="search",
        prize=lying("B1"),
    )
    assert refusals(match, 0, "search") == []
    play(match, "search", (5, 5, 4), "pick-up")
    assert fact(match, "prize.carrier") == 0
    assert fact(match, "raiders.0.hand") == ["rope"]


@pytest.mark.clause("TR-16.2", "TR-7.8")
@pytest.mark.parametrize("answers", [[(1, 1, 1)], [(6, 6, 6), "let-lie"]], ids=["failed", "left"])
def test_an_empty_location_gives_no_discovery_to_whoever_does_not_pick_it_up(
    answers: list[str | tuple[int, ...]],
) -> None:
    match = a_recovery(
        [spelunker("B1", hand=["rope"])],
        {"B1": place("open-cavern", empty=True)},
        round="search",
        prize=lying("B1"),
    )
    play(match, "search", *answers, until="window-step")
    assert "TR-7.8" in refusals(match, 0, "find:rope")
    play(match)
    assert kinds(match) == ["discard"]
    assert fact(match, "prize.at") == "B1"


@pytest.mark.clause("TR-16.2", "TR-7.6")
def test_one_search_finds_the_treasure_or_a_discovery_not_both() -> None:
    match = a_recovery([spelunker("B1", hand=["rope"])], CAVERN, round="search", prize=lying("B1"))
    play(match, "search", (6, 6, 6), "pick-up")
    assert kinds(match) == ["discard"]
    assert "TR-7.6" in refusals(match, 0, "find:rope")
    match = a_recovery([spelunker("B1", hand=["rope"])], CAVERN, round="search", prize=lying("B1"))
    play(match, "search", (6, 6, 6), "let-lie", "find:rope")
    assert fact(match, "raiders.0.unsaved") == ["rope"]
    assert fact(match, "prize.at") == "B1"


@pytest.mark.clause("TR-16.2")
def test_it_is_not_picked_up_elsewhere() -> None:
    match = a_recovery([spelunker("A1")], {**GATE, **CAVERN}, round="search", prize=lying("B1", 3))
    play(match, "search", (6, 6, 6))
    assert kinds(match) == ["reset"]
    assert fact(match, "prize.at") == "B1"


@pytest.mark.clause("TR-16.2")
def test_dropped_in_the_treasure_room_it_is_picked_up_there() -> None:
    room = {"B4": place("treasure-cave", empty=True)}
    match = a_recovery([spelunker("B4", hand=["rope"])], room, round="search", prize=lying("B4"))
    play(match, "search", (3, 3, 4, 4))
    assert kinds(match) == ["pick-up"]
    play(match, "pick-up")
    assert fact(match, "prize.carrier") == 0
    assert kinds(match) == ["discard"]


@pytest.mark.clause("TR-16.2", "TR-7.3")
def test_the_bans_of_a_search_hold_for_picking_it_up() -> None:
    for more, clause in (({"fought": True}, "TR-7.2"), ({"stuck": True}, "TR-7.3")):
        match = a_recovery([spelunker("B1", **more)], CAVERN, round="search", prize=lying("B1"))
        assert kinds(match) == ["reset"]
        assert refusals(match, 0, "search") == ["TR-7.1", clause]


# -- taking it -----------------------------------------------------------------------------


@pytest.mark.clause("TR-16.3")
@pytest.mark.parametrize(("dice", "taken"), [((5, 5, 4), True), ((5, 5, 3), False)])
def test_a_card_that_takes_items_takes_it_against_the_original_target(
    dice: tuple[int, ...], *, taken: bool
) -> None:
    match = a_recovery(
        [spelunker("B1", hand=["steal-item"]), spelunker("B1")],
        CAVERN,
        round="search",
        prize=carrying(1),
    )
    play(match, "0>play:steal-item", dice)
    assert fact(match, "prize.carrier") == (0 if taken else 1)
    assert fact(match, "raiders.0.unsaved") == (["idol-of-fortune"] if taken else [])


@pytest.mark.clause("TR-16.3")
def test_it_is_one_choice_among_the_items_that_may_be_taken() -> None:
    match = a_recovery(
        [spelunker("B1", hand=["steal-item"]), spelunker("B1", unsaved=["rope"])],
        CAVERN,
        round="search",
        prize=carrying(1),
    )
    play(match, "0>play:steal-item", (6, 6, 6), until="item")
    assert offered(match) == ["item:rope", "item:idol-of-fortune"]


@pytest.mark.clause("TR-16.3")
def test_what_makes_a_raider_lose_an_item_spares_it() -> None:
    match = a_recovery(
        [spelunker("B1")],
        {"B1": place("open-cavern", obstacles=["test-thief"])},
        prize=carrying(),
    )
    play(match, "stay", (1, 1, 1))
    assert fact(match, "prize.carrier") == 0


# -- bringing it back ----------------------------------------------------------------------


@pytest.mark.clause("TR-16.4")
def test_whoever_ends_a_turn_at_an_entrance_with_it_wins() -> None:
    match = a_recovery(
        [spelunker("A1"), spelunker("B1")], {**GATE, **CAVERN}, round="draw", prize=carrying()
    )
    # Not before the turn is over for all.
    assert asks(match) == [(0, "reset")]
    play(match, "0>play-on")
    assert match.outcome is None
    play(match, "1>play-on")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.clause == "TR-16.4"
    assert match.outcome.reason == "ended-brought-back"


@pytest.mark.clause("TR-16.4")
def test_any_entrance_will_do() -> None:
    match = a_recovery(
        [spelunker("C1", entrance="A1"), spelunker("A1")],
        {**GATE, "C1": "tomb-entrance"},
        round="draw",
        prize=carrying(),
    )
    play(match, "0>play-on", "1>play-on")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.clause("TR-16.4")
@pytest.mark.parametrize(
    ("raider", "prize"),
    [(spelunker("B1"), carrying()), (spelunker("A1"), lying("B1")), (spelunker("A1"), lying("A1"))],
    ids=["not at an entrance", "not carried", "lying at the entrance"],
)
def test_without_entrance_or_treasure_the_next_turn_begins(
    raider: dict[str, object], prize: dict[str, object]
) -> None:
    match = a_recovery([raider], {**GATE, **CAVERN}, round="draw", prize=prize)
    play(match, "play-on", until="move")
    assert match.outcome is None
    assert fact(match, "turn") == 2


@pytest.mark.clause("TR-16.4")
def test_passing_an_entrance_on_the_way_does_not_win() -> None:
    match = a_recovery(
        [spelunker("B1")], {"A1": "cave-entrance", "B1": "test-hall"}, prize=carrying()
    )
    play(match, "move:left", "move:right", "stay")
    assert fact(match, "raiders.0.at") == "B1"
    play(match, "no-search", "play-on", until="move")
    assert match.outcome is None


@pytest.mark.clause("TR-16.4", "TR-R27")
def test_brought_back_with_the_last_turn_it_wins_and_otherwise_nobody_does() -> None:
    for at, winners in (("A1", (0,)), ("B1", ())):
        match = a_recovery(
            [spelunker(at)], {**GATE, **CAVERN}, round="draw", turn_limit=1, prize=carrying()
        )
        play(match, "play-on")
        assert match.outcome is not None
        assert match.outcome.winners == winners


@pytest.mark.clause("TR-16.4")
def test_found_carried_and_brought_back_over_several_turns() -> None:
    match = a_recovery(
        [spelunker("A2", entrance="A1")],
        {"A1": "cave-entrance", "A2": "test-room"},
        round="search",
    )
    play(match, "search", (5, 5, 5), "treasure:idol-of-fortune")
    assert fact(match, "prize.target") == 10
    play(match, "play-on", "move:back", "stay", "no-search")
    assert match.outcome is None
    play(match, "play-on")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert fact(match, "turn") == 2


# -- what is seen --------------------------------------------------------------------------


@pytest.mark.clause("TR-16.1", "TR-16.2")
def test_everybody_sees_who_carries_it_and_where_it_lies() -> None:
    match = a_recovery([spelunker("A1"), spelunker("B1")], {**GATE, **CAVERN}, prize=carrying(1))
    for viewer in (None, 0, 1):
        prize = view_of(match, viewer).prize
        assert prize is not None
        assert (prize.slug, prize.space, prize.carrier) == ("idol-of-fortune", "B1", 1)
        assert prize.target == 14
        assert [raider.carries for raider in view_of(match, viewer).raiders] == [False, True]
    match = a_recovery([spelunker("A1")], {**GATE, **CAVERN}, prize=lying("B1"))
    prize = view_of(match).prize
    assert prize is not None
    assert (prize.space, prize.carrier) == ("B1", None)


@pytest.mark.clause("TR-16.2")
def test_the_way_to_the_emptied_room_does_not_matter_any_more() -> None:
    map = {"A1": "test-pit", "B4": place("treasure-cave", empty=True)}
    match = a_recovery([spelunker("A1")], map)
    assert view_of(match).raiders[0].cut_off
    match = a_recovery([spelunker("A1")], map, prize=carrying(), round="draw")
    assert not view_of(match).raiders[0].cut_off
    assert match.pending[0].decision.prompt.message == "ask-reset"


def test_all_that_happens_to_it_is_told_to_everybody() -> None:
    match = a_recovery([spelunker("B4", entrance="B4"), spelunker("B4")], ROOM, round="search")
    play(match, "0>search", (6, 6, 6, 6), "treasure:idol-of-fortune", "no-search", "0>reset")
    told = [line.message.id for line in lines(match, None)]
    assert told.count("log-treasure-taken") == 1
    assert told.count("log-treasure-dropped") == 1


def test_a_position_with_it_can_be_written_and_read_again() -> None:
    for prize in (carrying(), lying("B1")):
        match = a_recovery([spelunker("A1")], {**GATE, **CAVERN}, prize=prize)
        written = position(match)["prize"]
        again = a_recovery([spelunker("A1")], {**GATE, **CAVERN}, prize=written)
        assert position(again)["prize"] == written
