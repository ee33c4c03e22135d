"""A table of the L5R LCG with more on it than a game has come to: so a page is told."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Told = dict[str, Any]


def _named(kind: str, key: str) -> Told:
    return {"type": "name", "kind": kind, "key": key}


def _said(message: str, **args: Any) -> Told:
    return {"type": "message", "id": message, "args": args}


def _face(known: str, name: Told, *notes: Told, answers: tuple[str, ...] = ()) -> Told:
    return {"id": known, "name": name, "text": [], "notes": [*notes], "answers": [*answers]}


CHARACTERS = (
    "vengeful-oathkeeper",
    "doji-challenger",
    "matsu-beiona",
    "borderlands-defender",
    "kitsu-spiritcaller",
    "lion-s-pride-brawler",
)
"""Who stands before each of the others; all have fate on them, and two things to wear."""
LANDS = ("manicured-garden", "shameful-display", "night-raid", "ancestral-lands", "elemental-fury")
ELEMENTS = ("air", "earth", "fire", "water", "void")
FAVORED = 1
PAIRS = ((0, 1), (0, 2), (1, 2))
"""Between whom treaties stand, and another one is offered."""


class Crowd:
    """Fills what lies before the others whenever a page is told all, and makes treaties."""

    def __init__(self, page: Page, own: int = 0) -> None:
        self._own = own
        page.route_web_socket("**/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(self._crowded(str(text))))
        socket.on_message(server.send)

    def _crowded(self, text: str) -> str:
        news = json.loads(text)
        sight = news.get("sight") or {}
        drawing = sight.get("view", {}).get("drawing")
        if sight.get("whole") and drawing:
            for seat in sight["view"]["seats"]:
                if seat["seat"] != self._own:
                    areas = (area for area in drawing["seats"] if area["seat"] == seat["seat"])
                    _fill(seat, next(areas))
            drawing["zones"].append(_treaties())
            _honor(sight["view"], drawing)
        return json.dumps(news)


def _honor(view: Told, drawing: Told) -> None:
    """Let one of the others be the first player and have the Imperial Favor."""
    view.update(favor=FAVORED, favor_kind="military")
    for area in drawing["seats"]:
        area["notes"] = area["notes"][:1]
        if area["seat"] == FAVORED:
            favor = _said("lcg-favor-set", kind=_said("lcg-kind-military"))
            area["notes"] += [_said("lcg-first"), favor]


def _fill(seat: Told, area: Told) -> None:
    """Put characters before a seat, and on each of its provinces a card, a ring, its own card."""
    number = seat["seat"]
    zones = {zone["id"]: zone for zone in area["zones"]}
    ids = {9000 + 100 * number + at: slug for at, slug in enumerate(CHARACTERS)}
    worn = [_said("lcg-worn", card=_named("card", slug)) for slug in ("fine-katana", "ornate-fan")]
    zones[f"play.{number}"]["cards"] = [
        _face(f"card.{each}", _named("card", slug), *worn) for each, slug in ids.items()
    ]
    seat["characters"] = [_character(each, slug) for each, slug in ids.items()]
    for slot, (province, land) in enumerate(zip(seat["provinces"], LANDS, strict=False)):
        own = 8000 + 100 * number + slot
        province.update(own={"number": own, "slug": land}, shown=True, strength=5)
        ring = _face(f"ring.{ELEMENTS[slot]}.{number}", _said(f"lcg-ring-{ELEMENTS[slot]}"))
        zones[f"province.{number}.{slot}"]["cards"] = [
            _face(f"card.{own + 50}", _named("card", CHARACTERS[slot])),
            *([] if province["broken"] else [ring]),
            _face(f"card.{own}", _named("card", land)),
        ]


def _character(number: int, slug: str) -> Told:
    figures = {"skills": [3, 2], "glory": 2, "fate": 1, "status": 1, "side": 0}
    return {"number": number, "slug": slug, "bowed": False, "worn": [], "tainted": False, **figures}


def _treaties() -> Told:
    faces = []
    for number, (one, other) in enumerate(PAIRS):
        seats = {"seat": _named("seat", str(one)), "other": _named("seat", str(other))}
        for kind in ("treaty", "offer"):
            name = _said(f"lcg-{kind}-between", **seats)
            faces.append(_face(f"{kind}.{number}", name, _said("lcg-treaty-staked", stake=2)))
    zone = {"id": "treaties", "label": _said("lcg-treaties"), "cards": faces, "answers": []}
    return {**zone, "count": None, "hand": False, "pile": False}
