"""The sight of the oracle on the courts game: where its cards lie, and what its events show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.oracle import Shown, Spot, Viewer
from tests.synthetic.cards import COUNT, kind_of, name_of
from tests.synthetic.events import Drawn, Opened, Peeked, Sealed, Shuffled
from tests.synthetic.game import View
from tests.synthetic.state import State

from gorin.kernel.decision import Seat
from gorin.kernel.event import Event
from gorin.kernel.words import Message

NAMES = frozenset(name_of(card) for card in range(COUNT))


def _number(card: Message) -> int:
    number = card.args["number"]
    assert isinstance(number, int)
    return number


class CourtSight:
    """Hands are their seats' own, the discard pile and opened objectives lie open."""

    def viewers(self, state: State) -> tuple[Viewer, ...]:
        return (*state.seats, None)

    def faces(self, state: State) -> tuple[int, ...]:
        return state.physical

    def name(self, state: State, face: int) -> str:
        return name_of(face)

    def owner(self, state: State, face: int) -> Seat | None:
        return None

    def spots(self, state: State) -> Iterator[Spot]:
        yield Spot("deck", state.deck, named=True)
        yield Spot("discard", state.discard, open=True, named=True)
        for team in range(2):
            handle = state.objectives.get(team)
            cards = () if handle is None else (handle,)
            yield Spot("objective", cards, open=handle in state.opened, named=True)
        for seat, hand in state.hands.items():
            yield Spot("hand", hand, (seat,), named=True)

    def apply(self, event: Event[Any], state: State) -> bool:
        event.apply(state)
        return False

    def shuffled(self, event: Event[Any], state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (
            (state.deck + state.discard, event.order) if isinstance(event, Shuffled) else ((), ())
        )

    def put_away(self, event: Event[Any], state: State) -> tuple[int, ...]:
        return ()

    def shown(self, event: Event[Any]) -> Shown | None:
        match event:
            case Drawn():
                return Shown((event.handle,), (event.seat,))
            case Sealed():
                return Shown((event.handle,), (event.captain,))
            case Peeked():
                return Shown(event.handles, (event.seat,))
            case Opened():
                return Shown((event.handle,), everybody=True)
            case _:
                return None

    def about(self, event: Event[Any]) -> tuple[int, ...]:
        handles: tuple[int, ...] = getattr(event, "handles", ())
        handle: int | None = getattr(event, "handle", None)
        return handles if handle is None else (handle,)

    def told(self, event: Event[Any], viewer: Viewer) -> frozenset[str]:
        message = event.told(viewer)
        if message is None:
            return frozenset()
        said: list[Any] = []
        for value in message.args.values():
            said += value if isinstance(value, tuple) else (value,)
        cards = (each for each in said if isinstance(each, Message) and "number" in each.args)
        return NAMES & {f"{kind_of(card)}-{card}" for card in map(_number, cards)}

    def claimed(self, state: State, viewer: Viewer) -> frozenset[int]:
        return frozenset(handle for handle, seats in state.known.items() if viewer in seats)

    def named(self, state: State, view: View) -> Mapping[int, str]:
        shown = dict((*view.deck, *view.discard))
        for hand in view.hands.values():
            shown |= dict(hand)
        shown |= {state.objectives[team]: name for team, name in view.objectives.items()}
        return {handle: name for handle, name in shown.items() if name}

    def offered(self, state: State, key: str) -> int | None:
        kind, _, handle = key.removeprefix("play:").partition(".")
        if not key.startswith("play:"):
            return None
        assert kind == kind_of(state.physical[int(handle)]), key
        return int(handle)

    def looked_through(self, state: State, seat: Seat) -> tuple[int, ...]:
        return ()
