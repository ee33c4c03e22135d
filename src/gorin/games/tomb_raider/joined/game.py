"""A series together with its levels, as the kernel, bots, servers and tests see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from gorin.games.tomb_raider import hidden
from gorin.games.tomb_raider.game import TombRaiderGame
from gorin.games.tomb_raider.joined.packing import pack_state, unpack_state
from gorin.games.tomb_raider.joined.state import Joined, State, level_table, series_table
from gorin.games.tomb_raider.joined.view import build_view, view_part
from gorin.games.tomb_raider.series.game import VERBS, SeriesGame, read_state, write_state
from gorin.kernel.about import Targets
from gorin.kernel.clauses import BadInput, Refusal
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.domain import Below
from gorin.kernel.table import Frame
from gorin.kernel.words import Message, say

SERIES, LEVEL = SeriesGame(), TombRaiderGame()
KIND = "series-"
"""The beginning of the kinds of questions that the series asks."""


class JoinedGame:
    """The game beside its rules: that of the series, and while a level lies there also its own."""

    id = "tomb-raider-joined"
    leaving: tuple[str, ...] = ("concede",)
    at_once: tuple[str, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(state.series.players)

    def view(self, table: Joined, seat: Seat | None) -> Struct:
        return build_view(table, seat)

    def view_part(self, table: Joined, seat: Seat | None, name: str) -> Any:
        return view_part(table, seat, name)

    def option_message(
        self, table: Joined, decision: Decision[Any], option: Option[Any]
    ) -> Message:
        if decision.prompt.kind.startswith(KIND):
            return SERIES.option_message(series_table(table), decision, option)
        return LEVEL.option_message(level_table(table), decision, option)

    def option_targets(
        self, table: Joined, decision: Decision[Any], option: Option[Any]
    ) -> Targets:
        if decision.prompt.kind.startswith(KIND):
            return SERIES.option_targets(series_table(table), decision, option)
        return LEVEL.option_targets(level_table(table), decision, option)

    def conceal(self, table: Joined, seat: Seat | None, start: State, below: Below) -> None:
        state = table.state
        # Where a level is laid out, its cards are dealt from decks that are concealed below.
        is_same = start.running and start.number == state.number
        if is_same and state.level is not None and start.level is not None:
            hidden.conceal(state.level, seat, start.level, below)
        SERIES.conceal(series_table(table), seat, start.series, below)

    def cards(self, state: State) -> tuple[int, ...]:
        return ()

    def attempts(self, table: Joined, seat: Seat, stem: str = "") -> tuple[str, ...]:
        if table.state.running:
            return LEVEL.attempts(level_table(table), seat, stem)
        return SERIES.attempts(series_table(table), seat, stem)

    def why_not(self, table: Joined, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        if attempt.partition(":")[0] in VERBS:
            return SERIES.why_not(series_table(table), seat, attempt)
        if table.state.level is None:
            raise BadInput(say("attempt-unknown", attempt=attempt, verbs=VERBS))
        return LEVEL.why_not(level_table(table), seat, attempt)

    def initiatives(self, table: Joined, seat: Seat) -> tuple[str, ...]:
        state = table.state
        return ("concede",) if seat in state.series.players and seat not in state.left else ()

    def initiative_asks(self, table: Joined, seat: Seat, kind: str) -> Decision[Any] | None:
        return None

    def initiative(self, table: Joined, seat: Seat, kind: str, value: Any) -> Frame:
        return Frame(kind, seat)

    def read_position(self, data: Mapping[str, Any]) -> State:
        return read_state(data, State)

    def write_position(self, state: State) -> dict[str, Any]:
        return write_state(state)

    def pack_state(self, state: State) -> bytes:
        return pack_state(state)

    def unpack_state(self, start: State, data: bytes) -> State:
        return unpack_state(start, data)
