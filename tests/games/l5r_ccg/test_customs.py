"""What a table answers for a person at L5R CCG: in which action rounds a person is asked."""

from __future__ import annotations

from types import SimpleNamespace as Like
from typing import Any

import pytest
from tests.games.l5r_ccg.positions import (
    ONE,
    TWO,
    change,
    empty_table,
    enter,
    fight,
    going,
    hold,
    table_of,
)

from gorin.content.l5r_ccg.customs import CUSTOMS, automatic, concern
from gorin.games.l5r_ccg.events import Announced
from gorin.games.l5r_ccg.state import State
from gorin.games.l5r_ccg.view import CcgView, view
from gorin.hall.table.terms import Stops
from gorin.kernel.decision import Seat
from gorin.kernel.table import Frame

KEYS = ("pass", "play:utz.7")


def seen(state: State, seat: Seat = TWO) -> CcgView:
    """Return what a seat sees of a position."""
    return view(table_of(state), seat)


def answer(found: Any, *, stops: Stops | None = None, is_new: bool = True, **more: Any) -> Any:
    return automatic(
        more.get("kind", "act"),
        more.get("keys", KEYS),
        stops or Stops(),
        skipping=more.get("skipping", False),
        view=lambda: found,
        is_new=lambda: is_new,
    )


def test_in_an_action_phase_the_active_seat_is_asked_and_others_once_somebody_has_acted() -> None:
    state = empty_table()
    assert answer(seen(state, ONE)) is None
    assert answer(seen(state, TWO)) == "pass"
    card = hold(state, ONE, "uncertainty")
    table_of(state).record(Announced(ONE, card, "uncertainty"))
    assert state.acted == (ONE,)
    assert answer(seen(state, TWO)) is None
    state.acted = (TWO,)
    assert answer(seen(state, TWO)) == "pass"


def test_who_has_acted_is_forgotten_with_the_round() -> None:
    state = empty_table()
    state.acted = (ONE,)
    fight(state)
    _ = enter(state, ONE, "yogo-soto", at=0, attacks=True)
    _ = enter(state, ONE, "soshi-angai", at=1, attacks=True)
    match = going(state, Frame("next-battle"))
    match.choose(ONE, f"field:{TWO}.1")
    assert not state.acted


def test_in_a_battle_a_person_is_asked_until_one_side_has_all_it_can_get() -> None:
    state = empty_table()
    fight(state)
    zhijuan = enter(state, ONE, "moto-zhijuan", at=0, attacks=True)
    assert answer(seen(state, ONE)) is None  # 5 against 7 of the province
    _ = enter(state, ONE, "moto-chagatai", at=0, attacks=True)
    assert answer(seen(state, ONE)) == "pass"  # 9
    soto = enter(state, TWO, "yogo-soto", at=0)
    assert answer(seen(state, ONE)) is None
    assert answer(seen(state, TWO)) is None
    change(state, zhijuan, at=1)
    fight(state, slot=2)
    change(state, soto, at=2)
    assert answer(seen(state, TWO)) == "pass"


def test_nobody_is_asked_again_while_nothing_is_new() -> None:
    assert answer(seen(empty_table(), ONE), is_new=False) == "pass"


def test_who_wants_to_be_asked_in_every_round_is() -> None:
    always = Stops(choices={"windows": "always"})
    found = seen(empty_table(), TWO)
    for stops in (always, Stops(stops="all")):
        assert answer(found, stops=stops, is_new=False) is None
    assert answer(found, stops=always, skipping=True) == "pass"


def test_the_table_pays_unless_a_person_wants_to() -> None:
    found = Like()
    keys = ("auto", "bow:silk-works.3")
    assert answer(found, kind="pay", keys=keys) == "auto"
    assert answer(found, kind="pay", keys=keys, stops=Stops(choices={"paying": "always"})) is None


@pytest.mark.parametrize("kind", ["dynasty", "declare", "aim"])
def test_other_questions_are_the_persons(kind: str) -> None:
    assert answer(Like(), kind=kind) is None
    assert answer(Like(), kind=kind, keys=("pass",)) == "pass"


def test_what_concerns_a_seat() -> None:
    state = empty_table(3)
    quiet = concern("act", seen(state))
    state.acted = (TWO,)
    assert concern("act", seen(state)) == quiet
    state.acted = (TWO, ONE)
    acted = concern("act", seen(state))
    fight(state)
    fought = concern("act", seen(state))
    state.acted = (TWO, ONE, ONE)
    again = concern("act", seen(state))
    assert len({quiet, acted, fought, again}) == 4
    away = concern("act", seen(state, Seat(2)))
    state.acted = ()
    assert concern("act", seen(state, Seat(2))) == away  # it has nobody there
    assert CUSTOMS.passes
