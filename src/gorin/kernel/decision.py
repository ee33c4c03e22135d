"""Decisions: the questions the rules put to a seat, and how play waits for the answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from typing import Any, Generic, NewType, TypeAlias, TypeVar, cast, overload

from msgspec import Struct, field

from gorin.kernel.clauses import Refusal
from gorin.kernel.domain import Domain
from gorin.kernel.words import Arg, Message

T = TypeVar("T")

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
"""Decides what dice, shuffles and random picks give."""
REFEREE = Seat(-2)
"""Decides what happens outside the program: a battle fought on a real table."""
TABLE = Seat(-3)
"""Acts for the table itself: seats that join, time that runs out, matches that end."""


class Prompt(Struct, frozen=True):
    """The kind of a question, the clause that asks it, its message id."""

    kind: str
    clause: str
    message: str


class Option(Struct, Generic[T], frozen=True, gc=False):
    """One legal answer: a key that stays the same in every replay, and what rules receive.

    Keys read `verb`, `verb:thing` or `verb:thing.handle`; people write them in scenarios.
    """

    key: str
    value: T


class Lazily(Sequence[Option[T]]):
    """Options that are listed when somebody first looks at them.

    Copies of a match play the running step again: what was answered in it is not listed there.
    `listed` reads the state of the moment at which the question is put. A question of this
    kind is asked even if it has one option only: nobody has counted them.
    """

    __slots__ = ("_found", "_listed")

    def __init__(self, listed: Callable[[], tuple[Option[T], ...]]) -> None:
        self._listed = listed
        self._found: tuple[Option[T], ...] | None = None

    def _all(self) -> tuple[Option[T], ...]:
        if self._found is None:
            self._found = self._listed()
        return self._found

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[Option[T]]:
        return iter(self._all())

    @overload
    def __getitem__(self, at: int) -> Option[T]: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Option[T]]: ...

    def __getitem__(self, at: int | slice) -> Option[T] | Sequence[Option[T]]:
        return self._all()[at]

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Lazily | tuple) and self._all() == tuple(cast("Sequence[Any]", other))
        )

    def __hash__(self) -> int:
        return hash(self._all())


class Worded(Mapping[str, Arg]):
    """Arguments of a question that are put into words when somebody first reads it.

    Most questions are answered by a bot or played again by a copy, and never read. `worded` reads
    the state of the moment at which the question is put.
    """

    __slots__ = ("_found", "_worded")

    def __init__(self, worded: Callable[[], Mapping[str, Arg]]) -> None:
        self._worded = worded
        self._found: Mapping[str, Arg] | None = None

    def _all(self) -> Mapping[str, Arg]:
        if self._found is None:
            self._found = self._worded()
        return self._found

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __getitem__(self, name: str) -> Arg:
        return self._all()[name]


class Decision(Struct, Generic[T], frozen=True, eq=False):
    """One question to one seat.

    Either `options` is non-empty, ordered and deterministic, or `domain` declares what the
    answer may be. `concerns` is the seat the question is about when that is another one.
    A `secret` question is asked even if one option is left, so that the asking betrays
    nothing, and its answer is salted in a public journal. That is so for a public play from a
    hidden hand too: what could be chosen is secret, and the event behind it tells what was.
    `default` is the index of the option that is taken for a seat that cannot answer any more.

    What a domain cannot say, `check` does: it returns what forbids an answer of the domain, on
    what the seat knows, before anything is written. So that samples find what it allows, let the
    domain be as narrow as it can. `otherwise` is taken for a seat that cannot answer any more
    where `check` would refuse the domain's own default.
    """

    seat: Seat
    prompt: Prompt
    options: tuple[Option[T], ...] | Lazily[T] = ()
    domain: Domain | None = None
    args: Mapping[str, Arg] = field(default_factory=dict[str, Arg])
    concerns: Seat | None = None
    secret: bool = False
    default: int = 0
    check: Callable[[Any], tuple[Refusal, ...]] | None = None
    otherwise: Any = None

    @property
    def message(self) -> Message:
        """The question itself, for people."""
        return Message(self.prompt.message, dict(self.args))

    def option(self, key: str) -> Option[T] | None:
        """Return the option with this key, or None."""
        for option in self.options:
            if option.key == key:
                return option
        return None


class Question(Struct, frozen=True, eq=False):
    """An open question: its serial number in a match, and the decision."""

    serial: int
    decision: Decision[Any]


class All(Struct, frozen=True, eq=False):
    """Secret questions to several seats; play goes on when all have answered."""

    decisions: tuple[Decision[Any], ...]


class AnyOf(Struct, frozen=True, eq=False):
    """Questions that lie open together; play goes on with the first answer."""

    decisions: tuple[Decision[Any], ...]


class Alone(Struct, frozen=True, eq=False):
    """A decision with one answer, which nobody is asked: whoever plays the rules just goes on."""

    decision: Decision[Any]


Ask: TypeAlias = Decision[Any] | All | AnyOf
Play: TypeAlias = Generator[Ask | Alone, Any, T]


def ask(decision: Decision[T]) -> Play[T]:
    """Put one decision and return the value chosen.

    A public decision with a single option is not asked: nobody could answer otherwise.
    """
    options = decision.options
    if not isinstance(options, Lazily) and len(options) == 1 and not decision.secret:
        yield Alone(decision)
        return options[0].value
    value: T = yield decision
    return value


def played(result: T | Play[T]) -> Play[T]:
    """Return what a rule has returned, or what it returns once it has asked.

    A rule whose type is `T | Play[T]` may ask where the base does not: a format's rule is a
    generator then, the base's just returns a value, and whoever calls it plays both alike.
    """
    if isinstance(result, Generator):
        return (yield from cast("Play[T]", result))
    return result


def ask_all(decisions: Mapping[Seat, Decision[T]]) -> Play[dict[Seat, T]]:
    """Put decisions at the same time; no seat sees another's answer before all have chosen."""
    if not decisions:
        return {}
    values: tuple[T, ...] = yield All(tuple(decisions.values()))
    return dict(zip(decisions, values, strict=True))


def ask_any(*decisions: Decision[T]) -> Play[tuple[Decision[T], T]]:
    """Leave several questions open and return the first one answered with its answer.

    Asking again with the same decision values keeps the open questions as they are: an
    answer given to one of them meanwhile is not stale. The first decision is the one that
    play waits for: if its seat leaves, its default is taken; the others of a seat that has
    left just close.
    """
    answered: tuple[Decision[T], T] = yield AnyOf(decisions)
    return answered


def draw_chance(prompt: Prompt, domain: Domain, *, secret: bool = False) -> Play[Any]:
    """Let chance answer: the value that `domain` describes.

    A `secret` draw, such as a shuffle of hidden cards, is salted in a public journal.
    """
    value = yield Decision(CHANCE, prompt, domain=domain, secret=secret)
    return value
