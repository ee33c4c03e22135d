"""Options of a table of L5R LCG: lists of cards, and rulings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from gorin.games.l5r_lcg.formats.card_lists import LAST, USUAL
from gorin.games.l5r_lcg.rulings import (
    PRESETS,
    RECOMMENDED,
    Attackable,
    BanList,
    FateOnRing,
    OnStronghold,
    Outsiders,
    Participant,
    Ringless,
    Rulings,
    Sideboard,
    TakingRings,
    TreatyCards,
)


def of_format(*formats: str) -> Meta:
    """Return a note that an option belongs to some formats only."""
    return Meta(extra_json_schema={"formats": list(formats)})


IN_SKIRMISH = of_format("skirmish")
IN_ENLIGHTENMENT = of_format("enlightenment")
IN_BOTH = of_format("skirmish", "enlightenment")
Preset = Literal["preset"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choice of lists of restricted and banned cards that count, and of rulings.

    `rulings` says which document is followed where they disagree. Each point is a switch of its
    own, too, by the name that the clauses call it by; it stands as the rulings say unless it is
    set.
    """

    card_lists: Literal["usual", "2021-06", "jade-2021-06", "none"] = "usual"
    rulings: Annotated[Literal["recommended", "seed", "rrg16"], IN_BOTH] = "recommended"
    enl_stronghold_attackable_after: Annotated[Preset | Attackable, IN_ENLIGHTENMENT] = "preset"
    enl_ring_on_stronghold: Annotated[Preset | OnStronghold, IN_ENLIGHTENMENT] = "preset"
    enl_fate_on_ring: Annotated[Preset | FateOnRing, IN_ENLIGHTENMENT] = "preset"
    enl_taking_rings: Annotated[Preset | TakingRings, IN_ENLIGHTENMENT] = "preset"
    enl_treaty_cards: Annotated[Preset | TreatyCards, IN_ENLIGHTENMENT] = "preset"
    enl_outsider_participation: Annotated[Preset | Outsiders, IN_ENLIGHTENMENT] = "preset"
    enl_ringless: Annotated[Preset | Ringless, IN_ENLIGHTENMENT] = "preset"
    ski_sideboard_check: Annotated[Preset | Sideboard, IN_SKIRMISH] = "preset"
    ski_favor_needs_participant: Annotated[Preset | Participant, IN_SKIRMISH] = "preset"
    ski_ban_list: Annotated[Preset | BanList, IN_SKIRMISH] = "preset"


def rulings_of(options: Options) -> Rulings:
    """Return what is played where the documents disagree: a preset, and what is set beside it."""
    asked = {name: getattr(options, name) for name in Rulings.__struct_fields__}
    own = {name: value for name, value in asked.items() if value != "preset"}
    return replace(PRESETS[options.rulings], **own)


def sideboard_check(options: Any) -> Sideboard:
    """Return what must be legal of a deck and its sideboard."""
    rulings = rulings_of(options) if isinstance(options, Options) else RECOMMENDED
    return rulings.ski_sideboard_check


def list_of(options: Any, format: str) -> str:
    """Return which list of restricted and banned cards counts in a format.

    In Skirmish the usual one is that of its first sheet, or the last one if the rulings say so.
    """
    asked: str = getattr(options, "card_lists", USUAL)
    rulings = rulings_of(options) if isinstance(options, Options) else RECOMMENDED
    later = format == "skirmish" and rulings.ski_ban_list == "15"
    return LAST if asked == USUAL and later else asked
