"""Positions of Magic in words: what they say, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gorin.content.cards.pool import Library
from gorin.content.magic.positions import MagicPositions, read_position
from gorin.games.magic.game import COMMANDER
from gorin.games.magic.state import State
from gorin.kernel.clauses import BadInput
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match
from gorin.kernel.table import Table


def placed(**position: Any) -> Match[State]:
    match: Match[State] = Match(Table(COMMANDER, read_position(position)))
    match.start()
    return match


def test_a_position_is_what_it_says_and_its_facts_say_it_again() -> None:
    match = placed(
        turn=9,
        seats=[
            {
                "deck": "zedruu",
                "life": 31,
                "casts": 2,
                "damage": {"1": 12},
                "hand": ["repulse"],
                "library": ["island", "plains"],
                "graveyard": ["terminate"],
                "exile": ["sol-ring"],
                "floating": 1,
                "battlefield": [
                    {"card": "crescendo-of-war", "counters": {"strife": 3}, "tapped": True},
                    {"card": "serra-angel", "name": "mine", "damage": 1, "new": True},
                    {"card": "serra-angel", "controller": 1},
                    {"card": "vow-of-duty", "attached": "mine"},
                ],
            },
            {"battlefield": ["kaalia-of-the-vast", "plains"]},
        ],
    )
    facts: Any = MagicPositions().facts(match)
    first, second = facts["seats"]
    assert (facts["turn"], facts["step"], facts["active"]) == (9, "main", 0)
    assert (first["life"], first["casts"], first["damage"]) == (31, 2, {"1": 12})
    assert first["command"] == ["zedruu-the-greathearted"]
    assert first["library"] == ["island", "plains"]
    assert first["graveyard"] == ["terminate"]
    assert first["battlefield"]["crescendo-of-war"]["counters"] == {"strife": 3}
    angel = first["battlefield"]["serra-angel"]
    assert (angel["power"], angel["damage"], angel["new"]) == (6, 1, True)
    assert first["battlefield"]["vow-of-duty"]["attached"] == "serra-angel"
    assert second["command"] == [], "the commander is on the battlefield"
    assert second["battlefield"]["serra-angel"]["owner"] == 0
    assert match.table.state.commander_of(3) == -1


def test_what_lies_on_the_stack_resolves() -> None:
    match = placed(
        stack=[
            {"card": "congregate", "seat": 0, "targets": ["seat.1"]},
            {"card": "spell-crumple", "seat": 1, "targets": ["congregate"]},
        ],
        seats=[
            {"deck": "zedruu", "hand": ["plains"], "library": ["island"]},
            {"deck": "zedruu", "battlefield": ["fog-bank"]},
        ],
    )
    state = match.table.state
    while state.stack:
        match.choose(match.pending[0].decision.seat, "pass")
    assert [*map(state.slug, state.libraries[Seat(0)])] == ["island", "congregate"]
    assert state.life[Seat(1)] == 40


def test_all_faults_of_a_position_are_told_at_once() -> None:
    with pytest.raises(BadInput) as refused:
        _ = read_position(
            {
                "step": "combat",
                "active": 2,
                "seats": [
                    {"deck": "krenko", "hand": ["sol ring"]},
                    {"battlefield": ["xyzzy"], "damage": {"7": 1}},
                ],
            }
        )
    assert [each.message.id for each in refused.value.all] == [
        "position-step",
        "position-seat",
        "position-seat",
        "position-deck",
        "position-card-near",
        "position-card",
    ]
    with pytest.raises(BadInput) as refused:
        _ = read_position({"seats": [{"lives": 3}]})
    assert {each.place for each in refused.value.all} == {"position: seats[0].lives"}
    with pytest.raises(BadInput) as refused:
        _ = read_position({"seats": [{}]})
    assert refused.value.message.id == "position-seats"
    vow = {"battlefield": [{"card": "vow-of-duty", "attached": "nothing"}]}
    with pytest.raises(BadInput) as refused:
        _ = read_position({"seats": [vow, {}]})
    assert refused.value.message.id == "position-name"


def test_a_pile_that_is_shuffled_is_the_library_of_that_size() -> None:
    match = placed(
        seats=[
            {
                "hand": ["path-to-exile"],
                "library": ["swamp", "plains"],
                "battlefield": ["plains", "serra-angel"],
            },
            {"library": ["island"]},
        ],
    )
    match.choose(Seat(0), next(o.key for o in match.pending[0].decision.options if "cast" in o.key))
    while match.pending[0].decision.prompt.kind != "search":
        match.choose(match.pending[0].decision.seat, "pass")
    assert {option.key for option in match.pending[0].decision.options} == {
        "none",
        "land:plains",
        "land:swamp",
    }
    match.choose(Seat(0), "land:swamp")
    assert MagicPositions().pile(match) == ("plains",)


def test_options_and_the_format_are_as_they_are() -> None:
    positions, here = MagicPositions(), Path()
    assert positions.beside({"a": 1}, here) == {"a": 1}
    assert positions.position(Library(), {"seats": [{}, {}]}, {}, None, here)[1] == "commander"
