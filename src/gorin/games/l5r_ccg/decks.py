"""The ready decks: a stronghold, 40 cards of Dynasty and 40 of Fate, at most three of a title."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_ccg.cards import TITLES

DECKS = ("scorpion", "unicorn")


class Deck(Struct, frozen=True):
    """A ready deck: its stronghold, its wind if any, how many of each title by its slug."""

    stronghold: str
    dynasty: dict[str, int]
    fate: dict[str, int]
    wind: str = ""


READY = {
    "scorpion": Deck(
        "the-towers-of-the-yogo",
        {
            "soshi-angai": 2,
            "bayushi-motomu": 2,
            "bayushi-seiryo": 1,
            "bayushi-tsimaru": 1,
            "shosuro-osamito": 2,
            "shosuro-maru": 1,
            "shosuro-toson": 1,
            "yogo-soto": 1,
            "yogo-tjeki": 1,
            "bayushi-churai": 1,
            "geisha-house": 3,
            "geisha-network": 1,
            "silk-works": 3,
            "rich-coffers": 3,
            "well-tended-farm": 3,
            "trading-house": 1,
            "puppet-theater-troupe": 1,
            "hidden-retreat": 1,
            "bayushi-adachi": 3,
            "bayushi-kaukatsu-experienced": 1,
            "bayushi-tsimaru-experienced": 1,
            "bayushi-muhito": 2,
            "road-of-dust": 1,
            "shinseis-shrine": 1,
            "birth-of-the-sword": 1,
            "new-years-celebration": 1,
        },
        {
            "heavy-infantry": 3,
            "reinforced-infantry": 1,
            "veteran-samurai": 1,
            "mantis-bushi": 2,
            "war-dogs": 2,
            "tsuruchis-legion": 2,
            "daidoji-gunso": 2,
            "block-supply-lines": 2,
            "treachery-and-deceit": 1,
            "utz": 1,
            "uncertainty": 2,
            "the-pull-of-destiny": 1,
            "mastermind": 1,
            "explosives": 1,
            "peasant-vengeance": 2,
            "sword-of-gales": 2,
            "burning-smoke": 2,
            "earthquake": 1,
            "fist-of-the-earth": 2,
            "flee-the-darkness": 2,
            "superior-stance": 1,
            "steel-on-steel": 3,
            "kirei": 2,
            "killing-fields": 1,
        },
        "left-hand-of-the-emperor",
    ),
    "unicorn": Deck(
        "northern-provinces-of-the-moto",
        {
            "moto-zhijuan": 2,
            "utaku-yisheng": 2,
            "moto-chagatai": 3,
            "shinjo-xushen": 3,
            "moto-reijiro": 1,
            "shinjo-nakaga": 1,
            "utaku-etsumi": 1,
            "utaku-tama": 3,
            "iuchi-huasha": 2,
            "moto-kadu-kai": 2,
            "stables": 3,
            "silk-works": 3,
            "rich-coffers": 2,
            "well-tended-farm": 2,
            "sanctified-temple": 1,
            "the-daimyos-gift": 1,
            "fantastic-gardens": 1,
            "master-painter": 1,
            "rice-paddy": 1,
            "road-of-dust": 1,
            "shinseis-shrine": 1,
            "birth-of-the-sword": 1,
            "new-years-celebration": 1,
            "tsudaos-chambers": 1,
        },
        {
            "heavy-cavalry": 2,
            "reinforced-cavalry": 2,
            "unicorn-striders": 2,
            "ox-house-guard": 1,
            "suzume-house-guard": 1,
            "war-council": 2,
            "tsuruchis-legion": 2,
            "invasion": 2,
            "utz": 2,
            "strength-of-purity": 2,
            "let-courage-guide-me": 1,
            "the-pull-of-destiny": 1,
            "running-engagement": 2,
            "tireless-assault": 2,
            "block-supply-lines": 1,
            "stay-your-blade": 2,
            "daikyu": 2,
            "my-fathers-weapon": 2,
            "shirasu-no-shiryo": 1,
            "the-white-guard": 2,
            "balance-in-nothingness": 2,
            "stand-or-run": 2,
            "test-of-might": 1,
            "killing-fields": 1,
        },
    ),
}


def titles_of(counts: dict[str, int]) -> tuple[int, ...]:
    """Return the titles of a deck, each as often as it has it."""
    return tuple(TITLES[slug] for slug, count in counts.items() for _ in range(count))
