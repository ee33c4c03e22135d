"""Positions of L5R LCG in words: what scenario files set up, and what is wrong with them.

`docs/scenarios.md` explains the fields. Provinces count from 1, as people count them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from gorin.content.box.position_reader import CardReader, meant_card, next_shuffle
from gorin.content.box.positions import Positions
from gorin.content.cards.pool import Library
from gorin.content.l5r_lcg.decks import clans, ready
from gorin.content.l5r_lcg.options import Options, rulings_of
from gorin.content.l5r_lcg.pool import is_playable, shipped
from gorin.content.l5r_lcg.position_facts import facts_of
from gorin.content.l5r_lcg.position_fields import (
    CharacterPosition,
    Position,
    ProvincePosition,
    RingsPosition,
    SeatPosition,
)
from gorin.content.l5r_lcg.position_rings import full_name, is_about_pools, lay_rings
from gorin.content.l5r_lcg.position_treaties import lay_treaties
from gorin.content.l5r_lcg.position_uses import lay_uses
from gorin.games.l5r_lcg.conflict import EITHER, RESOLUTION, opportunities, without_one
from gorin.games.l5r_lcg.events.notes import AGAINST, note, note_declared
from gorin.games.l5r_lcg.events.seats import Shuffled
from gorin.games.l5r_lcg.facts import Facts
from gorin.games.l5r_lcg.formats.card_lists import card_list
from gorin.games.l5r_lcg.formats.construction import CardList
from gorin.games.l5r_lcg.formats.enlightenment import ENLIGHTENMENT
from gorin.games.l5r_lcg.formats.skirmish import SKIRMISH
from gorin.games.l5r_lcg.formats.stronghold import STRONGHOLD
from gorin.games.l5r_lcg.phases import phases_from, starting_honor
from gorin.games.l5r_lcg.rulings import Rulings
from gorin.games.l5r_lcg.state import (
    ELEMENTS,
    EMPTY,
    HOME,
    NOBODY,
    Conflict,
    InPlay,
    Province,
    Ring,
    SeatDeck,
    State,
    new_state,
    numbers_with,
)
from gorin.games.l5r_lcg.state import Stronghold as Home
from gorin.kernel.decision import Seat
from gorin.kernel.fields import read_fields
from gorin.kernel.match import Match
from gorin.kernel.rule import Rulebook
from gorin.kernel.table import Frame, Table
from gorin.kernel.words import card_name, say

FORMAT = "skirmish"
TWO = 2
"""The fewest seats that are left in a match that goes on."""
FORMATS_WITH_STRONGHOLDS = "stronghold"
"""The format whose ready decks say which stronghold and provinces a clan has by default."""
DYNASTY, CONFLICT = ("dynasty",), ("conflict",)
CHARACTER, ATTACHMENT = ("character",), ("attachment",)
PROVINCE, STRONGHOLD_CARD, ROLE = ("province",), ("stronghold",), ("role",)
"""Demands on a card that lies somewhere: to be of a side, or of a type."""


class _Format(Struct, frozen=True):
    """The words of a format about positions: its rules, and the number of seats."""

    rulebook: Any
    strongholds: bool
    fewest: int = 2
    most: int = 2


FORMATS = {
    "skirmish": _Format(SKIRMISH, strongholds=False, most=5),
    "stronghold": _Format(STRONGHOLD, strongholds=True),
    "enlightenment": _Format(ENLIGHTENMENT, strongholds=True, fewest=3, most=8),
}


class _Reader(CardReader[Position, Facts]):
    """A reader that knows the format, and which cards it restricts and bans."""

    no_seat = "lcg-position-seat"

    def __init__(self, position: Position, format: _Format, lists: CardList) -> None:
        seats = position.seats
        super().__init__(position, [at for at, seat in enumerate(seats) if not seat.out])
        self.format = format
        self.lists = lists
        self.play: dict[int, InPlay] = {}
        self.known: dict[int, tuple[Seat, ...]] = {}

    @property
    def own_rings(self) -> bool:
        """Whether each seat has rings of its own."""
        return bool(self.format.rulebook.numbers.own_rings)

    @property
    def row(self) -> int:
        """The number of provinces of a seat."""
        return int(self.format.rulebook.numbers.provinces) + self.format.strongholds

    def amount(self, place: str, amount: int) -> int:
        """Return an amount, which is none below 0."""
        if amount < 0:
            self.fault(place, "lcg-position-amount", amount=amount)
        return amount

    def look_up(self, slug: str, place: str, kinds: tuple[str, ...]) -> Facts | None:
        """Return a card; `kinds` are sides and types."""
        facts = shipped().cards.get(slug)
        if facts is None:
            self._tell_unknown(slug, place)
            return None
        if is_playable(facts) and _is_of(facts, kinds):
            return facts
        reason = "lcg-deck-unplayable" if _is_of(facts, kinds) else "lcg-position-card"
        self.fault(place, reason, card=card_name(slug))
        self._tell_listed(facts, place)
        return None

    def _tell_unknown(self, slug: str, place: str) -> None:
        near = meant_card(slug, shipped().cards)
        if near:
            self.fault(place, "deck-unknown-near", card=slug, near=near)
        else:
            self.fault(place, "deck-unknown-card", card=slug)

    def _tell_listed(self, card: Facts, place: str) -> None:
        """Note of a card that cannot lie here if the usual list of the format names it too.

        A listed card may lie in a position, for it may be played where a table has another list.
        """
        lists, name = self.lists, card_name(card.slug)
        if card.slug in lists.banned:
            self.fault(place, "lcg-deck-banned", lists.clause, card=name, since=lists.since)
        elif card.slug in lists.restricted:
            self.fault(place, "lcg-card-restricted", "LCG-S2.16", card=name, since=lists.since)


def _is_of(card: Facts, kinds: tuple[str, ...]) -> bool:
    # Roles and strongholds are of the side of provinces, but are none.
    return card.kind in kinds or (card.side in kinds and kinds != PROVINCE)


def read_position(
    data: Mapping[str, Any], format: str = FORMAT, options: Mapping[str, Any] | None = None
) -> State:
    """Build a state from a position of a format, with options of that.

    Raises:
        BadInput: all that is wrong with it.
    """
    played = FORMATS[format]
    if options:
        played = replace(played, rulebook=amended(played.rulebook, options))
    position = read_fields(data, Position, "position")
    reader = _Reader(position, played, card_list(format))
    _check(reader)
    state = _state(reader)
    reader.stop()
    table = Table(reader.format.rulebook, state)
    _fill_in(reader, table)
    lay_uses(reader.position, table, reader.fault)
    reader.stop()
    return state


def _check(reader: _Reader) -> None:
    position, format = reader.position, reader.format
    if len(reader.seats) < TWO or not format.fewest <= len(position.seats) <= format.most:
        reader.fault("seats", "lcg-position-seats", fewest=format.fewest, most=format.most)
    _ = reader.is_seat("first", position.first)
    _ = reader.is_seat("favor", position.favor)
    _ = reader.is_seat("declare", position.declare)
    _check_conflict(reader)
    if position.phase != "conflict" and (
        position.conflict is not None or position.declare is not None
    ):
        reader.fault("phase", "lcg-position-phase")
    if position.conflict is not None and position.declare is not None:
        reader.fault("declare", "lcg-position-declare")


def _check_conflict(reader: _Reader) -> None:
    position, conflict = reader.position, reader.position.conflict
    if conflict is None:
        return
    _ = reader.is_seat("conflict.attacker", conflict.attacker)
    if conflict.attacker == conflict.defender:
        reader.fault("conflict", "lcg-position-conflict")
    elif reader.is_seat("conflict.defender", conflict.defender):
        provinces = position.seats[conflict.defender].provinces[
            conflict.province - 1 : conflict.province
        ]
        broken = any(not isinstance(each, str) and each.broken for each in provinces)
        if not 0 < conflict.province <= reader.row or broken:
            reader.fault("conflict.province", "lcg-position-province", slot=conflict.province)
    _check_contested(reader, conflict.ring)


def _check_contested(reader: _Reader, ring: str) -> None:
    if reader.own_rings:
        return
    if ring not in ELEMENTS:
        reader.fault("conflict.ring", "lcg-position-ring-unknown", ring=ring, known=ELEMENTS)
    elif getattr(reader.position.rings, ring).claimed is not None:
        reader.fault("conflict.ring", "lcg-position-ring", ring=say(f"lcg-ring-{ring}"))


def _state(reader: _Reader) -> State:
    position = reader.position
    clans = tuple(_clan(reader, seat) for seat in range(len(position.seats)))
    empty = (SeatDeck(clan=clan, dynasty=(), conflict=()) for clan in clans)
    state = new_state(tuple(empty), reader.format.rulebook.numbers)
    conflict = position.conflict
    if conflict is not None:
        state.conflict = Conflict(
            Seat(conflict.attacker),
            conflict.kind,
            full_name(conflict.ring, conflict.attacker) if reader.own_rings else conflict.ring,
            Seat(conflict.defender),
            conflict.province - 1,
        )
        note_declared(state, Seat(conflict.attacker), conflict.kind)
        note(state, "phase", AGAINST, Seat(conflict.attacker), conflict.defender)
    state.alive = tuple(seat for seat in state.seats if not position.seats[seat].out)
    for seat in state.seats:
        _seat(reader, state, seat)
    _rings(reader, state)
    _treaties(reader, state)
    state.physical = reader.physical
    state.cards, state.owners = tuple(reader.printed), tuple(reader.owners)
    state.play, state.known = reader.play, reader.known
    state.counter = len(reader.play)
    state.favor = NOBODY if position.favor is None else Seat(position.favor)
    state.favor_kind = position.favor_kind or ""
    state.first, state.phase = Seat(position.first), position.phase
    # The steps of a round begin with a new number.
    state.turn = position.round - (position.phase == "dynasty")
    return state


def _treaties(reader: _Reader, state: State) -> None:
    position = reader.position
    if reader.own_rings:
        lay_treaties(position, state, reader.format.rulebook.numbers.dial, reader.fault)
    elif position.treaties or position.offers:
        reader.fault("treaties", "lcg-position-no-treaties")


def _rings(reader: _Reader, state: State) -> None:
    position = reader.position
    if reader.own_rings:
        if position.rings != RingsPosition():
            reader.fault("rings", "lcg-position-own-rings")
        lay_rings(position, state, reader.fault)
        _check_own_contested(reader, state)
        return
    if is_about_pools(position):
        reader.fault("seats", "lcg-position-no-own-rings")
    for name in state.rings:
        ring = getattr(position.rings, name)
        _ = reader.is_seat(f"rings.{name}.claimed", ring.claimed)
        fate = reader.amount(f"rings.{name}.fate", ring.fate)
        state.rings[name] = Ring(NOBODY if ring.claimed is None else Seat(ring.claimed), fate)


def _check_own_contested(reader: _Reader, state: State) -> None:
    conflict = state.conflict
    if conflict is None or not conflict.ring:
        return
    named = state.rings.get(conflict.ring)
    if named is None:
        known = tuple(state.rings)
        ring = conflict.ring
        reader.fault("conflict.ring", "lcg-position-ring-unknown", ring=ring, known=known)
    elif named.seat != NOBODY or named.pool not in (conflict.attacker, NOBODY):
        reader.fault("conflict.ring", "lcg-position-ring-not-own", ring=conflict.ring)


def _clan(reader: _Reader, seat: int) -> str:
    known = clans(FORMATS_WITH_STRONGHOLDS)
    clan = reader.position.seats[seat].clan or known[seat % 2]
    if clan in known:
        return clan
    reader.fault(f"seats[{seat}].clan", "lcg-position-clan", asked=clan, known=known)
    return known[0]


def _home(clan: str) -> SeatDeck:
    """Return the deck that says which stronghold and provinces a clan has by default."""
    return ready(FORMATS_WITH_STRONGHOLDS, clan)


def _seat(reader: _Reader, state: State, seat: Seat) -> None:
    row, place = reader.position.seats[seat], f"seats[{seat}]"
    state.honor[seat] = reader.amount(f"{place}.honor", row.honor or 0)
    state.fate[seat] = reader.amount(f"{place}.fate", row.fate)
    if reader.format.strongholds:
        home = _home(state.clans[seat]).stronghold
        assert home is not None, seat
        title, where = row.stronghold or home.slug, f"{place}.stronghold"
        card = reader.card(title, seat, where, STRONGHOLD_CARD)
        state.strongholds[seat] = Home(card, row.stronghold_bowed)
    elif row.stronghold_bowed or row.stronghold:
        named = "stronghold" if row.stronghold else "stronghold_bowed"
        reader.fault(f"{place}.{named}", "lcg-position-no-stronghold")
    _beside(reader, state, seat, row)
    for name, character in row.characters.items():
        _character(reader, state, seat, name, character)
    state.provinces[seat] = _provinces(reader, state, seat)
    state.hands[seat] = reader.cards(row.hand, seat, f"{place}.hand", CONFLICT)
    reader.known.update((card, (seat,)) for card in state.hands[seat])
    for zone, name, side in (
        (state.dynasty_decks, "dynasty_deck", DYNASTY),
        (state.dynasty_piles, "dynasty_pile", DYNASTY),
        (state.conflict_decks, "conflict_deck", CONFLICT),
        (state.conflict_piles, "conflict_pile", CONFLICT),
    ):
        zone[seat] = reader.cards(getattr(row, name), seat, f"{place}.{name}", side)


def _beside(reader: _Reader, state: State, seat: Seat, row: SeatPosition) -> None:
    """Lay a seat's role beside its stronghold, and set its dial."""
    place = f"seats[{seat}]"
    if row.role:
        card = reader.card(row.role, seat, f"{place}.role", ROLE)
        if card != EMPTY:
            state.roles[seat] = card
    dial = reader.format.rulebook.numbers.dial
    if not 0 <= row.bid <= dial:
        reader.fault(f"{place}.bid", "refused-lcg-bid", "LCG-S4.18", dial=dial)
    state.dials[seat] = row.bid
    _ = reader.amount(f"{place}.conflicts_lost", row.conflicts_lost)


def _owner(reader: _Reader, place: str, owner: int | None, seat: Seat) -> Seat:
    return seat if owner is None or not reader.is_seat(f"{place}.owner", owner) else Seat(owner)


def _character(
    reader: _Reader, state: State, seat: Seat, name: str, row: CharacterPosition
) -> None:
    place = f"seats[{seat}].characters.{name}"
    if row.honored and row.dishonored:
        reader.fault(place, "lcg-position-status")
    side = state.side_of(seat) if row.fights else HOME
    if row.fights and side == HOME:
        reader.fault(f"{place}.fights", "lcg-position-fights")
    owner = _owner(reader, place, row.owner, seat)
    handle = reader.card(row.card or name, owner, place, CHARACTER)
    fate = reader.amount(f"{place}.fate", row.fate)
    worn: list[int] = []
    for title, card in row.attached.items():
        inside = f"{place}.attached.{title}"
        holder = _owner(reader, inside, card.owner, seat)
        other = reader.card(card.card or title, holder, inside, ATTACHMENT)
        if other != EMPTY:
            worn.append(other)
            born = len(reader.play) + 1
            reader.play[other] = InPlay(holder, born, bowed=card.bowed, host=handle)
    if handle != EMPTY:
        reader.play[handle] = InPlay(
            seat,
            len(reader.play) + 1,
            fate=fate,
            bowed=row.bowed,
            status=row.honored - row.dishonored,
            side=side,
            worn=tuple(worn),
        )


def _provinces(reader: _Reader, state: State, seat: Seat) -> tuple[Province, ...]:
    entries = reader.position.seats[seat].provinces
    place = f"seats[{seat}].provinces"
    if len(entries) > reader.row:
        reader.fault(place, "lcg-position-provinces", most=reader.row)
    rows = (*entries, *[""] * reader.row)[: reader.row]
    return tuple(_province(reader, state, seat, slot, row) for slot, row in enumerate(rows))


def _province(
    reader: _Reader, state: State, seat: Seat, slot: int, entry: ProvincePosition | str
) -> Province:
    row = ProvincePosition(card=entry) if isinstance(entry, str) else entry
    place = f"seats[{seat}].provinces[{slot}]"
    card = reader.card(row.card, seat, place, DYNASTY) if row.card else EMPTY
    own = EMPTY
    if reader.format.strongholds:
        title = row.own or _home(state.clans[seat]).provinces[slot].slug
        own = reader.card(title, seat, f"{place}.own", PROVINCE)
        reader.known[own] = (seat,)
    elif row.own:
        reader.fault(f"{place}.own", "lcg-position-own")
    fought = state.conflict is not None and (state.conflict.defender, state.conflict.slot) == (
        seat,
        slot,
    )
    shown = own != EMPTY and (row.shown or row.broken or fought)
    return Province(card, card != EMPTY and row.open, row.broken, own, shown)


def _fill_in(reader: _Reader, table: Table[State]) -> None:
    """Add what the rules of the format say where a position says nothing, and what comes next."""
    state, position = table.state, reader.position
    for seat in state.seats:
        row = position.seats[seat]
        if row.honor is None:
            state.honor[seat] = starting_honor(table, seat)
        if position.phase == "conflict":
            left = row.opportunities
            state.opportunities[seat] = _left(table, seat) if left is None else left
    state.frames = _frames(state, position)[::-1]


def _left(table: Table[State], seat: Seat) -> tuple[str, ...]:
    """Return the opportunities of a seat: whoever attacks has used one of them."""
    chances, conflict = opportunities(table), table.state.conflict
    if conflict is None or conflict.attacker != seat:
        return chances
    return without_one(chances, EITHER if EITHER in chances else conflict.kind)


def _frames(state: State, position: Position) -> tuple[Frame, ...]:
    """Return the steps that are left of the round, the next one first."""
    conflict = state.conflict
    rest = (Frame("favor"), Frame("conflict-phase-end"), *phases_from("conflict")[1:])
    if conflict is not None:
        steps = tuple(Frame(step, conflict.attacker) for step in ("conflict-window", *RESOLUTION))
        return (*steps, Frame("opportunity", state.after(conflict.attacker)), *rest)
    if position.declare is not None:
        seat = Seat(position.declare)
        return (Frame("declare", seat), Frame("opportunity", state.after(seat)), *rest)
    if position.phase == "dynasty":
        return (Frame("round"),)
    return phases_from(position.phase)


def amended(rulebook: Rulebook, options: Mapping[str, Any]) -> Rulebook:
    """Return the rules of a format with the rulings that options name."""
    rulings = rulings_of(convert(dict(options), Options))
    numbers = numbers_with(rulebook.numbers, rulings)
    return rulebook.amended(rulebook.name, numbers=numbers)


class LcgPositions(Positions):
    """Positions of matches of all formats, and the decks that are shuffled."""

    fields = Position
    takes = ("rulings", *Rulings.__struct_fields__)

    def amended(self, rulebook: Rulebook, options: Mapping[str, Any]) -> Rulebook:
        """Return the rules of a format with the rulings that options name."""
        return amended(rulebook, options) if options else rulebook

    def position(
        self,
        library: Library,
        data: Mapping[str, Any],
        options: Mapping[str, Any],
        format: str | None,
        folder: Path,
    ) -> tuple[State, str]:
        """Return the state that a position describes, and its format, by default Skirmish."""
        asked = format or FORMAT
        return read_position(data, asked if asked in FORMATS else FORMAT, options), asked

    def facts(self, match: Match[State]) -> Mapping[str, Any]:
        """Return the fields of a position, and what the rules make of it."""
        return facts_of(match)

    def words(self, match: Match[State]) -> Mapping[str, Any]:
        """Leave out the common pool where each seat has no rings of its own: there is none."""
        facts = facts_of(match)
        own_rings = match.table.rulebook.numbers.own_rings
        return facts if own_rings else {**facts, "common": []}

    def pile(self, match: Match[State]) -> tuple[str, ...]:
        """Find the deck in a copy of the match, by what it says it has shuffled."""
        shuffle = next_shuffle(match, Shuffled)
        assert shuffle is not None, match.pending[0]
        state, dynasty = match.table.state, shuffle.side == "dynasty"
        decks = state.dynasty_decks if dynasty else state.conflict_decks
        piles = state.dynasty_piles if dynasty else state.conflict_piles
        cards = decks[shuffle.seat] or piles[shuffle.seat]
        return tuple(state.facts(card).slug for card in cards)
