"""What is printed on the cards, as figures; names and figures are facts, texts are not kept."""

from __future__ import annotations

from msgspec import Struct

from gorin.kernel.clauses import states
from gorin.kernel.words import Message, say

KINDS = ("character", "attachment", "holding", "event", "province", "stronghold", "role")
"""The types of cards."""

DASH = -1
"""A skill that is printed as a dash: the character takes no part in such conflicts."""


@states("LCG-S1.1")
class Facts(Struct, frozen=True, gc=False):
    """The figures of a title. Of an attachment the skills are what it adds.

    Of a holding or a stronghold `strength` is what its province gets; `honor` and `fate` are a
    stronghold's: with how much honor a seat begins, and how much fate it collects in a round.
    """

    slug: str
    clan: str
    kind: str
    cost: int = 0
    military: int = 0
    political: int = 0
    glory: int = 0
    unique: bool = False
    traits: tuple[str, ...] = ()
    strength: int = 0
    influence: int = 0
    honor: int = 0
    fate: int = 0
    elements: tuple[str, ...] = ()


def _dynasty() -> tuple[Facts, ...]:
    return (
        Facts("doji-whisperer", "crane", "character", 1, 0, 3, 1, traits=("courtier",)),
        Facts(
            "asahina-storyteller",
            "crane",
            "character",
            4,
            2,
            4,
            2,
            traits=("courtier", "shugenja", "air"),
        ),
        Facts("brash-samurai", "crane", "character", 2, 2, 1, 2, traits=("bushi",)),
        Facts("cautious-scout", "crane", "character", 2, 2, 0, 1, traits=("bushi", "scout")),
        Facts(
            "daidoji-nerishma",
            "crane",
            "character",
            2,
            3,
            1,
            1,
            unique=True,
            traits=("bushi", "scout"),
        ),
        Facts("doji-challenger", "crane", "character", 3, 3, 3, 2, traits=("bushi", "duelist")),
        Facts("doji-gift-giver", "crane", "character", 2, 0, 2, 1, traits=("courtier",)),
        Facts(
            "doji-hotaru",
            "crane",
            "character",
            5,
            3,
            6,
            3,
            unique=True,
            traits=("bushi", "champion"),
        ),
        Facts(
            "kakita-kaezin",
            "crane",
            "character",
            3,
            3,
            2,
            2,
            unique=True,
            traits=("bushi", "duelist", "kenshinzen"),
        ),
        Facts("matsu-berserker", "lion", "character", 1, 3, DASH, 1, traits=("bushi", "berserker")),
        Facts("akodo-gunso", "lion", "character", 2, 2, 1, 2, traits=("bushi",)),
        Facts(
            "akodo-toturi",
            "lion",
            "character",
            5,
            6,
            3,
            3,
            unique=True,
            traits=("bushi", "champion"),
        ),
        Facts("honored-general", "lion", "character", 4, 3, 1, 2, traits=("bushi", "commander")),
        Facts("ikoma-eiji", "lion", "character", 4, 1, 3, 3, unique=True, traits=("courtier",)),
        Facts("ikoma-prodigy", "lion", "character", 1, 0, 2, 1, traits=("courtier",)),
        Facts(
            "lion-s-pride-brawler", "lion", "character", 3, 3, 2, 1, traits=("bushi", "courtier")
        ),
        Facts("matsu-beiona", "lion", "character", 3, 3, 2, 2, unique=True, traits=("bushi",)),
        Facts(
            "venerable-historian",
            "lion",
            "character",
            2,
            DASH,
            1,
            3,
            traits=("courtier", "scholar"),
        ),
        Facts(
            "miya-mystic",
            "neutral",
            "character",
            2,
            1,
            1,
            1,
            traits=("shugenja", "earth", "imperial"),
        ),
        Facts(
            "otomo-courtier", "neutral", "character", 1, DASH, 2, 1, traits=("courtier", "imperial")
        ),
        Facts(
            "seppun-guardsman", "neutral", "character", 1, 2, DASH, 1, traits=("bushi", "imperial")
        ),
        Facts("wandering-ronin", "neutral", "character", 3, 2, 2, 0, traits=("bushi", "ronin")),
        Facts("favorable-ground", "neutral", "holding", traits=("battlefield",), strength=1),
        Facts("imperial-storehouse", "neutral", "holding", traits=("imperial",), strength=1),
    )


def _conflict() -> tuple[Facts, ...]:
    return (
        Facts(
            "political-rival",
            "crane",
            "character",
            3,
            DASH,
            3,
            0,
            traits=("courtier",),
            influence=2,
        ),
        Facts(
            "steward-of-law",
            "crane",
            "character",
            1,
            1,
            1,
            0,
            traits=("courtier", "scholar"),
            influence=1,
        ),
        Facts(
            "height-of-fashion", "crane", "attachment", 2, 0, 4, traits=("condition",), influence=3
        ),
        Facts("admit-defeat", "crane", "event", 1, influence=2),
        Facts("way-of-the-crane", "crane", "event", traits=("philosophy",)),
        Facts("noble-sacrifice", "crane", "event", 1, influence=2),
        Facts("voice-of-honor", "crane", "event", influence=2),
        Facts(
            "master-of-the-spear", "lion", "character", 3, 2, 2, 1, traits=("bushi",), influence=3
        ),
        Facts(
            "vengeful-oathkeeper", "lion", "character", 2, 2, 1, 0, traits=("bushi",), influence=2
        ),
        Facts(
            "guidance-of-the-ancestors",
            "lion",
            "attachment",
            1,
            1,
            1,
            traits=("condition",),
            influence=1,
        ),
        Facts("honored-blade", "lion", "attachment", 1, 2, 0, traits=("weapon",), influence=1),
        Facts("way-of-the-lion", "lion", "event", traits=("philosophy",)),
        Facts("ready-for-battle", "lion", "event", influence=1),
        Facts("stand-your-ground", "lion", "event", influence=2),
        Facts("fine-katana", "neutral", "attachment", 0, 2, 0, traits=("weapon",)),
        Facts("ornate-fan", "neutral", "attachment", 0, 0, 2, traits=("item",)),
        Facts("assassination", "neutral", "event"),
        Facts("banzai", "neutral", "event"),
        Facts("fallen-in-battle", "neutral", "event", 1),
        Facts("for-shame", "neutral", "event"),
        Facts("outwit", "neutral", "event", 1),
        Facts("rout", "neutral", "event", 1),
    )


def _provinces() -> tuple[Facts, ...]:
    return (
        Facts("the-art-of-peace", "crane", "province", strength=4, elements=("air",)),
        Facts("entrenched-position", "neutral", "province", strength=5, elements=("earth",)),
        Facts("meditations-on-the-tao", "neutral", "province", strength=4, elements=("fire",)),
        Facts("rally-to-the-cause", "neutral", "province", strength=4, elements=("water",)),
        Facts("shameful-display", "neutral", "province", strength=3, elements=("void",)),
        Facts("manicured-garden", "neutral", "province", strength=4, elements=("air",)),
        Facts("ancestral-lands", "neutral", "province", strength=5, elements=("earth",)),
        Facts("night-raid", "neutral", "province", strength=4, elements=("fire",)),
        Facts("the-art-of-war", "lion", "province", strength=3, elements=("water",)),
        Facts("pilgrimage", "neutral", "province", strength=5, elements=("void",)),
    )


def _strongholds() -> tuple[Facts, ...]:
    return (
        Facts(
            "shizuka-toshi", "crane", "stronghold", traits=("city",), strength=2, honor=11, fate=7
        ),
        Facts(
            "yojin-no-shiro", "lion", "stronghold", traits=("castle",), strength=2, honor=12, fate=7
        ),
    )


DYNASTY = _dynasty()
CONFLICT = _conflict()
PROVINCES = _provinces()
STRONGHOLDS = _strongholds()
CARDS = (*DYNASTY, *CONFLICT, *PROVINCES, *STRONGHOLDS)
NUMBER = {facts.slug: number for number, facts in enumerate(CARDS)}
"""The place of each title in `CARDS`."""


def title(slug: str) -> Message:
    """Return the title of a card as a message of the catalogue."""
    return say(f"lcg-card-{slug}")


CLANS = ("crane", "lion")
HOMES = {
    "crane": ("shizuka-toshi", PROVINCES[:5]),
    "lion": ("yojin-no-shiro", PROVINCES[5:]),
}
"""The stronghold and the five provinces of each clan's ready deck."""


def deck_of(clan: str, side: tuple[Facts, ...], copies: int) -> tuple[int, ...]:
    """Return a side of a clan's ready deck: each title of the clan and of no clan, so often."""
    return tuple(
        NUMBER[facts.slug]
        for facts in side
        if facts.clan in (clan, "neutral")
        for _ in range(copies)
    )
