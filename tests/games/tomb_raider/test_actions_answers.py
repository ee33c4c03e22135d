"""Actions whose circumstances change before they take effect, and whole games with all of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests import contracts
from tests.attempts import why_not_agrees
from tests.contracts import Watcher
from tests.games.tomb_raider.tables import (
    RULEBOOK,
    a_level,
    a_match,
    dice_asked,
    fact,
    hunter,
    place,
    play,
    raider_of,
    spelunker,
)
from tests.shipped import cards
from tests.walk import walk

from gorin.content.tomb_raider.pool import shipped
from gorin.content.tomb_raider.setup import MatchPlan, SeatPlan, begin
from gorin.games.tomb_raider.events.trials import AttackBegan, NoObstacle, SearchBegan
from gorin.games.tomb_raider.facts import Action
from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment, State
from gorin.games.tomb_raider.words.trials import DuringOtherTest, TakeDice
from gorin.kernel.chance import Fast
from gorin.kernel.match import Match

HALL = "test-hall"
ROW = {"B1": HALL, "C1": HALL}
ACTIONS = tuple(
    facts
    for facts in cards().values()
    if isinstance(facts, Action) and "074" < facts.number < "186"
)
STARTER_OBSTACLES = ("bats", "wolves", "pit-trap", "rough-ground", "bear", "gap")
STARTER_ITEMS = ("magnum-pistols", "small-medi-pack", "rope", "backpack", "save-point")


# -- all of them ---------------------------------------------------------------------------


def test_there_are_38_of_them_all_made_of_words() -> None:
    assert len(ACTIONS) == 38
    for facts in ACTIONS:
        script = RULEBOOK.scripts[facts.slug]
        assert isinstance(script, Behaviour), facts.slug
        assert script.from_hand, facts.slug
        assert not script.local, facts.slug
        assert facts.stand_in, facts.slug


def test_however_many_dice_are_taken_one_is_left() -> None:
    jam = Ability(Moment.TEST, (TakeDice(9),), conditions=(DuringOtherTest(),))
    rulebook = RULEBOOK.amended("tests", scripts={"weapon-jam": Behaviour(from_hand=(jam,))})
    match = a_match(
        [spelunker("B1"), hunter("C1", hand=["weapon-jam"])],
        {"B1": place(HALL, obstacles=["test-net"]), "C1": HALL},
        rulebook=rulebook,
    )
    play(match, "0>stay", "1>play:weapon-jam", until="roll")
    assert dice_asked(match) == 1


# -- what is gone before the card takes effect ---------------------------------------------


def happened(match: Match[State], kind: type) -> bool:
    return any(isinstance(event, kind) for event in match.log())


def test_drive_out_moves_nothing_if_the_creature_is_gone() -> None:
    match = a_match(
        [spelunker("B1", hand=["drive-out", "test-blast"])],
        {"B1": place(HALL, obstacles=["wolves"]), "C1": HALL},
    )
    play(match, "play:drive-out", "play:test-blast", until="move")
    assert fact(match, "map.B1.obstacles") == []
    assert fact(match, "map.C1.obstacles") == []


def test_bait_and_switch_exchanges_nothing_if_an_obstacle_is_gone() -> None:
    match = a_match(
        [spelunker("B1", hand=["bait-and-switch", "test-blast"])],
        {"B1": place(HALL, obstacles=["wolves"]), "C1": place(HALL, obstacles=["bats"])},
    )
    play(match, "play:bait-and-switch", "play:test-blast", until="move")
    assert fact(match, "map.C1.obstacles") == ["bats"]


def test_nobody_is_attacked_who_has_died_meanwhile() -> None:
    doomed = hunter("B1", damage=1, hand=["test-self-strike"])
    match = a_match([spelunker("B1", hand=["attack-from-behind"]), doomed], ROW)
    play(match, "0>play:attack-from-behind", "1>play:test-self-strike", until="move")
    assert fact(match, "raiders.1.dead")
    assert not happened(match, AttackBegan)


def test_no_creature_is_set_on_a_raider_that_has_died_meanwhile() -> None:
    doomed = hunter("C1", damage=1, hand=["test-self-strike"])
    match = a_match(
        [spelunker("B1", hand=["scent-the-prey"]), doomed],
        {"B1": place(HALL, obstacles=["wolves"]), "C1": HALL},
    )
    play(match, "0>play:scent-the-prey", "1>play:test-self-strike", until="move")
    assert fact(match, "map.B1.obstacles") == ["wolves"]


def test_the_greater_threat_needs_that_the_acting_raider_still_lives() -> None:
    match = a_match(
        [
            spelunker("B3", damage=1, hand=["test-self-strike"]),
            hunter("B1", hand=["the-greater-threat", "bats"]),
        ],
        {"B1": HALL, "B3": HALL},
    )
    play(match, "0>stay", "1>play:the-greater-threat", "0>play:test-self-strike")
    assert fact(match, "raiders.0.dead")
    assert fact(match, "raiders.1.hand") == ["bats"]
    assert not happened(match, NoObstacle)


def test_over_encumbered_spares_who_has_used_an_item_meanwhile() -> None:
    laden = hunter("C1", damage=1, unsaved=["test-tonic", "rope"])
    match = a_match([spelunker("B1", hand=["over-encumbered"]), laden], ROW)
    play(match, "0>play:over-encumbered", "1>use:test-tonic", until="move")
    assert fact(match, "raiders.1.unsaved") == ["rope"]


def test_im_sorry_finds_an_empty_hand() -> None:
    match = a_match(
        [spelunker("B1", hand=["im-sorry"]), hunter("C1", hand=["test-self-strike"])], ROW
    )
    play(match, "0>play:im-sorry", "1>play:test-self-strike", until="move")
    assert fact(match, "raiders.1.discard") == ["test-self-strike"]
    assert raider_of(match, 1).damage == 1


def test_detailed_search_is_not_made_by_a_dead_raider() -> None:
    match = a_match(
        [spelunker("B1", damage=1, hand=["detailed-search", "test-self-strike"])],
        ROW,
        round="search",
    )
    play(match, "play:detailed-search", "play:test-self-strike")
    assert fact(match, "raiders.0.deaths") == 1
    assert not happened(match, SearchBegan)


# -- whole games ---------------------------------------------------------------------------


def a_game(seed: int, *, seats: int, level: str) -> Match[Any]:
    """Return a match with decks of half of the actions each, starter items and obstacles."""
    below = Fast(seed).below

    def seat(number: int) -> SeatPlan:
        left = [facts.slug for facts in ACTIONS]
        deck = {left.pop(below(len(left))): 2 for _ in range(19)}
        deck |= dict.fromkeys(STARTER_ITEMS, 2)
        if seats > 1:
            deck |= dict.fromkeys(STARTER_OBSTACLES, 2)
        raider = ("lara-croft-spelunker", "lara-croft-treasure-hunter")[number % 2]
        return SeatPlan(raider, deck)

    chosen = a_level(level)
    variant = chosen.variants[0].id if chosen.variants else None
    plan = MatchPlan(
        chosen,
        tuple(seat(number) for number in range(seats)),
        variant,
        turn_limit=12,
        opening="random",
    )
    return Match(begin(RULEBOOK, plan, shipped()), chance=Fast(seed))


@pytest.mark.parametrize(
    ("seats", "level"), [(1, "introductory"), (2, "introductory"), (3, "shuffled-room")]
)
def test_games_with_all_actions_keep_secrets_and_lose_no_card(seats: int, level: str) -> None:
    def make(seed: int) -> Match[Any]:
        return a_game(seed, seats=seats, level=level)

    watchers: dict[str, Watcher] = {
        "cards_are_conserved": contracts.cards_are_conserved,
        "nothing_hidden_is_seen": partial(contracts.nothing_hidden_is_seen, every=19),
        "why_not_agrees": partial(why_not_agrees, every=19),
    }
    for seed in range(2):
        _ = walk(make, seed, watchers)
