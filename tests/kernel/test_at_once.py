"""What seats do unasked that takes effect at once, beside the running step."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.kernel.toy import A, B, C, Noted, Step, Toy, choice, rulebook, toy

from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Play, ask, ask_all
from gorin.kernel.domain import Text
from gorin.kernel.journal import Initiated, effective
from gorin.kernel.match import Match
from gorin.kernel.observe import initiative_view
from gorin.kernel.snapshot import Snapshot
from gorin.kernel.table import Frame, Outcome, Table


def talks(table: Table[Toy], frame: Frame) -> Play[None]:
    """A chooses, then all choose together."""
    table.record(Noted((yield from ask(choice(A, "x", "y")))))
    chosen = yield from ask_all({seat: choice(seat, "u", "v", secret=True) for seat in (A, B, C)})
    for value in chosen.values():
        table.record(Noted(value))
    table.record(Noted((yield from ask(choice(C, "x", "y")))))


def told(match: Match[Any]) -> object:
    return list(match.table.state.notes)


def copies(match: Match[Toy]) -> list[Match[Toy]]:
    """Return the match forked, dealt anew, played again and resumed."""
    again = toy(talks)
    again.replay(effective(match.journal.all()))
    taken = msgspec.json.decode(msgspec.json.encode(match.snapshot()), type=Snapshot)
    resumed = Match.resume(rulebook(main=talks), Toy(), taken, earlier=match.journal.all().copy)
    return [match.fork(), match.fork().fork(), match.determinized(A, lambda n: 0), again, resumed]


def test_what_takes_effect_at_once_is_there_while_others_think() -> None:
    match = toy(talks)
    match.initiate(B, "call")
    assert match.table.state.notes == ("call 1",)
    assert [(q.serial, q.decision.seat) for q in match.pending] == [(1, A)]
    match.choose(A, "y")
    match.initiate(C, "call")
    match.choose(B, "v")
    match.initiate(A, "call")
    match.initiate(A, "note")
    notes = ["call 1", "y", "call 2", "call 0"]
    assert told(match) == notes
    for copy in copies(match):
        assert told(copy) == notes
        assert [q.serial for q in copy.pending] == [q.serial for q in match.pending]
    match.choose(A, "u")
    match.choose(C, "u")
    match.initiate(B, "call")
    notes += ["u", "v", "u", "call 1"]
    for copy in (match, *copies(match)):
        copy.choose(C, "x")
        assert told(copy) == [*notes, "x", "note 0"]


def test_taking_back_takes_back_what_took_effect_at_once() -> None:
    match = toy(talks)
    match.initiate(B, "call")
    match.choose(A, "y")
    match.initiate(C, "call")
    match.undo(A, to=2)
    assert told(match) == ["call 1", "y"]
    match.undo(A, to=0)
    assert told(match) == []


def asks(table: Table[Toy], frame: Frame) -> Play[None]:
    _ = yield from ask(choice(A, "x", "y"))


def queues(table: Table[Toy], frame: Frame) -> None:
    table.push(Frame("note", A))


def ends(table: Table[Toy], frame: Frame) -> None:
    table.state.outcome = Outcome((A,), "TOY-3", "ended")


@pytest.mark.parametrize(("call", "what"), [(asks, "ask"), (queues, "queue"), (ends, "end")])
def test_what_takes_effect_at_once_may_not_ask_nor_queue_nor_end(call: Step, what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        toy(talks, call=call).initiate(A, "call")


def test_where_nothing_is_asked_it_takes_effect_too() -> None:
    def none(table: Table[Toy], frame: Frame) -> None:
        return None

    match = toy(none)
    match.initiate(A, "call")
    assert told(match.fork()) == ["call 0"]


# -- what is said with it ------------------------------------------------------------------


def test_what_is_said_with_it_is_read_like_an_answer_and_kept_so() -> None:
    match = toy(talks)
    match.initiate(B, "shout", " hey ")
    match.initiate(B, "nod", "seat:2")
    notes = ["shout hey", "nod 2"]
    assert told(match) == notes
    for copy in copies(match):
        assert told(copy) == notes
    said = [entry.data for entry in match.journal.all() if isinstance(entry, Initiated)]
    assert said == ["hey", "seat:2"]


@pytest.mark.parametrize(
    ("kind", "data", "reason"),
    [
        ("call", "loud", "refused-initiative"),
        ("shout", None, "answer-not-text"),
        ("shout", "far too loud", "answer-wrong-length"),
        ("nod", None, "refused-no-such-option"),
        ("nod", "seat:1", "refused-no-such-option"),
    ],
)
def test_what_is_no_answer_to_it_changes_nothing(kind: str, data: object, reason: str) -> None:
    match = toy(talks)
    with pytest.raises(Refused) as caught:
        match.initiate(B, kind, data)
    assert caught.value.message.id == reason
    assert caught.value.clause == ("" if kind == "call" else "TOY-5")
    assert told(match) == []
    assert len(match.journal) == 0


def test_what_has_to_be_said_is_viewed_as_a_question_without_a_number() -> None:
    match = toy(talks)
    assert initiative_view(match, B, "call") is None
    shout = initiative_view(match, B, "shout")
    assert shout is not None
    assert (shout.serial, shout.kind, shout.clause, shout.domain) == (
        0,
        "shout",
        "TOY-5",
        Text(5, 1),
    )
    nod = initiative_view(match, B, "nod")
    assert nod is not None
    assert [option.key for option in nod.options] == ["seat:0", "seat:2"]
