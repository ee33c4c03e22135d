"""Playing: answers and what is done unasked, and why something cannot be done.

Only whoever is asked may answer, under the number of the very question: a late or a doubled answer
is refused and changes nothing. What chance answers in consequence is part of the same record. Who
lets a bot hold the seat does not answer until the seat is taken back.

Whoever concedes is asked nothing more. If that decides the match it is over at once; else it takes
effect when the step that is being played is over. It is possible while the table is paused, too: a
pause keeps nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from gorin.content.box.windows import PASS
from gorin.hall.table.commands import Act, ActAsks, Answer, ListAttempts, ListPassed, WhyNot
from gorin.hall.table.gathering import own_seat
from gorin.hall.table.play import Mark, Play
from gorin.hall.table.records import Played
from gorin.hall.table.refusing import fault, refused
from gorin.hall.table.standing import Asking, Chair, Moment, Standing
from gorin.hall.table.updates import ActAsked, AttemptList, Fault, PassedList, Reasons
from gorin.kernel.clauses import Refused, refuse
from gorin.kernel.decision import Question, Seat
from gorin.kernel.journal import Answered, Initiated, Undone
from gorin.kernel.observe import initiative_view

MOST_DATA = 1_000
"""The most that may come with an act, in bytes of JSON."""
LONGEST_ATTEMPT = 200
MOST_WINDOWS = 30
"""The most windows that are remembered of those in which the table passed for somebody."""


# -- commands ------------------------------------------------------------------------------


def answer(asking: Asking, wish: Answer) -> Played:
    """Answer the open question of the own seat."""
    play = running(asking.table)
    seat = _own_play(asking)
    question = play.question(seat, wish.serial)
    if question is None:
        _ = play.match.question(seat)  # says who is asked if nothing is asked of this seat
        raise Refused(
            (refuse(play.clause_of(wish.serial), "hall-answer-late", serial=wish.serial),)
        )
    return answered(play, question, wish.answer, "person")


def act(asking: Asking, wish: Act) -> Played:
    """Do something unasked, such as conceding."""
    play = running(asking.table)
    seat = _own_play(asking, is_leaving=wish.kind in play.leaving)
    _check_open(asking.table, seat, wish.kind)
    if len(msgspec.json.encode(wish.data)) > MOST_DATA:
        raise fault("hall-text-too-long", place="data", most=MOST_DATA)
    return done(play, lambda: play.match.initiate(seat, wish.kind, wish.data), "person")


def act_asks(asking: Asking, wish: ActAsks) -> ActAsked:
    """Tell what has to be said with something unasked."""
    match, seat = running(asking.table).match, own_seat(asking)
    _check_open(asking.table, seat, wish.kind)
    return ActAsked(wish.id, wish.kind, initiative_view(match, seat, wish.kind))


def _check_open(table: Standing, seat: Seat, kind: str) -> None:
    """Check that a seat may do something unasked now.

    Raises:
        Refused: it may not.
    """
    if kind not in initiatives(table, seat):
        raise refused("refused-initiative", kind=kind[:LONGEST_ATTEMPT])


def why_not(asking: Asking, wish: WhyNot) -> Reasons:
    """Tell which clauses forbid an attempt, on what the seat knows."""
    play = running(asking.table)
    attempt = wish.attempt[:LONGEST_ATTEMPT]
    refusals = play.match.why_not(own_seat(asking), attempt)
    return Reasons(wish.id, attempt, tuple(Fault(one.reason, "", one.clause) for one in refusals))


def list_attempts(asking: Asking, wish: ListAttempts) -> AttemptList:
    """Tell everything a seat may think of trying, or how an attempt may go on."""
    match = running(asking.table).match
    stem = wish.stem[:LONGEST_ATTEMPT]
    attempts = match.table.rulebook.game.attempts(match.table, own_seat(asking), stem)
    return AttemptList(wish.id, attempts)


def list_passed(asking: Asking, wish: ListPassed) -> PassedList:
    """Tell in which windows the table has passed for the own seat since it answered last."""
    return PassedList(wish.id, asking.table.chairs[own_seat(asking)].windows)


def _own_play(asking: Asking, *, is_leaving: bool = False) -> Seat:
    """Return the seat of whoever asks, if its person plays it now, or may leave the match.

    Raises:
        Refused: the table is paused, or a bot holds the seat.
    """
    if asking.table.stage == "paused" and not is_leaving:
        raise refused("hall-is-paused")
    seat = own_seat(asking)
    if asking.table.chairs[seat].held:
        raise refused("hall-bot-holds", seat=seat + 1)
    return seat


def running(table: Standing) -> Play:
    """Return the match of a table that is being played, or is paused.

    Raises:
        Refused: it has not begun, or is over.
    """
    if table.play is None:
        raise refused("hall-not-begun")
    if not table.is_running:
        raise refused("hall-is-over")
    return table.play


def initiatives(table: Standing, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may do unasked at this moment; nothing once it has left the match.

    While the table is paused it may leave the match, no more.
    """
    play = table.play
    if play is None or not table.is_running or table.chairs[seat].conceded:
        return ()
    kinds = play.match.table.rulebook.game.initiatives(play.match.table, seat)
    if table.stage == "paused":
        return tuple(kind for kind in kinds if kind in play.leaving)
    return kinds


# -- making records ------------------------------------------------------------------------


def answered(
    play: Play, question: Question, value: Any, by: Literal["person", "bot", "table"]
) -> Played:
    """Answer a question; return the record of it.

    Raises:
        Refused: it is no answer to the question; nothing has changed.
    """
    seat, serial = question.decision.seat, question.serial
    return done(play, lambda: play.match.choose(seat, value, serial=serial), by)


def done(play: Play, change: Callable[[], None], by: Literal["person", "bot", "table"]) -> Played:
    """Let something happen in the match; return the record of it and of what chance answered."""
    before = len(play.match.journal)
    change()
    return Played(tuple(play.match.journal.since(before)), by)


# -- records -------------------------------------------------------------------------------


def played(table: Standing, record: Played, moment: Moment, mark: Mark | None) -> None:
    """Entries were added to the journal; what anybody asked to take back is so no more."""
    play = table.play
    assert play is not None
    first, before = record.entries[0], set(play.asked)
    if isinstance(first, Undone):
        _take_back(table, play, first, moment)
    elif isinstance(first, Initiated):
        _note_leaving(table, first, moment, by=record.by)
    elif first.seat >= 0 and record.by != "bot":
        table.clocks.answered(first.seat)
        _wake(table.chairs[first.seat], record.by)
        _note_passing(play, table.chairs[first.seat], first, record.by)
    play.note(record.entries, mark, moment.at)
    if play.match.outcome is not None and not table.ended:
        table.ended = moment.at
    table.undo = None
    for question in play.match.pending:
        if play.wire(question) not in before and question.decision.seat >= 0:
            table.clocks.ask(question.decision.seat)


def _wake(chair: Chair, by: str) -> None:
    """Stop passing for a player who answers: they passed only until something concerned them."""
    if by == "person" and chair.skipping is not None and chair.skipping.turn is None:
        chair.skipping = None


def _note_passing(play: Play, chair: Chair, first: Answered, by: str) -> None:
    """Count the windows passed for a player; none once they answer something themselves."""
    if by == "person":
        chair.passed, chair.windows = 0, ()
    elif first.answer == PASS:
        chair.passed += 1
        window = play.put.get(first.serial)
        if window is not None:
            chair.windows = (*chair.windows, window)[-MOST_WINDOWS:]


def _note_leaving(table: Standing, first: Initiated, moment: Moment, *, by: str) -> None:
    """Take a player who gives up out of the match at once, whatever the others are asked."""
    play, chair = table.play, table.chairs[first.seat]
    if play is None or chair.conceded or first.kind not in play.leaving:
        return
    chair.conceded = True
    if by == "person":
        name = table.called_at(first.seat)
        table.talk.tell(moment.number, moment.at, "hall-told-gave-up", name=name)


def _take_back(table: Standing, play: Play, undone: Undone, moment: Moment) -> None:
    """Clocks show again what they showed before the choice; nobody skips a turn any more."""
    mark = next((mark for mark in play.marks if mark.entry == undone.to), None)
    if mark is not None:
        table.clocks.restore(mark.clocks)
    for chair in table.chairs:
        chair.skipping, chair.passed, chair.windows = None, 0, ()
    name = table.name_at(undone.seat)
    table.talk.tell(moment.number, moment.at, "hall-told-undone", name=name)
