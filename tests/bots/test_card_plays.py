"""Which cards the heuristic bot plays, and which it keeps, in small positions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.tables import (
    RULEBOOK,
    Answer,
    Sketch,
    a_match,
    bare,
    frail,
    offered,
    place,
    play,
    runner,
    spelunker,
)
from tests.raids import agent_for

from gorin.bots.sight import sight_of
from gorin.games.tomb_raider.script import Ability, Behaviour
from gorin.games.tomb_raider.state import Moment
from gorin.games.tomb_raider.words.effects import Heal
from gorin.kernel.match import Match

HALL = "test-hall"
ROW = {"B1": HALL, "C1": HALL}
ROOM = {"B1": "test-room"}


def guarded(*obstacles: str, at: str = HALL) -> dict[str, Any]:
    return {"B1": place(at, obstacles=list(obstacles)), "C1": HALL}


def choice(match: Match[Any], seat: int = 0) -> str:
    """Return what the bot plays of what is offered."""
    question = next(each for each in match.pending if each.decision.seat == seat)
    chosen = agent_for("heuristic", 1).choose(sight_of(match, question))
    assert isinstance(chosen, str)
    return bare(chosen)


def chosen(
    raiders: list[Sketch], where: dict[str, Any], *answers: Answer, until: str, **more: Any
) -> str:
    """Return what the first seat's bot plays in a window that a script leads to."""
    match = a_match(raiders, where, **more)
    play(match, *answers, until=until)
    assert match.pending[0].decision.seat == 0, offered(match)
    assert len(offered(match)) > 1, "something can be played"
    return choice(match)


# -- costs ---------------------------------------------------------------------------------

GOOD = ["look-again", "just-made-it", "the-way-through", "chute-trap", "backflip"]
POOR = ["gap", "bats"]


def test_all_or_nothing_is_played_with_a_poor_hand_only() -> None:
    search = {"round": "search", "until": "window-test"}
    poor = [runner("B1", hand=["all-or-nothing", *POOR])]
    assert chosen(poor, ROOM, "search", **search) == "play:all-or-nothing"
    good = [runner("B1", hand=["all-or-nothing", *GOOD])]
    assert chosen(good, ROOM, "search", **search) == "pass"


def test_life_is_given_for_the_treasure_but_not_in_vain() -> None:
    search = {"round": "search", "until": "window-roll"}
    raider = [runner("B1", hand=["fools-gambit"])]
    assert chosen(raider, ROOM, "search", (3, 3, 1), **search) == "play:fools-gambit"
    assert chosen(raider, ROOM, "search", (2, 2, 1), **search) == "pass"


def test_a_card_is_not_given_for_dice_that_change_nothing() -> None:
    search = {"round": "search", "until": "window-test"}
    held = ["concentration", "rope", "just-made-it"]
    weak = [frail("B1", hand=held)]
    assert chosen(weak, ROOM, "search", **search) == "play:concentration"
    strong = [runner("B1", hand=held, unsaved=["test-lamp", "infrared-goggles"])]
    assert chosen(strong, ROOM, "search", **search) == "pass"


# -- tests ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "faces", "played"),
    [
        ("attention-to-detail", (4, 3, 1), True),
        ("attention-to-detail", (4, 4, 4), False),
        ("reflection-of-fate", (5, 3, 1), True),
        ("just-made-it", (4, 3, 1), True),
        ("just-made-it", (1, 1, 1), False),
    ],
)
def test_a_rolled_search_is_bettered_if_it_helps(
    card: str, faces: tuple[int, ...], *, played: bool
) -> None:
    search = {"round": "search", "until": "window-roll"}
    found = chosen([runner("B1", hand=[card])], ROOM, "search", faces, **search)
    assert found == (f"play:{card}" if played else "pass")


def test_a_fight_is_rolled_again_if_it_failed() -> None:
    def after(faces: tuple[int, ...]) -> str:
        raider = runner("B1", hand=["the-second-barrel"])
        until = "window-roll"
        return chosen([raider], guarded("test-guard"), "stay", faces, until=until)

    assert after((1, 1, 1)) == "play:the-second-barrel"
    assert after((6, 6, 6)) == "pass"


def test_more_damage_is_dealt_only_if_it_removes_what_is_fought_sooner() -> None:
    def armed(*weapons: str) -> str:
        raider = runner("B1", hand=["achilles-heel"], unsaved=list(weapons))
        fight = {"B1": place("test-room", obstacles=["test-guard"])}
        return chosen([raider], fight, until="window-test")

    assert armed() == "play:achilles-heel"
    assert armed("shotgun") == "pass"


def test_the_best_ability_is_rolled_where_another_one_is_weak() -> None:
    weak = runner("B1", hand=["i-can-do-that"], injuries={"search": 2})
    search = {"round": "search", "until": "window-test"}
    assert chosen([weak], ROOM, "search", **search) == "play:i-can-do-that"


def test_an_obstacle_is_faced_with_a_better_ability() -> None:
    raider = runner("B1", hand=["adapt-and-overcome"], injuries={"fight": 2})
    found = chosen([raider], guarded("wolves"), "stay", until="window-test")
    assert found == "play:adapt-and-overcome"


def test_a_rivals_search_for_the_treasure_is_spoiled_if_it_would_succeed() -> None:
    def after(faces: tuple[int, ...]) -> str:
        raiders = [runner("C1", hand=["snake-eyes"]), frail("B1")]
        match = a_match(
            raiders, {"B1": "test-room", "C1": HALL}, round="search", active=1, order=[1, 0]
        )
        play(match, "1>search", faces, until="window-roll")
        return choice(match)

    assert after((6, 5)) == "play:snake-eyes"
    assert after((1, 2)) == "pass"


# -- life and obstacles --------------------------------------------------------------------


def test_traps_are_solved_where_they_are_in_the_way() -> None:
    raider = [runner("B1", hand=["carpe-conundrum"])]
    trapped = guarded("crushing-stone-trap", at="test-room")
    assert chosen(raider, trapped, until="window-start") == "play:carpe-conundrum"


def test_healing_waits_until_there_is_something_to_heal() -> None:
    hurt = [runner("B1", damage=2, unsaved=["large-medi-pack"])]
    assert chosen(hurt, ROW, until="window-start") == "use:large-medi-pack"


def test_an_upgrade_and_a_secret_move_are_played_as_soon_as_possible() -> None:
    saver = [spelunker("B4", hand=["lara-croft-explorer"])]
    assert chosen(saver, {"B4": HALL}, until="window-start") == "play:lara-croft-explorer"
    mover = [runner("B1", hand=["rope-maneuver"], saved=["rope"])]
    assert chosen(mover, ROW, until="window-start") == "play:rope-maneuver"


# -- cards ---------------------------------------------------------------------------------


def test_cards_are_drawn_with_room_for_them() -> None:
    deck = ["run", "rope", "gap", "bats"]
    raider = [runner("B1", hand=["insight"], deck=deck)]
    assert chosen(raider, ROW, until="window-start") == "play:insight"
    chooser = [runner("B1", hand=["quick-assessment"], deck=deck)]
    assert chosen(chooser, ROW, until="window-start") == "play:quick-assessment"


def test_a_hand_is_exchanged_only_if_it_is_poor() -> None:
    deck = ["run", "rope", "gap", "bats", "run", "rope"]
    poor = [runner("B1", hand=["fresh-start", *POOR, "dark", "wolves"], deck=deck)]
    assert chosen(poor, ROW, until="window-start") == "play:fresh-start"
    good = [runner("B1", hand=["fresh-start", *GOOD[:4]], deck=deck)]
    match = a_match(good, ROW)
    assert "play:fresh-start" in offered(match)
    assert choice(match) != "play:fresh-start"


def test_what_it_makes_nothing_of_is_not_used() -> None:
    raiders = [runner("B1", unsaved=["binoculars"]), spelunker("C1", hand=["run"])]
    assert chosen(raiders, ROW, until="window-start") == "pass"


def test_a_rival_with_cards_loses_the_best_one() -> None:
    raiders = [runner("B1", hand=["im-sorry"]), spelunker("C1", hand=["run", "rope", "gap"])]
    assert chosen(raiders, ROW, until="window-start") == "play:im-sorry"


def test_alone_cards_against_others_are_kept() -> None:
    held = ["lost", "push", "snake-eyes", "scent-the-prey"]
    match = a_match([runner("B1", hand=[*held, "all-or-nothing"])], guarded("test-net"))
    play(match, "stay", until="window-test")
    assert choice(match) == "pass"


def test_what_a_card_does_is_read_from_the_rulebook_of_the_match() -> None:
    heals = Behaviour(from_hand=(Ability(Moment.START, (Heal(2),)),))
    entered = RULEBOOK.amended("tomb-raider/entered", scripts={"good-shot": heals})
    hurt = [runner("B1", damage=2, hand=["good-shot"])]
    other = a_match(hurt, ROW, rulebook=entered)
    play(other, until="window-start")
    assert choice(other) == "play:good-shot"
    usual = a_match([runner("B1", hand=["run", "good-shot"])], ROW)
    play(usual, until="window-start")
    assert "play:good-shot" not in offered(usual)
    assert choice(usual) != "play:good-shot"
