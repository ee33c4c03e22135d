"""Rulings for where the documents of the formats and the last Rules Reference disagree."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Attackable = Literal["4", "3"]
OnStronghold = Literal["attackable", "all-broken"]
FateOnRing = Literal["own-pool", "opponents-pool"]
TakingRings = Literal["any-break", "conflict-break"]
TreatyCards = Literal["off", "on"]
Outsiders = Literal["if-a-card-says", "never"]
Ringless = Literal["personal-empty", "both-empty"]
Sideboard = Literal["after-swap", "combined"]
Participant = Literal["yes", "no"]
BanList = Literal["12", "15"]


class Rulings(Struct, frozen=True):
    """A switch for each point; the defaults are what this project recommends.

    Attributes:
        enl_stronghold_attackable_after: so many other provinces must be broken before.
        enl_ring_on_stronghold: when a ring may be put on the province of a stronghold.
        enl_fate_on_ring: on a ring of whose pool fate is put.
        enl_taking_rings: which breaking of a province gives its rings to the opponent.
        enl_treaty_cards: whether the cards of that name are in the match.
        enl_outsider_participation: whether others may have characters in a conflict.
        enl_ringless: which pools must be empty for a conflict without a ring.
        ski_sideboard_check: what must be legal of a deck and its sideboard.
        ski_favor_needs_participant: whether the Imperial Favor needs a participating character.
        ski_ban_list: how many cards are banned.
    """

    enl_stronghold_attackable_after: Attackable = "4"
    enl_ring_on_stronghold: OnStronghold = "attackable"
    enl_fate_on_ring: FateOnRing = "own-pool"
    enl_taking_rings: TakingRings = "any-break"
    enl_treaty_cards: TreatyCards = "off"
    enl_outsider_participation: Outsiders = "if-a-card-says"
    enl_ringless: Ringless = "personal-empty"
    ski_sideboard_check: Sideboard = "after-swap"
    ski_favor_needs_participant: Participant = "yes"
    ski_ban_list: BanList = "12"


RECOMMENDED = Rulings()
TO_THE_LETTER = Rulings(
    enl_ring_on_stronghold="all-broken",
    enl_outsider_participation="never",
    ski_favor_needs_participant="no",
)
"""The documents of the formats as they stand: what they do not say does not hold."""
LAST_REFERENCE = Rulings(
    enl_stronghold_attackable_after="3",
    enl_fate_on_ring="opponents-pool",
    enl_taking_rings="conflict-break",
    ski_sideboard_check="combined",
    ski_ban_list="15",
)
"""The last Rules Reference, of January 2021, and the cards that were banned then."""
PRESETS = {"recommended": RECOMMENDED, "seed": TO_THE_LETTER, "rrg16": LAST_REFERENCE}
