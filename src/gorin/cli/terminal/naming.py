"""Names of cards where they lie: not every game has names that are looked up by a slug."""

from __future__ import annotations

from gorin.cli.terminal.company import Company
from gorin.content.box.drawing import Drawn, Label
from gorin.content.boxes import find_box
from gorin.kernel.decision import Seat


def name_there(company: Company, seat: Seat, number: str) -> Label | None:
    """Return the name of the card of a number as its game draws it for a seat.

    None for a card that is not drawn or lies face down, and where the game draws nothing.
    """
    draw = find_box(company.match.table.rulebook.game.id).draw
    if draw is None:
        return None
    drawing = draw(company.view(seat), (), Drawn())
    zones = (*(zone for area in drawing.seats for zone in area.zones), *drawing.zones)
    faces = (face for zone in zones for face in zone.cards)
    return next((face.name for face in faces if face.id == f"card.{number}"), None)
