"""Roles: what they do for a seat."""

from __future__ import annotations

from gorin.games.l5r_lcg.script import Behaviour, reaction
from gorin.games.l5r_lcg.words.constants import MoreInfluence, OneMoreProvince
from gorin.games.l5r_lcg.words.effects import GainFate
from gorin.games.l5r_lcg.words.triggers import ProvinceOfElementShown, YouWinDefending
from gorin.kernel.cards import card


def _keeper(element: str) -> Behaviour:
    return Behaviour(
        (reaction(YouWinDefending(element), GainFate(1)),), constants=(MoreInfluence(3),)
    )


def _seeker(element: str) -> Behaviour:
    return Behaviour(
        (reaction(ProvinceOfElementShown(element), GainFate(1)),),
        constants=(OneMoreProvince(element),),
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
