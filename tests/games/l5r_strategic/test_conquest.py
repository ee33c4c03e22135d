"""Alliances, conquest and liberation, battles, leaving, and points."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_strategic.positions import (
    Rigged,
    happened,
    parts_of,
    place_of,
    position,
    sheet,
    turn,
)
from tests.shipped import wishes_for

from gorin.content.desk.matches import begin, plan
from gorin.games.l5r_strategic.scoring import points
from gorin.games.l5r_strategic.state import Army
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat

GOES_ON = ((), ())
OVER = (("over",), ())


def conquer(*names: str, **more: Any) -> dict[str, Any]:
    """Return a sheet on which armies declare conquest."""
    return {"conquests": names, **more}


# -- alliances -----------------------------------------------------------------------------------


@pytest.mark.clause("STR-R12")
def test_two_clans_are_allies_until_one_of_them_says_that_they_are_not() -> None:
    match = position({"dragon-1": "li1", "lion-1": "li1"}, chance=Rigged(battle=GOES_ON))
    turn(match, dragon={"allies": ["lion"]}, lion={"allies": ["dragon"]})
    assert match.table.state.allies == (("dragon", "lion"),)
    turn(match)
    assert match.table.state.allies == (("dragon", "lion"),)
    assert not match.table.state.battles
    turn(match, dragon={"breaks": ["lion"]})
    assert not match.table.state.allies
    assert happened(match, "AllianceEnded")
    assert match.table.state.battles == {"li1": ("dragon-1", "lion-1")}


@pytest.mark.clause("STR-R12")
def test_a_clan_that_alone_calls_another_an_ally_is_its_enemy() -> None:
    match = position({"dragon-1": "li1", "lion-1": "li1"}, chance=Rigged(battle=GOES_ON))
    turn(match, dragon={"allies": ["lion"]})
    assert match.table.state.battles
    (called,) = happened(match, "AllyCalled")
    assert (called.clan, called.other) == ("dragon", "lion")
    # It still calls it so: the other needs only to say the same.
    turn(match, lion={"allies": ["dragon"]})
    assert match.table.state.allies == (("dragon", "lion"),)


# -- conquest ------------------------------------------------------------------------------------


@pytest.mark.clause("STR-6.1", "STR-R9")
def test_an_army_conquers_where_it_stands_after_it_has_moved() -> None:
    match = position({"dragon-1": "dr5"})
    turn(match, dragon=conquer("dragon-1", orders={"dragon-1": "li1"}))
    assert match.table.state.holders["li1"] == "dragon"
    assert match.table.state.armies["dragon-1"].declared == ""


@pytest.mark.clause("STR-R9")
def test_a_declaration_counts_where_an_army_stayed_that_could_not_go() -> None:
    match = position({"dragon-1": "li1", "dragon-2": "li2", "lion-1": "s12"})
    turn(match, dragon=conquer("dragon-2", orders={"dragon-2": "li1"}))
    assert match.table.state.holders["li2"] == "dragon"
    assert match.table.state.holders["li1"] == "lion"


@pytest.mark.clause("STR-6.6", "STR-R43")
def test_a_province_stays_with_its_holder_without_an_army_and_absent_clans_hold_theirs() -> None:
    match = position({"lion-1": "li6"})
    turn(match, lion=conquer("lion-1", orders={"lion-1": "sc3"}))
    assert match.table.state.holders["sc3"] == "lion"
    turn(match, lion={"orders": {"lion-1": "li6"}})
    assert match.table.state.holders["sc3"] == "lion"
    assert match.table.state.holders["sc2"] == "scorpion"


@pytest.mark.clause("STR-R18", "STR-7.4")
def test_a_declaration_waits_while_a_battle_goes_on_and_counts_when_no_enemy_is_left() -> None:
    chance = Rigged(battle=GOES_ON)
    match = position({"dragon-1": "li1", "lion-1": "li1", "lion-2": "li5"}, chance=chance)
    turn(match, dragon=conquer("dragon-1"))
    assert match.table.state.holders["li1"] == "lion"
    assert match.table.state.armies["dragon-1"].declared == "conquer"
    chance.battle = ((), (("army:lion-1", "destroyed"),))
    turn(match, lion={"orders": {"lion-2": "li7"}})
    # Others march while the battle goes on; nothing was declared anew.
    assert place_of(match, "lion-2") == "li7"
    assert place_of(match, "lion-1") == ""
    assert match.table.state.holders["li1"] == "dragon"


@pytest.mark.clause("STR-R18")
def test_a_declaration_is_gone_when_the_army_goes() -> None:
    match = position(
        {"dragon-1": Army("dragon", "li1", declared="conquer"), "lion-1": "li1"},
        chance=Rigged(battle=GOES_ON),
        truces={"li1": ("dragon-1", "lion-1")},
    )
    turn(match, dragon={"orders": {"dragon-1": "li2"}})
    assert match.table.state.armies["dragon-1"].declared == ""
    assert match.table.state.holders["li2"] == "lion"


def test_an_enemy_may_permit_a_conquest_beside_its_army() -> None:
    truces = {"li1": ("dragon-1", "lion-1")}
    match = position({"dragon-1": "li1", "lion-1": "li1"}, truces=dict(truces))
    turn(match, dragon=conquer("dragon-1"))
    assert match.table.state.holders["li1"] == "lion"
    turn(match, lion={"permits": ["dragon"]})
    assert match.table.state.holders["li1"] == "dragon"


@pytest.mark.clause("STR-6.3")
def test_an_army_gives_a_province_back_to_the_clan_whose_it_was() -> None:
    match = position({"crane-1": "li1"}, holders={"li1": "dragon"})
    turn(match, crane={"liberations": ["crane-1"]})
    assert match.table.state.holders["li1"] == "lion"
    (taken,) = happened(match, "Taken")
    assert (taken.clan, taken.before, taken.holder) == ("crane", "dragon", "lion")


@pytest.mark.clause("STR-6.4")
def test_a_clan_does_not_liberate_what_it_holds() -> None:
    match = position({"crane-1": "li1"}, holders={"li1": "crane"})
    turn(match, crane={"liberations": ["crane-1"]})
    assert match.table.state.holders["li1"] == "crane"
    assert [event.clause for event in happened(match, "Lapsed")] == ["STR-6.4"]


@pytest.mark.clause("STR-R20")
def test_what_its_own_clan_holds_is_not_freed_and_ones_own_is_conquered_so() -> None:
    match = position({"crane-1": "li1", "lion-1": "li2"}, holders={"li2": "dragon"})
    turn(
        match,
        crane={"liberations": ["crane-1"]},
        lion={"liberations": ["lion-1"]},
    )
    assert [event.clause for event in happened(match, "Lapsed")] == ["STR-R20"]
    (taken,) = happened(match, "Taken")
    assert (taken.clan, taken.holder) == ("lion", "lion")


@pytest.mark.clause("STR-8.3")
def test_seas_are_neither_conquered_nor_fought_for() -> None:
    match = position({"crane-1": "s04", "lion-1": "s04"})
    turn(match, crane=conquer("crane-1"))
    assert not match.table.state.battles
    assert [event.clause for event in happened(match, "Lapsed")] == ["STR-8.3"]


@pytest.mark.clause("STR-R19")
def test_allies_do_not_block_a_conquest_but_object_by_wanting_it_too() -> None:
    match = position({"dragon-1": "li1", "crane-1": "li1", "dragon-2": "li2", "crane-2": "li2"})
    turn(
        match,
        dragon=conquer("dragon-1", "dragon-2", allies=["crane"]),
        crane=conquer("crane-2", allies=["dragon"]),
    )
    assert match.table.state.holders["li1"] == "dragon"
    assert match.table.state.holders["li2"] == "lion"
    assert [event.army for event in happened(match, "Lapsed")] == ["crane-2", "dragon-2"]


# -- battles -------------------------------------------------------------------------------------


@pytest.mark.clause("STR-7.1", "STR-R22")
def test_enemies_in_one_province_fight_and_all_who_are_there_with_them() -> None:
    chance = Rigged(battle=GOES_ON)
    match = position({"dragon-1": "li1", "lion-1": "li1", "crane-1": "li1"}, chance=chance)
    turn(match, crane={"allies": ["dragon", "lion"]}, dragon={"allies": ["crane"]})
    assert match.table.state.battles == {"li1": ("crane-1", "dragon-1", "lion-1")}


def test_who_comes_into_a_battle_joins_it() -> None:
    chance = Rigged(battle=GOES_ON)
    match = position({"dragon-1": "li1", "lion-1": "li1", "crane-1": "li2"}, chance=chance)
    turn(match)
    turn(match, crane={"orders": {"crane-1": "li1"}})
    assert match.table.state.battles == {"li1": ("crane-1", "dragon-1", "lion-1")}
    assert [event.armies for event in happened(match, "BattleJoined")] == [("crane-1",)]


def test_at_least_one_army_stands_after_a_battle() -> None:
    lost = (("army:dragon-1", "destroyed"), ("army:lion-1", "dishonored"))
    chance = Rigged(battle=((), lost))
    match = position({"dragon-1": "li1", "lion-1": "li1"}, chance=chance)
    with pytest.raises(ValueError, match="answer-wrong-count"):
        turn(match)


def test_a_result_that_nobody_reports_is_drawn_and_the_log_says_so() -> None:
    lost = ((), (("army:lion-1", "dishonored"),))
    match = position({"dragon-1": "li1", "lion-1": "li1"}, chance=Rigged(battle=lost))
    turn(match)
    (reported,) = happened(match, "BattleReported")
    assert reported.by_lot
    message = reported.told(None)
    assert message is not None
    assert message.id == "log-campaign-battle-reported-drawn"
    army = match.table.state.armies["lion-1"]
    assert (army.place, army.lost, army.dishonored) == ("", "li1", True)


def test_a_referee_reports_while_others_write_and_when_it_leaves_results_are_drawn() -> None:
    chance = Rigged(battle=GOES_ON)
    armies: dict[str, str | Army] = {"dragon-1": "li1", "lion-1": "li1"}
    match = position(armies, referee=True, chance=chance)
    turn(match)
    *sheets, question = match.pending
    assert len(sheets) == 4
    assert question.decision.seat == match.table.state.referee == Seat(4)
    answer = {"battle": [], "losses": {"army:lion-1": "destroyed"}, "winner": []}
    match.choose(Seat(4), answer)
    assert place_of(match, "lion-1") == ""
    assert not happened(match, "BattleReported")[0].by_lot
    assert match.table.state.truces == {}
    match = position(armies, referee=True, chance=chance)
    match.initiate(Seat(4), "concede")
    turn(match)
    assert happened(match, "BattleReported")[0].by_lot
    assert match.outcome is None


@pytest.mark.clause("STR-R29")
def test_after_an_agreed_end_armies_stand_side_by_side_until_one_attacks() -> None:
    chance = Rigged(battle=OVER)
    match = position({"dragon-1": "li1", "lion-1": "li1"}, chance=chance)
    turn(match)
    assert match.table.state.truces == {"li1": ("dragon-1", "lion-1")}
    chance.battle = GOES_ON
    turn(match)
    assert not match.table.state.battles
    assert parts_of(match, "lion")["attacks"].keys == ("attack:lion-1",)
    turn(match, lion={"attacks": ["lion-1"]})
    assert match.table.state.battles == {"li1": ("dragon-1", "lion-1")}


@pytest.mark.clause("STR-R29")
def test_another_enemy_who_comes_begins_a_new_battle() -> None:
    truces = {"li1": ("dragon-1", "lion-1")}
    match = position(
        {"dragon-1": "li1", "lion-1": "li1", "crane-1": "li2"},
        truces=truces,
        chance=Rigged(battle=GOES_ON),
    )
    turn(match, crane={"orders": {"crane-1": "li1"}})
    assert match.table.state.battles == {"li1": ("crane-1", "dragon-1", "lion-1")}


@pytest.mark.clause("STR-R1", "STR-R30", "STR-10.1")
def test_the_last_box_is_opened_and_what_extra_time_does_not_end_destroys_nobody() -> None:
    chance = Rigged(battle=GOES_ON)
    match = position({"dragon-1": "dr5", "lion-1": "li1", "crane-1": "li3"}, turns=1, chance=chance)
    turn(
        match,
        dragon=conquer("dragon-1", orders={"dragon-1": "li1"}),
        crane=conquer("crane-1"),
    )
    assert match.table.state.holders["li1"] == "lion"
    assert match.table.state.holders["li3"] == "crane"
    assert place_of(match, "lion-1") == place_of(match, "dragon-1") == "li1"
    kinds = [type(event).__name__ for event in match.log()]
    assert kinds.count("BattleReported") == 2
    assert kinds.index("ExtraTime") < kinds.index("Counted") < kinds.index("Ended")


# -- leaving -------------------------------------------------------------------------------------


@pytest.mark.clause("STR-R43")
def test_a_clan_whose_seat_leaves_keeps_its_provinces_without_armies() -> None:
    fought = {"li1": ("dragon-1", "lion-1")}
    match = position(
        {"dragon-1": Army("dragon", "li1", declared="conquer"), "lion-1": "li1"},
        battles=fought,
        chance=Rigged(battle=GOES_ON),
    )
    match.initiate(Seat(1), "concede")
    assert [question.decision.seat for question in match.pending] == [0, 2, 3]
    for clan in ("dragon", "phoenix", "crane"):
        sheet(match, clan)
    state = match.table.state
    assert "lion" not in state.alive
    assert not any(army.clan == "lion" for army in state.armies.values())
    assert state.holders["li4"] == "lion"
    assert state.holders["li1"] == "dragon"
    for seat in (2, 3):
        match.initiate(Seat(seat), "concede")
    assert match.outcome is not None
    assert match.outcome.winners == (Seat(0),)


# -- points --------------------------------------------------------------------------------------


@pytest.mark.clause("STR-10.2", "STR-10.3", "STR-10.4")
def test_points_for_own_provinces_others_and_castles() -> None:
    table = position({}).table
    assert points(table, "lion").points == 7 * 2 + 3
    table = position({}, holders={"li4": "dragon", "li1": "dragon", "dr1": "lion"}).table
    # An own castle is worth 3 and another's 2; an own province 2 and another's 1.
    assert points(table, "dragon").points == 17 + 2 + 1 - 2
    assert points(table, "lion").points == 17 - 3 - 2 + 1


@pytest.mark.clause("STR-R42")
def test_a_province_of_an_ally_counts_as_anothers() -> None:
    table = position({}, holders={"li1": "dragon"}, allies=(("dragon", "lion"),)).table
    assert points(table, "dragon").others == 1


@pytest.mark.clause("STR-10.5")
def test_the_clan_with_most_points_wins() -> None:
    match = position({}, holders={"li1": "crane"}, turns=1)
    turn(match)
    assert match.outcome is not None
    assert match.outcome.winners == (Seat(3),)
    assert match.outcome.clause == "STR-10.5"


@pytest.mark.clause("STR-R41")
@pytest.mark.parametrize(("ties", "winners"), [("shared", (0, 3)), ("castles", (3,))])
def test_equal_points_are_shared_unless_castles_decide(ties: str, winners: tuple[int, ...]) -> None:
    # Dragon has two provinces of others, Crane one castle of others: both have 19 points.
    holders = {"li1": "dragon", "li2": "dragon", "li4": "crane"}
    match = position({}, holders=holders, turns=1, ties=ties)
    turn(match)
    assert match.outcome is not None
    assert match.outcome.winners == winners


# -- what is asked for ---------------------------------------------------------------------------


def test_what_cannot_be_played_is_refused_with_a_sentence() -> None:
    game = "l5r-strategic"
    for seats, options, reason in (
        (2, {"referee": True}, "campaign-bad-clans"),
        (11, {}, "campaign-bad-clans"),
        (2, {"turns": 17}, "campaign-bad-turns"),
        (2, {"generals": 5}, "campaign-bad-generals"),
    ):
        with pytest.raises(BadInput) as caught:
            plan(game, wishes_for(game, seats=seats, **options))
        assert caught.value.message.id == reason
    with pytest.raises(BadInput) as caught:
        plan(game, wishes_for(game, seats=2, decks=("mine",)))
    assert caught.value.message.id == "campaign-no-decks"


def test_clans_sit_in_turns_from_the_one_chosen_and_a_referee_sits_last() -> None:
    game = "l5r-strategic"
    table = begin(plan(game, wishes_for(game, seats=4, clan="phoenix", referee=True)))
    assert table.state.clans == ("phoenix", "crane", "scorpion")
    assert table.state.referee == Seat(3)
