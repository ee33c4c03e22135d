"""Tables that an earlier version kept, when only one game could be played, go on as they were.

`tests/data/old-tables` holds their records as that version wrote them, with the digest of the
state it had reached.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.hall.tables import ANA, BEN, HERE
from tests.hall.then import digest_of_then
from tests.shipped import match_of

from gorin.content.cards.pool import SHIPPED
from gorin.hall.eyes.room import Room
from gorin.hall.table.commands import Answer
from gorin.hall.table.old_records import read_record
from gorin.hall.table.records import Kept, Opened, Set
from gorin.hall.table.terms import Stops
from gorin.kernel.decision import Seat
from gorin.kernel.journal import read
from gorin.kernel.verify import verify

OLD = Path(__file__).parents[1] / "data" / "old-tables"


def room_of(name: str) -> tuple[Room, dict[str, Any]]:
    """A table that was kept, and what the file says of it."""
    data = json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))
    room = Room("table", bytes.fromhex(data["seed"]), SHIPPED)
    rows = data["records"]
    room.fold(
        [Kept(one["number"], one["at"], read_record(json.dumps(one["record"]))) for one in rows]
    )
    return room, data


@pytest.mark.parametrize("name", ["open-table", "open-series", "finished-match"])
def test_a_table_that_was_kept_stands_where_it_stood(name: str) -> None:
    room, data = room_of(name)
    assert room.match is not None
    assert digest_of_then(room.match) == data["digest"]
    assert room.stage == data["stage"]


@pytest.mark.parametrize("name", ["open-table", "open-series"])
def test_an_open_table_that_was_kept_is_played_on(name: str) -> None:
    room, data = room_of(name)
    at = data["records"][-1]["at"]
    for person in (ANA, BEN) * 30:
        sight = room.sight(room.seat_of(person), None)
        question = next(iter(sight.questions), None) if sight is not None else None
        if question is not None and question.options:
            room.obey(person, Answer(1, question.serial, question.options[0].key), at, HERE)
    assert room.match is not None
    assert digest_of_then(room.match) != data["digest"]


def test_what_was_chosen_has_the_names_of_today() -> None:
    _, data = room_of("open-table")
    records = [read_record(json.dumps(one["record"])) for one in data["records"]]
    (opened,) = (one for one in records if isinstance(one, Opened))
    chosen = opened.terms.chosen
    assert (chosen.game, chosen.format) == ("tomb-raider", None)
    assert chosen.options == {"level": "into-the-caves", "turn_limit": 15, "opening": "random"}
    (was_set,) = (one for one in records if isinstance(one, Set))
    assert was_set.stops == Stops("all", "", {"order": "ask", "reset": "skip"})


def test_a_record_of_today_is_read_as_it_is() -> None:
    record = Set(Seat(0), Stops("all", "", {"order": "ask"}))
    assert read_record(msgspec.json.encode(record)) == record


@pytest.mark.parametrize(
    "text", ['{"type":"opened"}', '{"type":"set","seat":0,"stops":7}', '{"type":"nothing"}', "[]"]
)
def test_what_no_version_ever_wrote_is_refused(text: str) -> None:
    with pytest.raises((msgspec.ValidationError, msgspec.DecodeError)):
        read_record(text)


def test_a_journal_of_then_is_verified() -> None:
    journal = read((OLD / "finished-match.journal.jsonl").read_text(encoding="utf-8"))
    found = verify(journal, match_of)
    assert (found.replayed, found.state_matches, found.chance) == (True, True, "verified")
