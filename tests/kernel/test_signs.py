from __future__ import annotations

import pytest

from gorin.kernel.clauses import BadInput
from gorin.kernel.signs import MOST_TOLD, check_signs, has_control

SIGNS = [chr(code) for code in range(0x20)]
PARTING = "\t\n\r"


def test_only_signs_that_part_texts_may_be_kept() -> None:
    assert [sign for sign in SIGNS if not has_control(f"a{sign}b")] == list(PARTING)
    assert not has_control("Zé \U0001f0a1 探险 \u200d \x7f")


@pytest.mark.parametrize(
    ("data", "places"),
    [
        ("a\x00", ["body"]),
        ({"name": "a\x01"}, ["body: name"]),
        ({"a": [{"b": "\x00"}, "\x1b"], "c": "\x1f"}, ["body: a[0].b", "body: a[1]", "body: c"]),
        ({"a": {"na\x00me": 1}}, ["body: a"]),
    ],
)
def test_each_place_with_such_a_sign_is_told(data: object, places: list[str]) -> None:
    with pytest.raises(BadInput) as caught:
        check_signs(data, "body")
    assert sorted(found.place for found in caught.value.all) == places
    assert {found.message.id for found in caught.value.all} == {"field-control-sign"}


def test_data_without_such_signs_may_hold_anything() -> None:
    check_signs({"a": [1, None, 2.5, True, "two\nlines\tand more\r\n"], "": {}}, "body")


@pytest.mark.parametrize("data", [7, None, True, 0.5, [], {}, [None, {"a": [1, {}]}]])
def test_what_is_no_text_holds_no_sign(data: object) -> None:
    check_signs(data, "body")


def test_not_all_of_too_many_are_told() -> None:
    with pytest.raises(BadInput) as caught:
        check_signs(["\x00"] * 1000, "body")
    assert len(caught.value.all) == MOST_TOLD


def test_what_lies_deep_is_found() -> None:
    data: object = "\x00"
    for _ in range(5000):
        data = [data]
    with pytest.raises(BadInput):
        check_signs(data, "body")
