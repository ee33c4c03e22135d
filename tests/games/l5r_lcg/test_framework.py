"""The order of a match, and of what happens around an event."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace
from tests.contracts import points
from tests.formats import skirmish, stronghold
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.attachments import hosts
from gorin.games.l5r_lcg.events.conflicts import Claimed, Decided
from gorin.games.l5r_lcg.events.happened import put
from gorin.games.l5r_lcg.events.plays import FateRemoved, StatusChanged
from gorin.games.l5r_lcg.events.seats import (
    Drawn,
    FateChanged,
    Filled,
    FirstPlayer,
    PhaseBegan,
    RowSeen,
    Shuffled,
)
from gorin.games.l5r_lcg.keywords import (
    Ancestral,
    Courtesy,
    Limited,
    NoAttachments,
    Sincerity,
)
from gorin.games.l5r_lcg.measures import skill
from gorin.games.l5r_lcg.script import (
    Ability,
    Behaviour,
    Trigger,
    Use,
    forced_reaction,
    interrupt,
    reaction,
    would,
)
from gorin.games.l5r_lcg.words.conditions import Composure, Dire, During
from gorin.games.l5r_lcg.words.effects import GainFate, GainHonor, Honor
from gorin.games.l5r_lcg.words.phrases import THIS
from gorin.games.l5r_lcg.words.skills import Has
from gorin.kernel.chance import Fast
from gorin.kernel.table import Frame

# -- the order of a match ------------------------------------------------------------------


@pytest.mark.clause("LCG-1.1", "LCG-2.1", "LCG-3.1", "LCG-4.1", "LCG-S4.1")
def test_rounds_have_four_phases_in_this_order() -> None:
    match = skirmish(4, seats=3)
    match.start()
    for _ in points(match, Fast(4).below, initiatives=10**9):
        pass
    phases = [event.phase for event in match.log() if type(event) is PhaseBegan]
    assert len(phases) > 4
    order = ("dynasty", "draw", "conflict", "fate")
    assert phases == [order[place % 4] for place in range(len(phases))]


@pytest.mark.clause("LCG-S3.3", "LCG-S3.4", "LCG-S3.8", "LCG-S3.11")
def test_a_match_is_set_up_in_the_order_of_the_rules() -> None:
    match = stronghold(2)
    match.start()
    for _ in zip(range(6), points(match, Fast(2).below, initiatives=10**9), strict=False):
        pass
    events = match.log()
    assert type(events[0]) is FirstPlayer
    kinds = [type(event) for event in events]
    assert kinds.index(Shuffled) < kinds.index(Filled) < kinds.index(RowSeen) < kinds.index(Drawn)
    first = [event for event in events if type(event) is Shuffled][:4]
    assert {(event.seat, event.side) for event in first} == {
        (seat, side) for seat in (0, 1) for side in ("dynasty", "conflict")
    }
    filled = [event.slot for event in events if type(event) is Filled and event.seat == 0][:4]
    assert filled == [0, 1, 2, 3]
    drawn = next(event for event in events if type(event) is Drawn)
    assert len(drawn.handles) == 4


@pytest.mark.clause("LCG-S4.3", "LCG-S4.24", "LCG-S4.27", "LCG-3.3", "LCG-3.4")
def test_opportunities_go_round_with_a_window_before_each_and_the_favor_after_all() -> None:
    sitting = Sitting(seats=3)
    for seat in (CRANE, LION, OTHER):
        sitting.play(seat, "wandering-ronin")
        sitting.hand(seat, "banzai")
    sitting.play(LION, "akodo-gunso")
    sitting.state.first = LION
    sitting.begin(Frame("conflict-phase"))
    asked: list[tuple[int, str]] = []
    while sitting.asked is not None:
        asked.append(sitting.asked)
        sitting.answer("pass")
    window = [(1, "act"), (2, "act"), (0, "act")]
    declared = [*window, (1, "declare"), *window, (2, "declare"), *window, (0, "declare")]
    assert asked == [*declared, *window]
    assert sitting.state.favor == LION


@pytest.mark.clause("LCG-S4.63", "LCG-S4.64")
def test_who_had_no_fate_and_has_some_now_stays_and_fate_is_removed_together() -> None:
    sitting = Sitting()
    one = sitting.play(CRANE, "doji-whisperer")
    other = sitting.play(CRANE, "brash-samurai", fate=2)
    third = sitting.play(CRANE, "cautious-scout", fate=1)
    born = sitting.state.born
    sitting.state.play[one] = replace(sitting.state.play[one], fate=1)
    sitting.begin(Frame("leave", CRANE, (one, born(one), other, born(other))), Frame("lose-fate"))
    assert one in sitting.state.play
    removed = [event for event in sitting.match.log() if type(event) is FateRemoved]
    assert [event.handles for event in removed] == [(one, other, third)]


@pytest.mark.clause("LCG-S1.28", "LCG-S10.11", "LCG-S10.18")
def test_only_empty_provinces_are_filled_broken_ones_too() -> None:
    sitting = Sitting()
    holding = sitting.row(CRANE, 0, "imperial-storehouse")
    row = sitting.state.provinces[CRANE]
    put(sitting.state, CRANE, 1, replace(row[1], broken=True))
    sitting.begin(Frame("fill", CRANE))
    row = sitting.state.provinces[CRANE]
    assert row[0].card == holding
    assert row[1].card >= 0
    assert row[2].card >= 0
    assert not row[2].open


@pytest.mark.clause("SKI-R7")
def test_in_the_dynasty_phase_actions_of_cards_in_play_are_used() -> None:
    """Also in Skirmish: only the hand is barred (SKI-R7)."""
    sitting = Sitting()
    sitting.play(CRANE, "daidoji-nerishma")
    sitting.row(CRANE, 0, "doji-hotaru", open=False)
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    sitting.begin(Frame("dynasty", CRANE)).answer("use:daidoji-nerishma")
    assert sitting.state.provinces[CRANE][0].open


@pytest.mark.clause("SKI-R6")
def test_a_duplicate_is_discarded_from_a_hand_too() -> None:
    sitting = Sitting()
    hotaru = sitting.play(CRANE, "doji-hotaru")
    copy = sitting.lent(CRANE, CRANE, "doji-hotaru")
    sitting.table.record(PhaseBegan("dynasty", 1, "LCG-1.1"))
    sitting.begin(Frame("dynasty", CRANE)).answer("duplicate:doji-hotaru")
    assert sitting.state.play[hotaru].fate == 1
    assert copy in sitting.state.dynasty_piles[CRANE]
    assert sitting.state.hands[CRANE] == ()


# -- around an event -----------------------------------------------------------------------


class AnyClaim(Trigger, frozen=True):
    """Somebody claims a ring."""

    kinds: ClassVar[tuple[type[Claimed]]] = (Claimed,)

    def fits(self, use: Use, event: Any) -> bool:
        return True


GAIN = GainFate(1)
AROUND = {
    "wandering-ronin": Behaviour(
        (
            reaction(AnyClaim(), GAIN),
            forced_reaction(AnyClaim(), GainFate(10)),
            interrupt(AnyClaim(), GAIN),
            would(AnyClaim(), GAIN),
        )
    )
}


@pytest.mark.clause("LCG-S9.36", "LCG-S9.37", "LCG-S9.40")
def test_an_event_is_answered_in_its_windows_by_all_in_player_order() -> None:
    sitting = Sitting(seats=3, scripts=AROUND)
    for seat in (CRANE, LION):
        sitting.play(seat, "wandering-ronin")
    sitting.attacker(LION, "matsu-berserker")
    sitting.state.first = LION
    sitting.conflict(ring="earth", resolve=True).answer("decline")
    asked: list[tuple[int, str]] = []
    while sitting.asked is not None:
        asked.append(sitting.asked)
        claimed = sitting.state.rings["earth"].seat == LION
        assert claimed == (sitting.asked[1] in ("forced", "reaction"))
        key = next((key for key in sitting.offered if key.startswith("first")), "")
        uses = sitting.asked == (CRANE, "interrupt") and len(sitting.offered) > 1
        sitting.answer(key or ("use:wandering-ronin" if uses else "pass"))
    assert asked == [
        *((1, "would"), (0, "would")),
        *((1, "interrupt"), (0, "interrupt"), (1, "interrupt")),
        (1, "forced"),
        *((1, "reaction"), (0, "reaction")),
    ]
    assert sitting.state.fate == {CRANE: 21, LION: 20, OTHER: 10}


@pytest.mark.clause("LCG-S8.3")
def test_pride_comes_before_reactions() -> None:
    class AnyDecision(AnyClaim, frozen=True):
        kinds: ClassVar[Any] = (Decided,)

    scripts = {"wandering-ronin": Behaviour((reaction(AnyDecision(), GAIN),))}
    sitting = Sitting(scripts=scripts)
    gunso = sitting.attacker(LION, "akodo-gunso")
    sitting.play(LION, "wandering-ronin")
    sitting.conflict(resolve=True)
    assert sitting.asked == (LION, "reaction")
    assert sitting.state.play[gunso].status == 1


@pytest.mark.clause("LCG-S9.7")
def test_an_ability_that_would_change_nothing_is_not_used() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai", status=1)
    sitting.conflict()
    assert sitting.why_not(CRANE, "brash-samurai", "use") == ["refused-lcg-no-target"]


@pytest.mark.clause("LCG-S9.66")
def test_nobody_is_moved_to_where_they_are() -> None:
    sitting = Sitting()
    sitting.attacker(CRANE, "doji-challenger")
    sitting.defender(LION, "akodo-gunso")
    sitting.conflict(attacker=CRANE, defender=LION)
    assert sitting.why_not(CRANE, "doji-challenger", "use") == ["refused-lcg-no-target"]


@pytest.mark.clause("LCG-S9.10")
def test_a_cost_that_is_prevented_stops_the_ability() -> None:
    """The sacrifice is replaced, so nobody is discarded, and the event stays in the hand."""
    sitting = Sitting()
    gunso = sitting.play(LION, "akodo-gunso", status=1)
    hotaru = sitting.play(CRANE, "doji-hotaru", status=-1)
    event = sitting.lent(LION, CRANE, "noble-sacrifice")
    sitting.hand(LION, "stand-your-ground")
    sitting.window(LION).answer("play:noble-sacrifice", "play:stand-your-ground").quiet()
    assert gunso in sitting.state.play
    assert hotaru in sitting.state.play
    assert sitting.state.play[gunso].status == 0
    assert sitting.state.hands[LION] == (event,)
    assert sitting.state.fate[LION] == 10


def test_what_lasts_does_not_hold_a_new_object() -> None:
    sitting = Sitting()
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "banzai", "banzai")
    sitting.conflict().answer("play:banzai").quiet().answer("decline")
    assert skill(sitting.table, samurai, "military") == 4
    found = sitting.state.play[samurai]
    sitting.state.play[samurai] = replace(found, born=found.born + 100)
    sitting.table.memo.clear()
    assert skill(sitting.table, samurai, "military") == 2


# -- attachments and keywords --------------------------------------------------------------


@pytest.mark.clause("LCG-S10.1", "LCG-S10.3")
def test_attachments_go_on_any_character_in_play_and_on_one_any_number() -> None:
    sitting = Sitting()
    whisperer = sitting.play(CRANE, "doji-whisperer")
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "honored-blade", gunso)
    fashion, other = sitting.hand(CRANE, "height-of-fashion", "height-of-fashion")
    assert hosts(sitting.table, CRANE, fashion) == (whisperer, gunso)
    assert katana not in hosts(sitting.table, CRANE, fashion)
    sitting.wear(CRANE, "ornate-fan", whisperer)
    sitting.wear(CRANE, "fine-katana", whisperer)
    sitting.window()
    for card in (fashion, other):
        sitting.answer(f"play:height-of-fashion.{card}", f"on:doji-whisperer.{whisperer}")
    assert len(sitting.state.play[whisperer].worn) == 4


def keyword(word: Any, title: str = "brash-samurai") -> dict[str, Behaviour]:
    """Return scripts in which a card has a keyword."""
    return {title: Behaviour(keywords=(word,))}


@pytest.mark.clause("LCG-S8.7")
def test_courtesy_gives_fate_when_it_leaves() -> None:
    sitting = Sitting(scripts=keyword(Courtesy()))
    sitting.play(CRANE, "brash-samurai")
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    assert sitting.state.fate[CRANE] == 11
    assert any(type(event) is FateChanged for event in sitting.match.log())


@pytest.mark.clause("LCG-S8.4")
def test_ancestral_returns_to_the_hand_of_its_owner() -> None:
    sitting = Sitting(scripts=keyword(Ancestral(), "fine-katana"))
    gunso = sitting.play(LION, "akodo-gunso")
    katana = sitting.wear(LION, "fine-katana", gunso)
    fan = sitting.wear(LION, "ornate-fan", gunso)
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    assert sitting.state.hands[LION] == (katana,)
    assert fan in sitting.state.conflict_piles[LION]


@pytest.mark.clause("LCG-S8.19")
def test_of_limited_cards_one_is_played_in_a_round() -> None:
    sitting = Sitting(scripts=keyword(Limited(), "fine-katana"))
    sitting.play(CRANE, "doji-whisperer")
    sitting.hand(CRANE, "fine-katana", "fine-katana")
    sitting.hand(LION, "fine-katana")
    sitting.window().answer("play:fine-katana")
    assert sitting.why_not(LION, "fine-katana") == []
    sitting.answer("pass")
    assert sitting.why_not(CRANE, "fine-katana") == ["refused-lcg-limited"]


@pytest.mark.clause("LCG-S8.21")
def test_nothing_is_attached_to_who_bears_no_attachments() -> None:
    sitting = Sitting(scripts=keyword(NoAttachments()))
    sitting.play(CRANE, "brash-samurai")
    sitting.hand(CRANE, "fine-katana")
    sitting.window()
    assert sitting.why_not(CRANE, "fine-katana") == ["refused-lcg-no-target"]


@pytest.mark.clause("LCG-S8.1")
def test_a_keyword_twice_counts_once() -> None:
    sitting = Sitting(scripts={"brash-samurai": Behaviour(keywords=(Sincerity(), Sincerity()))})
    sitting.play(CRANE, "brash-samurai", status=1)
    sitting.play(CRANE, "asahina-storyteller", fate=1)
    sitting.table.record(PhaseBegan("conflict", 1, "LCG-3.1"))
    sitting.begin(Frame("fate-phase"))
    assert len(sitting.state.hands[CRANE]) == 1


@pytest.mark.clause("LCG-S8.5", "LCG-S8.11")
def test_composure_and_dire_are_conditions() -> None:
    ability = Ability((Honor(THIS),), conditions=(Composure(), Dire()))
    sitting = Sitting(scripts={"brash-samurai": Behaviour((ability,))})
    samurai = sitting.play(CRANE, "brash-samurai", fate=1)
    sitting.hand(CRANE, "banzai")
    sitting.window()
    assert sitting.why_not(CRANE, "brash-samurai", "use") == ["refused-lcg-condition"] * 2
    sitting.state.dials = {CRANE: 1, LION: 2}
    assert sitting.why_not(CRANE, "brash-samurai", "use") == ["refused-lcg-condition"]
    sitting.state.play[samurai] = replace(sitting.state.play[samurai], fate=0)
    assert sitting.why_not(CRANE, "brash-samurai", "use") == ["refused-other-question"]


@pytest.mark.clause("LCG-S8.10")
def test_covert_that_comes_later_chooses_nobody() -> None:
    sitting = Sitting()
    sitting.play(LION, "ikoma-prodigy")
    (rival,) = sitting.hand(CRANE, "political-rival")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict("political", attacker=CRANE, defender=LION)
    sitting.answer("play:political-rival", "join", 0)
    assert not is_home(sitting, rival)
    assert sitting.asked is None or sitting.asked[1] == "act"


def test_words_that_no_card_uses_yet_say_themselves() -> None:
    found = Behaviour((Ability((Has("both", 1, THIS),), conditions=(Composure(), During())),))
    assert len(found.lines()) == 1
    assert GainHonor(1).said().args == {"amount": 1}
    assert StatusChanged.prefix == "log-lcg-"
