"""Roles, and cards that a deck has with its role: what each does and must not do."""

from __future__ import annotations

import pytest
from tests.games.l5r_lcg.boards import (
    conflict_at_show,
    deck,
    finish,
    finish_until,
    is_used,
    lay,
    with_role,
)
from tests.games.l5r_lcg.own_cards import Does, does, when
from tests.games.l5r_lcg.tables import CRANE, LION, Sitting

from gorin.games.l5r_lcg.cards import SCRIPTS
from gorin.games.l5r_lcg.events.happened import LcgHappened
from gorin.games.l5r_lcg.events.plays import Entered, FateAdded
from gorin.games.l5r_lcg.script import Use, would
from gorin.games.l5r_lcg.windows.happening import TIMING

ELEMENTS = ("air", "earth", "fire", "void", "water")


@pytest.mark.clause("LCG-S2.20")
@pytest.mark.parametrize("element", ELEMENTS)
def test_a_keeper_gains_fate_for_a_defense_of_its_element(element: str) -> None:
    other = ELEMENTS[ELEMENTS.index(element) - 1]
    for ring, fate in ((element, 11), (other, 10)):
        sitting = with_role(f"keeper-of-{element}")
        sitting.defender(CRANE, "doji-hotaru")
        sitting.attacker(LION, "akodo-gunso")
        sitting.conflict(ring=ring, resolve=True)
        if is_used(sitting, f"use:keeper-of-{element}"):
            sitting.answer(f"use:keeper-of-{element}")
        finish(sitting)
        assert sitting.state.fate[CRANE] == fate


@pytest.mark.clause("LCG-S2.20")
def test_a_keeper_gains_nothing_for_an_attack_or_a_defense_that_was_lost() -> None:
    for attacker, defender, winner in ((CRANE, LION, CRANE), (LION, CRANE, LION)):
        sitting = with_role("keeper-of-air")
        sitting.attacker(attacker, "doji-hotaru" if winner == attacker else "akodo-gunso")
        sitting.conflict(ring="air", attacker=attacker, defender=defender, resolve=True)
        assert not is_used(sitting, "use:keeper-of-air")
        finish(sitting)
        assert sitting.state.fate[CRANE] == 10


@pytest.mark.clause("LCG-S2.20")
def test_a_seeker_gains_nothing_for_a_province_of_another_player() -> None:
    sitting = with_role("seeker-of-air", LION)
    lay(sitting, CRANE, "manicured-garden", shown=False)
    sitting.attacker(LION, "akodo-gunso")
    conflict_at_show(sitting)
    assert not is_used(sitting, "use:seeker-of-air")


@pytest.mark.clause("LCG-S2.20")
@pytest.mark.parametrize("element", ELEMENTS)
def test_a_seeker_gains_fate_for_a_province_of_its_element(element: str) -> None:
    titles = {
        "air": "manicured-garden",
        "earth": "entrenched-position",
        "fire": "night-raid",
        "void": "pilgrimage",
        "water": "elemental-fury",
    }
    other = "pilgrimage" if element == "water" else "endless-plains"
    for title, fate in ((titles[element], 11), (other, 10)):
        sitting = with_role(f"seeker-of-{element}")
        lay(sitting, CRANE, title, shown=False)
        sitting.attacker(LION, "akodo-gunso")
        conflict_at_show(sitting)
        if is_used(sitting, f"use:seeker-of-{element}"):
            sitting.answer(f"use:seeker-of-{element}")
        finish(sitting)
        assert sitting.state.fate[CRANE] == fate


# -- cards with a role -----------------------------------------------------------------------


def test_keeper_initiate_enters_play_for_a_ring_of_the_role() -> None:
    sitting = with_role("keeper-of-air")
    keeper = sitting.pile(CRANE, "keeper-initiate")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict(ring="air", attacker=CRANE, defender=LION, resolve=True)
    finish_until(sitting, "use:keeper-initiate")
    finish(sitting.answer("use:keeper-initiate"))
    assert sitting.state.play[keeper].fate == 1


def cancelled(use: Use, kind: type[LcgHappened]) -> tuple[LcgHappened, ...]:
    """Let something that is about to happen not happen."""
    for found in use.state.pending:
        if any(isinstance(event, kind) for event in found.events):
            TIMING.cancel(use.table, found.serial)
    return ()


@pytest.mark.clause("LCG-S13.6")
def test_keeper_initiate_gets_no_fate_if_it_did_not_enter_play() -> None:
    stops = would(when(Entered), Does(lambda use: cancelled(use, Entered)))
    scripts = {**SCRIPTS, "wandering-ronin": does(stops)}
    sitting = Sitting(scripts=scripts)
    sitting.state.roles[CRANE] = sitting.new(CRANE, "keeper-of-air")
    keeper = sitting.pile(CRANE, "keeper-initiate")
    sitting.play(LION, "wandering-ronin")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict(ring="air", attacker=CRANE, defender=LION, resolve=True)
    finish_until(sitting, "use:keeper-initiate")
    finish_until(sitting.answer("use:keeper-initiate"), "use:wandering-ronin")
    finish(sitting.answer("use:wandering-ronin"))
    assert keeper in sitting.state.dynasty_piles[CRANE]
    assert not any(isinstance(event, FateAdded) for event in sitting.table.log.since(0))


def test_keeper_initiate_does_not_enter_for_another_ring() -> None:
    sitting = with_role("keeper-of-air")
    sitting.pile(CRANE, "keeper-initiate")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict(ring="fire", attacker=CRANE, defender=LION, resolve=True)
    finish(sitting)
    assert all(sitting.state.facts(card).slug != "keeper-initiate" for card in sitting.state.play)


def test_seeker_initiate_searches_five_cards_in_secret() -> None:
    sitting = with_role("seeker-of-air")
    sitting.play(CRANE, "seeker-initiate")
    sitting.attacker(CRANE, "doji-challenger")
    cards = deck(sitting, CRANE, "banzai", "outwit", "rout", "fine-katana", "ornate-fan", "banzai")
    sitting.conflict(ring="air", attacker=CRANE, defender=LION, resolve=True)
    finish_until(sitting, "use:seeker-initiate")
    sitting.answer("use:seeker-initiate")
    assert [key.partition(":")[2] for key in sitting.offered[:-1]] == [str(c) for c in cards[:5]]
    finish(sitting.answer(f"card:{cards[3]}"))
    assert sitting.state.hands[CRANE] == (cards[3],)
    assert sitting.state.known[cards[3]] == (CRANE,)
    assert cards[0] not in sitting.state.known


def test_seeker_initiate_needs_a_role() -> None:
    sitting = Sitting()
    sitting.play(CRANE, "seeker-initiate")
    sitting.attacker(CRANE, "doji-challenger")
    sitting.conflict(ring="air", attacker=CRANE, defender=LION, resolve=True)
    finish(sitting)
    assert sitting.state.hands[CRANE] == ()
