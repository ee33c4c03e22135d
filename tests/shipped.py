"""Functions that tests call with the cards as they come with Gorin."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from gorin.content.cards.pool import SHIPPED
from gorin.content.desk import cards as desk_cards
from gorin.content.desk import matches, names, replays, scenarios
from gorin.content.tomb_raider import (
    advice,
    lessons,
    level_service,
    level_sheets,
    levels,
    options,
    pages,
    series,
    setup,
)
from gorin.content.tomb_raider import names as tomb_raider_names
from gorin.content.tomb_raider.pool import shipped
from gorin.games.tomb_raider.facts import CardFacts
from gorin.hall.table import planning, play
from gorin.sim.report import balance, page, report, run

reader_for = partial(names.reader_for, SHIPPED)
card_names = partial(names.card_names, SHIPPED)
wishes_for = partial(matches.wishes_for, SHIPPED)
plan_of = partial(matches.plan_of, SHIPPED)
match_of = partial(matches.match_of, SHIPPED)
find_card = partial(desk_cards.find_card, SHIPPED)
search_index = partial(desk_cards.search_index, SHIPPED)
read_scenario = partial(scenarios.read_scenario, SHIPPED)
Replay = partial(replays.Replay, SHIPPED)

start_of = partial(play.start_of, SHIPPED)
check_terms = partial(planning.check_terms, SHIPPED)
plan_of_table = partial(planning.plan_of_table, SHIPPED)

cases = partial(balance.cases, SHIPPED)
series_of = partial(balance.series_of, SHIPPED)
work_for = partial(run.work_for, SHIPPED)
report_of = partial(report.report_of, SHIPPED)
page_of = partial(page.page_of, SHIPPED)

load_level = partial(levels.load_level, shipped())
level_from = partial(levels.level_from, shipped())
check_level = partial(levels.check_level, shipped())
read_level = partial(levels.read_level, shipped())
sheet_of = partial(level_sheets.sheet_of, shipped())
judge_level = partial(level_service.judge_level, shipped())
judge_form = partial(level_service.judge_form, shipped())
text_of_form = partial(level_service.text_of_form, shipped())
draw_level = partial(level_service.draw_level, shipped())
templates = partial(level_service.templates, shipped())
new_level = partial(level_service.new_level, shipped())
load_deck = partial(setup.load_deck, shipped())
deck_sheet = partial(setup.deck_sheet, shipped())
seat_plan = partial(setup.seat_plan, shipped())
plan_match = partial(setup.plan_match, shipped())
plan_series = partial(series.plan_series, shipped())
plan_of_series = partial(options.plan_of_series, shipped())
played_level = partial(series.played_level, shipped())
card_page = partial(pages.page, shipped())
text_of = partial(pages.text_of, shipped())
card_name = partial(tomb_raider_names.card_name, shipped())
advise = partial(advice.advise, SHIPPED)
due = partial(lessons.due, SHIPPED)


def cards() -> Mapping[str, CardFacts]:
    """Return Tomb Raider's cards by slug."""
    return shipped().cards
