from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.kernel.toy import ROLL, A, B, C, Noted, Toy, choice, note, rulebook, toy

from gorin.kernel.chance import ChanceSource, Committed, Fast
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import AnyOf, Play, ask, ask_all, ask_any, draw_chance
from gorin.kernel.domain import Dice
from gorin.kernel.event import Elsewhere
from gorin.kernel.journal import Entry, Undone
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Packer, Snapshot
from gorin.kernel.table import Frame, Table


def thrice(table: Table[Toy], frame: Frame) -> Play[None]:
    """Ask A, roll, ask B; then the same again, three times in all."""
    one = yield from ask(choice(A, "x", "y"))
    table.record(Noted(one))
    dice = yield from draw_chance(ROLL, Dice(1))
    table.record(Noted(f"dice {dice}"))
    table.record(Noted((yield from ask(choice(B, "x", "y")))))
    if len(table.state.notes) < 9:
        table.push(Frame("main"))


def secretly(table: Table[Toy], frame: Frame) -> Play[None]:
    """Ask all in secret, again and again."""
    given = yield from ask_all({seat: choice(seat, "x", "y", secret=True) for seat in (A, B, C)})
    table.record(Noted(" ".join(given.values())))
    table.push(Frame("main"))


def openly(table: Table[Toy], frame: Frame) -> Play[None]:
    """Ask all at once; whoever answers is asked again in a new step, the others still wait."""
    decision, answer = yield from ask_any(choice(A, "x", "y"), choice(B, "x"), choice(C, "x"))
    table.record(Noted(f"{decision.seat} {answer}"))
    table.push(Frame("main" if answer == "x" else "between"), Frame("main"))


def between(table: Table[Toy], frame: Frame) -> Play[None]:
    table.record(Noted((yield from ask(choice(B, "x", "y")))))


def again(
    match: Match[Toy],
    *,
    chance: ChanceSource | None = None,
    earlier: Callable[[], list[Entry]] | None = None,
) -> Match[Toy]:
    """Return the match resumed from a snapshot that went through a file."""
    plain = msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)
    return Match.resume(match.table.rulebook, Toy(), plain, chance=chance, earlier=earlier)


def shown(match: Match[Toy]) -> tuple[Any, ...]:
    """Return what must be the same in a resumed match."""
    asked = [(question.serial, question.decision.seat) for question in match.pending]
    return (match.state_digest(), asked, len(match.table.log), len(match.journal))


def test_a_resumed_match_goes_on_in_the_middle_of_a_step() -> None:
    match = resumed = toy(thrice, chance=Fast(1))
    for seat in (A, B, A):
        match.choose(seat, "y")
        resumed = again(match)
        assert shown(resumed) == shown(match)
    assert match.snapshot().count == 3
    resumed.choose(B, "x")
    match.choose(B, "x")
    assert shown(resumed) == shown(match)
    assert resumed.log(4) == match.log(4)


def test_a_resumed_match_draws_what_was_left_to_chance() -> None:
    match = toy(thrice)
    match.choose(A, "y")
    resumed = again(match, chance=Fast(1))
    assert [question.decision.seat for question in resumed.pending] == [B]
    assert len(resumed.journal) == len(match.journal) + 1


def test_a_snapshot_says_where_chance_stands() -> None:
    chance = Committed(b"seed", ("first",))
    match = toy(thrice, chance=chance)
    match.choose(A, "y")
    match.initiate(A, "entropy", "more")
    taken = match.snapshot()
    assert (taken.draws, taken.entropy) == (1, ("first", "more"))
    assert toy(thrice, chance=Fast(1)).snapshot().draws == 0
    resumed = again(match, chance=Committed(b"seed", taken.entropy, taken.draws))
    for other in (match, resumed):
        other.choose(B, "x")
        other.choose(A, "x")
    assert shown(resumed) == shown(match)


def test_secret_answers_given_so_far_are_kept() -> None:
    match = toy(secretly)
    for seat in (A, B, C, B):
        match.choose(seat, "y")
    resumed = again(match)
    assert shown(resumed) == shown(match)
    assert [question.decision.seat for question in resumed.pending] == [A, C]
    for other in (match, resumed):
        other.choose(A, "x")
        other.choose(C, "x")
    assert resumed.table.state.notes == ("y y y", "x y x")
    assert shown(resumed) == shown(match)


def test_open_questions_keep_their_numbers_over_steps_and_a_snapshot() -> None:
    match = resumed = toy(openly, between=between)
    before = match.pending[2].serial
    for answer in ("x", "x", "x"):
        match.choose(A, answer)
        resumed = again(match)
        assert shown(resumed) == shown(match)
        assert resumed.question(C).serial == before
    assert isinstance(resumed._ask, AnyOf)
    assert match.snapshot().count == 0
    match.choose(A, "y")
    match.choose(B, "y")
    assert match.snapshot().count == 5
    assert shown(again(match)) == shown(match)


def test_seats_that_left_stay_away() -> None:
    match = toy(secretly)
    match.initiate(B, "leave")
    match.choose(A, "y")
    match.choose(C, "y")
    assert match.snapshot().absent == (B,)
    assert match.snapshot().since == ()
    resumed = again(match)
    assert [question.decision.seat for question in resumed.pending] == [A, C]
    assert shown(resumed) == shown(match)


def test_what_waits_for_the_end_of_the_step_still_waits() -> None:
    match = toy(secretly)
    match.choose(A, "y")
    match.initiate(C, "note")
    resumed = again(match)
    for other in (match, resumed):
        other.choose(B, "y")
        other.choose(C, "x")
    assert resumed.table.state.notes == ("y y x", "note 2")
    assert shown(resumed) == shown(match)


def test_a_match_that_is_over_is_resumed_as_over() -> None:
    match = toy(thrice, chance=Fast(1))
    for _ in range(3):
        match.choose(A, "y")
        match.choose(B, "x")
    assert match.pending == ()
    assert shown(again(match)) == shown(match)


def test_an_undo_after_the_snapshots_step_began_needs_nothing_from_before() -> None:
    match = toy(thrice, chance=Fast(1))
    for seat in (A, B, A):
        match.choose(seat, "y")
    resumed = again(match)
    for other in (match, resumed):
        other.chance = None
        other.undo(A, to=3)
    assert shown(resumed) == shown(match)
    assert resumed.journal.since(5) == [Undone(A, 3)]
    assert again(resumed).snapshot() == match.snapshot()


def test_an_undo_to_before_the_snapshots_step_plays_everything_again() -> None:
    match = toy(thrice, chance=Fast(1))
    for seat in (A, B, A):
        match.choose(seat, "y")
    entries = match.journal.all()
    lost, resumed = again(match), again(match, earlier=lambda: entries)
    before = shown(lost)
    with pytest.raises(Elsewhere):
        lost.undo(A, to=1)
    assert shown(lost) == before
    for other in (match, resumed):
        other.chance = None
        other.undo(A, to=1)
    assert shown(resumed) == shown(match)
    assert resumed.log() == match.log()
    assert resumed.journal.all() == match.journal.all()
    assert again(resumed).snapshot() == match.snapshot()


@pytest.mark.parametrize("to", [-1, 6])
def test_an_undo_to_where_no_entry_is_changes_nothing(to: int) -> None:
    match = toy(thrice, chance=Fast(1))
    for seat in (A, B, A):
        match.choose(seat, "y")
    resumed = again(match)
    with pytest.raises(ValueError, match=str(to)):
        resumed.undo(A, to=to)
    assert shown(resumed) == shown(match)


def test_the_log_from_before_a_snapshot_is_told_again() -> None:
    match = toy(thrice, chance=Fast(1))
    for seat in (A, B, A, B, A):
        match.choose(seat, "y")
    match.undo(A, to=4)
    match.choose(B, "x")
    entries = match.journal.all()
    resumed = again(match, earlier=lambda: entries)
    assert (resumed.table.log.first, match.table.log.first) == (6, 0)
    assert resumed.log(7) == match.log(7)
    with pytest.raises(Elsewhere):
        _ = again(match).log(5)
    assert resumed.log() == match.log()
    assert resumed.journal.all() == entries


def test_a_fork_can_be_snapshot_and_undone_like_its_match() -> None:
    match = toy(thrice, chance=Fast(1))
    for seat in (A, B, A):
        match.choose(seat, "y")
    fork = match.fork()
    assert fork.snapshot() == match.snapshot()
    fork.choose(B, "x")
    assert len(match.snapshot().since) == 2
    fork.undo(B, to=5)
    assert fork.state_digest() == match.state_digest()


def test_only_a_match_that_can_fork_and_knows_all_has_snapshots() -> None:
    others = [
        toy(note, started=False),
        toy(secretly, forkable=False),
        toy(secretly).determinized(A, lambda count: 0),
    ]
    for match in others:
        with pytest.raises(ValueError, match="forkable"):
            _ = match.snapshot()


def test_what_never_changes_is_not_packed() -> None:
    packer = Packer(Toy, static=("hidden",))
    packed = packer.pack(Toy(("one",), 5))
    assert packer.unpack(Toy(hidden=7), packed) == Toy(("one",), 7)


def test_bytes_that_are_no_state_are_refused() -> None:
    match = toy(thrice, chance=Fast(1))
    broken = msgspec.structs.replace(match.snapshot(), state=b"\x93\x01")
    with pytest.raises(BadInput, match="snapshot-unreadable"):
        _ = Match.resume(rulebook(main=thrice), Toy(), broken)


def test_texts_of_a_frame_are_packed_with_its_numbers() -> None:
    packer = Packer(Toy)
    state = Toy(frames=(Frame("offer", A, (4,), ("I shall not attack", "nor you")),))
    assert packer.unpack(Toy(), packer.pack(state)).frames == state.frames
