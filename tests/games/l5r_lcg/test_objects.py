"""Cards, zones and who they belong to: sections 1 and 3 of the base game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.contracts import points
from tests.formats import stronghold
from tests.games.l5r_lcg.own_cards import Does, action, does, printed
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, all_of, is_home

from gorin.content.l5r_lcg.decks import OUTLINE
from gorin.content.l5r_lcg.pool import is_playable, playable, shipped
from gorin.games.l5r_lcg.departing import leaving
from gorin.games.l5r_lcg.ends import draw
from gorin.games.l5r_lcg.events.conflicts import Claimed, ProvinceShown
from gorin.games.l5r_lcg.events.happened import (
    put,
    put_in_hand,
    put_in_province,
    put_on_deck,
    remove,
)
from gorin.games.l5r_lcg.events.plays import Strengthened
from gorin.games.l5r_lcg.events.seats import Begun, FateChanged, RingsReturned
from gorin.games.l5r_lcg.events.statuses import (
    ControlTaken,
    ProvinceHidden,
    Restored,
    control_taken,
)
from gorin.games.l5r_lcg.facts import KINDS
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.measures import (
    adjacent,
    elements_there,
    in_force,
    in_play,
    is_copy,
    is_second,
    skill,
)
from gorin.games.l5r_lcg.rings import states_of
from gorin.games.l5r_lcg.state import ELEMENTS, NOBODY, new_state
from gorin.games.l5r_lcg.view import view
from gorin.games.l5r_lcg.windows.happening import entering, stands
from gorin.games.l5r_lcg.words.effects import GainFate
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame, Table
from gorin.timing.limits import Limit

SIDES = ("dynasty", "conflict")

# -- kinds of cards, zones -----------------------------------------------------------------


@pytest.mark.clause("LCG-S1.1")
def test_every_card_is_of_one_of_the_seven_types() -> None:
    types = {"character", "attachment", "holding", "event", "province", "stronghold", "role"}
    assert set(KINDS) == types
    assert {card.kind for card in playable()} <= types


@pytest.mark.clause("LCG-S1.2")
def test_cards_of_one_box_go_into_no_section_of_a_deck() -> None:
    others = [card for card in shipped().cards.values() if card.kind not in KINDS]
    assert {card.kind for card in others} == {"treaty", "warlord"}
    assert not any(is_playable(card) for card in others)
    assert not any(section.holds(card) for card in others for section in OUTLINE.sections)


@pytest.mark.clause("LCG-S1.3", "LCG-S1.4")
def test_each_card_begins_in_the_deck_of_its_back_and_is_discarded_beside_it() -> None:
    kinds = {side: {card.kind for card in playable() if card.side == side} for side in SIDES}
    assert kinds["dynasty"] <= {"character", "holding", "event"}
    assert kinds["conflict"] <= {"event", "attachment", "character"}
    sitting = Sitting()
    state = sitting.state
    assert {state.back(card) for card in state.dynasty_decks[LION]} == {"dynasty"}
    assert {state.back(card) for card in state.conflict_decks[LION]} == {"conflict"}
    gunso, spear = sitting.play(LION, "akodo-gunso"), sitting.play(LION, "master-of-the-spear")
    for card in (gunso, spear):
        sitting.table.record(leaving(sitting.table, card, "LCG-4.2"))
    assert state.dynasty_piles[LION] == (gunso,)
    assert state.conflict_piles[LION] == (spear,)


@pytest.mark.clause("LCG-S1.5", "LCG-S1.20")
def test_a_dynasty_card_does_not_come_to_a_hand() -> None:
    sitting = Sitting()
    state = sitting.state
    fan, gunso = sitting.find(LION, "ornate-fan"), sitting.find(LION, "akodo-gunso")
    put_in_hand(state, fan)
    put_in_hand(state, gunso)
    assert state.hands[LION] == (fan,)
    assert state.dynasty_piles[LION] == (gunso,)


@pytest.mark.clause("LCG-S1.19")
@pytest.mark.parametrize("bottom", [False, True])
def test_a_card_that_would_go_into_the_other_deck_is_discarded(*, bottom: bool) -> None:
    sitting = Sitting()
    state = sitting.state
    fan, gunso = sitting.find(LION, "ornate-fan"), sitting.find(LION, "akodo-gunso")
    put_on_deck(state, fan, "dynasty", bottom=bottom)
    put_on_deck(state, gunso, "conflict", bottom=bottom)
    assert (state.conflict_piles[LION], state.dynasty_piles[LION]) == ((fan,), (gunso,))
    other = sitting.find(LION, "akodo-gunso")
    put_on_deck(state, other, "dynasty", bottom=bottom)
    assert state.dynasty_decks[LION][-1 if bottom else 0] == other


@pytest.mark.clause("LCG-S1.21")
def test_a_conflict_card_does_not_come_into_a_province() -> None:
    sitting = Sitting()
    state = sitting.state
    fan, gunso = sitting.find(LION, "ornate-fan"), sitting.find(LION, "akodo-gunso")
    put_in_province(state, LION, 0, fan, open=True)
    assert state.provinces[LION][0].cards() == ()
    assert state.conflict_piles[LION] == (fan,)
    put_in_province(state, LION, 0, gunso)
    assert state.provinces[LION][0].card == gunso


@pytest.mark.clause("LCG-S1.6", "LCG-S3.2", "LCG-S1.11", "LCG-S1.12", "LCG-S1.13")
def test_a_match_begins_with_four_provinces_and_that_of_the_stronghold_and_with_five_rings() -> (
    None
):
    match = stronghold(2)
    match.start()
    for _ in zip(range(20), points(match, Fast(2).below, initiatives=10**9), strict=False):
        pass
    state = match.table.state
    assert [len(row) for row in state.provinces.values()] == [5, 5]
    assert set(state.strongholds) == {0, 1}
    assert tuple(state.rings) == ELEMENTS
    assert all(ring.seat == NOBODY for ring in state.rings.values())
    assert state.favor == NOBODY
    before = state.fate[Seat(0)]
    match.table.record(FateChanged(Seat(0), 1000))
    assert state.fate[Seat(0)] == before + 1000


@pytest.mark.clause("LCG-S1.12")
def test_there_is_one_favor_and_one_first_player() -> None:
    sitting = Sitting(seats=3)
    sitting.play(LION, "akodo-gunso")
    sitting.state.favor = CRANE
    sitting.begin(Frame("favor"))
    assert sitting.state.favor == LION
    sitting.begin(Frame("end-round"))
    assert sitting.state.first == LION


@pytest.mark.clause("LCG-S1.7")
def test_who_does_not_participate_is_at_home() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso")
    other = sitting.play(LION, "ikoma-eiji")
    sitting.conflict(resolve=True)
    assert not is_home(sitting, gunso)
    assert is_home(sitting, other)
    sitting.quiet()
    while sitting.asked is not None:
        sitting.answer("pass" if "pass" in sitting.offered else "decline")
    assert is_home(sitting, gunso)


@pytest.mark.clause("LCG-S1.8")
def test_honor_and_fate_are_seen_by_all() -> None:
    sitting = Sitting()
    sitting.state.honor[LION], sitting.state.fate[LION] = 9, 4
    for viewer in (CRANE, LION, None):
        seat = view(sitting.table, viewer).seats[LION]
        assert (seat.honor, seat.fate) == (9, 4)


@pytest.mark.clause("LCG-S1.9", "LCG-S5.9")
def test_a_ring_is_unclaimed_contested_or_claimed_and_sometimes_two_of_these() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    assert states_of(sitting.state, "fire") == ("unclaimed",)
    sitting.conflict(ring="fire")
    assert states_of(sitting.state, "fire") == ("contested",)
    sitting.table.record(Claimed(LION, "fire"))
    assert states_of(sitting.state, "fire") == ("contested", "claimed")
    assert states_of(sitting.state, "air") == ("unclaimed",)
    sitting.state.conflict = None
    assert states_of(sitting.state, "fire") == ("claimed",)
    assert sitting.state.rings["fire"].seat == LION
    sitting.table.record(RingsReturned())
    assert states_of(sitting.state, "fire") == ("unclaimed",)


@pytest.mark.clause("LCG-S1.10")
def test_what_is_removed_from_the_game_lies_open_for_all() -> None:
    sitting = Sitting()
    card = sitting.find(LION, "banzai")
    remove(sitting.state, card)
    for viewer in (CRANE, None):
        seats = view(sitting.table, viewer).seats
        assert [each.slug for each in seats[LION].removed] == ["banzai"]
        assert seats[CRANE].removed == ()


# -- in play -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S1.14", "LCG-S1.15", "LCG-S1.16")
def test_what_is_in_play_and_what_is_not() -> None:
    sitting = Sitting(strongholds=True)
    state = sitting.state
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "fine-katana", gunso)
    open_holding = sitting.row(LION, 0, "imperial-storehouse")
    hidden_holding = sitting.row(LION, 1, "favorable-ground", open=False)
    _ = sitting.row(LION, 2, "ikoma-eiji"), sitting.hand(LION, "banzai")
    _ = sitting.pile(LION, "akodo-toturi")
    row = state.provinces[LION]
    put(state, LION, 0, replace(row[0], shown=True))
    put(state, LION, 1, replace(row[1], card=hidden_holding, shown=True, broken=True))
    home = state.strongholds[LION].card
    inside = (gunso, katana, open_holding, row[0].own, home)
    rest = [(CRANE, state.strongholds[CRANE].card)]
    assert sorted(in_play(state)) == sorted([*((LION, card) for card in inside), *rest])


@pytest.mark.clause("LCG-S1.27", "LCG-S1.29")
def test_a_broken_province_says_nothing_until_it_is_restored_and_lies_face_up_then() -> None:
    sitting = Sitting(strongholds=True)
    state = sitting.state
    slot = sitting.province(CRANE, "meditations-on-the-tao", shown=True, broken=True)
    card = state.provinces[CRANE][slot].own
    assert (CRANE, card) not in in_force(sitting.table)
    sitting.table.record(Restored(CRANE, slot))
    province = state.provinces[CRANE][slot]
    assert (province.broken, province.shown) == (False, True)
    assert (CRANE, card) in in_force(sitting.table)


@pytest.mark.clause("LCG-S1.30", "LCG-S1.31")
def test_provinces_are_adjacent_to_their_neighbours_and_a_stronghold_to_none() -> None:
    table = Sitting(strongholds=True).table
    assert [adjacent(table, CRANE, slot) for slot in range(5)] == [
        (1,),
        (0, 2),
        (1, 3),
        (2,),
        (),
    ]


@pytest.mark.clause("LCG-S1.32")
def test_a_province_has_each_element_that_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "night-raid", elements=ELEMENTS)
    printed(monkeypatch, "pilgrimage", elements=("void", "air"))
    sitting = Sitting(strongholds=True)
    state = sitting.state
    five = sitting.province(LION, "night-raid", shown=True)
    two = sitting.province(LION, "pilgrimage", shown=True)
    one = sitting.province(LION, "the-art-of-war", shown=True)
    hidden = sitting.province(LION, "ancestral-lands")
    assert elements_there(state, LION, five) == ELEMENTS
    assert elements_there(state, LION, two) == ("void", "air")
    assert elements_there(state, LION, one) == ("water",)
    assert elements_there(state, LION, hidden) == ()


@pytest.mark.clause("LCG-S1.33")
def test_cards_of_one_title_are_copies_and_a_card_is_one_of_itself() -> None:
    sitting = Sitting()
    one, other = sitting.find(LION, "akodo-gunso"), sitting.find(LION, "akodo-gunso")
    third = sitting.find(LION, "ikoma-eiji")
    found = [is_copy(sitting.state, one, card) for card in (one, other, third)]
    assert found == [True, True, False]


# -- objects, owners and controllers -------------------------------------------------------


@pytest.mark.clause("LCG-S1.17")
def test_a_card_that_comes_back_is_a_new_object_with_a_fresh_memory() -> None:
    """What lasted on it and what of it was used does not count any more."""
    once = Limit(1, "round")
    scripts = {"akodo-gunso": does(action(GainFate(1), limits=(once,)))}
    sitting = Sitting(scripts=scripts)
    gunso = sitting.play(LION, "akodo-gunso")
    more = Strengthened(gunso, "akodo-gunso", "military", 5, until="round")
    sitting.table.record(more)
    assert skill(sitting.table, gunso, "military") == 7
    sitting.window(LION).answer("use:akodo-gunso")
    assert sitting.why_not(LION, "akodo-gunso", "use") == ["refused-lcg-limit"]
    sitting.table.record(leaving(sitting.table, gunso, "LCG-4.2"))
    sitting.state.dynasty_piles[LION] = ()
    sitting.table.record(entering(sitting.table, LION, gunso, "LCG-1.4"))
    assert skill(sitting.table, gunso, "military") == 2
    assert "refused-lcg-limit" not in sitting.why_not(LION, "akodo-gunso", "use")


@pytest.mark.clause("LCG-S1.22")
def test_a_card_enters_play_under_its_owner() -> None:
    sitting = Sitting()
    sitting.hand(LION, "master-of-the-spear")
    sitting.window(LION).answer("play:master-of-the-spear")
    (card,) = sitting.state.characters(LION)
    assert sitting.state.play[card].seat == sitting.state.owners[card] == LION


@pytest.mark.clause("LCG-S1.23")
def test_who_was_controlled_by_another_goes_to_the_pile_of_its_owner() -> None:
    """It counts as having left the play of its controller, who gains its honor."""
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso", status=1)
    sitting.table.record(control_taken(sitting.state, CRANE, gunso, "LCG-3.2.2"))
    left = leaving(sitting.table, gunso, "LCG-4.2")
    assert left.seat == CRANE
    sitting.begin(Frame("leave", CRANE, (gunso, sitting.state.born(gunso))))
    assert sitting.state.dynasty_piles[LION] == (gunso,)
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (7, 6)


@pytest.mark.clause("LCG-S1.24", "LCG-S1.25", "LCG-S10.4")
def test_a_participant_that_changes_sides_fights_on_as_it_is_and_keeps_what_it_wears() -> None:
    sitting = Sitting()
    gunso = sitting.attacker(LION, "akodo-gunso", bowed=True, fate=2)
    other = sitting.attacker(LION, "ikoma-eiji")
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.conflict()
    sitting.table.record(control_taken(sitting.state, CRANE, gunso, "LCG-3.2.2"))
    found = sitting.state.play[gunso]
    assert (found.seat, found.bowed, found.fate) == (CRANE, True, 2)
    assert sitting.state.fighting(sitting.state.side_of(CRANE)) == (gunso,)
    assert sitting.state.fighting(sitting.state.side_of(LION)) == (other,)
    assert sitting.state.play[katana].seat == LION


@pytest.mark.clause("LCG-S1.26")
def test_control_without_an_end_lasts_beyond_the_round() -> None:
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso", fate=3)
    sitting.table.record(control_taken(sitting.state, CRANE, gunso, "LCG-3.2.2"))
    sitting.begin(Frame("fate-phase"))
    assert sitting.state.play[gunso].seat == CRANE


@pytest.mark.clause("LCG-S9.47")
def test_a_card_that_was_taken_over_is_used_anew_by_its_new_controller() -> None:
    take = Does(
        lambda use: tuple(
            control_taken(use.state, use.seat, card, "LCG-3.2.2")
            for card in use.state.characters(LION)
            if use.seat == CRANE
        )
    )
    scripts = {
        "akodo-gunso": does(action(GainFate(1))),
        "brash-samurai": does(action(take)),
    }
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "akodo-gunso")
    sitting.play(CRANE, "brash-samurai")
    sitting.window(LION).answer("use:akodo-gunso", "use:brash-samurai")
    assert sitting.asked == (CRANE, "act")
    sitting.answer("use:akodo-gunso")
    assert (sitting.state.fate[LION], sitting.state.fate[CRANE]) == (11, 11)


@pytest.mark.clause("LCG-S7.35")
def test_control_is_not_taken_of_a_second_unique_card() -> None:
    sitting = Sitting()
    toturi = sitting.play(LION, "akodo-toturi")
    sitting.lent(CRANE, LION, "akodo-toturi")
    own = sitting.state.hands[CRANE][0]
    sitting.state.hands[CRANE] = ()
    sitting.state.play[own] = replace(sitting.state.play[toturi], seat=CRANE, born=99)
    taken = control_taken(sitting.state, CRANE, toturi, "LCG-3.2.2")
    assert not stands(sitting.table, taken)
    del sitting.state.play[own]
    assert stands(sitting.table, taken)
    assert type(taken) is ControlTaken


@pytest.mark.clause("LCG-S7.34", "LCG-S7.35")
def test_a_unique_card_is_a_second_one_for_its_owner_and_for_who_would_control_it() -> None:
    sitting = Sitting()
    state = sitting.state
    crane, lion = sitting.new(CRANE, "akodo-toturi"), sitting.new(LION, "akodo-toturi")
    other = sitting.play(LION, "akodo-toturi")
    assert is_second(state, CRANE, lion)  # Lion, its owner, has the other one
    assert is_second(state, LION, crane)
    assert not is_second(state, CRANE, crane)
    assert not is_second(state, LION, other)
    state.play[other] = replace(state.play[other], seat=CRANE)
    assert is_second(state, CRANE, crane)  # Crane controls the other one
    assert is_second(state, LION, lion)  # Lion owns it


@pytest.mark.clause("LCG-S10.15", "LCG-S10.14")
def test_a_province_that_is_turned_over_is_another_object() -> None:
    scripts = {"meditations-on-the-tao": does(action(GainFate(1)))}
    sitting = Sitting(strongholds=True, scripts=scripts)
    slot = sitting.province(CRANE, "meditations-on-the-tao", shown=True)
    card = sitting.state.provinces[CRANE][slot].own
    sitting.window().answer("use:meditations-on-the-tao")
    assert sitting.why_not(CRANE, "meditations-on-the-tao", "use") == ["refused-lcg-limit"]
    sitting.table.record(ProvinceHidden(CRANE, slot, "meditations-on-the-tao"))
    assert card not in [each for _, each in in_play(sitting.state)]
    sitting.table.record(ProvinceShown(CRANE, slot, card, "meditations-on-the-tao"))
    assert "refused-lcg-limit" not in sitting.why_not(CRANE, "meditations-on-the-tao", "use")


# -- setup ---------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S3.1", "LCG-S3.14")
def test_all_have_their_decks_at_first_and_nobody_has_fate_for_going_later() -> None:
    match = stronghold(2)
    assert all(match.table.state.dynasty_decks.values())
    match.start()
    seen = False
    for _ in zip(range(30), points(match, Fast(2).below, initiatives=10**9), strict=False):
        if match.table.state.phase == "setup":
            seen = True
            assert set(match.table.state.fate.values()) == {0}
    assert seen
    begun = [event.honor for event in match.log() if type(event) is Begun]
    assert len(begun) == 2


@pytest.mark.clause("LCG-S3.10")
def test_a_card_that_fills_a_province_later_is_known_to_nobody() -> None:
    sitting = Sitting()
    sitting.begin(Frame("fill", CRANE))
    for viewer in (CRANE, LION, None):
        row = view(sitting.table, viewer).seats[CRANE].provinces
        assert [each.card.slug for each in row if each.card is not None] == [""] * 3


@pytest.mark.clause("LCG-S9.65")
def test_a_seat_sees_its_own_provinces_that_lie_face_down() -> None:
    sitting = Sitting(strongholds=True)
    for province in sitting.state.provinces[CRANE]:
        sitting.state.known[province.own] = (CRANE,)
    own = view(sitting.table, CRANE).seats[CRANE].provinces
    others = view(sitting.table, LION).seats[CRANE].provinces
    assert all(each.own is not None and each.own.slug for each in own)
    assert not any(each.own is not None and each.own.slug for each in others)


@pytest.mark.clause("LCG-S6.8")
def test_without_a_discard_pile_there_is_no_new_deck_to_pay_for() -> None:
    sitting = Sitting()
    sitting.state.conflict_decks[CRANE] = ()
    draw(sitting.table, Frame("draw", CRANE, (2,)))
    assert sitting.state.honor[CRANE] == 6
    assert sitting.state.hands[CRANE] == ()


@pytest.mark.clause("LCG-S3.5", "LCG-S1.16")
def test_a_role_lies_open_beside_the_stronghold_and_is_in_force_though_out_of_play() -> None:
    role = shipped().cards["keeper-of-air"]
    deck = replace(all_of("crane", strongholds=True), role=role)
    state = new_state((deck, all_of("lion", strongholds=True)), STRONGHOLD.numbers)
    card = state.roles[CRANE]
    assert LION not in state.roles
    assert (CRANE, card) not in in_play(state)
    scripts = {"keeper-of-air": does(action(GainFate(1)))}
    table = Table(STRONGHOLD.amended("roles", scripts=scripts), state)
    assert (CRANE, card) in in_force(table)
    for viewer in (CRANE, LION, None):
        seen = view(table, viewer).seats[CRANE].role
        assert seen is not None
        assert seen.slug == "keeper-of-air"
    assert card in STRONGHOLD.game.cards(state)
