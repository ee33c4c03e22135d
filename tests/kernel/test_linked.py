from __future__ import annotations

from typing import Any

from tests.kernel.toy import PROMPT, A, Noted, Toy, choice, toy

from gorin.kernel.chance import Fast
from gorin.kernel.decision import TABLE, AnyOf, Decision, Play, ask
from gorin.kernel.domain import Range, Reported
from gorin.kernel.journal import effective
from gorin.kernel.linked import Linked
from gorin.kernel.match import Match
from gorin.kernel.table import Frame, Table


def child_step(table: Table[Toy], frame: Frame) -> Play[None]:
    found = yield from ask(choice(A, "win", "lose"))
    table.record(Noted(found, ends=True))


def at_once(table: Table[Toy], frame: Frame) -> None:
    table.record(Noted("win", ends=True))


def battle(subject: str) -> Decision[Any]:
    return Decision(TABLE, PROMPT, domain=Reported(subject))


def parent_step(table: Table[Toy], frame: Frame) -> Play[None]:
    for subject in ("one", "two"):
        table.record(Noted(str((yield from ask(battle(subject))))))


def begin(parent: Match[Any], subject: str) -> Match[Any]:
    return toy(child_step, started=False)


def report(child: Match[Any]) -> dict[str, object]:
    return {"notes": list(child.table.state.notes)}


def test_children_begin_and_end_in_turn_and_the_parent_learns_of_it() -> None:
    parent = toy(parent_step)
    linked = Linked(parent, begin=begin, report=report)
    assert set(linked.children) == {"one"}
    linked.update()
    assert len(parent.journal) == 0
    linked.children["one"].choose(A, "win")
    linked.update()
    assert set(linked.children) == {"one", "two"}
    linked.children["two"].choose(A, "lose")
    linked.update()
    assert parent.table.state.notes == ("(('notes', ('win',)),)", "(('notes', ('lose',)),)")
    assert parent.pending == ()


def test_a_child_without_questions_ends_at_once() -> None:
    parent = toy(parent_step)
    Linked(parent, begin=lambda match, subject: toy(at_once, started=False), report=report)
    assert len(parent.table.state.notes) == 2


def test_a_parent_replays_without_its_children() -> None:
    parent = toy(parent_step)
    Linked(parent, begin=lambda match, subject: toy(at_once, started=False), report=report)
    again = toy(parent_step)
    again.replay(effective(parent.journal.all()))
    assert again.state_digest() == parent.state_digest()


def test_several_children_run_at_the_same_time() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        other: Decision[int] = Decision(TABLE, PROMPT, domain=Range(0, 1))
        found = yield AnyOf((battle("one"), other, battle("two"), choice(A, "go")))
        table.record(Noted(found[0].domain.subject))

    parent = toy(main, chance=Fast(1))
    linked = Linked(parent, begin=begin, report=report)
    assert set(linked.children) == {"one", "two"}
    linked.children["two"].choose(A, "win")
    linked.update()
    assert parent.table.state.notes == ("two",)


# -- undo ----------------------------------------------------------------------------------


def asking_parent(table: Table[Toy], frame: Frame) -> Play[None]:
    """Two choices with a battle after each."""
    for subject in ("one", "two"):
        table.record(Noted((yield from ask(choice(A, "left", "right")))))
        table.record(Noted(str((yield from ask(battle(subject))))))


def begun() -> tuple[Match[Toy], Linked]:
    """Return a parent whose first battle is over and whose second one runs."""
    parent = toy(asking_parent)
    linked = Linked(parent, begin=begin, report=report)
    parent.choose(A, "left")
    linked.update()
    linked.children["one"].choose(A, "win")
    linked.update()
    parent.choose(A, "right")
    linked.update()
    assert set(linked.children) == {"one", "two"}
    return parent, linked


def test_a_child_whose_beginning_is_taken_back_is_forgotten() -> None:
    parent, linked = begun()
    first, second = linked.children["one"], linked.children["two"]
    parent.undo(A, to=2)
    linked.update()
    assert linked.children == {"one": first}
    parent.choose(A, "left")
    linked.update()
    assert linked.children["one"] is first
    assert linked.children["two"] is not second
    assert linked.children["two"].pending


def test_a_child_whose_outcome_is_taken_back_begins_anew() -> None:
    parent, linked = begun()
    first = linked.children["one"]
    parent.undo(A, to=1)
    linked.update()
    assert set(linked.children) == {"one"}
    assert linked.children["one"] is not first
    linked.children["one"].choose(A, "lose")
    linked.update()
    assert parent.table.state.notes == ("left", "(('notes', ('lose',)),)")


def test_an_undo_that_takes_back_no_child_forgets_none() -> None:
    def main(table: Table[Toy], frame: Frame) -> Play[None]:
        other: Decision[int] = Decision(TABLE, PROMPT, domain=Range(0, 1))
        left: Decision[Any] = choice(A, "go", "stay")
        while left.seat == A:
            found = yield AnyOf((battle("one"), other, left))
            table.record(Noted(str(found[1])))

    parent = toy(main, chance=Fast(1))
    linked = Linked(parent, begin=begin, report=report)
    child = linked.children["one"]
    parent.choose(A, "go")
    parent.undo(A, to=0)
    linked.update()
    assert linked.children == {"one": child}
    assert parent.table.state.notes == ()


def test_a_child_that_was_saved_goes_on_where_it_was() -> None:
    saved = toy(child_step)
    saved.choose(A, "win")
    parent = toy(parent_step)
    running = toy(child_step)
    kept = {"one": saved, "two": running}
    linked = Linked(parent, begin=lambda match, subject: kept[subject], report=report)
    assert parent.table.state.notes == ("(('notes', ('win',)),)",)
    assert linked.children["two"] is running
    assert len(running.pending) == 1
