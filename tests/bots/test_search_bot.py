"""The search bot: it tries options in imagined worlds, on what its seat may know."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import a_match, frail, play, spelunker

from gorin.bots.search_bot import Effort, SearchBot
from gorin.bots.sight import Sight, sight_of
from gorin.bots.tomb_raider.search import value
from gorin.kernel.chance import Fast
from gorin.kernel.decision import Seat
from gorin.kernel.match import Match

ME = Seat(0)
ROOM = {"B4": "treasure-cave", "B3": "open-cavern"}
QUICK = Effort(worlds=12, least=6, answers=12)


class First:
    """Always takes the first option."""

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, sight: Sight) -> object:
        return sight.keys[0]


def searcher(*kinds: str, effort: Effort = QUICK) -> SearchBot:
    return SearchBot(7, First, value, kinds, effort)


def in_the_room(**more: Any) -> Match[Any]:
    raiders = [spelunker("B4", **more), frail("B3")]
    match = a_match(raiders, ROOM, round="search", level_deck=["pond"])
    play(match, until="search")
    return match


def test_it_takes_the_option_that_wins_in_more_worlds() -> None:
    match = in_the_room()
    sight = sight_of(match, match.question(ME))
    assert sight.keys[0] == "no-search"
    assert searcher("search").choose(sight) == "search"


def test_what_is_not_worth_a_search_is_left_to_the_quicker_bot() -> None:
    match = in_the_room()
    assert searcher("move").choose(sight_of(match, match.question(ME))) == "no-search"


def test_equal_seeds_think_alike_and_the_match_does_not_change() -> None:
    match = in_the_room(hand=["look-again", "rope"])
    before = match.state_digest()
    sight = sight_of(match, match.question(ME))
    chosen = [searcher("search").choose(sight) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert match.state_digest() == before


def test_a_world_holds_nothing_that_the_seat_may_not_know() -> None:
    held = ["bear", "wolves", "bats", "gap"]
    raiders = [spelunker("B3"), spelunker("B3", hand=held[:2], deck=held[2:])]
    match = a_match(raiders, {"B3": "open-cavern"})
    play(match, until="move")
    sight = sight_of(match, match.question(ME))
    hands = {
        tuple(sorted(card.slug for card in sight.imagine(Fast(seed)).view(Seat(1)).hand))
        for seed in range(40)
    }
    # Any two of the four may be in the other hand: all six pairs come up.
    assert len(hands) == 6


def test_a_match_that_cannot_fork_cannot_be_imagined() -> None:
    match = in_the_room()
    plain = Match(match.table, forkable=False)
    plain.start()
    sight = sight_of(plain, plain.pending[0])
    assert not sight.can_imagine
    with pytest.raises(ValueError, match="forkable"):
        _ = sight.imagine(Fast(1))
