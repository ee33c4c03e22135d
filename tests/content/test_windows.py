from __future__ import annotations

from itertools import count
from typing import Any

from tests.formats import FORMATS

from gorin.content.box.customs import Customs
from gorin.content.box.windows import PASS, Windows
from gorin.kernel.decision import Question, Seat
from gorin.kernel.match import Match


def at_a_window(seed: int = 0) -> tuple[Match[Any], Question]:
    """Return a match of the courts at a window in which something can be played."""
    match = FORMATS["courts"](seed)
    match.start()
    while True:
        question = match.pending[0]
        keys = [option.key for option in question.decision.options]
        if PASS in keys and len(keys) > 1:
            return match, question
        if keys:
            match.pick(question, 0)
        else:
            domain = question.decision.domain
            assert domain is not None
            match.choose(question.decision.seat, domain.default(), serial=question.serial)


def test_without_a_word_of_what_concerns_a_seat_it_is_always_asked() -> None:
    match, question = at_a_window()
    windows = Windows(Customs())
    assert windows.offer(match, question, 0) is None
    assert windows.is_new(match, question)


def test_a_seat_that_passes_four_times_in_a_turn_is_left_in_peace() -> None:
    match, question = at_a_window()
    changing = count()
    windows = Windows(Customs(concern=lambda kind, view: (next(changing),)))
    for entry in range(4):
        assert windows.is_new(match, question)
        offer = windows.offer(match, question, entry)
        assert offer is not None
        windows.note(offer)
    assert not windows.is_new(match, question)
    windows.undo(3)
    assert windows.is_new(match, question)


def test_what_another_seat_passed_or_in_another_turn_does_not_count() -> None:
    match, question = at_a_window()
    turn = 1
    windows = Windows(Customs(concern=lambda kind, view: (), turn=lambda table: turn))
    offer = windows.offer(match, question, 0)
    assert offer is not None
    windows.note(offer)
    assert not windows.is_new(match, question)
    other = Windows(Customs(concern=lambda kind, view: (), turn=lambda table: turn))
    other.note(type(offer)(0, Seat(offer.seat + 1), offer.moment, offer.keys, offer.concern))
    assert other.is_new(match, question)
    turn = 2
    assert windows.is_new(match, question)
    later = windows.offer(match, question, 9)
    assert later is not None
    windows.note(later)
    assert windows.passed == (later,)
