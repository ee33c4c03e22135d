from __future__ import annotations

from tests.games.tomb_raider.series_tables import a_series, choose, starting, tell
from tests.games.tomb_raider.tables import a_match, hunter
from tests.raids import agent_for

from gorin.bots.agent import answer, sights
from gorin.bots.random_bot import RandomBot
from gorin.bots.tomb_raider.keepsakes import worth
from gorin.bots.tomb_raider.series import SeriesBot, series_agent
from gorin.kernel.decision import Seat


def test_what_helps_for_good_is_worth_more_than_what_helps_a_little() -> None:
    assert worth("atlantean-scion") > worth("idol-of-fortune") > worth("claw-of-the-cave-bear")
    assert worth("infrared-goggles") > worth("backpack")
    assert worth("bats") == 0.0


def test_it_takes_the_best_treasure_and_keeps_the_best_item() -> None:
    match = starting(a_series("pick-up", 2))
    tell(match, winners=[0], room=3, saved=[["backpack", "infrared-goggles"], []])
    bot = SeriesBot(1)
    assert bot.choose(sights(match)[0]) == "keep:infrared-goggles"
    choose(match, "0>keep:infrared-goggles")
    assert bot.choose(sights(match)[0]) == "treasure:atlantean-scion"


def test_it_adds_strong_cards_until_it_may_add_no_more() -> None:
    match = starting(a_series("pick-up", 2))
    tell(match)
    before = dict(match.table.state.players[Seat(0)].deck)
    _ = answer(match, {Seat(0): SeriesBot(1)})
    after = dict(match.table.state.players[Seat(0)].deck)
    added = {slug for slug, count in after.items() if count > before.get(slug, 0)}
    assert 1 <= len(added) <= 10
    assert all(worth(slug) > 2.5 for slug in added)


def test_it_adds_no_upgrade_that_its_raider_cannot_use() -> None:
    match = starting(a_series("pick-up", 3))
    assert match.table.state.players[Seat(2)].raider == "pierre"
    tell(match)
    choose(match, "add-no-more", "add-no-more")
    _ = answer(match, {Seat(2): SeriesBot(1)})
    deck = dict(match.table.state.players[Seat(2)].deck)
    assert not any(slug.startswith("lara-croft") for slug in deck)


def test_who_is_listed_first_would_rather_draw_lots_if_the_first_starts_without_a_treasure() -> (
    None
):
    match = a_series("pick-up", 2, order="ask")
    choices = [SeriesBot(1).choose(sight) for sight in sights(match)]
    assert choices == ["levels-by-lot", "levels-as-listed"]


def test_a_random_bot_decides_at_random_between_levels_too() -> None:
    assert isinstance(series_agent("random", 1), RandomBot)
    assert isinstance(series_agent("heuristic", 1), SeriesBot)


def test_a_question_it_knows_nothing_of_is_answered_at_random() -> None:
    match = a_series("pick-up", 2)
    (sight,) = sights(match)
    sight.kind = "another-kind"
    keys = {SeriesBot(seed).choose(sight) for seed in range(20)}
    assert len(keys) > 1
    assert keys <= set(sight.keys)


def test_a_raider_that_gains_by_every_fight_does_not_walk_in_circles_for_ever() -> None:
    """Upgrades carried over made steps cost less than nothing to the bot that plays levels."""
    saved = ["lara-croft-adventurer", "lara-croft-explorer", "lara-croft-victor", "uzi"]
    match = a_match(
        [hunter("B1", saved=saved), hunter("B1")],
        {"B1": "open-cavern", "B2": "wolf-bridge", "B3": "wolf-bridge"},
    )
    bot = agent_for("heuristic", 1)
    question = next(sight for sight in sights(match) if sight.seat == Seat(0))
    assert bot.choose(question) in question.keys
