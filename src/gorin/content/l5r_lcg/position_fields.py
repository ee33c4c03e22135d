"""The fields of positions of L5R LCG; `docs/scenarios.md` explains them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

Phase: TypeAlias = Literal["dynasty", "draw", "conflict", "fate"]
Kind: TypeAlias = Literal["military", "political"]
Opportunity: TypeAlias = Literal["military", "political", "either"]


class AttachmentPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attachment; without a title its name says it. Its owner controls it."""

    card: str = ""
    bowed: bool = False
    owner: int | None = None


class CharacterPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character, on the side of the seat that controls it if it fights."""

    card: str = ""
    owner: int | None = None
    fate: int = 0
    bowed: bool = False
    honored: bool = False
    dishonored: bool = False
    fights: bool = False
    attached: dict[str, AttachmentPosition] = field(default_factory=dict[str, AttachmentPosition])


class ProvincePosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A province: the dynasty card there, face up unless said otherwise, its own card, rings."""

    card: str = ""
    open: bool = True
    broken: bool = False
    own: str = ""
    shown: bool = False
    rings: tuple[str, ...] = ()


class SeatPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat with all its cards, the first one on top.

    `bid` is what its dial shows, `conflicts_lost` are those of this phase. `used` names cards of
    which an ability was used in this round, each once for each use.
    """

    clan: str = ""
    out: bool = False
    honor: int | None = None
    fate: int = 0
    stronghold: str = ""
    stronghold_bowed: bool = False
    role: str = ""
    bid: int = 0
    conflicts_lost: int = 0
    used: tuple[str, ...] = ()
    opportunities: tuple[Opportunity, ...] | None = None
    characters: dict[str, CharacterPosition] = field(default_factory=dict[str, CharacterPosition])
    provinces: tuple[ProvincePosition | str, ...] = ()
    hand: tuple[str, ...] = ()
    dynasty_deck: tuple[str, ...] = ()
    conflict_deck: tuple[str, ...] = ()
    dynasty_pile: tuple[str, ...] = ()
    conflict_pile: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()


class RingPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ring: the seat that has claimed it, and its fate."""

    claimed: int | None = None
    fate: int = 0


class RingsPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The five rings."""

    air: RingPosition = RingPosition()
    earth: RingPosition = RingPosition()
    fire: RingPosition = RingPosition()
    water: RingPosition = RingPosition()
    void: RingPosition = RingPosition()


class ConflictPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A conflict whose action window opens now; provinces count from 1."""

    attacker: int = 0
    defender: int = 1
    kind: Kind = "military"
    ring: str = "fire"
    province: int = 1


class TreatyPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A treaty that stands, or an offer of the first of two seats to the other."""

    between: tuple[int, int]
    promises: tuple[str, str]
    until: tuple[str, str] = ("round:1", "round:1")
    words: tuple[str, str] = ("", "")
    stake: int = 1


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position, at the beginning of a phase, of a declaration or of a conflict's window."""

    seats: tuple[SeatPosition, ...]
    round: int = 1
    phase: Phase = "conflict"
    first: int = 0
    favor: int | None = None
    favor_kind: Kind | None = None
    rings: RingsPosition = RingsPosition()
    common: tuple[str, ...] = ()
    ring_fate: dict[str, int] = field(default_factory=dict[str, int])
    treaties: tuple[TreatyPosition, ...] = ()
    offers: tuple[TreatyPosition, ...] = ()
    declare: int | None = None
    conflict: ConflictPosition | None = None
