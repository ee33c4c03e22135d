"""The bot of Magic: it plays whole matches, and better than chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.bots.test_ccg_bot import played
from tests.formats import commander
from tests.games.magic.playing import ONE, Playing, kaalia, lies, zedruu

from gorin.bots.agent import Agent
from gorin.bots.magic.bot import MagicBot
from gorin.bots.magic.scene import parts
from gorin.bots.random_bot import RandomBot
from gorin.bots.sight import sight_of
from gorin.content.box.wishes import Plan
from gorin.content.desk.matches import begin
from gorin.content.magic.box import MAGIC
from gorin.games.magic.decks import DECKS
from gorin.games.magic.state import State
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match

LONGEST = 5000
"""So many answers are asked at most: random games can be very long."""


def mirror(seed: int, *, seats: int = 2) -> tuple[Match[State], int]:
    """Return a match between equal decks, and the seat of the bot."""
    decks = [DECKS[seed % 2]] * seats
    match = Match(begin(Plan("magic", "commander", {"seats": decks}, seats)), chance=Fast(seed))
    return match, seed // 2 % seats


def wins(games: int, *, seats: int = 2) -> Counter[bool]:
    """Return how often the bot wins and does not win against random ones."""
    found: Counter[bool] = Counter()
    for seed in range(games):
        match, own = mirror(seed, seats=seats)
        agents: list[Agent] = [RandomBot(seed + seat) for seat in range(seats)]
        agents[own] = MagicBot(seed)
        outcome = played(match, agents).outcome
        found[outcome is not None and outcome.winners == (own,)] += 1
    return found


def test_it_beats_chance() -> None:
    assert wins(16)[True] >= 13


@pytest.mark.slow
def test_it_beats_chance_nearly_always() -> None:
    assert wins(100)[True] >= 92


@pytest.mark.slow
def test_at_a_table_of_four_it_wins_more_than_its_share() -> None:
    assert wins(40, seats=4)[True] >= 25


@pytest.mark.parametrize("level", MAGIC.players.levels)
def test_every_level_plays_a_match_of_three_to_its_end(level: str) -> None:
    match = commander(3, seats=3)
    match.start()
    agents = [MAGIC.players.agent(level, seed) for seed in range(3)]
    for _ in range(LONGEST):
        if not match.pending:
            break
        question = match.pending[0]
        seat = question.decision.seat
        match.choose(seat, agents[seat].choose(sight_of(match, question)), serial=question.serial)
    assert match.outcome is not None or level == "random"


def test_equal_seeds_play_alike() -> None:
    one, other = (played(mirror(5)[0], [MagicBot(1), MagicBot(2)]) for _ in range(2))
    assert one.state_digest() == other.state_digest()


def chosen(game: Playing) -> Any:
    """Return what the bot answers to the open question."""
    return MagicBot(1).choose(sight_of(game.match, game.match.pending[0]))


def named(answer: Any) -> list[tuple[str, str]]:
    """Return the titles of a declaration."""
    return [tuple(part.partition(":")[2].partition(".")[0] for part in pair) for pair in answer]


def test_it_plays_a_land_first() -> None:
    game = Playing(kaalia("mountain", "terminate"), lies("serra-sphinx"))
    assert chosen(game).startswith("land:mountain")


def test_it_takes_what_is_worth_most_from_others() -> None:
    game = Playing(
        kaalia("terminate", lying=("angel-of-despair",)), zedruu(lying=("serra-sphinx",))
    )
    game.do("cast:terminate")
    assert chosen(game).startswith("target:serra-sphinx")


def test_it_keeps_what_would_meet_its_own_creatures_alone() -> None:
    game = Playing(kaalia("terminate", lying=("angel-of-despair",)), zedruu())
    assert "cast:terminate" in [key.partition(".")[0] for key in game.keys]
    assert not chosen(game).startswith("cast:terminate")


def test_it_counters_what_is_worth_a_card_and_nothing_of_its_own() -> None:
    game = Playing(kaalia("angel-of-despair"), zedruu("spell-crumple"))
    game.do("cast:angel-of-despair")
    assert game.asked.seat != ONE
    assert chosen(game).startswith("cast:spell-crumple")


def test_it_attacks_who_cannot_block_and_not_into_a_stronger_creature() -> None:
    game = Playing(
        lies("serra-sphinx", "razorjaw-oni"), lies("wall-of-denial"), lies(), step="attackers"
    )
    assert named(chosen(game)) == [("serra-sphinx", "2"), ("razorjaw-oni", "2")]
    game = Playing(lies("flametongue-kavu"), lies("razorjaw-oni"), step="attackers")
    assert named(chosen(game)) == []


def test_it_attacks_with_all_where_that_is_the_end_of_somebody() -> None:
    game = Playing(
        lies("flametongue-kavu", "razorjaw-oni"), lies("wall-of-denial", life=4), step="attackers"
    )
    assert len(chosen(game)) == 2


@pytest.mark.parametrize(("life", "count"), [(40, 0), (4, 1)])
def test_it_blocks_a_stronger_creature_only_to_live(life: int, count: int) -> None:
    game = Playing(lies("trained-orgg"), lies("wall-of-omens", life=life), step="attackers")
    game.attack(trained_orgg=1)
    game.until("block")
    assert len(chosen(game)) == count


def test_it_takes_a_mulligan_of_too_many_lands_or_too_few_and_sets_some_aside() -> None:
    asked = 0
    for seed in range(40):
        match = commander(seed, seats=2)
        match.start()
        question = match.pending[0]
        seat = question.decision.seat
        hand = match.table.state.hands[seat]
        lands = sum(match.table.state.slug(card) in LANDS for card in hand)
        answer = MagicBot(1).choose(sight_of(match, question))
        assert answer == ("keep" if 3 <= lands <= 5 else "mulligan"), lands
        for each in tuple(match.pending):
            given = answer if each is question else "keep"
            match.choose(each.decision.seat, given, serial=each.serial)
        if answer == "mulligan":
            aside = MagicBot(1).choose(sight_of(match, match.pending[0]))
            assert isinstance(aside, tuple)
            assert {parts(key)[1] in LANDS for key in aside} == {lands > 5}
            asked += 1
    assert asked >= 5


LANDS = ("plains", "island", "swamp", "mountain", "command-tower", "akoum-refuge")
