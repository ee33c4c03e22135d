"""All cards that can be played, beside the personalities: strongholds, holdings, Fate cards."""

from __future__ import annotations

from gorin.games.l5r_ccg.facts import NONE, Ability, Facts, slug_of, words
from gorin.games.l5r_ccg.more_cards import MORE
from gorin.games.l5r_ccg.people import BATTLE, BOTH, LIMITED, OPEN, PEOPLE
from gorin.kernel.words import Message, say

BOW_A_FOE = Ability("bow", BATTLE, ("foe",), bow=True)
"""What each Scorpion personality of the Towers of the Yogo can do."""


def _holding(
    name: str,
    cost: int,
    gold: int,
    ability: Ability | None = None,
    *,
    clan: str = "",
    keywords: str = "",
    trait: str = "",
) -> Facts:
    """Return a holding; for the clan that it favours it produces 1 gold more."""
    return Facts(
        slug_of(name),
        name,
        "holding",
        cost,
        clan=clan,
        gold=gold,
        gold_of_clan=gold + 1 if clan else 0,
        keywords=words(keywords),
        ability=ability,
        trait=trait,
    )


def _gain(amount: int, *, gold: int = 0, aims: tuple[str, ...] = (), times: int = 0) -> Ability:
    return Ability("gain-honor", LIMITED, aims, amount, bow=True, gold=gold, times=times)


def _follower(
    name: str,
    figures: tuple[int, int, int, int],
    keywords: str = "",
    ability: Ability | None = None,
    *,
    trait: str = "",
) -> Facts:
    """Return a follower: its figures are Force, cost, Honor Requirement, Focus Value."""
    force, cost, requirement, focus = figures
    return Facts(
        slug_of(name),
        name,
        "follower",
        cost,
        force,
        requirement=requirement,
        focus=focus,
        keywords=words(keywords),
        ability=ability,
        trait=trait,
    )


def _strategy(name: str, focus: int, ability: Ability, cost: int = 0) -> Facts:
    return Facts(slug_of(name), name, "strategy", cost, focus=focus, ability=ability)


def _strongholds() -> tuple[Facts, ...]:
    switch = Ability("switch-riders", BATTLE, ("rider", "other-rider"), times=0, tireless=True)
    return (
        Facts(
            "the-towers-of-the-yogo",
            "The Towers of the Yogo",
            "stronghold",
            honor=1,
            clan="scorpion",
            gold=4,
            strength=7,
            trait="towers",
        ),
        Facts(
            "northern-provinces-of-the-moto",
            "Northern Provinces of the Moto",
            "stronghold",
            honor=4,
            clan="unicorn",
            gold=5,
            strength=7,
            ability=switch,
            trait="moto",
        ),
    )


def _holdings() -> tuple[Facts, ...]:
    last_stand = Ability("bow", BATTLE, ("attacking-follower",), bow=True, destroy=True)
    retreat = Ability("retreat", BATTLE, ("person-here",), bow=True, times=0)
    few = _gain(2, aims=("if-modest",))
    return (
        _holding("Geisha House", 2, 2, clan="scorpion", keywords="geisha-house"),
        _holding("Stables", 2, 2, clan="unicorn", keywords="stables"),
        _holding("Silk Works", 5, 4),
        _holding("Geisha Network", 3, 2, trait="network"),
        _holding("Rich Coffers", 2, 2, trait="coffers"),
        _holding("Well-Tended Farm", 1, 1, _gain(1, times=1), keywords="farm"),
        _holding(
            "Trading House",
            2,
            2,
            Ability("straighten-this", LIMITED, discard=True, tireless=True),
        ),
        _holding("Sanctified Temple", 4, 2, _gain(2, gold=2), keywords="temple"),
        _holding("Fantastic Gardens", 7, 0, _gain(2)),
        _holding("Master Painter", 9, 0, _gain(3), keywords="unique retainer"),
        _holding("The Daimyo's Gift", 3, 2, few, keywords="unique experienced"),
        _holding("Rice Paddy", 2, 2, last_stand, keywords="farm"),
        _holding("Hidden Retreat", 3, 1, retreat),
        _holding(
            "Puppet Theater Troupe",
            2,
            0,
            Ability("lose-honor", OPEN, ("if-active-proud",), 1, bow=True, political=True),
        ),
    )


def _followers() -> tuple[Facts, ...]:
    dogs = Ability("destroy", BATTLE, ("foe-follower",), bow=True, destroy=True)
    return (
        _follower("Heavy Cavalry", (4, 6, NONE, 2), "cavalry"),
        _follower("Reinforced Cavalry", (5, 9, 1, 2), "cavalry"),
        _follower("Heavy Infantry", (5, 8, NONE, 2)),
        _follower("Reinforced Infantry", (6, 10, 1, 2)),
        _follower("Veteran Samurai", (3, 6, 2, 4), "samurai"),
        _follower(
            "Mantis Bushi",
            (2, 6, 2, 3),
            "naval bushi",
            Ability("bow", BATTLE, ("foe",), bow=True, times=0),
        ),
        _follower("War Dogs", (1, 3, 0, 2), "dog nonhuman", dogs),
        _follower(
            "Tsuruchi's Legion",
            (1, 5, 1, 2),
            "naval",
            Ability("ranged", BATTLE, ("foe",), 2, times=2),
        ),
        _follower("Unicorn Striders", (2, 3, 1, 3), trait="striders"),
        _follower("Ox House Guard", (2, 4, 1, 4), "cavalry unique", trait="guards"),
        _follower("Suzume House Guard", (2, 3, 1, 4), "unique", trait="suzume"),
        _follower(
            "War Council",
            (2, 4, 1, 2),
            "",
            Ability("draw", BATTLE, (), 1, bow=True, times=0),
            trait="samurai-or-bushi",
        ),
        _follower(
            "Daidoji Gunso",
            (1, 3, 1, 2),
            "scout",
            Ability("sap", BATTLE, ("foe-card",), 2),
        ),
    )


def _strategies() -> tuple[Facts, ...]:
    return (
        _strategy("Block Supply Lines", 3, Ability("send-home-bowed", BATTLE, ("attacker-here",))),
        _strategy("Treachery and Deceit", 4, Ability("send-home", BATTLE, ("strong-unit",))),
        _strategy("Invasion", 2, Ability("drive-home", BATTLE, ("own-riders", "foe-on-foot"))),
        _strategy("Utz!", 1, Ability("strengthen-in-battle", BATTLE, ("opposed",), 2)),
        _strategy("Strength of Purity", 1, Ability("strengthen", BATTLE, ("own-pure",), 3)),
        _strategy("Let Courage Guide Me", 2, Ability("straighten", BATTLE, ("pure-samurai",))),
        _strategy("The Pull of Destiny", 2, Ability("straighten", LIMITED, ("samurai",))),
        _strategy("Uncertainty", 1, Ability("weaken", BOTH, ("person",), 2)),
        _strategy(
            "Running Engagement",
            1,
            Ability("march", BATTLE, ("own-fighting", "other-field"), discard=True),
        ),
        _strategy("Tireless Assault", 1, Ability("join", BATTLE, ("own-home",)), 2),
        _strategy("Peasant Vengeance", 1, Ability("ambush", BATTLE, ("own-follower", "foe-alone"))),
        _strategy("Stay Your Blade", 3, Ability("withdraw", BATTLE, ("own-opposed-samurai",), 3)),
        _strategy("Fruitless Combat", 2, Ability("unnerve", BATTLE, ("own-samurai",), 2)),
        _strategy(
            "Mastermind", 3, Ability("scheme", LIMITED, ("first-courtier",), 2, political=True)
        ),
        _strategy("Explosives", 2, Ability("destroy", LIMITED, ("holding",)), 6),
        _strategy("Stymied", 3, Ability("stymie", OPEN, ("if-alone", "foreign-person"), 1)),
    )


CARDS = (*_strongholds(), *PEOPLE, *_holdings(), *_followers(), *_strategies(), *MORE)
TITLES = {facts.slug: number for number, facts in enumerate(CARDS)}


def title(slug: str) -> Message:
    """Return the name of a card; cards are called by their English names everywhere."""
    return say("ccg-card", name=CARDS[TITLES[slug]].name)
