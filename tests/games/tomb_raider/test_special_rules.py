"""TR-18.7: special rules of levels, and the formats that play their goals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.goals import a_special
from tests.games.tomb_raider.tables import (
    CARDS,
    a_level,
    asks,
    fact,
    kinds,
    place,
    place_of,
    play,
    refusals,
    spelunker,
    view_of,
)
from tests.raids import raid_wishes

from gorin.content.box.wishes import Plan
from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import matches
from gorin.content.tomb_raider import setup as tomb_raider
from gorin.content.tomb_raider.goals import FORMAT_OF, aimed
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.facts import Treasure
from gorin.games.tomb_raider.levels.faults import level_faults
from gorin.games.tomb_raider.levels.format import GOALS, Bounty, Level
from gorin.games.tomb_raider.levels.goals import goal_faults, prizes
from gorin.games.tomb_raider.setup import SeatSetup, Setup, setup_faults
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput

SAVING = {"B1": place("open-cavern", save_point=True)}


def a_plan(**wishes: Any) -> Plan:
    """Return the plan of a match of two."""
    return matches.plan("tomb-raider", raid_wishes(**{"seats": 2, **wishes}))


def begun(plan: Plan) -> State:
    """Return the state of a planned match."""
    state: State = matches.begin(plan).state
    return state


def faults(**wishes: object) -> list[tuple[str, str]]:
    """Return what is wrong with wishes: message and clause."""
    with pytest.raises(BadInput) as caught:
        matches.begin(a_plan(**wishes))
    return [(fault.message.id, fault.clause) for fault in caught.value.all]


def with_goal(goal: str, **more: object) -> Level:
    return replace(a_level("introductory"), goal=goal, **more)


# -- no save points ------------------------------------------------------------------------


@pytest.mark.clause("TR-18.7")
def test_without_save_points_nothing_is_saved() -> None:
    match = a_special([spelunker("B1", unsaved=["rope"])], SAVING, save_points=False, round="draw")
    play(match, "play-on")
    assert fact(match, "raiders.0.unsaved") == ["rope"]
    assert fact(match, "raiders.0.save_point") == ""
    match = a_special([spelunker("B1", unsaved=["rope"])], SAVING, save_points=True, round="draw")
    play(match, "play-on")
    assert fact(match, "raiders.0.saved") == ["rope"]


@pytest.mark.clause("TR-18.7", "TR-8.7")
def test_without_save_points_a_raider_comes_back_at_the_entrance() -> None:
    map = {**SAVING, "A1": "cave-entrance"}
    match = a_special([spelunker("B1", entrance="A1")], map, save_points=False, round="draw")
    play(match, "play-on", "stay", "no-search", "reset")
    assert fact(match, "raiders.0.at") == "A1"
    match = a_special([spelunker("B1", entrance="A1")], map, save_points=True, round="draw")
    play(match, "play-on", "stay", "no-search", "reset")
    assert fact(match, "raiders.0.at") == "B1"


@pytest.mark.clause("TR-18.7")
def test_without_save_points_none_is_made_and_nobody_is_told_of_one() -> None:
    match = a_special(
        [spelunker("B1", hand=["save-point"])],
        {"B1": "open-cavern"},
        save_points=False,
        round="search",
    )
    play(match, "search", (6, 6, 6), "find:save-point")
    assert not place_of(match, "B1").save_point
    match = a_special([spelunker("B1")], SAVING, save_points=False)
    assert not view_of(match).save_points
    assert not view_of(match).places[0].save_point


@pytest.mark.clause("TR-18.7")
def test_what_is_played_when_saving_is_never_played_without_save_points() -> None:
    match = a_special(
        [spelunker("B1", hand=["lara-croft-adventurer"])], SAVING, save_points=False, round="draw"
    )
    play(match, "done", "play-on", until="window-step")
    assert asks(match) == [(0, "window-step")]
    assert "TR-12.2" in refusals(match, 0, "play:lara-croft-adventurer")
    play(match)
    assert fact(match, "raiders.0.hand") == ["lara-croft-adventurer"]


# -- a limit of turns ----------------------------------------------------------------------


@pytest.mark.clause("TR-18.7", "TR-R27")
def test_a_level_may_limit_its_turns_and_the_lower_limit_holds() -> None:
    level = with_goal("find-treasure", turn_limit=9)
    for agreed, expected in ((None, 9), (5, 5), (20, 9)):
        data = tomb_raider.plan_match(shipped(), seats=2, turn_limit=agreed)
        table = tomb_raider.begin(
            matches.find_format("tomb-raider").rulebook, replace(data, level=level), shipped()
        )
        assert table.state.turn_limit == expected


# -- goals and formats ---------------------------------------------------------------------


@pytest.mark.clause("TR-18.7", "TR-16.1")
@pytest.mark.parametrize("goal", GOALS)
def test_the_format_and_the_level_of_a_match_have_the_same_goal(goal: str) -> None:
    plan = a_plan(format=FORMAT_OF[goal])
    assert plan.format == FORMAT_OF[goal]
    assert begun(plan).level.goal == goal


@pytest.mark.clause("TR-18.7")
@pytest.mark.parametrize("goal", GOALS)
def test_without_a_format_the_levels_own_goal_is_played(
    goal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomb_raider, "load_level", lambda pool, asked: with_goal(goal))
    assert a_plan().format == FORMAT_OF[goal]
    assert begun(a_plan()).level.goal == goal
    # And whoever asks for the standard game plays for the treasure.
    assert begun(a_plan(format="standard")).level.goal == "find-treasure"


@pytest.mark.clause("TR-18.7")
def test_a_goal_that_only_a_variant_has_is_played_and_replaced_too() -> None:
    level = a_level("introductory")
    first, *others = level.variants
    level = replace(level, variants=(replace(first, goal="recovery"), *others))
    assert aimed(level, None, None, ()) == level
    assert aimed(level, None, "bounty-hunter", ()).variant(None) is not None
    for variant in ("tomb", "cave"):
        found = aimed(level, variant, "bounty-hunter", ()).variant(variant)
        assert found is not None
        assert found.goal == "bounty-hunter"


@pytest.mark.clause("TR-16.1")
def test_a_recovery_has_a_treasure_at_hand_for_each_room() -> None:
    state = begun(a_plan(format="recovery"))
    cards = [state.facts(card) for card in state.zones["collection"]]
    assert {card.slug for card in cards} == set(prizes(a_level("introductory"), CARDS)) - {
        "test-orb"
    }
    assert all(isinstance(card, Treasure) and card.power == 1 for card in cards)
    # A deeper level has rooms of a higher power.
    deep = begun(a_plan(format="recovery", level="explore-the-depths"))
    powers = [card.power for card in deep.cards if isinstance(card, Treasure)]
    assert max(powers) == 3
    assert begun(a_plan()).zones["collection"] == ()


@pytest.mark.clause("TR-16.1")
def test_a_level_without_a_treasure_for_its_room_does_not_fit_a_recovery() -> None:
    known = {slug: card for slug, card in CARDS.items() if not isinstance(card, Treasure)}
    level = a_level("introductory").variant(None)
    assert level is not None
    assert list(goal_faults(level, known)) == []
    (fault,) = goal_faults(level.aimed("recovery"), known)
    assert (fault.clause, fault.reason.id) == ("TR-16.1", "setup-no-prize")
    assert list(goal_faults(level.aimed("recovery"), CARDS)) == []
    # Such a match is refused.
    book = matches.find_format("tomb-raider", "recovery").rulebook
    seat = SeatSetup("lara-croft-spelunker", {"bats": 1})
    setup = Setup(a_level("introductory").aimed("recovery"), None, (seat, seat), known)
    found = [fault.reason.id for fault in setup_faults(book.numbers, setup)]
    assert "setup-no-prize" in found


@pytest.mark.clause("TR-18.7")
def test_the_tutorial_is_played_for_its_own_goal_only() -> None:
    for format in ("recovery", "bounty-hunter"):
        assert faults(seats=1, format=format, level="learn-to-play") == [
            ("level-own-goal", "TR-14.1")
        ]


@pytest.mark.clause("TR-15.8", "TR-16.1")
def test_start_bonuses_are_not_those_treasures_that_are_only_to_be_found() -> None:
    match = matches.match_of(
        SHIPPED, matches.make_header(a_plan(format="recovery", level="atlantis"))
    )
    match.start()
    while "bonus" not in kinds(match):
        question = match.pending[0]
        domain = question.decision.domain
        answer = domain.default() if domain is not None else question.decision.options[0].key
        match.choose(question.decision.seat, answer, serial=question.serial)
    keys = [option.key for option in match.pending[0].decision.options]
    treasures = {slug for slug, card in CARDS.items() if isinstance(card, Treasure)}
    given = {key.removeprefix("bonus:").partition(".")[0] for key in keys} & treasures
    powers = {CARDS[slug].power for slug in given}  # type: ignore[union-attr]
    assert powers == {1}
    held = [match.table.state.facts(card) for card in match.table.state.zones["collection"]]
    assert any(isinstance(card, Treasure) and card.power == 2 for card in held)


# -- points that are agreed on -------------------------------------------------------------


@pytest.mark.clause("TR-16.5")
def test_points_are_agreed_on_in_the_level_or_for_the_match() -> None:
    assert begun(a_plan(format="bounty-hunter")).level.bounty == (("creature", 1),)
    agreed = begun(a_plan(format="bounty-hunter", points=("traps=2", "hazards=1")))
    assert agreed.level.bounty == (("creature", 1), ("trap", 2), ("hazard", 1))
    level = with_goal("bounty-hunter", bounty=Bounty(traps=3, hazards=4))
    changed = aimed(level, None, None, ("hazards=0",))
    assert changed.bounty == Bounty(traps=3)


@pytest.mark.clause("TR-16.5")
def test_points_that_make_no_sense_are_refused() -> None:
    for points in ("creatures=2", "traps", "traps=-1", "traps=many", "traps=\u00b2"):
        assert faults(format="bounty-hunter", points=(points,)) == [("points-unknown", "TR-16.5")]
    assert faults(points=("traps=1",)) == [("points-other-goal", "TR-16.5")]
    level = replace(a_level("introductory"), bounty=Bounty(traps=-1))
    assert ("TR-16.5", "level-bad-bounty") in [
        (fault.clause, fault.reason.id) for fault in level_faults(level, CARDS)
    ]
