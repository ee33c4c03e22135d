"""TR-12: game notes, and R-25: cards played at the same time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.tomb_raider.tables import (
    CARDS,
    Answer,
    a_level,
    a_match,
    a_plan,
    asks,
    events,
    fact,
    frail,
    hunter,
    kinds,
    match_of,
    offered,
    place,
    place_of,
    play,
    raider_of,
    refusals,
    spelunker,
)

from gorin.games.tomb_raider.events.mapping import RaiderMoved
from gorin.games.tomb_raider.events.piles import CardAnnounced, CardCancelled
from gorin.games.tomb_raider.events.raiders import Died
from gorin.games.tomb_raider.events.trials import Rolled, TestBegan
from gorin.games.tomb_raider.levels.faults import level_faults
from gorin.games.tomb_raider.state import State
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import CHANCE, Seat
from gorin.kernel.match import Match

CAVERN = {"B1": "open-cavern"}
APART = {"A1": "open-cavern", "C1": "open-cavern"}
HALL = "test-hall"


@pytest.mark.clause("TR-12.1")
def test_a_card_overrides_the_rule_it_contradicts_and_no_other() -> None:
    # The Way Through lets the raider pass where there is no exit, but not off the map.
    match = a_match(
        [spelunker("A1", hand=["the-way-through"])], {"A1": "test-pit", "A2": "test-pit"}
    )
    assert refusals(match, 0, "move:ahead") == ["TR-4.6"]
    play(match, "play:the-way-through", until="move")
    assert refusals(match, 0, "move:ahead") == []
    assert refusals(match, 0, "move:left") == ["TR-4.8"]
    play(match, "move:ahead", until="search")
    # It holds for the one move it speaks of.
    assert fact(match, "raiders.0.at") == "A2"
    assert kinds(match) == ["search"]


@pytest.mark.clause("TR-12.1")
def test_a_card_that_could_do_nothing_is_not_offered() -> None:
    match = a_match([spelunker("B1", hand=["small-medi-pack", "test-dynamite"])], CAVERN)
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "play:test-dynamite") == ["TR-12.1"]
    match = a_match([spelunker("B1", unsaved=["small-medi-pack"])], CAVERN)
    assert offered(match) == ["pass"]
    assert refusals(match, 0, "use:small-medi-pack") == ["TR-12.1"]


def strikes_offered(match: Match[State], *answers: Answer) -> list[str]:
    """Play a script without windows; return those in which seat 1 could play its strike."""
    seen: list[str] = []
    left = list(answers)
    while match.pending:
        seat, kind = asks(match)[0]
        if kind.startswith("window-"):
            if "play:test-strike" in offered(match, seat):
                assert refusals(match, seat, "play:test-strike") == []
                seen.append(kind.removeprefix("window-"))
            match.choose(Seat(seat), "pass")
        elif left:
            play(match, left.pop(0), passing=False)
        else:
            break
    return seen


@pytest.mark.clause("TR-12.2")
def test_an_untimed_action_may_be_played_at_any_time() -> None:
    match = a_match(
        [spelunker("B1", hand=["bats"]), hunter("C1", hand=["test-strike"])],
        {
            "B1": HALL,
            "B2": place(HALL, obstacles=["test-net", "test-spikes"]),
            "B3": "safe-cave",
            "C1": HALL,
        },
    )
    far = (6, 6, 6)
    seen = strikes_offered(match, "move:ahead", "go-on", "face:test-net", far, far, "move:ahead")
    test = ["test", "roll"]
    # At the start; on arriving; in both tests, between them and after them; on arriving again.
    assert seen == ["start", "step", *test, "step", *test, "step", "step"]
    assert strikes_offered(match, "stay") == ["step", "start"]
    # Seat 1 stays too; then both search and each search is followed by a window.
    assert strikes_offered(match, "1>stay") == ["step"]
    assert strikes_offered(match, "search", (1, 1, 1, 1)) == [*test]
    assert strikes_offered(match, "find-nothing", "1>no-search") == ["step", "step"]
    # In the Draw round after a seat's steps.
    assert strikes_offered(match, "done", "play-on", "1>done") == ["step"]


@pytest.mark.clause("TR-12.2")
def test_an_attack_is_followed_by_a_window_before_the_obstacles() -> None:
    match = a_match(
        [spelunker("B1"), spelunker("B1", hand=["test-strike"])],
        {"B1": place(HALL, obstacles=["test-net"])},
    )
    seen = strikes_offered(match, "stay", "attack:1", (6, 6), (1, 1))
    assert seen == ["start", "test", "roll", "damage", "step", "test"]


@pytest.mark.clause("TR-12.2")
def test_a_timed_action_is_not_played_at_other_times() -> None:
    match = a_match([spelunker("B1", hand=["take-aim", "good-shot", "bounty"])], CAVERN)
    assert offered(match) == ["pass"]
    for card in ("take-aim", "good-shot", "bounty"):
        assert "TR-12.2" in refusals(match, 0, f"play:{card}")


@pytest.mark.clause("TR-12.2")
def test_what_a_window_offers_is_not_refused_and_the_rest_is() -> None:
    guarded = {"B1": place("open-cavern", obstacles=["test-guard"])}
    match = a_match([spelunker("B1", hand=["take-aim", "good-shot"])], guarded)
    play(match, "stay", until="window-test")
    assert offered(match) == ["pass", "play:take-aim"]
    assert refusals(match, 0, "play:take-aim") == []
    assert refusals(match, 0, "play:good-shot") == ["TR-12.2"]
    play(match, "pass", (6, 6), until="window-roll")
    assert refusals(match, 0, "play:good-shot") == []
    assert refusals(match, 0, "play:take-aim") == ["TR-12.2"]


@pytest.mark.clause("TR-12.3")
def test_an_obstacle_card_is_not_played_like_an_action() -> None:
    match = a_match([spelunker("A1"), hunter("C1", hand=["bats"])], APART)
    assert offered(match, 1) == ["pass"]
    assert refusals(match, 1, "obstacle:bats") == ["TR-6.12"]
    play(match, "0>stay", "1>stay", until="search")
    assert refusals(match, 1, "obstacle:bats") == ["TR-12.3", "TR-6.12"]


@pytest.mark.clause("TR-12.4")
def test_location_cards_belong_in_no_draw_deck() -> None:
    plan = a_plan(seats=1)
    deck = {**plan.seats[0].deck, "open-cavern": 1}
    with pytest.raises(BadInput):
        match_of(replace(plan, seats=(replace(plan.seats[0], deck=deck),)), start=False)


@pytest.mark.clause("TR-12.4")
def test_a_level_is_mapped_with_location_cards_only() -> None:
    level = a_level("introductory")
    assert list(level_faults(level, CARDS)) == []
    tomb = level.variants[0]
    assert tomb.decks is not None
    decks = (replace(tomb.decks[0], cards=(*tomb.decks[0].cards, "bats")),)
    faults = list(level_faults(replace(level, variants=(replace(tomb, decks=decks),)), CARDS))
    assert [fault.clause for fault in faults] == ["TR-12.4"]


@pytest.mark.clause("TR-12.5")
def test_a_raider_moved_in_anothers_turn_does_steps_2_to_5_before_the_turn_goes_on() -> None:
    match = a_match(
        [spelunker("B1", hand=["push"]), spelunker("B1")],
        {"B1": HALL, "B2": place(HALL, obstacles=["test-spikes"])},
    )
    play(match, "0>play:push", "0>side:ahead", until="roll")
    assert [event.clause for event in events(match, RaiderMoved)] == ["TR-12.5"]
    assert [event.seat for event in events(match, TestBegan)] == [1]
    play(match, (6, 6, 6), until="move")
    assert asks(match) == [(0, "move")]


@pytest.mark.clause("TR-12.6")
@pytest.mark.parametrize("card", ["test-expert", "test-somersault"])
def test_upgrades_and_secret_moves_are_played_to_the_saved_row(card: str) -> None:
    match = a_match(
        [spelunker("B1", hand=[card])], {"B1": place("open-cavern", obstacles=["test-net"])}
    )
    answers = [f"play:{card}", "stay", (1, 1, 1)]
    if card == "test-somersault":
        answers = ["stay", (1, 1, 1), f"play:{card}"]
    play(match, *answers, until="reset")  # type: ignore[arg-type]
    assert fact(match, "raiders.0.saved") == [card]
    assert fact(match, "raiders.0.unsaved") == []


@pytest.mark.clause("TR-12.6")
def test_an_action_or_an_item_is_not() -> None:
    match = a_match(
        [spelunker("B1", hand=["test-sprint"], unsaved=["rope"], deck=["bats"] * 9)], CAVERN
    )
    play(match, "play:test-sprint", until="move")
    assert fact(match, "raiders.0.saved") == []
    assert fact(match, "raiders.0.discard") == ["test-sprint"]


@pytest.mark.clause("TR-12.7")
def test_all_dice_are_six_sided() -> None:
    match = a_match([spelunker("B1")], CAVERN, round="search")
    play(match, "search")
    assert match.pending[0].decision.domain.sides == 6  # type: ignore[union-attr]
    for faces in ((7, 1, 1), (0, 1, 1), (1, 1)):
        with pytest.raises(Refused):
            match.choose(CHANCE, faces)


@pytest.mark.clause("TR-12.8")
def test_nobody_may_choose_to_fail_a_test() -> None:
    match = a_match([spelunker("B1")], {"B1": place(HALL, obstacles=["test-ghost"])})
    play(match, "stay")
    # The abilities are there to choose from; not testing is not.
    assert offered(match) == ["test:fight", "test:think"]
    play(match, "test:think")
    assert asks(match) == [(-1, "roll")]


@pytest.mark.clause("TR-12.8")
def test_a_raider_that_stays_must_face_the_obstacle() -> None:
    match = a_match([spelunker("B1")], {"B1": place(HALL, obstacles=["test-net"])})
    play(match, "stay")
    assert asks(match) == [(-1, "roll")]


@pytest.mark.clause("TR-12.9", "TR-R25")
def test_a_cancelling_card_answers_the_card_announced_just_before() -> None:
    match = a_match(
        [spelunker("A1", hand=["test-strike"]), hunter("C1", hand=["test-cancel"])], APART
    )
    assert offered(match) == ["pass", "play:test-strike"]
    play(match, "0>play:test-strike", until="window-played")
    assert asks(match) == [(1, "window-played")]
    assert offered(match, 1) == ["pass", "play:test-cancel"]
    play(match, "1>play:test-cancel", until="move")
    assert fact(match, "raiders.1.damage") == 0
    assert [event.slug for event in events(match, CardCancelled)] == ["test-strike"]
    assert fact(match, "raiders.0.discard") == ["test-strike"]
    assert fact(match, "raiders.1.discard") == ["test-cancel"]


@pytest.mark.clause("TR-12.9")
def test_a_cancelling_card_is_not_played_later_nor_at_nothing_nor_at_ones_own_card() -> None:
    match = a_match(
        [spelunker("A1", hand=["test-strike", "test-cancel"]), hunter("C1", hand=["test-cancel"])],
        APART,
    )
    assert "play:test-cancel" not in offered(match, 0)
    play(match, "0>play:test-strike", until="window-played")
    assert "play:test-cancel" not in offered(match, 0)
    assert "TR-12.1" in refusals(match, 0, "play:test-cancel")
    play(match, "0>pass", "1>pass", until="move")
    assert fact(match, "raiders.1.damage") == 1
    assert "TR-12.2" in refusals(match, 1, "play:test-cancel")


@pytest.mark.clause("TR-12.9")
def test_a_cancel_may_be_cancelled_and_then_the_first_card_works() -> None:
    match = a_match(
        [spelunker("A1", hand=["test-strike", "test-cancel"]), hunter("C1", hand=["test-cancel"])],
        APART,
    )
    play(match, "0>play:test-strike", "1>play:test-cancel", "0>play:test-cancel", until="move")
    assert fact(match, "raiders.1.damage") == 1
    assert [event.slug for event in events(match, CardCancelled)] == ["test-cancel"]


@pytest.mark.clause("TR-12.9", "TR-R25")
def test_once_another_card_has_answered_it_is_too_late_to_cancel_the_first() -> None:
    cancels = ["test-cancel", "test-cancel"]
    match = a_match(
        [
            spelunker("A1", hand=["test-strike", "test-cancel"]),
            hunter("C1", hand=cancels),
        ],
        APART,
    )
    play(match, "0>play:test-strike", "1>play:test-cancel", "0>play:test-cancel", until="*")
    # Seat 1 cancels neither seat 0's cancel nor, when the strike's own window goes on, the strike.
    assert offered(match, 1) == ["pass", "play:test-cancel"]
    play(match, "1>pass", until="*")
    assert asks(match)[0][1] == "window-played"
    while asks(match)[0][1] == "window-played":
        seat = asks(match)[0][0]
        assert offered(match, seat) == ["pass"]
        if seat == 1:
            assert refusals(match, 1, "play:test-cancel")[-1] == "TR-12.9"
        play(match, f"{seat}>pass", until="*")
    play(match, until="move")
    assert fact(match, "raiders.1.damage") == 1


@pytest.mark.clause("TR-12.10")
def test_a_card_that_reduces_the_damage_being_dealt_rescues() -> None:
    spikes = {"B1": place(HALL, obstacles=["test-spikes"])}
    match = a_match([frail("B1", hand=["test-backflip"])], spikes)
    play(match, "stay", (1, 1), "play:test-backflip", until="search")
    assert not raider_of(match, 0).dead
    assert raider_of(match, 0).damage == 0


@pytest.mark.clause("TR-12.10")
@pytest.mark.parametrize("card", ["test-prayer", "test-blessing"])
def test_healing_and_added_life_come_too_late_for_a_raider_at_0_life(card: str) -> None:
    spikes = {"A1": place(HALL, obstacles=["test-spikes"]), "C1": HALL}
    match = a_match([frail("A1", hand=[card]), hunter("C1")], spikes)
    play(match, "stay", (1, 1), until="*")
    tried = False
    while asks(match)[0][1] != "move":
        # The card is kept for the windows after the damage.
        late = raider_of(match, 0).dead and len(offered(match, 0)) > 1
        play(match, f"0>play:{card}" if late else "pass", until="*")
        tried = tried or late
    assert tried
    assert raider_of(match, 0).dead
    assert len(events(match, Died)) == 1


@pytest.mark.clause("TR-12.12")
def test_a_saved_item_that_was_spent_is_not_recovered_on_reset() -> None:
    match = a_match(
        [spelunker("B1", entrance="B1", damage=1, saved=["small-medi-pack", "rope"])], CAVERN
    )
    play(match, "use:small-medi-pack", "stay", "no-search", "reset", until="*")
    assert fact(match, "raiders.0.saved") == ["rope"]
    # It went among the discards and with them into the deck, to be drawn and found again.
    assert "small-medi-pack" in fact(match, "raiders.0.hand") + fact(match, "raiders.0.deck")


@pytest.mark.clause("TR-12.12")
def test_a_player_may_keep_an_item_rather_than_spend_it() -> None:
    match = a_match([spelunker("B1", entrance="B1", damage=1, saved=["small-medi-pack"])], CAVERN)
    assert offered(match) == ["pass", "use:small-medi-pack"]
    play(match, "pass", "stay", "no-search", "reset", until="*")
    assert fact(match, "raiders.0.saved") == ["small-medi-pack"]


@pytest.mark.clause("TR-12.12")
def test_damage_is_not_reduced_by_an_item_its_player_keeps() -> None:
    spikes = {"B1": place(HALL, obstacles=["test-spikes"])}
    match = a_match([spelunker("B1", saved=["leather-jacket"])], spikes)
    play(match, "stay", (1, 1, 1), until="window-damage")
    assert offered(match) == ["pass", "use:leather-jacket"]
    play(match, "pass", until="search")
    assert fact(match, "raiders.0.saved") == ["leather-jacket"]
    assert fact(match, "raiders.0.damage") == 1


@pytest.mark.clause("TR-R25")
def test_the_active_player_has_the_first_opportunity_then_it_goes_clockwise() -> None:
    hands = [["test-strike"], ["test-strike"], ["test-strike"]]
    raiders = [spelunker("B1", hand=hand) for hand in hands]
    match = a_match(raiders, CAVERN, level="proving-ground", order=(2, 0, 1), active=2)
    order = []
    for _ in range(3):
        order.append(asks(match)[0][0])
        match.choose(Seat(order[-1]), "pass")
    assert order == [2, 0, 1]
    assert asks(match) == [(2, "move")]


@pytest.mark.clause("TR-R25")
def test_a_window_ends_only_when_all_have_passed_in_a_row() -> None:
    match = a_match(
        [
            spelunker("A1", hand=["test-inspiration", "test-strike"]),
            hunter("C1", hand=["test-inspiration"]),
        ],
        APART,
    )
    seen = []
    for answer in ("0>pass", "1>play:test-inspiration"):
        seen += asks(match)
        play(match, answer, until="window-start", passing=True)
    # Seat 1 played a card: seat 0, which had passed, is asked again.
    assert seen == [(0, "window-start"), (1, "window-start")]
    assert asks(match) == [(0, "window-start")]
    play(match, "0>play:test-inspiration", until="window-start")
    assert asks(match) == [(0, "window-start")]
    assert [event.seat for event in events(match, CardAnnounced)] == [1, 0]


@pytest.mark.clause("TR-R25")
def test_who_publicly_has_nothing_to_play_is_passed_over() -> None:
    match = a_match([spelunker("A1"), hunter("C1", hand=["run"])], APART)
    assert asks(match) == [(1, "window-start")]
    match = a_match([spelunker("A1"), hunter("C1")], APART)
    assert asks(match) == [(0, "move")]


@pytest.mark.clause("TR-12.1", "TR-6.4")
def test_a_stuck_raider_that_is_pushed_is_moved_by_the_card_and_stays_stuck() -> None:
    match = a_match(
        [spelunker("B1", hand=["push"]), spelunker("B1", stuck=True)], {"B1": HALL, "B2": HALL}
    )
    play(match, "0>play:push", "0>side:ahead", until="move")
    assert fact(match, "raiders.1.at") == "B2"
    assert raider_of(match, 1).stuck


@pytest.mark.clause("TR-12.9", "TR-12.2")
def test_a_dead_raiders_player_still_cancels() -> None:
    match = a_match(
        [
            spelunker("A1", hand=["test-strike"]),
            hunter("", dead=True, entrance="C1", hand=["test-cancel"]),
            hunter("C1"),
        ],
        APART,
        level="proving-ground",
    )
    play(match, "0>play:test-strike", "1>play:test-cancel", until="move")
    assert fact(match, "raiders.2.damage") == 0
    assert len(events(match, Rolled)) == 0
    assert not place_of(match, "A1").empty
