"""What is printed on the cards, as figures; names and figures are facts, texts are not kept."""

from __future__ import annotations

from msgspec import Struct

from gorin.kernel.words import Message, say

DASH = -1
"""A skill that is printed as a dash: the character takes no part in such conflicts."""


class Facts(Struct, frozen=True, gc=False):
    """The figures of a title. Of an attachment the skills are what it adds."""

    slug: str
    clan: str
    kind: str
    cost: int = 0
    military: int = 0
    political: int = 0
    glory: int = 0
    unique: bool = False
    trait: str = ""
    strength: int = 0


def _dynasty() -> tuple[Facts, ...]:
    return (
        Facts("doji-whisperer", "crane", "character", 1, 0, 3, 1, trait="courtier"),
        Facts("asahina-storyteller", "crane", "character", 4, 2, 4, 2, trait="courtier"),
        Facts("brash-samurai", "crane", "character", 2, 2, 1, 2, trait="bushi"),
        Facts("cautious-scout", "crane", "character", 2, 2, 0, 1, trait="bushi"),
        Facts("daidoji-nerishma", "crane", "character", 2, 3, 1, 1, unique=True, trait="bushi"),
        Facts("doji-challenger", "crane", "character", 3, 3, 3, 2, trait="bushi"),
        Facts("doji-gift-giver", "crane", "character", 2, 0, 2, 1, trait="courtier"),
        Facts("doji-hotaru", "crane", "character", 5, 3, 6, 3, unique=True, trait="bushi"),
        Facts("kakita-kaezin", "crane", "character", 3, 3, 2, 2, unique=True, trait="bushi"),
        Facts("matsu-berserker", "lion", "character", 1, 3, DASH, 1, trait="bushi"),
        Facts("akodo-gunso", "lion", "character", 2, 2, 1, 2, trait="bushi"),
        Facts("akodo-toturi", "lion", "character", 5, 6, 3, 3, unique=True, trait="bushi"),
        Facts("honored-general", "lion", "character", 4, 3, 1, 2, trait="bushi"),
        Facts("ikoma-eiji", "lion", "character", 4, 1, 3, 3, unique=True, trait="courtier"),
        Facts("ikoma-prodigy", "lion", "character", 1, 0, 2, 1, trait="courtier"),
        Facts("lion-s-pride-brawler", "lion", "character", 3, 3, 2, 1, trait="bushi"),
        Facts("matsu-beiona", "lion", "character", 3, 3, 2, 2, unique=True, trait="bushi"),
        Facts("venerable-historian", "lion", "character", 2, DASH, 1, 3, trait="courtier"),
        Facts("miya-mystic", "neutral", "character", 2, 1, 1, 1, trait="shugenja"),
        Facts("otomo-courtier", "neutral", "character", 1, DASH, 2, 1, trait="courtier"),
        Facts("seppun-guardsman", "neutral", "character", 1, 2, DASH, 1, trait="bushi"),
        Facts("wandering-ronin", "neutral", "character", 3, 2, 2, 0, trait="bushi"),
        Facts("favorable-ground", "neutral", "holding", strength=1),
        Facts("imperial-storehouse", "neutral", "holding", strength=1),
    )


def _conflict() -> tuple[Facts, ...]:
    return (
        Facts("political-rival", "crane", "character", 3, DASH, 3, 0, trait="courtier"),
        Facts("steward-of-law", "crane", "character", 1, 1, 1, 0, trait="courtier"),
        Facts("height-of-fashion", "crane", "attachment", 2, 0, 4),
        Facts("admit-defeat", "crane", "event", 1),
        Facts("way-of-the-crane", "crane", "event"),
        Facts("master-of-the-spear", "lion", "character", 3, 2, 2, 1, trait="bushi"),
        Facts("vengeful-oathkeeper", "lion", "character", 2, 2, 1, 0, trait="bushi"),
        Facts("guidance-of-the-ancestors", "lion", "attachment", 1, 1, 1),
        Facts("honored-blade", "lion", "attachment", 1, 2, 0),
        Facts("way-of-the-lion", "lion", "event"),
        Facts("fine-katana", "neutral", "attachment", 0, 2, 0),
        Facts("ornate-fan", "neutral", "attachment", 0, 0, 2),
        Facts("assassination", "neutral", "event"),
        Facts("banzai", "neutral", "event"),
        Facts("outwit", "neutral", "event", 1),
        Facts("rout", "neutral", "event", 1),
    )


DYNASTY = _dynasty()
CONFLICT = _conflict()
CARDS = (*DYNASTY, *CONFLICT)


def title(slug: str) -> Message:
    """Return the title of a card as a message of the catalogue."""
    return say(f"lcg-card-{slug}")


CLANS = ("crane", "lion")
COPIES = 2


def deck_of(clan: str, side: tuple[Facts, ...]) -> tuple[int, ...]:
    """Return a side of a clan's ready deck: each title of the clan and of no clan, twice."""
    return tuple(
        CARDS.index(facts)
        for facts in side
        if facts.clan in (clan, "neutral")
        for _ in range(COPIES)
    )
