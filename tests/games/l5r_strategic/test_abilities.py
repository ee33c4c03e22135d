"""What clans have in battles: farms for castles, and their abilities there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_strategic.positions import Rigged, happened, position, turn

from gorin.games.l5r_strategic.abilities import farms, force, hand, honor
from gorin.games.l5r_strategic.state import USUAL, State, Terms
from gorin.kernel.match import Match

GOES_ON = ((), ())


def begun(armies: dict[str, Any], **more: Any) -> Match[State]:
    """Return a campaign after a turn in which nobody moved."""
    match = position(armies, chance=Rigged(battle=GOES_ON), **more)
    turn(match)
    return match


@pytest.mark.clause("STR-9.1")
def test_a_farm_for_every_castle_beyond_those_of_the_start() -> None:
    match = begun(
        {"lion-1": "dr6", "dragon-1": "dr6"}, holders={"dr6": "lion", "dr7": "lion", "li1": "crane"}
    )
    terms = match.table.state.terms
    assert terms["lion-1"].farms == 2
    assert terms["dragon-1"].farms == 0  # it has lost castles: no penalty
    table = position({}, holders={"li4": "crane", "cn2": "lion"}).table
    assert farms(table, "lion") == 0
    assert farms(table, "crane") == 0


@pytest.mark.clause("STR-R23", "STR-R44")
def test_farms_are_counted_when_an_army_sits_down() -> None:
    match = begun({"lion-1": "dr5", "dragon-1": "dr5", "lion-2": "dr6", "phoenix-1": "dr6"})
    assert match.table.state.terms["lion-1"] == USUAL
    match = begun(
        {"lion-1": "dr5", "dragon-1": "dr5", "lion-2": "dr6", "crane-1": "li1"},
        holders={"dr7": "lion"},
    )
    before = match.table.state.terms["lion-1"]
    turn(
        match,
        lion={"conquests": ["lion-2"]},
        crane={"orders": {"crane-1": "dr5"}},
    )
    state = match.table.state
    assert state.holders["dr6"] == "lion"
    assert state.terms["lion-1"] == before == Terms(farms=1)
    assert "crane-1" in state.battles["dr5"]
    assert state.terms["crane-1"] == USUAL


@pytest.mark.clause("STR-11.1", "STR-11.3")
def test_the_crane_have_more_honor_in_what_was_theirs_whoever_holds_it() -> None:
    table = position({}, holders={"cn1": "lion", "li1": "crane"}).table
    assert honor(table, "crane", "cn1") == 3
    assert honor(table, "crane", "li1") == 0
    assert honor(table, "lion", "cn1") == 0


@pytest.mark.clause("STR-11.4", "STR-11.7", "STR-R36")
def test_the_dragon_have_more_cards_and_who_faces_a_phoenix_at_home_fewer() -> None:
    table = position({}).table
    assert hand(table, "dragon", "li1", ("dragon", "lion")) == 6
    assert hand(table, "lion", "li1", ("dragon", "lion")) == 5
    faced = ("dragon", "lion", "phoenix", "phoenix")
    assert [hand(table, clan, "ph1", faced) for clan in ("dragon", "lion", "phoenix")] == [4, 3, 5]
    # Not elsewhere, and not without a Phoenix at the table.
    assert hand(table, "lion", "li1", faced) == 5
    assert hand(table, "lion", "ph1", ("dragon", "lion")) == 5


@pytest.mark.clause("STR-11.5", "STR-R35")
def test_the_lion_are_stronger_at_a_castle_that_was_not_theirs() -> None:
    table = position({}, holders={"dr6": "lion", "li4": "dragon"}).table
    assert force(table, "lion", "dr6") == 1
    assert force(table, "lion", "li4") == 0
    assert force(table, "lion", "dr1") == 0
    assert force(table, "dragon", "li4") == 0


@pytest.mark.clause("STR-R44")
def test_a_phoenix_that_joins_takes_cards_from_those_alone_who_come_with_it_or_later() -> None:
    match = begun({"lion-1": "ph1", "dragon-1": "ph1", "phoenix-1": "ph2", "crane-1": "cn1"})
    turn(match, phoenix={"orders": {"phoenix-1": "ph1"}})
    terms = match.table.state.terms
    assert (terms["lion-1"].hand, terms["dragon-1"].hand) == (5, 6)
    match = begun(
        {"lion-1": "ph4", "dragon-1": "ph1", "phoenix-1": "ph1", "crane-1": "ph2"},
        holders={"ph4": "lion"},
    )
    assert match.table.state.terms["dragon-1"].hand == 4
    turn(match, lion={"orders": {"lion-1": "ph1"}})
    assert match.table.state.terms["lion-1"].hand == 3


def test_the_log_tells_what_is_not_usual() -> None:
    match = begun({"lion-1": "dr6", "dragon-1": "dr6", "phoenix-1": "li1", "crane-1": "li1"})
    told = {event.army: event.told(None) for event in happened(match, "SatDown")}
    assert told["crane-1"] is None
    assert told["lion-1"] is not None
    assert told["lion-1"].args["force"] == 1
