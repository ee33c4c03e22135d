from __future__ import annotations

from gorin.kernel.clauses import STATES, BadInput, Clause, GorinError, Refused, refuse, states
from gorin.kernel.words import Message, say


def test_a_clause_says_where_it_stands() -> None:
    clause = Clause("TOY-1", "Toys", "the book", "done")
    assert clause.state in STATES
    assert (clause.reason, clause.rules_on) == ("", ())


def test_an_error_names_place_message_and_clause() -> None:
    error = GorinError(say("too-many", count=3), place="file:2", clause="TOY-1")
    assert str(error) == "file:2 · too-many · count=3 · TOY-1"
    assert str(GorinError(say("too-many"))) == "too-many"


def test_a_refusal_leads_with_its_first_clause() -> None:
    first, second = refuse("TOY-1", "not-now", turn=2), refuse("TOY-2", "not-here")
    error = Refused((first, second))
    assert error.refusals == (first, second)
    assert (error.clause, error.message) == ("TOY-1", Message("not-now", {"turn": 2}))


def test_all_faults_of_an_input_are_carried_together() -> None:
    faults = [
        BadInput(say("a"), place="x:1", clause="TOY-1"),
        BadInput(say("b")),
        BadInput(say("c")),
    ]
    error = BadInput.together(faults)
    assert (error.message.id, error.place, error.clause) == ("a", "x:1", "TOY-1")
    assert [fault.message.id for fault in error.all] == ["a", "b", "c"]


def test_a_definition_is_marked_with_its_clauses() -> None:
    @states("TOY-1", "TOY-2")
    class Thing:
        pass

    assert Thing.__clauses__ == ("TOY-1", "TOY-2")  # type: ignore[attr-defined]
