"""Fine points of rules and cards that a small slip would change and that players would see."""

from __future__ import annotations

import pytest
from tests.contracts import points
from tests.games.tomb_raider.tables import (
    a_match,
    asks,
    fact,
    hunter,
    offered,
    place,
    play,
    runner,
    spelunker,
)

from gorin.games.tomb_raider.board import space_named
from gorin.games.tomb_raider.events.mapping import RaiderMoved
from gorin.games.tomb_raider.events.piles import CardDiscarded
from gorin.games.tomb_raider.measures import others
from gorin.games.tomb_raider.state import State, Zone, zone_of
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

HALL = "test-hall"
ROW = {f"{column}1": HALL for column in "ABC"}
OWN = (Zone.DECK, Zone.DISCARD, Zone.HAND)
"""The zones of a seat in which nobody else's card may lie."""


def strangers(match: Match[State]) -> list[tuple[str, str]]:
    """Return the cards that lie in a deck, a discard or a hand of who does not own them."""
    state = match.table.state
    return [
        (zone_of(zone, seat), state.slug(card))
        for seat in state.raiders
        for zone in OWN
        for card in state.zones[zone_of(zone, seat)]
        if state.owners[state.physical[card]] != seat
    ]


ITEMS = ["leather-jacket", "rope", "large-medi-pack", "shotgun", "flare"]


def test_whatever_becomes_of_stolen_cards_each_goes_to_its_owner() -> None:
    """Thieves play at random; what leaves a row is in its owner's deck, discard or hand."""
    returned = 0
    for seed in range(8):
        raiders = [
            make("B1", hand=["steal-item"] * 6, unsaved=ITEMS, deck=["run", "steal-item"] * 5)
            for make in (spelunker, hunter)
        ]
        found = place(HALL, empty=True, obstacles=["bats"])
        match = a_match(raiders, {"B1": found, "B2": HALL}, round="search", turn_limit=4)
        match.chance = Fast(seed)
        match.start()
        before: set[int] = set()
        for _ in points(match, Fast(seed).below):
            assert strangers(match) == []
            foreign = abroad(match)
            returned += len(before - foreign)
            before = foreign
    assert returned > 3


def abroad(match: Match[State]) -> set[int]:
    """Return the physical cards that lie in the row of who does not own them."""
    state = match.table.state
    return {
        state.physical[card]
        for seat in state.raiders
        for zone in (Zone.UNSAVED, Zone.SAVED)
        for card in state.zones[zone_of(zone, seat)]
        if state.owners[state.physical[card]] != seat
    }


def stolen() -> Match[State]:
    match = a_match(
        [spelunker("B1", hand=["steal-item"]), hunter("B1", unsaved=["rope"])],
        {"B1": place(HALL, empty=True)},
        round="search",
    )
    play(match, "0>play:steal-item", (6, 6, 6), until="reset")
    assert fact(match, "raiders.0.unsaved") == ["rope"]
    return match


def test_a_stolen_item_that_is_lost_goes_to_its_owner() -> None:
    match = stolen()
    play(match, "no-search", "0>reset", until="window-*")
    assert "rope" not in [*fact(match, "raiders.0.discard"), *fact(match, "raiders.0.deck")]
    lost_to = [*fact(match, "raiders.1.discard"), *fact(match, "raiders.1.deck")]
    assert lost_to.count("rope") == 1
    assert strangers(match) == []


def test_a_stolen_item_that_is_discarded_goes_to_its_owner() -> None:
    state = stolen().table.state
    (rope,) = state.zones[zone_of(Zone.UNSAVED, Seat(0))]
    CardDiscarded(Seat(0), rope, "rope", Zone.UNSAVED).apply(state)
    assert state.zones[zone_of(Zone.UNSAVED, Seat(0))] == ()
    assert state.zones[zone_of(Zone.DISCARD, Seat(1))] == (rope,)


@pytest.mark.clause("TR-10.5")
def test_who_comes_back_draws_by_its_think_without_the_injuries_it_died_with() -> None:
    def drawn(**injuries: int) -> int:
        raider = spelunker(
            "", entrance="B1", dead=True, injuries=injuries, deck=["rope", "lost", "push", "run"]
        )
        match = a_match([raider], {"B1": HALL}, round="draw")
        play(match, until="window-start")
        return len(fact(match, "raiders.0.hand"))

    assert drawn(think=1) == drawn() == 2


def test_who_has_left_cannot_be_chosen() -> None:
    match = a_match(
        [runner("B1", hand=["chute-trap"]), runner("A1"), runner("C1")],
        ROW,
        level="shuffled-room",
    )
    match.initiate(Seat(1), "concede")
    play(match, "0>play:chute-trap")
    assert offered(match) == ["raider:0", "raider:2"]
    assert others(match.table.state, Seat(0)) == (Seat(2),)


def test_weapon_jam_needs_no_living_raider() -> None:
    dead = hunter("", dead=True, hand=["weapon-jam"])
    match = a_match([spelunker("B1"), dead], {"B1": place(HALL, obstacles=["wolves"])})
    play(match, "0>stay", until="window-test")
    assert offered(match, 1) == ["pass", "play:weapon-jam"]


def test_whether_a_threat_is_played_is_secret_until_it_lies_there() -> None:
    match = a_match(
        [spelunker("B2"), hunter("B1", hand=["the-greater-threat", "wolves"])],
        {"B1": HALL, "B2": HALL, "B3": HALL},
    )
    play(match, "0>move:ahead", "1>play:the-greater-threat", until="obstacle")
    (question,) = match.pending
    assert (question.decision.seat, question.decision.secret) == (1, True)
    # What is offered is not forbidden, though no location is being mapped any more.
    assert match.why_not(Seat(1), "obstacle:wolves") == ()


def test_drive_out_goes_onto_no_location_that_lies_face_down() -> None:
    wolves = place(HALL, obstacles=["wolves"])
    down = place(HALL, face_up=False)
    hand = spelunker("B1", hand=["drive-out"])
    match = a_match([hand], {"B1": wolves, "C1": down, "A1": HALL})
    play(match, "play:drive-out", until="move")
    assert fact(match, "map.A1.obstacles") == ["wolves"]
    assert offered(a_match([hand], {"B1": wolves, "C1": down})) == ["pass"]


def test_lost_limits_the_way_whatever_map_of_indiana_adds() -> None:
    """The limit is one location, whatever was added to the way."""
    column = {f"B{depth}": HALL for depth in range(1, 7)}
    for saved in ([], ["map-of-indiana"]):
        raiders = [hunter("B1", saved=saved), hunter("B6", hand=["lost"])]
        match = a_match(raiders, column)
        play(match, "1>play:lost", "0>move:ahead", until="search")
        assert fact(match, "raiders.0.at") == "B2"
        assert asks(match) == [(1, "move")]


def test_a_push_does_not_use_up_the_way_through_of_the_pusher() -> None:
    match = a_match(
        [runner("B2", hand=["the-way-through", "push"]), runner("B2")],
        {"B2": "narrow-crossing", "B1": HALL, "B3": HALL, "A2": HALL},
    )
    play(match, "0>play:the-way-through", "0>play:push", "0>side:ahead", until="move")
    assert "move:left" in offered(match)


def test_who_is_moved_without_walking_keeps_the_way_through() -> None:
    match = a_match(
        [runner("B2", hand=["the-way-through"]), runner("B2")],
        {"B2": "narrow-crossing", "B1": HALL, "B3": HALL},
    )
    play(match, "0>play:the-way-through", until="move")
    state = match.table.state

    def kept(seat: int, *, walked: bool) -> bool:
        after = state.copy()
        RaiderMoved(Seat(seat), space_named("B2"), space_named("B3"), walked=walked).apply(after)
        return any(held.kind == "way-through" for held in after.lasting)

    assert kept(0, walked=False)
    assert not kept(0, walked=True)
    # Nor does anybody else who walks use it up.
    assert kept(1, walked=True)
