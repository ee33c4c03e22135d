"""The parts of a game beside its rules: views, attempts, hidden cards, a codec."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from gorin.kernel.about import Targets
from gorin.kernel.clauses import Refusal
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.domain import Below
from gorin.kernel.state import Frame, State
from gorin.kernel.words import Message

S = TypeVar("S", bound=State)
T = TypeVar("T", contravariant=True)


class Game(Protocol[S, T]):
    """One game, as the kernel, bots, servers and tests see it: of a state `S`, at a table `T`.

    The table is a `Table[S]`. It holds the rulebook, which names the game: so it is no name here.

    `leaving` names the initiatives after which a seat answers no more questions: from then on
    the defaults of its decisions are taken. `at_once` names those that take effect while others
    think, beside the running step, such as offers: their steps may neither ask nor queue nor end
    anything, and change only what the running step and its open questions do not depend on.
    CONTRIBUTING says under "A game" what its rules hold to.
    """

    id: str
    leaving: tuple[str, ...]
    at_once: tuple[str, ...]

    def seats(self, state: S) -> tuple[Seat, ...]:
        """Return the seats at the table, in seat order; who sits there is public."""
        ...

    def view(self, table: T, seat: Seat | None) -> Struct:
        """Return what a seat may know (None: a spectator) as plain data."""
        ...

    def view_part(self, table: T, seat: Seat | None, name: str) -> Any:
        """Return one field of the view: a bot that reads few of them need not wait for all.

        Raises:
            KeyError: the view has no such field.
        """
        ...

    def option_message(self, table: T, decision: Decision[Any], option: Option[Any]) -> Message:
        """Return an option as a verb phrase for the seat that is asked.

        Where the decision has a domain, what an answer may name is asked for in the same way: as
        an option whose key and value are the domain's key; it reads as a name or a noun phrase.
        """
        ...

    def option_targets(self, table: T, decision: Decision[Any], option: Option[Any]) -> Targets:
        """Return what an option is about, on what the seat that is asked may know.

        What an answer of a domain may name is asked for as in `option_message`.
        """
        ...

    def conceal(self, table: T, seat: Seat | None, start: S, below: Below) -> None:
        """Deal anew, in `start`, what `seat` cannot know now.

        `table` holds the state of this moment and `start` the state at the start of the
        running step. Cards that the seat cannot tell apart change places at random.
        """
        ...

    def cards(self, state: S) -> tuple[int, ...]:
        """Return the physical cards of the match, in a fixed order, wherever they lie."""
        ...

    def attempts(self, table: T, seat: Seat, stem: str = "") -> tuple[str, ...]:
        """Return everything the seat may think of trying now, by key, allowed or not.

        What takes several choices is a chain of parts: `play:bow.3>at:2`. Without a stem the
        first parts are returned, with one the attempts that are one part longer; none if the
        stem is complete. A part is the key of the option that it would be.
        """
        ...

    def why_not(self, table: T, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        """Return every clause that forbids an attempt, on what the seat knows; () if none.

        An attempt that is not complete is forbidden by what forbids all its completions.

        Raises:
            BadInput: the attempt is not in the game's vocabulary.
        """
        ...

    def initiatives(self, table: T, seat: Seat) -> tuple[str, ...]:
        """Return what the seat may do unasked at this moment, such as conceding."""
        ...

    def initiative_asks(self, table: T, seat: Seat, kind: str) -> Decision[Any] | None:
        """Return what somebody who does so has to say with it, as a question; None if nothing.

        It is never put: the seat takes it up whenever the initiative is open to it. Its kind is
        that of the initiative. What is said is read like an answer, and its options, its domain
        and its check are read by page, terminal and bots like those of any question.
        """
        ...

    def initiative(self, table: T, seat: Seat, kind: str, value: Any) -> Frame:
        """Return the step that carries out an initiative, at the next step boundary or at once.

        `value` is what was said with it, as a rule receives an answer; None if nothing is.
        """
        ...

    def read_position(self, data: Mapping[str, Any]) -> S:
        """Build a state at a step boundary from a position written in words.

        Raises:
            BadInput: all that is wrong with the position.
        """
        ...

    def write_position(self, state: S) -> dict[str, Any]:
        """Write a state in words: the facts that scenarios assert."""
        ...

    def pack_state(self, state: S) -> bytes:
        """Return a state at a step boundary as bytes, without what never changes in a match."""
        ...

    def unpack_state(self, start: S, data: bytes) -> S:
        """Return a packed state; what never changes is taken from the match's first state.

        Raises:
            BadInput: the bytes are not a state of this game.
        """
        ...


def field_of(view: Struct, name: str) -> Any:
    """Return a field of a view: for games whose views are quickly made as a whole.

    Raises:
        KeyError: the view has no such field.
    """
    if name not in view.__struct_fields__:
        raise KeyError(name)
    return getattr(view, name)
