"""Phases, bids, conflicts, rings and ways to win: sections 4 to 6 of the base game."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.own_cards import Does, action, does, says, when
from tests.games.l5r_lcg.positions import bids, declare, onward, until, winners
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting, is_home

from gorin.games.l5r_lcg.events.conflicts import (
    Claimed,
    ConflictSpread,
    Joined,
    OpportunityGained,
    ProvinceShown,
    RingFated,
    RingSwitched,
    WentHome,
)
from gorin.games.l5r_lcg.events.plays import Strengthened
from gorin.games.l5r_lcg.events.seats import (
    BidChanged,
    DialsShown,
    Drawn,
    Ended,
    FateChanged,
    PhaseBegan,
    Revealed,
)
from gorin.games.l5r_lcg.measures import skill
from gorin.games.l5r_lcg.rings import resolve_ring, states_of
from gorin.games.l5r_lcg.script import Effect, Use, interrupt, reaction
from gorin.games.l5r_lcg.state import EMPTY, NOBODY, Conflict
from gorin.games.l5r_lcg.windows.deferring import AtEndOf
from gorin.games.l5r_lcg.windows.happening import happen, stands
from gorin.games.l5r_lcg.words.conditions import Composure
from gorin.games.l5r_lcg.words.effects import GainFate, GainHonor
from gorin.kernel.decision import Play, Seat
from gorin.kernel.domain import Range
from gorin.kernel.table import Frame

# -- phases --------------------------------------------------------------------------------


@pytest.mark.clause("LCG-1.5", "LCG-2.6", "LCG-3.5", "LCG-4.9")
def test_what_lasts_until_the_end_of_a_phase_ends_with_it() -> None:
    """Each of the four phases ends it, and what lasts for the round goes on until that ends."""
    for frames in (
        (Frame("dynasty", LION), Frame("phase-end", texts=("LCG-1.5",))),
        (Frame("phase-end", texts=("LCG-2.6",)),),
        (Frame("favor"), Frame("phase-end", texts=("LCG-3.5",))),
        (Frame("end-round"),),
    ):
        sitting = Sitting()
        sitting.state.passed = (CRANE, LION)
        gunso = sitting.play(LION, "akodo-gunso")
        for until_ in ("phase", "round"):
            sitting.table.record(Strengthened(gunso, "akodo-gunso", "military", 1, until_))
        sitting.begin(*frames)
        onward(sitting)
        left = 0 if frames[0].step == "end-round" else 1
        assert skill(sitting.table, gunso, "military") == 2 + left


@pytest.mark.clause("LCG-1.5", "LCG-2.6", "LCG-3.5")
def test_a_round_has_an_end_of_each_phase() -> None:
    sitting = Sitting()
    sitting.begin()
    sitting.rulebook.steps["round"](sitting.table, Frame("round"))
    steps = [(frame.step, *frame.texts) for frame in sitting.state.frames[::-1]]
    assert steps == [
        ("reveal",),
        ("collect",),
        ("dynasty",),
        ("phase-end", "LCG-1.5"),
        ("draw-phase",),
        ("phase-end", "LCG-2.6"),
        ("conflict-phase",),
        ("phase-end", "LCG-3.5"),
        ("fate-phase",),
        ("round",),
    ]


class Notes(Effect, frozen=True):
    """Its seat gains as much fate as a character has military skill."""

    def events(self, use: Use) -> tuple[FateChanged, ...]:
        (gunso,) = (c for c in use.state.play if use.state.facts(c).slug == "akodo-gunso")
        return (FateChanged(use.seat, skill(use.table, gunso, "military")),)


@pytest.mark.clause("LCG-S4.69")
def test_what_lasts_until_the_end_is_over_before_what_happens_at_the_end() -> None:
    scripts = {"ikoma-eiji": does(action(AtEndOf("phase", Notes())))}
    sitting = Sitting(scripts=scripts)
    gunso = sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "ikoma-eiji")
    sitting.table.record(Strengthened(gunso, "akodo-gunso", "military", 5, "phase"))
    sitting.begin(Frame("window", LION, (0,)), Frame("phase-end", texts=("LCG-3.5",)))
    sitting.answer("use:ikoma-eiji")
    onward(sitting)
    assert sitting.state.fate[LION] == 12


@pytest.mark.clause("LCG-S4.2")
def test_all_may_act_after_drawing() -> None:
    sitting = Sitting()
    bids(sitting, 1, 1)
    assert sitting.asked == (CRANE, "act")
    assert all(sitting.state.hands.values())


@pytest.mark.clause("LCG-S4.4")
def test_all_may_act_after_rings_have_their_fate_and_before_cards_are_readied() -> None:
    sitting = Sitting(strongholds=True)
    gunso = sitting.play(LION, "akodo-gunso", fate=2, bowed=True)
    sitting.hand(CRANE, "banzai")
    sitting.begin(Frame("fate-phase"))
    assert sitting.asked == (CRANE, "act")
    assert sitting.state.rings["air"].fate == 1
    assert sitting.state.play[gunso].bowed
    onward(sitting)
    assert not sitting.state.play[gunso].bowed


@pytest.mark.clause("LCG-S4.6", "LCG-S4.5")
def test_each_card_that_is_revealed_is_answered_before_the_next_one() -> None:
    scripts = {"wandering-ronin": does(reaction(when(Revealed), GainFate(1), limits=()))}
    sitting = Sitting(strongholds=True, scripts=scripts)
    sitting.play(LION, "wandering-ronin")
    sitting.row(LION, 0, "akodo-gunso", open=False)
    sitting.row(LION, 4, "ikoma-eiji", open=False)
    sitting.begin(Frame("reveal"))
    row = sitting.state.provinces[LION]
    assert sitting.asked == (LION, "reaction")
    assert (row[4].open, row[0].open) == (True, False)
    sitting.answer("use:wandering-ronin")
    assert sitting.state.provinces[LION][0].open
    sitting.answer("use:wandering-ronin")
    assert sitting.state.fate[LION] == 12


@pytest.mark.clause("LCG-S4.7")
def test_what_changes_the_fate_of_a_stronghold_changes_what_is_collected() -> None:
    scripts = {"ikoma-eiji": says(fate=lambda use, seat: 2 if seat == use.seat else -1)}
    sitting = Sitting(scripts=scripts)
    sitting.play(LION, "ikoma-eiji")
    sitting.begin(Frame("collect"))
    assert sitting.state.fate == {CRANE: 10 + 6 - 1, LION: 10 + 6 + 2}


@pytest.mark.clause("LCG-S4.9", "LCG-S4.10", "LCG-S4.12")
def test_an_act_is_a_character_an_action_of_the_hand_too_or_a_pass() -> None:
    event = does(action(GainFate(1), place="hand"))
    sitting = Sitting(strongholds=True, scripts={"banzai": event})
    sitting.row(LION, 0, "akodo-gunso")
    sitting.row(LION, 1, "matsu-berserker")
    sitting.hand(LION, "banzai")
    sitting.hand(LION, "fine-katana", "master-of-the-spear")
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    sitting.begin(Frame("dynasty", LION))
    assert sitting.offered == [
        "pass",
        "play:banzai",
        "play:akodo-gunso",
        "play:matsu-berserker",
    ]
    sitting.answer("play:akodo-gunso").quiet().answer(0)
    assert len(sitting.state.characters(LION)) == 1
    until(sitting, "dynasty")
    while sitting.asked != (LION, "dynasty"):
        sitting.answer("pass")
    assert "play:banzai" in sitting.offered


# -- bids ----------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S4.18")
def test_a_bid_is_from_one_to_five_and_no_other_seat_sees_it() -> None:
    sitting = Sitting(strongholds=True)
    sitting.begin(Frame("draw-phase"))
    asked = [question.decision for question in sitting.match.pending]
    assert [(each.seat, each.domain, each.secret) for each in asked] == [
        (CRANE, Range(1, 5), True),
        (LION, Range(1, 5), True),
    ]


@pytest.mark.clause("LCG-S4.19", "LCG-S4.20", "LCG-S4.22")
def test_a_bid_that_is_changed_counts_for_honor_and_cards_and_the_dial_stays() -> None:
    change = Does(lambda use: (BidChanged(use.seat, 2),))
    scripts = {"ikoma-eiji": does(reaction(when(DialsShown), change))}
    sitting = Sitting(strongholds=True, scripts=scripts)
    sitting.play(LION, "ikoma-eiji")
    bids(sitting, 2, 1)
    assert sitting.asked == (LION, "reaction")
    assert sitting.state.dials == {CRANE: 2, LION: 1}
    assert sitting.state.honor == {CRANE: 6, LION: 6}
    sitting.answer("use:ikoma-eiji")
    assert sitting.state.honor == {CRANE: 7, LION: 5}
    assert [len(sitting.state.hands[seat]) for seat in (CRANE, LION)] == [2, 3]
    assert sitting.state.dials == {CRANE: 2, LION: 1}
    assert Composure().holds(Use(sitting.table, LION, EMPTY))
    bids(sitting, 1, 1)
    assert sitting.state.honor == {CRANE: 7, LION: 5}


@pytest.mark.clause("LCG-S4.20")
def test_what_holds_for_a_bid_changes_it_too() -> None:
    scripts = {"ikoma-eiji": says(bids=lambda use, seat: -3 if seat != use.seat else 0)}
    sitting = Sitting(strongholds=True, scripts=scripts)
    sitting.play(LION, "ikoma-eiji")
    assert bids(sitting, 4, 1) == [6, 6]
    assert [len(sitting.state.hands[seat]) for seat in (CRANE, LION)] == [1, 1]


@pytest.mark.clause("LCG-S4.21")
def test_all_have_drawn_before_anybody_pays_for_a_new_deck() -> None:
    sitting = Sitting(strongholds=True)
    state = sitting.state
    state.conflict_piles[CRANE] = state.conflict_decks[CRANE][1:]
    state.conflict_decks[CRANE] = state.conflict_decks[CRANE][:1]
    state.honor[CRANE] = 5
    bids(sitting, 3, 3)
    drawn = [
        (event.seat, len(event.handles)) for event in sitting.match.log() if type(event) is Drawn
    ]
    assert drawn == [(CRANE, 1), (LION, 3)]
    assert winners(sitting) == (LION,)


def with_one_card_left(*honor: int) -> Sitting:
    """Return a game in which each conflict deck has one card, the others lie in the pile."""
    sitting = Sitting(strongholds=True)
    state = sitting.state
    for seat, each in zip((CRANE, LION), honor, strict=True):
        state.conflict_piles[seat] = state.conflict_decks[seat][1:]
        state.conflict_decks[seat] = state.conflict_decks[seat][:1]
        state.honor[seat] = each
    return sitting


@pytest.mark.clause("LCG-S4.21", "LCG-S6.6", "LCG-S6.8")
@pytest.mark.parametrize("first", [CRANE, LION])
def test_both_pay_for_a_new_deck_at_once_and_the_first_player_wins_if_both_end_at_0(
    first: Seat,
) -> None:
    sitting = with_one_card_left(5, 5)
    state = sitting.state
    state.first = first
    bids(sitting, 3, 3)
    assert state.honor == {CRANE: 0, LION: 0}
    assert winners(sitting) == (first,)


@pytest.mark.clause("LCG-S4.21", "LCG-S6.8")
def test_whoever_pays_for_a_new_deck_with_less_is_out_though_the_other_pays_too() -> None:
    sitting = with_one_card_left(6, 5)
    state = sitting.state
    bids(sitting, 3, 3)
    assert state.honor == {CRANE: 1, LION: 0}
    assert winners(sitting) == (CRANE,)


@pytest.mark.clause("LCG-S6.8")
def test_both_go_on_to_draw_from_their_new_decks() -> None:
    sitting = with_one_card_left(8, 8)
    state = sitting.state
    before = {seat: len(state.hands[seat]) for seat in (CRANE, LION)}
    bids(sitting, 3, 3)
    assert state.honor == {CRANE: 3, LION: 3}
    assert {seat: len(state.hands[seat]) - before[seat] for seat in (CRANE, LION)} == {
        CRANE: 3,
        LION: 3,
    }
    assert state.conflict_piles[CRANE] == state.conflict_piles[LION] == ()


# -- conflicts -----------------------------------------------------------------------------


@pytest.mark.clause("LCG-S4.31", "LCG-S4.36")
def test_reactions_to_the_declaration_come_after_covert_and_after_the_province_is_revealed() -> (
    None
):
    scripts = {
        "wandering-ronin": does(
            reaction(when(Joined, lambda use, event: event.side == "attacking"), GainFate(1))
        )
    }
    sitting = Sitting(strongholds=True, scripts=scripts)
    sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "wandering-ronin")
    sitting.play(CRANE, "doji-challenger")
    declare(sitting, LION).answer("province:0.0", ["character:akodo-gunso"])
    assert sitting.asked == (LION, "reaction")
    kinds = [type(event) for event in sitting.match.log()]
    assert kinds.index(Joined) < kinds.index(ProvinceShown) < len(kinds) - 1
    assert kinds[-1] is Joined


@pytest.mark.clause("LCG-S4.38")
def test_in_a_conflict_cards_are_played_into_it_or_home_and_actions_are_used() -> None:
    event = does(action(GainFate(1), place="hand"))
    scripts = {"banzai": event, "akodo-gunso": does(action(GainFate(1)))}
    sitting = Sitting(scripts=scripts)
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "banzai", "fine-katana", "master-of-the-spear")
    sitting.row(LION, 0, "ikoma-eiji")
    sitting.conflict(defender=CRANE)
    assert sitting.asked == (LION, "act")
    assert sitting.offered == [
        "pass",
        "use:akodo-gunso",
        "play:banzai",
        "play:fine-katana",
        "play:master-of-the-spear",
    ]
    sitting.answer("play:master-of-the-spear")
    assert sitting.offered == ["home", "join"]
    sitting.answer("join").quiet()
    assert sitting.asked == (LION, "fate")
    sitting.answer(2)
    (spear,) = (c for c in sitting.state.play if sitting.state.facts(c).cost == 3)
    assert sitting.state.play[spear].fate == 2


@pytest.mark.clause("LCG-S4.45")
def test_each_attacked_province_is_compared_with_the_difference_by_itself() -> None:
    sitting = Sitting(strongholds=True)
    sitting.attacker(LION, "akodo-toturi")
    slots = [
        sitting.province(CRANE, "shameful-display", shown=True),
        sitting.province(CRANE, "the-art-of-peace", shown=True),
    ]
    sitting.row(CRANE, slots[1], "favorable-ground")
    third = sitting.province(CRANE, "meditations-on-the-tao", shown=True)
    state = sitting.state
    state.conflict = Conflict(LION, "military", "fire", CRANE, slots[0])
    for slot in (slots[1], third):
        sitting.table.record(ConflictSpread(CRANE, slot))
    sitting.table.record(
        Strengthened(next(iter(state.play)), "akodo-toturi", "set-military", 4, "conflict")
    )
    sitting.begin(Frame("compare"), Frame("break"))
    while sitting.asked is not None:
        sitting.answer("keep" if "keep" in sitting.offered else "pass")
    row = state.provinces[CRANE]
    assert [row[slot].broken for slot in (*slots, third)] == [True, False, True]


@pytest.mark.clause("LCG-S4.48")
def test_a_ring_of_several_elements_is_resolved_as_one_of_them() -> None:
    scripts = {"ikoma-eiji": says(ring=lambda use, ring: ("void",) if ring == "air" else ())}
    sitting = Sitting(scripts=scripts)
    sitting.attacker(LION, "ikoma-eiji", fate=1)
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict(ring="air", resolve=True)
    assert sitting.asked == (LION, "element")
    assert sitting.offered == ["element:air", "element:void"]
    sitting.answer("element:void", "unfate:ikoma-eiji").quiet()
    assert sitting.state.honor[CRANE] == 6
    assert sitting.state.rings["air"].seat == LION
    assert sitting.state.rings["void"].seat == NOBODY


@pytest.mark.clause("LCG-S4.49", "LCG-S4.50")
def test_a_claimed_ring_is_contested_until_reactions_are_done_and_gives_its_element_on() -> None:
    seen: list[tuple[str, ...]] = []

    def note(use: Use) -> tuple[FateChanged, ...]:
        conflict = use.state.conflict
        assert conflict is not None
        seen.append((conflict.ring, *states_of(use.state, "fire")))
        return (FateChanged(use.seat, 1),)

    scripts = {
        "ikoma-eiji": does(
            reaction(when(Claimed), Does(note)), interrupt(when(WentHome), Does(note))
        )
    }
    sitting = Sitting(scripts=scripts)
    sitting.attacker(LION, "ikoma-eiji", fate=1)
    sitting.conflict("political", ring="fire", resolve=True).answer("decline")
    sitting.answer("use:ikoma-eiji", "use:ikoma-eiji")
    assert seen == [("fire", "contested", "claimed"), ("fire", "claimed")]


@pytest.mark.clause("LCG-S4.51")
def test_without_a_winner_the_ring_is_unclaimed_again() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "ikoma-prodigy")
    sitting.conflict("military", ring="fire", resolve=True)
    onward(sitting)
    assert sitting.state.conflict is None
    assert states_of(sitting.state, "fire") == ("unclaimed",)


@pytest.mark.clause("LCG-S4.53")
def test_who_does_not_bow_at_the_end_goes_home_as_it_is() -> None:
    scripts = {
        "ikoma-eiji": says(
            forbidden=lambda use, what, card: (what, card) == ("bow-at-end", use.card)
        )
    }
    sitting = Sitting(scripts=scripts)
    eiji = sitting.attacker(LION, "ikoma-eiji")
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="void", resolve=True)
    onward(sitting)
    assert is_home(sitting, eiji)
    assert is_home(sitting, gunso)
    assert (sitting.state.play[eiji].bowed, sitting.state.play[gunso].bowed) == (False, True)


@pytest.mark.clause("LCG-S4.54")
def test_a_conflict_that_a_card_grants_comes_on_top_of_the_others() -> None:
    more = Does(lambda use: (OpportunityGained(use.seat, "military"),))
    sitting = Sitting(strongholds=True, scripts={"ikoma-eiji": does(action(more))})
    for title in ("ikoma-eiji", "akodo-gunso", "matsu-berserker"):
        sitting.play(LION, title)
    sitting.state.first = LION
    sitting.begin(Frame("conflict-phase")).answer("use:ikoma-eiji")
    until(sitting, "declare")
    assert sitting.state.opportunities[LION] == ("military", "political", "military")
    sitting.answer("declare:military.air", "province:0.0", ["character:akodo-gunso"])
    assert sitting.state.opportunities[LION] == ("political", "military")


# -- rings ---------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S5.7")
def test_several_ring_effects_are_resolved_one_after_another() -> None:
    class Both(Effect, frozen=True):
        def do(self, use: Use) -> Play[None] | None:
            resolve_ring(use.table, use.seat, "void")
            resolve_ring(use.table, use.seat, "fire")
            return None

    sitting = Sitting(scripts={"ikoma-eiji": does(action(Both()))})
    sitting.attacker(LION, "ikoma-eiji", fate=1)
    sitting.conflict().answer("use:ikoma-eiji")
    first = sitting.offered
    sitting.answer(first[1])
    assert sitting.asked == (LION, "ring")
    assert sitting.offered != first


@pytest.mark.clause("LCG-S5.10")
@pytest.mark.parametrize("state", ["unclaimed", "contested", "claimed"])
def test_fate_is_put_on_a_ring_in_each_state(state: str) -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="fire" if state == "contested" else "air")
    if state == "claimed":
        sitting.table.record(Claimed(LION, "fire"))
    sitting.table.record(RingFated("fire", 2))
    assert sitting.state.rings["fire"].fate == 2
    assert sitting.state.fate[LION] == 10
    assert states_of(sitting.state, "fire") == (state,)


@pytest.mark.clause("LCG-S5.11", "LCG-S9.67")
def test_fate_is_taken_from_a_ring_that_becomes_contested_by_a_switch_too() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(ring="air")
    for ring in ("air", "fire", "water"):
        sitting.table.record(RingFated(ring, 2))
    assert sitting.state.fate[LION] == 10
    happen(sitting.table, RingSwitched(LION, "fire"))
    assert sitting.state.fate[LION] == 12
    assert (sitting.state.rings["air"].fate, sitting.state.rings["fire"].fate) == (2, 0)
    assert states_of(sitting.state, "air") == ("unclaimed",)
    assert states_of(sitting.state, "fire") == ("contested",)
    sitting.table.record(Claimed(CRANE, "water"))
    assert not stands(sitting.table, RingSwitched(LION, "water"))
    assert not stands(sitting.table, RingSwitched(LION, "fire"))
    sitting.state.conflict = None
    assert not stands(sitting.table, RingSwitched(LION, "air"))


# -- winning -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S6.7")
def test_a_card_gives_a_victory_of_its_own_as_soon_as_it_is_met() -> None:
    scripts = {"ikoma-eiji": says(won=lambda use: use.state.honor[use.seat] >= 8)}
    sitting = Sitting(scripts={**scripts, "wandering-ronin": does(action(GainHonor(2)))})
    sitting.play(LION, "ikoma-eiji")
    sitting.play(LION, "wandering-ronin")
    sitting.window(LION).answer("use:wandering-ronin")
    assert winners(sitting) == (LION,)
    ended = next(event for event in sitting.match.log() if type(event) is Ended)
    assert ended.clause == "LCG-S6.7"
