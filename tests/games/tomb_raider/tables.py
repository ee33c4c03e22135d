"""Tables for tests: set up a position in one line, play a script of answers, read what is.

    match = a_match([spelunker("B1")], {"B1": "open-cavern"})
    play(match, "move:ahead", (6, 3))
    assert fact(match, "raiders.0.at") == "B2"

Nothing is left to chance: dice are scripted as tuples. Shuffles keep the order as it is unless
the script gives an `Order`, and windows are passed unless the script plays a card in them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import pytest
from msgspec import Struct
from tests.games.tomb_raider import cards as made
from tests.games.tomb_raider import more_cards, pinned
from tests.shipped import cards, load_level, plan_match

from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import (
    MatchPlan,
    begin,
    level_names,
    starter_for,
)
from gorin.games.tomb_raider.board import space_named
from gorin.games.tomb_raider.events.log import Happened
from gorin.games.tomb_raider.facts import CardFacts
from gorin.games.tomb_raider.formats.standard import STANDARD
from gorin.games.tomb_raider.levels.format import Level
from gorin.games.tomb_raider.seen import TombRaiderView
from gorin.games.tomb_raider.state import Place, RaiderState, State
from gorin.kernel.decision import CHANCE, Question, Seat
from gorin.kernel.domain import Dice, Shuffle
from gorin.kernel.match import Match
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Table

H = TypeVar("H", bound=Happened)

LEVELS = Path(__file__).parents[2] / "data" / "levels"
SPELUNKER = "lara-croft-spelunker"
HUNTER = "lara-croft-treasure-hunter"
RULEBOOK = STANDARD.amended("tomb-raider/tests", scripts={**made.SCRIPTS, **more_cards.SCRIPTS})
CARDS: Mapping[str, CardFacts] = {**cards(), **pinned.FACTS, **made.FACTS, **more_cards.FACTS}

_HANDLE = re.compile(r"\.-?\d+(\.\d+)?$")
_SEAT = re.compile(r"(\d+)>(.*)")


class Order(Struct, frozen=True):
    """An answer to a shuffle: position i receives the card that lay at position order[i]."""

    order: tuple[int, ...]


Answer: TypeAlias = str | tuple[int, ...] | Order
Sketch: TypeAlias = dict[str, Any]


# -- setting up ----------------------------------------------------------------------------


def spelunker(at: str = "B1", **more: Any) -> Sketch:
    """Describe a Spelunker (Fight 2, Move 3, Search 3, Think 2) at a space."""
    return {"card": SPELUNKER, "at": at, "entrance": at or "A1", **more}


def hunter(at: str = "B1", **more: Any) -> Sketch:
    """Describe a Treasure Hunter (Fight 2, Move 2, Search 3, Think 3) at a space."""
    return {"card": HUNTER, "at": at, "entrance": at or "A1", **more}


def runner(at: str = "B1", **more: Any) -> Sketch:
    """Describe a test raider (Fight 3, Move 6, Search 3, Think 4) at a space."""
    return {"card": "test-runner", "at": at, "entrance": at or "A1", **more}


def frail(at: str = "B1", **more: Any) -> Sketch:
    """Describe a test raider with one life (Fight 2, Move 2, Search 2, Think 1) at a space."""
    return {"card": "test-frail", "at": at, "entrance": at or "A1", **more}


def place(card: str, **more: Any) -> Sketch:
    """Describe a location on the map with what lies on it."""
    return {"card": card, **more}


@cache
def a_level(name: str) -> Level:
    """Return a level by id, one of the program's or of the tests'."""
    return load_level(name if name in level_names() else str(LEVELS / f"{name}.toml"))


def a_match(
    raiders: Sequence[Sketch],
    map: Mapping[str, Any],
    *,
    level: str | Level = "introductory",
    rulebook: Rulebook = RULEBOOK,
    start: bool = True,
    **position: Any,
) -> Match[State]:
    """Return a match at a position, started and without chance.

    Further names are those of a position: round, active, order, turn, turn_limit, level_deck,
    obstacle_deck, obstacle_discard.
    """
    data: dict[str, Any] = {
        "raiders": list(raiders),
        "map": {
            space: {"card": found} if isinstance(found, str) else found
            for space, found in map.items()
        },
        "level": a_level(level) if isinstance(level, str) else level,
        "cards": CARDS,
        **position,
    }
    state: State = rulebook.game.read_position(data)
    match = Match(Table(rulebook, state))
    if start:
        match.start()
    return match


def a_new_match(
    *, seats: int = 2, level: str = "introductory", start: bool = True, **more: Any
) -> Match[State]:
    """Return a match from the very beginning, without chance; further names as `plan_match`."""
    return match_of(a_plan(seats=seats, level=level, **more), start=start)


def a_plan(*, seats: int = 2, level: str = "introductory", **more: Any) -> MatchPlan:
    """Return the plan of a match with starter decks."""
    known = level if level in level_names() else str(LEVELS / f"{level}.toml")
    starters = tuple(starter_for(more.get("variant"), seat) for seat in range(seats))
    return plan_match(seats=seats, level=known, **{"decks": starters, **more})


def match_of(plan: MatchPlan, *, start: bool = True) -> Match[State]:
    """Return the match of a plan, without chance."""
    match = Match(begin(RULEBOOK, plan, shipped()))
    if start:
        match.start()
    return match


# -- playing -------------------------------------------------------------------------------


def play(match: Match[State], *answers: Answer, passing: bool = True, until: str = "") -> None:
    """Answer the questions of a match in order.

    A text names an option, with wildcards and with or without its handle; "1>stay" is the
    answer of seat 1, otherwise whoever is asked answers. A tuple is what the dice show. With
    `passing` windows nobody answers in the script are passed; so they are after the script,
    up to a question of the kind `until` (or to any other kind than a window).

    Fails when an answer fits no open question.
    """
    left = list(answers)
    while match.pending:
        question, value = _next(match, left[0] if left else None, passing=passing)
        if question is None:
            if left:
                _fail(match, left[0])
            return
        kind = question.decision.prompt.kind
        if not left and until and fnmatchcase(kind, until):
            return
        if left and value == _value(question, left[0]):
            _ = left.pop(0)
        match.choose(question.decision.seat, value, serial=question.serial)
    if left:
        pytest.fail(f"nothing is asked any more, but the script says {left[0]!r}", pytrace=False)
    if until:
        pytest.fail(f"no question of the kind {until!r} came", pytrace=False)


def _next(
    match: Match[State], answer: Answer | None, *, passing: bool
) -> tuple[Question | None, Any]:
    """Return the question to answer next and how; None if the script must say it."""
    if answer is not None:
        for question in match.pending:
            value = _value(question, answer)
            if value is not None:
                return question, value
    first = match.pending[0]
    domain = first.decision.domain
    if isinstance(domain, Shuffle):
        return first, domain.default()
    if passing and first.decision.prompt.kind.startswith("window-"):
        return first, "pass"
    return None, None


def _value(question: Question, answer: Answer) -> Any:
    """Return what to answer to a question if this scripted answer is meant for it."""
    decision = question.decision
    if isinstance(answer, Order):
        return answer.order if isinstance(decision.domain, Shuffle) else None
    if isinstance(answer, tuple):
        fits = isinstance(decision.domain, Dice) and decision.domain.count == len(answer)
        return answer if fits else None
    addressed = _SEAT.fullmatch(answer)
    if addressed is not None:
        if decision.seat != int(addressed[1]):
            return None
        answer = addressed[2]
    for option in decision.options:
        if fnmatchcase(option.key, answer) or fnmatchcase(bare(option.key), answer):
            return option.key
    return None


def _fail(match: Match[State], answer: Answer) -> None:
    pytest.fail(f"the script says {answer!r}, but asked is\n{asked(match)}", pytrace=False)


def bare(key: str) -> str:
    """Return an option's key without the handle of its card."""
    return _HANDLE.sub("", key)


# -- reading -------------------------------------------------------------------------------


def asked(match: Match[State]) -> str:
    """Return the open questions in words for the readers of a failed test."""
    lines = []
    for question in match.pending:
        decision = question.decision
        who = "chance" if decision.seat == CHANCE else f"seat {decision.seat}"
        what = decision.domain or ", ".join(option.key for option in decision.options)
        lines.append(f"  {who}: {decision.prompt.kind} ({decision.prompt.clause}): {what}")
    return "\n".join(lines) or "  nothing"


def kinds(match: Match[State]) -> list[str]:
    """Return the kinds of the open questions."""
    return [question.decision.prompt.kind for question in match.pending]


def asks(match: Match[State]) -> list[tuple[int, str]]:
    """Return who is asked what kind of question now; chance is seat -1."""
    return [(int(q.decision.seat), q.decision.prompt.kind) for q in match.pending]


def offered(match: Match[State], seat: int | None = None) -> list[str]:
    """Return the options offered to a seat (to whoever is asked first), without handles."""
    for question in match.pending:
        if seat in (None, question.decision.seat):
            return [bare(option.key) for option in question.decision.options]
    return []


def dice_asked(match: Match[State]) -> int:
    """Return how many dice chance is asked to roll now."""
    domain = match.pending[0].decision.domain if match.pending else None
    assert isinstance(domain, Dice), asked(match)
    return domain.count


def refusals(match: Match[State], seat: int, attempt: str) -> list[str]:
    """Return the clauses that forbid an attempt now, in the order given."""
    return [refusal.clause for refusal in match.why_not(Seat(seat), attempt)]


def position(match: Match[State]) -> dict[str, Any]:
    """Return the state as a position."""
    written: dict[str, Any] = match.table.rulebook.game.write_position(match.table.state)
    return written


def fact(match: Match[State], path: str) -> Any:
    """Return one entry of the position, such as "raiders.0.hand" or "map.B2.obstacles"."""
    found: Any = position(match)
    for step in path.split("."):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def raider_of(match: Match[State], seat: int) -> RaiderState:
    """Return a raider's record."""
    return match.table.state.raiders[Seat(seat)]


def place_of(match: Match[State], name: str) -> Place:
    """Return a location's record."""
    return match.table.state.places[space_named(name)]


def view_of(match: Match[State], seat: int | None = None) -> TombRaiderView:
    """Return what a seat sees (None: a spectator)."""
    view = match.table.rulebook.game.view(match.table, None if seat is None else Seat(seat))
    assert isinstance(view, TombRaiderView)
    return view


def events(match: Match[State], kind: type[H]) -> list[H]:
    """Return the events of a kind so far, in order."""
    log: Sequence[Any] = match.log()
    return [event for event in log if isinstance(event, kind)]


def log_clauses(match: Match[State]) -> list[str]:
    """Return the clauses by which things happened so far, in order."""
    return [event.clause for event in match.log()]
