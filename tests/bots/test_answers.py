"""What the heuristic bot answers to questions within a card's effect, in small positions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.tomb_raider.goals import IDOL, a_hunt, a_recovery
from tests.games.tomb_raider.level_tables import form_of
from tests.games.tomb_raider.tables import (
    a_match,
    a_plan,
    bare,
    hunter,
    match_of,
    place,
    play,
    runner,
    spelunker,
)
from tests.shipped import cards

import gorin.games.tomb_raider.state as rules
from gorin.bots.sight import sight_of
from gorin.bots.tomb_raider import series
from gorin.bots.tomb_raider.answers_maps import TREASURE_ROOMS
from gorin.bots.tomb_raider.bot import JUDGES, TombRaiderBot
from gorin.games.tomb_raider.facts import Location
from gorin.kernel.match import Match

HALL = "test-hall"
ROW = {"A1": HALL, "B1": HALL, "C1": HALL}
ROOM = {"B4": "treasure-cave"}
LINE = {f"B{depth}": HALL for depth in range(1, 4)} | ROOM
"""Three halls before the treasure room."""

NOT_JUDGED = {
    "roll": "chance rolls dice",
    "order-roll": "chance rolls dice",
    "entrance-roll": "chance rolls dice",
    "luck-roll": "chance rolls a die",
    "shuffle": "chance shuffles",
    "random-card": "chance picks a card",
    "series-lot": "chance draws lots",
}
"""Kinds of questions that no bot is ever asked, and why."""


def choices(match: Match[Any], seat: int = 0) -> set[str]:
    """Return all that the bot answers to the question of a seat, with one seed or another."""
    question = next(open for open in match.pending if open.decision.seat == seat)
    assert len(question.decision.options) > 1, question.decision.prompt.kind
    sight = sight_of(match, question)
    return {bare(str(TombRaiderBot(seed).choose(sight))) for seed in range(9)}


def chosen(match: Match[Any], seat: int = 0) -> str:
    """Return what the bot answers to the question of a seat, whatever its seed."""
    answers = choices(match, seat)
    assert len(answers) == 1, answers
    return answers.pop()


def asked_after(match: Match[Any], *script: Any, until: str, seat: int = 0) -> str:
    """Play a script up to a question and return the bot's answer to it."""
    play(match, *script, until=until)
    return chosen(match, seat)


# -- all kinds of questions --------------------------------------------------------------------


def kinds_in_the_rules() -> set[str]:
    """Return the kinds of all questions that the rules can put, windows aside."""
    found: set[str] = set()
    for path in sorted(Path(rules.__file__).parent.rglob("*.py")):
        found |= set(re.findall(r"Prompt\(\s*\"([a-z-]+)\"", path.read_text(encoding="utf-8")))
    return found


def test_every_kind_of_question_has_a_judge_or_a_reason_why_it_has_none() -> None:
    kinds = kinds_in_the_rules()
    assert len(kinds) > 45
    judged = {*JUDGES, *series.JUDGES}
    assert kinds - judged - set(NOT_JUDGED) == set()
    assert judged - kinds == set()
    assert set(NOT_JUDGED) <= kinds - judged


def test_it_knows_the_treasure_rooms() -> None:
    rooms = {
        slug
        for slug, facts in cards().items()
        if isinstance(facts, Location) and facts.treasure is not None
    }
    assert rooms == TREASURE_ROOMS


# -- cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [["rope", "look-again"], ["look-again", "rope"]])
def test_it_pays_with_what_is_worth_least(held: list[str]) -> None:
    mine = spelunker("B1", hand=["concentration", *held])
    match = a_match([mine], {"B1": place(HALL, obstacles=["test-net"])})
    assert asked_after(match, "stay", "play:concentration", until="pay-card") == "discard:rope"


def test_it_keeps_the_only_card_that_leads_on() -> None:
    """Nothing is worth as much as the way out of a pit without exits."""
    held = ["concentration", "hidden-exit", "look-again"]
    walled_in = {"B1": place("test-pit", obstacles=["test-net"])}
    match = a_match([spelunker("B1", hand=held)], walled_in, level_deck=["pond"])
    answer = asked_after(match, "play:concentration", until="pay-card")
    assert answer == "discard:look-again"


def test_it_picks_the_best_of_the_cards_seen() -> None:
    mine = spelunker("B1", hand=["quick-assessment"], deck=["rope", "look-again", "rope"])
    match = a_match([mine], {"B1": HALL})
    assert asked_after(match, "play:quick-assessment", until="pick") == "take:look-again"


def test_it_spoils_the_best_card_of_a_rival() -> None:
    mine, rival = spelunker("B1", hand=["im-sorry"]), hunter("C1", hand=["rope", "look-again"])
    match = a_match([mine, rival], ROW)
    assert asked_after(match, "0>play:im-sorry", until="spoil") == "discard:look-again"


def test_it_looks_into_the_hand_of_who_is_nearest_to_the_treasure() -> None:
    raiders = [
        spelunker("B1", hand=["im-sorry"]),
        hunter("B1", hand=["rope", "gap"]),
        runner("B3", hand=["rope", "gap"]),
    ]
    match = a_match(raiders, LINE)
    assert asked_after(match, "0>play:im-sorry", until="hand") == "hand:2"


def test_it_gives_up_its_worst_item() -> None:
    mine = hunter("C1", unsaved=["backpack", "infrared-goggles"])
    match = a_match([spelunker("B1", hand=["over-encumbered"]), mine], ROW)
    play(match, "0>play:over-encumbered", until="item")
    assert chosen(match, 1) == "item:backpack"


def test_a_failure_that_takes_a_card_takes_the_worst_one() -> None:
    match = a_match([spelunker("B1", hand=["look-again", "rope"])], {"B1": "lure"})
    play(match, "stay", "test:think", (1, 1), until="drop")
    assert chosen(match) == "discard:rope"


def test_it_takes_back_the_best_item_that_it_can_find() -> None:
    discard = ["backpack", "infrared-goggles", "run"]
    mine = spelunker("B1", saved=["lock-and-load", "shotgun"], discard=discard)
    match = a_match([mine], {"B1": HALL})
    assert asked_after(match, "use:lock-and-load", until="recover") == "recover:infrared-goggles"


# -- whom ------------------------------------------------------------------------------------


def test_it_sets_a_creature_on_who_searches_for_the_treasure() -> None:
    raiders = [spelunker("B1", hand=["scent-the-prey"]), hunter("B2"), runner("B4")]
    match = a_match(raiders, {**LINE, "B1": place(HALL, obstacles=["wolves"])})
    assert asked_after(match, "0>play:scent-the-prey", until="raider") == "raider:2"


def test_it_takes_the_creature_away_from_its_own_way() -> None:
    """Of two creatures it sends off the one that lies before it, not the one behind."""
    raiders = [spelunker("B2", hand=["scent-the-prey"]), runner("C1")]
    lying = {
        **LINE,
        "B1": place(HALL, obstacles=["wolves"]),
        "B3": place(HALL, obstacles=["wolf-pack"]),
        "C1": HALL,
    }
    match = a_match(raiders, lying)
    assert asked_after(match, "0>play:scent-the-prey", until="shift") == "shift:wolf-pack"


@pytest.mark.parametrize("near", [1, 2])
def test_it_takes_the_save_point_of_who_loses_most_by_it(near: int) -> None:
    saved = [hunter("B1", save_point="B1", entrance="B1"), hunter("B1", entrance="B1")]
    saved[1] = hunter("B3", save_point="B3", entrance="B1")
    rivals = saved if near == 2 else saved[::-1]
    match = a_match([spelunker("B1", hand=["no-fallback"]), *rivals], LINE)
    assert asked_after(match, "0>play:no-fallback", until="raider") == f"raider:{near}"


def test_what_it_finds_harms_the_rival_that_is_nearest_to_the_treasure() -> None:
    raiders = [
        spelunker("B1", hand=["unpleasant-surprise"]),
        hunter("B1", entrance="B1"),
        hunter("B3", entrance="B1"),
    ]
    match = a_match(raiders, LINE, round="search")
    play(match, "0>search", (6, 6, 6), "0>find:unpleasant-surprise", until="raider")
    assert chosen(match) == "raider:2"


def test_of_two_that_fight_it_spoils_the_one_whose_defeat_it_gains_by() -> None:
    """One life left: whoever loses this fight dies. Seat 1 brings the treasure home."""
    fighters = [runner("B1", damage=2), runner("B1", damage=2), hunter("B2", hand=["poor-aim"])]
    match = a_recovery(
        fighters,
        {"B1": HALL, "B2": HALL, "A1": "cave-entrance", **ROOM},
        prize={**IDOL, "carrier": 1},
    )
    play(match, "0>stay", "attack:1", (3, 3, 3), (4, 4, 4), "2>play:poor-aim", until="raider")
    assert chosen(match, 2) == "raider:1"


# -- where -----------------------------------------------------------------------------------


def test_it_blocks_no_exit_on_its_own_way() -> None:
    """Falling boulders close an exit: not the one that leads to the treasure."""
    lying = {**LINE, "B1": place(HALL, obstacles=["falling-boulders"]), "A1": HALL, "C1": HALL}
    match = a_match([spelunker("B1")], lying)
    play(match, "stay", "test:move", (1, 1, 1), until="side")
    assert choices(match) == {"side:left", "side:right"}


def test_it_blocks_the_way_of_others_if_it_has_another_one_itself() -> None:
    """Both need the exit that leads deeper, but a card gets the seat through walls."""
    lying = {"B1": HALL, "B2": HALL, "B3": HALL, **ROOM, "A2": "test-pit", "C2": "test-pit"}
    lying = {**lying, "A1": "test-pit", "C1": "test-pit"}
    for held, wanted in ((["the-way-through"], True), ([], False)):
        raiders = [spelunker("B2", hand=["collapsing-exit", *held]), runner("B2")]
        match = a_match(raiders, lying)
        play(match, "0>play:collapsing-exit", until="side")
        assert ("side:ahead" in choices(match)) is wanted
        assert len(choices(match)) == 1 or not wanted


def test_an_exchange_brings_the_least_trouble_here() -> None:
    mine = spelunker("B1", hand=["bait-and-switch"])
    lying = {
        "B1": place(HALL, obstacles=["test-crusher", "bats"]),
        "C1": place(HALL, obstacles=["test-net"]),
        "A1": place(HALL, obstacles=["wolf-pack"]),
    }
    match = a_match([mine], lying)
    assert asked_after(match, "play:bait-and-switch", until="shift") == "shift:test-crusher"
    play(match, "shift:test-crusher", until="exchange")
    assert chosen(match) == "shift:test-net"


def test_it_removes_what_is_worst_to_face() -> None:
    lying = {**ROW, "B1": place(HALL, obstacles=["bats", "test-crusher"])}
    match = a_match([spelunker("B1", hand=["test-dynamite"]), hunter("C1")], lying)
    assert asked_after(match, "0>play:test-dynamite", until="remove") == "remove:test-crusher"


def test_a_hunter_of_bounties_removes_what_scores() -> None:
    lying = {**ROW, "B1": place(HALL, obstacles=["bats", "test-net"])}
    match = a_hunt([spelunker("B1", hand=["test-dynamite"]), hunter("C1")], lying)
    assert asked_after(match, "0>play:test-dynamite", until="remove") == "remove:bats"


def test_it_takes_the_passage_that_leads_nearest_to_the_treasure() -> None:
    raiders = [spelunker("B1", hand=["secret-passage"]), hunter("B1")]
    match = a_match(raiders, {**LINE, "A1": HALL, "C1": HALL}, round="search")
    play(match, "0>search", (6, 6, 6), "0>find:secret-passage", until="space")
    assert chosen(match) == "space:B4"


def test_it_drives_a_creature_away_from_its_own_way() -> None:
    lying = {**LINE, "B1": place(HALL, obstacles=["wolves"]), "A1": HALL, "C1": HALL}
    match = a_match([spelunker("B1", hand=["drive-out"])], lying)
    play(match, "play:drive-out", until="shift-to")
    assert choices(match) == {"shift-to:A1", "shift-to:C1"}


# -- wounds and tests ------------------------------------------------------------------------


def test_it_faces_with_the_ability_that_passes_most_likely_but_does_not_fight() -> None:
    """The runner rolls six dice for Move, three for the others; as a veteran all are alike."""
    lying = {"B1": place(HALL, obstacles=["test-ghost"])}
    match = a_match([runner("B1", hand=["adapt-and-overcome"])], lying)
    play(match, "stay", "test:think", "play:adapt-and-overcome", until="improvise")
    assert chosen(match) == "test:move"
    veteran = {"card": "test-veteran", "at": "B1", "entrance": "B1"}
    match = a_match([{**veteran, "hand": ["adapt-and-overcome"]}], lying)
    play(match, "stay", "test:think", "play:adapt-and-overcome", until="improvise")
    assert choices(match) == {"test:move", "test:search"}


def test_it_heals_what_its_life_hangs_on_first() -> None:
    mine = hunter("B1", unsaved=["large-medi-pack"], damage=1, injuries={"search": 1})
    match = a_match([mine], {"B1": HALL})
    assert asked_after(match, "use:large-medi-pack", until="wound") == "heal:damage"


@pytest.mark.parametrize(
    ("mine", "answer"),
    [(hunter("B1"), "injure:think"), (spelunker("B1"), "injure:move")],
)
def test_it_is_injured_neither_in_search_nor_in_what_its_life_hangs_on(
    mine: dict[str, Any], answer: str
) -> None:
    match = a_match([mine], {"B1": place(HALL, obstacles=["natlas-sniper"])})
    play(match, "stay", "test:fight", (1, 1), until="injury")
    assert chosen(match) == answer


# -- looking ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "answer"), [("dead-end", "bury"), ("rough-staircase", "leave")])
def test_it_buries_a_dead_end_before_it_explores_itself(top: str, answer: str) -> None:
    mine = spelunker("B1", hand=["snoop-ahead"])
    match = a_match([mine], {"B1": HALL}, level_deck=[top, "pond"])
    assert asked_after(match, "play:snoop-ahead", until="look") == answer


@pytest.mark.parametrize(("top", "answer"), [("dead-end", "leave"), ("treasure-cave", "bury")])
def test_it_leaves_a_dead_end_to_others_and_no_treasure(top: str, answer: str) -> None:
    raiders = [spelunker("B3"), hunter("B1", hand=["snoop-ahead"])]
    match = a_match(raiders, {"B1": HALL, "B3": HALL}, level_deck=[top, "pond"])
    assert asked_after(match, "1>play:snoop-ahead", until="look", seat=1) == answer


def looking(hidden: str) -> Match[Any]:
    """Return a match on a map laid out face down, with a spare deck."""
    return a_match(
        [runner("B2", hand=["snoop-ahead"])],
        {"B2": HALL, "B3": place(hidden, face_up=False), "C6": HALL},
        level=form_of("death-by-design", "spare"),
        level_deck=["treasure-cave", "treasure-vault"],
        more_level_decks=[["empty-room", "deathtrap"]],
    )


@pytest.mark.parametrize(("hidden", "answer"), [("dead-end", "swap"), ("slide", "leave")])
def test_it_looks_at_what_lies_before_it_and_swaps_what_leads_nowhere(
    hidden: str, answer: str
) -> None:
    match = looking(hidden)
    assert asked_after(match, "play:snoop-ahead", until="look-where") == "look:B3"
    play(match, "look:B3", until="swap")
    assert chosen(match) == answer


def test_it_starts_at_the_entrance_where_nobody_else_does() -> None:
    match = match_of(a_plan(seats=4, level="freestyle"))
    play(match, (6,), (5,), (4,), (3,), "0>entrance:A1", until="entrance")
    assert chosen(match, 1) == "entrance:C1"


# -- goals -----------------------------------------------------------------------------------


def test_it_picks_up_the_treasure_that_lies_there() -> None:
    match = a_recovery(
        [spelunker("B4"), spelunker("B3")],
        {**ROOM, "B3": HALL},
        round="search",
        prize={**IDOL, "at": "B4"},
    )
    play(match, "0>search", (6, 6, 6, 6), until="pick-up")
    assert chosen(match) == "pick-up"


def test_it_takes_the_treasure_that_gives_most() -> None:
    match = a_recovery(
        [spelunker("B4"), spelunker("B3")],
        {**ROOM, "B3": HALL},
        round="search",
        collection=("claw-of-the-cave-bear", "idol-of-fortune"),
    )
    play(match, "0>search", (6, 6, 6, 6), until="treasure")
    assert chosen(match) == "treasure:idol-of-fortune"


def test_it_takes_a_bonus_rather_than_none() -> None:
    match = match_of(a_plan(seats=2, level="freestyle", variant="power-2-supplied"))
    play(match, (6,), (5,), "entrance:A1", until="bonus")
    assert chosen(match, 1) not in ("no-bonus", "bonus:claw-of-the-cave-bear")
