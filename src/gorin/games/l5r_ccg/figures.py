"""Figures of cards in play: Force, Chi and Personal Honor, and what changes them."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_ccg.facts import Facts
from gorin.games.l5r_ccg.state import EMPTY, HOME, InPlay, Match, State
from gorin.kernel.clauses import states
from gorin.kernel.rule import rule
from gorin.kernel.table import derived

AVENGES = 2
AT_THE_END = 2
GUARDS = 2
ROUGH = 2
"""What those without followers lose on a road of dust, and followers gain on killing fields."""
SPIRIT = 2
"""What an ancestor of the Shinjo gives against those without honor."""


class Load(Struct, gc=False):
    """What is attached to a personality: the Force and Chi it gives, how many followers, traits."""

    force: int = 0
    chi: int = 0
    followers: int = 0
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()


BARE = Load()


@derived
def _loads(table: Match, about: None) -> dict[int, Load]:
    """Return what is attached to each personality that has attachments."""
    state = table.state
    found: dict[int, Load] = {}
    for card, each in state.play.items():
        if each.host == EMPTY:
            continue
        facts = state.facts(card)
        load = found.setdefault(each.host, Load())
        if facts.kind == "follower":
            load.followers += 1
        else:
            load.force += facts.force
            load.chi += facts.chi
            load.keywords += facts.keywords
        if facts.trait:
            load.traits += (facts.trait,)
    return found


def load_of(table: Match, handle: int) -> Load:
    """Return what is attached to a personality."""
    return _loads(table, None).get(handle, BARE)


# -- force -----------------------------------------------------------------------------------------


@rule("CCG-1.8")
def force(table: Match, handle: int) -> int:
    """Return the Force of a personality or follower: printed and what changes it, at least 0."""
    state = table.state
    found, facts = state.play[handle], state.facts(handle)
    added = found.force + found.for_battle
    if facts.trait:
        added += _of_trait(state, found, facts.trait)
    if found.host == EMPTY:
        load = load_of(table, handle)
        added += load.force
    else:
        load = BARE
        added += state.facts(found.host).trait == "strong-followers"
    if found.at != HOME:
        added += _of_place(table, found, facts, load) + _of_spirits(table, handle, facts, load)
    return max(0, facts.force + added)


def _of_trait(state: State, found: InPlay, trait: str) -> int:
    """Return the Force that a card has more by its own text."""
    if trait == "avenges":
        return AVENGES * sum(each.destroyed for each in state.provinces[found.seat])
    if found.at == HOME:
        return 0
    if trait == "guards":
        return 0 if found.attacks else GUARDS
    if trait == "charges":
        return int(found.attacks)
    if trait == "early":
        return int(found.early)
    if trait == "striders":
        return int(_rides_along(state, found))
    return _at_the_end(state, found) if trait == "at-the-end" else 0


def _rides_along(state: State, found: InPlay) -> bool:
    """Return whether a unit of the army that a card is in is Cavalry."""
    return any(
        state.play[each].attacks == found.attacks and rides(state, each)
        for each in state.at(found.at)
    )


def _at_the_end(state: State, found: InPlay) -> int:
    """Return what a card has more at the leftmost and the rightmost province."""
    attack = state.attack
    if attack is None:
        return 0
    row = state.standing(attack.defender)
    return AT_THE_END if found.at in (row[:1] + row[-1:]) else 0


def _of_place(table: Match, found: InPlay, facts: Facts, load: Load) -> int:
    """Return what the region and the terrain of a battlefield change of a card's Force."""
    state, attack = table.state, table.state.attack
    if attack is None:
        return 0
    change = 0
    region = state.provinces[attack.defender][found.at].region
    if region != EMPTY and state.facts(region).trait == "dust":
        change -= ROUGH * (facts.kind == "personality" and not load.followers)
    if attack.terrain != EMPTY and attack.slot == found.at and facts.kind == "follower":
        grows = state.facts(attack.terrain).trait == "killing-fields"
        change += ROUGH * (grows and bool(army(state, found.at, attacks=not found.attacks)))
    return change


def _of_spirits(table: Match, handle: int, facts: Facts, load: Load) -> int:
    """Return what an ancestor adds to the Force and Chi of its personality and of magistrates."""
    if facts.kind != "personality":
        return 0
    if "spirit" in load.traits:
        return SPIRIT * _meets_shame(table.state, handle)
    if not (facts.has("magistrate") and facts.clan == "unicorn"):
        return 0
    state = table.state
    mine = army(state, state.play[handle].at, attacks=state.play[handle].attacks)
    calling = any("spirit" in load_of(table, each).traits for each in mine)
    return SPIRIT * (calling and _meets_shame(state, handle))


def _meets_shame(state: State, handle: int) -> bool:
    """Return whether a human without Personal Honor opposes a personality."""
    found = state.play[handle]
    return any(
        not state.facts(each).has("nonhuman") and personal_honor(state, each) == 0
        for each in army(state, found.at, attacks=not found.attacks)
    )


# -- chi and honor ---------------------------------------------------------------------------------


def chi(table: Match, handle: int) -> int:
    """Return the Chi of a personality, at least 0."""
    state = table.state
    found, facts = state.play[handle], state.facts(handle)
    load = load_of(table, handle)
    more = _of_trait(state, found, facts.trait) if facts.trait == "at-the-end" else 0
    if found.at != HOME:
        more += _of_spirits(table, handle, facts, load)
    least = facts.chi if "keeps-chi" in load.traits else 0
    return max(least, facts.chi + found.chi + load.chi + more)


@states("CCG-2.7")
def personal_honor(state: State, handle: int) -> int:
    """Return the Personal Honor of a personality; a dishonorable one has at most 0 (CCG-2.7)."""
    honor = state.facts(handle).honor
    return min(0, honor) if state.play[handle].dishonorable else honor


# -- units and armies ------------------------------------------------------------------------------


@states("CCG-1.9")
def rides(state: State, handle: int) -> bool:
    """Return whether a unit is Cavalry: the personality and each of its followers (CCG-1.9)."""
    return all_have(state, handle, "cavalry")


def all_have(state: State, handle: int, keyword: str) -> bool:
    """Return whether a personality and each of its followers have a keyword."""
    return all(state.facts(card).has(keyword) for card in state.unit(handle) if fights(state, card))


def fights(state: State, handle: int) -> bool:
    """Return whether a card has Force of its own: a personality or a follower."""
    return state.facts(handle).kind in ("personality", "follower")


def unit_force(table: Match, handle: int) -> int:
    """Return the Force of a unit: of its unbowed cards."""
    state = table.state
    return sum(
        force(table, card)
        for card in state.unit(handle)
        if not state.play[card].bowed and fights(state, card)
    )


def army(state: State, slot: int, *, attacks: bool) -> tuple[int, ...]:
    """Return the personalities on one side of a battlefield."""
    return tuple(each for each in state.at(slot) if state.play[each].attacks == attacks)
