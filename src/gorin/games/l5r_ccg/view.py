"""What a seat may know of a match, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from gorin.games.l5r_ccg.attack import army_force, strength
from gorin.games.l5r_ccg.figures import chi, force
from gorin.games.l5r_ccg.gold import available, produces
from gorin.games.l5r_ccg.state import EMPTY, Attack, InPlay, Match, State, open_cards
from gorin.kernel.clauses import states
from gorin.kernel.decision import Seat
from gorin.kernel.table import derived


class CcgCard(Struct, frozen=True):
    """A card by its number; the slug is empty if the viewer does not know it."""

    number: int
    slug: str


class CcgInPlay(Struct, frozen=True):
    """A card in play: how it stands, its Force and Chi of now, and the gold that it produces."""

    number: int
    slug: str
    force: int
    chi: int
    gold: int
    state: InPlay


class CcgProvince(Struct, frozen=True):
    """A province, the card there (None if none), whether that lies open, and its region."""

    card: CcgCard | None
    open: bool
    destroyed: bool
    region: CcgCard | None


class CcgSeat(Struct, frozen=True, kw_only=True):
    """What belongs to a seat. `strength` is that of each of its provinces.

    `gold` is how much it can produce now, for no card in particular.
    """

    seat: Seat
    deck: str
    alive: bool
    honor: int
    strength: int
    gold: int
    hand: tuple[CcgCard, ...]
    cards: tuple[CcgInPlay, ...]
    provinces: tuple[CcgProvince, ...]
    dynasty_pile: tuple[CcgCard, ...]
    fate_pile: tuple[CcgCard, ...]
    removed: tuple[CcgCard, ...]


class CcgDuel(Struct, frozen=True):
    """A duel: who fights it, and what each side has focused, face down for the other."""

    challenger: int
    challenged: int
    seats: tuple[Seat, Seat]
    focused: tuple[tuple[CcgCard, ...], tuple[CcgCard, ...]]


class CcgView(Struct, frozen=True, kw_only=True):
    """What a seat may know: what lies open, its own hand, how many cards the others hold.

    How many cards are left in a deck nobody may know. `forces` are those of both armies in the
    battle that is fought, `terrain` is what lies there; `favor` has the Imperial Favor. `acted`
    names the seats that have acted in the running round.
    """

    viewer: Seat | None
    seats: tuple[CcgSeat, ...]
    attack: Attack | None
    forces: tuple[int, int]
    terrain: CcgCard | None
    duel: CcgDuel | None
    favor: Seat
    acted: tuple[Seat, ...]
    active: Seat
    turn: int
    phase: str


@states("CCG-2.2")
@derived
def view(table: Match, viewer: Seat | None) -> CcgView:
    """Return what a viewer may know."""
    state = table.state
    attack = state.attack
    forces = (0, 0)
    if attack is not None and attack.slot != EMPTY:
        ours = army_force(table, attack.slot, attacks=True)
        forces = (ours, army_force(table, attack.slot, attacks=False))
    return CcgView(
        viewer=viewer,
        seats=tuple(_seat(table, seat, viewer) for seat in state.seats),
        attack=attack,
        forces=forces,
        terrain=_terrain(table, attack),
        duel=_duel(table, viewer),
        favor=state.favor,
        acted=state.acted,
        active=state.active,
        turn=state.turn,
        phase=state.phase,
    )


def _terrain(table: Match, attack: Attack | None) -> CcgCard | None:
    if attack is None or attack.terrain == EMPTY:
        return None
    return CcgCard(attack.terrain, table.state.slug(attack.terrain))


def _duel(table: Match, viewer: Seat | None) -> CcgDuel | None:
    duel = table.state.duel
    if duel is None:
        return None
    one, other = (_cards(table, viewer, side) for side in duel.focused)
    return CcgDuel(duel.challenger, duel.challenged, duel.seats, (one, other))


def knows(table: Match, viewer: Seat | None, handle: int) -> bool:
    """Return whether a viewer knows a card that does not lie open."""
    return viewer is not None and viewer in table.state.known.get(handle, ())


def _cards(table: Match, viewer: Seat | None, cards: tuple[int, ...]) -> tuple[CcgCard, ...]:
    slug = table.state.slug
    return tuple(CcgCard(card, slug(card) if knows(table, viewer, card) else "") for card in cards)


def _open(table: Match, cards: tuple[int, ...]) -> tuple[CcgCard, ...]:
    return tuple(CcgCard(card, table.state.slug(card)) for card in cards)


def _lying(table: Match, pile: tuple[str, Seat]) -> tuple[object, ...]:
    """Return what the cards of a pile are made of: where they lie, and what each of them is."""
    state, (name, seat) = table.state, pile
    return PILES[name](state)[seat], state.physical


@derived(of=_lying)
def _pile(table: Match, pile: tuple[str, Seat]) -> tuple[CcgCard, ...]:
    """Return what lies open on a pile of a seat."""
    name, seat = pile
    return _open(table, PILES[name](table.state)[seat])


PILES: Mapping[str, Callable[[State], Mapping[Seat, tuple[int, ...]]]] = {
    "dynasty": lambda state: state.dynasty_piles,
    "fate": lambda state: state.fate_piles,
    "removed": lambda state: state.removed,
}


def _seat(table: Match, seat: Seat, viewer: Seat | None) -> CcgSeat:
    """Return what a viewer knows of what belongs to a seat."""
    hand = _cards(table, viewer, table.state.hands[seat])
    return replace(_public(table, seat), hand=hand)


@derived
def _public(table: Match, seat: Seat) -> CcgSeat:
    """Return what everybody knows of what belongs to a seat: all but its hand."""
    state = table.state
    return CcgSeat(
        seat=seat,
        deck=state.decks[seat],
        alive=seat in state.alive,
        honor=state.honor[seat],
        strength=strength(table, seat),
        gold=available(table, seat),
        hand=(),
        cards=tuple(
            _in_play(table, handle, found)
            for handle, found in state.play.items()
            if found.seat == seat
        ),
        provinces=tuple(_province(table, seat, slot) for slot in range(len(state.provinces[seat]))),
        dynasty_pile=_pile(table, ("dynasty", seat)),
        fate_pile=_pile(table, ("fate", seat)),
        removed=_pile(table, ("removed", seat)),
    )


def _in_play(table: Match, handle: int, found: InPlay) -> CcgInPlay:
    facts = table.state.facts(handle)
    strong = force(table, handle) if facts.kind in ("personality", "follower") else 0
    wise = chi(table, handle) if facts.kind == "personality" else 0
    gold = produces(table.state, found.seat, handle, None) if facts.gold else 0
    return CcgInPlay(handle, facts.slug, strong, wise, gold, found)


def _province(table: Match, seat: Seat, slot: int) -> CcgProvince:
    found = table.state.provinces[seat][slot]
    card = None
    if found.card != EMPTY:
        card = CcgCard(found.card, table.state.slug(found.card) if found.open else "")
    (region,) = _open(table, (found.region,)) if found.region != EMPTY else (None,)
    return CcgProvince(card, found.open, found.destroyed, region)


def hidden(table: Match, viewer: Seat | None) -> tuple[tuple[int, ...], ...]:
    """Return the cards that a viewer does not know, in groups that it cannot tell apart."""
    state = table.state
    seen = frozenset(open_cards(state))
    groups: dict[tuple[int, bool], list[int]] = {}
    for handle, owner in enumerate(state.owners):
        if handle not in seen and not knows(table, viewer, handle):
            dynasty = state.facts(handle).is_dynasty
            groups.setdefault((owner, dynasty), []).append(handle)
    return tuple(tuple(group) for group in groups.values())
