from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import chain, combinations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorin.kernel.domain import (
    NARROW,
    Assignment,
    Below,
    Dice,
    Division,
    Domain,
    Fault,
    Form,
    Named,
    OneOf,
    Ordering,
    Pick,
    Range,
    Reported,
    Shuffle,
    Subset,
    Text,
    faults_of,
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


@st.composite
def assignments(draw: st.DrawFn) -> Assignment:
    names, places = draw(keys), draw(keys)
    only = st.lists(st.sampled_from(places), unique=True).map(tuple) if places else st.just(())
    allowed = tuple(draw(only) for _ in names) if draw(st.booleans()) else ()
    open_keys = sum(map(bool, allowed)) if allowed else len(names) * bool(places)
    low = draw(st.integers(0, open_keys))
    return Assignment(names, places, low, draw(st.integers(low, len(names) + 2)), allowed)


@st.composite
def weighed(draw: st.DrawFn) -> Subset:
    names = draw(keys)
    weights = tuple(draw(small) for _ in names)
    chosen = [at for at in range(len(names)) if draw(st.booleans())]
    heavy = sum(weights[at] for at in chosen)
    low = draw(st.integers(0, len(chosen)))
    high = draw(st.integers(len(chosen), len(names)))
    heaviest = draw(st.one_of(st.none(), st.integers(heavy, 40)))
    return Subset(names, low, high, weights, draw(st.integers(0, heavy)), heaviest)


@st.composite
def bounded(draw: st.DrawFn) -> Division:
    names = draw(keys.filter(bool))
    parts = [draw(small) for _ in names]
    bounds = tuple((draw(st.integers(0, part)), draw(st.integers(part, 9))) for part in parts)
    return Division(sum(parts), names, 0, bounds)


simple: st.SearchStrategy[Domain] = st.one_of(
    st.tuples(st.integers(-5, 5), small).map(lambda pair: Range(pair[0], pair[0] + pair[1])),
    subsets(),
    keys.map(Ordering),
    divisions(),
    weighed(),
    bounded(),
    keys.filter(bool).map(OneOf),
    st.tuples(small, small).map(lambda pair: Text(sum(pair), pair[0])),
    st.just(Named("cards", ("a", "b"))),
    st.tuples(small, st.integers(1, 20)).map(lambda pair: Dice(*pair)),
    small.map(Shuffle),
    st.integers(1, 6).map(Pick),
    st.just(Reported("x")),
    assignments(),
)
parts = st.lists(st.tuples(st.text(max_size=3), simple), max_size=3, unique_by=lambda part: part[0])
domains = st.one_of(simple, parts.map(lambda found: Form(tuple(found))))
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
        (Subset(("a", "b"), 0, 2, (2, 3), 1, 4), ["a", "b"], "answer-wrong-weight"),
        (Subset(("a", "b"), 0, 2, (2, 3), 1, 4), [], "answer-wrong-weight"),
        (OneOf(("a", "b")), "c", "answer-unknown-key"),
        (OneOf(("a", "b")), ["a"], "answer-not-text"),
        (Text(3), 3, "answer-not-text"),
        (Text(3), "abcd", "answer-wrong-length"),
        (Text(3, 1), " ", "answer-wrong-length"),
        (Text(3), "a\nb", "answer-not-a-line"),
        (Named("cards", ("a",)), 1, "answer-not-text"),
        (Named("cards", ("a",)), "", "answer-wrong-length"),
        (Named("cards", ("a",)), "a" * 101, "answer-wrong-length"),
        (Named("cards", ("a",)), "a\tb", "answer-not-a-line"),
        (Division(3, ("a", "b"), 0, ((0, 3), (0, 1))), [1, 2], "answer-out-of-range"),
        (Division(3, ("a", "b"), 0, ((1, 3), (0, 3))), [0, 3], "answer-out-of-range"),
        (Ordering(("a", "b")), ["a"], "answer-not-an-ordering"),
        (Ordering(("a", "b")), 7, "answer-not-keys"),
        (Division(3, ("a", "b")), [1, 1], "answer-wrong-total"),
        (Division(3, ("a", "b")), [3], "answer-wrong-total"),
        (Division(3, ("a", "b"), 1), [3, 0], "answer-out-of-range"),
        (Division(3, ("a", "b")), "3", "answer-not-numbers"),
        (Assignment(("a",), ("p",), 0, 1), ["ap"], "answer-not-pairs"),
        (Assignment(("a",), ("p",), 0, 1), 7, "answer-not-pairs"),
        (Assignment(("a",), ("p",), 0, 1), {"a": 1}, "answer-not-pairs"),
        (Assignment(("a",), ("p",), 0, 1), {"b": "p"}, "answer-unknown-key"),
        (Assignment(("a",), ("p",), 0, 1), [["a", "p"], ["a", "p"]], "answer-repeated-key"),
        (Assignment(("a",), ("p",), 0, 1), {"a": "q"}, "answer-not-to-there"),
        (Assignment(("a",), ("p",), 0, 1, ((),)), {"a": "p"}, "answer-not-to-there"),
        (Assignment(("a",), ("p",), 1, 1), [], "answer-wrong-count"),
        (Assignment(("a", "b"), ("p",), 0, 1), {"a": "p", "b": "p"}, "answer-wrong-count"),
        (Form((("n", Range(1, 2)),)), "n", "answer-not-parts"),
        (Form((("n", Range(1, 2)),)), [1, 2], "answer-wrong-count"),
        (Form((("n", Range(1, 2)),)), {}, "answer-part-lacks"),
        (Form((("n", Range(1, 2)),)), {"n": 1, "m": 1}, "answer-unknown-key"),
        (Form((("n", Range(1, 2)),)), [3], "answer-out-of-range"),
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


# -- assignments ---------------------------------------------------------------------------


def all_assignments(domain: Assignment) -> list[object]:
    """Return all answers, by trying each place for each key."""
    open_to = [domain.allowed[at] if domain.allowed else domain.places for at in _places(domain)]
    tried = product(*(("", *places) for places in open_to))
    pairs = (
        tuple((key, place) for key, place in zip(domain.keys, each, strict=True) if place)
        for each in tried
    )
    return [each for each in pairs if domain.at_least <= len(each) <= domain.at_most]


def _places(domain: Assignment) -> range:
    return range(len(domain.keys))


ABC = ("a", "b", "c")
SMALL = (
    Assignment(ABC, ("p", "q"), 0, 3),
    Assignment(ABC, ("p", "q"), 1, 2),
    Assignment(ABC, ("p", "q"), 3, 3),
    Assignment(ABC, ("p", "q"), 0, 9, (("p",), (), ("p", "q"))),
    Assignment((), ("p",), 0, 0),
)


@pytest.mark.parametrize("domain", SMALL)
def test_the_answers_of_an_assignment_are_counted_and_each_has_a_number(
    domain: Assignment,
) -> None:
    answers = [domain.answer(number) for number in range(domain.count())]
    expected = all_assignments(domain)
    assert len(answers) == len(expected)
    assert set(answers) == set(expected)
    assert all(domain.read(answer) == answer for answer in answers)


def always(number: int) -> Below:
    """Return a way to choose that gives this number."""
    return lambda count: number


@pytest.mark.parametrize("domain", SMALL)
def test_each_answer_of_an_assignment_is_drawn_by_one_number(domain: Assignment) -> None:
    drawn = {domain.sample(always(at)) for at in range(domain.count())}
    assert len(drawn) == domain.count()


def test_nobody_goes_anywhere_by_default_unless_somebody_has_to() -> None:
    assert Assignment(ABC, ("p", "q"), 0, 3).default() == ()
    assert Assignment(ABC, ("p", "q"), 1, 3).default() == (("c", "p"),)


def test_sixty_by_sixty_are_drawn_and_not_listed() -> None:
    sixty = tuple(map(str, range(60)))
    domain = Assignment(sixty, sixty, 0, 60)
    assert domain.count() == 61**60
    assert domain.sample(lambda count: 0) == ()
    last = domain.sample(lambda count: count - 1)
    assert last == tuple((key, "59") for key in sixty)
    dealer = random.Random(1)
    drawn = [domain.sample(dealer.randrange) for _ in range(5)]
    assert len(set(drawn)) == 5
    assert all(domain.read(answer) == answer for answer in drawn)
    assert domain.count() > NARROW  # more than can be drawn at once


def test_an_assignment_reads_pairs_and_tables_and_is_put_in_the_order_of_its_keys() -> None:
    domain = Assignment(ABC, ("p", "q"), 0, 3)
    canonical_form = (("a", "q"), ("c", "p"))
    assert domain.read([["c", "p"], ["a", "q"]]) == canonical_form
    assert domain.read({"c": "p", "a": "q"}) == canonical_form


def refused(domain: Domain, data: object) -> tuple[Fault, ...]:
    """Return all that is wrong with data."""
    with pytest.raises(ValueError, match="answer-") as caught:
        domain.read(data)
    return faults_of(caught.value, data)


def test_all_that_is_wrong_with_an_assignment_is_told_at_once() -> None:
    domain = Assignment(ABC, ("p", "q"), 0, 1, (("p",), ("q",), ("p",)))
    given = {"a": "q", "d": "p", "b": "q"}
    assert refused(domain, given) == (
        Fault("answer-not-to-there", "q", ("a",)),
        Fault("answer-unknown-key", "d"),
        Fault("answer-wrong-count", given),
    )


# -- forms ---------------------------------------------------------------------------------


ORDERS = Form(
    (
        ("pay", Range(0, 3)),
        ("who", Subset(("x", "y"), 1, 1)),
        ("where", Form((("to", Assignment(("x",), ("p",), 0, 1)),))),
    )
)


def test_a_form_reads_its_parts_in_order_or_by_name() -> None:
    filled = (2, ("y",), ((("x", "p"),),))
    assert ORDERS.read([2, ["y"], [{"x": "p"}]]) == filled
    assert ORDERS.read({"who": ["y"], "where": {"to": [["x", "p"]]}, "pay": 2}) == filled
    assert ORDERS.default() == (0, ("x",), ((),))


def test_all_that_is_wrong_with_a_form_is_told_at_once_with_its_place() -> None:
    given = {"pay": 4, "where": {"to": {"x": "q"}}, "why": 1}
    assert refused(ORDERS, given) == (
        Fault("answer-unknown-key", "why"),
        Fault("answer-out-of-range", 4, ("pay",)),
        Fault("answer-part-lacks", "who"),
        Fault("answer-not-to-there", "q", ("where", "to", "x")),
    )


def test_what_may_be_named_is_told_once_each() -> None:
    assert ORDERS.things() == ("pay", "who", "where", "x", "y", "to", "p")
    assert Range(1, 2).things() == ()
    for domain in (Subset(ABC, 0, 1), Ordering(ABC), Division(1, ABC)):
        assert domain.things() == ABC
    assert Assignment(("a",), ("p", "a"), 0, 1).things() == ("a", "p")


@pytest.mark.parametrize(
    "domain",
    [
        Subset(("a", "b", "c", "d"), 1, 3, (1, 2, 3, 0), 2, 4),
        Subset(("a", "b", "c"), 0, 3, (1, 2, 3), 5),
        Subset((), 0, 0, ()),
        Division(5, ("a", "b", "c"), 0, ((0, 2), (1, 4), (2, 2))),
    ],
)
def test_what_is_bounded_is_drawn_equally_likely(domain: Subset | Division) -> None:
    fits = _fits(domain)
    drawn = Counter(domain.sample(always(at)) for at in range(len(fits)))
    assert drawn == Counter(fits)
    assert all(domain.read(answer) == answer for answer in fits)


def _fits(domain: Subset | Division) -> list[tuple[Any, ...]]:
    """Return all answers, found by trying all there could be."""
    keys = domain.keys
    tried: Iterable[tuple[Any, ...]]
    if isinstance(domain, Subset):
        tried = chain(*(combinations(keys, count) for count in range(len(keys) + 1)))
    else:
        tried = product(range(domain.total + 1), repeat=len(keys))
    return [answer for answer in tried if not read(domain, answer)[0]]


def test_the_default_of_what_is_bounded_comes_first() -> None:
    assert Subset(("a", "b", "c"), 1, 2, (1, 1, 1), 0, 2).default() == ("c",)
    assert Division(5, ("a", "b", "c"), 0, ((0, 2), (1, 4), (0, 3))).default() == (0, 2, 3)


def test_sixty_things_of_some_weight_are_drawn_from_at_once() -> None:
    keys = tuple(map(str, range(60)))
    domain = Subset(keys, 0, 10, tuple(at % 12 for at in range(60)), 20, 40)
    dealer = random.Random(3)
    for _ in range(5):
        assert domain.read(domain.sample(dealer.randrange))


def test_texts_and_names_are_read_without_blanks_around_them() -> None:
    assert Text(5).read(" a b ") == "a b"
    assert Named("cards", ("x",)).read(" any card ") == "any card"
    assert Named("cards", ("x", "y")).things() == ("x", "y")
    assert OneOf(("x", "y")).things() == ("x", "y")
    assert [Text(2).default(), OneOf(("x", "y")).default(), Named("c", ("x",)).default()] == [
        "",
        "x",
        "x",
    ]
