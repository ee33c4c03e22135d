"""Tomb Raider as the kernel, bots, servers and tests see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gorin.games.tomb_raider import attempts, codec, hidden
from gorin.games.tomb_raider.events.happen import TombRaider
from gorin.games.tomb_raider.measures import raider_seats
from gorin.games.tomb_raider.state import State
from gorin.games.tomb_raider.targets import option_targets
from gorin.games.tomb_raider.view import build_view, view_part
from gorin.games.tomb_raider.wording import option_message
from gorin.kernel.about import Targets
from gorin.kernel.clauses import Refusal
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.domain import Below
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import Frame
from gorin.kernel.words import Message

_PACKER = Packer(State, static=("level", "cards", "owners"))


class TombRaiderGame:
    """The game beside its rules: views, attempts, hidden cards, positions."""

    id = "tomb-raider"
    leaving: tuple[str, ...] = ("concede",)
    at_once: tuple[str, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(state.raiders)

    def view(self, table: TombRaider, seat: Seat | None) -> Struct:
        return build_view(table, seat)

    def view_part(self, table: TombRaider, seat: Seat | None, name: str) -> Any:
        return view_part(table, seat, name)

    def option_message(
        self, table: TombRaider, decision: Decision[Any], option: Option[Any]
    ) -> Message:
        return option_message(table, decision, option)

    def option_targets(
        self, table: TombRaider, decision: Decision[Any], option: Option[Any]
    ) -> Targets:
        return option_targets(table, decision, option)

    def conceal(self, table: TombRaider, seat: Seat | None, start: State, below: Below) -> None:
        hidden.conceal(table.state, seat, start, below)

    def cards(self, state: State) -> tuple[int, ...]:
        handles = [card for zone in state.zones.values() for card in zone]
        for place in state.places.values():
            handles += [place.card, *place.obstacles]
        return tuple(sorted(state.physical[handle] for handle in handles))

    def attempts(self, table: TombRaider, seat: Seat, stem: str = "") -> tuple[str, ...]:
        if stem:
            return ()
        return attempts.attempts(table, seat)

    def why_not(self, table: TombRaider, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        return attempts.why_not(table, seat, attempt)

    def initiatives(self, table: TombRaider, seat: Seat) -> tuple[str, ...]:
        return ("concede",) if seat in raider_seats(table.state) else ()

    def initiative_asks(self, table: TombRaider, seat: Seat, kind: str) -> Decision[Any] | None:
        return None

    def initiative(self, table: TombRaider, seat: Seat, kind: str, value: Any) -> Frame:
        return Frame(kind, seat)

    def read_position(self, data: Mapping[str, Any]) -> State:
        return codec.read_position(data)

    def write_position(self, state: State) -> dict[str, Any]:
        return codec.write_position(state)

    def pack_state(self, state: State) -> bytes:
        return _PACKER.pack(state)

    def unpack_state(self, start: State, data: bytes) -> State:
        return _PACKER.unpack(start, data)
