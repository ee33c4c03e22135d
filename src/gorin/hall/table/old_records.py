"""Records of older versions: the names they had, and what is meant by them now.

Records are for ever. Until several games could be played, a table's terms named the options of one
game as fields of their own, and so did what a person wants to be asked.
"""

from __future__ import annotations

from typing import Any

import msgspec

from gorin.hall.table.records import Record

_PLAIN: msgspec.json.Decoder[dict[str, Any]] = msgspec.json.Decoder(dict[str, Any])
_RECORD: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)

CHOICES = ("order", "reset")
"""Choices that a person's settings once named as fields of their own."""


def read_record(body: str | bytes) -> Record:
    """Return a record as it is kept, one that an older version made too.

    Raises:
        msgspec.ValidationError: no version ever made it.
        msgspec.DecodeError: it is damaged.
    """
    try:
        return _RECORD.decode(body)
    except msgspec.ValidationError:
        data = _PLAIN.decode(body)
        upgrade(data)
        record: Record = msgspec.convert(data, Record)
        return record


def upgrade(data: dict[str, Any]) -> None:
    """Give a record of an older version the names of today."""
    if data.get("type") == "opened":
        terms = _table(data, "terms")
        chosen = _table(terms, "chosen")
        if "options" not in chosen:
            options = {
                name: chosen.pop(name) for name in tuple(chosen) if name not in ("game", "format")
            }
            chosen["options"] = {
                name: value for name, value in options.items() if value not in (None, "", [])
            }
    if data.get("type") == "set":
        stops = _table(data, "stops")
        if "choices" not in stops:
            stops["choices"] = {name: stops.pop(name) for name in CHOICES if name in stops}


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a table within a table; an empty one, which changes nothing, if it is none."""
    inner = data.get(name)
    return inner if isinstance(inner, dict) else {}
