"""The contracts catch what they are for: each breach is tried on the courts game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from tests import contracts
from tests.attempts import why_not_agrees
from tests.beside import acts_at_once_are_equal
from tests.caches import caches_are_fresh
from tests.formats import FORMATS
from tests.resuming import resuming_is_equal
from tests.steps import steps_tell_nothing_hidden
from tests.synthetic import acting, events, rules, windows
from tests.synthetic.cards import kind_of
from tests.synthetic.game import Courts
from tests.synthetic.state import State
from tests.walk import PLAY, Broken, walk
from tests.watchers import what_holds_at_every_moment

from gorin.kernel.clauses import BadInput, Refused, refuse
from gorin.kernel.decision import All, Decision, Seat
from gorin.kernel.journal import Answered
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import derived, keep
from gorin.kernel.words import say


def _unmarked(compute: Callable[..., Any]) -> Callable[..., Any]:
    """Keep a value under a name, without saying how it is computed."""
    return lambda table, seat: keep(table, "life", table.state.deck, lambda: compute(table, seat))


CALLS: list[int] = []


def _forgets(table: Any, frame: Any) -> None:
    """Do nothing at all."""


def _raises_another(table: Any, frame: Any) -> None:
    """Raise another banner whenever it is done again."""
    CALLS.append(1)
    table.record(events.Hailed(frame.seat, str(len(CALLS))))


def make(seed: int) -> Match[Any]:
    return FORMATS["courts"](seed)


def breaks(check: Callable[..., object]) -> None:
    """See that a check which plays matches of its own fails."""
    with pytest.raises((AssertionError, RuntimeError)):
        _run(check)


def does_not_hold(contract: str) -> None:
    """See that the walk which every format takes is broken, and that this contract says so."""
    found = next((error for seed in range(6) for error in faults(seed, contract)), None)
    assert isinstance(found, (AssertionError, RuntimeError)), f"{contract}: {found}"


def faults(seed: int, contract: str) -> Iterator[Exception]:
    """Yield what a contract finds that is not as promised in one match."""
    try:
        what_holds_at_every_moment(make, seed)
    except Broken as broken:
        if contract in broken.faults:
            yield broken.faults[contract]


def _run(check: Callable[..., object]) -> None:
    for seed in range(6):
        check(make, seed)


def test_the_checks_meet_what_they_are_about() -> None:
    assert sum(resuming_is_equal(make, seed) for seed in range(3)) > 10
    assert contracts.forced_answers_are_equal(make, 1) > 20
    assert acts_at_once_are_equal(make, 1) > 10
    assert steps_tell_nothing_hidden(make, 1) > 50


def test_who_watches_meets_what_it_is_about() -> None:
    often = {
        "nothing_hidden_is_seen": partial(contracts.nothing_hidden_is_seen, every=5),
        "caches_are_fresh": partial(caches_are_fresh, every=5),
        "why_not_agrees": partial(why_not_agrees, every=5),
    }
    _, met = walk(make, 1, often)
    assert met["nothing_hidden_is_seen"] > 50
    assert met["caches_are_fresh"] > 50
    assert met["why_not_agrees"] > 20
    met = what_holds_at_every_moment(make, 1)
    assert met["options_are_well_formed"] > 100
    assert met["cards_are_conserved"] == 24
    assert met["onlookers_are_told_no_more"] > 50
    assert met["anybody_may_leave"] > 100
    assert met["questions_end_with_their_turn"] > 5
    assert met["bad_answers_change_nothing"] > 20
    matches = [what_holds_at_every_moment(make, seed) for seed in range(3)]
    assert sum(met["forks_keep_partial_answers"] for met in matches) > 10
    assert sum(met["sealed_answers_are_not_seen"] for met in matches) > 10


def test_a_view_that_shows_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.synthetic.game.knows", lambda state, seat, handle: True)
    concealed = Courts.conceal

    def conceal(self: Courts, table: Any, seat: Any, start: State, below: Any) -> None:
        with pytest.MonkeyPatch.context() as patch:
            from tests.synthetic.state import knows

            patch.setattr("tests.synthetic.game.knows", knows)
            concealed(self, table, seat, start, below)

    monkeypatch.setattr(Courts, "conceal", conceal)
    does_not_hold("nothing_hidden_is_seen")


def test_a_log_that_shows_drawn_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: events.Peeked, viewer: object) -> object:
        return say("log-peeked-cards", cards=self.cards)

    monkeypatch.setattr(events.Peeked, "told", told)
    breaks(steps_tell_nothing_hidden)


def _shows_an_onlooker_all(self: Courts, table: Any, seat: Any) -> Any:
    seen = HONEST_VIEW(self, table, seat)
    deck = tuple((handle, str(kind)) for handle, kind in enumerate(table.state.physical))
    return replace(seen, deck=deck) if seat is None else seen


HONEST_VIEW = Courts.view


def test_a_view_that_shows_an_onlooker_what_no_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Courts, "view", _shows_an_onlooker_all)
    concealed = Courts.conceal

    def conceal(self: Courts, table: Any, seat: Any, start: State, below: Any) -> None:
        if seat is not None:  # for whoever looks on nothing is hidden
            concealed(self, table, seat, start, below)

    monkeypatch.setattr(Courts, "conceal", conceal)
    does_not_hold("nothing_hidden_is_seen")


def test_a_log_that_tells_an_onlooker_what_a_seat_does_not_hear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told(self: events.Peeked, viewer: object) -> object:
        return say("log-peeked") if viewer is None else None

    monkeypatch.setattr(events.Peeked, "told", told)
    does_not_hold("onlookers_are_told_no_more")


def _life(table: Any, seat: Any) -> int:
    return sum(table.state.life.values())


@pytest.mark.parametrize("cache", [derived(of=lambda table, seat: table.state.deck), _unmarked])
def test_a_value_that_is_kept_though_its_inputs_changed(
    monkeypatch: pytest.MonkeyPatch, cache: Callable[..., Any]
) -> None:
    life = cache(_life)
    honest = Courts.view

    def view(self: Courts, table: Any, seat: Any) -> Any:
        return replace(honest(self, table, seat), strength=life(table, 0))

    monkeypatch.setattr(Courts, "view", view)
    does_not_hold("caches_are_fresh")


@pytest.mark.parametrize("step", [_forgets, _raises_another])
def test_what_is_done_at_once_and_is_lost_or_is_another_in_copies(
    monkeypatch: pytest.MonkeyPatch, step: Callable[..., Any]
) -> None:
    monkeypatch.setattr(rules.hail, "default", step)
    breaks(acts_at_once_are_equal)


def test_a_question_that_stays_open_into_another_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = events.Offered.apply

    def apply(self: events.Offered, state: State) -> None:
        honest(self, state)
        state.turn += 1

    monkeypatch.setattr(events.Offered, "apply", apply)
    does_not_hold("questions_end_with_their_turn")


def test_an_attempt_that_is_refused_though_a_completion_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Courts, "_not_at", lambda *_: (refuse("SYN-4.3", "refused-other-team"),))
    does_not_hold("why_not_agrees")


def test_a_completion_that_is_allowed_though_nobody_can_choose_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Courts, "_not_at", lambda *_: ())
    does_not_hold("why_not_agrees")


@pytest.mark.parametrize("name", ["journal", "_recent", "_initial"])
def test_an_imagined_world_with_secret_answers(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    honest = Match.determinized

    def determinized(self: Match[Any], *given: Any, **more: Any) -> Match[Any]:
        copy = honest(self, *given, **more)
        setattr(copy, name, getattr(self.fork(), name))
        return copy

    monkeypatch.setattr(Match, "determinized", determinized)
    does_not_hold("nothing_hidden_is_seen")


def test_an_imagined_world_with_what_others_have_answered_by_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Match.determinized

    def determinized(self: Match[Any], *given: Any, **more: Any) -> Match[Any]:
        copy = honest(self, *given, **more)
        copy._collected = self._collected.copy()
        return copy

    monkeypatch.setattr(Match, "determinized", determinized)
    does_not_hold("sealed_answers_are_not_seen")


def test_a_copy_that_asks_those_again_who_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.fork

    def fork(self: Match[Any], **more: Any) -> Match[Any]:
        copy = honest(self, **more)
        if isinstance(copy._ask, All):
            copy._collected = {}
            copy.pending = copy._opened(copy._ask)
        return copy

    monkeypatch.setattr(Match, "fork", fork)
    does_not_hold("forks_keep_partial_answers")


def test_a_seat_that_has_left_and_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_settle", lambda self: None)
    does_not_hold("anybody_may_leave")


def test_a_seat_that_is_asked_again_when_another_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.initiate

    def initiate(self: Match[Any], seat: Seat, kind: str, data: object = None) -> None:
        self._absent = ()
        honest(self, seat, kind, data)

    monkeypatch.setattr(Match, "initiate", initiate)
    does_not_hold("anybody_may_leave")


def test_a_refused_answer_that_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.choose

    def choose(self: Match[Any], seat: Seat, given: Any, *, serial: int | None = None) -> None:
        try:
            honest(self, seat, given, serial=serial)
        except Refused:
            self.journal.append(Answered(serial or 0, seat, "refused"))
            raise

    monkeypatch.setattr(Match, "choose", choose)
    does_not_hold("bad_answers_change_nothing")


def test_a_refused_act_that_turns_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.initiate

    def initiate(self: Match[Any], seat: Seat, kind: str, data: object = None) -> None:
        try:
            honest(self, seat, kind, data)
        except Refused:
            self.table.state.turn += 1
            raise

    monkeypatch.setattr(Match, "initiate", initiate)
    does_not_hold("bad_answers_change_nothing")


def test_a_question_that_is_skipped_for_hidden_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = windows.opportunity

    def opportunity(table: Any, seat: Any, kinds: Any, prompt: Any, event: Any) -> Any:
        cards = [kind_of(table.state.physical[handle]) for handle in table.state.hands[seat]]
        if not set(cards) & set(kinds):
            return windows.PASS
        return (yield from honest(table, seat, kinds, prompt, event))

    monkeypatch.setattr(windows, "opportunity", opportunity)
    breaks(steps_tell_nothing_hidden)


@pytest.mark.parametrize("name", ["coins", "physical", "frames", "turn"])
def test_a_snapshot_that_lacks_something(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(Courts, "packer", Packer(State, static=(name,)))
    with pytest.raises((AssertionError, BadInput, LookupError)):
        _run(resuming_is_equal)


def test_cards_that_vanish(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(self: events.Announced, state: State) -> None:
        hand = state.hands[self.seat]
        state.hands[self.seat] = tuple(handle for handle in hand if handle != self.handle)

    monkeypatch.setattr(events.Announced, "apply", apply)
    does_not_hold("cards_are_conserved")


def test_copies_that_share_a_container(monkeypatch: pytest.MonkeyPatch) -> None:
    copied = State.copy

    def copy(self: State) -> State:
        twin = copied(self)
        twin.hands = self.hands
        return twin

    monkeypatch.setattr(State, "copy", copy)
    breaks(contracts.forks_are_equal_and_independent)
    breaks(contracts.undo_restores)


def test_rules_that_remember_outside_of_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = [0]
    honest = acting.acting

    def acting_by_count(table: Any, seat: Any) -> Decision[int]:
        calls[0] += 1
        decision = honest(table, seat)
        options = tuple(decision.options)[:: 1 if calls[0] % 7 else -1]
        return Decision(seat, acting.ACT, options)

    monkeypatch.setattr(acting, "acting", acting_by_count)
    does_not_hold("options_are_well_formed")


def test_keys_that_are_not_unique(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = acting.acting

    def doubled(table: Any, seat: Any) -> Decision[int]:
        options = tuple(honest(table, seat).options)
        return Decision(seat, acting.ACT, (*options, *options))

    monkeypatch.setattr(acting, "acting", doubled)
    does_not_hold("options_are_well_formed")


def test_a_refusal_of_what_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(self: Courts, table: Any, seat: Any, attempt: str) -> object:
        return (refuse("SYN-1", "refused-always"),)

    monkeypatch.setattr(Courts, "why_not", why_not)
    does_not_hold("why_not_agrees")


def test_a_match_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(self: events.Turned, state: State) -> None:
        state.active = self.seat

    monkeypatch.setattr(events.Turned, "apply", apply)
    monkeypatch.setattr(events.Struck, "apply", lambda self, state: None)
    monkeypatch.setattr(Courts, "initiatives", lambda self, table, seat: ())
    monkeypatch.setattr(contracts, "LIMIT", 500)
    does_not_hold(PLAY)
    breaks(contracts.random_play_ends)
