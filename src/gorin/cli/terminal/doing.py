"""Initiatives of a seat, which nobody asks for: `do` lists them, `do WHAT` does one.

Some of it takes a word or two more, which are typed behind it as an answer would be.
"""

from __future__ import annotations

from gorin.cli.terminal.answers import meant, read_answer
from gorin.cli.terminal.company import Company
from gorin.cli.terminal.domains import example, how_to_lines, wrong
from gorin.kernel.clauses import Refusal, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView, initiative_view
from gorin.kernel.words import Message, say

Lines = list[str] | None
"""Lines to show; None: it was done."""


def kinds_of(company: Company, seat: Seat) -> tuple[str, ...]:
    """Return what a seat may do unasked now, beside leaving the match."""
    match = company.match
    game = match.table.rulebook.game
    initiatives = game.initiatives(match.table, seat)
    return tuple(kind for kind in initiatives if kind not in game.leaving)


def do(company: Company, seat: Seat, rest: str) -> Lines:
    """Do something that nobody asks for; without words, list it."""
    kinds = kinds_of(company, seat)
    if not kinds:
        return [company.read("play-do-nothing")]
    if not rest:
        return _listed(company, kinds)
    asked, _, answer = rest.partition(" ")
    kind = _meant(company, kinds, asked)
    if kind is None:
        return [company.read("play-do-unknown", asked=asked)]
    view = initiative_view(company.match, seat, kind)
    if view is None:
        return _act(company, seat, kind, None)
    return _do_or_tell(company, seat, view, answer.strip())


def _listed(company: Company, kinds: tuple[str, ...]) -> list[str]:
    lines = [company.read("play-do-list")]
    for number, kind in enumerate(kinds, 1):
        what = _called(company, kind)
        lines.append("  " + company.read("play-do-one", number=number, what=what, kind=kind))
    return lines


def _called(company: Company, kind: str) -> str:
    """Return what something that may be done is called."""
    id = f"initiative-{kind}"
    return company.read(id) if company.reader.has(id) else kind


def _meant(company: Company, kinds: tuple[str, ...], asked: str) -> str | None:
    if asked.isdecimal():
        return kinds[int(asked) - 1] if 1 <= int(asked) <= len(kinds) else None
    places = meant(asked, kinds, [_called(company, kind) for kind in kinds])
    return kinds[places[0]] if len(places) == 1 else None


def _do_or_tell(company: Company, seat: Seat, view: QuestionView, answer: str) -> Lines:
    """Do it with what is said, or tell what has to be."""
    reader = company.reader
    read = read_answer(view, answer, reader) if answer else None
    if read is not None and read.is_answer and view.domain is not None:
        try:
            _ = view.domain.read(read.answer)
        except ValueError as error:
            faults = wrong(view, answer, read.answer, error)
            return [reader.read(say("refused", reason=one, clause=view.clause)) for one in faults]
    if read is not None and read.is_answer:
        return _act(company, seat, view.kind, read.answer)
    if read is not None and read.candidates:
        return [company.read("play-meant-several", asked=answer, found=read.candidates)]
    lines = [reader.read(view.message), company.read("play-do-how", kind=view.kind)]
    if view.domain is not None:
        lines += map(reader.read, how_to_lines(view))
        filled = example(view)
        example_line = company.read("play-do-example", kind=view.kind, example=filled)
        return [*lines, example_line] if filled else lines
    options = enumerate(view.options, 1)
    return [*lines, *(f"  [{number}] {reader.read(one.message)}" for number, one in options)]


def _act(company: Company, seat: Seat, kind: str, data: object) -> Lines:
    try:
        company.match.initiate(seat, kind, data)
    except Refused as error:
        return [company.reader.read(_in_words(one)) for one in error.refusals]
    while company.let_act():
        pass
    company.keep()
    return None


def _in_words(refusal: Refusal) -> Message:
    """Return why something is refused, with the clause if there is one."""
    if not refusal.clause:
        return refusal.reason
    return say("refused", reason=refusal.reason, clause=refusal.clause)
