"""Positions taken out of matches: scenario files that begin where a match was.

The file holds the state at the beginning of the running step as `saved`, which no one reads, and as
comments what a position can say of it; then the answers since as a script, and in words what is so
at the end of it. For a seat that may not
see all, what it cannot know is dealt anew, and what it is shown stands there instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import SystemRandom
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.content.box.positions import FromTheBeginning, Positions
from gorin.content.boxes import find_box
from gorin.content.desk.position_words import quoted, said, table_lines, toml
from gorin.content.desk.saved import SAVED, Saved, saved_lines
from gorin.content.desk.scenario_facts import NONE, fact
from gorin.kernel.clauses import BadInput, GorinError
from gorin.kernel.decision import CHANCE, Decision, Seat
from gorin.kernel.domain import Shuffle
from gorin.kernel.journal import Answered, Header, Initiated
from gorin.kernel.match import Match
from gorin.kernel.table import Table
from gorin.kernel.words import say, seat_name
from gorin.text.render import Reader

TRIES = 8
"""The number of times that hidden cards are dealt anew before it is given up."""
Entry = Answered | Initiated


class Taken(Struct, frozen=True):
    """A position: its head, the saved state, the steps since, and what is so then.

    Attributes:
        title: what the file shows.
        note: for whose eyes it is.
        heading: what stands over the state in words.
        saved: the match at the beginning of the step.
        words: of that, what a position can say.
        steps: the answers since, each as a step of a script.
        last: the step that claims what is so.
        claims: the facts, by path.
        kind: what the claims are: facts, or what a seat sees.
    """

    title: str
    note: str
    heading: str
    saved: Saved
    words: Mapping[str, Any]
    steps: tuple[dict[str, Any], ...]
    last: dict[str, Any]
    claims: Mapping[str, Any]
    kind: Literal["expect", "sees"] = "expect"


# -- taking --------------------------------------------------------------------------------------


def taken(
    match: Match[Any],
    header: Header,
    seat: Seat | None,
    title: str,
    note: str,
    heading: str = "",
) -> Taken:
    """Return the position of a match as it is now.

    Args:
        match: it has been played from its beginning and can fork.
        header: what the match started from.
        seat: whose knowledge it is; None for all that is so.
        title: the title of the file.
        note: its note.
        heading: what stands over the state in words.

    Raises:
        BadInput: others have answered in secret what the seat may not know, or what is hidden from
            it cannot be dealt anew so that all goes as it went.
    """
    snapshot = match.snapshot()
    since = snapshot.since
    if seat is not None and any(_is_secret(entry, seat) for entry in since):
        raise BadInput(say("scenario-taken-secret"))
    for _ in range(TRIES if seat is not None else 1):
        state = _start(match, snapshot.state, seat)
        again = Match(Table(match.table.rulebook, state.copy()))
        try:
            steps = tuple(_steps(again, since, snapshot.serial, seat))
        except GorinError:
            continue
        if seat is not None and not _looks_alike(match, again, seat):
            continue
        packed = match.table.rulebook.game.pack_state(state)
        saved = Saved(replace(header, players=(), entropy=(), commitment=None), packed)
        words = _words(Match(Table(match.table.rulebook, state)), header.game)
        claims = _claims(again, header.game, seat)
        return Taken(title, note, heading, saved, words, steps, *claims)
    raise BadInput(say("scenario-taken-otherwise"))


def _start(match: Match[Any], packed: bytes, seat: Seat | None) -> Any:
    """Return the state at the beginning of the step; what a seat cannot know is dealt anew.

    Whoever could deal in the same way again would find out how all lay before: nobody can.
    """
    game = match.table.rulebook.game
    state = game.unpack_state(match.table.state, packed)
    if seat is not None:
        game.conceal(match.table, seat, state, SystemRandom().randrange)
    return state


def _words(start: Match[Any], game: str) -> dict[str, Any]:
    """Return what a position can say of the state at the beginning of the step."""
    positions = positions_of(game)
    if positions.fields is None:
        return {}
    facts: Mapping[str, Any] = _plain(positions.words(start))
    return said(facts, positions.fields)


def _is_secret(entry: Entry, seat: Seat) -> bool:
    return isinstance(entry, Answered) and entry.secret and entry.seat not in (seat, CHANCE)


def _looks_alike(match: Match[Any], again: Match[Any], seat: Seat) -> bool:
    """Return whether a seat sees in both the same."""
    view = match.table.rulebook.game.view
    return bool(_plain(view(match.table, seat)) == _plain(view(again.table, seat)))


def _steps(
    match: Match[Any], entries: tuple[Entry, ...], serial: int, seat: Seat | None
) -> Iterator[dict[str, Any]]:
    """Play answers again, and yield each as a step of a script.

    For a seat cards are shuffled anew: it may have known how they lay before.

    Raises:
        GorinError: one does not fit.
    """
    match.start()
    for entry in entries:
        if isinstance(entry, Initiated):
            step = {"seat": int(entry.seat), "initiative": entry.kind}
            yield step if entry.data is None else {**step, "data": _plain(entry.data)}
            match.initiate(entry.seat, entry.kind, entry.data)
            continue
        question = match.question(entry.seat, entry.serial - serial)
        decision = question.decision
        given = entry.answer if seat is None else _drawn(decision, entry.answer)
        kind, answer = decision.prompt.kind, _plain(given)
        if entry.seat == CHANCE:
            yield {"chance": answer}
        else:
            who = {"seat": int(entry.seat)} if entry.seat >= 0 else {}
            yield {**who, "asked": kind, "choose": answer}
        match.choose(entry.seat, given, serial=question.serial)


def _drawn(decision: Decision[Any], answer: object) -> object:
    """Return another order of what is shuffled, and any other answer as it was."""
    if not isinstance(decision.domain, Shuffle):
        return answer
    return decision.domain.sample(SystemRandom().randrange)


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _claims(
    match: Match[Any], game: str, seat: Seat | None
) -> tuple[dict[str, Any], Mapping[str, Any], Literal["expect", "sees"]]:
    """Return the step that claims what is so now, the facts, and what they are."""
    last: dict[str, Any] = {}
    asked = [each.decision for each in match.pending if each.decision.seat >= 0]
    if asked:
        last = {"seat": int(asked[0].seat), "asked": asked[0].prompt.kind}
    if seat is None:
        facts = _plain(positions_of(game).facts(match))
        return last, dict(_facts(facts, facts)), "expect"
    view = _plain(match.table.rulebook.game.view(match.table, seat))
    return {**last, "seen_by": int(seat)}, dict(_facts(view, view)), "sees"


def positions_of(game: str) -> Positions:
    """Return the positions of a game."""
    return find_box(game).positions or FromTheBeginning(game)


def _facts(whole: Any, value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the facts by path; a name with a dot in it cannot be claimed."""
    if isinstance(value, dict) and value:
        for name, inner in value.items():
            yield from _facts(whole, inner, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        for place, inner in enumerate(value):
            yield from _facts(whole, inner, f"{path}.{place}")
    elif not isinstance(value, list) or None not in value:
        try:
            is_there = fact(whole, path) == value
        except LookupError:
            is_there = False
        if is_there:
            yield path, NONE[0] if value is None else value


# -- writing -------------------------------------------------------------------------------------


def taken_text(
    match: Match[Any], header: Header, seat: Seat | None, step: int, reader: Reader
) -> str:
    """Return the position of a match as a file whose title and note are in a reader's language.

    Raises:
        BadInput: it cannot be taken, see `taken`.
    """
    title = reader.read(say("scenario-taken-title", game=say(f"game-{header.game}"), step=step))
    note = say("scenario-taken-all")
    if seat is not None:
        note = say("scenario-taken-seat", seat=seat_name(seat))
    heading = reader.read(say("scenario-taken-words"))
    return text_of(taken(match, header, seat, title, reader.read(note), heading))


def _in_words(position: Taken) -> Iterator[str]:
    """Yield the state in words, as comments."""
    if position.words:
        for line in (position.heading, "", *table_lines("position", position.words)):
            yield f"# {line}".rstrip()
        yield ""


def text_of(position: Taken) -> str:
    """Return a position as the text of a scenario file."""
    header = position.saved.header
    head = {"title": position.title, "clauses": [], "game": header.game, "note": position.note}
    lines = [f"{name} = {toml(value)}" for name, value in head.items()]
    lines += ["passing = false", "", *_in_words(position), "[position]", f'{SAVED} = """']
    lines += [*saved_lines(position.saved), '"""']
    for step in (*position.steps, position.last):
        lines += ["", "[[step]]", *(f"{name} = {toml(value)}" for name, value in step.items())]
    lines += ["", f"[step.{position.kind}]"]
    lines += [f"{quoted(path)} = {toml(value)}" for path, value in position.claims.items()]
    return "\n".join(lines) + "\n"
