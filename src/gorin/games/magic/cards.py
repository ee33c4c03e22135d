"""All cards that can be played."""

from __future__ import annotations

from gorin.games.magic.creatures import CREATURES
from gorin.games.magic.facts import ANY, BASICS, Facts, creature, slug_of
from gorin.kernel.words import Message, say


def _spell(name: str, cost: str, kind: str, *subtypes: str) -> Facts:
    return Facts(slug_of(name), name, cost, (kind,), subtypes=subtypes)


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
        creature("Angel of Despair", "3BBWW", 5, 5, "angel", "flying"),
        creature("Arbiter of Knollridge", "6W", 5, 5, "giant wizard", "vigilance"),
        creature("Dragon Whelp", "2RR", 2, 3, "dragon", "flying"),
        creature("Fallen Angel", "3BB", 3, 3, "angel", "flying"),
        creature("False Prophet", "2WW", 2, 2, "human cleric"),
        creature("Fog Bank", "1U", 0, 2, "wall", "defender, flying"),
        creature("Furnace Whelp", "2RR", 2, 2, "dragon", "flying"),
        creature("Guard Gomazoa", "2U", 1, 3, "jellyfish", "defender, flying"),
        creature("Razorjaw Oni", "3B", 4, 5, "demon spirit"),
        creature("Shattered Angel", "3WW", 3, 3, "angel", "flying"),
        creature("Wall of Denial", "1UW", 0, 8, "wall", "defender, flying, shroud"),
        creature("Wall of Omens", "1W", 0, 4, "wall", "defender"),
        creature("Windborn Muse", "3W", 2, 3, "spirit", "flying"),
        _spell("Crescendo of War", "3W", "enchantment"),
        _spell("Ghostly Prison", "2W", "enchantment"),
        _spell("Journey to Nowhere", "1W", "enchantment"),
        _spell("Propaganda", "2U", "enchantment"),
        _spell("Righteous Cause", "3WW", "enchantment"),
        _spell("Soul Snare", "W", "enchantment"),
        _spell("Vow of Duty", "2W", "enchantment", "aura"),
        _spell("Vow of Flight", "2U", "enchantment", "aura"),
        _spell("Vow of Lightning", "2R", "enchantment", "aura"),
        _spell("Vow of Malice", "2B", "enchantment", "aura"),
        Facts("dreamstone-hedron", "Dreamstone Hedron", "6", ("artifact",), mana="CCC"),
        _spell("Howling Mine", "2", "artifact"),
        _spell("Lightning Greaves", "2", "artifact", "equipment"),
        Facts("akoum-refuge", "Akoum Refuge", kinds=("land",), mana="BR"),
        _spell("Insurrection", "5RRR", "sorcery"),
        _spell("Mortify", "1BW", "instant"),
        _spell("Repulse", "2U", "instant"),
        _spell("Syphon Mind", "3B", "sorcery"),
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
            colour="R",
        ),
    )


CARDS = _all()
TITLES = {facts.slug: number for number, facts in enumerate(CARDS)}


def title(slug: str) -> Message:
    """Return the name of a card: the English one, but for basic lands, everywhere."""
    return say("magic-card", name=CARDS[TITLES[slug]].name)
