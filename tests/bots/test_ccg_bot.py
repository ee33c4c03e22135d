"""The bot of L5R CCG: it plays whole matches, and better than chance."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

import pytest
from tests.formats import diamond
from tests.games.l5r_ccg.positions import (
    ONE,
    TWO,
    asked,
    empty_table,
    enter,
    going,
    hold,
    offer,
)

from gorin.bots.agent import Agent
from gorin.bots.l5r_ccg.bot import CcgBot
from gorin.bots.random_bot import RandomBot
from gorin.bots.sight import sight_of
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import begin
from gorin.content.l5r_ccg.box import L5R_CCG
from gorin.games.l5r_ccg.decks import DECKS
from gorin.games.l5r_ccg.state import State
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match
from gorin.kernel.table import Frame
from gorin.kernel.table import State as GameState

S = TypeVar("S", bound=GameState)


def played(match: Match[S], agents: list[Agent]) -> Match[S]:
    """Return a match that agents have played to its end."""
    match.start()
    while match.pending:
        question = match.pending[0]
        seat = question.decision.seat
        match.choose(seat, agents[seat].choose(sight_of(match, question)), serial=question.serial)
    return match


def mirror(seed: int) -> tuple[Match[State], int]:
    """Return a match between two equal decks, and the seat of the bot."""
    deck = DECKS[seed % 2]
    match = Match(begin(Plan("l5r-ccg", "diamond", {"seats": [deck, deck]}, 2)), chance=Fast(seed))
    return match, seed // 2 % 2


def wins(games: int) -> Counter[bool]:
    """Return how often the bot wins and does not win against a random one."""
    found: Counter[bool] = Counter()
    for seed in range(games):
        match, own = mirror(seed)
        agents: list[Agent] = [RandomBot(seed), RandomBot(seed)]
        agents[own] = CcgBot(seed)
        outcome = played(match, agents).outcome
        found[outcome is not None and outcome.winners == (own,)] += 1
    return found


def test_it_beats_chance() -> None:
    assert wins(10)[True] >= 8


@pytest.mark.slow
def test_it_beats_chance_nearly_always() -> None:
    assert wins(200)[True] >= 180


@pytest.mark.parametrize("level", L5R_CCG.players.levels)
def test_every_level_plays_a_match_of_three_to_its_end(level: str) -> None:
    match = diamond(3, seats=3)
    agents = [L5R_CCG.players.agent(level, seed) for seed in range(3)]
    assert played(match, agents).outcome is not None


def test_equal_seeds_play_alike() -> None:
    one, other = (played(mirror(5)[0], [CcgBot(1), CcgBot(2)]) for _ in range(2))
    assert one.state_digest() == other.state_digest()


def chosen(state: State, frame: Frame) -> object:
    """Return what the bot answers to the first question after a step."""
    match = going(state, frame)
    return CcgBot(1).choose(sight_of(match, asked(match)))


def test_it_attacks_where_a_province_falls_and_keeps_back_where_it_would_lose() -> None:
    state = empty_table()
    for slug in ("bayushi-tsimaru", "bayushi-motomu"):
        _ = enter(state, ONE, slug)
    assert chosen(state, Frame("attack-phase", ONE)) == f"attack:{TWO}"
    for _ in range(2):
        _ = enter(state, TWO, "moto-zhijuan")
    assert chosen(state, Frame("attack-phase", ONE)) == "pass"


def test_it_buys_what_it_can_and_gives_up_what_it_never_can() -> None:
    state = empty_table()
    state.phase = "dynasty"
    house = offer(state, ONE, 0, "geisha-house")
    assert chosen(state, Frame("dynasty-phase", ONE)) == f"recruit:geisha-house.{house}"
    state = empty_table()
    state.phase = "dynasty"
    dear = offer(state, ONE, 0, "bayushi-tsimaru")
    assert chosen(state, Frame("dynasty-phase", ONE)) == f"discard:bayushi-tsimaru.{dear}"


def test_it_attaches_what_it_can_pay_beside() -> None:
    state = empty_table()
    _ = enter(state, ONE, "soshi-angai")
    card = hold(state, ONE, "war-dogs")
    assert chosen(state, Frame("action-round", ONE, (0, 0))) == f"equip:war-dogs.{card}"


@pytest.mark.slow
def test_neither_ready_deck_wins_two_thirds() -> None:
    found: Counter[str] = Counter()
    for seed in range(200):
        decks = DECKS if seed % 2 else DECKS[::-1]
        planned = Plan("l5r-ccg", "diamond", {"seats": list(decks)}, 2)
        match = Match(begin(planned), chance=Fast(seed))
        outcome = played(match, [CcgBot(seed * 2), CcgBot(seed * 2 + 1)]).outcome
        assert outcome is not None
        found.update(decks[seat] for seat in outcome.winners)
    assert min(found[deck] for deck in DECKS) >= 65, found
