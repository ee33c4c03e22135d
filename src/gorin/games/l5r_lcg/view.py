"""The view: what a seat may know of a match, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.l5r_lcg.measures import glory, skill, strength, total
from gorin.games.l5r_lcg.pacts import Offer, Treaty
from gorin.games.l5r_lcg.state import (
    ATTACKING,
    DEFENDING,
    EMPTY,
    EVERYBODY,
    NOBODY,
    TYPES,
    Conflict,
    Match,
    Province,
    Ring,
    open_cards,
)
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import derived


class LcgCard(Struct, frozen=True):
    """A card by its number; the slug is empty if the viewer does not know it."""

    number: int
    slug: str


class LcgWorn(Struct, frozen=True):
    """A card that is attached to a character, and whose it is."""

    number: int
    slug: str
    seat: Seat


class LcgCharacter(Struct, frozen=True):
    """A character in play with its current skills."""

    number: int
    slug: str
    skills: tuple[int, int]
    glory: int
    fate: int
    bowed: bool
    status: int
    side: int
    worn: tuple[LcgWorn, ...]
    tainted: bool = False


class LcgProvince(Struct, frozen=True):
    """A province, the card there (None if none), whether that lies open, and its strength.

    `own` is the card that the province itself is, None where a token stands for it; the strength
    is 0 where the viewer does not know it. `more` are further dynasty cards that lie there.
    """

    card: LcgCard | None
    open: bool
    broken: bool
    strength: int
    own: LcgCard | None = None
    shown: bool = False
    more: tuple[LcgCard, ...] = ()
    status: int = 0
    tainted: bool = False


class LcgStronghold(Struct, frozen=True):
    """A stronghold, and whether it is bowed."""

    card: LcgCard
    bowed: bool


class LcgSeat(Struct, frozen=True, kw_only=True):
    """The things of a seat; `top` is the top card of its conflict deck while that lies open."""

    seat: Seat
    clan: str
    alive: bool
    honor: int
    fate: int
    dial: int
    hand: tuple[LcgCard, ...]
    characters: tuple[LcgCharacter, ...]
    provinces: tuple[LcgProvince, ...]
    dynasty_deck: int
    conflict_deck: int
    dynasty_pile: tuple[LcgCard, ...]
    conflict_pile: tuple[LcgCard, ...]
    stronghold: LcgStronghold | None
    unplaced: tuple[LcgCard, ...]
    removed: tuple[LcgCard, ...] = ()
    role: LcgCard | None = None
    top: LcgCard | None = None


class LcgView(Struct, frozen=True, kw_only=True):
    """The knowledge of a seat: all that lies open, its own hand, the sizes of the other hands."""

    viewer: Seat | None
    seats: tuple[LcgSeat, ...]
    rings: dict[str, Ring]
    conflict: Conflict | None
    totals: tuple[int, int]
    resolving: tuple[LcgCard, ...]
    favor: Seat
    favor_kind: str
    first: Seat
    turn: int
    phase: str
    offers: tuple[Offer, ...]
    treaties: tuple[Treaty, ...]


def _totals(table: Match, viewer: Seat | None) -> tuple[int, int]:
    fought = table.state.conflict
    if fought is None or fought.defender == NOBODY:
        return 0, 0
    return total(table, ATTACKING), total(table, DEFENDING)


def _resolving(table: Match, viewer: Seat | None) -> tuple[LcgCard, ...]:
    state = table.state
    return _open(table, (*(each.card for each in state.resolving), *state.played))


@states("LCG-S4.39")
def view(table: Match, viewer: Seat | None) -> LcgView:
    """Return what a viewer may know."""
    return LcgView(**{name: part(table, viewer) for name, part in PARTS.items()})


def knows(table: Match, viewer: Seat | None, handle: int) -> bool:
    """Return whether a viewer knows a card that does not lie open."""
    seats = table.state.known.get(handle, ())
    return viewer in seats or EVERYBODY in seats


def _cards(table: Match, viewer: Seat | None, cards: tuple[int, ...]) -> tuple[LcgCard, ...]:
    facts = table.state.facts
    return tuple(
        [LcgCard(card, facts(card).slug if knows(table, viewer, card) else "") for card in cards]
    )


def _open(table: Match, cards: tuple[int, ...]) -> tuple[LcgCard, ...]:
    facts = table.state.facts
    return tuple([LcgCard(card, facts(card).slug) for card in cards])


def _face(table: Match, viewer: Seat | None, card: int, *, shown: bool) -> LcgCard | None:
    """Return a card of a province as a viewer knows it, None if there is none."""
    if card == EMPTY:
        return None
    known = shown or knows(table, viewer, card)
    return LcgCard(card, table.state.facts(card).slug if known else "")


def _lying(table: Match, pile: tuple[str, Seat]) -> tuple[object, ...]:
    """Return what the cards of a pile are made of: where they lie, and what each of them is."""
    state, (side, seat) = table.state, pile
    piles = state.dynasty_piles if side == "dynasty" else state.conflict_piles
    return piles[seat], state.physical, tuple(state.guises.items())


@derived(of=_lying)
def _pile(table: Match, pile: tuple[str, Seat]) -> tuple[LcgCard, ...]:
    """Return a discard pile: dynasty or conflict, and whose."""
    state, (side, seat) = table.state, pile
    return _open(table, (state.dynasty_piles if side == "dynasty" else state.conflict_piles)[seat])


def _seats(table: Match, viewer: Seat | None) -> tuple[LcgSeat, ...]:
    return tuple([_seat(table, (seat, viewer)) for seat in table.state.seats])


@states("LCG-S1.8")
@derived
def _seat(table: Match, about: tuple[Seat, Seat | None]) -> LcgSeat:
    """Return what a viewer knows of what belongs to a seat."""
    (seat, viewer), state = about, table.state
    public = _public(table, seat)
    return replace(
        public,
        hand=_cards(table, viewer, state.hands[seat]),
        provinces=tuple(
            [
                _province(table, seat, slot, viewer) if _has_secret(table, viewer, each) else known
                for slot, (each, known) in enumerate(
                    zip(state.provinces[seat], public.provinces, strict=True)
                )
            ]
        ),
        unplaced=_cards(table, viewer, state.unplaced.get(seat, ())),
    )


@derived
def _public(table: Match, seat: Seat) -> LcgSeat:
    """Return what everybody knows of what belongs to a seat, without its hand."""
    state = table.state
    return LcgSeat(
        seat=seat,
        clan=state.clans[seat],
        alive=seat in state.alive,
        honor=state.honor[seat],
        fate=state.fate[seat],
        dial=state.dials[seat],
        hand=(),
        characters=tuple([_character(table, card) for card in state.characters(seat)]),
        provinces=tuple(
            [_province(table, seat, slot, None) for slot in range(len(state.provinces[seat]))]
        ),
        dynasty_deck=len(state.dynasty_decks[seat]),
        conflict_deck=len(state.conflict_decks[seat]),
        dynasty_pile=_pile(table, ("dynasty", seat)),
        conflict_pile=_pile(table, ("conflict", seat)),
        stronghold=_stronghold(table, seat),
        unplaced=(),
        removed=_open(table, state.removed.get(seat, ())),
        role=_shown(table, state.roles.get(seat, EMPTY)),
        top=_shown(table, state.top(seat)),
    )


def _has_secret(table: Match, viewer: Seat | None, province: Province) -> bool:
    """Return whether a viewer knows a card at a province, whoever else may know it."""
    lying = (province.own, province.card, *province.under)
    return viewer is not None and any(knows(table, viewer, card) for card in lying)


def _shown(table: Match, card: int) -> LcgCard | None:
    """Return a card that lies open, None if there is none."""
    return None if card == EMPTY else _open(table, (card,))[0]


def _stronghold(table: Match, seat: Seat) -> LcgStronghold | None:
    stronghold = table.state.strongholds.get(seat)
    return (
        None
        if stronghold is None
        else LcgStronghold(_open(table, (stronghold.card,))[0], stronghold.bowed)
    )


def _character(table: Match, card: int) -> LcgCharacter:
    state = table.state
    entry, facts = state.play[card], state.facts(card)
    skills = (skill(table, card, TYPES[0]), skill(table, card, TYPES[1]))
    return LcgCharacter(
        card,
        facts.slug,
        skills,
        glory(table, card),
        entry.fate,
        entry.bowed,
        entry.status,
        entry.side,
        tuple(
            [LcgWorn(each, state.facts(each).slug, state.play[each].seat) for each in entry.worn]
        ),
        entry.tainted,
    )


@states("LCG-S9.65")
def _province(table: Match, seat: Seat, slot: int, viewer: Seat | None) -> LcgProvince:
    province = table.state.provinces[seat][slot]
    known = province.own == EMPTY or province.shown or knows(table, viewer, province.own)
    return LcgProvince(
        card=_face(table, viewer, province.card, shown=province.open),
        open=province.open,
        broken=province.broken,
        strength=strength(table, seat, slot) if known else 0,
        own=_face(table, viewer, province.own, shown=province.shown),
        shown=province.shown,
        more=(*_open(table, province.more), *_cards(table, viewer, province.under)),
        status=province.status,
        tainted=province.tainted,
    )


PARTS: Mapping[str, Callable[[Match, Seat | None], Any]] = {
    "viewer": lambda table, viewer: viewer,
    "seats": _seats,
    "rings": lambda table, viewer: dict(table.state.rings),
    "conflict": lambda table, viewer: table.state.conflict,
    "totals": _totals,
    "resolving": _resolving,
    "favor": lambda table, viewer: table.state.favor,
    "favor_kind": lambda table, viewer: table.state.favor_kind,
    "first": lambda table, viewer: table.state.first,
    "turn": lambda table, viewer: table.state.turn,
    "phase": lambda table, viewer: table.state.phase,
    "offers": lambda table, viewer: table.state.offers,
    "treaties": lambda table, viewer: table.state.treaties,
}
"""The function that makes each field of a view."""


def hidden(table: Match, viewer: Seat | None) -> tuple[tuple[int, ...], ...]:
    """Return the cards that a viewer does not know, in groups that it cannot tell apart."""
    state = table.state
    seen = frozenset(open_cards(state))
    groups: dict[tuple[int, str], list[int]] = {}
    for handle, owner in enumerate(state.owners):
        if handle not in seen and not knows(table, viewer, handle):
            groups.setdefault((owner, state.back(handle)), []).append(handle)
    return tuple(tuple(group) for group in groups.values())
