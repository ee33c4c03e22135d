"""What a person at a table of the L5R LCG is asked, and what the table passes for them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.l5r_lcg.tables import CRANE, LION, OTHER, Sitting

from gorin.content.l5r_lcg.customs import CUSTOMS, WINDOWS
from gorin.hall.table.terms import Stops

USUAL = Stops()
ALWAYS = Stops(choices={WINDOWS.id: "always"})


def answer(sitting: Sitting, settings: Any, *, new: bool = True, skipping: bool = False) -> Any:
    """Return what is answered for whoever is asked, None if they are."""
    decision = sitting.match.pending[0].decision
    keys = tuple(option.key for option in decision.options)
    return CUSTOMS.automatic(
        decision.prompt.kind,
        keys,
        settings,
        skipping=skipping,
        view=lambda: sitting.rulebook.game.view(sitting.table, decision.seat),
        is_new=lambda: new,
    )


@pytest.mark.clause("LCG-S4.37")
def test_who_fights_is_asked_again_after_a_pass_when_somebody_else_has_acted() -> None:
    """The window ends when all pass one after the other, so whoever passed may act again."""
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.attacker(LION, "akodo-gunso")
    sitting.hand(LION, "banzai")
    sitting.conflict()
    assert answer(sitting, USUAL) is None
    sitting.answer("pass", "play:banzai", "on:akodo-gunso").quiet().answer("decline")
    assert sitting.asked == (CRANE, "act")
    assert answer(sitting, USUAL, new=False) is None
    sitting.answer("pass")
    assert sitting.asked is None


def test_who_fights_may_pass_in_all_windows() -> None:
    sitting = Sitting()
    sitting.defender(CRANE, "brash-samurai")
    sitting.conflict()
    assert answer(sitting, USUAL, skipping=True) == "pass"
    assert answer(sitting, ALWAYS, new=False) is None


def test_an_outsider_is_not_asked_in_a_conflict_unless_it_wants_to() -> None:
    sitting = Sitting(seats=3)
    sitting.defender(CRANE, "doji-whisperer")
    sitting.hand(OTHER, "way-of-the-crane")
    sitting.play(OTHER, "doji-whisperer")
    sitting.conflict()
    assert sitting.asked == (OTHER, "act")
    assert answer(sitting, USUAL) == "pass"
    assert answer(sitting, ALWAYS) is None


def test_a_window_with_nothing_to_do_is_passed() -> None:
    sitting = Sitting()
    sitting.hand(CRANE, "height-of-fashion")
    sitting.conflict()
    assert sitting.offered == ["pass"]
    assert answer(sitting, USUAL) == "pass"


def test_what_cannot_be_passed_is_asked() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "akodo-toturi")
    sitting.conflict("military", ring="fire", resolve=True)
    assert sitting.asked == (LION, "ring")
    assert answer(sitting, USUAL, skipping=True) is None


def test_what_concerns_a_seat_changes_with_who_takes_part_and_who_is_ahead() -> None:
    sitting = Sitting()
    sitting.attacker(LION, "ikoma-prodigy")
    samurai = sitting.defender(CRANE, "brash-samurai")
    sitting.hand(CRANE, "banzai")
    sitting.conflict()

    def concerns() -> Any:
        view = sitting.rulebook.game.view(sitting.table, CRANE)
        assert CUSTOMS.concern is not None
        return CUSTOMS.concern("act", view)

    before = concerns()
    sitting.answer("play:banzai", "on:brash-samurai").quiet().answer("decline")
    assert concerns() == before
    del sitting.state.play[samurai]
    assert concerns() != before
