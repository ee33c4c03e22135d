from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace
from tests.formats import FORMATS

from gorin.content.box.automatic import answer_without_asking
from gorin.content.box.customs import Customs, Settings
from gorin.content.box.windows import PASS, Skipping, Windows
from gorin.hall.table.terms import CardWish, Stops
from gorin.kernel.about import CardTarget
from gorin.kernel.decision import Question, Seat
from gorin.kernel.match import Match
from gorin.kernel.observe import question_view


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


def test_a_seat_that_was_asked_four_times_in_a_turn_is_left_in_peace() -> None:
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


def test_windows_in_which_something_was_played_count_once_however_much_it_was() -> None:
    match, question = at_a_window()
    windows = Windows(Customs(concern=lambda kind, view: ()))
    play = next(option.key for option in question.decision.options if option.key != PASS)
    offer = windows.offer(match, question, 0)
    assert offer is not None
    for _ in range(9):  # nine cards in one window
        assert windows.is_new(match, question)
        windows.note(offer, play)
    windows.note(offer)
    assert len(windows.passed) == 1
    changing = count()
    windows = Windows(Customs(concern=lambda kind, view: (next(changing),)), windows.passed)
    for kind in ("second", "third", "fourth"):
        assert windows.is_new(match, question)
        windows.note(replace(offer, kind=kind), play)
    assert len(windows.passed) == 4
    assert not windows.is_new(match, question)


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


def cards_of(match: Match[Any], question: Question) -> list[str]:
    """Return the slugs of the cards that a window is about."""
    view = question_view(match, question)
    abouts = (each for option in view.options for each in option.about)
    return [each.slug for each in abouts if isinstance(each, CardTarget)]


def nothing(kind: str, view: object) -> tuple[object, ...]:
    return ()


def test_a_card_is_asked_about_never_or_always_as_a_person_wants() -> None:
    match, question = at_a_window()
    customs = Customs(automatic=passes_what_is_old, concern=nothing)
    windows = Windows(customs)
    cards = cards_of(match, question)
    assert cards

    def given(stops: Stops, skipping: Skipping | None = None) -> str | None:
        return answer_without_asking(customs, windows, match, question, stops, skipping)

    assert given(Stops()) is None
    never: dict[str, CardWish] = dict.fromkeys(cards, "never")
    assert given(Stops(cards=never)) == PASS
    assert given(Stops("all", cards=never)) is None
    assert given(Stops(cards={**never, "no-such-card": "always"})) == PASS
    offer = windows.offer(match, question, 0)
    assert offer is not None
    windows.note(offer)
    assert given(Stops()) == PASS
    assert given(Stops(cards={cards[0]: "always"})) is None
    # Whoever passes until the turn ends is not held up by it.
    skipping = windows.skipping(match, question.decision.seat, "turn")
    assert given(Stops(cards={cards[0]: "always"}), skipping) == PASS


def test_what_is_never_asked_about_is_nothing_new() -> None:
    match, question = at_a_window()
    customs = Customs(concern=nothing)
    windows = Windows(customs)
    first, *others = (option.key for option in question.decision.options if option.key != PASS)
    offer = windows.offer(match, question, 0)
    assert offer is not None
    windows.note(replace(offer, keys=tuple(others)))
    assert windows.is_new(match, question)
    assert not windows.is_new(match, question, (first,))


def test_passing_ends_with_the_turn_or_with_what_concerns_the_seat() -> None:
    match, question = at_a_window()
    seat = question.decision.seat
    turn, harm = [1], [0]
    customs = Customs(concern=lambda kind, view: (kind, harm[0]), turn=lambda table: turn[0])
    windows = Windows(customs)
    assert windows.skipping(match, seat, "") is None
    assert not windows.skips(match, seat, None)
    this_turn = windows.skipping(match, seat, "turn")
    on = windows.skipping(match, seat, "concern")
    assert windows.skips(match, seat, this_turn)
    assert windows.skips(match, seat, on)
    turn[0] = 2
    assert not windows.skips(match, seat, this_turn)
    assert windows.skips(match, seat, on)
    harm[0] = 1
    assert not windows.skips(match, seat, on)


def test_where_nobody_says_what_concerns_a_seat_whatever_happens_does() -> None:
    match, question = at_a_window()
    windows = Windows(Customs())
    on = windows.skipping(match, question.decision.seat, "concern")
    assert windows.skips(match, question.decision.seat, on)
    while len(match.table.log) == int(on.concern if on else 0):
        match.pick(match.pending[0], 0)
    assert not windows.skips(match, question.decision.seat, on)


def passes_what_is_old(
    kind: str,
    keys: Sequence[str],
    settings: Settings,
    *,
    skipping: bool,
    view: Callable[[], Any],
    is_new: Callable[[], bool],
) -> str | None:
    return PASS if skipping or not is_new() else None
