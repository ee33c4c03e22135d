"""Boards: skill with attachments and glory as in L5R, anthems and counts as in Magic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

from msgspec import Struct
from msgspec.structs import replace

from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Frame, Outcome, Table
from gorin.timing.boards import Board, Boards


class Thing(Struct, frozen=True):
    """A character or an attachment; `lifts` lifts all, `on` is what it is attached to."""

    skill: int
    lifts: int = 0
    on: int = -1
    bowed: bool = False
    counts: bool = False


class State(Struct):
    things: dict[int, Thing]
    dial: int = 0
    frames: tuple[Frame, ...] = ()
    outcome: Outcome | None = None

    def copy(self) -> State:
        return State(dict(self.things), self.dial)


Lifts: TypeAlias = tuple[int, ...]
Table_: TypeAlias = Table[State]
made: list[int] = []
collected: list[int] = []


def things(table: Table_) -> Mapping[int, Thing]:
    return table.state.things


def dial(table: Table_) -> int:
    return table.state.dial


def speaks(table: Table_, thing: Thing) -> bool:
    return bool(thing.lifts or thing.on >= 0)


def collect(
    table: Table_, things: Mapping[int, Thing]
) -> tuple[Lifts, Mapping[int, tuple[int, ...]]]:
    collected.append(1)
    lifts = tuple(thing.lifts for thing in things.values() if thing.lifts and thing.on < 0)
    own: dict[int, tuple[int, ...]] = {}
    for number, thing in things.items():
        if thing.on >= 0:
            own[thing.on] = (*own.get(thing.on, ()), thing.lifts)
        if thing.counts:
            own[number] = (len(things),)
    return (table.state.dial, *lifts), own


def counts(shared: Lifts, own: Mapping[int, object]) -> bool:
    return any(value == (1,) or value == (2,) or value == (3,) for value in own.values())


def value(table: Table_, number: int, thing: Thing, shared: Lifts, own: Any) -> int:
    made.append(number)
    return thing.skill + sum(shared) + sum(own or ())


SKILL = Boards("skill", things, dial, speaks, collect, value)
COUNTED = Boards("skill", things, dial, speaks, collect, value, counts)


def table_of(**found: Thing) -> Table_:
    rulebook = Rulebook(cast(Any, None), "x", "1", None, {})
    made.clear()
    collected.clear()
    return Table(rulebook, State({int(number[1:]): thing for number, thing in found.items()}))


def values(table: Table_, boards: Boards[Any, Any, Any, int] = SKILL) -> dict[int, int]:
    """Return the values, which must be those of a board made from nothing."""
    table.memo.clear()
    found = boards.of(table).values
    counted = len(made), len(collected)
    fresh = boards.made(table, things(table), dial(table)).values
    del made[counted[0] :], collected[counted[1] :]
    assert list(found.items()) == list(fresh.items()), "in the order in which the things lie"
    return dict(found)


def test_the_same_board_is_found_again_whatever_happened_and_in_copies() -> None:
    table = table_of(c1=Thing(3), c2=Thing(2, lifts=1))
    board = SKILL.of(table)
    assert SKILL.of(table) is board
    table.memo.clear()
    assert SKILL.of(table) is board, "an event that changed no thing"
    twin: Table_ = Table(table.rulebook, table.state.copy())
    twin.kept = dict(table.kept)
    assert SKILL.of(twin) is board
    twin.state.things[1] = Thing(9)
    twin.memo.clear()
    assert SKILL.of(twin).values[1] == 10
    assert SKILL.of(table).values[1] == 4, "and each copy has its own"


def test_only_what_changed_is_made_anew() -> None:
    table = table_of(c1=Thing(3), c2=Thing(2), c3=Thing(1))
    assert values(table) == {1: 3, 2: 2, 3: 1}
    made.clear()
    table.state.things[1] = replace(table.state.things[1], bowed=True)
    table.state.things[4] = Thing(5)
    del table.state.things[2]
    assert values(table) == {1: 3, 3: 1, 4: 5}
    assert sorted(made) == [1, 4]
    assert len(collected) == 1


def test_an_attachment_concerns_its_character_alone_until_it_leaves() -> None:
    table = table_of(c1=Thing(3), c2=Thing(2))
    _ = values(table)
    made.clear()
    table.state.things[5] = Thing(0, lifts=2, on=1)
    assert values(table) == {1: 5, 2: 2, 5: 0}
    assert sorted(made) == [1, 5]
    table.state.things[5] = Thing(0, lifts=2, on=2)
    assert values(table) == {1: 3, 2: 4, 5: 0}
    del table.state.things[5]
    assert values(table) == {1: 3, 2: 2}


def test_what_lifts_all_and_what_lies_beside_concern_every_thing() -> None:
    table = table_of(c1=Thing(3), c2=Thing(2))
    _ = values(table)
    table.state.things[3] = Thing(1, lifts=1)
    assert values(table) == {1: 4, 2: 3, 3: 2}
    table.state.things[3] = Thing(1)
    assert values(table) == {1: 3, 2: 2, 3: 1}, "it speaks no more"
    table.state.dial = 4
    assert values(table) == {1: 7, 2: 6, 3: 5}


def test_what_counts_things_is_collected_anew_when_any_changes() -> None:
    table = table_of(c1=Thing(0, counts=True), c2=Thing(2))
    assert values(table, COUNTED)[1] == 2
    table.state.things[3] = Thing(1)
    assert values(table, COUNTED)[1] == 3
    del table.state.things[2], table.state.things[3]
    assert values(table, COUNTED)[1] == 1


def test_what_no_value_hangs_on_makes_nothing_anew() -> None:
    def same(old: Thing, new: Thing) -> bool:
        return replace(old, bowed=new.bowed) == new

    boards = Boards("skill", things, dial, speaks, collect, value, counts, same)
    table = table_of(c1=Thing(3), c2=Thing(2, lifts=1))
    assert values(table, boards) == {1: 4, 2: 3}
    made.clear()
    table.state.things[2] = replace(table.state.things[2], bowed=True)
    assert values(table, boards) == {1: 4, 2: 3}
    assert made == []
    assert len(collected) == 1
    assert boards.of(table).things[2].bowed, "the record is the new one"
    table.state.things[2] = Thing(2, lifts=2, bowed=True)
    assert values(table, boards) == {1: 5, 2: 4}


def test_a_note_is_worked_out_once_for_a_board() -> None:
    table = table_of(c1=Thing(3), c2=Thing(2))
    asked: list[int] = []

    def strongest(board: Board[Any, Any, int]) -> int:
        asked.append(1)
        return max(board.values.values())

    assert SKILL.of(table).note("strongest", strongest) == 3
    table.memo.clear()
    assert SKILL.of(table).note("strongest", strongest) == 3
    assert len(asked) == 1
    table.state.things[4] = Thing(8)
    table.memo.clear()
    assert SKILL.of(table).note("strongest", strongest) == 8
