"""Windows in which somebody passed: nobody is asked again in a turn while nothing is new.

A window is a question that can be answered with *pass*. The rules ask in each; what a person wants
to be asked is a setting. Somebody who has passed is asked again in the same turn when there is
something that they could not play then, or when what concerns them has changed since: the game says
what that is, from what the seat may know. After `MOST` windows of a turn they are left in peace.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from msgspec import Struct

from gorin.bots.sight import glance_at
from gorin.content.box.customs import Customs
from gorin.kernel.decision import Question, Seat
from gorin.kernel.match import Match

PASS = "pass"
MOST = 4
"""In so many windows of a turn a seat is asked that passes in all of them."""
LIGHT = 8
"""So many bytes stand for what concerns a seat."""


class Passed(Struct, frozen=True, gc=False):
    """A window in which a person was asked and passed.

    Attributes:
        entry: how many effective entries the journal had before the answer.
        seat: who passed.
        moment: the part and the turn of the match.
        keys: what could have been played.
        concern: stands for what concerned the seat then.
    """

    entry: int
    seat: Seat
    moment: tuple[int, int]
    keys: tuple[str, ...]
    concern: str


class Windows:
    """The windows of the running turn in which people were asked and passed.

    What was passed in an earlier turn is forgotten, so that there are never many.
    """

    def __init__(self, customs: Customs, passed: tuple[Passed, ...] = ()) -> None:
        self._customs = customs
        self.passed = passed

    def offer(self, match: Match[Any], question: Question, entry: int) -> Passed | None:
        """Return what is to be noted if a question is answered with *pass*; None for no window."""
        decision = question.decision
        keys = tuple(option.key for option in decision.options if option.key != PASS)
        if self._customs.concern is None or not 0 < len(keys) < len(decision.options):
            return None
        concern = self._concern(match, question)
        return Passed(entry, decision.seat, self._moment(match), keys, concern)

    def note(self, offer: Passed) -> None:
        """Note that a seat has passed."""
        kept = (each for each in self.passed if each.moment == offer.moment)
        self.passed = (*kept, offer)

    def undo(self, to: int) -> None:
        """Forget what was passed after so many entries: it was taken back."""
        self.passed = tuple(each for each in self.passed if each.entry < to)

    def is_new(self, match: Match[Any], question: Question) -> bool:
        """Return whether a question offers what its seat has not just passed."""
        seat, moment = question.decision.seat, self._moment(match)
        before = [each for each in self.passed if (each.seat, each.moment) == (seat, moment)]
        if not before or self._customs.concern is None:
            return True
        if len(before) >= MOST:
            return False
        last = {key: each.concern for each in before for key in each.keys}
        keys = [option.key for option in question.decision.options if option.key != PASS]
        if any(key not in last for key in keys):
            return True
        now = self._concern(match, question)
        return any(last[key] != now for key in keys)

    def _moment(self, match: Match[Any]) -> tuple[int, int]:
        customs = self._customs
        return customs.part(match.table), customs.turn(match.table)

    def _concern(self, match: Match[Any], question: Question) -> str:
        decision, concern = question.decision, self._customs.concern
        assert concern is not None
        found = concern(decision.prompt.kind, glance_at(match, decision.seat))
        # The same in every process, unlike `hash`: a table that is kept goes on in another one.
        plain = msgspec.msgpack.encode(found, order="deterministic")
        return hashlib.blake2b(plain, digest_size=LIGHT).hexdigest()
