"""Positions in words: what they set up, what they claim, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.l5r_strategic.positions import position

from gorin.content.l5r_strategic.positions import read_position, write_position
from gorin.games.l5r_strategic.game import CAMPAIGN
from gorin.games.l5r_strategic.state import Army, Sheet
from gorin.kernel.clauses import BadInput
from gorin.kernel.match import Match
from gorin.kernel.table import Table

WHOLE = {
    "clans": ["dragon", "lion"],
    "apart": ["lion"],
    "referee": True,
    "turn": 3,
    "minutes": 15,
    "holders": {"li1": "dragon"},
    "armies": {
        "dragon-1": "li1",
        "dragon-2": {"at": "li2", "declared": "conquer"},
        "lion-1": "li1",
        "lion-2": {"lost": "dr1", "dishonored": True, "rebuild": "li4", "due": 5},
    },
    "battles": ["li1"],
    "calls": {"dragon": ["lion"]},
    "sheets": {
        "dragon": {"orders": {"dragon-2": "li3"}, "conquests": ["dragon-2"]},
        "lion:2": {"orders": {"lion-2": "li6"}, "permits": ["dragon"]},
        "lion:daimyo": {"allies": ["dragon"]},
    },
}


def test_a_position_sets_up_a_turn_whose_box_is_open() -> None:
    state = read_position(WHOLE)
    assert state.armies["dragon-2"] == Army("dragon", "li2", "conquer")
    assert state.armies["lion-3"] == Army("lion", lost="li4")
    assert state.battles == {"li1": ("dragon-1", "lion-1")}
    assert state.box == {
        0: Sheet(marches=(("dragon-2", "li3"),), declarations=(("dragon-2", "conquer"),)),
        4: Sheet(rebuilds=(("lion-2", "li6"),), permits=("dragon",)),
        1: Sheet(allies=("dragon",)),
    }
    match = Match(Table(CAMPAIGN, state))
    match.start()
    assert [q.decision.seat for q in match.pending] == [2, 3, 5, 6, -3]
    facts = write_position(match)
    assert facts["armies"]["lion-2"] == {
        "at": "",
        "declared": "",
        "lost": "dr1",
        "dishonored": True,
        "rebuild": "li4",
        "due": 5,
        "fights": False,
        "general": 4,
    }
    assert facts["holders"]["li1"] == "dragon"
    assert facts["points"] == {"dragon": 18, "lion": 15}
    assert facts["box"] == [0, 1, 4]


def test_what_is_claimed_of_a_battle_is_what_its_armies_have() -> None:
    match = position({"dragon-1": "li1", "lion-1": "li1"}, referee=True)
    assert "hand" not in write_position(match)["armies"]["dragon-1"]


def faults(changes: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return what is wrong with a position that was changed: the places, and the reasons."""
    with pytest.raises(BadInput) as caught:
        _ = read_position({**WHOLE, **changes})
    return [(fault.place, fault.message.id) for fault in caught.value.all]


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"clans": ["dragon"], "apart": []}, [("clans", "campaign-position-clans")]),
        (
            {"clans": ["dragon", "ronin"], "turn": 9},
            [
                ("turn", "campaign-position-bounds"),
                ("clans", "campaign-position-clan"),
                ("apart", "campaign-position-clan"),
            ],
        ),
        (
            {"holders": {"s01": "lion", "i1": "lion", "li1": "ronin"}},
            [
                ("holders.s01", "refused-campaign-sea"),
                ("holders.i1", "campaign-position-place"),
                ("holders.li1", "campaign-position-clan"),
            ],
        ),
        (
            {"armies": {"lion-9": "li1", "lion-1": {}, "lion-2": "i2"}},
            [
                ("armies.lion-9", "campaign-position-army"),
                ("armies.lion-1", "campaign-position-nowhere"),
                ("armies.lion-2", "campaign-position-place"),
            ],
        ),
        ({"armies": {"lion-1": "li1", "lion-2": "li1"}}, [("armies", "campaign-position-full")]),
        ({"battles": ["li2"], "sheets": {}}, [("battles", "campaign-position-no-enemies")]),
        ({"sheets": {"lion": {}}}, [("sheets.lion", "campaign-position-seat")]),
        (
            {"sheets": {"lion:1": {"orders": {"lion-2": "li6"}}}},
            [("sheets.lion:1", "campaign-position-army")],
        ),
        ({"ties": "dice"}, [("position: ties", "field-choice")]),
        ({"army": {}}, [("position: army", "field-unknown")]),
    ],
)
def test_all_that_is_wrong_is_told_at_once(
    changes: Mapping[str, Any], found: list[tuple[str, str]]
) -> None:
    assert faults(changes) == found
