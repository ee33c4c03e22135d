"""Keywords that no card of the ready decks bears yet: section 8 of the base game."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.own_cards import Does, action, does, printed, when
from tests.games.l5r_lcg.positions import until
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.content.l5r_lcg.pool import shipped
from gorin.games.l5r_lcg.events.plays import LeftPlay
from gorin.games.l5r_lcg.events.seats import Filled, PhaseBegan, Revealed
from gorin.games.l5r_lcg.events.statuses import ProvinceHidden
from gorin.games.l5r_lcg.keywords import (
    Disguised,
    Eminent,
    Ephemeral,
    Limited,
    Pride,
    Rally,
    Support,
)
from gorin.games.l5r_lcg.measures import in_play
from gorin.games.l5r_lcg.script import Behaviour, Keyword, reaction, would
from gorin.games.l5r_lcg.state import HOME
from gorin.games.l5r_lcg.view import view
from gorin.games.l5r_lcg.windows.happening import entering, happen, stands
from gorin.games.l5r_lcg.windows.playing import has_played_limited
from gorin.games.l5r_lcg.words.effects import GainFate
from gorin.kernel.clauses import Refused
from gorin.kernel.domain import Range
from gorin.kernel.table import Frame


def bears(word: Keyword) -> Behaviour:
    """Return what a card does that bears a keyword."""
    return Behaviour(keywords=(word,))


@pytest.mark.clause("LCG-S8.2")
def test_nobody_is_asked_whether_pride_counts() -> None:
    sitting = Sitting(scripts={"akodo-gunso": bears(Pride())})
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict(resolve=True)
    assert sitting.state.play[gunso].status == 1
    assert sitting.asked != (LION, "forced")


@pytest.mark.clause("LCG-S8.23")
def test_pride_neither_rises_nor_falls_by_a_conflict_that_nobody_wins() -> None:
    sitting = Sitting(scripts={"akodo-gunso": bears(Pride())})
    gunso = sitting.attacker(LION, "akodo-gunso", bowed=True)
    sitting.conflict(resolve=True)
    assert sitting.state.conflict is None
    assert sitting.state.play[gunso].status == 0


# -- eminent, ephemeral, limited -----------------------------------------------------------


@pytest.mark.clause("LCG-S3.7", "LCG-S8.17")
def test_an_eminent_province_lies_open_and_never_under_the_stronghold() -> None:
    sitting = Sitting(strongholds=True, scripts={"shameful-display": bears(Eminent())})
    state = sitting.state
    cards = tuple(each.own for each in state.provinces[CRANE])
    state.unplaced[CRANE] = cards
    sitting.begin(Frame("place", CRANE))
    eminent = next(card for card in cards if state.facts(card).slug == "shameful-display")
    others = [f"card:{card}" for card in cards if card != eminent]
    with pytest.raises(Refused) as refused:
        sitting.answer([*others, f"card:{eminent}"])
    assert refused.value.refusals[0].clause == "LCG-S3.7"
    sitting.answer([f"card:{eminent}", *others])
    assert [each.shown for each in state.provinces[CRANE]] == [True, *[False] * 4]
    seen = view(sitting.table, LION).seats[CRANE].provinces
    assert seen[0].own is not None
    assert seen[0].own.slug == "shameful-display"
    assert not stands(sitting.table, ProvinceHidden(CRANE, 0, "shameful-display"))


@pytest.mark.clause("LCG-S2.15", "LCG-S13.3")
def test_a_province_that_bears_no_stronghold_lies_face_down_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Kuroi Mori says so; here another province does."""
    assert shipped().cards["kuroi-mori"].outer
    assert not shipped().cards["shameful-display"].outer
    printed(monkeypatch, "shameful-display", outer=True)
    sitting = Sitting(strongholds=True)
    state = sitting.state
    cards = tuple(each.own for each in state.provinces[CRANE])
    barred = next(card for card in cards if state.facts(card).slug == "shameful-display")
    others = [f"card:{card}" for card in cards if card != barred]
    state.unplaced[CRANE] = cards
    sitting.begin(Frame("place", CRANE))
    with pytest.raises(Refused):
        sitting.answer([*others, f"card:{barred}"])
    sitting.answer([f"card:{barred}", *others])
    assert not any(each.shown for each in state.provinces[CRANE])


@pytest.mark.clause("LCG-S3.7")
def test_whoever_has_left_puts_an_eminent_province_elsewhere() -> None:
    sitting = Sitting(strongholds=True, scripts={"shameful-display": bears(Eminent())})
    state = sitting.state
    cards = tuple(each.own for each in state.provinces[CRANE])
    eminent = next(card for card in cards if state.facts(card).slug == "shameful-display")
    state.unplaced[CRANE] = cards
    sitting.begin(Frame("place", CRANE))
    decision = sitting.match.pending[0].decision
    assert decision.check is not None
    assert decision.check(decision.otherwise) == ()
    assert decision.otherwise[0] == f"card:{eminent}"


@pytest.mark.clause("LCG-S8.18", "LCG-S1.10")
def test_an_ephemeral_event_is_removed_from_the_game() -> None:
    event = does(action(GainFate(1), place="hand"), keywords=(Ephemeral(),))
    sitting = Sitting(scripts={"banzai": event})
    (card,) = sitting.hand(LION, "banzai")
    sitting.window(LION).answer("play:banzai").quiet()
    assert sitting.state.removed[LION] == (card,)
    assert sitting.state.conflict_piles[LION] == ()
    assert card not in [each for _, each in in_play(sitting.state)]


@pytest.mark.clause("LCG-S8.20")
def test_a_limited_card_that_is_put_into_play_does_not_count() -> None:
    sitting = Sitting(scripts={"master-of-the-spear": bears(Limited())})
    card = sitting.find(LION, "master-of-the-spear")
    happen(sitting.table, entering(sitting.table, LION, card, "LCG-1.4"))
    assert not has_played_limited(sitting.state, LION)
    sitting.hand(LION, "master-of-the-spear")
    sitting.window(LION).answer("play:master-of-the-spear")
    assert has_played_limited(sitting.state, LION)


# -- rally ---------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S8.24", "LCG-S8.25", "LCG-S4.6")
def test_rally_adds_a_card_face_up_and_the_province_is_refilled_only_when_empty() -> None:
    scripts = {
        "akodo-gunso": bears(Rally()),
        "wandering-ronin": does(reaction(when(Revealed), GainFate(1))),
    }
    sitting = Sitting(scripts=scripts)
    state = sitting.state
    sitting.play(LION, "wandering-ronin")
    gunso = sitting.row(LION, 1, "akodo-gunso", open=False)
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    top = state.dynasty_decks[LION][0]
    sitting.begin(Frame("reveal"), Frame("dynasty", LION))
    assert sitting.asked == (LION, "reaction")
    assert state.provinces[LION][1].open_cards() == (gunso, top)
    added = next(event for event in sitting.match.log() if type(event) is Filled)
    assert (added.handle, added.slug) == (top, state.facts(top).slug)
    sitting.answer("pass")
    shown = [event for event in sitting.match.log() if type(event) is Revealed]
    assert len(shown) == 1
    assert sitting.asked == (LION, "dynasty")
    sitting.answer("play:akodo-gunso").quiet()
    if sitting.asked == (LION, "fate"):
        sitting.answer(0)
    assert state.provinces[LION][1].cards() == (top,)


@pytest.mark.clause("LCG-S10.19", "LCG-S10.11")
def test_what_fills_a_province_adds_a_card_though_another_lies_there() -> None:
    fills = Does(lambda use: (Filled(use.seat, 0, use.state.dynasty_decks[use.seat][0]),))
    sitting = Sitting(scripts={"wandering-ronin": does(action(fills))})
    holding = sitting.row(LION, 0, "imperial-storehouse")
    sitting.play(LION, "wandering-ronin")
    sitting.window(LION).answer("use:wandering-ronin")
    province = sitting.state.provinces[LION][0]
    assert province.card == holding
    assert len(province.under) == 1
    assert province.open_cards() == (holding,)
    sitting.begin(Frame("reveal"))
    assert len(sitting.state.provinces[LION][0].open_cards()) == 2


# -- disguised -----------------------------------------------------------------------------


def disguised(*, saves: bool = False) -> Sitting:
    """Return a match in which a Lion may play a spear in the place of a bushi."""
    answers = (would(when(LeftPlay), GainFate(1)),) if saves else ()
    scripts = {
        "master-of-the-spear": bears(Disguised(trait="bushi")),
        "ikoma-prodigy": Behaviour(answers),
    }
    sitting = Sitting(scripts=scripts)
    sitting.hand(LION, "master-of-the-spear")
    return sitting


@pytest.mark.clause("LCG-S8.12", "LCG-S8.13", "LCG-S8.14", "LCG-S8.15", "LCG-S8.16")
def test_a_disguised_card_takes_the_place_of_a_participant_with_all_that_is_on_it() -> None:
    sitting = disguised(saves=True)
    gunso = sitting.attacker(LION, "akodo-gunso", fate=2, status=1, bowed=True, tainted=True)
    katana = sitting.wear(LION, "fine-katana", gunso)
    sitting.play(LION, "ikoma-prodigy")
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict().answer("disguise:master-of-the-spear")
    state = sitting.state
    (spear,) = (card for card in state.play if state.facts(card).slug == "master-of-the-spear")
    found = state.play[spear]
    assert state.fate[LION] == 10 - (3 - 2)
    assert (found.fate, found.status, found.tainted, found.bowed) == (2, 1, True, False)
    assert found.worn == (katana,)
    assert found.side != HOME
    assert gunso in state.dynasty_piles[LION]
    assert state.honor[LION] == 6
    assert sitting.asked is None or sitting.asked[1] == "act"


@pytest.mark.clause("LCG-S8.12", "LCG-S8.16")
def test_a_disguised_card_replaces_nobody_unique_and_stays_where_the_other_was() -> None:
    sitting = disguised()
    sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "matsu-berserker")
    sitting.play(LION, "ikoma-prodigy")
    sitting.play(LION, "akodo-toturi")
    sitting.play(CRANE, "brash-samurai")
    sitting.attacker(LION, "ikoma-eiji")
    sitting.conflict().answer("disguise:master-of-the-spear")
    assert sitting.offered == ["on:akodo-gunso", "on:matsu-berserker"]
    sitting.answer("on:matsu-berserker").quiet()
    state = sitting.state
    (spear,) = (card for card in state.play if state.facts(card).slug == "master-of-the-spear")
    assert is_home(sitting, spear)
    assert state.fate[LION] == 10 - 2


@pytest.mark.clause("LCG-S8.13")
def test_a_disguised_card_that_costs_less_than_whom_it_replaces_brings_no_fate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed(monkeypatch, "akodo-gunso", cost=5)
    sitting = disguised()
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.conflict().answer("disguise:master-of-the-spear").quiet()
    assert gunso not in sitting.state.play
    assert sitting.state.fate[LION] == 10


@pytest.mark.clause("LCG-S8.12")
@pytest.mark.parametrize("grasped", [False, True])
def test_nobody_is_disguised_while_characters_of_the_hand_are_not_played(*, grasped: bool) -> None:
    sitting = disguised()
    sitting.attacker(LION, "akodo-gunso")
    _ = sitting.wear(CRANE, "grasp-of-earth", sitting.defender(CRANE, "isawa-masahiro"))
    sitting.conflict().answer("use:grasp-of-earth" if grasped else "pass")
    assert sitting.asked == (LION, "act")
    offered = [each for each in sitting.offered if each.startswith("disguise:master-of-the-spear")]
    assert bool(offered) != grasped


@pytest.mark.clause("LCG-S8.12")
@pytest.mark.parametrize(("phase", "clauses"), [("conflict", 1), ("draw", 2)])
def test_disguise_needs_the_conflict_phase_and_somebody_to_replace(
    phase: str, clauses: int
) -> None:
    sitting = disguised()
    sitting.play(LION, "ikoma-eiji")
    sitting.state.phase = phase
    sitting.window(LION)
    found = sitting.why_not(LION, "master-of-the-spear", "disguise")
    assert len(found) == clauses
    assert "refused-lcg-no-disguise" in found


# -- support -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-S8.28")
def test_others_may_pay_a_part_of_the_cost_of_a_card_with_support() -> None:
    sitting = Sitting(seats=3, scripts={"master-of-the-spear": bears(Support())})
    sitting.hand(LION, "master-of-the-spear")
    sitting.state.fate = {CRANE: 1, LION: 1, OTHER: 5}
    sitting.window(LION).answer("play:master-of-the-spear")
    assert sitting.asked == (OTHER, "support")
    sitting.answer(1)
    assert sitting.asked == (CRANE, "support")
    sitting.answer(1)
    assert sitting.state.fate == {CRANE: 0, LION: 0, OTHER: 4}
    assert len(sitting.state.characters(LION)) == 1


@pytest.mark.clause("LCG-S8.29")
def test_a_cost_that_is_not_met_leaves_the_card_in_the_hand_and_nobody_has_paid() -> None:
    sitting = Sitting(seats=3, scripts={"master-of-the-spear": bears(Support())})
    hand = sitting.hand(LION, "master-of-the-spear")
    sitting.state.fate = {CRANE: 1, LION: 1, OTHER: 5}
    sitting.window(LION).answer("play:master-of-the-spear", 0, 1)
    assert sitting.state.fate == {CRANE: 1, LION: 1, OTHER: 5}
    assert sitting.state.hands[LION] == hand
    assert sitting.state.characters(LION) == ()


@pytest.mark.clause("LCG-S8.28")
def test_nobody_pays_more_for_a_card_with_support_than_is_left_of_its_cost() -> None:
    sitting = Sitting(seats=3, scripts={"master-of-the-spear": bears(Support())})
    sitting.hand(LION, "master-of-the-spear")
    sitting.state.fate = {CRANE: 5, LION: 1, OTHER: 5}
    sitting.window(LION).answer("play:master-of-the-spear", 2)
    assert sitting.asked == (CRANE, "support")
    assert sitting.match.pending[0].decision.domain == Range(0, 1)
    sitting.answer(1)
    assert sitting.state.fate == {CRANE: 4, LION: 1, OTHER: 3}


# -- holdings and events in provinces ------------------------------------------------------


@pytest.mark.clause("LCG-S10.12")
def test_a_holding_may_be_discarded_in_the_fate_phase() -> None:
    sitting = Sitting()
    holding = sitting.row(CRANE, 1, "imperial-storehouse")
    sitting.begin(Frame("tidy", CRANE)).answer(["slot:1"])
    assert sitting.state.dynasty_piles[CRANE] == (holding,)
    assert sitting.state.provinces[CRANE][1].card != holding


@pytest.mark.clause("LCG-S10.13")
def test_an_event_is_played_from_a_province_in_the_dynasty_phase_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printed(monkeypatch, "doji-whisperer", kind="event", cost=2)
    event = does(
        action(GainFate(5), place="province"),
        reaction(when(Revealed), GainFate(1), place="province"),
    )
    sitting = Sitting(scripts={"doji-whisperer": event})
    card = sitting.row(CRANE, 0, "doji-whisperer")
    sitting.play(CRANE, "brash-samurai")
    sitting.window(CRANE)
    assert "play:doji-whisperer" not in (sitting.offered if sitting.asked else [])
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    sitting.row(LION, 0, "akodo-gunso", open=False)
    sitting.begin(Frame("reveal"), Frame("dynasty", CRANE))
    assert sitting.asked == (CRANE, "reaction")
    sitting.answer("pass")
    until(sitting, "dynasty")
    sitting.answer("play:doji-whisperer")
    assert sitting.state.fate[CRANE] == 10 - 2 + 5
    assert card in sitting.state.dynasty_piles[CRANE]
    assert sitting.state.provinces[CRANE][0].card not in (card, -1)
