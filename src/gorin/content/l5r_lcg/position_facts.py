"""Facts that scenario files may claim of a match of L5R LCG: the position, what rules make of it.

Cards in play are named by their titles; a second one of a title has `-2` behind it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from gorin.content.box.position_reader import told_apart
from gorin.content.l5r_lcg.position_rings import facts_of_common, facts_of_pool
from gorin.content.l5r_lcg.position_treaties import facts_of_treaties
from gorin.content.l5r_lcg.position_uses import facts_of_uses
from gorin.games.l5r_lcg.measures import glory, skill, slug, slugs, strength, total
from gorin.games.l5r_lcg.phases import glory_count
from gorin.games.l5r_lcg.state import (
    ATTACKING,
    DEFENDING,
    EMPTY,
    HOME,
    NOBODY,
    Conflict,
    State,
)
from gorin.games.l5r_lcg.state import Match as LcgTable
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.match import Match


def facts_of(match: Match[State]) -> dict[str, Any]:
    """Return all facts of a match by name."""
    table, state = match.table, match.table.state
    asked = [int(each.decision.seat) for each in match.pending if each.decision.seat != CHANCE]
    outcome = state.outcome
    return {
        "round": state.turn,
        "phase": state.phase,
        "first": int(state.first),
        "favor": _seat_or_none(state.favor),
        "favor_kind": state.favor_kind,
        "alive": [int(seat) for seat in state.alive],
        "asked": asked,
        "rings": {
            name: {"claimed": _seat_or_none(ring.seat), "fate": ring.fate}
            for name, ring in state.rings.items()
            if not table.rulebook.numbers.own_rings
        },
        "common": facts_of_common(state),
        **facts_of_treaties(state),
        "conflict": {} if state.conflict is None else _conflict(table, state.conflict),
        "seats": [_seat(table, seat) for seat in state.seats],
        "winners": [] if outcome is None else [int(seat) for seat in outcome.winners],
        "ended": "" if outcome is None else outcome.reason,
    }


def _seat_or_none(seat: Seat) -> int | None:
    return None if seat == NOBODY else int(seat)


def _conflict(table: LcgTable, conflict: Conflict) -> dict[str, Any]:
    return {
        "attacker": int(conflict.attacker),
        "defender": _seat_or_none(conflict.defender),
        "kind": conflict.kind,
        "ring": conflict.ring,
        "province": conflict.slot + 1,
        "attack_skill": total(table, ATTACKING),
        "defense_skill": total(table, DEFENDING),
        "winner": _seat_or_none(conflict.winner),
    }


def _seat(table: LcgTable, seat: Seat) -> dict[str, Any]:
    state = table.state
    home = state.strongholds.get(seat)
    return {
        "clan": state.clans[seat],
        "out": seat not in state.alive,
        "honor": state.honor[seat],
        "fate": state.fate[seat],
        "bid": state.dials[seat],
        "stronghold": "" if home is None else slug(state, home.card),
        "stronghold_bowed": home is not None and home.bowed,
        "role": slug(state, state.roles[seat]) if seat in state.roles else "",
        "opportunities": list(state.opportunities.get(seat, ())),
        "glory_count": glory_count(table, seat),
        "characters": {
            name: _character(table, card) for name, card in _named(state, state.characters(seat))
        },
        "provinces": [_province(table, seat, slot) for slot in range(len(state.provinces[seat]))],
        "hand": list(slugs(state, state.hands[seat])),
        "dynasty_deck": list(slugs(state, state.dynasty_decks[seat])),
        "conflict_deck": list(slugs(state, state.conflict_decks[seat])),
        "dynasty_pile": list(slugs(state, state.dynasty_piles[seat])),
        "conflict_pile": list(slugs(state, state.conflict_piles[seat])),
        "removed": list(slugs(state, state.removed.get(seat, ()))),
        **facts_of_uses(table, seat),
        **facts_of_pool(state, seat),
    }


def _named(state: State, handles: Iterable[int]) -> Iterable[tuple[str, int]]:
    return told_apart(handles, partial(slug, state)).items()


def _character(table: LcgTable, handle: int) -> dict[str, Any]:
    state = table.state
    character = state.play[handle]
    return {
        "card": slug(state, handle),
        "owner": int(state.owners[state.physical[handle]]),
        "fate": character.fate,
        "bowed": character.bowed,
        "honored": character.status > 0,
        "dishonored": character.status < 0,
        "fights": character.side != HOME,
        "military": skill(table, handle, "military"),
        "political": skill(table, handle, "political"),
        "glory": glory(table, handle),
        "attached": {
            name: {
                "card": slug(state, card),
                "bowed": state.play[card].bowed,
                "owner": int(state.owners[state.physical[card]]),
            }
            for name, card in _named(state, character.worn)
        },
    }


def _province(table: LcgTable, seat: Seat, slot: int) -> dict[str, Any]:
    state = table.state
    province, here = state.provinces[seat][slot], (seat, slot)
    return {
        "card": "" if province.card == EMPTY else slug(state, province.card),
        "open": province.open,
        "broken": province.broken,
        "own": "" if province.own == EMPTY else slug(state, province.own),
        "shown": province.shown,
        "strength": strength(table, seat, slot),
        "rings": [name for name, ring in state.rings.items() if (ring.seat, ring.slot) == here],
    }
