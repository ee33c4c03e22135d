"""A change in one row of a list sends that row, not the list again."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec import Struct
from tests.hall.splicing import spliced
from tests.hall.tables import ANA, BEN, Table

from gorin.hall.eyes.feed import Feed
from gorin.hall.eyes.rows import splices
from gorin.hall.table.updates import Splice
from gorin.kernel.decision import Seat


class Row(Struct, frozen=True):
    name: str
    count: int = 0


def rows(names: str) -> tuple[Row, ...]:
    return tuple(Row(name) for name in names)


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("abcd", "abXd", (Splice(2, 1, rows("X")),)),
        ("abcde", "XbcYZ", (Splice(0, 1, rows("X")), Splice(3, 2, rows("YZ")))),
        ("abc", "abcd", (Splice(3, 0, rows("d")),)),
        ("abc", "Xabc", (Splice(0, 0, rows("X")),)),
        ("abcd", "acd", (Splice(1, 1, ()),)),
        ("aaa", "aa", (Splice(2, 1, ()),)),
        ("abc", "xyz", ()),
        ("", "abc", ()),
        ("abc", "", ()),
    ],
)
def test_what_changed_is_told(before: str, after: str, found: tuple[Splice, ...]) -> None:
    assert splices(rows(before), rows(after)) == found


@pytest.mark.parametrize(
    ("before", "after"), [((1, 2, 3), (1, 5, 3)), ("abc", "abx"), (None, rows("a")), ({}, {"a": 1})]
)
def test_what_is_no_list_of_records_is_sent_whole(before: object, after: object) -> None:
    assert splices(before, after) == ()


def test_whatever_changes_the_list_is_right_afterwards() -> None:
    below = random.Random(70)
    told = 0
    for _ in range(3000):
        before = [Row(below.choice("abc"), below.randrange(2)) for _ in range(below.randrange(9))]
        after = list(before)
        for _ in range(below.randrange(3)):
            at = below.randrange(len(after) + 1)
            after[at : at + below.randrange(3)] = rows("abc"[: below.randrange(3)])
        found = splices(tuple(before), tuple(after))
        if found:
            told += 1
            assert spliced(before, found) == tuple(after)
            assert sum(len(one.rows) for one in found) < len(after)
    assert told > 1000


def test_a_match_is_told_in_rows_and_in_fewer_bytes() -> None:
    table = Table(ANA, BEN).begin()
    below = random.Random(71)
    viewer = Seat(0)
    first = table.room.sight(viewer, None)
    assert first is not None
    feed, known = Feed(viewer, first), dict(first.view)
    in_rows = in_whole = changes = 0
    while table.room.stage != "over" and changes < 400:
        person = table.asked()
        question = table.question(person)
        keys = [option.key for option in question.options] if question is not None else []
        table.answer(person, below.choice(keys) if keys else None)
        fields = dict(known)
        sight = feed.news(table.room, None).sight
        if sight is None:
            continue
        known |= sight.view
        for name, found in sight.rows.items():
            known[name] = spliced(known[name], found)
        now = table.room.sight(viewer, None)
        assert now is not None
        assert known == now.view
        if sight.rows:
            changes += 1
            in_rows += len(msgspec.json.encode(sight.rows))
            in_whole += len(msgspec.json.encode({name: now.view[name] for name in sight.rows}))
            assert all(fields[name] != known[name] for name in sight.rows)
    assert changes > 50
    assert in_rows * 2 < in_whole, (in_rows, in_whole)
