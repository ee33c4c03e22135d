from __future__ import annotations

from typing import Literal

import pytest
from msgspec import Struct

from gorin.kernel.clauses import BadInput
from gorin.kernel.fields import LONGEST_ASKED, MOST_FAULTS, read_fields
from gorin.kernel.words import say
from gorin.text.render import Reader


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    column: int
    name: str = ""


class Circle(Struct, frozen=True, tag="circle", tag_field="kind"):
    radius: int


class Square(Struct, frozen=True, tag="square", tag_field="kind"):
    side: int


class Plan(Struct, frozen=True):
    title: str
    spots: tuple[Spot, ...] = ()
    named: dict[str, Spot] = {}
    best: Spot | None = None
    shape: Circle | Square | None = None
    pair: tuple[int, int] = (0, 0)


def faults(data: object, kind: type = Plan) -> list[tuple[str, str]]:
    with pytest.raises(BadInput) as caught:
        read_fields(data, kind, "plan.toml")
    return [(fault.place, fault.message.id) for fault in caught.value.all]


def test_data_that_fit_become_a_value() -> None:
    plan = read_fields({"title": "a", "spots": [{"column": 1}], "other": 1}, Plan, "plan.toml")

    assert plan == Plan("a", (Spot(1),))


def test_every_fault_is_told_with_its_place() -> None:
    data = {
        "title": 3,
        "spots": [{"column": "x"}, {"name": "b", "row": 2}],
        "named": {"north": {"column": 1.5}},
        "best": {"column": 1, "name": 7},
        "pair": [1, "two"],
    }

    assert faults(data) == [
        ("plan.toml: title", "field-wrong"),
        ("plan.toml: spots[0].column", "field-wrong"),
        ("plan.toml: spots[1].row", "field-unknown"),
        ("plan.toml: spots[1].column", "field-missing"),
        ("plan.toml: named.north.column", "field-wrong"),
        ("plan.toml: best.name", "field-wrong"),
        ("plan.toml: pair", "field-wrong"),
    ]


class Nothing(Struct, forbid_unknown_fields=True):
    pass


def test_where_there_are_no_fields_none_are_listed() -> None:
    with pytest.raises(BadInput) as caught:
        read_fields({"level": "x"}, Nothing, "options")
    assert [(one.place, one.message) for one in caught.value.all] == [
        ("options: level", say("field-none"))
    ]


def test_a_value_of_several_types_is_judged_as_a_whole() -> None:
    assert faults({"title": "a", "best": 3}) == [("plan.toml: best", "field-wrong")]
    assert faults({"title": "a", "shape": {"kind": "star"}}) == [
        ("plan.toml: shape", "field-other")
    ]


def test_data_of_another_shape_are_one_fault() -> None:
    assert faults([]) == [("plan.toml", "field-wrong")]


def test_of_very_many_faults_the_first_are_told_and_that_there_are_more() -> None:
    spot = {"column": "x"}
    assert len(faults({"title": "a", "spots": [spot] * MOST_FAULTS})) == MOST_FAULTS
    told = faults({"title": "a", "spots": [spot] * (MOST_FAULTS + 1)})
    assert len(told) == MOST_FAULTS + 1
    assert told[-1] == ("plan.toml", "field-more")


class Wish(Struct, frozen=True):
    color: Literal["red", ""] | None = None
    size: int | None = None
    weight: float = 0.0


def said(data: object) -> str:
    with pytest.raises(BadInput) as caught:
        read_fields(data, Wish, "wish")
    return Reader("en").read(caught.value.message)


def test_a_value_that_is_none_of_those_that_fit_is_told_with_them() -> None:
    with pytest.raises(BadInput) as caught:
        read_fields({"color": "blue" * 50}, Wish, "wish")

    asked = ("blue" * 50)[:LONGEST_ASKED]
    assert caught.value.message == say("field-choice", asked=asked, known=("red", '""'))
    assert faults({"color": 3}, Wish) == [("plan.toml: color", "field-wrong")]


def test_kinds_of_values_have_names_that_people_know() -> None:
    assert said({"size": "x"}) == "This should be a whole number or nothing, not text"
    assert said({"size": 1.5}) == "This should be a whole number or nothing, not a decimal number"
    assert said({"weight": []}) == "This should be a number, not a list"
    assert said([]) == "This should be a table, not a list"


class Odd(Struct, frozen=True):
    """Its own judgement is not that of any field."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low above high")


def test_a_fault_of_the_whole_is_told_as_such() -> None:
    assert faults({"low": 2, "high": 1}, Odd) == [("plan.toml", "field-other")]
