"""The ready decks: a stronghold, 40 cards of Dynasty and 40 of Fate, at most three of a title."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_ccg.cards import TITLES

DECKS = ("scorpion", "unicorn")


class Deck(Struct, frozen=True):
    """A ready deck: its stronghold, and how many of each title by its slug."""

    stronghold: str
    dynasty: dict[str, int]
    fate: dict[str, int]


READY = {
    "scorpion": Deck(
        "the-towers-of-the-yogo",
        {
            "soshi-angai": 3,
            "bayushi-motomu": 3,
            "bayushi-seiryo": 2,
            "bayushi-tsimaru": 1,
            "shosuro-osamito": 3,
            "shosuro-maru": 2,
            "shosuro-toson": 2,
            "yogo-soto": 2,
            "yogo-tjeki": 1,
            "bayushi-churai": 2,
            "geisha-house": 3,
            "geisha-network": 2,
            "silk-works": 3,
            "rich-coffers": 3,
            "well-tended-farm": 3,
            "trading-house": 2,
            "puppet-theater-troupe": 1,
            "hidden-retreat": 2,
        },
        {
            "heavy-infantry": 3,
            "reinforced-infantry": 2,
            "veteran-samurai": 2,
            "mantis-bushi": 3,
            "war-dogs": 3,
            "tsuruchis-legion": 3,
            "daidoji-gunso": 3,
            "block-supply-lines": 3,
            "treachery-and-deceit": 2,
            "utz": 2,
            "uncertainty": 3,
            "the-pull-of-destiny": 2,
            "mastermind": 3,
            "explosives": 1,
            "peasant-vengeance": 3,
            "stymied": 1,
            "fruitless-combat": 1,
        },
    ),
    "unicorn": Deck(
        "northern-provinces-of-the-moto",
        {
            "moto-zhijuan": 3,
            "utaku-yisheng": 2,
            "moto-chagatai": 3,
            "shinjo-xushen": 3,
            "moto-reijiro": 2,
            "shinjo-nakaga": 1,
            "utaku-etsumi": 1,
            "utaku-tama": 3,
            "iuchi-huasha": 2,
            "moto-kadu-kai": 2,
            "stables": 3,
            "silk-works": 3,
            "rich-coffers": 2,
            "well-tended-farm": 3,
            "sanctified-temple": 2,
            "the-daimyos-gift": 1,
            "fantastic-gardens": 1,
            "master-painter": 1,
            "rice-paddy": 2,
        },
        {
            "heavy-cavalry": 3,
            "reinforced-cavalry": 3,
            "unicorn-striders": 3,
            "ox-house-guard": 1,
            "suzume-house-guard": 1,
            "war-council": 3,
            "tsuruchis-legion": 3,
            "invasion": 3,
            "utz": 3,
            "strength-of-purity": 3,
            "let-courage-guide-me": 2,
            "the-pull-of-destiny": 2,
            "running-engagement": 3,
            "tireless-assault": 3,
            "block-supply-lines": 2,
            "stay-your-blade": 2,
        },
    ),
}


def titles_of(counts: dict[str, int]) -> tuple[int, ...]:
    """Return the titles of a deck, each as often as it has it."""
    return tuple(TITLES[slug] for slug, count in counts.items() for _ in range(count))
