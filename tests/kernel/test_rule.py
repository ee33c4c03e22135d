from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.toy import Toy, ToyGame

from gorin.kernel.rule import Conflict, Rulebook, rule
from gorin.kernel.table import Table


@rule("TOY-1")
def price(table: Table[Toy], count: int, *, off: int = 0) -> int:
    """A toy costs three."""
    return 3 * count - off


@rule("TOY-2", "TOY-3")
def colour(table: Table[Toy]) -> str:
    return "red"


def cheap(table: Table[Toy], count: int, *, off: int = 0) -> int:
    return count - off


def doubled(before: Callable[..., int], table: Table[Toy], count: int, *, off: int = 0) -> int:
    return 2 * before(table, count, off=off)


BASE = Rulebook(ToyGame(), "base", "1", {"life": 3}, {"colour": colour})


def costs(rulebook: Rulebook) -> int:
    return price(Table(rulebook, Toy()), 2, off=1)


def test_a_rule_keeps_its_name_text_and_clauses() -> None:
    assert (price.__name__, price.__doc__, price.clauses) == (
        "price",
        "A toy costs three.",
        ("TOY-1",),
    )
    assert price.__module__ == __name__
    assert repr(colour) == "<Rule colour [TOY-2, TOY-3]>"
    assert costs(BASE) == 5


def test_a_format_replaces_a_rule() -> None:
    sale = BASE.amended("sale", price.becomes(cheap, clause="SAL-1"))
    assert costs(sale) == 1
    assert costs(BASE) == 5
    assert (sale.name, sale.version, sale.numbers) == ("sale", "1", {"life": 3})
    assert [(change.clause, change.rule, change.wraps) for change in sale.changes] == [
        ("SAL-1", price, False)
    ]
    assert colour(Table(sale, Toy())) == "red"


def test_a_format_wraps_what_stood_before() -> None:
    twice = price.wrapped(doubled, clause="TWO-1")
    assert costs(BASE.amended("two", twice)) == 10
    assert costs(BASE.amended("four", twice, twice)) == 20
    sale = BASE.amended("sale", price.becomes(cheap, clause="SAL-1"))
    assert costs(sale.amended("both", twice)) == 2
    assert len(sale.amended("both", twice).changes) == 2


def test_two_replacements_of_a_rule_conflict() -> None:
    sale = BASE.amended("sale", price.becomes(cheap, clause="SAL-1"))
    with pytest.raises(Conflict, match=r"again: <Rule price \[TOY-1\]>"):
        sale.amended("again", price.becomes(cheap, clause="AGA-1"))
    wrapped = BASE.amended("two", price.wrapped(doubled, clause="TWO-1"))
    with pytest.raises(Conflict):
        wrapped.amended("again", price.becomes(cheap, clause="AGA-1"))


def test_a_format_changes_numbers_steps_and_scripts() -> None:
    steps: dict[str, Any] = {"price": price}
    other = BASE.amended("other", numbers={"life": 4}, steps=steps, scripts={"ball": 1})
    assert other.numbers == {"life": 4}
    assert set(other.steps) == {"colour", "price"}
    assert other.scripts == {"ball": 1}
    assert set(BASE.steps) == {"colour"}


@rule("TOY-4")
def sum_of(table: Table[Toy], *parts: int) -> int:
    return sum(parts)


@rule("TOY-5")
def product(table: Table[Toy], one: int, other: int) -> int:
    return one * other


@rule("TOY-6")
def half(table: Table[Toy], count: int) -> int:
    return count // 2


@rule("TOY-7")
def tail(table: Table[Toy], count: int = 7) -> int:
    return count


@rule("TOY-8")
def named(table: Table[Toy], /, **parts: int) -> list[str]:
    return list(parts)


@rule("TOY-9")
def middle(table: Table[Toy], one: int, other: int, third: int) -> int:
    return sorted((one, other, third))[1]


def test_a_rule_may_receive_anything() -> None:
    table = Table(BASE, Toy())
    assert sum_of(table, 1, 2, 3, 4) == 10
    assert product(table, 3, 4) == 12
    assert half(table, 9) == 4
    assert (tail(table), tail(table, 2)) == (7, 2)
    assert named(table, a=1, b=2) == ["a", "b"]
    assert middle(table, 3, 1, 2) == 2


def no_sum(table: Table[Toy], *parts: int) -> int:
    return 0


def no_product(table: Table[Toy], one: int, other: int) -> int:
    return 0


def no_half(table: Table[Toy], count: int) -> int:
    return 0


def test_rules_of_any_shape_can_be_replaced() -> None:
    table = Table(
        BASE.amended(
            "none",
            sum_of.becomes(no_sum, clause="SAL-1"),
            product.becomes(no_product, clause="SAL-1"),
            half.becomes(no_half, clause="SAL-1"),
        ),
        Toy(),
    )
    assert (sum_of(table, 1), product(table, 3, 4), half(table, 9)) == (0, 0, 0)
