"""Cards that do something for a raider that plays alone, told from the words they are made of."""

from __future__ import annotations

from gorin.games.tomb_raider.script import Ability, Behaviour, Phrase
from gorin.kernel.words import message_id

NEEDS_OTHERS = frozenset(
    (
        # conditions that only what another player does can meet
        "during-other-fight-with-creature",
        "during-other-fight",
        "during-other-test",
        "other-action",
        "other-raider-here",
        "card-answered",
        # effects on another raider or another player
        "attack-unawares",
        "attack-with-more-dice",
        "cancel-card",
        "harm-raider",
        "injure-raider",
        "look-at-hand",
        "lower-result",
        "play-threat",
        "push-raider",
        "raise-target",
        "set-on-raider",
        "spoil-hand",
        "steal-by-search",
        "take-dice",
        "take-save-point",
        "turn-dice-down",
        "unburden",
    )
)
"""The words that come to nothing without another raider at the table."""

WORK_ALONE = frozenset(("hurt-others-near", "move-at-most"))
"""Words that speak of others and yet do something alone: there are creatures, and oneself."""


def needs_others(word: Phrase) -> bool:
    """Return whether a word comes to nothing without another raider at the table."""
    return message_id(type(word), "") in NEEDS_OTHERS


def works_alone(behaviour: Behaviour) -> bool:
    """Return whether a card does anything for a raider that plays alone.

    An ability is of use if its conditions can be met and one of its effects does something; a
    card without any ability is of use by what is printed on it.
    """
    abilities = (*behaviour.from_hand, *behaviour.from_row)
    parts = (*behaviour.found, *behaviour.constants)
    if not abilities and not parts:
        return True
    useful = (not needs_others(part) for part in parts)
    return any(useful) or any(_is_useful(ability) for ability in abilities)


def _is_useful(ability: Ability) -> bool:
    if any(needs_others(condition) for condition in ability.conditions):
        return False
    return not ability.effects or any(not needs_others(effect) for effect in ability.effects)
