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
