"""Positions of L5R CCG in words: what scenario files set up, and the facts that they claim.

`docs/scenarios.md` explains the fields. Provinces count from 1, as people count them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from gorin.content.box.position_reader import CardReader, next_shuffle
from gorin.content.box.positions import Positions
from gorin.content.cards.pool import Library
from gorin.content.l5r_ccg.position_facts import facts_of
from gorin.games.l5r_ccg.cards import CARDS, TITLES
from gorin.games.l5r_ccg.decks import DECKS, READY
from gorin.games.l5r_ccg.events import Shuffled
from gorin.games.l5r_ccg.facts import ATTACHED, STARTING
from gorin.games.l5r_ccg.state import (
    EMPTY,
    HOME,
    NOBODY,
    Attack,
    InPlay,
    Province,
    State,
)
from gorin.kernel.decision import Seat
from gorin.kernel.fields import read_fields
from gorin.kernel.match import Match
from gorin.kernel.table import Frame

FORMAT = "diamond"
FEWEST = 2
ESTATE = ("holding", "ring", "wind", "sensei")
Phase: TypeAlias = Literal["straighten", "events", "action", "attack", "dynasty", "end"]
LATER = ("events", "action", "attack", "dynasty", "end")


class CardPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card in play; without a title its name says it."""

    card: str = ""
    bowed: bool = False


class UnitPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A personality with what is attached to it; `at` is the province where it fights, 0 at home.

    Without `attacks` it is on the side of the seat that controls it.
    """

    card: str = ""
    bowed: bool = False
    at: int = 0
    attacks: bool | None = None
    early: bool = False
    fought: bool = False
    force: int = 0
    chi: int = 0
    dishonorable: bool = False
    attached: dict[str, CardPosition] = field(default_factory=dict[str, CardPosition])


class ProvincePosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A province: the card there, which lies face up unless said otherwise."""

    card: str = ""
    open: bool = True
    destroyed: bool = False
    region: str = ""


class SeatPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat with all its cards, the first one on top; without a deck the ready decks alternate."""

    deck: str = ""
    honor: int | None = None
    stronghold_bowed: bool = False
    units: dict[str, UnitPosition] = field(default_factory=dict[str, UnitPosition])
    holdings: dict[str, CardPosition] = field(default_factory=dict[str, CardPosition])
    provinces: tuple[ProvincePosition | str, ...] = ("", "", "", "")
    hand: tuple[str, ...] = ()
    dynasty_deck: tuple[str, ...] = ()
    fate_deck: tuple[str, ...] = ()
    dynasty_pile: tuple[str, ...] = ()
    fate_pile: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


class AllyPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ally of a side."""

    seat: int
    attacks: bool


class AttackPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack; `battle` is the province where a battle is fought now, 0 before maneuvers."""

    attacker: int = 0
    defender: int = 1
    battle: int = 0
    fought: tuple[int, ...] = ()
    allies: tuple[AllyPosition, ...] = ()


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position, at the beginning of a phase, of maneuvers or of a battle."""

    seats: tuple[SeatPosition, ...]
    turn: int = 1
    phase: Phase = "action"
    active: int = 0
    favor: int | None = None
    attack: AttackPosition | None = None


class _Reader(CardReader[Position, int]):
    """A reader whose cards are their places in the list of all cards."""

    no_seat = "ccg-position-seat"

    def __init__(self, position: Position) -> None:
        super().__init__(position, range(len(position.seats)))
        self.play: dict[int, InPlay] = {}

    def look_up(self, slug: str, place: str, kinds: tuple[str, ...]) -> int | None:
        """Return the place of a card; `kinds` are its types."""
        number = TITLES.get(slug)
        if number is not None and (not kinds or CARDS[number].kind in kinds):
            return number
        self.fault(place, "ccg-position-card", card=slug, known=tuple(TITLES))
        return None

    def enter(self, slug: str, seat: int, place: str, kinds: tuple[str, ...], **how: Any) -> int:
        """Put a new card into play and return it."""
        handle = self.card(slug, seat, place, kinds)
        if handle != EMPTY:
            self.play[handle] = InPlay(Seat(seat), **how)
        return handle


def read_position(data: Mapping[str, Any]) -> State:
    """Build a state from a position.

    Raises:
        BadInput: all that is wrong with it.
    """
    reader = _Reader(read_fields(data, Position, "position"))
    _check(reader)
    state = _state(reader)
    reader.stop()
    return state


def _check(reader: _Reader) -> None:
    position = reader.position
    if len(reader.seats) < FEWEST:
        reader.fault("seats", "ccg-position-seats", fewest=FEWEST)
    named = [("active", position.active), ("favor", position.favor)]
    attack = position.attack
    if attack is not None:
        named += [("attack.attacker", attack.attacker), ("attack.defender", attack.defender)]
        named += [("attack.allies", ally.seat) for ally in attack.allies]
        if attack.attacker == attack.defender:
            reader.fault("attack", "ccg-position-attack")
    for place, seat in named:
        _ = reader.is_seat(place, seat)


def _state(reader: _Reader) -> State:
    position = reader.position
    seats = tuple(Seat(number) for number in reader.seats)
    rows = {seat: _seat(reader, seat) for seat in seats}
    attack = _attack(position)
    active = Seat(position.active)
    return State(
        seats=seats,
        alive=seats,
        decks=tuple(rows[seat].deck for seat in seats),
        physical=reader.physical,
        titles=tuple(reader.printed),
        owners=tuple(reader.owners),
        strongholds=tuple(rows[seat].stronghold for seat in seats),
        honor={seat: rows[seat].honor for seat in seats},
        hands={seat: rows[seat].hand for seat in seats},
        dynasty_decks={seat: rows[seat].dynasty_deck for seat in seats},
        fate_decks={seat: rows[seat].fate_deck for seat in seats},
        dynasty_piles={seat: rows[seat].dynasty_pile for seat in seats},
        fate_piles={seat: rows[seat].fate_pile for seat in seats},
        provinces={seat: rows[seat].provinces for seat in seats},
        removed={seat: rows[seat].removed for seat in seats},
        play=reader.play,
        known={card: (seat,) for seat in seats for card in rows[seat].hand},
        attack=attack,
        favor=NOBODY if position.favor is None else Seat(position.favor),
        first=Seat(0),
        active=active,
        turn=position.turn,
        phase=position.phase if attack is None else "attack",
        frames=_frames(position, attack)[::-1],
    )


class _Row(Struct):
    """The cards of a seat, as handles."""

    deck: str
    stronghold: int
    honor: int
    provinces: tuple[Province, ...]
    hand: tuple[int, ...]
    dynasty_deck: tuple[int, ...]
    fate_deck: tuple[int, ...]
    dynasty_pile: tuple[int, ...]
    fate_pile: tuple[int, ...]
    removed: tuple[int, ...]


DYNASTY = tuple(sorted({facts.kind for facts in CARDS if facts.is_dynasty}))
FATE = tuple(sorted({facts.kind for facts in CARDS} - {*DYNASTY, *STARTING}))


def _seat(reader: _Reader, seat: Seat) -> _Row:
    row, place = reader.position.seats[seat], f"seats[{seat}]"
    deck = row.deck or DECKS[seat % len(DECKS)]
    if deck not in READY:
        reader.fault(f"{place}.deck", "ccg-position-deck", deck=deck, known=DECKS)
        deck = DECKS[0]
    slug = READY[deck].stronghold
    own = reader.enter(slug, seat, place, ("stronghold",), bowed=row.stronghold_bowed)
    for name, unit in row.units.items():
        _unit(reader, seat, name, unit)
    for name, holding in row.holdings.items():
        where = f"{place}.holdings.{name}"
        _ = reader.enter(holding.card or name, seat, where, ESTATE, bowed=holding.bowed)
    return _Row(
        deck=deck,
        stronghold=own,
        honor=CARDS[TITLES[slug]].honor if row.honor is None else row.honor,
        provinces=_provinces(reader, seat),
        hand=reader.cards(row.hand, seat, f"{place}.hand", FATE),
        dynasty_deck=reader.cards(row.dynasty_deck, seat, f"{place}.dynasty_deck", DYNASTY),
        fate_deck=reader.cards(row.fate_deck, seat, f"{place}.fate_deck", FATE),
        dynasty_pile=reader.cards(row.dynasty_pile, seat, f"{place}.dynasty_pile", DYNASTY),
        fate_pile=reader.cards(row.fate_pile, seat, f"{place}.fate_pile", FATE),
        removed=reader.cards(row.removed, seat, f"{place}.removed", (*DYNASTY, *FATE)),
    )


def _unit(reader: _Reader, seat: Seat, name: str, unit: UnitPosition) -> None:
    place = f"seats[{seat}].units.{name}"
    attack = reader.position.attack
    if unit.at and (attack is None or not _is_province(reader, attack.defender, unit.at)):
        reader.fault(f"{place}.at", "ccg-position-province", slot=unit.at)
        return
    at = unit.at - 1 if unit.at else HOME
    side = unit.attacks
    if side is None:
        battle = _attack(reader.position)
        side = battle is not None and battle.attacks(seat)
    where = {"at": at, "attacks": at != HOME and side, "early": unit.early}
    handle = reader.enter(
        unit.card or name,
        seat,
        place,
        ("personality",),
        bowed=unit.bowed,
        fought=unit.fought,
        force=unit.force,
        chi=unit.chi,
        dishonorable=unit.dishonorable,
        **where,
    )
    for title, card in unit.attached.items():
        slug = card.card or title
        inside = f"{place}.attached.{title}"
        _ = reader.enter(slug, seat, inside, ATTACHED, bowed=card.bowed, host=handle, **where)


def _is_province(reader: _Reader, seat: int, slot: int) -> bool:
    if seat not in reader.seats:
        return False
    return 0 < slot <= len(reader.position.seats[seat].provinces)


def _provinces(reader: _Reader, seat: Seat) -> tuple[Province, ...]:
    provinces: list[Province] = []
    for number, entry in enumerate(reader.position.seats[seat].provinces):
        row = ProvincePosition(card=entry) if isinstance(entry, str) else entry
        place = f"seats[{seat}].provinces[{number}]"
        card = reader.card(row.card, seat, place, DYNASTY) if row.card else EMPTY
        land = reader.card(row.region, seat, place, ("region",)) if row.region else EMPTY
        provinces.append(Province(card, card != EMPTY and row.open, row.destroyed, land))
    return tuple(provinces)


def _attack(position: Position) -> Attack | None:
    attack = position.attack
    if attack is None:
        return None
    return Attack(
        Seat(attack.attacker),
        Seat(attack.defender),
        tuple((Seat(ally.seat), ally.attacks) for ally in attack.allies),
        attack.battle - 1 if attack.battle else EMPTY,
        tuple(slot - 1 for slot in attack.fought),
    )


def _frames(position: Position, attack: Attack | None) -> tuple[Frame, ...]:
    """Return the steps that are left of the turn, the next one first."""
    seat = Seat(position.active)
    if attack is not None:
        return (*_of_attack(attack), *_of_turn(seat, "dynasty"))
    if position.phase == "straighten":
        return (Frame("turn", seat),)
    return _of_turn(seat, position.phase)


def _of_attack(attack: Attack) -> tuple[Frame, ...]:
    after = (Frame("next-battle"), Frame("end-attack"))
    if attack.slot != EMPTY:
        return (Frame("action-round", attack.defender, (0, 1)), Frame("resolve"), *after)
    if attack.fought:
        return after
    return (Frame("maneuvers", data=(0,)), Frame("maneuvers", data=(1,)), *after)


def _of_turn(seat: Seat, phase: str) -> tuple[Frame, ...]:
    left = LATER[LATER.index(phase) :]
    return (*(Frame(f"{each}-phase", seat) for each in left), Frame("next-turn", seat))


class CcgPositions(Positions):
    """Positions of matches between ready decks, and the decks that are shuffled."""

    fields = Position

    def position(
        self,
        library: Library,
        data: Mapping[str, Any],
        options: Mapping[str, Any],
        format: str | None,
        folder: Path,
    ) -> tuple[State, str]:
        """Return the state that a position describes; there is one format."""
        return read_position(data), format or FORMAT

    def facts(self, match: Match[State]) -> Mapping[str, Any]:
        """Return the fields of a position, and what the rules make of it."""
        return facts_of(match.table)

    def words(self, match: Match[State]) -> Mapping[str, Any]:
        """Leave out Force and Chi: in a position they are what is added to the printed ones."""
        facts = self.facts(match)
        added = {"force": 0, "chi": 0}
        seats = (
            {**seat, "units": {name: {**unit, **added} for name, unit in seat["units"].items()}}
            for seat in facts["seats"]
        )
        return {**facts, "seats": list(seats)}

    def pile(self, match: Match[State]) -> tuple[str, ...]:
        """Find the deck in a copy of the match, by what it says it has shuffled."""
        shuffle = next_shuffle(match, Shuffled)
        assert shuffle is not None, match.pending[0]
        state = match.table.state
        decks = state.dynasty_decks if shuffle.side == "dynasty" else state.fate_decks
        return state.slugs(decks[shuffle.seat])
