from __future__ import annotations

from typing import Any

import msgspec
from tests.timing.little import A, B, C, Card, Hit, Little, Played, Said, timing, with_timing

from gorin.kernel.decision import Play, Seat
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame, Outcome, Table
from gorin.timing.occurring import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    QUEUED,
    REACTION,
    REPLACE,
    STEP,
    WOULD,
    Occurrence,
    Timing,
    prune,
)

HIT = Hit(A, 2)


def begun(found: Timing[Any, Card], *events: Any) -> Played:
    """Let events occur in a step, after which something is said."""

    def main(table: Table[Little], frame: Frame) -> None:
        table.push(Frame("end"))
        found.occur(table, *events)

    def end(table: Table[Little], frame: Frame) -> None:
        table.record(Said("end"))

    return Played(with_timing(found, Frame("main"), main=main, end=end))


def life(match: Played, seat: Seat = A) -> int:
    return match.table.state.life.get(seat, 10)


def test_what_nothing_answers_happens_at_once() -> None:
    match = begun(timing(), HIT, Said("x"))
    assert (life(match), match.table.state.told, match.table.state.counter) == (8, ("x", "end"), 0)


def test_nothing_occurs_if_there_is_nothing() -> None:
    assert begun(timing(Card(1, A, WOULD, "no"))).table.state.told == ("end",)


def test_an_event_waits_through_its_windows_in_their_order() -> None:
    cards = [
        Card(number, seat, stage, "use", forced)
        for number, (seat, stage, forced) in enumerate(
            (
                (C, REACTION, False),
                (B, FORCED_REACTION, True),
                (C, INTERRUPT, False),
                (B, FORCED_INTERRUPT, True),
                (C, WOULD, False),
            )
        )
    ]
    match = begun(timing(*cards), HIT)
    assert (match.asked, match.keys, life(match)) == (C, ["pass", "use.4"], 10)
    match.answer("use.4")
    assert (match.keys, match.table.state.told) == (["pass", "use.2"], ("use.4", "use.3"))
    assert life(match) == 10
    match.answer("pass")
    assert (match.keys, life(match)) == (["pass", "use.0"], 8)
    match.answer("use.0")
    assert match.table.state.told == ("use.4", "use.3", "use.1", "use.0", "end")
    assert match.table.state.pending == ()


def test_seats_are_asked_in_turns_until_all_pass_and_each_answers_once() -> None:
    match = begun(timing(Card(1, A, WOULD, "one"), Card(2, B, WOULD, "two")), HIT)
    assert match.asked == A
    match.answer("pass")
    assert match.asked == B
    match.answer("two.2")
    assert (match.asked, match.keys) == (A, ["pass", "one.1"])
    assert match.answer("one.1").asked is None
    assert life(match) == 8


def test_what_is_cancelled_does_not_happen_and_nobody_reacts() -> None:
    found = timing(
        Card(1, B, WOULD, "no"),
        Card(2, A, REACTION, "ow"),
        do=lambda table, card, serial: found.cancel(table, serial),
    )
    match = begun(found, HIT).answer("no.1")
    assert (match.asked, life(match), match.table.state.told) == (None, 10, ("no.1", "end"))


def test_one_of_several_events_may_be_replaced_and_the_others_stay() -> None:
    found = timing(
        Card(1, A, WOULD, "half"),
        do=lambda table, card, serial: found.instead(table, serial, HIT, Hit(A, 1)),
    )
    match = begun(found, HIT, Hit(B, 3)).answer("half.1")
    assert (life(match), life(match, B)) == (9, 7)


def test_an_event_replaced_by_nothing_leaves_the_others() -> None:
    found = timing(
        Card(1, A, WOULD, "none"),
        do=lambda table, card, serial: found.instead(table, serial, HIT),
    )
    match = begun(found, HIT, Hit(B, 3)).answer("none.1")
    assert (life(match), life(match, B)) == (10, 7)


def test_an_event_that_no_longer_stands_does_not_happen() -> None:
    match = begun(timing(Card(1, B, WOULD, "wait"), Card(2, C, REACTION, "late")), HIT, Hit(B, 3))
    match.table.state.seats = (B, C)
    match.answer("wait.1")
    assert (life(match), life(match, B), match.keys) == (10, 7, ["pass", "late.2"])
    match = begun(timing(Card(1, B, WOULD, "wait"), Card(2, C, REACTION, "late")), HIT)
    match.table.state.seats = (B, C)
    assert match.answer("wait.1").asked is None
    assert match.table.state.told == ("wait.1", "end")


def test_the_first_seat_says_which_of_several_forced_answers_comes_first() -> None:
    cards = (
        Card(1, B, FORCED_REACTION, "one", forced=True),
        Card(2, C, FORCED_REACTION, "two", forced=True),
    )
    match = begun(timing(*cards), HIT)
    assert (match.asked, match.keys) == (A, ["first:one.1", "first:two.2"])
    match.answer("first:two.2")
    assert match.table.state.told == ("two.2", "one.1", "end")


def test_the_seat_concerned_orders_replacements_and_each_applies_once() -> None:
    """Prevent one, then double gives 2; double, then prevent one gives 3."""

    def change(table: Table[Little], card: Card, serial: int) -> None:
        waits = found.find(table, serial)
        assert waits is not None
        (event,) = waits.events
        amount = event.amount * 2 if card.does == "double" else event.amount - 1
        found.instead(table, serial, event, Hit(event.seat, amount))

    cards = (Card(1, B, REPLACE, "double", forced=True), Card(2, B, REPLACE, "less", forced=True))
    found = timing(*cards, stages=QUEUED, do=change)
    match = begun(found, HIT)
    assert (match.asked, match.keys) == (B, ["first:double.1", "first:less.2"])
    assert life(match.answer("first:less.2")) == 8
    assert life(begun(found, HIT).answer("first:double.1")) == 7


def test_what_follows_at_once_comes_before_reactions() -> None:
    def after(table: Table[Little], happened: Occurrence[Any]) -> None:
        assert happened.happened
        if happened.events == (HIT,):
            table.push(Frame("keyword"))

    found = timing(Card(1, B, REACTION, "late"), after=after)
    table = with_timing(
        found,
        Frame("main"),
        main=lambda table, frame: found.occur(table, HIT),
        keyword=lambda table, frame: table.record(Said("keyword")),
    )
    match = Played(table)
    assert (match.keys, match.table.state.told) == (["pass", "late.1"], ("keyword",))


def test_an_answer_may_be_answered_and_comes_first() -> None:
    found = timing(
        Card(1, B, REACTION, "back"),
        do=lambda table, card, serial: found.occur(table, Hit(C, 1)),
    )
    match = begun(found, HIT).answer("back.1")
    assert (match.asked, len(match.table.state.pending), life(match, C)) == (B, 2, 9)
    match.answer("pass")
    assert (match.asked, match.table.state.told[-1]) == (None, "end")


def test_nothing_is_asked_once_the_match_is_over() -> None:
    def after(table: Table[Little], happened: Occurrence[Any]) -> None:
        table.state.outcome = Outcome((B,), "", "")

    match = begun(timing(Card(1, B, REACTION, "late"), after=after), HIT)
    assert match.asked is None


def test_an_effect_may_wait_for_what_it_lets_happen() -> None:
    found = timing(
        Card(1, B, WOULD, "no"),
        do=lambda table, card, serial: found.cancel(table, serial),
    )

    def main(table: Table[Little], frame: Frame) -> Play[None]:
        done = yield from found.done(table, HIT)
        table.record(Said("done" if done else "not done"))

    assert Played(with_timing(found, Frame("main"), main=main)).answer("pass").table.state.told == (
        "done",
    )
    match = Played(with_timing(found, Frame("main"), main=main)).answer("no.1")
    assert match.table.state.told == ("no.1", "not done")


def test_what_is_cut_off_is_forgotten() -> None:
    found = timing(Card(1, B, WOULD, "no"))
    match = begun(found, HIT)
    table = match.table
    table.push(Frame(STEP, B, (1, 0)))
    prune(table)
    kept = len(table.state.pending)
    assert table.cut("end")
    prune(table)
    assert (kept, len(table.state.pending)) == (1, 0)


def test_an_occurrence_is_packed_with_its_events() -> None:
    packer = Packer(Little, types={"pending": tuple[Occurrence[Hit], ...]})
    state = Little(pending=(Occurrence(4, (HIT,), ((1, 2),)),), counter=4)
    assert packer.unpack(Little(), packer.pack(state)) == state
    plain = Packer(Little)
    assert plain.unpack(Little(), plain.pack(state)) != state
    assert msgspec.to_builtins(HIT)["amount"] == 2
