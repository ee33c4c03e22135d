"""Positions of a campaign in words: what scenarios set up, and what they claim.

A position is a turn whose box is open: whose provinces are, where armies stand, who fights, who is
allied, and what lies in the box already. `docs/scenarios.md` explains the fields.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from gorin.content.box.position_reader import PositionReader
from gorin.content.box.positions import Positions
from gorin.content.cards.pool import Library
from gorin.games.l5r_strategic.rokugan import IMPASSABLE, OWNED, PLACES, RATLING, homes
from gorin.games.l5r_strategic.scoring import points
from gorin.games.l5r_strategic.state import (
    CLANS,
    CONQUER,
    LIBERATE,
    Army,
    Sheet,
    State,
    army_name,
    held_castles,
    hostile,
    is_land,
    new_state,
)
from gorin.kernel.fields import read_fields
from gorin.kernel.match import Match
from gorin.kernel.table import Frame

FORMAT = "campaign"


class ArmyPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An army: where it stands, or where it was destroyed and is to appear again."""

    at: str = ""
    declared: Literal["", "conquer", "liberate"] = ""
    lost: str = ""
    dishonored: bool = False
    rebuild: str = ""
    due: int = 0


class SheetPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sheet that lies in the box from somebody."""

    orders: dict[str, str] = field(default_factory=dict[str, str])
    rides: dict[str, str] = field(default_factory=dict[str, str])
    conquests: tuple[str, ...] = ()
    liberations: tuple[str, ...] = ()
    attacks: tuple[str, ...] = ()
    permits: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    breaks: tuple[str, ...] = ()


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position. An army that is not named was destroyed at its clan's first castle."""

    clans: tuple[str, ...] = CLANS[:4]
    apart: tuple[str, ...] = ()
    referee: bool = False
    generals: int = 3
    turn: int = 1
    turns: int = 8
    minutes: int = 0
    ties: Literal["shared", "castles"] = "shared"
    holders: dict[str, str] = field(default_factory=dict[str, str])
    armies: dict[str, str | ArmyPosition] = field(default_factory=dict[str, str | ArmyPosition])
    battles: tuple[str, ...] = ()
    truces: tuple[str, ...] = ()
    allies: tuple[tuple[str, str], ...] = ()
    calls: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    sheets: dict[str, SheetPosition] = field(default_factory=dict[str, SheetPosition])


class CampaignPositions(Positions):
    """Positions on the map of Rokugan."""

    fields = Position

    def position(
        self,
        library: Library,
        data: Mapping[str, Any],
        options: Mapping[str, Any],
        format: str | None,
        folder: Path,
    ) -> tuple[State, str]:
        """Describe it.

        Raises:
            BadInput: all that is wrong with it.
        """
        return read_position(data), FORMAT

    def facts(self, match: Match[State]) -> Mapping[str, Any]:
        """Return the position, and what the rules make of it: points, castles, farms."""
        return write_position(match)


def read_position(data: Mapping[str, Any]) -> State:
    """Return the state that a position describes.

    Raises:
        BadInput: all that is wrong with it.
    """
    return _Reader(read_fields(data, Position, "position")).read()


class _Reader(PositionReader[Position]):
    """A reader of the map and of what clans have said."""

    def read(self) -> State:
        """Return the state.

        Raises:
            BadInput: all that is wrong.
        """
        self._check_figures()
        self.stop()
        position = self.position
        state = new_state(
            position.clans,
            apart=position.apart,
            referee=position.referee,
            generals=position.generals,
            turns=position.turns,
            minutes=position.minutes,
            ties=position.ties,
        )
        state.turn, state.phase = position.turn, "orders"
        self._place_holders(state)
        self._place_armies(state)
        self._agree(state)
        self.stop()
        self._place_fights(state)
        for name, sheet in position.sheets.items():
            self._put_in(state, name, sheet)
        self.stop()
        state.frames = (Frame("orders"),)
        return state

    # -- figures -------------------------------------------------------------------------------

    def _check_figures(self) -> None:
        position = self.position
        for name, count, least, most in (
            ("generals", position.generals, 1, 4),
            ("turns", position.turns, 1, 16),
            ("turn", position.turn, 1, position.turns),
            ("minutes", position.minutes, 0, 60),
        ):
            if not least <= count <= most:
                self.fault(name, "campaign-position-bounds", count=count, least=least, most=most)
        self._check_clans("clans", position.clans, CLANS)
        self._check_clans("apart", position.apart, position.clans)
        if len(set(position.clans)) != len(position.clans) or len(position.clans) < 2:
            self.fault("clans", "campaign-position-clans")

    def _check_clans(self, place: str, named: tuple[str, ...], known: tuple[str, ...]) -> None:
        for clan in named:
            if clan not in known:
                self.fault(place, "campaign-position-clan", clan=clan, known=known)

    # -- the map -------------------------------------------------------------------------------

    def _is_place(self, field: str, place: str, clan: str = "") -> bool:
        if place in PLACES and (PLACES[place].kind != IMPASSABLE or clan == RATLING):
            return True
        self.fault(field, "campaign-position-place", "STR-8.4" * (place in PLACES), asked=place)
        return False

    def _place_holders(self, state: State) -> None:
        for place, clan in self.position.holders.items():
            if not self._is_place(f"holders.{place}", place):
                continue
            if not is_land(place):
                self.fault(f"holders.{place}", "refused-campaign-sea", "STR-8.3")
            self._check_clans(f"holders.{place}", (clan,), tuple(OWNED))
            state.holders[place] = clan

    def _place_armies(self, state: State) -> None:
        for name in self.position.armies:
            if name not in state.armies:
                known = tuple(state.armies)
                self.fault(f"armies.{name}", "campaign-position-army", asked=name, known=known)
        for name, army in state.armies.items():
            row = self.position.armies.get(name, ArmyPosition(lost=homes(army.clan)[0]))
            state.armies[name] = self._army(army.clan, name, row)
        here = Counter((army.clan, army.place) for army in state.armies.values() if army.place)
        for (_, place), count in here.items():
            # A castle that was lost may hold two armies of its old holder still.
            if count > 1 + (place in PLACES and PLACES[place].castle):
                self.fault("armies", "campaign-position-full", "STR-8.2", asked=place)

    def _army(self, clan: str, name: str, row: str | ArmyPosition) -> Army:
        army = ArmyPosition(at=row) if isinstance(row, str) else row
        for place in filter(None, (army.at, army.lost, army.rebuild)):
            _ = self._is_place(f"armies.{name}", place, clan)
        if bool(army.at) == bool(army.lost):
            self.fault(f"armies.{name}", "campaign-position-nowhere")
        return Army(
            clan, army.at, army.declared, army.lost, army.dishonored, army.rebuild, army.due
        )

    def _place_fights(self, state: State) -> None:
        for part, fights in (("battles", state.battles), ("truces", state.truces)):
            for place in getattr(self.position, part):
                here = state.at(place)
                if not hostile(state, here) or not is_land(place):
                    self.fault(part, "campaign-position-no-enemies", "STR-7.1", asked=place)
                fights[place] = here

    # -- words and papers ----------------------------------------------------------------------

    def _agree(self, state: State) -> None:
        for pair in self.position.allies:
            self._check_clans("allies", pair, state.clans)
            one, other = sorted(pair)
            state.allies += ((one, other),)
            for caller, called in ((one, other), (other, one)):
                state.calls[caller] = (*state.calls.get(caller, ()), called)
        for clan, others in self.position.calls.items():
            self._check_clans("calls", (clan, *others), state.clans)
            state.calls[clan] = (*state.calls.get(clan, ()), *others)

    def _put_in(self, state: State, name: str, sheet: SheetPosition) -> None:
        clan, _, role = name.partition(":")
        army = army_name(clan, int(role)) if role.isdecimal() else ""
        own = [
            seat
            for seat, post in zip(state.seats, state.posts, strict=True)
            if post.clan == clan
            and (not army or army in post.armies)
            and (role != "daimyo" or post.daimyo)
            and (role != "karo" or post.karo)
        ]
        if len(own) != 1:
            self.fault(f"sheets.{name}", "campaign-position-seat", asked=name)
            return
        led = state.posts[own[0]].armies
        named = (*sheet.orders, *sheet.rides, *sheet.conquests, *sheet.liberations, *sheet.attacks)
        for each in named:
            if each not in led:
                place = f"sheets.{name}"
                self.fault(place, "campaign-position-army", "STR-R11", asked=each, known=led)
        self.stop()
        for target in (*sheet.orders.values(), *sheet.rides.values()):
            _ = self._is_place(f"sheets.{name}", target, clan)
        self._check_clans(f"sheets.{name}", sheet.permits + sheet.allies, state.clans)
        state.box[own[0]] = _sheet(state, sheet)


def _sheet(state: State, sheet: SheetPosition) -> Sheet:
    orders = tuple(sheet.orders.items())
    return Sheet(
        marches=tuple(order for order in orders if state.armies[order[0]].place),
        rides=tuple(sheet.rides.items()),
        rebuilds=tuple(order for order in orders if not state.armies[order[0]].place),
        declarations=(
            *((name, CONQUER) for name in sheet.conquests),
            *((name, LIBERATE) for name in sheet.liberations),
        ),
        attacks=sheet.attacks,
        permits=sheet.permits,
        allies=sheet.allies,
        breaks=sheet.breaks,
    )


# -- facts ---------------------------------------------------------------------------------------


def write_position(match: Match[State]) -> dict[str, Any]:
    """Return what scenarios may claim of a campaign."""
    state = match.table.state
    words = msgspec.json.encode(
        {
            "turn": state.turn,
            "phase": state.phase,
            "clans": state.clans,
            "alive": state.alive,
            "holders": state.holders,
            "armies": dict(_armies(state)),
            "battles": state.battles,
            "truces": state.truces,
            "allies": state.allies,
            "calls": state.calls,
            "points": {clan: points(match.table, clan).points for clan in state.clans},
            "castles": {clan: held_castles(state, clan) for clan in state.clans},
            "box": tuple(sorted(state.box)),
        }
    )
    plain: dict[str, Any] = msgspec.json.decode(words)
    return plain


def _armies(state: State) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, army in state.armies.items():
        terms = state.terms.get(name) if state.is_fighting(name) else None
        yield (
            name,
            {
                "at": army.place,
                "declared": army.declared,
                "lost": army.lost,
                "dishonored": army.dishonored,
                "rebuild": army.target,
                "due": army.due,
                "fights": state.is_fighting(name),
                "general": state.seats[_general(state, name)],
                **({} if terms is None else msgspec.to_builtins(terms)),
            },
        )


def _general(state: State, name: str) -> int:
    return next(at for at, post in enumerate(state.posts) if name in post.armies)
