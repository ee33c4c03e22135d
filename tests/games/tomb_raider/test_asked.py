"""What a question says: what is left, why it is asked, and the odds from what its seat knows."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.tomb_raider.tables import a_match, hunter, place, play, spelunker

from gorin.games.tomb_raider.chances import target_here
from gorin.games.tomb_raider.events.turns import OrderSet
from gorin.games.tomb_raider.state import State
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import question_view
from gorin.kernel.words import Arg, Message

ANA = Seat(0)
CAVERN = {"B1": "open-cavern"}
GHOST = {"B1": place("open-cavern", obstacles=["test-ghost"])}
NET = {"B1": place("open-cavern", obstacles=["test-net"])}


def said(match: Match[State]) -> tuple[str, Mapping[str, Arg]]:
    """Return what is asked first: the message and what it is about."""
    message = match.pending[0].decision.message
    return message.id, message.args


def answer(match: Match[State], key: str) -> tuple[str, Mapping[str, Arg]]:
    """Return an answer to what is asked first: its message and what it is about."""
    found = question_view(match, match.pending[0]).options
    message = next(option.message for option in found if option.key == key)
    return message.id, message.args


@pytest.mark.parametrize(("row", "percent"), [([], 58), (["test-gloves"], 92)])
def test_a_test_tells_its_chance_with_what_the_raider_has(row: list[str], percent: int) -> None:
    match = a_match([spelunker("B1", unsaved=row)], GHOST)
    play(match, "stay")
    # Two dice reach seven in 21 of 36 throws, and four in 33.
    assert answer(match, "test:fight")[1]["percent"] == percent
    assert answer(match, "test:think")[1]["percent"] == 58


def test_a_window_tells_how_likely_the_test_is() -> None:
    match = a_match([spelunker("B1", hand=["take-aim"])], GHOST)
    play(match, "stay", "test:fight", until="window-test")
    assert said(match) == ("ask-window-test-chance", {"percent": 58})


@pytest.mark.parametrize(
    ("dice", "message"),
    [((1, 1, 1), "ask-window-roll-failed"), ((6, 1, 1), "ask-window-roll-passed")],
)
def test_once_the_dice_lie_a_window_tells_the_result(dice: tuple[int, ...], message: str) -> None:
    match = a_match([spelunker("B1", hand=["just-made-it"])], NET)
    play(match, "stay", dice, until="window-roll")
    assert said(match) == (message, {"result": sum(dice), "target": 8})


def test_moves_left_are_told_and_that_exploring_loses_them() -> None:
    match = a_match([spelunker("B1")], CAVERN)
    assert said(match) == ("ask-move-explore", {"left": 3})
    around = dict.fromkeys(("A1", "B1", "C1", "B2"), "open-cavern")
    assert said(a_match([spelunker("B1")], around)) == ("ask-move", {"left": 3})


def test_a_search_tells_what_it_may_find_or_that_nothing_in_hand_can_be() -> None:
    none = a_match([spelunker("B1", hand=["run"])], CAVERN, round="search")
    assert answer(none, "search") == ("option-search", {})
    some = a_match([spelunker("B1", hand=["run", "rope"])], CAVERN, round="search")
    message, args = answer(some, "search")
    assert message == "option-search-card"
    lit = a_match(
        [spelunker("B1", hand=["run", "rope"], unsaved=["test-lamp"])], CAVERN, round="search"
    )
    more = answer(lit, "search")[1]
    assert more["target"] == args["target"]
    assert int(str(more["percent"])) > int(str(args["percent"])) > 0


def test_a_search_names_the_discoveries_in_hand_by_what_they_need() -> None:
    def searched(*hand: str) -> tuple[str, Mapping[str, Arg]]:
        match = a_match([spelunker("B1", hand=hand)], CAVERN, round="search")
        return answer(match, "search")

    rope, ammo = searched("rope")[1], searched("shotgun-ammo")[1]
    message, args = searched("shotgun-ammo", "rope", "rope", "run")
    assert message == "option-search-cards"
    cards = args["cards"]
    assert isinstance(cards, tuple)
    found = [one.args for one in cards if isinstance(one, Message)]
    assert found == [{key: one[key] for key in ("card", "target")} for one in (rope, ammo)]
    assert args["percent"] == rope["percent"]


def test_an_emptied_location_is_said_to_be_so() -> None:
    empty = {"B1": place("open-cavern", empty=True)}
    match = a_match([spelunker("B1", hand=["test-rummage"])], empty, round="search")
    assert said(match)[0] == "ask-search-empty"


def test_the_treasure_is_what_is_searched_for_in_its_room() -> None:
    match = a_match([spelunker("B4")], {"B4": "treasure-cave"}, round="search")
    assert target_here(match.table, ANA) == 14
    # Four dice reach fourteen in 721 of 1296 throws.
    assert answer(match, "search") == ("option-search-treasure", {"target": 14, "percent": 56})


def test_an_attack_tells_its_chance_where_ties_are_rolled_again() -> None:
    match = a_match([spelunker("B1"), hunter("B1")], CAVERN)
    play(match, "stay", until="attack")
    assert answer(match, "attack:1")[1]["percent"] == 50


def test_discarding_tells_what_it_is_for() -> None:
    full = a_match([spelunker("B1", hand=["run"] * 7)], CAVERN, round="draw")
    assert said(full) == ("ask-discard-room", {"draws": 2, "room": 1, "held": 7, "limit": 8})
    last = a_match([spelunker("B1", hand=["run"])], CAVERN, round="draw")
    assert said(last) == ("ask-discard-last", {"draws": 2, "more": 4})
    some = a_match([spelunker("B1", hand=["run"] * 3)], CAVERN, round="draw")
    assert said(some) == ("ask-discard", {"draws": 2})


def test_the_order_tells_who_rolled_highest_and_chose() -> None:
    row = dict.fromkeys(("A1", "B1", "C1"), "open-cavern")
    match = a_match([spelunker("A1"), hunter("C1")], row, round="ready")
    play(match, (1, 1, 1), (6, 6), "1>first:0")
    order = next(event for event in match.log() if isinstance(event, OrderSet))
    assert (order.seats, order.seat) == ((ANA, Seat(1)), Seat(1))
    told = order.told(None)
    assert told is not None
    assert told.id == "log-order-set-by"
