"""The ready decks: a commander and ninety-nine cards."""

from __future__ import annotations

from functools import cache

from gorin.games.magic.cards import CARDS, TITLES
from gorin.kernel.clauses import states

_OF_KAALIA = (
    "cerodon-yearling",
    "knight-of-meadowgrain",
    "longbow-archer",
    "goblin-deathraiders",
    "boros-swiftblade",
    "child-of-night",
    "vampire-nighthawk",
    "skyknight-legionnaire",
    "thunder-spirit",
    "goblin-chariot",
    "indomitable-ancients",
    "cloud-crusader",
    "goblin-berserker",
    "needlepeak-spider",
    "raging-minotaur",
    "roc-of-kher-ridges",
    "serra-angel",
    "shepherd-of-the-lost",
    "angel-of-light",
    "gerrards-irregulars",
    "plover-knights",
    "arrogant-vampire",
    "sabertooth-wyvern",
    "rorix-bladewing",
    "bull-cerodon",
    "jhovall-queen",
    "volcanic-dragon",
    "angel-of-retribution",
    "archangel",
    "trained-orgg",
    "brimstone-dragon",
    "terminate",
    "path-to-exile",
    "sol-ring",
    "sulfurous-blast",
    "earthquake",
    "flametongue-kavu",
    "death-by-dragons",
    "congregate",
    "sign-in-blood",
    "wrecking-ball",
    "mortify",
    "syphon-mind",
    "vow-of-duty",
    "vow-of-lightning",
    "vow-of-malice",
    "angel-of-despair",
    "dragon-whelp",
    "fallen-angel",
    "furnace-whelp",
    "razorjaw-oni",
    "shattered-angel",
    "righteous-cause",
    "soul-snare",
    "lightning-greaves",
    "dreamstone-hedron",
    "ghostly-prison",
    "journey-to-nowhere",
    "wall-of-omens",
    "akoum-refuge",
)

_OF_ZEDRUU = (
    "cerodon-yearling",
    "knight-of-meadowgrain",
    "longbow-archer",
    "boros-swiftblade",
    "diving-griffin",
    "sky-spirit",
    "skyknight-legionnaire",
    "thunder-spirit",
    "talon-trooper",
    "goblin-chariot",
    "lightning-angel",
    "indomitable-ancients",
    "cloud-crusader",
    "needlepeak-spider",
    "phantom-monster",
    "serra-angel",
    "serra-sphinx",
    "shepherd-of-the-lost",
    "air-elemental",
    "angel-of-light",
    "gerrards-irregulars",
    "plover-knights",
    "rorix-bladewing",
    "bull-cerodon",
    "jhovall-queen",
    "mahamoti-djinn",
    "volcanic-dragon",
    "axegrinder-giant",
    "goliath-sphinx",
    "angel-of-retribution",
    "archangel",
    "brimstone-dragon",
    "path-to-exile",
    "sol-ring",
    "sulfurous-blast",
    "earthquake",
    "flametongue-kavu",
    "death-by-dragons",
    "congregate",
    "spell-crumple",
    "vision-skeins",
    "vow-of-duty",
    "vow-of-lightning",
    "vow-of-flight",
    "crescendo-of-war",
    "ghostly-prison",
    "propaganda",
    "windborn-muse",
    "fog-bank",
    "guard-gomazoa",
    "howling-mine",
    "wall-of-omens",
    "wall-of-denial",
    "false-prophet",
    "journey-to-nowhere",
    "repulse",
    "insurrection",
    "arbiter-of-knollridge",
    "lightning-greaves",
    "dreamstone-hedron",
    "soul-snare",
)

SIZE = 100
"""So many cards has a deck, its commander among them (CMD-5.1)."""

COMMANDERS = {"kaalia": "kaalia-of-the-vast", "zedruu": "zedruu-the-greathearted"}
DECKS = tuple(COMMANDERS)
_SPELLS = {"kaalia": _OF_KAALIA, "zedruu": _OF_ZEDRUU}
_BASICS = {"kaalia": ("plains", "swamp", "mountain"), "zedruu": ("plains", "island", "mountain")}


@states("CMD-2.1")
def deck_of(name: str) -> tuple[int, ...]:
    """Return a ready deck by the numbers of its titles, the commander first."""
    spells = (COMMANDERS[name], *_SPELLS[name], "command-tower")
    basics = _BASICS[name]
    lands = (basics[number % len(basics)] for number in range(SIZE - len(spells)))
    return tuple(TITLES[slug] for slug in (*spells, *lands))


@cache
def identity_of(name: str) -> frozenset[str]:
    """Return the colour identity of a deck's commander."""
    return CARDS[TITLES[COMMANDERS[name]]].identity
