"""The things that `any` draws of a game: seats, zones, counters, faces of cards, as plain values.

A game says what lies where; page and terminal draw it, each in its own way, with labels from the
catalogue. So a game can be played before anybody has drawn it.

A drawing is made from a game's view and from nothing else: it shows what its viewer may know. The
keys of answers lie with what they concern; a key that concerns nothing shown is in the question
only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Struct
from msgspec.structs import replace

from gorin.kernel.words import Arg, Message, Name

Label: TypeAlias = Message | Name
"""A text to read aloud: a message of the catalogue, or a proper name like that of a card."""

T = TypeVar("T")
Shown = TypeVarTuple("Shown")

DRAWING = "drawing"
"""Under this name a drawing goes beside the fields of the view that it is made from; no view has
a field of that name.
"""


class Counter(Struct, frozen=True):
    """A figure that is always shown, 0 too: what it counts, and how many there are."""

    label: Label
    value: int


class Face(Struct, frozen=True):
    """A card as a viewer sees it.

    Attributes:
        id: names it within its table, as long as it can be told apart from others.
        name: what it is called; None for a card that the viewer does not know, which lies
            face down.
        text: what it does, for whoever looks closer.
        notes: what is true of it now: how it stands, what lies on it.
        answers: the keys of the answers that concern it.
    """

    id: str
    name: Label | None = None
    text: tuple[Label, ...] = ()
    notes: tuple[Label, ...] = ()
    answers: tuple[str, ...] = ()


class Zone(Struct, frozen=True):
    """A place for cards.

    Attributes:
        id: names it within its table.
        label: what it is called.
        cards: the cards that are shown, the first or topmost first.
        count: how many lie there in all, those too that are not shown; None: all are shown.
        hand: it is the hand of the viewer, kept in sight.
        answers: the keys of the answers that concern it as a whole, such as bids on a hand, which
            a phone unfolds then.
        pile: its cards lie on each other: how many there are says enough until somebody looks.
    """

    id: str
    label: Label
    cards: tuple[Face, ...] = ()
    count: int | None = None
    hand: bool = False
    answers: tuple[str, ...] = ()
    pile: bool = False


class SeatArea(Struct, frozen=True):
    """A seat: what lies before it and what is counted of it.

    Attributes:
        seat: its number, from 0 on.
        notes: what is true of it: its role, whether it is out.
        active: it is its turn.
        counters: its figures.
        zones: its places for cards.
        answers: the keys of the answers that concern it.
    """

    seat: int
    notes: tuple[Label, ...] = ()
    active: bool = False
    counters: tuple[Counter, ...] = ()
    zones: tuple[Zone, ...] = ()
    answers: tuple[str, ...] = ()


class Drawing(Struct, frozen=True):
    """A table as `any` draws it.

    Attributes:
        headline: where the match stands: the turn, the phase.
        seats: the seats in the order in which they act.
        zones: the places that belong to nobody.
        counters: the figures of the table.
    """

    headline: tuple[Label, ...] = ()
    seats: tuple[SeatArea, ...] = ()
    zones: tuple[Zone, ...] = ()
    counters: tuple[Counter, ...] = ()


class Answers:
    """The keys of the answers that a viewer may give, to be laid with what they concern.

    Attributes:
        keys: all of them, in their order.
    """

    __slots__ = ("_about", "keys")

    def __init__(self, keys: Sequence[str], concern: Callable[[str], str]) -> None:
        """Take the keys, and what says of each the card that it concerns, or that it is none."""
        self.keys = tuple(keys)
        self._about: dict[str, tuple[str, ...]] = {}
        for key in keys:
            card = concern(key)
            self._about[card] = (*self._about.get(card, ()), key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answers) and self.keys == other.keys

    def __hash__(self) -> int:
        return hash(self.keys)

    def about(self, card: str | int) -> tuple[str, ...]:
        """Return those that concern a card."""
        # Most who look are asked nothing.
        return self._about.get(str(card), ()) if self.keys else ()

    def among(self, *wanted: str) -> tuple[str, ...]:
        """Return those that are among some keys, in their order."""
        return tuple([key for key in self.keys if key in wanted]) if self.keys else ()


class Drawn:
    """The parts of the drawings of a match as they were drawn last, whoever looked.

    Most of a table is as it was before an answer. What is not drawn again is the same value, so it
    is compared at once, and kept once for all who see it.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[object, tuple[tuple[Any, ...], Any]] = {}

    def part(self, name: object, draw: Callable[[*Shown], T], *shown: *Shown) -> T:
        """Return a part that is drawn of `shown`, the one kept under its name if that is the same.

        `shown` are values that nobody changes, and all that the part is drawn of.
        """
        kept = self._parts.get(name)
        if kept is not None and kept[0] == shown:
            part: T = kept[1]
            return part
        part = draw(*shown)
        self._parts[name] = shown, part
        return part


def laid_open(drawing: Drawing, seen: Sequence[Drawing]) -> Drawing:
    """Return a drawing with the cards that lie face down in it and that some viewer knows.

    Hands stay as they are: they are shown by themselves.
    """
    zones_seen = [zone for each in (drawing, *seen) for zone in _zones(each)]
    areas = (
        replace(area, zones=tuple(_laid_open(zone, zones_seen) for zone in area.zones))
        for area in drawing.seats
    )
    zones = tuple(_laid_open(zone, zones_seen) for zone in drawing.zones)
    return replace(drawing, seats=tuple(areas), zones=zones)


def _zones(drawing: Drawing) -> Iterator[Zone]:
    yield from drawing.zones
    for area in drawing.seats:
        yield from area.zones


def _laid_open(zone: Zone, zones: Sequence[Zone]) -> Zone:
    same = [each for each in zones if each.id == zone.id]
    if any(each.hand for each in same):
        return zone
    faces: dict[str, Face] = {}
    for face in (face for each in same for face in each.cards):
        if face.id not in faces or faces[face.id].name is None:
            faces[face.id] = face
    return replace(zone, cards=tuple(faces.values()))


def labelled(id: str, value: int, **args: Arg) -> Counter:
    """Return a counter by the id of its label."""
    return Counter(Message(id, args), value)
