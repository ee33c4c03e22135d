"""How treaties are kept, broken and run out, and how words are judged."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting
from tests.games.l5r_lcg.treating import (
    FOURTH,
    act,
    happened,
    honors,
    lets,
    make,
    offer,
    open_to,
    sit,
    stands,
)

from gorin.games.l5r_lcg.events.conflicts import Attacked, Broken
from gorin.games.l5r_lcg.events.plays import Aimed
from gorin.games.l5r_lcg.events.seats import BidsShown, HonorChanged
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.state import Conflict, Duel
from gorin.games.l5r_lcg.state import Match as Table
from gorin.games.l5r_lcg.treaties.events import (
    BreachJudged,
    TreatyBroken,
    TreatyDissolved,
)
from gorin.games.l5r_lcg.treaties.keeping import KEPT
from gorin.kernel.decision import Decision, Option, Play, Seat, ask
from gorin.kernel.table import Frame

# -- keeping and breaking ------------------------------------------------------------------


def attacks(sitting: Sitting, seat: Seat, other: Seat, *, ring: str = "fire") -> Sitting:
    """Let all pass, and a seat declare a conflict against another one."""
    sitting.passes()
    assert sitting.asked == (seat, "declare")
    sitting.answer(f"declare:military.{ring}")
    if sitting.asked == (seat, "province"):
        sitting.answer(f"province:{other}.0")
    return sitting


def ready(*, seats: int = 3) -> Sitting:
    """Return a table at which Crane is about to declare a conflict."""
    sitting = sit(seats=seats, then=(Frame("declare", CRANE), Frame("opportunity", LION)))
    sitting.play(CRANE, "doji-whisperer")
    sitting.play(CRANE, "daidoji-nerishma")
    return sitting


@pytest.mark.clause("ENL-10.5")
def test_whoever_attacks_against_a_promise_breaks_the_treaty_at_once_and_loses_the_stake() -> None:
    sitting = ready()
    make(sitting, CRANE, LION, "no-attack", stake=3)
    attacks(sitting, CRANE, LION)
    (broken,) = happened(sitting, TreatyBroken)
    assert (broken.seat, broken.other, broken.stake, broken.clause) == (CRANE, LION, 3, "ENL-10.5")
    assert honors(sitting) == [3, 6, 6]
    assert stands(sitting) == ()
    assert sitting.asked == (CRANE, "attackers")
    lost = happened(sitting, HonorChanged)
    assert [(event.seat, event.amount, event.clause) for event in lost] == [(CRANE, -3, "ENL-10.5")]


@pytest.mark.clause("ENL-10.5")
def test_an_attack_on_another_seat_breaks_nothing() -> None:
    sitting = ready()
    make(sitting, CRANE, LION, "no-attack")
    attacks(sitting, CRANE, OTHER)
    assert len(stands(sitting)) == 1
    assert honors(sitting) == [6, 6, 6]


@pytest.mark.clause("ENL-10.5")
def test_what_was_done_before_a_treaty_stood_does_not_break_it() -> None:
    sitting = ready()
    sitting.passes()
    sitting.answer("declare:military.fire", "province:1.0")
    make(sitting, CRANE, LION, "no-attack")
    assert sitting.asked == (CRANE, "attackers")
    sitting.answer(["character:doji-whisperer"]).quiet()
    assert len(stands(sitting)) == 1


@pytest.mark.clause("ENL-R18")
@pytest.mark.parametrize(
    ("give", "ring", "breaks"),
    [
        ("pass", "fire", True),
        ("leave:fire", "fire", True),
        ("leave:water", "fire", False),
        ("attack:2", "fire", False),
        ("no-break", "fire", False),
    ],
)
def test_declarations_are_judged_by_the_referee(give: str, ring: str, *, breaks: bool) -> None:
    sitting = ready()
    make(sitting, CRANE, LION, give, "no-attack")
    attacks(sitting, CRANE, OTHER, ring=ring)
    assert bool(happened(sitting, TreatyBroken)) == breaks
    assert honors(sitting) == [4 if breaks else 6, 6, 6]


@pytest.mark.clause("ENL-R18")
@pytest.mark.parametrize(
    ("give", "bids", "breakers"),
    [
        ("bid-most:2", (2, 3, 1), [LION]),
        ("bid-most:2", (1, 2, 3), []),
        ("bid-least:2", (1, 2, 3), [CRANE]),
    ],
)
def test_bids_for_cards_are_judged_by_the_referee(
    give: str, bids: tuple[int, ...], breakers: list[Seat]
) -> None:
    sitting = sit(then=(Frame("draw-phase"),))
    make(sitting, CRANE, LION, give)
    sitting.passes().answer(*bids).quiet()
    assert [event.seat for event in happened(sitting, TreatyBroken)] == breakers
    lost = sum(event.amount for event in happened(sitting, HonorChanged))
    assert lost == -2 * len(breakers)


@pytest.mark.clause("ENL-R18")
@pytest.mark.parametrize(("slot", "breaks"), [(CRANE, False), (LION, True)])
def test_who_breaks_a_province_of_the_partner_breaks_the_treaty(
    slot: Seat, *, breaks: bool
) -> None:
    broken = Broken(slot, 0, OTHER)
    sitting = sit(then=(Frame("lets"), Frame("window", CRANE, (0,))), lets=lets(broken))
    make(sitting, OTHER, LION, "no-break", "pass")
    sitting.state.conflict = Conflict(OTHER, "military", "fire.0", slot)
    sitting.passes()
    assert bool(happened(sitting, TreatyBroken)) == breaks


@pytest.mark.clause("ENL-10.5", "ENL-R18")
def test_a_partner_who_breaks_a_province_of_its_own_makes_nobody_break_the_treaty() -> None:
    broken = Broken(LION, 0, OTHER, own=True)
    sitting = sit(then=(Frame("lets"), Frame("window", CRANE, (0,))), lets=lets(broken))
    make(sitting, OTHER, LION, "no-break", "pass")
    sitting.state.conflict = Conflict(OTHER, "military", "fire.0", LION)
    sitting.passes()
    assert happened(sitting, Broken) == [broken]
    assert happened(sitting, TreatyBroken) == []
    assert honors(sitting) == [6, 6, 6]


@pytest.mark.clause("ENL-R18")
@pytest.mark.parametrize(("partner", "breaks"), [(CRANE, True), (LION, False)])
def test_an_event_that_chooses_a_card_of_the_partner_is_judged_by_the_referee(
    partner: Seat, *, breaks: bool
) -> None:
    sitting = Sitting(seats=3, rulebook=ENLIGHTENMENT)
    _ = sitting.defender(CRANE, "doji-whisperer")
    _ = sitting.attacker(LION, "lion-s-pride-brawler")
    _ = sitting.hand(OTHER, "assassination")
    sitting.conflict()
    make(sitting, OTHER, partner, "no-events", "pass")
    while sitting.asked != (OTHER, "act"):
        sitting.answer("pass")
    sitting.answer("play:assassination")
    assert [event.slugs for event in happened(sitting, Aimed)] == [("doji-whisperer",)]
    assert bool(happened(sitting, TreatyBroken)) == breaks
    assert honors(sitting)[OTHER] == (1 if breaks else 3)


@pytest.mark.clause("ENL-R18")
@pytest.mark.parametrize(("partner", "breaks"), [(CRANE, False), (LION, True)])
def test_a_card_is_of_the_partner_who_controls_it_whoever_owns_it(
    partner: Seat, *, breaks: bool
) -> None:
    sitting = Sitting(seats=3, rulebook=ENLIGHTENMENT)
    whisperer = sitting.attacker(CRANE, "doji-whisperer")
    sitting.state.play[whisperer] = replace(sitting.state.play[whisperer], seat=LION)
    _ = sitting.hand(OTHER, "assassination")
    sitting.conflict()
    make(sitting, OTHER, partner, "no-events", "pass")
    while sitting.asked != (OTHER, "act"):
        sitting.answer("pass")
    sitting.answer("play:assassination")
    assert [event.slugs for event in happened(sitting, Aimed)] == [("doji-whisperer",)]
    assert bool(happened(sitting, TreatyBroken)) == breaks


# -- running out ---------------------------------------------------------------------------


def at_end(*, seats: int = 3) -> Sitting:
    """Return a table in the last window before a round is over."""
    return sit(seats=seats, then=(Frame("end-round"), Frame("round")))


@pytest.mark.clause("ENL-10.4", "ENL-10.6")
def test_a_treaty_dissolves_when_its_time_is_over_and_all_was_kept() -> None:
    sitting = at_end()
    make(sitting, CRANE, LION, "no-attack", "no-break")
    sitting.passes()
    (dissolved,) = happened(sitting, TreatyDissolved)
    assert (dissolved.how, dissolved.clause) == ("over", "ENL-10.4")
    assert stands(sitting) == ()
    assert honors(sitting) == [6, 6, 6]


@pytest.mark.clause("ENL-10.2c")
def test_a_treaty_lasts_as_long_as_the_longer_promise() -> None:
    sitting = at_end()
    make(sitting, CRANE, LION, "pass", "no-attack", until="round:1", take_until="round:2")
    sitting.passes()
    (treaty,) = stands(sitting)
    assert [promise.over for promise in treaty.promises] == [True, False]
    assert treaty.promise(LION).rounds == 1


@pytest.mark.clause("ENL-10.2c")
def test_a_promise_for_the_game_or_for_rounds_does_not_run_out_before() -> None:
    sitting = at_end()
    make(sitting, CRANE, LION, "no-attack", until="game", take_until="round:3")
    sitting.passes()
    (treaty,) = stands(sitting)
    assert [promise.over for promise in treaty.promises] == [False, False]
    assert [promise.rounds for promise in treaty.promises] == [0, 2]


@pytest.mark.clause("ENL-10.2c")
def test_a_promise_for_a_phase_is_over_when_the_next_one_begins() -> None:
    sitting = sit(then=(Frame("fate-phase"),))
    make(sitting, CRANE, LION, "pass", until="phase")
    make(sitting, CRANE, OTHER, "pass", until="round:1")
    sitting.passes()
    assert [treaty.seats for treaty in stands(sitting)] == [(CRANE, OTHER)]


@pytest.mark.clause("ENL-10.4")
def test_what_was_promised_and_not_done_breaks_the_treaty_when_it_runs_out() -> None:
    sitting = at_end()
    make(sitting, CRANE, LION, "attack:2", "no-attack")
    sitting.passes()
    (broken,) = happened(sitting, TreatyBroken)
    assert (broken.seat, broken.both, broken.clause) == (CRANE, False, "ENL-10.4")
    assert honors(sitting) == [4, 6, 6]


@pytest.mark.clause("ENL-10.4")
def test_what_was_promised_and_done_breaks_nothing() -> None:
    sitting = ready()
    make(sitting, CRANE, LION, "attack:2", "no-attack")
    attacks(sitting, CRANE, OTHER)
    (treaty,) = stands(sitting)
    assert treaty.promise(CRANE).kept


@pytest.mark.clause("ENL-R19")
def test_if_both_failed_both_lose_the_stake() -> None:
    sitting = at_end()
    make(sitting, CRANE, LION, "attack:2", stake=5)
    sitting.passes()
    (broken,) = happened(sitting, TreatyBroken)
    assert broken.both
    assert honors(sitting) == [1, 1, 6]


@pytest.mark.clause("ENL-10.5")
def test_a_stake_is_lost_to_the_pool_and_nobody_loses_more_than_there_is() -> None:
    sitting = at_end(seats=4)
    make(sitting, CRANE, LION, "attack:2", "pass", stake=5)
    make(sitting, CRANE, FOURTH, "attack:2", "pass", stake=5)
    sitting.passes()
    assert honors(sitting) == [0, 6, 6, 6]
    assert CRANE not in sitting.state.alive


def test_an_attack_on_a_seat_that_is_out_need_not_be_made() -> None:
    sitting = sit(seats=4, then=(Frame("out", OTHER), Frame("end-round"), Frame("round")))
    make(sitting, CRANE, LION, "attack:2", "pass")
    sitting.passes()
    assert happened(sitting, TreatyBroken) == []
    assert [event.how for event in happened(sitting, TreatyDissolved)] == ["over"]


def test_an_offer_lapses_when_the_round_is_over() -> None:
    sitting = at_end()
    offer(sitting, CRANE, LION, "no-attack")
    sitting.passes()
    assert sitting.state.offers == ()


@pytest.mark.clause("ENL-10.2c")
def test_a_promise_for_once_is_over_with_the_next_conflict() -> None:
    sitting = ready()
    make(sitting, CRANE, LION, "no-attack", "pass", until="once", take_until="round:1")
    attacks(sitting, CRANE, OTHER)
    (treaty,) = stands(sitting)
    assert treaty.promise(CRANE).over
    assert not treaty.promise(LION).over


@pytest.mark.clause("ENL-10.2c")
def test_whoever_was_to_attack_next_and_attacks_another_breaks_the_treaty() -> None:
    sitting = ready(seats=4)
    make(sitting, CRANE, LION, "attack:2", "pass", until="once")
    attacks(sitting, CRANE, FOURTH)
    assert [event.seat for event in happened(sitting, TreatyBroken)] == [CRANE]


# -- promises in words ---------------------------------------------------------------------

HELP = "I help you"


def promised(*, seats: int = 3, then: tuple[Frame, ...] = ()) -> Sitting:
    """Return a table at which Lion has promised Crane something in words."""
    sitting = sit(seats=seats, then=then)
    make(sitting, CRANE, LION, "no-attack", "words", take_words=HELP)
    return sitting


def claims(sitting: Sitting) -> Sitting:
    """Let Crane claim that Lion broke the promise, as soon as the step is over."""
    act(sitting, CRANE, "treaty-claim")
    return sitting.answer("pass")


@pytest.mark.clause("ENL-R18")
def test_whoever_admits_a_breach_loses_the_stake_without_a_vote() -> None:
    sitting = claims(promised())
    assert sitting.asked == (LION, "treaty-admit")
    sitting.answer("admit")
    assert honors(sitting) == [6, 4, 6]
    assert happened(sitting, BreachJudged) == []
    assert stands(sitting) == ()


@pytest.mark.clause("ENL-R18")
@pytest.mark.parametrize(
    ("votes", "breach"),
    [(("broken", "broken"), True), (("broken", "kept"), False), (("kept", "kept"), False)],
)
def test_a_denied_breach_is_voted_on_by_all_others_and_a_tie_is_none(
    votes: tuple[str, str], *, breach: bool
) -> None:
    sitting = claims(promised(seats=4)).answer("deny")
    assert [question.decision.seat for question in sitting.match.pending] == [OTHER, FOURTH]
    assert all(question.decision.secret for question in sitting.match.pending)
    sitting.answer(*votes)
    assert honors(sitting) == [6, 4 if breach else 6, 6, 6]
    assert len(stands(sitting)) == (0 if breach else 1)


@pytest.mark.clause("ENL-10.3")
@pytest.mark.parametrize(
    ("votes", "stand"),
    [(("void", "void"), 0), (("void", "broken"), 1), (("void", "kept"), 1)],
)
def test_what_may_not_be_promised_is_void_if_most_say_so_and_nobody_loses_honor(
    votes: tuple[str, str], stand: int
) -> None:
    sitting = claims(promised(seats=4)).answer("deny").answer(*votes)
    assert honors(sitting) == [6, 6, 6, 6]
    assert len(stands(sitting)) == stand
    ended = [event.clause for event in happened(sitting, TreatyDissolved)]
    assert ended == ["ENL-10.3"] * (1 - stand)


@pytest.mark.clause("ENL-R18")
def test_of_two_last_seats_nobody_votes_and_treaties_stay_legal() -> None:
    sitting = promised(seats=2)
    claims(sitting).answer("deny")
    assert len(stands(sitting)) == 1
    assert happened(sitting, TreatyBroken) == []


@pytest.mark.clause("ENL-R18")
def test_a_breach_is_claimed_once_in_a_round_and_only_of_words() -> None:
    sitting = promised()
    assert "claim" in open_to(sitting, CRANE)
    assert "claim" not in open_to(sitting, LION)
    claims(sitting).answer("deny", "kept")
    assert len(stands(sitting)) == 1
    assert "claim" not in open_to(sitting, CRANE)


@pytest.mark.clause("ENL-10.4")
@pytest.mark.parametrize(("said", "breach"), [(("kept",), False), (("broken", "admit"), True)])
def test_when_the_time_of_words_is_over_the_partner_says_whether_they_were_kept(
    said: tuple[str, ...], *, breach: bool
) -> None:
    sitting = promised(then=(Frame("end-round"), Frame("round"))).passes()
    assert sitting.asked == (CRANE, "treaty-due")
    sitting.answer(*said)
    assert honors(sitting) == [6, 4 if breach else 6, 6]
    ended = happened(sitting, TreatyDissolved, TreatyBroken)
    assert [type(event) for event in ended] == [TreatyBroken if breach else TreatyDissolved]
    assert stands(sitting) == ()


# -- what is easily got wrong --------------------------------------------------------------


@pytest.mark.clause("ENL-R18")
def test_bids_in_a_duel_are_not_bids_for_cards() -> None:
    bids = BidsShown((CRANE, LION), (1, 3), (0, 0))
    sitting = sit(then=(Frame("lets"), Frame("window", CRANE, (0,))), lets=lets(bids))
    make(sitting, CRANE, LION, "bid-most:1")
    sitting.state.duel = Duel(0, 1, "military")
    sitting.passes()
    assert happened(sitting, TreatyBroken) == []


@pytest.mark.clause("ENL-10.4")
def test_what_was_done_once_is_kept_until_the_treaty_runs_out() -> None:
    attacked = lets(Attacked(CRANE, OTHER, 0))
    sitting = sit(then=(Frame("lets"), Frame("end-round"), Frame("round")), lets=attacked)
    make(sitting, CRANE, LION, "attack:2", "pass")
    sitting.state.conflict = Conflict(CRANE, "military", "fire.0")
    sitting.passes()
    assert happened(sitting, TreatyBroken) == []
    assert [event.how for event in happened(sitting, TreatyDissolved)] == ["over"]


@pytest.mark.clause("ENL-10.2c")
def test_a_round_is_counted_once_where_something_is_asked_at_its_end() -> None:
    sitting = sit(then=(Frame("end-round"), Frame("round")))
    terms = {"until": "round:2", "take_until": "round:1", "take_words": HELP}
    make(sitting, CRANE, LION, "no-attack", "words", **terms)
    sitting.passes().answer("kept")
    (treaty,) = stands(sitting)
    assert [promise.over for promise in treaty.promises] == [False, True]
    assert treaty.promise(CRANE).rounds == 1


@pytest.mark.clause("ENL-10.5")
def test_what_came_before_a_treaty_in_the_very_step_does_not_break_it() -> None:
    def step(table: Table, frame: Frame) -> Play[None]:
        table.record(Attacked(CRANE, LION, 0))
        _ = yield from ask(Decision(CRANE, KEPT, (Option("kept", 1), Option("broken", 2))))

    sitting = sit(then=(Frame("lets"),), lets=step)
    sitting.state.conflict = Conflict(CRANE, "military", "fire.0")
    sitting.passes()
    make(sitting, CRANE, LION, "no-attack", "pass")
    sitting.answer("kept")
    assert len(stands(sitting)) == 1


@pytest.mark.clause("ENL-R18")
def test_a_breach_may_be_claimed_again_in_the_next_round() -> None:
    sitting = sit(then=(Frame("end-round"), Frame("round")))
    make(sitting, CRANE, LION, "no-attack", "words", until="game", take_words=HELP)
    claims(sitting).answer("deny", "kept")
    sitting.passes()
    assert "claim" in open_to(sitting, CRANE)


@pytest.mark.clause("ENL-10.2c")
@pytest.mark.parametrize("phase", ["draw-phase", "conflict-phase", "fate-phase", "round"])
def test_each_phase_ends_what_was_promised_for_the_one_before(phase: str) -> None:
    sitting = sit(then=(Frame(phase),))
    make(sitting, CRANE, LION, "pass", until="phase")
    sitting.passes()
    assert stands(sitting) == ()


@pytest.mark.clause("ENL-10.2c")
@pytest.mark.parametrize(
    ("phase", "stays"),
    [("draw-phase", True), ("conflict-phase", True), ("fate-phase", True), ("round", False)],
)
def test_what_was_promised_for_once_goes_on_to_the_end_of_the_round(
    phase: str, *, stays: bool
) -> None:
    sitting = sit(then=(Frame(phase),))
    make(sitting, CRANE, LION, "no-attack", until="once")
    sitting.passes()
    assert bool(stands(sitting)) == stays


@pytest.mark.clause("ENL-10.2c")
@pytest.mark.parametrize(
    ("kind", "attacker", "ends"),
    [
        ("words", CRANE, True),
        ("words", OTHER, False),
        ("words", LION, False),
        ("no-break", LION, True),
        ("no-break", CRANE, False),
    ],
)
def test_help_is_for_the_next_conflict_of_the_partner_and_restraint_for_the_own(
    kind: str, attacker: Seat, *, ends: bool
) -> None:
    sitting = sit(then=(Frame("conflict-over"), Frame("window", CRANE, (0,))))
    words = HELP if kind == "words" else ""
    terms = {"until": "game", "take_until": "once", "take_words": words}
    make(sitting, CRANE, LION, "pass", kind, **terms)
    sitting.state.conflict = Conflict(attacker, "military", "fire.0", OTHER)
    sitting.passes()
    (treaty,) = stands(sitting)
    promise = treaty.promise(LION)
    assert (promise.due or promise.over) == ends
    assert (sitting.asked == (CRANE, "treaty-due")) == (ends and kind == "words")


@pytest.mark.clause("ENL-R18")
def test_for_a_seat_that_has_left_nothing_is_admitted_and_no_breach_found() -> None:
    sitting = claims(promised(seats=4))
    decision = sitting.match.pending[0].decision
    assert decision.options[decision.default].key == "deny"
    sitting.answer("deny")
    votes = [question.decision for question in sitting.match.pending]
    assert [vote.options[vote.default].key for vote in votes] == ["kept", "kept"]


@pytest.mark.clause("ENL-10.6")
def test_whoever_dissolves_a_treaty_while_the_partner_accuses_breaks_nothing() -> None:
    sitting = claims(promised())
    act(sitting, CRANE, "treaty-dissolve")
    act(sitting, LION, "treaty-dissolve")
    sitting.answer("admit")
    assert happened(sitting, TreatyBroken) == []
    assert honors(sitting) == [6, 6, 6]
