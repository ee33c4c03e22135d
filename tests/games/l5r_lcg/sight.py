"""What the oracle is told of L5R LCG: where its cards lie, and what its events show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.oracle import Shown, Spot, Viewer

from gorin.games.l5r_lcg.events.cards import CardsRevealed, CardsSeen, CardTaken, Lasts
from gorin.games.l5r_lcg.events.plays import OUT_OF_PLAY, LeftPlay
from gorin.games.l5r_lcg.events.seats import Drawn, Placed, RowSeen, Shuffled
from gorin.games.l5r_lcg.events.uses import Found, Searched
from gorin.games.l5r_lcg.state import EMPTY, EVERYBODY, State
from gorin.games.l5r_lcg.view import LcgCard, LcgView, LcgWorn
from gorin.kernel.decision import Seat
from gorin.kernel.event import Event
from gorin.kernel.words import Message, Name

NAMED = (
    *("play", "use", "duplicate", "first", "on", "next", "card", "character"),
    *("honor", "dishonor", "ready", "bow", "unfate", "disguise"),
)


ABOUT = ("handle", "host", "target", "winner", "loser")
"""Fields of events that hold a card."""


class LcgSight:
    """Hands are their seats' own; discard piles, characters and open provinces lie open."""

    def viewers(self, state: State) -> tuple[Viewer, ...]:
        return (*state.seats, None)

    def faces(self, state: State) -> tuple[int, ...]:
        return state.physical

    def name(self, state: State, face: int) -> str:
        return state.cards[face].slug

    def owner(self, state: State, face: int) -> Seat | None:
        return None

    def spots(self, state: State) -> Iterator[Spot]:
        for seat in state.seats:
            yield Spot("dynasty-deck", state.dynasty_decks[seat])
            top = tuple(card for card in (state.top(seat),) if card != EMPTY)
            yield Spot("conflict-deck", state.conflict_decks[seat][len(top) :])
            yield Spot("top", top, open=True, named=True)
            yield Spot("role", (state.roles[seat],) if seat in state.roles else (), open=True)
            yield Spot("dynasty-pile", state.dynasty_piles[seat], open=True, named=True)
            yield Spot("conflict-pile", state.conflict_piles[seat], open=True, named=True)
            used = tuple(each.card for each in state.resolving if not each.paid)
            hand = tuple(card for card in state.hands[seat] if card not in used)
            yield Spot("hand", hand, (seat,), named=True)
            yield Spot("removed", state.removed.get(seat, ()), open=True, named=True)
            yield Spot("unplaced", state.unplaced.get(seat, ()), (seat,), named=True)
            yield Spot("removed-hidden", state.removed_hidden.get(seat, ()))
            for province in state.provinces[seat]:
                yield Spot("province", province.hidden_cards(), named=True)
                yield Spot("open-province", province.open_cards(), open=True, named=True)
                own = () if province.own == EMPTY else (province.own,)
                yield Spot("province-itself", own, open=province.shown, named=True)
        homes = tuple(home.card for home in state.strongholds.values())
        yield Spot("stronghold", homes, open=True, named=True)
        yield Spot("role", tuple(state.roles.values()), open=True, named=True)
        yield Spot("play", tuple(state.play), open=True, named=True)
        used = tuple(
            each.card
            for each in state.resolving
            if (each.paid and each.place in OUT_OF_PLAY and each.card not in state.play)
            or (not each.paid and each.place == "hand")
        )
        yield Spot("resolving", (*used, *state.played), open=True, named=True)

    def apply(self, event: Event[Any], state: State) -> bool:
        event.apply(state)
        return False

    def shuffled(self, event: Event[Any], state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if not isinstance(event, Shuffled):
            return (), ()
        if event.side == "dynasty":
            decks, piles = state.dynasty_decks, state.dynasty_piles
        else:
            decks, piles = state.conflict_decks, state.conflict_piles
        return decks[event.seat] or piles[event.seat], event.order

    def put_away(self, event: Event[Any], state: State) -> tuple[int, ...]:
        return ()

    def shown(self, event: Event[Any]) -> Shown | None:
        if isinstance(event, Drawn | RowSeen | Placed | Searched):
            return Shown(event.handles, (event.seat,))
        if isinstance(event, CardsSeen):
            return Shown(event.handles, (event.seat,))
        if isinstance(event, CardTaken | Found) and event.slug:
            return Shown((event.handle,), everybody=True)
        if isinstance(event, CardsRevealed):
            return Shown(event.handles, everybody=True)
        return None

    def about(self, event: Event[Any]) -> tuple[int, ...]:
        if isinstance(event, Lasts):
            # It names the card that it comes from beside the one that it holds.
            return ()
        if isinstance(event, LeftPlay):
            return (event.handle, *(card for card, _ in event.worn))
        handles: tuple[int, ...] = getattr(event, "handles", ())
        others = [getattr(event, name, EMPTY) for name in ABOUT]
        return (*handles, *(handle for handle in others if handle != EMPTY))

    def told(self, event: Event[Any], viewer: Viewer) -> frozenset[str]:
        message = event.told(viewer)
        if message is None:
            return frozenset()
        said: list[Any] = []
        for value in message.args.values():
            said += value if isinstance(value, tuple) else (value,)
        names = (each.args.get("card") for each in said if isinstance(each, Message))
        return frozenset(name.key for name in names if isinstance(name, Name))

    def claimed(self, state: State, viewer: Viewer) -> frozenset[int]:
        known = state.known.items()
        return frozenset(card for card, seats in known if viewer in seats or EVERYBODY in seats)

    def named(self, state: State, view: LcgView) -> Mapping[int, str]:
        found: dict[int, str] = {}
        for seat in view.seats:
            cards: list[LcgCard | LcgWorn] = [*seat.hand, *seat.dynasty_pile, *seat.conflict_pile]
            cards += (each.card for each in seat.provinces if each.card is not None)
            cards += (card for each in seat.provinces for card in each.more)
            cards += seat.removed
            cards += (each.own for each in seat.provinces if each.own is not None)
            cards += seat.unplaced
            cards += (card for card in (seat.role, seat.top) if card is not None)
            if seat.stronghold is not None:
                cards.append(seat.stronghold.card)
            for character in seat.characters:
                found[character.number] = character.slug
                cards += character.worn
            found |= {card.number: card.slug for card in cards if card.slug}
        return found | {card.number: card.slug for card in view.resolving}

    def offered(self, state: State, key: str) -> int | None:
        verb, _, thing = key.partition(":")
        slug, _, handle = thing.partition(".")
        if verb not in NAMED:
            return None
        if verb == "card":
            return int(slug)
        # An ability that a character has gained is called by the title that it comes from.
        assert verb == "use" or slug == state.facts(int(handle)).slug, key
        return int(handle)

    def looked_through(self, state: State, seat: Seat) -> tuple[int, ...]:
        return ()
