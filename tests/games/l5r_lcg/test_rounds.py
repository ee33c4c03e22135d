"""Setup, the dynasty, draw and fate phases, in both formats."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.own_cards import Does, does, says, when
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting, is_home

from gorin.games.l5r_lcg.events.cards import Lasts
from gorin.games.l5r_lcg.events.citing import EFFECT
from gorin.games.l5r_lcg.events.plays import FateRemoved
from gorin.games.l5r_lcg.events.seats import PhaseBegan, Revealed, Shuffled
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.measures import slugs
from gorin.games.l5r_lcg.phases import glory_count, income, starting_honor, transfers
from gorin.games.l5r_lcg.prices import cost_of
from gorin.games.l5r_lcg.script import Use, reaction
from gorin.games.l5r_lcg.state import NOBODY, Ring
from gorin.games.l5r_lcg.view import view
from gorin.kernel.table import Frame


def phase(sitting: Sitting, name: str, *frames: Frame) -> Sitting:
    """Begin with steps of a phase."""
    sitting.table.record(PhaseBegan(name, 1, "LCG-1.1"))
    return sitting.begin(*frames)


# -- setup and the dynasty phase --------------------------------------------------------


@pytest.mark.clause("LCG-S3.13", "LCG-1.3", "SKI-8.6", "SKI-8.5")
def test_the_stronghold_gives_honor_and_fate_and_skirmish_six_of_both() -> None:
    base, skirmish = Sitting(strongholds=True), Sitting()
    assert [starting_honor(base.table, seat) for seat in (CRANE, LION)] == [11, 12]
    assert [income(base.table, seat) for seat in (CRANE, LION)] == [7, 7]
    assert [starting_honor(skirmish.table, seat) for seat in (CRANE, LION)] == [6, 6]
    assert [income(skirmish.table, seat) for seat in (CRANE, LION)] == [6, 6]


@pytest.mark.clause("LCG-S3.5", "LCG-S3.6")
def test_a_seat_lays_out_its_provinces_and_only_it_knows_them() -> None:
    sitting = Sitting(strongholds=True)
    state = sitting.state
    row = tuple(province.own for province in state.provinces[CRANE])
    state.unplaced[CRANE], state.provinces[CRANE] = row, ()
    sitting.begin(Frame("place", CRANE))
    order = [f"card:{card}" for card in reversed(row)]
    sitting.answer(order)
    assert tuple(found.own for found in state.provinces[CRANE]) == row[::-1]
    assert not any(found.shown for found in state.provinces[CRANE])
    theirs = [each.own for each in view(sitting.table, LION).seats[CRANE].provinces]
    assert [own.slug for own in theirs if own is not None] == [""] * 5
    ours = [each.own for each in view(sitting.table, CRANE).seats[CRANE].provinces]
    assert all(own is not None and own.slug for own in ours)


@pytest.mark.clause("SKI-8.3", "LCG-S3.9", "LCG-S3.12")
def test_hands_of_three_and_one_mulligan_each() -> None:
    sitting = Sitting()
    sitting.state.phase = "setup"
    sitting.begin(
        Frame("fill", CRANE),
        Frame("mulligan-row", CRANE),
        Frame("draw", CRANE, (SKIRMISH.numbers.hand,)),
        Frame("mulligan-hand", CRANE),
    )
    before = tuple(province.card for province in sitting.state.provinces[CRANE])
    sitting.answer(["slot:1"])
    after = tuple(province.card for province in sitting.state.provinces[CRANE])
    assert (after[0], after[2]) == (before[0], before[2])
    hand = sitting.state.hands[CRANE]
    assert len(hand) == 3
    sitting.answer([f"card:{hand[0]}", f"card:{hand[1]}"])
    assert len(sitting.state.hands[CRANE]) == 3
    assert hand[2] in sitting.state.hands[CRANE]
    assert sitting.asked is None


@pytest.mark.clause("LCG-S3.12")
def test_what_is_put_back_is_shuffled_in_after_the_draw_and_so_not_drawn_again() -> None:
    sitting = Sitting()
    sitting.state.phase = "setup"
    state = sitting.state
    hand = sitting.hand(CRANE, "banzai", "outwit", "rout", "honored-blade")
    state.conflict_decks[CRANE] = tuple(sitting.new(CRANE, "fine-katana") for _ in hand)
    sitting.begin(Frame("mulligan-hand", CRANE)).answer([f"card:{card}" for card in hand])
    assert {state.facts(card).slug for card in state.hands[CRANE]} == {"fine-katana"}
    left = {state.facts(card).slug for card in state.conflict_decks[CRANE]}
    assert left == {"banzai", "outwit", "rout", "honored-blade"}


@pytest.mark.clause("LCG-1.2", "LCG-S4.5", "ENL-7.1")
def test_dynasty_cards_are_turned_up_in_player_order_from_left_to_right() -> None:
    sitting = Sitting()
    for seat in (CRANE, LION):
        for slot, title in enumerate(("wandering-ronin", "miya-mystic")):
            sitting.row(seat, slot, title, open=False)
    sitting.state.first = LION
    sitting.begin(Frame("round"))
    shown = [event for event in sitting.match.log() if isinstance(event, Revealed)]
    assert [(event.seat, event.slot) for event in shown] == [(1, 0), (1, 1), (0, 0), (0, 1)]


@pytest.mark.clause("LCG-S4.16", "SKI-3.1")
def test_the_first_to_pass_gains_fate_but_not_in_skirmish() -> None:
    for strongholds, gained in ((True, 1), (False, 0)):
        sitting = Sitting(strongholds=strongholds)
        for seat in (CRANE, LION):
            sitting.row(seat, 0, "wandering-ronin")
        phase(sitting, "dynasty", Frame("dynasty", CRANE)).answer("pass", "pass")
        assert sitting.state.fate[CRANE] == 10 + gained
        assert sitting.state.fate[LION] == 10


@pytest.mark.clause("LCG-1.4", "LCG-S4.8", "LCG-S4.14", "LCG-S4.15", "LCG-S4.17")
def test_characters_are_played_in_turns_until_all_have_passed() -> None:
    sitting = Sitting()
    ronin = sitting.row(CRANE, 0, "wandering-ronin")
    mystic = sitting.row(CRANE, 1, "miya-mystic")
    sitting.row(LION, 0, "wandering-ronin")
    phase(sitting, "dynasty", Frame("dynasty", CRANE)).answer("play:wandering-ronin", 2)
    assert sitting.state.play[ronin].fate == 2
    assert is_home(sitting, ronin)
    assert not sitting.state.play[ronin].bowed
    assert sitting.state.fate[CRANE] == 5
    assert sitting.state.provinces[CRANE][0].card not in (-1, ronin)
    assert not sitting.state.provinces[CRANE][0].open
    sitting.answer("pass")
    assert sitting.asked == (CRANE, "dynasty")
    sitting.answer("play:miya-mystic", 0)
    assert mystic in sitting.state.play
    assert sitting.asked is None


@pytest.mark.clause("LCG-S4.13", "SKI-3.2", "LCG-S9.43")
def test_in_the_dynasty_phase_only_action_events_are_played_from_a_hand() -> None:
    for strongholds, reasons in ((True, []), (False, ["refused-lcg-phase"])):
        sitting = Sitting(strongholds=strongholds)
        sitting.play(CRANE, "doji-whisperer")
        sitting.hand(CRANE, "way-of-the-crane", "fine-katana", "steward-of-law")
        phase(sitting, "dynasty", Frame("dynasty", CRANE))
        assert sitting.why_not(CRANE, "way-of-the-crane") == reasons
        assert sitting.why_not(CRANE, "fine-katana") == ["refused-lcg-phase"]
        assert sitting.why_not(CRANE, "steward-of-law") == ["refused-lcg-phase"]


@pytest.mark.clause("LCG-S7.34", "LCG-S7.35")
def test_a_unique_character_is_played_once_by_each_player() -> None:
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "doji-hotaru")
    sitting.row(CRANE, 0, "doji-hotaru")
    sitting.row(OTHER, 0, "doji-hotaru")
    phase(sitting, "dynasty", Frame("dynasty", CRANE))
    assert sitting.why_not(CRANE, "doji-hotaru") == ["refused-lcg-unique"]
    assert sitting.why_not(OTHER, "doji-hotaru") == ["refused-not-asked"]


@pytest.mark.clause("LCG-S7.34", "LCG-S7.35")
def test_a_unique_character_is_not_played_while_another_player_controls_ones_own_copy() -> None:
    sitting = Sitting(seats=3)
    hotaru = sitting.play(CRANE, "doji-hotaru")
    sitting.state.play[hotaru] = replace(sitting.state.play[hotaru], seat=LION)
    sitting.row(CRANE, 0, "doji-hotaru")
    phase(sitting, "dynasty", Frame("dynasty", CRANE))
    assert sitting.why_not(CRANE, "doji-hotaru") == ["refused-lcg-unique"]


@pytest.mark.clause("SKI-R6")
def test_in_the_dynasty_phase_of_skirmish_nobody_sees_that_a_hand_holds_no_duplicate() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "banzai")
    kazue = sitting.find(CRANE, "togashi-kazue")
    sitting.state.conflict_decks[CRANE] += (kazue,)
    phase(sitting, "dynasty", Frame("dynasty", CRANE))
    assert sitting.asked == (CRANE, "dynasty")
    assert sitting.offered == ["pass"]


@pytest.mark.clause("LCG-S4.11")
def test_a_copy_of_a_unique_character_in_play_is_discarded_for_fate_on_it() -> None:
    sitting = Sitting()
    hotaru = sitting.play(CRANE, "doji-hotaru")
    copy = sitting.row(CRANE, 0, "doji-hotaru")
    sitting.row(CRANE, 1, "kakita-kaezin")
    phase(sitting, "dynasty", Frame("dynasty", CRANE))
    assert sitting.why_not(CRANE, "kakita-kaezin", "duplicate") == ["refused-lcg-no-duplicate"]
    sitting.answer("duplicate:doji-hotaru")
    assert sitting.state.play[hotaru].fate == 1
    assert sitting.state.fate[CRANE] == 10
    assert copy in sitting.state.dynasty_piles[CRANE]
    assert sitting.state.provinces[CRANE][0].card not in (copy, -1)


# -- draw -------------------------------------------------------------------------------


@pytest.mark.clause("LCG-2.4")
def test_in_the_stronghold_game_the_higher_bid_gives_the_difference() -> None:
    sitting = Sitting(strongholds=True)
    assert transfers(sitting.table, {CRANE: 5, LION: 2}) == (-3, 3)
    assert transfers(sitting.table, {CRANE: 4, LION: 4}) == (0, 0)


@pytest.mark.clause("LCG-S9.69", "LCG-2.4", "SKI-10.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_who_cannot_lose_honor_gives_none_for_a_bid(seats: int) -> None:
    never = says(forbidden=lambda use, what, card: what == f"lose-honor-{use.seat}")
    sitting = Sitting(seats=seats, scripts={"ikoma-eiji": never})
    sitting.play(LION, "ikoma-eiji")
    sitting.begin(Frame("bids")).answer(*(1, 3, 1)[:seats])
    assert set(sitting.state.honor.values()) == {6}


@pytest.mark.clause("LCG-S9.69", "LCG-S6.8")
def test_who_cannot_lose_honor_makes_a_new_deck_for_nothing() -> None:
    never = says(forbidden=lambda use, what, card: what == f"lose-honor-{use.seat}")
    for frame in (Frame("draw", LION, (1,)), Frame("fill", LION)):
        sitting = Sitting(scripts={"ikoma-eiji": never})
        sitting.play(LION, "ikoma-eiji")
        sitting.state.conflict_decks[LION] = sitting.state.dynasty_decks[LION] = ()
        for title in ("banzai", *("akodo-gunso",) * 3):
            sitting.pile(LION, title)
        sitting.begin(frame)
        assert sitting.state.honor[LION] == 6
        assert any(isinstance(event, Shuffled) for event in sitting.match.log())


@pytest.mark.clause("LCG-2.2", "LCG-2.3", "LCG-2.5", "SKI-8.4")
def test_all_bid_in_secret_and_draw_as_many_cards() -> None:
    sitting = Sitting().begin(Frame("draw-phase"))
    assert [question.decision.seat for question in sitting.match.pending] == [CRANE, LION]
    assert all(question.decision.secret for question in sitting.match.pending)
    with pytest.raises(Exception, match="answer-out-of-range"):
        sitting.match.choose(CRANE, 4)
    sitting.answer(3, 1)
    assert (len(sitting.state.hands[CRANE]), len(sitting.state.hands[LION])) == (3, 1)
    assert sitting.state.dials == {CRANE: 3, LION: 1}
    assert (sitting.state.honor[CRANE], sitting.state.honor[LION]) == (4, 8)


@pytest.mark.clause("LCG-S6.8", "LCG-S6.9", "SKI-8.10")
def test_a_new_deck_costs_five_honor_and_in_skirmish_three() -> None:
    for strongholds, cost in ((True, 5), (False, 3)):
        sitting = Sitting(strongholds=strongholds)
        state = sitting.state
        top, *rest = state.conflict_decks[CRANE]
        state.conflict_decks[CRANE], state.conflict_piles[CRANE] = (top,), tuple(rest)
        sitting.begin(Frame("draw", CRANE, (3,)))
        assert len(state.hands[CRANE]) == 3
        assert state.honor[CRANE] == 6 - cost
        assert state.conflict_piles[CRANE] == ()
        sitting = Sitting(strongholds=strongholds)
        state = sitting.state
        top, *rest = state.dynasty_decks[CRANE]
        state.dynasty_decks[CRANE], state.dynasty_piles[CRANE] = (top,), tuple(rest)
        sitting.begin(Frame("fill", CRANE))
        row = state.provinces[CRANE][: SKIRMISH.numbers.provinces]
        assert all(province.card != -1 for province in row)
        assert state.honor[CRANE] == 6 - cost
        assert state.dynasty_piles[CRANE] == ()


# -- favor and fate ---------------------------------------------------------------------


@pytest.mark.clause("LCG-3.4.1", "LCG-S4.56", "LCG-S7.27")
def test_glory_of_ready_characters_and_claimed_rings_are_counted() -> None:
    sitting = Sitting()
    sitting.play(LION, "akodo-gunso")
    sitting.play(LION, "ikoma-eiji", bowed=True)
    sitting.state.rings["air"] = Ring(seat=LION)
    assert glory_count(sitting.table, LION) == 3


@pytest.mark.clause("LCG-3.4.2", "LCG-S4.59", "SKI-10.3")
def test_strictly_most_glory_claims_the_favor_and_a_tie_changes_nothing() -> None:
    sitting = Sitting(seats=3)
    sitting.play(LION, "akodo-gunso")
    sitting.state.favor = OTHER
    sitting.begin(Frame("favor"))
    assert sitting.state.favor == LION
    sitting = Sitting(seats=3)
    sitting.play(LION, "akodo-gunso")
    sitting.play(CRANE, "brash-samurai")
    sitting.state.favor = OTHER
    sitting.begin(Frame("favor"))
    assert sitting.state.favor == OTHER


@pytest.mark.clause("LCG-S4.57", "LCG-S4.58")
def test_in_the_stronghold_game_the_favor_is_set_to_a_type() -> None:
    sitting = Sitting(strongholds=True)
    sitting.play(LION, "akodo-gunso")
    sitting.state.favor, sitting.state.favor_kind = LION, "military"
    sitting.begin(Frame("favor"))
    keys = [option.key for option in sitting.match.pending[0].decision.options]
    assert keys == ["set:military", "set:political"]
    sitting.answer("set:political")
    assert (sitting.state.favor, sitting.state.favor_kind) == (LION, "political")


@pytest.mark.clause("LCG-4.2", "LCG-4.3", "LCG-S4.62", "LCG-S7.7", "LCG-S7.9")
def test_characters_without_fate_leave_one_by_one_and_their_status_counts() -> None:
    sitting = Sitting()
    first = sitting.play(CRANE, "doji-whisperer", status=1)
    second = sitting.play(CRANE, "brash-samurai", status=-1)
    stays = sitting.play(CRANE, "cautious-scout", fate=1)
    phase(sitting, "conflict", Frame("fate-phase"))
    assert sitting.offered == ["next:doji-whisperer", "next:brash-samurai"]
    sitting.answer("next:brash-samurai")
    assert first not in sitting.state.play
    assert second not in sitting.state.play
    assert sitting.state.honor[CRANE] == 6
    assert sitting.state.play[stays].fate == 0


def test_sincerity_courtesy_and_status_follow_at_once() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "asahina-storyteller", status=1)
    phase(sitting, "conflict", Frame("fate-phase"))
    assert sitting.state.honor[CRANE] == 7
    assert len(sitting.state.hands[CRANE]) == 1


@pytest.mark.clause("LCG-4.4", "SKI-5.1")
def test_unclaimed_rings_gain_fate_but_not_in_skirmish() -> None:
    for strongholds, fate in ((True, 1), (False, 0)):
        sitting = Sitting(strongholds=strongholds)
        sitting.state.rings["air"] = Ring(seat=LION)
        sitting.begin(Frame("ring-fate"))
        found = {name: ring.fate for name, ring in sitting.state.rings.items()}
        assert found == {"air": 0, "earth": fate, "fire": fate, "water": fate, "void": fate}


@pytest.mark.clause("LCG-4.5")
def test_all_bowed_cards_are_readied() -> None:
    sitting = Sitting(strongholds=True)
    whisperer = sitting.play(CRANE, "doji-whisperer", bowed=True)
    sitting.begin(Frame("ready"))
    assert not sitting.state.play[whisperer].bowed


@pytest.mark.clause("LCG-4.6", "LCG-S4.65", "LCG-S4.66", "LCG-S4.67", "SKI-5.2")
def test_open_cards_in_broken_provinces_must_go_but_not_in_skirmish() -> None:
    for strongholds in (True, False):
        sitting = Sitting(strongholds=strongholds)
        mystic = sitting.row(CRANE, 0, "miya-mystic")
        ronin = sitting.row(CRANE, 1, "wandering-ronin")
        row = sitting.state.provinces[CRANE]
        sitting.state.provinces[CRANE] = (
            type(row[0])(row[0].card, open=True, broken=True, own=row[0].own),
            *row[1:],
        )
        sitting.begin(Frame("tidy", CRANE))
        assert sitting.offered == (["slot:1"] if strongholds else ["slot:0", "slot:1"])
        sitting.answer([])
        gone = sitting.state.dynasty_piles[CRANE]
        assert (mystic in gone) == strongholds
        assert ronin not in gone
        assert (sitting.state.provinces[CRANE][0].card != mystic) == strongholds


@pytest.mark.clause("LCG-4.7", "LCG-4.8", "LCG-4.9", "LCG-S4.68", "LCG-S9.44")
def test_at_the_end_of_a_round_rings_return_and_the_next_seat_is_first() -> None:
    sitting = Sitting(seats=3)
    sitting.play(CRANE, "daidoji-nerishma")
    sitting.row(CRANE, 0, "miya-mystic", open=False)
    sitting.row(CRANE, 1, "miya-mystic", open=False)
    sitting.state.rings["air"] = Ring(seat=LION)
    sitting.window().answer("use:daidoji-nerishma", "slot:0")
    assert sitting.why_not(CRANE, "daidoji-nerishma", "use") == ["refused-lcg-limit"]
    sitting.state.frames = ()
    sitting.table.record(PhaseBegan("fate", 1, "LCG-4.1"))
    for step in ("end-round", "round-over"):
        sitting.rulebook.steps[step](sitting.table, Frame(step))
    assert sitting.state.rings["air"].seat == NOBODY
    assert sitting.state.first == LION
    assert sitting.state.used == ()


@pytest.mark.clause("LCG-4.2", "LCG-S4.62")
def test_a_character_that_came_back_in_the_meantime_is_not_discarded() -> None:
    sitting = Sitting()
    samurai, scout = (sitting.play(CRANE, title) for title in ("brash-samurai", "cautious-scout"))
    born = [sitting.state.play[card].born for card in (samurai, scout)]
    sitting.begin(Frame("leave", CRANE, (samurai, born[0] - 1, scout, born[1])))
    assert samurai in sitting.state.play
    assert scout not in sitting.state.play


@pytest.mark.clause("LCG-4.2", "LCG-S4.63")
def test_who_loses_its_last_fate_as_the_phase_begins_has_none_as_the_step_begins() -> None:
    def taken(use: Use) -> tuple[FateRemoved, ...]:
        own = tuple(card for card in use.state.characters(CRANE) if use.state.play[card].fate)
        return (FateRemoved(own, slugs(use.state, own), EFFECT),)

    begins = when(PhaseBegan, lambda use, event: event.phase == "fate")
    sitting = Sitting(scripts={"ikoma-eiji": does(reaction(begins, Does(taken)))})
    sitting.play(LION, "ikoma-eiji", fate=2)
    whisperer = sitting.play(CRANE, "doji-whisperer", fate=1)
    sitting.begin(Frame("fate-phase"))
    assert sitting.asked == (LION, "reaction")
    sitting.answer("use:ikoma-eiji").quiet()
    assert whisperer in sitting.state.dynasty_piles[CRANE]


@pytest.mark.clause("LCG-S9.19")
def test_what_makes_the_next_event_cheaper_does_so_for_its_seat_alone() -> None:
    sitting = Sitting()
    sitting.table.record(Lasts("cheaper-event", 1, "phase", "kyuden-bayushi", CRANE))
    for seat, less in ((CRANE, 1), (LION, 0)):
        event, katana = sitting.find(seat, "admit-defeat"), sitting.find(seat, "honored-blade")
        assert cost_of(sitting.table, seat, event) == 1 - less
        assert cost_of(sitting.table, seat, katana) == 1
