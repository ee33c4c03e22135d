"""The ready decks: a stronghold, 40 cards of Dynasty and 40 of Fate, at most three of a title."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_ccg.cards import TITLES

DECKS = ("scorpion", "unicorn")


class Deck(Struct, frozen=True):
    """A ready deck: its stronghold, what begins beside it, how many of each title."""

    stronghold: str
    dynasty: dict[str, int]
    fate: dict[str, int]
    wind: str = ""
    sensei: str = ""


READY = {
    "scorpion": Deck(
        "the-towers-of-the-yogo",
        {
            "bayushi-motomu": 3,
            "bayushi-tsimaru": 1,
            "bayushi-tsimaru-experienced": 1,
            "shosuro-toki": 3,
            "yogo-rieko": 3,
            "bayushi-adachi": 3,
            "shosuro-osamito": 2,
            "bayushi-muhito": 1,
            "soshi-angai": 1,
            "yogo-soto": 2,
            "bayushi-kaukatsu-experienced": 1,
            "geisha-house": 3,
            "geisha-network": 2,
            "silk-works": 2,
            "rich-coffers": 3,
            "well-tended-farm": 2,
            "trading-house": 2,
            "rice-paddy": 1,
            "road-of-dust": 1,
            "shinseis-shrine": 1,
            "birth-of-the-sword": 1,
            "new-years-celebration": 1,
        },
        {
            "heavy-cavalry": 3,
            "reinforced-cavalry": 2,
            "heavy-infantry": 2,
            "ox-house-guard": 1,
            "mantis-bushi": 2,
            "war-dogs": 2,
            "tsuruchis-legion": 2,
            "daidoji-gunso": 1,
            "block-supply-lines": 3,
            "treachery-and-deceit": 2,
            "ring-of-the-void": 1,
            "utz": 1,
            "uncertainty": 1,
            "mastermind": 1,
            "peasant-vengeance": 2,
            "sword-of-gales": 2,
            "burning-smoke": 2,
            "earthquake": 1,
            "fist-of-the-earth": 2,
            "flee-the-darkness": 2,
            "superior-stance": 1,
            "steel-on-steel": 2,
            "kirei": 1,
            "killing-fields": 1,
        },
        "left-hand-of-the-emperor",
    ),
    "unicorn": Deck(
        "northern-provinces-of-the-moto",
        {
            "moto-zhijuan": 1,
            "utaku-yisheng": 3,
            "moto-chagatai": 1,
            "shinjo-xushen": 2,
            "moto-reijiro": 3,
            "shinjo-nakaga": 1,
            "utaku-etsumi": 1,
            "utaku-tama": 3,
            "iuchi-huasha": 3,
            "moto-kadu-kai": 2,
            "stables": 3,
            "geisha-network": 3,
            "hidden-retreat": 3,
            "well-tended-farm": 2,
            "sanctified-temple": 1,
            "the-daimyos-gift": 1,
            "rice-paddy": 1,
            "puppet-theater-troupe": 1,
            "tsudaos-chambers": 1,
            "road-of-dust": 1,
            "shinseis-shrine": 1,
            "birth-of-the-sword": 1,
            "new-years-celebration": 1,
        },
        {
            "heavy-cavalry": 1,
            "stand-or-run": 2,
            "unicorn-striders": 3,
            "veteran-samurai": 1,
            "ox-house-guard": 1,
            "suzume-house-guard": 1,
            "war-council": 3,
            "tsuruchis-legion": 1,
            "the-white-guard": 2,
            "invasion": 2,
            "ring-of-the-void": 1,
            "utz": 1,
            "strength-of-purity": 2,
            "let-courage-guide-me": 2,
            "the-pull-of-destiny": 2,
            "running-engagement": 2,
            "tireless-assault": 2,
            "block-supply-lines": 1,
            "stay-your-blade": 1,
            "daikyu": 2,
            "my-fathers-weapon": 2,
            "shirasu-no-shiryo": 1,
            "balance-in-nothingness": 2,
            "test-of-might": 1,
            "killing-fields": 1,
        },
    ),
}


def titles_of(counts: dict[str, int]) -> tuple[int, ...]:
    """Return the titles of a deck, each as often as it has it."""
    return tuple(TITLES[slug] for slug, count in counts.items() for _ in range(count))
