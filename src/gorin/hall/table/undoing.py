"""Taking back: whose choice, what may be taken back, who has to agree.

What is taken back is the own last choice that was made in earnest, and all that came after it,
answers of others too. What the table answered for somebody is no choice of theirs.

The rule of the table says what may be taken back. "none": nothing. "casual": a choice after which
neither chance was asked nor anything hidden came to light, as the game's customs say it; what bots
and the table answered goes with it, people must agree.
"any": every choice, if all others agree. Alone and against bots nobody has to be asked; a draw of
chance that is taken back is not drawn again. A seat that has left the match is not asked, and what
was played before somebody left stays played.

Who is away while a bot holds the seat cannot agree. So as long as it is held nothing is taken back
that lies before the moment when the bot took it; what came after is for those who are there. Who
is back is asked like everybody.

One request is open at a time. It ends when anything is played, when one seat refuses, when the
asker withdraws it, and after a minute. Three refusals in a turn are enough: who asks again waits
for the next turn. The clocks go back to what they showed before the choice.
"""

from __future__ import annotations

from msgspec.structs import replace

from gorin.hall.table.commands import AnswerUndo, AskUndo
from gorin.hall.table.gathering import own_seat
from gorin.hall.table.play import Mark, Play
from gorin.hall.table.playing import done, running
from gorin.hall.table.records import Played, UndoAnswered, UndoAsked
from gorin.hall.table.refusing import refused
from gorin.hall.table.standing import UNDO_WAIT, Asking, Moment, Standing, UndoRequest
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Seat
from gorin.kernel.words import Message, say

MOST_REFUSALS = 3
"""The most refusals of a seat in a turn."""


# -- commands ------------------------------------------------------------------------------


def ask_undo(asking: Asking, wish: AskUndo) -> Played | None:
    """Ask to take back the own last choice; where nobody has to agree it is done."""
    table, seat = asking.table, own_seat(asking)
    play = running(table)
    if table.stage == "paused":
        raise refused("hall-is-paused")
    if table.undo is not None:
        raise refused("hall-undo-open")
    mark = may_take_back(table, play, seat)
    if not _others(table, seat):
        return done(play, lambda: play.match.undo(seat, to=mark.entry), "person")
    if table.chairs[seat].refusals == (play.turn, MOST_REFUSALS):
        raise refused("hall-undo-too-often")
    asking.keep(UndoAsked(seat, mark.entry))
    return None


def answer_undo(asking: Asking, wish: AnswerUndo) -> Played | None:
    """Agree, refuse, or withdraw the own request; when all agree it is done."""
    table, seat = asking.table, own_seat(asking)
    play = running(table)
    request = table.undo
    if request is None:
        raise refused("hall-undo-none")
    if seat != request.seat and seat not in missing(table, request):
        raise refused("hall-undo-not-asked")
    if seat == request.seat and wish.agrees:
        raise refused("hall-undo-own")
    asking.keep(UndoAnswered(seat, wish.agrees))
    if not wish.agrees or missing(table, table.undo):
        return None
    return done(play, lambda: play.match.undo(request.seat, to=request.to), "person")


# -- what may be taken back ----------------------------------------------------------------


def may_take_back(table: Standing, play: Play, seat: Seat) -> Mark:
    """Return the choice that a seat may take back, as far as it is up to the seat.

    Raises:
        Refused: there is none, or the rule of the table does not allow it.
    """
    if table.terms.undo == "none":
        raise refused("hall-undo-never")
    chair = table.chairs[seat]
    mark = next((mark for mark in reversed(play.marks) if mark.seat == seat), None)
    if mark is None or chair.held or chair.conceded:
        raise refused("hall-undo-nothing")
    if play.last_leaving >= mark.entry:
        raise refused("hall-undo-left")
    for held in table.held_for:
        if table.chairs[held].held_from > mark.entry:
            raise refused("hall-undo-held", name=table.name_at(held))
    if table.terms.undo == "casual":
        _check_nothing_new(play, mark)
    return mark


def _check_nothing_new(play: Play, mark: Mark) -> None:
    """Check that neither chance was asked nor anything came to light since a choice.

    Raises:
        Refused: it was, or something did.
    """
    if play.last_chance >= mark.entry:
        raise refused("hall-undo-chance")
    if play.light(mark.seat) != mark.light:
        exact = play.customs.come_to_light is not None
        raise refused("hall-undo-revealed" if exact else "hall-undo-changed")


def why_no_undo(table: Standing, seat: Seat) -> Message | None:
    """Return why a seat may not ask now to take back a choice, None if it may."""
    if table.stage == "paused":
        return say("hall-is-paused")
    if table.stage != "playing" or table.play is None:
        return say("hall-undo-nothing")
    if table.undo is not None:
        return say("hall-undo-open")
    try:
        _ = may_take_back(table, table.play, seat)
    except Refused as error:
        return error.refusals[0].reason
    if table.chairs[seat].refusals == (table.play.turn, MOST_REFUSALS):
        return say("hall-undo-too-often")
    return None


def _others(table: Standing, seat: Seat) -> tuple[Seat, ...]:
    """Return whoever has to agree when a seat takes back: the other people who answer.

    Whose seat is held need not, since nothing from before that may be taken back.
    """
    return tuple(other for other in table.answering if other != seat)


def missing(table: Standing, request: UndoRequest | None) -> tuple[Seat, ...]:
    """Return the seats that have still to agree."""
    if request is None:
        return ()
    return tuple(s for s in _others(table, request.seat) if s not in request.agreed)


# -- records -------------------------------------------------------------------------------


def undo_asked(table: Standing, record: UndoAsked, moment: Moment) -> None:
    """A request is open."""
    assert table.play is not None
    length = next(mark.told for mark in table.play.marks if mark.entry == record.to)
    table.undo = UndoRequest(record.seat, record.to, moment.at, length)
    name = table.name_at(record.seat)
    table.talk.tell(moment.number, moment.at, "hall-told-undo-asked", name=name)


def undo_answered(table: Standing, record: UndoAnswered, moment: Moment) -> None:
    """Somebody has agreed; or the request is over."""
    request = table.undo
    assert request is not None
    name = table.name_at(record.seat)
    if record.agrees:
        agreed = (*request.agreed, record.seat)
        table.undo = replace(request, agreed=agreed)
        table.talk.tell(moment.number, moment.at, "hall-told-undo-agreed", name=name)
        return
    table.undo = None
    if record.seat == request.seat:
        is_late = moment.at >= request.at + UNDO_WAIT
        id = "hall-told-undo-lapsed" if is_late else "hall-told-undo-withdrawn"
        table.talk.tell(moment.number, moment.at, id, name=name)
        return
    chair, play = table.chairs[request.seat], table.play
    assert play is not None
    turn, count = chair.refusals
    chair.refusals = (play.turn, count + 1 if turn == play.turn else 1)
    table.talk.tell(moment.number, moment.at, "hall-told-undo-refused", name=name)
