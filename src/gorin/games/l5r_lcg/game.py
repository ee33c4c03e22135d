"""The game as the kernel sees it, and its rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from gorin.games.l5r_lcg import base, conflict, phases, playing
from gorin.games.l5r_lcg.cards import title
from gorin.games.l5r_lcg.state import EMPTY, Match, Numbers, State
from gorin.games.l5r_lcg.view import LcgView, hidden, view
from gorin.kernel.about import CardTarget, PlaceTarget, SeatTarget, Targets
from gorin.kernel.clauses import BadInput, Refusal, Refused, refuse
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.domain import Below
from gorin.kernel.game import field_of
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say, seat_name

GAME = "l5r-lcg"
_PACKER = Packer(State)


class L5rLcg:
    """L5R: The Card Game."""

    id = GAME
    leaving: tuple[str, ...] = ("concede",)
    at_once: tuple[str, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return state.seats

    def view(self, table: Match, seat: Seat | None) -> LcgView:
        return view(table, seat)

    def view_part(self, table: Match, seat: Seat | None, name: str) -> Any:
        return field_of(self.view(table, seat), name)

    def option_message(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Message:
        verb, _, thing = option.key.partition(":")
        first, _, last = thing.partition(".")
        if verb == "declare":
            kind, ring = say(f"lcg-kind-{first}"), say(f"lcg-ring-{last}")
            return say("option-declare", kind=kind, ring=ring)
        if verb == "province":
            return say("option-province", seat=seat_name(int(first)), slot=int(last) + 1)
        if verb == "slot":
            return say("option-slot", slot=int(first) + 1)
        if verb == "card":
            return title(table.state.facts(int(first)).slug)
        if thing:
            return say(f"option-{verb}", card=title(first))
        return say(f"option-{verb}")

    def option_targets(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Targets:
        verb, _, thing = option.key.partition(":")
        first, _, last = thing.partition(".")
        if verb == "declare":
            return (PlaceTarget(f"ring.{last}"),)
        if verb == "province":
            return (SeatTarget(Seat(int(first))), PlaceTarget(f"province.{first}.{last}"))
        if verb == "slot":
            return (PlaceTarget(f"province.{decision.seat}.{first}"),)
        if verb == "card":
            return (CardTarget(table.state.facts(int(first)).slug, int(first)),)
        return (CardTarget(first, int(last)),) if last else ()

    def conceal(self, table: Match, seat: Seat | None, start: State, below: Below) -> None:
        physical = list(start.physical)
        for group in hidden(table, seat):
            cards = [start.physical[handle] for handle in group]
            for handle in group:
                physical[handle] = cards.pop(below(len(cards)))
        start.physical = tuple(physical)

    def cards(self, state: State) -> tuple[int, ...]:
        return tuple(state.physical[handle] for handle in _handles(state))

    def attempts(self, table: Match, seat: Seat, stem: str = "") -> tuple[str, ...]:
        if stem:
            return ()
        state = table.state
        row = tuple(
            province.card
            for province in state.provinces.get(seat, ())
            if province.open and province.card != EMPTY
        )
        cards = (*state.hands.get(seat, ()), *row)
        return ("pass", *(f"play:{state.facts(card).slug}.{card}" for card in cards))

    def why_not(self, table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        if attempt not in self.attempts(table, seat):
            raise BadInput(say("unknown-attempt", attempt=attempt))
        out = () if seat in table.state.alive else (refuse("SKI-R4", "refused-lcg-out"),)
        if attempt == "pass":
            return out
        handle = int(attempt.rpartition(".")[2])
        return (*out, *playing.forbids(table, seat, handle))

    def initiatives(self, table: Match, seat: Seat) -> tuple[str, ...]:
        return ("concede",) if seat in table.state.alive else ()

    def initiative(self, table: Match, seat: Seat, kind: str, data: object) -> Frame:
        if data is not None:
            raise Refused((refuse("SKI-R4", "refused-initiative", kind=kind),))
        return Frame(kind, seat)

    def read_position(self, data: Mapping[str, Any]) -> State:
        try:
            return msgspec.convert(data, State, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadInput(say("bad-position", reason=str(error))) from None

    def write_position(self, state: State) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
        return found

    def pack_state(self, state: State) -> bytes:
        return _PACKER.pack(state)

    def unpack_state(self, start: State, data: bytes) -> State:
        return _PACKER.unpack(start, data)


def _handles(state: State) -> tuple[int, ...]:
    """Return all cards where they lie."""
    zones = (
        state.hands,
        state.dynasty_decks,
        state.conflict_decks,
        state.dynasty_piles,
        state.conflict_piles,
    )
    found = [handle for zone in zones for cards in zone.values() for handle in cards]
    for handle, character in state.play.items():
        found += (handle, *character.worn)
    rows = state.provinces.values()
    found += (each.card for row in rows for each in row if each.card != EMPTY)
    return tuple(sorted(found))


SKIRMISH = Rulebook(
    L5rLcg(),
    "l5r-lcg-skirmish",
    "1",
    Numbers(),
    {
        "setup": phases.setup,
        "shuffle-dynasty": base.shuffle_dynasty,
        "shuffle-conflict": base.shuffle_conflict,
        "fill": base.fill,
        "draw": base.draw,
        "mulligan-row": phases.mulligan_row,
        "mulligan-hand": phases.mulligan_hand,
        "round": phases.round_,
        "dynasty": playing.dynasty,
        "add-fate": playing.add_fate,
        "draw-phase": phases.draw_phase,
        "window": playing.window,
        "end-window": phases.window_ends,
        "conflict-phase": conflict.conflict_phase,
        "opportunity": conflict.opportunity,
        "declare": conflict.declare,
        "attack": conflict.attack,
        "attackers": conflict.attackers,
        "defenders": conflict.defenders,
        "conflict-window": conflict.conflict_window,
        "compare": conflict.compare,
        "break": conflict.break_,
        "ring": conflict.ring,
        "discard": conflict.discard,
        "claim": conflict.claim,
        "go-home": conflict.go_home,
        "favor": phases.favor,
        "fate-phase": phases.fate_phase,
        "ready": phases.ready,
        "tidy": phases.tidy,
        "end-round": phases.end_round,
        "concede": base.concede,
    },
)
