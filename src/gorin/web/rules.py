"""Rules: the clauses of the rule books, and what belongs to each."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.responses import Response

from gorin.content.boxes import boxes, game_of
from gorin.content.clauses.homes import homes_elsewhere
from gorin.content.clauses.once import Once
from gorin.content.clauses.registers import (
    find_register,
    joined,
    known_clauses,
    nearest,
    registers,
    text_id,
)
from gorin.content.desk.names import texts_of
from gorin.content.reading.unknown import unknown
from gorin.kernel.clauses import Clause
from gorin.kernel.words import Message, say
from gorin.text.catalogue import load_catalogue
from gorin.text.language import ENGLISH
from gorin.web.blobs import Blob
from gorin.web.bodies.content import Book, Books, Rule, RuleRow
from gorin.web.errors import JSON, NotThere
from gorin.web.routes import Call, Parameter, Route


def rule_of(id: str) -> Rule:
    """Return a clause with all that belongs to it.

    Raises:
        NotThere: there is no such clause; the message names the nearest ones.
    """
    if id not in known_clauses():
        beside = _rule_elsewhere(id)
        if beside is not None:
            return beside
        raise NotThere(unknown("register-no-clause", nearest(id), clause=id))
    everything = joined(id)
    clause = everything.clause
    return Rule(
        clause.id,
        everything.book.id,
        everything.book.title,
        clause.title,
        text_of(clause, everything.book.id),
        clause.source,
        clause.state,
        clause.reason,
        everything.homes,
        everything.changes,
        tuple(proof.test for proof in everything.tests),
        everything.scenarios,
        clause.rules_on,
        everything.rulings,
    )


def _rule_elsewhere(id: str) -> Rule | None:
    """Return a clause of a game without a register of its rules: where it stands in the code."""
    for box in boxes():
        for format in box.formats:
            if find_register(format.book) is not None:
                continue
            homes = homes_elsewhere(format.rulebook).get(id)
            if homes:
                clause = Clause(id, homes[0].says, "", "", "", ())
                words = text_of(clause, format.book)
                book = (format.book, format.book)
                return Rule(id, *book, clause.title, words, "", "", "", homes, (), (), (), (), ())
    return None


def text_of(clause: Clause, book: str) -> Message | None:
    """Return the text of a clause of a book, None if what the book's game says lacks it."""
    id = text_id(clause)
    return say(id) if load_catalogue(ENGLISH, texts_of(game_of(book))).has(id) else None


@Once
def _books() -> Blob:
    books = tuple(
        Book(
            register.book.id,
            register.book.title,
            tuple(_row(clause, register.book.id) for clause in register.clauses.values()),
        )
        for register in registers()
    )
    return Blob(msgspec.json.encode(Books(books)), JSON)


def _row(clause: Clause, book: str) -> RuleRow:
    tests = len(joined(clause.id).tests)
    return RuleRow(clause.id, clause.title, text_of(clause, book), clause.state, tests)


async def give_books(call: Call[None]) -> Response:
    """Give all rule books."""
    return (await asyncio.to_thread(_books)).answer(call.request)


async def give_rule(call: Call[None]) -> Rule:
    """Give a clause."""
    return await asyncio.to_thread(rule_of, call.path("clause"))


ROUTES = (
    Route(
        method="GET",
        path="/api/rules",
        handler=give_books,
        says="All rule books with their clauses.",
        about="content",
        gives=Books,
        tagged=True,
    ),
    Route(
        method="GET",
        path="/api/rules/{clause}",
        handler=give_rule,
        says="A clause, its code, its tests.",
        about="content",
        gives=Rule,
        parameters=(Parameter("clause", "The id of a clause, such as TR-6.13."),),
        faults=(404,),
    ),
)
