"""The smallest games that show what the kernel does: a state, one kind of event, loose steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec import Struct

from gorin.kernel.about import Targets
from gorin.kernel.chance import ChanceSource
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.decision import Decision, Option, Play, Prompt, Seat
from gorin.kernel.domain import Below, Text
from gorin.kernel.game import field_of
from gorin.kernel.match import Match
from gorin.kernel.rule import Rule, Rulebook
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame, Outcome, Table
from gorin.kernel.words import Message, say

A, B, C = Seat(0), Seat(1), Seat(2)
PROMPT = Prompt("toy", "TOY-1", "ask-toy")
ROLL = Prompt("roll", "TOY-2", "ask-roll")


class Toy(Struct):
    """What was noted down, and a hidden number."""

    notes: tuple[str, ...] = ()
    hidden: int = 0
    frames: tuple[Frame, ...] = (Frame("main"),)
    outcome: Outcome | None = None

    def copy(self) -> Toy:
        return Toy(self.notes, self.hidden, self.frames, self.outcome)


class Noted(Struct, frozen=True):
    """A text was noted down; seat A reads of it, a spectator does not."""

    unread: ClassVar[bool] = False

    text: str
    ends: bool = False
    clause: str = "TOY-3"

    def apply(self, state: Toy) -> None:
        state.notes += (self.text,)
        if self.ends:
            state.outcome = Outcome((A,), "TOY-3", "ended")

    def told(self, viewer: Seat | None) -> Message | None:
        return None if viewer is None else say("log-noted", text=self.text)


class ToyView(Struct, frozen=True):
    """The notes."""

    notes: tuple[str, ...]


_PACKER = Packer(Toy)


class ToyGame:
    """A game whose rules are whatever a test says."""

    id = "toy"
    leaving: tuple[str, ...] = ("leave",)
    at_once: tuple[str, ...] = ("call", "shout", "nod")

    def seats(self, state: Toy) -> tuple[Seat, ...]:
        return (A, B, C)

    def view(self, table: Table[Toy], seat: Seat | None) -> ToyView:
        return ToyView(table.state.notes)

    def view_part(self, table: Table[Toy], seat: Seat | None, name: str) -> Any:
        return field_of(self.view(table, seat), name)

    def option_message(
        self, table: Table[Toy], decision: Decision[Any], option: Option[Any]
    ) -> Message:
        return say(f"option-{option.key}")

    def option_targets(
        self, table: Table[Toy], decision: Decision[Any], option: Option[Any]
    ) -> Targets:
        return ()

    def conceal(self, table: Table[Toy], seat: Seat | None, start: Toy, below: Below) -> None:
        start.hidden = below(1000)

    def cards(self, state: Toy) -> tuple[int, ...]:
        return ()

    def attempts(self, table: Table[Toy], seat: Seat, stem: str = "") -> tuple[str, ...]:
        if stem:
            return ()
        return ("dance",)

    def why_not(self, table: Table[Toy], seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        return (refuse("TOY-4", "refused-no-music", attempt=attempt),)

    def initiatives(self, table: Table[Toy], seat: Seat) -> tuple[str, ...]:
        return ("leave", "note", "call", "shout", "nod")

    def initiative_asks(self, table: Table[Toy], seat: Seat, kind: str) -> Decision[Any] | None:
        """Whoever shouts says a few words, and whoever nods says to whom."""
        prompt = Prompt(kind, "TOY-5", f"ask-{kind}")
        if kind == "shout":
            return Decision(seat, prompt, domain=Text(5, 1))
        if kind == "nod":
            others = (other for other in (A, B, C) if other != seat)
            options = tuple(Option(f"seat:{other}", (other,)) for other in others)
            return Decision(seat, prompt, options)
        return None

    def initiative(self, table: Table[Toy], seat: Seat, kind: str, value: Any) -> Frame:
        texts = (value,) if kind == "shout" else ()
        return Frame(kind, seat, value if kind == "nod" else (), texts)

    def read_position(self, data: Mapping[str, Any]) -> Toy:
        return Toy(tuple(data["notes"]))

    def write_position(self, state: Toy) -> dict[str, Any]:
        return {"notes": list(state.notes)}

    def pack_state(self, state: Toy) -> bytes:
        return _PACKER.pack(state)

    def unpack_state(self, start: Toy, data: bytes) -> Toy:
        return _PACKER.unpack(start, data)


Step = Callable[[Table[Toy], Frame], Play[None] | None]


def note(table: Table[Toy], frame: Frame) -> None:
    """Note who did something unasked."""
    table.record(Noted(f"{frame.step} {frame.seat}"))


def said(table: Table[Toy], frame: Frame) -> None:
    """Note what somebody said unasked."""
    table.record(Noted(" ".join([frame.step, *map(str, frame.data), *frame.texts])))


def rulebook(**steps: Step) -> Rulebook:
    """Return a rulebook of some steps."""
    known: dict[str, Step] = {"note": note, "leave": note, "call": note, "shout": said}
    known |= {"nod": said, **steps}
    rules = {name: Rule(("TOY-1",), step) for name, step in known.items()}
    return Rulebook(ToyGame(), "toy", "1", None, rules)


def toy(
    main: Step,
    *,
    chance: ChanceSource | None = None,
    forkable: bool = True,
    started: bool = True,
    state: Toy | None = None,
    **steps: Step,
) -> Match[Toy]:
    """Return a match of three seats that plays the step `main`."""
    table = Table(rulebook(main=main, **steps), state or Toy())
    match = Match(table, chance=chance, forkable=forkable)
    if started:
        match.start()
    return match


def choice(seat: Seat, *keys: str, secret: bool = False, default: int = 0) -> Decision[str]:
    """Return a question whose options are texts."""
    options = tuple(Option(key, key) for key in keys)
    return Decision(seat, PROMPT, options, secret=secret, default=default)
