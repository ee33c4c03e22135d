"""Playing at a table: asking people, letting bots answer, keeping the game, handing over."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from gorin.bots.sight import sight_of
from gorin.cli.terminal import asking, commands, domains, frame, guiding, panels
from gorin.cli.terminal.answers import (
    LEAVE,
    Read,
    read_answer,
    safe_answer,
)
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.table import Reply
from gorin.content.box.automatic import answer_without_asking
from gorin.kernel.clauses import Refused
from gorin.kernel.decision import Question, Seat
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import Message, say

SPECTATED = 24
"""Bots alone are told of in portions of so many answers."""


class Left(Exception):
    """Somebody left the table; the game is saved."""


def play(sitting: Sitting) -> None:
    """Play until the match is over.

    Raises:
        Left: somebody left before that; the game is saved.
    """
    sitting.keep()
    answered = 0
    try:
        while sitting.match.outcome is None:
            sitting.table.between()
            question = asking.next_question(sitting)
            if sitting.let_act(question):
                continue
            _answer(sitting, question)
            answered += 1
            if not sitting.people and answered % SPECTATED == 0:
                _tell_spectators(sitting)
        sitting.keep()
        sitting.tell_rest()
    except (EOFError, KeyboardInterrupt):
        raise Left from None


def _answer(sitting: Sitting, question: Question) -> None:
    seat = question.decision.seat
    agent = sitting.agent(seat)
    if agent is not None:
        chosen = agent.choose(sight_of(sitting.match, question))
        sitting.match.choose(seat, chosen, serial=question.serial)
        return
    asked = sitting.table.worded(seat, asking.as_asked(sitting, question))
    answer = answer_without_asking(
        sitting.customs,
        sitting.windows,
        sitting.match,
        question,
        sitting.settings,
        sitting.skipping.get(seat),
    )
    if _has_to_learn(sitting) or answer is None:
        with sitting.noting(question):
            _ask_person(sitting, seat, asked)
        sitting.wake(seat, question)
        return
    sitting.match.choose(seat, answer, serial=question.serial)


def _has_to_learn(sitting: Sitting) -> bool:
    """Return whether a lesson comes up with the question that is open: then it is asked."""
    return sitting.guide is not None and sitting.guide.look(sitting.match)


# -- a person ------------------------------------------------------------------------------


def _ask_person(sitting: Sitting, seat: Seat, question: QuestionView) -> None:
    sitting.keep()
    if len(sitting.people) > 1 and sitting.facing != seat:
        hand_over(sitting, seat)
    sitting.facing = seat
    sitting.draft = None
    news = sitting.unread(seat)
    if sitting.screen.plain or len(news) > 1:
        sitting.screen.tell(news)
    show(sitting, seat, question)
    while True:
        reply = _read_line(sitting, seat, question, sitting.screen.ask())
        if reply is Reply.LEAVE:
            raise Left
        if reply is Reply.CHANGED:
            return
        if reply is Reply.REDRAW:
            show(sitting, seat, question)


def hand_over(sitting: Sitting, seat: Seat) -> None:
    """Clear the screen and wait until the right person sits at the keyboard."""
    screen = sitting.screen
    screen.forget()
    name = panels.seat_text(seat)
    screen.lines(["", sitting.read("play-hand-over", seat=name)])
    screen.drop_typed_ahead()
    while screen.ask(""):
        pass  # an answer typed too early is not what opens somebody else's hand
    screen.forget()


def scene(sitting: Sitting, seat: Seat, question: QuestionView | None) -> frame.Scene:
    """Return what a seat is shown now."""
    guide = sitting.guide
    return frame.Scene(
        sitting.view(seat),
        sitting.reader,
        sitting.title,
        sitting.library,
        question,
        seat,
        None if question is None else safe_answer(question, sitting.table.safe),
        tuple(sitting.news(seat)),
        notes=tuple(Text(sitting.reader.read(note)) for note in sitting.table.notes(seat)),
        hint=sitting.read("play-hint" if guide is None else "learn-keys"),
        lesson=None if guide is None else _panel(sitting, guide),
    )


def _panel(sitting: Sitting, guide: guiding.Guide) -> guiding.Panel | None:
    """Return the lesson to read now in words."""
    if guide.lesson is None:
        return None
    left, plain = len(guide.waiting), sitting.screen.plain
    return guiding.panel_of(
        guide.lesson, sitting.reader, sitting.table.extras, left=left, plain=plain
    )


def show(sitting: Sitting, seat: Seat, question: QuestionView) -> None:
    """Show the table and the question to a seat."""
    screen, table = sitting.screen, sitting.table
    if table.show_instead(seat, question):
        return
    shown = scene(sitting, seat, question)
    if sitting.guide is not None:
        hidden = screen.plain or table.covers(shown, screen.width, screen.height)
        sitting.guide.covers = hidden and shown.lesson is not None
    if screen.plain:
        screen.lines(table.tell(shown))
    else:
        screen.redraw(table.draw(shown, screen.width, screen.height))


def _read_line(sitting: Sitting, seat: Seat, question: QuestionView, typed: str) -> Reply:
    guide = sitting.guide
    if not typed and guide is not None and guide.lesson is not None:
        guide.read()
        return Reply.REDRAW
    if not typed:
        return _confirm(sitting, seat, question)
    reply = commands.obey(sitting.table, seat, question, typed)
    if reply is not Reply.NOT_MINE:
        return reply
    if guide is not None and guide.covers:
        return _say(sitting, say("learn-first-read"))
    read = read_answer(question, typed, sitting.reader, sitting.draft)
    if read.is_answer:
        if _is_new_draft(sitting, question, typed, read.answer):
            return Reply.SHOWN
        return _choose(sitting, seat, question, read.answer)
    return _not_understood(sitting, seat, question, typed, read)


def _confirm(sitting: Sitting, seat: Seat, question: QuestionView) -> Reply:
    """Give the answer that the Enter key stands for: the draft, or the safe one."""
    if sitting.draft is not None:
        return _choose(sitting, seat, question, sitting.draft)
    safe = safe_answer(question, sitting.table.safe)
    if safe is None:
        return _tell_how(sitting, question)
    return _choose(sitting, seat, question, question.options[safe].key)


def _is_new_draft(sitting: Sitting, question: QuestionView, typed: str, answer: object) -> bool:
    """Tell an answer of several things before it is given; the same one again gives it.

    One that cannot be given is told with all that is wrong, and changes nothing.
    """
    domain = question.domain
    if domain is None or not domains.is_drafted(domain):
        return False
    try:
        draft = domain.read(answer)
    except ValueError as error:
        for fault in domains.wrong(question, typed, answer, error):
            _ = _say(sitting, fault)
        return True
    if sitting.draft == draft:
        return False
    sitting.draft = draft
    for line in domains.unsaid(question, draft, sitting.reader.has):
        _ = _say(sitting, line)
    _ = _say(sitting, domains.in_words(question, draft))
    return True


def _tell_how(sitting: Sitting, question: QuestionView) -> Reply:
    """Say what to type."""
    count = len(question.options)
    for line in domains.how_to_lines(question) or (say("play-choose", count=count),):
        _ = _say(sitting, line)
    return Reply.SHOWN


def _not_understood(
    sitting: Sitting, seat: Seat, question: QuestionView, typed: str, read: Read
) -> Reply:
    if read.candidates:
        message = say("play-meant-several", asked=typed, found=read.candidates)
        return _say(sitting, message)
    if typed.isdecimal() or not commands.explain(sitting.table, seat, question, typed):
        count = len(question.options)
        return _say(sitting, say("play-not-understood", asked=typed, count=count))
    return Reply.SHOWN


def _choose(sitting: Sitting, seat: Seat, question: QuestionView, answer: Any) -> Reply:
    if answer == LEAVE:
        sitting.left_open.add(question.serial)
        return Reply.CHANGED
    doubt = sitting.table.sure(seat, question, answer)
    if doubt is not None:
        _ = _say(sitting, doubt)
        if not commands.says_yes(sitting):
            return Reply.REDRAW
    serial = asking.serial_of(sitting, seat, question, answer)
    try:
        sitting.match.choose(seat, answer, serial=serial)
        sitting.notices.clear()
        if sitting.guide is not None:
            sitting.guide.read()
    except Refused as error:
        for refusal in error.refusals:
            _ = _say(sitting, refusal.reason)
        return Reply.SHOWN
    sitting.keep()
    return Reply.CHANGED


def _say(sitting: Sitting, message: Message) -> Reply:
    screen, text = sitting.screen, Text(sitting.reader.read(message))
    screen.lines([text] if screen.plain else panels.wrap(text, screen.width))
    return Reply.SHOWN


def _tell_spectators(sitting: Sitting) -> None:
    sitting.keep()
    sitting.screen.tell(sitting.unread(None))
