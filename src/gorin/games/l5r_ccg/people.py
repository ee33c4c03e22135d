"""Personalities of the two ready decks."""

from __future__ import annotations

from gorin.games.l5r_ccg.facts import NONE, Ability, Facts, slug_of, words

BATTLE = ("battle",)
OPEN = ("open",)
LIMITED = ("limited",)
BOTH = ("battle", "open")
REACTION = ("reaction",)
INTERRUPT = ("interrupt",)


def _person(
    name: str,
    figures: tuple[int, int, int, int, int],
    keywords: str,
    clan: str,
    ability: Ability | None = None,
    *,
    trait: str = "",
    overlays: str = "",
) -> Facts:
    """Return a personality: its figures are Force, Chi, Honor Requirement, cost, honor."""
    force, chi, requirement, cost, honor = figures
    return Facts(
        slug_of(name),
        name,
        "personality",
        cost,
        force,
        chi,
        requirement,
        honor,
        clan,
        keywords=words(keywords),
        ability=ability,
        trait=trait,
        overlays=overlays,
    )


def _scorpion() -> tuple[Facts, ...]:
    samurai, ninja = "samurai", "ninja samurai"
    return (
        _person("Soshi Angai", (2, 5, 2, 7, 1), "courtier infiltrator shugenja", "scorpion"),
        _person(
            "Bayushi Motomu",
            (4, 4, NONE, 8, 1),
            samurai,
            "scorpion",
            Ability("straighten", BATTLE, ("person-here",), discard=True),
        ),
        _person("Bayushi Seiryo", (3, 4, 3, 7, 2), samurai, "scorpion", trait="no-penalties"),
        _person(
            "Bayushi Tsimaru",
            (5, 4, NONE, 10, 1),
            "unique bushi",
            "scorpion",
            trait="strong-followers",
        ),
        _person(
            "Shosuro Osamito",
            (3, 4, NONE, 7, 1),
            ninja,
            "scorpion",
            Ability("ranged", BATTLE, ("foe",), 3, either=True),
        ),
        _person(
            "Shosuro Maru",
            (0, 2, NONE, 6, 1),
            "courtier distracter",
            "scorpion",
            Ability("make-bow", OPEN, ("player-with-unbowed",), bow=True),
        ),
        _person(
            "Shosuro Toson",
            (2, 3, NONE, 8, 1),
            ninja,
            "scorpion",
            Ability("discard-from-province", LIMITED, ("province-with-card",), bow=True, times=0),
        ),
        _person(
            "Yogo Soto",
            (2, 2, NONE, 5, 1),
            "shugenja",
            "scorpion",
            Ability("switch", BATTLE, ("own-person", "own-person-elsewhere")),
        ),
        _person(
            "Yogo Tjeki",
            (2, 4, NONE, 9, 0),
            "unique ninja shugenja",
            "scorpion",
            Ability("lose-honor-to-start", LIMITED, ("player",), 2, bow=True, times=0),
        ),
        _person(
            "Bayushi Churai",
            (3, 4, NONE, 7, 1),
            samurai,
            "scorpion",
            Ability("flee", BATTLE, ("own-follower-of-this",), times=0, tireless=True),
        ),
        _person(
            "Bayushi Adachi",
            (3, 4, NONE, 7, 1),
            samurai,
            "scorpion",
            Ability("challenge", BATTLE, ("enemy",)),
        ),
        _person(
            "Bayushi Kaukatsu Experienced",
            (0, 3, NONE, 10, 1),
            "unique courtier experienced imperial",
            "scorpion",
            Ability("negate", REACTION, bow=True, times=0, political=True, trigger="gains"),
        ),
        _person(
            "Bayushi Tsimaru Experienced",
            (6, 4, NONE, 10, 1),
            "unique experienced samurai",
            "scorpion",
            Ability("negate", REACTION, times=2, trigger="moves"),
            trait="above-politics",
            overlays="bayushi-tsimaru",
        ),
        _person(
            "Shosuro Toki",
            (4, 3, NONE, 7, 1),
            "ninja",
            "scorpion",
            Ability("unsettle", REACTION, amount=2, trigger="duelling-challenged"),
        ),
        _person(
            "Yogo Rieko",
            (4, 2, NONE, 7, 1),
            "ninja shugenja",
            "scorpion",
            Ability("straighten", BATTLE, ("person-here",), gold=2, tireless=True, remote=True),
        ),
        _person(
            "Bayushi Muhito",
            (3, 4, NONE, 7, 1),
            ninja,
            "scorpion",
            Ability("act-again", REACTION, trigger="moved"),
        ),
    )


def _unicorn() -> tuple[Facts, ...]:
    samurai, maiden = "cavalry samurai", "cavalry battle-maiden samurai"
    return (
        _person("Moto Zhijuan", (5, 3, NONE, 10, 2), "cavalry chieftain samurai", "unicorn"),
        _person("Utaku Yisheng", (4, 4, 6, 9, 3), maiden, "unicorn"),
        _person("Moto Chagatai", (4, 3, NONE, 8, 1), samurai, "unicorn", trait="no-chi"),
        _person(
            "Shinjo Xushen",
            (3, 3, NONE, 8, 1),
            "cavalry baraunghar bushi",
            "unicorn",
            Ability("ranged", BATTLE, ("foe",), 3, bow=True),
            trait="early",
        ),
        _person("Moto Reijiro", (2, 3, 2, 8, 1), "cavalry bushi", "unicorn", trait="at-the-end"),
        _person(
            "Shinjo Nakaga",
            (3, 3, 4, 8, 2),
            "cavalry unique junghar samurai",
            "unicorn",
            Ability("tactics", BATTLE, discard=True),
            trait="draws",
        ),
        _person(
            "Utaku Etsumi",
            (4, 3, 5, 9, 3),
            maiden + " unique",
            "unicorn",
            trait="charges",
        ),
        _person("Utaku Tama", (3, 3, 2, 8, 3), maiden, "unicorn", trait="avenges"),
        _person(
            "Iuchi Huasha",
            (3, 4, 3, 9, 2),
            "cavalry shugenja",
            "unicorn",
            Ability("straighten", BOTH, ("cavalry-follower",)),
        ),
        _person(
            "Moto Kadu-kai",
            (3, 2, 4, 8, 2),
            samurai,
            "unicorn",
            Ability("destroy", BATTLE, ("foe-no-stronger",), bow=True, destroy=True),
        ),
    )


def _others() -> tuple[Facts, ...]:
    proud = Ability("take-pride", REACTION, (), 3, political=True, trigger="refused-own")
    return (
        _person("Yoritomo Mie", (4, 2, NONE, 7, 1), "naval samurai", "mantis"),
        _person("Kakita Nakazo", (2, 5, 4, 8, 2), "duelist unique samurai", "crane", proud),
    )


PEOPLE = (*_scorpion(), *_unicorn(), *_others())
