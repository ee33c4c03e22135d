"""Windows in which somebody passed: nobody is asked again in a turn while nothing is new.

A window is a question that can be answered with *pass*. The rules ask in each; what a person wants
to be asked is a setting. Somebody who has passed is asked again in the same turn when there is
something that they could not play then, or when what concerns them has changed since: the game
says what that is, from what the seat may know. After so many windows of a turn as the
game's customs say they are left in peace, whether they passed or played something in them.

A person may want never to be asked about a card, or always; and may pass in every window until the
turn ends, or until something concerns them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from gorin.bots.sight import glance_at
from gorin.content.box.customs import Customs
from gorin.kernel.about import CardTarget
from gorin.kernel.decision import Decision, Option, Question, Seat
from gorin.kernel.match import Match

PASS = "pass"
LIGHT = 8
"""The number of bytes that stand for what concerns a seat."""

Until: TypeAlias = Literal["", "turn", "concern"]
"""The times until which a seat passes: none, the end of a turn, something that concerns it."""


class Skipping(Struct, frozen=True, gc=False):
    """The time until which a person passes in every window.

    Attributes:
        turn: the turn that has to end, None if no turn has to.
        concern: stands for what concerned the seat when it began: it ends when that is different.
    """

    turn: int | None
    concern: str = ""


class Passed(Struct, frozen=True, gc=False):
    """A window in which a person was asked and passed, or has played something so far.

    Attributes:
        entry: how many effective entries the journal had before the answer.
        seat: who passed.
        moment: the part and the turn of the match.
        keys: what could have been played; nothing if something was.
        concern: stands for what concerned the seat then.
        kind: of the window.
    """

    entry: int
    seat: Seat
    moment: tuple[int, int]
    keys: tuple[str, ...]
    concern: str
    kind: str = ""


class Windows:
    """The windows of the running turn in which people were asked.

    Those of an earlier turn are forgotten, so that there are never many.
    """

    def __init__(self, customs: Customs, passed: tuple[Passed, ...] = ()) -> None:
        self._customs = customs
        self.passed = passed

    def offer(self, match: Match[Any], question: Question, entry: int) -> Passed | None:
        """Return what to note if a question is answered; None for no window."""
        decision = question.decision
        keys = tuple(option.key for option in decision.options if option.key != PASS)
        if self._customs.concern is None or not 0 < len(keys) < len(decision.options):
            return None
        concern = self._concern(match, question)
        moment = self._moment(match)
        return Passed(entry, decision.seat, moment, keys, concern, decision.prompt.kind)

    def note(self, offer: Passed, answer: str = PASS) -> None:
        """Note what a seat has answered in a window.

        Whoever plays something is asked again: in a window of that kind it is still the same one.
        """
        kept = [each for each in self.passed if each.moment == offer.moment]
        if _is_still(own := [each for each in kept if each.seat == offer.seat], offer.kind):
            kept.remove(own[-1])
        self.passed = (*kept, offer if answer == PASS else replace(offer, keys=()))

    def undo(self, to: int) -> None:
        """Forget what was passed after so many entries: it was taken back."""
        self.passed = tuple(each for each in self.passed if each.entry < to)

    def skipping(self, match: Match[Any], seat: Seat, until: Until) -> Skipping | None:
        """Return from now on until when a seat passes in every window."""
        if until == "turn":
            return Skipping(self._customs.turn(match.table))
        return Skipping(None, self._stirs(match, seat)) if until == "concern" else None

    def skips(self, match: Match[Any], seat: Seat, skipping: Skipping | None) -> bool:
        """Return whether a seat still passes in every window."""
        if skipping is None:
            return False
        if skipping.turn is not None:
            return skipping.turn == self._customs.turn(match.table)
        return skipping.concern == self._stirs(match, seat)

    def _stirs(self, match: Match[Any], seat: Seat) -> str:
        """Stand for what wakes a seat; anything does where the game does not say what."""
        concern = self._customs.concern
        if concern is None:
            return str(len(match.table.log))
        return _digest(concern("", glance_at(match, seat)))

    def wishes(
        self, match: Match[Any], question: Question, cards: Mapping[str, str]
    ) -> dict[str, str]:
        """Return for each key of a window but *pass* what a person wants of its card.

        "" if nothing; of a question that is no window there are no keys. `cards` holds "never" or
        "always" by slug.
        """
        decision, table = question.decision, match.table
        keys = [option.key for option in decision.options]
        if PASS not in keys:
            return {}
        game = table.rulebook.game

        def wish(decision: Decision[Any], option: Option[Any]) -> str:
            about = game.option_targets(table, decision, option)
            return next(
                (cards.get(each.slug, "") for each in about if type(each) is CardTarget), ""
            )

        return {each.key: wish(decision, each) for each in decision.options if each.key != PASS}

    def is_new(self, match: Match[Any], question: Question, muted: tuple[str, ...] = ()) -> bool:
        """Return whether a question offers what its seat has not just passed; not of `muted`."""
        seat, moment = question.decision.seat, self._moment(match)
        before = [each for each in self.passed if (each.seat, each.moment) == (seat, moment)]
        if not before or self._customs.concern is None:
            return True
        asked = len(before) - _is_still(before, question.decision.prompt.kind)
        if asked >= self._customs.windows:
            return False
        last = {key: each.concern for each in before for key in each.keys}
        silent = (PASS, *muted)
        keys = [option.key for option in question.decision.options if option.key not in silent]
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
        return _digest(concern(decision.prompt.kind, glance_at(match, decision.seat)))


def _is_still(asked: list[Passed], kind: str) -> bool:
    """Return whether a seat played something when it was asked last, in a window of this kind."""
    return bool(asked) and not asked[-1].keys and asked[-1].kind == kind


def _digest(value: object) -> str:
    """Stand for what concerns a seat.

    It is the same in every process, unlike `hash`: a table that is kept goes on in another one.
    """
    plain = msgspec.msgpack.encode(value, order="deterministic")
    return hashlib.blake2b(plain, digest_size=LIGHT).hexdigest()
