"""Windows: in which of them a person is asked who passes in all, with what is usually set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from tests.hall.tables import ANA, BEN, Table, observed
from tests.raids import raid_stops

from gorin.games.tomb_raider.facts import Ability
from gorin.hall.table.commands import AskUndo, Choose
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView

OF_TESTS = ("window-test", "window-roll", "window-damage")


class Asked(NamedTuple):
    """A window: the turn, what could be played, and how it stood with the raider and its test."""

    turn: int
    keys: frozenset[str]
    concern: object


def passing(table: Table, quiet: list[Asked] | None = None) -> Iterator[Asked]:
    """Let a person pass in all windows, against a bot; yield those that are asked, unanswered.

    Those in which the table passes although something could be played are put into `quiet`.
    """
    below = Fast(table.room.seed[0]).below
    for _ in range(600):
        if table.match.outcome is not None:
            return
        question = table.question(ANA)
        if question is None:
            _ = table.room.bot_turn(table.at, 1, slow=True)
            continue
        window = window_of(table, question) if question.kind.startswith("window-") else None
        if table.room.due(table.at) is not None:
            table.room.tick(table.at)
            if window is not None and window.keys and quiet is not None and not succeeded(table):
                quiet.append(window)
            continue
        if window is not None:
            yield window
            table.answer(ANA)
        else:
            keys = [option.key for option in question.options]
            table.answer(ANA, keys[below(len(keys))] if keys else None)


def succeeded(table: Table) -> bool:
    """Return whether the dice of an own test have reached its target: no card changes that."""
    test = next(iter(table.match.table.state.tests[-1:]), None)
    if test is None or test.seat or not test.faces or test.ability is Ability.FIGHT:
        return False
    return bool(test.target) and test.result >= test.target


def window_of(table: Table, question: QuestionView) -> Asked:
    """Return a window as the rules have it, whatever the table notes of it."""
    state = table.match.table.state
    raider = state.raiders[Seat(0)]
    harm = raider.damage, raider.injuries, raider.stuck
    keys = frozenset(option.key for option in question.options) - {"pass"}
    faces = tuple(test.faces for test in state.tests if test.seat == 0)
    return Asked(state.turn, keys, (harm, faces if question.kind in OF_TESTS else ()))


def new(seed: int) -> Table:
    return Table(ANA, seats=2, seed=bytes([seed] * 32), undo="any").begin("easy")


def test_whoever_passes_is_asked_again_only_about_what_is_new() -> None:
    again, quiet = 0, list[Asked]()
    for seed in range(12):
        seen: dict[int, list[Asked]] = {}
        for asked in passing(new(seed), quiet):
            before = seen.setdefault(asked.turn, [])
            passed = {key: each.concern for each in before for key in each.keys}
            assert any(passed.get(key) != asked.concern for key in asked.keys), (asked, before)
            again += bool(before)
            before.append(asked)
        assert max(map(len, seen.values()), default=0) <= 4
    assert again > 3
    assert len(quiet) > 20


def test_nobody_is_passed_for_in_what_is_new() -> None:
    """Asked at the first window of a turn, with a new card, after harm, in a new test."""
    new_cards = changes = 0
    for seed in range(12):
        seen: list[Asked] = []
        quiet: list[Asked] = []
        for asked in passing(new(seed), quiet):
            before = [each for each in seen if each.turn == asked.turn]
            keys = {key for each in before for key in each.keys}
            new_cards += bool(before) and not asked.keys <= keys
            changes += bool(before) and asked.keys <= keys
            for window in quiet:
                same_turn = [each for each in seen if each.turn == window.turn]
                passed = {key: each.concern for each in same_turn for key in each.keys}
                known = all(passed.get(key) == window.concern for key in window.keys)
                assert known or len(same_turn) == 4, (window, same_turn)
            quiet.clear()
            seen.append(asked)
    assert min(new_cards, changes) > 2, (new_cards, changes)


def test_who_wants_to_be_asked_every_time_is() -> None:
    for stops in (raid_stops(windows="always"), raid_stops(stops="all")):
        quiet: list[Asked] = []
        count = 0
        for seed in range(4):
            table = new(seed)
            table.do(ANA, Choose(1, stops))
            count += sum(1 for _ in passing(table, quiet))
        assert (quiet, count > 20) == ([], True)


@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_is_loaded_asks_the_same(seed: int) -> None:
    table = new(seed)
    for number, _ in enumerate(passing(table)):
        if number % 5 == 2:
            assert observed(table.loaded()) == observed(table)


def test_who_takes_a_pass_back_is_asked_again() -> None:
    table = new(3)
    asked = next(one for one in passing(table) if len(one.keys) > 0)
    table.answer(ANA, "pass")
    table.do(ANA, AskUndo(1))
    question = table.question(ANA)
    assert question is not None
    assert {option.key for option in question.options} == {*asked.keys, "pass"}
    assert table.room.due(table.at) is None


def test_where_others_play_passing_for_somebody_takes_as_long_as_having_nothing() -> None:
    table = Table(ANA, BEN, pause=2).begin()
    waits = 0
    for _ in range(300):
        due = table.room.due(table.at)
        decision = table.match.pending[0].decision
        if due is not None and decision.secret:
            assert table.at + 2_000 <= due <= table.at + 3_000
            waits += len(decision.options) > 1
            table.at = due
            table.room.tick(due)
        elif due is not None:
            table.room.tick(due)
        else:
            table.answer(table.asked())
        if table.match.outcome is not None:
            break
    assert waits > 2
