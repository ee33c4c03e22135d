"""Taking back one's own last choice when playing alone.

A choice can be taken back as long as nothing came to light since: no die, no shuffle, no card
turned up or drawn. Otherwise taking back would be a way to look ahead.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from gorin.cli.terminal.company import Company
from gorin.content.box.automatic import answer_without_asking
from gorin.content.box.windows import Windows
from gorin.content.desk.matches import match_of
from gorin.kernel.decision import CHANCE, Question, Seat
from gorin.kernel.journal import Answered, effective
from gorin.kernel.match import Match
from gorin.kernel.words import Message, say


class _Choice(Struct, frozen=True):
    """A choice somebody made: before which entry it lies, and what lay hidden then."""

    entry: int
    hidden: tuple[object, ...]


def undo(company: Company, seat: Seat) -> Message | None:
    """Take back the seat's last choice; return why it cannot be done, None if it is done."""
    if not company.is_solo:
        return say("play-undo-not-alone")
    choice = _last_choice(company, seat)
    if choice is None:
        return say("play-undo-nothing")
    after = effective(company.match.journal.all())[choice.entry :]
    if any(isinstance(entry, Answered) and entry.seat == CHANCE for entry in after):
        return say("play-undo-chance")
    if _hidden(company, company.match, seat) != choice.hidden:
        exact = company.customs.come_to_light is not None
        return say("play-undo-revealed" if exact else "play-undo-changed")
    company.match.undo(seat, to=choice.entry)
    company.windows.undo(choice.entry)
    company.keep()
    company.catch_up()
    return None


def _hidden(company: Company, match: Match[Any], seat: Seat) -> tuple[object, ...]:
    """Return what changes when something comes to light; the whole view if nobody knows better."""
    pick, table = company.customs.come_to_light, match.table
    return (table.rulebook.game.view(table, seat),) if pick is None else pick(table, seat)


def _is_automatic(
    company: Company, match: Match[Any], question: Question, windows: Windows
) -> bool:
    """Return whether the table answers a question for whoever is asked."""
    answer = answer_without_asking(company.customs, windows, match, question, company.settings)
    return answer is not None


def _last_choice(company: Company, seat: Seat) -> _Choice | None:
    """Play the game again to find the last question that the person was asked in earnest."""
    twin = match_of(company.library, company.save.header)
    twin.start()
    entries = effective(company.match.journal.all())
    choice: _Choice | None = None
    windows = Windows(company.customs)
    for place, entry in enumerate(entries):
        if isinstance(entry, Answered) and entry.seat == seat:
            asked = twin.question(seat)
            hidden = _hidden(company, twin, seat)
            if not _is_automatic(company, twin, asked, windows):
                choice = _Choice(place, hidden)
                offer = windows.offer(twin, asked, place)
                if offer is not None:
                    windows.note(offer, str(entry.answer))
        twin.feed(entry)
    return choice
