from __future__ import annotations

import pytest

from gorin.kernel.clauses import BadInput
from gorin.kernel.signs import MOST_DEEP, MOST_TOLD, MOST_WHOLE, check_signs, has_control

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


def nested(deep: int, data: object) -> object:
    for number in range(deep):
        data = {"in": data} if number % 2 else [data]
    return data


def test_what_lies_deep_is_looked_at_down_to_a_depth() -> None:
    check_signs(nested(MOST_DEEP, "a"), "body")
    with pytest.raises(BadInput) as caught:
        check_signs(nested(MOST_DEEP, "\x00"), "body")
    assert caught.value.message.id == "field-control-sign"


@pytest.mark.parametrize("deep", [MOST_DEEP + 1, 5000])
def test_what_lies_deeper_is_told_once(deep: int) -> None:
    with pytest.raises(BadInput) as caught:
        check_signs([nested(deep - 1, [0]), 1], "body")
    (fault,) = caught.value.all
    assert (fault.message.id, fault.place.count("[0]")) == ("field-too-deep", MOST_DEEP // 2 + 1)


@pytest.mark.parametrize("number", [MOST_WHOLE + 1, -MOST_WHOLE - 1, 10**4000])
def test_a_whole_number_without_end_is_told_with_its_place(number: int) -> None:
    check_signs({"a": [MOST_WHOLE, -MOST_WHOLE, 1e300, True]}, "body")
    with pytest.raises(BadInput) as caught:
        check_signs({"a": [0, number]}, "body")
    (fault,) = caught.value.all
    assert (fault.message.id, fault.place) == ("field-too-great", "body: a[1]")
