from __future__ import annotations

from tests.kernel.toy import Noted, Toy, note, rulebook

from gorin.kernel.decision import Seat
from gorin.kernel.event import Tape
from gorin.kernel.table import Frame, Table, derived, keep

calls: list[int] = []


@derived
def length(table: Table[Toy], extra: int) -> int | None:
    """How many notes there are."""
    calls.append(extra)
    return None if extra == 0 else len(table.state.notes) + extra


def test_events_change_the_state_and_are_logged() -> None:
    table = Table(rulebook(main=note), Toy())
    table.record(Noted("x"))
    assert table.state.notes == ("x",)
    assert table.log.all() == [Noted("x")]


def test_who_watches_is_told_of_each_event_just_before_it_happens() -> None:
    table = Table(rulebook(main=note), Toy())
    seen: list[tuple[str, int]] = []
    table.watch = lambda event: seen.append((str(event), len(table.state.notes)))
    table.record(Noted("x"))
    table.record(Noted("y"))
    assert seen == [(str(Noted("x")), 0), (str(Noted("y")), 1)]
    assert table.state.notes == ("x", "y")


def test_a_table_may_go_on_with_a_log() -> None:
    log: Tape[Noted] = Tape()
    table = Table(rulebook(main=note), Toy(), log)  # type: ignore[arg-type]
    table.record(Noted("x"))
    assert len(log) == 1


def test_pushed_steps_are_played_in_the_order_given() -> None:
    table = Table(rulebook(main=note), Toy(frames=(Frame("last"),)))
    table.push(Frame("first"), Frame("second", Seat(1), (4,)))
    assert [frame.step for frame in table.state.frames] == ["last", "second", "first"]


def test_a_derived_value_is_kept_until_an_event() -> None:
    calls.clear()
    table = Table(rulebook(main=note), Toy())
    assert [length(table, 1), length(table, 1), length(table, 2)] == [1, 1, 2]
    assert [length(table, 0), length(table, 0)] == [None, None]
    assert calls == [1, 2, 0]
    table.record(Noted("x"))
    assert length(table, 1) == 2
    assert calls == [1, 2, 0, 1]
    assert (length.__name__, length.__doc__) == ("length", "How many notes there are.")


@derived(of=lambda table, extra: table.state.notes[:1])
def loud(table: Table[Toy], extra: int) -> str:
    """The first note, in capital letters."""
    calls.append(extra)
    return "".join(table.state.notes[:1]).upper() + "!" * extra


def test_a_value_derived_of_inputs_outlives_events_until_these_change() -> None:
    calls.clear()
    table = Table(rulebook(main=note), Toy(("a",)))
    assert [loud(table, 1), loud(table, 2), loud(table, 1)] == ["A!", "A!!", "A!"]
    table.record(Noted("b"))
    assert [loud(table, 1), loud(table, 1)] == ["A!", "A!"]
    assert calls == [1, 2]
    table.state.notes = ("c",)
    assert loud(table, 1) == "A!"  # no event told that it changed
    table.record(Noted("d"))
    assert loud(table, 1) == "C!"
    assert calls == [1, 2, 1]
    assert (loud.__name__, loud.__doc__) == ("loud", "The first note, in capital letters.")


def test_a_kept_value_outlives_events_until_its_inputs_change() -> None:
    made: list[str] = []

    def louder(text: str) -> str:
        made.append(text)
        return text.upper()

    def of(text: str) -> str:
        return keep(table, "key", (text,), lambda: louder(text))

    table = Table(rulebook(main=note), Toy())
    assert [of("a"), of("a")] == ["A", "A"]
    table.record(Noted("x"))
    assert of("a") == "A"
    assert made == ["a"]
    assert [of("b"), of("a")] == ["B", "A"]
    assert made == ["a", "b", "a"]


def test_a_part_of_the_cursor_that_its_last_step_names_is_cut_off() -> None:
    frames = (Frame("round"), Frame("conflict-end"), Frame("compare"), Frame("window"))
    table = Table(rulebook(main=note), Toy(frames=frames))
    assert not table.cut("nothing-like-it")
    assert table.state.frames == frames
    assert table.cut("conflict-end")
    assert [frame.step for frame in table.state.frames] == ["round"]
    table.push(Frame("inner"), Frame("conflict-end"), Frame("conflict-end"))
    assert table.cut("conflict-end")
    assert [frame.step for frame in table.state.frames] == ["round", "conflict-end"]
