from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.contracts import answer
from tests.synthetic.game import courts
from tests.synthetic.state import State

from gorin.kernel.chance import ENTROPY, Committed, Fast
from gorin.kernel.decision import CHANCE, REFEREE, TABLE
from gorin.kernel.journal import (
    Answered,
    Entry,
    Header,
    Initiated,
    Journal,
    Result,
    Undone,
    read,
    write,
)
from gorin.kernel.match import Match
from gorin.kernel.verify import verify

SEED = b"a secret seed"
Change = Callable[[list[Entry]], None]


def start(header: Header) -> Match[State]:
    return courts(seats=header.setup["seats"])


@pytest.fixture(scope="module")
def journal() -> Journal:
    """A match with late entropy and an undo, to its end."""
    chance = Committed(SEED, ("a", "b"))
    match = courts(chance=chance)
    match.start()
    below = Fast(2).below
    while match.pending:
        number = len(match.journal)
        if number in (9, 40):
            match.initiate(match.table.state.seats[number % 4], ENTROPY, f"late {number}")
        elif number == 60:
            match.undo(match.table.state.seats[0], to=0)
        else:
            answer(match, match.pending[-1], below)
    header = Header(
        "courts", "courts", "1", {"seats": 4}, {}, Committed.commitment(SEED), ("a", "b")
    )
    result = Result(match.state_digest(), msgspec.to_builtins(match.outcome), SEED.hex())
    return Journal(header, match.journal.all(), result)


def other(journal: Journal, change: Change | None = None, **header: Any) -> Journal:
    entries = list(journal.entries)
    if change is not None:
        change(entries)
    return Journal(msgspec.structs.replace(journal.header, **header), entries, journal.result)


def with_result(journal: Journal, result: Result | None) -> Journal:
    return Journal(journal.header, journal.entries, result)


def test_an_honest_journal_is_verified(journal: Journal) -> None:
    assert any(isinstance(entry, Undone) for entry in journal.entries)
    assert sum(entry.seat == REFEREE for entry in journal.entries) > 0
    verdict = verify(journal, start)
    assert (verdict.replayed, verdict.message, verdict.place) == (True, None, "")
    assert (verdict.chance, verdict.wrong_draw, verdict.state_matches) == ("verified", None, True)
    assert verdict.outcome_matches
    assert verdict.draws == sum(entry.seat == CHANCE for entry in journal.entries) > 2


def test_a_stated_winner_must_be_the_one_that_was_reached(journal: Journal) -> None:
    assert journal.result is not None
    stated = msgspec.structs.replace(journal.result, outcome={"winners": [], "clause": ""})
    verdict = verify(with_result(journal, stated), start)
    assert (verdict.state_matches, verdict.outcome_matches) == (True, False)
    assert not verify(with_result(journal, None), start).outcome_matches


def test_whoever_has_waited_long_enough_ends_it(journal: Journal) -> None:
    beats: list[int] = []

    def beat() -> None:
        beats.append(len(beats))
        if len(beats) == 30:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        _ = verify(journal, start, beat=beat)
    assert len(beats) == 30
    assert verify(journal, start, beat=lambda: None) == verify(journal, start)


def test_a_journal_is_verified_from_its_file(journal: Journal) -> None:
    assert verify(read(write(journal, seed=SEED)), start).chance == "verified"


def draws(entries: list[Entry]) -> list[int]:
    return [number for number, entry in enumerate(entries) if entry.seat == CHANCE]


def test_a_draw_that_does_not_follow_from_the_seed_is_named(journal: Journal) -> None:
    place = draws(journal.entries)[-1]

    def swap(entries: list[Entry]) -> None:
        entry = entries[place]
        assert isinstance(entry, Answered)
        order = (*entry.answer[1:], entry.answer[0])
        entries[place] = msgspec.structs.replace(entry, answer=order)

    verdict = verify(other(journal, swap), start)
    assert (verdict.chance, verdict.wrong_draw) == ("wrong", place + 1)
    assert not verdict.state_matches


def test_a_draw_that_is_no_answer_at_all_stops_the_replay(journal: Journal) -> None:
    def spoil(entries: list[Entry]) -> None:
        entry = entries[0]
        assert isinstance(entry, Answered)
        entries[0] = msgspec.structs.replace(entry, answer="x")

    verdict = verify(other(journal, spoil), start)
    assert (verdict.replayed, verdict.place, verdict.draws) == (False, "entry 1", 1)
    assert (verdict.chance, verdict.wrong_draw) == ("wrong", 1)


def test_a_draw_nobody_asked_for_stops_the_replay(journal: Journal) -> None:
    def add(entries: list[Entry]) -> None:
        entries.insert(1, entries[0])

    verdict = verify(other(journal, add), start)
    assert (verdict.replayed, verdict.place, verdict.chance) == (False, "entry 2", "unverifiable")
    assert verdict.message is not None


def test_an_undo_of_what_never_was_stops_the_replay(journal: Journal) -> None:
    def add(entries: list[Entry]) -> None:
        entries.insert(3, Undone(TABLE, -1))

    verdict = verify(other(journal, add), start)
    assert (verdict.place, verdict.state_matches) == ("entry 4", False)
    assert verdict.message is not None
    assert verdict.message.id == "journal-bad-undo"


def test_entropy_left_out_makes_the_draws_wrong(journal: Journal) -> None:
    def leave_out(entries: list[Entry]) -> None:
        for entry in [entry for entry in entries if isinstance(entry, Initiated)]:
            entries.remove(entry)
        entries[:] = [entry for entry in entries if not isinstance(entry, Undone)]

    assert verify(other(journal, entropy=("a",)), start).wrong_draw == 1
    assert verify(other(journal, leave_out), start).chance in ("wrong", "unverifiable")


@pytest.mark.parametrize(
    ("seed", "chance"),
    [(None, "not-revealed"), ("00", "wrong"), ("no hex", "wrong"), (SEED.hex(), "verified")],
)
def test_the_seed_must_be_shown_and_fit(journal: Journal, seed: str | None, chance: str) -> None:
    assert journal.result is not None
    result = msgspec.structs.replace(journal.result, seed=seed)
    verdict = verify(with_result(journal, result), start)
    assert (verdict.chance, verdict.wrong_draw, verdict.state_matches) == (chance, None, True)


def test_without_a_commitment_or_a_result_nothing_can_be_said(journal: Journal) -> None:
    assert verify(other(journal, commitment=None), start).chance == "unverifiable"
    verdict = verify(with_result(journal, None), start)
    assert (verdict.replayed, verdict.chance, verdict.state_matches) == (
        True,
        "not-revealed",
        False,
    )


def test_another_last_state_is_found(journal: Journal) -> None:
    assert journal.result is not None
    result = msgspec.structs.replace(journal.result, state="0" * 64)
    verdict = verify(with_result(journal, result), start)
    assert (verdict.chance, verdict.state_matches) == ("verified", False)
