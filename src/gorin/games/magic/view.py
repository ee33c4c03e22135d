"""What a seat may know of a match, as plain data."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.magic.combat_events import SEATS
from gorin.games.magic.layers import now
from gorin.games.magic.state import NOBODY, Item, Match, Permanent, open_cards
from gorin.kernel.decision import Seat
from gorin.kernel.table import derived


class MagicCard(Struct, frozen=True):
    """A card by its number."""

    number: int
    slug: str


class MagicPermanent(Struct, frozen=True):
    """A permanent: how it stands, whose card it is, and what it is by all that acts on it."""

    number: int
    slug: str
    owner: Seat
    state: Permanent
    kinds: tuple[str, ...]
    power: int
    toughness: int
    keywords: tuple[str, ...]


class MagicSeat(Struct, frozen=True, kw_only=True):
    """What belongs to a seat. `damage` is what each commander has dealt to it, by its owner."""

    seat: Seat
    deck: str
    alive: bool
    life: int
    floating: int
    library: int
    hand_count: int
    hand: tuple[MagicCard, ...]
    aside: tuple[MagicCard, ...]
    permanents: tuple[MagicPermanent, ...]
    graveyard: tuple[MagicCard, ...]
    exile: tuple[MagicCard, ...]
    command: tuple[MagicCard, ...]
    tax: int
    damage: tuple[tuple[Seat, int], ...]


class MagicView(Struct, frozen=True, kw_only=True):
    """What a seat may know: what lies open, its own hand, how many cards the others hold."""

    viewer: Seat | None
    seats: tuple[MagicSeat, ...]
    stack: tuple[Item, ...]
    active: Seat
    turn: int
    step: str


@derived
def view(table: Match, viewer: Seat | None) -> MagicView:
    """Return what a viewer may know."""
    state = table.state
    return MagicView(
        viewer=viewer,
        seats=tuple(_seat(table, seat, viewer) for seat in state.seats),
        stack=state.stack,
        active=state.active,
        turn=state.turn,
        step=state.step,
    )


def knows(table: Match, viewer: Seat | None, handle: int) -> bool:
    """Return whether a viewer knows a card that does not lie open."""
    eyes = NOBODY if viewer is None else viewer
    return eyes in table.state.known.get(handle, ())


def _open(table: Match, cards: tuple[int, ...]) -> tuple[MagicCard, ...]:
    return tuple(MagicCard(card, table.state.slug(card)) for card in cards)


def _known(table: Match, viewer: Seat | None, cards: tuple[int, ...]) -> tuple[MagicCard, ...]:
    return _open(table, tuple(card for card in cards if knows(table, viewer, card)))


def _seat(table: Match, seat: Seat, viewer: Seat | None) -> MagicSeat:
    """Return what a viewer knows of what belongs to a seat."""
    state = table.state
    hand, aside = (_known(table, viewer, cards[seat]) for cards in (state.hands, state.aside))
    return replace(_public(table, seat), hand=hand, aside=aside)


@derived
def _public(table: Match, seat: Seat) -> MagicSeat:
    """Return what everybody knows of what belongs to a seat: no card of its hand, or aside."""
    state = table.state
    commander = state.commanders[seat]
    return MagicSeat(
        seat=seat,
        deck=state.decks[seat],
        alive=seat in state.alive,
        life=state.life[seat],
        floating=state.floating[seat],
        library=len(state.libraries[seat]),
        hand_count=len(state.hands[seat]),
        hand=(),
        aside=(),
        permanents=tuple(
            _permanent(table, handle, found)
            for handle, found in state.play.items()
            if found.seat == seat
        ),
        graveyard=_open(table, state.graveyards[seat]),
        exile=_open(table, state.exiles[seat]),
        command=_open(table, state.commands[seat]),
        tax=state.casts.get(commander, 0) * int(table.rulebook.numbers.tax),
        damage=tuple(
            (Seat(state.commanders.index(key // SEATS)), amount)
            for key, amount in sorted(state.dealt.items())
            if key % SEATS == seat
        ),
    )


def _permanent(table: Match, handle: int, found: Permanent) -> MagicPermanent:
    one = now(table, handle)
    return MagicPermanent(
        handle,
        one.slug,
        table.state.owners[handle],
        found,
        one.kinds,
        one.power,
        one.toughness,
        one.keywords,
    )


def hidden(table: Match, viewer: Seat | None) -> tuple[tuple[int, ...], ...]:
    """Return the cards that a viewer does not know, in groups that it cannot tell apart."""
    state = table.state
    seen = frozenset(open_cards(state))
    groups: dict[int, list[int]] = {}
    for handle in range(state.printed):
        if handle not in seen and not knows(table, viewer, handle):
            groups.setdefault(state.owners[handle], []).append(handle)
    return tuple(tuple(group) for group in groups.values())
