"""What the oracle is told of L5R CCG: where its cards lie, and what its events show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.oracle import Shown, Spot, Viewer

from gorin.games.l5r_ccg.cards import CARDS
from gorin.games.l5r_ccg.events import Attached, Drawn, Shuffled
from gorin.games.l5r_ccg.facts import slug_of
from gorin.games.l5r_ccg.state import EMPTY, State
from gorin.games.l5r_ccg.view import CcgCard, CcgView
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event
from gorin.kernel.words import Message

UNNAMED = ("seat", "attack", "join", "province", "field")


class CcgSight:
    """Hands are their seats' own; what is in play, discarded or face up in a province is open."""

    def viewers(self, state: State) -> tuple[Viewer, ...]:
        return (*state.seats, None)

    def faces(self, state: State) -> tuple[int, ...]:
        return state.physical

    def name(self, state: State, face: int) -> str:
        return CARDS[state.titles[face]].slug

    def owner(self, state: State, face: int) -> Seat | None:
        return None

    def spots(self, state: State) -> Iterator[Spot]:
        for seat in state.seats:
            yield Spot("dynasty-deck", state.dynasty_decks[seat])
            yield Spot("fate-deck", state.fate_decks[seat])
            yield Spot("dynasty-pile", state.dynasty_piles[seat], open=True, named=True)
            yield Spot("fate-pile", state.fate_piles[seat], open=True, named=True)
            yield Spot("hand", state.hands[seat], (seat,), named=True)
            for province in state.provinces[seat]:
                cards = () if province.card == EMPTY else (province.card,)
                yield Spot("province", cards, open=province.open, named=True)
            yield Spot("removed", state.removed[seat], open=True, named=True)
        yield Spot("play", tuple(state.play), open=True, named=True)
        regions = (each.region for row in state.provinces.values() for each in row)
        yield Spot("regions", tuple(card for card in regions if card != EMPTY), open=True)
        under = (each.under for each in state.play.values())
        yield Spot("under", tuple(card for card in under if card != EMPTY), open=True)
        terrain = EMPTY if state.attack is None else state.attack.terrain
        yield Spot("terrain", () if terrain == EMPTY else (terrain,), open=True)
        for side in (0, 1):
            duel = state.duel
            if duel is None:
                yield Spot("focused", ())
            else:
                yield Spot("focused", duel.focused[side], (duel.seats[side],))

    def apply(self, event: Event[Any], state: State) -> bool:
        event.apply(state)
        return False

    def shuffled(self, event: Event[Any], state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if not isinstance(event, Shuffled):
            return (), ()
        decks = state.dynasty_decks if event.side == "dynasty" else state.fate_decks
        return decks[event.seat], event.order

    def put_away(self, event: Event[Any], state: State) -> tuple[int, ...]:
        return ()

    def shown(self, event: Event[Any]) -> Shown | None:
        return Shown(event.handles, (event.seat,)) if isinstance(event, Drawn) else None

    def about(self, event: Event[Any]) -> tuple[int, ...]:
        handles: tuple[int, ...] = getattr(event, "handles", ())
        handle: int = getattr(event, "handle", EMPTY)
        host = (event.host,) if isinstance(event, Attached) else getattr(event, "fighters", ())
        return (*handles, *host) if handle == EMPTY else (handle, *handles, *host)

    def told(self, event: Event[Any], viewer: Viewer) -> frozenset[str]:
        message = event.told(viewer)
        return frozenset() if message is None else frozenset(_named(message))

    def claimed(self, state: State, viewer: Viewer) -> frozenset[int]:
        return frozenset(handle for handle, seats in state.known.items() if viewer in seats)

    def named(self, state: State, view: CcgView) -> Mapping[int, str]:
        found: dict[int, str] = {}
        for seat in view.seats:
            cards: list[CcgCard] = [*seat.hand, *seat.dynasty_pile, *seat.fate_pile, *seat.removed]
            cards += (each.card for each in seat.provinces if each.card is not None)
            found |= {card.number: card.slug for card in cards if card.slug}
            found |= {card.number: card.slug for card in seat.cards}
        return found

    def offered(self, state: State, key: str) -> int | None:
        verb, _, thing = key.partition(":")
        slug, _, handle = thing.partition(".")
        if verb in UNNAMED or not handle:
            return None
        assert slug == state.slug(int(handle)), key
        return int(handle)

    def looked_through(self, state: State, seat: Seat) -> tuple[int, ...]:
        return ()


def _named(message: Message) -> Iterator[str]:
    if message.id == "ccg-card":
        yield slug_of(str(message.args["name"]))
        return
    for value in message.args.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Message):
                yield from _named(each)
