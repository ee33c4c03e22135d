"""The customs of a game at a table: what the rules do not say and a table has to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from gorin.content.box.weights import EVEN, Weights
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.words import Message


class Settings(Protocol):
    """The settings of a person.

    `stops` is "useful" or "all"; `choices` are the game's own settings by id; `cards` holds by slug
    which cards a person wants "never" or "always" to be asked about in a window.
    """

    @property
    def stops(self) -> str: ...
    @property
    def choices(self) -> Mapping[str, str]: ...
    @property
    def cards(self) -> Mapping[str, str]: ...


class Setting(Struct, frozen=True):
    """A setting of a game: what a person may leave to the table, and how.

    Attributes:
        id: how records name it.
        label: what it is about.
        values: what it may be, in the order in which they are shown; the first one is usual.
        hint: what is good to know of it, None for nothing.
    """

    id: str
    label: Message
    values: tuple[tuple[str, Message], ...]
    hint: Message | None = None

    @property
    def usual(self) -> str:
        """The usual choice, which counts unless a person makes another."""
        return self.values[0][0]


def only_answer(
    kind: str,
    keys: Sequence[str],
    settings: Settings,
    *,
    skipping: bool,
    view: Callable[[], Any],
    is_new: Callable[[], bool],
) -> str | None:
    """Return the answer of a question that has one, unless the person wants to be asked all."""
    return keys[0] if len(keys) == 1 and settings.stops == "useful" else None


def turn_in(table: Any) -> int:
    """Return the number of the turn if the state has one; else 0."""
    return int(getattr(table.state, "turn", 0))


def one_part(table: Any) -> int:
    """Return 1: the match has no parts."""
    return 1


def nobody_first(match: Match[Any]) -> Seat | None:
    """Return None: nobody is said to go first."""
    return None


def reason_of(match: Match[Any]) -> str:
    """Return why a match has ended, by message id."""
    return "" if match.outcome is None else match.outcome.reason


class Customs(Struct, frozen=True, kw_only=True):
    """The habits of a game's tables: what it tells a table beside its rules.

    Attributes:
        automatic: which answer is given for a person without asking, None if it is asked: from
            the kind of question, the keys, what the person has set, and what the person sees.
        concern: what concerns a seat in a window, from the kind of question and the seat's view;
            of the kind "", what wakes somebody who passes until something concerns them. None:
            everything does, so nobody is passed for.
        come_to_light: what changes when something hidden comes to light, for a match's table and
            the seat that would take a choice back; None: whatever changes in its view may have.
        windows: in so many windows of a turn a seat is asked at most.
        turn: the number of the turn, of a match's table.
        part: the number of the part that is played, such as the level of a series; else 1.
        first: the seat that went first in the first turn; None before it, or without an order.
        way: in which way a match that is over was won, by message id, where its outcome does not
            tell ways apart.
        choices: the settings that a person has in this game, beside those of every game.
        hears: whether what is said at a seat is heard at another one while a match runs, of the
            match's table, who listens and who speaks; None: all players hear each other. Whoever
            only looks on hears what all seats hear.
        witness: stands for whoever sees what happened once nothing is secret any more: in replays
            of what is over, and for casters to whom all seats agree. None: the public, to whom
            nothing else is shown in this game while a match runs than afterwards.
        weights: how heavy what happens is told.
    """

    automatic: Callable[..., str | None] = only_answer
    concern: Callable[[str, Any], tuple[object, ...]] | None = None
    come_to_light: Callable[[Any, Seat], tuple[object, ...]] | None = None
    windows: int = 4
    turn: Callable[[Any], int] = turn_in
    part: Callable[[Any], int] = one_part
    first: Callable[[Match[Any]], Seat | None] = nobody_first
    way: Callable[[Match[Any]], str] = reason_of
    choices: tuple[Setting, ...] = ()
    hears: Callable[[Any, Seat, Seat], bool] | None = None
    witness: Seat | None = None
    weights: Weights = EVEN

    @property
    def passes(self) -> bool:
        """Whether there is anything to pass: a game without such questions need not say when."""
        return self.automatic is not only_answer


PLAIN = Customs()
"""The customs of a game that has none: questions with one answer are not asked."""
