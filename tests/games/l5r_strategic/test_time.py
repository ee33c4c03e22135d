"""The time of a turn, the talk before the first, and what the referee reports meanwhile."""

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
from gorin.games.l5r_strategic.state import Army, State
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import TABLE, Seat
from gorin.kernel.domain import Form
from gorin.kernel.match import Match

GOES_ON = ((), ())
REFEREE = Seat(2)


def timed(armies: dict[str, Any], **more: Any) -> Match[State]:
    """Return a campaign of two clans whose turns take fifteen minutes."""
    return position(armies, clans=("dragon", "lion"), minutes=15, **more)


def kinds(match: Match[State]) -> list[str]:
    """Return what is asked."""
    return [question.decision.prompt.kind for question in match.pending]


def time_up(match: Match[State]) -> None:
    """Let the time run out."""
    match.choose(TABLE, "time")


# -- the time of a turn --------------------------------------------------------------------------


@pytest.mark.clause("STR-3.1", "STR-3.5")
def test_a_turn_takes_so_many_minutes_and_then_the_box_is_opened() -> None:
    match = timed({"dragon-1": "dr6", "lion-1": "li4"}, turns=16)
    question = match.question(TABLE)
    assert question.decision.args == {"turn": 1, "seconds": 900, "about": 0}
    sheet(match, "dragon", orders={"dragon-1": "li1"})
    assert not happened(match, "BoxOpened")
    time_up(match)
    assert place_of(match, "dragon-1") == "li1"
    assert match.table.state.turn == 2
    for _ in range(15):
        time_up(match)
    assert match.outcome is not None
    assert match.table.state.turn == 16


def test_the_box_is_opened_at_once_when_all_have_handed_in() -> None:
    match = timed({"dragon-1": "dr6"})
    turn(match)
    assert match.table.state.turn == 2
    assert not happened(match, "TimeUp")


@pytest.mark.clause("STR-3.3")
def test_a_sheet_that_comes_late_counts_for_no_turn() -> None:
    match = timed({"dragon-1": "dr6", "lion-1": "li4"})
    late = match.question(Seat(0))
    time_up(match)
    assert match.question(Seat(0)).serial != late.serial
    domain = late.decision.domain
    assert isinstance(domain, Form)
    answer = {name: () for name, _ in domain.parts}
    with pytest.raises(Refused):
        match.choose(Seat(0), answer, serial=late.serial)
    assert not match.table.state.box


def test_without_minutes_nobody_asks_for_the_time() -> None:
    match = position({"dragon-1": "dr6"}, clans=("dragon", "lion"))
    assert kinds(match) == ["campaign-sheet"] * 2


# -- the talk ------------------------------------------------------------------------------------


def begun(**more: Any) -> Match[State]:
    """Return a campaign with time after the armies were placed."""
    game = "l5r-strategic"
    table = begin(plan(game, wishes_for(game, seats=2, minutes=15, **more)))
    match = Match(table, chance=Fast(1))
    match.start()
    for question in match.pending:
        domain = question.decision.domain
        assert domain is not None
        match.choose(question.decision.seat, domain.sample(Fast(1).below))
    return match


@pytest.mark.clause("STR-2.5", "STR-2.4", "STR-2.1")
def test_daimyos_talk_before_the_first_turn_and_allies_are_such_from_then_on() -> None:
    match = begun()
    assert len(happened(match, "Placed")) == 6
    assert match.table.state.phase == "talk"
    assert match.question(TABLE).decision.args["seconds"] == 900
    match.choose(Seat(0), ["ally:lion"])
    match.choose(Seat(1), ["ally:dragon"])
    assert match.table.state.turn == 1
    turn(match)
    assert match.table.state.allies == (("dragon", "lion"),)


def test_the_talk_ends_with_its_time() -> None:
    match = begun()
    match.choose(Seat(0), ["ally:lion"])
    time_up(match)
    assert match.table.state.turn == 1
    turn(match)
    assert match.table.state.allies == ()


# -- reports -------------------------------------------------------------------------------------


def fought(**more: Any) -> Match[State]:
    """Return a turn in which a battle is fought that a referee reports."""
    first = Army("dragon", "li1", declared="conquer")
    armies: dict[str, str | Army] = {"dragon-1": first, "lion-1": "li1", "lion-2": "li4"}
    return position(
        armies,
        clans=("dragon", "lion"),
        referee=True,
        battles={"li1": ("dragon-1", "lion-1")},
        **more,
    )


def says(match: Match[State], *lost: str, over: bool = False, winner: str = "") -> None:
    """Let the referee report who was destroyed, and who won."""
    answer = {
        "winner": [f"winner:{winner}"] if winner else [],
        "battle": ["over"] if over else [],
        "losses": {f"army:{name}": "destroyed" for name in lost},
    }
    match.choose(REFEREE, answer)


@pytest.mark.clause("STR-R7", "STR-7.4")
def test_what_a_battle_comes_to_happens_while_the_others_write() -> None:
    match = fought()
    assert kinds(match) == ["campaign-sheet", "campaign-sheet", "campaign-report"]
    sheet(match, "dragon")
    says(match, "lion-1")
    assert match.table.state.holders["li1"] == "dragon"
    assert match.table.state.turn == 1
    assert not happened(match, "BoxOpened")
    # The Lion may write at once where its army is to appear again.
    sheet(match, "lion", orders={"lion-1": "li6"})
    match.choose(REFEREE, "stands")
    assert match.table.state.armies["lion-1"].target == "li6"


@pytest.mark.clause("STR-R7")
def test_a_report_can_be_corrected_until_the_box_is_opened() -> None:
    match = fought()
    before = match.table.state.copy()
    says(match, "lion-1")
    assert kinds(match)[-1] == "campaign-correction"
    match.choose(REFEREE, "correct:li1")
    state = match.table.state
    assert (state.armies, state.holders) == (before.armies, before.holders)
    assert state.battles == before.battles
    says(match, "dragon-1")
    assert place_of(match, "dragon-1") == ""
    assert place_of(match, "lion-1") == "li1"
    assert state.holders["li1"] == "lion"
    # Once is enough: nothing more can be corrected in this turn.
    turn(match)
    assert state.turn == 2
    assert [event.place for event in happened(match, "ReportWithdrawn")] == ["li1"]


@pytest.mark.clause("STR-3.6", "STR-R10")
def test_orders_count_for_what_an_army_is_when_the_box_is_opened() -> None:
    match = fought()
    says(match, "lion-1")
    sheet(match, "lion", orders={"lion-1": "li6", "lion-2": "li5"})
    match.choose(REFEREE, "correct:li1")
    says(match, "dragon-1")
    sheet(match, "dragon")
    idle = [(event.army, event.reason.id) for event in happened(match, "Idle")]
    assert idle == [("lion-1", "refused-campaign-there")]
    assert place_of(match, "lion-2") == "li5"
    match = fought()
    sheet(match, "dragon", orders={"dragon-1": "li2"})
    sheet(match, "lion")
    says(match)
    match.choose(REFEREE, "stands")
    idle = [(event.army, event.clause) for event in happened(match, "Idle")]
    assert idle == [("dragon-1", "STR-5.1")]


def test_an_army_whose_battle_is_over_before_the_box_is_opened_goes_where_it_was_sent() -> None:
    match = fought()
    sheet(match, "dragon", orders={"dragon-1": "li2"})
    says(match, over=True)
    sheet(match, "lion")
    match.choose(REFEREE, "stands")
    assert place_of(match, "dragon-1") == "li2"


@pytest.mark.clause("STR-7.10")
def test_a_battle_ends_without_losses_when_its_generals_agree() -> None:
    match = fought()
    says(match, over=True)
    state = match.table.state
    assert state.battles == {}
    assert state.truces == {"li1": ("dragon-1", "lion-1")}
    assert place_of(match, "dragon-1") == place_of(match, "lion-1") == "li1"
    assert state.holders["li1"] == "lion"


@pytest.mark.clause("STR-3.2", "STR-R30", "STR-10.1")
def test_after_the_last_turn_only_battles_are_reported_for_twice_the_time() -> None:
    match = fought(minutes=15, turns=1)
    time_up(match)
    assert match.table.state.phase == "extra"
    assert kinds(match) == ["campaign-report", "campaign-time"]
    assert match.question(TABLE).decision.args["seconds"] == 1800
    twin = match.fork()
    says(match, "lion-1")
    match.choose(REFEREE, "stands")
    assert match.outcome is not None
    assert match.outcome.winners == (Seat(0),)
    twin.choose(TABLE, "time")
    assert twin.outcome is not None
    assert place_of(twin, "lion-1") == "li1"
    assert twin.table.state.holders["li1"] == "lion"


def test_a_battle_of_which_nobody_reports_in_time_goes_on() -> None:
    match = fought(minutes=15, chance=Rigged(battle=GOES_ON))
    time_up(match)
    assert match.table.state.battles == {"li1": ("dragon-1", "lion-1")}
    assert "campaign-report" in kinds(match)


# -- giving up -----------------------------------------------------------------------------------


@pytest.mark.clause("STR-7.11")
def test_whoever_gives_up_a_battle_is_destroyed_at_once_and_not_by_dishonor() -> None:
    match = fought()
    sheet(match, "lion", concessions=["lion-1"])
    state = match.table.state
    assert state.armies["lion-1"] == Army("lion", lost="li1")
    assert state.battles == {}
    # The battle is over, so what the other one declared takes effect; the box is still closed.
    assert state.holders["li1"] == "dragon"
    assert not happened(match, "BoxOpened")
    assert kinds(match) == ["campaign-sheet"]
    # On the next sheet it may be told where to appear: two provinces away, without delay for honor.
    sheet(match, "dragon")
    sheet(match, "lion", orders={"lion-1": "li4"})
    sheet(match, "dragon")
    assert [event.due - 2 for event in happened(match, "RebuildOrdered")] == [1]


@pytest.mark.clause("STR-7.11")
def test_the_others_fight_on_after_one_gave_up_and_no_report_undoes_it() -> None:
    armies: dict[str, str | Army] = dict.fromkeys(("dragon-1", "lion-1", "lion-2"), "li4")
    match = position(
        armies,
        clans=("dragon", "lion"),
        referee=True,
        battles={"li4": ("dragon-1", "lion-1", "lion-2")},
    )
    says(match)
    sheet(match, "lion", concessions=["lion-2"])
    state = match.table.state
    assert state.battles == {"li4": ("dragon-1", "lion-1")}
    match.choose(REFEREE, "correct:li4")
    assert state.battles == {"li4": ("dragon-1", "lion-1")}
    assert place_of(match, "lion-2") == ""
    says(match, "dragon-1")
    assert state.battles == {}


def test_an_army_that_does_not_fight_has_nothing_to_give_up() -> None:
    match = fought()
    assert parts_of(match, "lion")["concessions"].keys == ("concede:lion-1",)
    says(match, over=True)
    assert "concessions" not in parts_of(match, "lion")


# -- who wins outright ---------------------------------------------------------------------------


def won(**more: Any) -> Match[State]:
    """Return a battle at a castle that the Dragon have won against two armies of the Lion."""
    first = Army("dragon", "li4", declared="conquer")
    armies: dict[str, str | Army] = {"dragon-1": first, "lion-1": "li4", "lion-2": "li4"}
    match = position(
        armies,
        clans=("dragon", "lion"),
        referee=True,
        battles={"li4": ("dragon-1", "lion-1", "lion-2")},
        **more,
    )
    says(match, winner="dragon-1")
    return match


def destroys(match: Match[State], *names: str) -> None:
    """Let the winner say whom he destroys."""
    question = next(q for q in match.pending if q.decision.prompt.kind == "campaign-spoils")
    assert question.decision.seat == Seat(0)
    answer = [f"destroy:{name}" for name in names]
    match.choose(Seat(0), answer, serial=question.serial)


@pytest.mark.clause("STR-7.9", "STR-R31")
def test_the_winner_of_a_battle_destroys_whom_he_likes() -> None:
    match = won()
    state = match.table.state
    assert state.battles == {}
    assert state.holders["li4"] == "lion"
    twin = match.fork()
    destroys(match, "lion-1", "lion-2")
    assert state.armies["lion-1"] == Army("lion", lost="li4")
    assert place_of(match, "lion-2") == ""
    assert state.holders["li4"] == "dragon"
    # One of them only: the other one stays, and the conquest waits.
    destroys(twin, "lion-2")
    assert place_of(twin, "lion-1") == "li4"
    assert twin.table.state.holders["li4"] == "lion"
    assert twin.table.state.truces == {"li4": ("dragon-1", "lion-1")}


@pytest.mark.clause("STR-R28")
def test_a_winner_who_does_not_say_in_time_destroys_nobody() -> None:
    match = won(minutes=15)
    time_up(match)
    state = match.table.state
    assert (place_of(match, "lion-1"), place_of(match, "lion-2")) == ("li4", "li4")
    assert state.turn == 2
    assert "campaign-spoils" not in kinds(match)
    # After the last turn he may say it as long as battles are fought.
    match = fought(minutes=15, turns=1)
    time_up(match)
    says(match, winner="dragon-1")
    assert "campaign-spoils" in kinds(match)
    destroys(match, "lion-1")
    assert place_of(match, "lion-1") == ""


def test_a_report_that_is_taken_back_brings_back_whom_the_winner_destroyed() -> None:
    match = won()
    destroys(match, "lion-1")
    match.choose(REFEREE, "correct:li4")
    assert place_of(match, "lion-1") == "li4"
    assert match.table.state.winners == {}
    assert match.table.state.battles == {"li4": ("dragon-1", "lion-1", "lion-2")}
    says(match, winner="lion-1")
    question = next(q for q in match.pending if q.decision.prompt.kind == "campaign-spoils")
    assert question.decision.seat == Seat(1)
    match.initiate(Seat(1), "concede")
    assert match.outcome is not None


def test_who_was_destroyed_has_not_won() -> None:
    match = fought()
    with pytest.raises(Refused, match="refused-campaign-winner"):
        says(match, "lion-1", winner="lion-1")
