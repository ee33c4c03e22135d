"""The sheets that somebody has handed in, as they may read them until the box is opened."""

from __future__ import annotations

from msgspec import Struct

from gorin.games.l5r_strategic.sheets import ATTACK
from gorin.games.l5r_strategic.state import Sheet, State
from gorin.kernel.decision import Seat


class CampaignOrder(Struct, frozen=True):
    """The entry of a sheet about an army.

    Attributes:
        to: where it goes, or appears again; empty for no order.
        appears: it was destroyed, and is to appear again.
        then: where it goes on to; empty for nowhere.
        means: what it means to do: conquer, liberate, attack again.
    """

    army: str
    to: str
    appears: bool
    then: str
    means: tuple[str, ...]


class CampaignSheet(Struct, frozen=True):
    """A sheet that lies in the box, for the eyes of the one who wrote it.

    Attributes:
        orders: what it says of armies of the writer; nothing of those that it does not name.
        commands: where a Daimyo wants armies of others to go.
        carries: a Karo goes to the generals.
        allies: the clans called allies from now on.
        breaks: the clans not called so any more.
        permits: the clans that may take what they share with the writer.
    """

    orders: tuple[CampaignOrder, ...]
    commands: tuple[tuple[str, str], ...]
    carries: bool
    allies: tuple[str, ...]
    breaks: tuple[str, ...]
    permits: tuple[str, ...]


def own_sheet(state: State, seat: Seat | None) -> CampaignSheet | None:
    """Nobody takes a sheet out of the box; whoever wrote it alone knows what it says."""
    if seat is None or seat not in state.box:
        return None
    sheet = state.box[seat]
    return CampaignSheet(
        tuple(_order(sheet, name) for name in _named(sheet)),
        sheet.commands,
        sheet.carries,
        sheet.allies,
        sheet.breaks,
        sheet.permits,
    )


def _named(sheet: Sheet) -> list[str]:
    """Return the armies of which a sheet says something, by number."""
    pairs = (*sheet.marches, *sheet.rides, *sheet.rebuilds, *sheet.declarations)
    return sorted({*(name for name, _ in pairs), *sheet.attacks})


def _order(sheet: Sheet, name: str) -> CampaignOrder:
    means = tuple(kind for army, kind in sheet.declarations if army == name)
    return CampaignOrder(
        name,
        dict((*sheet.marches, *sheet.rebuilds)).get(name, ""),
        name in dict(sheet.rebuilds),
        dict(sheet.rides).get(name, ""),
        (*means, *(ATTACK for army in sheet.attacks if army == name)),
    )
