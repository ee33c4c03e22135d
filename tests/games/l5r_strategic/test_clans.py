"""Abilities of clans on the map: Mantis, Unicorn, Scorpion and Ratlings; Crab and Shadowlands."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_strategic.positions import (
    Rigged,
    happened,
    open_to,
    place_of,
    position,
    sheet,
    turn,
)
from tests.shipped import wishes_for

from gorin.content.desk.matches import begin, plan
from gorin.games.l5r_strategic.abilities import farms, force, taint
from gorin.games.l5r_strategic.rokugan import OPEN, REGIONS, distance
from gorin.games.l5r_strategic.scoring import points
from gorin.games.l5r_strategic.state import CLANS, Army, State
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import TABLE, Seat
from gorin.kernel.match import Match

GOES_ON = ((), ())


def of(armies: dict[str, Any], *clans: str, **more: Any) -> Match[State]:
    """Return a campaign of some clans."""
    chance = more.pop("chance", Rigged(battle=GOES_ON))
    return position(armies, clans=clans, chance=chance, **more)


@pytest.mark.clause("STR-1.2", "STR-1.9")
def test_ten_clans_can_be_played_each_by_one_team() -> None:
    game = "l5r-strategic"
    state = begin(plan(game, wishes_for(game, seats=10))).state
    assert state.clans == CLANS
    assert len(set(CLANS)) == 10
    match = Match(begin(plan(game, wishes_for(game, seats=10, turns=1))), chance=Fast(3))
    match.start()
    while match.pending:
        decision = match.pending[0].decision
        assert decision.domain is not None
        match.choose(decision.seat, decision.domain.sample(Fast(3).below))
    assert match.outcome is not None


# -- Mantis --------------------------------------------------------------------------------------


@pytest.mark.clause("STR-11.6", "STR-R37")
def test_the_mantis_go_two_steps_if_one_of_them_is_over_sea() -> None:
    match = of({"mantis-1": "ma2", "mantis-2": "ma6", "crane-1": "ma7"}, "mantis", "crane")
    # From Iron Turtle City over the sea, two seas, and sea and then land.
    far = set(open_to(match, "mantis", "mantis-1"))
    assert far >= {"s06", "s07", "s08", "s12", "s05", "s11", "cn6", "ma7", "ma1", "ma4"}
    # From the mainland no land by land, but over land to the sea.
    near = set(open_to(match, "mantis", "mantis-2"))
    assert "cn4" not in near
    assert "sc4" not in near
    assert "s06" in near
    turn(match, mantis={"orders": {"mantis-1": "ma1"}, "conquests": ["mantis-1"]})
    assert place_of(match, "mantis-1") == "ma1"
    match = of({"crane-1": "cn6"}, "mantis", "crane")
    assert set(open_to(match, "crane", "crane-1")) == set(OPEN["cn6"])


@pytest.mark.clause("STR-R37")
def test_only_the_end_of_a_way_over_sea_counts_for_crossings_and_limits() -> None:
    armies = {"mantis-1": "ma2", "mantis-2": "s06", "crane-1": "cn6"}
    match = of(armies, "mantis", "crane", chance=Rigged(pick=0, battle=GOES_ON))
    turn(
        match,
        mantis={"orders": {"mantis-1": "cn6"}},
        crane={"orders": {"crane-1": "s07"}},
    )
    # A clan-mate in the sea between does not stop it; it crosses nobody who goes elsewhere.
    assert place_of(match, "mantis-1") == "cn6"
    assert not happened(match, "Crossed")


# -- Unicorn -------------------------------------------------------------------------------------


@pytest.mark.clause("STR-11.10", "STR-R39")
def test_the_unicorn_ride_on_over_land_and_conquer_where_they_end() -> None:
    match = of({"unicorn-1": "un3", "lion-1": "li7"}, "unicorn", "lion")
    turn(
        match,
        unicorn={
            "orders": {"unicorn-1": "li1"},
            "rides": {"unicorn-1": "li2"},
            "conquests": ["unicorn-1"],
        },
    )
    assert place_of(match, "unicorn-1") == "li2"
    assert match.table.state.holders["li2"] == "unicorn"
    assert match.table.state.holders["li1"] == "lion"


@pytest.mark.clause("STR-11.10", "STR-R39")
def test_an_enemy_in_the_first_province_stops_them_one_that_came_this_turn_too() -> None:
    ride = {"orders": {"unicorn-1": "li1"}, "rides": {"unicorn-1": "li2"}}
    match = of({"unicorn-1": "un3", "lion-1": "li4"}, "unicorn", "lion")
    turn(match, unicorn=ride, lion={"orders": {"lion-1": "li1"}})
    assert place_of(match, "unicorn-1") == "li1"
    assert [event.clause for event in happened(match, "Idle")] == ["STR-11.10"]
    allied = (("lion", "unicorn"),)
    match = of({"unicorn-1": "un3", "lion-1": "li4"}, "unicorn", "lion", allies=allied)
    match.table.state.calls.update({"lion": ("unicorn",), "unicorn": ("lion",)})
    turn(match, unicorn=ride, lion={"orders": {"lion-1": "li1"}})
    assert place_of(match, "unicorn-1") == "li2"


@pytest.mark.clause("STR-R39")
def test_they_do_not_ride_from_elsewhere_nor_into_a_full_province() -> None:
    armies = {"unicorn-1": "un3", "unicorn-2": "li2", "unicorn-3": "un6", "lion-1": "li7"}
    match = of(armies, "unicorn", "lion")
    turn(
        match,
        unicorn={
            "orders": {"unicorn-1": "li1", "unicorn-3": "li1"},
            "rides": {"unicorn-1": "li2", "unicorn-3": "li4"},
        },
    )
    # The second step of one finds its clan-mate; the first step of the other was not taken.
    assert place_of(match, "unicorn-1") == "li1"
    assert place_of(match, "unicorn-3") == "un6"
    clauses = {event.army: event.clause for event in happened(match, "Idle")[1:]}
    assert clauses == {"unicorn-1": "STR-5.4", "unicorn-3": "STR-R39"}


# -- Scorpion ------------------------------------------------------------------------------------


def crossing(**more: Any) -> Match[State]:
    """Return a turn in which the Scorpion and the Lion cross at Beiden Pass."""
    match = of({"scorpion-1": "sc3", "lion-1": "li6"}, "scorpion", "lion", **more)
    sheet(match, "scorpion", orders={"scorpion-1": "li6"})
    sheet(match, "lion", orders={"lion-1": "sc3"})
    return match


@pytest.mark.clause("STR-11.9", "STR-R13")
@pytest.mark.parametrize("place", ["li6", "sc3"])
def test_the_daimyo_of_the_scorpion_chooses_where_they_meet_an_enemy(place: str) -> None:
    match = crossing()
    (question,) = match.pending
    assert question.decision.seat == match.table.state.seat_of("scorpion")
    match.choose(question.decision.seat, f"place:{place}")
    assert place_of(match, "scorpion-1") == place_of(match, "lion-1") == place
    (crossed,) = happened(match, "Crossed")
    assert crossed.how == "chosen"


@pytest.mark.clause("STR-R13")
def test_between_allies_it_is_chance() -> None:
    match = of({"scorpion-1": "sc3", "lion-1": "li6"}, "scorpion", "lion")
    turn(match, scorpion={"allies": ["lion"]}, lion={"allies": ["scorpion"]})
    turn(
        match,
        scorpion={"orders": {"scorpion-1": "li6"}},
        lion={"orders": {"lion-1": "sc3"}},
    )
    assert happened(match, "Crossed")[0].how == "drawn"


@pytest.mark.clause("STR-R28")
def test_if_he_does_not_say_in_time_chance_decides() -> None:
    match = crossing(minutes=15, chance=Rigged(pick=1, battle=GOES_ON))
    assert [q.decision.seat for q in match.pending] == [Seat(0), TABLE]
    assert match.question(TABLE).decision.args["seconds"] == 60
    match.choose(TABLE, "time")
    assert happened(match, "Crossed")[0].how == "drawn"
    assert place_of(match, "lion-1") == "sc3"


# -- Ratlings ------------------------------------------------------------------------------------


@pytest.mark.clause("STR-11.8", "STR-R40")
def test_ratlings_start_in_impassable_regions_and_do_not_come_back() -> None:
    game = "l5r-strategic"
    match = Match(begin(plan(game, wishes_for(game, seats=2, clan="ratling"))), chance=Fast(1))
    match.start()
    regions = [f"place:{each}" for each in reversed(REGIONS)]
    match.choose(Seat(0), {"regions": regions})
    domain = match.pending[0].decision.domain
    assert domain is not None
    match.choose(Seat(1), domain.default())
    places = [army.place for army in match.table.state.armies.values() if army.clan == "ratling"]
    assert places == ["i6", "i5", "i4"]
    assert points(match.table, "ratling").points == 2
    match = of({"ratling-1": "i2", "lion-1": "li4"}, "ratling", "lion")
    assert set(open_to(match, "ratling", "ratling-1")) == set(OPEN["i2"])
    turn(match, ratling={"orders": {"ratling-1": "li1"}, "conquests": ["ratling-1"]})
    assert match.table.state.holders["li1"] == "ratling"
    assert "i2" not in open_to(match, "ratling", "ratling-1")
    assert points(match.table, "ratling").points == 3


@pytest.mark.clause("STR-11.8", "STR-R40", "STR-R5")
def test_ratlings_are_rebuilt_in_a_region_one_in_each() -> None:
    lost = Army("ratling", lost="li4")
    match = of({"ratling-1": lost, "ratling-2": "i1"}, "ratling", "lion")
    assert distance("li4", "i2") == 1
    assert distance("li6", "i4") == 5
    assert set(open_to(match, "ratling", "ratling-1")) == set(REGIONS) - {"i1"}
    turn(match, ratling={"orders": {"ratling-1": "i2"}})
    assert match.table.state.armies["ratling-1"].due == 2
    turn(match)
    assert place_of(match, "ratling-1") == "i2"


@pytest.mark.clause("STR-R40", "STR-R20")
def test_every_castle_of_theirs_is_one_more_and_a_region_is_not_conquered() -> None:
    holders = {"li4": "ratling", "un2": "ratling"}
    match = of({"ratling-1": "i2"}, "ratling", "lion", holders=holders)
    assert farms(match.table, "ratling") == 2
    turn(match, ratling={"conquests": ["ratling-1"]})
    assert [event.clause for event in happened(match, "Lapsed")] == ["STR-R20"]


# -- Crab and Shadowlands ------------------------------------------------------------------------


@pytest.mark.clause("STR-11.2", "STR-11.1")
def test_the_crab_are_stronger_in_what_was_theirs() -> None:
    table = of({}, "crab", "lion", holders={"cb4": "lion", "li1": "crab"}).table
    assert force(table, "crab", "cb4") == 1
    assert force(table, "crab", "li1") == 0
    assert force(table, "lion", "cb1") == 0


@pytest.mark.clause("STR-11.11", "STR-R34")
def test_whoever_is_not_of_the_shadowlands_is_weaker_there_at_any_table() -> None:
    match = of({"crab-1": "sh7", "lion-1": "sh7"}, "crab", "lion")
    turn(match)
    terms = match.table.state.terms
    assert terms["crab-1"].taint == terms["lion-1"].taint == 1
    assert taint(match.table, "cb5") == 0


def test_who_is_no_unicorn_does_not_ride() -> None:
    match = of({"lion-1": "li1"}, "unicorn", "lion")
    with pytest.raises(Refused):
        match.choose(Seat(1), {"rides": {"army:lion-1": "ride:li2"}})
