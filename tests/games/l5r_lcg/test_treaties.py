"""Treaties: what is offered, accepted and dissolved."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting
from tests.games.l5r_lcg.treating import (
    FOURTH,
    act,
    happened,
    honors,
    make,
    offer,
    open_to,
    sit,
    stands,
)
from tests.shipped import reader_for

from gorin.content.l5r_lcg.position_treaties import facts_of_treaties
from gorin.content.l5r_lcg.positions import read_position
from gorin.games.l5r_lcg.pacts import key_of
from gorin.games.l5r_lcg.treaties import offers as treaties
from gorin.games.l5r_lcg.treaties.events import (
    OfferDropped,
    TreatyDissolved,
    TreatyMade,
    TreatyOffered,
)
from gorin.games.l5r_lcg.view import view
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.domain import OneOf
from gorin.kernel.observe import lines
from gorin.kernel.words import say
from gorin.text.language import LANGUAGES

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


@pytest.mark.clause("ENL-10.3")
def test_nobody_is_offered_the_promise_to_attack_oneself_or_the_only_partner() -> None:
    sitting = sit()
    assert attacks(sitting, CRANE) == [[f"attack:{LION}", f"attack:{OTHER}"]] * 2
    make(sitting, CRANE, LION, "no-attack", "no-attack")
    assert attacks(sitting, CRANE) == [[f"attack:{LION}"]] * 2
    assert attacks(sitting, OTHER) == [[f"attack:{CRANE}", f"attack:{LION}"]] * 2


def attacks(sitting: Sitting, seat: Seat) -> list[list[str]]:
    """Return which attacks a seat can promise, and which it can ask for."""
    parts = dict(treaties.offer_form(sitting.table, seat).parts)
    lists = (parts["treaty-give"], parts["treaty-take"])
    assert all(isinstance(each, OneOf) for each in lists)
    keys = [each.keys for each in lists if isinstance(each, OneOf)]
    return [[key for key in each if key.startswith("attack")] for each in keys]


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
    english = reader_for("en", ("Crane", "Lion", "Third"), "l5r-lcg")
    told = [english.read(line.message) for line in lines(sitting.match, None)]
    assert "Lion refuses the treaty that Crane offered" in told
    assert "Crane withdraws the offer to Lion" in told


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


# -- positions -----------------------------------------------------------------------------

HELP = "I help you"
STANDING = {
    "between": [0, 2],
    "promises": ["attack:1", "words"],
    "until": ["round:2", "game"],
    "words": ["", HELP],
    "stake": 3,
}


def test_a_position_says_treaties_and_offers_and_its_facts_say_them_again() -> None:
    offered = {"between": [2, 1], "promises": ["bid-most:2", "leave:air"]}
    seats = [{"clan": "crane"}, {"clan": "lion"}, {"clan": "crane"}]
    given = {"seats": seats, "treaties": [STANDING], "offers": [offered]}
    state = read_position(given, "enlightenment")
    found = facts_of_treaties(state)
    assert found["treaties"] == [{**STANDING, "over": [False, False]}]
    assert [found["offers"][0][name] for name in ("between", "until", "stake")] == [
        [2, 1],
        ["round:1", "round:1"],
        1,
    ]
    assert state.pacts == 2
    assert [treaty.number for treaty in state.treaties] == [1]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"between": [0, 7]}, "lcg-position-seat"),
        ({"between": [0, 0]}, "lcg-position-pair"),
        ({"stake": 6}, "lcg-position-stake"),
        ({"promises": ["fly", "words"]}, "lcg-position-promise"),
        ({"promises": ["attack:2", "words"]}, "refused-lcg-treaty-whom"),
        ({"words": ["", ""]}, "refused-lcg-treaty-words"),
    ],
)
def test_what_is_wrong_with_a_treaty_of_a_position_is_told(
    changed: dict[str, Any], reason: str
) -> None:
    given = {"seats": [{}, {}, {}], "treaties": [{**STANDING, **changed}]}
    with pytest.raises(BadInput) as caught:
        _ = read_position(given, "enlightenment")
    found = [(fault.place, fault.message.id) for fault in caught.value.all]
    assert ("treaties[0]", reason) in found
    with pytest.raises(BadInput) as caught:
        _ = read_position({"seats": [{}, {}], "treaties": [STANDING]}, "skirmish")
    assert caught.value.message.id == "lcg-position-no-treaties"


@pytest.mark.clause("ENL-10.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fields_for_promises_in_words_say_that_no_machine_reads_them(language: str) -> None:
    machine = {"en": "machine", "pt-BR": "máquina", "es": "máquina", "zh": "机器"}[language]
    reader = reader_for(language, ("Crane", "Lion", "Third"), "l5r-lcg")
    for field in ("treaty-give-words", "treaty-take-words"):
        assert machine in reader.read(say(f"lcg-{field}"))
