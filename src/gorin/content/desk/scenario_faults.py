"""Faults of a scenario file: the line of each, and what is meant, perhaps."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from msgspec import Struct, field

from gorin.content.box.position_reader import meant_card
from gorin.content.reading.toml_lines import Path as Line
from gorin.content.reading.toml_lines import line_of, path_of
from gorin.kernel.clauses import BadInput
from gorin.kernel.words import Message, Name, say

TABLES: tuple[Line, ...] = (("position",), ("position", "options"), ("setup",), ())
"""The tables that a fault may be in which gives only its path; the last one is the head."""


class Places(Struct, frozen=True):
    """The places in a file: its name as it is shown, and the lines of its entries."""

    name: str
    lines: Mapping[Line, int] = field(default_factory=dict[Line, int])

    def at(self, *path: str | int) -> str:
        """Return the file, with the line of an entry that it has."""
        line = self.lines.get(path)
        return f"{self.name}:{line}" if line else self.name

    def of(self, place: str) -> str:
        """Return the file and the line of something in its position or setup, or in its head."""
        # "position: raiders[0].hand" is about the same as "raiders[0].hand".
        path = path_of(place.replace(": ", "."))
        for table in TABLES:
            at = (*table, *path)
            if any(at[:length] in self.lines for length in range(len(table) + 1, len(at) + 1)):
                return f"{self.name}:{line_of(dict(self.lines), at)}"
        return self.name


def located(faults: Iterable[BadInput], places: Places) -> Iterator[BadInput]:
    """Yield faults with the file and the line in front of their places."""
    for fault in faults:
        inside = fault.place.removeprefix(f"{places.name}: ")
        is_placed = inside.startswith(places.name)
        place = f"{places.of(inside)}: {inside}" if inside and not is_placed else places.name
        yield BadInput(
            fault.message, place=fault.place if is_placed else place, clause=fault.clause
        )


def meant(faults: Iterable[BadInput], cards: Collection[str] = ()) -> Iterator[BadInput]:
    """Yield faults; one about a field or a card that there is not names what is meant, perhaps.

    Whichever game says that it does not know a card, it gives the card that was asked for.

    Args:
        faults: what is wrong.
        cards: the slugs of the cards that there are.
    """
    for fault in faults:
        message = _meant_field(fault) or _meant_card(fault, cards) or _meant_other(fault)
        yield (
            fault if message is None else BadInput(message, place=fault.place, clause=fault.clause)
        )


def _meant_field(fault: BadInput) -> Message | None:
    if fault.message.id != "field-unknown":
        return None
    asked = re.split(r"[ .\[\]]+", fault.place)[-1]
    near = get_close_matches(asked, _names_known(fault), 1)
    return say("scenario-no-field", field=asked, near=near[0]) if near else None


def _meant_card(fault: BadInput, cards: Collection[str]) -> Message | None:
    asked = _card_in(fault)
    there = cards or _names_known(fault)
    if not asked or asked in there:
        return None
    near = meant_card(asked, there)
    return say("scenario-no-card", card=asked, near=near) if near else None


def _meant_other(fault: BadInput) -> Message | None:
    """Return which deck, level or other thing of those the message names was meant."""
    asked = fault.message.args.get("asked")
    near = get_close_matches(asked, _names_known(fault), 1) if isinstance(asked, str) else []
    return say("scenario-meant", reason=fault.message, near=near[0]) if near else None


def _names_known(fault: BadInput) -> list[str]:
    known = fault.message.args.get("known")
    return [str(each) for each in known] if isinstance(known, tuple) else []


def _card_in(fault: BadInput) -> str:
    """Return the card that a fault is about, as it was asked for; empty if it is about none."""
    card: Any = fault.message.args.get("card")
    return card.key if isinstance(card, Name) else card if isinstance(card, str) else ""
