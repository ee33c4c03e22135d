"""TR-17: what happens between the levels of a series."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tomb_raider.series_tables import (
    a_series,
    add_nothing,
    asks,
    choose,
    deck,
    offered,
    question,
    refusals,
    standing,
    starting,
    tell,
    view_of,
)

from gorin.games.tomb_raider.facts import Treasure
from gorin.games.tomb_raider.series.levels import level_of
from gorin.games.tomb_raider.series.state import draw_deck
from gorin.kernel.clauses import BadInput, Refused
from gorin.kernel.decision import CHANCE, TABLE, Seat
from gorin.kernel.domain import Shuffle
from gorin.kernel.match import Match
from gorin.kernel.observe import lines, observe
from gorin.kernel.table import Table

ADVENTURER, MOVE = "lara-croft-adventurer", "reflection-of-fate"


def begun(seats: int = 2, **setup: Any) -> Match[Any]:
    """A Pick Up series whose first level is being played."""
    return starting(a_series("pick-up", seats, **setup))


# -- the order of the levels ---------------------------------------------------------------


@pytest.mark.clause("TR-17.4a")
def test_an_agreed_order_is_the_one_listed_and_nothing_is_asked() -> None:
    match = a_series("pick-up", 3)
    assert match.table.state.order == (0, 1, 2)


@pytest.mark.clause("TR-17.4a")
def test_a_random_order_is_a_draw_of_chance() -> None:
    match = a_series("pick-up", 3, order="random")
    assert asks(match) == [(CHANCE, "series-lot")]
    assert match.pending[0].decision.domain == Shuffle(3)
    match.choose(CHANCE, (2, 0, 1))
    assert match.table.state.order == (2, 0, 1)
    assert [level.builder for level in view_of(match).levels] == [2, 0, 1]


@pytest.mark.clause("TR-17.4a")
def test_the_listed_order_needs_everybody_to_agree() -> None:
    match = a_series("pick-up", 2, order="ask")
    assert asks(match) == [(0, "series-order"), (1, "series-order")]
    choose(match, "1>levels-as-listed", "0>levels-as-listed")
    assert match.table.state.order == (0, 1)
    match = a_series("pick-up", 2, order="ask")
    choose(match, "1>levels-as-listed", "0>levels-by-lot")
    assert asks(match) == [(CHANCE, "series-lot")]


# -- start treasures -----------------------------------------------------------------------


@pytest.mark.clause("TR-17.4c")
def test_everybody_but_the_one_whose_level_is_first_starts_with_a_treasure_of_power_1() -> None:
    match = a_series("pick-up", 3, order="random")
    match.choose(CHANCE, (1, 2, 0))
    assert asks(match) == [(0, "series-start"), (2, "series-start")]
    pool = match.table.state.pool
    powers = {facts.power for facts in pool.values() if isinstance(facts, Treasure)}
    assert powers == {1, 2, 3}
    for key in offered(match, 2):
        facts = pool[key.partition(":")[2]]
        assert isinstance(facts, Treasure)
        assert facts.power == 1
    choose(match, "2>treasure:map-of-indiana", "0>treasure:idol-of-fortune")
    assert [standing(match, seat).kept for seat in (0, 1, 2)] == [
        ("idol-of-fortune",),
        (),
        ("map-of-indiana",),
    ]


@pytest.mark.clause("TR-17.4c")
def test_the_referee_can_say_why_the_first_has_none() -> None:
    match = a_series("pick-up", 2)
    assert refusals(match, 0, "treasure:idol-of-fortune") == ["TR-17.4c"]
    assert refusals(match, 1, "treasure:idol-of-fortune") == []
    assert refusals(match, 1, "treasure:atlantean-scion") == ["TR-9.4"]


def test_in_other_series_nobody_starts_with_a_treasure() -> None:
    for kind in ("timed", "linked"):
        match = a_series(kind)
        assert asks(match) == [(TABLE, "series-level")]
        assert refusals(match, 1, "treasure:idol-of-fortune") == ["TR-17.1"]


# -- the winner's treasure -----------------------------------------------------------------


@pytest.mark.clause("TR-17.4d", "TR-9.4", "TR-9.3")
def test_the_winner_may_take_a_treasure_up_to_the_power_of_the_room() -> None:
    match = begun()
    tell(match, winners=[1], room=2)
    assert asks(match) == [(1, "series-prize")]
    keys = offered(match)
    assert keys[0] == "no-treasure"
    assert "treasure:idol-of-the-wolf" in keys
    assert "treasure:atlantean-scion" not in keys
    assert refusals(match, 1, "treasure:atlantean-scion") == ["TR-9.4"]
    assert refusals(match, 0, "treasure:idol-of-the-wolf") == ["TR-17.4d"]
    choose(match, "treasure:idol-of-the-wolf")
    assert standing(match, 1).kept[-1] == "idol-of-the-wolf"
    assert standing(match, 1).won == ("idol-of-the-wolf",)
    assert view_of(match).played[0].prizes == ("", "idol-of-the-wolf")


@pytest.mark.clause("TR-17.4d")
def test_the_winner_may_do_without_and_nobody_wins_a_level_without_winner() -> None:
    match = begun()
    tell(match, winners=[0])
    choose(match, "no-treasure")
    assert standing(match, 0).won == ()
    match = begun()
    tell(match)
    assert asks(match)[0][1] == "series-add"


@pytest.mark.clause("TR-9.4")
def test_where_no_treasure_room_was_found_the_power_of_the_level_counts() -> None:
    match = begun()
    tell(match, winners=[0], room=0)
    powers = {match.table.state.pool[key.partition(":")[2]] for key in offered(match)[1:]}
    assert {facts.power for facts in powers if isinstance(facts, Treasure)} == {1}


def test_a_treasure_that_the_raider_holds_is_not_offered_again() -> None:
    match = begun()
    (held,) = standing(match, 1).kept
    tell(match, winners=[1])
    assert f"treasure:{held}" not in offered(match)
    assert refusals(match, 1, f"treasure:{held}") == ["TR-9.4"]


def test_several_winners_choose_at_the_same_time() -> None:
    match = begun()
    tell(match, winners=[0, 1])
    assert asks(match) == [(0, "series-prize"), (1, "series-prize")]


# -- what is kept --------------------------------------------------------------------------


@pytest.mark.clause("TR-17.4e")
def test_upgrades_treasures_and_secret_moves_are_kept_and_one_item_of_ones_choice() -> None:
    match = begun()
    (treasure,) = standing(match, 1).kept
    row = [treasure, ADVENTURER, "rope", MOVE, "infrared-goggles", "rope"]
    tell(match, saved=[["flare"], row])
    assert asks(match) == [(0, "series-keep"), (1, "series-keep")]
    assert offered(match, 1) == ["keep-no-item", "keep:rope", "keep:infrared-goggles"]
    assert refusals(match, 1, "keep:flare") == ["TR-17.4e"]
    choose(match, "1>keep:infrared-goggles", "0>keep-no-item")
    assert standing(match, 0).kept == ()
    assert standing(match, 1).kept == (treasure, ADVENTURER, MOVE, "infrared-goggles")


@pytest.mark.clause("TR-17.4e", "TR-17.4f")
def test_what_is_kept_is_not_in_the_draw_deck_of_the_next_level_and_what_is_not_goes_back() -> None:
    match = begun(decks=[deck("pick-up-explorer")] * 2)
    before = deck("pick-up-explorer")
    tell(match, saved=[[ADVENTURER, MOVE, "rope", "flare"], list(standing(match, 1).kept)])
    choose(match, "0>keep:rope")
    now = draw_deck(standing(match, 0))
    assert now[ADVENTURER] == before[ADVENTURER] - 1
    assert MOVE not in now
    assert now["rope"] == before["rope"] - 1
    assert now["flare"] == before["flare"]
    assert sum(now.values()) == 57
    add_nothing(match)
    assert draw_deck(standing(match, 0)) == now


def test_a_treasure_that_was_lost_in_the_level_is_lost() -> None:
    match = begun()
    tell(match, saved=[[], []])
    assert standing(match, 1).kept == ()


def test_a_treasure_that_the_level_lent_is_given_back() -> None:
    match = begun()
    (held,) = standing(match, 1).kept
    tell(match, saved=[["map-of-indiana"], [held, "map-of-indiana"]])
    assert standing(match, 0).kept == ()
    assert standing(match, 1).kept == (held,)


def test_an_upgrade_that_the_level_granted_belongs_to_the_deck_from_then_on() -> None:
    match = begun(decks=[deck("pick-up-trickster")] * 2)
    tell(match, saved=[[ADVENTURER], list(standing(match, 1).kept)])
    assert standing(match, 0).kept == (ADVENTURER,)
    assert dict(standing(match, 0).deck)[ADVENTURER] == 1
    assert sum(draw_deck(standing(match, 0)).values()) == 60


def test_a_level_that_was_broken_off_takes_nothing_away() -> None:
    match = begun()
    before = standing(match, 1).kept
    match.choose(TABLE, ())
    assert standing(match, 1).kept == before
    assert match.table.state.played[0].winners == ()


# -- cards added ---------------------------------------------------------------------------


@pytest.mark.clause("TR-17.4f")
def test_up_to_ten_cards_are_added_after_a_level_and_no_more() -> None:
    match = begun()
    tell(match)
    assert asks(match) == [(0, "series-add")]
    for _ in range(10):
        choose(match, next(key for key in offered(match) if key.startswith("add:")))
    assert asks(match) == [(1, "series-add")]
    assert sum(dict(standing(match, 0).deck).values()) == 70
    assert "TR-17.4f" in refusals(match, 0, "add:cursed-idol")


@pytest.mark.clause("TR-17.4f")
def test_at_most_three_copies_counting_those_the_raider_holds() -> None:
    full = deck("pick-up-explorer")
    full["rope"] = 3
    match = begun(decks=[full, full])
    row = ["rope"]
    tell(match, saved=[row, list(standing(match, 1).kept)])
    choose(match, "0>keep:rope")
    assert draw_deck(standing(match, 0))["rope"] == 2
    assert refusals(match, 0, "add:rope") == ["TR-17.4f"]
    assert "add:rope" not in offered(match)
    assert "add:dart-trap" in offered(match)
    choose(match, "add:dart-trap")
    assert "add:dart-trap" not in offered(match)


@pytest.mark.clause("TR-17.4f")
def test_only_draw_cards_are_added() -> None:
    match = begun()
    tell(match)
    assert not any(match.table.state.pool[key[4:]].number == "001" for key in offered(match)[1:])
    assert refusals(match, 0, "add:cave-entrance") == ["TR-1.3"]


@pytest.mark.clause("TR-17.4f")
def test_which_cards_are_added_is_a_secret_and_how_many_is_not() -> None:
    match = begun()
    tell(match)
    assert question(match, 0).decision.secret
    choose(match, "add:cursed-idol", "add-no-more")
    told = [[line.message.id for line in lines(match, seat)] for seat in (Seat(0), Seat(1), None)]
    assert ["series-log-card-added" in ids for ids in told] == [True, False, False]
    assert all("series-log-additions-made" in ids for ids in told)
    assert dict(view_of(match, 0).deck)["cursed-idol"] == 1
    assert "cursed-idol" not in dict(view_of(match, 1).deck)
    assert "cursed-idol" not in str(observe(match, None))


def test_nothing_is_kept_or_added_after_the_last_level() -> None:
    match = begun()
    tell(match)
    add_nothing(match)
    tell(match, saved=[["rope"], ["flare"]])
    assert match.outcome is not None


# -- levels, deeper and deeper -------------------------------------------------------------


@pytest.mark.clause("TR-17.4j", "TR-R24")
def test_the_first_row_gets_two_deeper_with_each_level() -> None:
    match = begun(4)
    levels = [level_of(match.table, number) for number in (1, 2, 3, 4)]
    assert [level.first_depth for level in levels] == [1, 3, 5, 7]
    assert {level.depth for level in levels} == {6}


@pytest.mark.clause("TR-17.4h", "TR-R24")
def test_the_treasure_room_lies_in_row_4_or_deeper_in_each_level() -> None:
    match = begun(4)
    for number in (1, 2, 3, 4):
        level = level_of(match.table, number)
        assert level.limits.treasure == 4
        assert {(spot.column, spot.depth) for spot in level.entrances[0].spots} == {(1, 1), (3, 1)}


@pytest.mark.clause("TR-17.4i", "TR-R24")
def test_atlantean_locations_lie_in_row_3_or_deeper_in_the_first_level_only() -> None:
    match = begun(4)
    found = [level_of(match.table, number).limits.families for number in (1, 2, 3, 4)]
    assert found == [{"atlantean": 3}, {}, {}, {}]


def test_levels_of_other_series_are_played_as_they_are() -> None:
    match = a_series("linked", 2)
    state = match.table.state
    assert [level_of(match.table, number) for number in (1, 2, 3)] == list(state.levels)


# -- Linked --------------------------------------------------------------------------------


@pytest.mark.clause("TR-17.3")
def test_in_a_linked_series_the_winner_chooses_a_treasure_and_must() -> None:
    match = a_series("linked", 2)
    tell(match, winners=[0], room=1)
    assert asks(match) == [(0, "series-prize")]
    assert "no-treasure" not in offered(match)
    choose(match, "treasure:idol-of-fortune")
    assert standing(match, 0).kept == ("idol-of-fortune",)


@pytest.mark.clause("TR-17.3")
def test_items_secret_moves_and_upgrades_are_not_carried_over_unless_agreed() -> None:
    row = [ADVENTURER, MOVE, "rope"]
    match = a_series("linked", 2)
    tell(match, saved=[row, []])
    assert standing(match, 0).kept == ()
    match = a_series("linked", 2, carry=("treasure", "upgrade"))
    tell(match, saved=[row, []])
    assert standing(match, 0).kept == (ADVENTURER,)
    match = a_series("linked", 2, carry=("treasure", "secret-move", "item"))
    tell(match, saved=[row, []])
    choose(match, "0>keep:rope")
    assert standing(match, 0).kept == (MOVE, "rope")


@pytest.mark.clause("TR-17.3")
def test_the_most_treasures_win_a_linked_series() -> None:
    match = a_series("linked", 2)
    for winner in (1, 1, 0):
        tell(match, winners=[winner], room=3)
        choose(match, offered(match)[0])
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((1,), "TR-17.3")


@pytest.mark.clause("TR-17.3")
def test_or_whoever_takes_the_final_treasure_if_so_agreed() -> None:
    match = a_series("linked", 2, scoring="final")
    for winner in (1, 1, 0):
        tell(match, winners=[winner], room=3)
        choose(match, offered(match)[0])
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    match = a_series("linked", 2, scoring="final")
    for winners in ([1], [0], []):
        tell(match, winners=winners, room=3)
        if winners:
            choose(match, offered(match)[0])
    assert match.outcome is not None
    assert match.outcome.winners == ()


# -- scoring -------------------------------------------------------------------------------


@pytest.mark.clause("TR-17.1")
def test_in_a_pick_up_series_most_levels_win() -> None:
    match = begun(3)
    for winner in (2, 0, 2):
        tell(match, winners=[winner])
        choose(match, "no-treasure")
        add_nothing(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.clause) == ((2,), "TR-17.1")


@pytest.mark.clause("TR-17.1")
def test_among_equals_the_most_treasures_won_and_then_the_win_is_shared() -> None:
    match = begun(2)
    tell(match, winners=[0])
    choose(match, "no-treasure")
    add_nothing(match)
    tell(match, winners=[1])
    choose(match, offered(match)[1])
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    match = begun(2)
    for winner in (0, 1):
        tell(match, winners=[winner])
        choose(match, "no-treasure")
        add_nothing(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


@pytest.mark.clause("TR-17.1")
def test_nobody_wins_a_series_in_which_nobody_won_a_level() -> None:
    match = begun(2)
    for _ in range(2):
        tell(match)
        add_nothing(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "ended-series")


# -- positions and attempts ----------------------------------------------------------------


def test_a_position_is_written_and_read() -> None:
    match = begun()
    game = match.table.rulebook.game
    again = game.read_position(game.write_position(match.table.state))
    assert Match(Table(match.table.rulebook, again)).state_digest() == match.state_digest()
    with pytest.raises(BadInput):
        game.read_position({"levels": 3})


def test_an_unknown_attempt_and_an_initiative_are_refused() -> None:
    match = begun()
    for attempt in ("dance:rope", "add:no-such-card"):
        with pytest.raises(BadInput):
            match.why_not(Seat(0), attempt)
    with pytest.raises(Refused):
        match.initiate(Seat(0), "concede")
