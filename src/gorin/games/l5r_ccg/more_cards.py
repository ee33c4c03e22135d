"""Cards of the kinds that not every deck has: regions, events, items, spells, winds and others."""

from __future__ import annotations

from gorin.games.l5r_ccg.facts import Ability, Facts, slug_of, words
from gorin.games.l5r_ccg.people import BATTLE, INTERRUPT, LIMITED, REACTION


def _card(
    name: str,
    kind: str,
    keywords: str = "",
    ability: Ability | None = None,
    *,
    focus: int = 0,
    cost: int = 0,
    trait: str = "",
) -> Facts:
    return Facts(
        slug_of(name),
        name,
        kind,
        cost,
        focus=focus,
        keywords=words(keywords),
        ability=ability,
        trait=trait,
    )


def _item(
    name: str,
    figures: tuple[int, int, int, int],
    keywords: str,
    ability: Ability | None = None,
    *,
    trait: str = "",
) -> Facts:
    """Return an item: its figures are what it adds to Force and Chi, cost, Focus Value."""
    force, chi, cost, focus = figures
    return Facts(
        slug_of(name),
        name,
        "item",
        cost,
        force,
        chi,
        focus=focus,
        keywords=words(keywords),
        ability=ability,
        trait=trait,
    )


def _dynasty() -> tuple[Facts, ...]:
    court = Ability("court", BATTLE, ("if-at-court", "person-here"), bow=True, political=True)
    return (
        _card("Road of Dust", "region", "singular", trait="dust"),
        _card("Shinsei's Shrine", "region", "singular temple", trait="shrine"),
        _card("New Year's Celebration", "event", "unique", trait="new-year"),
        _card("Birth of the Sword", "event", "unique", trait="sword"),
        Facts(
            "tsudaos-chambers",
            "Tsudao's Chambers",
            "holding",
            2,
            gold=2,
            keywords=("unique",),
            ability=court,
        ),
    )


def _beside() -> tuple[Facts, ...]:
    rehonor = Ability("rehonor", LIMITED, ("own-courtier", "dishonorable"), political=True)
    return (
        Facts(
            "left-hand-of-the-emperor",
            "Left Hand of the Emperor",
            "wind",
            ability=Ability(
                "send-home", BATTLE, ("enemy-attacker",), favor=True, times=0, political=True
            ),
            also=rehonor,
        ),
        _card("Tadaji Sensei", "sensei", trait="maidens"),
    )


def _attached() -> tuple[Facts, ...]:
    return (
        _item(
            "Daikyu",
            (0, 0, 3, 3),
            "weapon",
            Ability("ranged", BATTLE, ("foe",), 3, bow=True, times=0),
            trait="for-riders",
        ),
        _item("Sword of Gales", (3, 1, 5, 3), "weapon", trait="keeps-chi"),
        _item("My Father's Weapon", (1, 1, 3, 3), "weapon", trait="restless"),
        _card(
            "Burning Smoke",
            "spell",
            "",
            Ability("lower", BATTLE, ("person-here",), 4, host=True),
            focus=3,
            cost=2,
        ),
        _card(
            "Earthquake",
            "spell",
            "",
            Ability("bow", BATTLE, ("enemy",), host=True, times=0),
            focus=4,
            cost=5,
        ),
        Facts(
            "shirasu-no-shiryo",
            "Shirasu no Shiryo",
            "ancestor",
            0,
            1,
            0,
            requirement=1,
            clan="unicorn",
            focus=3,
            keywords=("unique", "ancestor"),
            trait="spirit",
        ),
        Facts(
            "the-white-guard",
            "The White Guard",
            "follower",
            7,
            3,
            focus=2,
            keywords=("cavalry",),
            ability=Ability("fear", BATTLE, ("foe-on-foot-alone",), 4),
        ),
        Facts(
            "kirei",
            "Kirei",
            "follower",
            2,
            1,
            requirement=0,
            focus=2,
            keywords=("nonhuman", "shadowlands"),
            ability=Ability("fear", BATTLE, ("foe",), 5),
            trait="shadow",
        ),
    )


def _strategies() -> tuple[Facts, ...]:
    duel = Ability("challenge", BATTLE, ("own-unbowed", "enemy"))
    return (
        _card(
            "Fist of the Earth",
            "strategy",
            "kiho",
            Ability("bow", BATTLE, ("own-mystic", "foe")),
            focus=3,
        ),
        _card(
            "Killing Fields",
            "strategy",
            "terrain",
            Ability("lay-terrain", BATTLE, ("if-no-terrain",)),
            focus=1,
            trait="killing-fields",
        ),
        _card("Steel on Steel", "strategy", "iaijutsu", duel, focus=3),
        _card("Stand or Run", "strategy", "iaijutsu", duel, focus=2),
        _card("Test of Might", "strategy", "", duel, focus=2),
        _card(
            "Flee the Darkness",
            "strategy",
            "kiho",
            Ability("negate-by-bowing", REACTION, ("own-mystic",), trigger="targeted"),
            focus=1,
        ),
        _card(
            "Balance in Nothingness",
            "strategy",
            "",
            Ability("negate", INTERRUPT, trigger="targeted-bowed"),
            focus=4,
        ),
        _card(
            "Superior Stance",
            "strategy",
            "",
            Ability("keep-face", REACTION, (), 3, political=True, trigger="refused"),
            focus=3,
        ),
    )


def _rings() -> tuple[Facts, ...]:
    return (
        Facts(
            "ring-of-the-void",
            "Ring of the Void",
            "ring",
            focus=4,
            keywords=("unique", "void"),
            ability=Ability("found-ring", LIMITED, ("if-few-rings",)),
            also=Ability("meditate", LIMITED, (), 1, bow=True),
        ),
    )


MORE = (*_rings(), *_dynasty(), *_beside(), *_attached(), *_strategies())
