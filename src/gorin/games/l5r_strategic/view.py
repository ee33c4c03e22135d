"""What a seat may know of a campaign, as plain data.

Everybody has a seat in the map room: what lies on the map and what was taken out of the box is
open. What lies in the box is nowhere in the state.
"""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_strategic.scoring import points
from gorin.games.l5r_strategic.state import NOBODY, Match
from gorin.kernel.decision import Seat


class CampaignArmy(Struct, frozen=True):
    """An army: where it stands, what it means to do there, or when it appears again."""

    name: str
    clan: str
    number: int
    place: str
    declared: str
    fights: bool
    lost: str
    dishonored: bool
    target: str
    due: int


class CampaignSeat(Struct, frozen=True, kw_only=True):
    """What belongs to a seat; the clan of the referee is empty."""

    seat: Seat
    clan: str
    alive: bool
    points: int
    own: int
    others: int
    castles: int


class CampaignView(Struct, frozen=True, kw_only=True):
    """The map as it lies in the map room.

    Attributes:
        holders: the clan that holds each province on land.
        battles: the armies that fight, by province.
        truces: the armies among which a battle has ended, by province.
        allies: the pairs of clans that are allies.
    """

    viewer: Seat | None
    seats: tuple[CampaignSeat, ...]
    armies: tuple[CampaignArmy, ...]
    holders: dict[str, str]
    battles: dict[str, tuple[str, ...]]
    truces: dict[str, tuple[str, ...]]
    allies: tuple[tuple[str, str], ...]
    turn: int
    turns: int
    phase: str


def view(table: Match, viewer: Seat | None) -> CampaignView:
    """Return what a viewer may know."""
    state = table.state
    return CampaignView(
        viewer=viewer,
        seats=tuple(_seat(table, seat) for seat in state.seats),
        armies=tuple(_army(table, name) for name in sorted(state.armies)),
        holders=dict(state.holders),
        battles=dict(state.battles),
        truces=dict(state.truces),
        allies=state.allies,
        turn=state.turn,
        turns=state.turns,
        phase=state.phase,
    )


def _seat(table: Match, seat: Seat) -> CampaignSeat:
    state = table.state
    clan = state.clan_at(seat)
    if not clan:
        here = state.referee != NOBODY
        return CampaignSeat(seat=seat, clan="", alive=here, points=0, own=0, others=0, castles=0)
    found = points(table, clan)
    return CampaignSeat(
        seat=seat,
        clan=clan,
        alive=clan in state.alive,
        points=found.points,
        own=found.own,
        others=found.others,
        castles=found.castles,
    )


def _army(table: Match, name: str) -> CampaignArmy:
    army = table.state.armies[name]
    return CampaignArmy(
        name,
        army.clan,
        int(name.rpartition("-")[2]),
        army.place,
        army.declared,
        bool(army.place) and table.state.is_fighting(name),
        army.lost,
        army.dishonored,
        army.target,
        army.due,
    )
