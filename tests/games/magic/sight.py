"""What the oracle is told of Magic: where its cards lie, and what its events show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.oracle import Shown, Spot, Viewer

from gorin.games.magic.cards import CARDS, TITLES
from gorin.games.magic.combat_events import Damaged
from gorin.games.magic.events import AsideReturned, Drawn, Moved, Shuffled
from gorin.games.magic.facts import slug_of
from gorin.games.magic.lasting_events import Attached
from gorin.games.magic.stack_events import Aimed
from gorin.games.magic.state import NOBODY, State
from gorin.games.magic.view import MagicView
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event
from gorin.kernel.words import Message

HANDS = (
    "cast",
    "land",
    "card",
    "enter",
    "command",
    "return",
    "use",
    "target",
    "spell",
    "sacrifice",
    "pay",
)
BOARD = ("attacker", "blocker")


class MagicSight:
    """Hands and what was set aside are their seats' own; all but libraries lies open besides."""

    def viewers(self, state: State) -> tuple[Viewer, ...]:
        return (*state.seats, None)

    def faces(self, state: State) -> tuple[int, ...]:
        return state.physical[: state.printed]  # tokens are no cards

    def name(self, state: State, face: int) -> str:
        return CARDS[state.titles[face]].slug

    def owner(self, state: State, face: int) -> Seat | None:
        return None

    def spots(self, state: State) -> Iterator[Spot]:
        for seat in state.seats:
            yield Spot("library", state.libraries[seat])
            yield Spot("hand", state.hands[seat], (seat,), named=True)
            yield Spot("aside", state.aside[seat], (seat,), named=True)
            yield Spot("graveyard", state.graveyards[seat], open=True, named=True)
            yield Spot("exile", state.exiles[seat], open=True, named=True)
            yield Spot("command", state.commands[seat], open=True, named=True)
            yield Spot("gone", state.gone[seat])
        cards = tuple(handle for handle in state.play if handle < state.printed)
        yield Spot("play", cards, open=True, named=True)
        spells = tuple(item.card for item in state.stack if item.kind == "spell")
        yield Spot("stack", spells, open=True, named=True)

    def apply(self, event: Event[Any], state: State) -> bool:
        event.apply(state)
        return False

    def shuffled(self, event: Event[Any], state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if not isinstance(event, Shuffled):
            return (), ()
        return state.libraries[event.seat], event.order

    def put_away(self, event: Event[Any], state: State) -> tuple[int, ...]:
        return state.aside[event.seat] if isinstance(event, AsideReturned) else ()

    def shown(self, event: Event[Any]) -> Shown | None:
        return Shown(event.handles, (event.seat,)) if isinstance(event, Drawn) else None

    def about(self, event: Event[Any]) -> tuple[int, ...]:
        if isinstance(event, Moved):
            return tuple(move.handle for move in event.moves)
        handles: tuple[int, ...] = getattr(event, "handles", ())
        handle: int | None = getattr(event, "handle", None)
        more: tuple[int, ...] = getattr(event, "attackers", ())
        if isinstance(event, Damaged):
            more = tuple(card for hit in event.hits for card in (hit.source, hit.card))
        if isinstance(event, Aimed):
            more = (event.card, *(target.card for target in event.targets))
        if isinstance(event, Attached):
            more = (event.to,)
        return (*handles, *more) if handle is None else (handle, *handles, *more)

    def told(self, event: Event[Any], viewer: Viewer) -> frozenset[str]:
        message = event.told(viewer)
        return frozenset() if message is None else frozenset(_named(message))

    def claimed(self, state: State, viewer: Viewer) -> frozenset[int]:
        eyes = NOBODY if viewer is None else viewer
        return frozenset(handle for handle, seats in state.known.items() if eyes in seats)

    def named(self, state: State, view: MagicView) -> Mapping[int, str]:
        found: dict[int, str] = {}
        for seat in view.seats:
            cards = (*seat.hand, *seat.aside, *seat.graveyard, *seat.exile, *seat.command)
            found |= {card.number: card.slug for card in cards}
            found |= {card.number: card.slug for card in seat.permanents}
        found |= {item.card: item.slug for item in view.stack if item.kind == "spell"}
        return {handle: slug for handle, slug in found.items() if handle < state.printed}

    def offered(self, state: State, key: str) -> int | None:
        verb, _, thing = key.partition(":")
        slug, _, handle = thing.partition(".")
        if verb not in (*HANDS, *BOARD) or not handle:  # "land:plains" names a kind of land
            return None
        assert slug == state.slug(int(handle)), key
        return int(handle) if int(handle) < state.printed else None

    def looked_through(self, state: State, seat: Seat) -> tuple[int, ...]:
        return ()


def _named(message: Message) -> Iterator[str]:
    if message.id == "magic-card":
        slug = slug_of(str(message.args["name"]))
        if slug in TITLES:  # a token is no card
            yield slug
        return
    for value in message.args.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Message):
                yield from _named(each)
