"""The ready decks: a commander and ninety-nine cards."""

from __future__ import annotations

from gorin.games.magic.cards import CARDS, TITLES

_OF_KAALIA = (
    "isamaru-hound-of-konda",
    "lantern-kami",
    "mountain-bandit",
    "cerodon-yearling",
    "knight-of-meadowgrain",
    "longbow-archer",
    "courier-hawk",
    "goblin-deathraiders",
    "goblin-striker",
    "boros-swiftblade",
    "child-of-night",
    "vampire-nighthawk",
    "diving-griffin",
    "griffin-sentinel",
    "skyhunter-prowler",
    "skyknight-legionnaire",
    "thunder-spirit",
    "giant-scorpion",
    "goblin-chariot",
    "raging-cougar",
    "wild-colos",
    "indomitable-ancients",
    "armored-griffin",
    "cloud-crusader",
    "skyhunter-patrol",
    "crazed-skirge",
    "goblin-berserker",
    "needlepeak-spider",
    "raging-minotaur",
    "roc-of-kher-ridges",
    "jagwasp-swarm",
    "serra-angel",
    "shepherd-of-the-lost",
    "angel-of-light",
    "gerrards-irregulars",
    "plover-knights",
    "arrogant-vampire",
    "earth-elemental",
    "fire-elemental",
    "sabertooth-wyvern",
    "rorix-bladewing",
    "bull-cerodon",
    "jhovall-queen",
    "volcanic-dragon",
    "axegrinder-giant",
    "flameborn-viron",
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
)

_OF_ZEDRUU = (
    "aven-envoy",
    "flying-men",
    "isamaru-hound-of-konda",
    "cerodon-yearling",
    "knight-of-meadowgrain",
    "longbow-archer",
    "courier-hawk",
    "alaborn-grenadier",
    "bay-falcon",
    "goblin-striker",
    "zephyr-falcon",
    "boros-swiftblade",
    "diving-griffin",
    "griffin-sentinel",
    "sky-spirit",
    "skyhunter-prowler",
    "skyknight-legionnaire",
    "tempest-drake",
    "thunder-spirit",
    "talon-trooper",
    "goblin-chariot",
    "raging-cougar",
    "lightning-angel",
    "indomitable-ancients",
    "armored-griffin",
    "cloud-crusader",
    "skyhunter-patrol",
    "azure-drake",
    "fighting-drake",
    "goblin-berserker",
    "needlepeak-spider",
    "phantom-monster",
    "serra-angel",
    "serra-sphinx",
    "shepherd-of-the-lost",
    "air-elemental",
    "angel-of-light",
    "gerrards-irregulars",
    "plover-knights",
    "earth-elemental",
    "fire-elemental",
    "rorix-bladewing",
    "bull-cerodon",
    "jhovall-queen",
    "mahamoti-djinn",
    "volcanic-dragon",
    "axegrinder-giant",
    "flameborn-viron",
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
)

SIZE = 100
"""So many cards has a deck, its commander among them (CMD-5.1)."""

COMMANDERS = {"kaalia": "kaalia-of-the-vast", "zedruu": "zedruu-the-greathearted"}
DECKS = tuple(COMMANDERS)
_SPELLS = {"kaalia": _OF_KAALIA, "zedruu": _OF_ZEDRUU}
_BASICS = {"kaalia": ("plains", "swamp", "mountain"), "zedruu": ("plains", "island", "mountain")}


def deck_of(name: str) -> tuple[int, ...]:
    """Return a ready deck by the numbers of its titles, the commander first."""
    spells = (COMMANDERS[name], *_SPELLS[name], "command-tower")
    basics = _BASICS[name]
    lands = (basics[number % len(basics)] for number in range(SIZE - len(spells)))
    return tuple(TITLES[slug] for slug in (*spells, *lands))


def identity_of(name: str) -> frozenset[str]:
    """Return the colour identity of a deck's commander."""
    return CARDS[TITLES[COMMANDERS[name]]].identity
