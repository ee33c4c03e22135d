"""Roles with seats of their own: who may say what, who knows what, and who takes a role."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_strategic.positions import CLANS, Rigged, happened, place_of, position
from tests.shipped import wishes_for

from gorin.content.desk.matches import begin, plan
from gorin.games.l5r_strategic.knowledge import known_to
from gorin.games.l5r_strategic.state import State
from gorin.games.l5r_strategic.view import CampaignView
from gorin.kernel.answers import random_answer
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Form
from gorin.kernel.journal import canonical
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, observe

DAIMYO, KARO, FIRST, SECOND, THIRD = map(Seat, range(5))
"""The seats of the Dragon, whose roles are apart."""
LION = Seat(5)
"""The Lion have all roles at one seat."""
GAME = "l5r-strategic"
ARMIES = {"dragon-1": "dr6", "dragon-2": "dr7", "lion-1": "li4", "lion-2": "li6"}


def apart(armies: dict[str, Any] | None = None, **more: Any) -> Match[State]:
    """Return a campaign of two clans; those of the Dragon sit apart."""
    found = ARMIES if armies is None else armies
    return position(dict(found), clans=("dragon", "lion"), apart=("dragon",), **more)


def asked(match: Match[State]) -> dict[int, str]:
    """Return who is asked what kind of question."""
    return {q.decision.seat: q.decision.prompt.kind for q in match.pending}


def parts(match: Match[State], seat: Seat) -> dict[str, Any]:
    """Return the parts of what a seat is asked for."""
    domain = match.question(seat).decision.domain
    assert isinstance(domain, Form)
    return dict(domain.parts)


def hand_in(match: Match[State], seat: Seat, **given: Any) -> None:
    """Hand in what a seat writes; what is not given is left empty."""
    match.choose(seat, {name: given.get(name, ()) for name in parts(match, seat)})


def hand_in_all(match: Match[State], **by_seat: dict[str, Any]) -> None:
    """Let everybody hand in, so that the box is opened."""
    turn = match.table.state.turn
    while match.pending and match.table.state.turn == turn:
        seat = match.pending[0].decision.seat
        hand_in(match, seat, **by_seat.get(f"s{int(seat)}", {}))


def view_of(match: Match[State], seat: Seat | None) -> CampaignView:
    """Return what a seat is shown."""
    found = observe(match, seat).view
    assert isinstance(found, CampaignView)
    return found


# -- who there is --------------------------------------------------------------------------------


@pytest.mark.clause("STR-1.1", "STR-1.2", "STR-1.3", "STR-1.7")
@pytest.mark.parametrize("generals", [3, 4])
def test_a_team_is_one_daimyo_one_karo_and_three_or_four_generals(generals: int) -> None:
    seats = 4 * (generals + 2) + 1
    wishes = wishes_for(GAME, seats=seats, roles="apart", generals=generals, referee=True)
    state = begin(plan(GAME, wishes)).state
    assert len(state.seats) == seats
    assert state.referee == seats - 1
    for clan in CLANS:
        team = [post for post in state.posts if post.clan == clan]
        assert len(team) == generals + 2
        assert sum(post.daimyo for post in team) == sum(post.karo for post in team) == 1
        led = [post.armies for post in team if post.armies]
        assert led == [(name,) for name in state.armies_of(clan)]
        assert not any((post.daimyo or post.karo) and post.armies for post in team)


def test_one_seat_may_have_all_the_roles_of_a_clan() -> None:
    state = begin(plan(GAME, wishes_for(GAME, seats=2))).state
    assert [(post.daimyo, post.karo, len(post.armies)) for post in state.posts] == [
        (True, True, 3)
    ] * 2


def test_seats_for_roles_apart_must_be_whole_teams() -> None:
    for seats in (5, 11, 14, 55):
        with pytest.raises(BadInput) as caught:
            plan(GAME, wishes_for(GAME, seats=seats, roles="apart"))
        assert caught.value.message.id == "campaign-bad-roles"
        assert caught.value.message.args["seats"] == tuple(range(10, 51, 5))


# -- who may say what ----------------------------------------------------------------------------


@pytest.mark.clause("STR-1.4", "STR-R11", "STR-3.7")
def test_a_daimyo_makes_alliances_and_says_what_he_wants_and_hands_in_no_order() -> None:
    match = apart()
    assert asked(match) == {
        DAIMYO: "campaign-council",
        FIRST: "campaign-sheet",
        SECOND: "campaign-sheet",
        THIRD: "campaign-sheet",
        LION: "campaign-sheet",
    }
    assert set(parts(match, DAIMYO)) == {"allies", "commands"}
    with pytest.raises(Refused):
        match.choose(DAIMYO, {"orders": {"army:dragon-1": "place:li1"}})
    hand_in(match, DAIMYO, allies=["ally:lion"], commands={"army:dragon-1": "place:li1"})
    hand_in(match, KARO)
    hand_in_all(match, s5={"allies": ["ally:dragon"]})
    assert match.table.state.allies == (("dragon", "lion"),)
    assert place_of(match, "dragon-1") == "dr6"


@pytest.mark.clause("STR-1.6")
def test_a_general_writes_what_his_own_army_does_against_his_daimyo_too() -> None:
    match = apart()
    domain = parts(match, FIRST)
    assert set(domain) == {"orders", "conquests", "liberations", "permits"}
    assert domain["orders"].keys == ("army:dragon-1",)
    hand_in(match, DAIMYO, commands={"army:dragon-1": "place:li1"})
    hand_in(match, KARO, carry=["carry:news"])
    hand_in_all(match, s2={"orders": {"army:dragon-1": "place:li2"}})
    assert place_of(match, "dragon-1") == "li2"


@pytest.mark.clause("STR-1.5", "STR-1.10")
def test_only_the_karo_tells_generals_what_their_daimyo_wants_and_how_the_map_lies() -> None:
    match = apart()
    assert KARO not in asked(match)
    before = [observe(match, seat) for seat in (FIRST, LION)]
    hand_in(match, DAIMYO, commands={"army:dragon-1": "place:li1"})
    for seen in before:
        now = observe(match, seen.seat)
        assert (now.view, now.questions) == (seen.view, seen.questions)
    assert next(army.commanded for army in view_of(match, KARO).armies) == "li1"
    assert asked(match)[KARO] == "campaign-errand"
    hand_in(match, KARO, carry=["carry:news"])
    view = view_of(match, FIRST)
    own = {army.name: army for army in view.armies}
    assert own["dragon-1"].commanded == "li1"
    assert own["lion-2"].place == "li6"
    assert view.known == 1
    assert view_of(match, LION) == before[1].view


@pytest.mark.clause("STR-1.5", "STR-3.4")
def test_nobody_but_the_clan_hears_whether_its_karo_goes_to_the_generals() -> None:
    matches = [apart(), apart()]
    for match, carried in zip(matches, (["carry:news"], []), strict=True):
        hand_in(match, DAIMYO, commands={"army:dragon-1": "place:li1"})
        hand_in(match, KARO, carry=carried)
    went, stayed = matches
    # Each reads the own sheet alone, and nobody else of the clan.
    read = [view_of(went, seat).sheet for seat in (DAIMYO, KARO, FIRST)]
    assert [each and (each.commands, each.carries) for each in read] == [
        ((("dragon-1", "li1"),), False),
        ((), True),
        None,
    ]
    assert view_of(went, FIRST).known == 1
    assert view_of(stayed, FIRST).known == 0
    for seat in (LION, None):
        assert canonical(observe(went, seat)) == canonical(observe(stayed, seat))
        assert lines(went, seat) == lines(stayed, seat)
    # What a Karo did not carry, he can carry in the next turn.
    assert stayed.table.state.commands == {"dragon": (("dragon-1", "li1"),)}
    assert went.table.state.commands == {}


def test_what_was_told_grows_old() -> None:
    match = apart()
    hand_in(match, DAIMYO)
    hand_in(match, KARO, carry=["carry:news"])
    hand_in_all(match, s5={"orders": {"army:lion-2": "place:sc3"}, "conquests": ["conquer:lion-2"]})
    told = {army.name: army.place for army in view_of(match, FIRST).armies}
    assert told["lion-2"] == "li6"
    assert view_of(match, FIRST).holders["sc3"] == "scorpion"
    seen = {army.name: army.place for army in view_of(match, DAIMYO).armies}
    assert seen["lion-2"] == "sc3"


# -- who knows what ------------------------------------------------------------------------------


def test_a_general_sees_where_his_army_stands_and_nothing_else_of_the_map() -> None:
    armies = {**ARMIES, "lion-3": "dr6"}
    match = apart(armies, holders={"dr6": "lion", "dr7": "lion"}, chance=Rigged(battle=((), ())))
    view = view_of(match, FIRST)
    assert [army.name for army in view.armies] == ["dragon-1", "lion-3"]
    assert view.holders["dr6"] == "lion"
    assert view.holders["dr7"] == "dragon"  # as it was at the start
    assert not view.has_map
    assert view_of(match, DAIMYO).has_map
    assert len(view_of(match, KARO).armies) == 6


def test_a_general_is_shown_and_told_the_same_wherever_others_march() -> None:
    matches = [apart(), apart()]
    for match, place in zip(matches, ("li2", "li5"), strict=True):
        hand_in_all(match, s5={"orders": {"army:lion-1": f"place:{place}"}})
    for seat in (FIRST, SECOND, THIRD):
        one, other = matches
        assert canonical(observe(one, seat)) == canonical(observe(other, seat))
        assert lines(one, seat) == lines(other, seat)
    assert observe(matches[0], KARO) != observe(matches[1], KARO)


def test_generals_hear_of_their_own_armies_alone() -> None:
    match = apart()
    hand_in_all(
        match,
        s2={"orders": {"army:dragon-1": "place:li2"}},
        s5={"orders": {"army:lion-1": "place:li5"}},
    )
    told = [line.message.id for line in lines(match, FIRST)]
    assert told.count("log-campaign-marched") == 1
    assert [line.message.id for line in lines(match, SECOND)].count("log-campaign-marched") == 0
    for seat in (DAIMYO, KARO, LION):
        heard = [line.message.id for line in lines(match, seat)]
        assert heard.count("log-campaign-marched") == 2


def test_whoever_only_looks_on_sees_who_plays_and_which_turn_it_is_and_no_map() -> None:
    match = apart(holders={"li1": "dragon"})
    hand_in_all(match, s2={"orders": {"army:dragon-1": "place:li2"}})
    view = view_of(match, None)
    assert (view.has_map, view.known, view.turn, view.phase) == (False, 0, 2, "orders")
    known = (view.armies, view.holders, view.battles, view.truces, view.allies, view.sheet)
    assert not any(known)
    assert [(seat.clan, seat.daimyo, seat.karo) for seat in view.seats[:3]] == [
        ("dragon", True, False),
        ("dragon", False, True),
        ("dragon", False, False),
    ]
    for seat in view.seats:
        assert (seat.points, seat.own, seat.others, seat.castles) == (0, 0, 0, 0)
    assert {line.message.id for line in lines(match, None)} == {
        "log-campaign-turn-began",
        "log-campaign-box-opened",
    }
    other = match.determinized(None, Fast(1).below).table.state
    assert other.holders != match.table.state.holders
    assert other.armies != match.table.state.armies


@pytest.mark.parametrize("is_apart", [True, False])
def test_where_generals_have_no_map_what_is_answered_of_a_battle_is_secret(
    *, is_apart: bool
) -> None:
    armies = {"dragon-1": "dr7", "lion-1": "dr7"}
    match = position(
        dict(armies),
        clans=("dragon", "lion"),
        apart=("dragon",) * is_apart,
        referee=True,
        battles={"dr7": ("dragon-1", "lion-1")},
    )

    def asks(kind: str) -> bool:
        kinds = {q.decision.prompt.kind: q.decision.secret for q in match.pending}
        return kinds[kind]

    referee = match.table.state.referee
    assert asks("campaign-report") is is_apart
    match.choose(referee, random_answer(match.question(referee).decision, Fast(1).below))
    assert asks("campaign-correction") is is_apart


def test_when_the_campaign_is_over_everybody_sees_the_map() -> None:
    match = apart(holders={"li1": "dragon"}, turns=1)
    hand_in_all(match)
    assert match.outcome is not None
    for seat in (FIRST, DAIMYO, None):
        view = view_of(match, seat)
        assert (view.has_map, view.holders["li1"], len(view.armies)) == (True, "dragon", 6)
        assert view.seats[0].points == 18


def test_where_every_seat_has_the_map_whoever_looks_on_sees_it_too() -> None:
    match = position(dict(ARMIES), clans=("dragon", "lion"))
    assert view_of(match, None).has_map
    assert len(view_of(match, None).armies) == 6


def test_a_copy_for_a_general_holds_another_map_but_where_his_army_stands() -> None:
    match = apart()
    real = match.table.state
    for draw in range(5):
        state = match.determinized(FIRST, Fast(draw).below).table.state
        assert state.armies["dragon-1"] == real.armies["dragon-1"]
        places = [state.armies[name].place for name in ("lion-1", "lion-2", "dragon-2")]
        assert places != [real.armies[name].place for name in ("lion-1", "lion-2", "dragon-2")]
        assert known_to(state, FIRST) == known_to(real, FIRST)
        assert state.holders != real.holders
    assert match.determinized(DAIMYO, Fast(1).below).table.state.armies == real.armies


# -- permissions ---------------------------------------------------------------------------------


@pytest.mark.clause("STR-6.2", "STR-R18")
def test_each_general_permits_for_his_own_army_and_the_karo_for_all() -> None:
    armies = {"dragon-1": "dr7", "dragon-2": "dr7", "lion-1": "dr7"}
    permits = {"permits": ["permit:lion"]}
    conquers = {"conquests": ["conquer:lion-1"]}
    for given, holder in (
        ({"s2": permits}, "dragon"),
        ({"s2": permits, "s3": permits}, "lion"),
        ({"s1": permits}, "lion"),
    ):
        truces = {"dr7": ("dragon-1", "dragon-2", "lion-1")}
        match = apart(armies, truces=truces)
        hand_in_all(match, s5=conquers, **given)
        assert match.table.state.holders["dr7"] == holder, given


# -- leaving -------------------------------------------------------------------------------------


def test_who_leaves_gives_the_roles_to_another_of_the_clan() -> None:
    match = apart()
    match.initiate(FIRST, "concede")
    hand_in(match, LION)
    state = match.table.state
    assert state.posts[SECOND].armies == ("dragon-1", "dragon-2")
    assert FIRST not in asked(match)
    match.initiate(DAIMYO, "concede")
    hand_in(match, SECOND)
    assert state.posts[KARO].daimyo
    assert view_of(match, KARO).has_map
    assert [event.heir for event in happened(match, "RolePassed")] == [SECOND, KARO]
    assert match.outcome is None


@pytest.mark.clause("STR-R43")
def test_a_clan_is_out_when_the_last_of_it_leaves() -> None:
    match = apart()
    for seat in (FIRST, DAIMYO, THIRD, SECOND):
        match.initiate(seat, "concede")
    assert match.outcome is None
    match.initiate(KARO, "concede")
    assert match.outcome is not None
    assert match.outcome.winners == (LION,)


def test_all_seats_of_the_clan_with_most_points_win() -> None:
    match = apart(holders={"li1": "dragon"}, turns=1)
    hand_in_all(match)
    assert match.outcome is not None
    assert match.outcome.winners == (DAIMYO, KARO, FIRST, SECOND, THIRD)


def test_how_the_clans_stand_after_a_turn_is_told_to_whoever_sees_the_map() -> None:
    match = apart(holders={"li1": "dragon"})
    hand_in_all(match)
    [ended] = happened(match, "TurnEnded")
    assert dict(ended.standings) == {"dragon": 18, "lion": 15}
    assert [each for each in (DAIMYO, KARO, FIRST, SECOND, THIRD, LION) if ended.told(each)] == [
        DAIMYO,
        KARO,
        LION,
    ]
    assert ended.told(None) is None
