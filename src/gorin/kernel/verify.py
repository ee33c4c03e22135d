"""Verification: play a journal again and derive each draw of chance from the revealed seed.

Anyone who holds the journal and the same version of the game can do this after a match: the
seed must fit the commitment that was published before play, every answer of chance must
follow from the seed, the seats' entropy and the number of the draw, and the last state and who
won must be what the journal states. Draws that were undone count too, since the counter never
goes back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from gorin.kernel.chance import ENTROPY, Committed
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import CHANCE
from gorin.kernel.journal import Answered, Entry, Header, Initiated, Journal, Undone, canonical
from gorin.kernel.match import Match
from gorin.kernel.replaying import Disagreement
from gorin.kernel.words import Message, say

ChanceVerdict: TypeAlias = Literal["verified", "unverifiable", "not-revealed", "wrong"]


class Verdict(Struct, frozen=True):
    """The result of a journal that was played again.

    Attributes:
        replayed: every entry fitted the rules.
        place: the entry that did not fit, such as "entry 12"; empty if all did.
        message: why it did not fit.
        draws: how many answers of chance were met.
        chance: "verified" if all of them follow from the seed; "unverifiable" if nothing was
            committed before play, or replaying stopped before all draws were met;
            "not-revealed" if the seed is still secret; "wrong" if the seed does not fit the
            commitment, or a draw does not fit the seed.
        wrong_draw: the number of the first entry, counted from 1, that is not what chance
            drew; None if there is none or the seed itself is wrong.
        state_matches: the journal states a result and its state is the one that was reached.
        outcome_matches: it states a result, and who won and why is what was reached.
    """

    replayed: bool
    place: str = ""
    message: Message | None = None
    draws: int = 0
    chance: ChanceVerdict = "unverifiable"
    wrong_draw: int | None = None
    state_matches: bool = False
    outcome_matches: bool = False


def verify(
    journal: Journal,
    start: Callable[[Header], Match[Any]],
    *,
    beat: Callable[[], object] | None = None,
) -> Verdict:
    """Play a journal again, undone entries too, and check chance and the last state.

    Args:
        journal: the match as it was written.
        start: builds from a header the match before its start, without a source of chance.
        beat: called before each entry; whoever has waited long enough raises an error in it, but
            none that says that the journal is wrong.
    """
    chance, source = _revealed(journal)
    match = start(journal.header)
    match.chance = None
    draws = 0
    wrong: int | None = None
    try:
        match.start()
        for number, entry in enumerate(journal.entries, 1):
            if beat is not None:
                _ = beat()
            if isinstance(entry, Answered) and entry.seat == CHANCE:
                draws += 1
                if source is not None and not _fits(match, entry, source) and wrong is None:
                    wrong = number
            _feed(match, entry, number)
            if source is not None and isinstance(entry, Initiated) and entry.kind == ENTROPY:
                source.mix((*source.entropy, entry.data))
    except BadInput as error:
        stopped: ChanceVerdict = "unverifiable" if chance == "verified" else chance
        return Verdict(
            replayed=False,
            place=error.place or f"entry {len(match.journal) + 1}",
            message=error.message,
            draws=draws,
            chance=stopped if wrong is None else "wrong",
            wrong_draw=wrong,
        )
    return Verdict(
        replayed=True,
        draws=draws,
        chance=chance if wrong is None else "wrong",
        wrong_draw=wrong,
        state_matches=_state_matches(journal, match),
        outcome_matches=_outcome_matches(journal, match),
    )


def _revealed(journal: Journal) -> tuple[ChanceVerdict, Committed | None]:
    """Return what can be said of chance if all draws fit, and the source to draw them again."""
    header, result = journal.header, journal.result
    if header.commitment is None:
        return "unverifiable", None
    if result is None or result.seed is None:
        return "not-revealed", None
    try:
        seed = bytes.fromhex(result.seed)
    except ValueError:
        return "wrong", None
    if Committed.commitment(seed) != header.commitment:
        return "wrong", None
    return "verified", Committed(seed, header.entropy)


def _fits(match: Match[Any], entry: Answered, source: Committed) -> bool:
    """Return whether an answer of chance is the next draw for the question that is open."""
    domain = next((q.decision.domain for q in match.pending if q.decision.seat == CHANCE), None)
    if domain is None:
        return True  # nothing is asked of chance: feeding the entry tells so
    drawn = source.draw(domain)
    try:
        return bool(domain.read(entry.answer) == drawn)
    except ValueError:
        return False


def _feed(match: Match[Any], entry: Entry, number: int) -> None:
    if not isinstance(entry, Undone):
        match.feed(entry)
        return
    try:
        match.undo(entry.seat, to=entry.to)
    except ValueError:
        message = say("journal-bad-undo", to=entry.to)
        raise Disagreement(message, place=f"entry {number}") from None


def _state_matches(journal: Journal, match: Match[Any]) -> bool:
    return journal.result is not None and journal.result.state == match.state_digest()


def _outcome_matches(journal: Journal, match: Match[Any]) -> bool:
    reached = None if match.outcome is None else msgspec.to_builtins(match.outcome)
    result = journal.result
    return result is not None and canonical(result.outcome) == canonical(reached)
