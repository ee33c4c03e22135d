"""The walk that many contracts share: who watches it changes nothing, and all faults are told."""

from __future__ import annotations

from typing import Any

import pytest
from tests import contracts, watchers
from tests.contracts import Watch, Watcher
from tests.formats import FORMATS
from tests.synthetic.state import State
from tests.walk import PLAY, Broken, walk
from tests.watchers import what_holds_at_every_moment

from gorin.kernel.match import Match

COURTS = FORMATS["courts"]
Patch = pytest.MonkeyPatch


def counts(match: Match[Any], seed: int) -> Watch:
    """Count the answers."""
    answers = 0
    while (number := (yield)) is not None:
        assert number == answers
        answers += 1
    assert match.outcome is not None
    return answers


def fails_at(moment: int) -> Watcher:
    """Find fault with one moment."""

    def watch(match: Match[Any], seed: int) -> Watch:
        while (number := (yield)) is not None:
            assert number != moment

    return watch


def broken(watching: dict[str, Watcher], seed: int = 0) -> Broken:
    """Walk, and return all faults."""
    with pytest.raises(Broken) as caught:
        walk(COURTS, seed, watching)
    return caught.value


def test_each_who_watches_sees_every_answer_and_the_end() -> None:
    match, met = walk(COURTS, 0, {"one": counts, "other": counts})
    alone = contracts.played(COURTS, 0)
    assert met["one"] == met["other"] > 100
    assert match.journal.all() == alone.journal.all()
    assert contracts.snapshot(match) == contracts.snapshot(alone)


def test_all_faults_are_told_with_who_found_them_and_when() -> None:
    found = broken({"early": fails_at(3), "counts": counts, "late": fails_at(30)})
    assert [*found.faults] == ["early", "late"]
    told = str(found).splitlines()
    assert told[0] == "seed 0: early, late"
    assert told[1].startswith("early: ")
    assert told[2].startswith("late: ")
    assert told[1] != told[2].replace("late", "early"), "each was found at a moment of its own"
    for error, line in zip(found.exceptions, told[1:], strict=False):
        assert error.__notes__ == [f"found by {line.removesuffix(' (2 sub-exceptions)')}"]


def test_who_finds_a_fault_before_the_match_begins_is_told_too() -> None:
    def watch(match: Match[Any], seed: int) -> Watch:
        assert match.journal.all(), "nothing was answered"
        yield

    assert [*broken({"eager": watch, "counts": counts}).faults] == ["eager"]


def test_a_match_that_breaks_is_told_beside_what_was_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(contracts, "LIMIT", 20)
    found = broken({"early": fails_at(3), "counts": counts})
    assert [*found.faults] == ["early", PLAY]
    assert "does not end" in str(found.faults[PLAY])


def test_a_match_that_breaks_before_its_first_question_is_told(monkeypatch: Patch) -> None:
    def start(self: Match[Any]) -> None:
        raise LookupError("no card")

    monkeypatch.setattr(Match, "start", start)
    assert isinstance(broken({"counts": counts}).faults[PLAY], LookupError)


def test_who_goes_on_after_the_end_is_told() -> None:
    def watch(match: Match[Any], seed: int) -> Watch:
        while True:
            yield

    assert "endless" in str(broken({"endless": watch}).faults[PLAY])


def test_who_has_seen_enough_may_stop() -> None:
    def watch(match: Match[Any], seed: int) -> Watch:
        yield
        return "enough"

    _, met = walk(COURTS, 0, {"brief": watch, "counts": counts})
    assert met["brief"] == "enough"
    assert met["counts"] > 100


@pytest.mark.parametrize("stays", [True, False])
def test_who_answers_in_the_place_of_a_seat_is_blamed(*, stays: bool) -> None:
    def watch(match: Match[Any], seed: int) -> Watch:
        while (number := (yield)) is not None:
            if number == 5:
                contracts.answer(match, match.pending[0], lambda below: 0)
                if not stays:
                    return

    found = broken({"meddler": watch, "counts": counts})
    assert "meddler" in found.faults
    assert "changed" in str(found.faults["meddler"])


def test_who_changes_the_state_unseen_is_found_out(monkeypatch: Patch) -> None:
    """No entry of the journal and no event tells of it, but the match is not the same any more."""

    def watch(match: Match[State], seed: int) -> Watch:
        while (yield) is not None:
            match.table.state.coins = dict.fromkeys(match.table.state.seats, 0)

    monkeypatch.setattr(watchers, "watchers", lambda seed, seats: {"thief": watch})
    with pytest.raises(AssertionError):
        what_holds_at_every_moment(COURTS, 0)
