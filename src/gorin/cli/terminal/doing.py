"""What a seat does unasked, such as an offer: `do` lists it, `do WHAT` does it.

Some of it takes a word or two more, which are typed behind it as an answer would be.
"""

from __future__ import annotations

from gorin.cli.terminal.answers import meant, read_answer
from gorin.cli.terminal.domains import example, how_to_lines, wrong
from gorin.cli.terminal.sitting import Sitting
from gorin.kernel.clauses import Refusal, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView, initiative_view
from gorin.kernel.words import Message, say

Told = list[str] | None
"""Lines to show; None: it was done."""


def kinds_of(sitting: Sitting, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may do unasked now, beside leaving the match."""
    match = sitting.match
    game = match.table.rulebook.game
    found = game.initiatives(match.table, seat)
    return tuple(kind for kind in found if kind not in game.leaving)


def do(sitting: Sitting, seat: Seat, rest: str) -> Told:
    """Do something that nobody asks for; without words, list it."""
    kinds = kinds_of(sitting, seat)
    if not kinds:
        return [sitting.read("play-do-nothing")]
    if not rest:
        return _listed(sitting, kinds)
    asked, _, answer = rest.partition(" ")
    kind = _meant(sitting, kinds, asked)
    if kind is None:
        return [sitting.read("play-do-unknown", asked=asked)]
    view = initiative_view(sitting.match, seat, kind)
    if view is None:
        return _act(sitting, seat, kind, None)
    return _said(sitting, seat, view, answer.strip())


def _listed(sitting: Sitting, kinds: tuple[str, ...]) -> list[str]:
    lines = [sitting.read("play-do-list")]
    for number, kind in enumerate(kinds, 1):
        what = _called(sitting, kind)
        lines.append("  " + sitting.read("play-do-one", number=number, what=what, kind=kind))
    return lines


def _called(sitting: Sitting, kind: str) -> str:
    """Return what something that may be done is called."""
    id = f"initiative-{kind}"
    return sitting.read(id) if sitting.reader.has(id) else kind


def _meant(sitting: Sitting, kinds: tuple[str, ...], asked: str) -> str | None:
    if asked.isdecimal():
        return kinds[int(asked) - 1] if 1 <= int(asked) <= len(kinds) else None
    found = meant(asked, kinds, [_called(sitting, kind) for kind in kinds])
    return kinds[found[0]] if len(found) == 1 else None


def _said(sitting: Sitting, seat: Seat, view: QuestionView, answer: str) -> Told:
    """Do it with what is said, or tell what has to be."""
    reader = sitting.reader
    read = read_answer(view, answer, reader) if answer else None
    if read is not None and read.is_answer and view.domain is not None:
        try:
            _ = view.domain.read(read.answer)
        except ValueError as error:
            faults = wrong(view, answer, read.answer, error)
            return [reader.read(say("refused", reason=one, clause=view.clause)) for one in faults]
    if read is not None and read.is_answer:
        return _act(sitting, seat, view.kind, read.answer)
    if read is not None and read.candidates:
        return [sitting.read("play-meant-several", asked=answer, found=read.candidates)]
    lines = [reader.read(view.message), sitting.read("play-do-how", kind=view.kind)]
    if view.domain is not None:
        lines += map(reader.read, how_to_lines(view))
        filled = example(view)
        told = sitting.read("play-do-example", kind=view.kind, example=filled)
        return [*lines, told] if filled else lines
    options = enumerate(view.options, 1)
    return [*lines, *(f"  [{number}] {reader.read(one.message)}" for number, one in options)]


def _act(sitting: Sitting, seat: Seat, kind: str, data: object) -> Told:
    try:
        sitting.match.initiate(seat, kind, data)
    except Refused as error:
        return [sitting.reader.read(_in_words(one)) for one in error.refusals]
    while sitting.let_act():
        pass
    sitting.keep()
    return None


def _in_words(refusal: Refusal) -> Message:
    """Return why something is refused, with the clause if there is one."""
    if not refusal.clause:
        return refusal.reason
    return say("refused", reason=refusal.reason, clause=refusal.clause)
