"""Roles: what they do for a seat."""

from __future__ import annotations

from gorin.games.l5r_lcg.script import Ability, Behaviour, Trigger, reaction
from gorin.games.l5r_lcg.words.conditions import Fight
from gorin.games.l5r_lcg.words.constants import MoreInfluence, OneMoreProvince
from gorin.games.l5r_lcg.words.effects import GainFate
from gorin.games.l5r_lcg.words.filters import YOURS, OfElement
from gorin.games.l5r_lcg.words.phrases import any_
from gorin.games.l5r_lcg.words.triggers import Revealed, Wins
from gorin.kernel.cards import card
from gorin.kernel.clauses import states


@states("LCG-S2.20")
def _gains_fate(concerned: Trigger) -> tuple[Ability, ...]:
    """Return what a role does in play: it gains 1 fate where its element is concerned."""
    return (reaction(concerned, GainFate(1)),)


def _keeper(element: str) -> Behaviour:
    return Behaviour(
        _gains_fate(Wins(fight=Fight(ring=element, you="defender"))), constants=(MoreInfluence(3),)
    )


def _seeker(element: str) -> Behaviour:
    more = (OneMoreProvince(element),)
    return Behaviour(
        _gains_fate(Revealed(any_(YOURS, OfElement(element), kind="province"))), constants=more
    )


@card("keeper-of-air")
def keeper_of_air() -> Behaviour:
    """More influence; gains 1 fate for each Air conflict won in defense."""
    return _keeper("air")


@card("keeper-of-earth")
def keeper_of_earth() -> Behaviour:
    """More influence; gains 1 fate for each Earth conflict won in defense."""
    return _keeper("earth")


@card("keeper-of-fire")
def keeper_of_fire() -> Behaviour:
    """More influence; gains 1 fate for each Fire conflict won in defense."""
    return _keeper("fire")


@card("keeper-of-void")
def keeper_of_void() -> Behaviour:
    """More influence; gains 1 fate for each Void conflict won in defense."""
    return _keeper("void")


@card("keeper-of-water")
def keeper_of_water() -> Behaviour:
    """More influence; gains 1 fate for each Water conflict won in defense."""
    return _keeper("water")


@card("seeker-of-air")
def seeker_of_air() -> Behaviour:
    """One more Air province; gains 1 fate when an own one is revealed."""
    return _seeker("air")


@card("seeker-of-earth")
def seeker_of_earth() -> Behaviour:
    """One more Earth province; gains 1 fate when an own one is revealed."""
    return _seeker("earth")


@card("seeker-of-fire")
def seeker_of_fire() -> Behaviour:
    """One more Fire province; gains 1 fate when an own one is revealed."""
    return _seeker("fire")


@card("seeker-of-void")
def seeker_of_void() -> Behaviour:
    """One more Void province; gains 1 fate when an own one is revealed."""
    return _seeker("void")


@card("seeker-of-water")
def seeker_of_water() -> Behaviour:
    """One more Water province; gains 1 fate when an own one is revealed."""
    return _seeker("water")
