"""Options as verb phrases for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, cast

from gorin.games.tomb_raider.board import neighbour
from gorin.games.tomb_raider.chances import (
    chance_of,
    chance_to_win,
    search_here,
    target_here,
)
from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.events.log import (
    ability_name,
    obstacle_name,
    side_name,
    space_shown,
)
from gorin.games.tomb_raider.facts import ABILITIES, Discovery, Obstacle
from gorin.games.tomb_raider.measures import abilities, dice_for, hand, is_known
from gorin.games.tomb_raider.state import CardId, Test
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.words import Message, Name, say, seat_name

MOST_NAMED = 2
"""The most cards that an answer names; of more, the last ones are counted."""

Wording: TypeAlias = Callable[[TombRaider, Seat, str, Any], Message]
"""Words an option from the seat that is asked, what its key names, and its value."""


def option_message(table: TombRaider, decision: Decision[Any], option: Option[Any]) -> Message:
    """Return an option as a verb phrase."""
    if option.key == "search":
        return _search(table, decision.seat)
    verb, _, thing = option.key.partition(":")
    worded = WORDINGS.get(verb)
    if worded is None or not thing:
        return say(f"option-{option.key}")
    return worded(table, decision.seat, thing.partition(".")[0], option.value)


def _card(verb: str) -> Wording:
    def worded(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
        return say(f"option-{verb}", card=Name("card", thing))

    return worded


def _search(table: TombRaider, seat: Seat) -> Message:
    """Say what a search may find: the treasure, or discoveries in hand, what is found first before.

    The hand is its player's own, who alone is asked.
    """
    test, target = search_here(table, seat), target_here(table, seat)
    if target:
        chance = chance_of(table, test, target)
        return say("option-search-treasure", target=target, percent=chance)
    facts = [table.state.facts(card) for card in hand(table.state, seat)]
    difficulties = {fact.slug: fact.difficulty for fact in facts if isinstance(fact, Discovery)}
    if not difficulties:
        return say("option-search")
    slugs = sorted(difficulties, key=lambda slug: (difficulties[slug], slug))
    first = difficulties[slugs[0]]
    chance = chance_of(table, test, first)
    if len(slugs) == 1:
        card = Name("card", slugs[0])
        return say("option-search-card", card=card, target=first, percent=chance)
    cards = [_found_on(slug, difficulties[slug]) for slug in slugs]
    if len(cards) > MOST_NAMED:
        rest = len(cards) - MOST_NAMED + 1
        cards[-rest:] = [say("option-search-rest", count=rest)]
    return say("option-search-cards", cards=tuple(cards), percent=chance)


def _found_on(slug: str, target: int) -> Message:
    return say("option-search-found", card=Name("card", slug), target=target)


def _seat(verb: str) -> Wording:
    def worded(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
        return say(f"option-{verb}", seat=seat_name(Seat(value)))

    return worded


def _attack(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    rival = Seat(value)
    return say("option-attack", seat=seat_name(rival), percent=chance_to_win(table, seat, rival))


def _against(verb: str) -> Wording:
    def worded(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
        return say(f"option-{verb}", obstacle=obstacle_name(thing, value))

    return worded


def _obstacle(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    facts = table.state.facts(CardId(value))
    danger = facts.danger if isinstance(facts, Obstacle) else 0
    return say("option-obstacle", card=Name("card", thing), danger=danger)


def _move(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    """Say where a step leads, and whether that space is still to be explored."""
    state = table.state
    space = neighbour(state.raiders[seat].space, value, state.level.width, state.level.depth)
    kind = "option-move" if is_known(table, space) else "option-explore"
    return say(kind, side=side_name(value), space=space_shown(space))


def _side(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    return say("option-side", side=Message(f"side-{thing}"))


def _item(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    """Say which item goes: an own one is lost, another raider's comes with its owner."""
    card = Name("card", thing)
    if isinstance(value, tuple):
        owner, _ = cast("tuple[Seat, int]", value)
        return say("option-take-from", card=card, seat=seat_name(owner))
    return say("option-lose", card=card)


def _heal(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    if value is None:
        return say("option-heal-damage")
    return say("option-heal-injury", ability=ability_name(value))


def _injure(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    return say("option-injure", ability=ability_name(value))


def _test(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    ability = ABILITIES[thing]
    test = Test(seat=seat, ability=ability, dice=abilities(table, seat)[ability])
    return say(
        "option-test",
        ability=ability_name(ability),
        target=value.target,
        dice=dice_for(table, test),
        percent=chance_of(table, test, value.target),
    )


def _space(verb: str) -> Wording:
    def worded(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
        return say(f"option-{verb}", space=space_shown(value))

    return worded


def _look(table: TombRaider, seat: Seat, thing: str, value: Any) -> Message:
    """Say what is looked at: the next card of a level deck, by its number, or a location."""
    if value > 0:
        return say("option-look-space", space=space_shown(value))
    return say("option-look-deck", number=-value)


WORDINGS: Mapping[str, Wording] = {
    **{verb: _card(verb) for verb in ("play", "use", "discard", "take", "find", "bonus")},
    "recover": _card("recover"),
    **{verb: _seat(verb) for verb in ("first", "raider", "hand")},
    "attack": _attack,
    **{verb: _against(verb) for verb in ("face", "remove", "shift")},
    "entrance": _space("entrance"),
    "treasure": _card("treasure"),
    "space": _space("space"),
    "shift-to": _space("shift-to"),
    "look": _look,
    "obstacle": _obstacle,
    "move": _move,
    "side": _side,
    "item": _item,
    "heal": _heal,
    "injure": _injure,
    "test": _test,
}
"""The words of the options of each verb; a key without a thing names its message itself."""
