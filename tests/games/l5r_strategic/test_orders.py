"""Starting, order sheets, rebuilding and movement."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.formats import campaign
from tests.games.l5r_strategic.positions import (
    CLANS,
    Rigged,
    happened,
    open_to,
    parts_of,
    place_of,
    position,
    sheet,
    turn,
)

from gorin.content.box.drawing import Drawn, Zone
from gorin.content.l5r_strategic.drawing import draw
from gorin.games.l5r_strategic.marches import forbids_march
from gorin.games.l5r_strategic.rebuilding import delay
from gorin.games.l5r_strategic.rokugan import CASTLES, IDS, OPEN, OWNED, PLACES, borders, distance
from gorin.games.l5r_strategic.sheets import limit
from gorin.games.l5r_strategic.state import Army, State
from gorin.games.l5r_strategic.view import CampaignView
from gorin.games.l5r_strategic.written import CampaignOrder, CampaignSheet
from gorin.kernel.chance import Fast
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Seat
from gorin.kernel.domain import Pick
from gorin.kernel.match import Match
from gorin.kernel.observe import observe

OUTLINES = Path(__file__).parents[3] / "client/src/games/l5r-strategic/outlines.json"
GOES_ON = ((), ())


# -- the map and the start -----------------------------------------------------------------------


@pytest.mark.clause("STR-8.1")
def test_the_map_has_207_borders_seen_from_both_sides() -> None:
    assert len(PLACES) == 81
    assert len(borders()) == 207
    assert all(id in PLACES[other].neighbours for id in IDS for other in PLACES[id].neighbours)
    owning = [clan for clan in OWNED if clan != "ratling"]
    assert len(owning) == 9
    assert {len(OWNED[clan]) for clan in owning} == {7}
    assert {len(CASTLES[clan]) for clan in owning} == {3}


@pytest.mark.clause("STR-8.4", "STR-R16")
def test_no_army_enters_an_impassable_region() -> None:
    assert all(PLACES[each].kind != "impassable" for places in OPEN.values() for each in places)
    match = position({"lion-1": "li1"})
    assert "i2" in PLACES["li1"].neighbours
    assert "i2" not in open_to(match, "lion", "lion-1")
    refusal = forbids_march(match.table, "lion-1", "i2")
    assert refusal is not None
    assert refusal.clause == "STR-R16"


@pytest.mark.clause("STR-2.2", "STR-2.3")
@pytest.mark.parametrize("generals", [3, 4])
def test_armies_start_in_different_own_provinces_on_castles_first(generals: int) -> None:
    match = campaign(5, clans=4, generals=generals)
    match.start()
    for clan in CLANS:
        castles = [f"place:{each}" for each in reversed(CASTLES[clan])]
        answer = [castles] if generals == 3 else [castles, [f"place:{OWNED[clan][0]}"]]
        match.choose(match.table.state.seat_of(clan), answer)
    for clan in CLANS:
        places = [army.place for army in match.table.state.armies.values() if army.clan == clan]
        assert len(set(places)) == generals
        assert places[:3] == list(reversed(CASTLES[clan]))
        assert set(places) <= set(OWNED[clan])


def test_the_fourth_army_starts_on_no_castle_and_not_in_a_foreign_province() -> None:
    match = campaign(5, clans=2, generals=4)
    match.start()
    castles = [f"place:{each}" for each in CASTLES["dragon"]]
    for other in ("place:li1", castles[0]):
        with pytest.raises(Refused):
            match.choose(Seat(0), [castles, [other]])


# -- the box -------------------------------------------------------------------------------------


@pytest.mark.clause("STR-3.3", "STR-3.4")
def test_all_write_at_once_and_nobody_sees_or_changes_a_sheet_in_the_box() -> None:
    match = position({"dragon-1": "dr5", "lion-1": "li4"})
    assert [question.decision.seat for question in match.pending] == [0, 1, 2, 3]
    before = [observe(match, Seat(seat)) for seat in (1, 2, 3)]
    sheet(match, "dragon", orders={"dragon-1": "li1"}, allies=["lion"])
    for seen in before:
        after = observe(match, seen.seat)
        assert after.view == seen.view
        assert after.questions == seen.questions
    assert not happened(match, "BoxOpened")
    own = observe(match, Seat(0))
    assert own.questions == ()
    assert isinstance(own.view, CampaignView)
    assert own.view.sheet is not None
    assert own.view == replace(before[0].view, viewer=Seat(0), sheet=own.view.sheet)
    with pytest.raises(Refused):
        match.choose(Seat(0), [[], [], [], []])


@pytest.mark.clause("STR-3.4")
def test_who_has_handed_in_alone_reads_the_sheet_until_the_box_is_opened() -> None:
    match = position({"dragon-1": "dr5", "dragon-2": "li6", "lion-1": "li4"})
    assert sheet_read(match, 0) is None
    sheet(
        match,
        "dragon",
        orders={"dragon-1": "li1"},
        conquests=["dragon-1", "dragon-2"],
        allies=["lion"],
        permits=["crane"],
    )
    assert sheet_read(match, 0) == CampaignSheet(
        orders=(
            CampaignOrder("dragon-1", "li1", appears=False, then="", means=("conquer",)),
            CampaignOrder("dragon-2", "", appears=False, then="", means=("conquer",)),
        ),
        commands=(),
        carries=False,
        allies=("lion",),
        breaks=(),
        permits=("crane",),
    )
    assert [sheet_read(match, seat) for seat in (1, 2, 3, None)] == [None] * 4
    (zone,) = sheets_drawn(match, 0)
    assert [(face.id, len(face.notes)) for face in zone.cards] == [
        ("sheet.dragon-1", 2),
        ("sheet.dragon-2", 1),
        ("sheet.0", 0),
        ("sheet.1", 0),
    ]
    assert [sheets_drawn(match, other) for other in (1, 2, 3, None)] == [[]] * 4
    for clan in ("lion", "phoenix", "crane"):
        sheet(match, clan)
    assert sheet_read(match, 0) is None


def view_of(match: Match[State], seat: int | None) -> CampaignView:
    """Return what somebody is shown."""
    view = observe(match, None if seat is None else Seat(seat)).view
    assert isinstance(view, CampaignView)
    return view


def sheet_read(match: Match[State], seat: int | None) -> CampaignSheet | None:
    """Return the sheet that somebody is shown."""
    return view_of(match, seat).sheet


def sheets_drawn(match: Match[State], seat: int | None) -> list[Zone]:
    """Return the sheets that lie before seats where somebody's table is drawn in lines."""
    drawn = draw(view_of(match, seat), (), Drawn())
    return [zone for area in drawn.seats for zone in area.zones if zone.id == "sheet"]


@pytest.mark.clause("STR-3.4")
def test_what_lies_in_the_box_is_dealt_anew_for_everybody_else() -> None:
    match = position({"dragon-1": "dr5", "lion-1": "li4"})
    sheet(match, "dragon", orders={"dragon-1": "li1"})
    written = match.table.state.box[0]
    assert match.determinized(Seat(0), Fast(1).below).table.state.box[0] == written
    for viewer in (Seat(1), None):
        dealt = [match.determinized(viewer, Fast(at).below).table.state.box[0] for at in range(9)]
        assert len(set(dealt)) > 1
        assert written not in dealt


@pytest.mark.clause("STR-3.6")
def test_an_army_whose_order_is_not_valid_is_idle_and_others_are_not() -> None:
    match = position({"lion-1": "li1", "lion-2": "li2", "lion-3": "li6"})
    turn(match, lion={"orders": {"lion-2": "li1", "lion-3": "li5"}})
    assert place_of(match, "lion-2") == "li2"
    assert place_of(match, "lion-3") == "li5"
    (idle,) = happened(match, "Idle")
    assert (idle.army, idle.clause) == ("lion-2", "STR-5.4")


@pytest.mark.clause("STR-R8")
def test_nothing_is_carried_out_for_an_army_that_declares_both() -> None:
    match = position({"lion-1": "li1", "lion-2": "li2"}, holders={"li3": "crane", "dr5": "crane"})
    both = {"conquests": ["lion-1", "lion-2"], "liberations": ["lion-1"]}
    turn(match, lion={"orders": {"lion-1": "dr5", "lion-2": "li3"}, **both})
    assert (place_of(match, "lion-1"), place_of(match, "lion-2")) == ("li1", "li3")
    assert [(event.army, event.clause) for event in happened(match, "Idle")] == [
        ("lion-1", "STR-R8")
    ]
    assert match.table.state.holders["dr5"] == "crane"
    assert match.table.state.holders["li3"] == "lion"


@pytest.mark.clause("STR-3.8", "STR-4.5")
def test_an_army_rebuilt_this_turn_defends_against_those_that_come() -> None:
    # Destroyed where it is rebuilt: no delay.
    lost = Army("lion", lost="li4")
    match = position({"lion-1": lost, "dragon-1": "li1"}, chance=Rigged(battle=GOES_ON))
    turn(
        match,
        lion={"orders": {"lion-1": "li4"}},
        dragon={"orders": {"dragon-1": "li4"}, "conquests": ["dragon-1"]},
    )
    kinds = [type(event).__name__ for event in match.log()]
    order = ["BoxOpened", "Rebuilt", "Marched", "Declared", "BattleBegan"]
    assert [kind for kind in kinds if kind in order] == order
    assert match.table.state.holders["li4"] == "lion"


# -- rebuilding ----------------------------------------------------------------------------------


@pytest.mark.clause("STR-4.3", "STR-4.4", "STR-R6")
@pytest.mark.parametrize(
    ("steps", "turns"),
    [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (9, 3), (10, 4)],
)
def test_a_turn_for_every_three_provinces_begun(steps: int, turns: int) -> None:
    table = position({}).table
    places = [place for place in IDS if PLACES[place].kind != "impassable"]
    start = next(place for place in places if distance(place, "li4") == steps)
    assert delay(table, start, "li4", dishonored=False) == turns
    assert delay(table, start, "li4", dishonored=True) == turns + 1


@pytest.mark.clause("STR-R5")
def test_distance_goes_over_land_and_sea_and_never_through_what_is_impassable() -> None:
    assert distance("li4", "li4") == 0
    assert distance("cn2", "s04") == 1
    assert distance("cn4", "s08") == 2  # over the sea s05
    assert "i2" in PLACES["li4"].neighbours
    assert "i2" in PLACES["sc2"].neighbours
    assert distance("li4", "sc2") == 3  # the mountains between them do not count


@pytest.mark.clause("STR-4.1", "STR-R2")
def test_an_army_appears_so_many_turns_after_the_order() -> None:
    lost = Army("lion", lost="dr7", dishonored=True)
    match = position({"lion-1": lost})
    assert distance("dr7", "li4") == 2
    turn(match, lion={"orders": {"lion-1": "li4"}})
    assert match.table.state.armies["lion-1"].due == 3
    turn(match)
    assert place_of(match, "lion-1") == ""
    turn(match)
    assert place_of(match, "lion-1") == "li4"


@pytest.mark.clause("STR-4.2", "STR-4.7")
def test_it_appears_on_an_own_castle_that_is_held_with_room_and_without_battle() -> None:
    match = position({"lion-2": "li4", "lion-3": "li4"}, holders={"li6": "dragon", "dr2": "lion"})
    assert open_to(match, "lion", "lion-1") == ("li7",)
    held = dict.fromkeys(CASTLES["lion"], "dragon")
    match = position({"lion-2": "li1"}, holders=held)
    assert open_to(match, "lion", "lion-1") == ()
    assert open_to(match, "lion", "lion-2")
    fought = {"li7": ("crane-1", "dragon-1")}
    match = position({"crane-1": "li7", "dragon-1": "li7"}, battles=fought)
    assert open_to(match, "lion", "lion-1") == ("li4", "li6")


@pytest.mark.clause("STR-R3")
def test_an_army_that_finds_no_place_when_it_is_due_waits_for_one() -> None:
    due = Army("lion", lost="li1", target="li4", due=1)
    match = position({"lion-1": due}, holders={"li4": "dragon"})
    turn(match)
    assert happened(match, "Waited")
    assert place_of(match, "lion-1") == ""
    match.table.state.holders["li4"] = "lion"
    turn(match)
    assert place_of(match, "lion-1") == "li4"


@pytest.mark.clause("STR-R4")
def test_places_are_given_in_the_order_of_the_numbers() -> None:
    armies = {f"lion-{number}": Army("lion", lost="li4") for number in (1, 2, 3)}
    match = position(dict(armies))
    turn(match, lion={"orders": dict.fromkeys(armies, "li4")})
    assert [place_of(match, name) for name in armies] == ["li4", "li4", ""]
    (idle,) = happened(match, "Idle")
    assert (idle.army, idle.clause) == ("lion-3", "STR-4.2")


# -- movement ------------------------------------------------------------------------------------


@pytest.mark.clause("STR-5.1", "STR-R38")
def test_an_army_goes_one_province_on_over_land_or_sea() -> None:
    match = position({"crane-1": "cn1"})
    assert set(open_to(match, "crane", "crane-1")) == {"cn2", "cn3", "li3", "li7", "s04"}
    turn(match, crane={"orders": {"crane-1": "s04"}})
    assert place_of(match, "crane-1") == "s04"
    assert forbids_march(match.table, "crane-1", "cn5") is not None


@pytest.mark.clause("STR-R10")
def test_an_army_that_fights_does_not_march() -> None:
    fought = {"li1": ("dragon-1", "lion-1")}
    match = position({"dragon-1": "li1", "lion-1": "li1"}, battles=fought)
    assert open_to(match, "lion", "lion-1") == ()
    assert "conquer:lion-1" in parts_of(match, "lion")["conquests"].keys
    refusal = forbids_march(match.table, "lion-1", "li2")
    assert refusal is not None
    assert refusal.clause == "STR-5.1"


@pytest.mark.clause("STR-5.2")
@pytest.mark.parametrize(("pick", "place"), [(0, "dr5"), (1, "li1")])
def test_armies_that_cross_end_in_the_province_that_is_drawn(pick: int, place: str) -> None:
    chance = Rigged(pick=pick, battle=GOES_ON)
    match = position({"dragon-1": "dr5", "lion-1": "li1"}, chance=chance)
    turn(match, dragon={"orders": {"dragon-1": "li1"}}, lion={"orders": {"lion-1": "dr5"}})
    assert place_of(match, "dragon-1") == place_of(match, "lion-1") == place
    (crossed,) = happened(match, "Crossed")
    assert crossed.how == "drawn"
    assert match.table.state.battles == {place: ("dragon-1", "lion-1")}


@pytest.mark.clause("STR-R13")
def test_allies_cross_too_and_one_draw_decides_for_all_on_a_border() -> None:
    chance = Rigged(pick=1)
    match = position(
        {"dragon-1": "dr6", "dragon-2": "dr6", "lion-1": "li2", "phoenix-1": "li2"}, chance=chance
    )
    turn(
        match,
        dragon={"orders": {"dragon-1": "li2"}, "allies": ["lion", "phoenix"]},
        lion={"orders": {"lion-1": "dr6"}, "allies": ["dragon", "phoenix"]},
        phoenix={"orders": {"phoenix-1": "dr6"}, "allies": ["dragon", "lion"]},
    )
    assert sum(isinstance(domain, Pick) for domain in chance.asked) == 1
    moving = ("dragon-1", "lion-1", "phoenix-1")
    assert {place_of(match, name) for name in moving} == {"li2"}
    assert not match.table.state.battles


@pytest.mark.clause("STR-5.3", "STR-R15")
def test_clan_mates_swap_and_follow_since_all_move_at_once() -> None:
    match = position({"lion-1": "li1", "lion-2": "li2", "lion-3": "li3"})
    turn(match, lion={"orders": {"lion-1": "li2", "lion-2": "li1", "lion-3": "li2"}})
    # They swap; the third finds the place taken.
    assert [place_of(match, f"lion-{number}") for number in (1, 2, 3)] == ["li2", "li1", "li3"]
    turn(match, lion={"orders": {"lion-1": "li5", "lion-3": "li2"}})
    assert [place_of(match, f"lion-{number}") for number in (1, 3)] == ["li5", "li2"]


@pytest.mark.clause("STR-R15", "STR-5.4")
def test_of_two_for_one_place_the_lower_number_goes_and_a_follower_stays() -> None:
    match = position({"lion-1": "li1", "lion-2": "li5", "lion-3": "li7"})
    turn(match, lion={"orders": {"lion-1": "li2", "lion-2": "li2", "lion-3": "li5"}})
    assert [place_of(match, f"lion-{number}") for number in (1, 2, 3)] == ["li2", "li5", "li7"]


@pytest.mark.clause("STR-R14")
def test_a_march_that_is_not_valid_crosses_nobody() -> None:
    # The dragons' own army fills dr5, so lion-1 and dragon-1 do not meet between the provinces.
    match = position(
        {"lion-1": "li1", "dragon-1": "dr5", "lion-2": "dr5"},
        chance=Rigged(battle=GOES_ON),
        allies=(("dragon", "lion"),),
    )
    turn(
        match,
        lion={"orders": {"lion-1": "dr5"}, "allies": ["dragon"]},
        dragon={"orders": {"dragon-1": "li1"}, "allies": ["lion"]},
    )
    assert not happened(match, "Crossed")
    assert place_of(match, "lion-1") == place_of(match, "dragon-1") == "li1"


@pytest.mark.clause("STR-R17")
def test_a_province_that_would_be_too_full_is_not_drawn() -> None:
    chance = Rigged(pick=1, battle=GOES_ON)
    match = position(
        {"dragon-1": "dr5", "lion-1": "li1", "dragon-2": "li1", "phoenix-1": "li4"}, chance=chance
    )
    turn(
        match,
        dragon={"orders": {"dragon-1": "li1", "dragon-2": "li4"}},
        lion={"orders": {"lion-1": "dr5"}},
        phoenix={"orders": {"phoenix-1": "li1"}},
    )
    first, second = happened(match, "Crossed")
    assert (first.place, first.how) == ("li1", "drawn")
    assert (second.place, second.how) == ("li4", "full")
    assert place_of(match, "dragon-1") == "li1"
    assert place_of(match, "dragon-2") == place_of(match, "phoenix-1") == "li4"


@pytest.mark.clause("STR-R17")
def test_where_neither_province_has_room_all_stay_and_followers_too() -> None:
    armies = {
        "dragon-1": "li1",
        "dragon-2": "li4",
        "dragon-3": "li5",
        "lion-1": "li4",
        "lion-2": "li2",
        "phoenix-1": "li5",
    }
    match = position(dict(armies), chance=Rigged(pick=1, battle=GOES_ON))
    turn(
        match,
        dragon={"orders": {"dragon-1": "li4", "dragon-2": "li5", "dragon-3": "li2"}},
        lion={"orders": {"lion-1": "li1", "lion-2": "li5"}},
        phoenix={"orders": {"phoenix-1": "li4"}},
    )
    found = {name: place_of(match, name) for name in armies}
    assert found == {**armies, "lion-2": "li5"}


@pytest.mark.clause("STR-8.2")
def test_a_castle_holds_one_army_more_of_the_clan_that_holds_it() -> None:
    table = position({}, holders={"li4": "dragon"}).table
    assert limit(table, "lion", "li6") == 2
    assert limit(table, "dragon", "li6") == 1
    assert limit(table, "dragon", "li4") == 2
    assert limit(table, "lion", "li4") == 1
    assert limit(table, "lion", "li1") == 1
    assert limit(table, "lion", "s04") == 1


@pytest.mark.clause("STR-R21")
def test_two_armies_stay_in_a_lost_castle_and_no_third_enters() -> None:
    match = position({"lion-1": "li4", "lion-2": "li4", "lion-3": "li5"}, holders={"li4": "dragon"})
    turn(match, lion={"orders": {"lion-3": "li4"}})
    assert [place_of(match, f"lion-{number}") for number in (1, 2, 3)] == ["li4", "li4", "li5"]


@pytest.mark.skipif(not OUTLINES.exists(), reason="an installed package has no client")
def test_the_outlines_of_the_page_touch_where_provinces_are_neighbours() -> None:
    found = json.loads(OUTLINES.read_text(encoding="utf-8"))
    assert set(found["provinces"]) == set(PLACES)
    assert {tuple(sorted(pair)) for pair in found["borders"]} == borders()
