"""Answers that the table gives: it passes for those who want that, and lets time run out.

A question that leaves no choice is answered by the table, and so are those that somebody has set
to be answered: windows that offer nothing new among them. Where other people play, the answer to a
secret question is given only after a while, the pause of the table's terms and up to half as long
again: nobody sees from haste or from a fixed delay whether there was something to choose. Against
bots and alone it is given at once, and so is what follows from what is public. A pause of 0 means
that this table does not mind.

Passing until the turn ends never reaches into the next turn: it counts for the number of the turn
in which it was asked for, and every choice that is taken back ends it. Passing until something
concerns somebody ends too when that person answers anything.

While somebody asks to take back a choice the table answers nothing, since that would end the
request; nor does it while the table is paused. A request that nobody answers lapses.
"""

from __future__ import annotations

import hashlib

from gorin.content.box.automatic import answer_without_asking
from gorin.hall.table.play import Play
from gorin.hall.table.playing import answered, done
from gorin.hall.table.records import Played, UndoAnswered
from gorin.hall.table.standing import UNDO_WAIT, Standing
from gorin.kernel.answers import default_answer
from gorin.kernel.decision import TABLE, Question, Seat


def next_due(table: Standing) -> int | None:
    """Return when something happens by itself next, None if nothing does."""
    if table.stage != "playing":
        return None
    times = [wait for wait, _ in _waiting(table)]
    if table.undo is not None:
        times.append(table.undo.at + UNDO_WAIT)
    elif table.clocks.over_at is not None:
        times.append(table.clocks.over_at)
    flag = table.clocks.flag
    if flag is not None:
        times.append(flag[0])
    return min(times, default=None)


def lapse(table: Standing, at: int) -> UndoAnswered | None:
    """Return the record by which a request to take back ends, if it is old enough."""
    request = table.undo
    if table.stage != "playing" or request is None or request.at + UNDO_WAIT > at:
        return None
    return UndoAnswered(request.seat, agrees=False)


def flagged(table: Standing, at: int) -> Seat | None:
    """Return a seat whose time has run out."""
    flag = table.clocks.flag
    return flag[1] if table.stage == "playing" and flag is not None and flag[0] <= at else None


def time_asked(play: Play) -> tuple[Question, int] | None:
    """Return the question by which a game asks the table for a time, and how many seconds."""
    for question in play.match.pending:
        seconds = question.decision.args.get("seconds")
        if question.decision.seat == TABLE and isinstance(seconds, int):
            return question, seconds
    return None


def time_up(table: Standing, at: int) -> Played | None:
    """Tell the game that its time is up; return the record of it, None while it is not."""
    over, play = table.clocks.over_at, table.play
    if table.stage != "playing" or table.undo is not None or over is None or over > at:
        return None
    entry = None if play is None else time_asked(play)
    if play is None or entry is None:
        return None
    return answered(play, entry[0], entry[0].decision.options[0].key, "table")


def run_out(table: Standing, seat: Seat) -> Played:
    """Concede for a seat whose time has run out, or answer by default."""
    play = table.play
    assert play is not None
    match = play.match
    game = match.table.rulebook.game
    kind = next((k for k in game.leaving if k in game.initiatives(match.table, seat)), None)
    if kind is not None:
        return done(play, lambda: match.initiate(seat, kind), "table")
    question = match.question(seat)
    decision = question.decision
    value = default_answer(decision) if decision.domain else decision.options[decision.default].key
    return answered(play, question, value, "table")


def pass_for(table: Standing, at: int) -> Played | None:
    """Give the next answer that the table gives for somebody now; return its record."""
    if table.stage != "playing":
        return None
    for wait, question in _waiting(table):
        if wait <= at:
            play = table.play
            assert play is not None
            key = answer_for(table, question)
            return answered(play, question, key, "table")
    return None


# -- which questions -----------------------------------------------------------------------


def _waiting(table: Standing) -> list[tuple[int, Question]]:
    """Return the open questions that the table answers, with the time when it does."""
    play = table.play
    if play is None or table.undo is not None:
        return []
    return [
        (_time(table, play, question), question)
        for question in play.match.pending
        if question.decision.seat >= 0 and answer_for(table, question) is not None
    ]


def answer_for(table: Standing, question: Question) -> str | None:
    """Return what the table answers to a question for its person, None if the person is asked."""
    play = table.play
    decision = question.decision
    assert play is not None
    if decision.seat not in table.answering:
        return None
    if table.lessons is not None and table.lessons.news:
        return None  # a lesson comes up with the question
    chair = table.chairs[decision.seat]
    return answer_without_asking(
        play.customs, play.windows, play.match, question, chair.stops, chair.skipping
    )


def is_skipping(table: Standing, seat: Seat) -> bool:
    """Return whether a person passes in every window for now."""
    play = table.play
    return play is not None and play.windows.skips(play.match, seat, table.chairs[seat].skipping)


def _time(table: Standing, play: Play, question: Question) -> int:
    """Return when the table answers a question that it answers."""
    decision = question.decision
    asked = play.asked[play.wire(question)]
    others = [seat for seat in table.players if seat != decision.seat]
    if not (decision.secret and others) or is_skipping(table, decision.seat):
        return asked
    wait = int(table.terms.pause * 1_000)
    return asked + wait + _fraction(table.seed, play.wire(question), wait // 2)


def _fraction(seed: bytes, number: int, most: int) -> int:
    """Return a number from 0 to `most` that nobody can foresee and that stays the same."""
    digest = hashlib.sha256(seed + b"pause" + number.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big") % (most + 1)
