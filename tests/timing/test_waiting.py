"""What waits: Magic's triggers in turn order, L5R's forced reactions in the first player's."""

from __future__ import annotations

import pytest
from msgspec import Struct

from gorin.kernel.decision import Decision, Prompt, Seat
from gorin.kernel.domain import Ordering
from gorin.timing.waiting import next_of, ordered

ORDER = Prompt("order", "X-1", "ask-order")


class Ability(Struct, frozen=True):
    seat: int
    number: int
    name: str = "one"


def seat_of(ability: Ability) -> Seat:
    return Seat(ability.seat)


def key_of(ability: Ability) -> str:
    return f"ability:{ability.number}"


def test_seats_come_up_in_turn_order_each_with_all_of_its_own() -> None:
    waiting = (Ability(2, 1), Ability(0, 2), Ability(2, 3))
    around = tuple(map(Seat, (1, 2, 0)))
    assert next_of(waiting, around, seat_of) == (waiting[0], waiting[2])
    assert next_of(waiting[1:2], around, seat_of) == (waiting[1],)
    assert next_of((), around, seat_of) == ()


def test_what_waits_for_a_seat_that_has_left_never_comes_up() -> None:
    assert next_of((Ability(2, 1),), (Seat(0), Seat(1)), seat_of) == ()


def test_the_chooser_orders_all_that_waits() -> None:
    waiting = (Ability(0, 1), Ability(1, 2), Ability(0, 3))
    play = ordered(Seat(1), waiting, ORDER, key_of)
    decision = next(play)
    assert isinstance(decision, Decision)
    assert decision.seat == Seat(1)
    assert decision.domain == Ordering(("ability:1", "ability:2", "ability:3"))
    with pytest.raises(StopIteration) as done:
        _ = play.send(("ability:3", "ability:1", "ability:2"))
    assert done.value.value == (waiting[2], waiting[0], waiting[1])


def test_nobody_is_asked_about_one_thing_or_about_things_that_are_alike() -> None:
    def told(waiting: tuple[Ability, ...], *, by_name: bool = False) -> tuple[Ability, ...]:
        same = (lambda ability: ability.name) if by_name else None
        with pytest.raises(StopIteration) as done:
            _ = next(ordered(Seat(0), waiting, ORDER, key_of, same))
        found: tuple[Ability, ...] = done.value.value
        return found

    twins = (Ability(0, 1), Ability(0, 2))
    assert told(()) == ()
    assert told(twins[:1]) == twins[:1]
    assert told(twins, by_name=True) == twins
    assert isinstance(next(ordered(Seat(0), twins, ORDER, key_of)), Decision)
