"""All cards that can be played."""

from __future__ import annotations

from gorin.games.magic.creatures import CREATURES
from gorin.games.magic.facts import ANY, BASICS, Facts, creature, slug_of
from gorin.kernel.words import Message, say


def _spell(name: str, cost: str, kind: str) -> Facts:
    return Facts(slug_of(name), name, cost, (kind,))


def _all() -> tuple[Facts, ...]:
    return (
        *(
            Facts(slug, slug.title(), kinds=("land",), mana=mana, subtypes=(slug,))
            for slug, mana in BASICS.items()
        ),
        Facts("command-tower", "Command Tower", kinds=("land",), mana=ANY),
        Facts("sol-ring", "Sol Ring", "1", ("artifact",), mana="CC"),
        Facts(
            "kaalia-of-the-vast",
            "Kaalia of the Vast",
            "1RWB",
            power=2,
            toughness=2,
            subtypes=("human", "cleric"),
            keywords=("flying",),
            legendary=True,
        ),
        Facts(
            "zedruu-the-greathearted",
            "Zedruu the Greathearted",
            "1URW",
            power=2,
            toughness=4,
            subtypes=("minotaur", "monk"),
            legendary=True,
            extra="URW",
        ),
        creature("Flametongue Kavu", "3R", 4, 2, "kavu"),
        _spell("Terminate", "BR", "instant"),
        _spell("Path to Exile", "W", "instant"),
        _spell("Wrecking Ball", "2BR", "instant"),
        _spell("Spell Crumple", "1UU", "instant"),
        _spell("Sulfurous Blast", "2RR", "instant"),
        _spell("Vision Skeins", "1U", "instant"),
        _spell("Congregate", "3W", "instant"),
        _spell("Earthquake", "XR", "sorcery"),
        _spell("Sign in Blood", "BB", "sorcery"),
        _spell("Death by Dragons", "4RR", "sorcery"),
        *CREATURES,
        Facts(
            "dragon-token",
            "Dragon",
            power=5,
            toughness=5,
            subtypes=("dragon",),
            keywords=("flying",),
        ),
    )


CARDS = _all()
TITLES = {facts.slug: number for number, facts in enumerate(CARDS)}


def title(slug: str) -> Message:
    """Return the name of a card; cards are called by their English names everywhere."""
    return say("magic-card", name=CARDS[TITLES[slug]].name)
