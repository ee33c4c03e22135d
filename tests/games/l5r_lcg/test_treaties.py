"""Treaties: offers, what is promised, how long, how they are kept, broken and dissolved."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.games.l5r_lcg import treaties
from gorin.games.l5r_lcg.conflict_events import Broken
from gorin.games.l5r_lcg.ends import eliminate
from gorin.games.l5r_lcg.events import HonorChanged
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.treaties import with_treaties
from gorin.games.l5r_lcg.happened import LcgHappened
from gorin.games.l5r_lcg.happening import happen
from gorin.games.l5r_lcg.pacts import Treaty, key_of
from gorin.games.l5r_lcg.play_events import Aimed
from gorin.games.l5r_lcg.state import Conflict
from gorin.games.l5r_lcg.state import Match as Table
from gorin.games.l5r_lcg.treaty_events import (
    BreachJudged,
    OfferDropped,
    TreatyBroken,
    TreatyDissolved,
    TreatyMade,
    TreatyOffered,
)
from gorin.games.l5r_lcg.view import view
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Play, Seat
from gorin.kernel.table import Frame

FOURTH = Seat(3)
RULES = with_treaties(SKIRMISH)


def lets(*events: LcgHappened) -> Any:
    """Return a step in which events happen."""

    def step(table: Table, frame: Frame) -> Play[None] | None:
        happen(table, *events)
        return None

    return step


def out(table: Table, frame: Frame) -> Play[None] | None:
    """Take a seat out of the match."""
    eliminate(table, frame.seat, "lcg-out-by-provinces", "LCG-S6.1")
    return None


def sit(*, seats: int = 3, then: tuple[Frame, ...] = (), **steps: Any) -> Sitting:
    """Return a table in the first conflict phase, in an action window that somebody thinks in."""
    rules = with_treaties(SKIRMISH.amended(SKIRMISH.name, steps={"out": out, **steps}))
    sitting = Sitting(seats=seats, rules=rules)
    for seat in sitting.state.seats:
        card, *rest = sitting.state.conflict_decks[seat]
        sitting.state.conflict_decks[seat] = tuple(rest)
        sitting.state.hands[seat] = (card,)
        sitting.state.known[card] = (seat,)
        sitting.state.opportunities[seat] = ("either",)
    return sitting.begin(Frame("window", CRANE, (0,)), *then)


def offer(
    sitting: Sitting,
    seat: Seat,
    other: Seat,
    give: str,
    take: str = "",
    *,
    until: str = "round:1",
    take_until: str = "",
    words: str = "",
    take_words: str = "",
    stake: int = 2,
) -> None:
    """Let a seat offer a treaty."""
    mine, theirs = (give, until, words), (take or give, take_until or until, take_words)
    form = (f"seat:{other}", *mine, *theirs, stake)
    sitting.match.initiate(seat, "treaty-offer", form)


def act(sitting: Sitting, seat: Seat, kind: str) -> None:
    """Let a seat do the one thing of a kind that it may do about treaties."""
    asked = sitting.rulebook.game.initiative_asks(sitting.table, seat, kind)
    assert asked is not None
    (option,) = asked.options
    sitting.match.initiate(seat, kind, option.key)


def make(
    sitting: Sitting, seat: Seat, other: Seat, give: str, take: str = "", **terms: Any
) -> None:
    """Let two seats make a treaty."""
    offer(sitting, seat, other, give, take, **terms)
    act(sitting, other, "treaty-accept")


def happened(sitting: Sitting, *kinds: type) -> list[Any]:
    """Return what happened of some kinds."""
    return [event for event in sitting.match.log() if isinstance(event, kinds)]


def open_to(sitting: Sitting, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may do about treaties."""
    found = sitting.rulebook.game.initiatives(sitting.table, seat)
    return tuple(kind.removeprefix("treaty-") for kind in found if kind.startswith("treaty-"))


def honors(sitting: Sitting) -> list[int]:
    """Return the honor of all seats."""
    return [sitting.state.honor[seat] for seat in sitting.state.seats]


def stands(sitting: Sitting) -> tuple[Treaty, ...]:
    """Return the treaties that stand."""
    return sitting.state.treaties


# -- offers --------------------------------------------------------------------------------


@pytest.mark.clause("ENL-10.1", "ENL-10.2")
def test_a_treaty_is_offered_and_accepted_at_any_time_while_others_think() -> None:
    sitting = sit()
    assert sitting.asked == (CRANE, "act")
    asked = sitting.match.pending
    assert open_to(sitting, LION) == ("offer",)
    offer(sitting, LION, OTHER, "no-attack", "no-break", until="round:2", take_until="game")
    assert open_to(sitting, OTHER) == ("offer", "counter", "accept", "refuse")
    assert open_to(sitting, LION) == ("offer", "withdraw")
    assert open_to(sitting, CRANE) == ("offer",)
    act(sitting, OTHER, "treaty-accept")
    assert sitting.match.pending == asked
    assert sitting.state.offers == ()
    (treaty,) = stands(sitting)
    assert (treaty.seats, treaty.stake) == ((LION, OTHER), 2)
    assert [key_of(promise) for promise in treaty.promises] == ["no-attack", "no-break"]
    assert [promise.until for promise in treaty.promises] == ["round", "game"]
    assert honors(sitting) == [6, 6, 6]


@pytest.mark.clause("ENL-10.8")
def test_two_ask_for_other_terms_until_both_agree() -> None:
    sitting = sit()
    offer(sitting, CRANE, LION, "no-attack", stake=2)
    with pytest.raises(Refused):
        sitting.match.initiate(CRANE, "treaty-accept", "offer:1.1")
    counter = ("offer:0.1", "as-offered", "as-offered", 4)
    sitting.match.initiate(LION, "treaty-counter", counter)
    (open,) = sitting.state.offers
    assert (open.seat, open.other, open.stake) == (LION, CRANE, 4)
    assert [event.counter for event in happened(sitting, TreatyOffered)] == [False, True]
    with pytest.raises(Refused):  # the first offer is off the table
        sitting.match.initiate(LION, "treaty-accept", "offer:0.1")
    act(sitting, CRANE, "treaty-accept")
    (treaty,) = stands(sitting)
    assert treaty.stake == 4
    assert [key_of(promise) for promise in treaty.promises] == ["no-attack", "no-attack"]
    assert honors(sitting) == [6, 6, 6]


@pytest.mark.clause("ENL-10.2c")
def test_other_durations_are_asked_for_each_on_its_own() -> None:
    sitting = sit()
    offer(sitting, CRANE, LION, "no-attack", "pass", until="round:1", take_until="game")
    sitting.match.initiate(LION, "treaty-counter", ("offer:0.1", "phase", "as-offered", 2))
    act(sitting, CRANE, "treaty-accept")
    (treaty,) = stands(sitting)
    assert [key_of(treaty.promise(seat)) for seat in (CRANE, LION)] == ["no-attack", "pass"]
    assert [treaty.promise(seat).until for seat in (CRANE, LION)] == ["round", "phase"]


@pytest.mark.clause("ENL-10.2", "ENL-10.2a", "ENL-10.2b", "ENL-10.2d")
@pytest.mark.parametrize(
    "form",
    [
        ("seat:1", "no-attack", "round:1", "", "no-attack", "round:1", ""),
        ("seat:1", "", "round:1", "", "no-attack", "round:1", "", 2),
        ("seat:1", "no-attack", "round:1", "", "", "round:1", "", 2),
        ("seat:1", "no-attack", "", "", "no-attack", "round:1", "", 2),
        ("seat:1", "no-attack", "round:1", "", "no-attack", "round:1", "", 0),
        ("seat:1", "no-attack", "round:1", "", "no-attack", "round:1", "", 6),
        ("seat:0", "no-attack", "round:1", "", "no-attack", "round:1", "", 2),
    ],
)
def test_nothing_is_offered_without_both_promises_durations_and_a_stake(form: Any) -> None:
    sitting = sit()
    with pytest.raises(Refused):
        sitting.match.initiate(CRANE, "treaty-offer", form)
    assert sitting.state.offers == ()


@pytest.mark.clause("ENL-10.3")
@pytest.mark.parametrize(
    ("give", "words", "reason"),
    [
        ("attack:0", "", "refused-lcg-treaty-whom"),
        ("attack:1", "", "refused-lcg-treaty-whom"),
        ("words", "", "refused-lcg-treaty-words"),
        ("no-attack", "and more", "refused-lcg-treaty-words"),
    ],
)
def test_a_promise_is_something_that_a_seat_can_do(give: str, words: str, reason: str) -> None:
    sitting = sit()
    with pytest.raises(Refused) as caught:
        offer(sitting, CRANE, LION, give, "no-attack", words=words)
    assert [each.reason.id for each in caught.value.refusals] == [reason]
    assert caught.value.clause == "ENL-10.3"


@pytest.mark.clause("ENL-10.3a")
def test_a_promise_may_be_specific_or_vague() -> None:
    sitting = sit()
    help = "I help you in your next conflict against another"
    make(sitting, CRANE, LION, "no-attack", "words", take_words=help)
    (treaty,) = stands(sitting)
    assert treaty.promise(CRANE).kind == "no-attack"
    assert treaty.promise(LION).words == help


def test_an_offer_is_refused_or_withdrawn() -> None:
    sitting = sit()
    offer(sitting, CRANE, LION, "no-attack")
    act(sitting, LION, "treaty-refuse")
    offer(sitting, CRANE, LION, "pass")
    act(sitting, CRANE, "treaty-withdraw")
    assert [event.how for event in happened(sitting, OfferDropped)] == ["refused", "withdrawn"]
    assert sitting.state.offers == ()
    assert stands(sitting) == ()


def test_offers_and_treaties_lie_open_to_all() -> None:
    sitting = sit()
    offer(sitting, CRANE, LION, "no-attack")
    make(sitting, LION, OTHER, "no-break")
    for viewer in (*sitting.state.seats, None):
        seen = view(sitting.table, viewer)
        assert (seen.offers, seen.treaties) == (sitting.state.offers, sitting.state.treaties)
        told = [event.told(viewer) for event in happened(sitting, TreatyOffered, TreatyMade)]
        assert None not in told


@pytest.mark.clause("ENL-10.7")
def test_a_seat_has_treaties_with_many_but_one_with_each() -> None:
    sitting = sit(seats=4)
    make(sitting, CRANE, LION, "no-attack")
    make(sitting, CRANE, OTHER, "no-attack")
    assert treaties.partners(sitting.state, CRANE) == (FOURTH,)
    assert treaties.partners(sitting.state, LION) == (OTHER, FOURTH)
    with pytest.raises(Refused):
        offer(sitting, LION, CRANE, "pass")
    act(sitting, LION, "treaty-dissolve")
    sitting.match.initiate(CRANE, "treaty-dissolve", "treaty:1.1")
    make(sitting, LION, CRANE, "pass")
    assert [treaty.seats for treaty in stands(sitting)] == [(CRANE, OTHER), (LION, CRANE)]


def test_nothing_is_offered_during_setup() -> None:
    sitting = sit()
    sitting.state.phase = "setup"
    assert open_to(sitting, LION) == ()


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
    sitting.passes().answer(*bids)
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
    sitting.state.conflict = Conflict(OTHER, "military", "fire", slot)
    sitting.passes()
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


# -- dissolving ----------------------------------------------------------------------------


@pytest.mark.clause("ENL-10.6")
def test_a_treaty_dissolves_when_both_want_that_and_not_when_one_does() -> None:
    sitting = sit()
    make(sitting, CRANE, LION, "no-attack", stake=5)
    act(sitting, CRANE, "treaty-dissolve")
    assert len(stands(sitting)) == 1
    assert open_to(sitting, CRANE) == ("offer", "keep")
    act(sitting, CRANE, "treaty-keep")
    act(sitting, LION, "treaty-dissolve")
    assert len(stands(sitting)) == 1
    act(sitting, CRANE, "treaty-dissolve")
    assert stands(sitting) == ()
    assert [event.how for event in happened(sitting, TreatyDissolved)] == ["agreed"]
    assert honors(sitting) == [6, 6, 6]


@pytest.mark.clause("ENL-6.5")
def test_the_treaties_of_a_seat_that_is_out_are_over_without_a_loss() -> None:
    sitting = sit(seats=4)
    make(sitting, CRANE, LION, "attack:2")
    make(sitting, LION, OTHER, "attack:3")
    offer(sitting, FOURTH, CRANE, "pass")
    sitting.match.initiate(CRANE, "concede")
    sitting.answer("pass") if sitting.asked == (CRANE, "act") else None
    assert CRANE not in sitting.state.alive
    assert [treaty.seats for treaty in stands(sitting)] == [(LION, OTHER)]
    assert sitting.state.offers == ()
    (dissolved,) = happened(sitting, TreatyDissolved)
    assert (dissolved.seat, dissolved.how, dissolved.clause) == (CRANE, "out", "ENL-6.5")
    assert honors(sitting)[1:] == [6, 6, 6]


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


@pytest.mark.clause("ENL-R18")
@pytest.mark.parametrize(("partner", "breaks"), [(CRANE, True), (LION, False)])
def test_an_event_that_chooses_a_card_of_the_partner_is_judged_by_the_referee(
    partner: Seat, *, breaks: bool
) -> None:
    sitting = Sitting(seats=3, rules=RULES)
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
