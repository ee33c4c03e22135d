from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel.domain import (
    Dice,
    Division,
    Domain,
    Ordering,
    Pick,
    Range,
    Reported,
    Shuffle,
    Subset,
)
from gorin.kernel.journal import canonical

keys = st.lists(st.text(max_size=3), unique=True, max_size=6).map(tuple)
small = st.integers(0, 6)


@st.composite
def subsets(draw: st.DrawFn) -> Subset:
    names = draw(keys)
    low = draw(st.integers(0, len(names)))
    return Subset(names, low, draw(st.integers(low, len(names) + 2)))


@st.composite
def divisions(draw: st.DrawFn) -> Division:
    names, least = draw(keys), draw(st.integers(0, 2))
    extra = draw(small) if names else 0
    return Division(least * len(names) + extra, names, least)


domains: st.SearchStrategy[Domain] = st.one_of(
    st.tuples(st.integers(-5, 5), small).map(lambda pair: Range(pair[0], pair[0] + pair[1])),
    subsets(),
    keys.map(Ordering),
    divisions(),
    st.tuples(small, st.integers(1, 20)).map(lambda pair: Dice(*pair)),
    small.map(Shuffle),
    st.integers(1, 6).map(Pick),
    st.just(Reported("x")),
)
garbage = st.one_of(
    st.none(),
    st.booleans(),
    st.floats(),
    st.text(max_size=2),
    st.binary(max_size=2),
    st.sets(st.integers(), max_size=2),
    st.builds(object),
    st.recursive(
        st.one_of(st.integers(), st.text(max_size=2), st.none(), st.floats()),
        lambda inner: st.one_of(
            st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=2), inner, max_size=2)
        ),
        max_leaves=5,
    ),
)


@given(domains, st.randoms(use_true_random=False))
def test_what_is_sampled_is_readable(domain: Domain, dealer: random.Random) -> None:
    answer = domain.sample(dealer.randrange)
    assert domain.read(answer) == answer
    assert domain.read(domain.default()) == domain.default()


@given(domains, garbage)
def test_what_is_read_is_plain_or_refused_with_a_message(domain: Domain, data: object) -> None:
    reason, answer = read(domain, data)
    if reason:
        assert reason.startswith("answer-")
    else:
        assert domain.read(answer) == answer
        assert canonical(answer)


def read(domain: Domain, data: object) -> tuple[str, object]:
    """Return why the data are no answer, or nothing and the answer."""
    try:
        return "", domain.read(data)
    except ValueError as error:
        return str(error.args[0]), None


@pytest.mark.parametrize(
    ("domain", "data", "reason"),
    [
        (Range(1, 3), True, "answer-not-number"),
        (Range(1, 3), "2", "answer-not-number"),
        (Range(1, 3), 4, "answer-out-of-range"),
        (Subset(("a", "b"), 1, 2), "ab", "answer-not-keys"),
        (Subset(("a", "b"), 1, 2), ["c"], "answer-unknown-key"),
        (Subset(("a", "b"), 1, 2), ["a", "a"], "answer-repeated-key"),
        (Subset(("a", "b"), 1, 1), ["a", "b"], "answer-wrong-count"),
        (Ordering(("a", "b")), ["a"], "answer-not-an-ordering"),
        (Ordering(("a", "b")), 7, "answer-not-keys"),
        (Division(3, ("a", "b")), [1, 1], "answer-wrong-total"),
        (Division(3, ("a", "b")), [3], "answer-wrong-total"),
        (Division(3, ("a", "b"), 1), [3, 0], "answer-out-of-range"),
        (Division(3, ("a", "b")), "3", "answer-not-numbers"),
        (Dice(2), [1], "answer-wrong-count"),
        (Dice(2), [0, 1], "answer-out-of-range"),
        (Dice(2), [1, 7], "answer-out-of-range"),
        (Shuffle(3), [0, 1, 1], "answer-not-an-ordering"),
        (Pick(2), 2, "answer-out-of-range"),
        (Pick(2), False, "answer-out-of-range"),
        (Reported("x"), object(), "answer-not-plain"),
        (Reported("x"), [float("nan")], "answer-not-plain"),
    ],
)
def test_each_fault_has_its_message(domain: Domain, data: object, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        domain.read(data)


def test_a_subset_is_put_in_the_order_of_its_keys() -> None:
    assert Subset(("a", "b", "c"), 0, 3).read(["c", "a"]) == ("a", "c")


def test_a_report_becomes_plain_data_in_a_fixed_order() -> None:
    report = {"b": [1, {"y": None}], "a": 0.5}
    assert Reported("x").read(report) == (("a", 0.5), ("b", (1, (("y", None),))))


def test_a_domain_without_a_kind_answers_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Domain().read(1)
    with pytest.raises(NotImplementedError):
        Domain().sample(lambda count: 0)


def test_orders_of_a_shuffle_are_equally_likely() -> None:
    dealer = random.Random(1)
    found = Counter(Shuffle(3).sample(dealer.randrange) for _ in range(6000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())


def test_nothing_is_divided_among_nobody() -> None:
    assert Division(0, ()).sample(lambda count: 0) == ()
