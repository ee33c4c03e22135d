"""TR-8: the Draw round."""

from __future__ import annotations

import pytest
from tests.games.tomb_raider.tables import (
    Order,
    a_match,
    asks,
    events,
    fact,
    hunter,
    kinds,
    offered,
    place,
    play,
    raider_of,
    refusals,
    spelunker,
    view_of,
)

from gorin.games.tomb_raider.events.piles import CardDiscarded, CardsDrawn
from gorin.games.tomb_raider.events.raiders import Reloaded, ResetChosen, Saved
from gorin.games.tomb_raider.events.turns import RoundBegan, TurnBegan
from gorin.games.tomb_raider.state import Round

CAVERN = {"B1": "open-cavern"}
SAFE = {"B1": "open-cavern", "B2": "safe-cave"}
DECK = ["rope", "run", "lost", "push", "bats", "bear", "gap", "dark", "take-aim", "good-shot"]


@pytest.mark.clause("TR-8.1")
def test_any_number_of_cards_may_be_discarded() -> None:
    hand = ["rope", "run", "lost"]
    for discarded in ([], ["discard:run"], ["discard:rope", "discard:lost", "discard:run"]):
        match = a_match([spelunker("B1", hand=hand)], CAVERN, round="draw")
        assert offered(match) == ["done", "discard:rope", "discard:run", "discard:lost"]
        play(match, *discarded, *(["done"] if len(discarded) < 3 else []), until="reset")
        names = [key.partition(":")[2] for key in discarded]
        assert [event.slug for event in events(match, CardDiscarded)] == names


@pytest.mark.clause("TR-8.1")
def test_cards_in_play_are_not_discarded_in_the_draw_round() -> None:
    match = a_match([spelunker("B1", hand=["run"], unsaved=["rope"])], CAVERN, round="draw")
    assert offered(match) == ["done", "discard:run"]


@pytest.mark.clause("TR-8.2")
@pytest.mark.parametrize(("raider", "drawn"), [(spelunker, 2), (hunter, 3)])
def test_a_player_draws_think_cards(raider: object, drawn: int) -> None:
    assert callable(raider)
    match = a_match([raider("B1", hand=["run"], deck=DECK)], CAVERN, round="draw")
    play(match, "done", until="reset")
    assert fact(match, "raiders.0.hand") == ["run", *DECK[:drawn]]


@pytest.mark.clause("TR-8.2", "TR-R14")
@pytest.mark.parametrize(("held", "drawn"), [(6, 2), (7, 1), (8, 0), (9, 0)])
def test_drawing_stops_at_think_plus_6_and_a_larger_hand_is_not_trimmed(
    held: int, drawn: int
) -> None:
    match = a_match([spelunker("B1", hand=["run"] * held, deck=DECK)], CAVERN, round="draw")
    play(match, "done", until="reset")
    assert len(fact(match, "raiders.0.hand")) == held + drawn


@pytest.mark.clause("TR-8.2", "TR-R14")
def test_an_injury_of_think_lowers_draw_and_limit() -> None:
    more = {"injuries": {"think": 1}, "deck": DECK}
    match = a_match([spelunker("B1", hand=["run"] * 3, **more)], CAVERN, round="draw")
    assert view_of(match).raiders[0].hand_limit == 7
    play(match, "done", until="reset")
    assert len(fact(match, "raiders.0.hand")) == 4
    match = a_match([spelunker("B1", hand=["run"] * 8, **more)], CAVERN, round="draw")
    play(match, "done", until="reset")
    assert len(fact(match, "raiders.0.hand")) == 8


@pytest.mark.clause("TR-8.3", "TR-R14")
def test_an_empty_hand_draws_twice_think() -> None:
    match = a_match([spelunker("B1", deck=DECK)], CAVERN, round="draw", start=True)
    assert fact(match, "raiders.0.hand") == DECK[:4]
    assert [event.clause for event in events(match, CardsDrawn)] == ["TR-8.3"]


@pytest.mark.clause("TR-8.3", "TR-R14")
def test_a_hand_emptied_by_choice_draws_twice_think_too() -> None:
    match = a_match([spelunker("B1", hand=["run", "run"], deck=DECK)], CAVERN, round="draw")
    play(match, "discard:run", "discard:run", until="reset")
    assert fact(match, "raiders.0.hand") == DECK[:4]


@pytest.mark.clause("TR-8.3")
def test_one_card_left_in_hand_draws_think_only() -> None:
    match = a_match([spelunker("B1", hand=["run", "run"], deck=DECK)], CAVERN, round="draw")
    play(match, "discard:run", "done", until="reset")
    assert fact(match, "raiders.0.hand") == ["run", *DECK[:2]]


@pytest.mark.clause("TR-8.2", "TR-8.3")
def test_even_a_double_draw_stops_at_the_hand_limit() -> None:
    match = a_match(
        [{"card": "test-thinker", "at": "B1", "deck": ["run"] * 20}], CAVERN, round="draw"
    )
    assert len(fact(match, "raiders.0.hand")) == 13


@pytest.mark.clause("TR-8.4", "TR-R14")
def test_when_the_pile_runs_out_in_a_draw_the_discards_become_a_new_one() -> None:
    match = a_match(
        [hunter("B1", hand=["run"], deck=["rope"], discard=["bats", "bear", "gap"])],
        CAVERN,
        round="draw",
    )
    play(match, "done", Order((2, 0, 1)), until="reset")
    assert fact(match, "raiders.0.hand") == ["run", "rope", "gap", "bats"]
    assert fact(match, "raiders.0.deck") == ["bear"]
    assert fact(match, "raiders.0.discard") == []


@pytest.mark.clause("TR-8.4")
def test_the_discards_stay_as_long_as_the_pile_suffices() -> None:
    match = a_match(
        [spelunker("B1", hand=["run"], deck=["rope", "lost"], discard=["bats", "bear"])],
        CAVERN,
        round="draw",
    )
    play(match, "done", until="reset")
    assert fact(match, "raiders.0.deck") == []
    assert fact(match, "raiders.0.discard") == ["bats", "bear"]


@pytest.mark.clause("TR-8.4", "TR-R14")
def test_with_pile_and_discards_empty_drawing_stops() -> None:
    match = a_match([hunter("B1", deck=["rope"], discard=["bats"])], CAVERN, round="draw")
    assert sorted(fact(match, "raiders.0.hand")) == ["bats", "rope"]
    assert kinds(match) == ["reset"]


@pytest.mark.clause("TR-8.4")
def test_cards_discarded_just_before_come_back_in_the_new_pile() -> None:
    match = a_match([spelunker("B1", hand=["rope", "run"])], CAVERN, round="draw")
    play(match, "discard:rope", "done", until="reset")
    assert fact(match, "raiders.0.hand") == ["run", "rope"]


@pytest.mark.clause("TR-8.5")
def test_a_player_may_reset_or_play_on() -> None:
    match = a_match([spelunker("B2", entrance="B1")], SAFE, round="draw")
    assert offered(match) == ["play-on", "reset"]
    assert refusals(match, 0, "reset") == []
    play(match, "play-on", until="move")
    assert fact(match, "raiders.0.at") == "B2"
    assert not events(match, ResetChosen)


@pytest.mark.clause("TR-8.5")
def test_no_reset_outside_the_draw_round() -> None:
    match = a_match([spelunker("B1")], CAVERN)
    assert refusals(match, 0, "reset") == ["TR-8.5"]


@pytest.mark.clause("TR-8.6", "TR-R1", "TR-R15")
def test_at_a_save_point_unsaved_cards_are_saved_without_being_asked() -> None:
    match = a_match(
        [spelunker("B2", entrance="B1", unsaved=["rope", "backpack"], saved=["idol-of-fortune"])],
        SAFE,
        round="draw",
    )
    play(match, "play-on", until="move")
    assert fact(match, "raiders.0.unsaved") == []
    assert fact(match, "raiders.0.saved") == ["idol-of-fortune", "rope", "backpack"]
    assert fact(match, "raiders.0.save_point") == "B2"
    assert [event.clause for event in events(match, Saved)] == ["TR-8.6"]


@pytest.mark.clause("TR-8.6", "TR-R15")
def test_no_save_without_a_save_point_and_none_for_who_resets() -> None:
    match = a_match([spelunker("B1", unsaved=["rope"])], CAVERN, round="draw")
    play(match, "play-on", until="move")
    assert fact(match, "raiders.0.unsaved") == ["rope"]
    match = a_match([spelunker("B2", entrance="B1", unsaved=["rope"])], SAFE, round="draw")
    play(match, "reset", until="move")
    assert not events(match, Saved)
    assert fact(match, "raiders.0.saved") == []
    assert fact(match, "raiders.0.at") == "B1"


@pytest.mark.clause("TR-8.6")
def test_a_location_made_a_save_point_saves_like_a_built_in_one() -> None:
    match = a_match(
        [spelunker("B2", unsaved=["rope"])],
        {"B2": place("open-cavern", save_point=True)},
        round="draw",
    )
    play(match, "play-on", until="move")
    assert fact(match, "raiders.0.saved") == ["rope"]


@pytest.mark.clause("TR-8.6")
def test_a_later_save_replaces_the_save_point() -> None:
    match = a_match(
        [spelunker("B2", save_point="B1")], {"B1": "safe-cave", "B2": "safe-cave"}, round="draw"
    )
    play(match, "play-on", until="move")
    assert fact(match, "raiders.0.save_point") == "B2"


@pytest.mark.clause("TR-8.7", "TR-R15")
@pytest.mark.parametrize(("more", "back"), [({"save_point": "B2"}, "B2"), ({}, "B1")])
def test_who_died_comes_back_at_the_save_point_or_the_entrance(
    more: dict[str, str], back: str
) -> None:
    # The way from the entrance to the save point is blocked: it works all the same.
    hidden = {"B1": place("open-cavern", blocked=["ahead"]), "B2": "safe-cave"}
    match = a_match([spelunker("", entrance="B1", dead=True, **more)], hidden, round="draw")
    assert [event.seat for event in events(match, Reloaded)] == [0]
    assert fact(match, "raiders.0.at") == back
    assert not raider_of(match, 0).dead


@pytest.mark.clause("TR-8.7", "TR-R18")
def test_a_dead_raider_only_reloads_in_the_draw_round() -> None:
    match = a_match(
        [spelunker("", entrance="B1", dead=True, hand=["run"], deck=["rope", "lost", "push"])],
        CAVERN,
        round="draw",
    )
    play(match, until="window-start")
    # It was neither asked for discards nor for a reset, and drew Think cards only once.
    assert asks(match) == [(0, "window-start")]
    assert len(fact(match, "raiders.0.hand")) == 2
    assert not events(match, ResetChosen)


@pytest.mark.clause("TR-8.7")
def test_who_is_alive_does_not_reload() -> None:
    match = a_match([spelunker("B2", entrance="B1", damage=1)], SAFE, round="draw")
    play(match, "play-on", until="move")
    assert not events(match, Reloaded)
    assert fact(match, "raiders.0.at") == "B2"
    assert fact(match, "raiders.0.damage") == 1


@pytest.mark.clause("TR-8.8")
def test_after_all_draw_rounds_a_new_turn_begins() -> None:
    match = a_match(
        [spelunker("B1"), hunter("B1")], CAVERN, round="draw", order=(1, 0), active=1, turn=4
    )
    assert asks(match) == [(1, "reset")]
    play(match, "1>play-on")
    assert asks(match) == [(0, "reset")]
    assert not events(match, TurnBegan)
    play(match, "0>play-on")
    assert [event.turn for event in events(match, TurnBegan)] == [5]
    assert kinds(match) == ["roll-order", "roll-order"]


@pytest.mark.clause("TR-8.8")
def test_each_player_does_all_steps_before_the_next_one() -> None:
    match = a_match(
        [spelunker("B1", hand=["run"]), hunter("B1", hand=["run"])], CAVERN, round="draw"
    )
    seen = []
    for answer in ("done", "play-on", "done", "play-on"):
        seen += asks(match)
        play(match, answer, until="*")
        while kinds(match) and kinds(match)[0].startswith("window"):
            play(match, "pass", until="*")
    assert seen == [(0, "discard"), (0, "reset"), (1, "discard"), (1, "reset")]
    assert [event.round for event in events(match, RoundBegan)] in ([], [Round.ACTION])
