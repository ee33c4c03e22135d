"""Conquest and liberation: declarations, when they take effect, and what makes them void."""

from __future__ import annotations

from gorin.games.l5r_strategic.events import Declared, Lapsed, Taken
from gorin.games.l5r_strategic.posts import happen
from gorin.games.l5r_strategic.rokugan import PLACES, REGIONS
from gorin.games.l5r_strategic.sheets import unclear_armies
from gorin.games.l5r_strategic.state import (
    CONQUER,
    LIBERATE,
    Army,
    Match,
    State,
    are_enemies,
    is_land,
)
from gorin.kernel.clauses import Refusal, refuse
from gorin.kernel.rule import rule
from gorin.kernel.table import Frame


@rule("STR-6.1", "STR-R9")
def claims(table: Match, frame: Frame) -> None:
    """Count declarations by where armies stand after movement; they wait while enemies do."""
    state = table.state
    unclear = unclear_armies(table)
    for sheet in state.sheets.values():
        for name, kind in sheet.declarations:
            if state.armies[name].place and name not in unclear:
                declare(table, name, kind)
    for place in sorted({army.place for army in state.armies.values() if army.declared}):
        claim(table, place)


def declare(table: Match, name: str, kind: str) -> None:
    """Attach a declaration to an army, unless it is void."""
    army = table.state.armies[name]
    refusal = voids(table, army.clan, army.place, kind)
    if refusal is None:
        happen(table, Declared(name, army.place, kind))
    else:
        happen(table, Lapsed(name, refusal.reason, refusal.clause))


@rule("STR-6.4", "STR-R20", "STR-8.3")
def voids(table: Match, clan: str, place: str, kind: str) -> Refusal | None:
    """No sea is taken, nothing is held twice, nothing is given away or freed from its owner."""
    if place in REGIONS:
        return refuse("STR-R20", "refused-campaign-region")
    if not is_land(place):
        return refuse("STR-8.3", "refused-campaign-sea")
    holder = table.state.holders[place]
    if holder == clan:
        if kind == CONQUER:
            return refuse("STR-6.1", "refused-campaign-held")
        return refuse("STR-6.4", "refused-campaign-gift")
    if kind == LIBERATE and holder == PLACES[place].clan:
        return refuse("STR-R20", "refused-campaign-free")
    return None


@rule("STR-6.2", "STR-6.3", "STR-6.6", "STR-R19")
def claim(table: Match, place: str) -> None:
    """Declarations in a province take effect if no enemy stands against them.

    Two clans that want different holders at the same moment object to each other: nobody gets it.
    Nothing else changes who holds a province: it needs no army to stay with its holder.
    """
    state = table.state
    claiming = [name for name in state.at(place) if _claims(table, name)]
    wanted: dict[str, str] = {}
    for name in claiming:
        army = state.armies[name]
        _ = wanted.setdefault(army.clan, _holder(army))
    if len(set(wanted.values())) > 1:
        reason = refuse("STR-R19", "refused-campaign-object").reason
        for name in claiming:
            happen(table, Lapsed(name, reason, "STR-R19"))
        return
    for clan, holder in sorted(wanted.items()):
        if state.holders[place] != holder:
            taken = Taken(clan, place, state.holders[place], holder)
            happen(table, taken, beside=state.at(place))


def _holder(army: Army) -> str:
    return army.clan if army.declared == CONQUER else PLACES[army.place].clan


def _claims(table: Match, name: str) -> bool:
    """Return whether the declaration of an army counts now; what became void lapses."""
    army = table.state.armies[name]
    if not army.declared:
        return False
    refusal = voids(table, army.clan, army.place, army.declared)
    if refusal is not None:
        happen(table, Lapsed(name, refusal.reason, refusal.clause))
        return False
    return is_open(table, army.clan, army.place)


@rule("STR-R18")
def is_open(table: Match, clan: str, place: str) -> bool:
    """Return whether no enemy army stands in a province, or the generals of all that do permit it.

    A general permits it on his own sheet, or has his clan's Karo say so.
    """
    state = table.state
    return all(
        _permits(state, name, clan)
        for name in state.at(place)
        if are_enemies(state, clan, state.armies[name].clan)
    )


def _permits(state: State, name: str, clan: str) -> bool:
    own = state.armies[name].clan
    return any(
        clan in sheet.permits and (name in post.armies or (post.karo and post.clan == own))
        for sheet, post in ((sheet, state.posts[seat]) for seat, sheet in state.sheets.items())
    )
