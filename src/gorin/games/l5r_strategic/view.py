"""The view: what a seat may know of a campaign, as plain data.

Whoever is in the map room sees the map; a general sees where his army stands, and what he was told.
Where there are such generals, whoever only looks on sees no map until the campaign is over. What
lies in the box nobody sees but who put it there.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from gorin.games.l5r_strategic.knowledge import Known, known_to
from gorin.games.l5r_strategic.scoring import Points, points
from gorin.games.l5r_strategic.state import USUAL, Match, State
from gorin.games.l5r_strategic.written import CampaignSheet, own_sheet
from gorin.kernel.decision import Seat
from gorin.kernel.table import keep


class CampaignArmy(Struct, frozen=True):
    """An army: where it stands, what it means to do there, or when it appears again.

    Attributes:
        fights: it fights a battle.
        commanded: where its Daimyo wants it to go; empty if nothing is known of that.
        farms: so many farms it has in its battle, and so on.
    """

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
    commanded: str
    farms: int
    honor: int
    hand: int
    force: int
    taint: int


class CampaignSeat(Struct, frozen=True, kw_only=True):
    """The things of a seat; the clan of the referee is empty.

    Attributes:
        daimyo: it leads its clan.
        karo: it carries what the Daimyo says.
        armies: the armies that it leads as a general.
    """

    seat: Seat
    clan: str
    daimyo: bool
    karo: bool
    armies: tuple[str, ...]
    alive: bool
    points: int
    own: int
    others: int
    castles: int


class CampaignView(Struct, frozen=True, kw_only=True):
    """The map as the viewer knows it.

    Attributes:
        known: the turn of which the viewer knows the map; where armies of theirs stand, they see.
        has_map: the viewer sees the map as it lies.
        holders: the clan that holds each province on land; none if nothing of the map is known.
        battles: the armies that fight, by province.
        truces: the armies among which a battle has ended, by province.
        allies: the pairs of clans that are allies.
        sheet: what the viewer handed in, as long as it lies in the box.
        minutes: so long the box is open in a turn; 0: until all have handed in.
    """

    viewer: Seat | None
    seats: tuple[CampaignSeat, ...]
    armies: tuple[CampaignArmy, ...]
    known: int
    has_map: bool
    holders: dict[str, str]
    battles: dict[str, tuple[str, ...]]
    truces: dict[str, tuple[str, ...]]
    allies: tuple[tuple[str, str], ...]
    sheet: CampaignSheet | None
    turn: int
    turns: int
    minutes: int
    phase: str


def view(table: Match, viewer: Seat | None) -> CampaignView:
    """Return what a viewer may know."""
    state = table.state
    knowledge = known_to(state, viewer)
    commands = _commands(state, viewer)
    holders = dict(knowledge.holders)
    scores = keep(table, (view, viewer), holders, lambda: _scores(table, holders))
    seats: list[CampaignSeat] = []
    for seat, post in zip(state.seats, state.posts, strict=True):
        held = scores.get(post.clan)
        seats.append(
            CampaignSeat(
                seat=seat,
                clan=post.clan,
                daimyo=post.daimyo,
                karo=post.karo,
                armies=post.armies,
                alive=post.is_held or seat == state.referee,
                points=held.points if held else 0,
                own=held.own if held else 0,
                others=held.others if held else 0,
                castles=held.castles if held else 0,
            )
        )
    return CampaignView(
        viewer=viewer if viewer in state.seats else None,
        seats=tuple(seats),
        armies=tuple(_army(state, knowledge, commands, name) for name in sorted(knowledge.armies)),
        known=knowledge.turn,
        has_map=state.sees_map(viewer),
        holders=holders,
        battles=dict(knowledge.battles),
        truces=dict(knowledge.truces),
        allies=knowledge.allies,
        sheet=own_sheet(state, viewer),
        turn=state.turn,
        turns=state.turns,
        minutes=state.minutes,
        phase="orders" if state.phase == "news" else state.phase,
    )


def _scores(table: Match, holders: Mapping[str, str]) -> dict[str, Points]:
    """Return what each clan has as far as somebody knows; nothing where nothing is known."""
    counted = table.state.clans if holders else ()
    return {clan: points(table, clan, holders) for clan in counted}


def _commands(state: State, viewer: Seat | None) -> dict[str, str]:
    """Return where a Daimyo wants armies to go, as far as a viewer knows."""
    post = state.post(viewer)
    news = state.news.get(post.clan)
    carried = {} if news is None else dict(news.commands)
    said = state.commands.get(post.clan, ()) if post.has_map else ()
    return {**carried, **dict(said)}


def _army(state: State, known: Known, commands: dict[str, str], name: str) -> CampaignArmy:
    army = known.armies[name]
    fighters = known.battles.get(army.place)
    fights = fighters is not None and (name in fighters or not fighters)
    terms = state.terms.get(name, USUAL) if fighters else USUAL
    return CampaignArmy(
        name,
        army.clan,
        int(name.rpartition("-")[2]),
        army.place,
        army.declared,
        fights,
        army.lost,
        army.dishonored,
        army.target,
        army.due,
        commands.get(name, ""),
        terms.farms,
        terms.honor,
        terms.hand,
        terms.force,
        terms.taint,
    )
