"""The cards: twenty-four of six kinds, each with its own name."""

from __future__ import annotations

KINDS = ("strike", "shield", "mirror", "strike", "hush", "riposte", "strike", "gift")
COUNT = 24


def kind_of(card: int) -> str:
    """Return what a physical card is."""
    return KINDS[card % len(KINDS)]


def name_of(card: int) -> str:
    """Return the name of a physical card; no two have the same."""
    return f"{kind_of(card)}-{card}"
