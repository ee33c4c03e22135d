"""Facts that scenario files may claim of a match of L5R CCG: the position, what rules make of it.

Cards in play are named by their titles; a second one of a title has `-2` behind it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gorin.content.box.position_reader import told_apart
from gorin.games.l5r_ccg.attack import army_force, strength
from gorin.games.l5r_ccg.figures import chi, fights, force, unit_force
from gorin.games.l5r_ccg.state import EMPTY, HOME, NOBODY, Attack, Match, Province, State
from gorin.kernel.decision import Seat


def facts_of(table: Match) -> dict[str, Any]:
    """Return all facts of a match by name."""
    state, outcome = table.state, table.state.outcome
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": int(state.active),
        "alive": [int(seat) for seat in state.alive],
        "favor": None if state.favor == NOBODY else int(state.favor),
        "attack": {} if state.attack is None else _attack(table, state.attack),
        "seats": [_seat(table, seat) for seat in state.seats],
        "winners": [] if outcome is None else [int(seat) for seat in outcome.winners],
        "ended": "" if outcome is None else outcome.reason,
    }


def _attack(table: Match, attack: Attack) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "attacker": int(attack.attacker),
        "defender": int(attack.defender),
        "battle": attack.slot + 1,
        "fought": [slot + 1 for slot in attack.fought],
        "terrain": "" if attack.terrain == EMPTY else table.state.slug(attack.terrain),
        "allies": [{"seat": int(seat), "attacks": side} for seat, side in attack.allies],
    }
    if attack.slot != EMPTY:
        facts["attack_force"] = army_force(table, attack.slot, attacks=True)
        facts["defense_force"] = army_force(table, attack.slot, attacks=False)
    return facts


def _seat(table: Match, seat: Seat) -> dict[str, Any]:
    state = table.state
    units = state.controlled(seat, "personality")
    kinds = ("holding", "ring", "wind", "sensei")
    holdings = [card for kind in kinds for card in state.controlled(seat, kind)]
    return {
        "deck": state.decks[seat],
        "honor": state.honor[seat],
        "strength": strength(table, seat),
        "stronghold_bowed": _bowed(state, state.strongholds[seat]),
        "units": {name: _unit(table, card) for name, card in _named(state, units)},
        "holdings": {name: _card(table, card) for name, card in _named(state, holdings)},
        "provinces": [_province(state, each) for each in state.provinces[seat]],
        "hand": list(state.slugs(state.hands[seat])),
        "dynasty_deck": list(state.slugs(state.dynasty_decks[seat])),
        "fate_deck": list(state.slugs(state.fate_decks[seat])),
        "dynasty_pile": list(state.slugs(state.dynasty_piles[seat])),
        "fate_pile": list(state.slugs(state.fate_piles[seat])),
        "removed": list(state.slugs(state.removed[seat])),
    }


def _bowed(state: State, handle: int) -> bool:
    return handle in state.play and state.play[handle].bowed


def _named(state: State, handles: Iterable[int]) -> Iterable[tuple[str, int]]:
    return told_apart(handles, state.slug).items()


def _card(table: Match, handle: int) -> dict[str, Any]:
    return {"card": table.state.slug(handle), "bowed": _bowed(table.state, handle)}


def _unit(table: Match, handle: int) -> dict[str, Any]:
    state = table.state
    unit = state.play[handle]
    attached = state.unit(handle)[1:]
    return {
        **_card(table, handle),
        "at": 0 if unit.at == HOME else unit.at + 1,
        "attacks": unit.attacks,
        "early": unit.early,
        "fought": unit.fought,
        "dishonorable": unit.dishonorable,
        "force": force(table, handle),
        "chi": chi(table, handle),
        "unit_force": unit_force(table, handle),
        "attached": {
            name: {**_card(table, card), **_force(table, card)}
            for name, card in _named(state, attached)
        },
    }


def _force(table: Match, handle: int) -> dict[str, int]:
    return {"force": force(table, handle)} if fights(table.state, handle) else {}


def _province(state: State, province: Province) -> dict[str, Any]:
    card = "" if province.card == EMPTY else state.slug(province.card)
    region = "" if province.region == EMPTY else state.slug(province.region)
    return {
        "card": card,
        "open": province.open,
        "destroyed": province.destroyed,
        "region": region,
    }
