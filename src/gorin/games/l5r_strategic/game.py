"""The game as the kernel sees it, and its rulebook."""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_strategic import (
    battles,
    claims,
    handing,
    knowledge,
    labels,
    marches,
    rebuilding,
    scoring,
    turns,
)
from gorin.games.l5r_strategic.labels import CLAN_VERBS
from gorin.games.l5r_strategic.state import Match, Numbers, State
from gorin.games.l5r_strategic.view import CampaignView, view
from gorin.kernel.about import PlaceTarget, SeatTarget, Targets
from gorin.kernel.clauses import BadInput, Refusal
from gorin.kernel.decision import Decision, Option, Seat
from gorin.kernel.domain import Below
from gorin.kernel.game import field_of
from gorin.kernel.plain import PlainGame
from gorin.kernel.rule import Rulebook
from gorin.kernel.snapshot import Packer
from gorin.kernel.table import derived
from gorin.kernel.words import Message, say

GAME = "l5r-strategic"
_PACKER = Packer(State, static=("seats", "clans", "generals", "turns", "minutes", "ties"))
_seen = derived(view)
"""The view of a seat, made once between two events: its fields are asked for one by one."""


class L5rStrategic(PlainGame[State]):
    """L5R Estratégico: a campaign of clans on a map."""

    id = GAME
    packer = _PACKER
    leaving: tuple[str, ...] = ("concede",)

    def view(self, table: Match, seat: Seat | None) -> CampaignView:
        return _seen(table, seat)

    def view_part(self, table: Match, seat: Seat | None, name: str) -> Any:
        return field_of(_seen(table, seat), name)

    def option_message(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Message:
        return labels.label(table, decision.seat, option.key)

    def option_targets(self, table: Match, decision: Decision[Any], option: Option[Any]) -> Targets:
        verb, _, thing = option.key.partition(":")
        if not thing or verb == "carry":
            return ()
        if verb in ("place", "ride", "correct"):
            return (PlaceTarget(thing),)
        if verb in CLAN_VERBS:
            return (SeatTarget(table.state.seat_of(thing)),)
        return (PlaceTarget(f"army.{thing}"),)

    def conceal(self, table: Match, seat: Seat | None, start: State, below: Below) -> None:
        knowledge.conceal(table, seat, start, below)

    def cards(self, state: State) -> tuple[int, ...]:
        return ()

    def attempts(self, table: Match, seat: Seat, stem: str = "") -> tuple[str, ...]:
        return ()

    def why_not(self, table: Match, seat: Seat, attempt: str) -> tuple[Refusal, ...]:
        raise BadInput(say("unknown-attempt", attempt=attempt))

    def initiatives(self, table: Match, seat: Seat) -> tuple[str, ...]:
        state = table.state
        if seat not in state.seats:
            return ()
        here = seat == state.referee or state.post(seat).is_held
        return ("concede",) if here else ()


CAMPAIGN = Rulebook(
    L5rStrategic(),
    "l5r-strategic-campaign",
    "4",
    Numbers(),
    {
        "setup": turns.setup,
        "talk": turns.talk,
        "turn": turns.turn,
        "orders": handing.orders,
        "news": handing.news,
        "open": turns.open_box,
        "alliances": turns.alliances,
        "rebuild": rebuilding.rebuild,
        "march": marches.march,
        "ride": marches.ride,
        "claims": claims.claims,
        "battles": battles.battles,
        "battle": battles.battle,
        "turn-ends": turns.turn_ends,
        "extra": handing.extra,
        "count": scoring.count,
        "concede": turns.concede,
        "heir": turns.inherit,
    },
)
