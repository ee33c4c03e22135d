"""The advantages of clans in battles: farms for castles, and their abilities there."""

from __future__ import annotations

from gorin.games.l5r_strategic.rokugan import CASTLES, PLACES
from gorin.games.l5r_strategic.state import Match, Terms, held_castles
from gorin.kernel.rule import rule


@rule("STR-R23", "STR-R44")
def terms(table: Match, name: str, place: str, fighters: tuple[str, ...]) -> Terms:
    """Return what a general has, counted when he sits down; it does not change later."""
    clan = table.state.armies[name].clan
    clans = tuple(table.state.armies[fighter].clan for fighter in fighters)
    return Terms(
        farms(table, clan),
        honor(table, clan, place),
        hand(table, clan, place, clans),
        force(table, clan, place),
        taint(table, place),
    )


@rule("STR-9.1")
def farms(table: Match, clan: str) -> int:
    """One farm for every castle beyond those that the clan held at the start."""
    return max(0, held_castles(table.state, clan) - len(CASTLES[clan]))


@rule("STR-11.1", "STR-11.3")
def honor(table: Match, clan: str, place: str) -> int:
    """The Crane have more honor in a province that was theirs at the start, whoever holds it."""
    extra: int = table.rulebook.numbers.crane_honor
    return extra if clan == "crane" and PLACES[place].clan == clan else 0


@rule("STR-11.4", "STR-11.7", "STR-R36")
def hand(table: Match, clan: str, place: str, clans: tuple[str, ...]) -> int:
    """The Dragon start with more Fate cards; all who face a Phoenix in its province with fewer."""
    numbers = table.rulebook.numbers
    count: int = numbers.dragon_hand if clan == "dragon" else numbers.hand
    if PLACES[place].clan == "phoenix" != clan and "phoenix" in clans:
        count -= numbers.phoenix_cards
    return count


@rule("STR-11.2", "STR-11.5", "STR-R35")
def force(table: Match, clan: str, place: str) -> int:
    """The Lion are stronger at a castle that was not theirs, the Crab in a province that was."""
    land, numbers = PLACES[place], table.rulebook.numbers
    lion: int = numbers.lion_force if clan == "lion" != land.clan and land.castle else 0
    crab: int = numbers.crab_force if clan == "crab" == land.clan else 0
    return lion + crab


@rule("STR-11.11", "STR-R34")
def taint(table: Match, place: str) -> int:
    """In a province that was theirs all who are not of the Shadowlands are weaker, at any table."""
    less: int = table.rulebook.numbers.taint
    return less if PLACES[place].clan == "shadowlands" else 0
