"""Games that are played with ready decks only: what is planned, and how a match begins."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec.structs import replace
from tests.synthetic.game import COURTS
from tests.synthetic.state import State, new_state

from gorin.content.box import ready
from gorin.content.box.format import Format
from gorin.content.box.ready import ReadyDecks
from gorin.content.box.wishes import Deck, Wishes
from gorin.content.cards.pool import Library
from gorin.kernel.clauses import BadInput


class Options(ready.Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    deck: Literal["ants", "bees", "crows"] = "ants"


def _format(id: str, *, by_options: bool = False) -> Format:
    return Format(
        id=id,
        title=f"format-{id}",
        book="meadow",
        rulebook=COURTS,
        fewest_seats=2,
        most_seats=4,
        by_options=by_options,
    )


def _new_state(decks: tuple[str, ...], numbers: Any) -> State:
    return new_state(len(decks), numbers)


READY = ReadyDecks(
    game="meadow",
    formats=(_format("spring"), _format("summer"), _format("night", by_options=True)),
    decks=("ants", "bees", "crows"),
    new_state=_new_state,
    no_own_decks="no-own",
)


def _wishes(seats: int, deck: Any = "ants", **more: Any) -> Wishes:
    return Wishes(seats=seats, options=Options(deck=deck), library=Library(), **more)


@pytest.mark.parametrize(
    ("seats", "deck", "decks"),
    [
        (2, "ants", ["ants", "bees"]),
        (2, "crows", ["crows", "ants"]),
        (4, "bees", ["bees", "crows", "ants", "bees"]),
    ],
)
def test_seats_take_turns_with_the_decks(seats: int, deck: str, decks: list[str]) -> None:
    plan = READY.plan(_wishes(seats, deck))
    assert (plan.game, plan.format, plan.seats) == ("meadow", "spring", seats)
    assert plan.data == {"seats": decks}


def test_a_match_begins_with_the_decks_and_the_numbers_of_its_format() -> None:
    begun: list[tuple[Any, ...]] = []

    def noted(decks: tuple[str, ...], numbers: Any) -> State:
        begun.append((decks, numbers))
        return _new_state(decks, numbers)

    plan = READY.plan(_wishes(3, "bees", format="summer"))
    table = replace(READY, new_state=noted).begin(plan)
    assert begun == [(("bees", "crows", "ants"), COURTS.numbers)]
    assert table.rulebook is COURTS
    assert len(table.state.seats) == 3


def test_each_seat_that_brings_a_deck_is_told_so() -> None:
    brought = (Deck(text="1 Ant"), Deck(), Deck(deck="ants.txt"))
    wishes = _wishes(3, decks=brought)
    assert [each.place for each in READY.faults(wishes)] == ["deck", "deck"]
    with pytest.raises(BadInput) as refused:
        _ = READY.plan(wishes)
    assert [each.message.id for each in refused.value.all] == ["no-own", "no-own"]


@pytest.mark.parametrize("format", ["autumn", "night"])
def test_a_format_that_nobody_may_ask_for_is_refused_with_those_that_one_may(format: str) -> None:
    with pytest.raises(BadInput) as refused:
        _ = READY.plan(_wishes(2, format=format))
    assert refused.value.message.args == {"asked": format, "known": ("spring", "summer")}


@pytest.mark.parametrize("seats", [1, 5])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadInput) as refused:
        _ = READY.plan(_wishes(seats))
    assert refused.value.message.id == "setup-bad-seats"
