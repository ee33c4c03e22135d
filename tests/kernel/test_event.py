from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel.decision import Seat
from gorin.kernel.event import Elsewhere, Event, Happened, Tape
from gorin.kernel.words import Arg, Message, Name, say, shown


def tape(*items: int) -> Tape[int]:
    found: Tape[int] = Tape()
    for item in items:
        found.append(item)
    return found


def test_a_tape_keeps_its_items_in_order() -> None:
    found = tape(1, 2, 3)
    assert (len(found), found.all(), found.since(1)) == (3, [1, 2, 3], [2, 3])


def test_a_fork_shares_the_past_and_goes_its_own_way() -> None:
    trunk = tape(1, 2, 3)
    branch = trunk.fork(2)
    trunk.append(4)
    branch.append(5)
    assert trunk.all() == [1, 2, 3, 4]
    assert branch.all() == [1, 2, 5]
    assert branch.since(1) == [2, 5]
    assert branch.since(2) == [5]


def test_a_fork_may_leave_out_items_from_before_an_earlier_fork() -> None:
    branch = tape(1, 2, 3).fork(2)
    for item in (6, 7, 8, 9):
        branch.append(item)
    twig = branch.fork(1)
    twig.append(10)
    assert twig.all() == [1, 10]


def test_a_fork_cannot_be_longer_than_its_tape() -> None:
    with pytest.raises(ValueError, match="4"):
        tape(1, 2, 3).fork(4)


def test_a_tape_may_begin_elsewhere() -> None:
    asked: list[str] = []

    def earlier() -> list[int]:
        asked.append("asked")
        return [1, 2, 3]

    found: Tape[int] = Tape(None, 3, earlier)
    found.append(4)
    branch = found.fork(4)
    branch.append(5)
    assert (len(branch), found.first, branch.first, found.fork(2).first) == (5, 3, 3, 2)
    assert (found.since(3), branch.since(4), asked) == ([4], [5], [])
    assert branch.all() == [1, 2, 3, 4, 5]
    assert found.since(2) == [3, 4]
    assert found.fork(2).all() == [1, 2]
    assert (asked, found.first) == (["asked"], 0)


def test_what_lies_elsewhere_is_missed_only_when_it_is_asked_for() -> None:
    found: Tape[int] = Tape(None, 3)
    assert found.fork(0).all() == []
    with pytest.raises(Elsewhere):
        _ = found.fork(1).all()
    with pytest.raises(Elsewhere):
        _ = found.since(2)


@given(st.lists(st.tuples(st.integers(0, 5), st.floats(0, 1)), max_size=8))
def test_forks_of_forks_read_like_lists(moves: list[tuple[int, float]]) -> None:
    found: Tape[int] = Tape()
    expected: list[int] = []
    for count, share in moves:
        length = int(share * len(expected))
        found, expected = found.fork(length), expected[:length]
        for item in range(count):
            found.append(item)
            expected = [*expected, item]
        assert found.all() == expected
        assert len(found) == len(expected)
        for start in range(len(expected) + 1):
            assert found.since(start) == expected[start:]


class LampLit(Happened[list[str]], frozen=True):
    """A seat lit a lamp."""

    seat: Seat
    slug: str
    clause: str = "TOY-1"

    def apply(self, state: list[str]) -> None:
        state.append(self.slug)


class BellRung(Happened[list[str]], frozen=True):
    """A bell rang; only who stood beside it knows which."""

    prefix: ClassVar[str] = "house-log-"
    untold: ClassVar[tuple[str, ...]] = ("clause", "number")

    seat: Seat
    number: int
    tower: int
    clause: str = "TOY-2"

    def told(self, viewer: Seat | None) -> Message | None:
        if viewer == self.seat:
            return self.message("-own", place=3)
        return self.message(without=("tower",))

    def shown(self, name: str, value: Any) -> Arg:
        return Name("tower", str(value)) if name == "tower" else shown(name, value)


def test_an_event_is_told_by_its_class_and_its_fields() -> None:
    event: Event[list[str]] = LampLit(Seat(1), "lamp")
    message = say("log-lamp-lit", seat=Name("seat", "1"), slug=Name("card", "lamp"))
    assert [event.told(viewer) for viewer in (None, Seat(0), Seat(1))] == [message] * 3
    state: list[str] = []
    event.apply(state)
    assert state == ["lamp"]


def test_an_event_may_keep_something_to_itself_and_say_more() -> None:
    event = BellRung(Seat(1), 7, 2)
    seat = Name("seat", "1")
    assert event.told(None) == say("house-log-bell-rung", seat=seat)
    own = say("house-log-bell-rung-own", seat=seat, tower=Name("tower", "2"), place=3)
    assert event.told(Seat(1)) == own


def test_an_event_that_only_announces_changes_nothing() -> None:
    state = ["lamp"]
    BellRung(Seat(1), 7, 2).apply(state)
    assert state == ["lamp"]
