"""The choice of the question that is put next, where several lie open together.

Questions that all have to answer are secret. Beside a public one that play waits for others may
lie open, which nobody has to answer: an offer, a reply. The person it is asked of finds those in
one list with it. Somebody else who sits at the keyboard is asked once whether to speak, and a bot
answers what lies open beside its own question.
"""

from __future__ import annotations

from msgspec.structs import replace

from gorin.cli.terminal.answers import LEAVE
from gorin.cli.terminal.company import Company
from gorin.kernel.decision import Question, Seat
from gorin.kernel.observe import OptionView, QuestionView
from gorin.kernel.words import say


def next_question(company: Company) -> Question:
    """Return the question to answer now: that of the person at the keyboard goes first."""
    first, *others = company.match.pending
    if first.decision.secret:
        own = (each for each in (first, *others) if each.decision.seat == company.facing)
        return next(own, first)
    seat = first.decision.seat
    beside = [each for each in others if each.serial not in company.left_open]
    speaker = company.people[0] if len(company.people) == 1 else company.facing
    for each in beside:
        is_bots = each.decision.seat == seat and company.agent(seat) is not None
        if is_bots or (each.decision.seat == speaker and speaker != seat):
            return each
    return first


def as_asked(company: Company, question: Question) -> QuestionView:
    """Return a question as its seat sees it, with what may be answered or left open beside it."""
    first, *others = company.match.pending
    asked = company.asked(question)
    if first.decision.secret or not others or question.decision.domain is not None:
        return asked
    if question is not first:
        return replace(asked, options=(OptionView(LEAVE, say("play-leave-open")), *asked.options))
    own = (each for each in others if each.decision.seat == question.decision.seat)
    beside = (option for each in own for option in company.asked(each).options)
    return replace(asked, options=(*asked.options, *beside))


def serial_of(company: Company, seat: Seat, asked: QuestionView, answer: object) -> int:
    """Return the number of the question that an answer is to."""
    own = [each for each in company.match.pending if each.decision.seat == seat]
    for each in own:
        if each.serial == asked.serial and each.decision.domain is not None:
            return each.serial
    same = (
        each for each in own if isinstance(answer, str) and each.decision.option(answer) is not None
    )
    return next((each.serial for each in same), asked.serial)
