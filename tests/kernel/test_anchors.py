"""Anchors: taking back costs what was taken back, not the whole match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import A, Noted, Toy, choice, toy

from gorin.kernel.decision import Play, ask
from gorin.kernel.journal import effective
from gorin.kernel.match import Match
from gorin.kernel.snapshot import Anchor, Anchors
from gorin.kernel.table import Frame, Table

LENGTH = 200


def endless(table: Table[Toy], frame: Frame) -> Play[None]:
    """Ask A twice in a step, again and again."""
    for _ in range(2):
        table.record(Noted((yield from ask(choice(A, "x", "y")))))
    table.push(Frame("main"))


class Counted(Match[Toy]):
    """A match that counts how many entries are fed, in matches made from it too."""

    __slots__ = ()
    fed = 0

    def feed(self, entry: object) -> None:
        type(self).fed += 1
        super().feed(entry)  # type: ignore[arg-type]


def played(length: int) -> Counted:
    match = Counted(toy(endless, started=False).table)
    match.start()
    for number in range(length):
        match.choose(A, "xy"[number % 3 == 0])
    return match


@pytest.mark.parametrize("back", [1, 2, 5, 20, 60])
def test_going_back_feeds_about_as_much_as_is_taken_back(back: int) -> None:
    match = played(LENGTH)
    Counted.fed = 0
    match.undo(A, to=LENGTH - back)
    assert Counted.fed <= 2 * back + 2


def test_going_back_again_and_again_feeds_little() -> None:
    match = played(LENGTH)
    Counted.fed = 0
    for to in range(LENGTH - 1, -1, -1):
        match.undo(A, to=to)
    # Each time from the beginning would be some 20,000.
    assert Counted.fed < 10 * LENGTH


@given(st.lists(st.integers(0, 5), min_size=1, max_size=12), st.integers(0, 40))
def test_wherever_one_goes_back_to_the_match_is_as_if_played_so_far(
    backs: list[int], length: int
) -> None:
    match = played(length)
    for back in backs:
        to = max(0, len(effective(match.journal.all())) - back * back)
        match.undo(A, to=to)
        plain = played(0)
        plain.replay(effective(match.journal.all()))
        assert match.state_digest() == plain.state_digest()
        assert [one.serial for one in match.pending] == [one.serial for one in plain.pending]
        assert match.log() == plain.log()
        assert match.snapshot().since == plain.snapshot().since
        match.choose(A, "x")


def test_few_anchors_are_kept_and_more_of_late() -> None:
    anchors: Anchors[Toy] = Anchors()
    state = Toy()
    for number in range(1, 1001):
        anchors.keep(Anchor(state, number, 0, 0, (), number))
    near = anchors.last
    gaps = []
    while near is not None:
        gaps.append(1000 - near.count)
        near = anchors.before(near.count - 1).last
    assert gaps == [0, 1, 2, 4, 8, 24, 40, 104, 232, 488]


def test_anchors_that_are_shared_part_when_one_side_changes() -> None:
    state = Toy()
    anchors: Anchors[Toy] = Anchors(Anchor(state, number, 0, 0, (), number) for number in (1, 2))
    first, second = anchors.share(), anchors.share()
    first.keep(Anchor(state, 3, 0, 0, (), 3))
    anchors.keep(Anchor(state, 4, 0, 0, (), 3))
    counts = [each.last.count for each in (first, second, anchors) if each.last is not None]
    assert counts == [3, 2, 4]


def test_a_fork_goes_back_by_itself() -> None:
    match = played(20)
    fork = match.fork()
    for _ in range(9):
        fork.choose(A, "x")
    fork.undo(A, to=12)
    match.undo(A, to=12)
    assert fork.state_digest() == match.state_digest()
    assert fork.log() == match.log()
