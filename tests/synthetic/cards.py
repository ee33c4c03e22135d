"""The cards: twenty-four of six kinds, each with its own name."""

from __future__ import annotations

from gorin.kernel.words import Message, say

KINDS = ("strike", "shield", "mirror", "strike", "hush", "riposte", "strike", "gift")
COUNT = 24


def kind_of(card: int) -> str:
    """Return what a physical card is."""
    return KINDS[card % len(KINDS)]


def name_of(card: int) -> str:
    """Return the name of a physical card; no two have the same."""
    return f"{kind_of(card)}-{card}"


def title(name: str) -> Message:
    """Return the name of a card in words."""
    kind, _, number = name.partition("-")
    return say(f"courts-card-{kind}", number=int(number))


def text(name: str, strength: int) -> Message:
    """Return what a card does, in words, where a strike takes so much life."""
    kind = name.partition("-")[0]
    return say(f"courts-text-{kind}", **({"amount": strength} if kind == "strike" else {}))
