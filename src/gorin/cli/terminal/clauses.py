"""Clauses that somebody looks for by the beginning of their name, or by words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rich.text import Text

from gorin.content.boxes import game_of
from gorin.content.clauses.registers import registers, text_id
from gorin.kernel.words import say
from gorin.text.render import Reader

MOST = 30
"""More clauses than that are counted, not listed."""


def meant(game: str, asked: str, reader: Reader) -> list[str]:
    """Return the clauses of a game that are meant.

    Those whose names begin so; else those with all the words in their titles, whole words before
    parts of words; else those with all the words in what they say.
    """
    known = dict(_readable(game, reader))
    wanted = asked.casefold().strip()
    named = [clause for clause in known if clause.casefold().startswith(wanted)]
    if named or not wanted:
        return named if wanted else []
    titled = {clause: reader.title(id).casefold() for clause, id in known.items()}
    clauses = [clause for clause, title in titled.items() if _has_words(title, wanted)]
    clauses += [
        clause
        for clause, title in titled.items()
        if clause not in clauses and _has_parts(title, wanted)
    ]
    ways: tuple[Callable[[str, str], bool], ...] = (_has_words, _has_parts)
    for fits in () if clauses else ways:
        clauses += [
            clause
            for clause, id in known.items()
            if clause not in clauses and fits(reader.read(say(id)).casefold(), wanted)
        ]
    return clauses


def listed(clauses: list[str], reader: Reader) -> list[Text | str]:
    """Return clauses with their titles; one alone with what it says."""
    if len(clauses) == 1:
        (id,) = (_id(clause) for clause in clauses)
        return [Text(f"{clauses[0]} · {reader.title(id)}", "bold"), reader.read(say(id))]
    lines: list[Text | str] = [reader.read(say("play-rule-found"))]
    lines += [f"  {clause} · {reader.title(_id(clause))}" for clause in clauses[:MOST]]
    if len(clauses) > MOST:
        lines.append(reader.read(say("play-rule-more", count=len(clauses) - MOST)))
    return lines


def _readable(game: str, reader: Reader) -> Iterator[tuple[str, str]]:
    """Yield the clauses of a game that can be read, each with the id of its message."""
    for register in registers():
        if game_of(register.book.id) == game:
            for clause in register.clauses.values():
                if reader.has(text_id(clause)):
                    yield clause.id, text_id(clause)


def _id(clause: str) -> str:
    return f"clause-{clause.replace('.', '_')}"


def _has_words(text: str, wanted: str) -> bool:
    words = re.findall(r"\w+", text)
    return all(word in words for word in wanted.split())


def _has_parts(text: str, wanted: str) -> bool:
    return all(word in text for word in wanted.split())
